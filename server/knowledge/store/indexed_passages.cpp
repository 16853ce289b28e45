// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/knowledge/store/indexed_passages.h"
#include "server/knowledge/store/own_answer_documents_store.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::knowledge {

StoredDocument uploadedDocument(const QString &sourceId, const QString &path, const ExtractedDocument &read)
{
    StoredDocument document;
    document.sourceId = sourceId;
    document.path = path;
    document.title = read.title;
    document.language = read.locale;
    // The original that a translation names stands in the same source; relative names are taken as they are.
    document.translationGroup = read.translationOf.isEmpty() ? path : read.translationOf;
    document.contentHash = read.contentHash;
    document.passages = read.passages;
    return document;
}

bool hasOwnTitle(const Passage &passage, const StoredDocument &document)
{
    return !passage.title.isEmpty() && passage.title != document.title;
}

void completePassage(
    Passage &passage, const PassageOrigin &origin, const QString &ownTitle, const QString &ownLanguage)
{
    // Addresses mean the same in every source; names of files do not.
    const QString &group = origin.translationGroup;
    passage.translationGroup = group.contains("://"_L1) ? group : origin.sourceId + u':' + group;
    if (!ownTitle.isEmpty()) {
        passage.title = ownTitle;
        passage.language = ownLanguage;
        passage.translationGroup.clear(); // the other questions of the file are no translations of it
    }
    passage.ownLocale = ownAnswerLocale(origin.sourceId, passage.path);
}

QList<Passage> indexedPassages(const StoredDocument &document, qint64 documentId, qint64 &lastPassageId)
{
    QList<Passage> passages;
    for (const Passage &read : document.passages) {
        Passage passage;
        passage.passageId = ++lastPassageId;
        passage.documentId = documentId;
        passage.title = document.title;
        passage.headingPath = read.headingPath;
        passage.text = read.text;
        passage.language = document.language;
        passage.path = document.path;
        const bool isOwn = hasOwnTitle(read, document);
        completePassage(passage, {document.sourceId, document.translationGroup},
            isOwn ? read.title : QString(), isOwn ? read.language : QString());
        passages << passage;
    }
    return passages;
}

} // namespace answerdesk::knowledge
