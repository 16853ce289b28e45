// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/web/documents/pdf_reader.h"
#include "server/web/documents/pdf_lines.h"
#include <QtCore/QFileInfo>
#include <QtCore/QRegularExpression>
#include <memory>
#include <poppler-document.h>
#include <poppler-global.h>
#include <poppler-page.h>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::web {

namespace {

constexpr qsizetype kBlocksWithTitle = 5; ///< from the beginning: where a document says what it is called

tl::unexpected<QString> refuse(const QString &reason) { return tl::unexpected(reason); }

QString textOf(const poppler::ustring &text)
{
    const poppler::byte_array utf8 = text.to_utf8();
    QString out = QString::fromUtf8(utf8.data(), qsizetype(utf8.size()));
    // Letters that a font draws as one.
    static const std::pair<char16_t, QLatin1StringView> kLigatures[] = {{0xfb00, "ff"_L1}, {0xfb01, "fi"_L1},
        {0xfb02, "fl"_L1}, {0xfb03, "ffi"_L1}, {0xfb04, "ffl"_L1}, {0xfb05, "st"_L1}, {0xfb06, "st"_L1}};
    for (const auto &[letter, letters] : kLigatures)
        out.replace(QChar(letter), letters);
    out.remove(QChar(u'\0'));
    return out.normalized(QString::NormalizationForm_C);
}

PdfPage pageOf(const poppler::page &page)
{
    PdfPage out;
    out.height = page.page_rect().height();
    for (const poppler::text_box &box : page.text_list(poppler::page::text_list_include_font)) {
        const poppler::rectf place = box.bbox();
        PdfWord word{textOf(box.text()), place.left(), place.top(), place.right(), place.bottom(),
            box.get_font_size(), box.has_space_after()};
        if (word.size <= 0)
            word.size = place.height();
        if (box.rotation() == 0) // text on its side is a stamp or a scale
            out.words.append(std::move(word));
    }
    return out;
}

/// What the document calls itself, unless a program gave it the name of its file.
QString ownTitle(const poppler::document &document)
{
    const QString title = textOf(document.get_title()).simplified();
    static const QRegularExpression named(
        u"\\.(docx?|odt|pdf|indd|tex|dvi|qxd|xlsx?|pptx?|rtf|txt|html?|pages)$|^(untitled|unbenannt|sans titre|document\\d*)|^microsoft word - "_s,
        QRegularExpression::CaseInsensitiveOption);
    return named.match(title).hasMatch() ? QString() : title;
}

/// The first line in the largest letters that the beginning has.
QString largestHeading(const QList<HtmlPage::Block> &blocks)
{
    const auto end = blocks.begin() + std::min<qsizetype>(blocks.size(), kBlocksWithTitle);
    const HtmlPage::Block *best = nullptr;
    for (auto block = blocks.begin(); block != end; ++block) {
        if (block->kind == HtmlPage::Block::Heading && (!best || block->level < best->level))
            best = &*block;
    }
    return best ? best->text : QString();
}

bool isCutShort(QByteArrayView bytes)
{
    return bytes.last(std::min<qsizetype>(bytes.size(), 64 * 1024)).indexOf("%%EOF") < 0;
}

} // namespace

tl::expected<HtmlPage, QString> readPdf(QByteArrayView bytes)
{
    poppler::set_debug_error_function([](const std::string &, void *) {}, nullptr);
    const std::unique_ptr<poppler::document> document(
        poppler::document::load_from_raw_data(bytes.data(), int(bytes.size())));
    if (document && document->is_locked())
        return refuse(u"The PDF is encrypted."_s);
    if (isCutShort(bytes))
        return refuse(u"The PDF is truncated."_s);
    if (!document || document->pages() <= 0)
        return refuse(u"The PDF is damaged."_s);
    if (document->pages() > kMaxPdfPages)
        return refuse(u"The PDF has more than %1 pages."_s.arg(kMaxPdfPages));
    QList<PdfPage> pages;
    bool hasWords = false;
    for (int i = 0; i < document->pages(); ++i) {
        const std::unique_ptr<poppler::page> page(document->create_page(i));
        if (!page)
            return refuse(u"The PDF is damaged."_s);
        pages.append(pageOf(*page));
        hasWords = hasWords || !pages.last().words.isEmpty();
    }
    if (!hasWords)
        return refuse(u"The PDF contains no text: its pages may be images."_s);
    HtmlPage out;
    out.blocks = blocksOf(pages);
    out.title = ownTitle(*document);
    if (out.title.isEmpty())
        out.title = largestHeading(out.blocks);
    for (qsizetype i = 0; i < std::min<qsizetype>(out.blocks.size(), kBlocksWithTitle); ++i) {
        const HtmlPage::Block &block = out.blocks[i];
        if (block.kind == HtmlPage::Block::Heading
            && block.text.compare(out.title, Qt::CaseInsensitive) == 0) {
            out.blocks.removeAt(i); // the title says it
            break;
        }
    }
    return out;
}

} // namespace answerdesk::web
