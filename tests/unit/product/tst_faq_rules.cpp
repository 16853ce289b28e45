// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/facts/product_details.h"
#include "server/faqs/questions/faq_linter.h"
#include "server/faqs/questions/label_lexicon.h"
#include "server/faqs/questions/product_name.h"
#include "server/faqs/questions/question_writer.h"
#include "server/faqs/questions/shop_blocks.h"
#include "server/web/html/html_reader.h"
#include <QtTest/QtTest>

using namespace answerdesk;
using namespace answerdesk::faqs;
using namespace Qt::Literals::StringLiterals;

namespace {

Provenance table(const QString &text) { return {u"table"_s, u"Details"_s, text}; }

ProductFacts kettle(const QString &language = u"en"_s)
{
    ProductFacts facts;
    facts.isProduct = true;
    facts.language = language;
    facts.name = {u"Fieldfare kettle K2"_s, {u"text"_s, u"h1"_s, u"Fieldfare kettle K2"_s}};
    facts.brand = {u"Fieldfare"_s, {u"text"_s, u"brand"_s, u"Fieldfare"_s}};
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

ProductFacts factsOf(const QByteArray &body)
{
    const QByteArray page
        = "<html lang=en><title>Fieldfare kettle K2</title><body><main><h1>Fieldfare kettle K2</h1>"
          "<p class=price>&euro;49.00</p><button>Add to cart</button>"
        + body + "</main></body></html>";
    return extractFacts(
        web::readHtml(page, "text/html").value_or(web::HtmlPage{}), QUrl(u"https://shop.example/p/kettle"_s));
}

} // namespace

/// The rules by which questions are written and read, each with a page or a fact that would break it.
class TestFaqRules : public QObject
{
    Q_OBJECT
private slots:
    void valuesInform_data();
    void valuesInform();
    void labelsNameUnits();
    void wordsOfTheShopAreKnown_data();
    void wordsOfTheShopAreKnown();
    void namesAreCleaned_data();
    void namesAreCleaned();
    void namesAreSpokenWhereTheyRead_data();
    void namesAreSpokenWhereTheyRead();
    void everyLanguageHasEveryLabel_data();
    void everyLanguageHasEveryLabel();
    void labelsAreFoundInTheirLanguage();
    void emptyValuesAreNotAsked();
    void labelsHaveTheirOwnQuestions();
    void restOfATableIsOneQuestion();
    void oneFactAnswersOneQuestion();
    void ratingsNeedAScaleAndVoices();
    void otherLanguagesGiveNumbersOnly();
    void unknownLanguagesAreNotQuoted();
    void headingsWithQuestionMarksAreNoQuestions();
    void answersAreJoinedAsSentences();
    void rowsOfPairsAreRead();
    void blocksOfTheShopAreNoFacts();
    void shopsAnswerOnDelivery();
    void readerFindsFaults_data();
    void readerFindsFaults();
    void readerPassesGoodPairs();
};

void TestFaqRules::valuesInform_data()
{
    QTest::addColumn<QString>("value");
    QTest::addColumn<int>("kind");
    QTest::addColumn<bool>("informs");
    const auto row = [](const char *name, const QString &value, ValueKind kind, bool informs) {
        QTest::newRow(name) << value << int(kind) << informs;
    };
    row("colour", u"dark green"_s, ValueKind::Colour, true);
    row("colourful", u"colourful"_s, ValueKind::Colour, false);
    row("bunt", u"bunt"_s, ValueKind::Colour, false);
    row("a number as colour", u"20"_s, ValueKind::Colour, false);
    row("weight", u"1.9 kg"_s, ValueKind::Mass, true);
    row("a bare weight", u"1.9"_s, ValueKind::Mass, false);
    row("size", u"30 x 40 x 12 cm"_s, ValueKind::Length, true);
    row("a size in words", u"large"_s, ValueKind::Length, false);
    row("contents", u"tent, 12 pegs, bag"_s, ValueKind::Contents, true);
    row("contents as a number", u"20"_s, ValueKind::Contents, false);
    row("contents as a count", u"7 pieces"_s, ValueKind::Contents, false);
    row("material", u"80 % cotton, 20 % polyester"_s, ValueKind::Material, true);
    row("no material", u"other"_s, ValueKind::Material, false);
    row("warranty", u"2 years"_s, ValueKind::Period, true);
    row("warranty in words", u"one year"_s, ValueKind::Period, true);
    row("no period", u"against defects"_s, ValueKind::Period, false);
    row("delivery", u"2-4 Werktage"_s, ValueKind::Delivery, true);
    row("free delivery", u"Free delivery"_s, ValueKind::Delivery, true);
    row("delivery on a date", u"Delivery by 28/06/2019, 2 days"_s, ValueKind::Delivery, false);
    row("delivery on a day", u"delivery within days, by 9 December"_s, ValueKind::Delivery, false);
    row("care", u"Wash by hand"_s, ValueKind::Care, true);
    row("care by temperature", u"30 °C"_s, ValueKind::Care, true);
    row("no care", u"Very robust"_s, ValueKind::Care, false);
    row("yes", u"Ja"_s, ValueKind::Text, false);
    row("run together", u"Altezza12mm"_s, ValueKind::Length, false);
    row("delivery on a day and month", u"Versand innerhalb 2 Tagen, am 05.10"_s, ValueKind::Delivery, false);
    row("power", u"39 W"_s, ValueKind::Measure, true);
    row("a decimal is no date", u"23.8 W"_s, ValueKind::Measure, true);
}

void TestFaqRules::valuesInform()
{
    QFETCH(QString, value);
    QFETCH(int, kind);
    QTEST(fits(value, ValueKind(kind)), "informs");
}

void TestFaqRules::labelsNameUnits()
{
    QCOMPARE(unitOfLabel(u"Width (in cm)"_s), u"cm"_s);
    QCOMPARE(unitOfLabel(u"Svars, kg"_s), u"kg"_s);
    QCOMPARE(unitOfLabel(u"WIDTH INCHES"_s), u"inches"_s);
    QVERIFY(unitOfLabel(u"Width"_s).isEmpty());
    QCOMPARE(labelWithoutUnit(u"Waga (w kg)"_s), u"Waga"_s);
    QCOMPARE(valueWithUnit(u"39.5"_s, u"Waga (w kg)"_s), u"39.5 kg"_s);
    QCOMPARE(valueWithUnit(u"60"_s, u"WIDTH INCHES"_s), u"60 in"_s);
    QCOMPARE(valueWithUnit(u"39 mm"_s, u"Width (cm)"_s), u"39 mm"_s);
    QCOMPARE(valueWithUnit(u"5"_s, u"Gwarancja (w latach)"_s), u"5"_s);
}

void TestFaqRules::wordsOfTheShopAreKnown_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isOfShop");
    const auto row = [](const char *name, const QString &text, bool isOfShop) {
        QTest::newRow(name) << text << isOfShop;
    };
    row("log-in", u"Sign in to see your price"_s, true);
    row("cookies", u"We use cookies."_s, true);
    row("loyalty", u"Collect bonus points with your Kundenkarte"_s, true);
    row("app", u"Download our app"_s, true);
    row("masked name", u"A***a liked it"_s, true);
    row("copyright", u"© 2024 Shop"_s, true);
    row("an address of the web", u"More at www.shop.example"_s, true);
    row("a cart in Japanese", u"カートに入れる"_s, true);
    row("Mario Kart", u"マリオカート"_s, false);
    row("a material", u"Stainless steel with a wooden handle"_s, false);
    row("a part number", u"Fits the models K2 and K3"_s, false);
}

