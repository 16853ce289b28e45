// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// ZIP archives, Word documents, and how the words of a PDF are put together. (PDFs themselves are read by a
// library that is only ever run in the child process.)
#include "server/web/documents/docx_reader.h"
#include "server/web/documents/pdf_lines.h"
#include "shared/core/zip_archive.h"
#include "tests/fuzz/fuzz_target.h"

using namespace answerdesk;

namespace {

constexpr qint64 kMost = 4 << 20;

void checkArchive(QByteArrayView bytes)
{
    const auto archive = ZipArchive::fromBytes(bytes);
    if (!archive)
        return fuzz::require(!archive.error().isEmpty(), "a refusal has a reason");
    for (const ZipArchive::Entry &entry : archive->entries()) {
        const bool leadsOut
            = entry.name.startsWith(u'/') || entry.name.split(u'/').contains(QLatin1String(".."));
        fuzz::require(!leadsOut || !entry.fault.isEmpty(), "a path that leads out is refused");
        const auto read = archive->read(entry.index, kMost);
        fuzz::require(read ? read->size() <= kMost : !read.error().isEmpty(), "a file has a bound");
    }
}

void checkDocument(QByteArrayView bytes)
{
    const auto page = web::readDocx(bytes);
    fuzz::require(page || !page.error().isEmpty(), "a refusal has a reason");
}

/// Words of which each four bytes tell the place, the size and the letters.
void checkLayout(QByteArrayView bytes)
{
    static const char *const kTexts[]
        = {"word", "ends.", "divi-", "ded", "\xe2\x80\xa2", "1.", "17", "Page", ". . . . . .", " "};
    QList<web::PdfPage> pages{{842, {}}};
    for (qsizetype i = 0; i + 4 <= bytes.size() && i < 4000; i += 4) {
        const auto at = [&](qsizetype place) { return double(uchar(bytes[i + place])); };
        if (uchar(bytes[i]) > 250)
            pages.append(web::PdfPage{842, {}});
        web::PdfWord word;
        word.text = QString::fromUtf8(kTexts[uchar(bytes[i + 3]) % std::size(kTexts)]);
        word.size = 4 + at(3) / 8;
        word.left = at(1) * 2;
        word.right = word.left + word.size * 3;
        word.top = at(2) * 3.3;
        word.bottom = word.top + word.size;
        word.hasSpaceAfter = uchar(bytes[i + 3]) & 1;
        pages.last().words.append(word);
    }
    for (const web::HtmlPage::Block &block : web::blocksOf(pages))
        fuzz::require(!block.text.trimmed().isEmpty(), "a block has a text");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    const QByteArrayView bytes = fuzz::viewOf(data, size);
    checkArchive(bytes);
    checkDocument(bytes);
    checkLayout(bytes);
    return 0;
}
