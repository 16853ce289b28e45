// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/bench/scenarios/json_path.h"
#include "tests/console/scenarios/scenario_text.h"
#include <QtCore/QDir>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk;
using namespace answerdesk::console;

namespace {

QString faultsOf(const QByteArray &bytes)
{
    const auto loaded = readScenario(bytes);
    return loaded ? u"no fault"_s : loaded.error().join(u'\n');
}

/// The type of a declared member in words: "string", "list of Step", "integer, 1 to 20".
QString typeText(const json::Value &schema)
{
    if (const QString reference = schema.string(u"$ref"); !reference.isEmpty())
        return u"[%1](#%2)"_s.arg(reference.section(u'/', -1), reference.section(u'/', -1).toLower());
    if (const json::Value *choices = schema.find(u"enum")) {
        QStringList names;
        for (const json::Value &choice : *choices->asArray())
            names << u"`%1`"_s.arg(*choice.asString());
        return names.join(u", "_s);
    }
    if (const json::Value *either = schema.find(u"oneOf"))
        return typeText(either->asArray()->front()) + u", or a list of them"_s;
    QString text = schema.string(u"type");
    if (text.isEmpty())
        return u"any value"_s;
    if (const json::Value *entry = schema.find(u"items"))
        text = u"list of "_s + typeText(*entry);
    const auto range = [&](QStringView lowest, QStringView highest, const QString &what) {
        const json::Value *from = schema.find(lowest);
        if (const json::Value *to = schema.find(highest))
            text += u", %1 to %2%3"_s.arg(
                from ? QString::fromLatin1(from->toJson()) : u"0"_s, QString::fromLatin1(to->toJson()), what);
    };
    range(u"minimum", u"maximum", {});
    range(u"minLength", u"maxLength", u" characters"_s);
    range(u"minItems", u"maxItems", u" entries"_s);
    return text;
}

/// The members of a declared struct as a table in Markdown.
template <schema::Described T>
QString tableOf(const QString &about)
{
    QString table = u"### %1\n\n%2\n\n| Member | Type | Meaning |\n|---|---|---|\n"_s.arg(
        QLatin1String(T::kName), about);
    schema::forEachField<T>([&](const auto &field) {
        using Member = std::remove_cvref_t<decltype(std::declval<T &>().*field.member)>;
        const json::Value schema(schema::Codec<Member>::schema(field.rule));
        QString meaning = QString::fromUtf8(field.rule.description);
        if (*field.rule.fallback)
            meaning += u" Default: `%1`."_s.arg(QString::fromUtf8(field.rule.fallback));
        table += u"| `%1`%2 | %3 | %4 |\n"_s.arg(QString::fromUtf8(field.name),
            field.rule.isRequired ? u" (required)"_s : QString(), typeText(schema), meaning);
    });
    return table + u'\n';
}

} // namespace

