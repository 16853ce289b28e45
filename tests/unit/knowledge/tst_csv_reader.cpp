// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/knowledge/readers/csv_reader.h"
#include "server/knowledge/readers/document_reader.h"
#include "server/knowledge/readers/passage_splitter.h"
#include "server/web/page/html_page.h"
#include <QtTest/QTest>

using namespace answerdesk;
using namespace answerdesk::knowledge;
using namespace Qt::Literals::StringLiterals;

/// Files of question/answer pairs.
class TestCsvReader : public QObject
{
    Q_OBJECT
private slots:
    void theDelimiterIsFound_data();
    void theDelimiterIsFound();
    void quotedFieldsHoldAnything();
    void columnsAreFoundByTheirNames();
    void brokenRowsAreReportedWithTheirLine();
    void anUnclosedQuotationMarkCostsItsLineOnly();
    void aTableWithoutNamesIsRefused();
    void everyPairIsAPassageWithItsQuestionAsTitle();
    void theCharsetIsFound_data();
    void theCharsetIsFound();
    void reportsAreBounded();
};

void TestCsvReader::theDelimiterIsFound_data()
{
    QTest::addColumn<QString>("delimiter");
    QTest::newRow("comma") << u","_s;
    QTest::newRow("semicolon") << u";"_s;
    QTest::newRow("tab") << u"\t"_s;
    QTest::newRow("pipe") << u"|"_s;
}

void TestCsvReader::theDelimiterIsFound()
{
    QFETCH(QString, delimiter);
    const QString text
        = u"Is it waterproof?%1\"It is; and light, too\"\nHow heavy is it?%1About 350 g\n"
          "What does it cost?%1\"€12.50, shipping included | free returns\"\n"_s.arg(delimiter);
    const CsvPairs csv = readCsvPairs(text);
    QCOMPARE(csv.skipped, QStringList());
    QCOMPARE(csv.pairs.size(), 3);
    QCOMPARE(csv.pairs[1].question, u"How heavy is it?"_s);
    QCOMPARE(csv.pairs[1].answer, u"About 350 g"_s);
    QCOMPARE(csv.pairs[2].answer, u"€12.50, shipping included | free returns"_s);
}

void TestCsvReader::quotedFieldsHoldAnything()
{
    const CsvPairs csv
        = readCsvPairs(u"\"Say \"\"hi\"\"?\",\"Line one\nline, two\n\nend\" \n\"Last\",\"x\""_s);
    QCOMPARE(csv.pairs.size(), 2);
    QCOMPARE(csv.pairs[0].question, u"Say \"hi\"?"_s);
    QCOMPARE(csv.pairs[0].answer, u"Line one\nline, two\n\nend"_s);
    QCOMPARE(csv.pairs[1].answer, u"x"_s);
}

void TestCsvReader::columnsAreFoundByTheirNames()
{
    const CsvPairs csv = readCsvPairs(
        u"sep=;\nid;Sprache;ANTWORT;Frage\n7;de-AT;Drei Tage.;Wie lange?\n8;;Ja.;Kostenlos?\n"_s);
    QCOMPARE(csv.skipped, QStringList());
    QCOMPARE(csv.pairs.size(), 2);
    QCOMPARE(csv.pairs[0].question, u"Wie lange?"_s);
    QCOMPARE(csv.pairs[0].answer, u"Drei Tage."_s);
    QCOMPARE(csv.pairs[0].locale, u"de-AT"_s);
    QCOMPARE(csv.pairs[1].locale, QString());
}

void TestCsvReader::brokenRowsAreReportedWithTheirLine()
{
    const CsvPairs csv = readCsvPairs(
        u"question,answer\n\"Two\nlines?\",Yes\nNo answer?,\n\n,No question\nQ?,\"A\"b\nGood?,Good.\n"_s);
    QCOMPARE(csv.skipped,
        QStringList({u"line 4: has no answer"_s, u"line 6: has no question"_s,
            u"line 7: has text after a closing quotation mark"_s}));
    QCOMPARE(csv.pairs.size(), 2);
    QCOMPARE(csv.pairs[1].question, u"Good?"_s);
    const CsvPairs unnamed = readCsvPairs(u"A?,one\nB?,two,three\nC?,four\n"_s);
    QCOMPARE(unnamed.skipped, QStringList(u"line 2: has 3 columns instead of 2"_s));
    QCOMPARE(unnamed.pairs.size(), 2);
}

