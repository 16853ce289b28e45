// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/http/front_server.h"
#include "tests/support/patience.h"
#include <QtCore/QDeadlineTimer>

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
    void idleConnectionsEndWithoutAnAnswer()
    {
        FrontServer server(quick(&http::GuardLimits::idleMs));
        HttpProbe silent(server.url());
        QVERIFY(silent.isClosedByServer());
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

    void connectionsAboveTheCapGetAnAnswerAndNoMore()
    {
        http::GuardLimits limits;
        limits.maxConnections = 3;
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
