// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/http/contract.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::test {

namespace {

const QByteArray kCompany = "/admin/v1/companies/shop";

json::Value order(const QString &orderId)
{
    const json::Object line{{u"product_id"_s, u"gift-card"_s}, {u"product_name"_s, u"Gift card"_s},
        {u"quantity"_s, 1}, {u"value"_s, 100}, {u"currency"_s, u"EUR"_s}};
    return json::Object{{u"company_key"_s, u"shop"_s}, {u"user_fingerprint"_s, visitor(1)},
        {u"user_faq_fingerprint"_s, visitor(501)}, {u"value"_s, 100}, {u"currency"_s, u"EUR"_s},
        {u"orderId"_s, orderId}, {u"line_items"_s, json::Array{line}}};
}

json::Value cart()
{
    return json::Object{{u"company_key"_s, u"shop"_s}, {u"user_fingerprint"_s, visitor(1)},
        {u"user_faq_fingerprint"_s, visitor(501)}, {u"type"_s, u"ITEM_ADDED"_s},
        {u"product_id"_s, u"gift-card"_s}, {u"product_name"_s, u"Gift card"_s}, {u"value"_s, 100},
        {u"currency"_s, u"EUR"_s}, {u"quantity"_s, 1}};
}

} // namespace

/// Answers that an administrator marks as wrong, and what orders make of them.
class TestAnswerMarks : public QObject
{
    Q_OBJECT
    std::unique_ptr<TestServer> m_server;
    QByteArray m_message; ///< path of the answer

