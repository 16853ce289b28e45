// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/http/back_office.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::test {

namespace {
constexpr qint64 kDayMs = 86'400'000;
} // namespace

/// What is deleted when its time is over, and what stays.
class TestRetention : public QObject
{
    Q_OBJECT
    std::unique_ptr<TestServer> m_server;
    QHash<QString, QByteArray> m_keys;

    QString ask(const QString &company, int user, const QString &thread = {}, int status = 200)
    {
        json::Object body{{u"query_text"_s, u"Where can I park?"_s},
            {u"user_metadata"_s,
                json::Object{{u"user_fingerprint"_s, visitor(user)},
                    {u"user_faq_fingerprint"_s, visitor(user + 500)}}}};
        if (!thread.isEmpty())
            body.emplace_back(u"thread_id"_s, thread);
        const Answer answer = m_server->post("/api/v1/send_message", body, m_keys.value(company));
        if (answer.status != status)
            qFatal("message: %s", answer.body.constData());
        return answer.text(u"thread_id");
    }
    json::Object visit(const QString &company, int user)
    {
        return {{u"company_key"_s, company}, {u"user_fingerprint"_s, visitor(user)},
            {u"user_faq_fingerprint"_s, visitor(user + 500)}, {u"currency"_s, u"EUR"_s}};
    }
    void order(const QString &company, int user, const QString &id)
    {
        json::Object item{{u"product_id"_s, u"tent"_s}, {u"product_name"_s, u"Tent"_s},
            {u"value"_s, json::Number{"19.90"}}, {u"quantity"_s, 1}, {u"currency"_s, u"EUR"_s}};
        json::Object body = visit(company, user);
        body.emplace_back(u"value"_s, json::Number{"19.90"});
        body.emplace_back(u"orderId"_s, id);
        body.emplace_back(u"line_items"_s, json::Array{item});
        QCOMPARE(m_server->post("/analytics/checkout_events", body).status, 200);
        json::Object event = visit(company, user);
        event.insert(event.end(), item.begin(), item.end() - 1);
        event.emplace_back(u"type"_s, u"ITEM_ADDED"_s);
        QCOMPARE(m_server->post("/analytics/cart_events", event).status, 200);
    }
    std::size_t count(const QByteArray &list, const QByteArray &company = "shop")
    {
        const Answer answer
            = m_server->adminCall("GET", "/admin/v1/companies/" + company + '/' + list + "?limit=200");
        return entriesOf(answer.json(), u"items").size();
    }
    QString rows(const QByteArray &table, const QByteArray &company = "shop")
    {
        return m_server->sql("SELECT COUNT(*) FROM " + table + " WHERE company_key = '" + company + "'")
            .first();
    }

private slots:
    void init()
    {
        m_server = std::make_unique<TestServer>();
        for (const QString &company : {u"shop"_s, u"other"_s}) {
            m_server->makeCompany(company, {{u"messages_per_minute"_s, 0}});
            m_keys.insert(company, m_server->makeKey(company));
            m_server->importDocument(company, u"parking.md"_s,
                "# Where can I park?\n\nThere are 37 parking spaces behind the mill, free for customers.\n");
        }
    }
    void cleanup() { m_server.reset(); }

