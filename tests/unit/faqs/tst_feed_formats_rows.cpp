// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/formats/row_values.h"
#include "tests/unit/faqs/tst_feed_formats.h"

using namespace answerdesk;
using namespace answerdesk::faqs;
using namespace Qt::Literals::StringLiterals;

namespace {

QByteArray item(const QByteArray &values)
{
    return "<rss xmlns:g='http://base.google.com/ns/1.0'><channel><item>" + values
        + "</item></channel></rss>";
}

} // namespace

/// What one row may say, and what is wrong with it.
class TestFeedRows : public QObject
{
    Q_OBJECT
private slots:
    void judgesValues_data();
    void judgesValues();
    void readsPrices_data();
    void readsPrices();
    void readsIntervals_data();
    void readsIntervals();
    void readsNumbersOfBarCodes_data();
    void readsNumbersOfBarCodes();
    void readsAvailabilities_data();
    void readsAvailabilities();
    void readsTextsAsPlainTextDoes();
    void leavesBrokenRowsOut_data();
    void leavesBrokenRowsOut();
    void leavesOutLargeRows();
    void leavesOutBadText();
};

void TestFeedRows::judgesValues_data()
{
    QTest::addColumn<QByteArray>("values");
    QTest::addColumn<QString>("product"); ///< empty: the row is skipped
    QTest::addColumn<QString>("problem"); ///< empty: none
    const auto row
        = [](const char *name, const QByteArray &values, const char *product, const char *problem) {
              QTest::newRow(name) << values << QString::fromUtf8(product) << QString::fromUtf8(problem);
          };
    const QByteArray id = "<g:id>1</g:id><g:title>T</g:title>";
    row("no identity", "<g:title>Boot</g:title><g:price>1 EUR</g:price>", "",
        "1 line 1 cell 0 row no_identity skipped: Boot");
    row("no facts", "<g:id>1</g:id>", "", "1 line 1 cell 0 row no_facts skipped: ");
    row("gtin alone", "<g:gtin>96385074</g:gtin><g:title>T</g:title>", "1 | name=T | gtin=96385074", "");
    row("url alone", "<g:link>HTTPS://X.example:443/a?utm_source=g#top</g:link><g:title>T</g:title>",
        "1 | url=https://x.example/a | name=T", "");
    row("bad url", id + "<g:link>ftp://x.example/a</g:link>", "1 | number=1 | name=T",
        "1 line 1 cell 0 url bad_url: ftp://x.example/a");
    row("relative url", id + "<g:link>/products/1</g:link>", "1 | number=1 | name=T",
        "1 line 1 cell 0 url bad_url: /products/1");
    row("bad url alone", "<g:title>T</g:title><g:link>nowhere at all</g:link>", "",
        "1 line 1 cell 0 url bad_url skipped: nowhere at all");
    row("bad gtin", id + "<g:gtin>4006381333930</g:gtin>", "1 | number=1 | name=T",
        "1 line 1 cell 0 gtin bad_gtin: 4006381333930");
    row("bad price", id + "<g:price>from 12 EUR</g:price>", "",
        "1 line 1 cell 0 price bad_price skipped: from 12 EUR");
    row("no currency", id + "<g:price>12.00</g:price>", "",
        "1 line 1 cell 0 price no_currency skipped: 12.00");
    row("two currencies", id + "<g:price>12 EUR / 13 USD</g:price>", "",
        "1 line 1 cell 0 price two_currencies skipped: 12 EUR / 13 USD");
    row("sale in another currency", id + "<g:price>12 EUR</g:price><g:sale_price>10 USD</g:sale_price>", "",
        "1 line 1 cell 0 sale_price two_currencies skipped: 10 USD");
    row("zero price", id + "<g:price>0.00 EUR</g:price>", "1 | number=1 | name=T", "");
    row("empty price", id + "<g:price> </g:price>", "1 | number=1 | name=T", "");
    row("sale not below", id + "<g:price>12 EUR</g:price><g:sale_price>12.00 EUR</g:sale_price>",
        "1 | number=1 | name=T | price=12 | currency=EUR",
        "1 line 1 cell 0 sale_price bad_sale_price: 12.00 EUR");
    row("sale unreadable", id + "<g:price>12 EUR</g:price><g:sale_price>soon</g:sale_price>",
        "1 | number=1 | name=T | price=12 | currency=EUR", "1 line 1 cell 0 sale_price bad_sale_price: soon");
    row("sale alone", id + "<g:sale_price>12 EUR</g:sale_price>", "1 | number=1 | name=T",
        "1 line 1 cell 0 sale_price bad_sale_price: 12 EUR");
    row("zero sale", id + "<g:price>12 EUR</g:price><g:sale_price>0 EUR</g:sale_price>",
        "1 | number=1 | name=T | price=12 | currency=EUR", "");
    row("bad dates",
        id
            + "<g:price>12 EUR</g:price><g:sale_price>9 EUR</g:sale_price><g:sale_price_effective_date>"
              "2026-03-02/2026-03-01</g:sale_price_effective_date>",
        "1 | number=1 | name=T | price=12 | currency=EUR",
        "1 line 1 cell 0 sale_dates bad_dates: 2026-03-02/2026-03-01");
    row("dates without a sale", id + "<g:sale_price_effective_date>x</g:sale_price_effective_date>",
        "1 | number=1 | name=T", "");
    row("bad availability", id + "<g:availability>perhaps</g:availability>", "1 | number=1 | name=T",
        "1 line 1 cell 0 availability bad_availability: perhaps");
    row("long number", "<g:id>" + QByteArray(1'001, '1') + "</g:id>", "",
        "1 line 1 cell 0 number too_large skipped: " + QByteArray(200, '1'));
    row("long name", "<g:id>1</g:id><g:brand>B</g:brand><g:title>" + QByteArray(501, 'x') + "</g:title>",
        "1 | number=1 | brand=B", "1 line 1 cell 0 name too_large: " + QByteArray(200, 'x'));
    row("long description",
        "<g:id>1</g:id><g:description>" + QByteArray("word ").repeated(1'200) + "</g:description>",
        "1 | number=1 | description=" + QByteArray("word ").repeated(1'000).trimmed(), "");
    row("markup", "<g:id>1</g:id><g:title><![CDATA[<b>A</b> &amp; B]]></g:title>",
        "1 | number=1 | name=A & B", "");
    row("no prefix declared", "<g:id>1</g:id><g:title>T</g:title><x:title>No</x:title>",
        "1 | number=1 | name=T", "");
    row("details without children", id + "<g:product_detail>Fit:Cut:Slim: 2</g:product_detail>",
        "1 | number=1 | name=T | Cut: Slim: 2", "");
}

void TestFeedRows::judgesValues()
{
    QFETCH(QByteArray, values);
    QFETCH(QString, product);
    QFETCH(QString, problem);
    const FeedReport report = readFeed(item(values));
    QCOMPARE(report.error, QString());
    QCOMPARE(report.rows, 1);
    QCOMPARE(report.products.empty() ? QString() : said(report.products[0]), product);
    QCOMPARE(report.problems.empty() ? QString() : said(report.problems[0]), problem);
    QVERIFY(report.problems.size() <= 1);
}

void TestFeedRows::readsPrices_data()
{
    QTest::addColumn<QString>("currency");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *text, const char *currency, const char *expected) {
        QTest::newRow(text) << QString::fromLatin1(currency) << QString::fromLatin1(expected);
    };
    row("12.00 EUR", "", "12.00 EUR");
    row("EUR 12", "", "12 EUR");
    row("12.00EUR", "", "12.00 EUR");
    row("1.249,00 €", "", "1249.00 EUR");
    row("1,249.00 USD", "", "1249.00 USD");
    row("1.249 EUR", "", "1249 EUR");
    row("1.249 KWD", "", "1.249 KWD");
    row("1.2490", "KWD", "1.249 KWD");
    row("12.5", "CHF", "12.5 CHF");
    row("CHF 1'049.95", "", "1049.95 CHF");
    row("1.198,- kr", "SEK", "1198 SEK");
    row("$12.00", "CAD", "12.00 CAD");
    row("$12.00", "", "12.00 ");
    row("$12.01", "EUR", "two_currencies");
    row("0.10 EUR", "", "0.10 EUR");
    row("0", "EUR", " ");
    row("", "EUR", " ");
    row("123456789012.99 EUR", "", "123456789012.99 EUR");
    row("1234567890123 EUR", "", "bad_price");
    row("-5.00 EUR", "", "bad_price");
    row("10 - 20 EUR", "", "bad_price");
    row("10-20 EUR", "", "bad_price");
    row("from 12 EUR", "", "bad_price");
    row("12 EUR per 100 g", "", "bad_price");
    row("12.00 XXX", "", "bad_price");
    row("NaN", "EUR", "bad_price");
    row("1e3", "EUR", "bad_price");
    row("12 EUR 13 USD", "", "two_currencies");
    row("99.99.99 EUR", "", "bad_price");
}

void TestFeedRows::readsPrices()
{
    QFETCH(QString, currency);
    const auto price = readFeedPrice(QString::fromUtf8(QTest::currentDataTag()), currency);
    QTEST(price ? price->amount + u' ' + price->currency : feedName(price.error()), "expected");
}

void TestFeedRows::readsIntervals_data()
{
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *text, const char *expected) {
        QTest::newRow(text) << QString::fromLatin1(expected);
    };
    row("2026-02-24T13:00-0800/2026-02-29T15:30-0800", "none"); // no such day
    row("2026-02-24T13:00-0800/2026-02-28T15:30-0800", "2026-02-24T21:00:00Z 2026-02-28T23:30:00Z");
    row("2026-02-24T11:07:31.123+01:00/2026-03-01", "2026-02-24T10:07:31Z 2026-03-01T23:59:59Z");
    row("2026-02-24/", "2026-02-24T00:00:00Z -");
    row("/20260301", "- 2026-03-01T23:59:59Z");
    row("2026-02-24 08:00:00Z / 2026-02-24 09:00", "2026-02-24T08:00:00Z 2026-02-24T09:00:00Z");
    row("2026-02-24T08:00/2026-02-24T07:59", "none");
    row("2026-02-24", "none");
    row("2026-02-24T25:00/2026-03-01", "none");
    row("24.02.2026/01.03.2026", "none");
    row("2026-02-24T08:00+99:00/2026-03-01", "none");
    row("P7D/2026-03-01", "none");
}

void TestFeedRows::readsIntervals()
{
    const auto interval = readInterval(QString::fromUtf8(QTest::currentDataTag()));
    const auto moment = [](const std::optional<schema::Timestamp> &time) {
        return time ? utcDateTime(time->ms).toString(Qt::ISODate) : u"-"_s;
    };
    QTEST(interval ? moment(interval->from) + u' ' + moment(interval->until) : u"none"_s, "expected");
}

void TestFeedRows::readsNumbersOfBarCodes_data()
{
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *text, const char *expected) {
        QTest::newRow(text) << QString::fromLatin1(expected);
    };
    row("4006381333931", "4006381333931");
    row(" 400-6381 333931 ", "4006381333931");
    row("'4006381333931", "4006381333931");
    row("4006381333931,96385074", "4006381333931");
    row("036000291452", "036000291452");
    row("96385074", "96385074");
    row("14006381333938", "14006381333938");
    row("4006381333932", "");
    row("0000000000000", "");
    row("4.00638E+12", "");
    row("123", "");
    row("none", "");
}

void TestFeedRows::readsNumbersOfBarCodes()
{
    QTEST(readGtin(QString::fromUtf8(QTest::currentDataTag())).value_or(QString()), "expected");
}

void TestFeedRows::readsAvailabilities_data()
{
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *text, const char *expected) {
        QTest::newRow(text) << QString::fromLatin1(expected);
    };
    row("in_stock", "InStock");
    row("In Stock", "InStock");
    row("https://schema.org/InStock", "InStock");
    row("http://schema.org/SoldOut", "OutOfStock");
    row("out of stock", "OutOfStock");
    row("preorder", "PreOrder");
    row("BackOrder", "BackOrder");
    row("limited", "LimitedAvailability");
    row("LimitedAvailability", "LimitedAvailability");
    row("discontinued", "Discontinued");
    row("7", "InStock");
    row("0", "OutOfStock");
    row("-2", "OutOfStock");
    row("true", "InStock");
    row("nicht lieferbar", "OutOfStock");
    row("en stock", "InStock");
    row("在庫あり", "InStock");
    row("缺货", "OutOfStock");
    row("perhaps", "");
    row("MadeToOrder", "");
}

