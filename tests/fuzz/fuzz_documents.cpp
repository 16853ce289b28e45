// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Documents that are imported: Markdown with front matter, plain text, any charset.
#include "server/knowledge/document_reader.h"
#include "server/knowledge/passage_splitter.h"
#include "server/web/charset.h"
#include "tests/fuzz/fuzz_target.h"

using namespace answerdesk;

namespace {

void checkDocument(const QString &path, QByteArrayView bytes)
{
    const auto document = knowledge::readDocument(path, bytes, {});
    if (!document) {
        fuzz::require(!document.error().text().isEmpty(), "a refusal has a reason");
        return;
    }
    for (const knowledge::Passage &passage : knowledge::splitIntoPassages(*document))
        fuzz::require(!passage.text.trimmed().isEmpty(), "a passage has a text");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    const QByteArrayView bytes = fuzz::viewOf(data, size);
    checkDocument(QStringLiteral("help/a.md"), bytes);
    checkDocument(QStringLiteral("de/a.txt"), bytes);
    const qsizetype end = bytes.indexOf('\n');
    if (end >= 0 && end < 100)
        (void)web::decodeText(bytes.sliced(end + 1), bytes.first(end).toByteArray());
    return 0;
}
