// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/unit/faqs/tst_feed_formats.h"
#include <zlib.h>

using namespace answerdesk;
using namespace answerdesk::faqs;
using namespace Qt::Literals::StringLiterals;

namespace {

/// A feed of blanks, a thousand times smaller.
QByteArray bomb(qint64 size)
{
    z_stream z{};
    deflateInit2(&z, Z_BEST_COMPRESSION, Z_DEFLATED, MAX_WBITS + 16, 8, Z_DEFAULT_STRATEGY);
    QByteArray out(qsizetype(size / 100), '\0');
    QByteArray blanks(1024 * 1024, ' ');
    const QByteArray header = "id,title,link\n";
    blanks.replace(0, header.size(), header);
    z.next_out = reinterpret_cast<Bytef *>(out.data());
    z.avail_out = uInt(out.size());
    for (qint64 done = 0; done < size; done += blanks.size()) {
        z.next_in = reinterpret_cast<Bytef *>(blanks.data());
        z.avail_in = uInt(blanks.size());
        deflate(&z, Z_NO_FLUSH);
        blanks.fill(' ');
    }
    deflate(&z, Z_FINISH);
    out.truncate(out.size() - qsizetype(z.avail_out));
    deflateEnd(&z);
    return out;
}

const QByteArray kRss = "<rss xmlns:g='http://base.google.com/ns/1.0'><channel>";
const QByteArray kItem = "<item><g:id>1</g:id><g:title>T</g:title></item>";

} // namespace

/// What ends a reading, and what must not end the program.
class TestFeedErrors : public QObject
{
    Q_OBJECT
private slots:
    void saysWhatIsWrong_data();
    void saysWhatIsWrong();
    void namesTheMissingSetting();
    void staysFailed();
    void stopsAtTheLimitOfRows();
    void livesThroughAnyBytes_data();
    void livesThroughAnyBytes();
};

