// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/knowledge/text/passage.h"
#include "server/storage/connection/connection.h"
#include "shared/api/knowledge.h"
#include "shared/api/list_queries.h"

namespace answerdesk::knowledge {

// Rows of sources, documents and passages. Writing functions run in a write job.

api::Source insertSource(
    storage::Connection &connection, const QString &companyKey, const QString &name, qint64 nowMs);
/// How the source comes by its documents; empty when there is none of this id.
QString sourceKind(storage::Connection &connection, const QString &companyKey, const QString &sourceId);
/// The oldest source for uploads of this name; empty when there is none.
QString uploadSourceNamed(storage::Connection &connection, const QString &companyKey, const QString &name);
bool sourceExists(storage::Connection &connection, const QString &companyKey, const QString &sourceId);
/// Deletes the source with its documents and passages and tells the documents' ids; nothing when there is no
/// such source.
std::optional<QStringList> deleteSource(
    storage::Connection &connection, const QString &companyKey, const QString &sourceId);

struct StoredDocument {
    QString sourceId;
    QString path;
    QString title;
    QString language;
    QString translationGroup; ///< path of the original within the source
    QByteArray contentHash;
    QList<Passage> passages; ///< heading and text count
};
struct PutResult {
    api::ImportedDocument document;
    bool isChanged = true; ///< false: the same bytes were there already
};
/// Empty when there is no such source.
QString sourceName(storage::Connection &connection, const QString &companyKey, const QString &sourceId);
/// Puts a document in place of the one with its path. NOT_FOUND when the source is gone.
Result<PutResult> putDocument(
    storage::Connection &connection, const QString &companyKey, const StoredDocument &document, qint64 nowMs);
/// With its passages. The source is not marked as changed.
void deleteDocument(storage::Connection &connection, const QString &companyKey, qint64 documentId);
/// Newest first, below a document id.
std::vector<api::Document> loadDocuments(storage::Connection &connection, const QString &companyKey,
    const api::DocumentsQuery &query, qint64 belowId, int limit);

std::optional<api::Document> loadDocument(
    storage::Connection &connection, const QString &companyKey, qint64 documentId);
/// Its passages in the document's order, behind a place in it (-1: all of them), each with its place.
struct PlacedPassage {
    qint64 place = 0;
    api::DocumentPassage passage;
};
std::vector<PlacedPassage> loadDocumentPassages(storage::Connection &connection, const QString &companyKey,
    qint64 documentId, qint64 behindPlace, int limit);

// How the index follows the rows: ids of passages rise with every commit and are never given twice, and
// nothing of a passage, its document's title, language and path included, changes under its id. A document
// that changes has new passages.

/// The passages of a company with ids above one, in the order of their ids.
QList<Passage> loadPassages(storage::Connection &connection, const QString &companyKey, qint64 aboveId = 0);
/// How many passages have ids up to one.
qint64 countPassages(storage::Connection &connection, const QString &companyKey, qint64 upToId);
/// Their ids, in order.
QList<qint64> loadPassageIds(storage::Connection &connection, const QString &companyKey, qint64 upToId);

} // namespace answerdesk::knowledge
