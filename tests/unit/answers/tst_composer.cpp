// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/answers/engine/composer.h"
#include "server/answers/engine/countries.h"
#include "server/answers/engine/evidence.h"
#include "server/answers/engine/follow_up.h"
#include "server/answers/engine/phrases.h"
#include "server/answers/engine/question_key.h"
#include "server/answers/engine/small_talk.h"
#include <QtTest/QTest>

using namespace answerdesk::answers;
using namespace Qt::Literals::StringLiterals;
using answerdesk::knowledge::Passage;
using answerdesk::knowledge::RetrievalIndex;

namespace {

/// A small help centre of short documents, some in German as translations.
std::shared_ptr<const RetrievalIndex> helpCentre()
{
    struct Row {
        const char16_t *group, *language, *title, *heading, *text;
    };
    static constexpr Row kRows[] = {
        {u"delivery", u"en", u"Delivery times", u"",
            u"Orders placed before 14:00 leave our warehouse the same day. Delivery to Germany takes 2 to 3 "
            u"working "
            u"days. Delivery to Austria takes 4 working days. Delivery to Spain takes 6 working days."},
        {u"delivery", u"de", u"Lieferzeiten", u"",
            u"Bestellungen vor 14:00 Uhr verlassen unser Lager am selben Tag. Die Lieferung nach Deutschland "
            u"dauert "
            u"2 bis 3 Werktage. Die Lieferung nach Österreich dauert 4 Werktage. Die Lieferung nach Spanien "
            u"dauert "
            u"6 Werktage."},
        {u"costs", u"en", u"Shipping costs", u"",
            u"Standard shipping to Germany costs €4.90. Standard shipping to Austria costs €7.90. Orders "
            u"above €60 "
            u"are sent free of charge within Germany."},
        {u"returns", u"en", u"Returns", u"Conditions",
            u"You can return unused items within 60 days of delivery.\n\nThe following items cannot be "
            u"returned:\n- "
            u"underwear without the hygiene strip\n- opened food\n- gift cards that were redeemed"},
        {u"warranty", u"en", u"Warranty", u"",
            u"Every product has a warranty of 2 years. The zips of our tents are covered for 5 years. Normal "
            u"wear is "
            u"not covered."},
        {u"payment", u"en", u"Payment", u"",
            u"We accept credit cards, PayPal and bank transfer. Your card is charged when the order is "
            u"sent."},
        {u"care", u"en", u"Care of boots", u"",
            u"Brush the boots after every tour. Leather boots need wax every 8 weeks. Never dry boots on a "
            u"radiator."},
        {u"gift", u"en", u"Gift cards", u"",
            u"Gift cards are valid for 3 years. They can be bought for €25, €50 and €100."},
        {u"sizes", u"en", u"Sizes", u"Boots",
            u"Foot length: 256 mm; EU: 41; UK: 7.5\nFoot length: 263 mm; EU: 42; UK: 8\nFoot length: 270 mm; "
            u"EU: 43; "
            u"UK: 9"},
        {u"contact", u"en", u"Contact", u"",
            u"You can reach us by telephone from Monday to Friday, 9:00 to 17:00. Letters take longer."},
    };
    QList<Passage> passages;
    for (const Row &row : kRows) {
        Passage passage;
        passage.passageId = passages.size() + 101;
        passage.documentId = passages.size() + 1;
        passage.title = QString::fromUtf16(row.title);
        passage.headingPath = QString::fromUtf16(row.heading);
        passage.text = QString::fromUtf16(row.text);
        passage.language = QString::fromUtf16(row.language);
        passage.translationGroup = QString::fromUtf16(row.group);
        passages.append(passage);
    }
    return RetrievalIndex::build(passages);
}

} // namespace

