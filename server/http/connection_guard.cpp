// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/http/connection_guard.h"
#include "server/http/address_range.h"
#include "server/http/http_compat.h"
#include <QtCore/QEvent>
#include <QtCore/QSocketNotifier>
#include <QtCore/QTimer>
#include <cerrno>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <unistd.h>

namespace answerdesk::http {

namespace {
// Many clients send their whole body before they read: what a refusal discards must reach beyond the largest
// body that anybody sends by mistake.
constexpr int kDrainMs = 5000;
constexpr qint64 kDrainBytes = 64 << 20;
// What is read beyond the bytes that the request under way is known to need.
constexpr qint64 kReadAhead = 16 * 1024;
// Bodies up to here do not count as large: however much is under way, an event or a message gets through.
constexpr qint64 kSmallBody = 64 * 1024;

void discardUnread(int descriptor)
{
    char buffer[4096];
    for (int i = 0; i < 16 && ::recv(descriptor, buffer, sizeof buffer, MSG_DONTWAIT) > 0; ++i) { }
}

/// Whether nothing more will come: the client has closed its direction, or has gone.
bool hasReachedEnd(const QTcpSocket &socket)
{
    char byte = 0;
    const auto got = ::recv(int(socket.socketDescriptor()), &byte, 1, MSG_PEEK | MSG_DONTWAIT);
    return got == 0 || (got < 0 && errno != EAGAIN && errno != EWOULDBLOCK && errno != EINTR);
}

QHostAddress peerOf(int descriptor)
{
    sockaddr_storage storage{};
    socklen_t length = sizeof storage;
    auto *address = reinterpret_cast<sockaddr *>(&storage);
    return ::getpeername(descriptor, address, &length) == 0 ? QHostAddress(address) : QHostAddress();
}

bool hasFreeDescriptor()
{
    const int descriptor = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (descriptor < 0)
        return false;
    ::close(descriptor);
    return true;
}
} // namespace

ConnectionGuard::ConnectionGuard(QTcpSocket *socket, GuardedServer &server)
    : QObject(socket)
    , m_socket(socket)
    , m_server(server)
    , m_totals(server.totals())
    , m_limits(server.limits())
    , m_scanner(server.limits().scan)
{
    // QHttpServer reads inside a transaction, so the consumed bytes of a request stay buffered: a buffer
    // smaller than the largest head would deadlock. For bodies it grows.
    socket->setReadBufferSize(m_limits.scan.maxRequestLine + m_limits.scan.maxHeaderBytes + kReadAhead);
    // Connected before QHttpServer's own slot, so this one always runs first.
    connect(socket, &QTcpSocket::readyRead, this, &ConnectionGuard::onReadyRead);
    connect(socket, &QTcpSocket::bytesWritten, this, &ConnectionGuard::onBytesWritten);
    for (QSocketNotifier *notifier : socket->findChildren<QSocketNotifier *>()) {
        if (notifier->type() == QSocketNotifier::Read)
            m_readNotifier = notifier;
    }
    if (m_readNotifier)
        m_readNotifier->installEventFilter(this);
    m_deadline.setRemainingTime(m_limits.firstByteMs);
}

ConnectionGuard::~ConnectionGuard() { releaseBody(); }

bool ConnectionGuard::isBusy() const
{
    return m_isAwaitingAnswer || (m_phase == Phase::Idle && m_socket->bytesToWrite() > 0);
}

/// Sees that the kernel has something to read before Qt reads it. Qt would take the client's FIN for the end
/// of the connection, and drop the answer.
bool ConnectionGuard::eventFilter(QObject *, QEvent *event)
{
    const bool hasUnscanned = !m_held.isEmpty() || (m_phase == Phase::Idle && m_socket->bytesAvailable() > 0);
    if (event->type() != QEvent::SockAct || m_phase == Phase::Draining || !(isBusy() || hasUnscanned))
        return false;
    m_isPaused = true;
    m_readNotifier->setEnabled(false);
    if (m_isAwaitingAnswer && hasReachedEnd(*m_socket) && !std::exchange(m_hasClientEnded, true))
        emit clientEnded();
    return true;
}

void ConnectionGuard::answered(bool isLast)
{
    m_isAwaitingAnswer = false;
    m_wasLastAnswer = isLast;
    if (m_phase != Phase::Draining && m_socket->bytesToWrite() == 0)
        finishAnswer();
}

void ConnectionGuard::onBytesWritten()
{
    m_writeDeadline.setRemainingTime(m_limits.writeStallMs);
    if (!m_isAwaitingAnswer && m_phase == Phase::Idle && m_socket->bytesToWrite() == 0)
        finishAnswer();
}

/// The answer is with the kernel: on with the next request, or the end.
void ConnectionGuard::finishAnswer()
{
    releaseBody();
    m_scanner.reset(); // the head goes with its request
    m_scanned = 0;
    if (m_socket->state() != QAbstractSocket::ConnectedState)
        return; // the client went while it was answered
    m_deadline.setRemainingTime(m_limits.idleMs);
    const bool hasMore = m_isPaused || !m_held.isEmpty() || m_socket->bytesAvailable() > 0;
    if (m_wasLastAnswer) // as the client was told; an end that was announced since waits for the next answer
        return hasMore ? startDraining() : m_socket->disconnectFromHost();
    m_socket->setReadBufferSize(m_limits.scan.maxRequestLine + m_limits.scan.maxHeaderBytes + kReadAhead);
    if (hasMore)
        QMetaObject::invokeMethod(this, &ConnectionGuard::resume, Qt::QueuedConnection);
}

void ConnectionGuard::resume()
{
    if (m_phase == Phase::Draining || isBusy() || m_socket->state() != QAbstractSocket::ConnectedState)
        return;
    if (std::exchange(m_isPaused, false) && m_readNotifier)
        m_readNotifier->setEnabled(true);
    if (!m_held.isEmpty() || m_socket->bytesAvailable() > 0)
        QMetaObject::invokeMethod(m_socket, "readyRead", Qt::DirectConnection);
}

void ConnectionGuard::restoreHeld()
{
    if (m_held.isEmpty())
        return;
    putBack(std::exchange(m_held, {}));
}

/// Before the bytes that are not read yet.
void ConnectionGuard::putBack(const QByteArray &bytes)
{
    // QHttpServer has one open for what it has read of a request, or looked for when there was nothing to
    // see.
    if (m_socket->isTransactionStarted())
        m_socket->commitTransaction();
    for (auto byte = bytes.crbegin(); byte != bytes.crend(); ++byte)
        m_socket->ungetChar(*byte);
}

/// QHttpServer reads the empty line behind the last chunk as two bytes at once: when it has seen the CR
/// alone, it takes the LF and the first byte of the next request for it. So it sees both or none.
void ConnectionGuard::hideLastCr()
{
    QByteArray unread = m_socket->readAll();
    if (unread.isEmpty())
        return;
    unread.chop(1);
    putBack(unread);
    m_isLastCrHidden = true;
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
    else if (!hasUnread())
        m_socket->disconnectFromHost();
}

/// Whether a request has arrived that readyRead has not told of yet.
bool ConnectionGuard::hasUnread() const
{
    char byte = 0;
    return !m_held.isEmpty() || m_socket->bytesAvailable() > 0
        || ::recv(int(m_socket->socketDescriptor()), &byte, 1, MSG_PEEK | MSG_DONTWAIT) > 0;
}

void ConnectionGuard::drain()
{
    m_closesAfterAnswer = m_wasLastAnswer = true;
    if (m_phase != Phase::Idle || isBusy())
        return;
    if (!std::exchange(m_hadRequest, true))
        return m_deadline.setRemainingTime(m_limits.farewellMs);
    if (!hasUnread()) // what has arrived still gets its answer
        m_socket->disconnectFromHost();
}

std::optional<RequestHead> ConnectionGuard::handOut()
{
    if (takesAnswer() && !std::exchange(m_isHandedOut, true))
        return m_scanner.head(); // which stays, for the case that the handler never answers
    cut();
    return std::nullopt;
}

void ConnectionGuard::onReadyRead()
{
    m_server.noteReading(this);
    if (!m_socket->isOpen()) {
        // An earlier answer found the client gone: QHttpServer must not read from what is closed.
        QObject::disconnect(m_socket, &QTcpSocket::readyRead, nullptr, nullptr);
        return;
    }
    if (m_phase == Phase::Draining) {
        m_discarded += m_socket->readAll().size();
        if (m_discarded > kDrainBytes)
            m_socket->abort();
        return;
    }
    if (isBusy()) {
        // Qt 6.4 would start the next request now and could answer out of order. It sees nothing of it.
        m_held += m_socket->readAll();
        return;
    }
    restoreHeld();
    if (m_socket->bytesAvailable() == 0)
        return;
    scanNew();
    if (std::exchange(m_isLastCrHidden, false))
        putBack("\r");
    takeScanned();
}

/// QHttpServer consumes every byte of an unfinished request inside its transaction, so all unread bytes are
/// new. Looks at few of them first: many requests may stand in the buffer.
void ConnectionGuard::scanNew()
{
    if (m_isDetached) {
        m_scanner.feed(m_socket->readAll());
        return;
    }
    qsizetype seen = 0;
    for (qint64 step = 4096;; step *= 4) {
        const QByteArray bytes = m_socket->peek(std::min(m_socket->bytesAvailable(), seen + step));
        if (bytes.size() <= seen)
            return;
        m_scanned += m_scanner.feed(QByteArrayView(bytes).sliced(seen));
        if (m_scanner.state() == HttpScanner::State::Done || m_scanner.state() == HttpScanner::State::Failed)
            return;
        seen = bytes.size();
    }
}

void ConnectionGuard::takeScanned()
{
    if (m_scanner.state() == HttpScanner::State::Failed)
        return refuse(m_scanner.error());
    if (!chargeBody())
        return refuse(ErrorCode::Unavailable);
    if (m_scanner.state() == HttpScanner::State::Done) {
        if (m_phase == Phase::Idle && m_scanner.bodyHasLength())
            shortenHead();
        m_phase = Phase::Idle;
        m_hadRequest = true;
        m_isAwaitingAnswer = true;
        m_isHandedOut = false;
        m_deadline.setRemainingTime(m_limits.handlerMs);
        m_closesAfterAnswer |= m_scanner.wantsClose();
        return;
    }
    if (m_scanner.isDoomed())
        detach();
    else if (m_scanner.isInsideLastLine())
        hideLastCr();
    const Phase phase = m_scanner.state() == HttpScanner::State::Head ? Phase::InHead : Phase::InBody;
    if (phase == Phase::InBody)
        m_socket->setReadBufferSize(m_scanned + m_scanner.bytesToCome() + kSmallBody);
    if (phase == m_phase)
        return;
    m_phase = phase;
    m_deadline.setRemainingTime(phase == Phase::InHead ? m_limits.headMs : m_limits.bodyMs);
    if (!compat::kQtSendsContinue && phase == Phase::InBody && m_scanner.expectsContinue()) {
        m_socket->write("HTTP/1.1 100 Continue\r\n\r\n");
        m_socket->flush();
    }
}

/// Puts the shortest head in the place of a request's own, which the handler gets from the scanner:
/// QHttpServer has nothing to read that the scanner has read already, and can't read it otherwise. Only of a
/// request that came whole, so that QHttpServer has seen none of it.
void ConnectionGuard::shortenHead()
{
    const qint64 body = m_scanner.bodyLength();
    const QByteArray head = body == 0
        ? QByteArray("GET / HTTP/1.1\r\n\r\n")
        : "POST / HTTP/1.1\r\nContent-Length:" + QByteArray::number(body) + "\r\n\r\n";
    if (m_socket->isTransactionStarted())
        m_socket->commitTransaction();
    m_socket->skip(m_scanned - body);
    for (auto byte = head.crbegin(); byte != head.crend(); ++byte)
        m_socket->ungetChar(*byte);
}

/// Counts a large body among those of all connections; false when they are too many.
bool ConnectionGuard::chargeBody()
{
    const qint64 received = m_scanner.bodyReceived();
    if (received <= kSmallBody || received <= m_charged)
        return true;
    const qint64 before = m_totals.bodies.fetch_add(received - m_charged);
    const qint64 added = received - std::exchange(m_charged, received);
    return before + added <= m_limits.maxBodies;
}

void ConnectionGuard::releaseBody() { m_totals.bodies -= std::exchange(m_charged, 0); }

void ConnectionGuard::cut()
{
    m_phase = Phase::Draining;
    QObject::disconnect(m_socket, &QTcpSocket::readyRead, nullptr, nullptr);
    m_socket->abort();
}

void ConnectionGuard::refuse(ErrorCode code)
{
    HttpResponse response = m_server.hooks().refuse(code, m_scanner.head(), m_socket->peerAddress());
    response.setHeader("Connection", "close");
    m_socket->write(compat::serialize(response, m_scanner.head().method == "HEAD"));
    m_socket->flush();
    startDraining();
}

void ConnectionGuard::detach()
{
    if (std::exchange(m_isDetached, true))
        return;
    // A slot that is disconnected while the signal is emitted is not called: QHttpServer never sees these
    // bytes.
    QObject::disconnect(m_socket, &QTcpSocket::readyRead, nullptr, nullptr);
    connect(m_socket, &QTcpSocket::readyRead, this, &ConnectionGuard::onReadyRead);
    if (m_socket->isTransactionStarted())
        m_socket->commitTransaction();
    if (m_socket->isOpen())
        m_socket->readAll(); // scanned already
}

/// Half-closes and reads on for a moment: with unread bytes the kernel would reset the connection, and the
/// client could lose the answer.
void ConnectionGuard::startDraining()
{
    m_phase = Phase::Draining;
    m_isAwaitingAnswer = false;
    releaseBody();
    m_held.clear();
    detach();
    ::shutdown(int(m_socket->socketDescriptor()), SHUT_WR);
    if (std::exchange(m_isPaused, false) && m_readNotifier)
        m_readNotifier->setEnabled(true);
    m_deadline.setRemainingTime(kDrainMs);
}

GuardedServer::GuardedServer(
    const GuardLimits &limits, GuardHooks hooks, GuardTotals &totals, QObject *parent)
    : QTcpServer(parent)
    , m_limits(limits)
    , m_hooks(std::move(hooks))
    , m_totals(totals)
    , m_tick(new QTimer(this))
{
    setMaxPendingConnections(4096);
    // Qt stops accepting for good when the system has no room for a connection for once.
    connect(this, &QTcpServer::acceptError, this, [this] { m_hasPaused = true; });
    connect(m_tick, &QTimer::timeout, this, [this] {
        if (std::exchange(m_hasPaused, false) && isListening()) // Qt would crash once the socket is closed
            resumeAccepting();
        const QList<ConnectionGuard *> guards = m_guards; // a tick may end a connection
        for (ConnectionGuard *guard : guards)
            guard->tick();
    });
    m_tick->start(limits.tickMs);
}

void GuardedServer::watchAccepting()
{
    for (QSocketNotifier *notifier : findChildren<QSocketNotifier *>()) {
        if (notifier->type() == QSocketNotifier::Read)
            notifier->installEventFilter(this);
    }
}

/// Sees that somebody wants to connect before Qt accepts. Where accept() fails with EMFILE, Qt would try
/// again at once and without end.
bool GuardedServer::eventFilter(QObject *, QEvent *event)
{
    if (event->type() != QEvent::SockAct || !std::exchange(m_wasBarren, true) || hasFreeDescriptor())
        return false;
    pauseAccepting();
    m_hasPaused = true;
    return true;
}

void GuardedServer::announceEnd()
{
    m_isEnding = true;
    for (ConnectionGuard *guard : std::as_const(m_guards))
        guard->announceEnd();
}

void GuardedServer::drain()
{
    // The kernel completes connections before they are accepted, and takes their requests: closing the socket
    // now would reset them.
    do {
        m_wasBarren = true;
    } while (waitForNewConnection(0) && !m_wasBarren);
    m_isDraining = true;
    close();
    const QList<ConnectionGuard *> guards = m_guards;
    for (ConnectionGuard *guard : guards)
        guard->drain();
}

void GuardedServer::turnAway(int descriptor, const QHostAddress &peer)
{
    HttpResponse response = m_hooks.refuse(ErrorCode::Unavailable, {}, peer);
    response.setHeader("Connection", "close");
    const QByteArray bytes = compat::serialize(response, false);
    (void)!::send(descriptor, bytes.constData(), size_t(bytes.size()), MSG_NOSIGNAL | MSG_DONTWAIT);
    ::shutdown(descriptor, SHUT_WR);
    discardUnread(descriptor); // unread bytes would turn the end into a reset
    ::close(descriptor);
}

void GuardedServer::incomingConnection(qintptr descriptor)
{
    m_wasBarren = false;
    const QHostAddress peer = withoutMapping(peerOf(int(descriptor)));
    if (m_isDraining || m_totals.connections.load() >= m_limits.maxConnections)
        return turnAway(int(descriptor), peer);
    const bool hasShare
        = m_limits.maxPerAddress != 0 && !(m_hooks.isTrustedProxy && m_hooks.isTrustedProxy(peer));
    const QHostAddress network = clientNetwork(peer);
    if (hasShare && !m_totals.addresses.add(network, m_limits.shareOfAddress()))
        return turnAway(int(descriptor), peer);
    auto *socket = new QTcpSocket(this);
    if (!socket->setSocketDescriptor(descriptor)) {
        delete socket;
        ::close(int(descriptor));
        if (hasShare)
            m_totals.addresses.remove(network);
        return;
    }
    socket->setSocketOption(QAbstractSocket::LowDelayOption, 1);
    ++m_totals.connections;
    auto *guard = new ConnectionGuard(socket, *this);
    m_guards << guard;
    if (m_isEnding)
        guard->announceEnd();
    connect(guard, &QObject::destroyed, this, [this, guard, hasShare, network] {
        m_guards.removeOne(guard); // by address: the guard itself is no more
        --m_totals.connections;
        if (hasShare)
            m_totals.addresses.remove(network);
    });
    addPendingConnection(socket);
}

} // namespace answerdesk::http