void TestFeedErrors::saysWhatIsWrong_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("expected"); ///< within the error
    const auto row = [](const char *name, const QByteArray &bytes, const char *expected) {
        QTest::newRow(name) << bytes << QString::fromLatin1(expected);
    };
    row("nothing", "", "The feed is empty.");
    row("blanks", " \n\n", "The feed is empty.");
    row("web page", "<!DOCTYPE html>\n<html><body>Sign in</body></html>", "a web page, not with a feed");
    row("web page of XML", "<?xml version='1.0'?><!DOCTYPE html PUBLIC 'x' 'y'><html/>",
        "a web page, not with a feed");
    row("web page with a comment", "<!-- x -->\n<HTML lang='en'>", "a web page, not with a feed");
    row("news",
        "<rss><channel><item><title>Opened</title><link>https://x.example/1</link></item></channel></rss>",
        "a feed of news");
    row("document type", "<!DOCTYPE rss [<!ENTITY a 'b'>]>" + kRss, "Line 1 declares a document type");
    row("billion laughs",
        "<?xml version='1.0'?>\n<!DOCTYPE lolz [<!ENTITY a 'lol'><!ENTITY b '&a;&a;&a;&a;'><!ENTITY c "
        "'&b;&b;&b;'>]>"
        "<rss><channel><item>&c;</item></channel></rss>",
        "declares a document type");
    row("entity", kRss + "<item><g:id>&nbsp;</g:id></item></channel></rss>", "malformed at line 1");
    row("other XML", "<urlset><url/></urlset>", "begins with <urlset>");
    row("mismatched tags", kRss + "\n<item><g:id>1</g:title></item>", "The XML is malformed at line 2");
    row("truncated XML", kRss + "\n" + kItem + "\n<item><g:id>2</g:", "ends in the middle of line 3");
    row("XML without its end", kRss + kItem, "ends in the middle of line 1");
    row("deep XML", kRss + QByteArray("<a>").repeated(100), "nest deeper than 64");
    row("endless tag in XML", kRss + "<item a='" + QByteArray(6 * 1024 * 1024, 'x'), "4 MiB");
    row("malformed JSON", "{\"@graph\":[\n{\"@type\":\"Product\",}]}", "The JSON is malformed at line 2");
    row("truncated JSON", "[{\"@type\":\"Product\",\"sku\":\"1\",\"name\":\"N\"},\n{\"sk",
        "ends in the middle of line 2");
    row("deep JSON", "{\"a\":" + QByteArray("[").repeated(100), "nest deeper than 64");
    row("endless text in JSON", "[\"" + QByteArray(6 * 1024 * 1024, 'x'), "4 MiB");
    row("other JSON", "{\"data\":{\"items\":[{\"a\":1}]}}", "The JSON contains no product");
    row("text", "Hello, this is a letter.\nIt has two blanks.\n", "No column holds a product number");
    row("unknown columns", "aaa;bbb\n1;2\n", "aaa | bbb");
    row("archive", "PK\x03\x04xxxx", "Excel workbook");
    row("pdf", "%PDF-1.7 xxx", "PDF document");
    row("binary", QByteArray("id,title,link\n1,\0,2\n", 19), "binary data");
    row("unknown character set", "<?xml version='1.0' encoding='x-klingon'?>" + kRss,
        "character set \"x-klingon\"");
    row("cut gzip", bomb(100'000).chopped(20), "ends in the middle");
    row("damaged gzip", QByteArray("\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\x03garbagegarbage", 24), "damaged");
    row("gzip bomb", bomb(100 * 1024 * 1024), "more than 250 times");
}

void TestFeedErrors::saysWhatIsWrong()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, expected);
    for (const qsizetype size : {std::max<qsizetype>(1, bytes.size()), qsizetype(4093)}) {
        const QString error = readFeed(bytes, {}, {}, [size] { return size; }).error;
        QVERIFY2(error.contains(expected), qPrintable(u"\"%1\" for \"%2\""_s.arg(error, expected)));
        QVERIFY2(error.endsWith(u'.') || error.contains(u" | "), qPrintable(error));
    }
}

void TestFeedErrors::namesTheMissingSetting()
{
    const QByteArray shopify = R"({"products":[{"id":1,"title":"T","handle":"t","variants":[]}]})";
    QVERIFY(readFeed(shopify).error.contains(u"\"currency\""));
    QVERIFY(readFeed(shopify, feedSettings(u"EUR"_s)).error.contains(u"\"base_url\""));
    QCOMPARE(readFeed(shopify, feedSettings(u"EUR"_s, u"https://x.example"_s)).products.size(), 1u);
    const QByteArray woo = "ID,Type,SKU,Name,Published,Regular price\n1,simple,A,T,1,10\n";
    QVERIFY(readFeed(woo).error.contains(u"\"currency\""));
    QCOMPARE(readFeed(woo, feedSettings(u"EUR"_s)).products.size(), 1u);
    api::FeedReading settings = feedSettings();
    settings.format = api::FeedFormat::Shopify;
    QVERIFY(readFeed("{\"products\":[]}", settings).error.contains(u"\"currency\""));
}

void TestFeedErrors::staysFailed()
{
    FeedReader reader({}, {}, {});
    QVERIFY(reader.feed(kRss + kItem + "</wrong>"));
    const Result<void> first = reader.finish();
    QVERIFY(!first);
    const Result<void> again = reader.feed("x");
    QVERIFY(!again);
    QCOMPARE(again.error().text(), first.error().text());
    QCOMPARE(reader.finish().error().text(), first.error().text());
    QCOMPARE(reader.rows(), 1);
}

