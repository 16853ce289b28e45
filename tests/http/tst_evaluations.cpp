// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/http/answering.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::test {

/// Sets of questions with expected answers: kept, run, compared with the run before.
class TestEvaluations : public QObject
{
    Q_OBJECT
    std::unique_ptr<TestServer> m_server;

    Answer call(const QByteArray &method, const QByteArray &path = {}, const json::Value &body = {},
        const Headers &headers = {})
    {
        return m_server->adminCall(method, "/admin/v1/companies/shop/evaluations" + path,
            body.isNull() ? QByteArray() : body.toJson(), headers);
    }
    static json::Object question(const QString &words, const QStringList &facts, json::Object more = {})
    {
        json::Object out{{u"question"_s, words}};
        json::Array list;
        for (const QString &fact : facts)
            list.emplace_back(fact);
        if (!facts.isEmpty())
            out.emplace_back(u"facts"_s, std::move(list));
        out.insert(out.end(), more.begin(), more.end());
        return out;
    }
    /// Three that pass and one that does not.
    static json::Array someQuestions()
    {
        return {question(u"How long do I have to return something?"_s, {u"60  DAYS"_s}),
            question(u"Do you rent out avalanche airbags?"_s, {}, {{u"refuse"_s, true}}),
            question(
                u"What does a return cost?"_s, {}, {{u"documents"_s, json::Array{u"en/no-such-page.md"_s}}}),
            question(u"Wie lange kann ich etwas zurückgeben?"_s, {u"60"_s}, {{u"locale"_s, u"de"_s}})};
    }
    void make(const QString &id, json::Array questions)
    {
        const Answer made = call("POST", {},
            json::Object{
                {u"evaluation_id"_s, id}, {u"name"_s, u"Returns"_s}, {u"questions"_s, std::move(questions)}});
        if (made.status != 201)
            qFatal("%d %s", made.status, made.body.constData());
    }
    /// Starts a run and waits until it is over.
    json::Value run(const QByteArray &id)
    {
        m_server->clock().advance(1000); // runs are told apart by when they began
        const Answer started = call("POST", '/' + id + "/runs", json::Object{});
        if (started.status != 202)
            qFatal("%d %s", started.status, started.body.constData());
        const QByteArray path = '/' + id + "/runs/" + started.text(u"run_id").toLatin1();
        json::Value now = started.json();
        while (now.find(u"finished_at")->isNull())
            now = call("GET", path).json();
        return now;
    }
    json::Array results(const QByteArray &id, const json::Value &run, const QByteArray &query = {})
    {
        return entriesOf(
            call("GET", '/' + id + "/runs/" + run.string(u"run_id").toLatin1() + "/results" + query).json(),
            u"items");
    }
    QStringList rowsOf(const QByteArray &tables)
    {
        QStringList counts;
        for (const QByteArray &table : tables.split(' '))
            counts << m_server->sql("SELECT COUNT(*) FROM " + table);
        return counts;
    }

private slots:
    void init()
    {
        m_server = std::make_unique<TestServer>();
        m_server->makeCompany(u"shop"_s);
        m_server->importHelpCentre(u"shop"_s, {u"returns-policy.md"_s, u"shipping-costs.md"_s});
    }
    void cleanup() { m_server.reset(); }

