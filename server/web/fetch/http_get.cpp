// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/web/fetch/http_get.h"
#include "server/web/page/html_type.h"
#include <QtNetwork/QHostInfo>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::web {

namespace {

class SystemResolver final : public Resolver
{
public:
    void resolve(
        const QString &host, QObject *context, std::function<void(QList<QHostAddress>)> done) override
    {
        QHostInfo::lookupHost(host, context, [done = std::move(done)](const QHostInfo &info) {
            done(info.error() == QHostInfo::NoError ? info.addresses() : QList<QHostAddress>());
        });
    }
};

QByteArray hostHeader(const QUrl &url, const QString &host)
{
    QByteArray header = host.contains(u':') ? '[' + host.toLatin1() + ']' : host.toLatin1();
    const bool standard = url.port() < 0 || (url.scheme() == u"http" && url.port() == 80)
        || (url.scheme() == u"https" && url.port() == 443);
    if (!standard)
        header += ':' + QByteArray::number(url.port());
    return header;
}

QString statusText(int status)
{
    if (status == 404 || status == 410)
        return u"The page does not exist (the shop answered %1)."_s.arg(status);
    if (status == 401 || status == 403)
        return u"The shop does not show the page to everyone (it answered %1)."_s.arg(status);
    if (status == 429)
        return u"The shop asks for fewer requests (it answered 429)."_s;
    return u"The shop answered with status %1."_s.arg(status);
}

} // namespace

std::unique_ptr<Resolver> systemResolver() { return std::make_unique<SystemResolver>(); }

HttpGet::HttpGet(QNetworkAccessManager &network, Resolver &resolver, GetRequest request,
    std::function<void(Outcome)> done, QObject *parent)
    : QObject(parent)
    , m_network(network)
    , m_resolver(resolver)
    , m_request(std::move(request))
    , m_done(std::move(done))
{
}

HttpGet::~HttpGet() { dropReply(); }

void HttpGet::cancel()
{
    m_done = {};
    dropReply();
}

void HttpGet::setPaused(bool isPaused)
{
    if (std::exchange(m_isPaused, isPaused) == isPaused || isPaused || !m_reply)
        return;
    if (m_reply->isFinished())
        replyFinished();
    else
        readBody();
}

void HttpGet::start()
{
    const QUrl &url = m_request.url;
    using Kind = FetchFailure::Kind;
    if (!url.isValid() || (url.scheme() != u"http" && url.scheme() != u"https") || url.host().isEmpty())
        return refuse(Kind::NotAllowed, u"Only addresses with http or https can be fetched."_s);
    if (!url.userInfo().isEmpty())
        return refuse(Kind::NotAllowed, u"Addresses with a user name or password are not fetched."_s);
    m_host = canonicalHost(url.host(QUrl::FullyEncoded));
    m_port = url.port(url.scheme() == u"https" ? 443 : 80);
    switch (checkHost(m_request.rules, url.host(QUrl::FullyEncoded), m_port)) {
    case Verdict::HostNotListed:
        return refuse(
            Kind::NotAllowed, u"%1 is not among the company's allowed hosts."_s.arg(url.authority()));
    case Verdict::ForbiddenAddress:
        return refuse(Kind::NotAllowed, u"%1 is not a public internet address."_s.arg(url.host()));
    case Verdict::Allowed:
        break;
    }
    if (const auto literal = literalAddress(m_host))
        return checkAndConnect({*literal});
    m_resolver.resolve(
        m_host, this, [this](const QList<QHostAddress> &addresses) { checkAndConnect(addresses); });
}

void HttpGet::checkAndConnect(QList<QHostAddress> addresses)
{
    using Kind = FetchFailure::Kind;
    if (addresses.isEmpty())
        return refuse(Kind::Unreachable, u"The name %1 cannot be resolved."_s.arg(m_host));
    // One forbidden address among several is a name that somebody points at an inner network.
    for (const QHostAddress &address : addresses) {
        if (checkAddress(m_request.rules, m_host, m_port, address) != Verdict::Allowed)
            return refuse(Kind::NotAllowed, u"%1 resolves to an address that is not public."_s.arg(m_host));
    }
    // Machines without IPv6 are common, and there is no time to find out by waiting.
    std::stable_sort(addresses.begin(), addresses.end(), [](const QHostAddress &a, const QHostAddress &b) {
        return a.protocol() == QHostAddress::IPv4Protocol && b.protocol() != QHostAddress::IPv4Protocol;
    });
    m_addresses = std::move(addresses);
    connectToNext();
}

