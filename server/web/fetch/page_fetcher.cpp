// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/web/fetch/page_fetcher.h"
#include "answerdesk_version.h"
#include "server/web/fetch/http_get.h"
#include "server/web/fetch/robots.h"
#include <QtCore/QDeadlineTimer>
#include <QtCore/QFutureWatcher>
#include <QtCore/QHash>
#include <QtCore/QPromise>
#include <QtCore/QSet>
#include <QtCore/QTimer>
#include <QtNetwork/QNetworkProxy>
#include <deque>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::web {

namespace {

constexpr qint64 kMaxRobotsBytes = 500 * 1024;
constexpr qsizetype kMaxRobotsEntries = 2000;

struct RobotsEntry {
    RobotsRules rules;
    QDeadlineTimer expires;
};
using RobotsCache = QHash<QString, RobotsEntry>;

QString originOf(const QUrl &url)
{
    return url.scheme() + u"://"_s + canonicalHost(url.host(QUrl::FullyEncoded)) + u':'
        + QString::number(url.port(url.scheme() == u"https" ? 443 : 80));
}

FetchFailure cancelled()
{
    return {FetchFailure::Kind::Cancelled, u"The server stopped before the page was fetched."_s, 0};
}

/// The promise of one fetch. Whatever happens to it, the future gets its one result.
class Ticket
{
public:
    Ticket() { m_promise.start(); }
    Q_DISABLE_COPY_MOVE(Ticket)
    ~Ticket() { answer(tl::unexpected(cancelled())); }
    QFuture<FetchResult> future() { return m_promise.future(); }
    void answer(FetchResult result)
    {
        if (std::exchange(m_answered, true))
            return;
        m_promise.addResult(std::move(result));
        m_promise.finish();
    }

private:
    QPromise<FetchResult> m_promise;
    bool m_answered = false;
};

/// One fetch with its robots.txt and redirects.
class Job : public QObject
{
public:
    Job(const FetchOptions &options, QNetworkAccessManager &network, Resolver &resolver, RobotsCache &robots,
        FetchRequest request, QObject *parent)
        : QObject(parent)
        , m_options(options)
        , m_network(network)
        , m_resolver(resolver)
        , m_robots(robots)
        , m_request(std::move(request))
    {
        m_limit.setSingleShot(true);
        m_limit.setTimerType(Qt::PreciseTimer);
        m_robotsLimit.setSingleShot(true);
        connect(&m_limit, &QTimer::timeout, this, [this] {
            finish(tl::unexpected(FetchFailure{FetchFailure::Kind::TimedOut,
                u"The page did not arrive within %1 seconds."_s.arg(double(m_options.totalMs) / 1000), 0}));
        });
        connect(&m_robotsLimit, &QTimer::timeout, this, [this] { robotsKnown({}); });
    }

    /// Nobody waits for it any more.
    void cancel() { finish(tl::unexpected(cancelled())); }

    /// Of the host that answered last.
    int crawlDelayMs() const { return m_crawlDelayMs; }

    void start(std::function<void(FetchResult)> done)
    {
        m_done = std::move(done);
        m_limit.start(m_options.totalMs);
        visit(m_request.url);
    }

private:
    void visit(const QUrl &url)
    {
        m_url = url;
        const QString origin = originOf(url);
        const auto known = m_robots.constFind(origin);
        if (known != m_robots.constEnd() && !known->expires.hasExpired())
            return fetchPage(known->rules);
        m_robotsLimit.start(m_options.robotsMs);
        QUrl robots = url;
        robots.setPath(u"/robots.txt"_s);
        robots.setQuery(QString());
        robots.setFragment({});
        m_robotsHops = 0;
        fetchRobots(robots);
    }

