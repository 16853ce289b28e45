// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/knowledge/text/language_guess.h"
#include "server/knowledge/text/sentence.h"
#include "server/knowledge/text/stop_words.h"
#include "server/knowledge/text/tokenizer.h"
#include <QtTest/QTest>

using namespace answerdesk::knowledge;
using namespace Qt::Literals::StringLiterals;

class TestWords : public QObject
{
    Q_OBJECT
private slots:
    void wordsAreCutAndNormalised_data();
    void wordsAreCutAndNormalised();
    void wordsAreStemmedInTheirLanguage_data();
    void wordsAreStemmedInTheirLanguage();
    void tokensKnowTheirPlaceAndRole();
    void gramsCoverAWordFromEndToEnd();
    void languagesAreGuessed_data();
    void languagesAreGuessed();
    void theExpectedLanguageWinsWhenTheTextDoesNotSay_data();
    void theExpectedLanguageWinsWhenTheTextDoesNotSay();
    void sentencesAreCut_data();
    void sentencesAreCut();
    void spansAreWithoutOuterSpace();
    void questionTypesAreRecognised_data();
    void questionTypesAreRecognised();
    void cuesMustBeNews();
    void announcementsAreRecognised();
};

void TestWords::wordsAreCutAndNormalised_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("words");
    QTest::newRow("case and signs") << u"en"_s << u"Hello, WORLD! 24/7"_s
                                    << QStringList{u"hello"_s, u"world"_s, u"24"_s, u"7"_s};
    QTest::newRow("apostrophes") << u"en"_s << u"the shop’s rock'n'roll 'quoted'"_s
                                 << QStringList{u"the"_s, u"shop"_s, u"rocknroll"_s, u"quoted"_s};
    QTest::newRow("umlauts") << u"de"_s << u"Größe: Füße"_s << QStringList{u"größe"_s, u"füße"_s};
    QTest::newRow("Hindi marks") << u"hi"_s << u"हिन्दी भाषा"_s << QStringList{u"हिन्दी"_s, u"भाषा"_s};
    QTest::newRow("Chinese") << u"zh"_s << u"退货政策"_s
                             << QStringList{
                                    u"退"_s, u"退货"_s, u"货"_s, u"货政"_s, u"政"_s, u"政策"_s, u"策"_s};
    QTest::newRow("Thai") << u"th"_s << u"สวัส"_s << QStringList{u"สวั"_s, u"วัส"_s};
    QTest::newRow("mixed") << u"zh"_s << u"iPhone手机"_s
                           << QStringList{u"iphone"_s, u"手"_s, u"手机"_s, u"机"_s};
    QTest::newRow("nothing") << u"en"_s << u" … !? "_s << QStringList{};
}

void TestWords::wordsAreCutAndNormalised()
{
    QFETCH(QString, language);
    QFETCH(QString, text);
    QFETCH(QStringList, words);
    QStringList found;
    for (const Token &token : Tokenizer(language).tokens(text))
        found.append(token.word);
    QCOMPARE(found, words);
}

void TestWords::wordsAreStemmedInTheirLanguage_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("one");
    QTest::addColumn<QString>("other");
    QTest::newRow("en") << u"en"_s << u"returning"_s << u"returns"_s;
    QTest::newRow("de") << u"de"_s << u"Lieferungen"_s << u"Lieferung"_s;
    QTest::newRow("fr") << u"fr"_s << u"livraisons"_s << u"livraison"_s;
    QTest::newRow("accents") << u"es"_s << u"envío"_s << u"envio"_s;
    QTest::newRow("ru") << u"ru"_s << u"доставка"_s << u"доставки"_s;
    QTest::newRow("no stemmer") << u"pl"_s << u"żółty"_s << u"żołty"_s;
}

void TestWords::wordsAreStemmedInTheirLanguage()
{
    QFETCH(QString, language);
    QFETCH(QString, one);
    QFETCH(QString, other);
    const Tokenizer tokenizer(language);
    QCOMPARE(tokenizer.stem(tokenizer.tokens(one)[0]), tokenizer.stem(tokenizer.tokens(other)[0]));
    const Tokenizer vietnamese(u"vi"_s);
    QVERIFY(
        vietnamese.stem(vietnamese.tokens(u"bán"_s)[0]) != vietnamese.stem(vietnamese.tokens(u"ban"_s)[0]));
}

void TestWords::tokensKnowTheirPlaceAndRole()
{
    const Tokenizer tokenizer(u"en"_s);
    const QList<Token> tokens = tokenizer.tokens(u"Ship to Germany"_s);
    QCOMPARE(tokens.size(), 3);
    QVERIFY(tokens[1].stop && !tokens[0].stop);
    QVERIFY(tokens[2].capitalised && !tokens[1].capitalised);
    QCOMPARE(tokens[2].start, 8);
    QCOMPARE(tokens[2].length, 7);
    QVERIFY(tokenizer.isGeneric(u"please"_s));
    QVERIFY(stopWords(u"xx"_s).isEmpty());
}

