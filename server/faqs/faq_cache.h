// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/answers/message_handlers.h"
#include "server/faqs/faq_store.h"
#include "server/storage/database.h"
#include <mutex>

namespace answerdesk::faqs {

using FaqPagePtr = std::shared_ptr<const FaqPage>;

/// Pages and answers in memory in front of the rows. Changes are put here after their commit and before they
/// are acknowledged. Any thread.
class FaqCache final : public answers::FaqAnswers
{
public:
    static constexpr int kMaxPages = 50'000; ///< above it the cache starts anew
    static constexpr int kMaxAnswers = 200'000;

    FaqCache(storage::Database &database, const Clock &clock)
        : m_database(database)
        , m_clock(clock)
    {
    }

    /// Null when the page was never asked for.
    FaqPagePtr page(const QString &companyKey, const QString &url, const QString &locale);
    void put(FaqPage page);
    /// Forgets a company's pages, for changes that touch many rows.
    void forget(const QString &companyKey);

    std::optional<answers::FaqAnswer> find(const QString &companyKey, qint64 faqId) override;

private:
    using AnswerPtr = std::shared_ptr<const FaqRow>;
    static QString pageKey(const QString &companyKey, const QString &url, const QString &locale);

    storage::Database &m_database;
    const Clock &m_clock;
    std::mutex m_mutex;
    quint64 m_generation = 0; ///< rises with each change, so that a row read before it is not put in after it
    QHash<QString, FaqPagePtr> m_pages;
    QHash<std::pair<QString, qint64>, AnswerPtr> m_answers;
};

} // namespace answerdesk::faqs
