// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/facts/price_context.h"
#include "server/faqs/facts/product_facts.h"
#include "server/faqs/facts/product_number.h"
#include "server/faqs/facts/product_page.h"
#include "server/web/html/html_reader.h"
#include <QtTest/QtTest>

using namespace answerdesk;
using namespace answerdesk::faqs;
using namespace Qt::Literals::StringLiterals;

namespace {

web::HtmlPage pageOf(const QByteArray &body, const QByteArray &title = "Alder garden bench | Shop")
{
    const QByteArray html = "<html lang=en><head><title>" + title + "</title></head><body>" + body;
    return web::readHtml(html, "text/html; charset=utf-8").value_or(web::HtmlPage{});
}

QString amounts(const QString &line)
{
    QStringList found;
    for (const ParsedPrice &price : payablePrices(line))
        found << price.amount;
    return found.join(u' ');
}

} // namespace

class TestMainOffer : public QObject
{
    Q_OBJECT
private slots:
    void headingFitsTheTitle_data();
    void headingFitsTheTitle();
    void paysWhatIsAsked_data();
    void paysWhatIsAsked();
    void readsAPriceWithoutACurrencySign();
    void takesThePriceBeforeTheButton();
    void takesThePriceNowNotBefore();
    void takesNoInstalment();
    void markupGivesWayToThePriceNow();
    void takesNoPriceOfOtherProducts();
    void takesNoPriceOfAListEntry();
    void readsRaisedCents();
    void leavesAuctionsOpen();
    void printedNumbers_data();
    void printedNumbers();
    void aNumberInTheAddressNeedsNoLabel();
    void thePrintedNumberWinsOverMarkup();
    void whatIsInStockSetsThePrice();
    void aRangeNeedsPricesOnThePage();
    void notABrand_data();
    void notABrand();
    void aSellersRatingIsNotTheProducts();
};

void TestMainOffer::headingFitsTheTitle_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("title");
    QTest::addColumn<QString>("heading");
    const QString bench = u"Alder garden bench"_s;
    QTest::newRow("after the logo") << QByteArray("<h1>Green Things</h1><h2>Alder garden bench</h2>")
                                    << QByteArray("Alder garden bench - Benches - Garden") << bench;
    QTest::newRow("after a menu") << QByteArray("<h1>My account</h1><h1>Alder garden bench</h1>")
                                  << QByteArray("Alder garden bench | Shop") << bench;
    QTest::newRow("not the category") << QByteArray("<h2>Benches</h2><h1>Alder garden bench</h1>")
                                      << QByteArray("Alder garden bench - Benches") << bench;
    QTest::newRow("no title") << QByteArray("<h1>Alder garden bench</h1>") << QByteArray() << bench;
    QTest::newRow("nothing fits") << QByteArray("<h1>Alder garden bench</h1><h2>More</h2>")
                                  << QByteArray("Welcome") << bench;
    QTest::newRow("nothing fits, after a menu")
        << QByteArray("<h1>Shoes</h1><ul><li>Boots</ul><h1>Alder garden bench</h1><p class=price>$9.00</p>")
        << QByteArray("Welcome") << bench;
    QTest::newRow("in a line") << QByteArray("<p>Solid wood</p><p>Alder garden bench</p>")
                               << QByteArray("Alder garden bench") << bench;
    QTest::newRow("of another product")
        << QByteArray("<h2><a href=/p/2>Alder table</a></h2><p>Alder garden bench</p>")
        << QByteArray("Alder garden bench | Shop") << bench;
    QTest::newRow("no heading") << QByteArray("<p>Solid wood</p>") << QByteArray("Alder garden bench")
                                << QString();
}

void TestMainOffer::headingFitsTheTitle()
{
    QFETCH(QByteArray, body);
    QFETCH(QByteArray, title);
    QTEST(mainHeading(pageOf(body, title)), "heading");
}

