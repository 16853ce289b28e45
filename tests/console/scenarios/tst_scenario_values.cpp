// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/bench/scenarios/assertion_check.h"
#include "console/bench/scenarios/step_request.h"
#include "tests/console/scenarios/scenario_text.h"
#include <QtCore/QUuid>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk;
using namespace answerdesk::console;

class TestScenarioValues : public QObject
{
    Q_OBJECT
    ManualClock m_clock;

private slots:
    void templatesAreFilled()
    {
        const Scenario scenario = scenarioOf(
            withSteps("{\"name\": \"faqs\", \"path\": \"/\"}, {\"name\": \"after\", \"path\": \"/\"}",
                "\"variables\": {\"order\": \"NF-{{$uuid}}\", \"count\": 3, \"page\": \"{{base_url}}/p\"},"));
        ScenarioInputs inputs;
        inputs.texts = {{u"base_url"_s, u"http://shop.example"_s}, {u"count"_s, u"4"_s}};
        inputs.values
            = *parsed("{\"api_key\": \"sesame-open\", \"list\": [1.50, {\"x\": \"y\"}]}").asObject();
        inputs.environment.insert(u"ANSWERDESK_VAR_FROM_OUTSIDE"_s, u"hush-hush"_s);
        inputs.environment.insert(u"MY_SECRET"_s, u"whisper"_s);
        ScenarioValues values(m_clock);
        QCOMPARE(values.begin(scenario, inputs), QStringList());
        values.setAnswer(u"faqs"_s,
            answerOf("200 OK", "ETag: \"4-1\"\r\n",
                "{\"faqs\":[{\"faq_id\":7,\"question\":\"Why?\"}],\"token\":\"tok-en\"}")
                .response);

        const auto filled = [&values](const QByteArray &text) {
            const auto value = values.value(parsed(text));
            return value ? value->toJson() : "! " + value.error().toUtf8();
        };
        // A text that is one expression takes the value with its type.
        QCOMPARE(filled("{\"id\": \"{{faqs.faqs[0].faq_id}}\", \"q\": \"Q: {{ faqs.faqs[0].question }}\"}"),
            "{\"id\":7,\"q\":\"Q: Why?\"}");
        QCOMPARE(filled("[\"{{count}}\", \"n{{count}}\", \"{{list[1]}}\", \"{{list[0]}}\"]"),
            "[4,\"n4\",{\"x\":\"y\"},1.50]");
        QCOMPARE(filled("\"{{page}}\""), "\"http://shop.example/p\"");
        QCOMPARE(filled("\"{{faqs.$headers.etag}} {{faqs.$status}}\""), "\"\\\"4-1\\\" 200\"");
        QCOMPARE(filled("\"{{\\\"{{\\\"}} {{$repeat 3 ab}}|{{$repeat 2 ]}}\""), "\"{{ ababab|]]\"");
        QCOMPARE(filled("\"{{from_outside}} {{$env.MY_SECRET}}\""), "\"hush-hush whisper\"");
        QVERIFY(filled("\"{{$now}}\"").startsWith("\"2023-11-14T22:13:20"));
        QCOMPARE(filled("\"{{$epoch_ms}}\""), "1700000000000");
        QCOMPARE(filled("\"{{order}}\""), filled("\"{{order}}\""));
        QVERIFY(filled("\"{{$uuid}}\"") != filled("\"{{$uuid}}\""));
        QVERIFY(!QUuid::fromString(*values.text(u"{{$uuid}}"_s)).isNull());

        QCOMPARE(filled("{\"a\": [1, \"{{faqs.faqs[1].faq_id}}\"]}"),
            "! a[1]: {{faqs.faqs[1].faq_id}}: in the answer of step “faqs” faqs has no entry [1]; its "
            "length is 1");
        QVERIFY(filled("\"{{after.x}}\"").contains("step “after” has no answer"));
        QVERIFY(filled("\"{{nobody}}\"").contains("there is no value for “nobody”"));
        QVERIFY(filled("\"{{nobody}}\"").contains("ANSWERDESK_VAR_NOBODY"));
        QVERIFY(filled("\"{{$env.NOT_SET}}\"").contains("the environment has no NOT_SET"));
        QVERIFY(filled("\"{{faqs.$headers.Age}}\"").contains("no such header"));

        // What is secret by its name or its place stays out of every text for people.
        QCOMPARE(values.shown(u"sesame-open hush-hush whisper tok-en ad_live_Ab12_0123456789abcdefXYZ NF"_s),
            u"•••• •••• •••• •••• ad_live_Ab12_•••• NF"_s);
    }