    void fetchRobots(const QUrl &url)
    {
        GetRequest request{
            url, m_request.rules, commonHeaders("text/plain, */*;q=0.1"), kMaxRobotsBytes, false, true};
        get(std::move(request), [this](HttpGet::Outcome outcome) {
            if (!outcome) {
                // What forbids robots.txt forbids the page as well, with the same words.
                if (outcome.error().kind == FetchFailure::Kind::NotAllowed && m_robotsHops == 0)
                    return finish(tl::unexpected(outcome.error()));
                return robotsKnown({});
            }
            if (!outcome->redirect.isEmpty() && ++m_robotsHops <= m_options.maxRedirects)
                return fetchRobots(outcome->redirect);
            const int status = outcome->page.status;
            robotsKnown(status >= 200 && status < 300 ? RobotsRules::parse(outcome->page.body, "answerdesk")
                                                      : RobotsRules());
        });
    }

    void robotsKnown(const RobotsRules &rules)
    {
        m_robotsLimit.stop();
        if (m_robots.size() >= kMaxRobotsEntries)
            m_robots.clear();
        m_robots.insert(originOf(m_url), {rules, QDeadlineTimer(m_options.robotsLifetimeMs)});
        fetchPage(rules);
    }

    void fetchPage(const RobotsRules &rules)
    {
        m_crawlDelayMs = rules.crawlDelayMs();
        if (!rules.permits(m_url))
            return finish(tl::unexpected(FetchFailure{
                FetchFailure::Kind::NotAllowed, u"The shop's robots.txt forbids the page."_s, 0}));
        GetRequest request{m_url, m_request.rules,
            commonHeaders("text/html, application/xhtml+xml;q=0.9, */*;q=0.1"), m_options.maxBytes,
            m_request.htmlOnly, false};
        if (!m_request.ifNoneMatch.isEmpty())
            request.headers.emplaceBack("If-None-Match", m_request.ifNoneMatch);
        if (!m_request.ifModifiedSince.isEmpty())
            request.headers.emplaceBack("If-Modified-Since", m_request.ifModifiedSince);
        get(std::move(request), [this](HttpGet::Outcome outcome) {
            if (!outcome)
                return finish(tl::unexpected(outcome.error()));
            if (outcome->redirect.isEmpty())
                return answer(std::move(outcome->page));
            if (++m_hops > m_options.maxRedirects)
                return finish(tl::unexpected(FetchFailure{FetchFailure::Kind::Unreachable,
                    u"The address redirects more than %1 times."_s.arg(m_options.maxRedirects),
                    outcome->page.status}));
            visit(outcome->redirect);
        });
    }

    void answer(FetchedPage page)
    {
        page.crawlDelayMs = m_crawlDelayMs;
        finish(std::move(page));
    }

    QList<QPair<QByteArray, QByteArray>> commonHeaders(const QByteArray &accept) const
    {
        const QByteArray agent = m_options.userAgent.isEmpty() ? fetcherUserAgent() : m_options.userAgent;
        return {{"User-Agent", agent}, {"Accept", accept}};
    }

    void get(GetRequest request, std::function<void(HttpGet::Outcome)> done)
    {
        dropGet(); // a robots.txt that did not come in time must not be heard any more
        m_get
            = std::make_unique<HttpGet>(m_network, m_resolver, std::move(request), std::move(done), nullptr);
        m_get->start();
    }

    void dropGet()
    {
        if (!m_get)
            return;
        // It may be inside its own callback, so it is silenced now and deleted later.
        m_get->cancel();
        m_get.release()->deleteLater();
    }

    void finish(FetchResult result)
    {
        m_limit.stop();
        m_robotsLimit.stop();
        dropGet();
        if (const auto done = std::exchange(m_done, {}))
            done(std::move(result));
    }

    const FetchOptions &m_options;
    QNetworkAccessManager &m_network;
    Resolver &m_resolver;
    RobotsCache &m_robots;
    FetchRequest m_request;
    std::function<void(FetchResult)> m_done;
    std::unique_ptr<HttpGet> m_get;
    QTimer m_limit;
    QTimer m_robotsLimit;
    QUrl m_url;
    int m_hops = 0;
    int m_robotsHops = 0;
    int m_crawlDelayMs = 0;
};

} // namespace

