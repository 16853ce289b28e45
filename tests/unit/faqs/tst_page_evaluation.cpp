// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/evaluation/page_scores.h"
#include <QtCore/QTemporaryDir>
#include <QtTest/QtTest>

using namespace answerdesk::faqs;
using namespace Qt::Literals::StringLiterals;

namespace {

bool write(const QTemporaryDir &folder, const QString &name, const QByteArray &bytes)
{
    QFile file(folder.filePath(name));
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

ProductFacts factsOf(const QString &name, const QString &price, const QString &sku)
{
    ProductFacts facts;
    facts.isProduct = true;
    facts.name.value = name;
    facts.price.value = price;
    facts.sku.value = sku;
    return facts;
}

} // namespace

class TestPageEvaluation : public QObject
{
    Q_OBJECT
private slots:
    void readsAnIndex();
    void readsABenchmark();
    void saysWhyItCannotRead();
    void aSiteFallsIntoOneFold();
    void comparesDecimals();
    void scoresWhatWasRead();
    void aWrongValueCountsTwice();
};

void TestPageEvaluation::readsAnIndex()
{
    const QTemporaryDir folder;
    QVERIFY(write(folder, u"index.json"_s,
        R"([{"file":"a.html","kind":"product","url":"https://www.shop.example/a","serve_content_type":"text/html",
        "facts":{"name":"Bench","brand":null,"price":"249.00","price_high":"299","sku":"B-1","gtin":"9520000002040",
        "mpn":null,"availability":"BackOrder"}},{"file":"b.html","kind":"non_product","url":null}])"));
    const auto pages = readGoldPages(folder.path(), 5);
    QVERIFY(pages.has_value());
    QCOMPARE(pages->size(), 2U);
    const GoldPage &page = pages->front();
    QVERIFY(page.isProduct && !page.isExact);
    QCOMPARE(page.productName, u"Bench"_s);
    QCOMPARE(page.brands, QSet<QString>());
    QCOMPARE(page.prices, (QSet<QString>{u"249"_s, u"299"_s}));
    QCOMPARE(page.numbers, (QSet<QString>{u"B-1"_s, u"9520000002040"_s}));
    QCOMPARE(page.availability, QSet<QString>{u"InStock"_s});
    QCOMPARE(page.fold, foldOf(u"shop.example"_s, 5));
    QVERIFY(!pages->back().isProduct);
}

void TestPageEvaluation::readsABenchmark()
{
    const QTemporaryDir folder;
    QVERIFY(write(folder, u"ground-truth.json"_s,
        R"({"1f":{"url":"https://shop.example/a","price":["9.49","12.50"],"sku":["466/7999"],
        "availability":["OutOfStock"]}})"));
    const auto pages = readGoldPages(folder.path(), 5);
    QVERIFY(pages.has_value());
    QCOMPARE(pages->size(), 1U);
    QVERIFY(pages->front().isExact);
    QVERIFY(pages->front().path.endsWith(u"html/1f.html.gz"_s));
    QCOMPARE(pages->front().prices, (QSet<QString>{u"9.49"_s, u"12.5"_s}));
    QCOMPARE(pages->front().availability, QSet<QString>{u"OutOfStock"_s});
    QVERIFY(!readGoldPage(pages->front()));
}

void TestPageEvaluation::saysWhyItCannotRead()
{
    const QTemporaryDir folder;
    QVERIFY(readGoldPages(folder.path(), 5).error().contains(u"ground-truth.json"_s));
    QVERIFY(write(folder, u"index.json"_s, "{}"));
    QVERIFY(readGoldPages(folder.path(), 5).error().contains(u"index.json is not an array"_s));
    GoldPage page;
    page.path = folder.filePath(u"x.html.gz"_s);
    QVERIFY(write(folder, u"x.html.gz"_s, "no gzip"));
    QVERIFY(readGoldPage(page).error().contains(u"gzip"_s));
}

void TestPageEvaluation::aSiteFallsIntoOneFold()
{
    QSet<int> used;
    for (int i = 0; i < 200; ++i) {
        const QString site = u"shop%1.example"_s.arg(i);
        const int fold = foldOf(site, 5);
        QVERIFY(fold >= 1 && fold <= 5);
        QCOMPARE(foldOf(site, 5), fold);
        used.insert(fold);
    }
    QCOMPARE(used.size(), 5);
    // The same on every machine.
    QCOMPARE(foldOf(u"shop.example"_s, 5), 5);
}

void TestPageEvaluation::comparesDecimals()
{
    QCOMPARE(comparableDecimal(u"249.00"_s), u"249"_s);
    QCOMPARE(comparableDecimal(u" 12.50 "_s), u"12.5"_s);
    QCOMPARE(comparableDecimal(u"007.10"_s), u"7.1"_s);
    QCOMPARE(comparableDecimal(u"100"_s), u"100"_s);
    QCOMPARE(comparableDecimal(u"12,50"_s), QString());
}

void TestPageEvaluation::scoresWhatWasRead()
{
    GoldPage page;
    page.productName = u"Alder garden bench"_s;
    page.brands = {u"Testfell"_s};
    page.prices = {u"249"_s};
    page.numbers = {u"B-1"_s};
    page.availability = {u"InStock"_s};
    PageScores scores;
    ProductFacts facts = factsOf(u"Alder Garden Bench"_s, u"249.00"_s, u"b1"_s);
    facts.brand.value = u"testfell"_s;
    facts.mpn.value = u"B 1"_s;
    QCOMPARE(scorePage(page, facts, scores), QStringList(u"availability \"\" instead of \"InStock\""_s));
    QCOMPARE(scores.accepted.right, 1);
    QCOMPARE(scores.name.right, 1);
    QCOMPARE(scores.brand.right, 1);
    QCOMPARE(scores.price.right, 1);
    QCOMPARE(scores.priceValue.f1(), 1.0);
    QCOMPARE(scores.number.f1(), 1.0);
    QCOMPARE(scores.availability.f1(), 0.0);
    QCOMPARE(scores.guessedAvailability.f1(), 1.0);
    // Where one number is asked for, the first one counts as it is written.
    page.isExact = true;
    scorePage(page, facts, scores);
    QCOMPARE(scores.number.f1(), 0.5);
    GoldPage other;
    other.isProduct = false;
    QCOMPARE(scorePage(other, facts, scores).size(), 1);
    QCOMPARE(scores.rejected.right, 0);
    QCOMPARE(scores.rejected.all, 1);
}

void TestPageEvaluation::aWrongValueCountsTwice()
{
    ValueScore score;
    score.count(u"1"_s, {u"1"_s});
    score.count({}, {u"1"_s}); // missed
    score.count(u"2"_s, {u"1"_s}); // wrong and missed
    score.count(u"2"_s, {}); // wrong
    score.count({}, {}); // rightly nothing
    QCOMPARE(score.hits, 1);
    QCOMPARE(score.wrong, 2);
    QCOMPARE(score.missed, 2);
    QCOMPARE(score.f1(), 2.0 / 6.0);
}

QTEST_GUILESS_MAIN(TestPageEvaluation)
#include "tst_page_evaluation.moc"