class TestScenarioFiles : public QObject
{
    Q_OBJECT

private slots:
    void aPathLeadsIntoAnAnswer_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("expected");
        QTest::newRow("whole") << u"$"_s << u"{\"a\":{\"b.c\":[10,{\"d\":null}]},\"\":1}"_s;
        QTest::newRow("names") << u"a"_s << u"{\"b.c\":[10,{\"d\":null}]}"_s;
        QTest::newRow("quoted") << u"a[\"b.c\"][0]"_s << u"10"_s;
        QTest::newRow("root") << u"$.a[\"b.c\"][1].d"_s << u"null"_s;
        QTest::newRow("last") << u"a[\"b.c\"][-1]"_s << u"{\"d\":null}"_s;
        QTest::newRow("empty name") << u"[\"\"]"_s << u"1"_s;
        QTest::newRow("no member") << u"a.x"_s << u"! a has no member “x”"_s;
        QTest::newRow("no member of all") << u"x"_s << u"! $ has no member “x”"_s;
        QTest::newRow("no entry") << u"a[\"b.c\"][2]"_s
                                  << u"! a[\"b.c\"] has no entry [2]; its length is 2"_s;
        QTest::newRow("before the first")
            << u"a[\"b.c\"][-3]"_s << u"! a[\"b.c\"] has no entry [-3]; its length is 2"_s;
        QTest::newRow("no array") << u"a[0]"_s << u"! a is of the type object, so there is no [0] in it"_s;
        QTest::newRow("no object") << u"a[\"b.c\"][0].d"_s
                                   << u"! a[\"b.c\"][0] is of the type number, so there is no d in it"_s;
        for (const char *bad :
            {"", " ", ".", "a.", "a..b", ".a", "a[", "a[]", "a[x]", "a[\"x]", "a[0]b", "a b", "a]", "a[1.5]"})
            QTest::newRow(bad) << QString::fromLatin1(bad) << u"not a path"_s;
    }
    void aPathLeadsIntoAnAnswer()
    {
        QFETCH(QString, path);
        QFETCH(QString, expected);
        const json::Value value = parsed("{\"a\":{\"b.c\":[10,{\"d\":null}]},\"\":1}");
        const auto read = JsonPath::parse(path);
        if (!read) {
            QVERIFY(!read.error().isEmpty());
            QCOMPARE(expected, u"not a path"_s);
            return;
        }
        const auto found = read->find(value);
        QString text = found ? QString::fromUtf8((*found)->toJson()) : u"! "_s + found.error();
        QCOMPARE(text, expected);
        QCOMPARE(JsonPath::parse(read->text())->text(), read->text());
    }

    void aFileIsReadWithItsNeeds()
    {
        const auto loaded = readScenario(
            withSteps("{\"name\": \"a\", \"target\": \"admin_url\", \"path\": \"/{{company_key}}\"}, "
                      "{\"name\": \"b\", \"path\": \"/\", \"headers\": {\"Authorization\": \"Bearer "
                      "{{api_key}}\"}, \"body\": {\"x\": \"{{a.y}} {{api_key}} {{mine}}\"}, \"expect\": "
                      "[{\"status\": [200, 202]}, {\"json\": \"z\", \"equals\": \"{{b.x}}\"}]}",
                "\"variables\": {\"mine\": \"{{app_url}}\"},"));
        QVERIFY2(loaded.has_value(), loaded ? "" : qUtf8Printable(loaded.error().join(u'\n')));
        QCOMPARE(loaded->needs,
            (std::vector<LoadedScenario::Need>{{u"company_key"_s, u"steps[0].path"_s},
                {u"api_key"_s, u"steps[1].headers.Authorization"_s}}));
        QCOMPARE(loaded->targets,
            (std::vector{ScenarioTarget::AdminUrl, ScenarioTarget::BaseUrl, ScenarioTarget::AppUrl}));
    }

    void aFaultIsSaidAtItsPlace_data()
    {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char *name, const QByteArray &file, const QString &expected) {
            QTest::newRow(name) << file << expected;
        };
        row("no JSON", "{\n  \"name\": \"ü\" x", u"It is not valid JSON in line 2, column 15."_s);
        row("empty", "", u"It is not valid JSON in line 1, column 1."_s);
        row("something else", "{\"steps\": []}", u"Not a scenario file: “answerdesk_scenario” is missing."_s);
        row("a list", "[]", u"Not a scenario file: “answerdesk_scenario” is missing."_s);
        row("from the future", "{\"answerdesk_scenario\": 7, \"quantum\": true}",
            u"was written by a newer version of the program: its format is 7, this program (1.2.3) reads formats up to 1."_s);
        row("version", "{\"answerdesk_scenario\": \"1\"}",
            u"name: is not there\nsteps: is not there\nanswerdesk_scenario: must be an integer"_s);
        row("no steps", withSteps(""), u"steps: must have 1 to 500 entries, has 0"_s);
        row("unknown member", withSteps("{\"name\": \"a\", \"path\": \"/\", \"expekt\": []}"),
            u"steps[0].expekt: is unknown; known are name, description,"_s);
        row("unknown deep down",
            withSteps("{\"name\": \"a\", \"path\": \"/\", \"expect\": [{\"status\": 200}, {\"json\": \"a\", "
                      "\"equal\": 1}]}"),
            u"steps[0].expect[1].equal: is not known"_s);
        row("twice", withSteps("{\"name\": \"a\", \"path\": \"/\", \"path\": \"/b\"}"),
            u"steps[0].path: stands there twice"_s);
        row("null", withSteps("{\"name\": \"a\", \"path\": \"/\", \"body\": null}"),
            u"steps[0].body: must not be null"_s);
        row("name of a step", withSteps("{\"name\": \"1 a\", \"path\": \"/\"}"),
            u"steps[0].name: must begin with a letter"_s);
        row("same name", withSteps("{\"name\": \"a\", \"path\": \"/\"}, {\"name\": \"a\", \"path\": \"/\"}"),
            u"steps[1].name: is also the name of an earlier step"_s);
        row("name of a variable",
            withSteps("{\"name\": \"a\", \"path\": \"/\"}", "\"variables\": {\"a\": 1},"),
            u"steps[0].name: is also the name of a variable"_s);
        row("address in the file",
            withSteps("{\"name\": \"a\", \"path\": \"/\"}",
                "\"variables\": {\"base_url\": \"http://evil.example\"},"),
            u"variables.base_url: is given when the scenario runs"_s);
        row("address in a path", withSteps("{\"name\": \"a\", \"path\": \"http://evil.example/\"}"),
            u"steps[0].path: must begin with /"_s);
        row("no path", withSteps("{\"name\": \"a\"}"), u"steps[0].path: is not there"_s);
        row("target", withSteps("{\"name\": \"a\", \"path\": \"/\", \"target\": \"other\"}"),
            u"steps[0].target: must be one of base_url, app_url, admin_url"_s);
        row("raw and more", withSteps("{\"name\": \"a\", \"path\": \"/\", \"raw\": \"GET\"}"),
            u"steps[0].raw: is the whole request"_s);
        row("two bodies", withSteps("{\"name\": \"a\", \"path\": \"/\", \"body\": 1, \"body_text\": \"x\"}"),
            u"steps[0].body_text: stands beside body"_s);
        row("header name",
            withSteps("{\"name\": \"a\", \"path\": \"/\", \"headers\": {\"A b\": \"c\", \"D\": 1}}"),
            u"steps[0].headers.A b: is not a header name\nsteps[0].headers.D: must be a string"_s);
        row("query", withSteps("{\"name\": \"a\", \"path\": \"/\", \"query\": {\"b\": {}}}"),
            u"steps[0].query.b: must be a plain value"_s);
        row("no subject", withSteps("{\"name\": \"a\", \"path\": \"/\", \"expect\": [{\"equals\": 1}]}"),
            u"steps[0].expect[0]: must have exactly one of status, header,"_s);
        row("two subjects",
            withSteps("{\"name\": \"a\", \"path\": \"/\", \"expect\": [{\"status\": 200, \"json\": \"a\", "
                      "\"equals\": 1}]}"),
            u"steps[0].expect[0]: must have exactly one of"_s);
        row("says nothing", withSteps("{\"name\": \"a\", \"path\": \"/\", \"expect\": [{\"json\": \"a\"}]}"),
            u"steps[0].expect[0]: says nothing about it"_s);
        row("compares nothing",
            withSteps("{\"name\": \"a\", \"path\": \"/\", \"expect\": [{\"status\": 200, \"equals\": 1}]}"),
            u"steps[0].expect[0]: works only with"_s);
        row("pattern",
            withSteps(
                "{\"name\": \"a\", \"path\": \"/\", \"expect\": [{\"json\": \"a\", \"matches\": \"(\"}]}"),
            u"steps[0].expect[0].matches: is no regular expression"_s);
        row("JSON path",
            withSteps("{\"name\": \"a\", \"path\": \"/\", \"expect\": [{\"json\": \"a[\", \"equals\": 1}]}"),
            u"steps[0].expect[0].json: a bracket is not closed"_s);
        row("limit",
            withSteps(
                "{\"name\": \"a\", \"path\": \"/\", \"expect\": [{\"json\": \"a\", \"at_least\": []}]}"),
            u"steps[0].expect[0].at_least: must be a number"_s);
        row("status",
            withSteps("{\"name\": \"a\", \"path\": \"/\", \"expect\": [{\"status\": [200, 1000]}]}"),
            u"steps[0].expect[0].status[1]: must be an integer from 100 to 599"_s);
        row("braces", withSteps("{\"name\": \"a\", \"path\": \"/{{x\"}"),
            u"steps[0].path: “{{” is not closed"_s);
        row("generated", withSteps("{\"name\": \"a\", \"path\": \"/\", \"body\": [\"{{$time}}\"]}"),
            u"steps[0].body[0]: “$time” is not known"_s);
        row("too much", withSteps("{\"name\": \"a\", \"path\": \"/\", \"body\": \"{{$repeat 90000000 x}}\"}"),
            u"steps[0].body: “$repeat 90000000 x” must be like"_s);
        row("later step",
            withSteps("{\"name\": \"a\", \"path\": \"/{{b.x}}\"}, {\"name\": \"b\", \"path\": \"/\"}"),
            u"steps[0].path: step “b” has no answer yet at that point"_s);
        row("own answer", withSteps("{\"name\": \"a\", \"path\": \"/{{a.x}}\"}"),
            u"steps[0].path: step “a” has no answer yet at that point"_s);
        row("later variable",
            withSteps(
                "{\"name\": \"a\", \"path\": \"/\"}", "\"variables\": {\"a1\": \"{{b1}}\", \"b1\": 1},"),
            u"variables.a1: the variable “b1” is defined further down"_s);
        row("a secret",
            withSteps("{\"name\": \"a\", \"path\": \"/\", \"headers\": {\"Authorization\": \"Bearer "
                      "ad_live_Ab12_0123456789abcdefXYZ\"}}"),
            u"steps[0].headers.Authorization: holds an API key"_s);
    }
    void aFaultIsSaidAtItsPlace()
    {
        QFETCH(QByteArray, file);
        QFETCH(QString, expected);
        QCoreApplication::setApplicationVersion(u"1.2.3"_s);
        const QString faults = faultsOf(file);
        QVERIFY2(faults.contains(expected), qUtf8Printable(faults));
        QVERIFY(!faults.contains(u"0123456789abcdef"_s));
    }

    void whatIsWrittenIsReadAgain()
    {
        QDir folder(QStringLiteral(ANSWERDESK_SOURCE) + u"/resources/scenarios"_s);
        const QStringList names = folder.entryList({u"*.json"_s});
        QVERIFY(names.size() > 10);
        for (const QString &name : names) {
            const auto loaded = readScenarioFile(folder.filePath(name));
            QVERIFY2(
                loaded.has_value(), qUtf8Printable(name + (loaded ? QString() : loaded.error().join(u'\n'))));
            QFile file(folder.filePath(name));
            QVERIFY(file.open(QIODevice::ReadOnly));
            const json::Value before = parsed(file.readAll());
            const QByteArray written = writeScenario(loaded->scenario);
            const auto again = readScenario(written);
            QVERIFY2(again.has_value(), qUtf8Printable(name));
            QCOMPARE(writeScenario(again->scenario), written);
            const json::Value after = parsed(written);
            QCOMPARE(after.find(u"variables") != nullptr, before.find(u"variables") != nullptr);
            const json::Array &steps = *before.find(u"steps")->asArray();
            for (std::size_t i = 0; i < steps.size(); ++i) {
                for (const auto &[key, value] : *steps[i].asObject()) {
                    if (key != u"expect" && key != u"retry") // their members have the order of the format
                        QCOMPARE((*after.find(u"steps")->asArray())[i].find(key)->toJson(), value.toJson());
                }
            }
        }
    }

    /// With ANSWERDESK_REFRESH_DOCS the document is written anew.
    void theDocumentSaysWhatIsDeclared()
    {
        const QString wanted = u'\n' + tableOf<Scenario>(u"The file itself."_s)
            + tableOf<ScenarioStep>(
                u"One request with its expected answer. It has either a `path` or `raw`."_s)
            + tableOf<ScenarioRetry>(
                u"Repeats the request until everything in `expect` passes. Templates are evaluated again for each attempt."_s)
            + tableOf<ScenarioAssertion>(
                u"Exactly one of `status`, `header`, `json`, `body_contains` and `time_below_ms`; with `header` and `json`, at least one comparison, and all of them must pass."_s);
        QFile file(QStringLiteral(ANSWERDESK_SOURCE) + u"/resources/docs/scenarios.md"_s);
        QVERIFY(file.open(QIODevice::ReadWrite));
        const QString text = QString::fromUtf8(file.readAll());
        const QString begin = u"<!-- declared -->\n"_s;
        const qsizetype from = text.indexOf(begin) + begin.size();
        const qsizetype to = text.indexOf(u"<!-- /declared -->"_s);
        QVERIFY(from > begin.size() && to >= from);
        if (qEnvironmentVariableIsSet("ANSWERDESK_REFRESH_DOCS")) {
            file.resize(0);
            QVERIFY(file.seek(0) && file.write((text.left(from) + wanted + text.mid(to)).toUtf8()) > 0);
            return;
        }
        QCOMPARE(text.mid(from, to - from), wanted);
    }
};

QTEST_GUILESS_MAIN(TestScenarioFiles)
#include "tst_scenario_files.moc"
