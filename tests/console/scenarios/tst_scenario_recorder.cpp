// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/bench/scenarios/scenario_recorder.h"
#include "tests/console/scenarios/scenario_text.h"

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk;
using namespace answerdesk::console;

namespace {

const ScenarioRecorder::Surroundings kHere{QUrl(u"https://answers.example/v"_s),
    QUrl(u"https://events.example"_s), QUrl(u"http://127.0.0.1:9"_s), u"shop"_s};

BenchExchange exchange(const QByteArray &method, const QString &url, const QByteArray &body,
    const QByteArray &status, const QByteArray &answer)
{
    BenchExchange made;
    made.request.method = method;
    made.request.url = QUrl(url);
    if (!body.isEmpty())
        made.request.headers = {{"Content-Type", "application/json"}, {"Accept", "application/json"}};
    made.request.body = body;
    made.record = answerOf(status, {}, answer);
    made.state = BenchExchange::State::Answered;
    return made;
}

} // namespace

/// Exchanges become steps that can be read and sent again.
class TestScenarioRecorder : public QObject
{
    Q_OBJECT

    /// The steps after the exchanges were added one by one.
    static Scenario recorded(const QList<BenchExchange> &exchanges)
    {
        ScenarioRecorder recorder;
        QString text = *recorder.begin(u"Recorded"_s, exchanges.first(), kHere);
        recorder.setFile(u"f"_s, recorder);
        for (const BenchExchange &each : exchanges.mid(1)) {
            const auto longer = recorder.add(u"f"_s, text, each, kHere, nullptr);
            if (!longer)
                qFatal("%s", qUtf8Printable(longer.error()));
            text = *longer;
        }
        return scenarioOf(text.toUtf8());
    }
    static QByteArray bodyOf(const ScenarioStep &step) { return step.body->value.toJson(); }

private slots:
    void aQuestionBecomesAStep()
    {
        BenchExchange asked = exchange("POST", u"https://answers.example/v/api/v1/send_message"_s,
            "{\"query_text\":\"Is {{x}} waterproof?\"}", "200 OK",
            "{\"result_text\":\"Yes\",\"thread_id\":\"thr_1\"}");
        asked.auth = BenchAuth::TestKey;
        const Scenario scenario = recorded({asked});
        QCOMPARE(scenario.name, u"Recorded"_s);
        const ScenarioStep &step = scenario.steps.front();
        QCOMPARE(step.name, u"send_message"_s);
        QCOMPARE(step.usedTarget(), ScenarioTarget::BaseUrl);
        QCOMPARE(step.method, u"POST"_s);
        QCOMPARE(step.path, u"/api/v1/send_message"_s);
        QCOMPARE(step.headers->toJson(), "{\"Authorization\":\"Bearer {{api_key}}\"}");
        QCOMPARE(bodyOf(step), "{\"query_text\":\"Is {{\\\"{{\\\"}}x}} waterproof?\"}");
        QCOMPARE(step.expect->size(), 1U);
        QCOMPARE(step.expect->front().status->codes, std::vector<int>{200});
    }

    void idsOfEarlierAnswersBecomeReferences()
    {
        const QString faqs
            = u"https://answers.example/v/api/v1/product-faqs?page_url=https%3A%2F%2Fs.example%2Fa"_s;
        const QString ask = u"https://answers.example/v/api/v1/send_message"_s;
        const Scenario scenario = recorded({
            exchange("GET", faqs, {}, "202 Accepted", "{\"status\":\"generating\"}"),
            exchange("GET", faqs, {}, "200 OK",
                "{\"status\":\"ready\",\"faqs\":[{\"faq_id\":12,\"question\":\"?\"},{\"faq_id\":13}],"
                "\"request_id\":\"req_123\"}"),
            exchange("POST", ask, "{\"faq_id\":13,\"count\":12,\"query_text\":\"req_123\"}", "200 OK",
                "{\"thread_id\":\"thr_7f3k\"}"),
            exchange("POST", ask, "{\"query_text\":\"And?\",\"thread_id\":\"thr_7f3k\"}", "404 Not Found",
                "{\"error_code\":\"THREAD_NOT_FOUND\"}"),
        });
        const auto &steps = scenario.steps;
        QCOMPARE(steps.size(), 4U);
        QCOMPARE(steps[0].query->string(u"page_url"), u"https://s.example/a"_s);
        QCOMPARE(steps[0].expect->front().status->codes, (std::vector<int>{200, 202}));
        QCOMPARE(steps[1].name, u"product-faqs_2"_s);
        QCOMPARE(steps[1].retry->onStatus, std::vector<int>{202});
        QCOMPARE(steps[1].expect->at(1).json, u"status"_s);
        QCOMPARE(bodyOf(steps[2]),
            "{\"faq_id\":\"{{product-faqs_2.faqs[1].faq_id}}\",\"count\":12,\"query_text\":\"req_123\"}");
        QCOMPARE(bodyOf(steps[3]), "{\"query_text\":\"And?\",\"thread_id\":\"{{send_message.thread_id}}\"}");
        QCOMPARE(steps[3].expect->at(1).equals->value, json::Value(u"THREAD_NOT_FOUND"_s));
    }