void TestMainOffer::paysWhatIsAsked_data()
{
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *text, const char *expected) {
        QTest::newRow(text) << QString::fromLatin1(expected);
    };
    row("€249.00", "249.00");
    row("Price: £220.00 + £12.00 delivery", "220.00");
    row("was $120.00 now $60.00", "60.00");
    row("UVP 79,90 € 59,90 €", "59,90");
    row("statt 79,90 €", "");
    row("au lieu de 79,90 €", "");
    row("(24,90 € / kg)", "");
    row("1 l = 3,20 €", "");
    row("12,50 € pro Meter", "");
    row("12,50 € / m", "");
    row("997 zł /szt.", "997");
    row("Rate lunare de la 14,44 Lei", "");
    row("or 4 payments of $12.50 with Klarna", "");
    row("12 x de R$ 19,90", "");
    row("29,90 € / Monat", "");
    row("Free shipping on orders over $50", "");
    row("Versandkosten: 4,90 €", "");
    row("Livraison gratuite dès 60 €", "");
    row("You save $20.00", "");
    row("$20.00 off", "");
    row("Subtotal: $269.00", "");
    row("3 used from $14.99", "");
    row("税込 3,500円", "3500");
    row("送料 550円", "");
    row("€84,50 inkl. MwSt. zzgl. Versandkosten", "84.50");
    row("€84.50 including VAT, plus shipping costs", "84.50");
    row("€949.00Save €50.00Save €50.00", "949.00");
    row("SAVE 20%: $19.20 with your card", "");
}

void TestMainOffer::paysWhatIsAsked()
{
    QFETCH(QString, expected);
    QCOMPARE(amounts(QString::fromUtf8(QTest::currentDataTag())), expected.replace(u',', u'.'));
}

void TestMainOffer::readsAPriceWithoutACurrencySign()
{
    QCOMPARE(bareDashPrice(u"109,-").value_or(ParsedPrice{}).amount, u"109"_s);
    QCOMPARE(bareDashPrice(u"1.249,--").value_or(ParsedPrice{}).amount, u"1249"_s);
    QVERIFY(!bareDashPrice(u"109"));
    QVERIFY(!bareDashPrice(u"Model 109,-"));
    const web::HtmlPage page
        = web::readHtml("<html lang=nl-NL><title>Gieter Reiger</title><h1>Gieter Reiger</h1>"
                        "<p>109,-</p><button>In winkelwagen</button>"
                        "<p>Artikelnummer: 4711-22</p><p>Op voorraad</p>",
            "text/html; charset=utf-8")
              .value_or(web::HtmlPage{});
    const ProductFacts facts = extractFacts(page, QUrl(u"https://shop.nl/product/gieter"_s));
    QVERIFY2(facts.isProduct, qPrintable(facts.explanation));
    QCOMPARE(facts.price.value, u"109"_s);
    QCOMPARE(facts.currency.value, u"EUR"_s);
}

void TestMainOffer::takesThePriceBeforeTheButton()
{
    const MainOffer offer
        = findMainOffer(pageOf("<p>Cart: $0.00</p><h1>Alder garden bench</h1><p>Free shipping "
                               "over $50</p><p>$249.00</p><a href=/add>Add to cart</a>"
                               "<p>Gift wrap $5.00</p>"));
    QVERIFY(offer.price.has_value());
    QCOMPARE(offer.price->price.amount, u"249.00"_s);
    QVERIFY(offer.control > offer.heading);
    QVERIFY(!offer.isEntry);
}

