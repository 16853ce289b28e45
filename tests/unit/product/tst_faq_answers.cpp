// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/facts/product_details.h"
#include "server/faqs/facts/product_number.h"
#include "server/faqs/questions/answer_sources.h"
#include "server/faqs/questions/chinese_script.h"
#include "server/faqs/questions/faq_linter.h"
#include "server/faqs/questions/label_lexicon.h"
#include "server/faqs/questions/product_name.h"
#include "server/faqs/questions/question_writer.h"
#include "server/faqs/questions/shop_words.h"
#include "server/faqs/questions/value_lexicon.h"
#include <QtTest/QtTest>

using namespace answerdesk::faqs;
using namespace Qt::Literals::StringLiterals;

namespace {

Provenance table(const QString &text) { return {u"table"_s, u"Details"_s, text}; }

ProductFacts lamp(const QString &language = u"en"_s)
{
    ProductFacts facts;
    facts.isProduct = true;
    facts.language = language;
    facts.name = {u"Moss lamp, tall"_s, {u"text"_s, u"h1"_s, u"Moss lamp, tall"_s}};
    return facts;
}

void addRow(ProductFacts &facts, const QString &label, const QString &value)
{
    addDetail(facts, label, value, table(label + u" | "_s + value));
}

QString answerTo(const QList<WrittenFaq> &faqs, const QString &question)
{
    for (const WrittenFaq &faq : faqs) {
        if (faq.question == question)
            return faq.answer;
    }
    return u"(not asked)"_s;
}

QString answerTo(const ProductFacts &facts, const QString &question, const QString &locale = u"en"_s)
{
    return answerTo(writeFaqs(facts, locale), question);
}

SourcedValue said(const QString &value, const QString &text)
{
    return {value, {u"text"_s, u"price"_s, text}};
}

} // namespace

/// What a shop's owner who publishes unread would not want to find.
class TestFaqAnswers : public QObject
{
    Q_OBJECT
private slots:
    void aClassifiedAdHasNoStock()
    {
        ProductFacts facts = lamp();
        facts.availability = {u"LimitedAvailability"_s, {u"text"_s, u"stock"_s, u"Few left"_s}};
        QCOMPARE(writeFaqs(facts, u"en"_s).size(), 1);
        facts.availability.source = {u"text"_s, kClassifiedAd.toString(), u"4711000123"_s};
        QCOMPARE(writeFaqs(facts, u"en"_s).size(), 0);
    }
    void thousandsOfThePageAreItsNumbers();
    void numbersOfTheShopAreNotAsked();
    void shopsAreNoBrands();
    void typesAreNotAsked();
    void weightsAreNoDimensions();
    void weightsAreNoPieces();
    void zerosAreNoValues();
    void powerIsElectric();
    void unitsAreSaidOnce();
    void oneSizeIsSaidOnce();
    void onlyPlainLabelsNameSizes();
    void temperaturesOfStorageAreNotOfUse();
    void promisesOnSomeProductsAreLeftOut();
    void headingsThatAskBackAreAdvertising();
    void statesTellDelivery();
    void sizesAreNoPartOfASpokenName();
    void coloursOfVariantsAreLeftOut();
    void valuesAreTranslated_data();
    void valuesAreTranslated();
    void foreignFactsAreToldInTheReadersWords();
    void englishWordsOfDataSheetsAreTranslated();
    void everyWordHasEveryLanguage();
    void englishSheetsGiveWhatTheLexiconKnows();
    void namesAreNoContents();
    void sentencesStandBehindNoLabel();
    void labelsNameTheMeasuresOfTheirValue();
    void taiwanReadsTraditionalCharacters();
    void headingsWithoutBlanksNameTheirTopic();
    void readerFindsFaults_data();
    void readerFindsFaults();
};

void TestFaqAnswers::thousandsOfThePageAreItsNumbers()
{
    // Spanish sets thousands apart from five digits on, whatever the page does.
    ProductFacts facts = lamp(u"es"_s);
    facts.price = said(u"2449"_s, u"$ 2.449"_s);
    facts.currency = said(u"ARS"_s, u"$"_s);
    QCOMPARE(answerTo(facts, u"¿Cuánto cuesta este producto?"_s, u"es"_s),
        u"El precio de este producto es de 2.449\u00a0ARS."_s);
    facts.language = u"fr"_s;
    QCOMPARE(answerTo(facts, u"¿Cuánto cuesta este producto?"_s, u"es"_s),
        u"El precio de este producto es de 2449\u00a0ARS."_s);
    QCOMPARE(groupedAsOnPage(u"1249,00 €"_s, u"1,249.00 €"_s, u"es"_s), u"1249,00 €"_s);
    QVERIFY(numbersOnPage(u"1\u00a0299,00 zł"_s).contains(u"1299"_s));
    QVERIFY(!numbersOnPage(u"12.9900"_s).contains(u"129900"_s));
}

