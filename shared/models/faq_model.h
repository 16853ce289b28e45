// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/faq_pages.h"
#include "shared/client/api_client.h"
#include "shared/models/remote_model.h"

namespace answerdesk::models {

/// The questions and answers of one page, by position, with what they rest on.
class FaqModel final : public RemoteModel
{
    Q_OBJECT
public:
    enum Column { QuestionColumn, AnswerColumn, ColumnCount };
    enum Role {
        FaqIdRole = Qt::UserRole + 1,
        QuestionRole,
        AnswerRole,
        PositionRole,
        SourceCountRole,
        SourceTextRole ///< the first source as a line: where and the words
    };

    explicit FaqModel(QObject *parent = nullptr);

    /// Which page; drops the rows when it is another one. Empty: none. Does not ask: refresh() does.
    void setPage(const QString &pageId);
    QString page() const { return m_page; }
    void refresh() override;

    const api::Faq &at(int row) const { return m_rows[std::size_t(row)]; }
    /// The page as the last answer had it.
    const std::optional<api::FaqPage> &pageDetails() const { return m_details; }

    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QHash<int, QByteArray> roleNames() const override;

protected:
    int count() const override { return int(m_rows.size()); }
    void clear() override;

private:
    QString m_page;
    std::optional<api::FaqPage> m_details;
    std::vector<api::Faq> m_rows;
    client::PendingCall m_call;
};

} // namespace answerdesk::models