void TestMainOffer::takesThePriceNowNotBefore()
{
    const MainOffer struck = findMainOffer(
        pageOf("<h1>Alder garden bench</h1><p><del>$299.00</del></p><p>$249.00</p><button>Buy now</button>"));
    QCOMPARE(struck.price.value_or(ShownPrice{}).price.amount, u"249.00"_s);
    const MainOffer styled = findMainOffer(pageOf(
        "<h1>Alder garden bench</h1><div class=price><span class='price price-old'>$299.00</span> <span "
        "class=price>$249.00</span></div><button>Buy now</button>"));
    QCOMPARE(styled.price.value_or(ShownPrice{}).price.amount, u"249.00"_s);
    // The arithmetic tells them apart where no word and no name does.
    const MainOffer reduced = findMainOffer(
        pageOf("<h1>Alder garden bench</h1><p>EUR 300 -50%</p><p>EUR 150</p><button>Buy now</button>"));
    QCOMPARE(reduced.price.value_or(ShownPrice{}).price.amount, u"150"_s);
    QCOMPARE(reduced.before, QList<double>{300});
    // A price that is called regular where there is no other is the one to pay.
    const MainOffer regular = findMainOffer(
        pageOf("<h1>Alder garden bench</h1><p class=regular-price>$249.00</p><button>Buy now</button>"));
    QCOMPARE(regular.price.value_or(ShownPrice{}).price.amount, u"249.00"_s);
}

void TestMainOffer::takesNoInstalment()
{
    const MainOffer offer = findMainOffer(
        pageOf("<h1>Alder garden bench</h1><p>$249.00</p><p>Monthly rate</p><p class=price>from $20.75</p>"
               "<button>Buy now</button>"));
    QCOMPARE(offer.price.value_or(ShownPrice{}).price.amount, u"249.00"_s);
}

void TestMainOffer::markupGivesWayToThePriceNow()
{
    const ProductFacts facts = extractFacts(
        pageOf("<script type='application/ld+json'>{\"@type\":\"Product\",\"name\":\"Alder garden bench\","
               "\"offers\":{\"price\":\"300\",\"priceCurrency\":\"EUR\"}}</script><h1>Alder garden bench</h1>"
               "<p>EUR 300 -50%</p><p>EUR 150</p><button>Buy now</button>"));
    QCOMPARE(facts.price.value, u"150"_s);
    const auto priceOf = [](const QByteArray &line) {
        return extractFacts(
            pageOf(
                "<script type='application/ld+json'>{\"@type\":\"Product\",\"name\":\"Alder garden bench\","
                "\"offers\":{\"price\":\"300.50\",\"priceCurrency\":\"EUR\"}}</script><h1>Alder garden "
                "bench</h1>"
                + line + "<button>Buy now</button>"))
            .price.value;
    };
    QCOMPARE(priceOf("<p>RRP EUR 300.50</p><p>EUR 250</p>"), u"250"_s);
    QCOMPARE(priceOf("<p>EUR 300</p><p>50</p>"), u"300.50"_s);
    QCOMPARE(priceOf("<p>With this voucher a second bench of the same kind is yours for EUR 150 only</p>"),
        u"300.50"_s);
    // What the cart holds is no word on the product.
    const ProductFacts cart = extractFacts(
        pageOf("<script type='application/ld+json'>{\"@type\":\"Product\",\"name\":\"Alder garden bench\","
               "\"offers\":{\"price\":\"300\",\"priceCurrency\":\"EUR\"}}</script><h1>Alder garden bench</h1>"
               "<p>Solid wood</p><h2>Recently viewed</h2><p class=price>EUR 200</p>"));
    QCOMPARE(cart.price.value, u"300"_s);
}

void TestMainOffer::takesNoPriceOfOtherProducts()
{
    const MainOffer offer
        = findMainOffer(pageOf("<h1>Alder garden bench</h1><p>Currently unavailable.</p>"
                               "<h2>Customers also bought</h2><p>$10.50</p><button>Add to cart</button>"));
    QVERIFY(!offer.price);
    QCOMPARE(offer.control, -1);
}

void TestMainOffer::takesNoPriceOfAListEntry()
{
    const MainOffer offer
        = findMainOffer(pageOf("<h1>Benches</h1><h3><a href=/p/1>Alder garden bench</a></h3>"
                               "<p>$249.00</p><button>Add to cart</button>",
            "Benches"));
    QVERIFY(offer.isEntry);
}