void TestFeedRows::readsAvailabilities()
{
    QTEST(readAvailability(QString::fromUtf8(QTest::currentDataTag())).value_or(QString()), "expected");
}

/// The short way for texts without markup gives what the long one does.
void TestFeedRows::readsTextsAsPlainTextDoes()
{
    for (const QStringView text : {u" A plain  text , with a stop . ", u"caf\u00e9 cafe\u0301",
             u"soft\u00adhyphen", u"a\u00a0b", u"line\nbreak\ttab", u"x < y > z", u"&amp;lt;b&amp;gt;",
             u"<p>a</p><p>b</p>", u"\u200bzero", u"", u" ", u". a", u"日本語", u"a ,b", u"trailing "}) {
        // Whatever is no plain text at once is so after one reading.
        const QString plain = feedText(text.toString());
        QCOMPARE(feedText(plain), plain);
        QCOMPARE(plain, feedText(text.toString() + u"<i></i>"_s));
    }
}

void TestFeedRows::leavesBrokenRowsOut_data()
{
    QTest::addColumn<QByteArray>("lines");
    QTest::addColumn<QString>("numbers");
    QTest::addColumn<QString>("problems");
    const auto row
        = [](const char *name, const QByteArray &lines, const char *numbers, const char *problems) {
              QTest::newRow(name) << lines << QString::fromLatin1(numbers) << QString::fromLatin1(problems);
          };
    const QByteArray good = "9,Good,https://x.example/9,1 EUR\n";
    row("text behind a quotation mark", "1,\"A\"b,,\n" + good, "9", "2 bad_quoting");
    row("a quotation mark within", "1,5\" peg,,1 EUR\n" + good, "1 9", "");
    row("never closed", "1,\"A,,\n" + good + good, "9 9", "2 bad_quoting");
    row("never closed at the end", good + "1,\"A,,", "9", "3 bad_quoting");
    row("closed in a later line", "1,\"A\n\nB\",,2 EUR\n" + good, "1 9", "");
    row("too few cells", "1,A\n" + good, "9", "2 wrong_columns");
    row("too many cells", "1,A,,,,x\n" + good, "9", "2 wrong_columns");
    row("empty cells behind", "1,A,,,,,\n" + good, "1 9", "");
    row("blank lines", "\n\r\n" + good + "\n", "9", "");
    row("blanks around quotation marks", "1, \"A, B\" , ,\n" + good, "1 9", "");
    row("no line break at the end", good.chopped(1), "9", "");
    row("long line", "1," + QByteArray(1'100'000, 'x') + ",,\n" + good, "9", "2 too_large");
    row("long quoted cell", "1,\"" + QByteArray(1'100'000, 'x') + "\",,\n" + good, "9", "2 too_large");
    row("long line at the end", good + "1," + QByteArray(1'100'000, 'x'), "9", "3 too_large");
    row("never closed in a long file",
        "1,\"A\n" + QByteArray("2,Bag of the size of a row in a feed,,\n").repeated(30'000) + good, "many",
        "2 bad_quoting");
}

void TestFeedRows::leavesBrokenRowsOut()
{
    QFETCH(QByteArray, lines);
    QFETCH(QString, numbers);
    const QByteArray csv = "id,title,link,price\n" + lines;
    for (const qsizetype size : {csv.size(), qsizetype(7), qsizetype(4096)}) {
        const FeedReport report = readFeed(csv, {}, {}, [size] { return size; });
        QCOMPARE(report.error, QString());
        QStringList found;
        for (const api::FeedProductRow &row : report.products)
            found << *row.number;
        QStringList problems;
        for (const api::FeedLine &line : report.problems)
            problems << QString::number(line.line) + u' ' + feedName(line.reason);
        QCOMPARE(numbers == u"many" && found.size() == 30'001 ? numbers : found.join(u' '), numbers);
        QTEST(problems.join(u' '), "problems");
    }
}

void TestFeedRows::leavesOutLargeRows()
{
    // Larger than what a parser may hold as a whole, too: a long text of XML arrives in parts.
    const QByteArray xml = "<rss xmlns:g='http://base.google.com/ns/1.0'><channel><item><g:id>1</g:id>"
                           "<g:description>"
        + QByteArray(9'000'000, 'x')
        + "</g:description></item>\n"
          "<item><g:id>2</g:id><g:title>T</g:title></item></channel></rss>";
    QCOMPARE(said(readFeed(xml)),
        u"google_xml utf-8\n2 | number=2 | name=T\n1 line 1 cell 0 row too_large skipped: 1\n2 rows\n"_s);
    const QByteArray json
        = R"([{"@type":"Product","sku":"1","name":"N","description":")" + QByteArray(1'100'000, 'x') + R"("},
{"@type":"Product","sku":"2","name":"T"}])";
    QCOMPARE(said(readFeed(json)),
        u"schema_org utf-8\n2 | number=2 | name=T\n1 line 1 cell 2 row too_large skipped: N\n2 rows\n"_s);
    const QByteArray lists
        = R"([{"@type":"Product","sku":"1","x":[)" + QByteArray("[],").repeated(60'000) + R"(1]},
{"@type":"Product","sku":"2","name":"T"}])";
    QCOMPARE(readFeed(lists).products.size(), 1u);
}

