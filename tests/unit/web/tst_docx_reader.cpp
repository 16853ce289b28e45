// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/knowledge/sources/document_extractor.h"
#include "server/web/documents/docx_reader.h"
#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtTest/QtTest>
#include <zip.h>

using namespace answerdesk;
using namespace answerdesk::web;
using namespace Qt::Literals::StringLiterals;

namespace {

const QByteArray kStyles
    = "<w:styles xmlns:w='x'>"
      "<w:style w:styleId='berschrift1'><w:name w:val='heading 1'/></w:style>"
      "<w:style w:styleId='Mine'><w:name w:val='Mine'/><w:basedOn w:val='Sub'/></w:style>"
      "<w:style w:styleId='Sub'><w:name w:val='Sub'/><w:basedOn w:val='Mine'/>"
      "<w:pPr><w:outlineLvl w:val='1'/></w:pPr></w:style>"
      "<w:style w:styleId='Bullets'><w:name w:val='List Bullet'/><w:pPr><w:numPr/></w:pPr></w:style>"
      "</w:styles>";

QByteArray paragraph(const QByteArray &text, const QByteArray &properties = {})
{
    return "<w:p><w:pPr>" + properties + "</w:pPr><w:r><w:t>" + text + "</w:t></w:r></w:p>";
}

QByteArray styled(const QByteArray &text, const QByteArray &style)
{
    return paragraph(text, "<w:pStyle w:val='" + style + "'/>");
}

QByteArray body(const QByteArray &content)
{
    return "<?xml version='1.0' encoding='UTF-8'?><w:document xmlns:w='x' xmlns:mc='y'><w:body>" + content
        + "</w:body></w:document>";
}

} // namespace

class TestDocxReader : public QObject
{
    Q_OBJECT
private slots:
    void headingsListsAndTablesAreRead();
    void deletedAndHiddenTextIsLeftOut();
    void hostileDocumentsAreRefused_data();
    void hostileDocumentsAreRefused();
    void brokenFilesAreRefused();
    void theChildReadsIt();

private:
    QByteArray docx(
        const QByteArray &document, const QByteArray &styles = kStyles, const char *password = nullptr);
    QTemporaryDir m_dir;
};