void TestMainOffer::readsRaisedCents()
{
    for (const char *price : {"$249<sup>99</sup>", "<b class=price>$249<span class=cents>99</span></b>",
             "<b>                                                                  249<sup>99</sup> "
             "<i>USD</i></b>"}) {
        const MainOffer offer = findMainOffer(
            pageOf(QByteArray("<h1>Alder garden bench</h1><p>") + price + "</p><button>Buy now"));
        QCOMPARE(offer.price.value_or(ShownPrice{}).price.amount, u"249.99"_s);
    }
    // A power is no price.
    const web::HtmlPage page = pageOf("<h1>Alder garden bench</h1><p>10<sup>12</sup> trees</p>");
    QVERIFY(page.visibleText().contains(u"1012 trees"_s));
}

void TestMainOffer::leavesAuctionsOpen()
{
    const web::HtmlPage page
        = pageOf("<script type='application/ld+json'>{\"@type\":\"Product\",\"name\":\"Alder garden "
                 "bench\",\"offers\":"
                 "{\"price\":\"150\",\"priceCurrency\":\"USD\",\"availability\":\"InStock\"}}</script>"
                 "<h1>Alder garden bench</h1><p>Current bid $150</p><button>Place bid</button>");
    const ProductFacts facts = extractFacts(page);
    QVERIFY2(facts.isProduct, qPrintable(facts.explanation));
    QCOMPARE(facts.price.value, QString());
    QCOMPARE(facts.currency.value, QString());
    QCOMPARE(facts.availability.value, QString());
}

void TestMainOffer::printedNumbers_data()
{
    QTest::addColumn<QString>("number");
    const auto row
        = [](const char *body, const char *number) { QTest::newRow(body) << QString::fromLatin1(number); };
    row("<p>Product code: 141677</p>", "141677");
    row("<p>Item No. 466/7999</p>", "466/7999");
    row("<p>Artikelnummer: AB-4711</p>", "AB-4711");
    row("<p>Réf : VE900</p>", "VE900");
    row("<p>Nr ref. 82514129</p>", "82514129");
    row("<p>Produkta kods 520501927</p>", "520501927");
    row("<p>Cod produs: 5099873</p>", "5099873");
    row("<p>商品番号: A-4711</p>", "A-4711");
    row("<p>Objednací číslo: 60005</p>", "60005");
    row("<table><tr><th>ASIN</th><td>B0ABCD1234</td></tr></table>", "B0ABCD1234");
    row("<table><tr><th>Model</th><td>X-99</td></tr><tr><th>ASIN</th><td>B0ABCD1234</td></tr></table>",
        "B0ABCD1234");
    row("<dl><dt>SKU</dt><dd>SK-204</dd></dl>", "SK-204");
    row("<p>Model number: NC5100EF Web code: 12222651</p>", "12222651");
    row("<p>Anzeige:</p><p>278526196</p>", "278526196");
    row("<p>Order by 2024-12-24</p>", "");
    row("<p>Product of 2 makers</p>", "");
    row("<p>Item weight: 200g</p>", "");
    row("<h2>Similar products</h2><p>Item no. 4711</p>", "");
}

void TestMainOffer::printedNumbers()
{
    const web::HtmlPage page = pageOf(QByteArray("<h1>Alder garden bench</h1>") + QTest::currentDataTag());
    QTEST(printedNumber(page, findMainOffer(page), {}).value, "number");
}

void TestMainOffer::aNumberInTheAddressNeedsNoLabel()
{
    const web::HtmlPage page = pageOf("<h1>Alder garden bench</h1><p>Kenn: 27852619</p>");
    const MainOffer offer = findMainOffer(page);
    QCOMPARE(
        printedNumber(page, offer, u"https://shop.example/c72a27852619/bench.html"_s).value, u"27852619"_s);
    QCOMPARE(printedNumber(page, offer, u"https://shop.example/bench.html"_s).value, QString());
}

void TestMainOffer::thePrintedNumberWinsOverMarkup()
{
    const ProductFacts facts = extractFacts(pageOf(
        "<script type='application/ld+json'>{\"@type\":\"Product\",\"name\":\"Alder garden bench\",\"sku\":"
        "\"4667999\",\"offers\":{\"price\":\"249\",\"priceCurrency\":\"GBP\"}}</script>"
        "<h1>Alder garden bench</h1><p>Catalogue no. 466/7999</p>"));
    QCOMPARE(facts.sku.value, u"466/7999"_s);
    QCOMPARE(facts.sku.source.text, u"Catalogue no. 466/7999"_s);
}

