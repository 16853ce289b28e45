// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/feeds/feed_facts.h"
#include "server/faqs/feeds/feed_product_store.h"
#include "server/faqs/questions/question_writer.h"
#include <QtTest/QTest>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk;
using namespace answerdesk::faqs;

namespace {

constexpr qint64 kNow = 1'780'000'000'000;
constexpr qint64 kHour = 3'600'000;

ProductFacts page(const QString &language = u"en"_s)
{
    ProductFacts facts;
    facts.isProduct = true;
    facts.language = language;
    facts.name = {u"Alta 2"_s, {u"title"_s, u"title"_s, u"Alta 2"_s}};
    facts.price = {u"249.00"_s, {u"text"_s, u"text"_s, u"249.00 EUR"_s}};
    facts.currency = {u"EUR"_s, facts.price.source};
    facts.availability = {u"InStock"_s, {u"text"_s, u"text"_s, u"In stock"_s}};
    facts.rating = {u"4.5"_s, {u"json-ld"_s, u"aggregateRating"_s, u"4.5"_s}};
    facts.further = {{u"Material"_s, u"Nylon"_s, {u"table"_s, u"Data"_s, u"Material | Nylon"_s}},
        {u"Weight"_s, u"3.2 kg"_s, {u"table"_s, u"Data"_s, u"Weight | 3.2 kg"_s}}};
    facts.faqs = {
        {u"What does it cost?"_s, u"It costs 249.00 EUR."_s, {u"faq"_s, u"FAQ"_s, u"It costs 249.00 EUR."_s}},
        {u"How is it washed?"_s, u"Wash it by hand."_s, {u"faq"_s, u"FAQ"_s, u"Wash it by hand."_s}}};
    return facts;
}

FeedProduct product(const QString &price = u"1199.00"_s)
{
    FeedProduct product;
    product.feedName = u"Main feed"_s;
    product.updatedMs = kNow;
    product.row.row = 1204;
    product.row.number = u"A-2"_s;
    product.row.name = u"Alta 2 tent"_s;
    product.row.price = price;
    product.row.currency = u"EUR"_s;
    product.row.availability = u"OutOfStock"_s;
    product.row.material = u"Polyester"_s;
    return product;
}

QString valueOf(const ProductFacts &facts, const QString &label)
{
    for (const FurtherFact &fact : facts.further) {
        if (fact.label == label)
            return fact.value;
    }
    return {};
}

} // namespace

/// The facts of a feed before those of a page.
class TestFeedFacts : public QObject
{
    Q_OBJECT
private slots:
    void theFeedComesFirstAndThePageAddsTheRest()
    {
        const ProductFacts facts = withFeed(page(), {product()}, kNow);
        QCOMPARE(facts.name.value, u"Alta 2 tent"_s);
        QCOMPARE(facts.price.value, u"1199.00"_s);
        QCOMPARE(facts.price.source.where, u"product feed “Main feed”, row 1,204, 2026-05-28 20:26 UTC"_s);
        QCOMPARE(facts.price.source.text, u"Price: 1,199.00 EUR"_s);
        QCOMPARE(facts.availability.value, u"OutOfStock"_s);
        QCOMPARE(facts.sku.value, u"A-2"_s);
        QCOMPARE(facts.rating.value, u"4.5"_s);
        QCOMPARE(valueOf(facts, u"Material"_s), u"Polyester"_s);
        QCOMPARE(valueOf(facts, u"Weight"_s), u"3.2 kg"_s);
        QCOMPARE(facts.faqs.size(), 1); // the other one names the page's price
    }

    void aPageThatIsNoProductsBecomesOne()
    {
        ProductFacts refused;
        refused.reason = u"not_a_product_page"_s;
        const ProductFacts facts = withFeed(refused, {product()}, kNow);
        QVERIFY(facts.isProduct);
        QVERIFY(facts.reason.isEmpty());
        QVERIFY(facts.evidence.first().text.contains(u"row 1,204"));
    }

    void variantsGiveARangeAndTheBestAvailability()
    {
        QList<FeedProduct> variants{product(u"20.00"_s), product(u"15.50"_s), product(u"30"_s)};
        variants[0].row.name = u"Alta 2 red"_s;
        variants[0].row.color = u"red"_s;
        variants[1].row.color = u"blue"_s;
        variants[2].row.availability = u"InStock"_s;
        const ProductFacts facts = withFeed(page(), variants, kNow);
        QCOMPARE(facts.name.value, u"Alta 2"_s); // variants differ: the page's
        QCOMPARE(facts.price.value, u"15.50"_s);
        QCOMPARE(facts.priceHigh.value, u"30"_s);
        QCOMPARE(facts.availability.value, u"InStock"_s);
        QCOMPARE(valueOf(facts, u"Colour"_s), u"red, blue"_s);
        QVERIFY(facts.sku.isEmpty());
    }

    void aSaleCountsWithinItsDates_data()
    {
        QTest::addColumn<qint64>("now");
        QTest::addColumn<QString>("price");
        QTest::addColumn<qint64>("next");
        QTest::newRow("before") << kNow << u"1199.00"_s << kNow + kHour;
        QTest::newRow("begins") << kNow + kHour << u"999.00"_s << kNow + 2 * kHour;
        QTest::newRow("ends") << kNow + 2 * kHour << u"1199.00"_s << qint64(0);
    }
    void aSaleCountsWithinItsDates()
    {
        QFETCH(qint64, now);
        QFETCH(QString, price);
        QFETCH(qint64, next);
        api::FeedProductRow row = product().row;
        row.salePrice = u"999.00"_s;
        row.saleFrom = schema::Timestamp{kNow + kHour};
        row.saleUntil = schema::Timestamp{kNow + 2 * kHour};
        QCOMPARE(currentPrice(row, now).value_or(QString()), price);
        QCOMPARE(nextPriceChange(row, now).value_or(0), next);
    }

    void aSetIsInOneLanguage()
    {
        FeedProduct english = product();
        english.row.name = u"Alta 2 tent for two people"_s;
        english.row.description
            = u"This is a light tent for two people and it is easy to pitch in the rain."_s;
        english.row.material = u"Recycled ripstop with a coating"_s;
        english.row.color = u"green"_s;
        english.row.further = {{u"Product weight"_s, u"2.15 kg"_s}};
        const ProductFacts facts = withFeed(page(u"de"_s), {english}, kNow);
        QCOMPARE(facts.name.value, u"Alta 2"_s);
        QVERIFY(facts.description.isEmpty());
        QCOMPARE(
            valueOf(facts, u"Material"_s), u"Nylon"_s); // the page's: the words of the feed are not known
        QCOMPARE(valueOf(facts, u"Colour"_s).toLower(), u"grün"_s);
        QCOMPARE(valueOf(facts, u"Product weight"_s), u"2,15 kg"_s);
        QCOMPARE(facts.price.value, u"1199.00"_s);
        for (const WrittenFaq &faq : writeFaqs(facts, u"de"_s))
            QVERIFY2(!faq.answer.contains(u"ripstop") && !faq.answer.contains(u"tent"),
                qUtf8Printable(faq.answer));
    }

    void numbersOfBarCodesAreComparedAtOneLength()
    {
        QCOMPARE(comparableGtin(u"4006381333931"_s), u"04006381333931"_s);
        QCOMPARE(comparableGtin(u"0-4006381-333931"_s), u"04006381333931"_s);
        QCOMPARE(comparableGtin(u"none"_s), QString());
    }
};

QTEST_GUILESS_MAIN(TestFeedFacts)
#include "tst_feed_facts.moc"
