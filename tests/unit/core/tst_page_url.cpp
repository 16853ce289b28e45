// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/core/page_url.h"
#include <QtTest/QTest>

using namespace answerdesk;
using namespace Qt::Literals::StringLiterals;

/// Identity of pages.
class TestPageUrl : public QObject
{
    Q_OBJECT
private slots:
    void pagesHaveOneAddress_data()
    {
        QTest::addColumn<QString>("sent");
        QTest::addColumn<QString>("canonical");
        const auto row = [](const char *name, const QString &sent, const QString &canonical) {
            QTest::newRow(name) << sent << canonical;
        };
        row("as it is", u"https://shop.example/a"_s, u"https://shop.example/a"_s);
        row("scheme and host in lower case", u"HTTPS://Shop.EXAMPLE/A/b"_s, u"https://shop.example/A/b"_s);
        row("default port of https", u"https://shop.example:443/a"_s, u"https://shop.example/a"_s);
        row("default port of http", u"http://shop.example:80/a"_s, u"http://shop.example/a"_s);
        row("other port", u"http://shop.example:443/a"_s, u"http://shop.example:443/a"_s);
        row("fragment", u"https://shop.example/a#reviews"_s, u"https://shop.example/a"_s);
        row("empty path", u"https://shop.example"_s, u"https://shop.example/"_s);
        row("empty path with query", u"https://shop.example?a=1"_s, u"https://shop.example/?a=1"_s);
        row("query untouched", u"https://shop.example/a?b=2&a=1&b=3&c"_s,
            u"https://shop.example/a?b=2&a=1&b=3&c"_s);
        row("slash at the end stays", u"https://shop.example/a/"_s, u"https://shop.example/a/"_s);
        row("case of the path stays", u"https://shop.example/Tent?Color=Green"_s,
            u"https://shop.example/Tent?Color=Green"_s);
        for (const QString &name : {u"utm_source"_s, u"utm_campaign"_s, u"UTM_Medium"_s, u"gclid"_s,
                 u"fbclid"_s, u"msclkid"_s, u"mc_cid"_s, u"mc_eid"_s}) {
            row(qPrintable(u"tracking "_s + name), u"https://shop.example/a?x=1&%1=t&y=2"_s.arg(name),
                u"https://shop.example/a?x=1&y=2"_s);
            row(qPrintable(u"tracking alone "_s + name), u"https://shop.example/a?%1=t"_s.arg(name),
                u"https://shop.example/a"_s);
        }
        row("tracking without a value", u"https://shop.example/a?gclid&x=1"_s,
            u"https://shop.example/a?x=1"_s);
        row("name that only begins alike", u"https://shop.example/a?utmost=1&gclidx=2&mcid=3"_s,
            u"https://shop.example/a?utmost=1&gclidx=2&mcid=3"_s);
        row("tracking in a value", u"https://shop.example/a?next=utm_source"_s,
            u"https://shop.example/a?next=utm_source"_s);
        row("international host", u"https://bücher.example/a"_s, u"https://xn--bcher-kva.example/a"_s);
        row("international host in upper case", u"https://BÜCHER.example/a"_s,
            u"https://xn--bcher-kva.example/a"_s);
        row("Punycode", u"https://xn--bcher-kva.example/a"_s, u"https://xn--bcher-kva.example/a"_s);
        row("path beyond ASCII", u"https://shop.example/zelt/grün"_s,
            u"https://shop.example/zelt/gr%C3%BCn"_s);
        row("escaped path", u"https://shop.example/zelt/gr%C3%BCn"_s,
            u"https://shop.example/zelt/gr%C3%BCn"_s);
        row("escaped slash stays", u"https://shop.example/a%2Fb"_s, u"https://shop.example/a%2Fb"_s);
        row("IPv6", u"http://[2001:DB8::1]:8080/a"_s, u"http://[2001:db8::1]:8080/a"_s);
        row("IPv4", u"http://127.0.0.1:8080/a"_s, u"http://127.0.0.1:8080/a"_s);
        row("2,048 characters", u"https://shop.example/"_s + QString(2048 - 21, u'a'),
            u"https://shop.example/"_s + QString(2048 - 21, u'a'));
    }
    void pagesHaveOneAddress()
    {
        QFETCH(QString, sent);
        QFETCH(QString, canonical);
        const auto page = PageUrl::parse(sent);
        QVERIFY2(page, page ? "" : qPrintable(page.error()));
        QCOMPARE(page->canonical, canonical);
        const auto again = PageUrl::parse(page->canonical);
        QVERIFY(again);
        QCOMPARE(again->canonical, canonical);
        QCOMPARE(again->host, page->host);
        QCOMPARE(again->port, page->port);
    }
    void hostAndPortAreTheEffectiveOnes()
    {
        QCOMPARE(PageUrl::parse(u"https://Shop.example/"_s)->port, 443);
        QCOMPARE(PageUrl::parse(u"http://Shop.example/"_s)->port, 80);
        QCOMPARE(PageUrl::parse(u"http://Shop.example:8080/"_s)->port, 8080);
        QCOMPARE(PageUrl::parse(u"http://Shop.example:8080/"_s)->host, u"shop.example"_s);
        QCOMPARE(PageUrl::parse(u"http://[::1]/"_s)->host, u"::1"_s);
    }

    void othersAreRefused_data()
    {
        QTest::addColumn<QString>("sent");
        const auto row = [](const QString &sent) { QTest::newRow(qPrintable(sent.left(60))) << sent; };
        for (const char *sent : {"", "shop.example/a", "/a", "//shop.example/a", "a", "ftp://shop.example/a",
                 "file:///etc/passwd", "javascript:alert(1)", "data:text/html,a", "mailto:a@b.example",
                 "http:", "http://", "http:///a", "https:shop.example", "https://user@shop.example/",
                 "https://user:secret@shop.example/", "https://@shop.example/", "https://shop.example:0/",
                 "https://shop.example:65536/", "https://shop.example:x/", "https://shop example/",
                 "https://shop.example/a b", " https://shop.example/", "https://shop.example/\n",
                 "https://shop.example/\t", "https://shop.example\\@evil.example/", "https://[::1/",
                 "https://[zz]/", "https://shop.example/%zz"})
            row(QString::fromLatin1(sent));
        row(u"https://shop.example/"_s + QString(2048 - 20, u'a'));
        row(u"https://shop.example/a\u00a0b"_s.replace(u'\u00a0', QChar(0)));
    }
    void othersAreRefused()
    {
        QFETCH(QString, sent);
        const auto page = PageUrl::parse(sent);
        QVERIFY2(!page, page ? qPrintable(page->canonical) : "");
        QVERIFY(!page.error().isEmpty());
    }
};

QTEST_APPLESS_MAIN(TestPageUrl)
#include "tst_page_url.moc"
