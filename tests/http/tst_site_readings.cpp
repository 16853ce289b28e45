// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/http/site_shop.h"
#include <zlib.h>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::test {

namespace {

const QString kReturns = u"Within how many days may I return unused goods?"_s;

QByteArray gzipped(const QByteArray &plain)
{
    z_stream z{};
    deflateInit2(&z, Z_BEST_SPEED, Z_DEFLATED, MAX_WBITS + 16, 8, Z_DEFAULT_STRATEGY);
    QByteArray out(qsizetype(deflateBound(&z, uLong(plain.size()))), Qt::Uninitialized);
    z.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(plain.data()));
    z.avail_in = uInt(plain.size());
    z.next_out = reinterpret_cast<Bytef *>(out.data());
    z.avail_out = uInt(out.size());
    deflate(&z, Z_FINISH);
    out.truncate(qsizetype(z.total_out));
    deflateEnd(&z);
    return out;
}

QString returnsText(int days)
{
    return u"You may return unused goods within %1 days of delivery. The refund is paid within a week."_s.arg(
        days);
}

} // namespace

/// Sitemaps and crawls: which pages become documents.
class TestSiteReadings : public QObject
{
    Q_OBJECT
    std::unique_ptr<SiteShop> m_shop;

private slots:
    void init() { m_shop = std::make_unique<SiteShop>(); }
    void cleanup() { m_shop.reset(); }

