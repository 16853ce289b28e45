// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/http/contract.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::test {

namespace {

constexpr qint64 kHourMs = 3'600'000;
const QByteArray kPath = "/analytics/cart_events";

json::Value cartEvent(int user, const char *type = "ITEM_ADDED", const char *quantity = "1")
{
    return json::Object{{u"company_key"_s, u"shop"_s}, {u"user_fingerprint"_s, visitor(user)},
        {u"user_faq_fingerprint"_s, visitor(user + 5000)}, {u"type"_s, QString::fromLatin1(type)},
        {u"product_id"_s, u"alta-2"_s}, {u"product_name"_s, u"Alta 2 tent"_s},
        {u"value"_s, json::Number{"249.90"}}, {u"currency"_s, u"EUR"_s},
        {u"quantity"_s, json::Number{quantity}}, {u"source"_s, u"web"_s}};
}

} // namespace

/// POST /analytics/cart_events.
class TestCarts : public QObject
{
    Q_OBJECT
    std::unique_ptr<TestServer> m_server;
    QByteArray m_key;
    int m_lastVisitor = 0;

    Answer send(const json::Value &body, const Headers &headers = {})
    {
        return m_server->post(kPath, body, {}, headers);
    }
    /// Sends a message as this visitor, which opens a ticket.
    void interact(int user, const QByteArray &key = {})
    {
        const Answer answer = m_server->post("/api/v1/send_message",
            json::Object{{u"query_text"_s, u"Hello!"_s},
                {u"user_metadata"_s, json::Object{{u"user_fingerprint"_s, visitor(user)}}}},
            key.isEmpty() ? m_key : key);
        QCOMPARE(answer.status, 200);
    }
    /// A visitor with a ticket whom no other test knows.
    int newVisitor()
    {
        interact(++m_lastVisitor);
        return m_lastVisitor;
    }
    json::Array rows(const char *list)
    {
        return entriesOf(
            m_server->adminCall("GET", "/admin/v1/companies/shop/" + QByteArray(list) + "?limit=200").json(),
            u"items");
    }

private slots:
    void initTestCase()
    {
        m_server = std::make_unique<TestServer>();
        m_server->makeCompany(u"shop"_s, {{u"messages_per_minute"_s, 0}});
        m_key = m_server->makeKey(u"shop"_s);
    }
    void cleanupTestCase() { m_server.reset(); }

    void anEventIsRecorded_data()
    {
        QTest::addColumn<QByteArray>("type");
        QTest::addColumn<QByteArray>("quantity");
        QTest::newRow("added") << QByteArray("ITEM_ADDED") << QByteArray("2");
        QTest::newRow("increased") << QByteArray("QUANTITY_INCREASED") << QByteArray("3");
        QTest::newRow("decreased") << QByteArray("QUANTITY_DECREASED") << QByteArray("1");
        QTest::newRow("removed") << QByteArray("ITEM_REMOVED") << QByteArray("0");
    }
    void anEventIsRecorded()
    {
        QFETCH(QByteArray, type);
        QFETCH(QByteArray, quantity);
        const int user = newVisitor();
        if (type != "ITEM_ADDED") {
            QCOMPARE(send(cartEvent(user, "ITEM_ADDED", "2")).status, 200);
        }
        const Answer answer = send(cartEvent(user, type, quantity));
        QCOMPARE(answer.status, 200);
        QCOMPARE(answer.body, QByteArray(R"({"status":"success","event_type":"CART_EVENT_RECORDED"})"));
        QCOMPARE(answer.header("Content-Type"), "application/json");
        QVERIFY(answer.hasHeader("X-Request-Id"));
        QVERIFY(!answer.hasHeader("RateLimit-Limit"));
        const json::Value row = rows("events").front();
        QCOMPARE(row.string(u"type").toLatin1(), type);
        QCOMPARE(row.string(u"value"), u"249.90"_s);
        QCOMPARE(row.string(u"quantity").toLatin1(), quantity);
        QCOMPARE(row.string(u"user_fingerprint"), visitor(user));
        QCOMPARE(row.string(u"channel"), u"chat"_s);
        QCOMPARE(row.string(u"source"), u"web"_s);
    }
    void noKeyIsNeededAndAnyIsIgnored()
    {
        const int user = newVisitor();
        QCOMPARE(send(cartEvent(user), {bearer("whatever")}).status, 200);
    }

