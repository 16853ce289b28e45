// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/knowledge/csv_records.h"
#include "shared/client/faq_file.h"
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
    knowledge::CsvRecords records(text, u',');
    knowledge::CsvRecord record;
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