    void aSitemapIndexBecomesDocuments()
    {
        FakeSite &site = m_shop->site();
        site.serve("/sitemap.xml",
            {"<?xml version=\"1.0\"?><sitemapindex><sitemap><loc>" + site.url(u"/one.xml.gz"_s).toUtf8()
                    + "</loc></sitemap><sitemap><loc>/two.xml</loc></sitemap><sitemap><loc>/absent.xml</loc>"
                      "</sitemap></sitemapindex>",
                200, "application/xml"});
        site.serve("/one.xml.gz", {gzipped(m_shop->sitemap({u"/returns"_s})), 200, "application/gzip"});
        site.serve("/two.xml", {m_shop->sitemap({u"/care"_s, u"/returns"_s}), 200, "text/xml"});
        m_shop->serve("/returns", u"Returns"_s, returnsText(41));
        m_shop->serve("/care", u"Care"_s, u"Wash the jacket by hand at thirty degrees."_s);
        const QString id = m_shop->add("sitemap", u"/sitemap.xml"_s);
        const json::Value import = m_shop->ended(id);
        QCOMPARE(import.string(u"state"), u"done"_s);
        QCOMPARE(import.string(u"kind"), u"sitemap"_s);
        QCOMPARE(numberOf(import, u"found"), 2);
        QCOMPARE(numberOf(import, u"read"), 2);
        QCOMPARE(m_shop->paths(id), (QStringList{u"/care"_s, u"/returns"_s}));
        QVERIFY(m_shop->said(kReturns).contains(u"41 days"_s));
        const json::Value source = m_shop->source(id);
        QCOMPARE(source.string(u"state"), u"read"_s);
        QCOMPARE(numberOf(source, u"documents"), 2);
        QCOMPARE(*source.find(u"reading")->asBool(), false);
        const QStringList report = m_shop->report(id);
        QVERIFY2(
            report.size() == 1 && report.first().contains(u"/absent.xml"_s), qPrintable(report.join(u'\n')));
        const QString texts = m_shop->server().sql("SELECT body FROM passage").join(u'\n');
        QVERIFY(!texts.contains(u"Imprint"_s));
        QCOMPARE(site.hits("/returns"), 1);
    }
    void aSitemapThatIsNoneIsSaid_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QString>("reason");
        QTest::newRow("billion laughs")
            << QByteArray("<!DOCTYPE u [<!ENTITY a \"ha\"><!ENTITY b \"&a;&a;\">]><urlset>&b;</urlset>")
            << u"document type"_s;
        QTest::newRow("broken") << QByteArray("<urlset><url></loc>") << u"line 1"_s;
        QTest::newRow("HTML") << SiteShop::page(u"Help"_s, u"No sitemap."_s) << u"cannot be read"_s;
        QTest::newRow("bytes") << QByteArray(5000, '\0') << u"cannot be read"_s;
    }
    void aSitemapThatIsNoneIsSaid()
    {
        QFETCH(QByteArray, body);
        QFETCH(QString, reason);
        m_shop->site().serve("/sitemap.xml", {body, 200, "application/xml"});
        const QString id = m_shop->add("sitemap", u"/sitemap.xml"_s);
        const json::Value import = m_shop->ended(id);
        QCOMPARE(import.string(u"state"), u"failed"_s);
        QVERIFY2(import.string(u"reason").contains(reason), qPrintable(import.string(u"reason")));
        const json::Value source = m_shop->source(id);
        QCOMPARE(source.string(u"state"), u"failed"_s);
        QCOMPARE(source.string(u"reason"), import.string(u"reason"));
        QCOMPARE(source.string(u"next_read_at"), rfc3339(m_shop->server().clock().nowMs() + 900'000));
    }
    void aCrawlFollowsLinksUpToItsDepth()
    {
        m_shop->serve("/help/", u"Help"_s, u"All about our shop."_s,
            {u"returns"_s, u"/about?utm_source=x"_s, u"https://elsewhere.example/"_s, u"mailto:a@b.example"_s,
                u"manual.pdf"_s});
        m_shop->serve("/help/returns", u"Returns"_s, returnsText(41), {u"deep/1"_s, u"./"_s});
        m_shop->serve("/about", u"About"_s, u"We sell tents since 1990."_s);
        m_shop->serve("/help/deep/1", u"One"_s, u"The first level below."_s, {u"2"_s});
        m_shop->serve("/help/deep/2", u"Two"_s, u"The second level below."_s);
        const QString id = m_shop->add("crawl", u"/help/"_s, {{u"max_depth"_s, 2}});
        const json::Value import = m_shop->ended(id);
        QCOMPARE(import.string(u"state"), u"done"_s);
        QCOMPARE(m_shop->paths(id),
            (QStringList{u"/about"_s, u"/help/"_s, u"/help/deep/1"_s, u"/help/returns"_s}));
        QCOMPARE(numberOf(import, u"read"), 4);
        QCOMPARE(numberOf(import, u"failed"), 0);
        const QStringList report = m_shop->report(id);
        QVERIFY2(report.size() == 1 && report.first().contains(u"more than 2 links away"_s),
            qPrintable(report.join(u'\n')));
        QVERIFY(m_shop->said(kReturns).contains(u"41 days"_s));
        QCOMPARE(m_shop->site().hits("/help/manual.pdf"), 0);
        // A higher limit is worth nothing without looking behind pages that have not changed.
        const Answer changed = m_shop->call("PATCH", "/sources/" + id.toLatin1(), {{u"max_depth"_s, 3}});
        QVERIFY2(changed.status == 200, changed.body);
        m_shop->refresh(id);
        QCOMPARE(numberOf(m_shop->ended(id), u"unchanged"), 4);
        QCOMPARE(m_shop->paths(id).size(), 5);
    }
    void whatASiteForbidsIsLeftOut()
    {
        FakeSite &site = m_shop->site();
        site.serve("/robots.txt", {"User-agent: *\nDisallow: /private\n", 200, "text/plain"});
        m_shop->serve("/", u"Start"_s, u"Where everything begins."_s,
            {u"/private/1"_s, u"/hidden"_s, u"/header"_s, u"/dead-end"_s, u"/open"_s});
        m_shop->serve("/private/1", u"Private"_s, returnsText(11));
        m_shop->serve("/hidden", u"Hidden"_s, returnsText(12), {u"/behind-hidden"_s},
            "<meta name=\"robots\" content=\"noindex\">");
        site.serve("/header",
            {SiteShop::page(u"Header"_s, returnsText(13)), 200, "text/html", {{"X-Robots-Tag", "noindex"}}});
        m_shop->serve("/dead-end", u"Dead end"_s, u"Its links go nowhere."_s, {u"/behind-dead-end"_s},
            "<meta name=\"robots\" content=\"nofollow\">");
        site.serve("/open",
            {"<main><h1>Open</h1><p>Our open page has a marked link.</p>"
             "<a rel=\"nofollow\" href=\"/marked\">no</a></main>"});
        m_shop->serve("/behind-hidden", u"Behind"_s, returnsText(41));
        const QString id = m_shop->add("crawl", u"/"_s);
        QCOMPARE(m_shop->ended(id).string(u"state"), u"done"_s);
        QCOMPARE(m_shop->paths(id), (QStringList{u"/"_s, u"/behind-hidden"_s, u"/dead-end"_s, u"/open"_s}));
        QCOMPARE(site.hits("/private/1"), 0);
        QCOMPARE(site.hits("/behind-dead-end"), 0);
        QCOMPARE(site.hits("/marked"), 0);
        QVERIFY(m_shop->said(kReturns).contains(u"41 days"_s));
        const QString report = m_shop->report(id).join(u'\n');
        QVERIFY2(report.contains(u"skipped /private/1: The shop's robots.txt"_s), qPrintable(report));
        QVERIFY2(report.contains(u"skipped /hidden: The page asks not to be found"_s), qPrintable(report));
        QVERIFY2(report.contains(u"skipped /header: The page asks not to be found"_s), qPrintable(report));
    }
    void aPageHasOneName()
    {
        FakeSite &site = m_shop->site();
        m_shop->serve("/", u"Start"_s, u"Where everything begins."_s,
            {u"/old"_s, u"/list?sort=up"_s, u"/loop-a"_s, u"/lost"_s, u"/copy"_s, u"/round"_s});
        site.serve("/old", {"", 301, "text/html", {{"Location", "/new"}}});
        m_shop->serve("/new", u"New"_s, u"The new page of the shop."_s);
        m_shop->serve("/list?sort=up", u"List"_s, u"A sorted list of stoves."_s, {},
            "<link rel=\"canonical\" href=\"/list\">");
        m_shop->serve("/list", u"List"_s, u"A list of stoves."_s);
        m_shop->serve(
            "/loop-a", u"A"_s, u"The first of the loop."_s, {}, "<link rel=\"canonical\" href=\"/loop-b\">");
        m_shop->serve(
            "/loop-b", u"B"_s, u"The second of the loop."_s, {}, "<link rel=\"canonical\" href=\"/loop-a\">");
        m_shop->serve(
            "/lost", u"Lost"_s, u"Its proper name is gone."_s, {}, "<link rel=\"canonical\" href=\"/gone\">");
        m_shop->serve("/copy", u"New"_s, u"The new page of the shop."_s, {u"/behind-copy"_s});
        site.serve("/round", {"", 302, "text/html", {{"Location", "/round"}}});
        const QString id = m_shop->add("crawl", u"/"_s);
        QCOMPARE(m_shop->ended(id).string(u"state"), u"done"_s);
        const QStringList paths = m_shop->paths(id);
        QCOMPARE(paths, (QStringList{u"/"_s, u"/copy"_s, u"/list"_s, u"/loop-b"_s, u"/lost"_s}));
        const QString report = m_shop->report(id).join(u'\n');
        QVERIFY2(report.contains(u"skipped /new: The page has the same content as"_s), qPrintable(report));
        QVERIFY2(
            report.contains(u"failed /round: The address redirects more than 5 times"_s), qPrintable(report));
        // The same again, and nothing moves.
        const QStringList passages = m_shop->passages();
        m_shop->refresh(id);
        QCOMPARE(numberOf(m_shop->ended(id), u"read"), 0);
        QCOMPARE(m_shop->passages(), passages);
        QCOMPARE(m_shop->paths(id), paths);
    }
    void trapsEndWithTheirBound()
    {
        // Every day leads to the next one, every page to a longer address, every visit to a new session.
        FakeSite &site = m_shop->site();
        m_shop->serve("/", u"Start"_s, u"Where everything begins."_s,
            {u"/day/2026/1"_s, u"/more/"_s, u"/visit?sid=1"_s, u"/same/1"_s});
        for (int i = 1; i <= 150; ++i)
            m_shop->serve("/day/2026/" + QByteArray::number(i), u"Day"_s, u"Nothing on day %1."_s.arg(i),
                {u"/day/2026/%1"_s.arg(i + 1)});
        for (QByteArray path = "/more/"; path.size() < 200; path += "more/")
            m_shop->serve(path, u"More"_s, u"More of length %1."_s.arg(path.size()), {u"more/"_s});
        m_shop->serve("/visit", u"Visit"_s, u"Welcome back."_s, {u"/visit?sid=2"_s, u"/visit?PHPSESSID=3"_s});
        for (int i = 1; i <= 50; ++i)
            m_shop->serve("/same/" + QByteArray::number(i), u"Same"_s, u"The same text as ever."_s,
                {u"/same/%1"_s.arg(i + 1)});
        const QString id = m_shop->add("crawl", u"/"_s, {{u"max_depth"_s, 20}, {u"max_pages"_s, 500}});
        const json::Value import = m_shop->ended(id);
        QCOMPARE(import.string(u"state"), u"done"_s);
        QCOMPARE(site.hits("/visit"), 1);
        QCOMPARE(site.hits("/same/2"), 1);
        QCOMPARE(site.hits("/same/3"), 0);
        QCOMPARE(site.hits("/day/2026/21"), 0);
        const QString report = m_shop->report(id).join(u'\n');
        for (const QString &trap : {u"links away from the start"_s, u"repeat their folders"_s,
                 u"The page has the same content as"_s})
            QVERIFY2(report.contains(trap), qPrintable(report));
        // A small bound ends everything.
        const QString small = m_shop->add("crawl", u"/"_s, {{u"max_depth"_s, 20}, {u"max_pages"_s, 7}});
        m_shop->ended(small);
        QVERIFY(m_shop->paths(small).size() <= 7);
        QVERIFY(m_shop->report(small).join(u'\n').contains(u"The limit of 7 pages was reached"_s));
    }
    void theStartMayLeadToItsProperName()
    {
        m_shop->site().serve("/", {"", 301, "text/html", {{"Location", "/en/"}}});
        m_shop->serve("/en/", u"Start"_s, u"Where everything begins."_s, {u"/en/returns"_s});
        m_shop->serve("/en/returns", u"Returns"_s, returnsText(41));
        const QString id = m_shop->add("crawl", u"/"_s);
        m_shop->ended(id);
        QCOMPARE(m_shop->paths(id), (QStringList{u"/en/"_s, u"/en/returns"_s}));
    }
    void aStartThatCannotBeReadIsSaid_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("state");
        QTest::newRow("down") << 503 << u"failed"_s;
        QTest::newRow("gone") << 404 << u"gone"_s;
        QTest::newRow("asks for patience") << 429 << u"failed"_s;
    }
    void aStartThatCannotBeReadIsSaid()
    {
        QFETCH(int, status);
        QFETCH(QString, state);
        m_shop->site().serve("/", {"x", status});
        const QString id = m_shop->add("crawl", u"/"_s);
        m_shop->ended(id);
        const json::Value source = m_shop->source(id);
        QCOMPARE(source.string(u"state"), state);
        QVERIFY(!source.string(u"reason").isEmpty());
    }
    void translationsAnswerForEachOther_data()
    {
        QTest::addColumn<bool>("bySitemap");
        QTest::newRow("pages") << false;
        QTest::newRow("sitemap") << true;
    }
    void translationsAnswerForEachOther()
    {
        QFETCH(bool, bySitemap);
        FakeSite &site = m_shop->site();
        const auto links = [&](const QByteArray &element) {
            return "<" + element + " rel=\"alternate\" hreflang=\"en\" href=\""
                + site.url(u"/en/pegs"_s).toUtf8() + "\"/><" + element
                + " rel=\"alternate\" hreflang=\"de\" href=\"" + site.url(u"/de/heringe"_s).toUtf8() + "\"/><"
                + element + " rel=\"alternate\" hreflang=\"x-default\" href=\"" + site.url(u"/"_s).toUtf8()
                + "\"/>";
        };
        QByteArray sitemap = "<urlset xmlns:xhtml=\"http://www.w3.org/1999/xhtml\">";
        for (const QString &path : {u"/en/pegs"_s, u"/de/heringe"_s})
            sitemap += "<url><loc>" + site.url(path).toUtf8() + "</loc>"
                + (bySitemap ? links("xhtml:link") : "") + "</url>";
        site.serve("/sitemap.xml", {sitemap + "</urlset>", 200, "application/xml"});
        const QByteArray head = bySitemap ? QByteArray() : links("link");
        m_shop->serve(
            "/en/pegs", u"Sandy ground"_s, u"On sandy ground you should use the wide snow pegs."_s, {}, head);
        m_shop->serve("/de/heringe", u"Sandiger Boden"_s,
            u"Auf sandigem Boden sollten Sie die breiten Schneeheringe verwenden."_s, {}, head, "de");
        const QString id = m_shop->add("sitemap", u"/sitemap.xml"_s);
        m_shop->ended(id);
        const QString said = m_shop->said(u"Which pegs should I use on sandy ground?"_s, u"de"_s);
        QVERIFY2(said.contains(u"Schneeheringe"_s), qPrintable(said));
        const auto groups
            = [&] { return m_shop->server().sql("SELECT DISTINCT translation_group FROM document"); };
        QCOMPARE(groups().size(), 1);
        // The link is worth a new look at pages that are the same in every byte.
        if (bySitemap) {
            site.serve(
                "/sitemap.xml", {m_shop->sitemap({u"/en/pegs"_s, u"/de/heringe"_s}), 200, "application/xml"});
            m_shop->refresh(id);
            m_shop->ended(id);
            QCOMPARE(groups().size(), 2);
        }
    }
    void requestsAreChecked()
    {
        const QString url = m_shop->site().url(u"/sitemap.xml"_s);
        const auto refused = [&](json::Object more, const char *field) {
            more.emplace_back(u"name"_s, u"Help"_s);
            const Answer answer = m_shop->call("POST", "/sources", more);
            return answer.code() == "INVALID_FIELDS"
                && answer.invalidFields().contains(QLatin1StringView(field));
        };
        QVERIFY(refused({{u"kind"_s, u"sitemap"_s}}, "url"));
        QVERIFY(refused({{u"kind"_s, u"feed"_s}, {u"url"_s, url}}, "kind"));
        QVERIFY(refused({{u"kind"_s, u"crawl"_s}, {u"url"_s, u"https://elsewhere.example/"_s}}, "url"));
        QVERIFY(refused({{u"kind"_s, u"crawl"_s}, {u"url"_s, u"http://10.0.0.1/"_s}}, "url"));
        QVERIFY(refused({{u"kind"_s, u"sitemap"_s}, {u"url"_s, url}, {u"max_depth"_s, 3}}, "max_depth"));
        QVERIFY(refused({{u"url"_s, url}, {u"max_pages"_s, 3}}, "max_pages"));
        QVERIFY(refused({{u"kind"_s, u"crawl"_s}, {u"url"_s, url}, {u"max_pages"_s, 0}}, "max_pages"));
        QVERIFY(refused({{u"kind"_s, u"crawl"_s}, {u"url"_s, url}, {u"max_depth"_s, 21}}, "max_depth"));
        QVERIFY(refused({{u"interval_hours"_s, 5}}, "interval_hours"));
        QVERIFY(m_shop->server().sql("SELECT source_id FROM source WHERE kind <> 'own-answers'").isEmpty());
    }
};

std::unique_ptr<QObject> makeSiteReadingTests() { return std::make_unique<TestSiteReadings>(); }

} // namespace answerdesk::test

#include "tst_site_readings.moc"
