// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/knowledge/readers/extracted_document.h"
#include "server/web/extraction/extractor.h"
#include <functional>

namespace answerdesk::knowledge {

struct Extraction {
    SiteFacts facts; ///< of a web page, also of one that is no document
    /// INVALID_FIELDS with the path and the reason when the document cannot be read; UNAVAILABLE when it was
    /// cancelled or the server has no room, INTERNAL_ERROR when the child cannot be started.
    Result<ExtractedDocument> document = fail(ErrorCode::InternalError, QString());
};

/// Reads a document and cuts it into passages in a child process. Blocking; any thread. A stop request ends
/// the child at once.
Extraction extractDocument(
    const web::Extractor &extractor, const DocumentSource &source, const std::stop_token &stop = {});

using ExtractDocument = std::function<Extraction(const DocumentSource &, const std::stop_token &)>;

} // namespace answerdesk::knowledge
