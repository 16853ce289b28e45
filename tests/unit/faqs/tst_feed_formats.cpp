// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/unit/faqs/tst_feed_formats.h"
#include <QtCore/QDir>
#include <QtCore/QStringEncoder>
#include <zlib.h>

using namespace answerdesk;
using namespace answerdesk::faqs;
using namespace Qt::Literals::StringLiterals;

namespace {

QByteArray sample(const QString &name)
{
    QFile file(QStringLiteral(ANSWERDESK_FEEDS "/") + name);
    return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
}

QByteArray gzipped(const QByteArray &bytes)
{
    z_stream z{};
    deflateInit2(&z, Z_BEST_SPEED, Z_DEFLATED, MAX_WBITS + 16, 8, Z_DEFAULT_STRATEGY);
    QByteArray out(qsizetype(deflateBound(&z, uLong(bytes.size()))), '\0');
    z.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(bytes.data()));
    z.avail_in = uInt(bytes.size());
    z.next_out = reinterpret_cast<Bytef *>(out.data());
    z.avail_out = uInt(out.size());
    deflate(&z, Z_FINISH);
    out.truncate(out.size() - qsizetype(z.avail_out));
    deflateEnd(&z);
    return out;
}

api::FeedReading euros() { return feedSettings(u"EUR"_s, u"https://lindkvist.example"_s); }

} // namespace

class TestFeedFormats : public QObject
{
    Q_OBJECT
private slots:
    void readsSamples_data();
    void readsSamples();
    void readsTheSameInPieces_data() { readsSamples_data(); }
    void readsTheSameInPieces();
    void readsGzip();
    void readsCharacterSets_data();
    void readsCharacterSets();
    void takesColumnsFromTheSettings();
    void knowsHeaders_data();
    void knowsHeaders();
    void isReadInBoundedPieces();
};

void TestFeedFormats::readsSamples_data()
{
    QTest::addColumn<QString>("file");
    const QStringList files = QDir(QStringLiteral(ANSWERDESK_FEEDS)).entryList({u"*.txt"_s}, QDir::Files);
    QVERIFY(files.size() >= 14);
    for (const QString &file : files)
        QTest::addRow("%s", qPrintable(file.chopped(4))) << file.chopped(4);
}

/// What a sample holds stands beside it; ANSWERDESK_FEEDS_WRITE=1 writes it afresh, to be read before a
/// commit.
void TestFeedFormats::readsSamples()
{
    QFETCH(QString, file);
    const QString found = said(readFeed(sample(file), euros()));
    if (qEnvironmentVariableIsSet("ANSWERDESK_FEEDS_WRITE")) {
        QFile out(QStringLiteral(ANSWERDESK_FEEDS "/%1.txt").arg(file));
        QVERIFY(out.open(QFile::WriteOnly));
        out.write(found.toUtf8());
    }
    QCOMPARE(found, QString::fromUtf8(sample(file + u".txt"_s)));
}

