// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/http/http_scanner.h"
#include <QtCore/QDeadlineTimer>
#include <QtCore/QObject>
#include <QtNetwork/QTcpServer>
#include <QtNetwork/QTcpSocket>
#include <atomic>
#include <functional>
#include <memory>

class QTimer;

namespace answerdesk::http {

struct HttpResponse;

struct GuardLimits {
    ScanLimits scan;
    int idleMs = 75'000; ///< a connection without a request
    int headMs = 10'000; ///< from a request's first byte to its whole head
    int bodyMs = 60'000; ///< for the whole body, however it drips
    int handlerMs = 60'000; ///< until the first byte of the answer
    int writeStallMs = 20'000; ///< a client that reads nothing
    int responseMs = 300'000; ///< for the whole answer
    qint64 maxUnsent = 16 << 20; ///< bytes of answers that wait while a client pipelines on
    int maxConnections = 10'000; ///< of all workers together
};

/// What the guard asks of the rest of the front.
struct GuardHooks {
    /// The answer to a request that the guard refuses. head is null when it was not complete.
    std::function<HttpResponse(ErrorCode, const RequestHead *, const QHostAddress &peer)> refuse;
};

/// Stands between a socket and QHttpServer, which has no limits, no time-outs and lax framing of its own:
/// scans what arrives, lets only well-framed requests pass, and answers the rest itself. Lives in its
/// socket's thread and dies with the socket.
class ConnectionGuard final : public QObject
{
    Q_OBJECT
public:
    ConnectionGuard(QTcpSocket *socket, const GuardLimits &limits, const GuardHooks &hooks);
    QTcpSocket *socket() const { return m_socket; }
    /// Called by the server's one timer.
    void tick();
    /// The server is stopping: close now when idle, else after the answer.
    void drain();

private:
    enum class Phase { Idle, InHead, InBody, Draining };
    void onReadyRead();
    void onBytesWritten();
    void refuse(ErrorCode code);
    void cut();
    void scanNew();

    QTcpSocket *m_socket;
    const GuardLimits &m_limits;
    const GuardHooks &m_hooks;
    HttpScanner m_scanner;
    QDeadlineTimer m_deadline;
    QDeadlineTimer m_writeDeadline;
    QDeadlineTimer m_responseDeadline;
    Phase m_phase = Phase::Idle;
    qint64 m_discarded = 0;
    bool m_isAwaitingAnswer = false;
    bool m_closesAfterAnswer = false;
    bool m_hadUnsent = false;
};

/// A listening socket whose connections are guarded. Lives in a worker's thread.
class GuardedServer final : public QTcpServer
{
    Q_OBJECT
public:
    /// connections counts those of all workers and must outlive the server.
    GuardedServer(const GuardLimits &limits, GuardHooks hooks, std::atomic<int> &connections,
        QObject *parent = nullptr);
    void drain();
    /// The connection of a peer; null when it is gone.
    QTcpSocket *socketOf(const QHostAddress &address, quint16 port) const;

protected:
    void incomingConnection(qintptr descriptor) override;

private:
    GuardLimits m_limits;
    GuardHooks m_hooks;
    std::atomic<int> &m_connections;
    QTimer *m_tick;
    QList<ConnectionGuard *> m_guards;
    bool m_isDraining = false;
};

} // namespace answerdesk::http
