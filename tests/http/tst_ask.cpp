// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/http/answering.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::test {

/// Asking with reasons: the answer that shoppers get, and no trace of the question.
class TestAsk : public QObject
{
    Q_OBJECT
    std::unique_ptr<TestServer> m_server;
    QByteArray m_key;

    Answer explain(json::Object body)
    {
        return m_server->adminCall(
            "POST", "/admin/v1/companies/shop/ask", json::Value(std::move(body)).toJson());
    }
    json::Value explained(const QString &question, const json::Object &more = {})
    {
        json::Object body{{u"question"_s, question}};
        body.insert(body.end(), more.begin(), more.end());
        const Answer answer = explain(std::move(body));
        if (answer.status != 200)
            qFatal("%d %s", answer.status, answer.body.constData());
        return answer.json();
    }
    static double real(const json::Value &value, QStringView member)
    {
        return value.find(member)->asNumber()->text.toDouble();
    }
    static double sumOf(const json::Value &entry)
    {
        double sum = 0;
        for (const auto &[name, part] : *entry.find(u"parts")->asObject())
            sum += part.asNumber()->text.toDouble();
        return sum;
    }
    static bool isTrue(const json::Value &value, QStringView member) { return *value.find(member)->asBool(); }

private slots:
    void initTestCase()
    {
        m_server = std::make_unique<TestServer>();
        m_server->makeCompany(u"shop"_s, {{u"messages_per_minute"_s, 0}});
        m_key = m_server->makeKey(u"shop"_s);
        m_server->importHelpCentre(
            u"shop"_s, {u"returns-policy.md"_s, u"shipping-costs.md"_s, u"contact.md"_s, u"gift-cards.md"_s});
    }
    void cleanupTestCase() { m_server.reset(); }

