// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/client/curl_format.h"
#include "shared/client/raw_exchange.h"
#include "tests/support/qt_test.h"
#include "tests/unit/models/fake_server.h"
#include <QtCore/QProcess>
#include <QtTest/QSignalSpy>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk;
using namespace answerdesk::client;
using namespace answerdesk::tests;
using Kind = ApiFailure::Kind;

class TestRawExchange : public QObject
{
    Q_OBJECT
    FakeServer m_server;

    RawRequest request(const QByteArray &method = "POST", const QByteArray &body = "{}") const
    {
        QUrl url = m_server.url();
        url.setPath(u"/api/v1/send_message"_s);
        return {method, url,
            {{"Authorization", "Bearer ad_test_7Kq2_topsecret"}, {"Content-Type", "application/json"}}, body};
    }
    static void run(RawExchange &exchange, const RawRequest &request, int timeoutMs = test::kPatienceMs)
    {
        QSignalSpy finished(&exchange, &RawExchange::finished);
        exchange.start(request, timeoutMs);
        QVERIFY(exchange.isRunning());
        QTRY_COMPARE(finished.size(), 1);
        QVERIFY(!exchange.isRunning());
    }

private slots:
    void anExchangeKeepsBytesHeadersAndTimings()
    {
        m_server.answer("POST /api/v1/send_message",
            {.body = R"({"a":1})", .headers = {{"X-Request-Id", "req_5"}, {"X-Two", "1"}, {"X-Two", "2"}}});
        RawExchange exchange;
        run(exchange, request());
        const RawRecord &record = exchange.record();
        QVERIFY(!record.failure);
        QCOMPARE(record.response.status(), 200);
        QCOMPARE(record.response.body(), R"({"a":1})");
        QCOMPARE(record.response.headers().at(2), std::pair(QByteArray("X-Two"), QByteArray("2")));
        QCOMPARE(record.requestId(), u"req_5"_s);
        QVERIFY(record.sent.startsWith("POST /api/v1/send_message HTTP/1.1\r\nHost: 127.0.0.1:"));
        QVERIFY(record.sent.endsWith("Content-Length: 2\r\nConnection: close\r\n\r\n{}"));
        QVERIFY(record.timings.connect >= 0);
        QVERIFY(record.timings.send >= 0);
        QVERIFY(record.timings.wait >= 0);
        QVERIFY(record.timings.receive >= 0);
        QVERIFY(record.timings.total() > 0);
    }

    void rawBytesAreSentAsTheyAreAndShownWithoutSecrets()
    {
        m_server.answer("GET /raw", {.body = "{}"});
        RawRequest raw;
        raw.url = m_server.url();
        raw.raw = "GET /raw HTTP/1.0\r\nX-Odd:  a\r\nauthorization:Bearer ad_test_7Kq2_topsecret\r\n\r\n";
        RawExchange exchange;
        run(exchange, raw);
        QVERIFY(!exchange.record().failure);
        QCOMPARE(exchange.record().sent, raw.raw);
        QCOMPARE(m_server.last("GET /raw").headers.size(), 2);
        QCOMPARE(exchange.record().shownRequest(),
            "GET /raw HTTP/1.0\r\nX-Odd:  a\r\nauthorization: Bearer ad_test_7Kq2_\xE2\x80\xA6\r\n\r\n");
        RawRecord record;
        record.request.raw = "Authorization: Bearer topsecret"; // no end of the line, no end of the head
        QCOMPARE(record.shownRequest(), "Authorization: Bearer \xE2\x80\xA6");
    }

    void theShownRequestHoldsNoSecret()
    {
        RawExchange exchange;
        run(exchange, request());
        const QByteArray shown = exchange.record().shownRequest();
        QVERIFY(exchange.record().sent.contains("topsecret"));
        QVERIFY(!shown.contains("topsecret"));
        QVERIFY(shown.contains("Authorization: Bearer ad_test_7Kq2_\xE2\x80\xA6\r\n"));
    }
    void theAnalyticsSecretIsHiddenWhole()
    {
        RawExchange exchange;
        RawRequest event = request();
        event.headers = {{"Answerdesk-Analytics-Secret", "ad_events_topsecret"}};
        run(exchange, event);
        QVERIFY(exchange.record().sent.contains("topsecret"));
        QVERIFY(exchange.record().shownRequest().contains("Answerdesk-Analytics-Secret: \xE2\x80\xA6\r\n"));
        RawRecord record;
        record.request.raw = "answerdesk-analytics-secret:ad_events_topsecret";
        QCOMPARE(record.shownRequest(), "answerdesk-analytics-secret: \xE2\x80\xA6");
    }

