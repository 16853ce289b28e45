// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/knowledge/crawl/site_facts.h"
#include "server/knowledge/text/passage.h"
#include "shared/core/result.h"

namespace answerdesk::knowledge {

/// A document that is to be read; the bytes outlive the reading.
struct DocumentSource {
    QString path; ///< its ending names the format, its first folder may name the language
    QByteArrayView bytes;
    // Of a web page only.
    QByteArray contentType = {}; ///< as the site sent it
    QUrl url = {}; ///< where it was found after redirects
    QByteArray robotsTag = {}; ///< X-Robots-Tag
};

/// A document as the child process read it and cut it into passages.
struct ExtractedDocument {
    QString title;
    QString locale; ///< from the document itself, else guessed from its words; empty when neither worked
    QString translationOf; ///< path or name of the document that this one translates; empty when not said
    QStringList skipped; ///< parts that could not be read, each with the reason, for people
    QList<Passage> passages; ///< title, heading path, text and language are set
    QByteArray textHash; ///< SHA-256 of title, headings and text
    QByteArray contentHash; ///< SHA-256 of the bytes; computed by the server, never by the child
};

/// What the child answers about a document. A web page that cannot be read as a document still has facts.
struct ExtractionAnswer {
    SiteFacts facts; ///< of a web page
    ExtractedDocument document;
    QString refusal; ///< why there is no document; empty when there is one
};

/// The form in which the child process hands an answer over, behind the part extract::kRead.
QByteArray toParts(const ExtractionAnswer &answer);
/// Reads it and holds it against the bounds of passage.h: a child that was compromised may send anything.
tl::expected<ExtractionAnswer, QString> answerFromParts(QByteArrayView bytes);

} // namespace answerdesk::knowledge
