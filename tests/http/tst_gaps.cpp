// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/http/contract.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::test {

/// Questions that were asked in vain, until an administrator answers or dismisses them.
class TestGaps : public QObject
{
    Q_OBJECT
    std::unique_ptr<TestServer> m_server;
    QByteArray m_key;

    Answer ask(const QString &question, const json::Object &more = {}, const QByteArray &key = {})
    {
        json::Object body{{u"query_text"_s, question}};
        body.insert(body.end(), more.begin(), more.end());
        return m_server->post("/api/v1/send_message", std::move(body), key.isEmpty() ? m_key : key);
    }
    json::Array gaps(const QByteArray &query = {})
    {
        return entriesOf(
            m_server->adminCall("GET", "/admin/v1/companies/shop/gaps" + query).json(), u"items");
    }
    QStringList questions(const QByteArray &query = {})
    {
        QStringList all;
        for (const json::Value &gap : gaps(query))
            all << gap.string(u"question");
        return all;
    }
    QByteArray pathOf(const json::Value &gap, const char *action = "")
    {
        return "/admin/v1/companies/shop/gaps/" + gap.string(u"gap_id").toLatin1() + action;
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

    void aRefusedQuestionIsCountedOnce()
    {
        const qint64 first = m_server->clock().nowMs();
        ask(u"Do you rent out avalanche airbags?"_s);
        m_server->clock().advance(60'000);
        ask(u"do you rent out AVALANCHE airbags"_s);
        const json::Array all = gaps();
        QCOMPARE(all.size(), 1U);
        const json::Value &gap = all.front();
        QCOMPARE(gap.string(u"question"), u"Do you rent out avalanche airbags?"_s);
        QCOMPARE(gap.string(u"locale"), u"en"_s);
        QCOMPARE(gap.string(u"kind"), u"refused"_s);
        QCOMPARE(gap.string(u"state"), u"open"_s);
        QCOMPARE(numberOf(gap, u"asked"), 2);
        QVERIFY(gap.string(u"first_asked_at") < gap.string(u"last_asked_at"));
        QVERIFY(first > 0);
        QVERIFY(entriesOf(gap, u"nearest").size() <= 3);
        const json::Value details = m_server->adminCall("GET", pathOf(gap)).json();
        for (const auto &[name, value] : *gap.asObject())
            QCOMPARE(*details.find(name), value);
    }
    void theNearestPassagesAreTold()
    {
        ask(u"Do unicorns play xylophones with gift cards on zeppelins?"_s);
        const json::Array all = gaps();
        QCOMPARE(all.size(), 1U);
        const json::Array nearest = entriesOf(all.front(), u"nearest");
        QVERIFY(!nearest.empty());
        QVERIFY(!nearest.front().string(u"title").isEmpty());
        QVERIFY(!nearest.front().string(u"document_id").isEmpty());
    }
    void whatIsNoGapLeavesNone()
    {
        ask(u"How long do I have to return something?"_s);
        ask(u"Hello!"_s);
        ask(u"Thanks a lot"_s);
        ask(u"Do you rent out avalanche airbags?"_s, {}, m_server->makeKey(u"shop"_s, {{u"test"_s, true}}));
        QCOMPARE(questions(), QStringList());
    }
    void nothingOfTheMetadataIsKept()
    {
        ask(u"Do you rent out avalanche airbags?"_s,
            {{u"user_metadata"_s,
                json::Object{{u"_secret"_s, u"hunter2"_s}, {u"name"_s, u"Rumpelstilz"_s}}}});
        const QString rows = m_server
                                 ->sql("SELECT question || question_key || passages || locale FROM "
                                       "knowledge_gap")
                                 .join(u' ');
        QVERIFY(rows.contains(u"airbags"_s));
        QVERIFY(!rows.contains(u"hunter2"_s) && !rows.contains(u"Rumpelstilz"_s));
    }
    void aFollowUpIsKeptWithWhatItLeansOn()
    {
        const Answer first = ask(u"Do you rent out avalanche airbags?"_s);
        ask(u"And with zebras?"_s, {{u"thread_id"_s, first.text(u"thread_id")}});
        const QStringList all = questions("?order=last_asked");
        QCOMPARE(all.size(), 2);
        const QString kept = all.filter(u"zebras"_s).value(0);
        QVERIFY2(kept.startsWith(u"Do you rent out avalanche airbags"_s), qPrintable(kept));
        QVERIFY2(kept.endsWith(u"And with zebras?"_s), qPrintable(kept));
    }
    void anAnswerClosesItInOneCall()
    {
        ask(u"Do you rent out avalanche airbags?"_s);
        const json::Value gap = gaps().front();
        const Answer own
            = m_server->adminCall("POST", pathOf(gap, "/answer"), R"({"answer":"Yes, for €25 a day."})");
        QCOMPARE(own.status, 201);
        QVERIFY(!own.header("ETag").isEmpty());
        QCOMPARE(own.text(u"question"), gap.string(u"question"));
        QCOMPARE(ask(u"Do you rent out avalanche airbags?"_s).text(u"result_text"), u"Yes, for €25 a day."_s);
        const json::Value closed = gaps("?state=answered").front();
        QCOMPARE(closed.string(u"own_answer_id"), own.text(u"own_answer_id"));
        QCOMPARE(numberOf(closed, u"asked"), 1);
        COMPARE_ERROR(
            m_server->adminCall("POST", pathOf(gap, "/answer"), R"({"answer":"No."})"), "ALREADY_EXISTS");
        // Without its answer it is open again.
        m_server->adminCall(
            "DELETE", "/admin/v1/companies/shop/own-answers/" + own.text(u"own_answer_id").toLatin1());
        QCOMPARE(gaps("?state=open").size(), 1U);
        QVERIFY(gaps().front().find(u"own_answer_id")->isNull());
    }
    void anOwnAnswerToTheQuestionClosesIt()
    {
        ask(u"Do you rent out avalanche airbags?"_s);
        m_server->adminCall("POST", "/admin/v1/companies/shop/own-answers",
            R"({"question":"do you rent out avalanche airbags","answer":"Yes.","locale":"en"})");
        QCOMPARE(gaps("?state=answered").size(), 1U);
    }
    void aDismissedOneStaysSo()
    {
        ask(u"Do you rent out avalanche airbags?"_s);
        const json::Value gap = gaps().front();
        QCOMPARE(m_server->adminCall("POST", pathOf(gap, "/dismiss")).text(u"state"), u"dismissed"_s);
        ask(u"Do you rent out avalanche airbags?"_s);
        QCOMPARE(gaps("?state=open").size(), 0U);
        QCOMPARE(numberOf(gaps("?state=dismissed").front(), u"asked"), 2);
        QCOMPARE(m_server->adminCall("POST", pathOf(gap, "/reopen")).text(u"state"), u"open"_s);
        for (const char *action : {"", "/answer", "/link", "/dismiss", "/reopen"}) {
            COMPARE_ERROR(m_server->adminCall(*action ? "POST" : "GET",
                              QByteArray("/admin/v1/companies/shop/gaps/none") + action,
                              *action ? R"({"answer":"x"})" : ""),
                "NOT_FOUND");
        }
        const Answer audit = m_server->adminCall("GET", "/admin/v1/companies/shop/audit?action=gap.");
        QCOMPARE(entriesOf(audit.json(), u"items").size(), 2U);
    }
    void theListIsOrderedFilteredAndWalked()
    {
        for (const char *question : {"Where is the first zebra?", "Where is the second giraffe?",
                 "Where is the second giraffe?", "Where is the third yak?"}) {
            m_server->clock().advance(1000);
            ask(QString::fromUtf8(question));
        }
        ask(u"Wo ist das vierte Gnu?"_s, {{u"locale"_s, u"de"_s}});
        QCOMPARE(questions().front(), u"Where is the second giraffe?"_s);
        QCOMPARE(questions("?order=last_asked&locale=en").front(), u"Where is the third yak?"_s);
        QCOMPARE(questions("?locale=de"), QStringList(u"Wo ist das vierte Gnu?"_s));
        QCOMPARE(questions("?q=ZEBRA"), QStringList(u"Where is the first zebra?"_s));
        QCOMPARE(gaps("?kind=weak").size(), 0U);
        for (const QByteArray order : {"asked", "last_asked"}) {
            QStringList walked;
            QByteArray cursor;
            do {
                const Answer page = m_server->adminCall(
                    "GET", "/admin/v1/companies/shop/gaps?limit=1&order=" + order + "&cursor=" + cursor);
                QCOMPARE(page.status, 200);
                walked << entriesOf(page.json(), u"items").front().string(u"question");
                cursor = page.text(u"next_cursor").toLatin1();
            } while (!cursor.isEmpty() && walked.size() < 10);
            QCOMPARE(walked, questions("?order=" + order));
            QCOMPARE(walked.size(), 4);
        }
    }
    void theyAreForgottenWithTheConversations()
    {
        m_server->changeCompany(u"shop"_s, {{u"conversation_retention_days"_s, 30}});
        ask(u"Do you rent out avalanche airbags?"_s);
        m_server->clock().advance(qint64(31) * 86'400'000);
        ask(u"Where is the first zebra?"_s);
        m_server->keepHouse();
        QCOMPARE(questions(), QStringList(u"Where is the first zebra?"_s));
    }
};

std::unique_ptr<QObject> makeGapTests() { return std::make_unique<TestGaps>(); }

} // namespace answerdesk::test

#include "tst_gaps.moc"