void TestFaqRules::wordsOfTheShopAreKnown()
{
    QFETCH(QString, text);
    QTEST(isBoilerplate(text), "isOfShop");
}

void TestFaqRules::namesAreCleaned_data()
{
    QTest::addColumn<QString>("full");
    QTest::addColumn<QString>("clean");
    QTest::newRow("price") << u"Moss mug - £4.50"_s << u"Moss mug"_s;
    QTest::newRow("details") << u"Details about  Moss mug"_s << u"Moss mug"_s;
    QTest::newRow("breadcrumbs") << u"Home > Kitchen > Moss mug"_s << u"Moss mug"_s;
    QTest::newRow("log-in") << u"Moss mug | Log in"_s << u"Moss mug"_s;
    QTest::newRow("stop") << u"Moss mug."_s << u"Moss mug"_s;
    QTest::newRow("as it is") << u"Moss mug, 0.3 l"_s << u"Moss mug, 0.3 l"_s;
    QTest::newRow("long") << u"Moss "_s.repeated(30).trimmed() << u"Moss "_s.repeated(30).trimmed();
}

void TestFaqRules::namesAreCleaned()
{
    QFETCH(QString, full);
    QTEST(cleanName(full), "clean");
}

void TestFaqRules::namesAreSpokenWhereTheyRead_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("spoken");
    QTest::newRow("with its brand") << u"Fieldfare kettle K2"_s << u"en"_s << u"Fieldfare kettle K2"_s;
    QTest::newRow("short and numbered") << u"Alta 2"_s << u"en"_s << u"Alta 2"_s;
    QTest::newRow("a noun needs an article") << u"Moss mug"_s << u"en"_s << QString();
    QTest::newRow("a plural") << u"Fieldfare socks"_s << u"en"_s << QString();
    QTest::newRow("separators") << u"Fieldfare kettle - red"_s << u"en"_s << QString();
    QTest::newRow("quotation marks") << u"Fieldfare »K2«"_s << u"de"_s << QString();
    QTest::newRow("too long") << u"Fieldfare kettle with a very long description"_s << u"en"_s << QString();
    QTest::newRow("Japanese") << u"湯沸かし器 K2"_s << u"ja"_s << u"湯沸かし器 K2"_s;
}

