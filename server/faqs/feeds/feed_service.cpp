// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/feeds/feed_service.h"
#include "shared/core/log_area.h"
#include "shared/core/random.h"
#include <QtCore/QUrlQuery>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

using api::FeedRunState;
using storage::Connection;

namespace {

constexpr int kMostFetches = 2; ///< at once
constexpr qsizetype kPartBytes = 1 << 20;
constexpr int kMostUnstoredParts = 4; ///< then the shop's server waits
constexpr int kTickMs = 1000;
constexpr int kMostPages = 10'000; ///< of Shopify's list, 250 products each
constexpr qint64 kEmptyPage = 32; ///< bytes of {"products":[]} and what a shop may put around it
constexpr int kPreviewIdleMs = 15'000;
constexpr qint64 kSlowTicks = 60; ///< between two looks for uploads that ended

/// Shopify answers the list of its products page by page, until one is empty.
bool isPaged(const QUrl &url) { return url.path().endsWith(u"/products.json"); }

QUrl pageOf(QUrl url, int page)
{
    QUrlQuery query(url);
    if (!query.hasQueryItem(u"limit"_s))
        query.addQueryItem(u"limit"_s, u"250"_s);
    query.removeAllQueryItems(u"page"_s);
    query.addQueryItem(u"page"_s, QString::number(page));
    url.setQuery(query);
    return url;
}

/// Runs are numbered within their company.
std::pair<QString, qint64> keyOf(const FeedRunRef &ref) { return {ref.companyKey, ref.id}; }

/// Starts the run of a feed that is due, and sets when the next one is.
void startDue(Connection &connection, const FeedRef &ref, qint64 nowMs)
{
    auto feed = loadFeed(connection, ref);
    if (!feed || !feed->nextRunAt || feed->nextRunAt->ms > nowMs)
        return;
    feed->nextRunAt.reset();
    if (feed->intervalMinutes.value_or(0) > 0)
        feed->nextRunAt = schema::Timestamp{nowMs + *feed->intervalMinutes * 60'000LL};
    updateFeed(connection, *feed);
    (void)startRun(connection, *feed, u"schedule"_s, std::nullopt, nowMs); // unless a run is open
}

} // namespace

/// A run whose content is being fetched. In the service's thread.
struct FeedService::Fetch {
    FeedRunRef ref;
    std::unique_ptr<web::StreamFetch> stream;
    QByteArray buffer;
    qint64 received = 0; ///< bytes that were given to the writer or wait in the buffer
    int unstored = 0; ///< parts in the writer's queue
    web::StreamRequest request; ///< of the next page
    int page = 1; ///< of a list that is answered page by page
    qint64 pageStart = 0; ///< bytes before it
};

FeedService::FeedService(FeedServiceParts parts)
    : m_parts(std::move(parts))
    , m_owner(QString::fromLatin1(randomBase62(16)))
{
    m_pool.setMaxThreadCount(1);
    m_pool.setExpiryTimeout(-1);
    m_packing.setMaxThreadCount(1);
    m_thread.setObjectName(u"feeds"_s);
    moveToThread(&m_thread);
}

FeedService::~FeedService() { stop(); }

void FeedService::start()
{
    m_thread.start(QThread::LowPriority);
    QMetaObject::invokeMethod(
        this,
        [this] {
            m_timer = new QTimer(this);
            connect(m_timer, &QTimer::timeout, this, &FeedService::tick);
            m_parts.database.writer().submit(
                [](Connection &connection) -> Result<bool> {
                    releaseRuns(connection);
                    return true;
                },
                [this](const Result<bool> &) { wake(); });
            m_timer->start(kTickMs);
        },
        Qt::BlockingQueuedConnection);
}

void FeedService::beginStop()
{
    if (m_isStopping.exchange(true))
        return;
    m_watches.end();
    if (!m_thread.isRunning())
        return;
    QMetaObject::invokeMethod(
        this,
        [this] {
            delete std::exchange(m_timer, nullptr);
            m_fetches.clear(); // fetched again after the next start
        },
        Qt::BlockingQueuedConnection);
}

void FeedService::stop()
{
    beginStop();
    m_pool.waitForDone();
    m_packing.waitForDone();
    m_thread.quit();
    m_thread.wait();
}

void FeedService::wake()
{
    if (!m_isStopping)
        QMetaObject::invokeMethod(this, &FeedService::tick, Qt::QueuedConnection);
}

void FeedService::pack(QByteArray bytes, std::function<void(FeedBytes)> done)
{
    m_packing.start(
        [bytes = std::move(bytes), done = std::move(done)]() mutable { done(FeedBytes(std::move(bytes))); });
}

void FeedService::changed(const QString &companyKey) { m_watches.announce(companyKey); }

void FeedService::renewed(QList<FaqPage> pages)
{
    QSet<QString> companies;
    for (FaqPage &page : pages) {
        companies.insert(page.companyKey);
        m_parts.cache.put(std::move(page));
    }
    for (const QString &company : std::as_const(companies))
        m_parts.pagesRenewed(company);
}

web::HostRules FeedService::rulesOf(const accounts::Company &company) const
{
    return {company.allowedHosts, m_parts.allowLoopback};
}

void FeedService::fetchBeginning(const accounts::Company &company, const PageUrl &url, qsizetype bytes,
    std::function<void(const tl::expected<FeedBeginning, web::FetchFailure> &)> done)
{
    web::StreamRequest request;
    request.url = QUrl(url.canonical);
    request.rules = rulesOf(company);
    request.idleMs = kPreviewIdleMs;
    QMetaObject::invokeMethod(
        this,
        [this, request = std::move(request), bytes, done = std::move(done)]() mutable {
            if (m_isStopping)
                return;
            struct Preview {
                QByteArray received;
                web::StreamFetch *stream = nullptr;
                bool isOver = false;
            };
            const auto preview = std::make_shared<Preview>();
            const auto end = [preview, done](const tl::expected<FeedBeginning, web::FetchFailure> &result) {
                if (std::exchange(preview->isOver, true))
                    return;
                preview->stream->deleteLater();
                done(result);
            };
            request.bytes = [preview, bytes, end](const QByteArray &more) {
                preview->received += more;
                if (preview->received.size() >= bytes)
                    end(FeedBeginning{{}, preview->received.left(bytes)});
            };
            preview->stream = new web::StreamFetch(
                std::move(request),
                [preview, end](const web::FetchResult &result) {
                    if (!result)
                        return end(tl::unexpected(result.error()));
                    end(FeedBeginning{result->contentType, preview->received});
                },
                this);
            preview->stream->start();
        },
        Qt::QueuedConnection);
}

void FeedService::tick()
{
    if (m_isStopping || !m_timer)
        return;
    const qint64 now = m_parts.clock.nowMs();
    const bool isSlow = m_ticks++ % kSlowTicks == 0;
    struct Started {
        QList<FaqPage> pages;
        QSet<QString> companies;
        bool hasMore = false;
    };
    try {
        storage::Connection &reader = m_parts.database.reader();
        fetchNext();
        execute();
        if (!isSlow && loadDueFeeds(reader, now).isEmpty() && !hasDueProducts(reader, now)
            && !hasEndedContent(reader))
            return;
    } catch (const std::exception &failure) {
        qCWarning(area::faqs, "feeds: %s", failure.what());
        return;
    }
    m_parts.database.writer().submit(
        [now, isSlow](Connection &connection) -> Result<Started> {
            Started started;
            for (const FeedRef &ref : loadDueFeeds(connection, now)) {
                startDue(connection, ref, now);
                started.companies.insert(ref.companyKey);
            }
            if (isSlow)
                failSilentUploads(connection, now);
            started.pages = renewDueProducts(connection, now, started.hasMore);
            dropEndedContent(connection); // some with each tick
            return started;
        },
        [this](Result<Started> started) {
            if (!started)
                return;
            renewed(std::move(started->pages));
            for (const QString &company : std::as_const(started->companies))
                changed(company);
            if (started->hasMore || !started->companies.isEmpty())
                wake();
        });
}

void FeedService::fetchNext()
{
    Connection &reader = m_parts.database.reader();
    for (const FeedRunRef &ref : loadRunsToFetch(reader, m_parts.clock.nowMs())) {
        if (m_fetches.size() >= kMostFetches)
            return;
        if (m_fetches.contains(keyOf(ref)))
            continue;
        const auto run = loadRun(reader, ref);
        const auto feed = run ? loadFeed(reader, run->feed()) : std::nullopt;
        if (feed)
            beginFetch(*run, *feed);
    }
}

void FeedService::beginFetch(StoredFeedRun run, const StoredFeed &feed)
{
    const accounts::CompanyPtr company = m_parts.companies.findServed(run.companyKey);
    const auto fetch = std::make_shared<Fetch>();
    fetch->ref = run.ref();
    m_fetches.insert(keyOf(fetch->ref), fetch);
    if (!company)
        return fetched(fetch,
            tl::unexpected(web::FetchFailure{
                web::FetchFailure::Kind::NotAllowed, u"This server does not serve the company."_s, 0}));
    web::StreamRequest &request = fetch->request;
    request.url = QUrl(feed.url.value_or(QString()));
    request.rules = rulesOf(*company);
    if (isPaged(request.url)) {
        request.url = pageOf(request.url, 1);
    } else {
        request.ifNoneMatch = feed.etag;
        request.ifModifiedSince = feed.lastModified;
    }
    request.maxBytes = kMaxFeedBytes;
    request.bytes = [this, fetch = std::weak_ptr(fetch)](const QByteArray &bytes) {
        if (const auto open = fetch.lock())
            takeBytes(open, bytes);
    };
    openStream(fetch);
    // What an earlier attempt has stored is fetched again.
    m_parts.database.writer().submit(
        [ref = fetch->ref, owner = m_owner, now = m_parts.clock.nowMs()](
            Connection &connection) -> Result<bool> {
            auto stored = loadRun(connection, ref);
            if (!stored || !stored->isOpen()
                || !leaseRun(connection, ref, owner, now, now + FeedExecution::kLeaseMs))
                return answerdesk::fail(ErrorCode::FeedRunEnded);
            const bool isEmpty = dropContent(connection, *stored);
            updateRun(connection, *stored, now);
            if (!isEmpty)
                releaseRun(connection, ref);
            return isEmpty;
        },
        [this, fetch](const Result<bool> &ready) {
            QMetaObject::invokeMethod(
                this,
                [this, fetch, isReady = ready.value_or(false)] {
                    if (isReady && fetch->stream)
                        fetch->stream->start();
                    else
                        endFetch(fetch);
                },
                Qt::QueuedConnection);
        });
}

void FeedService::openStream(const std::shared_ptr<Fetch> &fetch)
{
    fetch->stream = std::make_unique<web::StreamFetch>(
        fetch->request, [this, fetch = std::weak_ptr(fetch)](const web::FetchResult &result) {
            if (const auto open = fetch.lock())
                fetched(open, result);
        });
}

/// Goes on to the next page of a list, unless the last one was empty.
bool FeedService::fetchNextPage(const std::shared_ptr<Fetch> &fetch)
{
    const qint64 received = fetch->received + fetch->buffer.size();
    const bool isLast = received - fetch->pageStart <= kEmptyPage || fetch->page >= kMostPages;
    if (!isPaged(fetch->request.url) || isLast)
        return false;
    fetch->pageStart = received;
    fetch->request.url = pageOf(fetch->request.url, ++fetch->page);
    // Not from within the answer of the present stream.
    QMetaObject::invokeMethod(
        this,
        [this, fetch] {
            if (m_isStopping || !fetch->stream)
                return;
            openStream(fetch);
            fetch->stream->start();
        },
        Qt::QueuedConnection);
    return true;
}

void FeedService::takeBytes(const std::shared_ptr<Fetch> &fetch, const QByteArray &bytes)
{
    fetch->buffer += bytes;
    if (fetch->buffer.size() >= kPartBytes)
        store(fetch);
}

void FeedService::store(const std::shared_ptr<Fetch> &fetch)
{
    const FeedBytes bytes(std::exchange(fetch->buffer, {}));
    const qint64 offset = std::exchange(fetch->received, fetch->received + bytes.raw.size());
    if (++fetch->unstored >= kMostUnstoredParts)
        fetch->stream->setPaused(true);
    m_parts.database.writer().submit(
        [ref = fetch->ref, owner = m_owner, offset, bytes, now = m_parts.clock.nowMs()](
            Connection &connection) -> Result<bool> {
            auto run = loadRun(connection, ref);
            if (!run || !run->isOpen() || run->state != FeedRunState::Receiving
                || !leaseRun(connection, ref, owner, now, now + FeedExecution::kLeaseMs))
                return answerdesk::fail(ErrorCode::FeedRunEnded);
            if (const Result<void> added = addContent(connection, *run, offset, bytes); !added)
                return tl::unexpected(added.error());
            updateRun(connection, *run, now);
            return true;
        },
        [this, fetch](const Result<bool> &stored) {
            changed(fetch->ref.companyKey);
            QMetaObject::invokeMethod(
                this,
                [this, fetch, isStored = stored.has_value()] {
                    --fetch->unstored;
                    if (!isStored)
                        return endFetch(fetch); // cancelled, or taken up again when the database is back
                    if (fetch->stream && fetch->unstored < kMostUnstoredParts)
                        fetch->stream->setPaused(false);
                },
                Qt::QueuedConnection);
        });
}

void FeedService::fetched(const std::shared_ptr<Fetch> &fetch, const web::FetchResult &result)
{
    if (m_isStopping || (result && fetchNextPage(fetch)))
        return;
    if (!fetch->buffer.isEmpty() && result)
        store(fetch);
    // Behind the parts in the writer's queue.
    m_parts.database.writer().submit(
        [ref = fetch->ref, result, received = fetch->received, now = m_parts.clock.nowMs()](
            Connection &connection) -> Result<bool> {
            auto run = loadRun(connection, ref);
            if (!run || !run->isOpen() || run->state != FeedRunState::Receiving)
                return false;
            if (!result) {
                endRun(connection, *run, FeedRunState::Failed, result.error().text, now);
                return true;
            }
            if (result->status == 304) {
                const auto feed = loadFeed(connection, run->feed());
                run->unchanged = feed ? feed->products : 0;
                endRun(connection, *run, FeedRunState::Done, u"The feed has not changed."_s, now);
                return true;
            }
            if (received != run->received)
                return false; // a part is missing: it is fetched again
            run->contentType = result->contentType;
            run->etag = result->etag;
            run->lastModified = result->lastModified;
            if (run->received == 0) {
                endRun(connection, *run, FeedRunState::Failed, u"The address answered with an empty file."_s,
                    now);
                return true;
            }
            run->state = FeedRunState::Checking;
            run->size = run->received;
            updateRun(connection, *run, now);
            releaseRun(connection, ref);
            return true;
        },
        [this, fetch](const Result<bool> &) {
            changed(fetch->ref.companyKey);
            QMetaObject::invokeMethod(
                this, [this, fetch] { endFetch(fetch); }, Qt::QueuedConnection);
        });
}

void FeedService::endFetch(const std::shared_ptr<Fetch> &fetch)
{
    fetch->stream.reset();
    if (m_fetches.value(keyOf(fetch->ref)) == fetch)
        m_fetches.remove(keyOf(fetch->ref));
    wake();
}

void FeedService::execute()
{
    if (m_isExecuting)
        return;
    const auto next = nextRunToExecute(m_parts.database.reader(), m_parts.clock.nowMs());
    if (!next)
        return;
    m_isExecuting = true;
    m_pool.start([this, ref = *next] {
        FeedExecution({m_parts.database, m_parts.clock, m_owner, m_isStopping,
                          [this](QList<FaqPage> pages) { renewed(std::move(pages)); },
                          [this](const QString &company) { changed(company); }},
            ref)
            .run();
        m_isExecuting = false;
        wake();
    });
}

void FeedService::collect(std::vector<http::MetricFamily> &families)
{
    using Type = http::MetricFamily::Type;
    http::MetricFamily runs{
        "answerdesk_feed_runs", "Runs of product feeds that are kept, by state.", Type::Gauge, {}, {}};
    http::MetricFamily products{
        "answerdesk_feed_products", "Products of feeds as of their last run.", Type::Gauge, {}, {}};
    Connection &reader = m_parts.database.reader();
    for (const auto &[state, count] : countRuns(reader))
        runs.samples.push_back({{{"state", state.toLatin1()}}, double(count)});
    products.samples.push_back({{}, double(countAllFeedProducts(reader))});
    families.push_back(std::move(runs));
    families.push_back(std::move(products));
}

} // namespace answerdesk::faqs