class TestComposer : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { m_index = helpCentre(); }
    void anAnswerHoldsWhatWasAsked_data();
    void anAnswerHoldsWhatWasAsked();
    void foreignQuestionsAreRefusedInTheLocale_data();
    void foreignQuestionsAreRefusedInTheLocale();
    void anAnswerIsVerbatimWithItsSource();
    void aListItemIsReadWithItsIntroduction();
    void aListIsGivenWhole();
    void aCountryOfTheUnionIsAmongItsCountries();
    void aTableRowIsReadable();
    void theSectionThatAsksTheQuestionIsTheAnswer();
    void aNumberIsPreferredWhereOneIsAskedFor();
    void theTranslationAnswersAQuestionInAnotherLanguage();
    void smallTalkGetsAFriendlyTextAndIsNotHelpful_data();
    void smallTalkGetsAFriendlyTextAndIsNotHelpful();
    void aGreetingWithAQuestionIsAQuestion();
    void aFollowUpLeansOnTheEarlierQuestion_data();
    void aFollowUpLeansOnTheEarlierQuestion();
    void aNewTopicIsAWholeQuestionAboutOtherThings_data();
    void aNewTopicIsAWholeQuestionAboutOtherThings();
    void aFullQuestionIsNoFollowUp_data();
    void aFullQuestionIsNoFollowUp();
    void aHandfulOfPassagesAnswers_data();
    void aHandfulOfPassagesAnswers();
    void anEmptyIndexRefuses();
    void everyNumberNeedsSupport_data();
    void everyNumberNeedsSupport();
    void everyLanguageHasItsPhrases();
    void aQuestionIsKnownAgain();
    void aSentenceThatPointsBackBringsTheOneBefore();

private:
    ComposedAnswer ask(
        const QString &text, const QString &locale = u"en"_s, const QStringList &earlier = {}) const
    {
        Question question;
        question.text = text;
        question.locale = locale;
        question.earlierQuestions = earlier;
        return compose(*m_index, question);
    }

    std::shared_ptr<const RetrievalIndex> m_index;
};

void TestComposer::anAnswerHoldsWhatWasAsked_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("locale");
    QTest::addColumn<QString>("expected");
    QTest::newRow("duration") << u"How long does delivery to Germany take?"_s << u"en"_s
                              << u"2 to 3 working days"_s;
    QTest::newRow("price") << u"What does shipping to Austria cost?"_s << u"en"_s << u"€7.90"_s;
    QTest::newRow("returns") << u"Within how many days can I return unused items?"_s << u"en"_s
                             << u"60 days"_s;
    QTest::newRow("wax") << u"How often do leather boots need wax?"_s << u"en"_s << u"8 weeks"_s;
    QTest::newRow("typing error") << u"How often do lether boots need wax?"_s << u"en"_s << u"8 weeks"_s;
    QTest::newRow("gift cards") << u"How long are gift cards valid?"_s << u"en-GB"_s << u"3 years"_s;
    QTest::newRow("telephone") << u"When can I reach you by telephone?"_s << u"en"_s << u"9:00 to 17:00"_s;
    QTest::newRow("German") << u"Wie lange dauert die Lieferung nach Österreich?"_s << u"de"_s
                            << u"4 Werktage"_s;
}

void TestComposer::anAnswerHoldsWhatWasAsked()
{
    QFETCH(QString, question);
    QFETCH(QString, locale);
    QFETCH(QString, expected);
    const ComposedAnswer answer = ask(question, locale);
    QCOMPARE(answer.kind, ComposedAnswer::Answer);
    QVERIFY2(answer.text.contains(expected), qPrintable(answer.text));
    QCOMPARE(answer.locale, locale);
    QVERIFY(answer.helpful);
    QCOMPARE(answer.helpfulReason, u"answered from sources"_s);
    QCOMPARE(answer.engine, u"extractive"_s);
    QVERIFY(answer.confidence >= answer.threshold);
}

void TestComposer::foreignQuestionsAreRefusedInTheLocale_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("locale");
    QTest::newRow("football") << u"Who won the 1998 World Cup?"_s << u"en"_s;
    QTest::newRow("capital") << u"What is the capital of Australia?"_s << u"en"_s;
    QTest::newRow("bread") << u"How do I bake sourdough bread?"_s << u"en"_s;
    QTest::newRow("German") << u"Wer hat die Glühbirne erfunden?"_s << u"de"_s;
    QTest::newRow("French") << u"Quelle est la population du Portugal ?"_s << u"fr"_s;
    QTest::newRow("only signs") << u"???"_s << u"en"_s;
    QTest::newRow("only stop words") << u"What is it?"_s << u"en"_s;
}