QByteArray fetcherUserAgent()
{
    return "Mozilla/5.0 (compatible; Answerdesk/" ANSWERDESK_VERSION
           "; product FAQ reader; obeys robots.txt)";
}

class PageFetcher::Private
{
public:
    struct Waiting {
        FetchRequest request;
        std::shared_ptr<Ticket> ticket;
    };

    Private(PageFetcher *owner, FetchOptions given, std::unique_ptr<Resolver> names)
        : q(owner)
        , options(std::move(given))
        , resolver(std::move(names))
    {
        network.setProxy(QNetworkProxy::NoProxy);
    }

    void pump()
    {
        for (auto it = waiting.begin(); it != waiting.end() && running < options.maxConcurrent;) {
            const QString host = canonicalHost(it->request.url.host(QUrl::FullyEncoded));
            if (busyHosts.contains(host)) {
                ++it;
                continue;
            }
            Waiting next = std::move(*it);
            waiting.erase(it);
            run(std::move(next), host);
            it = waiting.begin();
        }
    }

    void run(Waiting next, const QString &host)
    {
        busyHosts.insert(host);
        ++running;
        const std::optional<int> restMs = next.request.restMs;
        auto *job = new Job(options, network, *resolver, robots, std::move(next.request), q);
        jobs.insert(next.ticket.get(), job);
        job->start([this, job, host, restMs, ticket = next.ticket](FetchResult result) {
            --running;
            jobs.remove(ticket.get());
            job->deleteLater();
            ticket->answer(std::move(result));
            const int delayMs = std::min(job->crawlDelayMs(), options.maxCrawlDelayMs);
            QTimer::singleShot(restMs ? std::max(*restMs, delayMs) : 0, q, [this, host] {
                busyHosts.remove(host);
                pump();
            });
            pump();
        });
    }

    /// Its future was cancelled.
    void drop(const std::shared_ptr<Ticket> &ticket)
    {
        std::erase_if(waiting, [&](const Waiting &other) { return other.ticket == ticket; });
        if (Job *job = jobs.value(ticket.get()))
            job->cancel();
    }

    PageFetcher *q;
    FetchOptions options;
    std::unique_ptr<Resolver> resolver;
    QNetworkAccessManager network;
    RobotsCache robots;
    std::deque<Waiting> waiting;
    QSet<QString> busyHosts;
    QHash<const Ticket *, Job *> jobs;
    int running = 0;
};

PageFetcher::PageFetcher(FetchOptions options, std::unique_ptr<Resolver> resolver, QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>(this, std::move(options), std::move(resolver)))
{
}

PageFetcher::~PageFetcher()
{
    // Jobs use the network and the resolver of d, so they go first; their tickets answer as they are dropped.
    const QObjectList jobs = children();
    qDeleteAll(jobs);
}

QFuture<FetchResult> PageFetcher::fetch(FetchRequest request)
{
    auto ticket = std::make_shared<Ticket>();
    const QFuture<FetchResult> future = ticket->future();
    QMetaObject::invokeMethod(
        this,
        [this, ticket, request = std::move(request)]() mutable {
            auto *watcher = new QFutureWatcher<FetchResult>(this);
            connect(watcher, &QFutureWatcherBase::canceled, this, [this, held = std::weak_ptr(ticket)] {
                if (const std::shared_ptr<Ticket> cancelled = held.lock())
                    d->drop(cancelled);
            });
            connect(watcher, &QFutureWatcherBase::finished, watcher, &QObject::deleteLater);
            watcher->setFuture(ticket->future());
            d->waiting.push_back({std::move(request), std::move(ticket)});
            d->pump();
        },
        Qt::QueuedConnection);
    return future;
}

} // namespace answerdesk::web
