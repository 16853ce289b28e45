// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/answers/engine/own_lexicon.h"
#include <QtTest/QTest>

using namespace answerdesk;
using namespace answerdesk::answers;
using namespace Qt::Literals::StringLiterals;

namespace {

Question asked(const QString &text, const QString &locale = u"en"_s)
{
    Question question;
    question.text = text;
    question.locale = locale;
    return question;
}

/// The question in the words of the documents, or nothing.
QString read(const QList<LexiconRule> &rules, const QString &text, const QString &locale = u"en"_s)
{
    const auto reading = OwnLexicon(rules).reading(asked(text, locale));
    return reading ? reading->question.text : QString();
}

} // namespace

/// How a company's lexicon reads a question.
class TestOwnLexicon : public QObject
{
    Q_OBJECT

private slots:
    void aFormIsReadAsItsMeaning_data()
    {
        QTest::addColumn<QString>("form");
        QTest::addColumn<QString>("meaning");
        QTest::addColumn<QString>("question");
        QTest::addColumn<QString>("reading");
        const QString boots = u"hiking boots"_s;
        QTest::newRow("a word") << u"stompers"_s << boots << u"Do you sell stompers?"_s
                                << u"Do you sell hiking boots?"_s;
        QTest::newRow("case") << u"Stompers"_s << boots << u"STOMPERS for kids"_s
                              << u"hiking boots for kids"_s;
        QTest::newRow("inflected") << u"stomper"_s << boots << u"My stompers leak"_s
                                   << u"My hiking boots leak"_s;
        QTest::newRow("as one piece")
            << u"big stompers"_s << boots << u"Are big stompers warm?"_s << u"Are hiking boots warm?"_s;
        QTest::newRow("in another order")
            << u"big stompers"_s << boots << u"Are stompers big?"_s << QString();
        QTest::newRow("apart") << u"big stompers"_s << boots << u"Are big red stompers warm?"_s << QString();
        QTest::newRow("within a word") << u"stomp"_s << boots << u"A stomporama?"_s << QString();
        QTest::newRow("twice") << u"stompers"_s << boots << u"stompers or stompers"_s
                               << u"hiking boots or hiking boots"_s;
        QTest::newRow("with function words")
            << u"get rid of"_s << u"cancel"_s << u"How to get rid of it"_s << u"How to cancel it"_s;
        QTest::newRow("signs") << u"stompers"_s << u"boots (50% %1 \\1)"_s << u"stompers?"_s
                               << u"boots (50% %1 \\1)?"_s;
        QTest::newRow("no word") << u"stompers"_s << boots << u"🙂 ?"_s << QString();
    }
    void aFormIsReadAsItsMeaning()
    {
        QFETCH(QString, form);
        QFETCH(QString, meaning);
        QFETCH(QString, question);
        QTEST(read({{u"1"_s, form, meaning, {}}}, question), "reading");
    }
    void theLongestFormCounts()
    {
        const QList<LexiconRule> rules{{u"1"_s, u"box"_s, u"parcel"_s, {}},
            {u"2"_s, u"box fresh"_s, u"unworn"_s, {}}, {u"3"_s, u"fresh socks"_s, u"new socks"_s, {}}};
        QCOMPARE(read(rules, u"Are box fresh socks in the box?"_s), u"Are unworn socks in the parcel?"_s);
    }
    void aMeaningIsNotReadAgain()
    {
        const QList<LexiconRule> rules{{u"1"_s, u"a1"_s, u"b1"_s, {}}, {u"2"_s, u"b1"_s, u"a1"_s, {}}};
        QCOMPARE(read(rules, u"a1 and b1"_s), u"b1 and a1"_s);
    }
    void aLanguageHasItsOwn()
    {
        const QList<LexiconRule> rules{{u"1"_s, u"Latschen"_s, u"shoes"_s, {}},
            {u"2"_s, u"Latschen"_s, u"Schuhe"_s, u"de"_s}, {u"3"_s, u"Treter"_s, u"Schuhe"_s, u"de"_s}};
        QCOMPARE(read(rules, u"Meine Latschen?"_s, u"de-AT"_s), u"Meine Schuhe?"_s);
        QCOMPARE(read(rules, u"Meine Latschen?"_s, u"en"_s), u"Meine shoes?"_s);
        QCOMPARE(read(rules, u"Meine Treter?"_s, u"de"_s), u"Meine Schuhe?"_s);
        QCOMPARE(read(rules, u"Meine Treter?"_s, u"fr"_s), QString());
    }
    void scriptsWithoutSpaces()
    {
        const QList<LexiconRule> rules{{u"1"_s, u"退钱"_s, u"退款"_s, {}}};
        QCOMPARE(read(rules, u"我想退钱可以吗"_s, u"zh"_s), u"我想退款可以吗"_s);
        QCOMPARE(read(rules, u"我想退货"_s, u"zh"_s), QString());
    }
    void earlierQuestionsAreReadToo()
    {
        Question question = asked(u"And in red?"_s);
        question.earlierQuestions = {u"Do you sell stompers?"_s};
        const auto reading = OwnLexicon({{u"7"_s, u"stompers"_s, u"hiking boots"_s, {}}}).reading(question);
        QVERIFY(reading);
        QCOMPARE(reading->question.text, u"And in red?"_s);
        QCOMPARE(reading->question.earlierQuestions, QStringList{u"Do you sell hiking boots?"_s});
        QCOMPARE(reading->applied.size(), 1);
        QCOMPARE(reading->applied.front().id, u"7"_s);
    }
    void aShortQuestionStaysShort()
    {
        const QString meaning(200, u'b');
        QString question;
        for (int i = 0; i < 1000; ++i)
            question += u"a1 "_s;
        QVERIFY(read({{u"1"_s, u"a1"_s, meaning, {}}}, question).size() < question.size() + 20 * 200);
    }
    void aFullLexiconTakesNoTime()
    {
        QList<LexiconRule> rules;
        for (int i = 0; i < 2000; ++i)
            rules.append({QString::number(i), u"word%1 thing"_s.arg(i), u"other%1"_s.arg(i), {}});
        const OwnLexicon lexicon(rules);
        lexicon.reading(asked(u"word1"_s));
        QElapsedTimer timer;
        timer.start();
        for (int i = 0; i < 100; ++i)
            QCOMPARE(lexicon.reading(asked(u"Is word1999 thing there?"_s))->question.text,
                u"Is other1999 there?"_s);
        QVERIFY2(timer.elapsed() < 500, qPrintable(QString::number(timer.elapsed())));
    }
    void withoutRulesNothingIsRead() { QCOMPARE(read({}, u"Do you sell stompers?"_s), QString()); }
};

QTEST_APPLESS_MAIN(TestOwnLexicon)
#include "tst_own_lexicon.moc"
