// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/http/site_shop.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::test {

namespace {

const QString kReturns = u"Within how many days may I return unused goods?"_s;

QString returnsText(int days)
{
    return u"You may return unused goods within %1 days of delivery. The refund is paid within a week."_s.arg(
        days);
}

} // namespace

/// Sites that are read again, cancelled, deleted, and cut short.
class TestSitesAgain : public QObject
{
    Q_OBJECT
    std::unique_ptr<SiteShop> m_shop;
    QString m_id;

    FakeSite &site() { return m_shop->site(); }
    /// A sitemap of three pages that was read.
    void readThree(const QList<std::pair<QByteArray, QByteArray>> &headers = {})
    {
        site().serve("/sitemap.xml",
            {m_shop->sitemap({u"/returns"_s, u"/care"_s, u"/tents"_s}), 200, "application/xml"});
        site().serve("/returns",
            {SiteShop::page(u"Returns"_s, returnsText(41)), 200, "text/html; charset=utf-8", headers});
        m_shop->serve("/care", u"Care"_s, u"Wash the jacket by hand at thirty degrees."_s);
        m_shop->serve("/tents", u"Tents"_s, u"Our tents are sewn in Norway by hand."_s);
        m_id = m_shop->add("sitemap", u"/sitemap.xml"_s);
        m_shop->ended(m_id);
        QCOMPARE(m_shop->paths(m_id).size(), 3);
    }
    json::Value again()
    {
        m_shop->refresh(m_id);
        return m_shop->ended(m_id);
    }
    QByteArray importPath() { return "/imports/" + m_shop->source(m_id).string(u"import_id").toLatin1(); }

private slots:
    void init() { m_shop = std::make_unique<SiteShop>(); }
    void cleanup() { m_shop.reset(); }

