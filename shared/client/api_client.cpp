// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/client/api_client.h"
#include <QtCore/QElapsedTimer>
#include <QtCore/QTimer>
#include <QtNetwork/QHostAddress>
#include <QtNetwork/QNetworkAccessManager>
#include <QtNetwork/QNetworkProxy>
#include <QtNetwork/QNetworkReply>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::client {

namespace {

constexpr char kCancelled[] = "answerdesk.cancelled";
constexpr char kTimedOut[] = "answerdesk.timedOut";
constexpr int kRowsAPage = 200;

bool isLoopback(const QUrl &url)
{
    return url.host() == u"localhost" || QHostAddress(url.host()).isLoopback();
}

Query page(const QString &cursor)
{
    Query query{{u"limit"_s, QString::number(kRowsAPage)}};
    if (!cursor.isEmpty())
        query.emplaceBack(u"cursor"_s, cursor);
    return query;
}

/// A server that listens on every address of its machine reports 0.0.0.0: the machine's name is the admin
/// address's.
QUrl reachable(const QString &reported, const QUrl &admin)
{
    QUrl url(reported);
    const QHostAddress host(url.host());
    if (host == QHostAddress::AnyIPv4 || host == QHostAddress::AnyIPv6)
        url.setHost(admin.host());
    return url;
}

ApiFailure failureOf(ApiFailure::Kind kind, ErrorCode nearest, const QString &code, const QString &text)
{
    ApiFailure failure;
    failure.kind = kind;
    failure.error = Error::make(nearest, text);
    failure.code = code;
    failure.offline = kind == ApiFailure::Kind::Offline || kind == ApiFailure::Kind::TimedOut;
    return failure;
}

} // namespace

PendingCall::PendingCall(QNetworkReply *reply)
    : m_reply(reply)
{
}

bool PendingCall::isRunning() const
{
    return m_reply && m_reply->isRunning() && !m_reply->property(kCancelled).toBool();
}

void PendingCall::cancel()
{
    if (!isRunning())
        return;
    m_reply->setProperty(kCancelled, true);
    m_reply->abort();
}

ApiClient::ApiClient(QObject *parent)
    : QObject(parent)
    , m_network(new QNetworkAccessManager(this))
{
    m_network->setAutoDeleteReplies(false);
    // A redirect would carry the session to another address.
    m_network->setRedirectPolicy(QNetworkRequest::ManualRedirectPolicy);
}

// What ends a call later, such as a context that dies with this object, would find only half of it.
ApiClient::~ApiClient() { endCalls(); }

void ApiClient::endCalls()
{
    const auto replies = m_network->findChildren<QNetworkReply *>();
    for (QNetworkReply *reply : replies)
        PendingCall(reply).cancel();
}

void ApiClient::setServer(const QUrl &adminUrl)
{
    endCalls();
    m_network->clearConnectionCache();
    m_network->setProxy(isLoopback(adminUrl) ? QNetworkProxy(QNetworkProxy::NoProxy)
                                             : QNetworkProxy(QNetworkProxy::DefaultProxy));
    m_admin = adminUrl;
    m_base.clear();
    m_app.clear();
    m_token = {};
}

void ApiClient::setPublicAddresses(const QUrl &base, const QUrl &app)
{
    m_base = base;
    m_app = app;
}

QUrl ApiClient::addressOf(api::Endpoint endpoint, const QStringList &segments, const Query &query) const
{
    const api::EndpointInfo &info = api::endpointInfo(endpoint);
    QUrl url = info.listener == api::Listener::Base ? baseUrl()
        : info.listener == api::Listener::App       ? appUrl()
                                                    : m_admin;
    QString path = url.path(QUrl::FullyEncoded);
    while (path.endsWith(u'/'))
        path.chop(1);
    qsizetype next = 0;
    const QStringList steps = QString::fromLatin1(info.path).split(u'/', Qt::SkipEmptyParts);
    for (const QString &step : steps) {
        const bool isName = step.startsWith(u'{');
        Q_ASSERT(!isName || next < segments.size());
        path += u'/' + (isName ? QString::fromLatin1(QUrl::toPercentEncoding(segments.value(next++))) : step);
    }
    url.setPath(path, QUrl::TolerantMode);
    QStringList items;
    for (const auto &[key, value] : query)
        items << key + u'=' + QString::fromLatin1(QUrl::toPercentEncoding(value));
    url.setQuery(items.isEmpty() ? QString() : items.join(u'&'), QUrl::TolerantMode);
    url.setFragment({});
    return url;
}