void TestFaqAnswers::numbersOfTheShopAreNotAsked()
{
    const QString question = u"What is the item number of this product?"_s;
    ProductFacts facts = lamp();
    facts.sku = said(u"545642356"_s, u"545642356"_s);
    QCOMPARE(answerTo(facts, question), u"(not asked)"_s);
    facts.mpn = said(u"ML-300"_s, u"ML-300"_s);
    QCOMPARE(answerTo(facts, question), u"The item number of this product is ML-300."_s);
    facts.name = {u"Moss lamp, ML 300"_s, facts.name.source};
    QCOMPARE(answerTo(facts, question), u"(not asked)"_s); // the name says it
}

void TestFaqAnswers::shopsAreNoBrands()
{
    ProductFacts facts = lamp();
    facts.brand = said(u"Moss Store"_s, u"Moss Store"_s);
    QVERIFY(writeFaqs(facts, u"en"_s).isEmpty());
    facts.brand = said(u"Moss"_s, u"Moss"_s);
    QCOMPARE(writeFaqs(facts, u"en"_s).size(), 1);
    QVERIFY(isNameOfShop(u"Offizieller Lampen-Shop"_s) && !isNameOfShop(u"Bishop"_s));
}

void TestFaqAnswers::typesAreNotAsked()
{
    ProductFacts facts = lamp();
    addRow(facts, u"Product type"_s, u"Lamps"_s);
    addRow(facts, u"Series"_s, u"Table lamps"_s);
    QVERIFY(writeFaqs(facts, u"en"_s).isEmpty());
}

void TestFaqAnswers::weightsAreNoDimensions()
{
    ProductFacts facts = lamp();
    addRow(facts, u"Product dimensions"_s, u"6 x 6 x 12 cm; 230 g"_s);
    QCOMPARE(answerTo(facts, u"What are the dimensions of this product?"_s),
        u"Product dimensions: 6 x 6 x 12 cm."_s);
}

void TestFaqAnswers::weightsAreNoPieces()
{
    ProductFacts facts = lamp(u"de"_s);
    addRow(facts, u"Packungsgröße"_s, u"250 g"_s);
    const auto faqs = writeFaqs(facts, u"de"_s);
    QCOMPARE(answerTo(faqs, u"Welche Menge dieses Produkts erhalte ich?"_s), u"Menge: 250 g."_s);
    QCOMPARE(faqs.size(), 1);
}

void TestFaqAnswers::zerosAreNoValues()
{
    QVERIFY(!fits(u"0 kg"_s, ValueKind::Mass));
    QVERIFY(!fits(u"0.00 cm"_s, ValueKind::Length));
    QVERIFY(fits(u"0.2 kg"_s, ValueKind::Mass));
    QVERIFY(fits(u"0 °C"_s, ValueKind::Temperature));
}

void TestFaqAnswers::powerIsElectric()
{
    for (const QString &value :
        {u"1800 W"_s, u"5V DC, 1A"_s, u"100-240V, 50 / 60Hz"_s, u"2 x AA"_s, u"1 Akku"_s})
        QVERIFY2(fits(value, ValueKind::Electric), qPrintable(value));
    for (const QString &value : {u"2000 Pascal"_s, u"Até 2h30m"_s, u"Up to 40 hours"_s})
        QVERIFY2(!fits(value, ValueKind::Electric), qPrintable(value));
}

void TestFaqAnswers::unitsAreSaidOnce()
{
    ProductFacts facts = lamp();
    addRow(facts, u"Resolution (px)"_s, u"3840 x 2160 px"_s);
    addRow(facts, u"Maximum resolution"_s, u"3840x2160"_s);
    QCOMPARE(answerTo(facts, u"What is the resolution of this product?"_s), u"Resolution: 3840 x 2160 px."_s);
}

void TestFaqAnswers::oneSizeIsSaidOnce()
{
    ProductFacts facts = lamp();
    addRow(facts, u"Width"_s, u"4 m"_s);
    addRow(facts, u"Length"_s, u"5 m"_s);
    addRow(facts, u"Dimensions"_s, u"4m x 5m"_s);
    QCOMPARE(answerTo(facts, u"What are the dimensions of this product?"_s), u"Width: 4 m; Length: 5 m."_s);
}