    /// A second run would otherwise meet the visitors and orders of the first.
    void visitorsAndOrdersAreOthersAtEachRun()
    {
        const QString ask = u"https://answers.example/v/api/v1/send_message"_s;
        const QString buy = u"https://events.example/analytics/checkout_events"_s;
        const QByteArray chat = "3f0e8c52-1d2b-4c47-9a55-6f3a9d1c2b10",
                         faq = "9b7d1f60-52c4-4b1e-8a3d-0c5e7f9a1b22";
        const auto order = [&](const QByteArray &id) {
            return "{\"user_fingerprint\":\"" + chat + "\",\"user_faq_fingerprint\":\"" + faq
                + "\",\"orderId\":\"" + id + "\"}";
        };
        BenchExchange keyed = exchange("POST", buy, order("N-1"), "200 OK", "{\"status\":\"success\"}");
        keyed.request.headers << client::HeaderList{{"Idempotency-Key", "once"}};
        const Scenario scenario = recorded({
            exchange("POST", ask,
                "{\"query_text\":\"Dry?\",\"user_metadata\":{\"user_fingerprint\":\"" + chat + "\"}}",
                "200 OK", "{\"thread_id\":\"t\"}"),
            keyed,
            exchange("POST", buy, order("N-1"), "409 Conflict", "{\"error_code\":\"X\"}"),
            exchange("POST", buy, order("other order"), "400 Bad Request", "{\"error_code\":\"X\"}"),
            exchange("POST", buy, "{\"user_fingerprint\":\"nobody\",\"orderId\":\"N-2\"}", "404 Not Found",
                "{\"error_code\":\"X\"}"),
        });
        QCOMPARE(scenario.variables->toJson(),
            "{\"chat\":\"{{$uuid}}\",\"key\":\"key-{{$uuid}}\",\"faq\":\"{{$uuid}}\","
            "\"order\":\"order-{{$uuid}}\",\"order_2\":\"order-{{$uuid}}\"}");
        const auto &steps = scenario.steps;
        QCOMPARE(bodyOf(steps[0]),
            "{\"query_text\":\"Dry?\",\"user_metadata\":{\"user_fingerprint\":\"{{chat}}\"}}");
        const QByteArray templated
            = "{\"user_fingerprint\":\"{{chat}}\",\"user_faq_fingerprint\":\"{{faq}}\",\"orderId\":\"";
        QCOMPARE(bodyOf(steps[1]), templated + "{{order}}\"}");
        QCOMPARE(steps[1].headers->string(u"Idempotency-Key"), u"{{key}}"_s);
        QCOMPARE(bodyOf(steps[2]), templated + "{{order}}\"}");
        QCOMPARE(bodyOf(steps[3]), templated + "other order\"}"); // what is refused for itself
        QCOMPARE(bodyOf(steps[4]), "{\"user_fingerprint\":\"nobody\",\"orderId\":\"{{order_2}}\"}");
    }

    void nothingSecretIsWritten()
    {
        BenchExchange made = exchange("POST", u"http://127.0.0.1:9/admin/v1/companies/shop/admins"_s,
            "{\"email\":\"a@b.example\",\"password\":\"hunter2hunter2\"}", "201 Created",
            "{\"token\":\"geheim\"}");
        made.auth = BenchAuth::Session;
        made.request.headers << client::HeaderList{{"Cookie", "sid=geheim"}, {"X-Api-Token", "geheim"}};
        const Scenario scenario = recorded({made});
        const ScenarioStep &step = scenario.steps.front();
        QCOMPARE(step.usedTarget(), ScenarioTarget::AdminUrl);
        QCOMPARE(step.path, u"/admin/v1/companies/{{company_key}}/admins"_s);
        QCOMPARE(bodyOf(step), "{\"email\":\"a@b.example\",\"password\":\"{{password}}\"}");
        const QByteArray written = writeScenario(scenario);
        QVERIFY2(!written.contains("hunter2") && !written.contains("geheim"), written.constData());
        QVERIFY(written.contains("Bearer {{admin_token}}"));
        QVERIFY(written.contains("{{secret_cookie}}"));
        // A key that nobody has is what such a request is about.
        made.auth = BenchAuth::None;
        made.request.headers
            = {{"Content-Type", "application/json"}, {"Authorization", "Bearer ad_test_000000_unknown"}};
        QVERIFY(writeScenario(recorded({made})).contains("ad_test_000000_unknown"));
        made.request.headers = {{"Content-Type", "application/json"},
            {"Authorization", "Bearer ad_test_000000_0123456789abcdefghijkl"}};
        QVERIFY(!writeScenario(recorded({made})).contains("0123456789abcdefghijkl"));
    }