void TestComposer::foreignQuestionsAreRefusedInTheLocale()
{
    QFETCH(QString, question);
    QFETCH(QString, locale);
    const ComposedAnswer answer = ask(question, locale);
    QVERIFY2(answer.kind == ComposedAnswer::Refusal, qPrintable(answer.text));
    QCOMPARE(answer.text, phrase(Phrase::Refusal, locale));
    QVERIFY(answer.sources.isEmpty());
    QVERIFY(!answer.helpful);
    QCOMPARE(answer.helpfulReason, u"refused"_s);
}

void TestComposer::anAnswerIsVerbatimWithItsSource()
{
    const ComposedAnswer answer = ask(u"When is my card charged?"_s);
    QVERIFY2(
        answer.text.contains(u"Your card is charged when the order is sent."_s), qPrintable(answer.text));
    QCOMPARE(answer.sources[0].passageId, 106);
    for (const auto &source : answer.sources) {
        QVERIFY(m_index->passages()[source.passageId - 101].text.contains(source.quote));
        QVERIFY(answer.text.contains(source.quote));
        QVERIFY(source.score > 0);
    }
}

void TestComposer::aListItemIsReadWithItsIntroduction()
{
    const ComposedAnswer answer = ask(u"Can opened food be returned?"_s);
    QVERIFY2(answer.text.contains(u"cannot be returned:\n"_s), qPrintable(answer.text));
    QVERIFY(answer.text.contains(u"\n- opened food"_s));
}

void TestComposer::aListIsGivenWhole()
{
    const ComposedAnswer answer = ask(u"Which items cannot be returned?"_s);
    QVERIFY2(answer.text.contains(u"The following items cannot be returned:\n- underwear without the hygiene "
                                  "strip\n- opened food\n- gift cards that were redeemed."_s),
        qPrintable(answer.text));
    const Passage &passage = m_index->passages()[answer.sources.front().passage];
    QVERIFY(passage.text.contains(answer.sources.front().quote));
}

void TestComposer::aCountryOfTheUnionIsAmongItsCountries()
{
    const auto covers = [](const QString &text, const QString &place) {
        const QSet<QString> meant = placesIn(place);
        return meant.size() == 1 && coversPlace(placesIn(text), *meant.begin());
    };
    const QString text = u"From all other EU countries we deduct €5.90."_s;
    for (const QString &name : {u"France"_s, u"Frankreich"_s, u"francia"_s, u"austria"_s, u"Österreich"_s})
        QVERIFY2(covers(text, name), qPrintable(name));
    for (const QString &name : {u"Norway"_s, u"Schweiz"_s, u"Kenya"_s})
        QVERIFY2(!covers(text, name), qPrintable(name));
    QVERIFY(placesIn(u"Eulen nach Athen"_s).isEmpty());
    QVERIFY(covers(u"Orders to Europe and Africa come from Parma."_s, u"Kenya"_s));
    QVERIFY(covers(u"We ship worldwide."_s, u"Switzerland"_s));
    QVERIFY(covers(u"Zásilky do Německa"_s, u"Germany"_s));
    QVERIFY(covers(u"Wysyłka do Szwajcarii"_s, u"Switzerland"_s));
    QVERIFY(!covers(u"Delivery to Australia"_s, u"Austria"_s));
    QVERIFY(covers(u"配送到瑞士"_s, u"Switzerland"_s));
}

void TestComposer::aTableRowIsReadable()
{
    const ComposedAnswer answer = ask(u"Which boot size do I need for a foot length of 263 mm?"_s);
    QVERIFY2(answer.text.contains(u"Foot length: 263 mm; EU: 42; UK: 8."_s), qPrintable(answer.text));
}

namespace {

QList<Passage> passagesOf(const QList<std::pair<QString, QString>> &sections)
{
    QList<Passage> passages;
    for (const auto &[heading, text] : sections) {
        Passage passage;
        passage.passageId = passages.size() + 1;
        passage.documentId = 1;
        passage.title = u"Repairs"_s;
        passage.headingPath = heading;
        passage.text = text;
        passage.language = u"en"_s;
        passages.append(passage);
    }
    return passages;
}

ComposedAnswer askOf(const QList<Passage> &passages, const QString &text)
{
    Question question;
    question.text = text;
    question.locale = u"en"_s;
    return compose(*RetrievalIndex::build(passages), question);
}

} // namespace

