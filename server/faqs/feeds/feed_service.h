// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/accounts/model/company.h"
#include "server/faqs/feeds/feed_execution.h"
#include "server/faqs/sets/faq_cache.h"
#include "server/http/metrics.h"
#include "server/http/watch_list.h"
#include "server/web/fetch/stream_fetch.h"
#include <QtCore/QThread>
#include <QtCore/QThreadPool>

namespace answerdesk::faqs {

struct FeedServiceParts {
    storage::Database &database;
    const accounts::CompanyDirectory &companies;
    FaqCache &cache;
    const Clock &clock;
    bool allowLoopback = false; ///< fetch_allow_loopback
    std::function<void(const QString &companyKey)> pagesRenewed; ///< after their commit; any thread
};

/// The first bytes of a feed.
struct FeedBeginning {
    QByteArray contentType;
    QByteArray bytes;
};

/// Fetches feeds on their schedule, and executes runs, one at a time. A fetch stores its bytes as an upload
/// does, and waits for the database when that is slower than the shop's server. Made, started and stopped on
/// the main thread; everything else may be called from any thread.
class FeedService final : public QObject
{
    Q_OBJECT
public:
    explicit FeedService(FeedServiceParts parts);
    ~FeedService() override;

    void start();
    void beginStop();
    void stop();
    /// There may be work.
    void wake();
    /// Those who watch feeds, by company.
    http::WatchList &watches() { return m_watches; }
    /// done: in a thread of its own, which may take longer than a handler.
    void pack(QByteArray bytes, std::function<void(FeedBytes)> done);
    /// A feed or a run of the company changed, after its commit.
    void changed(const QString &companyKey);
    void renewed(QList<FaqPage> pages);
    web::HostRules rulesOf(const accounts::Company &company) const;
    /// done: in the service's thread, once; not at all when the server stops first.
    void fetchBeginning(const accounts::Company &company, const PageUrl &url, qsizetype bytes,
        std::function<void(const tl::expected<FeedBeginning, web::FetchFailure> &)> done);
    void collect(std::vector<http::MetricFamily> &families);

private:
    struct Fetch;
    void tick();
    void fetchNext();
    void beginFetch(StoredFeedRun run, const StoredFeed &feed);
    void openStream(const std::shared_ptr<Fetch> &fetch);
    bool fetchNextPage(const std::shared_ptr<Fetch> &fetch);
    void takeBytes(const std::shared_ptr<Fetch> &fetch, const QByteArray &bytes);
    void store(const std::shared_ptr<Fetch> &fetch);
    void fetched(const std::shared_ptr<Fetch> &fetch, const web::FetchResult &result);
    void endFetch(const std::shared_ptr<Fetch> &fetch);
    void execute();

    const FeedServiceParts m_parts;
    const QString m_owner; ///< of leases: this run of the server
    QThread m_thread;
    QThreadPool m_pool; ///< executes one run at a time
    QThreadPool m_packing; ///< of uploaded bytes
    QTimer *m_timer = nullptr; ///< in the thread, as the next
    QHash<std::pair<QString, qint64>, std::shared_ptr<Fetch>> m_fetches; ///< by company and run
    http::WatchList m_watches;
    std::atomic<bool> m_isStopping{false};
    std::atomic<bool> m_isExecuting{false};
    qint64 m_ticks = 0; ///< in the thread
};

} // namespace answerdesk::faqs
