// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/http/contract.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::test {

namespace {

constexpr qint64 kDayMs = 86'400'000;
const QByteArray kCompany = "/admin/v1/companies/shop";

json::Value order(const QString &orderId, const char *value = "100")
{
    const json::Object line{{u"product_id"_s, u"alta-2"_s}, {u"product_name"_s, u"Alta 2 tent"_s},
        {u"quantity"_s, 1}, {u"value"_s, json::Number{value}}, {u"currency"_s, u"EUR"_s}};
    return json::Object{{u"company_key"_s, u"shop"_s}, {u"user_fingerprint"_s, visitor(1)},
        {u"user_faq_fingerprint"_s, visitor(501)}, {u"value"_s, json::Number{value}},
        {u"currency"_s, u"EUR"_s}, {u"orderId"_s, orderId}, {u"line_items"_s, json::Array{line}}};
}

json::Value cart(const char *type = "ITEM_ADDED", int quantity = 1)
{
    return json::Object{{u"company_key"_s, u"shop"_s}, {u"user_fingerprint"_s, visitor(1)},
        {u"user_faq_fingerprint"_s, visitor(501)}, {u"type"_s, QString::fromLatin1(type)},
        {u"product_id"_s, u"alta-2"_s}, {u"product_name"_s, u"Alta 2 tent"_s}, {u"value"_s, 100},
        {u"currency"_s, u"EUR"_s}, {u"quantity"_s, quantity}};
}

} // namespace

/// What administrators do with orders, revenue, refused events and visitors.
class TestOrders : public QObject
{
    Q_OBJECT
    std::unique_ptr<TestServer> m_server;
    QByteArray m_key;

    Answer get(const QByteArray &below) { return m_server->adminCall("GET", kCompany + below); }
    Answer post(const QByteArray &below, const QByteArray &body)
    {
        return m_server->adminCall("POST", kCompany + below, body);
    }
    QString ask(int user, const QString &text = u"How many people fit into the Alta 2 tent?"_s)
    {
        const Answer answer = m_server->post("/api/v1/send_message",
            json::Object{{u"query_text"_s, text},
                {u"user_metadata"_s,
                    json::Object{{u"user_fingerprint"_s, visitor(user)},
                        {u"user_faq_fingerprint"_s, visitor(user + 500)},
                        {u"_email"_s, u"ana@example.org"_s}}}},
            m_key);
        if (answer.status != 200)
            qFatal("message: %s", answer.body.constData());
        return answer.text(u"thread_id");
    }
    void record(const json::Value &event, int status = 200)
    {
        const QByteArray path = event.find(u"line_items") ? "checkout_events" : "cart_events";
        const Answer answer = m_server->post("/analytics/" + path, event);
        QVERIFY2(answer.status == status, answer.body);
    }
    QByteArray orderId(const QByteArray &shopsOwn)
    {
        const json::Value page = get("/orders?order_id=" + shopsOwn).json();
        return entriesOf(page, u"items").front().string(u"event_id").toLatin1();
    }
    QString figure(const char *name, const QByteArray &query = "")
    {
        const json::Value revenue = get("/revenue" + query).json();
        for (const json::Value &each : entriesOf(entriesOf(revenue, u"currencies").front(), u"figures")) {
            if (each.string(u"name") == QLatin1String(name))
                return each.string(u"value");
        }
        return u"none"_s;
    }
    /// Every list that a figure leads to answers, and the orders' list has as many rows as there are orders.
    QStringList pathsOf(const json::Value &report)
    {
        QStringList paths;
        for (const json::Value &part : entriesOf(report, u"currencies")) {
            for (const json::Value &each : entriesOf(part, u"figures"))
                paths << each.string(u"rows");
        }
        for (const json::Value &each : entriesOf(report, u"funnel"))
            paths << each.string(u"rows");
        return paths;
    }

private slots:
    void init()
    {
        m_server = std::make_unique<TestServer>();
        m_server->makeCompany(u"shop"_s, {{u"time_zone"_s, u"Europe/Berlin"_s}});
        m_key = m_server->makeKey(u"shop"_s);
        m_server->importDocument(u"shop"_s, u"alta-2.md"_s,
            "# Alta 2 tent\n\n## How many people fit into the Alta 2 tent?\n\nThe Alta 2 tent has room for "
            "two people.\n");
    }
    void cleanup() { m_server.reset(); }

