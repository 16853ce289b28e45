// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/bench/bench_session.h"
#include "tests/support/qt_test.h"
#include "tests/unit/models/fake_server.h"
#include <QtTest/QSignalSpy>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk;
using namespace answerdesk::console;
using namespace answerdesk::tests;
using State = BenchExchange::State;
using Sources = BenchExchange::Sources;

namespace {

constexpr char kKeys[] = "POST /admin/v1/companies/nordfjell/keys";
constexpr char kSend[] = "POST /api/v1/send_message";
constexpr char kThread[] = "GET /admin/v1/companies/nordfjell/threads/t1";

FakeReply keyReply(const QString &secret)
{
    api::CreatedApiKey made;
    made.key.keyId = u"k"_s;
    made.key.name = u"Console test bench"_s;
    made.key.prefix = u"ad_test_k"_s;
    made.key.status = u"active"_s;
    made.key.createdBy = u"a"_s;
    made.apiKey = u"ad_test_k_"_s + secret;
    return {.status = 201, .body = schema::toJson(made)};
}

FakeReply threadReply()
{
    api::ThreadDetails details;
    details.thread.threadId = u"t1"_s;
    details.messages.resize(2);
    details.messages[0].requestId = u"req_other"_s;
    details.messages[1].requestId = u"req_1"_s;
    details.messages[1].engine = u"extractive"_s;
    details.messages[1].sources.resize(1);
    details.messages[1].sources[0].quote = u"All seams are taped."_s;
    return {.body = schema::toJson(details)};
}

} // namespace

class TestBenchSession : public QObject
{
    Q_OBJECT
    std::unique_ptr<FakeServer> m_server;
    std::unique_ptr<client::ApiClient> m_client;
    ManualClock m_clock;
    std::unique_ptr<ExchangeRunner> m_runner;
    std::unique_ptr<BenchSession> m_session;

    const BenchExchange &ask(const BenchQuestion &question = {u"Is it dry?"_s, u"en"_s, {}, {}})
    {
        const int index = m_session->ask(question);
        [&] { QTRY_VERIFY(m_session->at(index).isOver()); }();
        return m_session->at(index);
    }

private slots:
    void init()
    {
        m_server = std::make_unique<FakeServer>();
        m_client = std::make_unique<client::ApiClient>();
        m_client->setServer(m_server->url());
        m_client->setToken(Secret("session"));
        m_session.reset();
        m_runner = std::make_unique<ExchangeRunner>(m_clock);
        m_session = std::make_unique<BenchSession>(*m_runner);
        m_runner->setSession(m_client.get(), u"nordfjell"_s);
        m_server->answer(kKeys, keyReply(u"one"_s));
        m_server->answer(kSend,
            {.body = R"({"result_text":"Yes.","thread_id":"t1"})", .headers = {{"X-Request-Id", "req_1"}}});
        m_server->answer(kThread, threadReply());
    }

    void aQuestionIsAnsweredWithItsSources()
    {
        const BenchExchange &exchange = ask({u"Is it \"dry\"?"_s, u"de"_s, u"not a url"_s, u"t0"_s});
        QCOMPARE(exchange.state, State::Answered);
        QCOMPARE(exchange.answer, u"Yes."_s);
        QCOMPARE(exchange.threadId, u"t1"_s);
        QTRY_COMPARE(exchange.sources, Sources::Loaded);
        QCOMPARE(exchange.message->sources.at(0).quote, u"All seams are taped."_s);
        const FakeRequest sent = m_server->last(kSend);
        QCOMPARE(sent.header("Authorization"), "Bearer ad_test_k_one");
        const auto body = json::parse(sent.body);
        QCOMPARE(body->string(u"query_text"), u"Is it \"dry\"?"_s);
        QCOMPARE(body->string(u"page_url"), u"not a url"_s);
        QCOMPARE(body->string(u"locale"), u"de"_s);
        QCOMPARE(body->string(u"thread_id"), u"t0"_s);
    }

    void whatIsEmptyIsLeftOut()
    {
        ask({u"Dry?"_s, {}, {}, {}});
        QCOMPARE(m_server->last(kSend).body, R"({"query_text":"Dry?"})");
    }

