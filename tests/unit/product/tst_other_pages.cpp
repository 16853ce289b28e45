// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/facts/other_pages.h"
#include "server/faqs/facts/product_facts.h"
#include "server/web/html/html_reader.h"
#include <QtTest/QtTest>

using namespace answerdesk;
using namespace answerdesk::faqs;
using namespace Qt::Literals::StringLiterals;

namespace {

ProductFacts read(const QByteArray &html, const QString &address = u"https://shop.example/x/alder"_s)
{
    return extractFacts(
        web::readHtml(html, "text/html; charset=utf-8").value_or(web::HtmlPage{}), QUrl(address));
}

QByteArray product(const QByteArray &rest)
{
    return "<script type='application/ld+json'>{\"@type\":\"Product\",\"name\":\"Alder garden bench\"," + rest
        + "\"offers\":{\"price\":\"249\",\"priceCurrency\":\"EUR\"}}</script>";
}

} // namespace

class TestOtherPages : public QObject
{
    Q_OBJECT
private slots:
    void sellsNoProduct_data();
    void sellsNoProduct();
    void sellsAProduct_data();
    void sellsAProduct();
    void headings_data();
    void headings();
    void addresses_data();
    void addresses();
    void saysWhy();
};

/// Pages of ten kinds and ten languages, which tests/data/pages/others/make_pages.py writes.
void TestOtherPages::sellsNoProduct_data()
{
    QTest::addColumn<QString>("path");
    const QDir folder(QStringLiteral(ANSWERDESK_PAGES "/others"));
    const QStringList files = folder.entryList({u"*.html"_s}, QDir::Files, QDir::Name);
    QCOMPARE(files.size(), 60);
    for (const QString &file : files)
        QTest::newRow(qPrintable(file)) << folder.filePath(file);
}

void TestOtherPages::sellsNoProduct()
{
    QFETCH(QString, path);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const ProductFacts facts = read(file.readAll(), {});
    QVERIFY2(!facts.isProduct, qPrintable(facts.explanation));
    QCOMPARE(facts.reason, u"not_a_product_page"_s);
}

void TestOtherPages::sellsAProduct_data()
{
    QTest::addColumn<QByteArray>("html");
    const QByteArray heading = "<title>Alder garden bench | Shop</title><h1>Alder garden bench</h1>";
    QTest::newRow("no markup, a link as button")
        << QByteArray(heading + "<p>€249.00</p><a href=/add>Add to cart</a><p>Item no. 4711-22</p>");
    QTest::newRow("no markup, an empty button")
        << QByteArray(heading + "<p>€249.00</p><a class=btn-add-to-cart href=/add></a><p>SKU: 4711-22</p>");
    QTest::newRow("no price, but labels and a word on stock") << QByteArray(heading
        + "<p>Currently unavailable.</p><table><tr><th>Brand</th><td>Testfell</td></tr><tr><th>Model "
          "number</th><td>AB-4711</td></tr><tr><th>ASIN</th><td>B0ABCD1234</td></tr></table>");
    QByteArray others
        = heading + "<p>€249.00</p><button>Add to cart</button><p>In stock</p><h2>You may also like</h2>";
    for (int i = 0; i < 20; ++i)
        others += "<div><a href=/p><span class=name>Other thing</span> <span class=price>€1"
            + QByteArray::number(i) + ".50</span></a><button>Add to cart</button></div>";
    QTest::newRow("recommended products cancel nothing") << others;
    QTest::newRow("a review in the product")
        << QByteArray(heading + product("\"review\":{\"@type\":\"Review\",\"reviewBody\":\"Good\"},")
               + "<p>€249</p><button>Add to cart</button>");
    QTest::newRow("a review beside the product") << QByteArray(heading + product({})
        + "<script "
          "type='application/ld+json'>{\"@type\":\"Review\",\"reviewBody\":\"Good\"}</script><p>€249</p>"
          "<button>Add to cart</button>");
    QTest::newRow("an admission ticket") << QByteArray(
        "<title>Harvest concert</title><script type='application/ld+json'>{\"@type\":\"Event\",\"name\":"
        "\"Harvest concert\",\"offers\":{\"price\":\"25\",\"priceCurrency\":\"EUR\"}}</script><h1>Harvest "
        "concert</h1><p class=price>€25.00</p><button>Buy tickets</button><p>Tickets: €25.00</p>");
    QTest::newRow("GoodRelations") << QByteArray(heading
        + "<div typeof='gr:Offering'><span property='gr:name'>Alder garden bench</span><div "
          "rel='gr:hasPriceSpecification' property='gr:hasPriceSpecification' "
          "typeof='gr:UnitPriceSpecification'><i "
          "property='gr:hasCurrency' content='EUR'></i><i property='gr:hasCurrencyValue' "
          "content='249.00'></i></div></div>");
    QTest::newRow("an id that contains footer") << QByteArray(heading
        + "<div id=product-footer-wrap class='buybox-footer'><p>€249.00</p><button>Add to "
          "cart</button><p>SKU: "
          "4711-22</p></div>");
    QTest::newRow("an inch sign in the markup") << QByteArray(
        "<title>Screen 27</title><h1>Screen 27</h1><script type='application/ld+json'>{\"@type\":\"Product\","
        "\"name\":\"Screen 27\" wide\",\"offers\":{\"price\":\"249\",\"priceCurrency\":\"EUR\"}}</script>");
}