void TestWords::gramsCoverAWordFromEndToEnd()
{
    const Tokenizer tokenizer(u"en"_s);
    const auto count = [&](const QString &word) {
        std::vector<quint64> grams;
        tokenizer.grams(tokenizer.tokens(word)[0], grams);
        return grams.size();
    };
    QCOMPARE(count(u"at"_s), 1u); // ^at$
    QCOMPARE(count(u"boot"_s), 2u); // ^boot boot$
    QCOMPARE(count(u"delivery"_s), 6u);
    QCOMPARE(Tokenizer(u"zh"_s).tokens(u"退货"_s).size(), 3);
    std::vector<quint64> none;
    tokenizer.grams(tokenizer.tokens(u"退货"_s)[0], none);
    QVERIFY(none.empty());
}

void TestWords::languagesAreGuessed_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("language");
    QTest::newRow("en") << u"You can return the items within 30 days of delivery."_s << u"en"_s;
    QTest::newRow("de") << u"Sie können die Artikel innerhalb von 30 Tagen zurückgeben."_s << u"de"_s;
    QTest::newRow("fr") << u"Vous pouvez retourner les articles dans les 30 jours."_s << u"fr"_s;
    QTest::newRow("es") << u"Puede devolver los artículos en un plazo de 30 días."_s << u"es"_s;
    QTest::newRow("it") << u"È possibile restituire gli articoli entro 30 giorni dalla consegna."_s
                        << u"it"_s;
    QTest::newRow("nl") << u"U kunt de artikelen binnen 30 dagen na levering terugsturen."_s << u"nl"_s;
    QTest::newRow("pt") << u"Você pode devolver os artigos em até 30 dias, não há custos."_s << u"pt"_s;
    QTest::newRow("pl") << u"Artykuły można zwrócić w ciągu 30 dni od dostawy."_s << u"pl"_s;
    QTest::newRow("ru") << u"Вы можете вернуть товары в течение 30 дней."_s << u"ru"_s;
    QTest::newRow("ar") << u"يمكنك إرجاع المنتجات خلال 30 يوما"_s << u"ar"_s;
    QTest::newRow("zh") << u"您可以在30天内退货。"_s << u"zh"_s;
    QTest::newRow("ja") << u"商品は30日以内に返品できます。"_s << u"ja"_s;
    QTest::newRow("th") << u"คุณสามารถคืนสินค้าได้ภายใน 30 วัน"_s << u"th"_s;
    QTest::newRow("hi") << u"आप 30 दिनों के भीतर सामान वापस कर सकते हैं।"_s << u"hi"_s;
    QTest::newRow("el") << u"Μπορείτε να επιστρέψετε τα προϊόντα εντός 30 ημερών."_s << u"el"_s;
    QTest::newRow("nothing") << u"12345"_s << QString();
    QTest::newRow("empty") << QString() << QString();
}

void TestWords::languagesAreGuessed()
{
    QFETCH(QString, text);
    QFETCH(QString, language);
    QCOMPARE(guessLanguage(text), language);
}

void TestWords::theExpectedLanguageWinsWhenTheTextDoesNotSay_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    QTest::addColumn<QString>("language");
    QTest::newRow("one name") << u"Gaskartusche"_s << u"de"_s << u"de"_s;
    QTest::newRow("one name, other expectation") << u"Gaskartusche"_s << u"en"_s << u"en"_s;
    QTest::newRow("clearly another") << u"How long does the delivery to Austria take?"_s << u"de"_s
                                     << u"en"_s;
    QTest::newRow("short but German") << u"Was kostet der Versand?"_s << u"en"_s << u"de"_s;
    QTest::newRow("script") << u"доставка"_s << u"en"_s << u"ru"_s;
}

void TestWords::theExpectedLanguageWinsWhenTheTextDoesNotSay()
{
    QFETCH(QString, text);
    QFETCH(QString, expected);
    QFETCH(QString, language);
    QCOMPARE(guessLanguage(text, expected), language);
}