PendingCall ApiClient::start(api::Endpoint endpoint, CallArguments arguments, QObject *context, Raw done)
{
    const api::EndpointInfo &info = api::endpointInfo(endpoint);
    QNetworkRequest request(addressOf(endpoint, arguments.segments, arguments.query));
    request.setAttribute(QNetworkRequest::Http2AllowedAttribute, false);
    request.setAttribute(QNetworkRequest::CookieLoadControlAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::CookieSaveControlAttribute, QNetworkRequest::Manual);
    request.setRawHeader("Accept", "application/json");
    request.setRawHeader("User-Agent", "answerdesk-console");
    if (info.maxBody > 0) // every endpoint that takes a body wants its type, even for an empty one
        request.setRawHeader("Content-Type", arguments.contentType);
    if (!arguments.ifMatch.isEmpty())
        request.setRawHeader("If-Match", arguments.ifMatch);
    if (!arguments.idempotencyKey.isEmpty())
        request.setRawHeader("Idempotency-Key", arguments.idempotencyKey);
    const bool withSession = arguments.bearer.isEmpty() && info.listener == api::Listener::Admin
        && info.access != api::Access::Anyone && isSignedIn();
    const Secret &bearer = withSession ? m_token : arguments.bearer;
    if (!bearer.isEmpty())
        request.setRawHeader("Authorization", "Bearer " + bearer.reveal());

    QNetworkReply *reply = m_network->sendCustomRequest(request, info.method, arguments.body);
    reply->setParent(m_network);
    QElapsedTimer clock;
    clock.start();
    QTimer::singleShot(arguments.timeoutMs, reply, [reply] {
        if (!reply->isRunning())
            return;
        reply->setProperty(kTimedOut, true);
        reply->abort();
    });
    if (context)
        connect(context, &QObject::destroyed, reply, [reply] { PendingCall(reply).cancel(); });
    connect(reply, &QNetworkReply::finished, this, [this, reply, withSession, clock, done = std::move(done)] {
        finish(reply, withSession, clock.elapsed(), done);
    });
    return PendingCall(reply);
}

void ApiClient::finish(QNetworkReply *reply, bool withSession, qint64 elapsedMs, const Raw &done)
{
    reply->deleteLater();
    if (reply->property(kCancelled).toBool())
        return;
    // The receiver of a signal or the callback may delete this client or give it another server.
    const QPointer<ApiClient> alive(this);
    AnswerHead head;
    head.httpStatus = reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    const bool isBroken = head.httpStatus == 0
        || (reply->error() > QNetworkReply::NoError && reply->error() < QNetworkReply::ContentAccessDenied);
    if (isBroken) {
        const ApiFailure failure = broken(*reply);
        emit unanswered(failure);
        if (alive)
            done(tl::unexpected(failure), head);
        return;
    }
    head.requestId = QString::fromLatin1(reply->rawHeader("X-Request-Id"));
    head.retryAfterSeconds = reply->rawHeader("Retry-After").toInt();
    head.etag = reply->rawHeader("ETag");
    const QByteArray bytes = reply->readAll();
    emit answered(int(elapsedMs));
    if (!alive)
        return;

    if (head.httpStatus >= 200 && head.httpStatus < 300) {
        if (bytes.isEmpty())
            return done(json::Value(), head);
        auto body = json::parse(bytes);
        if (!body)
            return done(tl::unexpected(unreadableAnswer(head, u"The body is %1."_s.arg(body.error()))), head);
        return done(std::move(*body), head);
    }
    const ApiFailure failure = readRefusal(head, bytes);
    const bool hasEnded = withSession && isSignedIn()
        && (failure.error.code == ErrorCode::InvalidSession
            || failure.error.code == ErrorCode::MissingSession)
        && reply->request().rawHeader("Authorization") == "Bearer " + m_token.reveal();
    if (hasEnded)
        m_token = {};
    done(tl::unexpected(failure), head);
    if (hasEnded && alive)
        emit sessionEnded();
}