    void aValueOfAnotherTypeThanTheFilesIsRefused()
    {
        const Scenario scenario = scenarioOf(
            withSteps("{\"name\": \"a\", \"path\": \"/\"}", "\"variables\": {\"count\": 3, \"on\": true},"));
        ScenarioInputs inputs;
        inputs.texts = {{u"count"_s, u"many"_s}, {u"on"_s, u"false"_s}};
        ScenarioValues values(m_clock);
        QCOMPARE(
            values.begin(scenario, inputs), QStringList(u"variables.count: must be of the type number"_s));
    }

    void requestsAreBuilt()
    {
        const Scenario scenario = scenarioOf(withSteps(
            "{\"name\": \"a\", \"path\": \"/{{place}}/x?y=1\", \"query\": {\"page_url\": "
            "\"https://a/?b=c&d\", \"n\": [1, true]}, \"headers\": {\"X\": \"{{place}}\"}, \"body\": {\"p\": "
            "\"{{place}}\"}, \"method\": \"POST\"}, {\"name\": \"b\", \"path\": \"/\", \"headers\": {\"X\": "
            "\"{{lines}}\"}}, {\"name\": \"c\", \"raw\": \"HEAD / HTTP/1.0\\r\\n\\r\\n\"}, {\"name\": \"d\", "
            "\"path\": \"/\", \"body\": {\"z\": [\"{{nobody}}\"]}}"));
        ScenarioInputs inputs;
        inputs.texts = {{u"base_url"_s, u"https://shop.example/under/"_s}, {u"place"_s, u"a/b ü"_s},
            {u"lines"_s, u"a\r\nb"_s}};
        ScenarioValues values(m_clock);
        values.begin(scenario, inputs);
        const auto request = requestOf(scenario.steps[0], inputs, values);
        QVERIFY2(request.has_value(), request ? "" : qUtf8Printable(request.error()));
        QCOMPARE(request->url.toEncoded(),
            "https://shop.example/under/a%2Fb%20%C3%BC/"
            "x?y=1&page_url=https%3A%2F%2Fa%2F%3Fb%3Dc%26d&n=1&n=true");
        QCOMPARE(request->body, QByteArray("{\"p\":\"a/b ü\"}"));
        QCOMPARE(
            request->headers, (client::HeaderList{{"X", "a/b ü"}, {"Content-Type", "application/json"}}));
        QCOMPARE(requestOf(scenario.steps[1], inputs, values).error(),
            u"headers.X: the value has more than one line"_s);
        QCOMPARE(requestOf(scenario.steps[2], inputs, values)->raw, "HEAD / HTTP/1.0\r\n\r\n");
        QVERIFY(requestOf(scenario.steps[3], inputs, values)
                    .error()
                    .startsWith(u"body.z[0]: {{nobody}}: there is no value"_s));
        for (const char *bad :
            {"ftp://a", "a.example:80", "http://", "http://user:pw@a", "http://a?b", "http://a#b"}) {
            inputs.texts[u"base_url"_s] = QString::fromLatin1(bad);
            QVERIFY2(requestOf(scenario.steps[2], inputs, values).error().contains(u"is no address"_s), bad);
        }
        inputs.texts.remove(u"base_url"_s);
        QCOMPARE(requestOf(scenario.steps[2], inputs, values).error(), u"base_url: no address was given"_s);
    }