    void unchangedPagesCostNothing_data()
    {
        QTest::addColumn<bool>("hasTag");
        QTest::newRow("ETag") << true;
        QTest::newRow("content alone") << false;
    }
    void unchangedPagesCostNothing()
    {
        QFETCH(bool, hasTag);
        readThree(hasTag ? QList<std::pair<QByteArray, QByteArray>>{{"ETag", "\"v1\""}}
                         : QList<std::pair<QByteArray, QByteArray>>{});
        if (hasTag) // a request without the tag would get nothing that could be read
            site().serve("/returns", {"", 304, "text/html", {{"ETag", "\"v1\""}}});
        const QStringList passages = m_shop->passages();
        const QStringList rows = m_shop->server().sql("SELECT updated_ms FROM document ORDER BY document_id");
        const json::Value import = again();
        QCOMPARE(import.string(u"state"), u"done"_s);
        QCOMPARE(numberOf(import, u"unchanged"), 3);
        QCOMPARE(numberOf(import, u"read"), 0);
        QCOMPARE(m_shop->passages(), passages);
        QCOMPARE(m_shop->server().sql("SELECT updated_ms FROM document ORDER BY document_id"), rows);
        QCOMPARE(site().hits("/returns"), 2);
        QVERIFY(m_shop->said(kReturns).contains(u"41 days"_s));
        QCOMPARE(m_shop->source(m_id).string(u"read_at"), rfc3339(m_shop->server().clock().nowMs()));
    }
    void aNewTokenInAPageIsNoChange()
    {
        readThree();
        const QStringList passages = m_shop->passages();
        m_shop->serve("/returns", u"Returns"_s, returnsText(41), {}, "<meta name=\"token\" content=\"x\">");
        QCOMPARE(numberOf(again(), u"unchanged"), 3);
        QCOMPARE(m_shop->passages(), passages);
    }
    void changedNewAndGonePages()
    {
        readThree();
        m_shop->serve("/returns", u"Returns"_s, returnsText(77));
        site().serve("/care", {"<p>gone</p>", 410});
        site().serve("/tents", {"<p>gone</p>", 404});
        m_shop->serve("/stoves", u"Stoves"_s, u"A stove burns for ninety minutes."_s);
        site().serve(
            "/sitemap.xml", {m_shop->sitemap({u"/returns"_s, u"/care"_s, u"/stoves"_s}), 200, "text/xml"});
        QVERIFY(m_shop->said(u"Where are your tents sewn?"_s).contains(u"Norway"_s));
        const json::Value import = again();
        QCOMPARE(numberOf(import, u"read"), 2);
        QCOMPARE(numberOf(import, u"removed"), 2);
        QCOMPARE(m_shop->paths(m_id), (QStringList{u"/returns"_s, u"/stoves"_s}));
        QVERIFY(m_shop->said(kReturns).contains(u"77 days"_s));
        QVERIFY(!m_shop->said(u"Where are your tents sewn?"_s).contains(u"Norway"_s));
        QVERIFY(!m_shop->server().sql("SELECT quote FROM message_source").join(u' ').contains(u"Norway"_s));
    }
    void aPageThatTheSitemapForgotStaysWhileItIsThere()
    {
        readThree();
        site().serve("/sitemap.xml", {m_shop->sitemap({u"/care"_s}), 200, "text/xml"});
        QCOMPARE(numberOf(again(), u"removed"), 0);
        QCOMPARE(m_shop->paths(m_id).size(), 3);
        site().serve("/returns", {"", 404});
        QCOMPARE(numberOf(again(), u"removed"), 1);
        QCOMPARE(m_shop->paths(m_id), (QStringList{u"/care"_s, u"/tents"_s}));
        QVERIFY(!m_shop->said(kReturns).contains(u"41"_s));
    }
    void aFailedPageKeepsItsLastGoodText()
    {
        readThree();
        const QStringList passages = m_shop->passages();
        site().serve("/returns", {"down", 503});
        const json::Value import = again();
        QCOMPARE(import.string(u"state"), u"done"_s);
        QCOMPARE(numberOf(import, u"failed"), 1);
        QCOMPARE(numberOf(m_shop->source(m_id), u"failed_pages"), 1);
        QCOMPARE(m_shop->passages(), passages);
        QVERIFY(m_shop->said(kReturns).contains(u"41 days"_s));
        QCOMPARE(m_shop->report(m_id), QStringList{u"failed /returns: The shop answered with status 503."_s});
        m_shop->serve("/returns", u"Returns"_s, returnsText(42));
        QCOMPARE(numberOf(again(), u"read"), 1);
        QCOMPARE(numberOf(m_shop->source(m_id), u"failed_pages"), 0);
        QVERIFY(m_shop->said(kReturns).contains(u"42 days"_s));
    }
    void aFailedSitemapKeepsEverything()
    {
        readThree();
        site().serve("/sitemap.xml", {"down", 500});
        QCOMPARE(again().string(u"state"), u"failed"_s);
        QCOMPARE(m_shop->source(m_id).string(u"state"), u"failed"_s);
        QCOMPARE(m_shop->paths(m_id).size(), 3);
        QCOMPARE(site().hits("/returns"), 1);
        site().serve("/sitemap.xml", {m_shop->sitemap({u"/returns"_s}), 200, "text/xml"});
        QCOMPARE(again().string(u"state"), u"done"_s);
        QVERIFY(m_shop->source(m_id).find(u"reason")->isNull());
    }
    void aSiteThatFailsOnAndOnIsLeftAlone()
    {
        QStringList paths;
        for (int i = 0; i < 30; ++i)
            paths << u"/p%1"_s.arg(i);
        for (const QString &path : std::as_const(paths))
            site().serve(path.toLatin1(), {"down", 500});
        site().serve("/sitemap.xml", {m_shop->sitemap(paths), 200, "text/xml"});
        m_id = m_shop->add("sitemap", u"/sitemap.xml"_s);
        const json::Value import = m_shop->ended(m_id);
        QCOMPARE(import.string(u"state"), u"failed"_s);
        QVERIFY(import.string(u"reason").contains(u"10 pages in a row"_s));
        QCOMPARE(site().hits("/p9"), 1);
        QCOMPARE(site().hits("/p10"), 0);
    }
    void lowerLimitsTakePagesAway()
    {
        readThree();
        const Answer changed = m_shop->call("PATCH", "/sources/" + m_id.toLatin1(), {{u"max_pages"_s, 2}});
        QCOMPARE(changed.status, 200);
        QCOMPARE(numberOf(again(), u"removed"), 1);
        QCOMPARE(m_shop->paths(m_id), (QStringList{u"/care"_s, u"/returns"_s}));
    }
    void aCancelledReadingEndsAndKeepsWhatItHas()
    {
        site().serve("/sitemap.xml",
            {m_shop->sitemap({u"/returns"_s, u"/care"_s, u"/tents"_s}), 200, "application/xml"});
        m_shop->serve("/returns", u"Returns"_s, returnsText(41));
        m_shop->serve("/care", u"Care"_s, u"Wash the jacket by hand at thirty degrees."_s);
        site().hold("/care");
        m_id = m_shop->add("sitemap", u"/sitemap.xml"_s);
        QVERIFY(site().waitForHits("/care", 1));
        QCOMPARE(*m_shop->source(m_id).find(u"reading")->asBool(), true);
        // Whoever asks for it meanwhile gets the reading that is under way.
        const QString import = m_shop->source(m_id).string(u"import_id");
        QCOMPARE(m_shop->refresh(m_id).string(u"import_id"), import);
        const Answer cancelled = m_shop->call("POST", importPath() + "/cancel");
        QVERIFY2(cancelled.status == 200, cancelled.body);
        QCOMPARE(cancelled.text(u"state"), u"cancelled"_s);
        site().release("/care");
        // The next reading begins once this one has let go.
        json::Value source = m_shop->source(m_id);
        while (*source.find(u"reading")->asBool())
            source = m_shop->source(m_id);
        QCOMPARE(m_shop->paths(m_id), QStringList{u"/returns"_s});
        QCOMPARE(site().hits("/tents"), 0);
        QVERIFY(source.string(u"next_read_at") > rfc3339(m_shop->server().clock().nowMs() + 500'000'000));
        m_shop->serve("/tents", u"Tents"_s, u"Our tents are sewn in Norway by hand."_s);
        QCOMPARE(again().string(u"state"), u"done"_s);
        QCOMPARE(m_shop->paths(m_id).size(), 3);
    }
    void aSourceDeletedWhileItIsReadStaysDeleted()
    {
        site().serve("/sitemap.xml", {m_shop->sitemap({u"/returns"_s, u"/care"_s}), 200, "application/xml"});
        m_shop->serve("/returns", u"Returns"_s, returnsText(41));
        m_shop->serve("/care", u"Care"_s, u"Wash the jacket by hand at thirty degrees."_s);
        site().hold("/care");
        m_id = m_shop->add("sitemap", u"/sitemap.xml"_s);
        QVERIFY(site().waitForHits("/care", 1));
        QVERIFY(!m_shop->said(kReturns).isEmpty());
        QCOMPARE(m_shop->call("DELETE", "/sources/" + m_id.toLatin1()).status, 204);
        QVERIFY(!m_shop->said(kReturns).contains(u"41"_s));
        site().release("/care");
        // Another site is read after it, so the first has come to its end as well.
        m_shop->serve("/", u"Start"_s, u"Where everything begins."_s);
        m_shop->ended(m_shop->add("crawl", u"/"_s));
        QCOMPARE(m_shop->server().sql("SELECT path FROM document").size(), 1);
        QVERIFY(!m_shop->said(kReturns).contains(u"41"_s));
        QVERIFY(!m_shop->said(u"How do I wash the jacket?"_s).contains(u"thirty"_s));
        QCOMPARE(m_shop->server().sql("SELECT url FROM site_page").size(), 1);
        QVERIFY(!m_shop->server().sql("SELECT quote FROM message_source").join(u' ').contains(u"41"_s));
    }
    void aReadingThatWasCutShortGoesOnAfterTheRestart()
    {
        site().serve("/sitemap.xml", {m_shop->sitemap({u"/returns"_s, u"/care"_s}), 200, "application/xml"});
        site().serve("/returns",
            {SiteShop::page(u"Returns"_s, returnsText(41)), 200, "text/html", {{"ETag", "\"v1\""}}});
        m_shop->serve("/care", u"Care"_s, u"Wash the jacket by hand at thirty degrees."_s);
        site().hold("/care");
        m_id = m_shop->add("sitemap", u"/sitemap.xml"_s);
        QVERIFY(site().waitForHits("/care", 1));
        const QString first = m_shop->source(m_id).string(u"import_id");
        m_shop->server().restart();
        QVERIFY(m_shop->said(kReturns).contains(u"41 days"_s));
        site().serve("/returns", {"", 304, "text/html", {{"ETag", "\"v1\""}}});
        site().release("/care");
        QVERIFY(site().waitForHits("/returns", 2)); // by itself
        const json::Value import = m_shop->ended(m_id);
        QVERIFY(import.string(u"import_id") != first);
        QCOMPARE(import.string(u"started_by"), u"schedule"_s);
        QCOMPARE(import.string(u"state"), u"done"_s);
        QCOMPARE(numberOf(import, u"unchanged"), 1);
        QCOMPARE(numberOf(import, u"read"), 1);
        QCOMPARE(m_shop->call("GET", "/imports/" + first.toLatin1()).text(u"state"), u"interrupted"_s);
        QCOMPARE(m_shop->paths(m_id).size(), 2);
    }
};

std::unique_ptr<QObject> makeSiteAgainTests() { return std::make_unique<TestSitesAgain>(); }

} // namespace answerdesk::test

#include "tst_sites_again.moc"
