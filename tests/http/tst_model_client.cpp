// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/answers/models/model_client.h"
#include "tests/http/models.h"
#include <QtCore/QElapsedTimer>
#include <future>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk::answers;

namespace answerdesk::test {

namespace {

ModelCall callOf(const QString &model = u"stand-in"_s, qint64 timeoutMs = 20'000)
{
    ModelTask task;
    task.question = u"How long?"_s;
    task.language = u"en"_s;
    task.passages.append({1, 1, u"Help"_s, {}, u"Two days."_s, u"en"_s, {}, {}});
    return {model, modelTurns(task, 2000), 100, timeoutMs};
}

std::future<ModelOutcome> asked(ModelClient &client, ModelCall call)
{
    const auto promise = std::make_shared<std::promise<ModelOutcome>>();
    client.ask(std::move(call), [promise](const ModelOutcome &outcome) { promise->set_value(outcome); });
    return promise->get_future();
}

QString nameOf(const ModelOutcome &outcome)
{
    return outcome ? outcome->content : QString::fromLatin1(modelFailureName(outcome.error()));
}

QString outcomeOf(ModelClient &client, ModelCall call)
{
    return nameOf(asked(client, std::move(call)).get());
}

QByteArray metricsOf(const ModelClient &client)
{
    std::vector<http::MetricFamily> families;
    client.collect(families);
    return http::MetricsRegistry::toText(families);
}

} // namespace

/// Chats with a server that is strict, slow, broken or hostile.
class TestModelClient : public QObject
{
    Q_OBJECT
    std::unique_ptr<StandInModel> m_model;
    ManualClock m_clock;
    std::unique_ptr<ModelClient> m_client;

    void open(int concurrency = 2)
    {
        m_client.reset();
        m_client = std::make_unique<ModelClient>(
            ModelEndpoint{QUrl(m_model->url()), Secret("sk-stand-in"), concurrency}, "max_tokens", m_clock);
        m_client->start();
    }

private slots:
    void init()
    {
        m_model = std::make_unique<StandInModel>();
        open();
    }
    void cleanup()
    {
        m_client.reset();
        QCOMPARE(m_model->faults(), QStringList());
        m_model.reset();
    }

    void theWordsAndTheTokensAreRead()
    {
        m_model->play(saying(u"Two days."_s));
        const ModelOutcome outcome = asked(*m_client, callOf()).get();
        QVERIFY(outcome);
        QCOMPARE(outcome->content, u"Two days."_s);
        QCOMPARE(outcome->promptTokens, 100);
        QCOMPARE(outcome->answerTokens, 20);
        const QByteArray metrics = metricsOf(*m_client);
        QVERIFY2(metrics.contains("answerdesk_model_requests_total{outcome=\"answered\"} 1\n"), metrics);
        QVERIFY2(metrics.contains("answerdesk_model_tokens_total{kind=\"prompt\"} 100\n"), metrics);
        QVERIFY2(metrics.contains("answerdesk_model_request_seconds_count 1\n"), metrics);
    }

