// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/http/answering.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::test {

/// Questions back: what they count as, what they leave behind, and how a reply to one is understood.
class TestClarifications : public QObject
{
    Q_OBJECT
    std::unique_ptr<TestServer> m_server;
    QByteArray m_key;
    QString m_source;
    int m_visitors = 0;

    Answer ask(const QString &question, const QString &thread = {}, const QString &fingerprint = {})
    {
        json::Object body{{u"query_text"_s, question}};
        if (!thread.isEmpty())
            body.emplace_back(u"thread_id"_s, thread);
        if (!fingerprint.isEmpty()) {
            body.emplace_back(u"user_metadata"_s, json::Object{{u"user_fingerprint"_s, fingerprint}});
        }
        return m_server->post("/api/v1/send_message", std::move(body), m_key);
    }
    json::Value explained(const QString &question, const QStringList &earlier = {})
    {
        json::Object body{{u"question"_s, question}};
        if (!earlier.isEmpty())
            body.emplace_back(u"earlier_questions"_s, json::Array(earlier.begin(), earlier.end()));
        return m_server
            ->adminCall("POST", "/admin/v1/companies/shop/ask", json::Value(std::move(body)).toJson())
            .json();
    }
    json::Array messagesOf(const QString &thread)
    {
        return entriesOf(
            m_server->adminCall("GET", "/admin/v1/companies/shop/threads/" + thread.toLatin1()).json(),
            u"messages");
    }
    json::Array listed(const QByteArray &path)
    {
        return entriesOf(m_server->adminCall("GET", path).json(), u"items");
    }
    QStringList countOf(const QByteArray &table) { return m_server->sql("SELECT COUNT(*) FROM " + table); }
    Answer addToCart(const QString &fingerprint)
    {
        return m_server->post("/analytics/cart_events",
            json::Object{{u"company_key"_s, u"shop"_s}, {u"user_fingerprint"_s, fingerprint},
                {u"user_faq_fingerprint"_s, visitor(9999)}, {u"type"_s, u"ITEM_ADDED"_s},
                {u"product_id"_s, u"p1"_s}, {u"product_name"_s, u"Tent"_s}, {u"value"_s, 10},
                {u"currency"_s, u"EUR"_s}, {u"quantity"_s, 1}, {u"source"_s, u"chat"_s}});
    }

private slots:
    void init()
    {
        m_server = std::make_unique<TestServer>();
        m_server->makeCompany(u"shop"_s, {{u"messages_per_minute"_s, 0}});
        m_key = m_server->makeKey(u"shop"_s);
        // Sections of a few words would become one passage.
        m_source = m_server->importDocument(u"shop"_s, u"delivery.md"_s,
            "# Delivery\n"
            "\n"
            "## Germany\n"
            "\n"
            "Delivery to Germany takes 3 working days. The parcel leaves our warehouse in Hamburg on the day "
            "of the order. The carrier announces the hour of delivery by text message, and leaves a card "
            "when nobody opens the door.\n"
            "\n"
            "## Austria\n"
            "\n"
            "Delivery to Austria takes 5 working days. The parcel leaves our warehouse in Linz on the "
            "morning after the order. A message with the tracking number follows in the evening, and a "
            "neighbour may accept the parcel.\n"
            "\n"
            "## Norway\n"
            "\n"
            "Delivery to Norway takes 9 working days. The parcel crosses the border by ferry, and customs "
            "look at the invoice that we put outside. Please have your phone number ready, because the "
            "carrier arranges an appointment.\n"
            "\n"
            "# Returns\n"
            "\n"
            "## Costs\n"
            "\n"
            "A return is free of charge within 30 days. Use the label that lies in the parcel, close the box "
            "well and bring it to a counter of the carrier of your choice before the period ends.\n");
    }
    void cleanup() { m_server.reset(); }

