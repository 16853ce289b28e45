// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/knowledge/sources/document_extractor.h"
#include "server/web/documents/pdf_reader.h"
#include "tests/support/pdf_builder.h"
#include <QtTest/QtTest>

using namespace answerdesk;
using namespace answerdesk::web;
using namespace Qt::Literals::StringLiterals;
using answerdesk::test::PdfBuilder;
using Block = HtmlPage::Block;

namespace {

QStringList textsOf(const HtmlPage &page)
{
    QStringList texts;
    for (const Block &block : page.blocks)
        texts << (block.kind == Block::Heading           ? u"# "_s
                         : block.kind == Block::ListItem ? u"* "_s
                                                         : QString())
                + block.text;
    return texts;
}

/// A page of a manual with a header, a footer and its number.
void addPage(PdfBuilder &pdf, int number, const QByteArrayList &texts)
{
    pdf.page()
        .line(60, 40, 9, "Nordfjell Care Guide")
        .lines(60, 120, 11, texts)
        .line(60, 810, 9, "Nordfjell AS, Bergen")
        .line(500, 810, 9, "Page " + QByteArray::number(number) + " of 4");
}

/// zlib's format: a stream of zeros, so many times as large as itself.
QByteArray zeros(qsizetype size) { return qCompress(QByteArray(size, ' '), 9).mid(4); }

} // namespace

