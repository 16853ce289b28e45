// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/faqs/formats/feed_reader.h"
#include "server/faqs/formats/row_draft.h"
#include "server/faqs/formats/row_values.h"
#include <QtCore/QHash>
#include <QtCore/QUrl>

namespace answerdesk::faqs {

/// Makes a product of what a row says, in whichever format it stood, or says what is wrong with it. A price
/// that is not certain skips the row: the answer "49 €" to the question what something costs has to be right.
class RowRules
{
public:
    RowRules(const api::FeedReading &settings, FeedSink sink);

    void take(const RowDraft &draft);
    /// A row that could not be read, or not as a row.
    void skip(const RowPlace &place, api::FeedProblem reason, const QString &value);

    qint64 rows() const { return m_rows; }
    /// The text has replaced bytes from here on, which costs a look at every value.
    void expectBadText() { m_hasBadText = true; }

private:
    struct Row; ///< in the making
    bool holdsBadText(Row &row);
    void readIdentity(Row &row);
    void readPrices(Row &row);
    void readSalePrice(Row &row, const FeedPrice &price);
    void readStates(Row &row);
    void readTexts(Row &row);
    void readFurther(Row &row);
    std::optional<QString> canonicalUrl(const QString &text) const;
    std::optional<QString> text(Row &row, api::FeedField field, qsizetype most);
    std::optional<QString> availability(const QString &text);
    void skip(Row &row, api::FeedProblem reason, const QString &value);
    void report(Row &row, api::FeedField field, api::FeedProblem reason, bool isSkipped);

    void send(const RowPlace &place, std::optional<api::FeedField> field, api::FeedProblem reason,
        bool isSkipped, const QString &value);

    FeedSink m_sink;
    QString m_currency;
    QUrl m_base;
    QHash<QString, QString> m_availabilities; ///< words of this feed and their meaning
    qint64 m_rows = 0;
    bool m_hasBadText = false;
};

} // namespace answerdesk::faqs
