// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/knowledge/readers/document_reader.h"
#include "server/knowledge/readers/front_matter.h"
#include "server/knowledge/readers/passage_splitter.h"
#include "server/web/html/html_reader.h"
#include "server/web/page/html_page.h"
#include "shared/core/secret.h"
#include <QtTest/QTest>

using namespace answerdesk;
using namespace answerdesk::knowledge;
using namespace Qt::Literals::StringLiterals;

namespace {

QByteArray fixture(const QString &name)
{
    QFile file(QStringLiteral(ANSWERDESK_TEST_DATA) + u'/' + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString allText(const ReadDocument &document)
{
    QString text;
    for (const ReadDocument::Part &part : document.parts)
        text += u'[' + part.headingPath + u"]\n"_s + part.text + u'\n';
    return text;
}

web::HtmlPage page()
{
    using Block = web::HtmlPage::Block;
    web::HtmlPage page;
    page.title = u"Stores | Example shop"_s;
    page.language = u"en-us"_s;
    page.blocks = {
        {Block::Heading, 1, u"Our stores"_s, {}},
        {Block::Heading, 2, u"Hamburg"_s, {}},
        {Block::Paragraph, 0, u"Example Outdoor"_s, {}},
        {Block::Paragraph, 0, u"Speicherweg 14"_s, {}},
        {Block::Paragraph, 0, u"20457 Hamburg"_s, {}},
        {Block::Definition, 0, u"Saturday 10:00–18:00"_s, {u"Saturday"_s, u"10:00–18:00"_s}},
        {Block::TableRow, 0, {}, {u"Service"_s, u"Price"_s, u"Time"_s}},
        {Block::TableRow, 0, {}, {u"Waxing"_s, u"€12"_s, u"2 days"_s}},
        {Block::TableRow, 0, {}, {u"Weight"_s, u"350 g"_s}},
        {Block::ListItem, 1, u"collect orders"_s, {}},
    };
    return page;
}

Result<web::HtmlPage> readsPage(QByteArrayView, const QByteArray &) { return page(); }

Result<web::HtmlPage> readsHtml(QByteArrayView bytes, const QByteArray &type)
{
    auto page = web::readHtml(bytes, type);
    if (!page)
        return fail(ErrorCode::InvalidFields, page.error());
    return *std::move(page);
}

} // namespace

class TestDocuments : public QObject
{
    Q_OBJECT
private slots:
    void frontMatterIsReadAndCutOff();
    void anUnclosedFrontMatterIsText();
    void markdownBecomesPlainText();
    void marksOfSiteGeneratorsAreLeftOut();
    void htmlBlocksBecomePlainText();
    void windows1252IsRecognised();
    void utf16IsReadByItsMark();
    void theTitleComesFromWhereverThereIsOne_data();
    void theTitleComesFromWhereverThereIsOne();
    void theLocaleIsDeclaredOrGuessed_data();
    void theLocaleIsDeclaredOrGuessed();
    void unreadableDocumentsAreRefusedWithAReason_data();
    void unreadableDocumentsAreRefusedWithAReason();
    void aRefusalOfTheHtmlReaderNamesThePath();
    void aFailureOfTheHtmlReaderIsNoFaultOfTheDocument();
    void everySectionKeepsItsHeading();
    void veryShortSectionsJoinTheirSiblings();
    void theAnswerBelowAQuestionStaysAlone();
    void tablesOfContentsAreLeftOut();
    void longSectionsAreCutOnParagraphBorders();
    void aLongParagraphIsCutBetweenSentences();
    void aSentenceWithoutAnEndIsCutInOneWalk();
    void markupOfMarkdownIsLeftOut_data();
    void markupOfMarkdownIsLeftOut();
    void htmlInMarkdownKeepsItsForm_data();
    void htmlInMarkdownKeepsItsForm();
    void aFoldedQuestionOfMarkdownIsAHeading();
    void thePiecesOfHtmlAreBounded();
    void nothingIsLostOrTwice_data();
    void nothingIsLostOrTwice();
};

void TestDocuments::frontMatterIsReadAndCutOff()
{
    const QString text
        = u"---\r\nTitle: 'It''s'\nsome-key: a: b # note\n# comment\n  nested: no\n---\nBody\n"_s;
    const FrontMatter matter = readFrontMatter(text);
    QCOMPARE(matter.value(u"title"_s), u"It"_s);
    QCOMPARE(matter.value(u"some_key"_s), u"a: b"_s);
    QVERIFY(!matter.values.contains(u"nested"_s));
    QCOMPARE(matter.body.toString(), u"Body\n"_s);
}

void TestDocuments::anUnclosedFrontMatterIsText()
{
    const QString text = u"---\ntitle: x\nno end"_s;
    QVERIFY(readFrontMatter(text).values.isEmpty());
    QCOMPARE(readFrontMatter(text).body.toString(), text);
    QCOMPARE(readFrontMatter(u"Just text"_s).body.toString(), u"Just text"_s);
}

void TestDocuments::markdownBecomesPlainText()
{
    const QByteArray bytes = fixture(u"returns.md"_s);
    const auto document = readDocument(u"en/returns.md"_s, bytes, readsHtml);
    QVERIFY(document);
    QCOMPARE(document->title, u"Returns & exchanges"_s);
    QCOMPARE(document->locale, u"en-GB"_s);
    QCOMPARE(document->translationOf, u"de/rueckgabe.md"_s);
    QCOMPARE(document->contentHash, sha256(bytes));
    QCOMPARE(allText(*document),
        u"[]\nYou can return items within 30 days of delivery. Wrapped lines belong together.\n"
        "[What it costs]\nCountry: Germany; Fee: free; Time: 3 days\nCountry: Austria & Italy; Fee: €4.90\n"
        "[What cannot come back]\nThese items stay with you:\n- opened food\n- underwear without the seal\n"
        "- also socks\n\nAsk us first when you are not sure. We are glad to help.\n\nRETURN-CODE 77\n\n"
        "Call us € 0\n"_s);
}

void TestDocuments::marksOfSiteGeneratorsAreLeftOut()
{
    const auto document = readDocument(u"a.md"_s,
        "Get it for [Mac]({{ site.baseurl }}/mac/){:target=\"_blank\"}.\n\n{% include banner.html "
        "%}\n\n{:.note}\nEnd.",
        {});
    QVERIFY(document);
    QCOMPARE(document->parts[0].text, u"Get it for Mac.\n\nEnd."_s);
}

void TestDocuments::htmlBlocksBecomePlainText()
{
    const auto document = readDocument(u"stores.html"_s, "<html>", readsPage);
    QVERIFY(document);
    QCOMPARE(document->title, u"Our stores"_s);
    QCOMPARE(document->locale, u"en-US"_s);
    QCOMPARE(allText(*document),
        u"[Hamburg]\nExample Outdoor, Speicherweg 14, 20457 Hamburg\n\nSaturday: 10:00–18:00\n"
        "Service: Waxing; Price: €12; Time: 2 days\nWeight: 350 g\n\n- collect orders\n"_s);
}

void TestDocuments::windows1252IsRecognised()
{
    const auto document = readDocument(u"lieferzeiten.txt"_s, fixture(u"windows-1252.txt"_s), {});
    QVERIFY(document);
    QCOMPARE(document->title, u"Lieferzeiten"_s);
    QCOMPARE(document->locale, u"de"_s);
    QCOMPARE(allText(*document),
        u"[]\nDie Lieferung nach Österreich kostet 4,90 € und dauert 3–4 Werktage.\n"
        "[WIR BRAUCHEN]\n- Ihre Adresse\n- eine Telefonnummer für den Fahrer\n"_s);
}

void TestDocuments::utf16IsReadByItsMark()
{
    const auto document = readDocument(u"groessen.txt"_s, fixture(u"utf-16.txt"_s), {});
    QVERIFY(document);
    QCOMPARE(document->title, u"Größen"_s);
    QCOMPARE(document->parts[0].text, u"Eine Größe 42 entspricht 26,3 cm."_s);
    const auto marked = readDocument(u"a.txt"_s,
        "\xef\xbb\xbf"
        "Caf\xc3\xa9\n\nOpen.",
        {});
    QVERIFY(marked);
    QCOMPARE(marked->title, u"Café"_s);
}

void TestDocuments::theTitleComesFromWhereverThereIsOne_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("title");
    QTest::newRow("front matter") << u"a.md"_s << QByteArray("---\ntitle: Declared\n---\n# Other\n\nText.")
                                  << u"Declared"_s;
    QTest::newRow("heading") << u"a.md"_s << QByteArray("Setext title\n====\n\nText.") << u"Setext title"_s;
    QTest::newRow("file name") << u"en/shipping-costs_2026.md"_s << QByteArray("Only text.")
                               << u"Shipping costs 2026"_s;
    QTest::newRow("first line") << u"a.txt"_s << QByteArray("Opening hours\n\nWe open at 9.")
                                << u"Opening hours"_s;
    QTest::newRow("text without") << u"notes.txt"_s << QByteArray("We open at 9.\n\nWe close at 5.")
                                  << u"Notes"_s;
}

void TestDocuments::theTitleComesFromWhereverThereIsOne()
{
    QFETCH(QString, path);
    QFETCH(QByteArray, bytes);
    QFETCH(QString, title);
    const auto document = readDocument(path, bytes, {});
    QVERIFY(document);
    QCOMPARE(document->title, title);
}

void TestDocuments::theLocaleIsDeclaredOrGuessed_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("locale");
    const QByteArray german = "Die Lieferung dauert drei Tage und ist für Mitglieder kostenlos.";
    QTest::newRow("locale") << u"en/a.md"_s << "---\nlocale: pt_BR\n---\n" + german << u"pt-BR"_s;
    QTest::newRow("language") << u"a.md"_s << "---\nlanguage: fr\n---\n" + german << u"fr"_s;
    QTest::newRow("malformed") << u"a.md"_s << "---\nlocale: '!!'\n---\n" + german << u"de"_s;
    QTest::newRow("folder") << u"nl/a.md"_s << german << u"nl"_s;
    QTest::newRow("folder without language") << u"docs/a.md"_s << german << u"de"_s;
    QTest::newRow("words") << u"a.md"_s << german << u"de"_s;
    QTest::newRow("no words") << u"a.md"_s << QByteArray("12345 67890") << QString();
}