void TestMainOffer::whatIsInStockSetsThePrice()
{
    const QByteArray offers
        = "[{\"price\":\"199\",\"priceCurrency\":\"EUR\",\"availability\":\"https://schema.org/OutOfStock\"},"
          "{\"price\":\"249\",\"priceCurrency\":\"EUR\",\"availability\":\"https://schema.org/InStock\"}]";
    const auto facts = [&](const QByteArray &list) {
        return extractFacts(pageOf(
            "<script type='application/ld+json'>{\"@type\":\"Product\",\"name\":\"Alder garden bench\","
            "\"offers\":"
            + list + "}</script><h1>Alder garden bench</h1>"));
    };
    QCOMPARE(facts(offers).price.value, u"249"_s);
    QCOMPARE(facts(offers).priceHigh.value, QString());
    QCOMPARE(facts(offers).availability.value, u"InStock"_s);
    // Sold out is what has no variant left.
    QByteArray none = offers;
    none.replace("InStock", "OutOfStock");
    QCOMPARE(facts(none).availability.value, u"OutOfStock"_s);
    QCOMPARE(facts(none).price.value, u"199"_s);
}

void TestMainOffer::aRangeNeedsPricesOnThePage()
{
    const auto facts = [](const QByteArray &body) {
        return extractFacts(pageOf(
            "<script type='application/ld+json'>{\"@type\":\"Product\",\"name\":\"Alder garden bench\","
            "\"offers\":{\"@type\":\"AggregateOffer\",\"lowPrice\":\"199\",\"highPrice\":\"249\","
            "\"priceCurrency\":"
            "\"EUR\"}}</script><h1>Alder garden bench</h1>"
            + body));
    };
    QCOMPARE(facts("<p class=price>€199</p><button>Buy now</button>").priceHigh.value, QString());
    QCOMPARE(facts("<p class=price>€199 - €249</p><button>Buy now</button>").priceHigh.value, u"249"_s);
}

void TestMainOffer::notABrand_data()
{
    QTest::addColumn<QString>("brand");
    QTest::newRow("Testfell") << u"Testfell"_s;
    for (const char *none : {"/brands/testfell", "https://shop.example/testfell", "Other", "Sonstige",
             "autre", "Inne", "その他", "-", "$metabrand", "{{brand}}", "n/a"})
        QTest::newRow(none) << QString();
}

void TestMainOffer::notABrand()
{
    const ProductFacts facts = extractFacts(pageOf(
        QByteArray(
            "<script type='application/ld+json'>{\"@type\":\"Product\",\"name\":\"Alder garden bench\","
            "\"brand\":\"")
        + QTest::currentDataTag()
        + "\",\"offers\":{\"price\":\"249\",\"priceCurrency\":\"EUR\"}}</script><h1>Alder garden "
          "bench</h1>"));
    QTEST(facts.brand.value, "brand");
}

void TestMainOffer::aSellersRatingIsNotTheProducts()
{
    const auto rating = [](const QByteArray &line) {
        return extractFacts(
            pageOf(
                "<script type='application/ld+json'>{\"@type\":\"Product\",\"name\":\"Alder garden bench\","
                "\"offers\":{\"price\":\"249\",\"priceCurrency\":\"EUR\"}}</script><h1>Alder garden "
                "bench</h1><p>"
                + line + "</p>"))
            .rating.value;
    };
    QCOMPARE(rating("Rated 4.8 out of 5 stars"), u"4.8"_s);
    QCOMPARE(rating("Seller rated 4.8 out of 5 stars"), QString());
    QCOMPARE(rating("Trusted Shops: 4,8 von 5 Sterne"), QString());
}

QTEST_GUILESS_MAIN(TestMainOffer)
#include "tst_main_offer.moc"
