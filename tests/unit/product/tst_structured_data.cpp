// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/facts/structured_data.h"
#include "server/web/html/html_reader.h"
#include <QtTest/QtTest>

using namespace answerdesk;
using namespace answerdesk::faqs;
using namespace Qt::Literals::StringLiterals;

namespace {

StructuredData readScript(const QByteArray &script)
{
    web::HtmlPage page;
    page.jsonLd << script;
    return readStructuredData(page);
}

} // namespace

class TestStructuredData : public QObject
{
    Q_OBJECT
private slots:
    void readsJsonAsPagesWriteIt_data();
    void readsJsonAsPagesWriteIt();
    void givesUpOnWhatIsNoJson_data();
    void givesUpOnWhatIsNoJson();
    void findsTheProduct_data();
    void findsTheProduct();
    void readsOffers_data();
    void readsOffers();
    void microdataReadsLikeJsonLd();
    void goodRelationsReadLikeJsonLd();
    void whereABrandLeadsIsNoBrand();
    void marksListedProducts();
    void readsQuestions();
    void readsProperties();
    void survivesDeepAndCircularData();
};

void TestStructuredData::readsJsonAsPagesWriteIt_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char *name, const QByteArray &text, const QByteArray &expected) {
        QTest::newRow(name) << text << expected;
    };
    row("strict", R"({"a":1.50})", R"({"a":1.50})");
    row("trailing comma", R"({"a":[1,2,],})", R"({"a":[1,2]})");
    row("double comma", R"({"a":1,,"b":2})", R"({"a":1,"b":2})");
    row("line comment", "{\"a\":1 // one\n}", R"({"a":1})");
    row("block comment", R"({/* x */"a":1})", R"({"a":1})");
    row("address in a string is no comment", R"({"a":"https://x.example",})", R"({"a":"https://x.example"})");
    row("CDATA", "<![CDATA[{\"a\":1}]]>", R"({"a":1})");
    row("commented CDATA", "//<![CDATA[\n{\"a\":1}\n//]]>", R"({"a":1})");
    row("HTML comment", "<!-- {\"a\":1} -->", R"({"a":1})");
    row("raw line break in a string", "{\"a\":\"x\ny\tz\"}", R"({"a":"x y z"})");
    row("inch sign", R"({"a":"27" wide","b":"x"})", R"({"a":"27\" wide","b":"x"})");
    row("inch sign before a comma", R"({"a":"27", black","b":1})", R"({"a":"27\", black","b":1})");
    row("cut off", R"({"a":1,"b":{"c":2,"d":"unfin)", R"({"a":1,"b":{"c":2}})");
    row("a bracket too few", R"({"a":{"b":1},"c":[1,2})", R"({"a":{"b":1},"c":[1,2]})");
    row("a bracket too many", R"({"a":{"b":1}}})", R"({"a":{"b":1}})");
    row("semicolon", R"({"a":1};)", R"({"a":1})");
    row("quotes as entities", "{&quot;a&quot;:&quot;b &amp; c&quot;}", R"({"a":"b & c"})");
    row("bad escape", R"({"a":"it\'s"})", R"({"a":"it's"})");
    row("lone surrogate", R"({"a":"\ud83d!"})", "{\"a\":\"\xef\xbf\xbd!\"}");
    row("surrogate pair", R"({"a":"\ud83d\udc4d",})", "{\"a\":\"\xf0\x9f\x91\x8d\"}");
    row("two values", R"({"a":1}{"b":2})", R"([{"a":1},{"b":2}])");
    row("byte order mark", "\xef\xbb\xbf{\"a\":1}", R"({"a":1})");
}

void TestStructuredData::readsJsonAsPagesWriteIt()
{
    QFETCH(QByteArray, text);
    const auto value = parseLenientJson(text);
    QVERIFY2(value.has_value(), value ? "" : qPrintable(value.error()));
    QTEST(value->toJson(), "expected");
}