    void everyFailureHasItsName_data()
    {
        QTest::addColumn<StandInAnswer>("answer");
        QTest::addColumn<QString>("outcome");
        const auto status = [](int code) { return StandInAnswer{"{}", code}; };
        QTest::newRow("a wrong key") << status(401) << u"refused"_s;
        QTest::newRow("an unknown model") << status(404) << u"refused"_s;
        QTest::newRow("a redirect") << StandInAnswer{"", 302, StandInAnswer::Whole,
            {{"Location", "/v1/chat/completions"}}}
                                    << u"refused"_s;
        QTest::newRow("too many requests") << status(429) << u"overloaded"_s;
        QTest::newRow("an error") << status(500) << u"overloaded"_s;
        QTest::newRow("a proxy's error") << StandInAnswer{"<html>Bad Gateway</html>", 502} << u"overloaded"_s;
        QTest::newRow("no JSON") << StandInAnswer{"data: {}\n\n"} << u"garbled"_s;
        QTest::newRow("another object") << StandInAnswer{"{}"} << u"garbled"_s;
        QTest::newRow("no choices") << StandInAnswer{R"({"choices":[]})"} << u"garbled"_s;
        QTest::newRow("a tool to call")
            << StandInAnswer{R"({"choices":[{"message":{"role":"assistant","content":null,"tool_calls":[{"id":"1"}]}}]})"}
            << u"garbled"_s;
        QTest::newRow("nested for ever") << StandInAnswer{QByteArray(100'000, '[')} << u"garbled"_s;
        QTest::newRow("compressed") << StandInAnswer{"\x1f\x8b", 200, StandInAnswer::Whole,
            {{"Content-Encoding", "gzip"}}}
                                    << u"garbled"_s;
        QTest::newRow("huge") << saying(QString(2 * 1024 * 1024, u'x')) << u"too_large"_s;
        QTest::newRow("endless") << StandInAnswer{"", 200, StandInAnswer::Floods} << u"too_large"_s;
        QTest::newRow("breaks off") << StandInAnswer{QByteArray(1000, ' '), 200, StandInAnswer::BreaksOff}
                                    << u"unreachable"_s;
    }
    void everyFailureHasItsName()
    {
        QFETCH(StandInAnswer, answer);
        QFETCH(QString, outcome);
        m_model->play(answer);
        QCOMPARE(outcomeOf(*m_client, callOf()), outcome);
        QVERIFY(metricsOf(*m_client).contains(
            "answerdesk_model_requests_total{outcome=\"" + outcome.toLatin1() + "\"} 1\n"));
    }
    void slowAnswersEndWithTheirTime()
    {
        for (const auto manner : {StandInAnswer::Never, StandInAnswer::Drips}) {
            m_model->play(StandInAnswer{"", 200, manner});
            QElapsedTimer timer;
            timer.start();
            QCOMPARE(outcomeOf(*m_client, callOf(u"stand-in"_s, 200)), u"timeout"_s);
            QVERIFY(timer.elapsed() >= 190);
        }
    }
    void nobodyAtTheAddress()
    {
        StandInModel gone;
        const QUrl url(gone.url());
        QUrl nowhere(url);
        nowhere.setPort(1);
        ModelClient client({nowhere, Secret(), 1}, "max_tokens", m_clock);
        client.start();
        QCOMPARE(outcomeOf(client, callOf()), u"unreachable"_s);
    }
    void theKeyFollowsNoRedirect()
    {
        StandInModel other;
        m_model->play(StandInAnswer{
            "", 307, StandInAnswer::Whole, {{"Location", other.url().toLatin1() + "/chat/completions"}}});
        QCOMPARE(outcomeOf(*m_client, callOf()), u"refused"_s);
        QCOMPARE(other.requests(), 0);
    }
    void withoutAKeyNoneIsSent()
    {
        StandInModel open("");
        open.play(saying(u"Hello."_s));
        ModelClient client({QUrl(open.url() + u'/'), Secret(), 1}, "max_tokens", m_clock);
        client.start();
        QCOMPARE(outcomeOf(client, callOf()), u"Hello."_s);
        QCOMPARE(open.faults(), QStringList());
    }
    void requestsAndThoseWhoWaitAreBounded()
    {
        m_model->play(StandInAnswer{"", 200, StandInAnswer::Never});
        std::vector<std::future<ModelOutcome>> all;
        for (int i = 0; i < 11; ++i)
            all.push_back(asked(*m_client, callOf()));
        QCOMPARE(nameOf(all.back().get()), u"busy"_s); // two are under way, eight wait
        all.pop_back();
        QVERIFY(m_model->waitForRequests(2));
        const QByteArray metrics = metricsOf(*m_client);
        QVERIFY2(metrics.contains("answerdesk_model_requests_in_flight 2\n"), metrics);
        QVERIFY2(metrics.contains("answerdesk_model_requests_waiting 8\n"), metrics);
        m_client->stop();
        for (auto &one : all)
            QCOMPARE(nameOf(one.get()), u"stopped"_s);
        QCOMPARE(m_model->requests(), 2);
        QCOMPARE(outcomeOf(*m_client, callOf()), u"stopped"_s);
    }
    void manyAtOnceAreAllAnswered()
    {
        open(16);
        m_model->play(saying(u"Yes."_s));
        std::vector<std::future<ModelOutcome>> all;
        for (int i = 0; i < 60; ++i)
            all.push_back(asked(*m_client, callOf()));
        for (auto &one : all)
            QCOMPARE(nameOf(one.get()), u"Yes."_s);
    }
    void aModelThatFailsIsSparedForAWhile()
    {
        m_model->play(StandInAnswer{"{}", 503});
        for (int i = 0; i < ModelBreaker::kFailures; ++i)
            QCOMPARE(outcomeOf(*m_client, callOf()), u"overloaded"_s);
        QCOMPARE(outcomeOf(*m_client, callOf()), u"circuit_open"_s);
        QCOMPARE(m_model->requests(), ModelBreaker::kFailures);
        QVERIFY(metricsOf(*m_client).contains("answerdesk_model_circuits_open 1\n"));
        // Another model of the same server may be well.
        QCOMPARE(outcomeOf(*m_client, callOf(u"other-model"_s)), u"overloaded"_s);
        // One is let through after the pause; it fails, and the pause begins anew.
        m_clock.advance(ModelBreaker::kPauseMs);
        QCOMPARE(outcomeOf(*m_client, callOf()), u"overloaded"_s);
        QCOMPARE(outcomeOf(*m_client, callOf()), u"circuit_open"_s);
        m_clock.advance(ModelBreaker::kPauseMs);
        m_model->play(saying(u"Well again."_s));
        QCOMPARE(outcomeOf(*m_client, callOf()), u"Well again."_s);
        QCOMPARE(outcomeOf(*m_client, callOf()), u"Well again."_s);
        QVERIFY(metricsOf(*m_client).contains("answerdesk_model_circuits_open 0\n"));
    }
    void oneAtATimeTriesAModelThatFailed()
    {
        m_model->play(StandInAnswer{"{}", 500});
        for (int i = 0; i < ModelBreaker::kFailures; ++i)
            QCOMPARE(outcomeOf(*m_client, callOf()), u"overloaded"_s);
        m_clock.advance(ModelBreaker::kPauseMs);
        m_model->play(StandInAnswer{"", 200, StandInAnswer::Never});
        auto trying = asked(*m_client, callOf(u"stand-in"_s, 300));
        QCOMPARE(outcomeOf(*m_client, callOf()), u"circuit_open"_s);
        QCOMPARE(nameOf(trying.get()), u"timeout"_s);
    }
};

std::unique_ptr<QObject> makeModelClientTests() { return std::make_unique<TestModelClient>(); }

} // namespace answerdesk::test

#include "tst_model_client.moc"