void TestFeedErrors::stopsAtTheLimitOfRows()
{
    qint64 problems = 0;
    FeedReader reader({}, {}, {{}, [&](const api::FeedLine &) { ++problems; }});
    QVERIFY(reader.feed("id,title,link\n"));
    const QByteArray rows = QByteArray("1\n").repeated(100'000); // the shortest there are
    Result<void> done;
    for (int i = 0; i < 20 && done; ++i)
        done = reader.feed(rows);
    QVERIFY(done);
    done = reader.feed("1\n1\n");
    QVERIFY(!done);
    QVERIFY(done.error().text().contains(u"2,000,000"));
    QCOMPARE(reader.rows(), 2'000'000);
    QCOMPARE(problems, 2'000'000);
}

void TestFeedErrors::livesThroughAnyBytes_data()
{
    QTest::addColumn<QByteArray>("seed");
    QTest::newRow("bytes") << QByteArray();
    QTest::newRow("xml") << QByteArray("<?xml version='1.0'?>" + kRss + kItem
        + "<item><g:product_detail>"
          "<g:attribute_name>a</g:attribute_name></g:product_detail><g:price>1 "
          "EUR</g:price></item></channel></rss>");
    QTest::newRow("csv") << QByteArray(
        "id,title,link,price,sale_price,availability,gtin\n1,\"A\",https://x.example/1,"
        "\"12,00 EUR\",10 EUR,in_stock,96385074\n2,\"B\"\"\nC\",,,,,\n");
    QTest::newRow("tsv") << QByteArray("id\ttitle\tlink\n1\t\"A\tB\n2\tC\"\tx\n");
    QTest::newRow("json") << QByteArray(
        R"({"@graph":[{"@type":"Product","sku":"1","offers":[{"price":1.5,)"
        R"("priceCurrency":"EUR"}],"hasVariant":[{"sku":"2","name":"\u00e9"}]}]})");
    QTest::newRow("shopify") << QByteArray(
        R"({"products":[{"id":1,"title":"T","handle":"h","variants":[{"id":2,)"
        R"("price":"1.00","compare_at_price":"2.00","option1":"S"}],"options":["Size"]}]})");
    QTest::newRow("woo") << QByteArray(
        "ID,Type,SKU,Name,Published,Regular price,Attribute 1 name,Attribute 1 value(s)\n"
        "1,variable,A,T,1,10,Size,\"S, M\"\n");
}

/// Bytes of a feed with some of them changed, cut out, or doubled, in pieces: whatever comes, the reading
/// ends.
void TestFeedErrors::livesThroughAnyBytes()
{
    QFETCH(QByteArray, seed);
    QRandomGenerator random(20261127);
    const api::FeedReading settings = feedSettings(u"EUR"_s, u"https://x.example"_s);
    for (int round = 0; round < 600; ++round) {
        QByteArray bytes = seed;
        if (seed.isEmpty()) {
            bytes.resize(random.bounded(400));
            for (char &c : bytes)
                c = char(random.bounded(256));
        }
        const int changes = random.bounded(6);
        for (int i = 0; i < changes && !bytes.isEmpty(); ++i) {
            const qsizetype at = random.bounded(int(bytes.size()));
            switch (random.bounded(4)) {
            case 0:
                bytes[at] = char(random.bounded(256));
                break;
            case 1:
                bytes.remove(at, random.bounded(8));
                break;
            case 2:
                bytes.insert(at, bytes.sliced(at, std::min<qsizetype>(bytes.size() - at, 20)));
                break;
            default:
                bytes.insert(at, "\"<>{}[],;\t\n&:\\\xff"[random.bounded(16)]);
            }
        }
        const FeedReport whole = readFeed(bytes, settings);
        QVERIFY(qint64(whole.products.size()) <= whole.rows);
        const FeedReport pieces
            = readFeed(bytes, settings, {}, [&] { return qsizetype(random.bounded(1, 30)); });
        if (said(whole) != said(pieces))
            QCOMPARE(said(pieces) + QString::fromLatin1(bytes), said(whole) + QString::fromLatin1(bytes));
    }
}

QTEST_GUILESS_MAIN(TestFeedErrors)
#include "tst_feed_formats_errors.moc"
