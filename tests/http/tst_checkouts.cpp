// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/http/contract.h"
#include <latch>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::test {

namespace {

const QByteArray kPath = "/analytics/checkout_events";

json::Value line(const char *quantity = "1", const char *value = "249.90")
{
    return json::Object{{u"product_id"_s, u"alta-2"_s}, {u"product_name"_s, u"Alta 2 tent"_s},
        {u"quantity"_s, json::Number{quantity}}, {u"value"_s, json::Number{value}},
        {u"currency"_s, u"EUR"_s}};
}

json::Value order(const QString &orderId, const char *value = "249.90")
{
    json::Value body = json::Object{{u"company_key"_s, u"shop"_s}, {u"user_fingerprint"_s, visitor(1)},
        {u"user_faq_fingerprint"_s, visitor(5001)}, {u"value"_s, json::Number{value}},
        {u"currency"_s, u"EUR"_s}, {u"line_items"_s, json::Array{line()}}};
    return orderId.isEmpty() ? body : with(std::move(body), {{u"orderId"_s, orderId}});
}

} // namespace

/// POST /analytics/checkout_events, and the revenue that orders add up to.
class TestCheckouts : public QObject
{
    Q_OBJECT
    std::unique_ptr<TestServer> m_server;
    QByteArray m_key;

    Answer send(const json::Value &body, const Headers &headers = {})
    {
        return m_server->post(kPath, body, {}, headers);
    }
    void interact(int user, const QByteArray &key)
    {
        const Answer answer = m_server->post("/api/v1/send_message",
            json::Object{{u"query_text"_s, u"Hello!"_s},
                {u"user_metadata"_s, json::Object{{u"user_fingerprint"_s, visitor(user)}}}},
            key);
        QCOMPARE(answer.status, 200);
    }
    json::Array orders()
    {
        return entriesOf(
            m_server->adminCall("GET", "/admin/v1/companies/shop/orders?limit=200").json(), u"items");
    }
    json::Value revenueOf(const char *company, const char *query = "")
    {
        return m_server
            ->adminCall("GET", "/admin/v1/companies/" + QByteArray(company) + "/revenue" + QByteArray(query))
            .json();
    }

private slots:
    void initTestCase()
    {
        m_server = std::make_unique<TestServer>();
        m_server->makeCompany(u"shop"_s);
        m_key = m_server->makeKey(u"shop"_s);
        interact(1, m_key);
    }
    void cleanupTestCase() { m_server.reset(); }

