// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/http/contract.h"
#include <QtCore/QDeadlineTimer>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::test {

namespace {

const QByteArray kHost = "Host: localhost\r\n";

/// A GET of the health endpoint with further header lines.
QByteArray get(const QByteArray &headers, const QByteArray &target = "/healthz")
{
    return "GET " + target + " HTTP/1.1\r\n" + kHost + headers + "\r\n";
}

/// A POST with header lines and a body as they are.
QByteArray post(const QByteArray &headers, const QByteArray &body = {})
{
    return "POST /analytics/cart_events HTTP/1.1\r\n" + kHost + "Content-Type: application/json\r\n" + headers
        + "\r\n" + body;
}

http::GuardLimits shortLimits()
{
    http::GuardLimits limits;
    limits.idleMs = limits.headMs = limits.bodyMs = 300;
    limits.maxConnections = 6;
    return limits;
}

} // namespace

/// Framing, sizes and time-outs, as raw bytes on a socket.
class TestGuard : public QObject
{
    Q_OBJECT
    std::unique_ptr<TestServer> m_server;
    std::unique_ptr<TestServer> m_impatient; ///< short time limits, few connections

private slots:
    void initTestCase()
    {
        m_server = std::make_unique<TestServer>();
        m_impatient = std::make_unique<TestServer>(TestServerOptions{.limits = shortLimits()});
    }
    void cleanupTestCase()
    {
        m_server.reset();
        m_impatient.reset();
    }

    void malformedRequestsAreRefusedAndTheConnectionCloses_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("code");
        const auto row = [](const char *name, const QByteArray &bytes, const char *code = "BAD_REQUEST") {
            QTest::newRow(name) << bytes << QByteArray(code);
        };
        const QByteArray smuggled = get({}, "/smuggled");