    void anOrderLeadsToThePassageOfItsAnswer()
    {
        const QString thread = ask(1);
        record(cart());
        record(order(u"NF-1"_s));
        const json::Value details = get("/orders/" + orderId("NF-1")).json();
        QCOMPARE(*details.find(u"order")->find(u"direct")->asBool(), true);
        QCOMPARE(details.find(u"order")->string(u"answer_thread_id"), thread);
        QCOMPARE(entriesOf(details, u"lines").front().string(u"product_id"), u"alta-2"_s);
        QCOMPARE(entriesOf(details, u"events").front().string(u"type"), u"ITEM_ADDED"_s);
        const json::Value &answer = *details.find(u"answer");
        QVERIFY(answer.string(u"question").contains(u"How many people"));
        QVERIFY(entriesOf(answer, u"sources").front().string(u"text").contains(u"room for two people"));
        QCOMPARE(m_server->adminCall("GET", details.string(u"thread").toLatin1()).status, 200);
        QCOMPARE(m_server->adminCall("GET", details.string(u"visitor").toLatin1()).status, 200);
        COMPARE_ERROR(get("/orders/99"), "NOT_FOUND");
        COMPARE_ERROR(get("/orders/NF-1"), "NOT_FOUND");
    }

    void refundsLowerNetRevenueAndLeaveTheOrder()
    {
        ask(1);
        record(order(u"NF-1"_s, "100.50"));
        record(order(u"NF-2"_s, "20"));
        const QByteArray path = "/orders/" + orderId("NF-1") + "/refunds";
        const Answer first
            = post(path, R"({"kind":"refund","value":30.25,"reference":"r-1","reason":"torn"})");
        QVERIFY2(first.status == 201, first.body);
        QCOMPARE(first.text(u"value"), u"30.25"_s);
        COMPARE_ERROR(post(path, R"({"kind":"refund","value":1,"reference":"r-1"})"), "ALREADY_EXISTS");
        COMPARE_ERROR(post(path, R"({"kind":"refund","value":70.26})"), "INVALID_FIELDS");
        COMPARE_ERROR(post(path, R"({"kind":"refund","value":0})"), "INVALID_FIELDS");
        COMPARE_ERROR(post(path, R"({"kind":"refund"})"), "MISSING_REQUIRED_FIELDS");
        COMPARE_ERROR(post(path, R"({"kind":"cancellation","value":1})"), "INVALID_FIELDS");
        COMPARE_ERROR(post("/orders/99/refunds", R"({"kind":"cancellation"})"), "NOT_FOUND");
        m_server->clock().advance(3 * kDayMs); // a refund counts on its own day
        QCOMPARE(post(path, R"({"kind":"cancellation"})").text(u"value"), u"70.25"_s);
        COMPARE_ERROR(post(path, R"({"kind":"cancellation"})"), "INVALID_FIELDS");
        QCOMPARE(figure("attributed_revenue"), u"120.50"_s);
        QCOMPARE(figure("refunded"), u"100.50"_s);
        QCOMPARE(figure("net_revenue"), u"20.00"_s);
        QCOMPARE(figure("orders"), u"2"_s);
        QCOMPARE(figure("refunded", "?preset=today"), u"70.25"_s);
        QCOMPARE(figure("net_revenue", "?preset=today"), u"-70.25"_s);
        const json::Value row = entriesOf(get("/orders?order_id=NF-1").json(), u"items").front();
        QCOMPARE(row.string(u"value") + u' ' + row.string(u"refunded") + u' ' + row.string(u"net_value"),
            u"100.50 100.50 0.00"_s);
        QCOMPARE(entriesOf(get("/refunds").json(), u"items").size(), std::size_t(2));
        QCOMPARE(entriesOf(get("/revenue/check").json(), u"differences").size(), std::size_t(0));
        const json::Value audit = get("/audit?action=order.refunded").json();
        QCOMPARE(entriesOf(audit, u"items").size(), std::size_t(2));
    }

