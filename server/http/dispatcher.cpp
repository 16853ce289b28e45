// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/http/dispatcher.h"
#include "server/http/actor_names.h"
#include <QtCore/QSet>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::http {

using api::Access;
using api::Endpoint;
using api::EndpointInfo;
using api::Listener;

namespace {

bool isPattern(const QByteArray &path) { return path.contains('{'); }

QByteArray allowedMethods(const QList<std::pair<QByteArray, Endpoint>> &methods)
{
    QByteArray allow;
    for (const auto &[method, endpoint] : methods) {
        allow += method + ", ";
        if (method == "GET")
            allow += "HEAD, ";
    }
    return allow + "OPTIONS";
}

/// Content type and coding of a JSON body.
std::optional<Error> checkMediaType(const RequestHead &head)
{
    const auto refuse
        = [](QString text) { return Error::make(ErrorCode::UnsupportedMediaType, std::move(text)); };
    if (head.count("Content-Encoding") > 0)
        return refuse(u"Send the body without Content-Encoding."_s);
    const QList<QByteArray> parts = head.value("Content-Type").toLower().split(';');
    if (trimBlanks(parts.first()) != "application/json")
        return refuse(u"Send Content-Type: application/json."_s);
    for (const QByteArray &parameter : parts.mid(1)) {
        const QByteArray text = QByteArray(parameter).replace(' ', "").replace('\t', "").replace('"', "");
        if (text.startsWith("charset=") && text != "charset=utf-8" && text != "charset=utf8")
            return refuse(u"Send the body in UTF-8."_s);
    }
    return std::nullopt;
}

/// Endpoints that must answer also when the database does not, and all threads wait for it. The metrics read
/// it only while it is not known to be gone.
bool isAnsweredAtOnce(Endpoint endpoint)
{
    return endpoint == Endpoint::Healthz || endpoint == Endpoint::Readyz || endpoint == Endpoint::OpenApi
        || endpoint == Endpoint::Docs || endpoint == Endpoint::MetricsText || endpoint == Endpoint::Metrics;
}

bool isOfShop(Endpoint endpoint)
{
    const Listener listener = api::endpointInfo(endpoint).listener;
    return listener == Listener::Base || listener == Listener::App;
}

Error tooLarge(qint64 limit)
{
    return Error::make(ErrorCode::PayloadTooLarge, u"The body may have at most %1 bytes here."_s.arg(limit));
}

} // namespace

Dispatcher::Dispatcher(Gatekeeper &gatekeeper, const Clock &clock, AccessLog &log)
    : m_gatekeeper(gatekeeper)
    , m_limiter(clock)
    , m_clock(clock)
    , m_log(log)
    , m_handlers(api::endpoints().size())
{
    for (const EndpointInfo &info : api::endpoints()) {
        const QByteArray path = info.path;
        QList<Route> &routes = isPattern(path) ? m_patterns : m_exact[path];
        const QSet<Listener> listeners = info.listener == Listener::Every
            ? QSet<Listener>{Listener::Base, Listener::App, Listener::Admin}
            : QSet<Listener>{info.listener};
        const QList<QByteArray> segments = path.mid(1).split('/');
        const auto same = std::find_if(routes.begin(), routes.end(),
            [&](const Route &route) { return route.segments == segments && route.listeners == listeners; });
        if (same == routes.end())
            routes << Route{segments, {{info.method, info.id}}, listeners};
        else
            same->methods.emplace_back(info.method, info.id);
    }
}

void Dispatcher::handle(Endpoint endpoint, Handler handler)
{
    m_handlers[std::size_t(endpoint)] = std::move(handler);
}

QStringList Dispatcher::unhandled() const
{
    QStringList names;
    for (const EndpointInfo &info : api::endpoints()) {
        if (!m_handlers[std::size_t(info.id)])
            names << QString::fromLatin1(info.name);
    }
    return names;
}

