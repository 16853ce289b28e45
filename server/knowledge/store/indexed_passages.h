// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/knowledge/readers/extracted_document.h"
#include "server/knowledge/store/knowledge_store.h"

namespace answerdesk::knowledge {

// How a document's passages become those of the index: what is stored, and what is added to it. No SQL; any
// thread.

/// An uploaded document as its source stores it.
StoredDocument uploadedDocument(const QString &sourceId, const QString &path, const ExtractedDocument &read);

/// False for a passage that takes title and language from its document.
bool hasOwnTitle(const Passage &passage, const StoredDocument &document);

struct PassageOrigin {
    QString sourceId;
    QString translationGroup; ///< of the document, as StoredDocument has it
};
/// Sets what follows from the origin, and the passage's own title and language; both are empty for a passage
/// that takes them from its document. The passage has its document's title, language and path.
void completePassage(
    Passage &passage, const PassageOrigin &origin, const QString &ownTitle, const QString &ownLanguage);

/// The passages that loadPassages() would give for a document which was stored. lastPassageId: rises with
/// each passage.
QList<Passage> indexedPassages(const StoredDocument &document, qint64 documentId, qint64 &lastPassageId);

} // namespace answerdesk::knowledge
