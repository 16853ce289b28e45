// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/knowledge/text/passage.h"
#include "shared/core/result.h"
#include <functional>

namespace answerdesk::web {
struct HtmlPage;
}

namespace answerdesk::knowledge {

/// Reads HTML (bytes and their content type; of a fragment web::kHtmlFragmentType) into blocks; the room web
/// has it, here it is only called.
using HtmlToPage = std::function<Result<web::HtmlPage>(QByteArrayView bytes, QByteArray contentType)>;

constexpr qsizetype kMaxDocumentBytes = 32 * 1024 * 1024;

/// Reads a document by its name's ending: .md and .markdown, .html, .htm and .xhtml, .docx, .pdf, .csv and
/// .tsv (question/answer pairs), everything else as plain text. Refused with ErrorCode::InvalidFields and the
/// path: over 32 MiB, binary bytes, nothing to read in it; with the reader's own error where HTML cannot be
/// read for the server's reasons. Any thread.
Result<ReadDocument> readDocument(const QString &path, QByteArrayView bytes, const HtmlToPage &html);

} // namespace answerdesk::knowledge
