// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/http/contract.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::test {

namespace {
constexpr qint64 kMinuteMs = 60'000;
constexpr qint64 kHourMs = 60 * kMinuteMs;
constexpr qint64 kDayMs = 24 * kHourMs;
} // namespace

/// How long sets of FAQs, their answers and the reasons for having none are kept.
class TestFaqCache : public QObject
{
    Q_OBJECT
    std::unique_ptr<TestServer> m_server;
    std::unique_ptr<FakeSite> m_site;
    QByteArray m_key;
    QString m_url;

    Answer faqs()
    {
        return m_server->get(
            "/api/v1/product-faqs?count=10&page_url=" + QUrl::toPercentEncoding(m_url), m_key);
    }
    /// The page's row once a generation after this revision has ended.
    json::Value generated(qint64 aboveRevision = 0)
    {
        return m_server->waitForPage(u"shop"_s, m_url, u"en"_s, aboveRevision);
    }
    Answer answerTo(const json::Value &faq)
    {
        return m_server->post("/api/v1/send_message",
            json::Object{{u"query_text"_s, faq.string(u"question")}, {u"faq_id"_s, *faq.find(u"faq_id")}},
            m_key);
    }
    /// The FAQ that names the price: the one that changes with the page.
    static json::Value priceFaq(const Answer &answer)
    {
        for (const json::Value &faq : entriesOf(answer.json(), u"faqs")) {
            if (faq.string(u"question").startsWith(u"How much does"_s))
                return faq;
        }
        return json::Object{{u"faq_id"_s, 0}};
    }

private slots:
    void init()
    {
        m_server = std::make_unique<TestServer>();
        m_site = std::make_unique<FakeSite>();
        m_server->makeCompany(u"shop"_s, {{u"allowed_hosts"_s, json::Array{m_site->hostPort()}}});
        m_key = m_server->makeKey(u"shop"_s);
        m_url = m_site->url(u"/tent"_s);
        m_site->serve("/tent", {productPage(u"Alta 2 tent"_s)});
    }
    void cleanup()
    {
        m_server.reset();
        m_site.reset();
    }

