// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/unit/models/fake_server.h"
#include "server/http/http_message.h"
#include <QtNetwork/QHostAddress>
#include <QtNetwork/QTcpSocket>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::tests {

QByteArray FakeRequest::header(QByteArrayView name) const
{
    for (const auto &[key, value] : headers) {
        if (key.compare(name, Qt::CaseInsensitive) == 0)
            return value;
    }
    return {};
}

FakeReply FakeReply::error(int status, const QByteArray &code, const QByteArray &message)
{
    return {.status = status,
        .body = R"({"status":"error","error_code":")" + code + R"(","message":")" + message
            + R"(","request_id":"req_1"})",
        .headers = {{"X-Request-Id", "req_1"}}};
}

FakeServer::FakeServer()
{
    connect(&m_server, &QTcpServer::newConnection, this, &FakeServer::accept);
    m_server.listen(QHostAddress::LocalHost);
    m_port = m_server.serverPort();
}

FakeServer::~FakeServer() { goOffline(); }

QUrl FakeServer::url() const { return QUrl(u"http://127.0.0.1:%1"_s.arg(m_port)); }

void FakeServer::answerOnce(const QByteArray &methodAndPath, FakeReply reply)
{
    m_once[methodAndPath] << std::move(reply);
}

int FakeServer::count(const QByteArray &methodAndPath) const
{
    return int(std::count_if(m_requests.begin(), m_requests.end(),
        [&](const FakeRequest &r) { return r.method + ' ' + r.path == methodAndPath; }));
}

FakeRequest FakeServer::last(const QByteArray &methodAndPath) const
{
    for (auto it = m_requests.rbegin(); it != m_requests.rend(); ++it) {
        if (it->method + ' ' + it->path == methodAndPath)
            return *it;
    }
    return {};
}

void FakeServer::goOffline()
{
    m_server.close();
    const QList<QTcpSocket *> sockets = m_buffers.keys();
    m_buffers.clear();
    for (QTcpSocket *socket : sockets) {
        socket->disconnect(this);
        socket->abort();
        socket->deleteLater();
    }
}

void FakeServer::reopen() { m_server.listen(QHostAddress::LocalHost, m_port); }

void FakeServer::accept()
{
    while (QTcpSocket *socket = m_server.nextPendingConnection()) {
        m_buffers.insert(socket, {});
        connect(socket, &QTcpSocket::readyRead, this, [this, socket] { read(socket); });
        connect(socket, &QTcpSocket::disconnected, this, [this, socket] {
            m_buffers.remove(socket);
            socket->deleteLater();
        });
    }
}

void FakeServer::read(QTcpSocket *socket)
{
    m_buffers[socket] += socket->readAll();
    while (m_buffers.contains(socket)) {
        QByteArray &buffer = m_buffers[socket];
        const qsizetype end = buffer.indexOf("\r\n\r\n");
        if (end < 0)
            return;
        const QList<QByteArray> lines = buffer.left(end).split('\n');
        const QList<QByteArray> first = lines.first().trimmed().split(' ');
        FakeRequest request;
        request.method = first.value(0);
        request.path = first.value(1).split('?').value(0);
        request.query = first.value(1).split('?').value(1);
        for (const QByteArray &line : lines.mid(1)) {
            const qsizetype colon = line.indexOf(':');
            request.headers.emplaceBack(line.left(colon).trimmed(), line.mid(colon + 1).trimmed());
        }
        const qsizetype length = request.header("Content-Length").toLongLong();
        if (buffer.size() < end + 4 + length)
            return;
        request.body = buffer.mid(end + 4, length);
        buffer.remove(0, end + 4 + length);
        m_requests << request;
        handle(socket, request);
    }
}

void FakeServer::handle(QTcpSocket *socket, const FakeRequest &request)
{
    const QByteArray key = request.method + ' ' + request.path;
    FakeReply reply = FakeReply::error(404, "NOT_FOUND", "This path does not exist.");
    if (const auto once = m_once.find(key); once != m_once.end() && !once->isEmpty())
        reply = once->takeFirst();
    else if (const auto exact = m_standing.constFind(key + '?' + request.query);
             exact != m_standing.constEnd())
        reply = *exact;
    else if (const auto standing = m_standing.constFind(key); standing != m_standing.constEnd())
        reply = *standing;
    if (reply.hold)
        m_held << socket;
    else
        write(socket, reply);
}

void FakeServer::releaseHeld(const FakeReply &reply)
{
    const auto held = std::exchange(m_held, {});
    for (const QPointer<QTcpSocket> &socket : held) {
        if (socket)
            write(socket, reply);
    }
}

void FakeServer::write(QTcpSocket *socket, const FakeReply &reply)
{
    if (!reply.raw.isEmpty()) {
        socket->write(reply.raw);
        socket->disconnectFromHost();
        return;
    }
    QByteArray head
        = "HTTP/1.1 " + QByteArray::number(reply.status) + ' ' + http::reasonPhrase(reply.status) + "\r\n";
    for (const auto &[name, value] : reply.headers)
        head += name + ": " + value + "\r\n";
    if (reply.status != 204)
        head += "Content-Type: application/json\r\nContent-Length: " + QByteArray::number(reply.body.size())
            + "\r\n";
    socket->write(head + "\r\n" + reply.body);
}

} // namespace answerdesk::tests
