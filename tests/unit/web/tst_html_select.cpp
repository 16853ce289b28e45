// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/web/html/html_reader.h"
#include <QtCore/QElapsedTimer>
#include <QtTest/QtTest>

using namespace answerdesk;
using namespace answerdesk::web;
using namespace Qt::Literals::StringLiterals;

namespace {

constexpr char kPage[]
    = "<!DOCTYPE html><html><head><meta name=brand content='Fieldfare'></head><body>"
      "<div id=Detail class='box  product-detail'><h1>Alta <b>2</b></h1>"
      "<div class=price-row><span class=old>99 €</span><span class='price now' data-kind=\"main price\">79 "
      "€</span></div>"
      "<data class=number value=A-17></data><product-state>In stock</product-state>"
      "<table class=spec><tr><th colspan=2>Dimensions</th></tr><tr><th>Length</th><th>Width</th></tr>"
      "<tr><th>Weight:</th><td>3.2 kg</td></tr><tr><td>Size</td><td>40</td><td>cm</td></tr>"
      "<tr><th>Colour</th><td>Red</td><th>Poles</th><td>3</td></tr></table>"
      "<dl><div><dt>Material</dt><dd>Nylon</dd></div><dt>Seasons</dt><dd>3</dd><dd>or 4</dd></dl>"
      "<ul class=facts><li><b>Doors</b> 2</li><li>Floor: 6 m²</li><li><span>Pegs:</span> <span>14</span></li>"
      "<li>Light</li><li>Parts:<ul><li>Bag: 1</li></ul></li></ul>"
      "</div><div class=box><p>Other</p><span class=price>5 €</span></div></body></html>";

HtmlPage::Selection selected(const QString &selector, const QByteArray &html = kPage)
{
    const auto parsed = HtmlSelector::parse(selector);
    if (!parsed)
        return {-1, parsed.error(), false, {}};
    return readHtml(html, "text/html; charset=utf-8", {*parsed})->selections.value(0);
}

QString rowsOf(const QString &selector)
{
    QStringList lines;
    for (const auto &[label, value] : selected(selector).rows)
        lines << label + u'=' + value;
    return lines.join(u'\n');
}

qint64 msFor(const QByteArray &html, const QString &selector)
{
    const auto parsed = HtmlSelector::parse(selector);
    if (!parsed)
        qFatal("%s", qUtf8Printable(parsed.error()));
    QElapsedTimer timer;
    timer.start();
    const auto plain = readHtml(html, "text/html; charset=utf-8");
    const qint64 without = timer.restart();
    const auto page = readHtml(html, "text/html; charset=utf-8", QList<HtmlSelector>(7, *parsed));
    if (!plain || !page)
        qFatal("%s", qUtf8Printable(page ? QString() : page.error()));
    const qint64 more = timer.elapsed() - without;
    qInfo("%lld ms for 7 selectors, %lld ms for the page, %d elements", static_cast<long long>(more),
        static_cast<long long>(without), page->selections[0].elements);
    return more;
}

} // namespace

class TestHtmlSelect : public QObject
{
    Q_OBJECT
private slots:
    void aConstructSelects_data()
    {
        QTest::addColumn<QString>("selector");
        QTest::addColumn<int>("elements");
        QTest::addColumn<QString>("text");
        const auto row = [](const char *selector, int elements, const char *text) {
            QTest::newRow(selector) << QString::fromUtf8(selector) << elements << QString::fromUtf8(text);
        };
        row("h1", 1, "Alta 2");
        row("H1", 1, "Alta 2");
        row(".price", 2, "79 €");
        row(".price.now", 1, "79 €");
        row("span.price", 2, "79 €");
        row(".pri", 0, "");
        row(".Price", 0, "");
        row("#Detail .price", 1, "79 €");
        row("#detail .price", 0, "");
        row("div#Detail.box.product-detail > h1 > b", 1, "2");
        row("#Detail>.price", 0, "");
        row("#Detail > .price-row>.price", 1, "79 €");
        row("[data-kind]", 1, "79 €");
        row("[ data-kind = 'main price' ]", 1, "79 €");
        row("[DATA-KIND=\"main price\"]", 1, "79 €");
        row("[data-kind=main]", 0, "");
        row("[data-kind='']", 0, "");
        row("span:first-child", 2, "99 €");
        row("div.box:first-child h1:first-child", 1, "Alta 2");
        row("p:first-child", 1, "Other");
        row("tr:first-child th", 1, "Dimensions");
        row("product-state", 1, "In stock");
        row("meta[name=brand]", 1, "Fieldfare");
        row("data.number", 1, "A-17");
        row("html body div", 4, "");
        row("html", 1, "");
        row("body > div > p", 1, "Other");
        row("div div div", 0, "");
    }
    void aConstructSelects()
    {
        QFETCH(QString, selector);
        const HtmlPage::Selection found = selected(selector);
        QTEST(found.elements, "elements");
        if (selector != u"html" && selector != u"html body div")
            QTEST(found.text, "text");
        QCOMPARE(found.isAttribute, selector.startsWith(u"meta") || selector.startsWith(u"data"));
    }