void TestDocuments::theLocaleIsDeclaredOrGuessed()
{
    QFETCH(QString, path);
    QFETCH(QByteArray, bytes);
    QFETCH(QString, locale);
    const auto document = readDocument(path, bytes, {});
    QVERIFY(document);
    QCOMPARE(document->locale, locale);
}

void TestDocuments::unreadableDocumentsAreRefusedWithAReason_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("reason");
    QTest::newRow("empty") << u"a.md"_s << QByteArray() << u"empty"_s;
    QTest::newRow("only white space") << u"a.md"_s << QByteArray(" \n\t\n") << u"no text"_s;
    QTest::newRow("only front matter") << u"a.md"_s << QByteArray("---\ntitle: x\n---\n") << u"no text"_s;
    QTest::newRow("NUL bytes") << u"a.txt"_s << QByteArray("text\0text", 9) << u"binary"_s;
    QTest::newRow("control bytes") << u"a.txt"_s << QByteArray("\x01\x02\x03\x04 abcdef") << u"binary"_s;
    QTest::newRow("PDF") << u"a.md"_s << QByteArray("%PDF-1.7 ...") << u"PDF"_s;
    QTest::newRow("ZIP") << u"a.txt"_s << QByteArray("PK\x03\x04zip") << u"ZIP"_s;
    QTest::newRow("picture") << u"a.txt"_s << QByteArray("\x89PNG\r\n") << u"picture"_s;
    QTest::newRow("no HTML reader") << u"a.html"_s << QByteArray("<p>x</p>") << u"HTML"_s;
    QTest::newRow("too large") << u"a.txt"_s << QByteArray(kMaxDocumentBytes + 1, 'a') << u"32 MiB"_s;
}

