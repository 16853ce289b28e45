// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/http/dispatcher.h"
#include "server/http/http_front.h"
#include "shared/core/clock.h"
#include "tests/support/error_shape.h"
#include <QtTest/QTest>
#include <condition_variable>
#include <mutex>

namespace answerdesk::test {

/// The HTTP front alone on a free port of loopback: guard, scanner, workers and dispatcher as they are,
/// behind them handlers that tell what reached them and answer when the test wants it. Lives in the test's
/// thread, which needs no event loop.
///
/// GET /healthz answers at once; GET /readyz and POST /analytics/cart_events answer from another thread when
/// the test releases them; GET /openapi.json answers at once with largeBytes bytes; everything else at once
/// with {"status":"ok"}. POST /api/v1/send_message wants the bearer "good".
class FrontServer final : private http::Gatekeeper
{
public:
    explicit FrontServer(
        http::GuardLimits limits = {}, qint64 largeBytes = 1 << 20, const QStringList &trustedProxies = {});
    ~FrontServer() override;

    QUrl url() const { return m_url; }
    /// "GET /healthz" and so on, in the order in which handlers were called; bodies of those that had one.
    QByteArrayList executed() const;
    /// Waits until this many requests reached their handlers.
    bool waitForExecuted(int count) const;
    QByteArray lastBody() const;
    /// The address in the log's last record, and that the last handler was given.
    QString lastLoggedAddress();
    QString lastPeer() const;
    void forget();
    /// Waits until this many requests wait for release().
    bool waitForHeld(int count);
    int heldCount() const;
    /// Answers the oldest of the held requests, from the caller's thread.
    void release();
    /// Holds no more: requests to the slow endpoints are answered at once.
    void holdNothing();
    /// Ends the front at once; requests that are held stay held.
    void stop() { m_front->stop(0); }
    int connections() const { return m_front->connections(); }
    /// Waits until this many connections are open.
    bool waitForConnections(int count) const;

private:
    Result<http::Principal> apiKey(
        const QByteArray &bearer, api::Access access, const QHostAddress &peer) override;
    Result<http::Principal> session(
        const QByteArray &bearer, api::Access access, const QString &companyKey) override;
    void take(const http::RequestPtr &request, const http::Reply &reply);

    ManualClock m_clock{1'780'000'000'000};
    http::AccessLog m_log;
    http::Dispatcher m_dispatcher;
    std::unique_ptr<http::HttpFront> m_front;
    QUrl m_url;
    const QByteArray m_large;
    mutable std::mutex m_mutex;
    std::condition_variable m_held;
    QByteArrayList m_executed;
    QByteArray m_lastBody;
    QHostAddress m_lastPeer;
    std::vector<http::Reply> m_waiting;
    bool m_holds = true;
};

/// A test class whose functions share a front, each of which finds it forgetful of what was before.
class FrontTest : public QObject
{
    Q_OBJECT
protected:
    /// The next answer is this error and the last one, and no handler was called.
    void expectRefusal(HttpProbe &probe, const QByteArray &code);

    std::unique_ptr<FrontServer> m_server;

private slots:
    void initTestCase() { m_server = std::make_unique<FrontServer>(); }
    void cleanupTestCase() { m_server.reset(); }
    void init() { m_server->forget(); }
};

/// The next answer is this error, and the connection ends with it.
void expectLastError(HttpProbe &probe, const QByteArray &code);

/// Resident memory of this process, bytes.
qint64 residentBytes();

inline const QByteArray kHost = "Host: localhost\r\n";
/// A GET with further header lines.
inline QByteArray get(const QByteArray &headers = {}, const QByteArray &target = "/healthz")
{
    return "GET " + target + " HTTP/1.1\r\n" + kHost + headers + "\r\n";
}
/// A POST of JSON with header lines and a body as they are.
inline QByteArray post(const QByteArray &headers, const QByteArray &body = {},
    const QByteArray &target = "/analytics/checkout_events")
{
    return "POST " + target + " HTTP/1.1\r\n" + kHost + "Content-Type: application/json\r\n" + headers
        + "\r\n" + body;
}
/// What a lax parser would take for the next request.
inline const QByteArray kSmuggled = get({}, "/smuggled");
inline QByteArray chunked(const QByteArray &body) { return post("Transfer-Encoding: chunked\r\n", body); }

// The classes of tst_framing, in the order in which they run.
std::unique_ptr<QObject> makeFramingTests();
std::unique_ptr<QObject> makeFramingBodyTests();
std::unique_ptr<QObject> makePipeliningTests();
std::unique_ptr<QObject> makeLimitTests();
std::unique_ptr<QObject> makeClientAddressTests();
std::unique_ptr<QObject> makeMemoryTests();

} // namespace answerdesk::test