void TestFaqRules::namesAreSpokenWhereTheyRead()
{
    QFETCH(QString, name);
    QFETCH(QString, language);
    ProductFacts facts = kettle(language);
    facts.name.value = name;
    QTEST(spokenName(facts, language), "spoken");
    QVERIFY(spokenName(facts, u"sv"_s).isEmpty()); // another language than the page's
}

void TestFaqRules::everyLanguageHasEveryLabel_data()
{
    QTest::addColumn<QString>("language");
    for (const QString &language : writtenLocales())
        QTest::newRow(qPrintable(language)) << language;
}

void TestFaqRules::everyLanguageHasEveryLabel()
{
    QFETCH(QString, language);
    const LabelLexicon &lexicon = LabelLexicon::instance();
    QVERIFY(lexicon.concepts().size() >= 150);
    for (const LabelConcept &meant : lexicon.concepts()) {
        const QString label = lexicon.label(meant, language);
        const QString question = lexicon.question(meant, language, {});
        QVERIFY2(!label.isEmpty() && label[0] == label[0].toUpper(), qPrintable(meant.id));
        QVERIFY2(question.size() >= 4 && !question.contains(u'{') && u"?？。"_s.contains(question.back()),
            qPrintable(meant.id + u": "_s + question));
        QVERIFY2(lexicon.find(label, language), qPrintable(meant.id + u": "_s + label));
    }
}

void TestFaqRules::labelsAreFoundInTheirLanguage()
{
    const LabelLexicon &lexicon = LabelLexicon::instance();
    const auto id = [&](const QString &label, const QString &language) {
        const LabelConcept *meant = lexicon.find(label, language);
        return meant ? meant->id : QString();
    };
    QCOMPARE(id(u"Sitzhöhe (cm)"_s, u"de"_s), u"seat_height"_s);
    QCOMPARE(id(u"SEAT HEIGHT"_s, u"en"_s), u"seat_height"_s);
    QVERIFY(id(u"Sitzhöhe"_s, u"en"_s).isEmpty());
    QCOMPARE(id(u"Weight"_s, u"sk"_s), u"weight"_s); // a language that it lacks
    QVERIFY(id(u"Weight of the lid"_s, u"en"_s).isEmpty());
    QCOMPARE(lexicon.question(*lexicon.find(u"pages", u"en"_s), u"de"_s, {}),
        u"Wie viele Seiten hat dieses Buch?"_s);
}

void TestFaqRules::emptyValuesAreNotAsked()
{
    ProductFacts facts = kettle();
    addRow(facts, u"Colour"_s, u"colourful"_s);
    addRow(facts, u"Contents"_s, u"20"_s);
    addRow(facts, u"Weight"_s, u"light"_s);
    addRow(facts, u"Warranty"_s, u"against defects"_s);
    facts.brand = {};
    QVERIFY(writeFaqs(facts, u"en"_s).isEmpty());
}