void TestDocuments::unreadableDocumentsAreRefusedWithAReason()
{
    QFETCH(QString, path);
    QFETCH(QByteArray, bytes);
    QFETCH(QString, reason);
    const auto document = readDocument(path, bytes, {});
    QVERIFY(!document);
    QCOMPARE(document.error().code, ErrorCode::InvalidFields);
    QCOMPARE(document.error().invalidFields.size(), 1u);
    QCOMPARE(document.error().invalidFields[0].first, path);
    QVERIFY2(document.error().invalidFields[0].second.contains(reason),
        qPrintable(document.error().invalidFields[0].second));
}

void TestDocuments::aRefusalOfTheHtmlReaderNamesThePath()
{
    const auto refuses = [](QByteArrayView, const QByteArray &) -> Result<web::HtmlPage> {
        return fail(ErrorCode::InvalidFields, u"nested too deeply"_s);
    };
    const auto document = readDocument(u"deep.html"_s, "<p>", refuses);
    QVERIFY(!document);
    QCOMPARE(document.error().invalidFields[0].first, u"deep.html"_s);
    QCOMPARE(document.error().invalidFields[0].second, u"nested too deeply"_s);
}

void TestDocuments::aFailureOfTheHtmlReaderIsNoFaultOfTheDocument()
{
    for (const ErrorCode code : {ErrorCode::InternalError, ErrorCode::Unavailable}) {
        const auto fails = [code](QByteArrayView, const QByteArray &) -> Result<web::HtmlPage> {
            return fail(Error::make(code, {}, u"no child"_s));
        };
        const auto document = readDocument(u"a.html"_s, "<p>", fails);
        QVERIFY(!document);
        QCOMPARE(document.error().code, code);
        QCOMPARE(document.error().detail, u"no child"_s);
    }
}

