// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/facts/product_details.h"
#include "server/faqs/questions/answer_sources.h"
#include "server/faqs/questions/label_lexicon.h"
#include "server/faqs/questions/question_writer.h"
#include "server/faqs/questions/question_writer_texts.h"
#include "server/faqs/questions/value_lexicon.h"
#include "server/web/html/html_reader.h"
#include <QtCore/QRegularExpression>
#include <QtTest/QtTest>

using namespace answerdesk;
using namespace answerdesk::faqs;
using namespace Qt::Literals::StringLiterals;

namespace {

QByteArray bytes(const QString &file)
{
    QFile source(QStringLiteral(ANSWERDESK_PAGES "/") + file);
    return source.open(QIODevice::ReadOnly) ? source.readAll() : QByteArray();
}

ProductFacts facts(const QString &file)
{
    return extractFacts(web::readHtml(bytes(file), "text/html").value_or(web::HtmlPage{}));
}

QString answerTo(const QList<WrittenFaq> &faqs, const QString &question)
{
    for (const WrittenFaq &faq : faqs) {
        if (faq.question == question)
            return faq.answer;
    }
    return u"(not asked)"_s;
}

ProductFacts mug()
{
    ProductFacts facts;
    facts.isProduct = true;
    facts.language = u"en"_s;
    facts.name = {u"Moss mug"_s, {u"json-ld"_s, u"Product.name"_s, u"Moss mug"_s}};
    return facts;
}

} // namespace

class TestQuestionWriter : public QObject
{
    Q_OBJECT
private slots:
    void writesEnglish();
    void writesGerman();
    void writesFrench();
    void publishedQuestionsComeFirstAsTheyStand();
    void writesPricesOfRanges();
    void asksWhatItComesIn();
    void everyLanguageHasEveryText_data();
    void everyLanguageHasEveryText();
    void everyNumberStandsOnThePage_data();
    void everyNumberStandsOnThePage();
    void everyNameStandsOnThePage_data() { everyNumberStandsOnThePage_data(); }
    void everyNameStandsOnThePage();
    void quotesNoForeignText();
    void writesNothingWithoutFacts();
    void writesNothingForOtherPages();
    void keepsToTheMaximum();
    void mergesNearDuplicates();
    void dropsNumbersWithoutASource();
    void markupNeverPassesThrough();
    void longNamesAreNotSpoken();
    void elidesInFrench();
};

void TestQuestionWriter::writesEnglish()
{
    const auto faqs = writeFaqs(facts(u"jacket_jsonld.html"_s), u"en"_s);
    QCOMPARE(faqs.size(), 10);
    QCOMPARE(faqs[0].question, u"What is this product made of?"_s);
    QCOMPARE(faqs[0].answer, u"Material: Recycled polyester."_s);
    QCOMPARE(answerTo(faqs, u"What is the weight of this product?"_s),
        u"The weight of this product is 0.31 kg."_s);
    QCOMPARE(answerTo(faqs, u"How do I care for this product?"_s),
        u"Wash at 30 °C without softener. Let it dry on a hanger."_s);
    QCOMPARE(answerTo(faqs, u"Can I return this product?"_s), u"You can return the jacket within 45 days."_s);
    QCOMPARE(answerTo(faqs, u"How does delivery work for this product?"_s), u"Delivery takes 2 days."_s);
    QCOMPARE(answerTo(faqs, u"How do customers rate this product?"_s),
        u"Customers rate this product 4.5 out of 5. Number of ratings: 27."_s);
    QCOMPARE(answerTo(faqs, u"Can I buy this product right now?"_s), u"Yes, this product is in stock."_s);
    QCOMPARE(faqs[9].answer, u"The price of this product is €129.50."_s);
}

void TestQuestionWriter::writesGerman()
{
    const auto faqs = writeFaqs(facts(u"zelt_mikrodaten.html"_s), u"de-AT"_s);
    QCOMPARE(answerTo(faqs, u"Was kostet dieses Produkt?"_s),
        u"Der Preis dieses Produkts beträgt 1.249,00\u00a0€."_s);
    QCOMPARE(answerTo(faqs, u"Kann ich dieses Produkt sofort kaufen?"_s),
        u"Nein, dieses Produkt ist derzeit nicht lieferbar."_s);
    QCOMPARE(answerTo(faqs, u"Wie schwer ist dieses Produkt?"_s),
        u"Das Gewicht dieses Produkts beträgt 18,6 kg."_s);
    QCOMPARE(answerTo(faqs, u"Was ist im Lieferumfang dieses Produkts enthalten?"_s),
        u"Lieferumfang: Außenzelt; 24 Heringe; Gestänge."_s);
}

