// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/questions/product_report.h"
#include "server/web/html/html_reader.h"
#include <QtTest/QtTest>

using namespace answerdesk;
using namespace answerdesk::faqs;
using namespace Qt::Literals::StringLiterals;

namespace {

ProductFacts facts(const QString &file)
{
    QFile source(QStringLiteral(ANSWERDESK_PAGES "/") + file);
    if (!source.open(QIODevice::ReadOnly))
        return {};
    return extractFacts(web::readHtml(source.readAll(), "text/html").value_or(web::HtmlPage{}));
}

QString further(const ProductFacts &facts, const QString &label)
{
    for (const FurtherFact &fact : facts.further) {
        if (fact.label == label)
            return fact.value;
    }
    return {};
}

} // namespace

class TestProductFacts : public QObject
{
    Q_OBJECT
private slots:
    void decidesWhatIsAProductPage_data();
    void decidesWhatIsAProductPage();
    void readsAGraphInJsonLd();
    void readsGermanMicrodata();
    void readsAFrenchTable();
    void readsAPriceRange();
    void readsWhatCanBeChosen();
    void inventsNoPrice();
    void leavesOtherProductsOut();
    void everyFactSaysWhereItStands();
    void factsAreWrittenAsJson();
    void markupNeverPassesThrough();
    void readsTheDataOfAScript();
    void believesWhatShoppersSee();
    void takesTheCurrencyOfThePlace();
};

void TestProductFacts::decidesWhatIsAProductPage_data()
{
    QTest::addColumn<QString>("reason");
    QTest::newRow("jacket_jsonld.html") << QString();
    QTest::newRow("zelt_mikrodaten.html") << QString();
    QTest::newRow("lampe_tableau.html") << QString();
    QTest::newRow("price_range.html") << QString();
    QTest::newRow("no_price.html") << QString();
    QTest::newRow("script_state.html") << QString();
    QTest::newRow("visible_price.html") << QString();
    QTest::newRow("decke_auswahl.html") << QString();
    QTest::newRow("category_list.html") << u"not_a_product_page"_s;
    QTest::newRow("article_with_markup.html") << u"not_a_product_page"_s;
    QTest::newRow("home_page.html") << u"not_a_product_page"_s;
    QTest::newRow("search_results.html") << u"not_a_product_page"_s;
    QTest::newRow("not_found.html") << u"not_a_product_page"_s;
    QTest::newRow("review_with_offer.html") << u"not_a_product_page"_s;
    QTest::newRow("empty_shell.html") << u"no_content"_s;
}

void TestProductFacts::decidesWhatIsAProductPage()
{
    const ProductFacts found = facts(QString::fromLatin1(QTest::currentDataTag()));
    QFETCH(QString, reason);
    QVERIFY2(found.reason == reason, qPrintable(found.explanation));
    QCOMPARE(found.isProduct, reason.isEmpty());
    QVERIFY(!found.explanation.isEmpty());
}

void TestProductFacts::readsAGraphInJsonLd()
{
    const ProductFacts found = facts(u"jacket_jsonld.html"_s);
    QCOMPARE(found.name.value, u"Skare rain jacket"_s);
    QCOMPARE(found.brand.value, u"Testfell"_s);
    QCOMPARE(found.price.value, u"129.50"_s); // of the new one, not of the used one
    QCOMPARE(found.priceHigh.value, QString());
    QCOMPARE(found.currency.value, u"EUR"_s);
    QCOMPARE(found.sku.value, u"SK-204"_s);
    QCOMPARE(found.gtin.value, u"9520000002040"_s);
    QCOMPARE(found.mpn.value, u"204B"_s);
    QCOMPARE(found.availability.value, u"InStock"_s);
    QCOMPARE(found.rating.value, u"4.5"_s);
    QCOMPARE(found.ratingBest.value, u"5"_s);
    QCOMPARE(found.ratingCount.value, u"27"_s);
    QCOMPARE(found.language, u"en"_s);
    QCOMPARE(further(found, u"Weight"_s), u"0.31 kg"_s);
    QCOMPARE(further(found, u"Water column"_s), u"15,000 mm"_s);
    QCOMPARE(further(found, u"Warranty"_s), u"3 years on seams and zips"_s);
}