void TestFaqAnswers::onlyPlainLabelsNameSizes()
{
    ProductFacts facts = lamp(u"de"_s);
    addRow(facts, u"Empfohlene Display-Größe"_s, u"140-213 cm"_s);
    QCOMPARE(answerTo(facts, u"In welchen Größen gibt es dieses Produkt?"_s, u"de"_s), u"(not asked)"_s);
}

void TestFaqAnswers::temperaturesOfStorageAreNotOfUse()
{
    ProductFacts facts = lamp(u"de"_s);
    addRow(facts, u"Temperaturbereich bei Lagerung"_s, u"-10 - 60 °C"_s);
    QVERIFY(writeFaqs(facts, u"de"_s).isEmpty());
}

void TestFaqAnswers::promisesOnSomeProductsAreLeftOut()
{
    ProductFacts facts = lamp();
    facts.further << FurtherFact{u"Details"_s, u"Free delivery on many products"_s,
        {u"list"_s, u"Details"_s, u"Free delivery on many products"_s}};
    QVERIFY(writeFaqs(facts, u"en"_s).isEmpty());
    QVERIFY(isOfSomeProducts(u"Auf viele Produkte versandkostenfrei"_s));
    QVERIFY(!isOfSomeProducts(u"Free delivery on all orders"_s));
}

void TestFaqAnswers::headingsThatAskBackAreAdvertising()
{
    ProductFacts facts = lamp();
    const QString answer = u"You want a bright room? This lamp is what you were looking for."_s;
    facts.faqs << PublishedFaq{u"Why this lamp?"_s, answer, {u"faq"_s, u"Why this lamp?"_s, answer}};
    QVERIFY(writeFaqs(facts, u"en"_s).isEmpty());
    facts.faqs[0].where.kind = u"json-ld"_s; // what the shop marks as its FAQs stays
    QCOMPARE(writeFaqs(facts, u"en"_s).size(), 1);
}

void TestFaqAnswers::statesTellDelivery()
{
    ProductFacts facts = lamp(u"de"_s);
    addRow(facts, u"Status"_s, u"Versandbereit in 1-3 Werktagen"_s);
    QCOMPARE(answerTo(facts, u"Wie wird dieses Produkt geliefert?"_s, u"de"_s),
        u"Status: Versandbereit in 1-3 Werktagen."_s);
}

void TestFaqAnswers::sizesAreNoPartOfASpokenName()
{
    ProductFacts facts = lamp();
    facts.brand = said(u"Moss"_s, u"Moss"_s);
    facts.name.value = u"Moss washing machine 6kg"_s;
    QVERIFY(spokenName(facts, u"en"_s).isEmpty());
    facts.name.value = u"Moss lamp L6"_s;
    QCOMPARE(spokenName(facts, u"en"_s), u"Moss lamp L6"_s);
}

void TestFaqAnswers::coloursOfVariantsAreLeftOut()
{
    const QString question = u"What is the colour of this product?"_s;
    ProductFacts facts = lamp();
    facts.name.value = u"Moss lamp, black"_s;
    addRow(facts, u"Colour"_s, u"Silver"_s);
    QCOMPARE(answerTo(facts, question), u"(not asked)"_s);
    facts.name.value = u"Moss lamp, silver"_s;
    QCOMPARE(answerTo(facts, question), u"Colour: Silver."_s);
    QVERIFY(!ValueLexicon::instance().hasOtherColours(
        u"Panel ciemnoniebieski"_s, u"Ciemny niebieski"_s, u"pl"_s));
}

void TestFaqAnswers::valuesAreTranslated_data()
{
    QTest::addColumn<QString>("value");
    QTest::addColumn<int>("topic");
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<QString>("translated");
    const auto row = [](const QString &value, Topic topic, const QString &from, const QString &to,
                         const QString &translated) {
        QTest::addRow("%s", qPrintable(from + u" to "_s + to + u": "_s + value))
            << value << int(topic) << from << to << translated;
    };
    row(u"3% elastāns, 40% kokvilna"_s, Topic::Material, u"lv"_s, u"en"_s, u"3% elastane, 40% cotton"_s);
    row(u"čierna"_s, Topic::Color, u"sk"_s, u"en"_s, u"black"_s);
    row(u"Сталь"_s, Topic::Material, u"ru"_s, u"de"_s, u"Stahl"_s);
    row(u"Noir/Blanc"_s, Topic::Color, u"fr"_s, u"ja"_s, u"黒、白"_s);
    row(u"Germany"_s, Topic::Origin, u"de"_s, u"de"_s, u"Deutschland"_s);
    row(u"Deutschland"_s, Topic::Origin, u"de"_s, u"de"_s, QString()); // it is
    row(u"moosgrün"_s, Topic::Color, u"de"_s, u"en"_s, QString()); // unknown
    row(u"Stahl"_s, Topic::Use, u"de"_s, u"en"_s, QString());
}