    json::Value admin(const char *method, const QByteArray &path, const QByteArray &body = {})
    {
        const Answer answer = m_server->adminCall(method, path, body);
        if (answer.status != 200)
            qWarning("%s %s: %s", method, path.constData(), answer.body.constData());
        return answer.json();
    }
    void record(const json::Value &event, int status = 200)
    {
        const QByteArray path = event.find(u"line_items") ? "checkout_events" : "cart_events";
        const Answer answer = m_server->post("/analytics/" + path, event);
        QVERIFY2(answer.status == status, answer.body);
    }
    json::Value orderOf(const QByteArray &shopsOwn)
    {
        const json::Value page = admin("GET", kCompany + "/orders?order_id=" + shopsOwn);
        return admin(
            "GET", kCompany + "/orders/" + entriesOf(page, u"items").front().string(u"event_id").toLatin1());
    }
    bool isHelpful(const QByteArray &shopsOwn)
    {
        return orderOf(shopsOwn).find(u"order")->find(u"helpful")->toJson() == "true";
    }
    json::Value recalculate()
    {
        return admin("POST", kCompany + "/revenue/recalculate", R"({"from":"2026-01-01"})");
    }
    std::size_t audited(const char *action)
    {
        return entriesOf(admin("GET", kCompany + "/audit?action=" + action), u"items").size();
    }

private slots:
    void init()
    {
        m_server = std::make_unique<TestServer>();
        m_server->makeCompany(u"shop"_s);
        m_server->importHelpCentre(u"shop"_s, {u"gift-cards.md"_s});
        const Answer answer = m_server->post("/api/v1/send_message",
            json::Object{{u"query_text"_s, u"How long is a gift card valid?"_s},
                {u"user_metadata"_s,
                    json::Object{
                        {u"user_fingerprint"_s, visitor(1)}, {u"user_faq_fingerprint"_s, visitor(501)}}}},
            m_server->makeKey(u"shop"_s));
        QCOMPARE(answer.status, 200);
        m_message = kCompany + "/threads/" + answer.text(u"thread_id").toLatin1() + "/messages/1";
        m_server->clock().advance(60'000);
    }
    void cleanup() { m_server.reset(); }

    void laterOrdersAreNotHelpedByIt()
    {
        record(order(u"before"_s));
        QVERIFY(isHelpful("before"));
        const json::Value marked = admin("PUT", m_message + "/mark", R"({"note":"One year, not three"})");
        QCOMPARE(marked.find(u"helpful")->toJson(), "false");
        QCOMPARE(marked.find(u"marked_wrong")->string(u"note"), u"One year, not three"_s);
        m_server->clock().advance(60'000);
        record(order(u"after"_s));
        QVERIFY(!isHelpful("after"));
        QVERIFY(isHelpful("before")); // recorded orders stay
        QCOMPARE(orderOf("before").find(u"answer")->find(u"marked_wrong")->string(u"note"),
            u"One year, not three"_s);
        QCOMPARE(entriesOf(admin("GET", kCompany + "/revenue/check"), u"differences").size(), std::size_t(0));
    }

    void recordedOrdersChangeWithARecalculation()
    {
        record(order(u"before"_s));
        admin("PUT", m_message + "/mark", "{}");
        QCOMPARE(numberOf(recalculate(), u"changed"), 1);
        QVERIFY(!isHelpful("before"));
        admin("DELETE", m_message + "/mark");
        QCOMPARE(numberOf(recalculate(), u"changed"), 1);
        QVERIFY(isHelpful("before"));
        QCOMPARE(entriesOf(admin("GET", kCompany + "/revenue/check"), u"differences").size(), std::size_t(0));
    }

    void noRecordedEventTurnsIntoARefusal()
    {
        m_server->changeCompany(u"shop"_s, {{u"require_helpful"_s, true}});
        record(cart());
        record(order(u"before"_s));
        admin("PUT", m_message + "/mark", "{}");
        recalculate();
        QCOMPARE(m_server->sql("SELECT count(*) FROM cart_event"), QStringList(u"1"_s));
        QCOMPARE(m_server->sql("SELECT count(*) FROM checkout"), QStringList(u"1"_s));
        QCOMPARE(m_server->sql("SELECT count(*) FROM refused_event"), QStringList(u"0"_s));
        record(order(u"after"_s), 404); // nothing that helped came before it
        admin("DELETE", m_message + "/mark");
        record(order(u"again"_s));
        QVERIFY(isHelpful("again"));
    }

    void theMarkIsAuditedAndReversible()
    {
        const QString reason = admin("PUT", m_message + "/mark", "{}").string(u"helpful_reason");
        admin("PUT", m_message + "/mark", "{}"); // changes nothing
        QCOMPARE(audited("answer.marked-wrong"), std::size_t(1));
        admin("PUT", m_message + "/mark", R"({"note":"Another one"})");
        QCOMPARE(audited("answer.marked-wrong"), std::size_t(2));
        const json::Value after = admin("DELETE", m_message + "/mark");
        QVERIFY(after.find(u"marked_wrong")->isNull());
        QCOMPARE(after.find(u"helpful")->toJson(), "true");
        QVERIFY(after.string(u"helpful_reason") != reason);
        admin("DELETE", m_message + "/mark");
        QCOMPARE(audited("answer.mark-removed"), std::size_t(1));
    }

    void aReportedAnswerIsAGapThatCountsOnce()
    {
        const json::Value gap = admin("POST", m_message + "/gap", "{}");
        QCOMPARE(gap.string(u"kind"), u"reported"_s);
        QCOMPARE(gap.string(u"state"), u"open"_s);
        QCOMPARE(gap.string(u"question"), u"How long is a gift card valid?"_s);
        QVERIFY(!entriesOf(gap, u"nearest").empty());
        const QByteArray path = kCompany + "/gaps/" + gap.string(u"gap_id").toLatin1();
        admin("POST", path + "/dismiss", "{}");
        QCOMPARE(numberOf(admin("POST", m_message + "/gap", "{}"), u"asked"), 1);
        QCOMPARE(admin("GET", path).string(u"state"), u"open"_s);
    }

    void whatIsNotThereIsNotFound()
    {
        const QByteArray other = m_message.chopped(1) + '2';
        COMPARE_ERROR(m_server->adminCall("PUT", other + "/mark", "{}"), "NOT_FOUND");
        COMPARE_ERROR(m_server->adminCall("DELETE", other + "/mark"), "NOT_FOUND");
        COMPARE_ERROR(m_server->adminCall("POST", other + "/gap", "{}"), "NOT_FOUND");
        COMPARE_ERROR(m_server->adminCall("PUT", m_message.chopped(1) + "1x/mark", "{}"), "NOT_FOUND");
    }
};

std::unique_ptr<QObject> makeAnswerMarkTests() { return std::make_unique<TestAnswerMarks>(); }

} // namespace answerdesk::test

#include "tst_answer_marks.moc"
