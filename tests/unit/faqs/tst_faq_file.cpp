// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/client/faq_file.h"
#include "shared/core/csv_records.h"
#include <QtTest/QTest>

using namespace answerdesk;
using namespace Qt::Literals::StringLiterals;

namespace {

api::CompanyFaq faq(const QString &question, const QString &answer, const QString &pageId = u"1"_s)
{
    api::CompanyFaq out;
    out.pageId = pageId;
    out.pageUrl = u"https://shop.example/p/"_s + pageId;
    out.locale = u"en"_s;
    out.faqId = 7;
    out.position = 1;
    out.question = question;
    out.answer = answer;
    out.served = true;
    return out;
}

QList<QStringList> recordsOf(const QByteArray &csv)
{
    const QString text = QString::fromUtf8(csv).replace(u"\r\n"_s, u"\n"_s);
    CsvRecords records(text, u',');
    CsvRecord record;
    QList<QStringList> rows;
    while (records.next(record))
        rows << record.cells;
    return rows;
}

} // namespace

/// FAQs as files that people open in spreadsheets and put into pages.
class TestFaqFile : public QObject
{
    Q_OBJECT

private slots:
    void cellsReadBackAsTheyWere_data()
    {
        QTest::addColumn<QString>("text");
        for (const QString &text : {u"plain"_s, u"a, b; c"_s, u"he said \"yes\""_s, u"two\nlines"_s,
                 u"=1+1"_s, u"+49 30 123"_s, u"-5 degrees"_s, u"@home"_s, u"'quoted'"_s, u"''"_s, u"＝1"_s,
                 u"30 °C — ß 漢"_s, u"=HYPERLINK(\"http://evil.example\",\"x\")"_s})
            QTest::newRow(qUtf8Printable(text)) << text;
    }
    void cellsReadBackAsTheyWere()
    {
        QFETCH(QString, text);
        const QList<QStringList> rows = recordsOf(client::faqsAsCsv({faq(text, text)}));
        QCOMPARE(rows.size(), 2);
        QCOMPARE(rows[0], client::faqColumns());
        const QString cell = rows[1][2];
        QVERIFY2(!QStringLiteral("=+-@\t\r＝＋－＠").contains(cell[0]), qPrintable(cell));
        QCOMPARE(client::withoutGuard(cell), text);
        QCOMPARE(client::withoutGuard(rows[1][3]), text);
    }
    void everyColumnIsGuarded()
    {
        api::CompanyFaq hostile = faq(u"=a"_s, u"=b"_s);
        hostile.title = u"=cmd|' /C calc'!A0"_s;
        hostile.pageUrl = u"=d"_s;
        hostile.locale = u"=e"_s;
        const QList<QStringList> rows = recordsOf(client::faqsAsCsv({hostile}));
        for (const QString &cell : rows.back())
            QVERIFY2(!cell.startsWith(u'='), qPrintable(cell));
    }
    void whatIsExportedCanBeImported_data()
    {
        QTest::addColumn<bool>("isJson");
        QTest::newRow("csv") << false;
        QTest::newRow("json") << true;
    }
    void whatIsExportedCanBeImported()
    {
        QFETCH(bool, isJson);
        api::CompanyFaq pinned = faq(u"=Is it, \"light\"?"_s, u"Yes.\nIt is."_s);
        pinned.pinned = true;
        const std::vector<api::CompanyFaq> all{pinned, faq(u"R?"_s, u"B."_s, u"2"_s)};
        const client::FaqFileRows read = isJson
            ? client::readFaqJson(client::faqsAsJson(all))
            : client::readFaqCsv(QString::fromUtf8(client::faqsAsCsv(all)));
        QCOMPARE(read.fault, QString());
        QCOMPARE(read.failed.size(), size_t(0));
        QCOMPARE(read.rows.size(), size_t(2));
        QCOMPARE(read.rows[0].string(u"page_url"), u"https://shop.example/p/1"_s);
        QCOMPARE(read.rows[0].string(u"question"), pinned.question);
        QCOMPARE(read.rows[0].string(u"answer"), pinned.answer);
        QCOMPARE(*read.rows[0].find(u"pinned")->asBool(), true);
        QCOMPARE(*read.rows[1].find(u"pinned")->asBool(), false);
        QVERIFY(!read.rows[1].find(u"served")); // an import takes what an import reads
        // The line of the file on which a row begins; the answer before has two lines.
        QCOMPARE(read.rows[1].find(u"row")->asNumber()->text, isJson ? "2" : "4");
    }
    void aFileOfSomethingElseIsRefused()
    {
        QVERIFY(client::readFaqCsv(u"name,price\nAlta,249\n"_s).fault.contains(u"page_url"));
        QVERIFY(!client::readFaqJson("{\"a\":1}").fault.isEmpty());
        QVERIFY(!client::readFaqJson("page_url,question").fault.isEmpty());
        const client::FaqFileRows some = client::readFaqJson("[1,{\"question\":\"Q?\",\"hidden\":true}]");
        QCOMPARE(some.failed.size(), size_t(1));
        QCOMPARE(some.failed[0].row, 1);
        QCOMPARE(some.rows.size(), size_t(1));
    }
    void jsonLdHoldsWhatShoppersGet()
    {
        api::CompanyFaq hidden = faq(u"Hidden?"_s, u"Yes."_s);
        hidden.served = false;
        const auto one = json::parse(client::faqsAsJsonLd({faq(u"Q?"_s, u"A."_s), hidden}));
        QVERIFY(one && one->asObject());
        QCOMPARE(one->string(u"@context"), u"https://schema.org"_s);
        QCOMPARE(one->string(u"@type"), u"FAQPage"_s);
        QCOMPARE(one->string(u"url"), u"https://shop.example/p/1"_s);
        QCOMPARE(one->string(u"inLanguage"), u"en"_s);
        const json::Array &entities = *one->find(u"mainEntity")->asArray();
        QCOMPARE(entities.size(), size_t(1));
        QCOMPARE(entities[0].string(u"@type"), u"Question"_s);
        QCOMPARE(entities[0].string(u"name"), u"Q?"_s);
        QCOMPARE(entities[0].find(u"acceptedAnswer")->string(u"@type"), u"Answer"_s);
        QCOMPARE(entities[0].find(u"acceptedAnswer")->string(u"text"), u"A."_s);
        const auto two
            = json::parse(client::faqsAsJsonLd({faq(u"Q?"_s, u"A."_s), faq(u"R?"_s, u"B."_s, u"2"_s)}));
        QCOMPARE(two->asArray()->size(), size_t(2));
        QCOMPARE(json::parse(client::faqsAsJsonLd({hidden}))->asArray()->size(), size_t(0));
    }
    void jsonLdCannotEndItsElement()
    {
        const QByteArray text = client::faqsAsJsonLd({faq(u"</script><script>alert(1)"_s, u"<!--"_s)});
        QVERIFY2(!text.contains('<'), text);
        QCOMPARE(json::parse(text)->find(u"mainEntity")->asArray()->front().string(u"name"),
            u"</script><script>alert(1)"_s);
    }
};

QTEST_GUILESS_MAIN(TestFaqFile)
#include "tst_faq_file.moc"
