// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/http/front_server.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::test {

namespace {

constexpr qint64 kFlood = 100 << 20;
// The address sanitizer keeps freed memory for a while, to notice when it is used: 256 MiB, and an eighth of
// it for its book-keeping. Built with it these tests look for such faults, and hardly at memory.
#ifdef __SANITIZE_ADDRESS__
constexpr qint64 kQuarantine = 288 << 20;
#else
constexpr qint64 kQuarantine = 0;
#endif
// What the process may grow by while a client sends a hundred MiB: its buffers, and what the allocator keeps.
constexpr qint64 kGrowth = 16 << 20;

} // namespace

/// Floods. The server runs in this process, so that its memory can be measured; what is sent comes from one
/// small block.
class TestMemory : public QObject
{
    Q_OBJECT

private slots:
    void floodsDoNotGrowTheServer_data()
    {
        QTest::addColumn<QByteArray>("start");
        QTest::addColumn<QByteArray>("block");
        QTest::addColumn<QByteArray>("code");
        const QByteArray letters(64 * 1024, 'a');
        QTest::newRow("request line") << QByteArray("GET /") << letters << QByteArray("URI_TOO_LONG");
        QTest::newRow("method") << QByteArray() << QByteArray(64 * 1024, 'A') << QByteArray("URI_TOO_LONG");
        QTest::newRow("blank lines") << QByteArray() << QByteArray("\r\n").repeated(32 * 1024)
                                     << QByteArray("BAD_REQUEST");
        QTest::newRow("headers") << QByteArray("GET / HTTP/1.1\r\nHost: a\r\n")
                                 << QByteArray("A: b\r\n").repeated(10'000)
                                 << QByteArray("HEADERS_TOO_LARGE");
        QTest::newRow("one header") << QByteArray("GET / HTTP/1.1\r\nHost: a\r\nA: ") << letters
                                    << QByteArray("HEADERS_TOO_LARGE");
        QTest::newRow("body of 1 TB")
            << post("Content-Length: 1000000000000\r\n") << letters << QByteArray("PAYLOAD_TOO_LARGE");
        QTest::newRow("chunks") << chunked({}) << QByteArray("10000\r\n" + letters + "\r\n")
                                << QByteArray("PAYLOAD_TOO_LARGE");
        QTest::newRow("chunks of one byte")
            << chunked({}) << QByteArray("1\r\na\r\n").repeated(10'000) << QByteArray("PAYLOAD_TOO_LARGE");
        QTest::newRow("size of a chunk")
            << chunked({}) << QByteArray(64 * 1024, '0') << QByteArray("BAD_REQUEST");
        QTest::newRow("behind a refusal") << get("X A: b\r\n") << letters << QByteArray("BAD_REQUEST");
        QTest::newRow("behind Connection: close") << get("Connection: close\r\n") << letters << QByteArray();
    }
    void floodsDoNotGrowTheServer()
    {
        QFETCH(QByteArray, start);
        QFETCH(QByteArray, block);
        QFETCH(QByteArray, code);
        FrontServer server;
        QCOMPARE(HttpProbe(server.url()).request("GET", "/healthz").status, 200);
        HttpProbe probe(server.url());
        const qint64 before = residentBytes();
        qint64 largest = before;
        probe.send(start + block);
        for (qint64 sent = 0; sent < kFlood && probe.isOpen(); sent += block.size()) {
            probe.send(block);
            largest = std::max(largest, residentBytes());
        }
        const Answer answer = probe.read();
        if (code.isEmpty())
            QCOMPARE(answer.status, 200);
        else
            COMPARE_ERROR(answer, code);
        // Two bodies' worth for those that are read up to the limit.
        const qint64 allowed = kGrowth + kQuarantine + (start.contains("chunked") ? 8 << 20 : 0);
        QVERIFY2(largest - before < allowed, qPrintable(u"%1 KiB"_s.arg((largest - before) / 1024)));
        QCOMPARE(HttpProbe(server.url()).request("GET", "/healthz").status, 200);
    }

    void aFloodOfRequestsBehindASlowOneStaysInTheKernel()
    {
        FrontServer server;
        HttpProbe probe(server.url());
        probe.send(get({}, "/readyz"));
        QVERIFY(server.waitForHeld(1));
        const qint64 before = residentBytes();
        probe.sendAsMuchAsFits(get().repeated(1000), kFlood);
        QVERIFY2(residentBytes() - before < kGrowth + kQuarantine, "what waits is left where it is");
        QCOMPARE(server.executed().size(), 1);
    }

    void answersThatAreNotReadDoNotGrowTheServer()
    {
        constexpr qint64 kLarge = 8 << 20;
        FrontServer server({}, kLarge);
        QCOMPARE(HttpProbe(server.url()).request("GET", "/openapi.json").status, 200);
        const qint64 before = residentBytes();
        std::vector<std::unique_ptr<HttpProbe>> probes;
        for (int i = 0; i < 8; ++i) {
            probes.push_back(std::make_unique<HttpProbe>(server.url()));
            probes.back()->sendWithoutReading(get({}, "/openapi.json").repeated(8));
        }
        HttpProbe last(server.url());
        QCOMPARE(last.request("GET", "/healthz").status, 200);
        // One answer for each, not eight.
        const qint64 grown = residentBytes() - before;
        QVERIFY2(grown < 8 * kLarge + 2 * kGrowth + kQuarantine, qPrintable(u"%1 KiB"_s.arg(grown / 1024)));
    }

    void manyRequestsOnOneConnectionDoNotGrowTheServer()
    {
        FrontServer server;
        HttpProbe probe(server.url());
        const QByteArray requests = get().repeated(50) + chunked("2\r\n{}\r\n0\r\n\r\n").repeated(50);
        const auto round = [&] {
            probe.send(requests);
            for (int i = 0; i < 100; ++i)
                QCOMPARE(probe.read().status, 200);
        };
        for (int i = 0; i < 20; ++i)
            round();
        server.forget();
        const qint64 before = residentBytes();
        for (int i = 0; i < 100; ++i) {
            round();
            server.forget();
        }
        QVERIFY2(residentBytes() - before < (4 << 20) + kQuarantine,
            qPrintable(u"%1 KiB"_s.arg((residentBytes() - before) / 1024)));
    }
};

std::unique_ptr<QObject> makeMemoryTests() { return std::make_unique<TestMemory>(); }

} // namespace answerdesk::test

#include "tst_memory.moc"