    void aRepeatedRefundGivesNothingBackTwice()
    {
        ask(1);
        record(order(u"NF-1"_s, "100"));
        record(order(u"NF-2"_s, "100"));
        const QByteArray path = "/orders/" + orderId("NF-1") + "/refunds";
        const QByteArray body = R"({"kind":"refund","value":30})";
        const Headers key{{"Idempotency-Key", "refund-1"}};
        const auto refund = [&](const QByteArray &sent, const Headers &headers, const QByteArray &to) {
            return m_server->adminCall("POST", kCompany + to, sent, headers);
        };
        const Answer first = refund(body, key, path);
        QCOMPARE(first.status, 201);
        const Answer second = refund(body, key, path);
        QCOMPARE(second.status, 201);
        QCOMPARE(second.body, first.body);
        QCOMPARE(second.header("Content-Type"), first.header("Content-Type"));
        QCOMPARE(entriesOf(get("/refunds").json(), u"items").size(), std::size_t(1));
        QCOMPARE(figure("refunded"), u"30.00"_s);
        QCOMPARE(entriesOf(get("/audit?action=order.refunded").json(), u"items").size(), std::size_t(1));
        COMPARE_ERROR(refund(R"({"kind":"refund","value":31})", key, path), "IDEMPOTENCY_KEY_REUSED");
        COMPARE_ERROR(refund(body, {{"Idempotency-Key", ""}}, path), "INVALID_FIELDS");
        // The key of another order, and another administrator's, are other keys.
        const QByteArray other = "/orders/" + orderId("NF-2") + "/refunds";
        QCOMPARE(refund(body, key, other).status, 201);
        m_server->adminCall("POST", "/admin/v1/admins",
            R"({"email":"ana@shop.example","role":"company_admin","companies":["shop"],)"
            R"("password":"correct horse battery"})");
        HttpProbe probe(m_server->admin());
        const QByteArray token = probe
                                     .request("POST", "/admin/v1/sessions",
                                         R"({"email":"ana@shop.example","password":"correct horse battery"})",
                                         {{"Content-Type", "application/json"}})
                                     .text(u"token")
                                     .toLatin1();
        const Answer anas = probe.request("POST", kCompany + path, body,
            Headers{bearer(token), {"Content-Type", "application/json"}} + key);
        QVERIFY2(anas.status == 201, anas.body);
        QVERIFY(anas.text(u"refund_id") != first.text(u"refund_id"));
        QCOMPARE(figure("refunded"), u"90.00"_s);
        // A refused one leaves the key free, and so does a day.
        const Headers free{{"Idempotency-Key", "refund-2"}};
        COMPARE_ERROR(refund(R"({"kind":"refund","value":999})", free, path), "INVALID_FIELDS");
        QCOMPARE(refund(body, free, path).status, 201);
        m_server->clock().advance(kDayMs);
        QCOMPARE(refund(body, key, path).body, first.body);
        m_server->clock().advance(1);
        COMPARE_ERROR(refund(body, key, path), "INVALID_FIELDS"); // 10 are left
        QCOMPARE(refund(R"({"kind":"cancellation"})", key, path).status, 201);
    }
    void figuresLeadToTheirRows()
    {
        ask(1);
        record(cart());
        record(order(u"NF-1"_s));
        record(order(u"NF-2"_s));
        const json::Value revenue = get("/revenue").json();
        const QStringList paths = pathsOf(revenue);
        QVERIFY(paths.size() > 15);
        for (const QString &path : paths) {
            const Answer answer = m_server->adminCall("GET", path.toLatin1());
            QVERIFY2(answer.status == 200, path.toLatin1() + ' ' + answer.body);
            const std::size_t rows = entriesOf(answer.json(), u"items").size();
            if (path.contains(u"/orders?") && !path.contains(u"direct=false"))
                QCOMPARE(rows, std::size_t(2));
            else if (path.contains(u"/events?") || path.contains(u"/tickets?"))
                QCOMPARE(rows, std::size_t(1));
            else
                QCOMPARE(rows, std::size_t(0));
        }
        for (const char *by :
            {"channel", "product", "source", "locale", "page", "faq", "direct", "question"}) {
            const json::Value parts = get(QByteArray("/revenue/breakdown?by=") + by).json();
            const json::Array all = entriesOf(parts, u"parts");
            QCOMPARE(all.size(), std::size_t(by == QByteArray("faq") ? 0 : 1));
            for (const json::Value &part : all) {
                QCOMPARE(part.string(u"revenue"), u"200.00"_s);
                const Answer rows = m_server->adminCall("GET", part.string(u"rows").toLatin1());
                QVERIFY2(entriesOf(rows.json(), u"items").size() == 2, part.toJson());
            }
        }
    }