qint64 Dispatcher::largestBody(const QSet<Listener> &listeners)
{
    qint64 largest = 0;
    for (const EndpointInfo &info : api::endpoints()) {
        if (listeners.contains(info.listener))
            largest = std::max(largest, info.maxBody);
    }
    return largest;
}

const Dispatcher::Route *Dispatcher::findRoute(const QSet<Listener> &listeners, const QByteArray &path,
    QList<std::pair<QByteArray, QString>> &values) const
{
    const auto exact = m_exact.constFind(path);
    if (exact != m_exact.cend()) {
        for (const Route &route : *exact) {
            if (route.listeners.intersects(listeners))
                return &route;
        }
        return nullptr;
    }
    const QList<QByteArray> segments = path.mid(1).split('/');
    for (const Route &route : m_patterns) {
        if (route.segments.size() != segments.size() || !route.listeners.intersects(listeners))
            continue;
        values.clear();
        bool matches = true;
        for (qsizetype i = 0; matches && i < segments.size(); ++i) {
            const QByteArray &wanted = route.segments[i];
            if (!wanted.startsWith('{')) {
                matches = wanted == segments[i];
                continue;
            }
            const auto value = decodeComponent(segments[i], false);
            matches = value && !value->isEmpty();
            if (matches)
                values.emplace_back(wanted.mid(1, wanted.size() - 2), *value);
        }
        if (matches)
            return &route;
    }
    return nullptr;
}

std::optional<Error> Dispatcher::checkOrigin(const RequestHead &head) const
{
    // A page in an administrator's browser must not reach this address under a name that it made point here.
    const auto isOwn = [this](QString host) {
        const bool isLiteral = host.startsWith(u'[');
        host = isLiteral ? host.mid(1).section(u']', 0, 0) : host.section(u':', 0, 0);
        return host.compare(u"localhost"_s, Qt::CaseInsensitive) == 0 || parseAddress(host.toLatin1())
            || m_adminHosts.contains(host, Qt::CaseInsensitive);
    };
    const QString host = QString::fromLatin1(head.value("Host"));
    if (!host.isEmpty() && !isOwn(host))
        return Error::make(ErrorCode::ForbiddenOrigin);
    const QString origin = QString::fromLatin1(head.value("Origin"));
    if (!origin.isEmpty() && (origin.section(u"//"_s, 1) != host))
        return Error::make(ErrorCode::ForbiddenOrigin);
    return std::nullopt;
}

std::optional<Error> Dispatcher::authenticate(Request &request, const EndpointInfo &info)
{
    if (request.isOnAdminAddress) { // also for what every address serves, such as /openapi.json
        if (const auto error = checkOrigin(request.head))
            return error;
    }
    if (info.access == Access::Anyone)
        return std::nullopt;
    const bool isKey = info.access == Access::MessagesKey || info.access == Access::FaqsKey;
    const std::optional<QByteArray> bearer = bearerOf(request.head);
    if (!bearer)
        return Error::make(isKey ? ErrorCode::MissingApiKey : ErrorCode::MissingSession);
    const Result<Principal> principal = isKey
        ? m_gatekeeper.apiKey(*bearer, info.access, request.peer)
        : m_gatekeeper.session(*bearer, info.access, request.pathValue("company"));
    if (!principal)
        return principal.error();
    request.principal = *principal;
    return std::nullopt;
}

std::optional<Error> Dispatcher::limitRate(Checked &checked, const EndpointInfo &info)
{
    const Principal &principal = checked.request->principal;
    if (info.access != Access::MessagesKey && info.access != Access::FaqsKey)
        return std::nullopt;
    const RateLimiter::Verdict verdict
        = m_limiter.take({int(info.id), principal.companyKey, principal.requestsPerMinute},
            {RateLimiter::kOfKey, principal.keyId, principal.keyRequestsPerMinute});
    if (verdict.limit == 0)
        return std::nullopt;
    checked.headers.emplace_back("RateLimit-Limit"_ba, QByteArray::number(verdict.limit));
    checked.headers.emplace_back("RateLimit-Remaining"_ba, QByteArray::number(verdict.remaining));
    checked.headers.emplace_back("RateLimit-Reset"_ba, QByteArray::number(verdict.resetSeconds));
    if (verdict.isAllowed)
        return std::nullopt;
    Error error = Error::make(ErrorCode::RateLimited,
        u"More than %1 requests in 60 seconds; try again in %2 s."_s.arg(verdict.limit)
            .arg(verdict.resetSeconds));
    error.retryAfterSeconds = std::max(1, verdict.resetSeconds);
    return error;
}