void TestFaqAnswers::valuesAreTranslated()
{
    QFETCH(QString, value);
    QFETCH(int, topic);
    QFETCH(QString, from);
    QFETCH(QString, to);
    const QString translated = ValueLexicon::instance().translated(value, Topic(topic), from, to);
    QTEST(translated, "translated");
}

void TestFaqAnswers::foreignFactsAreToldInTheReadersWords()
{
    ProductFacts facts = lamp(u"sk"_s);
    addRow(facts, u"Farba"_s, u"čierna, strieborná"_s);
    addRow(facts, u"Krajina pôvodu"_s, u"Taliansko"_s);
    addRow(facts, u"Poznámka"_s, u"čierna"_s);
    const auto faqs = writeFaqs(facts, u"en"_s);
    QCOMPARE(answerTo(faqs, u"What is the colour of this product?"_s), u"Colour: black, silver."_s);
    QCOMPARE(answerTo(faqs, u"What is the origin of this product?"_s), u"Country of origin: Italy."_s);
    QCOMPARE(faqs.size(), 2);
    for (const LintedFaq &one : lintFaqs(facts, faqs, u"en"_s))
        QVERIFY2(one.faults.isEmpty(), qPrintable(one.faq.answer + one.faults.join(u',')));
    ProductFacts russian = lamp(u"ru"_s);
    addRow(russian, u"Ширина"_s, u"16 см"_s);
    QCOMPARE(answerTo(russian, u"What are the dimensions of this product?"_s), u"Width: 16 cm."_s);
}

void TestFaqAnswers::englishWordsOfDataSheetsAreTranslated()
{
    ProductFacts facts = lamp(u"de"_s);
    addRow(facts, u"Colour"_s, u"Black"_s);
    addRow(facts, u"Scent"_s, u"Frisch"_s);
    const auto faqs = writeFaqs(facts, u"de"_s);
    QCOMPARE(answerTo(faqs, u"Welche Farbe hat dieses Produkt?"_s), u"Farbe: Schwarz."_s);
    QCOMPARE(answerTo(faqs, u"Welchen Duft hat dieses Produkt?"_s), u"Duft: Frisch."_s);
}

void TestFaqAnswers::everyWordHasEveryLanguage()
{
    const ValueLexicon &lexicon = ValueLexicon::instance();
    for (const QString &language : writtenLocales()) {
        for (const auto &[word, topic] :
            {std::pair(u"black"_s, Topic::Color), std::pair(u"cotton"_s, Topic::Material),
                std::pair(u"Pakistan"_s, Topic::Origin), std::pair(u"latex"_s, Topic::Material)}) {
            const QString written = lexicon.translated(word, topic, u"xx"_s, language);
            QVERIFY2(!written.isEmpty() && lexicon.isKnown(written, language), qPrintable(language + word));
        }
    }
}

void TestFaqAnswers::englishSheetsGiveWhatTheLexiconKnows()
{
    ProductFacts facts = lamp(u"de"_s);
    for (const auto &[label, value] :
        {std::pair(u"Scent"_s, u"Frisch"_s), std::pair(u"Special Features"_s, u"Vegan"_s),
            std::pair(u"Target Group"_s, u"Damen"_s), std::pair(u"Green Labels"_s, u"Bio"_s)})
        addRow(facts, label, value);
    const auto faqs = writeFaqs(facts, u"de"_s);
    QCOMPARE(faqs.size(), 1);
    QCOMPARE(faqs[0].answer, u"Duft: Frisch."_s);
}

void TestFaqAnswers::namesAreNoContents()
{
    const QString question = u"What is included with this product?"_s;
    ProductFacts facts = lamp();
    facts.name.value = u"Moss lamp, tall, with a linen shade"_s;
    addRow(facts, u"Box contents"_s, u"1 x Moss lamp with linen shade"_s);
    QCOMPARE(answerTo(facts, question), u"(not asked)"_s);
    facts.further.clear();
    addRow(facts, u"Box contents"_s, u"Moss lamp, bulb, two spare fuses, instructions"_s);
    QVERIFY(answerTo(facts, question).contains(u"fuses"_s));
}

