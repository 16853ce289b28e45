// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/answers/evaluation/answer_scorer.h"
#include "server/answers/evaluation/evaluation_figures.h"
#include "server/answers/evaluation/verbatim_pairs.h"
#include <QtCore/QBuffer>
#include <QtCore/QTemporaryDir>
#include <QtTest/QtTest>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk::answers;

namespace {

const QString kPage
    = u"---\ntitle: Returns\n---\n# Returns\n\nYou may send **everything** back within 30 days. "
      "A [return label](https://shop.example/label) costs 4.90 euros. We pay within a week.\n\n"
      "## Gift cards\n\nGift cards are never taken back. They can be spent for two years.\n"_s;
const QString kChinesePage = u"# 退货\n\n您可以在三十天内退货。退货标签费用为四欧元。\n"_s;

ScoredQuestion answerable(const QStringList &goldText)
{
    ScoredQuestion question;
    question.id = u"q"_s;
    question.corpus = u"shop"_s;
    question.goldDocuments = {u"returns.md"_s};
    question.goldText = goldText;
    return question;
}

} // namespace

Q_DECLARE_METATYPE(ScoredQuestion)

/// What an answer is worth, and how answers and expected texts are compared.
class TestAnswerScorer : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void answersAreJudged_data();
    void answersAreJudged();
    void expectedTextsAreHeld_data();
    void expectedTextsAreHeld();
    void textsAreCutIntoWords_data();
    void textsAreCutIntoWords();
    void coverageLooksAtOneStretch();
    void wholeAnswersAreRecognized_data();
    void wholeAnswersAreRecognized();
    void questionsOfDocumentsAreFound();
    void questionFilesAreRead();
    void badQuestionLinesAreNamed_data();
    void badQuestionLinesAreNamed();
    void figuresAreCounted();

private:
    static tl::expected<QuestionSet, QString> read(QByteArray lines)
    {
        QBuffer buffer(&lines);
        buffer.open(QIODevice::ReadOnly);
        return QuestionSet::read(u"q.jsonl"_s, buffer);
    }
    void write(const QString &name, const QString &text)
    {
        QFile file(m_folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text.toUtf8());
    }

    QTemporaryDir m_folder;
};

void TestAnswerScorer::initTestCase()
{
    write(u"returns.md"_s, kPage);
    write(u"zh.md"_s, kChinesePage);
}

void TestAnswerScorer::answersAreJudged_data()
{
    QTest::addColumn<ScoredQuestion>("question");
    QTest::addColumn<QString>("answer");
    QTest::addColumn<bool>("isRefused");
    QTest::addColumn<QString>("verdict");

    const QString gold = u"You may send everything back within 30 days."_s;
    const QString beside = u"You may send everything back within 30 days. A return label costs 4.90 euros."_s;
    const QString elsewhere
        = u"Our opening hours are listed on the page of each shop, and on holidays many of "
          "them are closed. Within 30 days."_s;
    ScoredQuestion question = answerable({gold});
    QTest::newRow("gold text is clean") << question << gold << false << u"clean"_s;
    QTest::newRow("what stands beside it is clean") << question << beside << false << u"clean"_s;
    QTest::newRow("another section is wrong")
        << question << u"Gift cards are never taken back."_s << false << u"wrong"_s;
    QTest::newRow("a refusal is wrong") << question << u"Sorry."_s << true << u"wrongly_refused"_s;

    question.must = {u"30 days"_s};
    QTest::newRow("must among other words is right") << question << elsewhere << false << u"right"_s;
    QTest::newRow("neither must nor gold is wrong") << question << u"Within a week."_s << false << u"wrong"_s;
    question.mustNot = {u"4.90"_s};
    QTest::newRow("must_not makes it wrong") << question << beside << false << u"wrong"_s;

    question = answerable({gold});
    question.must = {u"a month"_s};
    QTest::newRow("gold text instead of must") << question << gold << false << u"clean"_s;
    question.mustOnly = true;
    QTest::newRow("must_only takes no gold text") << question << gold << false << u"wrong"_s;

    question = answerable({u"no such words in the reply"_s});
    question.allOf = {u"30 days"_s, u"label"_s, u"euros"_s, u"two years"_s};
    QTest::newRow("three quarters of all_of are right") << question << beside << false << u"right"_s;
    question.allOf << u"a week"_s;
    QTest::newRow("three fifths of all_of are wrong") << question << beside << false << u"wrong"_s;

    question = answerable({u"您可以在三十天内退货。"_s});
    question.goldDocuments = {u"zh.md"_s};
    QTest::newRow("Chinese gold text is clean")
        << question << u"您可以在三十天内退货。"_s << false << u"clean"_s;
    QTest::newRow("other Chinese is wrong") << question << u"礼品卡的有效期为两年。"_s << false << u"wrong"_s;
    question.must = {u"三十天"_s};
    QTest::newRow("Chinese must") << question << u"请在三十天之内联系我们的客服部门。"_s << false
                                  << u"right"_s;

    question = answerable({});
    question.isAnswerable = false;
    QTest::newRow("a refusal is right") << question << u"Sorry."_s << true << u"refused"_s;
    QTest::newRow("an answer is false") << question << gold << false << u"falsely_answered"_s;
}

