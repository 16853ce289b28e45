// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/core/secret.h"
#include "tests/http/contract.h"
#include <QtCore/QRegularExpression>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::test {

namespace {

constexpr qint64 kHourMs = 3'600'000;
const QByteArray kHeader = "Answerdesk-Analytics-Secret";
const QByteArray kCompany = "/admin/v1/companies/shop";
const QByteArray kSecret = kCompany + "/analytics-secret";

json::Value cartEvent(int user, const QString &company = u"shop"_s)
{
    return json::Object{{u"company_key"_s, company}, {u"user_fingerprint"_s, visitor(user)},
        {u"user_faq_fingerprint"_s, visitor(user + 5000)}, {u"type"_s, u"ITEM_ADDED"_s},
        {u"product_id"_s, u"alta-2"_s}, {u"product_name"_s, u"Alta 2 tent"_s}, {u"value"_s, 100},
        {u"currency"_s, u"EUR"_s}, {u"quantity"_s, 1}};
}

json::Value order(int user, const QString &orderId)
{
    const json::Object line{{u"product_id"_s, u"alta-2"_s}, {u"product_name"_s, u"Alta 2 tent"_s},
        {u"quantity"_s, 1}, {u"value"_s, 100}, {u"currency"_s, u"EUR"_s}};
    return json::Object{{u"company_key"_s, u"shop"_s}, {u"user_fingerprint"_s, visitor(user)},
        {u"user_faq_fingerprint"_s, visitor(user + 5000)}, {u"value"_s, 100}, {u"currency"_s, u"EUR"_s},
        {u"orderId"_s, orderId}, {u"line_items"_s, json::Array{line}}};
}

} // namespace

/// The optional secret of the analytics endpoints.
class TestAnalyticsSecrets : public QObject
{
    Q_OBJECT
    std::unique_ptr<TestServer> m_server;

    Answer send(const json::Value &event, const Headers &headers = {})
    {
        const QByteArray path = event.find(u"line_items") ? "checkout_events" : "cart_events";
        return m_server->post("/analytics/" + path, event, {}, headers);
    }
    Answer sendWith(const QByteArray &secret) { return send(cartEvent(1), {{kHeader, secret}}); }
    Answer make(const QByteArray &body = "{}") { return m_server->adminCall("POST", kSecret, body); }
    QByteArray madeWith(const QByteArray &body = "{}")
    {
        const Answer answer = make(body);
        if (answer.status != 201)
            qFatal("analytics secret: %s", answer.body.constData());
        return answer.text(u"analytics_secret").toLatin1();
    }
    json::Value company() { return m_server->adminCall("GET", kCompany).json(); }
    json::Array audit(const QByteArray &action)
    {
        return entriesOf(
            m_server->adminCall("GET", kCompany + "/audit?action=analytics-secret." + action).json(),
            u"items");
    }
    QString rows(const QByteArray &table) { return m_server->sql("SELECT COUNT(*) FROM " + table).value(0); }

private slots:
    void init()
    {
        m_server = std::make_unique<TestServer>();
        for (const QString &key : {u"shop"_s, u"other"_s})
            m_server->makeCompany(key, {{u"messages_per_minute"_s, 0}, {u"events_per_minute"_s, 5}});
        for (const QString &key : {u"shop"_s, u"other"_s}) {
            const Answer answer = m_server->post("/api/v1/send_message",
                json::Object{{u"query_text"_s, u"Hello!"_s},
                    {u"user_metadata"_s, json::Object{{u"user_fingerprint"_s, visitor(1)}}}},
                m_server->makeKey(key));
            QCOMPARE(answer.status, 200);
        }
    }
    void cleanup() { m_server.reset(); }