void TestFaqAnswers::sentencesStandBehindNoLabel()
{
    ProductFacts facts = lamp();
    addRow(facts, u"Power"_s, u"The lamp draws 40 watts and is therefore made for rooms of every size"_s);
    QVERIFY(writeFaqs(facts, u"en"_s).isEmpty());
}

void TestFaqAnswers::labelsNameTheMeasuresOfTheirValue()
{
    const QString question = u"What are the dimensions of this product?"_s;
    ProductFacts facts = lamp();
    addRow(facts, u"Dimensions (diameter x height)"_s, u"35 x 10 x 35 cm"_s);
    QCOMPARE(answerTo(facts, question), u"Dimensions: 35 x 10 x 35 cm."_s);
    facts.further.clear();
    addRow(facts, u"Dimensions (W x H)"_s, u"35 x 10 cm"_s);
    QCOMPARE(answerTo(facts, question), u"Dimensions (W x H): 35 x 10 cm."_s);
}

void TestFaqAnswers::taiwanReadsTraditionalCharacters()
{
    ProductFacts facts = lamp(u"zh"_s);
    facts.brand = said(u"苔燈"_s, u"苔燈"_s);
    facts.availability = said(u"InStock"_s, u"InStock"_s);
    QCOMPARE(answerTo(facts, u"這款產品是什麼品牌？"_s, u"zh-TW"_s), u"這款產品的品牌是苔燈。"_s);
    QCOMPARE(answerTo(facts, u"現在可以購買這款產品嗎？"_s, u"zh-TW"_s), u"可以，這款產品有貨。"_s);
    QCOMPARE(answerTo(facts, u"现在可以购买这款产品吗？"_s, u"zh"_s), u"可以，这款产品有货。"_s);
    QVERIFY(isTraditionalChinese(u"zh-Hant-HK"_s) && !isTraditionalChinese(u"zh-CN"_s));
    for (const WrittenFaq &faq : writeFaqs(facts, u"zh-TW"_s))
        QCOMPARE(traditionalChinese(faq.question), faq.question);
}

void TestFaqAnswers::headingsWithoutBlanksNameTheirTopic()
{
    ProductFacts facts = lamp(u"zh"_s);
    const QString text = u"免運費，出貨後配送約有2~3天工作日，恕無法指定送達時間。"_s;
    facts.further << FurtherFact{u"配送資訊"_s, text, {u"section"_s, u"配送資訊"_s, text}};
    const auto faqs = writeFaqs(facts, u"zh-TW"_s);
    QCOMPARE(faqs.size(), 1);
    QCOMPARE(faqs[0].answer, text);
}

void TestFaqAnswers::readerFindsFaults_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("answer");
    QTest::addColumn<QString>("rule");
    const auto row = [](const QString &rule, const QString &question, const QString &answer) {
        QTest::addRow("%s: %s", qPrintable(rule), qPrintable(answer)) << question << answer << rule;
    };
    row(u"dull"_s, u"What is the item number of this product?"_s,
        u"The item number of this product is 77."_s);
    row(u"dull"_s, u"What is the type of this product?"_s, u"Type: Lamps."_s);
    row(u"dull"_s, u"Which brand is this product?"_s, u"The brand of this product is Moss Store."_s);
    row(u"value"_s, u"What are the dimensions of this product?"_s, u"Dimensions: 6 x 6 x 12 cm; 230 g."_s);
    row(u"value"_s, u"What is the weight of this product?"_s, u"0 kg"_s);
    row(u"sentence"_s, u"What is the resolution of this product?"_s, u"Resolution (px): 3840 x 2160 px."_s);
    row(u"boilerplate"_s, u"How does delivery work for this product?"_s,
        u"Free delivery on selected items."_s);
}

void TestFaqAnswers::readerFindsFaults()
{
    QFETCH(QString, question);
    QFETCH(QString, answer);
    QFETCH(QString, rule);
    ProductFacts facts = lamp();
    facts.brand = said(u"Moss Store"_s, u"Moss Store"_s);
    const auto linted = lintFaqs(facts, {{question, answer, {table(answer)}}}, u"en"_s);
    QVERIFY2(linted.value(0).faults.contains(rule), qPrintable(linted.value(0).faults.join(u',')));
    QVERIFY(lintRules().contains(rule));
}

QTEST_GUILESS_MAIN(TestFaqAnswers)
#include "tst_faq_answers.moc"
