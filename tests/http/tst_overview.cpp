// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/http/recent_traffic.h"
#include "tests/http/contract.h"
#include "tests/http/monitoring.h"
#include <thread>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::test {

namespace {

constexpr qint64 kDayMs = 24 * 3'600'000LL;

double realOf(const json::Value &object, QStringView member)
{
    return object.find(member)->asNumber()->text.toDouble();
}

} // namespace

/// GET .../overview: counts of one company, each as its list would have it.
class TestOverview : public QObject
{
    Q_OBJECT
    FakeSite m_site;
    std::unique_ptr<TestServer> m_server;
    QByteArray m_key;
    QByteArray m_otherKey;

    json::Value overview(const QByteArray &company = "shop")
    {
        const Answer answer = m_server->adminCall("GET", "/admin/v1/companies/" + company + "/overview");
        if (answer.status != 200)
            qFatal("overview: %d %s", answer.status, answer.body.constData());
        return answer.json();
    }
    json::Value part(QStringView name, const QByteArray &company = "shop")
    {
        const json::Value whole = overview(company);
        return *whole.find(name);
    }
    Answer ask(const QString &question, const QByteArray &key)
    {
        return m_server->post("/api/v1/send_message", json::Object{{u"query_text"_s, question}}, key);
    }
    QString expiry(qint64 daysAhead) { return rfc3339(m_server->clock().nowMs() + daysAhead * kDayMs); }
    void addWebSource(const QByteArray &company, const QByteArray &id, const char *state,
        std::optional<qint64> readMs, std::optional<qint64> nextMs)
    {
        const auto text = [](std::optional<qint64> ms) { return ms ? QByteArray::number(*ms) : "NULL"_ba; };
        m_server->sql(
            "INSERT INTO source (company_key, source_id, name, kind, created_ms, updated_ms) VALUES "
            "('"
            + company + "', '" + id + "', 'Page " + id + "', 'page', 1, 1)");
        m_server->sql("INSERT INTO source_page (company_key, source_id, url, state, reason, etag, "
                      "last_modified, read_ms, next_ms) VALUES ('"
            + company + "', '" + id + "', 'https://shop.example/', '" + state + "', '', '', '', "
            + text(readMs) + ", " + text(nextMs) + ")");
    }

private slots:
    void init()
    {
        m_server = std::make_unique<TestServer>();
        for (const QString &company : {u"shop"_s, u"other"_s})
            m_server->makeCompany(company,
                {{u"messages_per_minute"_s, 0}, {u"allowed_hosts"_s, json::Array{m_site.hostPort()}}});
        m_key = m_server->makeKey(u"shop"_s);
        m_otherKey = m_server->makeKey(u"other"_s);
    }
    void cleanup() { m_server.reset(); }

