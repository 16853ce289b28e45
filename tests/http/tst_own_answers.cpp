// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/http/contract.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::test {

namespace {

constexpr char kPath[] = "/admin/v1/companies/shop/own-answers";

QByteArray bodyOf(json::Object members) { return json::Value(std::move(members)).toJson(); }

} // namespace

/// What administrators write themselves: it counts at once, before everything else, and is gone when deleted.
class TestOwnAnswers : public QObject
{
    Q_OBJECT
    std::unique_ptr<TestServer> m_server;
    QByteArray m_key;

    Answer create(const QString &question, const QString &answer, const QString &locale = u"en"_s)
    {
        return m_server->adminCall(
            "POST", kPath, bodyOf({{u"question"_s, question}, {u"answer"_s, answer}, {u"locale"_s, locale}}));
    }
    QByteArray pathOf(const Answer &made) const
    {
        return QByteArray(kPath) + '/' + made.text(u"own_answer_id").toLatin1();
    }
    Answer ask(const QString &question, const QString &locale = u"en"_s)
    {
        return m_server->post(
            "/api/v1/send_message", json::Object{{u"query_text"_s, question}, {u"locale"_s, locale}}, m_key);
    }
    QString said(const QString &question, const QString &locale = u"en"_s)
    {
        return ask(question, locale).text(u"result_text");
    }
    json::Value lastMessage(const Answer &answer)
    {
        const Answer thread = m_server->adminCall(
            "GET", "/admin/v1/companies/shop/threads/" + answer.text(u"thread_id").toLatin1());
        return entriesOf(thread.json(), u"messages").back();
    }

private slots:
    void init()
    {
        m_server = std::make_unique<TestServer>();
        m_server->makeCompany(u"shop"_s, {{u"messages_per_minute"_s, 0}});
        m_key = m_server->makeKey(u"shop"_s);
        m_server->importHelpCentre(
            u"shop"_s, {u"returns-policy.md"_s, u"shipping-costs.md"_s, u"contact.md"_s, u"gift-cards.md"_s});
    }
    void cleanup() { m_server.reset(); }