namespace {

ReadDocument documentOf(QList<ReadDocument::Part> parts)
{
    ReadDocument document;
    document.title = u"Title"_s;
    document.locale = u"en-GB"_s;
    document.parts = std::move(parts);
    return document;
}

QString sentences(int count)
{
    QString text;
    for (int i = 0; i < count; ++i)
        text += u"Sentence number %1 has a handful of words in it. "_s.arg(i);
    return text.trimmed();
}

} // namespace

void TestDocuments::everySectionKeepsItsHeading()
{
    const auto passages
        = splitIntoPassages(documentOf({{u"One"_s, sentences(10)}, {u"Two > Deep"_s, sentences(4)}}));
    QCOMPARE(passages.size(), 2);
    QCOMPARE(passages[0].headingPath, u"One"_s);
    QCOMPARE(passages[1].headingPath, u"Two > Deep"_s);
    QCOMPARE(passages[1].title, u"Title"_s);
    QCOMPARE(passages[1].language, u"en"_s);
}

void TestDocuments::veryShortSectionsJoinTheirSiblings()
{
    const auto passages = splitIntoPassages(documentOf({{u"Costs > Germany"_s, u"It is free."_s},
        {u"Costs > Austria"_s, u"It costs €5."_s}, {u"Times > Germany"_s, u"It takes a day."_s}}));
    QCOMPARE(passages.size(), 2);
    QCOMPARE(passages[0].headingPath, u"Costs > Germany, Austria"_s);
    QCOMPARE(passages[0].text, u"It is free.\n\nIt costs €5."_s);
    QCOMPARE(passages[1].headingPath, u"Times > Germany"_s);
}

void TestDocuments::theAnswerBelowAQuestionStaysAlone()
{
    const auto passages = splitIntoPassages(
        documentOf({{u"FAQ > Is it free?"_s, u"Yes."_s}, {u"FAQ > Is it safe?"_s, u"No."_s},
            {u"FAQ > Terms"_s, u"They apply."_s}, {u"FAQ > Dates"_s, u"They are fixed."_s}}));
    QCOMPARE(passages.size(), 3);
    QCOMPARE(passages[0].text, u"Yes."_s);
    QCOMPARE(passages[1].headingPath, u"FAQ > Is it safe?"_s);
    QCOMPARE(passages[2].text, u"They apply.\n\nThey are fixed."_s);
}