    /// What was ended can go on, and is not lost by going on with another one.
    void anEarlierConversationGoesOn()
    {
        ask({u"Dry?"_s, {}, {}, {}});
        ask({u"Warm?"_s, {}, {}, u"t1"_s});
        QSignalSpy cleared(m_session.get(), &BenchSession::cleared);
        QSignalSpy added(m_session.get(), &BenchSession::added);
        m_session->startAnew();
        QCOMPARE(cleared.size(), 1);
        QVERIFY(m_session->history().isEmpty());
        m_session->startAnew(); // nothing was asked: nothing to keep
        QCOMPARE(m_session->earlier().size(), 1);
        ask({u"Light?"_s, {}, {}, {}});
        added.clear();
        m_session->resume(0);
        QCOMPARE(added.size(), 2);
        QCOMPARE(m_session->questionAt(1).text, u"Warm?"_s);
        QCOMPARE(m_session->at(1).answer, u"Yes."_s);
        QCOMPARE(m_session->earlier().size(), 1);
        QCOMPARE(m_session->earlier().first().questions.first().text, u"Light?"_s);
        for (int i = 0; i < BenchSession::kMostConversations + 3; ++i) {
            ask({QString::number(i), {}, {}, {}});
            m_session->startAnew();
        }
        QCOMPARE(m_session->earlier().size(), qsizetype(BenchSession::kMostConversations));
        // Another company has its own.
        m_runner->setSession(m_client.get(), u"other"_s);
        QVERIFY(m_session->earlier().isEmpty());
        m_runner->setSession(m_client.get(), u"nordfjell"_s);
        QCOMPARE(m_session->earlier().size(), qsizetype(BenchSession::kMostConversations));
    }

    void oneTestKeyServesADay()
    {
        ask();
        ask();
        QCOMPARE(m_server->count(kKeys), 1);
        const auto body = json::parse(m_server->last(kKeys).body);
        QCOMPARE(body->string(u"name"), u"Console test bench"_s);
        QVERIFY(*body->find(u"test")->asBool());
        QCOMPARE(body->string(u"expires_at"), rfc3339(m_clock.nowMs() + 24LL * 3600 * 1000));
        m_clock.advance(24LL * 3600 * 1000);
        ask();
        QCOMPARE(m_server->count(kKeys), 2);
    }

    void aRevokedKeyIsReplacedOnce()
    {
        ask();
        m_server->answerOnce(kSend, FakeReply::error(401, "API_KEY_REVOKED", "The key was revoked."));
        m_server->answer(kKeys, keyReply(u"two"_s));
        QCOMPARE(ask().state, State::Answered);
        QCOMPARE(m_server->last(kSend).header("Authorization"), "Bearer ad_test_k_two");
    }

    void aFreshKeyThatIsRefusedIsNotReplaced()
    {
        m_server->answer(kSend, FakeReply::error(401, "INVALID_API_KEY", "Not one of this server's."));
        const BenchExchange &exchange = ask();
        QCOMPARE(exchange.failure->code, u"INVALID_API_KEY"_s);
        QCOMPARE(m_server->count(kKeys), 1);
    }

    void aTakenNameIsDated()
    {
        m_server->answerOnce(kKeys, FakeReply::error(409, "ALREADY_EXISTS", "Taken."));
        QCOMPARE(ask().state, State::Answered);
        QCOMPARE(json::parse(m_server->last(kKeys).body)->string(u"name"),
            u"Console test bench, "_s + rfc3339(m_clock.nowMs()));
    }

    void withoutAKeyNothingIsSent()
    {
        m_server->answer(kKeys, FakeReply::error(403, "FORBIDDEN", "A viewer may not."));
        const BenchExchange &exchange = ask();
        QCOMPARE(exchange.state, State::Failed);
        QCOMPARE(exchange.failure->code, u"FORBIDDEN"_s);
        QVERIFY(exchange.record.sent.isEmpty());
        QCOMPARE(m_server->count(kSend), 0);
    }

    void failuresCarryCodeAndRequestId_data()
    {
        QTest::addColumn<QByteArray>("raw");
        QTest::addColumn<QString>("code");
        const QByteArray limited = FakeReply::error(429, "RATE_LIMITED", "Too many.").body;
        QTest::newRow("refused") << QByteArray("HTTP/1.1 429 Too Many\r\nX-Request-Id: req_1\r\n\r\n"
            + limited) << u"RATE_LIMITED"_s;
        QTest::newRow("another JSON") << QByteArray("HTTP/1.1 200 OK\r\nX-Request-Id: req_1\r\n\r\n{\"x\":1}")
                                      << u"UNREADABLE_ANSWER"_s;
        QTest::newRow("no JSON") << QByteArray("HTTP/1.1 200 OK\r\nX-Request-Id: req_1\r\n\r\n<html>")
                                 << u"UNREADABLE_ANSWER"_s;
        QTest::newRow("proxy") << QByteArray("HTTP/1.1 502 Bad\r\nX-Request-Id: req_1\r\n\r\n<html>")
                               << u"UNREADABLE_ANSWER"_s;
    }
    void failuresCarryCodeAndRequestId()
    {
        QFETCH(QByteArray, raw);
        QFETCH(QString, code);
        m_server->answer(kSend, {.raw = raw});
        const BenchExchange &exchange = ask();
        QCOMPARE(exchange.state, State::Failed);
        QCOMPARE(exchange.failure->code, code);
        QCOMPARE(exchange.failure->requestId, u"req_1"_s);
        QVERIFY(!exchange.record.response.body().isEmpty());
        QCOMPARE(m_server->count(kThread), 0);
    }