void TestFaqRules::labelsHaveTheirOwnQuestions()
{
    ProductFacts facts = kettle();
    facts.name.value = u"The Long Way: a novel"_s;
    addRow(facts, u"Author"_s, u"Ida Holm"_s);
    addRow(facts, u"Number of pages"_s, u"320"_s);
    addRow(facts, u"SEAT HEIGHT"_s, u"45 cm"_s);
    const auto faqs = writeFaqs(facts, u"en"_s);
    QCOMPARE(answerTo(faqs, u"Who is the author?"_s), u"Author: Ida Holm."_s);
    QCOMPARE(answerTo(faqs, u"How many pages does this book have?"_s), u"Number of pages: 320."_s);
    QCOMPARE(answerTo(faqs, u"What is the seat height of this product?"_s), u"Seat height: 45 cm."_s);
    for (const WrittenFaq &faq : faqs)
        QVERIFY2(
            !faq.question.contains(u"page of"_s) && !faq.question.contains(u'“'), qPrintable(faq.question));
}

void TestFaqRules::restOfATableIsOneQuestion()
{
    ProductFacts facts = kettle();
    addRow(facts, u"Lid"_s, u"hinged"_s);
    addRow(facts, u"Spout"_s, u"curved"_s);
    QCOMPARE(answerTo(writeFaqs(facts, u"en"_s), u"What are the details of Fieldfare kettle K2?"_s),
        u"(not asked)"_s);
    addRow(facts, u"Heating element"_s, u"concealed"_s);
    QCOMPARE(answerTo(writeFaqs(facts, u"en"_s), u"What are the details of Fieldfare kettle K2?"_s),
        u"Lid: hinged; Spout: curved; Heating element: concealed."_s);
}

void TestFaqRules::oneFactAnswersOneQuestion()
{
    ProductFacts facts = kettle();
    for (const auto &[label, value] : {std::pair(u"Weight"_s, u"1.1 kg"_s), std::pair(u"Lid"_s, u"hinged"_s),
             std::pair(u"Spout"_s, u"curved"_s), std::pair(u"Voltage"_s, u"230 V"_s)})
        addRow(facts, label, value);
    const auto faqs = writeFaqs(facts, u"en"_s);
    QSet<QString> told;
    for (const WrittenFaq &faq : faqs) {
        for (const Provenance &source : faq.sources) {
            QVERIFY2(!told.contains(source.text), qPrintable(source.text));
            told.insert(source.text);
        }
    }
    QVERIFY(told.size() >= 3);
}

void TestFaqRules::ratingsNeedAScaleAndVoices()
{
    ProductFacts facts = kettle();
    const Provenance source{u"json-ld"_s, u"Product.aggregateRating"_s, u"4.5 of 5, 12 votes, 2 votes"_s};
    facts.rating = {u"4.5"_s, source};
    facts.ratingCount = {u"12"_s, source};
    const QString question = u"How do customers rate Fieldfare kettle K2?"_s;
    QCOMPARE(answerTo(writeFaqs(facts, u"en"_s), question), u"(not asked)"_s);
    facts.ratingBest = {u"5"_s, source};
    QCOMPARE(answerTo(writeFaqs(facts, u"en"_s), question),
        u"Customers rate Fieldfare kettle K2 4.5 out of 5. Number of ratings: 12."_s);
    facts.ratingCount.value = u"2"_s;
    QCOMPARE(answerTo(writeFaqs(facts, u"en"_s), question), u"(not asked)"_s);
}

void TestFaqRules::otherLanguagesGiveNumbersOnly()
{
    ProductFacts facts = kettle(u"de"_s);
    addRow(facts, u"Gewicht"_s, u"1,1 kg"_s);
    addRow(facts, u"Sitzhöhe"_s, u"45 cm"_s);
    addRow(facts, u"Farbe"_s, u"dunkelgrün"_s);
    addRow(facts, u"Deckel"_s, u"klappbar"_s);
    facts.description = {u"Der Kessel kocht das Wasser in zwei Minuten."_s, table(u"x"_s)};
    const auto faqs = writeFaqs(facts, u"en"_s);
    QCOMPARE(
        answerTo(faqs, u"What is the weight of this product?"_s), u"The weight of this product is 1.1 kg."_s);
    QCOMPARE(answerTo(faqs, u"What is the seat height of this product?"_s), u"Seat height: 45 cm."_s);
    for (const WrittenFaq &faq : faqs) {
        for (const QString &word : {u"dunkelgrün"_s, u"klappbar"_s, u"Kessel"_s, u"Gewicht"_s, u"kettle"_s})
            QVERIFY2(!(faq.question + faq.answer).contains(word), qPrintable(faq.answer));
    }
}

