// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/answers/engine/composer.h"
#include "server/answers/engine/follow_up.h"
#include "server/answers/engine/question_roles.h"
#include "server/answers/engine/thread_reading.h"
#include <QtTest/QTest>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::answers {

using knowledge::Passage;
using knowledge::RetrievalIndex;

namespace {

struct Text {
    QString title;
    QString heading;
    QString text;
};

RetrievalIndex::Pointer indexOf(const QList<Text> &texts, const QString &language = u"en"_s)
{
    QList<Passage> passages;
    QStringList titles;
    for (const Text &each : texts) {
        if (!titles.contains(each.title))
            titles << each.title;
        Passage passage;
        passage.passageId = passages.size() + 1;
        passage.documentId = titles.indexOf(each.title) + 1;
        passage.title = each.title;
        passage.headingPath = each.heading;
        passage.text = each.text;
        passage.language = language;
        passages.append(passage);
    }
    return RetrievalIndex::build(std::move(passages));
}

RetrievalIndex::Pointer delivery()
{
    static const RetrievalIndex::Pointer index
        = indexOf({{u"Delivery"_s, u"Germany"_s, u"Delivery to Germany takes 3 working days."_s},
            {u"Delivery"_s, u"Austria"_s, u"Delivery to Austria takes 5 working days."_s},
            {u"Delivery"_s, u"Norway"_s, u"Delivery to Norway takes 9 working days."_s},
            {u"Returns"_s, u"Costs"_s, u"A return is free of charge within 30 days."_s},
            {u"Gift cards"_s, u"Validity"_s, u"A gift card is valid for 3 years."_s},
            {u"Alta 2"_s, u"Battery"_s, u"The battery of the Alta 2 lasts 14 hours."_s},
            {u"Brisa"_s, u"Battery"_s, u"The battery of the Brisa lasts 9 hours."_s}});
    return index;
}

/// A conversation with an index.
class Talk
{
public:
    explicit Talk(RetrievalIndex::Pointer index, QString locale = u"en"_s)
        : m_index(std::move(index))
        , m_locale(std::move(locale))
    {
    }
    ComposedAnswer say(const QString &text)
    {
        Question question;
        question.text = text;
        question.locale = m_locale;
        readThread(question, m_thread);
        const ComposedAnswer answer = compose(*m_index, question);
        m_thread.append({text, answer.text, answer.sections, answer.kind == ComposedAnswer::Clarification});
        return answer;
    }

private:
    RetrievalIndex::Pointer m_index;
    QString m_locale;
    QList<Exchanged> m_thread;
};

} // namespace