void TestFeedRows::leavesOutBadText()
{
    // The beginning decides on UTF-8, a later byte loses its row alone.
    QByteArray csv = "id,title,link,price\n";
    while (csv.size() < 70'000)
        csv += "1,caf\xc3\xa9,https://x.example/1,1 EUR\n";
    const FeedReport good = readFeed(csv);
    const FeedReport report
        = readFeed(csv + "2,caf\xe9,,1 EUR\n3,\xef\xbf\xbd,,1 EUR\n4,ok,,1 EUR\n5,cut,,1 EUR \xc3");
    QCOMPARE(report.content->encoding, u"utf-8"_s);
    QCOMPARE(report.products.size(), good.products.size() + 2);
    QCOMPARE(report.problems.size(), 2u);
    QCOMPARE(feedName(report.problems[0].reason) + report.problems[0].value, u"bad_textcaf\ufffd"_s);
    QVERIFY(report.problems[0].isSkipped);
    const QByteArray xml = item("<g:id>1</g:id><g:title>caf\xe9</g:title>");
    QCOMPARE(said(readFeed(xml)),
        u"google_xml utf-8\n1 line 1 cell 0 name bad_text skipped: caf\ufffd\n1 rows\n"_s);
}

QTEST_GUILESS_MAIN(TestFeedRows)
#include "tst_feed_formats_rows.moc"