        row("TRACE", "TRACE /healthz HTTP/1.1\r\n" + kHost + "\r\n", "NOT_IMPLEMENTED");
        row("CONNECT", "CONNECT shop:443 HTTP/1.1\r\n" + kHost + "\r\n", "NOT_IMPLEMENTED");
        row("unknown method", "BREW /healthz HTTP/1.1\r\n" + kHost + "\r\n", "NOT_IMPLEMENTED");
        row("HTTP/2 preface", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", "NOT_IMPLEMENTED");
        row("lower-case method", "get /healthz HTTP/1.1\r\n" + kHost + "\r\n");
        row("HTTP/9.9", "GET /healthz HTTP/9.9\r\n" + kHost + "\r\n", "HTTP_VERSION_NOT_SUPPORTED");
        row("HTTP/2.0", "GET /healthz HTTP/2.0\r\n" + kHost + "\r\n", "HTTP_VERSION_NOT_SUPPORTED");
        row("HTTPX1.1", "GET /healthz HTTPX1.1\r\n" + kHost + "\r\n");
        row("no version", "GET /healthz\r\n\r\n");
        row("tabs between words", "GET\t/healthz\tHTTP/1.1\r\n" + kHost + "\r\n");
        row("space in the query", "GET /healthz?a b HTTP/1.1\r\n" + kHost + "\r\n");
        row("two spaces", "GET  /healthz HTTP/1.1\r\n" + kHost + "\r\n");
        row("TLS on the plain port",
            QByteArray::fromHex("16030100f8010000f40303") + QByteArray(20, 'x') + "\r\n\r\n");

        row("transfer coding xchunked", post("Transfer-Encoding: xchunked\r\n", "0\r\n\r\n"),
            "NOT_IMPLEMENTED");
        row("transfer coding gzip", post("Transfer-Encoding: gzip\r\n", smuggled), "NOT_IMPLEMENTED");
        row("transfer coding gzip, chunked", post("Transfer-Encoding: gzip, chunked\r\n"), "NOT_IMPLEMENTED");
        row("transfer coding twice",
            post("Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n", "0\r\n\r\n"));
        row("length and coding",
            post("Content-Length: 5\r\nTransfer-Encoding: chunked\r\n", "0\r\n\r\n" + smuggled));
        row("coding and length",
            post("Transfer-Encoding: chunked\r\nContent-Length: 5\r\n", "0\r\n\r\n" + smuggled));
        row("equal lengths twice", post("Content-Length: 2\r\nContent-Length: 2\r\n", "{}"));
        row("different lengths", post("Content-Length: 2\r\nContent-Length: 40\r\n", "{}" + smuggled));
        for (const char *length :
            {"-5", "abc", "0x5", "5, 5", "+5", "5.0", "", "18446744073709551615", "5 5"}) {
            row(qPrintable(u"length "_s + QLatin1String(length)),
                post("Content-Length: " + QByteArray(length) + "\r\n", smuggled));
        }
        row("chunk extension", post("Transfer-Encoding: chunked\r\n", "2;a=b\r\n{}\r\n0\r\n\r\n"));
        row("chunk trailer", post("Transfer-Encoding: chunked\r\n", "2\r\n{}\r\n0\r\nX-A: b\r\n\r\n"));
        row("chunk size zz", post("Transfer-Encoding: chunked\r\n", "zz\r\n"));
        row("chunk size -1", post("Transfer-Encoding: chunked\r\n", "-1\r\n"));
        row("chunk size empty", post("Transfer-Encoding: chunked\r\n", "\r\n"));
        row("chunk size 7fffffffffffffff", post("Transfer-Encoding: chunked\r\n", "7fffffffffffffff\r\n"));
        row("chunk longer than its size", post("Transfer-Encoding: chunked\r\n", "2\r\n{}}\r\n0\r\n\r\n"));
        row("chunk with a bare LF", post("Transfer-Encoding: chunked\r\n", "2\n{}\n0\n\n"));
        row("chunk of 2 GiB", post("Transfer-Encoding: chunked\r\n", "7fffffff\r\n"), "PAYLOAD_TOO_LARGE");
        row("length of 1 TB", post("Content-Length: 1000000000000\r\n"), "PAYLOAD_TOO_LARGE");

        row("no Host", "GET /healthz HTTP/1.1\r\n\r\n");
        row("two Hosts", get("Host: other\r\n"));
        row("absolute form", "GET http://localhost/healthz HTTP/1.1\r\n" + kHost + "\r\n");
        row("authority in the path", "GET //evil/healthz HTTP/1.1\r\n" + kHost + "\r\n");
        row("path without slash", "GET healthz HTTP/1.1\r\n" + kHost + "\r\n");
        row("asterisk of GET", "GET * HTTP/1.1\r\n" + kHost + "\r\n");
        row("fragment", get({}, "/healthz#top"));
        row("NUL escape", get({}, "/health%00z"));
        row("broken escape", get({}, "/health%zz"));
        row("escape cut short", get({}, "/healthz?a=%4"));
        row("raw byte in the path", get({}, "/health\xff"));
        row("NUL in a header", get(QByteArray("X-A: a\0b\r\n", 10)));
        row("folded header", get("X-A: a\r\n b\r\n"));
        row("header without colon", get("X-A\r\n"));
        row("header without name", get(": a\r\n"));
        row("space before the colon", post("Content-Length : 2\r\n", smuggled));
        row("space in a header's name", get("X A: b\r\n"));
        row("bare LF", "GET /healthz HTTP/1.1\nHost: localhost\n\n");
        row("bare CR in a value", get("X-A: a\rb\r\n"));
        row("two blank lines before", "\r\n\r\n" + get({}));
        row("WebSocket upgrade", get("Connection: Upgrade\r\nUpgrade: websocket\r\n"), "NOT_IMPLEMENTED");

        row("target of 1 MiB", "GET /" + QByteArray(1 << 20, 'a'), "URI_TOO_LONG");
        row("target of 9,000 bytes", get({}, "/" + QByteArray(9000, 'a')), "URI_TOO_LONG");
        row("header of 1 MiB", "GET /healthz HTTP/1.1\r\n" + kHost + "X-A: " + QByteArray(1 << 20, 'a'),
            "HEADERS_TOO_LARGE");
        row("5,000 headers", get(QByteArray("X-A: b\r\n").repeated(5000)), "HEADERS_TOO_LARGE");
        row("65 headers", get(QByteArray("A: b\r\n").repeated(65)), "HEADERS_TOO_LARGE");
        row("Expect something else", post("Content-Length: 2\r\nExpect: 200-maybe\r\n", "{}"),
            "EXPECTATION_FAILED");
    }
    void malformedRequestsAreRefusedAndTheConnectionCloses()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QByteArray, code);
        HttpProbe probe(m_server->base());
        probe.send(bytes);
        const Answer answer = probe.read();
        COMPARE_ERROR(answer, code);
        QCOMPARE(answer.header("Connection"), "close");
        QVERIFY2(probe.isClosedByServer(), "exactly one answer, then the end");
    }

    void wellFormedRequestsPass_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("plain") << get({});
        QTest::newRow("one blank line before") << "\r\n" + get({});
        QTest::newRow("query") << get({}, "/healthz?a=%41&b=%C3%A4");
        QTest::newRow("upgrade to HTTP/2 is ignored") << get("Connection: Upgrade\r\nUpgrade: h2c\r\n");
        QTest::newRow("63 headers") << get(QByteArray("A: b\r\n").repeated(63));
        QTest::newRow("empty header") << get("X-A:\r\n");
        QTest::newRow("tab in a header") << get("X-A: a\tb\r\n");
        QTest::newRow("header in Latin-1") << get("X-A: caf\xe9\r\n");
        QTest::newRow("body of a GET") << get("Content-Length: 2\r\n") + "{}";
    }
    void wellFormedRequestsPass()
    {
        QFETCH(QByteArray, bytes);
        HttpProbe probe(m_server->base());
        probe.send(bytes);
        QCOMPARE(probe.read().status, 200);
        QCOMPARE(probe.request("GET", "/healthz").status, 200);
    }

    void bytesMayComeOneByOne()
    {
        HttpProbe probe(m_server->base());
        const QByteArray bytes
            = post("Transfer-Encoding: chunked\r\n", "1\r\n{\r\n00A\r\n\"type\": 1}\r\n0\r\n\r\n");
        for (const char byte : bytes)
            probe.send(QByteArray(1, byte));
        const Answer answer = probe.read();
        COMPARE_ERROR(answer, "MISSING_REQUIRED_FIELDS");
        QVERIFY(!answer.missingFields().contains(u"type"_s));
        QCOMPARE(probe.request("GET", "/healthz").status, 200);
    }

    void pipelinedRequestsAreAnsweredInOrder()
    {
        HttpProbe probe(m_server->base());
        QByteArray bytes;
        for (int i = 0; i < 100; ++i)
            bytes += get("X-Request-Id: number-" + QByteArray::number(i) + "\r\n");
        probe.send(bytes);
        for (int i = 0; i < 100; ++i) {
            const Answer answer = probe.read();
            QCOMPARE(answer.status, 200);
            QCOMPARE(answer.header("X-Request-Id"), "number-" + QByteArray::number(i));
        }
    }

    void nothingIsReadBehindAMalformedRequest()
    {
        HttpProbe probe(m_server->base());
        probe.send(get({}) + get("X A: b\r\n") + get({}));
        QCOMPARE(probe.read().status, 200);
        COMPARE_ERROR(probe.read(), "BAD_REQUEST");
        QVERIFY(probe.isClosedByServer());
    }

    void nothingIsReadBehindConnectionClose()
    {
        HttpProbe probe(m_server->base());
        probe.send(get("Connection: close\r\n") + get({}));
        const Answer answer = probe.read();
        QCOMPARE(answer.status, 200);
        QCOMPARE(answer.header("Connection"), "close");
        QVERIFY(probe.isClosedByServer());
    }

    void oldClientsAreServed()
    {
        HttpProbe probe(m_server->base());
        probe.send("GET /healthz HTTP/1.0\r\n\r\n");
        QCOMPARE(probe.read().status, 200);
        QVERIFY(probe.isClosedByServer());
        HttpProbe kept(m_server->base());
        kept.send("GET /healthz HTTP/1.0\r\nConnection: keep-alive\r\n\r\n");
        QCOMPARE(kept.read().status, 200);
        QCOMPARE(kept.request("GET", "/healthz").status, 200);
    }

    void continueIsSentBeforeTheBody()
    {
        HttpProbe probe(m_server->base());
        probe.send(post("Content-Length: 2\r\nExpect: 100-continue\r\n"));
        QCOMPARE(probe.read(false, true).status, 100);
        probe.send("{}");
        COMPARE_ERROR(probe.read(), "MISSING_REQUIRED_FIELDS");
    }
    void noContinueForABodyThatIsTooLarge()
    {
        HttpProbe probe(m_server->base());
        probe.send(post("Content-Length: 9000000\r\nExpect: 100-continue\r\n"));
        COMPARE_ERROR(probe.read(false, true), "PAYLOAD_TOO_LARGE");
        QVERIFY(probe.isClosedByServer());
    }

    void aClientThatSendsOnStillGetsTheRefusal()
    {
        HttpProbe probe(m_server->base());
        probe.send(post("Content-Length: 6000000\r\n", QByteArray(2 << 20, ' ')));
        COMPARE_ERROR(probe.read(), "PAYLOAD_TOO_LARGE");
    }

    void slowClientsAreCutOff_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("half a request line") << QByteArray("GET /hea");
        QTest::newRow("half a head") << QByteArray("GET /healthz HTTP/1.1\r\nHost: loc");
        QTest::newRow("half a body") << post("Content-Length: 100\r\n", "{");
        QTest::newRow("half a chunk") << post("Transfer-Encoding: chunked\r\n", "a\r\n{");
        QTest::newRow("no last chunk") << post("Transfer-Encoding: chunked\r\n", "2\r\n{}\r\n");
    }
    void slowClientsAreCutOff()
    {
        QFETCH(QByteArray, bytes);
        HttpProbe probe(m_impatient->base());
        probe.send(bytes);
        const Answer answer = probe.read();
        COMPARE_ERROR(answer, "REQUEST_TIMEOUT");
        QCOMPARE(answer.header("Connection"), "close");
        QVERIFY(probe.isClosedByServer());
    }
    void aBodyThatDripsDoesNotExtendItsTime()
    {
        HttpProbe probe(m_impatient->base());
        probe.send(post("Content-Length: 100000\r\n"));
        const QDeadlineTimer patience(10'000);
        while (!probe.waitForBytes(20) && !patience.hasExpired())
            probe.send("x");
        COMPARE_ERROR(probe.read(), "REQUEST_TIMEOUT");
    }
    void idleConnectionsAreClosedWithoutAnAnswer()
    {
        HttpProbe probe(m_impatient->base());
        QVERIFY(probe.isClosedByServer());
        HttpProbe kept(m_impatient->base());
        QCOMPARE(kept.request("GET", "/healthz").status, 200);
        QVERIFY(kept.isClosedByServer());
    }

    void connectionsAboveTheCapGetAnAnswerAndNoMore()
    {
        http::GuardLimits limits;
        limits.maxConnections = 3;
        TestServer server({.limits = limits});
        std::vector<std::unique_ptr<HttpProbe>> probes;
        for (int i = 0; i < 3; ++i) {
            probes.push_back(std::make_unique<HttpProbe>(server.base()));
            QCOMPARE(probes.back()->request("GET", "/healthz").status, 200);
        }
        HttpProbe refused(server.base());
        const Answer answer = refused.read();
        COMPARE_ERROR(answer, "UNAVAILABLE");
        QCOMPARE(answer.header("Connection"), "close");
        QVERIFY(refused.isClosedByServer());
        probes.pop_back();
        // The server hears of the end a moment later.
        const QDeadlineTimer patience(10'000);
        int status = 0;
        while (status != 200 && !patience.hasExpired())
            status = HttpProbe(server.base()).request("GET", "/healthz").status;
        QCOMPARE(status, 200);
    }

    void aClientThatAsksOnWithoutReadingIsCutOff()
    {
        http::GuardLimits limits;
        limits.maxUnsent = 256 * 1024;
        TestServer server({.limits = limits});
        HttpProbe probe(server.base());
        const QByteArray burst = get({}, "/openapi.json").repeated(50);
        const QDeadlineTimer patience(20'000);
        while (probe.isOpen() && !patience.hasExpired())
            probe.sendWithoutReading(burst);
        QVERIFY2(!probe.isOpen(), "what waits for a client is bounded");
        QCOMPARE(server.get("/healthz").status, 200);
    }

    void clientsThatVanishDoNoHarm()
    {
        m_server->makeCompany(u"vanished"_s);
        const QByteArray key = m_server->makeKey(u"vanished"_s);
        for (int i = 0; i < 50; ++i) {
            HttpProbe probe(m_server->base());
            probe.send(HttpProbe::format("POST", "/api/v1/send_message", R"({"query_text":"Hello?"})",
                {bearer(key), {"Content-Type", "application/json"}}, "localhost"));
            probe.abort();
        }
        QCOMPARE(m_server->get("/healthz").status, 200);
        QCOMPARE(
            m_server->post("/api/v1/send_message", json::Object{{u"query_text"_s, u"Hello?"_s}}, key).status,
            200);
    }
};

std::unique_ptr<QObject> makeGuardTests() { return std::make_unique<TestGuard>(); }

} // namespace answerdesk::test

#include "tst_guard.moc"