void TestDocuments::tablesOfContentsAreLeftOut()
{
    const QString intro = sentences(10);
    const auto passages = splitIntoPassages(documentOf({
        {{}, intro + u"\n\nIn this article:\n- Find a receipt.\n- Ask for an invoice\n- See also: Orders"_s},
        {u"Find a receipt"_s, sentences(8)},
        {u"Orders > Ask for an invoice"_s, sentences(8) + u"\n\n- A name\n- Find a receipt\n- An address"_s},
    }));
    QCOMPARE(passages.size(), 3);
    QCOMPARE(passages[0].text, intro);
    // One item out of three is no table of contents.
    QVERIFY(passages[2].text.endsWith(u"- A name\n- Find a receipt\n- An address"_s));
}

void TestDocuments::longSectionsAreCutOnParagraphBorders()
{
    QStringList paragraphs;
    for (int i = 0; i < 12; ++i)
        paragraphs.append(sentences(6));
    const auto passages = splitIntoPassages(documentOf({{u"Long"_s, paragraphs.join(u"\n\n"_s)}}));
    QVERIFY(passages.size() >= 3);
    for (const Passage &passage : passages) {
        QVERIFY(passage.text.size() <= 1500);
        QVERIFY(passage.text.size() >= 500);
        QVERIFY(passage.text.endsWith(u'.'));
        QCOMPARE(passage.headingPath, u"Long"_s);
    }
}

void TestDocuments::aLongParagraphIsCutBetweenSentences()
{
    const auto passages = splitIntoPassages(documentOf({{{}, sentences(100)}}));
    QVERIFY(passages.size() >= 4);
    for (const Passage &passage : passages) {
        QVERIFY(passage.text.size() <= 1500);
        QVERIFY(passage.text.startsWith(u"Sentence"_s));
    }
    const auto words = splitIntoPassages(documentOf({{{}, QString(5000, u'x')}}));
    QCOMPARE(words.size(), 4);
    QCOMPARE(words[0].text.size(), 1500);
}

/// Copying the rest of the text for each passage took 450 seconds here, more than a test may.
void TestDocuments::aSentenceWithoutAnEndIsCutInOneWalk()
{
    const QString text = u"words, "_s.repeated(32 * 1024 * 1024 / 7);
    const auto passages = splitIntoPassages(documentOf({{{}, text.trimmed()}}));
    QCOMPARE(passages.size(), text.size() / 1498 + 1); // 214 words each
    QCOMPARE(passages[0].text, u"words, "_s.repeated(214).trimmed());
    QCOMPARE(passages[1].text, passages[0].text);
}

void TestDocuments::markupOfMarkdownIsLeftOut_data()
{
    QTest::addColumn<QByteArray>("markdown");
    QTest::addColumn<QString>("text");
    const auto row = [](const char *name, const QByteArray &markdown, const QString &text) {
        QTest::newRow(name) << markdown << text;
    };
    row("tags", "<div class=\"a\">\nOne <b>two</b> three\n</div>", u"One two three"_s);
    row("comment", "<div>\nOne <!-- <b> hidden --> two\n</div>", u"One two"_s);
    row("open comment", "<div>\nOne <!-- two\n</div>", u"One"_s);
    row("script", "<div>\nOne <script>a < b</script > two <scripts>\n</div>", u"One two"_s);
    row("script with another end", "<div>\nOne <script>a</scripts></script> two\n</div>", u"One two"_s);
    row("style and script", "<div>\nOne <style>a</script></style> two\n</div>", u"One two"_s);
    row("no tag", "<div>\n1 < 2 and 3 > 2, <5\n</div>", u"1 < 2 and 3 > 2, <5"_s);
    row("declaration", "<div>\nOne <!x> <?php a ?> two\n</div>", u"One two"_s);
    row("entities", "<div>\nA &amp; B &#65; &unknown; &open\n</div>", u"A & B A &unknown; &open"_s);
    row("template marks", "One {{ a }} {% if b %} {:target=c} two", u"One two"_s);
    row("open template marks", "One {{ a } {% b {: c two", u"One {{ a } {% b {: c two"_s);
    row("nested template marks", "One {{{ a }}} two", u"One {} two"_s);
    row("template marks over two lines", "One {% a\nb %} two", u"One {% a b %} two"_s);
}