void TestComposer::theSectionThatAsksTheQuestionIsTheAnswer()
{
    // Another section holds every word of the question several times; the section was cut into two pieces.
    const QString asked = u"Can I bring my lamp in for repair?"_s;
    const QString first = u"Yes. The counter takes it on weekdays."_s;
    const QString filler = u" Further matters are told on the slip that you are given."_s.repeated(12);
    const QList<Passage> passages = passagesOf({
        {u"Costs"_s,
            u"A repair of a lamp costs 20 euros. Bring the lamp for repair with its bulb. We repair a lamp."_s},
        {asked, first + filler},
        {asked, u"A lamp that you bring in for repair is ready within a week."_s},
    });
    const ComposedAnswer answer = askOf(passages, u"can i bring my lamp in for repair"_s);
    QCOMPARE(answer.kind, ComposedAnswer::Answer);
    QVERIFY2(answer.text.startsWith(first), qPrintable(answer.text));
    QVERIFY(answer.text.size() <= 600);
    QCOMPARE(answer.sources.size(), 1);
    QCOMPARE(answer.sources.front().passageId, 2);
}

void TestComposer::aNumberIsPreferredWhereOneIsAskedFor()
{
    // The first sentence has every word of the question and gives no number.
    const QList<Passage> passages = passagesOf({
        {u"How many days"_s,
            u"How many days the repair of a broken reading lamp takes depends on the lamp."_s},
        {u"Broken lamp"_s, u"It takes 12 days."_s},
    });
    Question question;
    question.text = u"How many days does the repair of a broken reading lamp take?"_s;
    question.locale = u"en"_s;
    Reasoning why;
    compose(*RetrievalIndex::build(passages), question, &why);
    QVERIFY(!why.evidence.sentences.isEmpty());
    QCOMPARE(why.evidence.sentences.front().passage, 1);
}

void TestComposer::theTranslationAnswersAQuestionInAnotherLanguage()
{
    const ComposedAnswer answer = ask(u"How long does delivery to Spain take?"_s, u"de-AT"_s);
    QCOMPARE(answer.kind, ComposedAnswer::Answer);
    QVERIFY2(answer.text.contains(u"6 Werktage"_s), qPrintable(answer.text));
    QCOMPARE(answer.locale, u"de-AT"_s);
    QCOMPARE(answer.sources[0].passageId, 102);
    const ComposedAnswer untranslated = ask(u"How long are gift cards valid?"_s, u"de"_s);
    QVERIFY(untranslated.text.contains(u"3 years"_s));
    QCOMPARE(untranslated.locale, u"en"_s);
}

void TestComposer::smallTalkGetsAFriendlyTextAndIsNotHelpful_data()
{
    QTest::addColumn<QString>("message");
    QTest::addColumn<QString>("locale");
    QTest::addColumn<int>("kind");
    QTest::newRow("hi") << u"Hi there!"_s << u"en"_s << int(Phrase::Greeting);
    QTest::newRow("good morning") << u"Good morning 🙂"_s << u"en"_s << int(Phrase::Greeting);
    QTest::newRow("thanks") << u"Thank you very much for your help!"_s << u"en"_s << int(Phrase::Thanks);
    QTest::newRow("how are you") << u"Hello, how are you?"_s << u"en"_s << int(Phrase::Wellbeing);
    QTest::newRow("bye") << u"Good bye"_s << u"en"_s << int(Phrase::Farewell);
    QTest::newRow("German") << u"Guten Tag!"_s << u"de"_s << int(Phrase::Greeting);
    QTest::newRow("German thanks") << u"Vielen Dank für die Hilfe"_s << u"de"_s << int(Phrase::Thanks);
    QTest::newRow("French") << u"Bonjour"_s << u"fr"_s << int(Phrase::Greeting);
    QTest::newRow("French wellbeing") << u"Comment ça va ?"_s << u"fr"_s << int(Phrase::Wellbeing);
    QTest::newRow("Spanish") << u"¡Hola!"_s << u"es"_s << int(Phrase::Greeting);
    QTest::newRow("Italian") << u"Grazie mille"_s << u"it"_s << int(Phrase::Thanks);
    QTest::newRow("Dutch") << u"Goedemorgen"_s << u"nl"_s << int(Phrase::Greeting);
    QTest::newRow("Portuguese") << u"Obrigado!"_s << u"pt"_s << int(Phrase::Thanks);
    QTest::newRow("Polish") << u"Dzień dobry"_s << u"pl"_s << int(Phrase::Greeting);
}

