// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/api/endpoints.h"
#include "tests/http/contract.h"
#include <QtCore/QRegularExpression>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::test {

namespace {

/// A path of the endpoint with something for each of its values.
QByteArray pathOf(const api::EndpointInfo &info)
{
    return QString::fromLatin1(info.path).replace(QRegularExpression(u"\\{[a-z]+\\}"_s), u"x1"_s).toLatin1();
}

} // namespace

/// Paths, methods, request identifiers and the order of the checks, on every endpoint.
class TestRoutes : public QObject
{
    Q_OBJECT
    std::unique_ptr<TestServer> m_server;
    QByteArray m_key;

    Answer ask(const api::EndpointInfo &info, const QByteArray &method, const Headers &headers = {})
    {
        HttpProbe probe(info.listener == api::Listener::Admin ? m_server->admin() : m_server->base());
        return probe.request(method, pathOf(info), {}, headers);
    }

private slots:
    void initTestCase()
    {
        m_server = std::make_unique<TestServer>();
        m_server->makeCompany(u"shop"_s);
        m_key = m_server->makeKey(u"shop"_s);
    }
    void cleanupTestCase() { m_server.reset(); }

    void everyEndpointTellsItsMethods_data()
    {
        QTest::addColumn<int>("endpoint");
        for (const api::EndpointInfo &info : api::endpoints())
            QTest::newRow(info.name) << int(info.id);
    }
    void everyEndpointTellsItsMethods()
    {
        QFETCH(int, endpoint);
        const api::EndpointInfo &info = api::endpointInfo(api::Endpoint(endpoint));
        const Answer options = ask(info, "OPTIONS");
        QCOMPARE(options.status, 204);
        QCOMPARE(options.body, QByteArray());
        const QByteArrayList allowed = options.header("Allow").replace(" ", "").split(',');
        QVERIFY2(allowed.contains(info.method), options.header("Allow"));
        QVERIFY(allowed.contains("OPTIONS"));
        QCOMPARE(allowed.contains("HEAD"), allowed.contains("GET"));
        for (const char *method : {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"}) {
            if (allowed.contains(method))
                continue;
            const Answer refused = ask(info, method);
            QCOMPARE(refused.status, 405);
            QCOMPARE(refused.header("Allow").replace(" ", "").split(','), allowed);
            if (qstrcmp(method, "HEAD") != 0)
                COMPARE_ERROR(refused, "METHOD_NOT_ALLOWED");
        }
    }

    void optionsOfTheWholeServer() { QCOMPARE(m_server->answerOf("OPTIONS", "*").status, 204); }

    void headIsGetWithoutTheBody()
    {
        const Answer full = m_server->get("/openapi.json");
        QCOMPARE(full.status, 200);
        const Answer head = m_server->answerOf("HEAD", "/openapi.json");
        QCOMPARE(head.status, 200);
        QCOMPARE(head.body, QByteArray());
        QCOMPARE(head.header("Content-Length").toLongLong(), full.body.size());
        QCOMPARE(head.header("Content-Type"), full.header("Content-Type"));
        QCOMPARE(m_server->get("/healthz").status, 200); // the connection is still in step
        const Answer refused = m_server->answerOf("HEAD", "/nowhere");
        QCOMPARE(refused.status, 404);
        QCOMPARE(m_server->get("/healthz").status, 200);
    }

    void unknownPathsAreNotFound_data()
    {
        QTest::addColumn<QByteArray>("path");
        for (const char *path : {"/", "/nowhere", "/healthz/", "/Healthz", "/./healthz", "/x/../healthz",
                 "/healthz%0A", "/healthz%20", "/api/v1", "/api/v1/send_message/", "/api/v2/send_message",
                 "/api/v1/product_faqs", "/analytics", "/admin/v1/status", "/admin/v1/companies", "/metrics",
                 "/docs", "/healthz;a=b", "/%2Fhealthz"})
            QTest::newRow(path) << QByteArray(path);
    }
    void unknownPathsAreNotFound()
    {
        QFETCH(QByteArray, path);
        COMPARE_ERROR(m_server->get(path), "NOT_FOUND");
        COMPARE_ERROR(m_server->answerOf("POST", path, "{}"), "NOT_FOUND");
    }

    void everyAnswerHasARequestId()
    {
        static const QRegularExpression uuid(
            u"^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$"_s);
        QSet<QByteArray> seen;
        for (int i = 0; i < 20; ++i) {
            const QByteArray id = m_server->get("/healthz").header("X-Request-Id");
            QVERIFY2(uuid.match(QString::fromLatin1(id)).hasMatch(), id);
            QVERIFY(!seen.contains(id));
            seen.insert(id);
        }
    }

    void aCallersRequestIdIsKept_data()
    {
        QTest::addColumn<QByteArray>("id");
        QTest::addColumn<bool>("isKept");
        QTest::newRow("plain") << QByteArray("order-42/retry 1") << true;
        QTest::newRow("128 characters") << QByteArray(128, 'a') << true;
        QTest::newRow("129 characters") << QByteArray(129, 'a') << false;
        QTest::newRow("not ASCII") << QByteArray("caf\xc3\xa9") << false;
        QTest::newRow("tab") << QByteArray("a\tb") << false;
        QTest::newRow("quotes") << QByteArray("\"a\\b\"") << true;
    }
    void aCallersRequestIdIsKept()
    {
        QFETCH(QByteArray, id);
        QFETCH(bool, isKept);
        const Answer good = m_server->get("/healthz", {}, {{"X-Request-Id", id}});
        QCOMPARE(good.header("X-Request-Id") == id, isKept);
        const Answer bad = m_server->get("/nowhere", {}, {{"X-Request-Id", id}});
        COMPARE_ERROR(bad, "NOT_FOUND");
        QCOMPARE(bad.header("X-Request-Id") == id, isKept);
        QVERIFY(!bad.header("X-Request-Id").isEmpty());
    }
    void theGuardKeepsItToo()
    {
        HttpProbe probe(m_server->base());
        const Answer answer = probe.request(
            "POST", "/analytics/cart_events", {}, {{"X-Request-Id", "mine"}, {"Content-Length", "99999999"}});
        COMPARE_ERROR(answer, "UNSUPPORTED_MEDIA_TYPE");
        QCOMPARE(answer.header("X-Request-Id"), "mine");
    }

    void checksRunInTheirOrder_data()
    {
        QTest::addColumn<QByteArray>("method");
        QTest::addColumn<QByteArray>("path");
        QTest::addColumn<bool>("hasKey");
        QTest::addColumn<bool>("isJson");
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QByteArray>("code");
        const QByteArray send = "/api/v1/send_message";
        const QByteArray faulty = R"({"faq_id":"x"})";
        const QByteArray huge = '"' + QByteArray(6 << 20, 'a') + '"';
        const QByteArray large = '"' + QByteArray(2 << 20, 'a') + '"';
        QTest::newRow("path") << QByteArray("PUT") << QByteArray("/api/v1/send") << false << false << faulty
                              << QByteArray("NOT_FOUND");
        QTest::newRow("method") << QByteArray("PUT") << send << false << false << faulty
                                << QByteArray("METHOD_NOT_ALLOWED");
        QTest::newRow("key") << QByteArray("POST") << send << false << false << faulty
                             << QByteArray("MISSING_API_KEY");
        QTest::newRow("key before size")
            << QByteArray("POST") << send << false << false << large << QByteArray("MISSING_API_KEY");
        QTest::newRow("key before a huge size")
            << QByteArray("POST") << send << false << false << huge << QByteArray("MISSING_API_KEY");
        QTest::newRow("type") << QByteArray("POST") << send << true << false << faulty
                              << QByteArray("UNSUPPORTED_MEDIA_TYPE");
        QTest::newRow("type before size")
            << QByteArray("POST") << send << true << false << large << QByteArray("UNSUPPORTED_MEDIA_TYPE");
        QTest::newRow("type before a huge size")
            << QByteArray("POST") << send << true << false << huge << QByteArray("UNSUPPORTED_MEDIA_TYPE");
        QTest::newRow("size") << QByteArray("POST") << send << true << true << large
                              << QByteArray("PAYLOAD_TOO_LARGE");
        QTest::newRow("huge size") << QByteArray("POST") << send << true << true << huge
                                   << QByteArray("PAYLOAD_TOO_LARGE");
        QTest::newRow("path before a huge size") << QByteArray("POST") << QByteArray("/nowhere") << true
                                                 << true << huge << QByteArray("NOT_FOUND");
        QTest::newRow("JSON") << QByteArray("POST") << send << true << true << QByteArray("{")
                              << QByteArray("INVALID_JSON");
        QTest::newRow("absent fields first")
            << QByteArray("POST") << send << true << true << faulty << QByteArray("MISSING_REQUIRED_FIELDS");
        QTest::newRow("formats") << QByteArray("POST") << send << true << true
                                 << QByteArray(R"({"query_text":"a","faq_id":"x","thread_id":"none"})")
                                 << QByteArray("INVALID_FIELDS");
        QTest::newRow("the rest") << QByteArray("POST") << send << true << true
                                  << QByteArray(R"({"query_text":"a","thread_id":"none"})")
                                  << QByteArray("THREAD_NOT_FOUND");
        QTest::newRow("2 MiB to carts") << QByteArray("POST") << QByteArray("/analytics/cart_events") << false
                                        << true << large << QByteArray("PAYLOAD_TOO_LARGE");
        QTest::newRow("2 MiB to checkouts") << QByteArray("POST") << QByteArray("/analytics/checkout_events")
                                            << false << true << large << QByteArray("INVALID_JSON");
        QTest::newRow("6 MiB to checkouts") << QByteArray("POST") << QByteArray("/analytics/checkout_events")
                                            << false << true << huge << QByteArray("PAYLOAD_TOO_LARGE");
    }
    void checksRunInTheirOrder()
    {
        QFETCH(QByteArray, method);
        QFETCH(QByteArray, path);
        QFETCH(bool, hasKey);
        QFETCH(bool, isJson);
        QFETCH(QByteArray, body);
        QFETCH(QByteArray, code);
        Headers headers{{"Content-Type", isJson ? "application/json" : "text/plain"}};
        if (hasKey)
            headers << bearer(m_key);
        HttpProbe probe(m_server->base());
        COMPARE_ERROR(probe.request(method, path, body, headers), code);
    }
    void aHugeChunkedBodyIsRefusedOnTheWay()
    {
        QByteArray body;
        for (int i = 0; i < 6; ++i)
            body += "100000\r\n" + QByteArray(1 << 20, ' ') + "\r\n";
        body += "0\r\n\r\n";
        const Headers chunked{{"Transfer-Encoding", "chunked"}, {"Content-Type", "application/json"}};
        HttpProbe anonymous(m_server->base());
        COMPARE_ERROR(anonymous.request("POST", "/api/v1/send_message", body, chunked), "MISSING_API_KEY");
        HttpProbe known(m_server->base());
        COMPARE_ERROR(known.request("POST", "/api/v1/send_message", body, chunked + Headers{bearer(m_key)}),
            "PAYLOAD_TOO_LARGE");
    }

    void jsonEndpointsTakePlainJsonOnly_data()
    {
        QTest::addColumn<Headers>("headers");
        QTest::addColumn<bool>("isAccepted");
        const auto type = [](const char *text) { return Headers{{"Content-Type", text}}; };
        QTest::newRow("plain") << type("application/json") << true;
        QTest::newRow("UTF-8") << type("application/json; charset=utf-8") << true;
        QTest::newRow("UTF-8, quoted") << type("Application/JSON;charset=\"UTF-8\"") << true;
        QTest::newRow("Latin-1") << type("application/json; charset=iso-8859-1") << false;
        QTest::newRow("UTF-16") << type("application/json; charset=utf-16") << false;
        QTest::newRow("form") << type("application/x-www-form-urlencoded") << false;
        QTest::newRow("text") << type("text/plain") << false;
        QTest::newRow("suffix") << type("application/ld+json") << false;
        QTest::newRow("empty") << type("") << false;
        QTest::newRow("absent") << Headers{} << false;
        QTest::newRow("gzip") << Headers{{"Content-Type", "application/json"}, {"Content-Encoding", "gzip"}}
                              << false;
        QTest::newRow("identity") << Headers{{"Content-Type", "application/json"},
            {"Content-Encoding", "identity"}}
                                  << false;
    }
    void jsonEndpointsTakePlainJsonOnly()
    {
        QFETCH(Headers, headers);
        QFETCH(bool, isAccepted);
        const QByteArray code = isAccepted ? "MISSING_REQUIRED_FIELDS" : "UNSUPPORTED_MEDIA_TYPE";
        for (const char *path : {"/analytics/cart_events", "/analytics/checkout_events"})
            COMPARE_ERROR(m_server->answerOf("POST", path, "{}", headers), code);
        COMPARE_ERROR(
            m_server->answerOf("POST", "/api/v1/send_message", "{}", headers + Headers{bearer(m_key)}), code);
    }
    void aBodyNeedsALength()
    {
        HttpProbe probe(m_server->base());
        probe.send(
            "POST /analytics/cart_events HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n\r\n");
        COMPARE_ERROR(probe.read(), "LENGTH_REQUIRED");
    }

    void bodiesThatAreNoJsonObjectAreRefused_data()
    {
        QTest::addColumn<QByteArray>("body");
        const auto nested = [](int depth) {
            return R"({"query_text":"Hello!","user_metadata":)" + QByteArray(R"({"a":)").repeated(depth - 2)
                + "{}" + QByteArray(depth - 2, '}') + "}";
        };
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("white space") << QByteArray("  \n");
        QTest::newRow("array") << QByteArray("[]");
        QTest::newRow("string") << QByteArray("\"a\"");
        QTest::newRow("null") << QByteArray("null");
        QTest::newRow("cut short") << QByteArray(R"({"query_text":"a")");
        QTest::newRow("behind the end") << QByteArray(R"({"query_text":"a"}})");
        QTest::newRow("NUL behind the end") << QByteArray("{\"query_text\":\"a\"}\0", 19);
        QTest::newRow("comma at the end") << QByteArray(R"({"query_text":"a",})");
        QTest::newRow("single quotes") << QByteArray("{'query_text':'a'}");
        QTest::newRow("comment") << QByteArray(R"({"query_text":"a"/**/})");
        QTest::newRow("invalid UTF-8") << QByteArray("{\"query_text\":\"caf\xe9\"}");
        QTest::newRow("overlong UTF-8") << QByteArray("{\"query_text\":\"\xc0\xaf\"}");
        QTest::newRow("surrogate in UTF-8") << QByteArray("{\"query_text\":\"\xed\xa0\x80\"}");
        QTest::newRow("lone high surrogate") << QByteArray(R"({"query_text":"\ud83d"})");
        QTest::newRow("lone low surrogate") << QByteArray(R"({"query_text":"\ude00 a"})");
        QTest::newRow("control character") << QByteArray("{\"query_text\":\"a\nb\"}");
        QTest::newRow("NaN") << QByteArray(R"({"query_text":"a","faq_id":NaN})");
        QTest::newRow("Infinity") << QByteArray(R"({"query_text":"a","faq_id":Infinity})");
        QTest::newRow("1e999") << QByteArray(R"({"query_text":"a","x":1e999})");
        QTest::newRow("leading zero") << QByteArray(R"({"query_text":"a","x":01})");
        QTest::newRow("depth 65") << nested(65);
        QTest::newRow("depth 100,000") << QByteArray("[").repeated(100'000);
        QTest::newRow("UTF-16") << QByteArray("\xff\xfe{\0}\0", 6);
    }
    void bodiesThatAreNoJsonObjectAreRefused()
    {
        QFETCH(QByteArray, body);
        COMPARE_ERROR(m_server->answerOf("POST", "/api/v1/send_message", body,
                          {bearer(m_key), {"Content-Type", "application/json"}}),
            "INVALID_JSON");
        COMPARE_ERROR(m_server->answerOf(
                          "POST", "/analytics/cart_events", body, {{"Content-Type", "application/json"}}),
            "INVALID_JSON");
    }
    void unusualJsonIsAccepted_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::newRow("byte order mark") << QByteArray("\xef\xbb\xbf{\"query_text\":\"Hello!\"}");
        QTest::newRow("depth 64") << R"({"query_text":"Hello!","user_metadata":)"
                + QByteArray(R"({"a":)").repeated(62) + "{}" + QByteArray(62, '}') + "}";
        QTest::newRow("unknown fields")
            << QByteArray(R"({"query_text":"Hello!","stream":true,"functions":[{"a":1e300}],"x":null})");
        QTest::newRow("escaped pair") << QByteArray(R"({"query_text":"Hello \ud83d\ude00!"})");
        QTest::newRow("escaped name") << QByteArray(R"({"query\u005ftext":"Hello!"})");
        QTest::newRow("null fields") << QByteArray(
            R"({"query_text":"Hello!","thread_id":null,"faq_id":null,"page_url":null,"locale":null,"user_metadata":null})");
        QTest::newRow("white space") << QByteArray(" {\r\n\t\"query_text\" : \"Hello!\" } \n");
    }
    void unusualJsonIsAccepted()
    {
        QFETCH(QByteArray, body);
        const Answer answer = m_server->answerOf(
            "POST", "/api/v1/send_message", body, {bearer(m_key), {"Content-Type", "application/json"}});
        QVERIFY2(answer.status == 200, answer.body);
    }

    void anUnforeseenFailureTellsNothing()
    {
        TestServer server;
        server.makeCompany(u"shop"_s);
        const auto broken = server.runtime().database().writer().submitAndWait(
            [](storage::Connection &connection) -> Result<bool> {
                connection.runOnce("DROP TABLE faq_source");
                connection.runOnce("DROP TABLE message");
                return true;
            });
        QVERIFY(broken);
        QTest::ignoreMessage(QtCriticalMsg, QRegularExpression(u"INTERNAL_ERROR.*message"_s));
        const Answer answer = server.post(
            "/api/v1/send_message", json::Object{{u"query_text"_s, u"Hello!"_s}}, server.makeKey(u"shop"_s));
        COMPARE_ERROR(answer, "INTERNAL_ERROR");
        QVERIFY2(!answer.body.contains("message_") && !answer.body.contains("table"), answer.body);
        const json::Value status = server.adminCall("GET", "/admin/v1/status").json();
        QCOMPARE(numberOf(status, u"errors_total"), 1);
    }
};

std::unique_ptr<QObject> makeRouteTests() { return std::make_unique<TestRoutes>(); }

} // namespace answerdesk::test

#include "tst_routes.moc"