    void aQuestionBackNamesTheSections()
    {
        const Answer answer = ask(u"How long does delivery take?"_s);
        QCOMPARE(answer.status, 200);
        QCOMPARE(memberNames(answer.json()), (QStringList{u"result_text"_s, u"thread_id"_s}));
        const QString text = answer.text(u"result_text");
        for (const QString &country : {u"Germany"_s, u"Austria"_s, u"Norway"_s})
            QVERIFY2(text.contains(country), qPrintable(text));
        QVERIFY(!text.contains(u"working days"_s));
        const json::Value message = messagesOf(answer.text(u"thread_id")).front();
        QCOMPARE(message.string(u"outcome"), u"clarification"_s);
        QCOMPARE(*message.find(u"helpful")->asBool(), false);
        QCOMPARE(entriesOf(message, u"sources").size(), 3U);
    }
    void itIsInTheListsAndCounts()
    {
        ask(u"How long does delivery take?"_s);
        ask(u"What does a return cost?"_s);
        QCOMPARE(listed("/admin/v1/companies/shop/threads?outcome=clarification").size(), 1U);
        QCOMPARE(listed("/admin/v1/companies/shop/threads?outcome=answer").size(), 1U);
        QCOMPARE(listed("/admin/v1/companies/shop/threads?outcome=refusal").size(), 0U);
        COMPARE_ERROR(
            m_server->adminCall("GET", "/admin/v1/companies/shop/threads?outcome=maybe"), "INVALID_FIELDS");
        const json::Array requests = listed("/admin/v1/requests?company=shop&outcome=clarification");
        QCOMPARE(requests.size(), 1U);
        QCOMPARE(requests.front().string(u"outcome"), u"clarification"_s);
        const json::Value overview = m_server->adminCall("GET", "/admin/v1/companies/shop/overview").json();
        const json::Value *answers = overview.find(u"answers");
        QVERIFY(answers);
        QCOMPARE(numberOf(*answers, u"asked_back"), 1);
        QCOMPARE(numberOf(*answers, u"answered"), 1);
        QCOMPARE(numberOf(*answers, u"refused"), 0);
    }
    void itOpensNoTicketAndLeavesNoGap()
    {
        const QString fingerprint = visitor(++m_visitors);
        ask(u"How long does delivery take?"_s, {}, fingerprint);
        QCOMPARE(countOf("knowledge_gap"), QStringList{u"0"_s});
        QCOMPARE(countOf("ticket"), QStringList{u"0"_s});
        COMPARE_ERROR(addToCart(fingerprint), "ACTIVE_TICKET_NOT_FOUND");
        // The visitor's data holds it all the same.
        QCOMPARE(countOf("interaction"), QStringList{u"1"_s});
        ask(u"What does a return cost?"_s, {}, fingerprint);
        QCOMPARE(addToCart(fingerprint).status, 200);
    }
    void itIsAskedOnceInARow()
    {
        const QString thread = ask(u"How long does delivery take?"_s).text(u"thread_id");
        const QString text = ask(u"How long does delivery take?"_s, thread).text(u"result_text");
        QVERIFY2(text.contains(u"working days"_s), qPrintable(text));
        QCOMPARE(messagesOf(thread).back().string(u"outcome"), u"answer"_s);
        ask(u"How long does delivery take?"_s, thread);
        QCOMPARE(messagesOf(thread).back().string(u"outcome"), u"clarification"_s);
    }
    void aReplyChoosesASection_data()
    {
        QTest::addColumn<QString>("reply");
        QTest::addColumn<int>("place"); // -1: that of Austria
        QTest::newRow("ordinal") << u"the second one"_s << 1;
        QTest::newRow("first") << u"The first, please"_s << 0;
        QTest::newRow("number") << u"3"_s << 2;
        QTest::newRow("last") << u"the last one"_s << 2;
        QTest::newRow("German") << u"das zweite"_s << 1;
        QTest::newRow("heading") << u"Austria"_s << -1;
        QTest::newRow("heading in a phrase") << u"to Austria please"_s << -1;
    }
    void aReplyChoosesASection()
    {
        QFETCH(QString, reply);
        QFETCH(int, place);
        const QString thread = ask(u"How long does delivery take?"_s).text(u"thread_id");
        const json::Array offered = entriesOf(messagesOf(thread).front(), u"sources");
        QCOMPARE(offered.size(), 3U);
        const QString heading
            = place < 0 ? u"Austria"_s : offered[std::size_t(place)].string(u"heading").section(u" > "_s, -1);
        const QString text = ask(reply, thread).text(u"result_text");
        QVERIFY2(text.contains(u"Delivery to "_s + heading) && text.count(u"working days"_s) == 1,
            qPrintable(text));
        const json::Value message = messagesOf(thread).back();
        QCOMPARE(message.string(u"outcome"), u"answer"_s);
        QCOMPARE(message.string(u"query_text"), reply);
        QCOMPARE(*message.find(u"helpful")->asBool(), true);
    }
    void whatIsNoReplyIsAQuestion()
    {
        const QString thread = ask(u"How long does delivery take?"_s).text(u"thread_id");
        const QString text = ask(u"What does a return cost?"_s, thread).text(u"result_text");
        QVERIFY2(text.contains(u"free of charge"_s), qPrintable(text));
        for (const QString &hostile : {u"the 7th one"_s, u"99999999999999999999"_s, u"-1"_s, u"0"_s}) {
            const QString other = ask(u"How long does delivery take?"_s).text(u"thread_id");
            QCOMPARE(ask(hostile, other).status, 200);
            QVERIFY(messagesOf(other).back().string(u"outcome") != u"clarification"_s);
        }
    }
    void aChosenSectionThatIsGoneIsRefused()
    {
        const QString thread = ask(u"How long does delivery take?"_s).text(u"thread_id");
        m_server->importDocument(
            u"shop"_s, u"delivery.md"_s, "# Delivery\n\nWe deliver to no country any more.\n", m_source);
        ask(u"the second one"_s, thread);
        QCOMPARE(messagesOf(thread).back().string(u"outcome"), u"refusal"_s);
    }
    void reasonsAndEarlierQuestionsKnowIt()
    {
        const json::Value why = explained(u"How long does delivery take?"_s);
        QCOMPARE(why.string(u"kind"), u"clarification"_s);
        QCOMPARE(*why.find(u"helpful")->asBool(), false);
        const json::Value chosen = explained(u"Austria"_s, {u"How long does delivery take?"_s});
        QCOMPARE(chosen.string(u"kind"), u"answer"_s);
        QCOMPARE(chosen.string(u"question"), u"Austria"_s);
        QVERIFY(chosen.string(u"result_text").contains(u"5 working days"_s));
    }
    void aThreadGoesOnFromTheChosenSection()
    {
        const QString thread = ask(u"How long does delivery take?"_s).text(u"thread_id");
        QVERIFY(ask(u"Austria"_s, thread).text(u"result_text").contains(u"5 working days"_s));
        const QString text = ask(u"and to Norway?"_s, thread).text(u"result_text");
        QVERIFY2(text.contains(u"9 working days"_s) && !text.contains(u"5 working"_s), qPrintable(text));
    }
    void onlyFunctionWordsAreRefused()
    {
        for (const QString &question : {u"And there?"_s, u"How is it?"_s, u"Und wie ist das?"_s}) {
            const json::Value why = explained(question);
            QCOMPARE(why.string(u"kind"), u"refusal"_s);
        }
    }
    void aFollowUpOnAPlaceThatNothingSpeaksOfIsRefused()
    {
        const json::Value why
            = explained(u"and to Switzerland?"_s, {u"How long does delivery to Germany take?"_s});
        QCOMPARE(why.string(u"kind"), u"refusal"_s);
        QCOMPARE(why.string(u"refusal_reason"), u"name_missing"_s);
    }
};

std::unique_ptr<QObject> makeClarificationTests() { return std::make_unique<TestClarifications>(); }

} // namespace answerdesk::test

#include "tst_clarifications.moc"