    void aRunSaysWhatPassesAndWhyNot()
    {
        make(u"returns"_s, someQuestions());
        const QByteArray others = "thread message interaction knowledge_gap ticket";
        const QStringList before = rowsOf(others);
        const json::Value done = run("returns");
        QCOMPARE(rowsOf(others), before);
        QCOMPARE(done.string(u"state"), u"done"_s);
        QCOMPARE(numberOf(done, u"questions"), 4);
        QCOMPARE(numberOf(done, u"done"), 4);
        QVERIFY(done.find(u"compared_to")->isNull());
        const json::Array all = results("returns", done);
        QCOMPARE(all.size(), 4U);
        QVERIFY2(*all[0].find(u"passed")->asBool(), all[0].toJson());
        QVERIFY2(*all[1].find(u"passed")->asBool(), all[1].toJson());
        QCOMPARE(all[1].string(u"kind"), u"refusal"_s);
        QVERIFY(!all[1].string(u"refusal_reason").isEmpty());
        QCOMPARE(all[2].string(u"failure"), u"document_missing"_s);
        QVERIFY(!entriesOf(all[2], u"quoted").empty() && !entriesOf(all[2], u"nearest").empty());
        QVERIFY(!all[2].string(u"answer").isEmpty());
        QCOMPARE(all[0].string(u"change"), u"new"_s);
        const json::Array failed = results("returns", done, "?passed=false");
        QCOMPARE(int(failed.size()), 4 - int(numberOf(done, u"passed")));
    }
    void aRunShowsWhatOtherThresholdsWouldDo()
    {
        make(u"curve"_s,
            {question(u"How long do I have to return something?"_s, {u"60 days"_s}),
                question(u"What does shipping cost?"_s, {u"no such fact"_s})});
        const json::Array curve = entriesOf(run("curve"), u"curve");
        QCOMPARE(curve.size(), 8U);
        qint64 lastPercent = 0, lastAnswered = 1000;
        for (const json::Value &outcome : curve) {
            QVERIFY(numberOf(outcome, u"percent") > lastPercent);
            lastPercent = numberOf(outcome, u"percent");
            QVERIFY(numberOf(outcome, u"answered") <= lastAnswered); // a higher threshold answers no more
            lastAnswered = numberOf(outcome, u"answered");
            QCOMPARE(numberOf(outcome, u"right") + numberOf(outcome, u"wrong"), lastAnswered);
            QCOMPARE(numberOf(outcome, u"falsely_answered"), 0);
        }
        QVERIFY(numberOf(curve.front(), u"right") >= 1);
    }
    void theThresholdOfTheCompanyCounts()
    {
        const auto threshold = [&] {
            const Answer answer = m_server->adminCall(
                "POST", "/admin/v1/companies/shop/ask", R"({"question":"What does shipping cost?"})");
            return answer.json().find(u"threshold")->asNumber()->text.toDouble();
        };
        const double usual = threshold();
        m_server->changeCompany(u"shop"_s, {{u"answer_threshold_percent"_s, 200}});
        QVERIFY(std::abs(threshold() - 2 * usual) < 0.001);
        m_server->changeCompany(u"shop"_s, {{u"answer_threshold_percent"_s, 100}});
        QVERIFY(std::abs(threshold() - usual) < 0.001);
    }
    void theNextRunSaysWhatChanged()
    {
        make(u"harps"_s,
            {question(u"Do you tune harps?"_s, {u"Mondays"_s}),
                question(u"How long do I have to return something?"_s, {u"60 days"_s})});
        const json::Value first = run("harps");
        QCOMPARE(results("harps", first)[0].string(u"failure"), u"refused"_s);
        const Answer own = m_server->adminCall("POST", "/admin/v1/companies/shop/own-answers",
            R"({"question":"Do you tune harps?","answer":"On Mondays, in the workshop."})");
        const json::Value second = run("harps");
        QCOMPARE(second.string(u"compared_to"), first.string(u"run_id"));
        QCOMPARE(numberOf(second, u"fixed"), 1);
        QCOMPARE(numberOf(second, u"broken"), 0);
        QCOMPARE(second.find(u"score")->asNumber()->text.toDouble(), 100.0);
        QCOMPARE(results("harps", second, "?change=fixed").front().string(u"answer"),
            u"On Mondays, in the workshop."_s);
        QCOMPARE(results("harps", second)[1].string(u"change"), u"same"_s);
        m_server->adminCall(
            "DELETE", "/admin/v1/companies/shop/own-answers/" + own.text(u"own_answer_id").toLatin1());
        const json::Value third = run("harps");
        QCOMPARE(numberOf(third, u"broken"), 1);
        QCOMPARE(
            results("harps", third, "?change=broken").front().string(u"question"), u"Do you tune harps?"_s);
    }
    void aMissingFactIsNamed()
    {
        make(u"facts"_s,
            {question(u"How long do I have to return something?"_s, {u"60 days"_s, u"7 weeks"_s})});
        const json::Value result = results("facts", run("facts")).front();
        QCOMPARE(result.string(u"failure"), u"fact_missing"_s);
        QCOMPARE(entriesOf(result, u"missing_facts"), json::Array{u"7 weeks"_s});
    }
    void aFollowUpIsAskedInItsConversation()
    {
        make(u"talk"_s,
            {question(u"And to Austria?"_s, {u"Austria"_s},
                {{u"earlier_questions"_s, json::Array{u"What does shipping to Germany cost?"_s}}})});
        QVERIFY(*results("talk", run("talk")).front().find(u"passed")->asBool());
    }
    void aSetIsReplacedAsAWhole()
    {
        make(u"returns"_s, someQuestions());
        const Answer shown = call("GET", "/returns");
        const QByteArray tag = shown.header("ETag");
        const json::Array questions = entriesOf(shown.json(), u"questions");
        QCOMPARE(questions.size(), 4U);
        const json::Value content
            = json::Object{{u"name"_s, u"Fewer"_s}, {u"questions"_s, json::Array{questions[1]}}};
        const Answer put = call("PUT", "/returns", content, {{"If-Match", tag}});
        QCOMPARE(put.status, 200);
        QCOMPARE(entriesOf(put.json(), u"questions"), json::Array{questions[1]}); // with its identifier
        QCOMPARE(put.json().find(u"evaluation")->string(u"name"), u"Fewer"_s);
        QCOMPARE(call("PUT", "/returns", content, {{"If-Match", tag}}).status, 412);
        QCOMPARE(call("PUT", "/unknown", content).status, 404);
        QCOMPARE(call("GET", "/returns", {}, {{"If-None-Match", put.header("ETag")}}).status, 304);
    }
    void questionsAreAddedChangedAndDeleted()
    {
        make(u"returns"_s, {});
        const Answer added = call("POST", "/returns/questions", question(u"How long?"_s, {u"60"_s}));
        QCOMPARE(added.status, 201);
        const QByteArray path = "/returns/questions/" + added.text(u"question_id").toLatin1();
        QCOMPARE(call("POST", "/returns/questions", question(u"How long?"_s, {u"61"_s})).text(u"error_code"),
            u"ALREADY_EXISTS"_s);
        const Answer changed = call("PATCH", path, json::Object{{u"facts"_s, json::Array{u"60 days"_s}}},
            {{"If-Match", added.header("ETag")}});
        QCOMPARE(changed.status, 200);
        QCOMPARE(entriesOf(changed.json(), u"facts"), json::Array{u"60 days"_s});
        QCOMPARE(changed.text(u"question"), u"How long?"_s);
        QCOMPARE(
            call("PATCH", path, json::Object{{u"refuse"_s, true}}).text(u"error_code"), u"INVALID_FIELDS"_s);
        QCOMPARE(call("PATCH", path, json::Object{{u"question"_s, u"How?"_s}},
                     {{"If-Match", added.header("ETag")}})
                     .status,
            412);
        QCOMPARE(call("DELETE", path).status, 204);
        QCOMPARE(call("DELETE", path).status, 404);
        QVERIFY(entriesOf(call("GET", "/returns").json(), u"questions").empty());
    }
    void badSetsAreRefusedWithAllFaults()
    {
        const Answer answer = call("POST", {},
            json::Object{{u"evaluation_id"_s, u"x"_s}, {u"name"_s, u"x"_s},
                {u"questions"_s,
                    json::Array{json::Object{{u"question"_s, u"No expectation"_s}},
                        question(u"Both"_s, {u"fact"_s}, {{u"refuse"_s, true}})}}});
        QCOMPARE(answer.text(u"error_code"), u"INVALID_FIELDS"_s);
        const QStringList fields = memberNames(*answer.json().find(u"invalid_fields"));
        QCOMPARE(
            fields, (QStringList{u"evaluation_id"_s, u"questions[0].facts"_s, u"questions[1].refuse"_s}));
        const json::Object same = question(u"How long?"_s, {u"60"_s});
        const Answer twice = call("POST", {},
            json::Object{{u"evaluation_id"_s, u"twice"_s}, {u"name"_s, u"Twice"_s},
                {u"questions"_s, json::Array{same, same}}});
        QCOMPARE(memberNames(*twice.json().find(u"invalid_fields")), QStringList(u"questions[1]"_s));
        make(u"returns"_s, {});
        const Answer again
            = call("POST", {}, json::Object{{u"evaluation_id"_s, u"returns"_s}, {u"name"_s, u"x"_s}});
        QCOMPARE(again.text(u"error_code"), u"ALREADY_EXISTS"_s);
    }
    void theLastTwentyRunsAreKept()
    {
        make(u"returns"_s, {question(u"How long do I have to return something?"_s, {u"60"_s})});
        QStringList ids;
        for (int i = 0; i < 23; ++i) {
            ids << run("returns").string(u"run_id");
        }
        const json::Array kept = entriesOf(call("GET", "/returns/runs?limit=100").json(), u"items");
        QCOMPARE(kept.size(), 20U);
        QCOMPARE(kept.front().string(u"run_id"), ids.back());
        QCOMPARE(kept.back().string(u"run_id"), ids[3]);
        QCOMPARE(m_server->sql("SELECT COUNT(*) FROM evaluation_result"), QStringList(u"20"_s));
        const json::Value set = entriesOf(call("GET").json(), u"items").front();
        QCOMPARE(set.find(u"last_run")->string(u"run_id"), ids.back());
        QCOMPARE(call("DELETE", "/returns").status, 204);
        QCOMPARE(rowsOf("evaluation evaluation_question evaluation_run evaluation_result"),
            QStringList(4, u"0"_s));
    }
    void aRestartInTheMiddleLeavesItInterrupted()
    {
        json::Array many;
        for (int i = 0; i < api::kMaxEvaluationQuestions; ++i)
            many.emplace_back(question(u"How long do I have to return item %1?"_s.arg(i), {u"60"_s}));
        make(u"many"_s, std::move(many));
        const Answer started = call("POST", "/many/runs", json::Object{});
        QCOMPARE(started.status, 202);
        QCOMPARE(call("POST", "/many/runs", json::Object{}).text(u"run_id"), started.text(u"run_id"));
        m_server->restart();
        const json::Value run = call("GET", "/many/runs/" + started.text(u"run_id").toLatin1()).json();
        QCOMPARE(run.string(u"state"), u"interrupted"_s);
        QVERIFY(!run.find(u"finished_at")->isNull());
        QVERIFY(numberOf(run, u"done") < api::kMaxEvaluationQuestions);
        QVERIFY(call("POST", "/many/runs", json::Object{}).text(u"run_id") != started.text(u"run_id"));
    }
    void changesAreInTheAuditLog()
    {
        make(u"returns"_s, someQuestions());
        call("POST", "/returns/questions", question(u"How long?"_s, {u"60"_s}));
        run("returns");
        call("DELETE", "/returns");
        QStringList actions;
        for (const json::Value &entry :
            entriesOf(m_server->adminCall("GET", "/admin/v1/companies/shop/audit?limit=4").json(), u"items"))
            actions.prepend(entry.string(u"action"));
        QCOMPARE(actions,
            (QStringList{u"evaluation.created"_s, u"evaluation-question.added"_s, u"evaluation.run"_s,
                u"evaluation.deleted"_s}));
    }
};

std::unique_ptr<QObject> makeEvaluationTests() { return std::make_unique<TestEvaluations>(); }

} // namespace answerdesk::test

#include "tst_evaluations.moc"
