// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/http/contract.h"
#include <QtCore/QDateTime>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::test {

/// What the admin API tells of the last time that a page was read for its FAQs.
class TestFaqAttempts : public QObject
{
    Q_OBJECT
    std::unique_ptr<TestServer> m_server;
    std::unique_ptr<FakeSite> m_site;
    QByteArray m_key;
    QString m_url;
    QByteArray m_page; ///< its path

    Answer served()
    {
        return m_server->get("/api/v1/product-faqs?page_url=" + QUrl::toPercentEncoding(m_url), m_key);
    }
    json::Value page() { return *m_server->adminCall("GET", m_page).json().find(u"page"); }
    qint64 attempt() { return momentOf(page(), u"last_attempt_at"); }
    static qint64 momentOf(const json::Value &page, QStringView member)
    {
        return QDateTime::fromString(page.string(member), Qt::ISODate).toMSecsSinceEpoch();
    }
    bool hasFailed()
    {
        const json::Value now = page();
        if (now.find(u"last_failure")->isNull() != now.find(u"last_failure_message")->isNull())
            qFatal("a reason without its words, or the reverse");
        return !now.find(u"last_failure")->isNull();
    }
    void regenerate()
    {
        const Answer asked = m_server->adminCall("POST", m_page + "/regenerate", "{}");
        QCOMPARE(asked.status, 202);
        m_server->waitForPage(u"shop"_s, m_url, u"en"_s, numberOf(asked.json(), u"revision"));
    }

private slots:
    void init()
    {
        m_server = std::make_unique<TestServer>();
        m_site = std::make_unique<FakeSite>();
        m_server->makeCompany(u"shop"_s, {{u"allowed_hosts"_s, json::Array{m_site->hostPort()}}});
        m_key = m_server->makeKey(u"shop"_s);
        m_url = m_site->url(u"/alta"_s);
        m_site->serve("/alta", {productPage(u"Alta 2"_s)});
        served();
        m_page = "/admin/v1/companies/shop/faq-pages/"
            + m_server->waitForPage(u"shop"_s, m_url).string(u"page_id").toLatin1();
    }
    void cleanup()
    {
        m_server.reset();
        m_site.reset();
    }

    void aFailedRegenerationIsTold()
    {
        const qint64 first = m_server->clock().nowMs();
        QCOMPARE(attempt(), first);
        QVERIFY(!hasFailed());

        m_server->clock().advance(60'000);
        m_site->serve("/alta", {"gone", 404});
        regenerate();
        const json::Value failed = page();
        QCOMPARE(failed.string(u"state"), u"ready"_s);
        QVERIFY(failed.find(u"reason")->isNull()); // of what is served
        QCOMPARE(momentOf(failed, u"generated_at"), first);
        QCOMPARE(momentOf(failed, u"last_attempt_at"), first + 60'000);
        QCOMPARE(failed.string(u"last_failure"), u"page_unreachable"_s);
        QVERIFY(failed.string(u"last_failure_message").contains(u"404"_s));
        QCOMPARE(served().text(u"status"), u"ready"_s);
        const json::Value list = m_server->adminCall("GET", "/admin/v1/companies/shop/faq-pages").json();
        QCOMPARE(entriesOf(list, u"items").front().string(u"last_failure"), u"page_unreachable"_s);

        // It is kept when something else about the page changes, and over a restart.
        const json::Value pinned = entriesOf(m_server->adminCall("GET", m_page).json(), u"faqs").front();
        const QByteArray path
            = "/admin/v1/companies/shop/faqs/" + QByteArray::number(numberOf(pinned, u"faq_id"));
        QCOMPARE(m_server->adminCall("PATCH", path, R"({"pinned":true})").status, 200);
        QVERIFY(hasFailed());
        m_server->restart();
        QVERIFY(hasFailed());

        m_server->clock().advance(60'000);
        m_site->serve("/alta", {productPage(u"Alta 2"_s)});
        regenerate();
        QVERIFY(!hasFailed());
        QCOMPARE(attempt(), first + 120'000);
    }
    void anErrorOfTheShopIsToldAfterTheLastTry()
    {
        m_site->serve("/alta", {"oops", 500});
        const Answer asked = m_server->adminCall("POST", m_page + "/regenerate", "{}");
        QCOMPARE(asked.status, 202);
        QVERIFY(m_site->waitForHits("/alta", 2));
        while (m_site->hits("/alta") < 4) { // every other try waits for the clock
            m_server->clock().advance(1000);
            m_site->waitForHits("/alta", 4, 200);
        }
        QTRY_VERIFY(hasFailed());
        QVERIFY(page().string(u"last_failure_message").contains(u"500"_s));
        QCOMPARE(page().string(u"state"), u"ready"_s);
    }
    void anUnchangedPageHasNotFailed()
    {
        const qint64 first = m_server->clock().nowMs();
        m_server->clock().advance(25 * 3'600'000LL);
        const qint64 revision = numberOf(page(), u"revision");
        served();
        m_server->waitForPage(u"shop"_s, m_url, u"en"_s, revision);
        QVERIFY(!hasFailed());
        QCOMPARE(attempt(), first + 25 * 3'600'000LL);
    }
    void aPageThatIsNotAvailableSaysTheSame()
    {
        m_url = m_site->url(u"/story"_s);
        m_site->serve("/story",
            {"<html><body><h1>Our story</h1><article><p>We began in 1990 with a small workshop and a love of "
             "the mountains.</p></article></body></html>"});
        served();
        const json::Value told = m_server->waitForPage(u"shop"_s, m_url);
        QCOMPARE(told.string(u"reason"), u"not_a_product_page"_s);
        QCOMPARE(told.string(u"last_failure"), told.string(u"reason"));
        QCOMPARE(told.string(u"last_failure_message"), told.string(u"message"));
    }
};

std::unique_ptr<QObject> makeFaqAttemptTests() { return std::make_unique<TestFaqAttempts>(); }

} // namespace answerdesk::test

#include "tst_faq_attempts.moc"