void TestFeedFormats::readsTheSameInPieces()
{
    QFETCH(QString, file);
    const QByteArray bytes = sample(file);
    const QString whole = said(readFeed(bytes, euros()));
    QCOMPARE(said(readFeed(bytes, euros(), {}, [] { return 1; })), whole);
    QRandomGenerator random(4711);
    for (int i = 0; i < 20; ++i)
        QCOMPARE(
            said(readFeed(bytes, euros(), {}, [&] { return qsizetype(random.bounded(1, 300)); })), whole);
    // Behind the first 64 KiB, too: there the parsers get the pieces as they are.
    if (file.contains(u".csv"_s) || file.contains(u".tsv"_s))
        return;
    QByteArray padded = bytes;
    padded.insert(bytes.indexOf('\n') + 1, QByteArray(70'000, '\n'));
    const QString late = said(readFeed(padded, euros()));
    QCOMPARE(said(readFeed(padded, euros(), {}, [&] { return qsizetype(random.bounded(1, 40)); })), late);
    QCOMPARE(late.count(u'\n'), whole.count(u'\n'));
}

void TestFeedFormats::readsGzip()
{
    const QByteArray bytes = sample(u"google.xml"_s);
    const QString whole = said(readFeed(bytes));
    QCOMPARE(said(readFeed(gzipped(bytes))), whole);
    QCOMPARE(said(readFeed(gzipped(bytes), {}, {}, [] { return 1; })), whole);
    // Two streams in a row are one file, and what follows the last one is none of it.
    const QByteArray two = gzipped(bytes.first(700)) + gzipped(bytes.sliced(700)) + QByteArray(3, '\0');
    QCOMPARE(said(readFeed(two)), whole);
    QCOMPARE(said(readFeed(two, {}, {}, [] { return 3; })), whole);
}

void TestFeedFormats::readsCharacterSets_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("contentType");
    QTest::addColumn<QString>("encoding");
    const QString csv = u"id;title;price\n1;Gr\u00fctze \u20ac;2 EUR\n"_s;
    const auto in = [&](const char *charset) { return QByteArray(QStringEncoder(charset).encode(csv)); };
    QTest::newRow("utf-8") << csv.toUtf8() << QByteArray() << u"utf-8"_s;
    QTest::newRow("utf-8 mark") << "\xef\xbb\xbf" + csv.toUtf8() << QByteArray() << u"utf-8"_s;
    QTest::newRow("mark before header")
        << "\xef\xbb\xbf" + csv.toUtf8() << QByteArray("text/csv; charset=iso-8859-1") << u"utf-8"_s;
    QTest::newRow("windows-1252") << in("windows-1252") << QByteArray() << u"windows-1252"_s;
    QTest::newRow("header") << in("iso-8859-15") << QByteArray("text/csv; charset=ISO-8859-15")
                            << u"iso-8859-15"_s;
    QTest::newRow("utf-16") << "\xff\xfe" + in("utf-16le") << QByteArray() << u"utf-16le"_s;
    QTest::newRow("utf-16 big") << "\xfe\xff" + in("utf-16be") << QByteArray() << u"utf-16be"_s;
    QTest::newRow("utf-16 bare") << in("utf-16le") << QByteArray() << u"utf-16le"_s;
    QTest::newRow("gb18030") << in("gb18030") << QByteArray("text/csv; charset=gb18030") << u"gb18030"_s;
    const QString xml
        = u"<?xml version='1.0' encoding='%1'?><rss xmlns:g='http://base.google.com/ns/1.0'><channel>"
          "<item><g:id>1</g:id><g:title>Gr\u00fctze \u20ac</g:title></item></channel></rss>"_s;
    QTest::newRow("xml declaration") << QByteArray(
        QStringEncoder("windows-1252").encode(xml.arg(u"windows-1252"_s)))
                                     << QByteArray("application/xml") << u"windows-1252"_s;
    QTest::newRow("xml utf-16") << "\xff\xfe"
            + QByteArray(QStringEncoder("utf-16le").encode(xml.arg(u"utf-16"_s)))
                                << QByteArray() << u"utf-16le"_s;
    // The declaration is that of another program: the header and the mark decide.
    QTest::newRow("xml header") << xml.arg(u"windows-1252"_s).toUtf8()
                                << QByteArray("application/xml; charset=utf-8") << u"utf-8"_s;
}

void TestFeedFormats::readsCharacterSets()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, contentType);
    for (const qsizetype size : {bytes.size(), qsizetype(1), qsizetype(3)}) {
        const FeedReport report = readFeed(bytes, {}, contentType, [size] { return size; });
        QCOMPARE(report.error, QString());
        QTEST(report.content->encoding, "encoding");
        QCOMPARE(report.products.size(), 1u);
        QCOMPARE(report.products[0].name, u"Gr\u00fctze \u20ac"_s);
    }
}