ApiFailure ApiClient::broken(const QNetworkReply &reply) const
{
    const QString where = reply.url().authority();
    if (reply.property(kTimedOut).toBool()) {
        return failureOf(ApiFailure::Kind::TimedOut, ErrorCode::RequestTimeout, u"NO_ANSWER_IN_TIME"_s,
            u"The server at %1 did not answer in time."_s.arg(where));
    }
    if (reply.error() == QNetworkReply::SslHandshakeFailedError) {
        return failureOf(ApiFailure::Kind::Insecure, ErrorCode::Unavailable, u"TLS_FAILED"_s,
            u"There is no safe connection to %1: %2."_s.arg(where, reply.errorString()));
    }
    return failureOf(ApiFailure::Kind::Offline, ErrorCode::Unavailable, u"NO_CONNECTION"_s,
        u"The server at %1 does not answer: %2."_s.arg(where, reply.errorString()));
}

PendingCall ApiClient::signIn(
    const QString &email, const Secret &password, QObject *context, Callback<api::Session> callback)
{
    const api::SignInRequest request{email, QString::fromUtf8(password.reveal())};
    return call<api::Session>(api::Endpoint::SignIn, {.body = schema::toJson(request)}, context,
        [this, callback = std::move(callback)](ApiResult<api::Session> session) {
            if (session)
                m_token = Secret(session->token.toUtf8());
            callback(std::move(session));
        });
}

PendingCall ApiClient::signOut(QObject *context, Callback<NoAnswer> callback)
{
    const Secret token = std::exchange(m_token, Secret());
    return call<NoAnswer>(
        api::Endpoint::SignOut, {.bearer = token, .timeoutMs = 5'000}, context, std::move(callback));
}

PendingCall ApiClient::currentSession(QObject *context, Callback<api::CurrentSession> callback)
{
    return call<api::CurrentSession>(api::Endpoint::CurrentSession, {}, context, std::move(callback));
}

PendingCall ApiClient::status(QObject *context, Callback<api::ServerStatus> callback)
{
    return call<api::ServerStatus>(api::Endpoint::Status, {.timeoutMs = 10'000}, context,
        [this, callback = std::move(callback)](ApiResult<api::ServerStatus> status) {
            if (status)
                setPublicAddresses(reachable(status->baseUrl, m_admin), reachable(status->appUrl, m_admin));
            callback(std::move(status));
        });
}

PendingCall ApiClient::health(QObject *context, Callback<api::Health> callback, int timeoutMs)
{
    return call<api::Health>(api::Endpoint::Healthz, {.timeoutMs = timeoutMs}, context, std::move(callback));
}

PendingCall ApiClient::companies(
    const QString &cursor, QObject *context, Callback<api::ListPage<api::Company>> callback)
{
    return call<api::ListPage<api::Company>>(
        api::Endpoint::ListCompanies, {.query = page(cursor)}, context, std::move(callback));
}

PendingCall ApiClient::company(const QString &company, QObject *context, Callback<api::Company> callback)
{
    return call<api::Company>(
        api::Endpoint::GetCompany, {.segments = {company}}, context, std::move(callback));
}

PendingCall ApiClient::keys(const QString &company, const QString &cursor, QObject *context,
    Callback<api::ListPage<api::ApiKey>> callback)
{
    return call<api::ListPage<api::ApiKey>>(api::Endpoint::ListKeys,
        {.segments = {company}, .query = page(cursor)}, context, std::move(callback));
}

PendingCall ApiClient::createKey(const QString &company, const api::ApiKeyRequest &request, QObject *context,
    Callback<api::CreatedApiKey> callback)
{
    return call<api::CreatedApiKey>(api::Endpoint::CreateKey,
        {.segments = {company}, .body = schema::toJson(request)}, context, std::move(callback));
}

PendingCall ApiClient::revokeKey(
    const QString &company, const QString &keyId, QObject *context, Callback<api::ApiKey> callback)
{
    return call<api::ApiKey>(
        api::Endpoint::RevokeKey, {.segments = {company, keyId}, .body = "{}"}, context, std::move(callback));
}

PendingCall ApiClient::thread(
    const QString &company, const QString &threadId, QObject *context, Callback<api::ThreadDetails> callback)
{
    return call<api::ThreadDetails>(
        api::Endpoint::GetThread, {.segments = {company, threadId}}, context, std::move(callback));
}

PendingCall ApiClient::sendMessage(const Secret &apiKey, const api::SendMessageRequest &request,
    QObject *context, Callback<api::SendMessageResponse> callback)
{
    return call<api::SendMessageResponse>(api::Endpoint::SendMessage,
        {.body = schema::toJson(request), .bearer = apiKey, .timeoutMs = 120'000}, context,
        std::move(callback));
}

} // namespace answerdesk::client
