// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/http/http_compat.h"
#include "tests/http/front_server.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::test {

/// Where a body ends, as raw bytes: lengths, chunks, other codings, Expect. What was taken for a body is
/// never executed as a request, and a body that is refused is not either.
class TestFramingBody : public FrontTest
{
    Q_OBJECT

    static void addMalformed()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("code");
        const auto row = [](const char *name, const QByteArray &bytes, const char *code = "BAD_REQUEST") {
            QTest::newRow(name) << bytes << QByteArray(code);
        };
        for (const char *length : {"-5", "abc", "0x5", "5, 5", "5,5", "+5", "5.0", "5e0", "", "5 5", "\"5\"",
                 "5;", "18446744073709551615", "9223372036854775808", "1000000000000000", "\xd9\xa5"}) {
            row(qPrintable(u"length "_s + QString::fromUtf8(length)),
                post("Content-Length: " + QByteArray(length) + "\r\n", kSmuggled));
        }
        row("equal lengths twice", post("Content-Length: 2\r\nContent-Length: 2\r\n", "{}" + kSmuggled));
        row("different lengths", post("Content-Length: 2\r\nContent-Length: 40\r\n", "{}" + kSmuggled));
        row("lengths of different case",
            post("Content-Length: 2\r\ncontent-length: 40\r\n", "{}" + kSmuggled));
        row("length and coding",
            post("Content-Length: 5\r\nTransfer-Encoding: chunked\r\n", "0\r\n\r\n" + kSmuggled));
        row("coding and length",
            post("Transfer-Encoding: chunked\r\nContent-Length: 5\r\n", "0\r\n\r\n" + kSmuggled));
        row("length 0 and coding",
            post("Content-Length: 0\r\nTransfer-Encoding: chunked\r\n", "0\r\n\r\n" + kSmuggled));
        row("coding twice",
            post("Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n", "0\r\n\r\n" + kSmuggled));
        row("coding in HTTP/1.0",
            "POST /analytics/checkout_events HTTP/1.0\r\n" + kHost
                + "Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n");
        for (const char *coding : {"xchunked", "gzip", "gzip, chunked", "chunked, gzip", "chunked, chunked",
                 "identity", "chunked;a=b", "", "\"chunked\"", "chunked,"}) {
            row(qPrintable(u"coding "_s + QLatin1String(coding)),
                post("Transfer-Encoding: " + QByteArray(coding) + "\r\n", kSmuggled), "NOT_IMPLEMENTED");
        }
        row("coding with a vertical tab",
            post("Transfer-Encoding: \x0b"
                 "chunked\r\n",
                kSmuggled));
        row("chunk extension", chunked("2;a=b\r\n{}\r\n0\r\n\r\n" + kSmuggled));
        row("extension of the last chunk", chunked("2\r\n{}\r\n0;a\r\n\r\n" + kSmuggled));
        row("chunk trailer", chunked("2\r\n{}\r\n0\r\nX-A: b\r\n\r\n" + kSmuggled));
        row("chunk size zz", chunked("zz\r\n" + kSmuggled));
        row("chunk size -1", chunked("-1\r\n" + kSmuggled));
        row("chunk size +2", chunked("+2\r\n{}\r\n0\r\n\r\n" + kSmuggled));
        row("chunk size 0x2", chunked("0x2\r\n{}\r\n0\r\n\r\n" + kSmuggled));
        row("chunk size empty", chunked("\r\n" + kSmuggled));
        row("chunk size with a space before", chunked(" 2\r\n{}\r\n0\r\n\r\n" + kSmuggled));
        row("chunk size with a space behind", chunked("2 \r\n{}\r\n0\r\n\r\n" + kSmuggled));
        row("chunk size of nine digits", chunked("000000002\r\n{}\r\n0\r\n\r\n" + kSmuggled));
        row("chunk size 7fffffffffffffff", chunked("7fffffffffffffff\r\n" + kSmuggled));
        row("chunk size without end", chunked(QByteArray(20'000, '0')));
        row("chunk longer than its size", chunked("2\r\n{}}\r\n0\r\n\r\n" + kSmuggled));
        row("chunk shorter than its size", chunked("3\r\n{}\r\n0\r\n\r\n" + kSmuggled));
        row("chunk with bare LF", chunked("2\n{}\n0\n\n" + kSmuggled));
        row("chunk's end with bare LF", chunked("2\r\n{}\n0\r\n\r\n" + kSmuggled));
        row("chunk's end with bare CR", chunked("2\r\n{}\r0\r\n\r\n" + kSmuggled));
        row("last chunk with bare LF", chunked("2\r\n{}\r\n0\r\n\n" + kSmuggled));
        row("chunk of 2 GiB", chunked("7fffffff\r\n" + kSmuggled), "PAYLOAD_TOO_LARGE");
        row("chunk of 4 GiB less one", chunked("ffffffff\r\n" + kSmuggled), "PAYLOAD_TOO_LARGE");
        row("second chunk too large", chunked("2\r\n{}\r\n400000\r\n" + kSmuggled), "PAYLOAD_TOO_LARGE");
        row("length of 1 TB", post("Content-Length: 1000000000000\r\n", kSmuggled), "PAYLOAD_TOO_LARGE");
        row("length of 4 MiB and one", post("Content-Length: 4194305\r\n", kSmuggled), "PAYLOAD_TOO_LARGE");
        row("length too large for a GET", get("Content-Length: 99999999\r\n") + kSmuggled,
            "PAYLOAD_TOO_LARGE");
        row("too large for any path", post("Content-Length: 99999999\r\n", kSmuggled, "/nowhere"),
            "NOT_FOUND");
        row("Expect something else", post("Content-Length: 2\r\nExpect: 200-maybe\r\n", "{}" + kSmuggled),
            "EXPECTATION_FAILED");
        row("Expect nothing", post("Content-Length: 2\r\nExpect:\r\n", "{}" + kSmuggled),
            "EXPECTATION_FAILED");
        row("Expect and more", post("Content-Length: 2\r\nExpect: 100-continue, x\r\n", "{}" + kSmuggled),
            "EXPECTATION_FAILED");
    }

private slots:
    void malformedBodiesAreRefused_data() { addMalformed(); }
    void malformedBodiesAreRefused()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QByteArray, code);
        HttpProbe probe(m_server->url());
        probe.send(bytes);
        expectRefusal(probe, code);
    }