    void aSetIsFreshForADay()
    {
        faqs();
        generated();
        QCOMPARE(faqs().header("Cache-Control"), "private, max-age=86400");
        m_server->clock().advance(kHourMs + 500);
        QCOMPARE(faqs().header("Cache-Control"), "private, max-age=82799");
        m_server->clock().advance(23 * kHourMs - 501);
        QCOMPARE(faqs().header("Cache-Control"), "private, max-age=0");
        QCOMPARE(m_site->hits("/tent"), 1);
    }
    void anOldSetIsServedWhileAFreshOneIsMade()
    {
        faqs();
        const qint64 revision = numberOf(generated(), u"revision");
        const Answer old = faqs();
        m_server->clock().advance(kDayMs);
        m_site->hold("/tent");
        m_site->serve("/tent", {productPage(u"Alta 2 tent"_s, u"199.00"_s)});
        for (int i = 0; i < 3; ++i) {
            const Answer stale = faqs();
            QCOMPARE(stale.status, 200);
            QCOMPARE(stale.body, old.body);
            QCOMPARE(stale.header("Cache-Control"), "private, max-age=0");
        }
        QVERIFY(m_site->waitForHits("/tent", 2));
        m_site->release("/tent");
        generated(revision);
        const Answer fresh = faqs();
        QCOMPARE(fresh.header("Cache-Control"), "private, max-age=86400");
        QVERIFY(fresh.header("ETag") != old.header("ETag"));
        QCOMPARE(m_site->hits("/tent"), 2);

        // What stayed keeps its identifier, what changed has a new one.
        const json::Array before = entriesOf(old.json(), u"faqs");
        const json::Array after = entriesOf(fresh.json(), u"faqs");
        QCOMPARE(after.front(), before.front());
        QVERIFY(numberOf(priceFaq(fresh), u"faq_id") > numberOf(before.back(), u"faq_id"));
        QVERIFY(answerTo(priceFaq(fresh)).text(u"result_text"_s).contains(u"199"));

        // The replaced one stays answerable for a day.
        QVERIFY(answerTo(priceFaq(old)).text(u"result_text"_s).contains(u"249"));
        m_server->clock().advance(kDayMs - 1);
        QCOMPARE(answerTo(priceFaq(old)).status, 200);
        m_server->clock().advance(1);
        COMPARE_ERROR(answerTo(priceFaq(old)), "FAQ_NOT_FOUND");
        QCOMPARE(answerTo(priceFaq(fresh)).status, 200);
    }
    void anOldSetOutlivesAPageThatFails()
    {
        faqs();
        qint64 revision = numberOf(generated(), u"revision");
        m_site->serve("/tent", {"gone", 404});
        m_server->clock().advance(2 * kDayMs);
        const Answer stale = faqs();
        QCOMPARE(stale.status, 200);
        revision = numberOf(generated(revision), u"revision");
        QCOMPARE(faqs().text(u"status"), u"ready"_s);
        QCOMPARE(m_site->hits("/tent"), 2);
        m_server->clock().advance(10 * kMinuteMs); // then it is tried again
        QCOMPARE(faqs().text(u"status"), u"ready"_s);
        QVERIFY(m_site->waitForHits("/tent", 3));
    }
    void aWeekAfterADayTheOldSetIsOver()
    {
        faqs();
        const qint64 revision = numberOf(generated(), u"revision");
        m_server->clock().advance(8 * kDayMs - 1);
        m_site->hold("/tent");
        QCOMPARE(faqs().text(u"status"), u"ready"_s);
        m_server->clock().advance(1);
        const Answer over = faqs();
        QCOMPARE(over.status, 202);
        QCOMPARE(over.text(u"status"), u"generating"_s);
        m_site->release("/tent");
        generated(revision + 1);
        QCOMPARE(faqs().text(u"status"), u"ready"_s);
    }
    void aSetThatNobodyAskedForIsOverToo()
    {
        faqs();
        generated();
        m_server->clock().advance(8 * kDayMs);
        QCOMPARE(faqs().status, 202);
    }
    void aPageThatHasNoFaqsIsAskedAgainAfterAnHour()
    {
        m_site->serve("/tent",
            {"<html><body><h1>Our story</h1><article><p>We began in 1990 with a small "
             "workshop and a love of the mountains.</p></article></body></html>"});
        faqs();
        const json::Value page = generated();
        QCOMPARE(page.string(u"state"), u"not_available"_s);
        m_server->clock().advance(kHourMs - 1);
        QCOMPARE(faqs().text(u"status"), u"not_available"_s);
        QCOMPARE(m_site->hits("/tent"), 1);
        m_server->clock().advance(1);
        m_site->serve("/tent", {productPage(u"Alta 2 tent"_s)});
        QCOMPARE(faqs().status, 202);
        generated(numberOf(page, u"revision"));
        QCOMPARE(faqs().text(u"status"), u"ready"_s);
    }
    void aFailedFetchIsTriedAgainAfterTenMinutes()
    {
        m_site->serve("/tent", {"gone", 404});
        faqs();
        QCOMPARE(generated().string(u"reason"), u"page_unreachable"_s);
        m_server->clock().advance(10 * kMinuteMs - 1);
        QCOMPARE(faqs().text(u"reason"), u"page_unreachable"_s);
        QCOMPARE(m_site->hits("/tent"), 1);
        m_server->clock().advance(1);
        QCOMPARE(faqs().status, 202);
    }
    void theSwitchCountsAtOnce()
    {
        m_server->changeCompany(u"shop"_s, {{u"faqs_enabled"_s, false}});
        const Answer off = faqs();
        QCOMPARE(off.status, 200);
        QCOMPARE(off.text(u"status"), u"not_available"_s);
        QCOMPARE(off.text(u"reason"), u"feature_disabled"_s);
        QVERIFY(off.text(u"message").contains(u"AI Powered FAQs"_s));
        QCOMPARE(m_site->hits("/tent"), 0);
        m_server->changeCompany(u"shop"_s, {{u"faqs_enabled"_s, true}});
        QCOMPARE(faqs().status, 202);
        generated();
        QCOMPARE(faqs().text(u"status"), u"ready"_s);
        m_server->changeCompany(u"shop"_s, {{u"faqs_enabled"_s, false}});
        QCOMPARE(faqs().text(u"reason"), u"feature_disabled"_s);
        m_server->changeCompany(u"shop"_s, {{u"faqs_enabled"_s, true}});
        QCOMPARE(faqs().text(u"status"), u"ready"_s);
    }
    void aSetThatWasToBeMadeAnewWhileSwitchedOffIsServedAfterwards()
    {
        faqs();
        const json::Value page = generated();
        const Answer old = faqs();
        m_server->changeCompany(u"shop"_s, {{u"faqs_enabled"_s, false}});
        m_server->clock().advance(2 * kDayMs);
        const QByteArray pagePath
            = "/admin/v1/companies/shop/faq-pages/" + page.string(u"page_id").toLatin1();
        QCOMPARE(m_server->adminCall("POST", pagePath + "/regenerate").status, 202);
        QTRY_COMPARE(m_server->sql("SELECT COUNT(*) FROM faq_job"), QStringList{u"0"_s});
        QCOMPARE(m_site->hits("/tent"), 1);
        QCOMPARE(faqs().text(u"reason"), u"feature_disabled"_s);
        m_server->changeCompany(u"shop"_s, {{u"faqs_enabled"_s, true}});
        m_site->hold("/tent");
        const Answer stale = faqs();
        QCOMPARE(stale.status, 200);
        QCOMPARE(stale.body, old.body);
        QVERIFY(m_site->waitForHits("/tent", 2)); // and a fresh one is made
        m_site->release("/tent");
    }
    void anAllowedHostCountsAtOnce()
    {
        m_server->changeCompany(u"shop"_s, {{u"allowed_hosts"_s, json::Array{}}});
        QCOMPARE(faqs().text(u"reason"), u"page_not_allowed"_s);
        m_server->changeCompany(u"shop"_s, {{u"allowed_hosts"_s, json::Array{m_site->hostPort()}}});
        QCOMPARE(faqs().status, 202);
    }
    void anAdministratorCanHaveThemMadeAnew()
    {
        faqs();
        const json::Value page = generated();
        m_site->serve("/tent", {productPage(u"Alta 2 tent"_s, u"199.00"_s)});
        const Answer answer = m_server->adminCall("POST",
            "/admin/v1/companies/shop/faq-pages/" + page.string(u"page_id").toLatin1() + "/regenerate");
        QCOMPARE(answer.status, 202);
        generated(numberOf(page, u"revision"));
        QVERIFY(answerTo(priceFaq(faqs())).text(u"result_text"_s).contains(u"199"));
        QCOMPARE(m_server->adminCall("POST", "/admin/v1/companies/shop/faq-pages/77/regenerate").status, 404);
    }
    void faqIdsAreNeverUsedAgain()
    {
        QSet<qint64> seen;
        for (const char *price : {"10.00", "20.00", "30.00", "10.00"}) {
            m_site->serve("/tent", {productPage(u"Alta 2 tent"_s, QString::fromLatin1(price))});
            const json::Value list = m_server->adminCall("GET", "/admin/v1/companies/shop/faq-pages").json();
            const qint64 revision = list.string(u"revision").toLongLong();
            faqs();
            generated(revision);
            const qint64 id = numberOf(priceFaq(faqs()), u"faq_id");
            QVERIFY2(!seen.contains(id), "an identifier means one question and answer for ever");
            seen.insert(id);
            m_server->clock().advance(2 * kDayMs);
        }
    }
};

std::unique_ptr<QObject> makeFaqCacheTests() { return std::make_unique<TestFaqCache>(); }

} // namespace answerdesk::test

#include "tst_faq_cache.moc"
