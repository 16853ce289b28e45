// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/web/html/html_reader.h"
#include <QtCore/QElapsedTimer>
#include <QtTest/QtTest>

using namespace answerdesk;
using namespace answerdesk::web;
using namespace Qt::Literals::StringLiterals;
using Block = HtmlPage::Block;

namespace {

HtmlPage page(const QByteArray &html)
{
    return readHtml(html, "text/html; charset=utf-8").value_or(HtmlPage{});
}

QString outline(const HtmlPage &page)
{
    static constexpr char kLetters[] = "HPLTDCS";
    QStringList lines;
    for (const Block &block : page.blocks)
        lines << QLatin1Char(kLetters[block.kind]) + (block.level ? QString::number(block.level) : QString())
                + u' ' + (block.cells.isEmpty() ? block.text : block.cells.join(u'|'));
    return lines.join(u'\n');
}

} // namespace

class TestHtmlReader : public QObject
{
    Q_OBJECT
private slots:
    void readsBlocks_data();
    void readsBlocks();
    void readsHead();
    void readsLinks();
    void readsMicrodataWithNestedItems();
    void followsItemrefOnce();
    void readsRdfa();
    void findsHints();
    void findsControlsToBuy_data();
    void findsControlsToBuy();
    void hintsSayWhereTheyStand();
    void tellsLinksFromText();
    void namesThatContainFooterHideNothing();
    void refusesDeepNestingQuickly_data();
    void refusesDeepNestingQuickly();
    void refusesAnElementOfTooManyAttributes_data();
    void refusesAnElementOfTooManyAttributes();
    void acceptsManyAttributesOfManyElements();
    void readsLongParagraphsOfManyElements();
    void acceptsManyUnclosedListItems();
    void cutsHugePages();
    void survivesItsJsonForm();
    void survivesRubbish();
};

void TestHtmlReader::readsBlocks_data()
{
    QTest::addColumn<QByteArray>("html");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const QByteArray &html, const QString &expected) {
        QTest::newRow(name) << html << expected;
    };
    row("heading and paragraph", "<h1>A  b</h1><p>One<b> two</b>.</p>", u"H1 A b\nP One two."_s);
    row("line break", "<p>One<br>Two</p>", u"P One\nP Two"_s);
    row("nested list", "<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>", u"L1 a\nL2 b\nL1 c"_s);
    row("label with colon", "<p>Material: cotton</p>", u"P Material|cotton"_s);
    row("bold label", "<ul><li><strong>Material</strong> cotton</li></ul>", u"L1 Material|cotton"_s);
    row("a time is no label", "<p>Open from 10:30 today</p>", u"P Open from 10:30 today"_s);
    row("table", "<table><tr><th>Weight</th><td>2 kg</td></tr></table>", u"T Weight|2 kg"_s);
    row("layout table", "<table><tr><td><h1>Title</h1><p>Text</p></td></tr></table>", u"H1 Title\nP Text"_s);
    row("definition list", "<dl><dt>Weight</dt><dd>2 kg</dd><dt>Size</dt><dd>M</dd></dl>",
        u"D Weight|2 kg\nD Size|M"_s);
    row("rows of pairs",
        "<div><div><span>Weight</span><span>2 "
        "kg</span></div><div><span>Size</span><span>M</span></div></div>",
        u"D Weight|2 kg\nD Size|M"_s);
    row("selection",
        "<label for=a>Size *</label><select id=a><option value=''>Choose<option> S <option "
        "disabled>M<option>L"
        "<option>L</select>",
        u"S Size|S|L\nP Size *"_s);
    row("selection in a table",
        "<table><tr><th><label for=a>Size</label><td><select id=a><optgroup><option>S</select></table>",
        u"S Size|S\nT Size|"_s);
    row("selection with a name for screen readers",
        "<select aria-label='Colour:'><option>red<option>green</select>", u"S Colour|red|green"_s);
    row("selection without a label", "<p>Size</p><select><option>S<option>L</select>", u"P Size"_s);
    row(
        "selection of years",
        "<label for=a>Year</label><select id=a>" + QByteArray("<option>x").repeated(3) +
            [] {
                QByteArray years;
                for (int year = 1950; year < 2000; ++year)
                    years += "<option>" + QByteArray::number(year);
                return years;
            }()
            + "</select>",
        u"P Year"_s);
    row("preformatted", "<pre>a\n  b</pre>", u"C a\n  b"_s);
    row("furniture",
        "<header><p>Logo</p></header><nav><a>x</a></nav><div class='cookie-banner'>Yes</div><p>Text</p>"
        "<aside>Ad</aside><footer>Foot</footer><script>x</script><style>y</style><noscript>z</noscript>",
        u"P Text"_s);
    row("hidden", "<p hidden>a</p><p style='display: none'>b</p><div role=dialog>c</div><p>d</p>", u"P d"_s);
    row("folded tab", "<div class=tab-content style='display:none'><p>Specs</p></div>", u"P Specs"_s);
    row("related products", "<p>Text</p><div class=related-products><p>Other</p></div>", u"P Text"_s);
    row("header of the title", "<header><h1>Title</h1></header><p>x</p>", u"H1 Title\nP x"_s);
    row("summary", "<details><summary>Care?</summary><p>Wash.</p></details>", u"H5 Care?\nP Wash."_s);
    row("entities and blanks", "<p>A&nbsp;&amp;&#x200b; B&shy;C</p>", u"P A & BC"_s);
    row("composed form", "<p>Ra\xcc\x88um</p>", u"P Räum"_s);
}

