// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/knowledge/index/retrieval_run.h"
#include "shared/schema/json.h"
#include <QtCore/QTemporaryDir>
#include <QtTest/QtTest>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk;
using knowledge::RetrievalRun;

/// Evaluation sets: files of passages and questions in, a line of results a question out.
class TestRetrievalRun : public QObject
{
    Q_OBJECT

private slots:
    void severalFilesAreOneCorpus();
    void emptyTextIsAPassage();
    void passagesWithoutLanguageJoinTheOthers();
    void badLinesAreNamedByFileAndLine_data();
    void badLinesAreNamedByFileAndLine();
    void filesThatAreNotThereAreNamed();
    void embeddingsRankToo();

private:
    QString file(const QByteArray &content)
    {
        const QString name = m_folder.filePath(u"%1.jsonl"_s.arg(++m_count));
        QFile out(name);
        (void)out.open(QIODevice::WriteOnly);
        out.write(content);
        return name;
    }
    static json::Value answered(RetrievalRun &run, qsizetype question)
    {
        return json::parse(run.answer(run.questions()[question])).value_or(json::Value());
    }

    QTemporaryDir m_folder;
    int m_count = 0;
};

void TestRetrievalRun::severalFilesAreOneCorpus()
{
    RetrievalRun run;
    QVERIFY(run.readPassages(
        file(R"({"pid":"a","title":"Returns","text":"A return costs 4 euros.","lang":"en"})")));
    QVERIFY(run.readPassages(file(R"({"pid":"b","title":"Tents","text":"The tent sleeps two.","lang":"en"})"
                                  "\n\n"
                                  R"({"pid":"c","text":"Boats float.","split":"x","lang":"en"})")));
    QVERIFY(run.readQuestions(file(R"({"qid":"q1","q":"What does a return cost?","gold":["a"],"lang":"en"})"
                                   "\n"
                                   R"({"qid":"q2","q":"How many does the tent sleep?"})")));
    run.buildIndex();
    QCOMPARE(run.passageCount(), 3);
    QCOMPARE(run.questions().size(), 2);
    const json::Value first = answered(run, 0);
    QCOMPARE(first.string(u"qid"), u"q1"_s);
    QCOMPARE(first.find(u"ranked")->asArray()->front(), json::Value(u"a"_s));
    QCOMPARE(first.find(u"sentences")->asArray()->front(), json::Value(u"A return costs 4 euros."_s));
    QVERIFY(first.find(u"confidence")->asNumber()->text.toDouble() > 0.3);
    QCOMPARE(answered(run, 1).find(u"ranked")->asArray()->front(), json::Value(u"b"_s));
}

void TestRetrievalRun::emptyTextIsAPassage()
{
    RetrievalRun run;
    QVERIFY(run.readPassages(file(R"({"pid":"a","title":"Crisper pan","text":""})")));
    QVERIFY(run.readQuestions(file(R"({"qid":"1","q":"crisper pan"})")));
    run.buildIndex();
    QCOMPARE(answered(run, 0).find(u"ranked")->asArray()->front(), json::Value(u"a"_s));
}

void TestRetrievalRun::passagesWithoutLanguageJoinTheOthers()
{
    RetrievalRun run;
    QVERIFY(run.readPassages(file(R"({"pid":"a","text":"Das Zelt wiegt zwei Kilo.","lang":"de"})"
                                  "\n"
                                  R"({"pid":"b","text":"Zelte"})")));
    QVERIFY(run.readQuestions(file(R"({"qid":"1","q":"Was wiegt das Zelt?","lang":"de"})")));
    run.buildIndex();
    QCOMPARE(answered(run, 0).find(u"ranked")->asArray()->size(), std::size_t(2)); // by the German stem
}

