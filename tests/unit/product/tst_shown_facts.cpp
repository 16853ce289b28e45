// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/facts/product_availability.h"
#include "server/faqs/facts/product_facts.h"
#include "server/web/html/html_reader.h"
#include <QtTest/QtTest>

using namespace answerdesk;
using namespace answerdesk::faqs;
using namespace Qt::Literals::StringLiterals;

namespace {

/// A product's page without any markup: what people see is all there is.
ProductFacts factsOf(const QByteArray &body, const QByteArray &head = {})
{
    const QByteArray html = "<html lang=en><head><title>Testfell alder bench | Shop</title>"
                            "<meta property=og:type content=product>"
        + head + "</head><body>" + body;
    const web::HtmlPage page = web::readHtml(html, "text/html; charset=utf-8").value_or(web::HtmlPage{});
    return extractFacts(page, QUrl(u"https://shop.example/product/alder-bench-4711"_s));
}

const QByteArray kHeading = "<h1>Testfell alder bench</h1><p>Item no. TB-4711</p>";

} // namespace

class TestShownFacts : public QObject
{
    Q_OBJECT
private slots:
    void wordsForStock_data();
    void wordsForStock();
    void countsOfPieces_data();
    void countsOfPieces();
    void stockOfTheProduct_data();
    void stockOfTheProduct();
    void brandBesideTheHeading_data();
    void brandBesideTheHeading();
};

void TestShownFacts::wordsForStock_data()
{
    QTest::addColumn<QString>("state");
    const auto row
        = [](const char *text, const char *state) { QTest::newRow(text) << QString::fromLatin1(state); };
    row("Currently unavailable online", "OutOfStock");
    row("Non disponibile.", "OutOfStock");
    row("Ce produit n'est plus disponible", "OutOfStock");
    row("Derzeit nicht am Lager", "OutOfStock");
    row("Produkt niedostępny", "OutOfStock");
    row("Není skladem", "OutOfStock");
    row("Stokta yok", "OutOfStock");
    row("Nem elérhető", "OutOfStock");
    row("Only 3 left", "InStock");
    row("Available to ship", "InStock");
    row("Versandfertig in 24 h", "InStock");
    row("Disponibilità immediata", "InStock");
    row("Raktáron", "InStock");
    row("Ihned k odeslání", "InStock");
    row("Άμεσα διαθέσιμο", "InStock");
    row("残り2点", "InStock");
    row("Disponible en 3 colores", "");
    row("Auch verfügbar in Rot", "");
    row("Select a style for availability", "");
    row("Delivery in 2 to 3 days", "");
}

void TestShownFacts::wordsForStock()
{
    QTEST(availabilityInText(QString::fromUtf8(QTest::currentDataTag())), "state");
}

void TestShownFacts::countsOfPieces_data()
{
    QTest::addColumn<QString>("state");
    const auto row
        = [](const char *text, const char *state) { QTest::newRow(text) << QString::fromLatin1(state); };
    row("5", "InStock");
    row("12 pcs", "InStock");
    row("> 10 Stück", "InStock");
    row("0 szt.", "OutOfStock");
    row("2-3 days", "");
    row("24 h", "");
}

void TestShownFacts::countsOfPieces()
{
    FurtherFact fact;
    fact.label = u"Availability"_s;
    fact.value = QString::fromUtf8(QTest::currentDataTag());
    QTEST(availabilityOfDetail(fact), "state");
}