void TestProductFacts::readsGermanMicrodata()
{
    const ProductFacts found = facts(u"zelt_mikrodaten.html"_s);
    QCOMPARE(found.name.value, u"Familienzelt »Hagen 5«"_s);
    QCOMPARE(found.price.value, u"1249.00"_s);
    QCOMPARE(found.price.source.text, u"1.249,00 €"_s);
    QCOMPARE(found.currency.value, u"EUR"_s);
    QCOMPARE(found.brand.value, u"Zeltwerk"_s);
    QCOMPARE(found.availability.value, u"OutOfStock"_s);
    QCOMPARE(further(found, u"Gewicht"_s), u"18,6 kg"_s);
    QCOMPARE(further(found, u"Lieferumfang"_s), u"Außenzelt; 24 Heringe; Gestänge"_s);
    QCOMPARE(found.rating.value, QString());
}

void TestProductFacts::readsAFrenchTable()
{
    const ProductFacts found = facts(u"lampe_tableau.html"_s);
    QCOMPARE(found.name.value, u"Éclat 300"_s);
    QCOMPARE(found.price.value, u"49.90"_s);
    QCOMPARE(found.currency.value, u"EUR"_s);
    QCOMPARE(found.brand.value, u"Alpe"_s);
    QCOMPARE(found.sku.value, u"EC-300"_s);
    QCOMPARE(found.availability.value, u"InStock"_s);
    QCOMPARE(found.language, u"fr"_s);
    QCOMPARE(found.faqs.size(), 2);
    QCOMPARE(found.faqs[1].answer, u"Oui, la lampe prend 3 piles AAA."_s);
}

void TestProductFacts::readsAPriceRange()
{
    const ProductFacts found = facts(u"price_range.html"_s);
    QCOMPARE(found.price.value, u"79.00"_s);
    QCOMPARE(found.priceHigh.value, u"99.00"_s);
    QCOMPARE(found.currency.value, u"USD"_s);
}

void TestProductFacts::readsWhatCanBeChosen()
{
    const ProductFacts found = facts(u"decke_auswahl.html"_s);
    QCOMPARE(further(found, u"Farbe"_s), u"creme, moosgrün, h.-blau"_s);
    QCOMPARE(further(found, u"Größe"_s), u"ca. 50 x 70 cm, ca. 70 x 100 cm, ca. 100 x 140 cm"_s);
    for (const char *label : {"Schriftart", "Menge", "Suche in", "Farbe des Garns"})
        QCOMPARE(further(found, QString::fromLatin1(label)), QString());
    QCOMPARE(found.price.value, u"36.00"_s); // not that of a variant
}

void TestProductFacts::inventsNoPrice()
{
    const ProductFacts found = facts(u"no_price.html"_s);
    QVERIFY(found.price.isEmpty());
    QVERIFY(found.currency.isEmpty());
    QVERIFY(found.rating.isEmpty());
    QVERIFY(found.gtin.isEmpty());
    QVERIFY(found.brand.isEmpty());
}

void TestProductFacts::leavesOtherProductsOut()
{
    for (const FurtherFact &fact : facts(u"jacket_jsonld.html"_s).further) {
        QVERIFY2(!fact.value.contains(u"99.00"_s), qPrintable(fact.value));
        QVERIFY2(!fact.value.contains(u"1998"_s), qPrintable(fact.value));
    }
}

void TestProductFacts::everyFactSaysWhereItStands()
{
    for (const QString &file :
        {u"jacket_jsonld.html"_s, u"zelt_mikrodaten.html"_s, u"lampe_tableau.html"_s}) {
        const ProductFacts found = facts(file);
        for (const SourcedValue *value :
            {&found.name, &found.price, &found.currency, &found.brand, &found.availability})
            QVERIFY(!value->source.kind.isEmpty() && !value->source.where.isEmpty()
                && !value->source.text.isEmpty());
        for (const FurtherFact &fact : found.further)
            QVERIFY(!fact.where.kind.isEmpty() && !fact.where.where.isEmpty() && !fact.where.text.isEmpty());
    }
    QCOMPARE(facts(u"zelt_mikrodaten.html"_s).price.source.kind, u"microdata"_s);
    QCOMPARE(facts(u"lampe_tableau.html"_s).price.source.kind, u"table"_s);
}