    void aFaultNamesItsPlace_data()
    {
        QTest::addColumn<QString>("selector");
        QTest::addColumn<QString>("fault");
        const auto unknown = [](const char *selector, const char *sign, int at) {
            QTest::newRow(selector) << QString::fromLatin1(selector)
                                    << u"has “%1” at character %2, which selectors do not support"_s
                                           .arg(QLatin1String(sign))
                                           .arg(at);
        };
        const auto row = [](const char *selector, const QString &fault) {
            QTest::newRow(selector) << QString::fromLatin1(selector) << fault;
        };
        unknown("*", "*", 1);
        unknown("* * * *", "*", 1);
        unknown("div *", "*", 5);
        unknown("a, b", ",", 2);
        unknown("a + b", "+", 3);
        unknown("a~b", "~", 2);
        unknown("> a", ">", 1);
        unknown("a >> b", ">", 4);
        unknown("[href^=x]", "^", 6);
        unknown("[a|=b]", "|", 3);
        unknown("[a=b i]", "i", 6);
        unknown(".#x", "#", 2);
        unknown("a..b", ".", 3);
        unknown("a)", ")", 2);
        unknown("[=x]", "=", 2);
        row("", u"must name an element"_s);
        row("  ", u"must name an element"_s);
        row("a >", u"ends too early, at character 4"_s);
        row(".", u"ends too early, at character 2"_s);
        row("[a", u"ends too early, at character 3"_s);
        row("[a=", u"ends too early, at character 4"_s);
        row("[a='b", u"has an unclosed quotation mark at character 4"_s);
        row("#a#b", u"has more than one # at character 3; an element has one id"_s);
        for (const char *word : {"a:hover", "a:nth-child(2)", "a:not(b)", "a::before", "a:first-child(2)"})
            row(word,
                u"has an unknown word at character 2; of the pseudo-classes, only :first-child is supported"_s);
        row("a a a a a a a a a a a a a a a a a", u"must have at most 16 parts"_s);
        QTest::newRow("long") << QString(301, u'a') << u"must be at most 300 characters"_s;
        QTest::newRow("a mebibyte") << QString(1 << 20, u'.') << u"must be at most 300 characters"_s;
    }
    void aFaultNamesItsPlace()
    {
        QFETCH(QString, selector);
        const auto parsed = HtmlSelector::parse(selector);
        QVERIFY(!parsed);
        QTEST(parsed.error(), "fault");
    }

    void rowsAreReadOfTablesAndLists()
    {
        QCOMPARE(rowsOf(u".spec"_s), u"Weight=3.2 kg\nSize=40 | cm\nColour=Red\nPoles=3"_s);
        QCOMPARE(rowsOf(u"dl"_s), u"Material=Nylon\nSeasons=3\nSeasons=or 4"_s);
        QCOMPARE(rowsOf(u".facts"_s), u"Doors=2\nFloor=6 m²\nPegs=14\nParts=Bag: 1"_s);
        QVERIFY(rowsOf(u"#Detail"_s).startsWith(u"Weight=3.2 kg\n"_s));
        QCOMPARE(rowsOf(u"h1"_s), QString());
    }

    void aPageKeepsItsSelectionsOnTheWay()
    {
        const auto page = readHtml(
            kPage, "text/html", {*HtmlSelector::parse(u".price"), *HtmlSelector::parse(u"meta[name=brand]")});
        QCOMPARE(page->selections.size(), 2);
        QCOMPARE(*HtmlPage::fromJson(page->toJson()), *page);
    }

    /// Time grows with the elements, whatever their depth and the selector.
    void aHostilePageTakesNoLonger()
    {
        const QString deep = u"div div div div div div div div div div div div div div div x"_s;
        // 500 elements within each other, 200 times.
        const QByteArray tower = QByteArray("<div>").repeated(500) + QByteArray("</div>").repeated(500);
        QVERIFY(msFor(tower.repeated(180), deep) < 2000);
        QVERIFY(msFor(QByteArray("<div></div>").repeated(100'000), u"div div div div:first-child"_s) < 2000);
        const QString classes = u".a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.b"_s;
        QVERIFY(msFor("<p class='" + QByteArray("a ").repeated(500'000) + "'>", classes) < 2000);
        // "aaaa" is no word of it, wherever it is looked for.
        QVERIFY(msFor("<p class='" + QByteArray(1'000'000, 'a') + "'>", u'.' + QString(290, u'a')) < 2000);
    }
};

QTEST_APPLESS_MAIN(TestHtmlSelect)
#include "tst_html_select.moc"