class TestConversation : public QObject
{
    Q_OBJECT
private slots:
    void manySectionsAreAskedAbout()
    {
        const ComposedAnswer answer = Talk(delivery()).say(u"How long does delivery take?"_s);
        QCOMPARE(answer.kind, ComposedAnswer::Clarification);
        QVERIFY(!answer.helpful && !answer.isWeak);
        QCOMPARE(answer.helpfulReason, u"asked back"_s);
        QCOMPARE(answer.sections.size(), 3);
        for (const Section &section : answer.sections)
            QVERIFY2(answer.text.contains(section.headingPath), qPrintable(answer.text));
    }
    void twoProductsAreQuotedBelowTheirNames()
    {
        const ComposedAnswer answer = Talk(delivery()).say(u"How long does the battery last?"_s);
        QCOMPARE(answer.kind, ComposedAnswer::Answer);
        QVERIFY2(answer.text.contains(u"Alta 2: The battery of the Alta 2 lasts 14 hours."_s),
            qPrintable(answer.text));
        QVERIFY2(answer.text.contains(u"Brisa: The battery of the Brisa lasts 9 hours."_s),
            qPrintable(answer.text));
        QCOMPARE(answer.sources.size(), 2);
    }
    void aNamedSectionIsAnswered()
    {
        const ComposedAnswer answer = Talk(delivery()).say(u"How long does delivery to Austria take?"_s);
        QVERIFY2(answer.text.contains(u"5 working days"_s), qPrintable(answer.text));
        QVERIFY(!answer.text.contains(u"3 working days"_s));
        const ComposedAnswer product
            = Talk(delivery()).say(u"How long does the battery of the Brisa last?"_s);
        QVERIFY(product.text.contains(u"9 hours"_s) && !product.text.contains(u"14 hours"_s));
    }
    void aHeadingThatAsksHasNoColon()
    {
        const auto index = indexOf({{u"Alta"_s, u"How long does the Alta battery last?"_s,
                                        u"The battery lasts 14 hours in use."_s},
            {u"Brisa"_s, u"How long does the Brisa battery last?"_s, u"The battery lasts 9 hours in use."_s},
            {u"Other"_s, u"Returns"_s, u"A return is free of charge."_s}});
        const ComposedAnswer answer = Talk(index).say(u"battery life in hours"_s);
        QVERIFY2(!answer.text.contains(u"?:"_s), qPrintable(answer.text));
    }
    void itIsAskedOnceInARow()
    {
        Talk talk(delivery());
        QCOMPARE(talk.say(u"How long does delivery take?"_s).kind, ComposedAnswer::Clarification);
        const ComposedAnswer second = talk.say(u"How long does delivery take?"_s);
        QCOMPARE(second.kind, ComposedAnswer::Answer);
        QCOMPARE(second.sections.size(), 2);
        QCOMPARE(talk.say(u"How long does delivery take?"_s).kind, ComposedAnswer::Clarification);
    }
    void aReplyChooses_data()
    {
        QTest::addColumn<QString>("locale");
        QTest::addColumn<QString>("reply");
        QTest::addColumn<int>("chosen");
        const auto row = [](const char *locale, const QString &reply, int chosen) {
            QTest::addRow("%s %s", locale, qPrintable(reply))
                << QString::fromLatin1(locale) << reply << chosen;
        };
        row("en", u"the second one"_s, 1);
        row("en", u"The first."_s, 0);
        row("en", u"2"_s, 1);
        row("en", u"no. 3"_s, 2);
        row("en", u"the last one please"_s, 2);
        row("en", u"I mean Austria"_s, 1);
        row("en", u"norway"_s, 2);
        row("de", u"das zweite"_s, 1);
        row("de", u"Die erste bitte"_s, 0);
        row("de", u"die letzte"_s, 2);
        row("fr", u"la deuxième"_s, 1);
        row("fr", u"Le premier, s'il vous plaît"_s, 0);
        row("es", u"la segunda"_s, 1);
        row("es", u"el último"_s, 2);
        row("it", u"il secondo"_s, 1);
        row("it", u"la terza"_s, 2);
        row("nl", u"de tweede"_s, 1);
        row("pl", u"ten drugi"_s, 1);
        row("pt", u"a segunda opção"_s, 1);
        row("sv", u"den andra"_s, 1);
        row("cs", u"ta druhá"_s, 1);
        row("ja", u"二番目"_s, 1);
        row("ja", u"2つ目です"_s, 1);
        row("zh", u"第二个"_s, 1);
        row("zh", u"最后一个"_s, 2);
        row("en", u"the fourth one"_s, -1);
        row("en", u"0"_s, -1);
        row("en", u"18446744073709551617"_s, -1);
        row("en", u"the first and the second"_s, -1);
        row("en", u"What does a second return cost?"_s, -1);
        row("en", u"delivery"_s, -1);
        row("en", u""_s, -1);
    }
    void aReplyChooses()
    {
        QFETCH(QString, locale);
        QFETCH(QString, reply);
        QFETCH(int, chosen);
        const QList<Section> offered{{1, u"Delivery"_s, u"Delivery to Germany"_s},
            {1, u"Delivery"_s, u"Delivery to Austria"_s}, {1, u"Delivery"_s, u"Delivery to Norway"_s}};
        QCOMPARE(chosenSection(reply, offered, locale), chosen);
        QCOMPARE(chosenSection(reply, {}, locale), -1);
    }
    void aChosenSectionIsAnsweredAndGoneOnFrom()
    {
        Talk talk(delivery());
        const ComposedAnswer asked = talk.say(u"How long does delivery take?"_s);
        const ComposedAnswer chosen = talk.say(u"the second one"_s);
        QVERIFY2(chosen.text.contains(asked.sections[1].headingPath), qPrintable(chosen.text));
        QCOMPARE(chosen.text.count(u"working days"_s), 1);
        const ComposedAnswer next = talk.say(u"and to Norway?"_s);
        QVERIFY2(next.text.contains(u"9 working days"_s), qPrintable(next.text));
    }
    void sectionsAreNamedByWhatDiffers()
    {
        QCOMPARE(labelsOf({{1, u"A"_s, u"X > One"_s}, {1, u"A"_s, u"X > Two"_s}}),
            (QStringList{u"One"_s, u"Two"_s}));
        QCOMPARE(labelsOf({{1, u"A"_s, u"One"_s}, {2, u"B"_s, u"One"_s}}), (QStringList{u"A"_s, u"B"_s}));
        QCOMPARE(labelsOf({{1, u"A"_s, u"X > One"_s}, {1, u"A"_s, u"Y > One"_s}}),
            (QStringList{u"A: X > One"_s, u"A: Y > One"_s}));
        QVERIFY(namedIn(u"One: a"_s, {{1, u"A"_s, u"One"_s}, {1, u"A"_s, u"Two"_s}}).isEmpty());
        QVERIFY(namedIn(u"One: a"_s, {{1, u"A"_s, u"One"_s}}).isEmpty());
    }
    void functionWordsAloneAreRefused_data()
    {
        QTest::addColumn<QString>("locale");
        QTest::addColumn<QString>("question");
        for (const auto &[locale, question] :
            {std::pair(u"en"_s, u"And there?"_s), {u"en"_s, u"How is it?"_s}, {u"en"_s, u"what about this"_s},
                {u"de"_s, u"Und wie ist das?"_s}, {u"fr"_s, u"Et pour ça ?"_s}, {u"es"_s, u"¿Y eso?"_s},
                {u"it"_s, u"E questo?"_s}, {u"nl"_s, u"En dat?"_s}, {u"pl"_s, u"A to?"_s},
                {u"sv"_s, u"Och det?"_s}, {u"cs"_s, u"A co to?"_s}, {u"en"_s, u"???"_s}})
            QTest::newRow(qPrintable(question)) << locale << question;
    }
    void functionWordsAloneAreRefused()
    {
        QFETCH(QString, locale);
        QFETCH(QString, question);
        QVERIFY(!hasTopic(question, locale));
        QCOMPARE(Talk(delivery(), locale).say(question).kind, ComposedAnswer::Refusal);
        QVERIFY(hasTopic(u"delivery"_s, locale));
    }
    void functionWordsAfterARefusalAreRefused()
    {
        Talk talk(delivery());
        QCOMPARE(talk.say(u"Do unicorns play xylophones?"_s).kind, ComposedAnswer::Refusal);
        QCOMPARE(talk.say(u"and how is that?"_s).kind, ComposedAnswer::Refusal);
    }
    void aPlaceReplacesAPlace_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("earlier");
        QTest::addColumn<QString>("question");
        QTest::addColumn<QString>("kept");
        QTest::newRow("en") << u"en"_s << u"How long does delivery to Germany take?"_s
                            << u"and to Switzerland?"_s << u"How long does delivery take?"_s;
        QTest::newRow("small letters") << u"en"_s << u"how long does delivery to germany take"_s
                                       << u"and switzerland?"_s << u"how long does delivery take"_s;
        QTest::newRow("two words") << u"en"_s << u"Do you deliver to New Zealand?"_s << u"and to Fiji?"_s
                                   << u"Do you deliver ?"_s;
        QTest::newRow("article") << u"de"_s << u"Wie lange dauert die Lieferung in die Schweiz?"_s
                                 << u"Und nach Spanien?"_s << u"Wie lange dauert die Lieferung ?"_s;
        QTest::newRow("a day keeps the place")
            << u"en"_s << u"When does a parcel to Germany leave?"_s << u"And on Saturday?"_s
            << u"When does a parcel to Germany leave?"_s;
        QTest::newRow("a month keeps the place")
            << u"en"_s << u"When does a parcel to Germany leave?"_s << u"and in December?"_s
            << u"When does a parcel to Germany leave?"_s;
        QTest::newRow("a day replaces a day") << u"en"_s << u"Are you open on Monday in Leeds?"_s
                                              << u"and on Sundays?"_s << u"Are you open in Leeds?"_s;
        QTest::newRow("thing") << u"en"_s << u"What is the warranty for boots?"_s << u"and for tents?"_s
                               << u"What is the warranty ?"_s;
    }
    void aPlaceReplacesAPlace()
    {
        QFETCH(QString, language);
        QFETCH(QString, earlier);
        QFETCH(QString, question);
        QFETCH(QString, kept);
        const auto squeezed = [](QString text) { return text.replace(u" ?"_s, u"?"_s); };
        QCOMPARE(squeezed(withoutReplaced(earlier, question, language)), squeezed(kept));
    }
    void namesAreKnown()
    {
        QCOMPARE(namesIn(u"and to Switzerland?"_s, u"en"_s), QStringList{u"Switzerland"_s});
        QCOMPARE(namesIn(u"and to switzerland"_s, u"en"_s), QStringList{u"switzerland"_s});
        QCOMPARE(namesIn(u"and UPS Express Saver?"_s, u"en"_s), QStringList{u"UPS Express Saver"_s});
        QCOMPARE(namesIn(u"and in the USA on a Friday?"_s, u"en"_s), QStringList{u"USA"_s});
        QCOMPARE(namesIn(u"And on Saturday?"_s, u"en"_s), QStringList());
        QCOMPARE(namesIn(u"Und für Stiefel?"_s, u"de"_s), QStringList());
        QCOMPARE(namesIn(u"Und nach Wien?"_s, u"de"_s), QStringList{u"Wien"_s});
        QCOMPARE(namesIn(u"AND TO THE SHOP?"_s, u"en"_s), QStringList());
        QCOMPARE(namesIn(u""_s, u"en"_s), QStringList());
    }
    void aPlaceThatNothingSpeaksOfIsRefused()
    {
        Talk talk(delivery());
        QVERIFY(talk.say(u"How long does delivery to Germany take?"_s).helpful);
        QCOMPARE(talk.say(u"and to Switzerland?"_s).kind, ComposedAnswer::Refusal);
        // The thread goes on behind it.
        QVERIFY(talk.say(u"and to Norway?"_s).text.contains(u"9 working days"_s));
    }
    void aPlaceInAHeadingIsFound()
    {
        const auto index = indexOf({{u"Delivery"_s, u"Germany"_s, u"Delivery takes 3 working days."_s},
            {u"Delivery"_s, u"Switzerland"_s, u"Delivery takes 8 working days."_s},
            {u"Returns"_s, u"Costs"_s, u"A return is free of charge within 30 days."_s}});
        Talk talk(index);
        QVERIFY(talk.say(u"How long does delivery to Germany take?"_s).text.contains(u"3 working"_s));
        const ComposedAnswer answer = talk.say(u"and to Switzerland?"_s);
        QVERIFY2(answer.text.contains(u"8 working days"_s), qPrintable(answer.text));
    }
    void theThreadSurvivesATopicChange()
    {
        Talk talk(delivery());
        QVERIFY(talk.say(u"How long does delivery to Germany take?"_s).helpful);
        const ComposedAnswer changed = talk.say(u"And what does a return cost?"_s);
        QVERIFY2(changed.text.contains(u"free of charge"_s), qPrintable(changed.text));
        const ComposedAnswer back = talk.say(u"and to Austria?"_s);
        QVERIFY2(back.text.contains(u"5 working days"_s), qPrintable(back.text));
    }
    void smallTalkIsLeanedOnByNothing()
    {
        Talk talk(delivery());
        QVERIFY(talk.say(u"How long does delivery to Germany take?"_s).helpful);
        QCOMPARE(talk.say(u"Thanks!"_s).kind, ComposedAnswer::SmallTalk);
        const ComposedAnswer answer = talk.say(u"and to Austria?"_s);
        QVERIFY2(answer.text.contains(u"5 working days"_s), qPrintable(answer.text));
    }
};

} // namespace answerdesk::answers

QTEST_GUILESS_MAIN(answerdesk::answers::TestConversation)

#include "tst_conversation.moc"