void TestCsvReader::anUnclosedQuotationMarkCostsItsLineOnly()
{
    const CsvPairs csv = readCsvPairs(u"A?,one\nB?,\"two\nC?,three\n"_s);
    QCOMPARE(csv.skipped, QStringList(u"line 2: has a quotation mark that is never closed"_s));
    QCOMPARE(csv.pairs.size(), 2);
    QCOMPARE(csv.pairs[1].question, u"C?"_s);
}

void TestCsvReader::aTableWithoutNamesIsRefused()
{
    const auto read = readDocument(u"a.csv"_s, "sku,price,stock\n1,2,3\n", {});
    QVERIFY(!read);
    QVERIFY(read.error().invalidFields[0].second.contains(u"question and answer"_s));
    const auto broken = readDocument(u"a.csv"_s, "question,answer\nQ?,\n", {});
    QVERIFY(!broken);
    QVERIFY(broken.error().invalidFields[0].second.contains(u"line 2: has no answer"_s));
    const auto empty = readDocument(u"a.csv"_s, "question,answer\n", {});
    QVERIFY(!empty);
    QVERIFY(empty.error().invalidFields[0].second.contains(u"no text"_s));
}

void TestCsvReader::everyPairIsAPassageWithItsQuestionAsTitle()
{
    const auto read = readDocument(u"help/shop-faq.csv"_s,
        "\xef\xbb\xbfquestion,answer,locale\r\nHow  long?,Three days.,en\r\nWie lange?,\"Drei Tage.\r\n\r\n- "
        "oder "
        "vier\",de-AT\r\nBad,,\r\n",
        {});
    QVERIFY(read);
    QCOMPARE(read->title, u"Shop faq"_s);
    QCOMPARE(read->locale, u"en"_s);
    QCOMPARE(read->skipped, QStringList(u"line 6: has no answer"_s));
    const QList<Passage> passages = splitIntoPassages(*read);
    QCOMPARE(passages.size(), 2);
    QCOMPARE(passages[0].title, u"How long?"_s);
    QCOMPARE(passages[0].language, u"en"_s);
    QCOMPARE(passages[1].title, u"Wie lange?"_s);
    QCOMPARE(passages[1].text, u"Drei Tage.\n\n- oder vier"_s);
    QCOMPARE(passages[1].language, u"de"_s);
}

void TestCsvReader::theCharsetIsFound_data()
{
    QTest::addColumn<QByteArray>("bytes");
    const QString text = u"Frage;Antwort\nGrößen?;Die Größe 42 für 4,90 €.\n"_s;
    QTest::newRow("UTF-8") << text.toUtf8();
    QTest::newRow("windows-1252") << QByteArray("Frage;Antwort\nGr\xf6\xdf"
                                                "en?;Die Gr\xf6\xdf"
                                                "e 42 f\xfcr 4,90 \x80.\n");
    QByteArray wide("\xff\xfe");
    for (const QChar c : text)
        wide.append(char(c.unicode() & 0xff)).append(char(c.unicode() >> 8));
    QTest::newRow("UTF-16") << wide;
}

void TestCsvReader::theCharsetIsFound()
{
    QFETCH(QByteArray, bytes);
    const auto read = readDocument(u"a.csv"_s, bytes, {});
    QVERIFY(read);
    QCOMPARE(read->parts.size(), 1);
    QCOMPARE(read->parts[0].title, u"Größen?"_s);
    QCOMPARE(read->parts[0].text, u"Die Größe 42 für 4,90 €."_s);
}

void TestCsvReader::reportsAreBounded()
{
    const CsvPairs csv = readCsvPairs(u"question,answer\nA?,yes\n"_s + u"B?,\n"_s.repeated(1000));
    QCOMPARE(csv.pairs.size(), 1);
    QCOMPARE(csv.skipped.size(), kMaxCsvReports + 1);
    QCOMPARE(csv.skipped.last(), u"and 900 more rows"_s);
}

QTEST_GUILESS_MAIN(TestCsvReader)
#include "tst_csv_reader.moc"