    void withoutOneTheHeaderIsIgnored()
    {
        QVERIFY(company().find(u"analytics_secret_since")->isNull());
        QVERIFY(company().find(u"analytics_secret_overlap_until")->isNull());
        QCOMPARE(send(cartEvent(1)).status, 200);
        QCOMPARE(sendWith("anything").status, 200);
        QCOMPARE(send(cartEvent(1), {{kHeader, "one"}, {kHeader, "two"}}).status, 200);
    }
    void itIsShownOnceAndStoredAsAHash()
    {
        const Answer made = make();
        QCOMPARE(made.status, 201);
        QCOMPARE(memberNames(made.json()),
            (QStringList{u"analytics_secret"_s, u"created_at"_s, u"overlap_until"_s}));
        const QString text = made.text(u"analytics_secret");
        static const QRegularExpression form(u"^ad_events_[0-9A-Za-z]{38}$"_s);
        QVERIFY2(form.match(text).hasMatch(), qUtf8Printable(text));
        QVERIFY(made.json().find(u"overlap_until")->isNull());
        const QStringList stored = m_server->sql("SELECT secret_sha256 FROM analytics_secret");
        QCOMPARE(stored, QStringList{QString::fromLatin1(sha256(text.mid(10, 32).toLatin1()).toHex())});
        QCOMPARE(company().string(u"analytics_secret_since"), made.text(u"created_at"));
        QVERIFY(!m_server->adminCall("GET", kCompany).body.contains("ad_events_"));
        QVERIFY(!m_server->adminCall("GET", kCompany + "/audit").body.contains("ad_events_"));
        QVERIFY(madeWith() != text.toLatin1());
    }
    void onceItIsSetEventsNeedIt()
    {
        const QByteArray secret = madeWith();
        QCOMPARE(sendWith(secret).status, 200);
        QCOMPARE(send(order(1, u"A-1"_s), {{kHeader, secret}}).status, 200);
        QCOMPARE(send(order(1, u"A-1"_s), {{kHeader.toLower(), secret}}).code(), "ORDER_ALREADY_EXISTS");
        QCOMPARE(send(cartEvent(1, u"other"_s)).status, 200); // another company's events do not
    }
    void aWrongOneIsRefused_data()
    {
        QTest::addColumn<Headers>("headers");
        QTest::newRow("none") << Headers{};
        QTest::newRow("empty") << Headers{{kHeader, ""}};
        QTest::newRow("garbage") << Headers{{kHeader, "ad_events_"}};
        QTest::newRow("not ASCII") << Headers{{kHeader, "ad_events_\xc3\xa4"}};
        QTest::newRow("long") << Headers{{kHeader, QByteArray(4000, 'a')}};
        QTest::newRow("other company") << Headers{{kHeader, "<other>"}};
        QTest::newRow("changed") << Headers{{kHeader, "<changed>"}};
        QTest::newRow("cut") << Headers{{kHeader, "<cut>"}};
        QTest::newRow("twice") << Headers{{kHeader, "<secret>"}, {kHeader, "<secret>"}};
        QTest::newRow("as a bearer") << Headers{{"Authorization", "Bearer <secret>"}};
    }
    void aWrongOneIsRefused()
    {
        QFETCH(Headers, headers);
        const QByteArray secret = madeWith();
        const QByteArray other
            = m_server->adminCall("POST", "/admin/v1/companies/other/analytics-secret", "{}")
                  .text(u"analytics_secret")
                  .toLatin1();
        QByteArray changed = secret;
        changed[20] = changed[20] == 'x' ? 'y' : 'x';
        for (auto &[name, value] : headers) {
            value.replace("<secret>", secret).replace("<other>", other).replace("<changed>", changed);
            value.replace("<cut>", secret.chopped(1));
        }
        // Also with a ticket, and more often than the limit of events allows.
        for (int i = 0; i < 8; ++i) {
            Headers all = headers;
            all.emplace_back("Idempotency-Key", "k");
            const Answer answer = send(i % 2 ? order(1, u"B-1"_s) : cartEvent(i % 4 ? 1 : 99), all);
            COMPARE_ERROR(answer, "INVALID_ANALYTICS_SECRET");
            QVERIFY(!answer.hasHeader("RateLimit-Limit"));
        }
        for (const char *table : {"cart_event", "checkout", "refused_event", "idempotency"})
            QCOMPARE(rows(table), u"0"_s);
        QVERIFY(
            m_server->adminCall("GET", "/metrics").body.contains("error_code=\"INVALID_ANALYTICS_SECRET\""));
        // The company's share is still there.
        QCOMPARE(sendWith(secret).header("RateLimit-Remaining"), "4");
    }
    void theCheckComesBehindTheCompanyAndTheFields()
    {
        (void)madeWith();
        COMPARE_ERROR(send(cartEvent(1, u"nobody"_s)), "COMPANY_NOT_FOUND");
        COMPARE_ERROR(send(without(cartEvent(1), u"value"_s)), "MISSING_REQUIRED_FIELDS");
    }
    void theFirstOneCanBeIntroducedWithAnOverlap()
    {
        const QByteArray secret = madeWith(R"({"overlap_seconds":3600})");
        QVERIFY(!company().string(u"analytics_secret_overlap_until").isEmpty());
        QCOMPARE(send(cartEvent(1)).status, 200);
        QCOMPARE(sendWith(secret).status, 200);
        COMPARE_ERROR(sendWith("ad_events_wrong"), "INVALID_ANALYTICS_SECRET");
        m_server->clock().advance(kHourMs);
        COMPARE_ERROR(send(cartEvent(1)), "INVALID_ANALYTICS_SECRET");
        QCOMPARE(sendWith(secret).status, 200);
    }
    void aRotationLeavesTheEarlierOneItsOverlap_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<qint64>("overlapMs");
        QTest::newRow("default") << QByteArray("{}") << 24 * kHourMs;
        QTest::newRow("none") << QByteArray(R"({"overlap_seconds":0})") << qint64(0);
        QTest::newRow("an hour") << QByteArray(R"({"overlap_seconds":3600})") << kHourMs;
        QTest::newRow("a day") << QByteArray(R"({"overlap_seconds":86400})") << 24 * kHourMs;
        QTest::newRow("a week") << QByteArray(R"({"overlap_seconds":604800})") << 168 * kHourMs;
    }
    void aRotationLeavesTheEarlierOneItsOverlap()
    {
        QFETCH(QByteArray, body);
        QFETCH(qint64, overlapMs);
        const QByteArray first = madeWith();
        m_server->clock().advance(1000);
        const QByteArray second = madeWith(body);
        QVERIFY(first != second);
        COMPARE_ERROR(send(cartEvent(1)), "INVALID_ANALYTICS_SECRET");
        QCOMPARE(company().find(u"analytics_secret_overlap_until")->isNull(), overlapMs == 0);
        if (overlapMs > 0) {
            QCOMPARE(sendWith(first).code(), QByteArray());
            m_server->restart();
            m_server->clock().advance(overlapMs - 1);
            QVERIFY(sendWith(first).code() != "INVALID_ANALYTICS_SECRET");
            m_server->clock().advance(1);
        }
        COMPARE_ERROR(sendWith(first), "INVALID_ANALYTICS_SECRET");
        QVERIFY(sendWith(second).code() != "INVALID_ANALYTICS_SECRET");
    }
    void aSecondRotationEndsOrKeepsTheEarlierOverlap()
    {
        const QByteArray first = madeWith();
        const QByteArray second = madeWith(R"({"overlap_seconds":604800})");
        const QByteArray third = madeWith(R"({"overlap_seconds":3600})");
        for (const QByteArray &secret : {first, second, third})
            QCOMPARE(sendWith(secret).status, 200);
        m_server->clock().advance(kHourMs);
        QCOMPARE(sendWith(first).status, 200);
        COMPARE_ERROR(sendWith(second), "INVALID_ANALYTICS_SECRET");
        const QByteArray fourth = madeWith(R"({"overlap_seconds":0})");
        for (const QByteArray &secret : {first, second, third})
            COMPARE_ERROR(sendWith(secret), "INVALID_ANALYTICS_SECRET");
        QCOMPARE(sendWith(fourth).status, 200);
        QCOMPARE(rows("analytics_secret"), u"1"_s);
    }
    void removingItSwitchesTheCheckOff()
    {
        const QByteArray secret = madeWith();
        COMPARE_ERROR(send(cartEvent(1)), "INVALID_ANALYTICS_SECRET");
        QCOMPARE(m_server->adminCall("DELETE", kSecret).status, 204);
        QVERIFY(company().find(u"analytics_secret_since")->isNull());
        QCOMPARE(send(cartEvent(1)).status, 200);
        QCOMPARE(sendWith(secret).status, 200);
        QCOMPARE(rows("analytics_secret"), u"0"_s);
        QCOMPARE(m_server->adminCall("DELETE", kSecret).status, 204);
        QCOMPARE(audit("removed").size(), std::size_t(1));
        // A new one is not the old one.
        (void)madeWith();
        COMPARE_ERROR(sendWith(secret), "INVALID_ANALYTICS_SECRET");
    }
    void changesAreInTheAuditLogAndMoveTheTag()
    {
        const QByteArray before = m_server->adminCall("GET", kCompany).header("ETag");
        (void)madeWith();
        m_server->clock().advance(1000);
        (void)madeWith();
        QCOMPARE(m_server->adminCall("DELETE", kSecret).status, 204);
        for (const char *action : {"created", "rotated", "removed"}) {
            const json::Array entries = audit(action);
            QCOMPARE(entries.size(), std::size_t(1));
            QCOMPARE(entries.front().string(u"target"), u"shop"_s);
            QVERIFY(!entries.front().string(u"actor").isEmpty());
        }
        QVERIFY(m_server->adminCall("GET", kCompany).header("ETag") != before);
        COMPARE_ERROR(
            m_server->adminCall("POST", kSecret, "{}", {{"If-Match", before}}), "PRECONDITION_FAILED");
        COMPARE_ERROR(
            m_server->adminCall("DELETE", kSecret, {}, {{"If-Match", before}}), "PRECONDITION_FAILED");
        QVERIFY(company().find(u"analytics_secret_since")->isNull());
    }
    void otherChangesLeaveItAlone()
    {
        const QByteArray secret = madeWith();
        m_server->changeCompany(u"shop"_s, {{u"name"_s, u"Another name"_s}});
        COMPARE_ERROR(send(cartEvent(1)), "INVALID_ANALYTICS_SECRET");
        QCOMPARE(sendWith(secret).status, 200);
    }
    void anotherOverlapIsRefused()
    {
        const Answer answer = make(R"({"overlap_seconds":60})");
        COMPARE_ERROR(answer, "INVALID_FIELDS");
        QCOMPARE(answer.invalidFields().keys(), QStringList{u"overlap_seconds"_s});
        QVERIFY(company().find(u"analytics_secret_since")->isNull());
    }
};

std::unique_ptr<QObject> makeAnalyticsSecretTests() { return std::make_unique<TestAnalyticsSecrets>(); }

} // namespace answerdesk::test

#include "tst_analytics_secrets.moc"
