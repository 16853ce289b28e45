// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/knowledge/sources/document_extractor.h"
#include "server/web/extraction/extract_protocol.h"
#include "shared/core/secret.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::knowledge {

Extraction extractDocument(
    const web::Extractor &extractor, const DocumentSource &source, const std::stop_token &stop)
{
    Extraction out;
    const auto refuse = [&](const QString &reason) {
        out.document = fail(Error::invalidField(source.path, reason));
        return out;
    };
    web::extract::PartWriter head;
    head.addText(source.path);
    head.add(source.contentType.left(web::extract::kMaxContentType));
    head.add(source.url.toEncoded());
    head.add(source.robotsTag.left(web::extract::kMaxName));
    const Result<QByteArray> bytes = extractor.document(head.bytes(), source.bytes, stop);
    if (!bytes) {
        const ErrorCode code = bytes.error().code;
        if (code != ErrorCode::InternalError && code != ErrorCode::Unavailable)
            return refuse(bytes.error().text());
        out.document = fail(bytes.error()); // no fault of the document
        return out;
    }
    auto answer = answerFromParts(*bytes);
    if (!answer)
        return refuse(u"The document could not be read."_s);
    out.facts = std::move(answer->facts);
    if (!answer->refusal.isEmpty())
        return refuse(answer->refusal);
    answer->document.contentHash = sha256(source.bytes);
    out.document = std::move(answer->document);
    return out;
}

} // namespace answerdesk::knowledge
