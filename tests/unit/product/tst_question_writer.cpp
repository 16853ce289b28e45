// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/facts/product_details.h"
#include "server/faqs/questions/question_writer.h"
#include "server/faqs/questions/question_writer_texts.h"
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
    void shortensLongNames();
    void elidesInFrench();
};

void TestQuestionWriter::writesEnglish()
{
    const auto faqs = writeFaqs(facts(u"jacket_jsonld.html"_s), u"en"_s);
    QCOMPARE(faqs.size(), 10);
    QCOMPARE(faqs[0].question, u"What is Skare rain jacket made of?"_s);
    QCOMPARE(faqs[0].answer, u"Material: Recycled polyester."_s);
    QCOMPARE(answerTo(faqs, u"What is the weight of Skare rain jacket?"_s),
        u"The weight of Skare rain jacket is 0.31 kg."_s);
    QCOMPARE(answerTo(faqs, u"How do I care for Skare rain jacket?"_s),
        u"Wash at 30 °C without softener. Let it dry on a hanger."_s);
    QCOMPARE(
        answerTo(faqs, u"Can I return Skare rain jacket?"_s), u"You can return the jacket within 45 days."_s);
    QCOMPARE(answerTo(faqs, u"How does delivery work for Skare rain jacket?"_s), u"Delivery takes 2 days."_s);
    QCOMPARE(answerTo(faqs, u"How do customers rate Skare rain jacket?"_s),
        u"Customers rate Skare rain jacket 4.5 out of 5. Number of ratings: 27."_s);
    QCOMPARE(faqs[9].answer, u"Yes, Skare rain jacket is in stock according to the product page."_s);
}

void TestQuestionWriter::writesGerman()
{
    const auto faqs = writeFaqs(facts(u"zelt_mikrodaten.html"_s), u"de-AT"_s);
    QCOMPARE(answerTo(faqs, u"Was kostet Familienzelt »Hagen 5«?"_s),
        u"Der Preis von Familienzelt »Hagen 5« beträgt 1.249,00\u00a0€."_s);
    QCOMPARE(answerTo(faqs, u"Kann ich Familienzelt »Hagen 5« sofort kaufen?"_s),
        u"Nein, laut Produktseite ist Familienzelt »Hagen 5« derzeit nicht lieferbar."_s);
    QCOMPARE(answerTo(faqs, u"Wie schwer ist Familienzelt »Hagen 5«?"_s),
        u"Das Gewicht von Familienzelt »Hagen 5« beträgt 18,6 kg."_s);
    QCOMPARE(answerTo(faqs, u"Was ist im Lieferumfang von Familienzelt »Hagen 5« enthalten?"_s),
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
    QCOMPARE(answerTo(faqs, u"How much does Dune sleeping mat cost?"_s),
        u"The price of Dune sleeping mat is between $79.00 and $99.00, depending on the offer."_s);
}

void TestQuestionWriter::asksWhatItComesIn()
{
    const auto faqs = writeFaqs(facts(u"decke_auswahl.html"_s), u"de"_s);
    QCOMPARE(answerTo(faqs, u"In welchen Farben gibt es Kuscheldecke Fjordlamm?"_s),
        u"Farbe: creme, moosgrün, h.-blau."_s);
    QCOMPARE(answerTo(faqs, u"In welchen Größen gibt es Kuscheldecke Fjordlamm?"_s),
        u"Größe: ca. 50 x 70 cm, ca. 70 x 100 cm, ca. 100 x 140 cm."_s);
    QCOMPARE(answerTo(faqs, u"Welche Farbe hat Kuscheldecke Fjordlamm?"_s), u"(not asked)"_s);
    ProductFacts shirt = mug();
    addDetail(
        shirt, u"Size"_s, u"S, M, XL"_s, {QString(kChoiceKind), u"main content"_s, u"Size: S | M | XL"_s});
    QCOMPARE(
        answerTo(writeFaqs(shirt, u"en"_s), u"Which sizes does Moss mug come in?"_s), u"Size: S, M, XL."_s);
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
        QVERIFY(
            locale == u"en"_s || topic == Topic::None || texts.question(topic) != english.question(topic));
    }
    for (int i = 0; i <= int(Frame::Diameter); ++i)
        QCOMPARE(places(texts.frame(Frame(i))), places(english.frame(Frame(i))));
    for (const QString &word : {u"InStock"_s, u"OutOfStock"_s, u"BackOrder"_s, u"PreOrder"_s,
             u"LimitedAvailability"_s, u"Discontinued"_s})
        QVERIFY(texts.availability(word).contains(u"{name}"_s));
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
    QSet<QString> known;
    for (auto it = kNumber.globalMatch(QString::fromUtf8(bytes(file))); it.hasNext();)
        known.insert(it.next().captured());
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
    for (int i = 0; i <= int(Topic::Release); ++i)
        own += texts.question(Topic(i)) + u' ' + texts.noun(Topic(i)) + u' ' + texts.statement(Topic(i))
            + u' ';
    for (int i = 0; i <= int(Frame::Diameter); ++i)
        own += texts.frame(Frame(i)) + u' ';
    for (const QString &word : {u"InStock"_s, u"OutOfStock"_s})
        own += texts.availability(word) + u' ';
    // Currencies and units may stand there as codes.
    const QString page = own + QString::fromUtf8(bytes(file)) + u" PLN EUR USD kg "_s;
    static const QRegularExpression kName(u"\\b[A-ZÀ-Ž][A-Za-zÀ-ž]+|(?<=\\d)[\\s\u00a0]?[A-Za-zÀ-ž°%]+"_s);
    for (const WrittenFaq &faq : writeFaqs(facts(file), locale)) {
        for (auto it = kName.globalMatch(faq.answer); it.hasNext();) {
            const QString word = it.next().captured().trimmed();
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
    QCOMPARE(answerTo(faqs, u"What is the weight of Familienzelt »Hagen 5«?"_s),
        u"The weight of Familienzelt »Hagen 5« is 18.6 kg."_s);
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
    QCOMPARE(answerTo(faqs, u"How much does Mug {value} %1 42 cost?"_s),
        u"The price of Mug {value} %1 42 is €12.00."_s);
}

void TestQuestionWriter::shortensLongNames()
{
    ProductFacts facts = mug();
    const QString name = u"Mug "_s + u"with a very long description "_s.repeated(8);
    facts.name = {name, {u"text"_s, u"h1"_s, name}};
    facts.further = {{u"Material"_s, u"enamel"_s, {u"table"_s, u"Data"_s, u"Material | enamel"_s}}};
    const auto faqs = writeFaqs(facts, u"en"_s);
    QCOMPARE(faqs.size(), 1);
    QVERIFY(faqs[0].question.size() < 100);
}

void TestQuestionWriter::elidesInFrench()
{
    ProductFacts facts = mug();
    facts.name.value = u"Alpe"_s;
    facts.brand = {u"Acme"_s, {u"json-ld"_s, u"Product.brand"_s, u"Acme"_s}};
    QCOMPARE(writePageFacts(facts, u"fr"_s).value(0).answer, u"La marque d’Alpe est Acme."_s);
}

QTEST_GUILESS_MAIN(TestQuestionWriter)
#include "tst_question_writer.moc"