QByteArray TestDocxReader::docx(const QByteArray &document, const QByteArray &styles, const char *password)
{
    const QByteArray path = QFile::encodeName(m_dir.filePath(u"a.docx"_s));
    zip_t *archive = zip_open(path.constData(), ZIP_CREATE | ZIP_TRUNCATE, nullptr);
    const auto add = [&](const char *name, const QByteArray &bytes) {
        const zip_int64_t at = zip_file_add(
            archive, name, zip_source_buffer(archive, bytes.constData(), zip_uint64_t(bytes.size()), 0), 0);
        if (password)
            zip_file_set_encryption(archive, zip_uint64_t(at), ZIP_EM_AES_256, password);
    };
    add("word/document.xml", document);
    add("word/styles.xml", styles);
    if (zip_close(archive) != 0)
        return {};
    QFile file(QFile::decodeName(path));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void TestDocxReader::headingsListsAndTablesAreRead()
{
    const QByteArray row = "<w:tr><w:tc>" + paragraph("Austria") + "</w:tc><w:tc>" + paragraph("4.90")
        + paragraph("EUR") + "</w:tc><w:tc>" + paragraph("3 days") + "</w:tc></w:tr>";
    const QByteArray header = "<w:tr><w:tc>" + paragraph("Country") + "</w:tc><w:tc>" + paragraph("Fee")
        + "</w:tc><w:tc>" + paragraph("Time") + "</w:tc></w:tr>";
    const auto page = readDocx(docx(body(styled("Versand &amp; mehr", "berschrift1")
        + "<w:p><w:r><w:t>Two </w:t></w:r><w:r><w:t>runs</w:t><w:br/><w:t>and a break.</w:t></w:r></w:p>"
        + styled("Costs", "Mine") + styled("first", "Bullets")
        + paragraph("second", "<w:numPr><w:ilvl w:val='1'/><w:numId w:val='3'/></w:numPr>") + "<w:tbl>"
        + header + row + "</w:tbl>")));
    QVERIFY2(page, page ? "" : qPrintable(page.error()));
    using Block = HtmlPage::Block;
    const QList<Block> expected{{Block::Heading, 1, u"Versand & mehr"_s, {}},
        {Block::Paragraph, 0, u"Two runs and a break."_s, {}}, {Block::Heading, 2, u"Costs"_s, {}},
        {Block::ListItem, 1, u"first"_s, {}}, {Block::ListItem, 2, u"second"_s, {}},
        {Block::TableRow, 0, u"Country | Fee | Time"_s, {u"Country"_s, u"Fee"_s, u"Time"_s}},
        {Block::TableRow, 0, u"Austria | 4.90 EUR | 3 days"_s, {u"Austria"_s, u"4.90 EUR"_s, u"3 days"_s}}};
    QCOMPARE(page->blocks, expected);
}

void TestDocxReader::deletedAndHiddenTextIsLeftOut()
{
    const auto page = readDocx(docx(body(
        "<w:p><w:r><w:t>Stays. </w:t></w:r><w:del><w:r><w:t>Deleted. </w:t></w:r></w:del>"
        "<w:r><w:rPr><w:vanish/></w:rPr><w:t>Hidden. </w:t></w:r><w:r><w:instrText>PAGE</w:instrText></w:r>"
        "<w:ins><w:r><w:t>Added.</w:t></w:r></w:ins>"
        "<mc:AlternateContent><mc:Choice/><mc:Fallback><w:p><w:r><w:t>Twice</w:t></w:r></w:p></mc:Fallback>"
        "</mc:AlternateContent></w:p>")));
    QVERIFY(page);
    QCOMPARE(page->blocks.size(), 1);
    QCOMPARE(page->blocks[0].text, u"Stays. Added."_s);
}

void TestDocxReader::hostileDocumentsAreRefused_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("reason");
    QTest::newRow("zip bomb") << docx(body(paragraph(QByteArray(20'000'000, 'a')))) << u"far more"_s;
    QTest::newRow("bomb in the styles")
        << docx(body(paragraph("x")), QByteArray(20'000'000, ' ')) << u"far more"_s;
    QTest::newRow("billion laughs") << docx(
        "<!DOCTYPE l [<!ENTITY a 'lol'><!ENTITY b '&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;'>]>"
        "<document><body><p><r><t>&b;</t></r></p></body></document>")
                                    << u"entities"_s;
    QTest::newRow("nested") << docx(
        body(QByteArray("<w:p>").repeated(600) + QByteArray("</w:p>").repeated(600)))
                            << u"deeply"_s;
    QTest::newRow("encrypted") << docx(body(paragraph("x")), kStyles, "secret") << u"encrypted"_s;
    QTest::newRow("broken XML") << docx("<document><body>") << u"broken"_s;
    QTest::newRow("another archive") << docx({}) << u"not a Word document"_s;
}

void TestDocxReader::hostileDocumentsAreRefused()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, reason);
    QVERIFY(!bytes.isEmpty());
    const auto page = readDocx(bytes);
    QVERIFY(!page);
    QVERIFY2(page.error().contains(reason), qPrintable(page.error()));
}

void TestDocxReader::brokenFilesAreRefused()
{
    const QByteArray good = docx(body(paragraph("Good text.")));
    QVERIFY(readDocx(good));
    for (qsizetype size = 0; size < good.size(); size += 7)
        QVERIFY(!readDocx(good.left(size)));
    for (qsizetype at = 0; at < good.size(); ++at) {
        QByteArray bytes = good;
        bytes[at] = char(bytes[at] ^ 0x5a);
        const auto page = readDocx(bytes); // one way or the other, without a crash
        QVERIFY(page || !page.error().isEmpty());
    }
}

void TestDocxReader::theChildReadsIt()
{
    const Extractor extractor(QStringLiteral(ANSWERDESK_EXTRACT));
    const auto read = [&](const QString &path, const QByteArray &bytes) {
        return knowledge::extractDocument(extractor, {path, bytes}).document;
    };
    const QByteArray good = docx(body(styled("Returns", "berschrift1") + paragraph("A return is free.")));
    const auto document = read(u"help/returns.docx"_s, good);
    QVERIFY(document);
    QCOMPARE(document->title, u"Returns"_s);
    QCOMPARE(document->passages.at(0).text, u"A return is free."_s);
    const auto refused = read(u"bomb.docx"_s, docx(body(paragraph(QByteArray(20'000'000, 'a')))));
    QVERIFY(!refused);
    QVERIFY(refused.error().invalidFields[0].second.contains(u"far more"_s));
    const auto old = read(u"old.docx"_s, "\xd0\xcf\x11\xe0\xa1\xb1");
    QVERIFY(!old);
    QVERIFY(old.error().invalidFields[0].second.contains(u"old or encrypted"_s));
}

QTEST_GUILESS_MAIN(TestDocxReader)
#include "tst_docx_reader.moc"