void TestStructuredData::givesUpOnWhatIsNoJson_data()
{
    QTest::addColumn<QByteArray>("text");
    for (const char *text :
        {"", "hello", "{\"a\":", "{\"a\" 1}", "\"", "{\"a\":\"\\", "/*", "//", "[[[[", "}}}}"})
        QTest::addRow("%s", text) << QByteArray(text);
    QTest::newRow("deep") << QByteArray("[").repeated(100'000);
}

void TestStructuredData::givesUpOnWhatIsNoJson()
{
    QFETCH(QByteArray, text);
    QVERIFY(!parseLenientJson(text));
}

void TestStructuredData::findsTheProduct_data()
{
    QTest::addColumn<QByteArray>("script");
    const auto row = [](const char *name, const QByteArray &script) { QTest::newRow(name) << script; };
    row("plain", R"({"@context":"https://schema.org","@type":"Product","name":"Boot","brand":"Acme"})");
    row("type as list", R"({"@type":["Thing","Product"],"name":"Boot","brand":{"name":"Acme"}})");
    row("type as address", R"({"@type":"http://schema.org/Product","name":"Boot","brand":["Acme"]})");
    row("array", R"([{"@type":"WebSite","name":"x"},{"@type":"Product","name":"Boot","brand":"Acme"}])");
    row("graph",
        R"({"@graph":[{"@type":"Product","name":"Boot","brand":{"@id":"#b"}},{"@id":"#b","name":"Acme"}]})");
    row("main entity",
        R"({"@type":"ItemPage","mainEntity":{"@type":"Product","name":"Boot","brand":"Acme"}})");
    row("group", R"({"@type":"ProductGroup","name":"Boot","brand":"Acme","hasVariant":[]})");
    row("offered by an offer",
        R"({"@type":"Offer","itemOffered":{"@type":"Product","name":"Boot","brand":"Acme"}})");
    row("markup in the name", R"({"@type":"Product","name":"<b>Boot</b>","brand":"Ac&shy;me "})");
}

void TestStructuredData::findsTheProduct()
{
    QFETCH(QByteArray, script);
    const StructuredData data = readScript(script);
    QCOMPARE(data.products.size(), 1);
    QCOMPARE(data.products[0].name, u"Boot"_s);
    if (QByteArrayView(QTest::currentDataTag()) != "markup in the name")
        QCOMPARE(data.products[0].brand, u"Acme"_s);
    QVERIFY(!data.products[0].listed);
}

void TestStructuredData::readsOffers_data()
{
    QTest::addColumn<QByteArray>("offers");
    QTest::addColumn<QStringList>("expected");
    const auto row = [](const char *name, const QByteArray &offers, const QStringList &expected) {
        QTest::newRow(name) << offers << expected;
    };
    row("one", R"({"@type":"Offer","price":"9.90","priceCurrency":"EUR"})", {u"9.90 EUR"_s});
    row("number", R"({"price":9.90,"priceCurrency":"EUR"})", {u"9.90 EUR"_s});
    row("several", R"([{"price":"9","priceCurrency":"EUR"},{"price":"8","priceCurrency":"EUR"}])",
        {u"9 EUR"_s, u"8 EUR"_s});
    row("aggregate", R"({"@type":"AggregateOffer","lowPrice":"5","highPrice":"7","priceCurrency":"EUR"})",
        {u"5-7 EUR"_s});
    row("aggregate with offers",
        R"({"@type":"AggregateOffer","lowPrice":5,"priceCurrency":"EUR","offers":[{"price":6}]})",
        {u"5 EUR"_s});
    row("offers inside", R"({"@type":"AggregateOffer","offers":[{"price":6,"priceCurrency":"EUR"}]})",
        {u"6 EUR"_s});
    row("specification", R"({"priceSpecification":{"price":"6.50","priceCurrency":"EUR"}})", {u"6.50 EUR"_s});
    row("crossed-out specification first",
        R"({"priceSpecification":[{"priceType":"https://schema.org/ListPrice","price":9},{"price":6,"priceCurrency":"EUR"}]})",
        {u"6 EUR"_s});
    row("no price", R"({"availability":"https://schema.org/InStock"})", {u" "_s});
    row("null", R"({"price":null,"priceCurrency":null})", {});
}

void TestStructuredData::readsOffers()
{
    QFETCH(QByteArray, offers);
    const StructuredData data
        = readScript("{\"@type\":\"Product\",\"name\":\"x\",\"offers\":" + offers + "}");
    QCOMPARE(data.products.size(), 1);
    QStringList found;
    for (const OfferData &offer : data.products[0].offers)
        found << offer.price + (offer.priceHigh.isEmpty() ? QString() : u'-' + offer.priceHigh) + u' '
                + offer.currency;
    QTEST(found, "expected");
}

void TestStructuredData::goodRelationsReadLikeJsonLd()
{
    const auto page = web::readHtml(
        "<div typeof='gr:Offering'><b property='gr:name'>Boot</b><i property='gr:hasEAN_UCC-13' "
        "content='9520000002040'></i><i property='gr:hasStockKeepingUnit'>B-1</i>"
        "<div property='gr:hasPriceSpecification' typeof='gr:UnitPriceSpecification'><i "
        "property='gr:hasCurrency' "
        "content=EUR></i><i property='gr:hasCurrencyValue' content='36.00'></i></div>"
        "<div property='gr:hasPriceSpecification' typeof='gr:DeliveryChargeSpecification'><i "
        "property='gr:hasCurrencyValue' content='4.90'></i></div></div>",
        "text/html");
    QVERIFY(page.has_value());
    const StructuredData data = readStructuredData(*page);
    QCOMPARE(data.products.size(), 1);
    QCOMPARE(data.products[0].name, u"Boot"_s);
    QCOMPARE(data.products[0].sku, u"B-1"_s);
    QCOMPARE(data.products[0].gtin, u"9520000002040"_s);
    QCOMPARE(data.products[0].offers.size(), 1);
    QCOMPARE(data.products[0].offers[0].price, u"36.00"_s);
    QCOMPARE(data.products[0].offers[0].currency, u"EUR"_s);
}

void TestStructuredData::whereABrandLeadsIsNoBrand()
{
    const auto page
        = web::readHtml("<div itemscope itemtype='http://schema.org/Product'><b itemprop=name>Boot</b>"
                        "<a itemprop=brand href='/brands/acme'>Acme</a></div>",
            "text/html");
    QVERIFY(page.has_value());
    QCOMPARE(readStructuredData(*page).products.value(0).brand, u"Acme"_s);
}

void TestStructuredData::microdataReadsLikeJsonLd()
{
    const auto page
        = web::readHtml("<div itemscope itemtype='http://schema.org/Product'><span itemprop=name>Boot</span>"
                        "<span itemprop=brand itemscope itemtype='http://schema.org/Brand'><meta "
                        "itemprop=name content=Acme></span>"
                        "<div itemprop=offers itemscope itemtype='http://schema.org/Offer'><span "
                        "itemprop=price>36,00 EUR</span>"
                        "<link itemprop=availability href='http://schema.org/InStock'></div></div>",
            "text/html");
    QVERIFY(page.has_value());
    const StructuredData data = readStructuredData(*page);
    QCOMPARE(data.products.size(), 1);
    QCOMPARE(data.products[0].kind, u"microdata"_s);
    QCOMPARE(data.products[0].brand, u"Acme"_s);
    QCOMPARE(data.products[0].offers.value(0).price, u"36,00 EUR"_s);
    QCOMPARE(data.products[0].offers.value(0).availability, u"InStock"_s);
}

void TestStructuredData::marksListedProducts()
{
    const StructuredData data = readScript(R"({"@type":"ItemList","itemListElement":[
        {"@type":"ListItem","item":{"@type":"Product","name":"A"}},{"@type":"Product","name":"B"}]})");
    QCOMPARE(data.products.size(), 2);
    QVERIFY(data.products[0].listed && data.products[1].listed);
    QVERIFY(data.types.contains(u"ItemList"_s));
}

void TestStructuredData::readsQuestions()
{
    const StructuredData data = readScript(R"({"@type":"FAQPage","mainEntity":[
        {"@type":"Question","name":"Is it <i>warm</i>?","acceptedAnswer":{"@type":"Answer","text":"<p>Yes.</p>"}},
        {"@type":"Question","name":"Unanswered?"}]})");
    QCOMPARE(data.questions.size(), 1);
    QCOMPARE(data.questions[0].question, u"Is it warm?"_s);
    QCOMPARE(data.questions[0].answer, u"Yes."_s);
}

void TestStructuredData::readsProperties()
{
    const StructuredData data = readScript(R"({"@type":"Product","name":"x","material":["wool","silk"],
        "weight":{"@type":"QuantitativeValue","value":2.40,"unitCode":"KGM"},
        "additionalProperty":[{"name":"Seasons","value":3},{"name":"Height","value":"108","unitText":"cm"}]})");
    QStringList found;
    for (const auto &property : data.products.value(0).properties)
        found << property.label + u'=' + property.value;
    QCOMPARE(found,
        (QStringList{u"Material=wool, silk"_s, u"Weight=2.40 kg"_s, u"Seasons=3"_s, u"Height=108 cm"_s}));
}

void TestStructuredData::survivesDeepAndCircularData()
{
    readScript(R"({"@graph":[{"@id":"#a","@type":"Product","name":"x","offers":{"@id":"#b"}},
        {"@id":"#b","offers":{"@id":"#b"},"price":1}]})");
    readScript(R"({"@id":"#a","mainEntity":{"@id":"#a"},"name":"x"})");
    QByteArray deep = "{\"@type\":\"WebPage\",\"mainEntity\":";
    readScript(deep.repeated(40) + "{}" + QByteArray("}").repeated(40));
}

QTEST_GUILESS_MAIN(TestStructuredData)
#include "tst_structured_data.moc"