void TestRetrievalRun::badLinesAreNamedByFileAndLine_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<bool>("isQuestion");
    QTest::addColumn<QString>("fault");
    QTest::newRow("not JSON") << QByteArray("{\"pid\":\"a\",\"text\":\"x\"}\nnonsense") << false
                              << u":2: not JSON: "_s;
    QTest::newRow("a list") << QByteArray("[1]") << false << u":1: not a JSON object"_s;
    QTest::newRow("no pid") << QByteArray("{\"text\":\"x\"}") << false << u":1: \"pid\" is missing"_s;
    QTest::newRow("no text") << QByteArray("\n{\"pid\":\"a\"}") << false << u":2: \"text\" is missing"_s;
    QTest::newRow("a number") << QByteArray("{\"pid\":7,\"text\":\"x\"}") << false
                              << u":1: \"pid\" must be a string"_s;
    QTest::newRow("no name") << QByteArray("{\"pid\":\"\",\"text\":\"x\"}") << false
                             << u":1: \"pid\" is empty"_s;
    QTest::newRow("twice") << QByteArray("{\"pid\":\"a\",\"text\":\"x\"}\n{\"pid\":\"a\",\"text\":\"y\"}")
                           << false << u":2: the pid \"a\" was there before"_s;
    QTest::newRow("not UTF-8") << QByteArray("{\"pid\":\"a\",\"text\":\"\xff\"}") << false
                               << u":1: not JSON: "_s;
    QTest::newRow("empty") << QByteArray() << false << u":1: the file is empty"_s;
    QTest::newRow("blank lines") << QByteArray("\n \n") << true << u":1: the file is empty"_s;
    QTest::newRow("no qid") << QByteArray("{\"q\":\"x\"}") << true << u":1: \"qid\" is missing"_s;
    QTest::newRow("no q") << QByteArray("{\"qid\":\"x\"}") << true << u":1: \"q\" is missing"_s;
}

void TestRetrievalRun::badLinesAreNamedByFileAndLine()
{
    QFETCH(QByteArray, content);
    QFETCH(bool, isQuestion);
    QFETCH(QString, fault);
    const QString name = file(content);
    RetrievalRun run;
    const RetrievalRun::Done read = isQuestion ? run.readQuestions(name) : run.readPassages(name);
    QVERIFY(!read);
    QVERIFY2(read.error().startsWith(name + fault), qUtf8Printable(read.error()));
}

void TestRetrievalRun::filesThatAreNotThereAreNamed()
{
    RetrievalRun run;
    const RetrievalRun::Done read = run.readPassages(m_folder.filePath(u"none"_s));
    QVERIFY(!read);
    QVERIFY2(read.error().startsWith(m_folder.filePath(u"none"_s) + u": "_s), qUtf8Printable(read.error()));
    QVERIFY(!run.readQuestions(m_folder.path()));
}

void TestRetrievalRun::embeddingsRankToo()
{
    RetrievalRun run; // in a language without an encoder, so that words alone rank at first
    QVERIFY(run.readPassages(file("{\"pid\":\"a\",\"text\":\"A tent has two doors.\",\"lang\":\"da\"}\n"
                                  "{\"pid\":\"b\",\"text\":\"A tent has two poles.\",\"lang\":\"da\"}\n"
                                  "{\"pid\":\"c\",\"text\":\"Boats float.\",\"lang\":\"da\"}\n"
                                  "{\"pid\":\"d\",\"text\":\"\",\"lang\":\"da\"}\n")));
    QVERIFY(run.readQuestions(file(R"({"qid":"q1","q":"What has a tent two of?"})")));
    run.buildIndex();
    QStringList questions, passages;
    const auto embed = [&](const QStringList &texts, bool areQuestions) {
        (areQuestions ? questions : passages) << texts;
        QList<QByteArray> made;
        for (const QString &text : texts)
            made << (areQuestions || text.contains(u"poles"_s) ? QByteArray("\x7f\0", 2)
                                                               : QByteArray("\0\x7f", 2));
        return tl::expected<QList<QByteArray>, QString>(made);
    };
    QCOMPARE(answered(run, 0).find(u"ranked")->asArray()->front(), json::Value(u"a"_s));
    QVERIFY(run.addMeaning(embed, 2, 0.5));
    QCOMPARE(questions, QStringList{u"What has a tent two of?"_s});
    QCOMPARE(passages.size(), 3); // there is nothing to embed of an empty one
    QCOMPARE(answered(run, 0).find(u"ranked")->asArray()->front(), json::Value(u"b"_s));
    const RetrievalRun::Embed fail = [](const QStringList &, bool) { return tl::unexpected(u"no"_s); };
    QCOMPARE(run.addMeaning(fail, 2, 0.5).error(), u"no"_s);
}

QTEST_GUILESS_MAIN(TestRetrievalRun)
#include "tst_retrieval_run.moc"