    void tokensWithoutAKeysShapeAreHiddenWhole_data()
    {
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<QByteArray>("shown");
        QTest::newRow("key") << QByteArray("Bearer ad_live_id_s3cret")
                             << QByteArray("Bearer ad_live_id_\xE2\x80\xA6");
        QTest::newRow("session") << QByteArray("Bearer abcdef") << QByteArray("Bearer \xE2\x80\xA6");
        QTest::newRow("underscores") << QByteArray("Bearer a_b_c_d_e") << QByteArray("Bearer \xE2\x80\xA6");
        QTest::newRow("bare") << QByteArray("abcdef") << QByteArray("\xE2\x80\xA6");
    }
    void tokensWithoutAKeysShapeAreHiddenWhole()
    {
        QFETCH(QByteArray, value);
        QTEST(maskedAuthorization(value), "shown");
    }

    void answersAreReadWhateverTheirFraming_data()
    {
        QTest::addColumn<QByteArray>("raw");
        QTest::addColumn<QByteArray>("body");
        QTest::newRow("length") << QByteArray("HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\nabc")
                                << QByteArray("abc");
        QTest::newRow("chunks") << QByteArray(
            "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2;x=y\r\nab\r\n1\r\nc\r\n0\r\nT: 1\r\n\r\n")
                                << QByteArray("abc");
        QTest::newRow("until close") << QByteArray("HTTP/1.0 200 OK\r\n\r\nabc") << QByteArray("abc");
        QTest::newRow("continue first")
            << QByteArray("HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\nabc")
            << QByteArray("abc");
        QTest::newRow("no content") << QByteArray("HTTP/1.1 204 No Content\r\n\r\n") << QByteArray();
        QTest::newRow("an error") << QByteArray("HTTP/1.1 500\r\nContent-Length: 0\r\n\r\n") << QByteArray();
    }
    void answersAreReadWhateverTheirFraming()
    {
        QFETCH(QByteArray, raw);
        m_server.answer("POST /api/v1/send_message", {.raw = raw});
        RawExchange exchange;
        run(exchange, request());
        QVERIFY(!exchange.record().failure);
        QTEST(exchange.record().response.body(), "body");
        HttpResponse slow;
        for (const char c : raw)
            slow.feed(QByteArray(1, c));
        slow.end();
        QVERIFY2(slow.isComplete(), qPrintable(slow.fault()));
        QTEST(slow.body(), "body");
    }

    void faultyAnswersSayWhy_data()
    {
        QTest::addColumn<QByteArray>("raw");
        QTest::addColumn<int>("kind");
        QTest::newRow("not HTTP") << QByteArray("SSH-2.0-x\r\n\r\n") << int(Kind::Unreadable);
        QTest::newRow("cut body") << QByteArray("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nabc")
                                  << int(Kind::Unreadable);
        QTest::newRow("cut head") << QByteArray("HTTP/1.1 200 OK\r\nCont") << int(Kind::Unreadable);
        QTest::newRow("bad length") << QByteArray("HTTP/1.1 200 OK\r\nContent-Length: x\r\n\r\n")
                                    << int(Kind::Unreadable);
        QTest::newRow("too large") << QByteArray("HTTP/1.1 200 OK\r\nContent-Length: 99999999999\r\n\r\n")
                                   << int(Kind::Unreadable);
        QTest::newRow("bad chunk") << QByteArray(
            "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n")
                                   << int(Kind::Unreadable);
        QTest::newRow("overlong chunk")
            << QByteArray("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nabc\r\n")
            << int(Kind::Unreadable);
    }
    void faultyAnswersSayWhy()
    {
        QFETCH(QByteArray, raw);
        QFETCH(int, kind);
        m_server.answer("POST /api/v1/send_message", {.raw = raw});
        RawExchange exchange;
        run(exchange, request());
        QVERIFY(exchange.record().failure.has_value());
        QCOMPARE(int(exchange.record().failure->kind), kind);
        QVERIFY(!exchange.record().failure->text().isEmpty());
    }