    void aProductIsShownByItsLastName()
    {
        const auto label = [this] {
            return entriesOf(get("/revenue/breakdown?by=product").json(), u"parts").front().string(u"label");
        };
        const auto renamed = [](const json::Value &event, const char *name) {
            return *json::parse(event.toJson().replace("Alta 2 tent", name));
        };
        ask(1);
        record(order(u"NF-1"_s));
        QCOMPARE(label(), u"Alta 2 tent"_s);
        record(renamed(cart(), "Alta 2 (2027)"));
        QCOMPARE(label(), u"Alta 2 (2027)"_s);
        record(renamed(order(u"NF-2"_s), "Alta II"));
        QCOMPARE(label(), u"Alta II"_s);
    }

    void aQuestionOpensTheOrdersThatItBrought_data()
    {
        QTest::addColumn<QString>("question");
        QTest::newRow("marks") << u"Alta 2 tent: 50% & more + #1? How many \"people\" fit; =cmd|'/c'!A1"_s;
        QTest::newRow("long") << u"How many people fit into the Alta 2 tent? \U0001F3D5 "_s.repeated(60);
        QTest::newRow("none") << u"-"_s;
    }
    void aQuestionOpensTheOrdersThatItBrought()
    {
        QFETCH(const QString, question);
        ask(1);
        record(order(u"NF-1"_s));
        ask(1, question);
        record(order(u"NF-2"_s, "30"));
        ask(1);
        record(order(u"NF-3"_s));
        const auto partsOf
            = [this] { return entriesOf(get("/revenue/breakdown?by=question").json(), u"parts"); };
        qint64 orders = 0;
        for (const json::Value &part : partsOf()) {
            const json::Array rows
                = entriesOf(m_server->adminCall("GET", part.string(u"rows").toLatin1()).json(), u"items");
            QCOMPARE(qint64(rows.size()), numberOf(part, u"orders"));
            for (const json::Value &row : rows) {
                const json::Value details = get("/orders/" + row.string(u"event_id").toLatin1()).json();
                const QString asked = details.find(u"answer")->string(u"question");
                QVERIFY2(asked.startsWith(part.string(u"value")), qPrintable(asked));
            }
            orders += numberOf(part, u"orders");
        }
        QCOMPARE(orders, 3);
        m_server->sql("DELETE FROM message WHERE company_key = 'shop'"); // as retention does
        const json::Array gone = partsOf();
        QCOMPARE(gone.size(), std::size_t(1));
        const QByteArray path = gone.front().string(u"rows").toLatin1();
        QCOMPARE(entriesOf(m_server->adminCall("GET", path).json(), u"items").size(), std::size_t(3));
    }

    void totalsAreCheckedAndMended()
    {
        ask(1);
        record(order(u"NF-1"_s));
        m_server->sql("UPDATE daily_total SET orders = orders + 1");
        const json::Value found = get("/revenue/check").json();
        const json::Value difference = entriesOf(found, u"differences").front();
        QCOMPARE(difference.string(u"figure") + u' ' + difference.string(u"stored") + u' '
                + difference.string(u"counted"),
            u"orders 2 1"_s);
        QCOMPARE(figure("orders"), u"2"_s); // looking changes nothing
        QCOMPARE(entriesOf(post("/revenue/repair", "{}").json(), u"differences").size(), std::size_t(1));
        QCOMPARE(figure("orders"), u"1"_s);
        QCOMPARE(entriesOf(get("/revenue/check").json(), u"differences").size(), std::size_t(0));
        QCOMPARE(entriesOf(get("/audit?action=revenue.repaired").json(), u"items").size(), std::size_t(1));
    }