void TestComposer::smallTalkGetsAFriendlyTextAndIsNotHelpful()
{
    QFETCH(QString, message);
    QFETCH(QString, locale);
    QFETCH(int, kind);
    const ComposedAnswer answer = ask(message, locale);
    QCOMPARE(answer.kind, ComposedAnswer::SmallTalk);
    QCOMPARE(answer.text, phrase(Phrase(kind), locale));
    QVERIFY(!answer.helpful);
    QCOMPARE(answer.helpfulReason, u"greeting"_s);
    QVERIFY(answer.sources.isEmpty());
}

void TestComposer::aGreetingWithAQuestionIsAQuestion()
{
    QVERIFY(!smallTalkIn(u"Hi, how long are gift cards valid?"_s, u"en"_s));
    QVERIFY(!smallTalkIn(u"Thanks, and what about Austria?"_s, u"en"_s));
    const ComposedAnswer answer = ask(u"Hello! How long are gift cards valid?"_s);
    QVERIFY(answer.text.contains(u"3 years"_s));
}

void TestComposer::aFollowUpLeansOnTheEarlierQuestion_data()
{
    QTest::addColumn<QString>("locale");
    QTest::addColumn<QStringList>("earlier");
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("expected");
    QTest::newRow("another place") << u"en"_s << QStringList{u"How long does delivery to Austria take?"_s}
                                   << u"And to Spain?"_s << u"6 working days"_s;
    QTest::newRow("what about") << u"en"_s << QStringList{u"How long does delivery to Austria take?"_s}
                                << u"What about Germany?"_s << u"2 to 3 working days"_s;
    QTest::newRow("within") << u"en"_s
                            << QStringList{u"How long does standard delivery within Germany take?"_s}
                            << u"And to Austria?"_s << u"4 working days"_s;
    QTest::newRow("pronoun") << u"en"_s << QStringList{u"Do your products have a warranty?"_s}
                             << u"And how long is it?"_s << u"2 years"_s;
    QTest::newRow("price of that") << u"en"_s << QStringList{u"Is there standard shipping to Austria?"_s}
                                   << u"How much is that?"_s << u"€7.90"_s;
    QTest::newRow("two steps") << u"en"_s
                               << QStringList{u"How long does delivery to Austria take?"_s,
                                      u"And to Spain?"_s}
                               << u"And to Germany?"_s << u"2 to 3 working days"_s;
    QTest::newRow("German") << u"de"_s << QStringList{u"Wie lange dauert die Lieferung nach Österreich?"_s}
                            << u"Und nach Spanien?"_s << u"6 Werktage"_s;
}

void TestComposer::aFollowUpLeansOnTheEarlierQuestion()
{
    QFETCH(QString, locale);
    QFETCH(QStringList, earlier);
    QFETCH(QString, question);
    QFETCH(QString, expected);
    QVERIFY(isFollowUp(question, locale));
    const ComposedAnswer answer = ask(question, locale, earlier);
    QVERIFY2(answer.text.contains(expected),
        qPrintable(resolveFollowUp(question, earlier, locale) + u" -> "_s + answer.text));
}

void TestComposer::aNewTopicIsAWholeQuestionAboutOtherThings_data()
{
    QTest::addColumn<QString>("locale");
    QTest::addColumn<QString>("question");
    QTest::addColumn<bool>("changes");
    QTest::newRow("own topic") << u"en"_s << u"And what does a return cost?"_s << true;
    QTest::newRow("same topic") << u"en"_s << u"And what does express delivery cost?"_s << false;
    QTest::newRow("pronoun") << u"en"_s << u"And how long does it take then?"_s << false;
    QTest::newRow("no sentence") << u"en"_s << u"And for a large jacket?"_s << false;
    QTest::newRow("too short") << u"en"_s << u"And which colour?"_s << false;
    QTest::newRow("German") << u"de"_s << u"Und was kostet eine Rücksendung?"_s << true;
}