    void absentFieldsAreNamedAllAtOnce_data()
    {
        QTest::addColumn<QByteArray>("change");
        const json::Value whole = cartEvent(1);
        for (const QString &name : memberNames(whole)) {
            if (name == u"source")
                continue;
            QTest::newRow(qPrintable(name + u" absent"_s)) << without(whole, name).toJson();
            QTest::newRow(qPrintable(name + u" null"_s)) << with(whole, {{name, json::Value()}}).toJson();
            QTest::newRow(qPrintable(name + u" empty"_s)) << with(whole, {{name, QString(u""_s)}}).toJson();
        }
    }
    void absentFieldsAreNamedAllAtOnce()
    {
        QFETCH(QByteArray, change);
        const QString name = QString::fromLatin1(QTest::currentDataTag()).section(u' ', 0, 0);
        const Answer answer = send(parsed(change));
        COMPARE_ERROR(answer, "MISSING_REQUIRED_FIELDS");
        QCOMPARE(answer.missingFields(), QStringList{name});
    }
    void allAbsentFieldsAreNamed()
    {
        const Answer answer = send(json::Object{{u"source"_s, 5}});
        COMPARE_ERROR(answer, "MISSING_REQUIRED_FIELDS");
        QCOMPARE(answer.missingFields(),
            (QStringList{u"company_key"_s, u"user_fingerprint"_s, u"user_faq_fingerprint"_s, u"type"_s,
                u"product_id"_s, u"product_name"_s, u"value"_s, u"currency"_s, u"quantity"_s}));
    }

