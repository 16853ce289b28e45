// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/bench/scenarios/junit_report.h"
#include "console/bench/scenarios/scenario_file.h"
#include "console/bench/scenarios/scenario_runner.h"
#include "console/bench/scenarios/text_report.h"
#include "console/run/run_options.h"
#include "shared/core/qt_compat.h"
#include "tests/support/qt_test.h"
#include "tests/unit/models/fake_server.h"
#include <QtCore/QTemporaryDir>
#include <QtCore/QXmlStreamReader>
#include <QtTest/QSignalSpy>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk;
using namespace answerdesk::console;
using namespace answerdesk::tests;
using Outcome = StepReport::Outcome;

namespace {

Scenario scenarioOf(const QByteArray &steps, const QByteArray &more = {})
{
    const auto loaded = readScenario(
        "{\"answerdesk_scenario\": 1, \"name\": \"Test\", " + more + "\"steps\": [" + steps + "]}");
    if (!loaded)
        qFatal("%s", qUtf8Printable(loaded.error().join(u'\n')));
    return loaded->scenario;
}

} // namespace

class TestScenarioRunner : public QObject
{
    Q_OBJECT
    SystemClock m_clock;
    std::unique_ptr<FakeServer> m_server;
    ScenarioInputs m_inputs;

    ScenarioReport run(const Scenario &scenario, QStringList *told = nullptr)
    {
        ScenarioRunner runner(m_clock);
        QSignalSpy finished(&runner, &ScenarioRunner::finished);
        if (told) {
            connect(&runner, &ScenarioRunner::stepStarted, this,
                [told](int step) { *told << u"start %1"_s.arg(step); });
            connect(&runner, &ScenarioRunner::attemptFailed, this,
                [told](int step, int ms) { *told << u"again %1 in %2"_s.arg(step).arg(ms); });
            connect(&runner, &ScenarioRunner::stepFinished, this,
                [told](int step) { *told << u"end %1"_s.arg(step); });
        }
        runner.start(scenario, m_inputs);
        [&] { QTRY_COMPARE(finished.size(), 1); }();
        return runner.report();
    }
    static QList<Outcome> outcomes(const ScenarioReport &report)
    {
        QList<Outcome> all;
        for (const StepReport &step : report.steps)
            all << step.outcome;
        return all;
    }

private slots:
    void init()
    {
        m_server = std::make_unique<FakeServer>();
        m_inputs = {};
        m_inputs.texts = {{u"base_url"_s, m_server->url().toString()}, {u"api_key"_s, u"topsecret"_s}};
    }

    void anAnswerGoesIntoTheNextRequest()
    {
        m_server->answer(
            "GET /api/v1/product-faqs", {.body = "{\"faqs\":[{\"faq_id\":7,\"question\":\"Why?\"}]}"});
        m_server->answer("POST /api/v1/send_message",
            {.body = "{\"result_text\":\"So.\"}", .headers = {{"X-Request-Id", "req_9"}}});
        QStringList told;
        const ScenarioReport report
            = run(scenarioOf(" {\"name\": \"faqs\", \"path\": \"/api/v1/product-faqs\", \"query\": "
                             "{\"page_url\": \"https://a.example/b?c\"}}, {\"name\": \"ask\", \"method\": "
                             "\"POST\", \"path\": \"/api/v1/send_message\", \"headers\": {\"Authorization\": "
                             "\"Bearer {{api_key}}\"}, \"body\": {\"faq_id\": \"{{faqs.faqs[0].faq_id}}\", "
                             "\"query_text\": \"{{faqs.faqs[0].question}}\"}, \"expect\": [{\"status\": "
                             "200}, {\"json\": \"result_text\", \"equals\": \"So.\"}]}"),
                &told);
        QVERIFY(report.passed());
        QCOMPARE(told, (QStringList{u"start 0"_s, u"end 0"_s, u"start 1"_s, u"end 1"_s}));
        QCOMPARE(
            m_server->last("GET /api/v1/product-faqs").query, "page_url=https%3A%2F%2Fa.example%2Fb%3Fc");
        const FakeRequest sent = m_server->last("POST /api/v1/send_message");
        QCOMPARE(sent.body, "{\"faq_id\":7,\"query_text\":\"Why?\"}");
        QCOMPARE(sent.header("Authorization"), "Bearer topsecret");
        QCOMPARE(report.steps[1].record.requestId(), u"req_9"_s);
        QCOMPARE(summaryText({report}).section(u';', 0, 0), u"1 of 1 scenarios passed"_s);
    }

