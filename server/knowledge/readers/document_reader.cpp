// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/knowledge/readers/document_reader.h"
#include "server/knowledge/readers/csv_reader.h"
#include "server/knowledge/readers/front_matter.h"
#include "server/knowledge/readers/html_document.h"
#include "server/knowledge/readers/markdown_reader.h"
#include "server/knowledge/readers/text_reader.h"
#include "server/knowledge/text/language_guess.h"
#include "server/knowledge/text/stop_words.h"
#include "server/web/page/charset.h"
#include "shared/core/locale_tag.h"
#include "shared/core/secret.h"
#include <QtCore/QFileInfo>

namespace answerdesk::knowledge {

using namespace Qt::Literals::StringLiterals;

namespace {

tl::unexpected<Error> refused(const QString &path, const QString &reason)
{
    return fail(Error::invalidField(path, reason));
}

/// The names that a binary file goes by, where its first bytes tell.
QString binaryKind(QByteArrayView bytes)
{
    if (bytes.startsWith("%PDF-"))
        return u"a PDF file"_s;
    if (bytes.startsWith("\xd0\xcf\x11\xe0"))
        return u"an old or encrypted office document"_s;
    if (bytes.startsWith("PK\x03\x04"))
        return u"a ZIP archive or an office document"_s;
    if (bytes.startsWith("\x89PNG") || bytes.startsWith("\xff\xd8\xff") || bytes.startsWith("GIF8"))
        return u"a picture"_s;
    if (bytes.startsWith("\x1f\x8b"))
        return u"a compressed file"_s;
    return {};
}

/// Some programs put a line of their own before the mark.
bool isPdfFile(QByteArrayView bytes)
{
    return bytes.first(std::min<qsizetype>(bytes.size(), 1024)).indexOf("%PDF-") >= 0;
}

bool hasUtf16Mark(QByteArrayView bytes)
{
    return bytes.startsWith("\xff\xfe") || bytes.startsWith("\xfe\xff");
}

bool looksBinary(QByteArrayView bytes)
{
    if (hasUtf16Mark(bytes))
        return false;
    qsizetype controls = 0;
    const QByteArrayView sample = bytes.first(std::min<qsizetype>(bytes.size(), 64 * 1024));
    for (const char c : sample) {
        if (c == '\0')
            return true;
        controls += uchar(c) < 0x20 && c != '\t' && c != '\n' && c != '\r' && c != '\f' && c != '\x1b';
    }
    return controls * 20 > sample.size();
}

/// "de" of "de/versand.md", when the first folder is a language.
QString languageOfFolder(const QString &path)
{
    const qsizetype slash = path.indexOf(u'/');
    if (slash < 2)
        return {};
    const std::optional<QString> tag = canonicalLocale(QStringView(path).left(slash));
    return tag && stopWordLanguages().contains(languageOf(*tag)) && languageOf(*tag).size() == 2 ? *tag
                                                                                                 : QString();
}

QString firstLocale(const QStringList &candidates)
{
    for (const QString &candidate : candidates) {
        if (candidate.size() > kMaxLocale)
            continue;
        if (const std::optional<QString> tag = canonicalLocale(candidate.trimmed()))
            return *tag;
    }
    return {};
}

/// Lines and the blank lines between paragraphs are kept, as in Passage::text.
QString answerText(const QString &answer)
{
    QStringList paragraphs;
    bool isNew = true;
    for (const QString &line : answer.split(u'\n')) {
        const QString plain = plainLine(line);
        if (!plain.isEmpty() && isNew)
            paragraphs.append(plain);
        else if (!plain.isEmpty())
            paragraphs.last() += u'\n' + plain;
        isNew = plain.isEmpty();
    }
    return paragraphs.join(u"\n\n"_s);
}

/// Reads the HTML that stands in a Markdown text; what cannot be read is left out.
HtmlToBlocks fragmentReader(const HtmlToPage &html)
{
    if (!html)
        return {};
    return [&html](const QString &text) {
        const Result<web::HtmlPage> page = html(text.toUtf8(), web::kHtmlFragmentType);
        return page ? readHtmlPage(*page) : QList<DocumentBlock>();
    };
}

ReadDocument documentOf(const CsvPairs &csv, const QString &path)
{
    ReadDocument document;
    document.title = shortened(titleFromPath(path), kMaxTitle);
    document.skipped = csv.skipped;
    for (const CsvPairs::Pair &pair : csv.pairs)
        document.parts.append(
            {{}, answerText(pair.answer), plainLine(pair.question), firstLocale({pair.locale})});
    return document;
}

} // namespace

Result<ReadDocument> readDocument(const QString &path, QByteArrayView bytes, const HtmlToPage &html)
{
    if (bytes.size() > kMaxDocumentBytes)
        return refused(path, u"larger than 32 MiB"_s);
    if (bytes.isEmpty())
        return refused(path, u"empty"_s);
    const QString ending = QFileInfo(path).suffix().toLower();
    const bool isWord = ending == "docx"_L1 && bytes.startsWith("PK");
    const bool isPdf = ending == "pdf"_L1 && isPdfFile(bytes);
    if (ending == "pdf"_L1 && !isPdf)
        return refused(path, u"is not a PDF file"_s);
    if (!isWord && !isPdf) {
        const QString wanted = u"send Markdown, HTML, Word (.docx), PDF (.pdf), CSV or plain text"_s;
        if (const QString kind = binaryKind(bytes); !kind.isEmpty())
            return refused(path, u"is %1; "_s.arg(kind) + wanted);
        if (looksBinary(bytes))
            return refused(path, u"contains binary bytes; "_s + wanted);
    }

    const bool isHtml = isWord || isPdf || ending == "html"_L1 || ending == "htm"_L1 || ending == "xhtml"_L1;
    ReadDocument document;
    QStringList locales; // what the document says itself, the surest first
    if (isHtml) {
        if (!html)
            return refused(path, u"HTML, Word and PDF documents are not supported here"_s);
        const Result<web::HtmlPage> page = html(bytes,
            isWord      ? web::kDocxType
                : isPdf ? web::kPdfType
                        : "text/html");
        if (!page) {
            const ErrorCode code = page.error().code;
            if (code == ErrorCode::InternalError || code == ErrorCode::Unavailable)
                return fail(page.error()); // no fault of the document
            return refused(path, page.error().text());
        }
        document = layOut(readHtmlPage(*page), {}, path);
        const bool hasHeading = std::any_of(page->blocks.begin(), page->blocks.end(), [](const auto &block) {
            return block.kind == web::HtmlPage::Block::Heading && block.level == 1;
        });
        if (!hasHeading && !page->title.isEmpty())
            document = layOut(readHtmlPage(*page), page->title, path);
        locales.append(page->language);
    } else {
        QString text = web::decodePlainText(bytes).text;
        text.replace("\r\n"_L1, "\n"_L1).replace(u'\r', u'\n');
        if (ending == "md"_L1 || ending == "markdown"_L1) {
            const FrontMatter matter = readFrontMatter(text);
            document
                = layOut(readMarkdown(matter.body, fragmentReader(html)), matter.value(u"title"_s), path);
            document.translationOf = matter.value(u"translation_of"_s);
            locales << matter.value(u"locale"_s) << matter.value(u"language"_s) << matter.value(u"lang"_s);
        } else if (ending == "csv"_L1 || ending == "tsv"_L1) {
            const CsvPairs csv = readCsvPairs(text);
            if (!csv.refusal.isEmpty())
                return refused(path, csv.refusal);
            document = documentOf(csv, path);
            if (document.parts.isEmpty() && !csv.skipped.isEmpty())
                return refused(path, u"contains no question with an answer: "_s + csv.skipped.first());
            if (!document.parts.isEmpty())
                locales.append(document.parts.first().locale);
        } else {
            document = layOut(readPlainText(text), {}, path);
        }
    }
    if (document.parts.isEmpty())
        return refused(path, u"contains no text"_s);
    document.contentHash = sha256(bytes);
    locales.append(languageOfFolder(path));
    document.locale = firstLocale(locales);
    if (document.locale.isEmpty()) {
        QString all = document.title; // the guess looks at the beginning only
        for (const ReadDocument::Part &part : std::as_const(document.parts)) {
            if (all.size() >= kGuessSample)
                break;
            all += u'\n' + part.text.first(std::min(part.text.size(), kGuessSample));
        }
        document.locale = guessLanguage(all);
    }
    return document;
}

} // namespace answerdesk::knowledge