    void numbersAreComparedToTheLastDigit()
    {
        const auto compared = [](const QByteArray &a, const QByteArray &b) {
            return compareNumbers(*json::parse(a), *json::parse(b)).value_or(9);
        };
        QCOMPARE(compared("9007199254740993", "9007199254740992"), 1);
        QCOMPARE(compared("0.12345678901234567", "0.12345678901234566"), 1);
        QCOMPARE(compared("-9007199254740993", "-9007199254740992"), -1);
        QCOMPARE(compared("-0.0", "0"), 0);
        QCOMPARE(compared("1e3", "1000.00"), 0);
        QCOMPARE(compared("12e-1", "1.2"), 0);
        QCOMPARE(compared("0.5", "0"), 1);
        QCOMPARE(compared("-3", "0"), -1);
        QCOMPARE(compared("99", "100"), -1);
        QCOMPARE(compared("\"1e400\"", "\"1e399\""), 1);
        QCOMPARE(compared("\"1e-99999999999\"", "1"), -1);
        QCOMPARE(compared("\"1.50\"", "1.5"), 0);
        QCOMPARE(compared("\"abc\"", "1.5"), 9);
    }

    void assertionsHoldOrSayWhy_data()
    {
        QTest::addColumn<QByteArray>("assertion");
        QTest::addColumn<QString>("expected"); // empty: holds
        const auto row = [](const char *assertion, const QString &expected = {}) {
            QTest::newRow(assertion) << QByteArray(assertion) << expected;
        };
        row("{\"status\": 200}");
        row("{\"status\": [202, 200]}");
        row("{\"status\": 201}", u"status|equals 201|200"_s);
        row("{\"status\": [201, 202]}", u"status|is one of 201, 202|200"_s);
        row("{\"header\": \"retry-after\", \"equals\": 7, \"at_least\": 7, \"matches\": \"^[0-9]+$\"}");
        row("{\"header\": \"Retry-After\", \"equals\": \"8\"}", u"header Retry-After|equals \"8\"|\"7\""_s);
        row("{\"header\": \"Age\", \"exists\": true}", u"header Age|exists|no such header"_s);
        row("{\"header\": \"Age\", \"exists\": false}");
        row("{\"json\": \"$\", \"type\": \"object\", \"count\": 6}");
        row("{\"json\": \"price\", \"equals\": 1.5, \"one_of\": [3, 1.500], \"type\": \"number\"}");
        row("{\"json\": \"price\", \"equals\": \"1.50\"}", u"price|equals \"1.50\"|1.50"_s);
        row("{\"json\": \"price\", \"at_least\": 1.5, \"at_most\": 1.5, \"more_than\": 1.499999, "
            "\"less_than\": 1.500001}");
        row("{\"json\": \"price\", \"more_than\": 1.5}", u"price|is more than 1.5|1.50"_s);
        row("{\"json\": \"total\", \"at_least\": 384.8}");
        row("{\"json\": \"total\", \"less_than\": -1}", u"total|is less than -1|\"384.80\""_s);
        row("{\"json\": \"text\", \"at_least\": 1}", u"text|is at least 1|\"Ärger\""_s);
        row("{\"json\": \"text\", \"contains\": \"rge\", \"matches\": \"^Ä\", \"count\": 5}");
        row("{\"json\": \"text\", \"equals\": \"{{wanted}}\"}");
        row("{\"json\": \"text\", \"equals\": \"{{nobody}}\"}",
            u"text|{{nobody}}: there is no value for “nobody”"_s);
        row("{\"json\": \"text\", \"count\": 4}", u"text|counts 4|\"Ärger\""_s);
        row("{\"json\": \"list\", \"contains\": 2, \"count\": 3, \"equals\": [1, 2.0, {\"b\": null, \"a\": "
            "1}]}");
        row("{\"json\": \"list\", \"contains\": \"2\"}", u"list|contains \"2\"|[1,2,{\"a\":1,\"b\":null}]"_s);
        row("{\"json\": \"list[2].b\", \"type\": \"null\", \"exists\": true}");
        row("{\"json\": \"list[3]\", \"exists\": false}");
        row("{\"json\": \"list[3].x\", \"equals\": 1}",
            u"list[3].x|equals 1|list has no entry [3]; its length is 3"_s);
        row("{\"json\": \"nothing\", \"less_than\": 5}",
            u"nothing|is less than 5|$ has no member “nothing”"_s);
        row("{\"json\": \"price\", \"exists\": false}", u"price|is absent|1.50"_s);
        row("{\"json\": \"key.api_key\", \"equals\": \"x\"}", u"key.api_key|equals \"x\"|\"••••\""_s);
        row("{\"body_contains\": \"\\\"total\\\":\"}");
        row("{\"body_contains\": \"Total\"}", u"body|contains \"Total\"|"_s);
        row("{\"time_below_ms\": 14}");
        row("{\"time_below_ms\": 13}", u"time|is below 13 ms|13.0 ms"_s);
    }

