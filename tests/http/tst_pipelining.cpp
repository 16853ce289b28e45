// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/http/front_server.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::test {

namespace {

QByteArray numbered(int number, const QByteArray &target = "/healthz")
{
    return get("X-Request-Id: number-" + QByteArray::number(number) + "\r\n", target);
}

QByteArray idOf(int number) { return "number-" + QByteArray::number(number); }

} // namespace

/// Several requests on one connection, slow answers among them, and how connections end.
class TestPipelining : public FrontTest
{
    Q_OBJECT

    void expectInOrder(HttpProbe &probe, int from, int to)
    {
        for (int i = from; i < to; ++i) {
            const Answer answer = probe.read();
            QCOMPARE(answer.status, 200);
            QCOMPARE(answer.header("X-Request-Id"), idOf(i));
        }
    }
    /// Three requests in two pieces, cut at every place.
    void expectInOrderHoweverCut(const QByteArray &bytes)
    {
        HttpProbe probe(m_server->url());
        for (qsizetype cut = 1; cut < bytes.size(); ++cut) {
            probe.send(bytes.first(cut));
            probe.send(bytes.mid(cut));
            expectInOrder(probe, 0, 3);
        }
    }

private slots:
    void aHundredRequestsAtOnce()
    {
        HttpProbe probe(m_server->url());
        QByteArray bytes;
        for (int i = 0; i < 100; ++i)
            bytes += numbered(i);
        probe.send(bytes);
        expectInOrder(probe, 0, 100);
        QCOMPARE(m_server->executed().size(), 100);
    }
    void moreThanAnyBufferHolds()
    {
        HttpProbe probe(m_server->url());
        QByteArray bytes;
        for (int i = 0; i < 20'000; ++i)
            bytes += numbered(i);
        probe.send(bytes);
        expectInOrder(probe, 0, 20'000);
    }
    void requestsCutAnywhere()
    {
        expectInOrderHoweverCut(numbered(0)
            + chunked("2\r\n{}\r\n0\r\n\r\n").replace("Host:", "X-Request-Id: number-1\r\nHost:")
            + numbered(2));
    }

    void theEndOfChunksComesInPieces()
    {
        const QByteArray chunks
            = chunked("2\r\n{}\r\n0\r\n\r\n").replace("Host:", "X-Request-Id: number-0\r\nHost:");
        for (int behind = 1; behind < 13; ++behind) {
            HttpProbe probe(m_server->url());
            probe.send(chunks.chopped(behind));
            QVERIFY2(!probe.waitForBytes(20), "the server has read this much alone");
            probe.send(chunks.last(behind) + numbered(1) + numbered(2));
            expectInOrder(probe, 0, 3);
        }
    }

    void requestsBehindASlowOneWait()
    {
        HttpProbe probe(m_server->url());
        probe.send(numbered(0, "/readyz") + numbered(1) + numbered(2, "/readyz"));
        QVERIFY(m_server->waitForHeld(1));
        probe.send(numbered(3));
        QVERIFY2(!probe.waitForBytes(50), "nothing overtakes the first");
        QCOMPARE(m_server->executed(), QByteArrayList{"GET /readyz"});
        m_server->release();
        expectInOrder(probe, 0, 2);
        QVERIFY(m_server->waitForHeld(1));
        QVERIFY(!probe.waitForBytes(50));
        m_server->release();
        expectInOrder(probe, 2, 4);
        QCOMPARE(probe.request("GET", "/healthz").status, 200);
    }
    void aHundredSlowRequestsAtOnce()
    {
        HttpProbe probe(m_server->url());
        QByteArray bytes;
        for (int i = 0; i < 100; ++i)
            bytes += numbered(i, "/readyz");
        probe.send(bytes);
        for (int i = 0; i < 100; ++i) {
            QVERIFY(m_server->waitForHeld(1));
            QCOMPARE(m_server->heldCount(), 1);
            m_server->release();
            expectInOrder(probe, i, i + 1);
        }
    }
    void slowRequestsCutAnywhere()
    {
        m_server->holdNothing();
        expectInOrderHoweverCut(numbered(0, "/readyz")
            + post("Content-Length: 2\r\nX-Request-Id: number-1\r\n", "{}", "/analytics/cart_events")
            + numbered(2));
    }
    void aLargeAnswerIsNotOvertaken()
    {
        HttpProbe probe(m_server->url());
        probe.send(numbered(0, "/openapi.json") + numbered(1, "/readyz") + numbered(2));
        expectInOrder(probe, 0, 1);
        QVERIFY(m_server->waitForHeld(1));
        QVERIFY(!probe.waitForBytes(50));
        m_server->release();
        expectInOrder(probe, 1, 3);
    }
    void aMalformedRequestBehindASlowOneIsRefusedInItsTurn()
    {
        HttpProbe probe(m_server->url());
        probe.send(numbered(0, "/readyz") + get("X A: b\r\n") + numbered(2));
        QVERIFY(m_server->waitForHeld(1));
        m_server->release();
        expectInOrder(probe, 0, 1);
        COMPARE_ERROR(probe.read(), "BAD_REQUEST");
        QVERIFY(probe.isClosedByServer());
        QCOMPARE(m_server->executed(), QByteArrayList{"GET /readyz"});
    }
    void nothingIsReadBehindAMalformedRequest()
    {
        HttpProbe probe(m_server->url());
        probe.send(numbered(0) + get("X A: b\r\n") + numbered(2));
        expectInOrder(probe, 0, 1);
        COMPARE_ERROR(probe.read(), "BAD_REQUEST");
        QVERIFY(probe.isClosedByServer());
        QCOMPARE(m_server->executed().size(), 1);
    }

    void connectionCloseEndsIt_data()
    {
        QTest::addColumn<QByteArray>("target");
        QTest::addColumn<QByteArray>("option");
        QTest::newRow("at once") << QByteArray("/healthz") << QByteArray("close");
        QTest::newRow("slow") << QByteArray("/readyz") << QByteArray("Close");
        QTest::newRow("large") << QByteArray("/openapi.json") << QByteArray("foo, close");
    }
    void connectionCloseEndsIt()
    {
        QFETCH(QByteArray, target);
        QFETCH(QByteArray, option);
        HttpProbe probe(m_server->url());
        probe.send(numbered(0) + get("Connection: " + option + "\r\nX-Request-Id: number-1\r\n", target)
            + numbered(2));
        expectInOrder(probe, 0, 1);
        if (target == "/readyz") {
            QVERIFY(m_server->waitForHeld(1));
            probe.send(numbered(3));
            m_server->release();
        }
        const Answer answer = probe.read();
        QCOMPARE(answer.status, 200);
        QCOMPARE(answer.header("X-Request-Id"), idOf(1));
        QCOMPARE(answer.header("Connection"), "close");
        QVERIFY(probe.isClosedByServer());
        QCOMPARE(m_server->executed().size(), 2);
    }
    void optionsThatOnlyLookLikeCloseDoNot()
    {
        HttpProbe probe(m_server->url());
        const Answer answer = probe.request("GET", "/healthz", {}, {{"Connection", "enclose, closed"}});
        QVERIFY(!answer.hasHeader("Connection") || answer.header("Connection") == "keep-alive");
        QCOMPARE(probe.request("GET", "/healthz").status, 200);
    }
    void oldClientsAreServed()
    {
        for (const char *target : {"/healthz", "/readyz"}) {
            m_server->holdNothing();
            HttpProbe probe(m_server->url());
            probe.send("GET " + QByteArray(target) + " HTTP/1.0\r\n\r\n");
            const Answer answer = probe.read();
            QCOMPARE(answer.status, 200);
            QCOMPARE(answer.header("Connection"), "close");
            QVERIFY(probe.isClosedByServer());
        }
        HttpProbe kept(m_server->url());
        kept.send("GET /healthz HTTP/1.0\r\nConnection: Keep-Alive\r\n\r\n");
        QCOMPARE(kept.read().status, 200);
        QCOMPARE(kept.request("GET", "/healthz").status, 200);
    }

    void aClientThatHasClosedItsDirectionGetsItsAnswer_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("answers");
        QTest::newRow("at once") << numbered(0) << 1;
        QTest::newRow("slow") << numbered(0, "/readyz") << 1;
        QTest::newRow("large") << numbered(0, "/openapi.json") << 1;
        QTest::newRow("slow ones, pipelined")
            << numbered(0, "/readyz") + numbered(1, "/readyz") + numbered(2) << 3;
        QTest::newRow("large ones, pipelined")
            << numbered(0, "/openapi.json") + numbered(1, "/openapi.json") + numbered(2, "/readyz") << 3;
    }
    void aClientThatHasClosedItsDirectionGetsItsAnswer()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(int, answers);
        HttpProbe probe(m_server->url());
        probe.send(bytes);
        probe.closeWriting();
        for (int i = 0; i < answers; ++i) {
            if (isSlow(bytes, i)) {
                QVERIFY(m_server->waitForHeld(1));
                m_server->release();
            }
            expectInOrder(probe, i, i + 1);
        }
        QVERIFY(probe.isClosedByServer());
    }
    void halfARequestAndTheEndIsNoRequest()
    {
        for (const QByteArray &bytes :
            {QByteArray(), QByteArray("GET /hea"), post("Content-Length: 9\r\n", "{")}) {
            HttpProbe probe(m_server->url());
            probe.send(bytes);
            probe.closeWriting();
            QVERIFY(probe.isClosedByServer());
        }
        QCOMPARE(m_server->executed(), QByteArrayList());
    }