    void aDeadPortIsOffline()
    {
        FakeServer gone;
        RawRequest to = request();
        to.url = gone.url();
        gone.goOffline();
        RawExchange exchange;
        run(exchange, to);
        QCOMPARE(exchange.record().failure->code, u"NO_CONNECTION"_s);
        QVERIFY(exchange.record().failure->offline);
        QCOMPARE(exchange.record().timings.connect, -1.0);
    }

    void aSilentServerTimesOut()
    {
        m_server.answer("POST /api/v1/send_message", {.hold = true});
        RawExchange exchange;
        run(exchange, request(), 50);
        QCOMPARE(exchange.record().failure->kind, Kind::TimedOut);
        QVERIFY(exchange.record().timings.send >= 0);
        QCOMPARE(exchange.record().timings.wait, -1.0);
    }

    void cancelledMeansSilent()
    {
        m_server.answer("POST /api/v1/send_message", {.hold = true});
        RawExchange exchange;
        QSignalSpy finished(&exchange, &RawExchange::finished);
        exchange.start(request());
        exchange.cancel();
        QCoreApplication::processEvents();
        QCOMPARE(finished.size(), 0);
    }

    void headHasNoBody()
    {
        m_server.answer("HEAD /api/v1/send_message", {.raw = "HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n"});
        RawExchange exchange;
        run(exchange, request("HEAD", {}));
        QVERIFY(!exchange.record().failure);
        QVERIFY(exchange.record().response.body().isEmpty());
    }

    void wordsAreQuotedForTheShell_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("word");
        QTest::newRow("plain") << u"https://a.example/x-1"_s << u"https://a.example/x-1"_s;
        QTest::newRow("empty") << QString() << u"''"_s;
        QTest::newRow("space") << u"a b"_s << u"'a b'"_s;
        QTest::newRow("quote") << u"it's"_s << u"'it'\\''s'"_s;
        QTest::newRow("dollar") << u"$HOME `id` \\"_s << u"'$HOME `id` \\'"_s;
        QTest::newRow("newline") << u"a\nb"_s << u"'a\nb'"_s;
        QTest::newRow("umlaut") << u"ü"_s << u"'ü'"_s;
    }
    void wordsAreQuotedForTheShell()
    {
        QFETCH(QString, text);
        QFETCH(QString, word);
        QCOMPARE(shellQuoted(text), word);
        QProcess shell;
        shell.start(u"/bin/sh"_s, {u"-c"_s, u"printf %s "_s + word});
        QVERIFY(shell.waitForFinished());
        QCOMPARE(QString::fromUtf8(shell.readAllStandardOutput()), text);
    }

    void aRequestBecomesOneCurlCommand()
    {
        const RawRequest made{"POST", QUrl(u"https://a.example/api/v1/send_message"_s),
            {{"Host", "a.example"}, {"Authorization", "Bearer k"}, {"X-Empty", ""},
                {"Content-Type", "application/json"}},
            "{\"query_text\":\"What's dry?\"}"};
        QCOMPARE(asCurl(made),
            u"curl https://a.example/api/v1/send_message \\\n"
            "  --header 'Authorization: Bearer k' \\\n"
            "  --header 'X-Empty;' \\\n"
            "  --header 'Content-Type: application/json' \\\n"
            "  --data-raw '{\"query_text\":\"What'\\''s dry?\"}'"_s);
    }

    void methodsThatCurlDoesNotGuessAreNamed_data()
    {
        QTest::addColumn<QByteArray>("method");
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QString>("start");
        QTest::newRow("get") << QByteArray("GET") << QByteArray() << u"curl http"_s;
        QTest::newRow("post without body")
            << QByteArray("POST") << QByteArray() << u"curl --request POST http"_s;
        QTest::newRow("get with body")
            << QByteArray("GET") << QByteArray("x") << u"curl --request GET http"_s;
        QTest::newRow("head") << QByteArray("HEAD") << QByteArray() << u"curl --head http"_s;
        QTest::newRow("bytes") << QByteArray("POST") << QByteArray("a\0\xff%'", 5)
                               << u"printf 'a\\000\\377\\045\\047' | curl http"_s;
    }
    void methodsThatCurlDoesNotGuessAreNamed()
    {
        QFETCH(QByteArray, method);
        QFETCH(QByteArray, body);
        QFETCH(QString, start);
        const QString command = asCurl({method, QUrl(u"http://a.example/"_s), {}, body});
        QVERIFY2(command.startsWith(start), qPrintable(command));
    }
};

QTEST_GUILESS_MAIN(TestRawExchange)
#include "tst_raw_exchange.moc"