void TestOtherPages::sellsAProduct()
{
    QFETCH(QByteArray, html);
    const ProductFacts facts = read(html);
    QVERIFY2(facts.isProduct, qPrintable(facts.explanation));
}

void TestOtherPages::headings_data()
{
    QTest::addColumn<bool>("isOther");
    for (const char *other :
        {"Your cart", "Shopping cart (2)", "Warenkorb", "Votre panier", "Kasse", "Koszyk",
            "ショッピングカート", "The 10 best watering cans of 2024", "Alta 2 vs. Alta 3",
            "Heron can review", "Kaufberatung: Kannen", "Guide d'achat", "Tents (24 products)", "12 Artikel"})
        QTest::newRow(other) << true;
    for (const char *product : {"Garden cart", "Kassette", "Best friends mug", "Panier de basket",
             "Alder garden bench", "Bench (2 seats)", "Cart cover"})
        QTest::newRow(product) << false;
}

void TestOtherPages::headings()
{
    const QString text = QString::fromUtf8(QTest::currentDataTag());
    QTEST(isOtherHeading(text) || isArticleHeading(text), "isOther");
}

void TestOtherPages::addresses_data()
{
    QTest::addColumn<bool>("isProduct");
    QTest::newRow("https://shop.example/product/4667999") << true;
    QTest::newRow("https://shop.example/dp/B0ABCD1234") << true;
    QTest::newRow("https://shop.example/p/alder-bench") << true;
    QTest::newRow("https://shop.example/alder-bench-4711123.html") << true;
    QTest::newRow("https://shop.example/benches") << false;
    QTest::newRow("https://shop.example/about/2020") << false;
}

void TestOtherPages::addresses()
{
    QTEST(isProductAddress(QUrl(QString::fromLatin1(QTest::currentDataTag()))), "isProduct");
}

void TestOtherPages::saysWhy()
{
    const ProductFacts facts
        = read("<title>Alder garden bench</title><h1>Alder garden bench</h1>" + product({}));
    int points = 0;
    for (const Evidence &evidence : facts.evidence) {
        QVERIFY(evidence.points != 0 && !evidence.text.isEmpty());
        QVERIFY(facts.explanation.contains(evidence.text));
        points += evidence.points;
    }
    QCOMPARE(points, 3);
    QVERIFY(facts.isProduct);
    QVERIFY(read("<title>News</title><p>" + QByteArray(200, 'a') + "</p>").evidence.isEmpty());
}

QTEST_GUILESS_MAIN(TestOtherPages)
#include "tst_other_pages.moc"