class TestPdfReader : public QObject
{
    Q_OBJECT
private slots:
    void linesAreJoinedToParagraphs()
    {
        PdfBuilder pdf;
        pdf.page()
            .line(60, 80, 20, "Caring for your tent")
            .lines(60, 130, 11,
                {"Dry your tent before you pack it away, because mould grows in damp fab-",
                    "ric within two days. A tent that was packed away wet is hung up as soon as",
                    "possible."})
            .line(60, 200, 15, "Zips")
            .lines(60, 230, 11, {"Brush sand out of the zips.", "Wax them once a year."})
            .lines(60, 300, 11,
                {"\x95 Never use oil.", "\x95 Never pull a zip that is stuck, but free the",
                    "  cloth first."});
        const auto page = readPdf(pdf.build());
        QVERIFY2(page, page ? "" : qPrintable(page.error()));
        QCOMPARE(page->title, u"Caring for your tent"_s);
        QCOMPARE(textsOf(*page),
            (QStringList{
                u"Dry your tent before you pack it away, because mould grows in damp fabric within two "
                "days. A tent that was packed away wet is hung up as soon as possible."_s,
                u"# Zips"_s, u"Brush sand out of the zips. Wax them once a year."_s, u"* Never use oil."_s,
                u"* Never pull a zip that is stuck, but free the cloth first."_s}));
    }
    void columnsAreReadOneAfterTheOther()
    {
        PdfBuilder pdf;
        pdf.page();
        for (int i = 0; i < 8; ++i) { // written line by line across both, as some programs do
            const QByteArray number = QByteArray::number(i);
            pdf.line(60, 100 + 13 * i, 11, "the left column has line number " + number);
            pdf.line(320, 100 + 13 * i, 11, "the right column has line number " + number);
        }
        const auto page = readPdf(pdf.build());
        QVERIFY(page);
        const QString text = textsOf(*page).join(u' ');
        QVERIFY2(text.indexOf(u"left column has line number 7"_s)
                < text.indexOf(u"right column has line number 0"_s),
            qPrintable(text));
    }
    void headersFootersAndPageNumbersAreDropped()
    {
        PdfBuilder pdf;
        addPage(pdf, 1, {"The first page tells how to wash a jacket, and its last sentence goes on"});
        addPage(pdf, 2, {"behind the turn of the page. Then the second page ends."});
        addPage(pdf, 3, {"The third page is about boots."});
        addPage(pdf, 4, {"The fourth page holds the number 42."});
        const auto page = readPdf(pdf.build());
        QVERIFY(page);
        QCOMPARE(textsOf(*page),
            (QStringList{
                u"The first page tells how to wash a jacket, and its last sentence goes on behind the turn "
                "of the page. Then the second page ends."_s,
                u"The third page is about boots."_s, u"The fourth page holds the number 42."_s}));
    }
    void theTitleIsTheDocumentsOwn_data()
    {
        QTest::addColumn<QByteArray>("own");
        QTest::addColumn<QString>("title");
        QTest::newRow("told") << QByteArray("Care of tents") << u"Care of tents"_s;
        QTest::newRow("none") << QByteArray() << u"Tents and their care"_s;
        QTest::newRow("a file") << QByteArray("Microsoft Word - care_v3_final.doc")
                                << u"Tents and their care"_s;
        QTest::newRow("untitled") << QByteArray("Untitled-1") << u"Tents and their care"_s;
    }
    void theTitleIsTheDocumentsOwn()
    {
        QFETCH(QByteArray, own);
        QFETCH(QString, title);
        PdfBuilder pdf;
        pdf.title(own)
            .page()
            .line(60, 80, 22, "Tents and their care")
            .line(60, 140, 11, "Keep a tent dry in winter.");
        const auto page = readPdf(pdf.build());
        QVERIFY(page);
        QCOMPARE(page->title, title);
    }
    void whatCannotBeReadSaysWhy_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("reason");
        PdfBuilder pdf;
        pdf.page().line(60, 80, 11, "A page of text.");
        const QByteArray whole = pdf.build();
        QTest::newRow("cut short") << whole.first(whole.size() * 2 / 3) << u"cut short"_s;
        QTest::newRow("a head alone") << QByteArray("%PDF-1.7\n%%EOF\n") << u"broken"_s;
        QTest::newRow("no page") << PdfBuilder().build() << u"broken"_s;
        QTest::newRow("pictures") << PdfBuilder().page().operators("0 0 100 100 re f\n").build()
                                  << u"no text"_s;
        // Any password but the right one leaves it locked, and nobody knows what makes this one.
        const QByteArray hash = '<' + QByteArray(64, '7') + '>';
        QTest::newRow("encrypted") << PdfBuilder()
                                          .page()
                                          .line(60, 80, 11, "Secret.")
                                          .trailer(
                                              "/ID [<00> <00>] /Encrypt << /Filter /Standard /V 1 /R 2 /O "
                                              + hash + " /U " + hash + " /P -4 >>")
                                          .build()
                                   << u"encrypted"_s;
    }
    void whatCannotBeReadSaysWhy()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, reason);
        const auto page = readPdf(bytes);
        QVERIFY(!page);
        QVERIFY2(page.error().contains(reason), qPrintable(page.error()));
    }
    /// Cut anywhere or with any byte changed, it is read or refused.
    void damageIsSurvived()
    {
        PdfBuilder pdf;
        for (int i = 1; i < 4; ++i)
            addPage(pdf, i, {"Some text of a page.", "And more of it."});
        const QByteArray whole = pdf.build();
        int refused = 0;
        for (qsizetype at = 0; at < whole.size(); at += 7) {
            QByteArray changed = whole;
            changed[at] = char(changed[at] ^ 0x5a);
            for (const QByteArray &bytes : {changed, whole.first(at)}) {
                const auto page = readPdf(bytes);
                refused += !page;
                QVERIFY(page || !page.error().isEmpty());
            }
        }
        QVERIFY(refused > whole.size() / 8); // all that were cut, at least
    }
    void theChildReadsIt()
    {
        const Extractor extractor(QStringLiteral(ANSWERDESK_EXTRACT));
        const auto read = [&](const QString &path, const QByteArray &bytes) {
            return knowledge::extractDocument(extractor, {path, bytes}).document;
        };
        PdfBuilder pdf;
        pdf.page()
            .line(60, 80, 20, "Pflege von Zelten")
            .lines(60, 130, 11,
                {"Ein Zelt wird vor dem Einpacken getrocknet, weil sich sonst in zwei Tagen",
                    "Schimmel bildet."})
            .line(60, 180, 15, "Rei\xdfverschl\xfcsse")
            .line(60, 210, 11, "Sie werden einmal im Jahr gewachst.");
        const auto document = read(u"pflege.pdf"_s, pdf.build());
        QVERIFY2(document, document ? "" : qPrintable(document.error().text()));
        QCOMPARE(document->title, u"Pflege von Zelten"_s);
        QCOMPARE(document->locale, u"de"_s);
        QCOMPARE(document->passages.last().headingPath, u"Rei\u00dfverschl\u00fcsse"_s);
        QVERIFY(document->passages.last().text.endsWith(u"Sie werden einmal im Jahr gewachst."_s));

        const auto refusal = [&](const QString &path, const QByteArray &bytes) {
            const auto refused = read(path, bytes);
            return refused ? QString() : refused.error().invalidFields.front().second;
        };
        QVERIFY(refusal(u"a.pdf"_s, "no PDF at all").contains(u"is not a PDF file"_s));
        QVERIFY(refusal(u"a.md"_s, pdf.build()).contains(u"is a PDF file"_s));
        QVERIFY(refusal(u"a.pdf"_s, "%PDF-1.7\n").contains(u"cut short"_s));
    }
    void aBombEndsInItsChild()
    {
        const Extractor extractor(QStringLiteral(ANSWERDESK_EXTRACT));
        // 4 GB of blanks in 4 MB, twice packed; the parser has to walk through them.
        QByteArray packed = zeros(64 << 20);
        PdfBuilder pdf;
        for (int i = 0; i < 60; ++i)
            pdf.page().stream(" /Filter /FlateDecode", packed);
        QElapsedTimer timer;
        timer.start();
        const auto page = knowledge::extractDocument(extractor, {u"bomb.pdf"_s, pdf.build()}).document;
        QVERIFY(!page);
        QVERIFY(!page.error().invalidFields.empty());
        QVERIFY2(timer.elapsed() < 60'000, "the child was not stopped");
    }
};

QTEST_GUILESS_MAIN(TestPdfReader)
#include "tst_pdf_reader.moc"