void TestFaqRules::unknownLanguagesAreNotQuoted()
{
    // The page is in Slovak; FAQs for its readers are written in English, so its words are not.
    ProductFacts facts = kettle(u"sk"_s);
    facts.brand = {};
    addRow(facts, u"Farba"_s, u"čierna s leskom"_s);
    QVERIFY(writeFaqs(facts, u"sk"_s).isEmpty());
    QVERIFY(!isWrittenLanguage(facts, u"sk"_s));
    addRow(facts, u"Hmotnosť"_s, u"10 g"_s);
    QCOMPARE(writeFaqs(facts, u"sk"_s).value(0).answer, u"The weight of this product is 10 g."_s);
}

void TestFaqRules::headingsWithQuestionMarksAreNoQuestions()
{
    const QByteArray slogans
        = "<h2>Need some help with it?</h2><p>Call us every day from nine to five.</p>"
          "<h2>Why should you shop here?</h2><p>We have been here since the year 1990.</p>";
    QVERIFY(factsOf(slogans).faqs.isEmpty());
    QCOMPARE(factsOf("<h2>Is the kettle quiet?</h2><p>It whistles when the water boils.</p>").faqs.size(), 1);
    QCOMPARE(
        factsOf("<h2>FAQ</h2><h3>Is it very quiet?</h3><p>It whistles when the water boils.</p>").faqs.size(),
        1);
}

void TestFaqRules::answersAreJoinedAsSentences()
{
    const ProductFacts facts
        = factsOf("<h2>Is the kettle quiet?</h2><p>It whistles</p><p>You can switch that off.</p>");
    QCOMPARE(facts.faqs.value(0).answer, u"It whistles. You can switch that off."_s);
}

void TestFaqRules::rowsOfPairsAreRead()
{
    const ProductFacts facts = factsOf("<h2>Details</h2><table><tr><td>Weight</td><td>1.1 "
                                       "kg</td><td>Height</td><td>24 cm</td></tr></table>");
    const auto value = [&](const QString &label) {
        for (const FurtherFact &fact : facts.further) {
            if (fact.label == label)
                return fact.value;
        }
        return QString();
    };
    QCOMPARE(value(u"Weight"_s), u"1.1 kg"_s);
    QCOMPARE(value(u"Height"_s), u"24 cm"_s);
}

void TestFaqRules::blocksOfTheShopAreNoFacts()
{
    ProductFacts one = kettle(), two = kettle(), variant = kettle();
    two.name.value = u"Moss mug"_s;
    variant.name.value = u"Fieldfare kettle K2 red"_s;
    const FurtherFact praise{u"Features"_s, u"Our family has sold good things since 1950"_s,
        {u"list"_s, u"Features"_s, u"Our family has sold good things since 1950"_s}};
    const FurtherFact data{
        u"Material"_s, u"brushed stainless steel"_s, table(u"Material | brushed stainless steel"_s)};
    for (ProductFacts *facts : {&one, &two, &variant})
        facts->further << praise << data;
    const QUrl page(u"https://shop.example/a"_s);
    QVERIFY(commonBlocks({blocksOf(one, page)}).isEmpty());
    QVERIFY(
        commonBlocks({blocksOf(one, page), blocksOf(variant, page)}).isEmpty()); // one product in two colours
    QVERIFY(commonBlocks({blocksOf(one, page), blocksOf(two, QUrl(u"https://other.example/b"_s))}).isEmpty());
    const QSet<QString> common = commonBlocks({blocksOf(one, page), blocksOf(two, page)});
    QCOMPARE(common.size(), 1);
    const ProductFacts cleaned = withoutShopBlocks(one, common);
    QCOMPARE(cleaned.further.size(), 1);
    QCOMPARE(cleaned.further[0].label, u"Material"_s);
}

void TestFaqRules::shopsAnswerOnDelivery()
{
    ProductFacts one = kettle(), two = kettle();
    two.name.value = u"Moss mug"_s;
    const QString text = u"We deliver within 3 days. Delivery is free from 50 euros on."_s;
    for (ProductFacts *facts : {&one, &two})
        facts->further << FurtherFact{u"Delivery"_s, text, {u"section"_s, u"Delivery"_s, text}};
    const QUrl page(u"https://shop.example/a"_s);
    const ProductFacts marked
        = withoutShopBlocks(one, commonBlocks({blocksOf(one, page), blocksOf(two, page)}));
    QVERIFY(marked.further.value(0).isOfShop);
    QCOMPARE(answerTo(writeFaqs(marked, u"en"_s), u"How long does delivery take?"_s), text);
    QCOMPARE(answerTo(writeFaqs(one, u"en"_s), u"How does delivery work for Fieldfare kettle K2?"_s), text);
}