    void aSettingCountsForTheFutureUntilItIsAskedForThePast()
    {
        ask(1);
        m_server->clock().advance(10 * 3'600'000);
        record(order(u"NF-1"_s));
        m_server->changeCompany(u"shop"_s, {{u"attribution_window_hours"_s, 5}});
        record(order(u"NF-2"_s), 404);
        QCOMPARE(figure("orders"), u"1"_s);
        COMPARE_ERROR(post("/revenue/recalculate", "{}"), "MISSING_REQUIRED_FIELDS");
        const json::Value done = post("/revenue/recalculate", R"({"from":"2026-01-01"})").json();
        QCOMPARE(numberOf(done, u"orders"), 1);
        QCOMPARE(numberOf(done, u"lost"), 1);
        QCOMPARE(entriesOf(get("/orders?attributed=false").json(), u"items").size(), std::size_t(1));
        QCOMPARE(
            entriesOf(get("/audit?action=revenue.recalculated").json(), u"items").size(), std::size_t(1));
        m_server->changeCompany(u"shop"_s, {{u"attribution_window_hours"_s, 24}});
        QCOMPARE(numberOf(post("/revenue/recalculate", R"({"from":"2026-01-01"})").json(), u"changed"), 1);
        QCOMPARE(figure("attributed_revenue"), u"100.00"_s);
        QCOMPARE(entriesOf(get("/revenue/check").json(), u"differences").size(), std::size_t(0));
    }

    void anotherTimeZoneCountsTheDaysAnew()
    {
        ask(1);
        record(order(u"NF-1"_s));
        const QString before = entriesOf(get("/revenue").json(), u"currencies").front().string(u"currency");
        m_server->changeCompany(u"shop"_s, {{u"time_zone"_s, u"Pacific/Kiritimati"_s}});
        while (m_server->sql(
                   "SELECT time_zone FROM revenue_state WHERE company_key = 'shop' AND is_rebuilding = 0")
            != QStringList(u"Pacific/Kiritimati"_s)) { }
        QCOMPARE(m_server->sql("SELECT day FROM checkout"), QStringList(u"2026-05-29"_s));
        QCOMPARE(m_server->sql("SELECT day FROM daily_total"), QStringList(u"2026-05-29"_s));
        QCOMPARE(figure("attributed_revenue"), u"100.00"_s);
        QCOMPARE(before, u"EUR"_s);
    }

    void refusalsAreExplained()
    {
        record(cart(), 404);
        const json::Value row = entriesOf(get("/refused-events").json(), u"items").front();
        const json::Value why = get("/refused-events/" + row.string(u"refusal_id").toLatin1()).json();
        QCOMPARE(why.string(u"code"), u"ACTIVE_TICKET_NOT_FOUND"_s);
        QVERIFY(why.string(u"remedy").contains(u"getFingerprint()"));
        QVERIFY(why.find(u"nearest_ticket")->isNull());
        ask(1);
        m_server->clock().advance(2 * kDayMs);
        record(cart(), 404);
        const json::Value late = entriesOf(get("/refused-events").json(), u"items").front();
        const json::Value whyLate = get("/refused-events/" + late.string(u"refusal_id").toLatin1()).json();
        QVERIFY(whyLate.string(u"remedy").contains(u"48 h 0 min before"));
        QCOMPARE(whyLate.find(u"nearest_ticket")->find(u"ticket")->string(u"ticket_id"), u"1"_s);
        COMPARE_ERROR(get("/refused-events/99"), "NOT_FOUND");
        m_server->clock().advance(8 * kDayMs);
        COMPARE_ERROR(get("/refused-events/" + late.string(u"refusal_id").toLatin1()), "NOT_FOUND");
    }

    void aSimulatedEventLeavesNothing()
    {
        const auto simulate = [this](const char *member, const json::Value &event) {
            return post(
                "/events/simulate", json::Value(json::Object{{QString::fromLatin1(member), event}}).toJson());
        };
        const auto counts = [this] {
            QStringList all;
            for (const char *table :
                {"cart_event", "cart_item", "checkout", "refused_event", "daily_total", "daily_slice"})
                all << m_server->sql(QByteArray("SELECT COUNT(*) FROM ") + table);
            return all;
        };
        json::Value answer = simulate("cart_event", cart()).json();
        QCOMPARE(*answer.find(u"accepted")->asBool(), false);
        QCOMPARE(answer.string(u"code"), u"ACTIVE_TICKET_NOT_FOUND"_s);
        ask(1);
        const QStringList before = counts();
        answer = simulate("cart_event", cart("QUANTITY_INCREASED", 2)).json();
        QCOMPARE(answer.string(u"code"), u"PREVIOUS_ITEM_ADDED_EVENT_NOT_FOUND"_s);
        answer = simulate("cart_event", cart("ITEM_ADDED", 3)).json();
        QCOMPARE(*answer.find(u"accepted")->asBool(), true);
        QCOMPARE(answer.string(u"item_state"), u"several"_s);
        QCOMPARE(answer.string(u"cart_change"), u"300.00"_s);
        answer = simulate("checkout_event", order(u"NF-1"_s)).json();
        QCOMPARE(*answer.find(u"direct")->asBool(), true);
        QCOMPARE(answer.string(u"channel"), u"chat"_s);
        QCOMPARE(counts(), before);
        record(order(u"NF-1"_s)); // nobody has it yet
        answer = simulate("checkout_event", order(u"NF-1"_s)).json();
        QCOMPARE(answer.string(u"code"), u"ORDER_ALREADY_EXISTS"_s);
        COMPARE_ERROR(post("/events/simulate", "{}"), "MISSING_REQUIRED_FIELDS");
        COMPARE_ERROR(
            simulate("cart_event", with(cart(), {{u"company_key"_s, u"other"_s}})), "INVALID_FIELDS");
        COMPARE_ERROR(simulate("cart_event", with(cart(), {{u"quantity"_s, 0}})), "INVALID_FIELDS");
        QCOMPARE(entriesOf(get("/revenue/check").json(), u"differences").size(), std::size_t(0));
    }