void HttpGet::connectToNext()
{
    const QHostAddress address = m_addresses.takeFirst();
    // The address that was checked goes into the URL, so that nothing resolves the name a second time.
    QUrl url = m_request.url;
    url.setHost(address.toString());
    url.setPort(m_port);
    url.setFragment({});
    QNetworkRequest request(url);
    request.setRawHeader("Host", hostHeader(m_request.url, m_host));
    request.setPeerVerifyName(m_host);
    request.setAttribute(QNetworkRequest::Http2AllowedAttribute, false);
    request.setAttribute(QNetworkRequest::RedirectPolicyAttribute, QNetworkRequest::ManualRedirectPolicy);
    request.setAttribute(QNetworkRequest::CacheLoadControlAttribute, QNetworkRequest::AlwaysNetwork);
    request.setAttribute(QNetworkRequest::CacheSaveControlAttribute, false);
    request.setAttribute(QNetworkRequest::CookieLoadControlAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::CookieSaveControlAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::AuthenticationReuseAttribute, QNetworkRequest::Manual);
    // With an own Accept-Encoding Qt leaves inflating to us, and ours has a hard limit.
    request.setRawHeader("Accept-Encoding", m_request.bytes ? "gzip" : "gzip, deflate");
    for (const auto &[name, value] : std::as_const(m_request.headers))
        request.setRawHeader(name, value);
    m_headRead = false;
    m_received = 0;
    m_reply = m_network.get(request);
    m_reply->setReadBufferSize(512 * 1024);
    connect(m_reply, &QNetworkReply::metaDataChanged, this, &HttpGet::readHead);
    connect(m_reply, &QNetworkReply::readyRead, this, &HttpGet::readBody);
    connect(m_reply, &QNetworkReply::finished, this, &HttpGet::replyFinished);
}

void HttpGet::readHead()
{
    const int status = m_reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    if (m_headRead || status < 200)
        return;
    m_headRead = true;
    using Kind = FetchFailure::Kind;
    Answer answer;
    FetchedPage &page = answer.page;
    page.status = status;
    page.finalUrl = m_request.url;
    page.contentType = m_reply->rawHeader("Content-Type");
    page.etag = m_reply->rawHeader("ETag");
    page.lastModified = m_reply->rawHeader("Last-Modified");
    page.robotsTag = m_reply->rawHeader("X-Robots-Tag");
    const bool conditional = std::any_of(m_request.headers.begin(), m_request.headers.end(),
        [](const auto &header) { return header.first.startsWith("If-"); });
    if (status == 304 && conditional)
        return finish(std::move(answer));
    if (status >= 300 && status < 400) {
        const QByteArray location = m_reply->rawHeader("Location");
        if (location.isEmpty())
            return refuse(Kind::Unreachable, statusText(status), status);
        answer.redirect = m_request.url.resolved(QUrl::fromEncoded(location));
        return finish(std::move(answer));
    }
    if (status >= 400)
        return refuse(Kind::Unreachable, statusText(status), status);
    if (m_request.htmlOnly && !isHtmlType(page.contentType))
        return refuse(Kind::NotHtml,
            u"The address returns %1, not an HTML page."_s.arg(QString::fromLatin1(page.contentType)),
            status);
    const QByteArray encoding = m_reply->rawHeader("Content-Encoding");
    if (!Inflater::supports(encoding) || (m_request.bytes && encoding == "deflate"))
        return refuse(Kind::Unreachable, u"The shop sends the page in an unknown compression."_s, status);
    if (!m_request.cutOff && m_reply->rawHeader("Content-Length").toLongLong() > m_request.maxBytes)
        return refuse(Kind::TooLarge,
            u"The page is larger than %1 MiB."_s.arg(m_request.maxBytes / (1024 * 1024)), status);
    // The reader of a stream inflates it, within limits that fit its format.
    m_inflater.emplace(m_request.bytes ? QByteArray() : encoding, m_request.maxBytes);
}