void TestAnswerScorer::answersAreJudged()
{
    QFETCH(ScoredQuestion, question);
    QFETCH(QString, answer);
    QFETCH(bool, isRefused);
    QFETCH(QString, verdict);
    AnswerScorer scorer({{u"shop"_s, m_folder.path()}});
    QCOMPARE(nameOf(scorer.judge(question, answer, isRefused)), verdict);
    QCOMPARE(nameOf(scorer.judge(question, answer, isRefused)), verdict); // out of its memory
}

void TestAnswerScorer::expectedTextsAreHeld_data()
{
    QTest::addColumn<QString>("answer");
    QTest::addColumn<QString>("expected");
    QTest::addColumn<bool>("isHeld");
    QTest::newRow("number") << u"It takes 12 days."_s << u"12"_s << true;
    QTest::newRow("part of a number") << u"It takes 120 days."_s << u"12"_s << false;
    QTest::newRow("end of a number") << u"It takes 312 days."_s << u"12"_s << false;
    QTest::newRow("second place") << u"Not 120 but 12."_s << u"12"_s << true;
    QTest::newRow("long word goes on") << u"It is refunded."_s << u"refund"_s << true;
    QTest::newRow("short word does not") << u"Use freely."_s << u"free"_s << false;
    QTest::newRow("word within a word") << u"It is nonrefundable."_s << u"refund"_s << false;
    QTest::newRow("case, accents, quotes") << u"The “CAFÉ” – open"_s << u"\"cafe\" - open"_s << true;
    QTest::newRow("entity and space") << u"4&nbsp;&euro; , now"_s << u"4 €, now"_s << true;
    QTest::newRow("sharp s") << u"Größe"_s << u"GROSSE"_s << true;
    QTest::newRow("markup") << u"Press **Open [card](x)**"_s << u"open card"_s << true;
    QTest::newRow("Japanese") << u"返品は30日以内です"_s << u"以内"_s << true;
    QTest::newRow("nothing") << u"anything"_s << u" "_s << false;
}

void TestAnswerScorer::expectedTextsAreHeld()
{
    QFETCH(QString, answer);
    QFETCH(QString, expected);
    QFETCH(bool, isHeld);
    QCOMPARE(holdsText(answer, expected), isHeld);
}

void TestAnswerScorer::textsAreCutIntoWords_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("words");
    QTest::newRow("kept together") << u"E-mail a@b.example, 4.90!"_s << u"e-mail|a@b.example|4.90"_s;
    QTest::newRow("single characters") << u"退货 30天"_s << u"退|货|30|天"_s;
    QTest::newRow("tags") << u"<p>One<br>two</p><script>x</script>"_s << u"one|two"_s;
    QTest::newRow("front matter") << u"---\ntitle: x\n---\nText_here"_s << u"texthere"_s;
    QTest::newRow("accents") << u"Über Ñandú"_s << u"uber|nandu"_s;
}

void TestAnswerScorer::textsAreCutIntoWords()
{
    QFETCH(QString, text);
    QFETCH(QString, words);
    QCOMPARE(comparedWords(text).join(u'|'), words);
    QCOMPARE(comparedSentences(u"One. Two!\nthree … 四。五 / six"_s).size(), 5);
}