    void assertionsHoldOrSayWhy()
    {
        QFETCH(QByteArray, assertion);
        QFETCH(QString, expected);
        const Scenario scenario
            = scenarioOf(withSteps("{\"name\": \"a\", \"path\": \"/\", \"expect\": [" + assertion + "]}"));
        ScenarioInputs inputs;
        inputs.texts = {{u"wanted"_s, u"Ärger"_s}};
        ScenarioValues values(m_clock);
        values.begin(scenario, inputs);
        const client::RawRecord record = answerOf("200 OK", "Retry-After: 7\r\n",
            "{\"price\":1.50,\"total\":\"384.80\",\"text\":\"Ärger\",\"list\":[1,2,{\"a\":1,\"b\":null}],"
            "\"on\":true,\"key\":{\"api_key\":\"open-sesame\"}}");
        values.setAnswer(u"a"_s, record.response);
        QStringList wrong;
        const QList<AssertionResult> results = checkAssertions(scenario.steps[0], record, values);
        QVERIFY(!results.isEmpty());
        for (const AssertionResult &result : results) {
            if (!result.passed)
                wrong << result.subject + u'|' + result.expected + u'|' + result.actual;
        }
        if (expected.isEmpty())
            QVERIFY2(wrong.isEmpty(), qUtf8Printable(wrong.join(u'\n')));
        else
            QVERIFY2(
                wrong.size() == 1 && wrong.first().startsWith(expected), qUtf8Printable(wrong.join(u'\n')));
    }

    void aBodyThatIsNoJsonProvesNothingAbsent()
    {
        const Scenario scenario = scenarioOf(withSteps(
            "{\"name\": \"a\", \"path\": \"/\", \"expect\": [{\"json\": \"x\", \"exists\": false}]}"));
        ScenarioValues values(m_clock);
        values.begin(scenario, {});
        const QList<AssertionResult> results
            = checkAssertions(scenario.steps[0], answerOf("200 OK", {}, "<html>"), values);
        QCOMPARE(results.size(), 1);
        QVERIFY(!results.first().passed);
        QVERIFY(results.first().actual.startsWith(u"the body is not valid JSON"_s));
    }

    void withoutAssertionsTheStatusMustBeBelow400()
    {
        const Scenario scenario = scenarioOf(withSteps("{\"name\": \"a\", \"path\": \"/\"}"));
        ScenarioValues values(m_clock);
        values.begin(scenario, {});
        QVERIFY(checkAssertions(scenario.steps[0], answerOf("302 Found", {}, {}), values).first().passed);
        QVERIFY(
            !checkAssertions(scenario.steps[0], answerOf("404 Not Found", {}, {}), values).first().passed);
    }
};

QTEST_GUILESS_MAIN(TestScenarioValues)
#include "tst_scenario_values.moc"