    void aFailedStepEndsTheScenarioExceptWhatAlwaysRuns()
    {
        m_server->answer("GET /a", FakeReply::error(404, "NOT_FOUND", "Nothing here"));
        m_server->answer("GET /c", {.body = "{}"});
        const QByteArray steps = "{\"name\": \"a\", \"path\": \"/a\", \"expect\": [{\"status\": 200}, "
                                 "{\"json\": \"error_code\", \"equals\": \"NOT_FOUND\"}]}, {\"name\": \"b\", "
                                 "\"path\": \"/b\"}, {\"name\": \"c\", \"path\": \"/c\", \"always\": true}";
        const ScenarioReport report = run(scenarioOf(steps));
        QVERIFY(!report.passed());
        QCOMPARE(outcomes(report), (QList{Outcome::Failed, Outcome::Skipped, Outcome::Passed}));
        QCOMPARE(m_server->count("GET /b"), 0);
        const QString text = stepText(report.steps[0]);
        QVERIFY2(text.contains(u"FAILED   a"_s) && text.contains(u"GET /a 404"_s)
                && text.contains(u"status: expected that it equals 200, but it was 404"_s),
            qUtf8Printable(text));
        QVERIFY(text.contains(u"| HTTP 404"_s)); // what the server answered
        QVERIFY(!faultLines(report.steps[0]).join(u'\n').contains(u"error_code"_s)); // that one holds

        QCOMPARE(outcomes(run(scenarioOf(steps, "\"stop_on_failure\": false,"))),
            (QList{Outcome::Failed, Outcome::Failed, Outcome::Passed}));
    }

    void itAsksAgainUntilTheAssertionsHold()
    {
        m_server->answerOnce("GET /p", {.status = 202, .body = "{}", .headers = {{"Retry-After", "0"}}});
        m_server->answerOnce("GET /p", {.status = 202, .body = "{}"});
        m_server->answer("GET /p", {.body = "{\"status\":\"ready\"}"});
        QStringList told;
        const ScenarioReport report = run(
            scenarioOf("{\"name\": \"p\", \"path\": \"/p\", \"retry\": {\"for_ms\": 60000, \"every_ms\": "
                       "10}, \"expect\": [{\"json\": \"status\", \"equals\": \"ready\"}]}"),
            &told);
        QVERIFY(report.passed());
        QCOMPARE(report.steps[0].attempts, 3);
        QCOMPARE(told, (QStringList{u"start 0"_s, u"again 0 in 0"_s, u"again 0 in 10"_s, u"end 0"_s}));
    }

    void itGivesUpAtTheLimit()
    {
        m_server->answer("GET /p", {.status = 202, .body = "{}", .headers = {{"Retry-After", "30"}}});
        const ScenarioReport report = run(scenarioOf("{\"name\": \"p\", \"path\": \"/p\", \"retry\": "
                                                     "{\"for_ms\": 5000}, \"expect\": [{\"status\": 200}]}"));
        QCOMPARE(outcomes(report), QList{Outcome::Failed});
        QCOMPARE(report.steps[0].attempts, 1);
        QVERIFY2(
            report.steps[0].fault.contains(u"the limit of 5000 ms"_s), qUtf8Printable(report.steps[0].fault));
        QCOMPARE(m_server->count("GET /p"), 1);
    }