void TestComposer::aNewTopicIsAWholeQuestionAboutOtherThings()
{
    QFETCH(QString, locale);
    QFETCH(QString, question);
    QFETCH(bool, changes);
    const QString earlier = locale == u"de" ? u"Wie lange dauert die Lieferung nach Spanien?"_s
                                            : u"How long does delivery to Austria take?"_s;
    QCOMPARE(changesTopic(question, earlier, locale), changes);
}

void TestComposer::aFullQuestionIsNoFollowUp_data()
{
    QTest::addColumn<QString>("locale");
    QTest::addColumn<QString>("question");
    QTest::newRow("en") << u"en"_s << u"How often do leather boots need wax?"_s;
    QTest::newRow("de") << u"de"_s << u"Wie lange dauert die Lieferung nach Spanien?"_s;
    QTest::newRow("fr") << u"fr"_s << u"Quels sont les délais de livraison ?"_s;
}

void TestComposer::aFullQuestionIsNoFollowUp()
{
    QFETCH(QString, locale);
    QFETCH(QString, question);
    QVERIFY(!isFollowUp(question, locale));
    QCOMPARE(resolveFollowUp(question, {u"How much is a gift card?"_s}, locale), question);
}

void TestComposer::aHandfulOfPassagesAnswers_data()
{
    QTest::addColumn<int>("documents");
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("expected"); // empty: refused
    for (const int documents : {1, 2, 3, 5}) {
        const QByteArray name = QByteArray::number(documents);
        QTest::addRow("delivery %s", name.constData())
            << documents << u"How long does delivery take?"_s << u"2 to 4"_s;
        QTest::addRow("foreign %s", name.constData())
            << documents << u"Who won the 1998 World Cup?"_s << QString();
        QTest::addRow("off topic %s", name.constData())
            << documents << u"Do you sell laptops?"_s << QString();
        QTest::addRow("bank %s", name.constData())
            << documents << u"What is the capital of France?"_s << QString();
    }
    for (const int documents : {2, 3, 5}) {
        QTest::addRow("returns %d", documents)
            << documents << u"How many days do I have to return an item?"_s << u"30 days"_s;
        QTest::addRow("return cost %d", documents) << documents << u"What does a return cost?"_s << u"free"_s;
    }
    QTest::newRow("warranty") << 5 << u"How long is the warranty?"_s << u"two years"_s;
    QTest::newRow("payment") << 5 << u"Which payment methods do you accept?"_s << u"PayPal"_s;
}

void TestComposer::aHandfulOfPassagesAnswers()
{
    QFETCH(int, documents);
    QFETCH(QString, question);
    QFETCH(QString, expected);
    const QStringList texts{
        u"Delivery takes 2 to 4 working days. Orders placed before noon leave the same day."_s,
        u"You can return an item within 30 days. Returns are free in Germany."_s,
        u"We accept credit cards, PayPal and bank transfer as payment methods."_s,
        u"Every product has a warranty of two years. Keep the receipt."_s,
        u"Wash wool at 30 degrees. Do not tumble dry."_s};
    const QStringList titles{u"Shipping"_s, u"Returns"_s, u"Payment"_s, u"Warranty"_s, u"Care"_s};
    QList<Passage> passages;
    for (int i = 0; i < documents; ++i)
        passages << Passage{i + 1, i + 1, titles[i], {}, texts[i], u"en"_s, titles[i] + u".md"_s, {}};
    Question asked;
    asked.text = question;
    asked.locale = u"en"_s;
    const ComposedAnswer answer = compose(*RetrievalIndex::build(passages), asked);
    const QString said = u"%1 (%2 of %3)"_s.arg(answer.text).arg(answer.confidence).arg(answer.threshold);
    QVERIFY2(expected.isEmpty() ? answer.kind == ComposedAnswer::Refusal : answer.text.contains(expected),
        qPrintable(said));
}

void TestComposer::anEmptyIndexRefuses()
{
    const auto empty = RetrievalIndex::build({});
    Question question;
    question.text = u"How long are gift cards valid?"_s;
    question.locale = u"en"_s;
    const ComposedAnswer answer = compose(*empty, question);
    QCOMPARE(answer.kind, ComposedAnswer::Refusal);
    QCOMPARE(answer.confidence, 0.0);
}