    void malformedBodiesAreRefusedByteByByte_data() { addMalformed(); }
    void malformedBodiesAreRefusedByteByByte()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QByteArray, code);
        HttpProbe probe(m_server->url());
        for (qsizetype i = 0; i < std::min<qsizetype>(bytes.size(), 1000) && probe.isOpen(); ++i)
            probe.send(bytes.mid(i, 1));
        expectRefusal(probe, code);
    }

    void bodiesComeWhole_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("body");
        const auto row = [](const char *name, const QByteArray &bytes, const QByteArray &body) {
            QTest::newRow(name) << bytes << body;
        };
        row("length", post("Content-Length: 7\r\n", R"({"a":1})"), R"({"a":1})");
        row("leading zeros", post("Content-Length: 0000007\r\n", R"({"a":1})"), R"({"a":1})");
        row("length, other case", post("CONTENT-LENGTH:7\r\n", R"({"a":1})"), R"({"a":1})");
        row("length with spaces around", post("Content-Length: \t 7 \t\r\n", R"({"a":1})"), R"({"a":1})");
        row("length 0", post("Content-Length: 0\r\n"), {});
        row("one chunk", chunked("7\r\n{\"a\":1}\r\n0\r\n\r\n"), R"({"a":1})");
        row("coding, other case", post("transfer-encoding: Chunked\r\n", "7\r\n{\"a\":1}\r\n0\r\n\r\n"),
            R"({"a":1})");
        row("many chunks", chunked("1\r\n{\r\n00000005\r\n\"a\":1\r\n1\r\n}\r\n0\r\n\r\n"), R"({"a":1})");
        row("sizes in both cases", chunked("a\r\n0123456789\r\nB\r\nabcdefghijk\r\n0\r\n\r\n"),
            "0123456789abcdefghijk");
        row("no chunk", chunked("0\r\n\r\n"), {});
        row("last chunk of eight zeros", chunked("2\r\n{}\r\n00000000\r\n\r\n"), "{}");
        row("CR LF and NUL inside", chunked(QByteArray("8\r\n0\r\n\r\n\0\r\n\r\n0\r\n\r\n", 18)),
            QByteArray("0\r\n\r\n\0\r\n", 8));
        row("a request inside",
            post("Content-Length: " + QByteArray::number(kSmuggled.size()) + "\r\n", kSmuggled), kSmuggled);
    }
    void bodiesComeWhole()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QByteArray, body);
        HttpProbe probe(m_server->url());
        probe.send(bytes);
        QCOMPARE(probe.read().status, 200);
        QCOMPARE(m_server->lastBody(), body);
        for (const char byte : bytes)
            probe.send(QByteArray(1, byte));
        QCOMPARE(probe.read().status, 200);
        QCOMPARE(m_server->lastBody(), body);
        for (qsizetype cut = 1; cut < bytes.size(); ++cut) {
            m_server->forget();
            probe.send(bytes.first(cut));
            probe.send(bytes.mid(cut));
            QCOMPARE(probe.read().status, 200);
            QCOMPARE(m_server->lastBody(), body);
        }
        QCOMPARE(probe.request("GET", "/healthz").status, 200); // still in step
    }

    void everyMethodMayHaveABody()
    {
        HttpProbe probe(m_server->url());
        for (const char *method : {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"}) {
            const QByteArray line = method + QByteArray(" /healthz HTTP/1.1\r\n") + kHost;
            for (const QByteArray &rest :
                {"Content-Length: " + QByteArray::number(kSmuggled.size()) + "\r\n\r\n" + kSmuggled,
                    "Transfer-Encoding: chunked\r\n\r\n" + QByteArray::number(kSmuggled.size(), 16) + "\r\n"
                        + kSmuggled + "\r\n0\r\n\r\n"}) {
                probe.send(line + rest);
                const Answer answer = probe.read(qstrcmp(method, "HEAD") == 0);
                QVERIFY2(answer.status == 200 || answer.status == 204 || answer.status == 405, method);
            }
        }
        QCOMPARE(probe.request("GET", "/healthz").status, 200);
        for (const QByteArray &request : m_server->executed())
            QVERIFY2(!request.contains("smuggled"), request);
    }

    void theLargestBodyIsTaken()
    {
        const QByteArray body(4 << 20, ' ');
        HttpProbe probe(m_server->url());
        probe.send(post("Content-Length: " + QByteArray::number(body.size()) + "\r\n", body));
        QCOMPARE(probe.read().status, 200);
        QCOMPARE(m_server->lastBody().size(), body.size());
        QByteArray chunks;
        for (qsizetype i = 0; i < body.size(); i += 60'000) {
            const QByteArray piece = body.mid(i, 60'000);
            chunks += QByteArray::number(piece.size(), 16) + "\r\n" + piece + "\r\n";
        }
        probe.send(chunked(chunks + "0\r\n\r\n"));
        QCOMPARE(probe.read().status, 200);
        QCOMPARE(m_server->lastBody().size(), body.size());
        QCOMPARE(probe.request("GET", "/healthz").status, 200);
    }
    void chunksOfOneByteAreTakenWithinReason()
    {
        HttpProbe probe(m_server->url());
        probe.send(chunked(QByteArray("1\r\na\r\n").repeated(50'000) + "0\r\n\r\n"));
        QCOMPARE(probe.read().status, 200);
        QCOMPARE(m_server->lastBody(), QByteArray(50'000, 'a'));
        HttpProbe flood(m_server->url());
        flood.send(chunked(QByteArray("1\r\na\r\n").repeated(65'537) + "0\r\n\r\n"));
        COMPARE_ERROR(flood.read(), "PAYLOAD_TOO_LARGE");
    }

    void continueIsSentBeforeTheBody()
    {
        for (const QByteArray &length :
            {QByteArray("Content-Length: 2\r\n"), QByteArray("Transfer-Encoding: chunked\r\n")}) {
            const QByteArray body = length.startsWith('C') ? "{}" : "2\r\n{}\r\n0\r\n\r\n";
            HttpProbe probe(m_server->url());
            probe.send(post(length + "Expect: 100-Continue\r\n"));
            QCOMPARE(probe.read(false, true).status, 100);
            probe.send(body);
            QCOMPARE(probe.read(false, true).status, 200);
            QCOMPARE(m_server->lastBody(), "{}");
            QCOMPARE(probe.request("GET", "/healthz").status, 200);
        }
    }
    void continueIsNotSentForABodyThatHasCome()
    {
        HttpProbe probe(m_server->url());
        probe.send(post("Content-Length: 2\r\nExpect: 100-continue\r\n", "{}"));
        const Answer answer = probe.read(false, true);
        QVERIFY(answer.status == 100 || answer.status == 200); // Qt 6.5 sends it in any case
    }
    void continueAndCloseBeforeASlowAnswer()
    {
        HttpProbe probe(m_server->url());
        probe.send(post("Content-Length: 2\r\nExpect: 100-continue\r\nConnection: close\r\n", {},
            "/analytics/cart_events"));
        QCOMPARE(probe.read(false, true).status, 100);
        probe.send("{}");
        QVERIFY(m_server->waitForHeld(1));
        m_server->release();
        const Answer answer = probe.read();
        QCOMPARE(answer.status, 200);
        QCOMPARE(answer.header("Connection"), "close");
        QVERIFY(probe.isClosedByServer());
    }
    void noContinueForABodyThatIsTooLarge()
    {
        HttpProbe probe(m_server->url());
        probe.send(post("Content-Length: 9000000\r\nExpect: 100-continue\r\n"));
        COMPARE_ERROR(probe.read(false, true), "PAYLOAD_TOO_LARGE");
        QVERIFY(probe.isClosedByServer());
    }
    void noContinueForOldClients()
    {
        if (http::compat::kQtSendsContinue)
            QSKIP("this Qt answers Expect by itself, whatever the version of the request");
        HttpProbe probe(m_server->url());
        probe.send("POST /analytics/checkout_events HTTP/1.0\r\nContent-Type: application/json\r\n"
                   "Content-Length: 2\r\nExpect: 100-continue\r\n\r\n");
        probe.send("{}");
        const Answer answer = probe.read(false, true);
        QCOMPARE(answer.status, 200);
        QVERIFY(probe.isClosedByServer());
    }

    void aClientThatSendsOnStillGetsTheRefusal()
    {
        HttpProbe probe(m_server->url());
        probe.send(post("Content-Length: 6000000\r\n", QByteArray(6'000'000, ' ')));
        COMPARE_ERROR(probe.read(), "PAYLOAD_TOO_LARGE");
    }
    void theRefusalNamesTheBoundOfItsPath()
    {
        const QByteArray length = "Content-Length: 9000000\r\n";
        const std::pair<QByteArray, QString> rows[] = {{post(length), u" 4194304 "_s},
            {post(length, {}, "/analytics/cart_events"), u" 1048576 "_s}, {get(length), u" 4194304 "_s}};
        for (const auto &[bytes, bound] : rows) {
            HttpProbe probe(m_server->url());
            probe.send(bytes);
            const Answer answer = probe.read();
            COMPARE_ERROR(answer, "PAYLOAD_TOO_LARGE");
            QVERIFY2(answer.text(u"message").contains(bound), answer.body);
        }
    }
    void aBodyNeedsALength()
    {
        HttpProbe probe(m_server->url());
        probe.send(post({}));
        COMPARE_ERROR(probe.read(), "LENGTH_REQUIRED");
        QCOMPARE(m_server->executed(), QByteArrayList());
    }
};

std::unique_ptr<QObject> makeFramingBodyTests() { return std::make_unique<TestFramingBody>(); }

} // namespace answerdesk::test

#include "tst_framing_body.moc"