void TestHtmlReader::readsBlocks()
{
    QFETCH(QByteArray, html);
    QFETCH(QString, expected);
    QCOMPARE(outline(page(html)), expected);
}

void TestHtmlReader::readsHead()
{
    const HtmlPage read
        = page("<!doctype html><html lang=de><head><title> Zelt  | Shop </title>"
               "<link rel=canonical href='https://s.example/p'><meta property=og:title content=Zelt>"
               "<meta name=Description content='Ein Zelt'><meta property=og:type content=product>"
               "<script type='application/ld+json'>{\"a\":1}</script></head><body>"
               "<ol class=breadcrumb><li>Start</li><li>Zelte</li></ol><p>Text</p>");
    QCOMPARE(read.title, u"Zelt | Shop"_s);
    QCOMPARE(read.language, u"de"_s);
    QCOMPARE(read.canonicalUrl, u"https://s.example/p"_s);
    QCOMPARE(read.ogTitle, u"Zelt"_s);
    QCOMPARE(read.ogType, u"product"_s);
    QCOMPARE(read.metaContent(u"description"), u"Ein Zelt"_s);
    QCOMPARE(read.jsonLd, QList<QByteArray>{"{\"a\":1}"});
    QCOMPARE(read.breadcrumbs, (QStringList{u"Start"_s, u"Zelte"_s}));
    QCOMPARE(read.charset, u"utf-8"_s);
}

void TestHtmlReader::readsLinks()
{
    QByteArray html
        = "<html><head><base href=\"/help/\"><link rel=\"shortcut canonical\" href=\"/a\">"
          "<link rel=\"alternate\" hreflang=\"de\" href=\"/de/a\">"
          "<link rel=\"Alternate\" hreflang=\"x-default\" href=\"/\">"
          "<link rel=\"alternate\" type=\"application/rss+xml\" href=\"/feed\"></head><body>"
          "<nav><a href=\"b\">b</a></nav><main><p>Text with <a href=\"c?x=1&amp;y=2\">c</a>, "
          "<a href=\"c?x=1&amp;y=2\">c again</a>, <a rel=\"ugc nofollow\" href=\"/no\">no</a>, "
          "<a href=\"#top\">top</a>, <a href=\"mailto:a@b.example\">mail</a>, <a href=\"\">empty</a>, "
          "<a>nothing</a>, <a href=\"https://shop.example/d:e\">d</a>, <a href=\"/f:g\">f</a></p>"
          "<map><area href=\"map\"></map></main></body></html>";
    const auto page = readHtml(html, "text/html");
    QVERIFY(page);
    QCOMPARE(page->baseUrl, u"/help/"_s);
    QCOMPARE(page->canonicalUrl, u"/a"_s);
    QCOMPARE(page->links,
        (QStringList{u"b"_s, u"c?x=1&y=2"_s, u"https://shop.example/d:e"_s, u"/f:g"_s, u"map"_s}));
    const QList<QPair<QString, QString>> alternates{{u"de"_s, u"/de/a"_s}, {u"x-default"_s, u"/"_s}};
    QCOMPARE(page->alternates, alternates);
    const auto same = HtmlPage::fromJson(page->toJson());
    QVERIFY(same);
    QCOMPARE(*same, *page);
    html = "<p>many</p>";
    for (int i = 0; i < 5000; ++i)
        html += "<a href=\"/" + QByteArray::number(i) + "\">x</a>";
    html += "<a href=\"/" + QByteArray(4000, 'x') + "\">long</a>";
    QCOMPARE(readHtml(html, "text/html")->links.size(), 2000);
}