void TestFaqRules::readerFindsFaults_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("answer");
    QTest::addColumn<QString>("source");
    QTest::addColumn<QString>("rule");
    const auto row = [](const QString &rule, const QString &question, const QString &answer,
                         const QString &source) {
        QTest::addRow("%s: %s", qPrintable(rule), qPrintable(answer)) << question << answer << source << rule;
    };
    row(u"page"_s, u"What does the product page say about it?"_s, u"Lid: hinged."_s, u"Lid: hinged"_s);
    row(u"name"_s, u"What is the weight of Fieldfare kettle - red?"_s, u"Weight: 1 kg."_s, u"1 kg"_s);
    row(u"question"_s, u"Weight"_s, u"Weight: 1 kg."_s, u"1 kg"_s);
    row(u"sentence"_s, u"What is the weight of this product?"_s, u"Weight: 1 kg and…"_s, u"1 kg"_s);
    row(u"sentence"_s, u"What is special about this product?"_s, u"The kettleHAS a lid|spout."_s, u"x"_s);
    row(u"value"_s, u"What is the colour of this product?"_s, u"Colour: colourful."_s, u"colourful"_s);
    row(u"value"_s, u"What is the weight of this product?"_s, u"Weight: 1."_s, u"1"_s);
    row(u"boilerplate"_s, u"What is special about this product?"_s, u"Sign in to your account."_s, u"x"_s);
    row(u"language"_s, u"What is special about this product?"_s,
        u"Der Kessel ist für das Feuer und den Herd und er ist nicht zu schwer, das ist für die Reise gut "
        u"und mit dem "
        u"Deckel ist er noch besser."_s,
        u"x"_s);
    row(u"language"_s, u"What is special about this product?"_s,
        u"กาต้มน้ำสำหรับเดินทาง กาต้มน้ำสำหรับเดินทาง กาต้มน้ำสำหรับเดินทาง."_s, u"x"_s);
    row(u"number"_s, u"What is the weight of this product?"_s, u"Weight: 3 kg."_s, u"1 kg"_s);
    row(u"price"_s, u"What is special about this product?"_s, u"It is sold for €12.00 now."_s, u"€12.00"_s);
    row(u"rating"_s, u"How do customers rate this product?"_s, u"Customers rate this product 4."_s, u"4"_s);
    row(u"date"_s, u"How does delivery work for this product?"_s, u"Delivery in 2 days, by 28/06/2019."_s,
        u"2 days, 28/06/2019"_s);
}

void TestFaqRules::readerFindsFaults()
{
    QFETCH(QString, question);
    QFETCH(QString, answer);
    QFETCH(QString, source);
    QFETCH(QString, rule);
    ProductFacts facts = kettle();
    facts.name = {u"Fieldfare kettle - red"_s, {u"text"_s, u"h1"_s, u"Fieldfare kettle - red"_s}};
    const auto linted = lintFaqs(facts, {{question, answer, {table(source)}}}, u"en"_s);
    QCOMPARE(linted.size(), 1);
    QVERIFY2(linted[0].faults.contains(rule), qPrintable(linted[0].faults.join(u',')));
    QVERIFY(lintRules().contains(rule));
}

void TestFaqRules::readerPassesGoodPairs()
{
    ProductFacts facts = kettle();
    addRow(facts, u"Weight"_s, u"1.1 kg"_s);
    addRow(facts, u"Material"_s, u"Stainless steel"_s);
    addRow(facts, u"Voltage"_s, u"230 V"_s);
    QList<WrittenFaq> faqs = writeFaqs(facts, u"en"_s);
    QVERIFY(faqs.size() >= 3);
    for (const LintedFaq &one : lintFaqs(facts, faqs, u"en"_s))
        QVERIFY2(one.faults.isEmpty(), qPrintable(one.faq.answer + one.faults.join(u',')));
    faqs << faqs[0]; // the same fact once more
    QVERIFY(lintFaqs(facts, faqs, u"en"_s).constLast().faults.contains(u"twice"_s));
}

QTEST_GUILESS_MAIN(TestFaqRules)
#include "tst_faq_rules.moc"
