// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/knowledge/crawl/site_facts.h"
#include "server/knowledge/crawl/site_frontier.h"
#include "server/knowledge/crawl/site_schedule.h"
#include "server/knowledge/crawl/sitemap_reader.h"
#include <QtTest/QtTest>
#include <zlib.h>

using namespace answerdesk::knowledge;
using namespace Qt::Literals::StringLiterals;
using Verdict = SiteFrontier::Verdict;

namespace {

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

QByteArray urlset(const QByteArray &inside)
{
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
           "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\" "
           "xmlns:xhtml=\"http://www.w3.org/1999/xhtml\">"
        + inside + "</urlset>";
}

const QByteArray kTwoPages
    = urlset("<url><loc>https://shop.example/a</loc><priority>1</priority></url>\n"
             "<url><lastmod>2026-01-01</lastmod><loc> https://shop.example/b?x=1&amp;y=2\n</loc></url>");

QStringList urlsOf(const Sitemap &sitemap)
{
    QStringList urls;
    for (const Sitemap::Page &page : sitemap.pages)
        urls << page.url;
    return urls;
}

SiteFrontier frontier(SiteLimits limits = {})
{
    return {limits, [](const QUrl &url) { return url.host() == u"shop.example"; }};
}

QString page(const QString &path) { return u"https://shop.example"_s + path; }

} // namespace