    void aDeadServerIsAFailure()
    {
        ask();
        m_server->goOffline();
        const BenchExchange &exchange = ask();
        QCOMPARE(exchange.failure->code, u"NO_CONNECTION"_s);
        QVERIFY(!m_session->isBusy());
    }

    void missingSourcesAreToldAndCanBeAskedAgain()
    {
        m_server->answerOnce(kThread, FakeReply::error(503, "UNAVAILABLE", "Busy."));
        const BenchExchange &exchange = ask();
        QTRY_COMPARE(exchange.sources, Sources::Failed);
        QCOMPARE(exchange.sourcesFailure->code, u"UNAVAILABLE"_s);
        m_session->readSources(0);
        QTRY_COMPARE(m_session->at(0).sources, Sources::Loaded);
    }

    void oneQuestionAtATime()
    {
        m_server->answer(kSend, {.hold = true});
        QSignalSpy busy(m_session.get(), &BenchSession::busyChanged);
        m_session->ask({u"A?"_s, {}, {}, {}});
        QCOMPARE(m_session->ask({u"B?"_s, {}, {}, {}}), -1);
        QTRY_COMPARE(m_server->heldCount(), 1);
        m_session->cancel();
        QCOMPARE(m_session->at(0).failure->code, u"CANCELLED"_s);
        QCOMPARE(busy.size(), 2);
        QVERIFY(m_session->canAsk());
    }

    void theOldestQuestionGoes()
    {
        m_server->answer(kThread, FakeReply::error(503, "UNAVAILABLE", "Busy."));
        QSignalSpy removed(m_session.get(), &BenchSession::firstRemoved);
        QSignalSpy cleared(m_session.get(), &BenchSession::cleared);
        for (int i = 0; i <= BenchSession::kMostKept; ++i)
            ask({QString::number(i), {}, {}, {}});
        QCOMPARE(m_session->history().size(), BenchSession::kMostKept);
        QCOMPARE(m_session->questionAt(0).text, u"1"_s);
        QCOMPARE(removed.size(), 1);
        QCOMPARE(cleared.size(), 0);
    }

    void anotherCompanyHasItsOwnHistoryAndKey()
    {
        ask();
        m_runner->setSession(m_client.get(), u"other"_s);
        QVERIFY(m_session->history().isEmpty());
        m_server->answer("POST /admin/v1/companies/other/keys", keyReply(u"other"_s));
        ask();
        QCOMPARE(m_server->last(kSend).header("Authorization"), "Bearer ad_test_k_other");
        ask();
        m_runner->setSession(m_client.get(), u"nordfjell"_s);
        QCOMPARE(m_session->history().size(), 1);
        m_runner->setSession(nullptr, {});
        QCOMPARE(m_session->history().size(), 1);
        m_runner->setSession(m_client.get(), u"other"_s);
        QCOMPARE(m_session->history().size(), 2);
    }

    void clearingWhileSourcesAreReadIsHarmless()
    {
        m_server->answer(kThread, {.hold = true});
        ask();
        QTRY_COMPARE(m_server->heldCount(), 1);
        m_session->startAnew();
        m_server->releaseHeld(threadReply());
        m_server->answer(kThread, threadReply());
        const BenchExchange &exchange = ask();
        QTRY_COMPARE(exchange.sources, Sources::Loaded);
        QCOMPARE(m_session->history().size(), 1);
    }

    void withoutASessionNothingIsAsked()
    {
        m_runner->setSession(nullptr, {});
        QVERIFY(!m_session->canAsk());
        QCOMPARE(m_session->ask({u"A?"_s, {}, {}, {}}), -1);
    }
};

QTEST_GUILESS_MAIN(TestBenchSession)
#include "tst_bench_session.moc"