Dispatcher::Checked Dispatcher::checkHead(
    const QSet<Listener> &listeners, RequestHead head, const QHostAddress &peer)
{
    Checked checked;
    checked.request = std::make_shared<Request>();
    Request &request = *checked.request;
    request.startedUs = steadyMicroseconds();
    request.isOnAdminAddress = listeners.contains(Listener::Admin);
    request.requestId = requestIdOf(head);
    request.peer = m_trustedProxies.clientOf(head, peer);
    request.head = std::move(head);
    const QByteArray path = request.head.path();
    if (path == "*") {
        checked.answer = HttpResponse::noContent();
        checked.answer->setHeader("Allow", "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS");
        return checked;
    }
    const Route *route = findRoute(listeners, path, request.pathValues);
    if (!route) {
        checked.error = Error::make(ErrorCode::NotFound, u"This path does not exist."_s);
        return checked;
    }
    if (request.head.method == "OPTIONS") {
        checked.answer = HttpResponse::noContent();
        checked.answer->setHeader("Allow", allowedMethods(route->methods));
        return checked;
    }
    const QByteArray method = request.head.method == "HEAD" ? QByteArray("GET") : request.head.method;
    const auto entry = std::find_if(route->methods.begin(), route->methods.end(),
        [&](const auto &candidate) { return candidate.first == method; });
    if (entry == route->methods.end()) {
        checked.error = Error::make(ErrorCode::MethodNotAllowed,
            u"This path does not support %1."_s.arg(QString::fromLatin1(request.head.method)));
        checked.error->headers.emplace_back("Allow", allowedMethods(route->methods));
        return checked;
    }
    request.endpoint = entry->second;
    request.isRouted = true;
    const EndpointInfo &info = api::endpointInfo(request.endpoint);
    checked.error = authenticate(request, info);
    if (!checked.error)
        checked.error = limitRate(checked, info);
    const bool takesJson
        = info.maxBody > 0 && info.id != Endpoint::PutDocument && info.id != Endpoint::PutFeedContent;
    const bool mayBeEmpty = !*info.request && request.head.value("Content-Length").toLongLong() == 0
        && request.head.count("Transfer-Encoding") == 0;
    if (!checked.error && takesJson && !mayBeEmpty)
        checked.error = checkMediaType(request.head);
    const bool hasLength = request.head.count("Content-Length") + request.head.count("Transfer-Encoding") > 0;
    if (!checked.error && info.maxBody > 0 && !mayBeEmpty && !hasLength)
        checked.error = Error::make(ErrorCode::LengthRequired);
    return checked;
}

void Dispatcher::dispatch(const QSet<Listener> &listeners, RequestHead head, const QByteArray &body,
    const QHostAddress &peer, std::shared_ptr<Reply::State> state)
{
    state->isHead = head.method == "HEAD";
    Checked checked = checkHead(listeners, std::move(head), peer);
    const EndpointInfo &info = api::endpointInfo(checked.request->endpoint);
    if (!checked.error && !checked.answer) {
        checked.request->body = body;
        if (info.maxBody > 0 && body.size() > info.maxBody)
            checked.error = tooLarge(info.maxBody);
    }
    if (!checked.error && !checked.answer) {
        if (const QByteArray query = checked.request->head.query(); !isWellFormedQuery(query))
            checked.error = parseQuery(query).error();
    }
    state->request = checked.request;
    state->headers = std::move(checked.headers);
    const Reply reply(std::move(state));
    if (checked.answer)
        return reply.send(std::move(*checked.answer));
    if (checked.error)
        return reply.send(*checked.error);
    if (!m_pool || isAnsweredAtOnce(info.id))
        return runHandler(checked.request, reply);
    if (m_pool->start([this, request = checked.request, reply] { runHandler(request, reply); }))
        return;
    reply.send(Error::unavailable(u"The server is overloaded at the moment."_s));
}