void TestQuestionWriter::writesFrench()
{
    const auto faqs = writeFaqs(facts(u"lampe_tableau.html"_s), u"fr"_s);
    QCOMPARE(
        answerTo(faqs, u"Combien coûte Éclat 300\u00a0?"_s), u"Le prix d’Éclat 300 est de 49,90\u00a0€."_s);
    QCOMPARE(answerTo(faqs, u"Comment entretenir Éclat 300\u00a0?"_s), u"Nettoyer avec un chiffon humide."_s);
}

void TestQuestionWriter::publishedQuestionsComeFirstAsTheyStand()
{
    const auto faqs = writeFaqs(facts(u"lampe_tableau.html"_s), u"fr"_s);
    QCOMPARE(faqs.value(0).question, u"La lampe est-elle étanche à la pluie ?"_s);
    QCOMPARE(faqs.value(0).answer, u"Oui, elle résiste à la pluie (IPX4)."_s);
    QCOMPARE(faqs.value(0).sources.value(0).kind, u"faq"_s);
}

void TestQuestionWriter::writesPricesOfRanges()
{
    const auto faqs = writeFaqs(facts(u"price_range.html"_s), u"en"_s);
    QCOMPARE(answerTo(faqs, u"How much does this product cost?"_s),
        u"The price of this product is between $79.00 and $99.00, depending on the offer."_s);
}

void TestQuestionWriter::asksWhatItComesIn()
{
    const auto faqs = writeFaqs(facts(u"decke_auswahl.html"_s), u"de"_s);
    QCOMPARE(answerTo(faqs, u"In welchen Farben gibt es dieses Produkt?"_s),
        u"Farbe: creme, moosgrün, h.-blau."_s);
    QCOMPARE(answerTo(faqs, u"In welchen Größen gibt es dieses Produkt?"_s),
        u"Größe: ca. 50 x 70 cm, ca. 70 x 100 cm, ca. 100 x 140 cm."_s);
    QCOMPARE(answerTo(faqs, u"Welche Farbe hat dieses Produkt?"_s), u"(not asked)"_s);
    ProductFacts shirt = mug();
    addDetail(
        shirt, u"Size"_s, u"S, M, XL"_s, {QString(kChoiceKind), u"main content"_s, u"Size: S | M | XL"_s});
    QCOMPARE(answerTo(writeFaqs(shirt, u"en"_s), u"Which sizes does this product come in?"_s),
        u"Size: S, M, XL."_s);
}

void TestQuestionWriter::everyLanguageHasEveryText_data()
{
    QTest::addColumn<QString>("locale");
    for (const QString &locale : writtenLocales())
        QTest::newRow(qPrintable(locale)) << locale;
}

/// Placeholders are those of the English text, and nothing is left untranslated by accident.
void TestQuestionWriter::everyLanguageHasEveryText()
{
    QFETCH(QString, locale);
    const WriterTexts &texts = writerTexts(locale);
    const WriterTexts &english = writerTexts(u"en"_s);
    QCOMPARE(texts.language(), locale);
    static const QRegularExpression kPlace(u"\\{\\w+\\}"_s);
    const auto places = [](const QString &text) {
        QStringList found;
        for (auto it = kPlace.globalMatch(text); it.hasNext();)
            found << it.next().captured();
        found.sort();
        return found;
    };
    for (int i = int(Topic::None); i <= int(Topic::Release); ++i) {
        const auto topic = Topic(i);
        QCOMPARE(places(texts.question(topic)), places(english.question(topic)));
        QCOMPARE(places(texts.statement(topic)), places(english.statement(topic)));
        QCOMPARE(texts.noun(topic).isEmpty(), english.noun(topic).isEmpty());
        QVERIFY(topic == Topic::None || texts.question(topic).contains(u"{name}"_s));
        const QString plain = texts.question(topic, Naming::AsProduct);
        QVERIFY(plain.isEmpty() == (topic == Topic::None) && !plain.contains(u"{name}"_s));
        QCOMPARE(topicOfWritten(plain, locale), topic);
        QVERIFY(!texts.statement(topic, Naming::AsProduct).contains(u"{name}"_s));
        QVERIFY(
            locale == u"en"_s || topic == Topic::None || texts.question(topic) != english.question(topic));
    }
    for (int i = 0; i <= int(Frame::ShopWarranty); ++i) {
        QCOMPARE(places(texts.frame(Frame(i))), places(english.frame(Frame(i))));
        QVERIFY(!texts.frame(Frame(i), Naming::AsProduct).contains(u"{name}"_s));
        QVERIFY(!texts.frame(Frame(i), Naming::AsProduct).isEmpty());
    }
    for (const QString &word : {u"InStock"_s, u"OutOfStock"_s, u"BackOrder"_s, u"PreOrder"_s,
             u"LimitedAvailability"_s, u"Discontinued"_s})
        QVERIFY(texts.availability(word).contains(u"{name}"_s)
            && !texts.availability(word, Naming::AsProduct).contains(u"{name}"_s)
            && !texts.availability(word, Naming::AsProduct).isEmpty());
}