void TestShownFacts::stockOfTheProduct_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("state");
    const auto row = [](const char *name, const QByteArray &body, const char *state) {
        QTest::newRow(name) << kHeading + body << QString::fromLatin1(state);
    };
    row("a line near the heading", "<p>$249.00</p><p>In stock</p>", "InStock");
    row("a line near the heading that says no", "<p>$249.00</p><p>Currently unavailable online</p>",
        "OutOfStock");
    row("a link is no statement", "<p>$249.00</p><p><a href=/news>Back in stock</a></p>", "");
    row("an enabled control", "<p>$249.00</p><button>Add to cart</button>", "InStock");
    row("a disabled control", "<p>$249.00</p><button disabled>Add to cart</button>", "");
    row("a control that asks for a size",
        "<p>$249.00</p><button disabled>Add to cart</button><button>Select a size</button>", "InStock");
    row("the control of another product",
        "<p>$249.00</p><h2>You may also like</h2><p>$10.00</p><button>Add to cart</button>", "");
    row("the product's control behind recommendations",
        "<p>$249.00</p><h2>You may also like</h2><p>Lamp</p><p>Chair</p><p>$249.00</p><button>Add to "
        "cart</button>",
        "InStock");
    row("branches say nothing about an order",
        "<p>$249.00</p><button>Add to cart</button><p class=availability>Unavailable for store pickup</p>",
        "InStock");
    row("a sold-out size of several",
        "<p>$249.00</p><p class=stock>Large: sold out</p><p class=stock>Medium: in stock</p><button>Add to "
        "cart</button>",
        "InStock");
    row("stock of another product",
        "<p>$249.00</p><button>Add to cart</button><h2>Similar products</h2><p class=stock>Out of stock</p>",
        "InStock");
    row("a classified ad", "<p>$249.00</p><p>Post id: 4711000123</p>", "LimitedAvailability");
    row("a classified ad of what is gone", "<p>Sold</p><p>$249.00</p><p>Post id: 4711000123</p>", "");
    row("an ad with a control to write to its seller", "<p>$249.00</p><button>Contact the seller</button>",
        "LimitedAvailability");
    row("markup gives way to what is written where there is no control",
        "<script type='application/ld+json'>{\"@type\":\"Product\",\"name\":\"Testfell alder "
        "bench\",\"offers\":"
        "{\"price\":\"249\",\"priceCurrency\":\"USD\",\"availability\":\"InStock\"}}</script>"
        "<p>$249.00</p><p>This product is sold out</p>",
        "OutOfStock");
    row("markup stands where there is one",
        "<script type='application/ld+json'>{\"@type\":\"Product\",\"name\":\"Testfell alder "
        "bench\",\"offers\":"
        "{\"price\":\"249\",\"priceCurrency\":\"USD\",\"availability\":\"InStock\"}}</script>"
        "<p>$249.00</p><p>This size is sold out</p><button>Add to cart</button>",
        "InStock");
}

void TestShownFacts::stockOfTheProduct()
{
    QFETCH(QByteArray, body);
    const ProductFacts facts = factsOf(body);
    QVERIFY2(facts.isProduct, qPrintable(facts.explanation));
    const QString state = facts.availability.value == u"unknown"_s ? QString() : facts.availability.value;
    QTEST(state, "state");
}

void TestShownFacts::brandBesideTheHeading_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("brand");
    const auto row = [](const char *name, const QByteArray &body, const char *brand) {
        QTest::newRow(name) << body << QString::fromLatin1(brand);
    };
    const QByteArray price = "<p>$249.00</p><button>Add to cart</button>";
    row("a link to the brand's products",
        kHeading + "<p><a href=/s?b=1>Visit the shop of Testfell</a></p>" + price, "Testfell");
    row("the brand alone", "<p><a href=/s?b=1>Testfell</a></p>" + kHeading + price, "Testfell");
    row("another link", kHeading + "<p><a href=/benches>All benches</a></p>" + price, "");
    row("a maker's label of another language",
        kHeading + price
            + "<table><tr><th>Ražotājs</th><td>Testfell</td></tr><tr><th>Krāsa</th><td>Zila</td></tr></"
              "table>",
        "Testfell");
}

void TestShownFacts::brandBesideTheHeading()
{
    QFETCH(QByteArray, body);
    QTEST(factsOf(body).brand.value, "brand");
    // What the title for sharing says besides the heading, and an element calls the brand.
    const QByteArray page
        = "<h1>Alder bench</h1><h3 class=brand>Testfell</h3><p>$249.00</p><button>Buy now</button>";
    QCOMPARE(
        factsOf(page, "<meta property=og:title content='Testfell Alder bench'>").brand.value, u"Testfell"_s);
}

QTEST_GUILESS_MAIN(TestShownFacts)
#include "tst_shown_facts.moc"