    void aVisitorIsFoundExportedAndErased()
    {
        const QString thread = ask(1);
        ask(2);
        record(cart());
        record(order(u"NF-1"_s));
        const QByteArray path = "/visitors/" + visitor(501).toLatin1();
        const json::Value held = get("/visitors/" + visitor(501).toUpper().toLatin1()).json();
        QCOMPARE(held.string(u"fingerprint"), visitor(501));
        QCOMPARE(numberOf(held, u"threads"), 1);
        QCOMPARE(numberOf(held, u"cart_events"), 1);
        QCOMPARE(numberOf(held, u"orders"), 1);
        const Answer records = get(path + "/records");
        QStringList kinds;
        for (const json::Value &record : entriesOf(records.json(), u"items")) {
            kinds << record.string(u"kind");
            if (const QString shown = record.string(u"path"); !shown.isEmpty())
                QCOMPARE(m_server->adminCall("GET", shown.toLatin1()).status, 200);
        }
        for (const char *kind : {"message", "interaction", "ticket", "cart_event", "order"})
            QVERIFY2(kinds.contains(QLatin1String(kind)), kind);
        QVERIFY(records.body.contains("room for two people") && !records.body.contains("ana@example.org"));
        QStringList paged;
        QByteArray cursor;
        do {
            const json::Value page = get(path + "/records?limit=2&cursor=" + cursor).json();
            for (const json::Value &record : entriesOf(page, u"items"))
                paged << record.string(u"kind");
            cursor = page.string(u"next_cursor").toLatin1();
        } while (!cursor.isEmpty());
        QCOMPARE(paged, kinds);

        const QByteArray before = get("/revenue").body;
        const json::Value erased = m_server->adminCall("DELETE", kCompany + path).json();
        QCOMPARE(numberOf(erased, u"threads"), 1);
        QCOMPARE(numberOf(erased, u"orders"), 1);
        QCOMPARE(get("/revenue").body, before);
        COMPARE_ERROR(get(path), "NOT_FOUND");
        COMPARE_ERROR(get(path + "/records"), "NOT_FOUND");
        COMPARE_ERROR(m_server->adminCall("DELETE", kCompany + path), "NOT_FOUND");
        COMPARE_ERROR(get("/threads/" + thread.toLatin1()), "NOT_FOUND");
        COMPARE_ERROR(get("/visitors/00000000-0000-0000-0000-000000000000"), "NOT_FOUND");
        COMPARE_ERROR(get("/visitors/nobody"), "NOT_FOUND");
        QCOMPARE(get("/visitors/" + visitor(2).toLatin1()).status, 200); // somebody else
        record(order(u"NF-2"_s), 404); // is not known any more
        QCOMPARE(entriesOf(get("/orders?order_id=NF-1").json(), u"items").size(), std::size_t(1));
        QCOMPARE(entriesOf(get("/revenue/check").json(), u"differences").size(), std::size_t(0));
        const Answer audit = get("/audit?action=visitor.erased");
        QCOMPARE(entriesOf(audit.json(), u"items").size(), std::size_t(1));
        QVERIFY(!audit.body.contains(visitor(501).toLatin1()));
    }
};

} // namespace answerdesk::test

QTEST_GUILESS_MAIN(answerdesk::test::TestOrders)
#include "tst_orders.moc"