    void anotherStatusIsNotTriedAgain()
    {
        m_server->answer("GET /p", FakeReply::error(401, "INVALID_API_KEY", "No"));
        const ScenarioReport report = run(
            scenarioOf("{\"name\": \"p\", \"path\": \"/p\", \"retry\": {\"for_ms\": 60000, \"every_ms\": 10, "
                       "\"on_status\": [202, 503]}, \"expect\": [{\"status\": 200}]}"));
        QCOMPARE(report.steps[0].attempts, 1);
        QCOMPARE(outcomes(report), QList{Outcome::Failed});
    }

    void noAnswerBreaksAStepButMayBeTriedAgain()
    {
        m_server->answerOnce("GET /p", {.raw = "garbage\r\n\r\n"});
        m_server->answer("GET /p", {.body = "{}"});
        QVERIFY(
            run(scenarioOf(
                    "{\"name\": \"p\", \"path\": \"/p\", \"retry\": {\"for_ms\": 60000, \"every_ms\": 10}}"))
                .passed());
        m_server->goOffline();
        const ScenarioReport report = run(scenarioOf("{\"name\": \"p\", \"path\": \"/p\"}, {\"name\": \"q\", "
                                                     "\"path\": \"/{{p.x}}\", \"always\": true}"));
        QCOMPARE(outcomes(report), (QList{Outcome::Broken, Outcome::Broken}));
        QVERIFY(report.steps[0].fault.contains(u"does not answer"_s));
        QCOMPARE(report.steps[1].fault, u"path: {{p.x}}: step “p” has no answer"_s);
        m_server->reopen();
    }

    void anAnswerThatDoesNotComeInTimeBreaksTheStep()
    {
        m_server->answer("GET /p", {.hold = true});
        const ScenarioReport report
            = run(scenarioOf("{\"name\": \"p\", \"path\": \"/p\", \"timeout_ms\": 50}"));
        QCOMPARE(outcomes(report), QList{Outcome::Broken});
        QVERIFY(report.steps[0].fault.contains(u"in time"_s));
    }

    void rawBytesAreSentAsTheyAre()
    {
        m_server->answer("GET /raw", {.body = "{}"});
        QVERIFY(
            run(scenarioOf(
                    "{\"name\": \"p\", \"raw\": \"GET /raw HTTP/1.0\\r\\nX-Odd:  {{api_key}}\\r\\n\\r\\n\"}"))
                .passed());
        QCOMPARE(m_server->last("GET /raw").headers, (client::HeaderList{{"X-Odd", "topsecret"}}));
    }

    void cancellingLeavesOnlyWhatCleansUp()
    {
        m_server->answer("GET /p", {.hold = true});
        m_server->answer("GET /clean", {.body = "{}"});
        const QByteArray steps = "{\"name\": \"p\", \"path\": \"/p\"}, {\"name\": \"q\", \"path\": \"/q\"}, "
                                 "{\"name\": \"clean\", \"path\": \"/clean\", \"always\": true}";
        ScenarioRunner runner(m_clock);
        QSignalSpy finished(&runner, &ScenarioRunner::finished);
        runner.start(scenarioOf(steps), m_inputs);
        QTRY_COMPARE(m_server->heldCount(), 1);
        runner.cancel();
        QTRY_COMPARE(finished.size(), 1);
        QVERIFY(runner.report().wasCancelled && !runner.report().passed() && !runner.isRunning());
        QCOMPARE(outcomes(runner.report()), (QList{Outcome::Broken, Outcome::Skipped, Outcome::Passed}));
        runner.cancel();
        QCOMPARE(finished.size(), 1);

        runner.start(scenarioOf(steps), m_inputs);
        QTRY_COMPARE(m_server->heldCount(), 2);
        runner.cancel();
        runner.cancel(); // the second time at once
        QCOMPARE(finished.size(), 2);
        QCOMPARE(outcomes(runner.report()), (QList{Outcome::Broken, Outcome::Skipped, Outcome::Skipped}));

        runner.start(scenarioOf(steps), m_inputs);
        runner.cancel(); // before the first step
        QCOMPARE(finished.size(), 3);
        QCOMPARE(runner.report().count(Outcome::Skipped), 3);
        m_server->answer("GET /p", {.body = "{}"}); // it can be used again
        runner.start(scenarioOf("{\"name\": \"p\", \"path\": \"/p\"}"), m_inputs);
        QTRY_COMPARE(finished.size(), 4);
        QVERIFY(runner.report().passed());
    }