    void theAnswerIsThatOfSendMessage()
    {
        const QStringList asked{u"How long do I have to return something?"_s, u"What does shipping cost?"_s,
            u"Do you rent out avalanche airbags?"_s, u"Hello!"_s, u"🙂🙂"_s, u"?"_s};
        for (const QString &question : asked) {
            const Answer sent
                = m_server->post("/api/v1/send_message", json::Object{{u"query_text"_s, question}}, m_key);
            QCOMPARE(explained(question).string(u"result_text"), sent.text(u"result_text"));
        }
    }
    void scoresAreTheSumsOfTheirParts()
    {
        const json::Value why = explained(u"How long do I have to return something?"_s);
        QCOMPARE(why.string(u"kind"), u"answer"_s);
        QVERIFY(isTrue(why, u"sufficient") && real(why, u"confidence") >= real(why, u"threshold"));
        const json::Array passages = entriesOf(why, u"passages"), sentences = entriesOf(why, u"sentences");
        QVERIFY(passages.size() > 1 && sentences.size() > 2);
        for (const json::Array &list : {passages, sentences}) {
            double before = 1e9;
            for (const json::Value &entry : list) {
                QVERIFY(std::abs(real(entry, u"score") - sumOf(entry)) < 0.01);
                QVERIFY(real(entry, u"score") <= before);
                before = real(entry, u"score");
            }
        }
        QCOMPARE(sentences.front().string(u"choice"), u"chosen"_s);
        QVERIFY(why.string(u"result_text").contains(sentences.front().string(u"text")));
        QVERIFY(isTrue(passages.front(), u"used"));
        QVERIFY(!entriesOf(why, u"sources").empty());
        for (const json::Value &sentence : sentences) {
            const bool isQuoted = why.string(u"result_text").contains(sentence.string(u"text"));
            QVERIFY(isQuoted || sentence.string(u"choice") != u"chosen"_s);
        }
    }
    void aRefusalSaysWhy()
    {
        const json::Value below = explained(u"Do unicorns play xylophones with gift cards on zeppelins?"_s);
        QCOMPARE(below.string(u"kind"), u"refusal"_s);
        QCOMPARE(below.string(u"refusal_reason"), u"below_threshold"_s);
        QVERIFY(real(below, u"confidence") < real(below, u"threshold"));
        QVERIFY(!entriesOf(below, u"passages").empty());
        for (const json::Value &sentence : entriesOf(below, u"sentences"))
            QVERIFY(sentence.string(u"choice") != u"chosen"_s);
        const json::Value nothing = explained(u"Zzyzx qwqwqw"_s);
        QCOMPARE(nothing.string(u"refusal_reason"), u"nothing_found"_s);
        QVERIFY(entriesOf(nothing, u"passages").empty());
    }
    void smallTalkIsNamed()
    {
        const json::Value why = explained(u"Thanks a lot!"_s);
        QCOMPARE(why.string(u"kind"), u"small_talk"_s);
        QCOMPARE(why.string(u"small_talk"), u"thanks"_s);
        QVERIFY(!isTrue(why, u"helpful"));
    }
    void aFollowUpShowsWhatWasSearched()
    {
        const json::Value why = explained(u"And to Austria?"_s,
            {{u"earlier_questions"_s, json::Array{u"What does shipping to Germany cost?"_s}}});
        QVERIFY(isTrue(why, u"follow_up"));
        QVERIFY(why.string(u"resolved_question").contains(u"shipping"_s));
        QVERIFY(why.string(u"resolved_question").endsWith(u"And to Austria?"_s));
        QCOMPARE(entriesOf(why, u"focus_words").front().asString()->toLower(), u"austria"_s);
        const Answer first = m_server->post("/api/v1/send_message",
            json::Object{{u"query_text"_s, u"What does shipping to Germany cost?"_s}}, m_key);
        const json::Value inThread
            = explained(u"And to Austria?"_s, {{u"thread_id"_s, first.text(u"thread_id")}});
        QCOMPARE(inThread.string(u"result_text"), why.string(u"result_text"));
        const Answer unknown
            = explain({{u"question"_s, u"And to Austria?"_s}, {u"thread_id"_s, u"no such thread"_s}});
        QCOMPARE(unknown.status, 404);
        QCOMPARE(unknown.text(u"error_code"), u"THREAD_NOT_FOUND"_s);
    }
    void anOwnAnswerIsTold()
    {
        m_server->adminCall("POST", "/admin/v1/companies/shop/own-answers",
            R"({"question":"Do you tune harps?","answer":"On Mondays, in the workshop."})");
        const json::Value why = explained(u"do you tune harps"_s);
        QCOMPARE(why.string(u"result_text"), u"On Mondays, in the workshop."_s);
        QCOMPARE(why.string(u"engine"), u"own-answer"_s);
        const json::Value own = entriesOf(why, u"passages").front();
        QVERIFY(isTrue(own, u"own_answer") && isTrue(own, u"used"));
        QCOMPARE(why.string(u"own_answer_passage"), own.string(u"passage_id"));
    }
    void aTextOfTheCompanyIsTold()
    {
        m_server->adminCall("PATCH", "/admin/v1/companies/shop/texts",
            R"({"locale":"de","greeting":"Moin! Wobei kann ich helfen?"})");
        const json::Value why = explained(u"Hallo!"_s, {{u"locale"_s, u"de"_s}});
        QCOMPARE(why.string(u"result_text"), u"Moin! Wobei kann ich helfen?"_s);
        QVERIFY(isTrue(why, u"own_text"));
        QVERIFY(!isTrue(explained(u"Hello!"_s), u"own_text"));
    }
    void nothingIsRecorded()
    {
        const auto rows = [&] {
            return m_server->sql("SELECT (SELECT COUNT(*) FROM thread) || ' ' || (SELECT COUNT(*) FROM "
                                 "interaction) || ' ' || (SELECT COUNT(*) FROM knowledge_gap) || ' ' || "
                                 "(SELECT COUNT(*) FROM audit)");
        };
        const QStringList before = rows();
        explained(u"How long do I have to return something?"_s);
        explained(u"Do you rent out submarines?"_s);
        QCOMPARE(rows(), before);
    }
};

std::unique_ptr<QObject> makeAskTests() { return std::make_unique<TestAsk>(); }

} // namespace answerdesk::test

#include "tst_ask.moc"