void TestWords::sentencesAreCut_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("expected");
    QTest::newRow("plain") << u"One. Two! Three? Four"_s
                           << QStringList{u"One."_s, u"Two!"_s, u"Three?"_s, u"Four"_s};
    QTest::newRow("numbers") << u"It costs €4.90. From 1.500 on it is free."_s
                             << QStringList{u"It costs €4.90."_s, u"From 1.500 on it is free."_s};
    QTest::newRow("abbreviations") << u"Ask Dr. Smith, e.g. by mail. See z. B. Seite 3."_s
                                   << QStringList{u"Ask Dr. Smith, e.g. by mail."_s, u"See z. B. Seite 3."_s};
    QTest::newRow("initials") << u"J. R. Tolkien wrote it. He was British."_s
                              << QStringList{u"J. R. Tolkien wrote it."_s, u"He was British."_s};
    QTest::newRow("German date") << u"Bestellen Sie bis 18. Dezember. Dann kommt es an."_s
                                 << QStringList{u"Bestellen Sie bis 18. Dezember."_s, u"Dann kommt es an."_s};
    QTest::newRow("quotes") << u"He said \"Stop.\" Then he left."_s
                            << QStringList{u"He said \"Stop.\""_s, u"Then he left."_s};
    QTest::newRow("paragraphs") << u"No stop here\n\nnext paragraph"_s
                                << QStringList{u"No stop here"_s, u"next paragraph"_s};
    QTest::newRow("list") << u"We need:\n- a name\n- an address"_s
                          << QStringList{u"We need:"_s, u"- a name"_s, u"- an address"_s};
    QTest::newRow("wrapped line") << u"This goes on\nin the next line. End."_s
                                  << QStringList{u"This goes on\nin the next line."_s, u"End."_s};
    QTest::newRow("rows") << u"Country: Germany; Fee: €4\nCountry: Austria; Fee: €5"_s
                          << QStringList{u"Country: Germany; Fee: €4"_s, u"Country: Austria; Fee: €5"_s};
    QTest::newRow("Chinese") << u"您可以退货。请联系我们！"_s
                             << QStringList{u"您可以退货。"_s, u"请联系我们！"_s};
    QTest::newRow("Hindi") << u"यह मुफ़्त है। धन्यवाद।"_s << QStringList{u"यह मुफ़्त है।"_s, u"धन्यवाद।"_s};
    QTest::newRow("nothing") << u" \n "_s << QStringList{};
}

void TestWords::sentencesAreCut()
{
    QFETCH(QString, text);
    QFETCH(QStringList, expected);
    QStringList found;
    for (const TextSpan &span : splitSentences(text))
        found.append(text.mid(span.start, span.end - span.start));
    QCOMPARE(found, expected);
}

void TestWords::spansAreWithoutOuterSpace()
{
    const QString text = u"  A sentence.   Another one.\n\n\n  - item  \n"_s;
    qsizetype last = 0;
    for (const TextSpan &span : splitSentences(text)) {
        QVERIFY(span.start >= last && span.end > span.start);
        QVERIFY(!text[span.start].isSpace() && !text[span.end - 1].isSpace());
        last = span.end;
    }
    QString thai;
    for (int i = 0; i < 40; ++i)
        thai += u"คุณสามารถคืนสินค้าได้ "_s;
    QVERIFY(splitSentences(thai).size() > 2);
    QVERIFY(isTableRow(u"Country: Germany; Fee: €4"_s));
    QVERIFY(!isTableRow(u"Note: this is a sentence; it goes on."_s));
}

void TestWords::questionTypesAreRecognised_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<int>("type");
    QTest::newRow("number") << u"How many days does it take?"_s << int(QuestionType::Number);
    QTest::newRow("price") << u"What does it cost?"_s << int(QuestionType::Number);
    QTest::newRow("German number") << u"Wie lange dauert es?"_s << int(QuestionType::Number);
    QTest::newRow("clock") << u"By what time do I have to order?"_s << int(QuestionType::Clock);
    QTest::newRow("time") << u"When was it founded?"_s << int(QuestionType::Time);
    QTest::newRow("person") << u"Who founded the shop?"_s << int(QuestionType::Person);
    QTest::newRow("place") << u"Where is your store?"_s << int(QuestionType::Place);
    QTest::newRow("reason") << u"Why is it late?"_s << int(QuestionType::Reason);
    QTest::newRow("other") << u"Can I return it?"_s << int(QuestionType::Other);
}

void TestWords::questionTypesAreRecognised()
{
    QFETCH(QString, question);
    QFETCH(int, type);
    QCOMPARE(int(questionTypeOf(question)), type);
}

void TestWords::cuesMustBeNews()
{
    QVERIFY(hasCue(QuestionType::Number, u"It takes 3 days."_s, u"how long?"_s));
    QVERIFY(!hasCue(QuestionType::Number, u"On day 3 it leaves."_s, u"how long after day 3?"_s));
    QVERIFY(hasCue(QuestionType::Place, u"The store is in Hamburg."_s, u"where is the store?"_s));
    QVERIFY(!hasCue(QuestionType::Place, u"The store is open."_s, u"where is the store?"_s));
    QVERIFY(hasCue(QuestionType::Reason, u"It is late because of customs."_s, u"why is it late?"_s));
    QVERIFY(hasCue(QuestionType::Clock, u"Order before 14:00."_s, u"by what time?"_s));
    QVERIFY(!hasCue(QuestionType::Clock, u"Order within 2 days."_s, u"by what time?"_s));
}

void TestWords::announcementsAreRecognised()
{
    for (const QString &text :
        {u"This article explains how returns work."_s, u"Learn how to find a receipt."_s,
            u"In this guide, you'll set up the scanner."_s, u"In diesem Artikel geht es um Retouren."_s,
            u"Cet article explique les retours."_s, u"En este artículo explicamos los cambios."_s})
        QVERIFY2(isAnnouncement(text), qPrintable(text));
    for (const QString &text : {u"This item cannot be returned."_s, u"Returns are free."_s,
             u"You learn how to solder in the course."_s, u"Diese Jacke ist wasserdicht."_s})
        QVERIFY2(!isAnnouncement(text), qPrintable(text));
}

QTEST_GUILESS_MAIN(TestWords)
#include "tst_words.moc"
