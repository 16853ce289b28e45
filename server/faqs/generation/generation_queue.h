// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/accounts/model/company.h"
#include "server/faqs/generation/faq_model.h"
#include "server/faqs/generation/page_inspector.h"
#include "server/faqs/pregeneration/pregeneration_reader.h"
#include "server/faqs/sets/faq_cache.h"
#include "server/http/metrics.h"
#include "server/http/watch_list.h"
#include <QtCore/QThread>
#include <QtCore/QThreadPool>
#include <QtCore/QTimer>

namespace answerdesk::faqs {

struct GenerationSettings {
    bool allowLoopback = false; ///< fetch.allow_loopback
    QString extractProgram; ///< empty: beside the running program
    int maxConcurrent = 6;
    int maxPending = 10'000;
    int maxOfCompany = 3; ///< of these at once, so that a slow shop leaves room for others
    int maxAttempts = 3; ///< for pages that do not answer
    qint64 leaseMs = 60'000; ///< without a model's time
    qint64 retryMs = 1'500; ///< before the second attempt; three times as long before each further one
};

/// Turns queued pages into FAQs: claims jobs by lease, fetches on a thread of its own, reads and writes in a
/// small pool, which does not wait for a model. Made, started and stopped on the main thread; everything else
/// may be called from any thread.
class GenerationQueue final : public QObject
{
    Q_OBJECT
public:
    GenerationQueue(storage::Database &database, const accounts::CompanyDirectory &companies, FaqCache &cache,
        const Clock &clock, GenerationSettings settings, const ShopAnswers *shop = nullptr,
        FaqModel *model = nullptr);
    ~GenerationQueue() override;

    void start();
    /// Cancels what is being fetched, takes no more work, and answers who watches. Pages are read on.
    void beginStop();
    void stop();
    /// There may be work.
    void poke();
    /// So many pages wait that a new one would wait too long: it is refused.
    bool isFull() const { return m_pending >= m_settings.maxPending; }
    /// A page was put into the queue by a write job.
    void added(const QString &companyKey);
    /// A pre-generation was begun or resumed.
    void pregenerationAdded();
    /// Pages that are being made or wait for it.
    int pending() const { return m_pending; }
    /// Seconds after which asking again makes sense: an honest estimate from the company's part of the queue,
    /// 1 to 30.
    int retryAfterSeconds(const QString &companyKey) const;
    /// Those who watch pages, by company. Who changes a page by other means announces it here.
    http::WatchList &watches() { return m_watches; }
    web::HostRules rulesOf(const accounts::Company &company) const;
    /// Why a page of the company is not fetched, for people; empty when it may be.
    QString addressFault(const accounts::Company &company, const PageUrl &url) const;
    /// Looks at a page with the code and the politeness of production, and stores nothing.
    void inspect(const PageLook &look);
    /// The same with a rule that is not stored.
    void tryRule(const RuleLook &look);
    /// Finished generations by outcome and their duration, pages under way and waiting, pages by state.
    void collect(std::vector<http::MetricFamily> &families);

private:
    void claim();
    FeedRules feedRules() const;
    void begin(FaqJob job);
    void fetched(const FaqJob &job, const web::FetchResult &result);
    void finish(const FaqJob &job, const Outcome &outcome);
    struct Reading;
    /// Runs a part of a generation in the pool. What it returns is the end; nothing: it goes on elsewhere.
    void inPool(const FaqJob &job, std::function<std::optional<Outcome>()> part);
    std::optional<answers::ModelChoice> choiceWithin(const accounts::Company &company) const;
    std::optional<Outcome> read(const FaqJob &job, const web::FetchedPage &page);
    Outcome write(const Reading &reading, const PageWording &wording) const;
    void released();

    storage::Database &m_database;
    const accounts::CompanyDirectory &m_companies;
    FaqCache &m_cache;
    const Clock &m_clock;
    FaqModel *m_model; ///< null: templates alone write
    const GenerationSettings m_settings;
    const QString m_owner; ///< of leases: this run of the server
    const PageMaker m_maker;
    QThread m_thread;
    QThreadPool m_pool;
    PageInspector m_inspector{m_maker, m_pool, m_database, m_clock};
    web::PageFetcher *m_fetcher = nullptr;
    PregenerationReader *m_reader = nullptr;
    QTimer *m_tick = nullptr;
    std::atomic<int> m_running{0}; ///< written in the queue's thread only
    bool m_isClaiming = false;
    bool m_claimAgain = false;
    std::atomic<bool> m_hasPregenerations{true}; ///< some may have pages for the queue
    http::WatchList m_watches;
    std::atomic<int> m_pending{0};
    std::atomic<int> m_averageMs{700};
    mutable std::mutex m_mutex;
    QHash<QString, int> m_waiting; ///< pages that shoppers wait for, by company; under m_mutex
    std::atomic<bool> m_isStopping{false};
    http::Histogram m_seconds{0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30}; ///< of fetching and writing a page
    std::array<std::atomic<quint64>, 9> m_outcomes{}; ///< by reason of unavailability; the last one: ready
};

} // namespace answerdesk::faqs
