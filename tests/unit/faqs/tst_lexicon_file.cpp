// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/client/lexicon_file.h"
#include <QtTest/QTest>

using namespace answerdesk;
using namespace Qt::Literals::StringLiterals;

namespace {

api::LexiconEntry entry(const QString &form, const QString &meaning, const std::optional<QString> &language)
{
    api::LexiconEntry out;
    out.form = form;
    out.meaning = meaning;
    out.language = language;
    return out;
}

QString fileOf(int entries)
{
    QString text = u"form,meaning\n"_s;
    for (int i = 0; i < entries; ++i)
        text += u"form %1,meaning\n"_s.arg(i);
    return text;
}

} // namespace

/// A company's lexicon as a file that people open in spreadsheets.
class TestLexiconFile : public QObject
{
    Q_OBJECT

private slots:
    void entriesReadBackAsTheyWere()
    {
        const QStringList texts{u"plain"_s, u"a, b; c"_s, u"he said \"yes\""_s, u"=1+1"_s, u"-5 degrees"_s,
            u"@home"_s, u"'til"_s, u"'=1"_s, u"ß 漢"_s, u"＝1"_s};
        std::vector<api::LexiconEntry> entries;
        for (const QString &text : texts)
            entries.push_back(entry(text, u"for "_s + text, std::nullopt));
        entries.push_back(entry(u"Latschen"_s, u"Schuhe"_s, u"de"_s));
        const client::LexiconFileRows read
            = client::readLexiconCsv(QString::fromUtf8(client::lexiconAsCsv(entries)));
        QCOMPARE(read.fault, QString());
        QCOMPARE(read.rows.size(), entries.size());
        for (std::size_t i = 0; i < entries.size(); ++i) {
            QCOMPARE(read.rows[i].form, entries[i].form);
            QCOMPARE(read.rows[i].meaning, entries[i].meaning);
            QCOMPARE(read.rows[i].language ? read.rows[i].language->tag : QString(),
                entries[i].language.value_or(QString()));
        }
    }
    void formulasAreGuarded()
    {
        QVERIFY(client::lexiconAsCsv({entry(u"=cmd()"_s, u"x"_s, {})}).contains("\"'=cmd()\""));
    }
    void filesOfOtherPrograms_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("semicolons") << u"Form;Meaning;Language\nkicks;sneakers;en\n"_s;
        QTest::newRow("tabs") << u"FORM\tMEANING\tLANGUAGE\nkicks\tsneakers\ten"_s;
        QTest::newRow("carriage returns") << u"form,meaning,language\rkicks,sneakers,en\r"_s;
        QTest::newRow("a byte order mark") << u"\ufeffform,meaning,language\r\nkicks,sneakers,en\r\n"_s;
        QTest::newRow("more columns") << u"note,language,meaning,form\nhi,en,sneakers,kicks\n"_s;
        QTest::newRow("blank lines") << u"\n\nform,meaning,language\n\nkicks,sneakers,en\n,,\n"_s;
    }
    void filesOfOtherPrograms()
    {
        QFETCH(QString, text);
        const client::LexiconFileRows read = client::readLexiconCsv(text);
        QCOMPARE(read.fault, QString());
        QCOMPARE(read.rows.size(), 1U);
        QCOMPARE(read.rows.front().form, u"kicks"_s);
        QCOMPARE(read.rows.front().meaning, u"sneakers"_s);
        QCOMPARE(read.rows.front().language->tag, u"en"_s);
    }
    void filesOfNoUse_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("fault");
        QTest::newRow("empty") << QString() << u"form is not among"_s;
        QTest::newRow("no meaning") << u"form,words\na,b\n"_s << u"meaning is not among"_s;
        QTest::newRow("no rows") << u"form,meaning\n"_s << u"no entries"_s;
        QTest::newRow("an open quote") << u"form,meaning\nkicks,\"sneakers\n"_s << u"line 2"_s;
        QTest::newRow("too many") << fileOf(2001) << u"line 2002: a company has 2000"_s;
        QTest::newRow("bytes of a picture") << QString(5000, QChar(0xfffd)) << u"form is not among"_s;
    }
    void filesOfNoUse()
    {
        QFETCH(QString, text);
        QFETCH(QString, fault);
        const client::LexiconFileRows read = client::readLexiconCsv(text);
        QVERIFY2(read.fault.contains(fault), qPrintable(read.fault));
    }
    void aFullFileIsRead() { QCOMPARE(client::readLexiconCsv(fileOf(2000)).rows.size(), 2000U); }
    void faultsOfTheServerNameTheLine()
    {
        const client::LexiconFileRows read = client::readLexiconCsv(u"form,meaning\n\na,b\n\nc,d\n"_s);
        QCOMPARE(read.faultOf(u"rows[1].form"_s, u"is too long"_s), u"line 5: form is too long"_s);
        QCOMPARE(read.faultOf(u"rows[7].form"_s, u"is too long"_s), u"rows[7].form is too long"_s);
        QCOMPARE(read.faultOf(u"rows"_s, u"is missing"_s), u"rows is missing"_s);
    }
};

QTEST_APPLESS_MAIN(TestLexiconFile)
#include "tst_lexicon_file.moc"