void TestQuestionWriter::everyNumberStandsOnThePage_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("locale");
    for (const QString &file :
        {u"jacket_jsonld.html"_s, u"zelt_mikrodaten.html"_s, u"lampe_tableau.html"_s, u"price_range.html"_s,
            u"no_price.html"_s, u"hostile_name.html"_s, u"script_state.html"_s, u"visible_price.html"_s}) {
        for (const QString &locale : writtenLocales())
            QTest::addRow("%s %s", qPrintable(file), qPrintable(locale)) << file << locale;
    }
}

void TestQuestionWriter::everyNumberStandsOnThePage()
{
    QFETCH(QString, file);
    QFETCH(QString, locale);
    static const QRegularExpression kNumber(u"\\d+"_s);
    const QSet<QString> known = numbersOnPage(QString::fromUtf8(bytes(file)));
    const auto faqs = writeFaqs(facts(file), locale);
    QVERIFY(!faqs.isEmpty());
    for (const WrittenFaq &faq : faqs) {
        QVERIFY(!faq.sources.isEmpty());
        for (auto it = kNumber.globalMatch(faq.question + u' ' + faq.answer); it.hasNext();) {
            const QString number = it.next().captured();
            QVERIFY2(known.contains(number), qPrintable(number + u" in: "_s + faq.answer));
        }
    }
}

/// Names, labels and units: every word with a capital, and every word right behind a number, that is not of
/// the frames.
void TestQuestionWriter::everyNameStandsOnThePage()
{
    QFETCH(QString, file);
    QFETCH(QString, locale);
    const WriterTexts &texts = writerTexts(locale);
    QString own = u"円 号 件 点 です "_s;
    for (const Naming naming : {Naming::ByName, Naming::AsProduct}) {
        for (int i = 0; i <= int(Topic::Release); ++i)
            own += texts.question(Topic(i), naming) + u' ' + texts.noun(Topic(i)) + u' '
                + texts.statement(Topic(i), naming) + u' ';
        for (int i = 0; i <= int(Frame::ShopWarranty); ++i)
            own += texts.frame(Frame(i), naming) + u' ';
        for (const QString &word : {u"InStock"_s, u"OutOfStock"_s})
            own += texts.availability(word, naming) + u' ';
    }
    for (const LabelConcept &meant : LabelLexicon::instance().concepts())
        own += LabelLexicon::instance().label(meant, texts.language()) + u' ';
    // Currencies and units may stand there as codes.
    const QString page = own + QString::fromUtf8(bytes(file)) + u" PLN EUR USD kg "_s;
    static const QRegularExpression kName(u"\\b[A-ZÀ-Ž][A-Za-zÀ-ž]+|(?<=\\d)[\\s\u00a0]?[A-Za-zÀ-ž°%]+"_s,
        QRegularExpression::UseUnicodePropertiesOption);
    for (const WrittenFaq &faq : writeFaqs(facts(file), locale)) {
        for (auto it = kName.globalMatch(faq.answer); it.hasNext();) {
            const QString word = it.next().captured().trimmed();
            // Colours, materials and countries are translated.
            if (ValueLexicon::instance().isKnown(word, texts.language()))
                continue;
            QVERIFY2(page.contains(word), qPrintable(word + u" in: "_s + faq.answer));
        }
    }
}