void TestDocuments::markupOfMarkdownIsLeftOut()
{
    QFETCH(QByteArray, markdown);
    QFETCH(QString, text);
    const auto document = readDocument(u"a.md"_s, markdown, readsHtml);
    QVERIFY(document);
    QCOMPARE(document->parts[0].text, text);
}

void TestDocuments::htmlInMarkdownKeepsItsForm_data()
{
    QTest::addColumn<QByteArray>("markdown");
    QTest::addColumn<QString>("text");
    QTest::newRow("table") << QByteArray(
        "Before.\n\n<table>\n<tr><th>Service</th><th>Region</th><th>Time</th></tr>\n"
        "\n<tr><td>Parcel</td><td><li>France</li><li>Spain</li></td><td>3 days</td>"
        "</tr>\n</table>\n\nAfter.")
                           << u"Before.\n\nService: Parcel; Region: France Spain; Time: 3 days\n\nAfter."_s;
    QTest::newRow("list") << QByteArray("<ul>\n<li>One</li>\n<li>Two</li>\n</ul>\n") << u"- One\n- Two"_s;
    QTest::newRow("inside an item") << QByteArray("- One\n\n  <p>two</p>\n- Three\n")
                                    << u"- One two\n- Three"_s;
    QTest::newRow("navigation") << QByteArray("<nav><a href=\"/\">Home</a></nav>\n\nText.") << u"Text."_s;
}

void TestDocuments::htmlInMarkdownKeepsItsForm()
{
    QFETCH(QByteArray, markdown);
    QFETCH(QString, text);
    const auto document = readDocument(u"a.md"_s, markdown, readsHtml);
    QVERIFY(document);
    QCOMPARE(document->parts[0].text, text);
}

void TestDocuments::aFoldedQuestionOfMarkdownIsAHeading()
{
    const auto document = readDocument(u"a.md"_s,
        "# Help\n\n<details>\n<summary>May I return it?</summary>\n\nYes, within **30** "
        "days.\n\n</details>\n",
        readsHtml);
    QVERIFY(document);
    QCOMPARE(document->parts.size(), 1);
    QCOMPARE(document->parts[0].headingPath, u"May I return it?"_s);
    QCOMPARE(document->parts[0].text, u"Yes, within 30 days."_s);
}

/// Each piece costs a reader's time.
void TestDocuments::thePiecesOfHtmlAreBounded()
{
    int pieces = 0;
    const auto counts = [&](QByteArrayView bytes, const QByteArray &type) {
        ++pieces;
        return readsHtml(bytes, type);
    };
    const auto document = readDocument(u"a.md"_s, QByteArray("<p>x</p>\n\ny\n\n").repeated(5000), counts);
    QVERIFY(document);
    QCOMPARE(pieces, 2000);
}

void TestDocuments::nothingIsLostOrTwice_data()
{
    QTest::addColumn<int>("seed");
    for (int seed = 1; seed <= 20; ++seed)
        QTest::addRow("%d", seed) << seed;
}

void TestDocuments::nothingIsLostOrTwice()
{
    QFETCH(int, seed);
    QList<ReadDocument::Part> parts;
    QStringList expected;
    quint32 state = quint32(seed);
    const auto next
        = [&](quint32 below) { return (state = state * 1664525u + 1013904223u) / 65536u % below; };
    int number = 0;
    for (int p = 0; p < 8; ++p) {
        QStringList paragraphs;
        for (quint32 i = 0; i <= next(6); ++i) {
            QStringList words;
            for (quint32 w = 0; w <= next(400); ++w) {
                words.append(u"w%1%2"_s.arg(++number).arg(next(9) == 0 ? u"."_s : QString()));
                expected.append(words.last());
            }
            paragraphs.append(words.join(u' '));
        }
        parts.append({p % 3 ? u"H%1"_s.arg(p) : QString(), paragraphs.join(u"\n\n"_s)});
    }
    QStringList found;
    for (const Passage &passage : splitIntoPassages(documentOf(parts))) {
        QVERIFY(passage.text.size() <= 1500);
        found.append(passage.text.simplified().split(u' '));
    }
    QCOMPARE(found, expected);
}

QTEST_GUILESS_MAIN(TestDocuments)
#include "tst_documents.moc"
