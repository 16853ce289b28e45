// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/accounts/model/company.h"
#include "server/answers/answering/faq_answer.h"
#include "server/faqs/sets/faq_set_store.h"
#include "server/http/metrics.h"
#include "server/storage/database/database.h"
#include "shared/core/clock.h"
#include <mutex>

namespace answerdesk::faqs {

/// A page in the cache with its answers, each assembled when it is first asked for. Any thread.
class CachedPage
{
public:
    static constexpr int kMaxCount = 10; ///< FAQs of an answer

    /// A ready set's first FAQs as bytes.
    struct Ready {
        QByteArray etag;
        http::PreparedPtr content;
    };

    explicit CachedPage(FaqPage page)
        : m_page(std::move(page))
    {
    }
    const FaqPage *operator->() const { return &m_page; }
    const FaqPage &operator*() const { return m_page; }
    /// count: 1 to kMaxCount.
    const Ready &ready(int count, bool approvedOnly) const;
    /// Whether there is nothing to serve because nobody has approved it.
    bool awaitsApproval(bool approvedOnly) const;

private:
    Ready assemble(int count, bool approvedOnly) const;

    FaqPage m_page;
    mutable std::mutex m_mutex;
    mutable std::vector<std::pair<int, std::unique_ptr<const Ready>>> m_ready; ///< most pages have one
};

using CachedPagePtr = std::shared_ptr<const CachedPage>;

/// Pages and answers in memory in front of the rows. Changes are put here after their commit and before they
/// are acknowledged. Any thread.
class FaqCache final : public answers::FaqAnswers
{
public:
    static constexpr int kMaxPages = 120'000; ///< above it the cache starts anew; a page takes some 6 KiB
    static constexpr int kMaxQueries = 120'000;
    static constexpr int kMaxAnswers = 200'000;

    /// What a query string asks a company for.
    struct KnownQuery {
        CachedPagePtr page; ///< as it is now
        int count = 0;
    };

    FaqCache(storage::Database &database, const accounts::CompanyDirectory &companies, const Clock &clock)
        : m_database(database)
        , m_companies(companies)
        , m_clock(clock)
    {
    }

    /// Hits, misses and sizes, for the metrics.
    void collect(std::vector<http::MetricFamily> &families);
    /// Null when the page was never asked for.
    CachedPagePtr page(const QString &companyKey, const QString &url, const QString &locale);
    CachedPagePtr put(FaqPage page);
    /// Forgets a company's pages, for changes that touch many rows.
    void forget(const QString &companyKey);

    /// What was remembered of the same query; nothing when it was not, or settings have changed since.
    std::optional<KnownQuery> known(const accounts::CompanyPtr &company, const QByteArray &query);
    /// query: as it was sent. It asks for a page that is in the cache; else nothing is remembered.
    void remember(
        const accounts::CompanyPtr &company, const QByteArray &query, const FaqPage &page, int count);

    answers::FaqAnswerPtr find(const QString &companyKey, qint64 faqId) override;

private:
    struct Slot {
        CachedPagePtr page; ///< the newest; null once the cache has dropped it
    };
    struct Remembered {
        accounts::CompanyPtr company;
        std::shared_ptr<Slot> slot;
        int count;
    };
    struct Answer {
        answers::FaqAnswerPtr answer;
        std::optional<qint64> withdrawnMs;
        bool isApproved = false;
    };
    static QString pageKey(const QString &companyKey, const QString &url, const QString &locale);
    static QByteArray queryKey(const accounts::Company &company, const QByteArray &query);
    void dropAnswersOf(const QString &pageKey);
    /// Puts a page where it is looked for, with m_mutex locked.
    void keep(const QString &key, const CachedPagePtr &page);
    void dropAll(); ///< pages and what was remembered of queries

    storage::Database &m_database;
    const accounts::CompanyDirectory &m_companies;
    const Clock &m_clock;
    std::mutex m_mutex;
    quint64 m_pageHits = 0;
    quint64 m_pageMisses = 0;
    quint64 m_answerHits = 0;
    quint64 m_answerMisses = 0;
    quint64 m_generation = 0; ///< rises with each change, so that a row read before it is not put in after it
    QHash<QString, std::shared_ptr<Slot>> m_pages;
    QHash<QByteArray, Remembered> m_queries;
    QHash<std::pair<QString, qint64>, Answer> m_answers;
    QHash<QString, QList<qint64>> m_answersOfPage; ///< which of them are in memory
};

} // namespace answerdesk::faqs