void TestHtmlReader::readsMicrodataWithNestedItems()
{
    const HtmlPage read
        = page("<div itemscope itemtype='https://schema.org/Product'><h1 itemprop=name>Boot</h1>"
               "<div itemprop=offers itemscope itemtype='http://schema.org/Offer'>"
               "<span itemprop=price content='9.90'>9,90 EUR</span>"
               "<link itemprop=availability href='https://schema.org/InStock'></div></div>");
    QCOMPARE(read.microdata.toJson(),
        QByteArray(
            "[{\"type\":[\"Product\"],\"properties\":{\"name\":[\"Boot\"],\"offers\":[{\"type\":[\"Offer\"],"
            "\"properties\":{\"price\":[\"9.90\"],\"availability\":[\"https://schema.org/InStock\"]}}]}}]"));
}

void TestHtmlReader::followsItemrefOnce()
{
    const HtmlPage read
        = page("<div itemscope itemtype='https://schema.org/Product' itemref='a a'></div>"
               "<p id=a><span itemprop=name>Boot</span><span itemscope itemref=a></span></p>");
    QVERIFY(read.microdata.toJson().contains("Boot"));
}

void TestHtmlReader::readsRdfa()
{
    const HtmlPage read
        = page("<div vocab='https://schema.org/' typeof=Product><span property=name>Boot</span></div>");
    QCOMPARE(read.microdata.toJson(),
        QByteArray("[{\"type\":[\"Product\"],\"properties\":{\"name\":[\"Boot\"]}}]"));
}

void TestHtmlReader::findsHints()
{
    const HtmlPage read
        = page("<main><h1>x</h1><span class='price old'>12 EUR</span><span class=product-price>10 EUR</span>"
               "<button>Add to cart</button></main>");
    QStringList hints;
    for (const HtmlPage::Hint &hint : read.hints)
        hints << hint.role + u'=' + hint.text;
    QCOMPARE(hints,
        (QStringList{u"old-price=12 EUR"_s, u"price=10 EUR"_s, u"add-to-cart=Add to cart"_s,
            u"can-buy=Add to cart"_s}));
}

void TestHtmlReader::findsControlsToBuy_data()
{
    QTest::addColumn<bool>("buys");
    for (const char *control : {"<button>In den Warenkorb</button>", "<a href=/add>Ajouter au panier</a>",
             "<input type=submit value='Añadir al carrito'>", "<button>Aggiungi al carrello</button>",
             "<button>Do koszyka</button>", "<button>Vložit do košíku</button>",
             "<button>Lägg i varukorgen</button>", "<button>Læg i kurv</button>",
             "<button>Lisää ostoskoriin</button>", "<button>Adaugă în coș</button>",
             "<button>Kosárba</button>", "<button>В корзину</button>", "<button>Ielikt grozā</button>",
             "<button>Į krepšelį</button>", "<button>V košarico</button>", "<button>Στο καλάθι</button>",
             "<button>カートに入れる</button>", "<button>加入购物车</button>",
             "<button>장바구니 담기</button>", "<button>Kaufen</button>", "<button>Köp</button>",
             "<a class='btn add-to-cart' href=/add></a>", "<input type=image alt='Add to basket'>",
             "<div class='buy-button'>Now</div>", "<span role=button>Buy now</span>",
             "<button onclick=\"addToCart(4711)\">+</button>"})
        QTest::newRow(control) << true;
    for (const char *control : {"<a href=/cart>Cart</a>", "<button class='add-to-wishlist'>Save</button>",
             "<button>Add to wishlist</button>", "<a href=/help>How to buy</a>", "<p>Add to cart</p>",
             "<input type=hidden name=add-to-cart value=4711>", "<button>Kaufberatung</button>",
             "<div class='add-to-cart'><p>Below</p></div>"})
        QTest::newRow(control) << false;
}

void TestHtmlReader::findsControlsToBuy()
{
    const HtmlPage read = page(QByteArray("<main><h1>x</h1>") + QTest::currentDataTag() + "</main>");
    const bool found = std::any_of(read.hints.begin(), read.hints.end(),
        [](const HtmlPage::Hint &hint) { return hint.role == u"add-to-cart"_s; });
    QTEST(found, "buys");
}