    void aScenarioCanBeCancelledFromItsOwnSignals()
    {
        m_server->answer("GET /p", {.body = "{}"});
        ScenarioRunner runner(m_clock);
        QSignalSpy finished(&runner, &ScenarioRunner::finished);
        const auto stopAt = [&](auto signal, int times) {
            const auto before = finished.size();
            const auto stop = connect(&runner, signal, this, [&runner, times] {
                for (int i = 0; i < times; ++i)
                    runner.cancel();
            });
            runner.start(
                scenarioOf("{\"name\": \"p\", \"path\": \"/p\", \"expect\": [{\"status\": 201}], \"retry\": "
                           "{\"for_ms\": 99999, \"every_ms\": 10}}, {\"name\": \"q\", \"path\": \"/p\"}, "
                           "{\"name\": \"r\", \"path\": \"/p\", \"always\": true}"),
                m_inputs);
            [&] { QTRY_COMPARE(finished.size(), before + 1); }();
            disconnect(stop);
            QVERIFY(!runner.isRunning() && runner.report().wasCancelled);
            QCOMPARE(runner.report().steps[0].outcome, Outcome::Broken);
            QCOMPARE(runner.report().steps[1].outcome, Outcome::Skipped);
        };
        for (const int times : {1, 2, 3}) {
            stopAt(&ScenarioRunner::stepStarted, times);
            stopAt(&ScenarioRunner::attemptFailed, times);
        }
    }

    void theNextRunMayBeginWhereOneEnds()
    {
        m_server->answer("GET /p", {.body = "{}"});
        ScenarioRunner runner(m_clock);
        int ended = 0;
        const Scenario scenario
            = scenarioOf("{\"name\": \"p\", \"path\": \"/p\"}, {\"name\": \"q\", \"path\": \"/p\"}");
        connect(&runner, &ScenarioRunner::finished, this, [&] {
            if (++ended < 3)
                runner.start(scenario, m_inputs);
        });
        connect(&runner, &ScenarioRunner::stepStarted, this, [&] {
            if (ended == 1) { // a run that is cancelled for good while its step begins
                runner.cancel();
                runner.cancel();
            }
        });
        runner.start(scenario, m_inputs);
        QTRY_COMPARE(ended, 3);
        QVERIFY(runner.report().passed());
    }

    void wrongVariablesRunNothing()
    {
        m_inputs.texts.insert(u"count"_s, u"many"_s);
        const ScenarioReport report = run(scenarioOf(
            "{\"name\": \"p\", \"path\": \"/p\", \"always\": true}", "\"variables\": {\"count\": 3},"));
        QCOMPARE(report.faults, QStringList(u"variables.count: must be of the type number"_s));
        QCOMPARE(outcomes(report), QList{Outcome::Skipped});
        QVERIFY(!report.passed());
        QVERIFY(junitXml({report}).contains("errors=\"1\""));
    }