void TestAnswerScorer::coverageLooksAtOneStretch()
{
    const QString sentence = u"alpha beta gamma delta"_s;
    QCOMPARE(coverage(comparedWords(u"delta gamma beta alpha"_s), sentence), 1.0);
    QCOMPARE(coverage(comparedWords(u"alpha beta"_s), sentence), 0.5);
    QCOMPARE(coverage(comparedWords(u"alpha alpha alpha alpha"_s), sentence), 0.25);
    const QString apart = u"alpha beta "_s + u"x "_s.repeated(20) + u"gamma delta"_s;
    QCOMPARE(coverage(comparedWords(apart), sentence), 0.5);
    QCOMPARE(coverage(comparedWords(u"alpha beta gamma"_s), u"alpha beta gamma"_s), 0.0); // too short to say
    QCOMPARE(coverage({}, sentence), 0.0);
    const KnownWords known(sentence);
    QCOMPARE(known.shareOf({u"alpha"_s}), 1.0);
    QCOMPARE(known.shareOf({u"alpha"_s, u"beta"_s, u"delta"_s, u"beta"_s}), 0.5);
    QCOMPARE(known.shareOf({}), 0.0);
}

void TestAnswerScorer::wholeAnswersAreRecognized_data()
{
    QTest::addColumn<QString>("answer");
    QTest::addColumn<QString>("reply");
    QTest::addColumn<bool>("isWhole");
    const QString shorter = u"First one.\n\n- item\n- other item"_s;
    QTest::newRow("other spaces") << shorter << u"First one.\n- item\n- other  item."_s << true;
    QTest::newRow("more around it") << shorter << u"Hello. "_s + shorter << true;
    QTest::newRow("a part") << shorter << u"First one."_s << false;
    const QString sentence
        = u"This sentence has so many words that it is a hundred characters long to the very end of "
          "its line. "_s;
    const QString longer = sentence.repeated(8).trimmed();
    QTest::newRow("long, up to the bound") << longer << sentence.repeated(600 / sentence.size()) << true;
    QTest::newRow("long, one sentence less")
        << longer << sentence.repeated(600 / sentence.size() - 1) << false;
    QTest::newRow("long, not from the start") << longer << u"Well. "_s + longer << false;
}

void TestAnswerScorer::wholeAnswersAreRecognized()
{
    QFETCH(QString, answer);
    QFETCH(QString, reply);
    QFETCH(bool, isWhole);
    QCOMPARE(isReturnedWhole(answer, reply), isWhole);
}

void TestAnswerScorer::questionsOfDocumentsAreFound()
{
    const auto rows
        = verbatimPairsIn(u"faq.csv"_s, "question,answer\nMay I return it,\"Yes.\nWithin 30 days.\"\n", {});
    QCOMPARE(rows.size(), std::size_t(1));
    QCOMPARE(rows.front().question, u"May I return it"_s);
    QCOMPARE(rows.front().answer, u"Yes.\nWithin 30 days."_s);
    QVERIFY(!rows.front().isHeading);
    const auto headings = verbatimPairsIn(u"de/returns.md"_s,
        "# Returns\n\nIntroduction.\n\n## May I return it?\n\nYes.\n\n## Costs\n\n4 euros.\n", {});
    QCOMPARE(headings.size(), std::size_t(1));
    QCOMPARE(headings.front().question, u"May I return it?"_s);
    QCOMPARE(headings.front().answer, u"Yes."_s);
    QCOMPARE(headings.front().locale, u"de"_s);
    QVERIFY(headings.front().isHeading);
}