void HttpGet::readBody()
{
    if (!m_headRead)
        readHead();
    if (!m_reply || !m_inflater || m_isPaused)
        return;
    const QByteArray bytes = m_reply->readAll();
    m_received += bytes.size();
    if (m_request.bytes && m_received <= m_request.maxBytes) {
        if (!bytes.isEmpty())
            m_request.bytes(bytes);
        return;
    }
    const Inflater::Outcome outcome = m_received > m_request.maxBytes && !m_request.cutOff
        ? Inflater::Outcome::TooLarge
        : m_inflater->feed(bytes);
    if (outcome == Inflater::Outcome::Broken)
        return refuse(FetchFailure::Kind::Unreachable, u"The shop sent damaged data."_s);
    if (outcome == Inflater::Outcome::Ok)
        return;
    if (!m_request.cutOff)
        return refuse(FetchFailure::Kind::TooLarge,
            u"The page is larger than %1 MiB."_s.arg(double(m_request.maxBytes) / (1024 * 1024)));
    Answer answer;
    answer.page.status = m_reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    answer.page.finalUrl = m_request.url;
    answer.page.body = m_inflater->take();
    finish(std::move(answer));
}

void HttpGet::replyFinished()
{
    using Error = QNetworkReply::NetworkError;
    using Kind = FetchFailure::Kind;
    if (m_isPaused && m_reply->error() == Error::NoError)
        return; // setPaused() comes back to it
    const Error error = m_reply->error();
    const int status = m_reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    if (status == 0 && error != Error::NoError) {
        const bool tls = error == Error::SslHandshakeFailedError;
        if (!tls && !m_addresses.isEmpty()) {
            dropReply();
            return connectToNext();
        }
        return refuse(Kind::Unreachable,
            tls ? u"The shop's certificate is not valid for %1."_s.arg(m_host)
                : u"The shop %1 cannot be reached."_s.arg(m_host));
    }
    if (!m_headRead)
        readHead();
    if (m_reply)
        readBody();
    if (!m_reply)
        return; // readHead() or readBody() has answered
    if (m_isPaused)
        return; // the taker of these bytes has paused it
    if (error != Error::NoError)
        return refuse(Kind::Unreachable, u"The connection to %1 was interrupted."_s.arg(m_host), status);
    if (!m_inflater || m_inflater->finish() != Inflater::Outcome::Ok)
        return refuse(Kind::Unreachable, u"The shop sent damaged data."_s, status);
    Answer answer;
    FetchedPage &page = answer.page;
    page.status = status;
    page.finalUrl = m_request.url;
    page.contentType = m_reply->rawHeader("Content-Type");
    page.etag = m_reply->rawHeader("ETag");
    page.lastModified = m_reply->rawHeader("Last-Modified");
    page.robotsTag = m_reply->rawHeader("X-Robots-Tag");
    page.body = m_inflater->take();
    if (m_request.htmlOnly && isBinaryContent(page.body))
        return refuse(
            Kind::NotHtml, u"The address returns no HTML page, although the shop declares one."_s, status);
    finish(std::move(answer));
}

void HttpGet::dropReply()
{
    if (!m_reply)
        return;
    QNetworkReply *reply = m_reply;
    m_reply = nullptr;
    reply->disconnect(this);
    // Its destructor ends the request. abort() would do so at once, but Qt's reply does not bear that from
    // within its own signals, nor when the answer is an error as well.
    reply->deleteLater();
}

void HttpGet::finish(Outcome outcome)
{
    dropReply();
    if (const auto done = std::exchange(m_done, {}))
        done(std::move(outcome));
}

void HttpGet::refuse(FetchFailure::Kind kind, const QString &text, int status)
{
    finish(tl::unexpected(FetchFailure{kind, text, status}));
}

} // namespace answerdesk::web
