// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/client/raw_exchange.h"
#include "shared/api/analytics_secrets.h"
#include <QtCore/QTimer>
#include <QtNetwork/QHostAddress>
#include <QtNetwork/QNetworkProxy>
#include <QtNetwork/QSslSocket>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::client {

namespace {

ApiFailure failureOf(ApiFailure::Kind kind, ErrorCode nearest, const QString &code, const QString &text)
{
    ApiFailure failure;
    failure.kind = kind;
    failure.error = Error::make(nearest, text);
    failure.code = code;
    failure.offline = kind == ApiFailure::Kind::Offline || kind == ApiFailure::Kind::TimedOut;
    return failure;
}

bool has(const HeaderList &headers, QByteArrayView name)
{
    return std::any_of(headers.begin(), headers.end(),
        [&](const auto &header) { return header.first.compare(name, Qt::CaseInsensitive) == 0; });
}

QByteArray bytesOf(const RawRequest &request)
{
    if (!request.raw.isEmpty())
        return request.raw;
    QByteArray target = request.url.path(QUrl::FullyEncoded).toLatin1();
    if (target.isEmpty())
        target = "/";
    if (request.url.hasQuery())
        target += '?' + request.url.query(QUrl::FullyEncoded).toLatin1();
    QByteArray bytes = request.method + ' ' + target + " HTTP/1.1\r\n";
    if (!has(request.headers, "Host")) {
        const QUrl authority = request.url.adjusted(QUrl::RemoveUserInfo);
        bytes += "Host: " + authority.authority(QUrl::FullyEncoded).toLatin1() + "\r\n";
    }
    for (const auto &[name, value] : request.headers)
        bytes += name + ": " + value + "\r\n";
    const bool takesBody = request.method == "POST" || request.method == "PUT" || request.method == "PATCH";
    if (!has(request.headers, "Content-Length") && (takesBody || !request.body.isEmpty()))
        bytes += "Content-Length: " + QByteArray::number(request.body.size()) + "\r\n";
    if (!has(request.headers, "Connection"))
        bytes += "Connection: close\r\n";
    return bytes + "\r\n" + request.body;
}

/// The value of a header that holds a secret, for showing; nothing for other headers.
std::optional<QByteArray> maskedValue(const QByteArray &name, const QByteArray &value)
{
    if (name.compare("Authorization", Qt::CaseInsensitive) == 0)
        return maskedAuthorization(value);
    if (name.compare(api::kAnalyticsSecretHeader, Qt::CaseInsensitive) == 0)
        return QByteArray("\xE2\x80\xA6");
    return std::nullopt;
}

/// The lines of a head that was written by hand, with tokens cut.
QByteArray maskedRaw(const QByteArray &raw)
{
    const qsizetype end = raw.indexOf("\r\n\r\n");
    QByteArrayList lines = (end < 0 ? raw : raw.left(end)).split('\n');
    for (QByteArray &line : lines) {
        const qsizetype colon = line.indexOf(':');
        const auto masked = colon < 0
            ? std::nullopt
            : maskedValue(line.left(colon).trimmed(), line.mid(colon + 1).trimmed());
        if (!masked)
            continue;
        const bool hasReturn = line.endsWith('\r');
        line = line.left(colon) + ": " + *masked + (hasReturn ? "\r" : "");
    }
    return lines.join('\n') + (end < 0 ? QByteArray() : raw.mid(end));
}

} // namespace

double ExchangeTimings::total() const
{
    double sum = 0;
    for (const double part : {connect, send, wait, receive})
        sum += qMax(0.0, part);
    return sum;
}

QByteArray maskedAuthorization(const QByteArray &value)
{
    const qsizetype token = value.indexOf(' ') + 1;
    // ad_live_<id>_<secret>: the first three parts are public.
    qsizetype end = token;
    for (int i = 0; i < 3 && end > 0; ++i)
        end = value.indexOf('_', end) + 1;
    const bool isKey = end > 0 && value.mid(token).startsWith("ad_");
    return value.left(isKey ? end : token) + "\xE2\x80\xA6";
}

QByteArray RawRecord::shownRequest() const
{
    if (!request.raw.isEmpty())
        return maskedRaw(request.raw);
    QByteArray shown = sent;
    for (const auto &[name, value] : request.headers) {
        if (const auto masked = maskedValue(name, value))
            shown.replace(name + ": " + value + "\r\n", name + ": " + *masked + "\r\n");
    }
    return shown;
}

RawExchange::RawExchange(QObject *parent)
    : QObject(parent)
    , m_deadline(new QTimer(this))
{
    m_deadline->setSingleShot(true);
    connect(m_deadline, &QTimer::timeout, this, [this] {
        finish(failureOf(ApiFailure::Kind::TimedOut, ErrorCode::RequestTimeout, u"NO_ANSWER_IN_TIME"_s,
            u"The server at %1 did not answer in time."_s.arg(m_record.request.url.authority())));
    });
}

