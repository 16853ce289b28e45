// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/answers/engine/phrases.h"
#include "server/storage/connection/connection.h"
#include "shared/api/texts.h"
#include <QtCore/QHash>
#include <QtCore/QMap>
#include <memory>
#include <mutex>

namespace answerdesk::answers {

/// Texts that a company has put in place of the built-in ones.
struct OwnTexts {
    struct Pair {
        QString greeting; ///< empty: the built-in one
        QString refusal;
    };
    QMap<QString, Pair> byLocale;
    qint64 revision = 0; ///< 0: never changed

    /// The own text of the locale, else of its language; empty when the built-in one is to be given.
    QString find(Phrase what, const QString &locale) const;
    api::CompanyTexts toApi(const QStringList &locales) const;
};

OwnTexts loadTexts(storage::Connection &connection, const QString &companyKey);
/// Writing, in a write job: puts one locale's texts over what is stored.
void storeTexts(storage::Connection &connection, const QString &companyKey, const QString &locale,
    const OwnTexts::Pair &texts, qint64 revision, qint64 nowMs);

/// The own texts of all companies in memory, read by every answer. Any thread; a change is put here after its
/// commit and before it is acknowledged.
class TextDirectory
{
public:
    using Pointer = std::shared_ptr<const OwnTexts>;

    /// Reads the texts of all companies.
    void load(storage::Connection &connection);
    /// Never null.
    Pointer find(const QString &companyKey) const;
    /// Leaves newer texts in place: changes may be acknowledged in any order.
    void put(const QString &companyKey, OwnTexts texts);
    void forget(const QString &companyKey);

private:
    mutable std::mutex m_mutex;
    QHash<QString, Pointer> m_texts;
    Pointer m_none = std::make_shared<const OwnTexts>();
};

} // namespace answerdesk::answers
