// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/http/front_server.h"
#include "tests/support/patience.h"
#include <QtCore/QDeadlineTimer>
#include <QtCore/QRegularExpression>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::test {

namespace {

/// Times that a test can wait for; those that are not asked for stay long.
http::GuardLimits quick(int http::GuardLimits::*limit)
{
    http::GuardLimits limits;
    limits.tickMs = 10;
    limits.*limit = 80;
    return limits;
}

/// A front says once a minute that an address has used up its share.
void expectShareWarning()
{
    static const QRegularExpression warning(u"127\\.0\\.0\\.[19] has \\d+ connections, "_s);
    QTest::ignoreMessage(QtWarningMsg, warning);
}

} // namespace

/// Time-outs, the connection cap, the budget of bodies, clients that do not read.
class TestLimits : public QObject
{
    Q_OBJECT

private slots:
    void slowHeadsAreCutOff_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("one byte") << QByteArray("G");
        QTest::newRow("a blank line") << QByteArray("\r\n");
        QTest::newRow("half a request line") << QByteArray("GET /hea");
        QTest::newRow("half a head") << QByteArray("GET /healthz HTTP/1.1\r\nHost: loc");
        QTest::newRow("all but the end") << get().chopped(1);
        QTest::newRow("a fault and no end") << QByteArray("BREW / HTTP/1.1\r\n");
    }
    void slowHeadsAreCutOff()
    {
        QFETCH(QByteArray, bytes);
        FrontServer server(quick(&http::GuardLimits::headMs));
        HttpProbe probe(server.url());
        probe.send(bytes);
        expectLastError(probe, "REQUEST_TIMEOUT");
        HttpProbe second(server.url()); // the time counts for later requests of a connection as well
        QCOMPARE(second.request("GET", "/healthz").status, 200);
        second.send(bytes);
        expectLastError(second, "REQUEST_TIMEOUT");
        QVERIFY(server.waitForConnections(0));
    }
    void slowBodiesAreCutOff_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("no body") << post("Content-Length: 100\r\n");
        QTest::newRow("half a body") << post("Content-Length: 100\r\n", "{");
        QTest::newRow("after 100 Continue") << post("Content-Length: 100\r\nExpect: 100-continue\r\n");
        QTest::newRow("half a chunk") << chunked("a\r\n{");
        QTest::newRow("half a chunk's size") << chunked("a");
        QTest::newRow("no last chunk") << chunked("2\r\n{}\r\n");
        QTest::newRow("no end of the last chunk") << chunked("2\r\n{}\r\n0\r\n");
    }
    void slowBodiesAreCutOff()
    {
        QFETCH(QByteArray, bytes);
        FrontServer server(quick(&http::GuardLimits::bodyMs));
        HttpProbe probe(server.url());
        probe.send(bytes);
        expectLastError(probe, "REQUEST_TIMEOUT");
        QCOMPARE(server.executed(), QByteArrayList());
    }
    void drippingDoesNotExtendTheTime_data()
    {
        QTest::addColumn<bool>("isBody");
        QTest::newRow("head") << false;
        QTest::newRow("body") << true;
    }
    void drippingDoesNotExtendTheTime()
    {
        QFETCH(bool, isBody);
        FrontServer server(quick(isBody ? &http::GuardLimits::bodyMs : &http::GuardLimits::headMs));
        HttpProbe probe(server.url());
        probe.send(isBody ? post("Content-Length: 100000\r\n") : QByteArray("GET /"));
        const QDeadlineTimer patience(kPatienceMs);
        while (!probe.waitForBytes(5) && !patience.hasExpired())
            probe.send("x");
        expectLastError(probe, "REQUEST_TIMEOUT");
    }
    void newConnectionsMustSendSomething()
    {
        FrontServer server(quick(&http::GuardLimits::firstByteMs));
        HttpProbe silent(server.url());
        QVERIFY2(silent.isClosedByServer(), "without an answer, as to no request");
        QVERIFY(server.waitForConnections(0));
        QCOMPARE(server.executed(), QByteArrayList());
    }
    void theFirstByteEndsTheTimeForIt()
    {
        http::GuardLimits limits = quick(&http::GuardLimits::firstByteMs);
        limits.firstByteMs = 2'000; // enough for a client on a busy machine to send its first byte
        FrontServer server(limits);
        HttpProbe late(server.url());
        late.send("G");
        HttpProbe kept(server.url());
        QCOMPARE(kept.request("GET", "/healthz").status, 200);
        HttpProbe silent(server.url());
        QVERIFY(silent.isClosedByServer()); // by then the time is over for the others as well
        late.send(get().sliced(1));
        QCOMPARE(late.read().status, 200);
        QCOMPARE(kept.request("GET", "/healthz").status, 200);
    }
    void idleConnectionsEndWithoutAnAnswer()
    {
        FrontServer server(quick(&http::GuardLimits::idleMs));
        HttpProbe kept(server.url());
        QCOMPARE(kept.request("GET", "/healthz").status, 200);
        QVERIFY(kept.isClosedByServer());
        QVERIFY(server.waitForConnections(0));
    }
    void aHandlerThatNeverAnswersIsAnsweredFor()
    {
        FrontServer server(quick(&http::GuardLimits::handlerMs));
        HttpProbe probe(server.url());
        probe.send(get({}, "/readyz") + get());
        expectLastError(probe, "UNAVAILABLE");
        QCOMPARE(server.executed(), QByteArrayList{"GET /readyz"});
        server.release(); // too late, and harmless
        QCOMPARE(HttpProbe(server.url()).request("GET", "/healthz").status, 200);
        QVERIFY(server.waitForConnections(0));
    }
    void answersAfterTheEndFindNobody()
    {
        FrontServer server;
        HttpProbe answered(server.url());
        HttpProbe forgotten(server.url());
        answered.send(get({}, "/readyz"));
        forgotten.send(get({}, "/readyz"));
        QVERIFY(server.waitForHeld(2));
        server.stop();
        server.release();
        server.forget(); // the other one ends unanswered
        QVERIFY(answered.isClosedByServer());
        QVERIFY(forgotten.isClosedByServer());
    }
    void aClientThatDoesNotReadIsCutOff_data()
    {
        QTest::addColumn<int>("answers");
        QTest::newRow("one answer") << 1;
        QTest::newRow("eight, pipelined") << 8;
    }
    void aClientThatDoesNotReadIsCutOff()
    {
        QFETCH(int, answers);
        FrontServer server(quick(&http::GuardLimits::writeStallMs), 16 << 20);
        HttpProbe probe(server.url());
        probe.sendWithoutReading(get({}, "/openapi.json").repeated(answers));
        QVERIFY(server.waitForExecuted(1));
        QVERIFY(server.waitForConnections(0));
        QCOMPARE(server.executed(), QByteArrayList{"GET /openapi.json"}); // the next one waits
        QCOMPARE(HttpProbe(server.url()).request("GET", "/healthz").status, 200);
    }
    void anAnswerMayNotTakeForEver()
    {
        http::GuardLimits limits = quick(&http::GuardLimits::responseMs);
        FrontServer server(limits, 64 << 20);
        HttpProbe probe(server.url());
        probe.sendWithoutReading(get({}, "/openapi.json"));
        QVERIFY(server.waitForExecuted(1));
        QVERIFY(server.waitForConnections(0));
    }

    void aHandlerThatNeverAnswersHeadSendsNoBody()
    {
        FrontServer server(quick(&http::GuardLimits::handlerMs));
        HttpProbe probe(server.url());
        probe.send("HEAD /readyz HTTP/1.1\r\n" + kHost + "\r\n");
        const QByteArray bytes = probe.readToEnd();
        QVERIFY2(bytes.startsWith("HTTP/1.1 503 ") && bytes.endsWith("\r\n\r\n"), bytes);
    }

    void oneAddressHasItsShare()
    {
        http::GuardLimits limits;
        limits.maxConnections = 12; // a quarter of it for each address
        FrontServer server(limits);
        expectShareWarning();
        std::vector<std::unique_ptr<HttpProbe>> probes;
        for (const char *address : {"127.0.0.1", "127.0.0.9"}) {
            const QHostAddress client(QString::fromLatin1(address));
            for (int i = 0; i < 3; ++i) {
                probes.push_back(std::make_unique<HttpProbe>(server.url(), client));
                QCOMPARE(probes.back()->request("GET", "/healthz").status, 200);
            }
            for (int i = 0; i < 10; ++i) {
                HttpProbe refused(server.url(), client);
                if (i % 2 == 0)
                    refused.send(get());
                const Answer answer = refused.read();
                COMPARE_ERROR(answer, "UNAVAILABLE");
                QCOMPARE(answer.header("Retry-After"), "1");
                QCOMPARE(answer.header("Connection"), "close");
                QVERIFY(refused.isClosedByServer());
                QCOMPARE(server.lastLoggedAddress(), QString::fromLatin1(address));
            }
        }
        QCOMPARE(server.connections(), 6); // half of them are free for others
        for (const auto &probe : probes)
            QCOMPARE(
                probe->request("GET", "/healthz").status, 200); // those that were let in are still served
        probes.pop_back();
        QVERIFY(server.waitForConnections(5));
        HttpProbe again(server.url(), QHostAddress(u"127.0.0.9"_s));
        QCOMPARE(again.request("GET", "/healthz").status, 200);
        COMPARE_ERROR(HttpProbe(server.url()).read(), "UNAVAILABLE"); // the other address has all of its own
    }
    void theShareMayBeSet_data()
    {
        QTest::addColumn<int>("most");
        QTest::addColumn<int>("share");
        QTest::newRow("none") << 0 << 8;
        QTest::newRow("one") << 1 << 1;
        QTest::newRow("five") << 5 << 5;
        QTest::newRow("a quarter") << http::GuardLimits::kQuarter << 2;
    }
    void theShareMayBeSet()
    {
        QFETCH(int, most);
        QFETCH(int, share);
        http::GuardLimits limits;
        limits.maxConnections = 8;
        limits.maxPerAddress = most;
        FrontServer server(limits);
        std::vector<std::unique_ptr<HttpProbe>> probes;
        for (int i = 0; i < share; ++i) {
            probes.push_back(std::make_unique<HttpProbe>(server.url()));
            QCOMPARE(probes.back()->request("GET", "/healthz").status, 200);
        }
        if (most != 0)
            expectShareWarning();
        COMPARE_ERROR(HttpProbe(server.url()).read(), "UNAVAILABLE");
    }
    void aSmallCapLeavesEachAddressAConnection()
    {
        http::GuardLimits limits;
        limits.maxConnections = 3;
        QCOMPARE(limits.shareOfAddress(), 1);
    }
    void trustedProxiesHaveNoShare()
    {
        http::GuardLimits limits;
        limits.maxConnections = 8;
        FrontServer server(limits, 1 << 20, {u"127.0.0.1"_s});
        std::vector<std::unique_ptr<HttpProbe>> probes;
        for (int i = 0; i < 6; ++i) {
            probes.push_back(std::make_unique<HttpProbe>(server.url()));
            QCOMPARE(probes.back()->request("GET", "/healthz", {}, {{"X-Forwarded-For", "127.0.0.9"}}).status,
                200);
        }
        // What a proxy names as its client does not count as a connection of that client.
        for (int i = 0; i < 2; ++i) {
            probes.push_back(std::make_unique<HttpProbe>(server.url(), QHostAddress(u"127.0.0.9"_s)));
            QCOMPARE(probes.back()->request("GET", "/healthz").status, 200);
        }
        COMPARE_ERROR(HttpProbe(server.url()).read(), "UNAVAILABLE"); // the cap counts for proxies as well
    }

    void connectionsAboveTheCapGetAnAnswerAndNoMore()
    {
        http::GuardLimits limits;
        limits.maxConnections = 3;
        limits.maxPerAddress = 0;
        FrontServer server(limits);
        std::vector<std::unique_ptr<HttpProbe>> probes;
        for (int i = 0; i < 3; ++i) {
            probes.push_back(std::make_unique<HttpProbe>(server.url()));
            QCOMPARE(probes.back()->request("GET", "/healthz").status, 200);
        }
        for (int i = 0; i < 20; ++i) {
            HttpProbe refused(server.url());
            if (i % 2 == 0)
                refused.send(get());
            const Answer answer = refused.read();
            COMPARE_ERROR(answer, "UNAVAILABLE");
            QCOMPARE(answer.header("Connection"), "close");
            QVERIFY(refused.isClosedByServer());
        }
        QCOMPARE(probes.front()->request("GET", "/healthz").status, 200); // the others are still served
        probes.pop_back();
        QVERIFY(server.waitForConnections(2));
        QCOMPARE(HttpProbe(server.url()).request("GET", "/healthz").status, 200);
    }

    void largeBodiesHaveABudget()
    {
        http::GuardLimits limits;
        limits.maxBodies = 3 << 20;
        FrontServer server(limits);
        const QByteArray megabyte(1 << 20, ' ');
        const QByteArray unfinished = post("Content-Length: 4000000\r\n", megabyte);
        std::vector<std::unique_ptr<HttpProbe>> probes;
        Answer refused;
        for (int i = 0; i < 5 && refused.status == 0; ++i) {
            probes.push_back(std::make_unique<HttpProbe>(server.url()));
            probes.back()->send(unfinished);
            if (i >= 2 && probes.back()->waitForBytes(i == 2 ? 100 : 5'000))
                refused = probes.back()->read();
        }
        COMPARE_ERROR(refused, "UNAVAILABLE");
        // Small bodies always pass; the budget comes back with the connections.
        HttpProbe small(server.url());
        small.send(post("Content-Length: 2\r\n", "{}"));
        QCOMPARE(small.read().status, 200);
        probes.clear();
        QVERIFY(server.waitForConnections(1));
        for (int i = 0; i < 5; ++i) {
            small.send(post("Content-Length: 2097152\r\n", megabyte + megabyte));
            QCOMPARE(small.read().status, 200);
        }
    }
};

std::unique_ptr<QObject> makeLimitTests() { return std::make_unique<TestLimits>(); }

} // namespace answerdesk::test

#include "tst_limits.moc"
