// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/http/access_log.h"
#include "server/http/bounded_pool.h"
#include "server/http/change_feed.h"
#include "server/http/client_address.h"
#include "server/http/http_message.h"
#include "server/http/metrics.h"
#include "server/http/rate_limiter.h"
#include "server/http/recent_traffic.h"
#include "server/http/reply.h"
#include <QtCore/QHash>
#include <atomic>
#include <functional>

namespace answerdesk::http {

/// Who may call what. Implemented by the accounts; any thread.
class Gatekeeper
{
public:
    virtual ~Gatekeeper() = default;
    /// The bearer of an API key, for an endpoint that needs the scope.
    virtual Result<Principal> apiKey(const QByteArray &bearer, api::Access access, const QHostAddress &peer)
        = 0;
    /// The bearer of a session, for an endpoint of a company (empty: of none).
    virtual Result<Principal> session(const QByteArray &bearer, api::Access access, const QString &companyKey)
        = 0;
    /// What the signed-in reader is shown in place of an administrator's e-mail address: the address, or a
    /// word that stands for those whom the reader is not to know.
    virtual QString shownActor(const Principal &, const QString &actor) const { return actor; }
};

using Handler = std::function<void(const RequestPtr &, const Reply &)>;

/// What is under way. Any thread.
struct Counters {
    std::atomic<int> pending{0}; ///< requests without their answer
};

/// Finds the endpoint of a request in the one table and runs the checks in their order: path, method,
/// authentication, rate limit, content type, size. Handlers do the rest. Set up on the main thread before the
/// workers start, then read-only; dispatch() runs in any worker.
class Dispatcher
{
public:
    Dispatcher(Gatekeeper &gatekeeper, const Clock &clock, AccessLog &log);

    void handle(api::Endpoint endpoint, Handler handler);
    /// Names of endpoints without a handler; empty when the table is complete.
    QStringList unhandled() const;
    void setTrustedProxies(TrustedProxies proxies) { m_trustedProxies = std::move(proxies); }
    const TrustedProxies &trustedProxies() const { return m_trustedProxies; }
    /// Host headers that the admin address answers to, besides addresses of this machine.
    void setAdminHosts(const QStringList &hosts) { m_adminHosts = hosts; }
    static constexpr int kPoolThreads = 8;
    static constexpr int kPoolPlaces = 2000;
    /// Handlers run in threads of their own from now on, because what they read may keep them waiting.
    void useHandlerPool() { m_pool = std::make_unique<BoundedPool>(kPoolThreads, kPoolPlaces); }
    /// Waits for the handlers under way. When no worker runs any more.
    void finishHandlers()
    {
        if (m_pool)
            m_pool->finish();
    }
    /// Successful writes are noted there from now on.
    void setChangeFeed(ChangeFeed *feed) { m_changes = feed; }
    void setReady(bool ready) { m_isReady = ready; }
    bool isReady() const { return m_isReady; }
    Counters &counters() { return m_counters; }
    const RequestMetrics &metrics() const { return m_metrics; }
    const RecentTraffic &traffic() const { return m_traffic; }

    /// listeners: which addresses this socket serves.
    void dispatch(const QSet<api::Listener> &listeners, RequestHead head, const QByteArray &body,
        const QHostAddress &peer, std::shared_ptr<Reply::State> state);
    /// The answer to a request whose bytes the guard refuses: for a body that is too large, first what the
    /// earlier checks say.
    HttpResponse refuse(const QSet<api::Listener> &listeners, ErrorCode code, const RequestHead &head,
        const QHostAddress &peer);
    /// What every answer goes through: operators stay unnamed for company roles, in every member that the API
    /// declares to name an administrator; headers; the log line.
    void finish(const Request &request, HttpResponse &response, bool isHead);
    /// The largest body of any endpoint of these listeners, in bytes.
    static qint64 largestBody(const QSet<api::Listener> &listeners);

private:
    struct Route {
        QList<QByteArray> segments; ///< "{name}" for a value
        QList<std::pair<QByteArray, api::Endpoint>> methods;
        QSet<api::Listener> listeners;
    };
    struct Checked {
        std::shared_ptr<Request> request;
        QList<std::pair<QByteArray, QByteArray>> headers;
        std::optional<HttpResponse> answer; ///< already decided, an OPTIONS for instance
        std::optional<Error> error;
    };
    const Route *findRoute(const QSet<api::Listener> &listeners, const QByteArray &path,
        QList<std::pair<QByteArray, QString>> &values) const;
    Checked checkHead(const QSet<api::Listener> &listeners, RequestHead head, const QHostAddress &peer);
    void runHandler(const RequestPtr &request, const Reply &reply);
    std::optional<Error> authenticate(Request &request, const api::EndpointInfo &info);
    std::optional<Error> limitRate(Checked &checked, const api::EndpointInfo &info);
    std::optional<Error> checkOrigin(const RequestHead &head) const;

    Gatekeeper &m_gatekeeper;
    RateLimiter m_limiter;
    const Clock &m_clock;
    AccessLog &m_log;
    QHash<QByteArray, QList<Route>> m_exact; ///< by path; one entry a listener set
    QList<Route> m_patterns;
    std::vector<Handler> m_handlers;
    TrustedProxies m_trustedProxies;
    QStringList m_adminHosts;
    std::atomic<bool> m_isReady{false};
    Counters m_counters;
    RequestMetrics m_metrics;
    RecentTraffic m_traffic;
    ChangeFeed *m_changes = nullptr;
    std::unique_ptr<BoundedPool> m_pool; ///< last: its threads use the rest
};

/// What a room registers its endpoints with: handle(endpoint, f) for functions f(services, request, reply)
/// that share the room's services.
template <typename Services>
auto handlersWith(Dispatcher &dispatcher, const Services &services)
{
    return [&dispatcher, services](api::Endpoint endpoint, auto function) {
        dispatcher.handle(endpoint, [services, function](const RequestPtr &request, const Reply &reply) {
            function(services, request, reply);
        });
    };
}

} // namespace answerdesk::http