    void aNewCompanyHasNothing()
    {
        m_server->makeCompany(u"empty"_s);
        const json::Value whole = overview("empty");
        QCOMPARE(whole.string(u"at"), rfc3339(m_server->clock().nowMs()));
        QCOMPARE(*whole.find(u"asked")->asBool(), false);
        const json::Value traffic = *whole.find(u"traffic");
        QCOMPARE(entriesOf(traffic, u"buckets").size(), 60U);
        QCOMPARE(numberOf(traffic, u"bucket_seconds"), 5);
        QCOMPARE(numberOf(traffic, u"requests"), 0);
        QVERIFY(traffic.find(u"median_ms")->isNull());
        QCOMPARE(numberOf(*whole.find(u"keys"), u"active"), 0);
        QVERIFY(whole.find(u"keys")->find(u"next_name")->isNull());
        QCOMPARE(numberOf(*whole.find(u"gaps"), u"open"), 0);
        QVERIFY(whole.find(u"gaps")->find(u"question")->isNull());
        QVERIFY(whole.find(u"answers")->find(u"since")->isNull());
        for (const char16_t *member : {u"documents", u"passages", u"sources", u"failed", u"overdue"})
            QCOMPARE(numberOf(*whole.find(u"knowledge"), member), 0);
        for (const char16_t *member : {u"ready", u"generating", u"queued", u"awaiting", u"review"})
            QCOMPARE(numberOf(*whole.find(u"faqs"), member), 0);
    }
    void requestsOfTheShopAreCountedByTheirTime()
    {
        ask(u"Hello!"_s, m_key);
        ask(u"Hello!"_s, m_otherKey); // another company's
        ask(u"Hello!"_s, "ad_live_nobody"); // nobody's
        overview(); // the server's own people do not count
        m_server->clock().advance(10'000);
        m_server->get("/api/v1/product-faqs", m_key); // 400
        m_server->post("/analytics/cart_events",
            json::Object{{u"company_key"_s, u"shop"_s}, {u"type"_s, u"ITEM_ADDED"_s},
                {u"user_fingerprint"_s, visitor(1)}, {u"user_faq_fingerprint"_s, visitor(2)},
                {u"product_id"_s, u"tent"_s}, {u"product_name"_s, u"Tent"_s}, {u"value"_s, 10},
                {u"currency"_s, u"EUR"_s}, {u"quantity"_s, 1}}); // 404: no ticket
        const json::Value traffic = part(u"traffic");
        const json::Array buckets = entriesOf(traffic, u"buckets");
        QCOMPARE(numberOf(buckets[59], u"requests"), 2);
        QCOMPARE(numberOf(buckets[59], u"errors"), 2);
        QCOMPARE(numberOf(buckets[57], u"requests"), 1);
        QCOMPARE(numberOf(buckets[57], u"errors"), 0);
        QVERIFY(realOf(buckets[57], u"mean_ms") > 0);
        QCOMPARE(numberOf(buckets[58], u"requests"), 0);
        QVERIFY(buckets[58].find(u"mean_ms")->isNull());
        QCOMPARE(numberOf(traffic, u"requests"), 3);
        QCOMPARE(numberOf(traffic, u"errors"), 2);
        QCOMPARE(numberOf(traffic, u"server_errors"), 0);
        QVERIFY(realOf(traffic, u"median_ms") > 0);
        QVERIFY(realOf(traffic, u"p99_ms") >= realOf(traffic, u"median_ms"));
        QCOMPARE(numberOf(part(u"traffic", "other"), u"requests"), 1);
        m_server->clock().advance(5 * 60'000);
        QCOMPARE(numberOf(part(u"traffic"), u"requests"), 0);
    }
    /// The console's pages and the metrics show one figure: that of the last whole minute.
    void requestsPerSecondHaveOneDefinition()
    {
        for (int i = 0; i < 6; ++i)
            ask(u"Hello!"_s, m_key);
        for (int i = 0; i < 3; ++i)
            ask(u"Hello!"_s, m_otherKey);
        const auto ofShop = [this] { return realOf(part(u"traffic"), u"requests_per_second"); };
        const auto ofAll = [this] {
            return realOf(m_server->adminCall("GET", "/admin/v1/status").json(), u"requests_per_second");
        };
        QCOMPARE(ofShop(), 0.0); // these five seconds are not over
        m_server->clock().advance(5'000);
        QCOMPARE(ofShop(), 0.1);
        QCOMPARE(realOf(part(u"traffic", "other"), u"requests_per_second"), 0.05);
        QCOMPARE(ofAll(), 0.15);
        const QByteArray metrics = m_server->adminCall("GET", "/metrics").body;
        QVERIFY(metrics.contains("answerdesk_shop_requests_per_second 0.15"));
        m_server->clock().advance(60'000);
        QCOMPARE(ofAll(), 0.0);
    }
    void keysThatEndSoonAreTold()
    {
        m_server->makeKey(u"shop"_s, {{u"name"_s, u"Later"_s}, {u"expires_at"_s, expiry(15)}});
        m_server->makeKey(u"shop"_s, {{u"name"_s, u"Sooner"_s}, {u"expires_at"_s, expiry(13)}});
        m_server->makeKey(u"other"_s, {{u"name"_s, u"Foreign"_s}, {u"expires_at"_s, expiry(1)}});
        const QByteArray first
            = m_server->makeKey(u"shop"_s, {{u"name"_s, u"First"_s}, {u"expires_at"_s, expiry(2)}});
        m_server->makeKey(
            u"shop"_s, {{u"name"_s, u"Tests"_s}, {u"test"_s, true}, {u"expires_at"_s, expiry(20)}});
        const json::Value before = part(u"keys");
        m_server->makeKey(
            u"shop"_s, {{u"name"_s, u"Test bench"_s}, {u"test"_s, true}, {u"expires_at"_s, expiry(1)}});
        json::Value keys = part(u"keys");
        QCOMPARE(numberOf(keys, u"expiring"), numberOf(before, u"expiring"));
        QCOMPARE(keys.string(u"next_key_id"), before.string(u"next_key_id"));
        QCOMPARE(numberOf(keys, u"active"), 6);
        QCOMPARE(numberOf(keys, u"expiring"), 2);
        QCOMPARE(keys.string(u"next_name"), u"First"_s);
        QCOMPARE(keys.string(u"next_key_id").toLatin1(), first.split('_').at(2));
        QCOMPARE(keys.string(u"next_expires_at"), expiry(2));
        m_server->adminCall("POST", "/admin/v1/companies/shop/keys/" + first.split('_').at(2) + "/revoke");
        keys = part(u"keys");
        QCOMPARE(numberOf(keys, u"active"), 5);
        QCOMPARE(keys.string(u"next_name"), u"Sooner"_s);
        m_server->clock().advance(14 * kDayMs);
        keys = part(u"keys");
        QCOMPARE(numberOf(keys, u"active"), 3); // of the test keys one has ended
        QCOMPARE(keys.string(u"next_name"), u"Later"_s);
    }
    void gapsAndAnswersAreThoseOfTheCompany()
    {
        m_server->importHelpCentre(u"shop"_s, {u"returns-policy.md"_s, u"shipping-costs.md"_s});
        ask(u"How long can I return an item?"_s, m_key);
        ask(u"Hello!"_s, m_key);
        ask(u"Do you rent out avalanche airbags?"_s, m_key);
        ask(u"Do you rent out avalanche airbags?"_s, m_key);
        ask(u"Is there a car park for zeppelins?"_s, m_key);
        ask(u"Where is the zoo?"_s, m_otherKey);
        ask(u"Who polishes spoons?"_s, m_server->makeKey(u"shop"_s, {{u"test"_s, true}}));
        const json::Value whole = overview();
        QCOMPARE(*whole.find(u"asked")->asBool(), true);
        QCOMPARE(numberOf(*whole.find(u"gaps"), u"open"), 2);
        QCOMPARE(whole.find(u"gaps")->string(u"question"), u"Do you rent out avalanche airbags?"_s);
        QCOMPARE(numberOf(*whole.find(u"gaps"), u"asked"), 2);
        const json::Value answers = *whole.find(u"answers");
        QCOMPARE(numberOf(answers, u"messages"), 5);
        QCOMPARE(numberOf(answers, u"answered"), 1);
        QCOMPARE(numberOf(answers, u"refused"), 3);
        QCOMPARE(numberOf(answers, u"from_faqs"), 0);
        QCOMPARE(numberOf(answers, u"model_asked"), 0);
        QCOMPARE(answers.string(u"since"), rfc3339(m_server->clock().nowMs()));
        QVERIFY(numberOf(*whole.find(u"knowledge"), u"passages") > 2);
        QCOMPARE(numberOf(*whole.find(u"knowledge"), u"documents"), 2);
        QCOMPARE(numberOf(*whole.find(u"knowledge"), u"sources"), 1);
        const json::Value gaps = m_server->adminCall("GET", "/admin/v1/companies/shop/gaps").json();
        const QString gap = entriesOf(gaps, u"items").front().string(u"gap_id");
        m_server->adminCall("POST", "/admin/v1/companies/shop/gaps/" + gap.toLatin1() + "/dismiss");
        QCOMPARE(numberOf(part(u"gaps"), u"open"), 1);
        QCOMPARE(part(u"gaps").string(u"question"), u"Is there a car park for zeppelins?"_s);
        m_server->clock().advance(8 * kDayMs);
        QCOMPARE(numberOf(part(u"answers"), u"messages"), 0);
        QCOMPARE(*overview().find(u"asked")->asBool(), true);
    }
    void aModelThatFailsIsTold()
    {
        const QString thread = ask(u"Do you rent out airbags?"_s, m_key).text(u"thread_id");
        ask(u"Do you rent out airbags?"_s, m_key);
        const auto note = [this](const QByteArray &thread, const char *outcome) {
            m_server->sql("INSERT INTO message_model (company_key, thread_id, message_id, model, outcome, "
                          "took_us, attempts, prompt_tokens, answer_tokens) SELECT company_key, thread_id, "
                          "message_id, 'm', '"
                + QByteArray(outcome)
                + "', 1, 1, 1, 1 FROM message WHERE company_key = 'shop' AND thread_id = '" + thread + "'");
        };
        note(thread.toLatin1(), "unreachable");
        QCOMPARE(numberOf(part(u"answers"), u"model_asked"), 1);
        QCOMPARE(numberOf(part(u"answers"), u"model_failed"), 1);
        QCOMPARE(part(u"answers").string(u"model_failure"), u"unreachable"_s);
        const QString newest = ask(u"Do you rent out airbags?"_s, m_key).text(u"thread_id");
        note(newest.toLatin1(), "number"); // its words were not used: the model's server did answer
        QCOMPARE(numberOf(part(u"answers"), u"model_asked"), 2);
        QCOMPARE(numberOf(part(u"answers"), u"model_failed"), 1);
    }
    void sourcesAreCountedByTheirState()
    {
        const qint64 now = m_server->clock().nowMs();
        addWebSource("shop", "good", "read", now - kDayMs, now + kDayMs);
        addWebSource("shop", "late", "read", now - 9 * kDayMs, now - 2 * 3'600'000);
        addWebSource("shop", "down", "failed", now - kDayMs, now + 1000);
        addWebSource("shop", "gone", "gone", std::nullopt, std::nullopt);
        addWebSource("shop", "new", "unread", std::nullopt, now);
        addWebSource("shop", "fine", "read", now - 1000, now + kDayMs);
        addWebSource("other", "down", "failed", std::nullopt, now - kDayMs);
        const json::Value knowledge = part(u"knowledge");
        QCOMPARE(numberOf(knowledge, u"sources"), 6);
        QCOMPARE(numberOf(knowledge, u"read"), 3);
        QCOMPARE(numberOf(knowledge, u"failed"), 1);
        QCOMPARE(numberOf(knowledge, u"gone"), 1);
        QCOMPARE(numberOf(knowledge, u"unread"), 1);
        QCOMPARE(numberOf(knowledge, u"overdue"), 1);
        QStringList ids;
        for (const json::Value &source : entriesOf(knowledge, u"stalest"))
            ids << source.string(u"source_id") + (*source.find(u"overdue")->asBool() ? u"!"_s : u""_s);
        QCOMPARE(ids, (QStringList{u"gone"_s, u"down"_s, u"new"_s, u"late!"_s, u"good"_s}));
    }
    void pagesAreCountedByTheirState()
    {
        const QByteArray page
            = "<html><head><title>Alta 2 tent</title><script type=\"application/ld+json\">"
              "{\"@context\":\"https://schema.org\",\"@type\":\"Product\",\"name\":\"Alta 2 "
              "tent\",\"description\":\"A tent for two.\",\"weight\":\"2 kg\",\"material\":"
              "\"Nylon\",\"offers\":{\"@type\":\"Offer\",\"price\":\"299.00\","
              "\"priceCurrency\":\"EUR\"}}</script></head><body><h1>Alta 2 tent</h1><p>A "
              "tent for two people. It weighs 2 kg.</p></body></html>";
        const auto make = [&](const QString &company, const QByteArray &key, const QByteArray &path) {
            const QString url = m_site.url(QString::fromLatin1(path));
            m_server->get("/api/v1/product-faqs?page_url=" + QUrl::toPercentEncoding(url), key);
            return m_server->waitForPage(company, url);
        };
        m_site.serve("/alta", {page});
        QCOMPARE(make(u"shop"_s, m_key, "/alta").string(u"state"), u"ready"_s);
        QCOMPARE(make(u"shop"_s, m_key, "/nothing").string(u"state"), u"not_available"_s);
        make(u"other"_s, m_otherKey, "/alta");
        json::Value faqs = part(u"faqs");
        QCOMPARE(numberOf(faqs, u"ready"), 1);
        QCOMPARE(numberOf(faqs, u"not_available"), 1);
        QCOMPARE(numberOf(faqs, u"generating"), 0);
        QCOMPARE(numberOf(faqs, u"queued"), 0);
        QCOMPARE(numberOf(faqs, u"awaiting"), 0); // nobody has to approve anything
        m_server->changeCompany(u"shop"_s, {{u"faqs_require_approval"_s, true}});
        QCOMPARE(numberOf(part(u"faqs"), u"awaiting"), 1);
        m_server->sql("UPDATE faq SET review = 'changed' WHERE company_key = 'shop'");
        QCOMPARE(numberOf(part(u"faqs"), u"review"), 1);
        QCOMPARE(numberOf(part(u"faqs", "other"), u"review"), 0);
        m_server->sql("UPDATE faq SET approved = 1 WHERE company_key = 'shop'");
        QCOMPARE(numberOf(part(u"faqs"), u"awaiting"), 0);
        m_site.serve("/held", {page});
        m_site.hold("/held");
        const QString held = m_site.url(u"/held"_s);
        m_server->get("/api/v1/product-faqs?page_url=" + QUrl::toPercentEncoding(held), m_key);
        faqs = part(u"faqs");
        QCOMPARE(numberOf(faqs, u"generating"), 1);
        QCOMPARE(numberOf(faqs, u"queued"), 1);
        m_site.release("/held");
        QCOMPARE(m_server->waitForPage(u"shop"_s, held).string(u"state"), u"ready"_s);
    }

    void timeMovesTheBuckets()
    {
        http::RecentTraffic traffic;
        constexpr qint64 kStart = 1'700'000'000'000;
        traffic.count(u"shop"_s, 200, 1000, kStart);
        traffic.count(u"shop"_s, 503, 3000, kStart + 5000);
        traffic.count(u"shop"_s, 404, 3000, kStart + 4999); // a thread that comes late
        const auto window = traffic.of(u"shop"_s, kStart + 299'999);
        QCOMPARE(window.fromMs, kStart);
        QCOMPARE(window.buckets[0].requests + window.buckets[1].requests, 3U);
        QCOMPARE(window.buckets[0].errors + window.buckets[1].errors, 2U);
        QCOMPARE(window.serverErrors, 1U);
        QVERIFY(qAbs(*window.medianMs - 3) <= 0.6);
        QCOMPARE(traffic.of(u"shop"_s, kStart + 300'000).buckets[0].requests, 2U);
        QCOMPARE(traffic.of(u"shop"_s, kStart + 310'000).medianMs, std::nullopt);
        QCOMPARE(traffic.of(u"none"_s, kStart).medianMs, std::nullopt);
        traffic.count(u"shop"_s, 200, 1000, kStart - 3'600'000); // the clock was set back
        QCOMPARE(traffic.of(u"shop"_s, kStart - 3'600'000).buckets[59].requests, 1U);
    }
    void durationsAreToldToWithinAFifth()
    {
        for (const qint64 us : {200, 1'000, 7'300, 48'000, 910'000, 12'000'000}) {
            http::RecentTraffic traffic;
            for (int i = 0; i < 100; ++i)
                traffic.count(u"shop"_s, 200, i < 98 ? us : us * 2, 0);
            const auto window = traffic.of(u"shop"_s, 0);
            QVERIFY2(qAbs(*window.medianMs * 1000 / double(us) - 1) < 0.2, qPrintable(QString::number(us)));
            QVERIFY2(qAbs(*window.p99Ms * 500 / double(us) - 1) < 0.2, qPrintable(QString::number(us)));
        }
    }
    void noRequestIsLostAmongThreads()
    {
        http::RecentTraffic traffic;
        std::vector<std::thread> threads;
        for (int thread = 0; thread < 12; ++thread) {
            threads.emplace_back([&traffic, thread] {
                for (int i = 0; i < 10'000; ++i)
                    traffic.count(thread % 2 ? u"shop"_s : u"other"_s, 200, 100, i);
            });
        }
        for (std::thread &thread : threads)
            thread.join();
        quint64 sum = 0;
        for (const auto &bucket : traffic.of(u"shop"_s, 10'000).buckets)
            sum += bucket.requests;
        QCOMPARE(sum, 60'000U);
    }
};

std::unique_ptr<QObject> makeOverviewTests() { return std::make_unique<TestOverview>(); }

} // namespace answerdesk::test

#include "tst_overview.moc"