RawExchange::~RawExchange() { cancel(); }

void RawExchange::start(const RawRequest &request, int timeoutMs)
{
    Q_ASSERT(!m_socket);
    const bool isTls = request.url.scheme() == u"https";
    m_record = RawRecord();
    m_record.request = request;
    m_record.response = HttpResponse(request.method != "HEAD");
    m_record.startedAt = QDateTime::currentDateTimeUtc();
    m_record.sent = bytesOf(request);
    m_unsent = m_record.sent.size();
    m_lapNs = 0;
    auto *tls = isTls ? new QSslSocket(this) : nullptr;
    m_socket = isTls ? tls : new QTcpSocket(this);
    if (QHostAddress(request.url.host()).isLoopback() || request.url.host() == u"localhost")
        m_socket->setProxy(QNetworkProxy::NoProxy);
    connect(m_socket, &QTcpSocket::readyRead, this, &RawExchange::received);
    connect(m_socket, &QTcpSocket::disconnected, this, &RawExchange::closed);
    connect(m_socket, &QTcpSocket::errorOccurred, this, &RawExchange::broke);
    if (tls) {
        connect(tls, &QSslSocket::encrypted, this, &RawExchange::connected);
        connect(tls, &QSslSocket::encryptedBytesWritten, this, [this, tls] {
            if (tls->bytesToWrite() == 0 && tls->encryptedBytesToWrite() == 0)
                wrote(m_unsent);
        });
    } else {
        connect(m_socket, &QTcpSocket::connected, this, &RawExchange::connected);
        connect(m_socket, &QTcpSocket::bytesWritten, this, &RawExchange::wrote);
    }
    m_deadline->start(timeoutMs);
    m_clock.start();
    if (tls)
        tls->connectToHostEncrypted(request.url.host(), quint16(request.url.port(443)));
    else
        m_socket->connectToHost(request.url.host(), quint16(request.url.port(80)));
}

double RawExchange::lap()
{
    const qint64 now = m_clock.nsecsElapsed();
    const qint64 passed = now - m_lapNs;
    m_lapNs = now;
    return double(passed) / 1e6;
}

void RawExchange::connected()
{
    m_record.timings.connect = lap();
    m_socket->setSocketOption(QAbstractSocket::LowDelayOption, 1);
    m_socket->write(m_record.sent);
}

void RawExchange::wrote(qint64 bytes)
{
    m_unsent -= bytes;
    if (m_unsent <= 0 && m_record.timings.send < 0)
        m_record.timings.send = lap();
}

void RawExchange::received()
{
    if (m_record.timings.send < 0) // answered before the last byte was taken, for instance a refusal
        m_record.timings.send = lap();
    if (m_record.timings.wait < 0)
        m_record.timings.wait = lap();
    m_record.response.feed(m_socket->readAll());
    if (m_record.response.isFaulty())
        closed();
    else if (m_record.response.isComplete())
        finish();
}

void RawExchange::closed()
{
    if (!m_socket)
        return;
    if (m_socket->bytesAvailable() > 0)
        m_record.response.feed(m_socket->readAll());
    m_record.response.end();
    if (m_record.response.isComplete())
        return finish();
    const bool isSilent = m_record.response.head().isEmpty() && m_record.timings.wait < 0;
    ApiFailure failure = failureOf(isSilent ? ApiFailure::Kind::Offline : ApiFailure::Kind::Unreadable,
        ErrorCode::Unavailable, isSilent ? u"NO_CONNECTION"_s : u"UNREADABLE_ANSWER"_s,
        u"The answer could not be read: %1."_s.arg(m_record.response.fault()));
    failure.httpStatus = m_record.response.status();
    finish(failure);
}

void RawExchange::broke()
{
    if (!m_socket)
        return;
    if (m_socket->error() == QAbstractSocket::RemoteHostClosedError)
        return; // disconnected() follows and knows whether the answer is complete
    const QString where = m_record.request.url.authority();
    if (m_socket->error() == QAbstractSocket::SslHandshakeFailedError) {
        return finish(failureOf(ApiFailure::Kind::Insecure, ErrorCode::Unavailable, u"TLS_FAILED"_s,
            u"There is no safe connection to %1: %2."_s.arg(where, m_socket->errorString())));
    }
    finish(failureOf(ApiFailure::Kind::Offline, ErrorCode::Unavailable, u"NO_CONNECTION"_s,
        u"The server at %1 does not answer: %2."_s.arg(where, m_socket->errorString())));
}

void RawExchange::cancel()
{
    m_deadline->stop();
    if (!m_socket)
        return;
    m_socket->disconnect(this);
    m_socket->abort();
    m_socket->deleteLater();
    m_socket = nullptr;
}

void RawExchange::finish(std::optional<ApiFailure> failure)
{
    if (m_record.timings.wait >= 0)
        m_record.timings.receive = lap();
    m_record.failure = std::move(failure);
    cancel();
    emit finished();
}

} // namespace answerdesk::client
