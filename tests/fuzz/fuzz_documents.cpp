// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Documents that are imported: Markdown with front matter, plain text, any charset.
#include "server/extract/document_extraction.h"
#include "server/web/page/charset.h"
#include "tests/fuzz/fuzz_target.h"

using namespace answerdesk;

namespace {

void checkDocument(const QString &path, QByteArrayView bytes)
{
    const knowledge::ExtractionAnswer answer = extract::extractDocument({path, bytes});
    for (const knowledge::Passage &passage : answer.document.passages)
        fuzz::require(!passage.text.trimmed().isEmpty(), "a passage has a text");
    const auto again = knowledge::answerFromParts(toParts(answer));
    fuzz::require(again && again->refusal == answer.refusal
            && again->document.passages.size() == answer.document.passages.size(),
        "the server takes what the readers hand over");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    const QByteArrayView bytes = fuzz::viewOf(data, size);
    checkDocument(QStringLiteral("help/a.md"), bytes);
    checkDocument(QStringLiteral("de/a.txt"), bytes);
    checkDocument(QStringLiteral("a.csv"), bytes);
    checkDocument(QStringLiteral("a.html"), bytes);
    const qsizetype end = bytes.indexOf('\n');
    if (end >= 0 && end < 100)
        (void)web::decodeText(bytes.sliced(end + 1), bytes.first(end).toByteArray());
    return 0;
}