void TestQuestionWriter::quotesNoForeignText()
{
    const auto faqs = writeFaqs(facts(u"zelt_mikrodaten.html"_s), u"en"_s);
    QVERIFY(faqs.size() >= 3);
    for (const WrittenFaq &faq : faqs) {
        for (const QString &word : {u"Baumwolle"_s, u"Heringe"_s, u"Jahre"_s, u"Gewicht"_s})
            QVERIFY2(!faq.answer.contains(word), qPrintable(faq.answer));
    }
    QCOMPARE(answerTo(faqs, u"What is the weight of this product?"_s),
        u"The weight of this product is 18.6 kg."_s);
}

void TestQuestionWriter::writesNothingWithoutFacts() { QVERIFY(writeFaqs(mug(), u"en"_s).isEmpty()); }

void TestQuestionWriter::writesNothingForOtherPages()
{
    QVERIFY(writeFaqs(facts(u"category_list.html"_s), u"en"_s).isEmpty());
    QVERIFY(writeFaqs(facts(u"empty_shell.html"_s), u"en"_s).isEmpty());
}

void TestQuestionWriter::keepsToTheMaximum()
{
    QCOMPARE(writeFaqs(facts(u"jacket_jsonld.html"_s), u"en"_s, 3).size(), 3);
    QCOMPARE(writeFaqs(facts(u"jacket_jsonld.html"_s), u"en"_s, 99).size(), 10);
    QVERIFY(writeFaqs(facts(u"jacket_jsonld.html"_s), u"en"_s, 0).isEmpty());
    QVERIFY(writeFaqs(facts(u"jacket_jsonld.html"_s), u"en"_s, -1).isEmpty());
}

void TestQuestionWriter::mergesNearDuplicates()
{
    ProductFacts facts = mug();
    const Provenance where{u"faq"_s, u"Questions"_s, u"Yes, up to 70 degrees."_s};
    facts.faqs = {{u"Is the mug dishwasher safe?"_s, u"Yes, up to 70 degrees."_s, where},
        {u"Is the mug dishwasher-safe ?"_s, u"Yes, up to 70 degrees."_s, where},
        {u"What does the mug weigh?"_s, u"Little."_s, {u"faq"_s, u"Questions"_s, u"Little."_s}}};
    facts.further = {{u"Weight"_s, u"120 g"_s, {u"table"_s, u"Data"_s, u"Weight | 120 g"_s}}};
    const auto faqs = writeFaqs(facts, u"en"_s);
    QCOMPARE(faqs.size(), 2); // the page answers the weight itself
}

void TestQuestionWriter::dropsNumbersWithoutASource()
{
    ProductFacts facts = mug();
    facts.further = {{u"Weight"_s, u"120 g"_s, {u"table"_s, u"Data"_s, u"Weight: light"_s}}};
    QVERIFY(writeFaqs(facts, u"en"_s).isEmpty());
}

void TestQuestionWriter::markupNeverPassesThrough()
{
    const auto faqs = writeFaqs(facts(u"hostile_name.html"_s), u"en"_s);
    QVERIFY(faqs.size() >= 3);
    for (const WrittenFaq &faq : faqs)
        QVERIFY(
            !(faq.question + faq.answer).contains(u'<') && !(faq.question + faq.answer).contains(u"alert"_s));
    QCOMPARE(
        answerTo(faqs, u"How much does this product cost?"_s), u"The price of this product is €12.00."_s);
}

void TestQuestionWriter::longNamesAreNotSpoken()
{
    ProductFacts facts = mug();
    const QString name = u"Mug "_s + u"with a very long description "_s.repeated(8);
    facts.name = {name, {u"text"_s, u"h1"_s, name}};
    facts.further = {{u"Material"_s, u"enamel"_s, {u"table"_s, u"Data"_s, u"Material | enamel"_s}}};
    const auto faqs = writeFaqs(facts, u"en"_s);
    QCOMPARE(faqs.size(), 1);
    QCOMPARE(faqs[0].question, u"What is this product made of?"_s);
}

void TestQuestionWriter::elidesInFrench()
{
    ProductFacts facts = mug();
    facts.language = u"fr"_s;
    facts.name.value = u"Alpe 2"_s;
    facts.brand = {u"Acme"_s, {u"json-ld"_s, u"Product.brand"_s, u"Acme"_s}};
    QCOMPARE(writePageFacts(facts, u"fr"_s).value(0).answer, u"La marque d’Alpe 2 est Acme."_s);
}

QTEST_GUILESS_MAIN(TestQuestionWriter)
#include "tst_question_writer.moc"
