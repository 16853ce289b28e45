// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/http/connection_guard.h"
#include "server/http/http_compat.h"
#include <QtCore/QTimer>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <unistd.h>

namespace answerdesk::http {

namespace {
constexpr int kTickMs = 250;
// Many clients send their whole body before they read: what a refusal discards must reach beyond the largest
// body that anybody sends by mistake.
constexpr int kDrainMs = 5000;
constexpr qint64 kDrainBytes = 64 << 20;
} // namespace

ConnectionGuard::ConnectionGuard(QTcpSocket *socket, const GuardLimits &limits, const GuardHooks &hooks)
    : QObject(socket)
    , m_socket(socket)
    , m_limits(limits)
    , m_hooks(hooks)
    , m_scanner(limits.scan)
{
    // QHttpServer reads inside a transaction, so consumed bytes stay buffered: a smaller cap than this would
    // deadlock.
    socket->setReadBufferSize(limits.scan.maxHeaderBytes + 2 * limits.scan.maxBody + 65536);
    // Connected before QHttpServer's own slot, so this one always runs first.
    connect(socket, &QTcpSocket::readyRead, this, &ConnectionGuard::onReadyRead);
    connect(socket, &QTcpSocket::bytesWritten, this, &ConnectionGuard::onBytesWritten);
    m_deadline.setRemainingTime(limits.idleMs);
}

void ConnectionGuard::onBytesWritten()
{
    if (m_phase == Phase::Draining)
        return;
    if (m_isAwaitingAnswer) {
        m_isAwaitingAnswer = false;
        m_deadline.setRemainingTime(m_limits.idleMs);
    }
    m_writeDeadline.setRemainingTime(m_limits.writeStallMs);
    if (m_closesAfterAnswer && m_socket->bytesToWrite() == 0)
        m_socket->disconnectFromHost();
}

void ConnectionGuard::tick()
{
    if (m_phase == Phase::Draining) {
        if (m_deadline.hasExpired())
            m_socket->abort();
        return;
    }
    const bool hasUnsent = m_socket->bytesToWrite() > 0;
    if (hasUnsent && !m_hadUnsent) {
        m_writeDeadline.setRemainingTime(m_limits.writeStallMs);
        m_responseDeadline.setRemainingTime(m_limits.responseMs);
    }
    m_hadUnsent = hasUnsent;
    if (hasUnsent) {
        if (m_writeDeadline.hasExpired() || m_responseDeadline.hasExpired())
            cut();
        return;
    }
    if (!m_deadline.hasExpired())
        return;
    if (m_phase != Phase::Idle)
        refuse(ErrorCode::RequestTimeout);
    else if (m_isAwaitingAnswer)
        refuse(ErrorCode::Unavailable);
    else
        m_socket->disconnectFromHost();
}

void ConnectionGuard::drain()
{
    m_closesAfterAnswer = true;
    if (m_phase != Phase::Idle || m_isAwaitingAnswer || m_socket->bytesToWrite() > 0)
        return;
    // A request may have arrived that readyRead has not told of yet: it still gets its answer.
    char byte = 0;
    if (m_socket->bytesAvailable() == 0
        && ::recv(int(m_socket->socketDescriptor()), &byte, 1, MSG_PEEK | MSG_DONTWAIT) <= 0)
        m_socket->disconnectFromHost();
}

void ConnectionGuard::onReadyRead()
{
    if (m_phase == Phase::Draining) {
        m_discarded += m_socket->readAll().size();
        if (m_discarded > kDrainBytes)
            m_socket->abort();
        return;
    }
    // QHttpServer consumes every byte of an unfinished request inside its transaction: without one, the
    // unread bytes begin the next request.
    if (!m_socket->isTransactionStarted()) {
        if (m_socket->bytesAvailable() == 0)
            return;
        if (m_closesAfterAnswer && m_isAwaitingAnswer) {
            m_socket->readAll(); // nothing is read after Connection: close
            return;
        }
        if (m_isAwaitingAnswer && m_socket->bytesToWrite() == 0) {
            // Qt 6.4 would start the next request now and could answer out of order.
            if (!compat::kQtHoldsRequestsBack || m_socket->bytesAvailable() > m_limits.scan.maxHeaderBytes)
                return cut();
        }
        if (m_socket->bytesToWrite() > m_limits.maxUnsent)
            return cut();
        m_scanner.reset();
    }
    scanNew();
}

void ConnectionGuard::scanNew()
{
    const QByteArray bytes = m_socket->peek(m_socket->bytesAvailable());
    if (bytes.isEmpty())
        return;
    m_scanner.feed(bytes);
    if (m_scanner.state() == HttpScanner::State::Failed)
        return refuse(m_scanner.error());
    if (m_scanner.state() == HttpScanner::State::Done) {
        m_phase = Phase::Idle;
        m_isAwaitingAnswer = true;
        m_deadline.setRemainingTime(m_limits.handlerMs);
        m_closesAfterAnswer |= m_scanner.wantsClose();
        return;
    }
    const Phase phase = m_scanner.state() == HttpScanner::State::Head ? Phase::InHead : Phase::InBody;
    if (phase == m_phase)
        return;
    m_phase = phase;
    m_deadline.setRemainingTime(phase == Phase::InHead ? m_limits.headMs : m_limits.bodyMs);
    if (!compat::kQtSendsContinue && phase == Phase::InBody && m_scanner.expectsContinue())
        m_socket->write("HTTP/1.1 100 Continue\r\n\r\n");
}

void ConnectionGuard::cut()
{
    m_phase = Phase::Draining;
    QObject::disconnect(m_socket, &QTcpSocket::readyRead, nullptr, nullptr);
    m_socket->abort();
}

void ConnectionGuard::refuse(ErrorCode code)
{
    if (m_socket->bytesToWrite() > m_limits.maxUnsent)
        return cut();
    HttpResponse response
        = m_hooks.refuse(code, m_scanner.hasHead() ? &m_scanner.head() : nullptr, m_socket->peerAddress());
    response.setHeader("Connection", "close");
    m_phase = Phase::Draining;
    // A slot that is disconnected while the signal is emitted is not called: QHttpServer never sees these
    // bytes.
    QObject::disconnect(m_socket, &QTcpSocket::readyRead, nullptr, nullptr);
    connect(m_socket, &QTcpSocket::readyRead, this, &ConnectionGuard::onReadyRead);
    if (m_socket->isTransactionStarted())
        m_socket->commitTransaction();
    m_socket->write(compat::serialize(response, m_scanner.head().method == "HEAD"));
    m_socket->flush();
    // Half-close and read on for a moment: with unread bytes the kernel would reset the connection, and the
    // client could lose the answer.
    ::shutdown(int(m_socket->socketDescriptor()), SHUT_WR);
    m_socket->readAll();
    m_deadline.setRemainingTime(kDrainMs);
}

GuardedServer::GuardedServer(
    const GuardLimits &limits, GuardHooks hooks, std::atomic<int> &connections, QObject *parent)
    : QTcpServer(parent)
    , m_limits(limits)
    , m_hooks(std::move(hooks))
    , m_connections(connections)
    , m_tick(new QTimer(this))
{
    setMaxPendingConnections(4096);
    connect(m_tick, &QTimer::timeout, this, [this] {
        const QList<ConnectionGuard *> guards = m_guards; // a tick may end a connection
        for (ConnectionGuard *guard : guards)
            guard->tick();
    });
    m_tick->start(kTickMs);
}

void GuardedServer::drain()
{
    // The kernel completes connections before they are accepted, and takes their requests: closing the socket
    // now would reset them.
    while (waitForNewConnection(0)) { }
    m_isDraining = true;
    close();
    const QList<ConnectionGuard *> guards = m_guards;
    for (ConnectionGuard *guard : guards)
        guard->drain();
}

QTcpSocket *GuardedServer::socketOf(const QHostAddress &address, quint16 port) const
{
    for (const ConnectionGuard *guard : m_guards) {
        if (guard->socket()->peerPort() == port && guard->socket()->peerAddress() == address)
            return guard->socket();
    }
    return nullptr;
}

void GuardedServer::incomingConnection(qintptr descriptor)
{
    if (m_isDraining || m_connections.load() >= m_limits.maxConnections) {
        HttpResponse response = m_hooks.refuse(ErrorCode::Unavailable, nullptr, {});
        response.setHeader("Connection", "close");
        const QByteArray bytes = compat::serialize(response, false);
        (void)!::send(int(descriptor), bytes.constData(), size_t(bytes.size()), MSG_NOSIGNAL | MSG_DONTWAIT);
        ::close(int(descriptor));
        return;
    }
    auto *socket = new QTcpSocket(this);
    if (!socket->setSocketDescriptor(descriptor)) {
        delete socket;
        ::close(int(descriptor));
        return;
    }
    socket->setSocketOption(QAbstractSocket::LowDelayOption, 1);
    ++m_connections;
    auto *guard = new ConnectionGuard(socket, m_limits, m_hooks);
    m_guards << guard;
    connect(guard, &QObject::destroyed, this, [this, guard] {
        m_guards.removeOne(guard); // by address: the guard itself is no more
        --m_connections;
    });
    addPendingConnection(socket);
}

} // namespace answerdesk::http