void TestFeedFormats::takesColumnsFromTheSettings()
{
    api::FeedReading settings = feedSettings(u"EUR"_s);
    settings.columns = {{u"Kennung"_s, api::FeedField::Number}, {u"WEB"_s, api::FeedField::Name},
        {u"price"_s, api::FeedField::Ignored}, {u"Shelf price"_s, api::FeedField::Price},
        {u"title"_s, api::FeedField::Further}};
    const FeedReport report = readFeed(
        "kennung,web,title,price,Shelf price,id,link\nA1,Boot,Boots,10,12,7,https://x.example/1\n", settings);
    QCOMPARE(report.content->format, api::FeedFormat::Csv);
    QCOMPARE(report.products.size(), 1u);
    QCOMPARE(said(report.products[0]),
        u"1 | number=A1 | url=https://x.example/1 | name=Boot | price=12 | currency=EUR | Title: Boots"_s);
}

void TestFeedFormats::knowsHeaders_data()
{
    QTest::addColumn<QByteArray>("header");
    QTest::addColumn<QString>("fields");
    const auto row = [](const char *header, const char *fields) {
        QTest::newRow(header) << QByteArray(header) << QString::fromLatin1(fields);
    };
    row("SKU,Product name,Price (USD),In stock,Purchase price,Care",
        "number name price availability ignored further");
    row("Artikel-Nr.;Bezeichnung;Preis EUR;Lagerbestand;Farbe;Bild",
        "number name price availability color ignored");
    row("Réf;Libellé;Prix TTC;Quantité;Couleur;Frais de livraison",
        "number name price availability color ignored");
    row("Código;Nombre;Precio;Existencias;Talla;Marca", "number name price availability size brand");
    row("Codice articolo;Nome prodotto;Prezzo;Giacenza;Taglia;Materiale",
        "number name price availability size material");
    row("Artikelnummer;Naam;Prijs;Voorraad;Kleur;Omschrijving",
        "number name price availability color description");
    row("Kod produktu;Nazwa;Cena brutto;Stan magazynowy;Kolor;Kod EAN",
        "number name price availability color gtin");
    row("Referência;Nome;Preço;Estoque;Cor;Moeda", "number name price availability color currency");
    row("Artikelnr;Benämning;Pris;Lagersaldo;Färg;Skick", "number name price availability color condition");
    row("Kód;Název;Cena s DPH;Skladem;Barva;Výrobce", "number name price availability color brand");
    row("商品コード,商品名,販売価格,在庫数,カラー,素材", "number name price availability color material");
    row("货号,商品名称,售价,库存,颜色,品牌", "number name price availability color brand");
    row("id|name|price|list price|net price|url", "number name price ignored ignored url");
}

void TestFeedFormats::knowsHeaders()
{
    QFETCH(QByteArray, header);
    const FeedReport report = readFeed(header + "\n");
    QStringList fields;
    for (const api::FeedColumn &column : report.content.value_or(FeedContent{}).columns)
        fields << feedName(column.field);
    if (!report.content)
        fields << report.error;
    QTEST(fields.join(u' '), "fields");
}

/// Content is there as soon as the beginning is, and rows come while the feed still arrives.
void TestFeedFormats::isReadInBoundedPieces()
{
    qint64 products = 0;
    FeedReader reader({}, {}, {[&](const api::FeedProductRow &) { ++products; }, {}});
    QVERIFY(reader.feed("id,title,link,price\n"));
    QVERIFY(!reader.content());
    const QByteArray row = "1,A boot,https://x.example/1,10 EUR\n";
    for (int i = 0; i < 4'000; ++i)
        QVERIFY(reader.feed(row));
    QVERIFY(reader.content().has_value());
    QCOMPARE(reader.rows(), products);
    QVERIFY(products > 3'990);
    QVERIFY(reader.finish());
    QCOMPARE(products, 4'000);
    QVERIFY(reader.finish());
}

QTEST_GUILESS_MAIN(TestFeedFormats)
#include "tst_feed_formats.moc"
