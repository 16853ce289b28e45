// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/client/api_client.h"
#include "tests/support/qt_test.h"
#include "tests/unit/models/fake_server.h"
#include <QtNetwork/QTcpServer>
#include <QtNetwork/QTcpSocket>
#include <QtTest/QSignalSpy>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk;
using namespace answerdesk::client;
using namespace answerdesk::tests;
using Kind = ApiFailure::Kind;

namespace {

constexpr char kCompany[] = "GET /admin/v1/companies/nordfjell";
constexpr char kSession[]
    = R"({"token":"tok_1","expires_at":"2026-01-02T03:04:05.000Z","admin":{"admin_id":"1",)"
      R"("email":"a@b.example","role":"operator","companies":[],)"
      R"("disabled":false,"updated_at":"2026-11-01T08:00:00.000Z",)"
      R"("created_at":"2026-01-01T00:00:00.000Z"}})";

api::Company company()
{
    api::Company made;
    made.companyKey = u"nordfjell"_s;
    made.name = u"Nordfjell"_s;
    made.region = u"eu"_s;
    made.timeZone = u"Europe/Berlin"_s;
    made.currency = u"EUR"_s;
    return made;
}

} // namespace

class TestApiClient : public QObject
{
    Q_OBJECT
    std::unique_ptr<FakeServer> m_server;
    std::unique_ptr<ApiClient> m_client;

    template <typename T>
    std::optional<ApiResult<T>> await(const std::function<void(ApiClient::Callback<T>)> &start)
    {
        std::optional<ApiResult<T>> result;
        start([&](ApiResult<T> answer) { result = std::move(answer); });
        [&] { QTRY_VERIFY(result.has_value()); }();
        return result;
    }
    ApiFailure failureOf(const FakeReply &reply)
    {
        m_server->answer(kCompany, reply);
        const auto result = await<api::Company>(
            [&](auto done) { m_client->company(u"nordfjell"_s, this, std::move(done)); });
        return result && !*result ? result->error() : ApiFailure();
    }

private slots:
    void init()
    {
        m_server = std::make_unique<FakeServer>();
        m_client = std::make_unique<ApiClient>();
        m_client->setServer(m_server->url());
    }

    void signingInKeepsTheTokenAndSendsItAfterwards()
    {
        m_server->answer("POST /admin/v1/sessions", {.status = 201, .body = kSession});
        m_server->answer(kCompany, {.body = schema::toJson(company())});
        const auto session = await<api::Session>([&](auto done) {
            m_client->signIn(u"a@b.example"_s, Secret("pass\"word"), this, std::move(done));
        });
        QVERIFY(session->has_value());
        QVERIFY(m_client->isSignedIn());
        const FakeRequest sent = m_server->last("POST /admin/v1/sessions");
        QCOMPARE(sent.body, "{\"email\":\"a@b.example\",\"password\":\"pass\\\"word\"}");
        QCOMPARE(sent.header("Content-Type"), "application/json");
        QVERIFY(sent.header("Authorization").isEmpty());
        const auto got = await<api::Company>(
            [&](auto done) { m_client->company(u"nordfjell"_s, this, std::move(done)); });
        QCOMPARE((*got)->name, u"Nordfjell"_s);
        QCOMPARE(m_server->last(kCompany).header("Authorization"), "Bearer tok_1");
    }

    void signingOutForgetsTheTokenAtOnce()
    {
        m_server->answer("DELETE /admin/v1/sessions", {.status = 204});
        m_client->setToken(Secret("tok_1"));
        std::optional<ApiResult<NoAnswer>> result;
        m_client->signOut(this, [&](ApiResult<NoAnswer> answer) { result = std::move(answer); });
        QVERIFY(!m_client->isSignedIn());
        QTRY_VERIFY(result.has_value());
        QVERIFY(result->has_value());
        QCOMPARE(m_server->last("DELETE /admin/v1/sessions").header("Authorization"), "Bearer tok_1");
    }

    void aRefusalCarriesEverythingTheServerSaid()
    {
        const ApiFailure failure = failureOf({.status = 400,
            .body
            = R"({"status":"error","error_code":"MISSING_REQUIRED_FIELDS","message":"Required: name.",)"
              R"("request_id":"req_7","missing_fields":["name"],"invalid_fields":{"scopes[0]":"is unknown"}})",
            .headers = {{"Retry-After", "3"}}});
        QCOMPARE(failure.kind, Kind::Refused);
        QCOMPARE(failure.error.code, ErrorCode::MissingRequiredFields);
        QCOMPARE(failure.code, u"MISSING_REQUIRED_FIELDS"_s);
        QCOMPARE(failure.text(), u"Required: name."_s);
        QCOMPARE(failure.requestId, u"req_7"_s);
        QCOMPARE(failure.httpStatus, 400);
        QCOMPARE(failure.error.missingFields, QStringList(u"name"_s));
        QCOMPARE(failure.error.invalidFields.front().first, u"scopes[0]"_s);
        QCOMPARE(failure.error.retryAfterSeconds, 3);
        QVERIFY(!failure.offline);
    }