    void faultyFieldsAreNamed_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<bool>("isAccepted");
        const auto row = [](const char *name, const QByteArray &value, bool isAccepted = false) {
            QTest::newRow(qPrintable(QString::fromLatin1(name) + u' ' + QString::fromUtf8(value.left(40))))
                << QString::fromLatin1(name) << value << isAccepted;
        };
        for (const char *key : {R"("Shop")", R"("s")", R"("-shop")", R"("sh op")", R"("schäft")", "5", "{}"})
            row("company_key", key);
        row("company_key", '"' + QByteArray(64, 'a') + '"');
        for (const char *name : {"user_fingerprint", "user_faq_fingerprint"}) {
            for (const char *uuid : {R"("someone")", R"("3f0e8c521d2b4c479a556f3a9d1c2b10")", "7",
                     R"("{3f0e8c52-1d2b-4c47-9a55-6f3a9d1c2b10}")",
                     R"("3f0e8c52-1d2b-4c47-9a55-6f3a9d1c2b1g")",
                     R"(" 3f0e8c52-1d2b-4c47-9a55-6f3a9d1c2b10")", "true", "[]"})
                row(name, uuid);
        }
        for (const char *type : {R"("item_added")", R"("ITEM_BOUGHT")", "1", "[\"ITEM_ADDED\"]"})
            row("type", type);
        row("product_id", "5");
        row("product_id", '"' + QByteArray(201, 'a') + '"');
        row("product_id", '"' + QByteArray("\xf0\x9f\x8f\x95").repeated(200) + '"', true);
        row("product_name", "{}");
        row("product_name", '"' + QByteArray(501, 'a') + '"');
        row("product_name", '"' + QByteArray("\xc3\xa9").repeated(500) + '"', true);
        for (const char *value : {"-1", "-0.01", "1000000000000", "1e12", "0.0000001", R"("12")", "true",
                 "1e-7", "123456789012345678901234567890"})
            row("value", value);
        for (const char *value :
            {"0", "-0", "0.000001", "999999999999.999999", "1e2", "1E+2", "1.5e-3", "10.00"})
            row("value", value, true);
        for (const char *currency : {R"("EU")", R"("EURO")", R"("ZZZ")", R"("E1R")", "978", R"("€")"})
            row("currency", currency);
        row("currency", R"("usd")", true);
        row("currency", R"("JPY")", true);
        for (const char *quantity : {"0", "-1", R"("1")", "1e12", "0.0000001"})
            row("quantity", quantity);
        for (const char *quantity : {"0.5", "2.0", "1e3"})
            row("quantity", quantity, true);
        row("source", "5");
        row("source", '"' + QByteArray(65, 'a') + '"');
        row("source", '"' + QByteArray(64, 'a') + '"', true);
        row("source", "null", true);
        row("source", R"("")", true);
    }
    void faultyFieldsAreNamed()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, value);
        QFETCH(bool, isAccepted);
        const int user = isAccepted ? newVisitor() : 1;
        const Answer answer = send(parsed(without(cartEvent(user), name).toJson().chopped(1) + ",\""
            + name.toLatin1() + "\":" + value + "}"));
        if (isAccepted) {
            QVERIFY2(answer.status == 200, answer.body);
            return;
        }
        COMPARE_ERROR(answer, "INVALID_FIELDS");
        QCOMPARE(answer.invalidFields().keys(), QStringList{name});
    }
    void allFaultyFieldsAreNamed()
    {
        const Answer answer = send(parsed(
            R"({"company_key":"S","user_fingerprint":"x","user_faq_fingerprint":1,"type":"x","product_id":1,)"
            R"("product_name":2,"value":"x","currency":"x","quantity":-1,"source":1})"));
        COMPARE_ERROR(answer, "INVALID_FIELDS");
        QCOMPARE(answer.invalidFields().size(), 10);
    }
    void sourceIsOptional()
    {
        const int user = newVisitor();
        QCOMPARE(send(without(cartEvent(user), u"source"_s)).status, 200);
        QVERIFY(rows("events").front().find(u"source")->isNull());
    }
    void theValueIsKeptExactly()
    {
        const int user = newVisitor();
        QCOMPARE(send(with(cartEvent(user),
                          {{u"value"_s, json::Number{"0.1"}}, {u"quantity"_s, json::Number{"3"}}}))
                     .status,
            200);
        QCOMPARE(rows("events").front().string(u"cart_change"), u"0.30"_s);
    }

    void unknownCompaniesAreNotFound()
    {
        COMPARE_ERROR(send(with(cartEvent(1), {{u"company_key"_s, u"nobody"_s}})), "COMPANY_NOT_FOUND");
    }
    void withoutAnInteractionNothingIsRecorded()
    {
        const std::size_t before = rows("events").size();
        COMPARE_ERROR(send(cartEvent(900)), "ACTIVE_TICKET_NOT_FOUND");
        QCOMPARE(rows("events").size(), before);
        const json::Value refused = rows("refused-events").front();
        QCOMPARE(refused.string(u"code"), u"ACTIVE_TICKET_NOT_FOUND"_s);
        QCOMPARE(refused.string(u"user_fingerprint"), visitor(900));
    }
    void anInteractionCountsForTheWindow()
    {
        const int user = newVisitor();
        m_server->clock().advance(24 * kHourMs);
        QCOMPARE(send(cartEvent(user)).status, 200);
        m_server->clock().advance(1);
        COMPARE_ERROR(send(cartEvent(user)), "ACTIVE_TICKET_NOT_FOUND");
        m_server->changeCompany(u"shop"_s, {{u"attribution_window_hours"_s, 48}});
        QCOMPARE(send(cartEvent(user)).status, 200);
        m_server->changeCompany(u"shop"_s, {{u"attribution_window_hours"_s, 24}});
    }
    void eitherFingerprintFindsTheTicket()
    {
        const int user = newVisitor();
        const json::Value other = with(cartEvent(user),
            {{u"user_fingerprint"_s, visitor(4711)}, {u"user_faq_fingerprint"_s, visitor(user).toUpper()}});
        QCOMPARE(send(other).status, 200);
        const QString nil = u"00000000-0000-0000-0000-000000000000"_s;
        COMPARE_ERROR(
            send(with(cartEvent(1), {{u"user_fingerprint"_s, nil}, {u"user_faq_fingerprint"_s, nil}})),
            "ACTIVE_TICKET_NOT_FOUND");
    }
    void onlyAHelpfulInteractionMayCount()
    {
        const int user = newVisitor(); // a greeting is not helpful
        m_server->changeCompany(u"shop"_s, {{u"require_helpful"_s, true}});
        COMPARE_ERROR(send(cartEvent(user)), "ACTIVE_TICKET_NOT_FOUND");
        m_server->changeCompany(u"shop"_s, {{u"require_helpful"_s, false}});
        QCOMPARE(send(cartEvent(user)).status, 200);
    }
    void changesNeedAnItem_data()
    {
        QTest::addColumn<QByteArray>("type");
        for (const char *type : {"QUANTITY_INCREASED", "QUANTITY_DECREASED", "ITEM_REMOVED"})
            QTest::newRow(type) << QByteArray(type);
    }
    void changesNeedAnItem()
    {
        QFETCH(QByteArray, type);
        const int user = newVisitor();
        const auto change = [&] { return send(cartEvent(user, type, "1")); };
        COMPARE_ERROR(change(), "PREVIOUS_ITEM_ADDED_EVENT_NOT_FOUND");
        QCOMPARE(send(with(cartEvent(user), {{u"product_id"_s, u"other"_s}})).status, 200);
        COMPARE_ERROR(change(), "PREVIOUS_ITEM_ADDED_EVENT_NOT_FOUND");
        QCOMPARE(send(cartEvent(user, "ITEM_ADDED", "3")).status, 200);
        QCOMPARE(change().status, 200);
        if (type != "ITEM_REMOVED")
            QCOMPARE(send(cartEvent(user, "ITEM_REMOVED", "0")).status, 200);
        COMPARE_ERROR(change(), "PREVIOUS_ITEM_ADDED_EVENT_NOT_FOUND");
        QCOMPARE(send(cartEvent(user, "ITEM_ADDED", "3")).status, 200);
        QCOMPARE(change().status, 200);
    }
    void aSingleItemCannotDecrease()
    {
        const int user = newVisitor();
        QCOMPARE(send(cartEvent(user)).status, 200);
        COMPARE_ERROR(
            send(cartEvent(user, "QUANTITY_DECREASED", "1")), "PREVIOUS_QUANTITY_INCREASED_EVENT_NOT_FOUND");
        QCOMPARE(send(cartEvent(user, "QUANTITY_INCREASED", "2")).status, 200);
        QCOMPARE(send(cartEvent(user, "QUANTITY_DECREASED", "1")).status, 200);
    }
    void aStrictCompanyAsksForAnIncrease()
    {
        const int user = newVisitor();
        QCOMPARE(send(cartEvent(user, "ITEM_ADDED", "3")).status, 200);
        m_server->changeCompany(u"shop"_s, {{u"strict_decrease"_s, true}});
        COMPARE_ERROR(
            send(cartEvent(user, "QUANTITY_DECREASED", "2")), "PREVIOUS_QUANTITY_INCREASED_EVENT_NOT_FOUND");
        m_server->changeCompany(u"shop"_s, {{u"strict_decrease"_s, false}});
        QCOMPARE(send(cartEvent(user, "QUANTITY_DECREASED", "2")).status, 200);
    }
    void checksRunInTheirOrder()
    {
        const json::Value unknownAndFaulty
            = with(cartEvent(900), {{u"company_key"_s, u"nobody"_s}, {u"quantity"_s, -1}});
        COMPARE_ERROR(send(without(unknownAndFaulty, u"value"_s)), "MISSING_REQUIRED_FIELDS");
        COMPARE_ERROR(send(unknownAndFaulty), "INVALID_FIELDS");
        COMPARE_ERROR(send(with(unknownAndFaulty, {{u"quantity"_s, 1}})), "COMPANY_NOT_FOUND");
        COMPARE_ERROR(send(cartEvent(900, "ITEM_REMOVED")), "ACTIVE_TICKET_NOT_FOUND");
    }

    void aReplayGetsTheFirstAnswer()
    {
        const int user = newVisitor();
        const Headers key{{"Idempotency-Key", "cart-1"}};
        const std::size_t before = rows("events").size();
        const Answer first = send(cartEvent(user), key);
        QCOMPARE(first.status, 200);
        const Answer second = send(cartEvent(user), key);
        QCOMPARE(second.status, 200);
        QCOMPARE(second.body, first.body);
        QCOMPARE(rows("events").size(), before + 1);
        COMPARE_ERROR(send(cartEvent(user, "ITEM_ADDED", "2"), key), "IDEMPOTENCY_KEY_REUSED");
        m_server->clock().advance(24 * kHourMs + 1);
        interact(user);
        QCOMPARE(send(cartEvent(user, "ITEM_ADDED", "2"), key).status, 200);
    }
    void aReplayedConflictStaysAConflict()
    {
        const int user = newVisitor();
        const Headers key{{"Idempotency-Key", "cart-conflict"}};
        const Answer first = send(cartEvent(user, "ITEM_REMOVED"), key);
        COMPARE_ERROR(first, "PREVIOUS_ITEM_ADDED_EVENT_NOT_FOUND");
        QCOMPARE(send(cartEvent(user)).status, 200);
        const Answer replay = send(cartEvent(user, "ITEM_REMOVED"), key);
        QCOMPARE(replay.status, 409);
        QCOMPARE(replay.body, first.body); // with the request_id of the first one
    }
    void anEventRefusedForWantOfATicketLeavesNoResponse()
    {
        const Headers key{{"Idempotency-Key", "cart-refused"}};
        const int user = ++m_lastVisitor;
        COMPARE_ERROR(send(cartEvent(user), key), "ACTIVE_TICKET_NOT_FOUND");
        QCOMPARE(m_server->sql("SELECT COUNT(*) FROM idempotency WHERE idempotency_key = 'cart-refused'"),
            QStringList{u"0"_s});
        interact(user);
        QCOMPARE(send(cartEvent(user), key).status, 200);
    }
    void aStrangerCannotUseUpAKey()
    {
        const Headers key{{"Idempotency-Key", "order-1001"}};
        const int stranger = newVisitor();
        const int user = newVisitor();
        QCOMPARE(send(cartEvent(stranger), key).status, 200);
        QCOMPARE(send(cartEvent(user, "ITEM_ADDED", "2"), key).status, 200);
        COMPARE_ERROR(send(cartEvent(user), key), "IDEMPOTENCY_KEY_REUSED");
    }

    void aCompanysLimitOfEvents()
    {
        const int user = newVisitor();
        m_server->changeCompany(u"shop"_s, {{u"events_per_minute"_s, 2}});
        QCOMPARE(send(cartEvent(user)).header("RateLimit-Remaining"), "1");
        QCOMPARE(send(cartEvent(user)).header("RateLimit-Remaining"), "0");
        const Answer refused = send(cartEvent(user));
        COMPARE_ERROR(refused, "RATE_LIMITED");
        QCOMPARE(refused.header("Retry-After"), "60");
        m_server->changeCompany(u"shop"_s, {{u"events_per_minute"_s, 0}});
        QCOMPARE(send(cartEvent(user)).status, 200);
    }

    void eventsOfTestVisitorsAreMarked()
    {
        const int user = ++m_lastVisitor;
        interact(user, m_server->makeKey(u"shop"_s, {{u"test"_s, true}}));
        QCOMPARE(send(cartEvent(user)).status, 200);
        QCOMPARE(*rows("events").front().find(u"test")->asBool(), true);
    }
};

std::unique_ptr<QObject> makeCartTests() { return std::make_unique<TestCarts>(); }

} // namespace answerdesk::test

#include "tst_carts.moc"