void TestComposer::everyNumberNeedsSupport_data()
{
    QTest::addColumn<QString>("answer");
    QTest::addColumn<QStringList>("passages");
    QTest::addColumn<bool>("supported");
    QTest::newRow("none") << u"Yes, we do."_s << QStringList{} << true;
    QTest::newRow("the same") << u"It costs €4.90."_s << QStringList{u"Shipping: €4.90"_s} << true;
    QTest::newRow("another") << u"It costs €5.90."_s << QStringList{u"Shipping: €4.90"_s} << false;
    QTest::newRow("part of one") << u"It takes 2 days."_s << QStringList{u"It takes 12 days."_s} << false;
    QTest::newRow("grouping") << u"Up to 1,500 euros"_s << QStringList{u"bis 1.500 Euro"_s} << true;
    QTest::newRow("decimal comma") << u"4,90 €"_s << QStringList{u"€4.90"_s} << true;
    QTest::newRow("space as grouping") << u"1 249,99 €"_s << QStringList{u"€1,249.99"_s} << true;
    QTest::newRow("second passage") << u"2 of 7"_s << QStringList{u"2 pieces"_s, u"7 pieces"_s} << true;
}

void TestComposer::everyNumberNeedsSupport()
{
    QFETCH(QString, answer);
    QFETCH(QStringList, passages);
    QFETCH(bool, supported);
    QCOMPARE(numbersSupported(answer, passages), supported);
}

void TestComposer::everyLanguageHasItsPhrases()
{
    const QStringList languages = phraseLanguages();
    QCOMPARE(languages,
        (QStringList{u"en"_s, u"de"_s, u"fr"_s, u"es"_s, u"it"_s, u"nl"_s, u"pt"_s, u"pl"_s, u"sv"_s, u"cs"_s,
            u"ja"_s, u"zh"_s}));
    for (const QString &language : languages) {
        for (const Phrase what :
            {Phrase::Refusal, Phrase::Greeting, Phrase::Thanks, Phrase::Farewell, Phrase::Wellbeing}) {
            QVERIFY(!phrase(what, language).isEmpty());
            QCOMPARE(phrase(what, language + u"-XX"_s), phrase(what, language));
            if (language != u"en")
                QVERIFY2(phrase(what, language) != phrase(what, u"en"_s), qPrintable(language));
        }
    }
    QCOMPARE(phrase(Phrase::Refusal, u"xx"_s), phrase(Phrase::Refusal, u"en"_s));
}

void TestComposer::aQuestionIsKnownAgain()
{
    QCOMPARE(questionKey(u"  Do you  rent TENTS?! "_s), questionKey(u"do you rent tents"_s));
    QVERIFY(questionKey(u"Do you rent tents?"_s) != questionKey(u"Do you rent boots?"_s));
    QVERIFY(!questionKey(u"???"_s).isEmpty());
    QCOMPARE(questionDigest(QString(4000, u'a')).size(), 64);
    QVERIFY(isSameQuestion(u"Can I return opened tents?"_s, u"Can opened tents be returned?"_s, u"en"_s));
    QVERIFY(!isSameQuestion(
        u"Can I return tents with a bag?"_s, u"Can I return tents without a bag?"_s, u"en"_s));
    QVERIFY(
        !isSameQuestion(u"How long do tents last in rain?"_s, u"Where do tents last in rain?"_s, u"en"_s));
    QVERIFY(!isSameQuestion(u"Tents?"_s, u"The tent"_s, u"en"_s)); // one word is no question
}

void TestComposer::aSentenceThatPointsBackBringsTheOneBefore()
{
    QList<Passage> passages;
    passages << Passage{1, 1, u"Boots"_s, {},
        u"Boots with a stitched welt can be resoled. It costs €69 a pair."_s, u"en"_s, u"boots.md"_s, {}};
    const auto index = RetrievalIndex::build(passages);
    Question question;
    question.text = u"What does it cost to have boots resoled?"_s;
    question.locale = u"en"_s;
    const ComposedAnswer answer = compose(*index, question);
    QCOMPARE(answer.text, u"Boots with a stitched welt can be resoled. It costs €69 a pair."_s);
}

QTEST_GUILESS_MAIN(TestComposer)
#include "tst_composer.moc"
