// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/http/address_counts.h"
#include "server/http/http_scanner.h"
#include <QtCore/QDeadlineTimer>
#include <QtCore/QObject>
#include <QtCore/QPointer>
#include <QtNetwork/QTcpServer>
#include <QtNetwork/QTcpSocket>
#include <algorithm>
#include <atomic>
#include <functional>
#include <memory>

class QSocketNotifier;
class QTimer;

namespace answerdesk::http {

struct HttpResponse;
class GuardedServer;

struct GuardLimits {
    static constexpr int kQuarter = -1;
    ScanLimits scan;
    int firstByteMs = 10'000; ///< from a connection's beginning to its first byte
    int idleMs = 75'000; ///< from an answer to the next request's first byte
    int headMs = 10'000; ///< from a request's first byte to its whole head
    int bodyMs = 60'000; ///< for the whole body, however it drips
    int handlerMs = 60'000; ///< until the answer
    int writeStallMs = 20'000; ///< a client that reads nothing
    int responseMs = 300'000; ///< for the whole answer
    int tickMs = 250; ///< how often the times are looked at
    int farewellMs
        = 500; ///< at a stop: for clients to hear that a connection ends, before idle ones are closed
    int maxConnections = 10'000; ///< of all workers together
    int maxPerAddress
        = kQuarter; ///< of these, connections of one clientNetwork(); 0: no limit, kQuarter: a quarter
    qint64 maxBodies = 256 << 20; ///< bytes of large bodies that all connections together may have under way

    /// Connections that one client network may have; 0: no limit.
    int shareOfAddress() const
    {
        return maxPerAddress == kQuarter ? std::max(1, maxConnections / 4) : maxPerAddress;
    }
};

/// What the connections of all workers have together. Any thread.
struct GuardTotals {
    std::atomic<int> connections{0};
    AddressCounts addresses; ///< of those that have a share
    std::atomic<qint64> bodies{0}; ///< bytes of large bodies that are not answered yet
};

/// What the guard asks of the rest of the front.
struct GuardHooks {
    /// The answer to a request that the guard refuses; of its head, what was understood.
    std::function<HttpResponse(ErrorCode, const RequestHead &, const QHostAddress &peer)> refuse;
    /// Whether a peer is a trusted proxy, which has no share of the connections because it carries those of
    /// all its clients; absent: none is.
    std::function<bool(const QHostAddress &peer)> isTrustedProxy = {};
};

/// Stands between a socket and QHttpServer, which has no limits, no time-outs and lax framing of its own:
/// scans what arrives, lets one well-framed request at a time pass, and answers the rest itself. Until a
/// request is answered and the answer is with the kernel, nothing more is read: answers keep their order,
/// what a client can make the server hold is bounded, and one that has closed its own direction still gets
/// its answer. Lives in its socket's thread and dies with the socket.
class ConnectionGuard final : public QObject
{
    Q_OBJECT
public:
    ConnectionGuard(QTcpSocket *socket, GuardedServer &server);
    ~ConnectionGuard() override;
    QTcpSocket *socket() const { return m_socket; }
    /// The head of the request that has just passed, once. Nothing, and the end of the connection, when none
    /// has: QHttpServer has then read the bytes otherwise than the scanner, and what it found must not be
    /// executed.
    std::optional<RequestHead> handOut();
    /// Whether the request that has passed may still be answered.
    bool takesAnswer() const { return m_isAwaitingAnswer && m_phase != Phase::Draining; }
    /// Whether the connection ends with the answer to the request that has passed.
    bool closesAfterAnswer() const { return m_closesAfterAnswer; }
    /// The answer was written, or there will be none. isLast: it said that the connection ends.
    void answered(bool isLast);
    /// Called by the server's one timer.
    void tick();
    /// The server is about to stop: the next answer is the last one.
    void announceEnd() { m_closesAfterAnswer = true; }
    /// The server is stopping: close now when idle, else after the answer. A connection that has not had a
    /// request yet may still bring one for a moment.
    void drain();
    /// Whether the client has closed its direction while it waits for an answer.
    bool hasClientEnded() const { return m_hasClientEnded; }
    bool eventFilter(QObject *watched, QEvent *event) override;

signals:
    /// The client has closed its direction while it waits: it is gone, or it only sends nothing more.
    void clientEnded();

private:
    enum class Phase { Idle, InHead, InBody, Draining };
    void onReadyRead();
    void onBytesWritten();
    void scanNew();
    void takeScanned();
    void shortenHead();
    void refuse(ErrorCode code);
    void cut();
    void detach();
    void startDraining();
    void finishAnswer();
    void resume();
    void restoreHeld();
    void putBack(const QByteArray &bytes);
    void hideLastCr();
    bool chargeBody();
    void releaseBody();
    bool isBusy() const;
    bool hasUnread() const;

    QTcpSocket *m_socket;
    GuardedServer &m_server;
    GuardTotals &m_totals; ///< outlive the server, which is half gone when it deletes its connections
    const GuardLimits &m_limits;
    QPointer<QSocketNotifier> m_readNotifier;
    HttpScanner m_scanner;
    QDeadlineTimer m_deadline;
    QDeadlineTimer m_writeDeadline;
    QDeadlineTimer m_responseDeadline;
    QByteArray m_held; ///< what came behind a request that is not answered yet
    bool m_isLastCrHidden = false;
    Phase m_phase = Phase::Idle;
    qint64 m_scanned = 0; ///< bytes of the request under way
    qint64 m_discarded = 0;
    qint64 m_charged = 0; ///< of the totals' bodies
    bool m_isAwaitingAnswer = false;
    bool m_isHandedOut = false;
    bool m_isDetached = false; ///< QHttpServer sees nothing of this connection any more
    bool m_hasClientEnded = false;
    bool m_isPaused = false; ///< something has come, or the client's end, that is left in the kernel for now
    bool m_closesAfterAnswer = false; ///< the next answer says that the connection ends
    bool m_wasLastAnswer = false; ///< the one before did
    bool m_hadUnsent = false;
    bool m_hadRequest = false;
};

/// A listening socket whose connections are guarded. Lives in a worker's thread.
class GuardedServer final : public QTcpServer
{
    Q_OBJECT
public:
    /// totals must outlive the server.
    GuardedServer(
        const GuardLimits &limits, GuardHooks hooks, GuardTotals &totals, QObject *parent = nullptr);
    /// Once it listens: lets it rest while the process has no descriptor left, instead of trying on and on.
    void watchAccepting();
    /// Goes on accepting, but each connection ends with its next answer.
    void announceEnd();
    void drain();
    const GuardLimits &limits() const { return m_limits; }
    const GuardHooks &hooks() const { return m_hooks; }
    GuardTotals &totals() const { return m_totals; }
    void noteReading(ConnectionGuard *guard) { m_reading = guard; }
    /// The guard of the connection whose bytes QHttpServer is reading.
    ConnectionGuard *reading() const { return m_reading; }

    bool eventFilter(QObject *watched, QEvent *event) override;

protected:
    void incomingConnection(qintptr descriptor) override;

private:
    void turnAway(int descriptor, const QHostAddress &peer);
    const GuardLimits m_limits;
    const GuardHooks m_hooks;
    GuardTotals &m_totals;
    QTimer *m_tick;
    QList<ConnectionGuard *> m_guards;
    QPointer<ConnectionGuard> m_reading;
    bool m_hasPaused = false; ///< accepting, for want of descriptors
    bool m_wasBarren = false; ///< the last look at the listening socket brought no connection
    bool m_isEnding = false;
    bool m_isDraining = false;
};

} // namespace answerdesk::http