    void anOrderIsRecorded()
    {
        const Answer answer = send(order(u"NF-1"_s));
        QCOMPARE(answer.status, 200);
        QCOMPARE(answer.body, QByteArray(R"({"status":"success","event_type":"CHECKOUT_EVENT_RECORDED"})"));
        QVERIFY(answer.hasHeader("X-Request-Id"));
        const json::Value row = orders().front();
        QCOMPARE(row.string(u"order_id"), u"NF-1"_s);
        QCOMPARE(row.string(u"value"), u"249.90"_s);
        QCOMPARE(row.string(u"currency"), u"EUR"_s);
    }
    void anOrderCountsOnceForEver_data()
    {
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("second");
        QTest::newRow("orderId, orderId") << u"orderId"_s << u"orderId"_s;
        QTest::newRow("orderId, order_id") << u"orderId"_s << u"order_id"_s;
        QTest::newRow("order_id, orderId") << u"order_id"_s << u"orderId"_s;
    }
    void anOrderCountsOnceForEver()
    {
        QFETCH(QString, first);
        QFETCH(QString, second);
        const QString id = u"once/"_s + QString::fromLatin1(QTest::currentDataTag());
        const qint64 at = m_server->clock().nowMs();
        QCOMPARE(send(with(order({}), {{first, id}})).status, 200);
        m_server->clock().advance(60'000);
        const Answer again = send(with(order({}, "1.00"), {{second, id}}));
        COMPARE_ERROR(again, "ORDER_ALREADY_EXISTS");
        QCOMPARE(again.text(u"first_recorded_at"), rfc3339(at));
    }
    void ordersWithoutAnIdentifierAlwaysCount()
    {
        for (const json::Object &none : {json::Object{}, json::Object{{u"orderId"_s, QString(u""_s)}},
                 json::Object{{u"order_id"_s, json::Value()}}}) {
            QCOMPARE(send(with(order({}), none)).status, 200);
            QCOMPARE(send(with(order({}), none)).status, 200);
        }
        QVERIFY(orders().front().find(u"order_id")->isNull());
    }
    void anotherCompanyMayUseTheSameIdentifier()
    {
        m_server->makeCompany(u"other"_s);
        interact(1, m_server->makeKey(u"other"_s));
        QCOMPARE(send(order(u"both"_s)).status, 200);
        QCOMPARE(send(with(order(u"both"_s), {{u"company_key"_s, u"other"_s}})).status, 200);
    }
    void bothSpellingsMustAgree()
    {
        QCOMPARE(send(with(order(u"same"_s), {{u"order_id"_s, u"same"_s}})).status, 200);
        const Answer answer = send(with(order(u"one"_s), {{u"order_id"_s, u"two"_s}}));
        COMPARE_ERROR(answer, "INVALID_FIELDS");
        QCOMPARE(answer.invalidFields().keys(), QStringList{u"order_id"_s});
    }

    void absentFieldsAreNamedAllAtOnce()
    {
        const Answer nothing = send(json::Object{});
        COMPARE_ERROR(nothing, "MISSING_REQUIRED_FIELDS");
        QCOMPARE(nothing.missingFields(),
            (QStringList{u"company_key"_s, u"user_fingerprint"_s, u"user_faq_fingerprint"_s, u"value"_s,
                u"currency"_s, u"line_items"_s}));
        const Answer lines = send(with(without(order({}), u"currency"_s),
            {{u"line_items"_s, json::Array{line(), json::Object{}, without(line(), u"value"_s)}}}));
        COMPARE_ERROR(lines, "MISSING_REQUIRED_FIELDS");
        QCOMPARE(lines.missingFields(),
            (QStringList{u"currency"_s, u"line_items[1].product_id"_s, u"line_items[1].product_name"_s,
                u"line_items[1].quantity"_s, u"line_items[1].value"_s, u"line_items[1].currency"_s,
                u"line_items[2].value"_s}));
    }
    void faultyFieldsAreNamed_data()
    {
        QTest::addColumn<QByteArray>("change");
        QTest::addColumn<QStringList>("names");
        const auto row = [](const char *name, const QByteArray &change, const QStringList &names) {
            QTest::newRow(name) << change << names;
        };
        row("orderId a number", R"({"orderId":100042})", {u"orderId"_s});
        row("order_id a number", R"({"order_id":100042})", {u"order_id"_s});
        row("orderId too long", "{\"orderId\":\"" + QByteArray(256, '1') + "\"}", {u"orderId"_s});
        row("no lines", R"({"line_items":[]})", {u"line_items"_s});
        row("lines an object", R"({"line_items":{}})", {u"line_items"_s});
        row("a line a text", R"({"line_items":["a"]})", {u"line_items[0]"_s});
        row("a line null", R"({"line_items":[null]})", {u"line_items[0]"_s});
        row("value negative", R"({"value":-1})", {u"value"_s});
        row("value too large", R"({"value":1000000000000})", {u"value"_s});
        row("value a text", R"({"value":"249.90"})", {u"value"_s});
        row("seven decimals", R"({"value":0.1234567})", {u"value"_s});
        row("currency", R"({"currency":"EURO"})", {u"currency"_s});
        row("fingerprints", R"({"user_fingerprint":"x","user_faq_fingerprint":"y"})",
            {u"user_faq_fingerprint"_s, u"user_fingerprint"_s});
        row("in lines",
            R"({"line_items":[{"product_id":"a","product_name":"b","quantity":1,"value":1,"currency":"EUR"},)"
            R"({"product_id":5,"product_name":"b","quantity":"1","value":-1,"currency":"EURO"}]})",
            {u"line_items[1].currency"_s, u"line_items[1].product_id"_s, u"line_items[1].quantity"_s,
                u"line_items[1].value"_s});
    }
    void faultyFieldsAreNamed()
    {
        QFETCH(QByteArray, change);
        QFETCH(QStringList, names);
        const Answer answer = send(with(order({}), *parsed(change).asObject()));
        COMPARE_ERROR(answer, "INVALID_FIELDS");
        QCOMPARE(answer.invalidFields().keys(), names);
    }
    void upToAThousandLines()
    {
        QCOMPARE(send(with(order({}), {{u"line_items"_s, json::Array(1000, line())}})).status, 200);
        const Answer more = send(with(order({}), {{u"line_items"_s, json::Array(1001, line())}}));
        COMPARE_ERROR(more, "INVALID_FIELDS");
        QCOMPARE(more.invalidFields().keys(), QStringList{u"line_items"_s});
    }
    void theLinesNeedNotAddUp()
    {
        QCOMPARE(send(order(u"differs"_s, "300.00")).status, 200);
        QCOMPARE(send(with(order({}), {{u"orderId"_s, QString(255, u'9')}})).status, 200);
    }
    void checksRunInTheirOrder()
    {
        COMPARE_ERROR(send(with(order({}), {{u"company_key"_s, u"nobody"_s}})), "COMPANY_NOT_FOUND");
        QCOMPARE(send(order(u"known"_s)).status, 200);
        const json::Value stranger = with(order(u"known"_s), {{u"user_fingerprint"_s, visitor(900)}});
        COMPARE_ERROR(send(stranger), "ACTIVE_TICKET_NOT_FOUND");
        COMPARE_ERROR(send(with(stranger, {{u"company_key"_s, u"nobody"_s}})), "COMPANY_NOT_FOUND");
    }

    void ofTwoEqualOrdersAtOnceOneCounts()
    {
        HttpProbe left(m_server->base());
        HttpProbe right(m_server->base());
        int wins = 0;
        constexpr int kRounds = 200;
        for (int round = 0; round < kRounds; ++round) {
            const QByteArray bytes = HttpProbe::format("POST", kPath, order(u"race-%1"_s.arg(round)).toJson(),
                {{"Content-Type", "application/json"}}, "localhost");
            left.send(bytes);
            right.send(bytes);
            const Answer a = left.read();
            const Answer b = right.read();
            QCOMPARE(std::min(a.status, b.status), 200);
            QCOMPARE(std::max(a.status, b.status), 409);
            COMPARE_ERROR(a.status == 409 ? a : b, "ORDER_ALREADY_EXISTS");
            wins += a.status == 200;
        }
        QVERIFY(wins <= kRounds);
    }
    void manyEqualOrdersFromManyClients()
    {
        for (int round = 0; round < 10; ++round) {
            std::atomic<int> recorded = 0;
            std::atomic<int> refused = 0;
            std::latch start(8);
            std::vector<std::unique_ptr<QThread>> threads;
            for (int i = 0; i < 8; ++i) {
                threads.emplace_back(QThread::create([&] {
                    HttpProbe probe(m_server->base());
                    start.arrive_and_wait();
                    const Answer answer = probe.request("POST", kPath,
                        order(u"crowd-%1"_s.arg(round)).toJson(), {{"Content-Type", "application/json"}});
                    recorded += answer.status == 200;
                    refused += answer.code() == "ORDER_ALREADY_EXISTS";
                }));
                threads.back()->start();
            }
            for (const auto &thread : threads)
                thread->wait();
            QCOMPARE(recorded, 1);
            QCOMPARE(refused, 7);
        }
    }
    void aReplayGetsTheFirstAnswer()
    {
        const Headers key{{"Idempotency-Key", "order-1"}};
        const Answer first = send(order(u"replay"_s), key);
        QCOMPARE(first.status, 200);
        QCOMPARE(send(order(u"replay"_s), key).body, first.body);
        COMPARE_ERROR(send(order(u"replay"_s)), "ORDER_ALREADY_EXISTS");
        COMPARE_ERROR(send(order(u"replay-2"_s), key), "IDEMPOTENCY_KEY_REUSED");
        const Answer malformed = send(order(u"replay-3"_s), {{"Idempotency-Key", QByteArray(256, 'a')}});
        COMPARE_ERROR(malformed, "INVALID_FIELDS");
    }

    void revenueIsTheSumOfOrders()
    {
        m_server->makeCompany(u"sums"_s);
        interact(20, m_server->makeKey(u"sums"_s));
        const json::Object mine{{u"company_key"_s, u"sums"_s}, {u"user_fingerprint"_s, visitor(20)}};
        for (int i = 0; i < 10; ++i)
            QCOMPARE(send(with(order({}, "0.10"), mine)).status, 200);
        QCOMPARE(send(with(with(order({}, "1500"), mine), {{u"currency"_s, u"jpy"_s}})).status, 200);
        const json::Value revenue = revenueOf("sums");
        const json::Array currencies = entriesOf(revenue, u"currencies");
        QCOMPARE(currencies.size(), 2);
        QCOMPARE(currencies[0].string(u"currency"), u"EUR"_s);
        QCOMPARE(currencies[0].string(u"attributed_revenue"), u"1.00"_s);
        QCOMPARE(currencies[0].string(u"average_order_value"), u"0.10"_s);
        QCOMPARE(numberOf(currencies[0], u"orders"), 10);
        QCOMPARE(entriesOf(currencies[0], u"days").size(), 30);
        QCOMPARE(currencies[1].string(u"currency"), u"JPY"_s);
        QCOMPARE(numberOf(currencies[1], u"orders"), 1);
        QCOMPARE(numberOf(revenue, u"tickets"), 1);
        QCOMPARE(numberOf(revenue, u"tickets_with_order"), 1);
    }
    void testVisitorsStayOutOfRevenue()
    {
        m_server->makeCompany(u"trial"_s);
        interact(30, m_server->makeKey(u"trial"_s, {{u"test"_s, true}}));
        QCOMPARE(send(with(order({}), {{u"company_key"_s, u"trial"_s}, {u"user_fingerprint"_s, visitor(30)}}))
                     .status,
            200);
        QCOMPARE(entriesOf(revenueOf("trial"), u"currencies").size(), 0);
        QCOMPARE(numberOf(revenueOf("trial"), u"tickets"), 0);
        const json::Value all = revenueOf("trial", "?include_test=true");
        QCOMPARE(entriesOf(all, u"currencies").front().string(u"attributed_revenue"), u"249.90"_s);
        QCOMPARE(numberOf(all, u"tickets"), 1);
    }
    void aFaqIsAnInteractionOfItsChannel()
    {
        FakeSite site;
        site.serve("/tent", {productPage(u"Alta 2 tent"_s)});
        m_server->makeCompany(u"faqs"_s, {{u"allowed_hosts"_s, json::Array{site.hostPort()}}});
        const QByteArray key = m_server->makeKey(u"faqs"_s);
        const QString url = site.url(u"/tent"_s);
        const QByteArray path = "/api/v1/product-faqs?page_url=" + QUrl::toPercentEncoding(url);
        m_server->get(path, key);
        m_server->waitForPage(u"faqs"_s, url);
        const json::Value faq = entriesOf(m_server->get(path, key).json(), u"faqs").front();
        const Answer answer = m_server->post("/api/v1/send_message",
            json::Object{{u"query_text"_s, faq.string(u"question")}, {u"faq_id"_s, *faq.find(u"faq_id")},
                {u"user_metadata"_s, json::Object{{u"user_faq_fingerprint"_s, visitor(5040)}}}},
            key);
        QCOMPARE(answer.status, 200);
        QCOMPARE(send(with(order({}),
                          {{u"company_key"_s, u"faqs"_s},
                              {u"user_fingerprint"_s, u"00000000-0000-0000-0000-000000000000"_s},
                              {u"user_faq_fingerprint"_s, visitor(5040)}}))
                     .status,
            200);
        const json::Value total = entriesOf(revenueOf("faqs"), u"currencies").front();
        const json::Value today = entriesOf(total, u"days").back();
        QCOMPARE(today.string(u"faq"), u"249.90"_s);
        QCOMPARE(today.string(u"helpful"), u"249.90"_s);
    }
};

std::unique_ptr<QObject> makeCheckoutTests() { return std::make_unique<TestCheckouts>(); }

} // namespace answerdesk::test

#include "tst_checkouts.moc"