    void secretsStayOutOfReports()
    {
        m_inputs.environment.insert(u"ANSWERDESK_VAR_ADMIN_PASSWORD"_s, u"pass\"word"_s);
        m_server->answer("POST /echo",
            {.body
                = "{\"said\":\"pass\\\"word topsecret\",\"token\":\"tok-123456\",\"again\":\"tok-123456\"}"});
        const QByteArray steps
            = "{\"name\": \"e\", \"method\": \"POST\", \"path\": \"/echo\", \"body\": {\"p\": "
              "\"{{admin_password}}\"}, \"expect\": [{\"json\": \"said\", \"equals\": \"{{admin_password}} "
              "{{api_key}}x\"}, {\"json\": \"again\", \"equals\": 1}, {\"body_contains\": \"zzz\"}, "
              "{\"json\": \"token\", \"count\": 3}]}";
        const ScenarioReport report = run(scenarioOf(steps));
        QCOMPARE(m_server->last("POST /echo").body, "{\"p\":\"pass\\\"word\"}");
        const QString text = stepText(report.steps[0]) + QString::fromUtf8(junitXml({report}));
        for (const QString &secret : {u"pass\"word"_s, u"pass\\\"word"_s, u"topsecret"_s, u"tok-123456"_s})
            QVERIFY2(!text.contains(secret), qUtf8Printable(text));
        QVERIFY(text.contains(u"••••"_s));
    }

    void hostileTextsAreHarmlessInXmlAndOnATerminal()
    {
        ScenarioReport report;
        report.name = u"<&\"'>\u0001\u001b[2J"_s + QChar(0xD800) + QChar(0xFFFE);
        report.startedAt = utcDateTime(0);
        report.tookMs = 1234;
        StepReport failed;
        failed.name = u"a"_s;
        failed.outcome = Outcome::Failed;
        failed.results << AssertionResult{
            u"]]>"_s, u"equals \u0000"_s, u"</failure>\u001b]0;x\u0007\u202e"_s, false};
        StepReport broken;
        broken.name = u"b"_s;
        broken.outcome = Outcome::Broken;
        broken.fault = u"no\nanswer"_s;
        StepReport skipped;
        skipped.name = u"c"_s;
        skipped.outcome = Outcome::Skipped;
        report.steps << failed << broken << skipped;
        const QByteArray xml = junitXml({report});
        QXmlStreamReader reader(xml);
        QStringList elements;
        while (!reader.atEnd()) {
            if (reader.readNext() == QXmlStreamReader::StartElement) {
                elements << reader.name().toString();
                if (reader.name() == u"testsuite") {
                    QCOMPARE(reader.attributes().value(u"name"_s).toString().left(5), u"<&\"'>"_s);
                    QCOMPARE(reader.attributes().value(u"tests"_s).toString(), u"3"_s);
                    QCOMPARE(reader.attributes().value(u"failures"_s).toString(), u"1"_s);
                    QCOMPARE(reader.attributes().value(u"errors"_s).toString(), u"1"_s);
                    QCOMPARE(reader.attributes().value(u"skipped"_s).toString(), u"1"_s);
                    QCOMPARE(reader.attributes().value(u"time"_s).toString(), u"1.234"_s);
                    QCOMPARE(reader.attributes().value(u"timestamp"_s).toString(), u"1970-01-01T00:00:00"_s);
                }
            }
        }
        QVERIFY2(!reader.hasError(), qUtf8Printable(reader.errorString()));
        QCOMPARE(elements,
            (QStringList{u"testsuites"_s, u"testsuite"_s, u"testcase"_s, u"failure"_s, u"testcase"_s,
                u"error"_s, u"testcase"_s, u"skipped"_s}));
        const QString shown = printable(u"a\u001b[31m\u202e\r\nb\u009b"_s);
        QCOMPARE(shown, u"a\\u001b[31m\\u202e\\u000d b\\u009b"_s);
    }

