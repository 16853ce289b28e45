// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/client/faq_file.h"
#include "shared/client/row_csv.h"
#include "shared/core/csv_records.h"
#include <QtTest/QTest>

using namespace answerdesk;
using namespace Qt::Literals::StringLiterals;

namespace {

/// The one cell of a line as every writer of CSV files writes this text, read back as a spreadsheet would.
struct Writer {
    const char *name;
    QString (*cellOf)(const QString &text);
};

QString lastCell(const QByteArray &csv, qsizetype column)
{
    // Not CsvRecords::next() alone: it trims, and a spreadsheet does not.
    const QString line = QString::fromUtf8(csv.mid(csv.indexOf("\r\n") + 2));
    QStringList cells;
    QString cell;
    bool isQuoted = false;
    for (qsizetype i = 0; i < line.size(); ++i) {
        const QChar c = line[i];
        if (c == u'"' && isQuoted && i + 1 < line.size() && line[i + 1] == u'"')
            cell += line[++i];
        else if (c == u'"')
            isQuoted = !isQuoted;
        else if (!isQuoted && (c == u',' || c == u'\r'))
            cells << std::exchange(cell, {});
        else
            cell += c;
    }
    return cells.value(column);
}

QString rowCell(const QString &text)
{
    const QStringList columns{u"words"_s};
    return lastCell(
        client::csvHead(columns) + client::csvLine(json::Value(json::Object{{u"words"_s, text}}), columns),
        0);
}

QString faqCell(const QString &text)
{
    api::CompanyFaq faq;
    faq.answer = text;
    return lastCell(client::faqsAsCsv({faq}), client::faqColumns().indexOf(u"answer"_s));
}

constexpr Writer kWriters[] = {{"rows", rowCell}, {"FAQs", faqCell}};

} // namespace

/// Every writer of CSV files keeps spreadsheets from running what a shopper wrote.
class TestCsvWriters : public QObject
{
    Q_OBJECT

private slots:
    void formulasAreTexts_data()
    {
        QTest::addColumn<QString>("text");
        for (const char16_t first : u"=+-@\t\r\n\uff1d\uff0b\uff0d\uff20") {
            if (!first)
                continue;
            const QString name = u"U+%1"_s.arg(int(first), 4, 16, QChar(u'0'));
            QTest::newRow(qUtf8Printable(name)) << QChar(first) + u"cmd|' /C calc'!A0"_s;
            QTest::newRow(qUtf8Printable(name + u" behind a space"_s)) << u" "_s + QChar(first) + u"1+1"_s;
            QTest::newRow(qUtf8Printable(name + u" behind a no-break space"_s))
                << u"\u00a0"_s + QChar(first) + u"1+1"_s;
            QTest::newRow(qUtf8Printable(name + u" behind a zero-width space"_s))
                << u"\u200b"_s + QChar(first) + u"1+1"_s;
            QTest::newRow(qUtf8Printable(name + u" behind a byte order mark"_s))
                << u"\ufeff"_s + QChar(first) + u"1+1"_s;
        }
    }
    void formulasAreTexts()
    {
        QFETCH(QString, text);
        for (const Writer &writer : kWriters) {
            const QString cell = writer.cellOf(text);
            QVERIFY2(cell.startsWith(u'\''), writer.name + QByteArray(": ") + cell.toUtf8());
            QCOMPARE(cell.mid(1), text);
        }
    }
    void textsStayAsTheyAre_data()
    {
        QTest::addColumn<QString>("text");
        for (const QString &text : {u"plain"_s, u"1-2 days"_s, u"a=b"_s, u" two words"_s, u"30 °C"_s,
                 u"漢字"_s, u"shop@example.org"_s, u""_s})
            QTest::newRow(qUtf8Printable(text)) << text;
    }
    void textsStayAsTheyAre()
    {
        QFETCH(QString, text);
        for (const Writer &writer : kWriters)
            QCOMPARE(writer.cellOf(text), text);
    }
    /// Amounts of money are added up in spreadsheets; a decimal runs nothing.
    void amountsStayNumbers()
    {
        QCOMPARE(rowCell(u"-12.50"_s), u"-12.50"_s);
        QCOMPARE(rowCell(u"-12.50\n"_s), u"'-12.50\n"_s);
        QCOMPARE(rowCell(u"-1+1"_s), u"'-1+1"_s);
    }
};

QTEST_GUILESS_MAIN(TestCsvWriters)
#include "tst_csv_writers.moc"