    void aCodeOfANewerServerKeepsItsName()
    {
        const ApiFailure failure = failureOf(FakeReply::error(418, "TEAPOT", "Short and stout."));
        QCOMPARE(failure.code, u"TEAPOT"_s);
        QCOMPARE(failure.text(), u"Short and stout."_s);
    }

    void whatIsNoAnswerOfOursIsUnreadable_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("body");
        QTest::newRow("HTML of a proxy") << 502 << QByteArray("<html>Bad gateway</html>");
        QTest::newRow("success that is no JSON") << 200 << QByteArray("hello");
        QTest::newRow("another JSON") << 200 << QByteArray("{\"hello\":1}");
        QTest::newRow("a list instead of an object") << 200 << QByteArray("[]");
        QTest::newRow("an error of another kind") << 500 << QByteArray("{\"error\":\"x\"}");
        QTest::newRow("wrong type") << 200 << schema::toJson(company()).replace("\"Nordfjell\"", "7");
        QTest::newRow("empty success") << 200 << QByteArray();
        QTest::newRow("redirect") << 302 << QByteArray();
    }
    void whatIsNoAnswerOfOursIsUnreadable()
    {
        QFETCH(int, status);
        QFETCH(QByteArray, body);
        const ApiFailure failure = failureOf(
            {.status = status, .body = body, .headers = {{"X-Request-Id", "req_9"}, {"Location", "/x"}}});
        QCOMPARE(failure.kind, Kind::Unreadable);
        QCOMPARE(failure.code, u"UNREADABLE_ANSWER"_s);
        QCOMPARE(failure.httpStatus, status);
        QCOMPARE(failure.requestId, u"req_9"_s);
    }

    void emptyTextsInAnAnswerAreRight()
    {
        api::Company nameless = company();
        nameless.name.clear();
        m_server->answer(kCompany, {.body = schema::toJson(nameless)});
        const auto got = await<api::Company>(
            [&](auto done) { m_client->company(u"nordfjell"_s, this, std::move(done)); });
        QVERIFY(got->has_value());
        QVERIFY((*got)->name.isEmpty());
    }

    void emptyTextsDeepInAnAnswerAreRight()
    {
        api::ThreadDetails details;
        details.thread.threadId = u"t1"_s;
        details.messages.resize(1);
        details.messages[0].queryText = u"Q"_s;
        details.messages[0].sources.resize(1);
        details.messages[0].sources[0].title = u"Title"_s;
        m_server->answer("GET /admin/v1/companies/nordfjell/threads/t1", {.body = schema::toJson(details)});
        const auto got = await<api::ThreadDetails>(
            [&](auto done) { m_client->thread(u"nordfjell"_s, u"t1"_s, this, std::move(done)); });
        QVERIFY2(got->has_value(), qPrintable(got->has_value() ? QString() : got->error().text()));
        QCOMPARE((*got)->messages[0].sources[0].title, u"Title"_s);
    }

    void aDeadServerIsOffline()
    {
        m_server->goOffline();
        QSignalSpy unanswered(m_client.get(), &ApiClient::unanswered);
        const ApiFailure failure = failureOf({});
        QCOMPARE(failure.kind, Kind::Offline);
        QCOMPARE(failure.code, u"NO_CONNECTION"_s);
        QVERIFY(failure.offline);
        QCOMPARE(failure.httpStatus, 0);
        QCOMPARE(unanswered.size(), 1);
    }

    void aBrokenAnswerIsOffline()
    {
        const ApiFailure failure
            = failureOf({.raw = "HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{\"half\":"});
        QCOMPARE(failure.kind, Kind::Offline);
    }

    void aSilentServerTimesOut()
    {
        m_server->answer("GET /healthz", {.hold = true});
        const auto result
            = await<api::Health>([&](auto done) { m_client->health(this, std::move(done), 50); });
        QCOMPARE(result->error().kind, Kind::TimedOut);
        QCOMPARE(result->error().code, u"NO_ANSWER_IN_TIME"_s);
        QVERIFY(result->error().offline);
    }

    void aServerWithoutTlsIsInsecure()
    {
        QTcpServer plain;
        QVERIFY(plain.listen(QHostAddress::LocalHost));
        connect(&plain, &QTcpServer::newConnection, this,
            [&] { plain.nextPendingConnection()->write("HTTP/1.1 400 Bad Request\r\n\r\n"); });
        m_client->setServer(QUrl(u"https://127.0.0.1:%1"_s.arg(plain.serverPort())));
        const auto result = await<api::Health>(
            [&](auto done) { m_client->health(this, std::move(done), test::kPatienceMs); });
        QCOMPARE(result->error().kind, Kind::Insecure);
        QCOMPARE(result->error().code, u"TLS_FAILED"_s);
    }

    void anEndedSessionIsToldOnce()
    {
        m_client->setToken(Secret("tok_1"));
        QSignalSpy ended(m_client.get(), &ApiClient::sessionEnded);
        m_server->answer(kCompany,
            {.status = 401,
                .body = FakeReply::error(401, "INVALID_SESSION", "Unknown.").body,
                .headers = {{"WWW-Authenticate", "Bearer"}}});
        int failures = 0;
        for (int i = 0; i < 3; ++i)
            m_client->company(u"nordfjell"_s, this, [&](ApiResult<api::Company> result) {
                QCOMPARE(result.error().error.code, ErrorCode::InvalidSession);
                ++failures;
            });
        QTRY_COMPARE(failures, 3);
        QCOMPARE(ended.size(), 1);
        QVERIFY(!m_client->isSignedIn());
    }

    void wrongPasswordsEndNoSession()
    {
        QSignalSpy ended(m_client.get(), &ApiClient::sessionEnded);
        m_server->answer("POST /admin/v1/sessions", FakeReply::error(401, "INVALID_CREDENTIALS", "No."));
        const auto result = await<api::Session>(
            [&](auto done) { m_client->signIn(u"a@b.example"_s, Secret("x"), this, std::move(done)); });
        QCOMPARE(result->error().error.code, ErrorCode::InvalidCredentials);
        QCOMPARE(ended.size(), 0);
    }

    void noCallbackAfterTheContextDied()
    {
        m_server->answer(kCompany, {.hold = true});
        auto context = std::make_unique<QObject>();
        bool called = false;
        const PendingCall call
            = m_client->company(u"nordfjell"_s, context.get(), [&](const auto &) { called = true; });
        QTRY_COMPARE(m_server->heldCount(), 1);
        QVERIFY(call.isRunning());
        context.reset();
        QVERIFY(!call.isRunning());
        QCoreApplication::processEvents();
        QVERIFY(!called);
    }

    void noCallbackAfterCancelOrAnotherServer()
    {
        m_server->answer(kCompany, {.hold = true});
        bool called = false;
        PendingCall first = m_client->company(u"nordfjell"_s, this, [&](const auto &) { called = true; });
        m_client->company(u"nordfjell"_s, this, [&](const auto &) { called = true; });
        first.cancel();
        m_client->setServer(QUrl(u"http://127.0.0.1:1"_s));
        QCoreApplication::processEvents();
        QVERIFY(!called);
    }

    void pathsAndQueriesAreEncoded()
    {
        m_client->setServer(QUrl(u"https://host.example/desk/"_s));
        QCOMPARE(m_client->addressOf(api::Endpoint::GetThread, {u"a/b"_s, u"50% ü"_s}).toEncoded(),
            "https://host.example/desk/admin/v1/companies/a%2Fb/threads/50%25%20%C3%BC");
        QCOMPARE(
            m_client->addressOf(api::Endpoint::ListKeys, {u"n"_s}, {{u"cursor"_s, u"a+b&c=d"_s}}).toEncoded(),
            "https://host.example/desk/admin/v1/companies/n/keys?cursor=a%2Bb%26c%3Dd");
    }

    void publicEndpointsGoToTheirOwnAddressWithTheirOwnKey()
    {
        FakeServer base;
        base.answer("POST /api/v1/send_message", {.body = R"({"result_text":"Yes.","thread_id":"t1"})"});
        api::ServerStatus status;
        status.version = u"0.1.0"_s;
        status.qtVersion = u"6"_s;
        status.region = u"eu"_s;
        status.baseUrl = u"http://0.0.0.0:%1"_s.arg(base.url().port());
        status.appUrl = status.baseUrl;
        status.adminUrl = m_server->url().toString();
        m_server->answer("GET /admin/v1/status", {.body = schema::toJson(status)});
        m_client->setToken(Secret("tok_1"));
        QVERIFY(await<api::ServerStatus>([&](auto done) {
            m_client->status(this, std::move(done));
        })->has_value());
        QCOMPARE(m_client->baseUrl(), base.url());
        api::SendMessageRequest request;
        request.queryText = u"Dry?"_s;
        const auto answer = await<api::SendMessageResponse>(
            [&](auto done) { m_client->sendMessage(Secret("ad_test_k_s"), request, this, std::move(done)); });
        QCOMPARE((*answer)->resultText, u"Yes."_s);
        QCOMPARE(base.requests().last().header("Authorization"), "Bearer ad_test_k_s");
    }
};

QTEST_GUILESS_MAIN(TestApiClient)
#include "tst_api_client.moc"