void TestHtmlReader::hintsSayWhereTheyStand()
{
    const HtmlPage read
        = page("<main><h1>x</h1><p>Text</p><p>Now <b class=price>10 EUR</b></p><table><tr><td>A</td>"
               "<td><span class=price>12 EUR</span></td></tr></table><button>Buy now</button></main>");
    for (const HtmlPage::Hint &hint : read.hints)
        QVERIFY2(read.blocks.value(hint.at).text.contains(hint.text), qPrintable(hint.role + hint.text));
    QCOMPARE(read.hints.size(), 4);
}

void TestHtmlReader::tellsLinksFromText()
{
    const HtmlPage read
        = page("<main><h1>x</h1><h2><a href=/a>Linked</a></h2><p>See <a href=/a>this</a> text</p>"
               "<ul><li><a href=/b>Item</a></ul></main>");
    QStringList linked;
    for (const Block &block : read.blocks) {
        if (block.isLink)
            linked << block.text;
    }
    QCOMPARE(linked, (QStringList{u"Linked"_s, u"Item"_s}));
}

void TestHtmlReader::namesThatContainFooterHideNothing()
{
    const HtmlPage read
        = page("<main><h1>x</h1><div class='product-footer'>One</div><div id=wrapper-nav-tabs>Two</div>"
               "<div class='card-footer'>Three</div><div class='site-footer'>Four</div><div id=main-nav>Five"
               "</div><div class='footer'>Six</div></main>");
    QCOMPARE(read.visibleText(), u"x\nOne\nTwo\nThree\n"_s);
}