void Dispatcher::runHandler(const RequestPtr &request, const Reply &reply)
{
    answerBy(reply, [&] { m_handlers[std::size_t(request->endpoint)](request, reply); });
}

HttpResponse Dispatcher::refuse(
    const QSet<Listener> &listeners, ErrorCode code, const RequestHead &head, const QHostAddress &peer)
{
    Checked checked;
    if (code == ErrorCode::PayloadTooLarge)
        checked = checkHead(listeners, head, peer);
    if (!checked.request) {
        checked.request = std::make_shared<Request>();
        checked.request->startedUs = steadyMicroseconds();
        checked.request->peer = m_trustedProxies.clientOf(head, peer);
        checked.request->head = head;
        checked.request->requestId = requestIdOf(checked.request->head);
    }
    m_metrics.countRefusal(code);
    Error error = Error::make(code);
    if (code == ErrorCode::PayloadTooLarge) {
        const qint64 own
            = checked.request->isRouted ? api::endpointInfo(checked.request->endpoint).maxBody : 0;
        error = tooLarge(own > 0 ? own : largestBody(listeners));
    }
    if (code == ErrorCode::Unavailable)
        error.retryAfterSeconds = 1;
    HttpResponse response = checked.answer
        ? std::move(*checked.answer)
        : HttpResponse::error(checked.error.value_or(error), checked.request->requestId);
    response.headers += checked.headers;
    finish(*checked.request, response, false);
    return response;
}

void Dispatcher::finish(const Request &request, HttpResponse &response, bool isHead)
{
    if (!request.principal.adminId.isEmpty() && !request.principal.isOperator)
        replaceActors(response,
            [&](const QString &actor) { return m_gatekeeper.shownActor(request.principal, actor); });
    response.setHeader("X-Request-Id"_ba, request.requestId);
    response.setHeader("X-Content-Type-Options"_ba, "nosniff"_ba);
    if (!response.hasHeader("Cache-Control"))
        response.setHeader("Cache-Control"_ba, "no-store"_ba);
    response.setHeader("Date"_ba, httpDate());
    AccessRecord record;
    record.atMs = m_clock.nowMs();
    if (request.isRouted)
        record.endpoint = request.endpoint;
    record.requestId = request.requestId;
    record.method = request.head.method;
    record.path = request.head.path();
    record.status = response.status;
    record.errorCode = response.errorCode;
    record.durationUs = steadyMicroseconds() - request.startedUs;
    record.bytesIn = request.body.size();
    record.bytesOut = isHead ? 0 : response.bodySize();
    record.address = request.peer;
    record.company = request.eventCompany.isEmpty() ? request.principal.companyKey : request.eventCompany;
    record.keyId = request.principal.keyId;
    record.admin = request.principal.email;
    record.threadId = request.threadId;
    record.outcome = request.outcome;
    m_metrics.count(record.endpoint, record.status, record.errorCode, record.durationUs);
    if (!record.company.isEmpty() && record.endpoint && isOfShop(*record.endpoint))
        m_traffic.count(record.company, record.status, record.durationUs, record.atMs);
    // A refused event changes the list of refused ones.
    if (m_changes && record.endpoint
        && (record.status < 300 || api::endpointInfo(*record.endpoint).listener == Listener::App))
        m_changes->note(record.company, api::changesOf(*record.endpoint));
    m_log.add(std::move(record));
}

} // namespace answerdesk::http
