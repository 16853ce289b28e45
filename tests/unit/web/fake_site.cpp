// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "fake_site.h"
#include <QtCore/QTimer>

FakeSite::FakeSite()
{
    m_server.listen(QHostAddress::LocalHost);
    connect(&m_server, &QTcpServer::newConnection, this, [this] {
        while (QTcpSocket *socket = m_server.nextPendingConnection()) {
            connect(socket, &QTcpSocket::disconnected, socket, &QObject::deleteLater);
            connect(socket, &QTcpSocket::readyRead, this, [this, socket] {
                const QByteArray head = socket->peek(64 * 1024);
                if (!head.contains("\r\n\r\n"))
                    return;
                socket->readAll();
                requests << head;
                const QByteArray path = head.split(' ').value(1);
                mostOpen = std::max(mostOpen, ++open);
                if (delayed)
                    QTimer::singleShot(20, socket, [this, socket, path] { answer(socket, path); });
                else
                    answer(socket, path);
            });
        }
    });
}

QUrl FakeSite::url(const QString &path, const QString &host) const
{
    return QUrl(QStringLiteral("http://%1:%2%3").arg(host).arg(port()).arg(path));
}

void FakeSite::serve(
    const QByteArray &path, const QByteArray &body, const QByteArray &headers, const QByteArray &status)
{
    m_routes[path].bytes = "HTTP/1.1 " + status + "\r\n" + headers
        + "Content-Length: " + QByteArray::number(body.size()) + "\r\n\r\n" + body;
}

void FakeSite::redirect(const QByteArray &path, const QByteArray &target)
{
    serve(path, {}, "Location: " + target + "\r\n", "302 Found");
}

void FakeSite::serveEndless(const QByteArray &path, const QByteArray &head, const QByteArray &piece)
{
    m_routes[path] = {head, piece, false};
}

void FakeSite::hang(const QByteArray &path) { m_routes[path].hangs = true; }

void FakeSite::answer(QTcpSocket *socket, const QByteArray &path)
{
    const auto route = m_routes.constFind(path);
    if (route != m_routes.constEnd() && route->hangs)
        return;
    --open;
    if (route == m_routes.constEnd()) {
        socket->write("HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n");
        return;
    }
    socket->write(route->bytes);
    if (route->piece.isEmpty())
        return;
    const QByteArray piece = route->piece;
    connect(socket, &QTcpSocket::bytesWritten, socket, [socket, piece] {
        if (socket->bytesToWrite() < 256 * 1024)
            socket->write(piece);
    });
}

void FakeResolver::resolve(
    const QString &host, QObject *context, std::function<void(QList<QHostAddress>)> done)
{
    const QList<QStringList> answers = m_answers.value(host);
    const int turn = m_asked[host]++;
    QList<QHostAddress> addresses;
    if (!answers.isEmpty()) {
        for (const QString &address : answers[std::min<qsizetype>(turn, answers.size() - 1)])
            addresses << QHostAddress(address);
    }
    QTimer::singleShot(0, context, [addresses, done = std::move(done)] { done(addresses); });
}