void TestProductFacts::factsAreWrittenAsJson()
{
    const ProductFacts found = facts(u"no_price.html"_s);
    const auto written = json::parse(schema::toJson(pageReport(found, u"utf-8"_s, {})));
    QVERIFY(written);
    const json::Value &value = *written;
    QCOMPARE(value.find(u"page")->find(u"is_product")->asBool() != nullptr, true);
    QVERIFY(value.find(u"facts")->find(u"price")->isNull());
    QCOMPARE(value.find(u"facts")->string(u"name"), u"Moss mug"_s);
    const std::vector<api::InspectedPlace> places = placesOf(found);
    QVERIFY(!places.empty());
    QCOMPARE(places.front().fact, u"name"_s);
    QCOMPARE(places.front().source.where, found.name.source.where);
}

void TestProductFacts::markupNeverPassesThrough()
{
    const ProductFacts found = facts(u"hostile_name.html"_s);
    QCOMPARE(found.brand.value, u"Acme"_s);
    QCOMPARE(found.sku.value, u"7"_s);
    QCOMPARE(found.name.value, u"Mug {value} %1 42"_s);
    QCOMPARE(further(found, u"Height"_s), u"9 cm"_s);
}

void TestProductFacts::readsTheDataOfAScript()
{
    const ProductFacts found = facts(u"script_state.html"_s);
    QCOMPARE(found.name.value, u"Heron watering can"_s);
    QCOMPARE(found.brand.value, u"Testfell"_s);
    QCOMPARE(found.price.value, u"34.50"_s);
    QCOMPARE(found.currency.value, u"EUR"_s);
    QCOMPARE(found.sku.value, u"HW-12"_s);
    QCOMPARE(found.gtin.value, u"9520000001203"_s);
    QCOMPARE(found.mpn.value, u"TF-34-12"_s);
    QCOMPARE(found.availability.value, u"InStock"_s);
    QCOMPARE(found.price.source.kind, u"state"_s);
}

void TestProductFacts::believesWhatShoppersSee()
{
    const ProductFacts found = facts(u"visible_price.html"_s);
    QCOMPARE(found.price.value, u"997"_s);
    QCOMPARE(found.price.source.text, u"997 zł"_s);
    QCOMPARE(found.currency.value, u"PLN"_s);
    QCOMPARE(found.rating.value, u"4.25"_s);
    QCOMPARE(found.ratingBest.value, u"5"_s);
    QCOMPARE(found.availability.value, u"InStock"_s);
    QCOMPARE(further(found, u"Szerokość"_s), u"35 cm"_s);
    QCOMPARE(further(found, u"Materiał"_s), u"Stal"_s);
    QCOMPARE(further(found, u"Kolor"_s), u"Biały"_s);
    QCOMPARE(further(found, u"Gwarancja"_s), u"5 lat"_s);
}

void TestProductFacts::takesTheCurrencyOfThePlace()
{
    const QByteArray page
        = "<html lang=en><title>Alder bench</title><meta property=og:type content=product><h1>Alder bench"
          "</h1><p class=price>$49.50</p><button>Add to cart</button><p>Brand: Acme</p><p>SKU: 7</p>";
    const auto currency = [&](const char *address) {
        return extractFacts(*web::readHtml(page, "text/html"), QUrl(QString::fromLatin1(address)))
            .currency.value;
    };
    QCOMPARE(currency("https://shop.example.ca/x"), u"CAD"_s);
    QCOMPARE(currency("https://shop.example.com.au/x"), u"AUD"_s);
    QCOMPARE(currency("https://shop.example.com/x"), u"USD"_s);
    QCOMPARE(currency("https://shop.example.de/x"), QString());
}

QTEST_GUILESS_MAIN(TestProductFacts)
#include "tst_product_facts.moc"