/// What a site says of itself, and which of its addresses are read.
class TestSiteReading : public QObject
{
    Q_OBJECT
private slots:
    void aSitemapListsPages_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("XML") << kTwoPages;
        QTest::newRow("gzip") << gzipped(kTwoPages);
        QTest::newRow("byte order mark") << "\xef\xbb\xbf" + kTwoPages;
        QTest::newRow("lines") << QByteArray("https://shop.example/a\r\n\nhttps://shop.example/b?x=1&y=2\n");
        QTest::newRow("no namespace") << QByteArray(
            "<urlset><url><loc>https://shop.example/a</loc></url><url><loc><![CDATA[https://shop.example/"
            "b?x=1&y=2]]></loc></url><url><loc></loc></url></urlset>");
        QTest::newRow("pictures beside") << urlset(
            "<url><loc>https://shop.example/a</loc><image:image xmlns:image=\"urn:i\"><image:loc>https://"
            "shop.example/a.jpg</image:loc></image:image></url><url><loc>https://shop.example/"
            "b?x=1&amp;y=2</loc></url>");
    }
    void aSitemapListsPages()
    {
        QFETCH(QByteArray, bytes);
        const auto sitemap = readSitemap(bytes);
        QVERIFY2(sitemap, sitemap ? "" : qPrintable(sitemap.error()));
        QCOMPARE(urlsOf(*sitemap), (QStringList{page(u"/a"_s), page(u"/b?x=1&y=2"_s)}));
        QVERIFY2(sitemap->fault.isEmpty(), qPrintable(sitemap->fault));
        QVERIFY(sitemap->sitemaps.isEmpty());
    }
    void anIndexListsSitemaps()
    {
        const auto index = readSitemap(
            "<sitemapindex xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\"><sitemap><loc>https://"
            "shop.example/1.xml.gz</loc></sitemap><sitemap><loc>https://shop.example/2.xml</loc></sitemap></"
            "sitemapindex>");
        QVERIFY(index);
        QCOMPARE(index->sitemaps, (QStringList{page(u"/1.xml.gz"_s), page(u"/2.xml"_s)}));
        QVERIFY(index->pages.isEmpty());
    }
    void translationsAreListed()
    {
        const auto sitemap = readSitemap(
            urlset("<url><loc>https://shop.example/en</loc>"
                   "<xhtml:link rel=\"alternate\" hreflang=\"de\" href=\"https://shop.example/de\"/>"
                   "<xhtml:link rel=\"alternate\" hreflang=\"en\" href=\"https://shop.example/en\"/>"
                   "<xhtml:link rel=\"amphtml\" hreflang=\"fr\" href=\"https://shop.example/amp\"/>"
                   "<xhtml:link rel=\"alternate\" href=\"https://shop.example/app\"/></url>"
                   "<url><loc>https://shop.example/alone</loc></url>"));
        QVERIFY(sitemap);
        const QList<Sitemap::Alternate> expected{{u"de"_s, page(u"/de"_s)}, {u"en"_s, page(u"/en"_s)}};
        QCOMPARE(sitemap->pages.at(0).alternates, expected);
        QVERIFY(sitemap->pages.at(1).alternates.isEmpty());
    }
    void whatIsNoSitemapIsRefused_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("reason");
        QByteArray laughs = "<?xml version=\"1.0\"?><!DOCTYPE urlset [<!ENTITY l0 \"lol\">";
        for (int i = 1; i < 10; ++i) {
            const QByteArray before = "&l" + QByteArray::number(i - 1) + ';';
            laughs += "<!ENTITY l" + QByteArray::number(i) + " \"" + before.repeated(10) + "\">";
        }
        laughs += "]><urlset><url><loc>&l9;</loc></url></urlset>";
        QTest::newRow("billion laughs") << laughs << u"document type"_s;
        QTest::newRow("billion laughs, gzip") << gzipped(laughs) << u"document type"_s;
        QTest::newRow("outer entity")
            << QByteArray("<!DOCTYPE u SYSTEM \"file:///etc/passwd\"><urlset></urlset>")
            << u"document type"_s;
        QTest::newRow("HTML") << QByteArray("<html><body>404</body></html>") << u"<html>"_s;
        QTest::newRow("feed") << QByteArray("<rss><channel/></rss>") << u"<rss>"_s;
        QTest::newRow("text") << QByteArray("http is a protocol") << u"no sitemap"_s;
        QTest::newRow("empty") << QByteArray() << u"cannot be read"_s;
        QTest::newRow("zeros") << QByteArray(1000, '\0') << u"cannot be read"_s;
        QTest::newRow("broken at once") << QByteArray("<urlset><url></loc>") << u"line 1"_s;
        QTest::newRow("broken gzip") << gzipped(kTwoPages).left(60) << u"damaged"_s;
        QTest::newRow("bomb") << gzipped(QByteArray(60 * 1024 * 1024, ' ')) << u"50 MiB"_s;
    }
    void whatIsNoSitemapIsRefused()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, reason);
        const auto sitemap = readSitemap(bytes);
        QVERIFY(!sitemap);
        QVERIFY2(sitemap.error().contains(reason), qPrintable(sitemap.error()));
        QVERIFY(sitemap.error().endsWith(u'.'));
    }
    void whatCameBeforeAFaultCounts_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        const QByteArray good = kTwoPages.chopped(QByteArray("</urlset>").size());
        QTest::newRow("cut off") << good;
        QTest::newRow("wrong end") << good + "</sitemap></urlset>";
        QTest::newRow("bare ampersand") << good + "<url><loc>https://shop.example/?a&b</loc></url></urlset>";
        QTest::newRow("deep") << good + QByteArray("<a>").repeated(100'000);
    }
    void whatCameBeforeAFaultCounts()
    {
        QFETCH(QByteArray, bytes);
        const auto sitemap = readSitemap(bytes);
        QVERIFY2(sitemap, sitemap ? "" : qPrintable(sitemap.error()));
        QCOMPARE(urlsOf(*sitemap), (QStringList{page(u"/a"_s), page(u"/b?x=1&y=2"_s)}));
        QVERIFY2(sitemap->fault.contains(u"line "_s), qPrintable(sitemap->fault));
    }
    void entriesAreBounded()
    {
        QByteArray many;
        for (int i = 0; i < 30; ++i)
            many += "<url><loc>https://shop.example/" + QByteArray::number(i) + "</loc></url>";
        SitemapLimits limits;
        limits.maxEntries = 10;
        const auto sitemap = readSitemap(urlset(many), limits);
        QVERIFY(sitemap);
        QCOMPARE(sitemap->pages.size(), 10);
        QVERIFY(sitemap->fault.contains(u"more than 10 entries"_s));
        const auto longOne
            = readSitemap(urlset("<url><loc>https://shop.example/" + QByteArray(5000, 'a') + "</loc></url>"));
        QVERIFY(longOne && longOne->pages.isEmpty());
    }

    void linksHaveOneForm_data()
    {
        QTest::addColumn<QString>("link");
        QTest::addColumn<QString>("url");
        const auto row = [](const char *name, const QString &link, const QString &url) {
            QTest::newRow(name) << link << url;
        };
        row("relative", u"../b"_s, page(u"/b"_s));
        row("beside", u"c"_s, page(u"/help/c"_s));
        row("root", u"/d"_s, page(u"/d"_s));
        row("other host", u"//cdn.example/x"_s, u"https://cdn.example/x"_s);
        row("fragment", u"#top"_s, page(u"/help/a?q=1"_s));
        row("query alone", u"?q=2"_s, page(u"/help/a?q=2"_s));
        row("dots", u"/x/./y/../z"_s, page(u"/x/z"_s));
        row("upper case host", u"HTTPS://SHOP.example/E"_s, page(u"/E"_s));
        row("tracking", u"/t?utm_source=a&id=1&gclid=2"_s, page(u"/t?id=1"_s));
        row("session in the query", u"/t?PHPSESSID=abc&id=1"_s, page(u"/t?id=1"_s));
        row("nothing but a session", u"/t?sid=abc"_s, page(u"/t"_s));
        row("session in the path", u"/t;jsessionid=00AB?id=1"_s, page(u"/t?id=1"_s));
        row("blank", u" /with blank "_s, page(u"/with%20blank"_s));
        row("umlaut", u"/größe"_s, page(u"/gr%C3%B6%C3%9Fe"_s));
        row("mail", u"mailto:a@shop.example"_s, {});
        row("script", u"javascript:void(0)"_s, {});
        row("file", u"file:///etc/passwd"_s, {});
        row("user info", u"https://a:b@shop.example/"_s, {});
        row("port 0", u"https://shop.example:0/"_s, {});
        row("long", u'/' + QString(3000, u'a'), {});
    }
    void linksHaveOneForm()
    {
        QFETCH(QString, link);
        QFETCH(QString, url);
        QCOMPARE(siteUrl(QUrl(page(u"/help/a?q=1"_s)), link).value_or(QString()), url);
    }

    void eachAddressIsReadOnceInTheOrderOfLinks()
    {
        SiteFrontier site = frontier();
        QCOMPARE(site.add(page(u"/"_s), 0), Verdict::Added);
        QCOMPARE(site.add(page(u"/a"_s), 1), Verdict::Added);
        QCOMPARE(site.add(page(u"/a"_s), 1), Verdict::Known);
        QCOMPARE(site.add(u"https://elsewhere.example/"_s, 1), Verdict::OtherSite);
        QCOMPARE(site.add(page(u"/tent.jpg"_s), 1), Verdict::NotAPage);
        QCOMPARE(site.next()->url, page(u"/"_s));
        site.addFirst(page(u"/first"_s), 1);
        QCOMPARE(site.next()->url, page(u"/first"_s));
        const auto last = site.next();
        QCOMPARE(last->url, page(u"/a"_s));
        QCOMPARE(last->depth, 1);
        QVERIFY(!site.next());
        QCOMPARE(site.taken(), 3);
        QVERIFY2(site.report().isEmpty(), qPrintable(site.report().join(u' ')));
    }
    void trapsEnd_data()
    {
        QTest::addColumn<QString>("form"); // %1: a number that rises without end
        QTest::addColumn<int>("most");
        QTest::newRow("calendar in the path") << u"/events/2026/%1/list"_s << 60;
        QTest::newRow("calendar in the query") << u"/events?month=%1"_s << 40;
        QTest::newRow("filters") << u"/tents?sort=a&page=%1"_s << 40;
        QTest::newRow("sessions") << u"/help?sid=%1"_s << 1;
        QTest::newRow("sessions in the path") << u"/help;jsessionid=%1"_s << 1;
        QTest::newRow("pages") << u"/help/article-%1"_s << 1000;
    }
    void trapsEnd()
    {
        QFETCH(QString, form);
        QFETCH(int, most);
        SiteFrontier site = frontier();
        for (int i = 0; i < 5000; ++i)
            site.add(*siteUrl(QUrl(page(u"/"_s)), form.arg(i)), 1);
        int count = 0;
        while (site.next())
            ++count;
        QCOMPARE(count, most);
        if (most > 1)
            QVERIFY(!site.report().isEmpty());
    }
    void pathsThatGrowEnd_data()
    {
        QTest::addColumn<QString>("step");
        QTest::newRow("one folder") << u"more/"_s;
        QTest::newRow("two folders") << u"a/b/"_s;
        QTest::newRow("numbers") << u"%1/"_s;
    }
    void pathsThatGrowEnd()
    {
        QFETCH(QString, step);
        SiteLimits limits;
        limits.maxDepth = 1'000'000;
        SiteFrontier site = frontier(limits);
        QString path = u"/"_s;
        int added = 0;
        for (int i = 0; i < 200; ++i) {
            path += step.contains(u'%') ? step.arg(i) : step;
            added += site.add(page(path), i) == Verdict::Added;
        }
        QVERIFY(added > 0);
        QVERIFY2(added <= limits.maxSegments, qPrintable(QString::number(added)));
        QVERIFY(site.report().join(u' ').contains(u"without end"_s));
    }
    void boundsAreToldAndKnown()
    {
        SiteLimits limits;
        limits.maxPages = 2;
        limits.maxDepth = 1;
        limits.maxQueue = 3;
        SiteFrontier site = frontier(limits);
        QCOMPARE(site.add(page(u"/deep"_s), 2), Verdict::TooDeep);
        QCOMPARE(site.add(page(u"/deep"_s), 2), Verdict::TooDeep); // counts once
        for (const QString &name : {u"/1"_s, u"/2"_s, u"/3"_s})
            QCOMPARE(site.add(page(name), 1), Verdict::Added);
        QCOMPARE(site.add(page(u"/4"_s), 1), Verdict::Full);
        QCOMPARE(site.add(page(u'/' + QString(2000, u'a')), 1), Verdict::TooLong);
        QVERIFY(site.next() && site.next() && !site.next());
        const QString report = site.report().join(u'\n');
        QVERIFY2(report.contains(u"The limit of 2 pages was reached; 1 addresses"_s), qPrintable(report));
        QVERIFY2(report.contains(u"1 addresses are more than 1 links away"_s), qPrintable(report));
        QVERIFY2(report.contains(u"1 addresses did not fit"_s), qPrintable(report));
        QVERIFY2(report.contains(u"1 addresses are too long"_s), qPrintable(report));
    }
    void whatAPageAsksFor_data()
    {
        QTest::addColumn<QByteArray>("header");
        QTest::addColumn<QString>("meta");
        QTest::addColumn<QString>("content");
        QTest::addColumn<bool>("noIndex");
        QTest::addColumn<bool>("noFollow");
        const auto row = [](const char *name, const QByteArray &header, const QString &meta,
                             const QString &content, bool noIndex, bool noFollow) {
            QTest::newRow(name) << header << meta << content << noIndex << noFollow;
        };
        row("nothing", "", u"description"_s, u"noindex"_s, false, false);
        row("noindex", "", u"robots"_s, u"NOINDEX, follow"_s, true, false);
        row("nofollow", "", u"robots"_s, u"index,nofollow"_s, false, true);
        row("none", "", u"robots"_s, u"none"_s, true, true);
        row("all", "", u"robots"_s, u"all"_s, false, false);
        row("for us", "", u"answerdesk"_s, u"noindex"_s, true, false);
        row("for others", "", u"otherbot"_s, u"noindex"_s, false, false);
        row("header", "noindex, nofollow", u"x"_s, {}, true, true);
        row("header for others", "otherbot: noindex, nofollow", u"x"_s, {}, false, false);
        row("header for us", "otherbot: nofollow, answerdesk: noindex", u"x"_s, {}, true, false);
        row("header with values", "max-snippet: 20, noindex, unavailable_after: 2026-01-01", u"x"_s, {}, true,
            false);
    }
    void whatAPageAsksFor()
    {
        QFETCH(QByteArray, header);
        QFETCH(QString, meta);
        QFETCH(QString, content);
        answerdesk::web::HtmlPage html;
        html.meta.emplaceBack(meta, content);
        const SiteFacts facts = siteFacts(html, QUrl(page(u"/a"_s)), header);
        QTEST(facts.noIndex, "noIndex");
        QTEST(facts.noFollow, "noFollow");
    }
    void whatAPageLinksTo()
    {
        answerdesk::web::HtmlPage html;
        html.baseUrl = u"/base/"_s;
        html.canonicalUrl = u"c?utm_source=x"_s;
        html.links = {u"a"_s, u"../b#top"_s, u"ftp://shop.example/"_s, u"//cdn.example/"_s};
        html.alternates = {{u"de"_s, u"de"_s}, {u"en"_s, u"c"_s}, {u"x-default"_s, u"/"_s}};
        const SiteFacts facts = siteFacts(html, QUrl(page(u"/p?x=1"_s)), {});
        QCOMPARE(facts.canonical, page(u"/base/c"_s));
        QCOMPARE(facts.links, (QStringList{page(u"/base/a"_s), page(u"/b"_s), u"https://cdn.example/"_s}));
        QCOMPARE(facts.translations, (QStringList{page(u"/base/de"_s), page(u"/base/c"_s)}));
        QCOMPARE(facts.language, u"en"_s);
        html = {};
        QVERIFY(siteFacts(html, QUrl(page(u"/p"_s)), {}).translations.isEmpty());
        html.alternates = {{u"de"_s, u"/de"_s}};
        QCOMPARE(siteFacts(html, QUrl(page(u"/p"_s)), {}).translations,
            (QStringList{page(u"/de"_s), page(u"/p"_s)}));
    }
    void groupsGrowTogether()
    {
        TranslationGroups groups;
        groups.link({u"d"_s, u"e"_s});
        groups.link({u"b"_s, u"c"_s});
        groups.link({u"alone"_s});
        QCOMPARE(groups.groupOf(u"e"_s), u"d"_s);
        QVERIFY(groups.groupOf(u"alone"_s).isEmpty());
        groups.link({u"c"_s, u"e"_s, u"f"_s});
        for (const QString &member : {u"b"_s, u"c"_s, u"d"_s, u"e"_s, u"f"_s})
            QCOMPARE(groups.groupOf(member), u"b"_s);
        groups.link({u"a"_s, u"f"_s});
        QCOMPARE(groups.groupOf(u"d"_s), u"a"_s);
        // A long chain stays cheap.
        for (int i = 0; i < 100'000; ++i)
            groups.link({QString::number(i), QString::number(i + 1)});
        QCOMPARE(groups.groupOf(u"99999"_s), u"0"_s);
        TranslationGroups falling; // each link puts one more above all before
        const auto name = [](int i) { return QString::number(1'999'999 - i); };
        for (int i = 0; i < 100'000; ++i)
            falling.link({name(i), name(i + 1)});
        for (int i = 0; i < 100'000; ++i)
            QCOMPARE(falling.groupOf(name(i)), name(100'000));
    }
    void readingsAreSpreadAndFailuresWait()
    {
        const qint64 hour = 3'600'000;
        qint64 first = 168 * hour;
        qint64 last = 0;
        for (int i = 0; i < 200; ++i) {
            const qint64 next = *nextReading(u"shop"_s, QString::number(i), 168, 0, 1000) - 1000;
            QCOMPARE(*nextReading(u"shop"_s, QString::number(i), 168, 0, 1000) - 1000, next);
            QVERIFY(next > 168 * hour * 9 / 10 && next <= 168 * hour);
            first = std::min(first, next);
            last = std::max(last, next);
        }
        QVERIFY(last - first > 15 * hour);
        QVERIFY(!nextReading(u"shop"_s, u"1"_s, 0, 0, 1000));
        QVERIFY(!nextReading(u"shop"_s, u"1"_s, 0, 3, 1000));
        QCOMPARE(*nextReading(u"shop"_s, u"1"_s, 168, 1, 0), hour / 4);
        QCOMPARE(*nextReading(u"shop"_s, u"1"_s, 168, 3, 0), hour);
        QCOMPARE(*nextReading(u"shop"_s, u"1"_s, 168, 1000, 0), 24 * hour);
        QCOMPARE(*nextReading(u"shop"_s, u"1"_s, 2, 1000, 0), 2 * hour);
    }
    void listedAddressesAreNoTraps()
    {
        SiteFrontier site = frontier();
        for (int i = 0; i < 500; ++i)
            QCOMPARE(site.add(page(u"/news?id=%1"_s.arg(i)), 0, true), Verdict::Added);
        QCOMPARE(site.add(u"https://elsewhere.example/"_s, 0, true), Verdict::OtherSite);
    }
};

QTEST_APPLESS_MAIN(TestSiteReading)

#include "tst_site_reading.moc"