    void anOwnAnswerCountsAtOnceAndWins()
    {
        const QString question = u"How long do I have to return something?"_s;
        QVERIFY(said(question).contains(u"60 days"_s));
        const QString words = u"You have 100 days.\nKeep the label on."_s;
        const Answer made = create(question, words);
        QCOMPARE(made.status, 201);
        QCOMPARE(made.text(u"created_by"), u"local"_s);
        const Answer answer = ask(u"how long do I have to return something"_s);
        QCOMPARE(answer.text(u"result_text"), words);
        const json::Value message = lastMessage(answer);
        QCOMPARE(message.string(u"engine"), u"own-answer"_s);
        QVERIFY(*message.find(u"helpful")->asBool());
        const json::Value source = entriesOf(message, u"sources").front();
        QCOMPARE(source.string(u"document_id"), made.text(u"document_id"));
        QCOMPARE(source.string(u"title"), question);
        QCOMPARE(source.string(u"quote"), words);
    }
    void itAnswersWhatTheHelpPagesDoNotHold()
    {
        const QString question = u"Do you rent out avalanche airbags?"_s;
        const Answer refused = ask(question);
        QVERIFY(!*lastMessage(refused).find(u"helpful")->asBool());
        QCOMPARE(create(question, u"Yes, for €25 a day."_s).status, 201);
        QCOMPARE(said(question), u"Yes, for €25 a day."_s);
        m_server->restart();
        QCOMPARE(said(question), u"Yes, for €25 a day."_s);
    }
    void itsAlternativeQuestionsGetTheSameAnswer()
    {
        const QString words = u"Yes, for €25 a day."_s;
        const QString question = u"Do you rent out avalanche airbags?"_s;
        const QString other = u"Can I borrow a rucksack with a balloon?"_s,
                      third = u"Lawinenrucksack mieten"_s;
        QVERIFY(said(other) != words);
        const Answer made = m_server->adminCall("POST", "/admin/v1/companies/shop/own-answers",
            json::Value(json::Object{{u"question"_s, question}, {u"answer"_s, words}, {u"locale"_s, u"en"_s},
                            {u"alternative_questions"_s, json::Array{other, third}}})
                .toJson());
        QCOMPARE(made.status, 201);
        QCOMPARE(made.json().find(u"alternative_questions")->asArray()->size(), std::size_t(2));
        QCOMPARE(said(question), words);
        QCOMPARE(said(u"can i borrow a RUCKSACK with a balloon"_s), words);
        QCOMPARE(said(third), words);
        // Another word for a document is another answer: what is taken off is not answered by it any more.
        const QByteArray path = pathOf(made);
        QCOMPARE(m_server->adminCall("PATCH", path, R"({"answer":"No."})").status, 200);
        QCOMPARE(said(other), u"No."_s);
        QCOMPARE(m_server->adminCall("PATCH", path, R"({"alternative_questions":[]})").status, 200);
        QCOMPARE(said(question), u"No."_s);
        QVERIFY(said(third) != u"No."_s);
        COMPARE_ERROR(
            m_server->adminCall("PATCH", path,
                json::Value(json::Object{{u"alternative_questions"_s, json::Array{QString(501, u'x')}}})
                    .toJson()),
            "INVALID_FIELDS");
        COMPARE_ERROR(
            m_server->adminCall("PATCH", path,
                json::Value(json::Object{{u"alternative_questions"_s, json::Array(21, json::Value(u"x"_s))}})
                    .toJson()),
            "INVALID_FIELDS");
        QCOMPARE(m_server->adminCall("DELETE", path).status, 204);
        QVERIFY(said(question) != u"No."_s);
    }
    void itIsCorrectedUnderItsTag()
    {
        const QString question = u"Do you rent out avalanche airbags?"_s;
        const Answer made = create(question, u"Yes, for €25 a day."_s);
        const QByteArray tag = made.header("ETag");
        QVERIFY(!tag.isEmpty());
        const QByteArray path = pathOf(made);
        m_server->clock().advance(1000);
        const Answer changed
            = m_server->adminCall("PATCH", path, R"({"answer":"Yes, for €30 a day."})", {{"If-Match", tag}});
        QCOMPARE(changed.status, 200);
        QCOMPARE(said(question), u"Yes, for €30 a day."_s);
        COMPARE_ERROR(m_server->adminCall("PATCH", path, R"({"answer":"No."})", {{"If-Match", tag}}),
            "PRECONDITION_FAILED");
        COMPARE_ERROR(m_server->adminCall("DELETE", path, {}, {{"If-Match", tag}}), "PRECONDITION_FAILED");
        const Answer same = m_server->adminCall("PATCH", path, "{}", {{"If-Match", changed.header("ETag")}});
        QCOMPARE(same.header("ETag"), changed.header("ETag"));
        const Answer read = m_server->adminCall("GET", path, {}, {{"If-None-Match", same.header("ETag")}});
        QCOMPARE(read.status, 304);
        // Its question may change too: the old one is not answered by it any more.
        QCOMPARE(
            m_server->adminCall("PATCH", path, R"({"question":"Where is the sauna?","locale":"de"})").status,
            200);
        QVERIFY(!said(question).contains(u"€30"_s));
        QVERIFY(said(u"Where is the sauna?"_s, u"de"_s).contains(u"€30"_s));
        const json::Value row = m_server->adminCall("GET", path).json();
        QCOMPARE(row.string(u"locale"), u"de"_s);
        QCOMPARE(row.string(u"document_id"), made.text(u"document_id"));
    }
    void afterDeletionNothingQuotesIt()
    {
        const QString question = u"Do you rent out avalanche airbags?"_s;
        const Answer made = create(question, u"Yes, for €25 a day."_s);
        const Answer answered = ask(question);
        QCOMPARE(answered.text(u"result_text"), u"Yes, for €25 a day."_s);
        QCOMPARE(m_server->adminCall("DELETE", pathOf(made)).status, 204);
        QVERIFY(!said(question).contains(u"€25"_s));
        QCOMPARE(entriesOf(lastMessage(answered), u"sources").front().string(u"quote"), QString());
        COMPARE_ERROR(m_server->adminCall("GET", pathOf(made)), "NOT_FOUND");
        COMPARE_ERROR(m_server->adminCall("DELETE", pathOf(made)), "NOT_FOUND");
        COMPARE_ERROR(m_server->adminCall("PATCH", pathOf(made), R"({"answer":"No."})"), "NOT_FOUND");
        m_server->restart();
        QVERIFY(!said(question).contains(u"€25"_s));
        QCOMPARE(create(question, u"Again."_s).status, 201);
    }
    void aQuestionHasOneAnswerInALocale()
    {
        QCOMPARE(create(u"Do you rent out airbags?"_s, u"Yes, in English."_s).status, 201);
        COMPARE_ERROR(create(u"  do you rent out AIRBAGS "_s, u"No."_s), "ALREADY_EXISTS");
        const Answer german = create(u"Do you rent out airbags?"_s, u"Ja, auf Deutsch."_s, u"de"_s);
        QCOMPARE(german.status, 201);
        COMPARE_ERROR(m_server->adminCall("PATCH", pathOf(german), R"({"locale":"en"})"), "ALREADY_EXISTS");
        QCOMPARE(said(u"Do you rent out airbags?"_s), u"Yes, in English."_s);
        QCOMPARE(said(u"Do you rent out airbags?"_s, u"de"_s), u"Ja, auf Deutsch."_s);
        const auto listed = [&](const QByteArray &query) {
            return entriesOf(m_server->adminCall("GET", kPath + query).json(), u"items").size();
        };
        QCOMPARE(listed(""), 2U);
        QCOMPARE(listed("?locale=de"), 1U);
        QCOMPARE(listed("?q=ENGLISH"), 1U);
        QCOMPARE(listed("?q=airbags&locale=fr"), 0U);
    }
    void withoutALocaleItIsInTheCompanysFirst()
    {
        m_server->changeCompany(u"shop"_s, {{u"locales"_s, json::Array{u"de"_s, u"en"_s}}});
        const Answer made = m_server->adminCall("POST", kPath, R"({"question":"Wo?","answer":"Hier."})");
        QCOMPARE(made.status, 201);
        QCOMPARE(made.text(u"locale"), u"de"_s);
    }
    void theirSourceGoesWithAllOfThem()
    {
        const QString question = u"Do you rent out avalanche airbags?"_s;
        const Answer made = create(question, u"Yes, for €25 a day."_s);
        const QByteArray source = "/admin/v1/companies/shop/sources/own-answers";
        COMPARE_ERROR(m_server->adminCall("PUT", source + "/documents?path=a.md", "text"), "FORBIDDEN");
        QCOMPARE(m_server->adminCall("DELETE", source).status, 204);
        COMPARE_ERROR(m_server->adminCall("GET", pathOf(made)), "NOT_FOUND");
        QVERIFY(!said(question).contains(u"€25"_s));
        QCOMPARE(create(question, u"Again."_s).status, 201);
        QCOMPARE(said(question), u"Again."_s);
    }
    void everyChangeIsInTheAuditLog()
    {
        const Answer made = create(u"Where is the sauna?"_s, u"Behind the shop."_s);
        m_server->adminCall("PATCH", pathOf(made), R"({"answer":"Beside the shop."})");
        m_server->adminCall("DELETE", pathOf(made));
        const Answer audit = m_server->adminCall("GET", "/admin/v1/companies/shop/audit?action=own-answer.");
        QStringList actions;
        for (const json::Value &row : entriesOf(audit.json(), u"items")) {
            actions << row.string(u"action");
            QCOMPARE(row.string(u"target"), made.text(u"own_answer_id"));
        }
        QCOMPARE(actions,
            (QStringList{u"own-answer.deleted"_s, u"own-answer.changed"_s, u"own-answer.created"_s}));
    }
};

std::unique_ptr<QObject> makeOwnAnswerTests() { return std::make_unique<TestOwnAnswers>(); }

} // namespace answerdesk::test

#include "tst_own_answers.moc"