    void clientsThatVanishDoNoHarm_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("before a request") << QByteArray();
        QTest::newRow("in the request line") << QByteArray("GET /hea");
        QTest::newRow("in the head") << QByteArray("GET /healthz HTTP/1.1\r\nHost: loc");
        QTest::newRow("in the body") << post("Content-Length: 100\r\n", "{");
        QTest::newRow("in a chunk") << chunked("a\r\n{");
        QTest::newRow("behind a request") << numbered(0);
        QTest::newRow("behind a slow request") << numbered(0, "/readyz");
        QTest::newRow("in a slow request's wake") << numbered(0, "/readyz") + "GET /hea";
        QTest::newRow("behind a pipeline") << numbered(0, "/readyz") + numbered(1) + numbered(2, "/readyz");
        QTest::newRow("behind a large answer") << numbered(0, "/openapi.json");
        QTest::newRow("behind a refusal") << get("X A: b\r\n");
        QTest::newRow("behind Connection: close") << get("Connection: close\r\n", "/readyz");
    }
    void clientsThatVanishDoNoHarm()
    {
        QFETCH(QByteArray, bytes);
        for (int i = 0; i < 20; ++i) {
            HttpProbe probe(m_server->url());
            if (i % 2 == 0)
                probe.sendWithoutReading(bytes);
            else
                probe.send(bytes);
            if (bytes.startsWith("GET /readyz HTTP/1.1") && i % 4 == 1)
                QVERIFY(m_server->waitForHeld(1));
            probe.abort();
        }
        m_server->holdNothing();
        while (m_server->heldCount() > 0)
            m_server->release();
        QVERIFY2(m_server->waitForConnections(0), "no connection is left behind");
        QCOMPARE(HttpProbe(m_server->url()).request("GET", "/healthz").status, 200);
    }

private:
    /// Whether the answer with this number has to be released.
    static bool isSlow(const QByteArray &bytes, int number)
    {
        const qsizetype at = bytes.indexOf("X-Request-Id: " + idOf(number));
        return bytes.lastIndexOf("GET /readyz", at) > bytes.lastIndexOf("GET /healthz", at)
            && bytes.lastIndexOf("GET /readyz", at) > bytes.lastIndexOf("GET /openapi.json", at);
    }
};

std::unique_ptr<QObject> makePipeliningTests() { return std::make_unique<TestPipelining>(); }

} // namespace answerdesk::test

#include "tst_pipelining.moc"