    void aSecretThatIsNotInJsonIsNotWrittenDown()
    {
        BenchExchange made = exchange("POST", u"http://127.0.0.1:9/admin/v1/sessions"_s,
            "{\"email\":\"a@b.example\",\"password\":\"hunter2hunter2\"}", "415 Unsupported Media Type",
            "{\"error_code\":\"UNSUPPORTED_MEDIA_TYPE\"}");
        made.request.headers.clear();
        ScenarioRecorder recorder;
        const auto begun = recorder.begin(u"x"_s, made, kHere);
        QVERIFY(!begun && begun.error().contains(u"secret"));
        const QString text = QString::fromUtf8(ScenarioRecorder::firstText(u"x"_s));
        QVERIFY(!recorder.add(u"f"_s, text, made, kHere, nullptr));
        // A pasted token of a session is one too.
        BenchExchange pasted = exchange("GET", u"http://127.0.0.1:9/admin/v1/status"_s, {}, "200 OK", "{}");
        pasted.request.headers = {{"X-Forwarded", "ads_" + QByteArray(43, 'k')}, {"X-Api-Key", "geheim"}};
        const QByteArray written = writeScenario(recorded({pasted}));
        QVERIFY2(!written.contains("kkkk") && !written.contains("geheim"), written.constData());
    }

    void eachStepHasANameThatCanBeRead()
    {
        const QString admin = u"http://127.0.0.1:9/admin/v1/"_s;
        const QString backup = admin + u"backups/20260504T101500Z"_s;
        const Scenario scenario = recorded(
            {exchange("GET", backup, {}, "200 OK", "{}"), exchange("GET", backup, {}, "200 OK", "{}"),
                exchange("GET", admin + u"companies/shop/keys/7Kq2Xe"_s, {}, "200 OK", "{}")});
        QCOMPARE(scenario.steps[0].name, u"step_20260504T101500Z"_s);
        QCOMPARE(scenario.steps[1].name, u"step_20260504T101500Z_2"_s);
        QCOMPARE(scenario.steps[2].name, u"step_7Kq2Xe"_s);
        ScenarioRecorder recorder;
        QString text = QString::fromUtf8(ScenarioRecorder::firstText(u"x"_s));
        text.replace(u"\"steps\""_s, u"\"variables\": {\"status\": \"1\"},\n\"steps\""_s);
        QString name;
        const auto longer = recorder.add(
            u"f"_s, text, exchange("GET", admin + u"status"_s, {}, "200 OK", "{}"), kHere, &name);
        QVERIFY(longer);
        QCOMPARE(name, u"status_2"_s);
        QCOMPARE(scenarioOf(longer->toUtf8()).steps.size(), 2U);
    }

    void aWrongBodyStaysAsItWasSent()
    {
        BenchExchange cut = exchange("POST", u"https://events.example/analytics/cart_events"_s,
            "{\"type\":", "400 Bad Request", "{\"error_code\":\"INVALID_JSON\"}");
        const Scenario scenario = recorded({cut});
        const ScenarioStep &step = scenario.steps.front();
        QCOMPARE(step.usedTarget(), ScenarioTarget::AppUrl);
        QCOMPARE(step.bodyText, u"{\"type\":"_s);
        QVERIFY(!step.body);
        QCOMPARE(step.headers->string(u"Content-Type"), u"application/json"_s);
    }

    void whatCannotBeWrittenIsSaid()
    {
        ScenarioRecorder recorder;
        const auto refusal = [&](const BenchExchange &made) {
            const auto text = recorder.begin(u"x"_s, made, kHere);
            return text ? QString() : text.error();
        };
        const QString url = u"https://answers.example/v/a"_s;
        BenchExchange unanswered = exchange("GET", url, {}, "200 OK", "{}");
        unanswered.record = {};
        QVERIFY(refusal(unanswered).contains(u"no answer"));
        QVERIFY(refusal(exchange("GET", u"https://other.example/"_s, {}, "200 OK", "{}"))
                    .contains(u"another server"));
        QVERIFY(refusal(exchange("POST", url, "\xC3\x28", "400 Bad", "{}")).contains(u"UTF-8"));
        QVERIFY(
            refusal(exchange("POST", url, QByteArray(70'000, ' '), "413 Large", "{}")).contains(u"64 kB"));
        const auto unread
            = recorder.add(u"f"_s, u"{oops"_s, exchange("GET", url, {}, "200 OK", "{}"), kHere, nullptr);
        QVERIFY(!unread && unread.error().contains(u"line 1"));
    }

    void aNewScenarioCanBeRead()
    {
        QCOMPARE(scenarioOf(ScenarioRecorder::firstText(u"Mine"_s)).name, u"Mine"_s);
    }
};

QTEST_GUILESS_MAIN(TestScenarioRecorder)
#include "tst_scenario_recorder.moc"