    void conversationsGoWhenTheyAreTooOld()
    {
        m_server->changeCompany(u"shop"_s, {{u"conversation_retention_days"_s, 30}});
        const QString old = ask(u"shop"_s, 1);
        (void)ask(u"shop"_s, 1, old);
        order(u"shop"_s, 1, u"A-1"_s);
        const QString ofOther = ask(u"other"_s, 1);
        const QString alive = ask(u"shop"_s, 2);
        const Answer revenue
            = m_server->adminCall("GET", "/admin/v1/companies/shop/revenue?from=2026-05-01&to=2026-05-31");
        QVERIFY(revenue.body.contains("19.9"));
        QVERIFY(rows("message_source").toInt() > 0);

        m_server->clock().advance(29 * kDayMs);
        (void)ask(u"shop"_s, 2, alive); // a conversation lives on with its last message
        m_server->keepHouse();
        QCOMPARE(count("threads"), std::size_t(2));

        m_server->clock().advance(kDayMs);
        m_server->keepHouse();
        QCOMPARE(count("threads"), std::size_t(2)); // thirty days are not over thirty days

        m_server->clock().advance(3'600'000);
        m_server->keepHouse();
        QCOMPARE(count("threads"), std::size_t(1));
        COMPARE_ERROR(
            m_server->adminCall("GET", "/admin/v1/companies/shop/threads/" + old.toLatin1()), "NOT_FOUND");
        (void)ask(u"shop"_s, 1, old, 404);
        const Answer kept
            = m_server->adminCall("GET", "/admin/v1/companies/shop/threads/" + alive.toLatin1());
        QCOMPARE(entriesOf(kept.json(), u"messages").size(), std::size_t(2));
        QCOMPARE(m_server->sql("SELECT COUNT(*) FROM message WHERE thread_id = '" + old.toLatin1() + "'"),
            QStringList{u"0"_s});
        QCOMPARE(
            m_server->sql("SELECT COUNT(*) FROM message_source WHERE thread_id = '" + old.toLatin1() + "'"),
            QStringList{u"0"_s});

        // Figures stay, with the rows that they are made of.
        QCOMPARE(count("tickets"), std::size_t(3)); // the second visitor came again on another day
        QCOMPARE(count("orders"), std::size_t(1));
        QCOMPARE(count("events"), std::size_t(1));
        QCOMPARE(rows("interaction"), u"4"_s);
        QCOMPARE(
            m_server->adminCall("GET", "/admin/v1/companies/shop/revenue?from=2026-05-01&to=2026-05-31").body,
            revenue.body);
        // The other company keeps for ever.
        QCOMPARE(m_server->adminCall("GET", "/admin/v1/companies/other/threads/" + ofOther.toLatin1()).status,
            200);
    }
    void manyGoInShortJobs()
    {
        m_server->changeCompany(u"shop"_s, {{u"conversation_retention_days"_s, 1}});
        const QString first = ask(u"shop"_s, 1);
        for (int i = 0; i < app::Housekeeping::kMessagesAJob + 30; ++i)
            (void)ask(u"shop"_s, 1, first); // longer than one job may delete
        for (int i = 0; i < 120; ++i)
            (void)ask(u"shop"_s, 1);
        m_server->clock().advance(2 * kDayMs);
        const QString fresh = ask(u"shop"_s, 2);
        m_server->keepHouse();
        QCOMPARE(
            m_server->sql("SELECT thread_id FROM thread WHERE company_key = 'shop'"), QStringList{fresh});
        QCOMPARE(
            m_server->sql("SELECT thread_id FROM message WHERE company_key = 'shop'"), QStringList{fresh});
        QCOMPARE(
            m_server->sql("SELECT COUNT(*) FROM message_source WHERE company_key = 'shop' AND thread_id <> '"
                + fresh.toLatin1() + "'"),
            QStringList{u"0"_s});
    }
    void refusalsAndAnswersGoByTheirOwnTime()
    {
        json::Object event = visit(u"shop"_s, 77);
        for (const auto &[name, value] :
            json::Object{{u"type"_s, u"ITEM_ADDED"_s}, {u"product_id"_s, u"tent"_s},
                {u"product_name"_s, u"Tent"_s}, {u"value"_s, 5}, {u"quantity"_s, 1}})
            event.emplace_back(name, value);
        const Headers key{{"Idempotency-Key", "one"}};
        QCOMPARE(m_server->post("/analytics/cart_events", event, {}, key).status, 404);
        QCOMPARE(count("refused-events"), std::size_t(1));
        QCOMPARE(rows("idempotency"), u"0"_s);
        (void)ask(u"shop"_s, 77);
        QCOMPARE(m_server->post("/analytics/cart_events", event, {}, key).status, 200);
        QCOMPARE(rows("idempotency"), u"1"_s);
        m_server->clock().advance(kDayMs + 1);
        m_server->keepHouse();
        QCOMPARE(rows("idempotency"), u"0"_s);
        QCOMPARE(rows("refused_event"), u"1"_s);
        m_server->clock().advance(6 * kDayMs);
        m_server->keepHouse();
        QCOMPARE(rows("refused_event"), u"0"_s);
    }
    void itLooksOnceAnHour()
    {
        m_server->changeCompany(u"shop"_s, {{u"conversation_retention_days"_s, 1}});
        m_server->keepHouse();
        (void)ask(u"shop"_s, 1);
        m_server->clock().setNow(
            m_server->clock().nowMs() + 2 * kDayMs); // the hours of the sweep are the steady clock's
        m_server->keepHouse();
        QCOMPARE(count("threads"), std::size_t(1));
        m_server->clock().advance(app::Housekeeping::kSweepMs);
        m_server->keepHouse();
        QCOMPARE(count("threads"), std::size_t(0));
    }
};

std::unique_ptr<QObject> makeRetentionTests() { return std::make_unique<TestRetention>(); }

} // namespace answerdesk::test

#include "tst_retention.moc"