void TestAnswerScorer::questionFilesAreRead()
{
    const auto set
        = read(R"({"id":"b","corpus":"c","question":"And then?","answerable":true,"thread_with":"a"})"
               "\n"
               R"({"id":"a","corpus":"c","question":" When? ","answerable":true,"lang":"de_AT",)"
               R"("gold_document":"x.md|y.md","must":["soon"],"shares_word":false,"more":1})"
               "\n"
               R"({"id":"d","corpus":"c","question":"And?","answerable":false,"thread_with":"b"})");
    QVERIFY2(set, qPrintable(set ? QString() : set.error()));
    QCOMPARE(set->questions().size(), std::size_t(3));
    const ScoredQuestion &when = set->questions()[1];
    QCOMPARE(when.text, u"When?"_s);
    QCOMPARE(when.language, u"de-AT"_s);
    QCOMPARE(when.goldDocuments, (QStringList{u"x.md"_s, u"y.md"_s}));
    QCOMPARE(when.must, QStringList{u"soon"_s});
    QCOMPARE(when.sharesWord, std::optional(false));
    QVERIFY(!when.isHuman);
    const auto earlier = set->earlierThan(set->questions()[2]);
    QCOMPARE(earlier.size(), std::size_t(2));
    QCOMPARE(earlier[0]->id, u"a"_s);
    QCOMPARE(earlier[1]->id, u"b"_s);
}

void TestAnswerScorer::badQuestionLinesAreNamed_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QString>("reason");
    QTest::newRow("no JSON") << QByteArray("{") << u"not JSON"_s;
    QTest::newRow("no question") << QByteArray(R"({"id":"b","corpus":"c","answerable":true})")
                                 << u"\"question\" is missing"_s;
    QTest::newRow("not said") << QByteArray(R"({"id":"b","corpus":"c","question":"x"})")
                              << u"\"answerable\" is missing"_s;
    QTest::newRow("wrong type") << QByteArray(
        R"({"id":"b","corpus":"c","question":"x","answerable":true,"must":[1]})")
                                << u"\"must\" must be a list"_s;
    QTest::newRow("same id") << QByteArray(R"({"id":"a","corpus":"c","question":"x","answerable":true})")
                             << u"was there before"_s;
}

void TestAnswerScorer::badQuestionLinesAreNamed()
{
    QFETCH(QByteArray, line);
    QFETCH(QString, reason);
    const auto set = read(R"({"id":"a","corpus":"c","question":"x","answerable":true})"
                          "\n\n"
        + line);
    QVERIFY(!set);
    QVERIFY2(
        set.error().startsWith("q.jsonl:3: "_L1) && set.error().contains(reason), qPrintable(set.error()));
    const auto circle = read(R"({"id":"a","corpus":"c","question":"x","answerable":true,"thread_with":"a"})");
    QVERIFY(!circle);
    QVERIFY(circle.error().contains("follows itself"_L1));
}

void TestAnswerScorer::figuresAreCounted()
{
    ScoredQuestion english = answerable({});
    english.language = u"en"_s;
    english.kind = u"paraphrase"_s;
    english.sharesWord = true;
    ScoredQuestion german = answerable({});
    german.language = u"de"_s;
    german.threadWith = u"x"_s;
    ScoredQuestion other = german;
    other.isAnswerable = false;
    const auto tables = questionTables({{&english, {}, Verdict::Clean}, {&english, {}, Verdict::Right},
        {&german, {}, Verdict::Wrong}, {&german, {}, Verdict::WronglyRefused},
        {&other, {}, Verdict::FalselyAnswered}, {&other, {}, Verdict::Refused}});
    const AnswerFigures &all = tables.front().rows.front().second;
    QCOMPARE(answerdesk::json::Value(all.toJson()).toJson(),
        QByteArray(R"({"answerable":4,"answered":75.0,"right":50.0,"clean":25.0,"wrongly_refused":25.0,)"
                   R"("wrong":25.0,"unanswerable":2,"falsely_answered":50.0,"clarifications":0})"));
    QMap<QString, int> sizes; // answerable questions, by table and row
    for (const AnswerTable &table : tables) {
        for (const auto &[row, figures] : table.rows)
            sizes.insert(table.name + u'/' + row, figures.answerable);
    }
    QCOMPARE(sizes.value(u"languages/English"_s), 2);
    QCOMPARE(sizes.value(u"languages/other languages"_s), 2);
    QCOMPARE(sizes.value(u"follow_ups/all"_s), 2);
    QCOMPARE(sizes.value(u"paraphrases/shares a word"_s), 2);
    QVERIFY(!sizes.contains(u"paraphrases/shares no word"_s));
}

QTEST_GUILESS_MAIN(TestAnswerScorer)
#include "tst_answer_scorer.moc"
