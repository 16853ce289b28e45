// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/http_probe.h"
#include "tests/support/patience.h"
#include <QtCore/QMap>
#include <mutex>
#include <sys/socket.h>

namespace answerdesk::test {

namespace {

struct SeenCodes {
    std::mutex mutex;
    QSet<QByteArray> codes;
    QSet<QByteArray> errors;
};

SeenCodes &seen()
{
    static SeenCodes codes;
    return codes;
}

} // namespace

QByteArray Answer::header(QByteArrayView name) const
{
    for (const auto &[key, value] : headers) {
        if (key.compare(name, Qt::CaseInsensitive) == 0)
            return value;
    }
    return {};
}

bool Answer::hasHeader(QByteArrayView name) const
{
    return std::any_of(headers.begin(), headers.end(),
        [&](const auto &header) { return header.first.compare(name, Qt::CaseInsensitive) == 0; });
}

json::Value Answer::json() const { return json::parse(body).value_or(json::Value()); }

QMap<QString, QString> Answer::invalidFields() const
{
    QMap<QString, QString> reasons;
    const json::Value value = json();
    const json::Value *member = value.find(u"invalid_fields");
    if (const json::Object *object = member ? member->asObject() : nullptr) {
        for (const auto &[path, reason] : *object)
            reasons.insert(path, reason.asString() ? *reason.asString() : QString());
    }
    return reasons;
}

QStringList Answer::missingFields() const
{
    QStringList names;
    const json::Value value = json();
    const json::Value *member = value.find(u"missing_fields");
    if (const json::Array *array = member ? member->asArray() : nullptr) {
        for (const json::Value &name : *array)
            names << (name.asString() ? *name.asString() : QString());
    }
    return names;
}

HttpProbe::HttpProbe(const QUrl &server, const QHostAddress &from)
    : m_host(server.authority().toLatin1())
    , m_socket(std::make_unique<QTcpSocket>())
{
    if (!from.isNull() && !m_socket->bind(from))
        qFatal("no connection from %s", qUtf8Printable(from.toString()));
    m_socket->connectToHost(server.host(), quint16(server.port()));
    if (m_socket->waitForConnected(kPatienceMs))
        m_socket->setSocketOption(QAbstractSocket::LowDelayOption, 1);
}

HttpProbe::~HttpProbe() = default;

bool HttpProbe::isOpen() const { return m_socket->state() == QAbstractSocket::ConnectedState; }

bool HttpProbe::isStillOpen()
{
    m_socket->waitForReadyRead(0);
    return isOpen();
}

void HttpProbe::send(const QByteArray &bytes)
{
    m_socket->write(bytes);
    while (isOpen() && m_socket->bytesToWrite() > 0 && m_socket->waitForBytesWritten(kPatienceMs)) { }
}

void HttpProbe::sendWithoutReading(const QByteArray &bytes)
{
    m_socket->setReadBufferSize(1);
    send(bytes);
}

void HttpProbe::sendAsMuchAsFits(const QByteArray &block, qint64 most)
{
    const int descriptor = int(m_socket->socketDescriptor());
    for (qint64 sent = 0; sent < most;) {
        const auto taken
            = ::send(descriptor, block.constData(), std::size_t(block.size()), MSG_NOSIGNAL | MSG_DONTWAIT);
        if (taken <= 0)
            return;
        sent += taken;
    }
}

bool HttpProbe::waitForMore()
{
    if (m_socket->bytesAvailable() == 0 && !m_socket->waitForReadyRead(kPatienceMs)
        && m_socket->bytesAvailable() == 0)
        return false;
    m_buffer += m_socket->readAll();
    return true;
}

Answer HttpProbe::read(bool isHead, bool withInterim)
{
    for (;;) {
        Answer answer;
        qsizetype end = -1;
        while ((end = m_buffer.indexOf("\r\n\r\n")) < 0) {
            if (!waitForMore())
                return {};
        }
        QList<QByteArray> lines = m_buffer.first(end).split('\n');
        m_buffer.remove(0, end + 4);
        const QByteArray statusLine = lines.takeFirst().trimmed();
        if (!statusLine.startsWith("HTTP/1.1 "))
            return {};
        answer.status = statusLine.mid(9, 3).toInt();
        for (const QByteArray &line : std::as_const(lines)) {
            const qsizetype colon = line.indexOf(':');
            answer.headers.emplace_back(line.left(colon).trimmed(), line.mid(colon + 1).trimmed());
        }
        if (answer.status < 200) {
            if (withInterim)
                return answer;
            continue;
        }
        const qsizetype length = isHead ? 0 : answer.header("Content-Length").toLongLong();
        while (m_buffer.size() < length) {
            if (!waitForMore())
                return {};
        }
        answer.body = m_buffer.first(length);
        m_buffer.remove(0, length);
        if (const QByteArray code = answer.code(); !code.isEmpty()) {
            const std::scoped_lock lock(seen().mutex);
            seen().codes.insert(code);
        }
        return answer;
    }
}

QByteArray HttpProbe::format(const QByteArray &method, const QByteArray &target, const QByteArray &body,
    const Headers &headers, const QByteArray &host)
{
    const auto has = [&](QByteArrayView name) {
        return std::any_of(headers.begin(), headers.end(),
            [&](const auto &header) { return header.first.compare(name, Qt::CaseInsensitive) == 0; });
    };
    QByteArray bytes = method + ' ' + target + " HTTP/1.1\r\n";
    if (!has("Host"))
        bytes += "Host: " + host + "\r\n";
    const bool takesBody = method == "POST" || method == "PUT" || method == "PATCH";
    if ((takesBody || !body.isEmpty()) && !has("Content-Length") && !has("Transfer-Encoding"))
        bytes += "Content-Length: " + QByteArray::number(body.size()) + "\r\n";
    for (const auto &[name, value] : headers)
        bytes += name + ": " + value + "\r\n";
    return bytes + "\r\n" + body;
}

Answer HttpProbe::request(
    const QByteArray &method, const QByteArray &target, const QByteArray &body, const Headers &headers)
{
    send(format(method, target, body, headers, m_host));
    const Answer answer = read(method == "HEAD");
    if (const QByteArray code = answer.code(); !code.isEmpty()) {
        const std::scoped_lock lock(seen().mutex);
        seen().errors.insert(method + ' ' + target.split('?').first() + ' ' + code);
    }
    return answer;
}

bool HttpProbe::isClosedByServer()
{
    while (m_buffer.isEmpty() && isOpen()) {
        if (m_socket->waitForReadyRead(kPatienceMs))
            m_buffer += m_socket->readAll();
        else if (m_socket->error() == QAbstractSocket::SocketTimeoutError)
            return false;
    }
    return m_buffer.isEmpty() && !isOpen();
}

bool HttpProbe::waitForBytes(int ms)
{
    return !m_buffer.isEmpty() || m_socket->bytesAvailable() > 0 || m_socket->waitForReadyRead(ms);
}

QByteArray HttpProbe::readToEnd()
{
    while (waitForMore()) { }
    return std::exchange(m_buffer, {});
}

void HttpProbe::closeWriting() { ::shutdown(int(m_socket->socketDescriptor()), SHUT_WR); }

void HttpProbe::abort() { m_socket->abort(); }

QSet<QByteArray> seenErrorCodes()
{
    const std::scoped_lock lock(seen().mutex);
    return seen().codes;
}

QSet<QByteArray> seenErrors()
{
    const std::scoped_lock lock(seen().mutex);
    return seen().errors;
}

} // namespace answerdesk::test