    void optionsAreRead()
    {
        QTemporaryDir folder;
        const auto write = [&folder](const QString &name, const QByteArray &text) {
            QFile file(folder.filePath(name));
            return file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
        };
        QVERIFY(write(u"b.json"_s, "{}") && write(u"a.json"_s, "{}") && write(u"note.txt"_s, "x")
            && QDir(folder.path()).mkdir(u"none"_s));
        QVERIFY(write(u"vars.txt"_s, "{\"api_key\": \"k\", \"base_url\": \"http://b\"}")
            && write(u"list.txt"_s, "[]"));
        const auto options = RunOptions::read(
            {folder.path(), u"x.json"_s, u"--vars"_s, folder.filePath(u"vars.txt"_s), u"--var"_s, u"a=b=c"_s,
                u"--var"_s, u"e="_s, u"--app-url"_s, u"http://c"_s, u"--junit"_s, u"out.xml"_s},
            {});
        QVERIFY2(options.has_value(), options ? "" : qUtf8Printable(options.error()));
        QCOMPARE(options->files,
            (QStringList{folder.filePath(u"a.json"_s), folder.filePath(u"b.json"_s), u"x.json"_s}));
        QCOMPARE(options->inputs.texts.value(u"a"_s), u"b=c"_s);
        QVERIFY(options->inputs.gives(u"e"_s) && options->inputs.gives(u"api_key"_s)
            && !options->inputs.gives(u"x"_s));
        QCOMPARE(*options->inputs.address(ScenarioTarget::BaseUrl), u"http://b"_s);
        QCOMPARE(*options->inputs.address(ScenarioTarget::AppUrl), u"http://c"_s);
        QVERIFY(!options->inputs.address(ScenarioTarget::AdminUrl));
        for (const QStringList &wrong : {QStringList{}, QStringList{u"a"_s, u"--nonsense"_s},
                 QStringList{u"a"_s, u"--var"_s, u"secret-without-sign"_s}, QStringList{u"a"_s, u"--var"_s},
                 QStringList{u"a"_s, u"--profile"_s, u"p"_s, u"--base-url"_s, u"u"_s},
                 QStringList{folder.filePath(u"none"_s)}, QStringList{u"a"_s, u"--vars"_s, u"/no/such"_s},
                 QStringList{u"a"_s, u"--vars"_s, folder.filePath(u"list.txt"_s)},
                 QStringList{u"a"_s, u"--vars"_s, folder.filePath(u"note.txt"_s)},
                 QStringList{u"a"_s, u"--junit"_s, u"x"_s, u"--junit"_s, u"y"_s}}) {
            const auto refused = RunOptions::read(wrong, {});
            QVERIFY2(!refused && !refused.error().isEmpty() && !refused.error().contains(u"secret"_s),
                qUtf8Printable(wrong.join(u' ')));
        }
        QVERIFY(RunOptions::helpText().startsWith(u"Usage: answerdesk-console run FILE... [OPTION...]"_s));
        QVERIFY(RunOptions::read({u"--help"_s}, {})->wantsHelp);
    }

    void whatNobodyGaveIsNamedWithItsPlace()
    {
        auto loaded = readScenario("{\"answerdesk_scenario\": 1, \"name\": \"n\", \"steps\": [{\"name\": "
                                   "\"a\", \"path\": \"/{{company_key}}\", \"target\": \"admin_url\"}]}");
        QVERIFY(loaded.has_value());
        loaded->file = u"x.json"_s;
        QCOMPARE(unmetNeeds({*loaded}, {}),
            (QStringList{u"x.json: which server? Use --admin-url, --profile or --vars."_s,
                u"x.json: steps[0].path needs the variable “company_key”: set it with --var company_key=…, in the file of --vars, or as ANSWERDESK_VAR_COMPANY_KEY in the environment."_s}));
        ScenarioInputs inputs;
        inputs.environment.insert(u"ANSWERDESK_VAR_COMPANY_KEY"_s, u"shop"_s);
        inputs.environment.insert(u"ANSWERDESK_VAR_ADMIN_URL"_s, u"http://a"_s);
        QCOMPARE(unmetNeeds({*loaded}, inputs), QStringList());
        QCOMPARE(unusedVariables({*loaded}, {u"company_key"_s, u"companykey"_s, u"app_url"_s}),
            QStringList(u"--var companykey: no scenario has a variable of this name."_s));
    }
};

QTEST_GUILESS_MAIN(TestScenarioRunner)
#include "tst_scenario_runner.moc"