void TestHtmlReader::refusesDeepNestingQuickly_data()
{
    QTest::addColumn<QByteArray>("html");
    QTest::newRow("div") << QByteArray("<div>").repeated(100'000);
    QTest::newRow("formatting") << QByteArray("<b><i>").repeated(100'000);
    QTest::newRow("self-closed") << QByteArray("<div/>").repeated(100'000);
    QTest::newRow("end tags of nothing") << QByteArray("<div></x>").repeated(100'000);
    QTest::newRow("end tags behind a barrier") << QByteArray("<div><table></div>").repeated(50'000);
    QTest::newRow("formatting closed around") << QByteArray("<b><div></b>").repeated(50'000);
    QTest::newRow("span around div") << QByteArray("<span><div></span>").repeated(50'000);
    QTest::newRow("svg") << QByteArray("<svg><g>").repeated(50'000);
    QTest::newRow("style inside svg") << "<svg><style>" + QByteArray("<g>").repeated(50'000);
    QTest::newRow("attributes with brackets") << QByteArray("<div title='</div>'>").repeated(50'000);
    QTest::newRow("lists") << QByteArray("<ul><li>").repeated(50'000);
    QTest::newRow("unknown elements") << QByteArray("<x-a>").repeated(50'000);
}

void TestHtmlReader::refusesDeepNestingQuickly()
{
    QFETCH(QByteArray, html);
    QElapsedTimer timer;
    timer.start();
    const auto read = readHtml(html, "text/html");
    QVERIFY(!read);
    QVERIFY(read.error().contains(u"512"_s));
    QVERIFY2(timer.elapsed() < 2000, "the pre-scan has to be far quicker than the parser");
}

void TestHtmlReader::refusesAnElementOfTooManyAttributes_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    QTest::newRow("start tag") << QByteArray("<p>a<b ") << QByteArray(">b");
    QTest::newRow("end tag") << QByteArray("<p>a</p ") << QByteArray(">b");
    QTest::newRow("behind a slash") << QByteArray("<p>a<img/") << QByteArray("/>b");
    QTest::newRow("behind a value with a bracket") << QByteArray("<p>a<b title='>' ") << QByteArray(">b");
    QTest::newRow("behind an unquoted quote") << QByteArray("<p>a<b a==\"> <i ") << QByteArray("> \">b");
    QTest::newRow("behind an empty comment") << QByteArray("<!--><i ") << QByteArray("> -->b");
    QTest::newRow("behind a declaration") << QByteArray("<!x <a b=\"><i ") << QByteArray("> \">b");
    QTest::newRow("behind a script that ends late")
        << QByteArray("<script></scriptx> <a b=\"</script><i ") << QByteArray("> \">b");
}

void TestHtmlReader::refusesAnElementOfTooManyAttributes()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, after);
    QByteArray many;
    for (int i = 0; i < 150'000; ++i) // took the parser more than five seconds
        many += " a" + QByteArray::number(i);
    const auto read = readHtml(before + many + after, "text/html");
    QVERIFY(!read);
    QCOMPARE(read.error(), u"An element of the page has more than 1000 attributes."_s);
}

void TestHtmlReader::acceptsManyAttributesOfManyElements()
{
    QByteArray attributes;
    for (int i = 0; i < kMaxAttributes; ++i)
        attributes += " a" + QByteArray::number(i) + "='>'";
    const auto read = readHtml(
        "<p" + attributes + ">one</p>" + QByteArray("<p class=a id=b title=\"a > b\">two</p>").repeated(2000),
        "text/html");
    QVERIFY2(read, read ? "" : qPrintable(read.error()));
    QCOMPARE(read->blocks.size(), 2001);
    QVERIFY(readHtml(
        "<script>if (a < b) c(\"</p \" + d);</script>" + QByteArray("<p>a</p>").repeated(2000), "text/html"));
}

/// The reader looked at the whole paragraph again at each of its elements, and at all properties of an item
/// for each of them.
void TestHtmlReader::readsLongParagraphsOfManyElements()
{
    const auto spans = readHtml("<p>" + QByteArray("a<b>x</b>").repeated(200'000), "text/html");
    QVERIFY(spans);
    QCOMPARE(spans->blocks.size(), 1);
    QByteArray properties;
    for (int i = 0; i < 60'000; ++i)
        properties += "<i itemprop=p" + QByteArray::number(i) + ">x</i>";
    const auto item = readHtml("<p itemscope itemtype=T>" + properties, "text/html");
    QVERIFY(item);
    QCOMPARE(int(item->microdata.asArray()->size()), 1);
    QCOMPARE(int(item->microdata.asArray()->front().find(u"properties")->asObject()->size()), 1000);
}

void TestHtmlReader::acceptsManyUnclosedListItems()
{
    const auto read = readHtml(
        "<ul>" + QByteArray("<li>item").repeated(3000) + "</ul>" + QByteArray("<p>text").repeated(3000),
        "text/html");
    QVERIFY(read.has_value());
    QCOMPARE(read->blocks.size(), 6000);
}

void TestHtmlReader::cutsHugePages()
{
    const auto read = readHtml(
        "<p>first</p>" + QByteArray("<p>\xc3\xa9\xc3\xa9</p>").repeated(400'000), "text/html; charset=utf-8");
    QVERIFY(read.has_value());
    QCOMPARE(read->blocks.constFirst().text, u"first"_s);
}

void TestHtmlReader::survivesItsJsonForm()
{
    const HtmlPage read
        = page("<html lang=en><title>\"T\"</title><meta name=a "
               "content='b\\'><h1>\xf0\x9f\x91\x8d</h1><ul><li>Size: M"
               "<button>Add to cart</button></ul><p itemscope itemtype=x><b itemprop=name>n</b>"
               "<script type='application/ld+json'>{\"x\": \"\\u00e9\"}</script>");
    const auto back = HtmlPage::fromJson(read.toJson());
    QVERIFY(back.has_value());
    QCOMPARE(*back, read);
    QVERIFY(!HtmlPage::fromJson("[]"));
    QVERIFY(!HtmlPage::fromJson("{\"blocks\":[{\"k\":99}]}"));
}

void TestHtmlReader::survivesRubbish()
{
    quint32 state = 12345;
    const QByteArray pieces[]
        = {"<div ", "<table>", "</table", "<td>", "<!--", "-->", "<svg>", "<script>", "</script>", "&#x",
            "itemscope itemtype=a itemprop=b ", "itemref=a id=a ", ">", "\"", "'", "=", QByteArray(1, '\0'),
            "\xff", "<select>", "<template>", "text ", "<li>", "<dd>", "<dt>a", "<h1>", "</p>", "<![CDATA["};
    for (int round = 0; round < 300; ++round) {
        QByteArray html;
        for (int i = 0; i < 200; ++i) {
            state = state * 1664525 + 1013904223;
            html += pieces[(state >> 16) % std::size(pieces)];
        }
        const auto read = readHtml(html, {});
        if (read)
            QVERIFY(HtmlPage::fromJson(read->toJson()).has_value());
    }
}

QTEST_GUILESS_MAIN(TestHtmlReader)
#include "tst_html_reader.moc"
