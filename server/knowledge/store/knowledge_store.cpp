// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/knowledge/store/knowledge_store.h"
#include "server/knowledge/store/embedding_store.h"
#include "server/knowledge/store/indexed_passages.h"
#include "server/knowledge/store/source_store.h"
#include "server/storage/rows/list_select.h"
#include "server/storage/rows/sequence.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::knowledge {

using storage::Connection;
using storage::nextValue;
using storage::Rows;

api::Source insertSource(Connection &connection, const QString &companyKey, const QString &name, qint64 nowMs)
{
    api::Source source;
    source.sourceId = QString::number(nextValue(connection, companyKey, u"source"_s));
    source.name = name;
    source.kind = u"upload"_s;
    source.createdAt.ms = source.updatedAt.ms = nowMs;
    connection.run("INSERT INTO source (company_key, source_id, name, kind, created_ms, updated_ms) "
                   "VALUES (?, ?, ?, ?, ?, ?)",
        companyKey, source.sourceId, source.name, source.kind, nowMs, nowMs);
    return source;
}

QString sourceKind(Connection &connection, const QString &companyKey, const QString &sourceId)
{
    Rows rows = connection.run(
        "SELECT kind FROM source WHERE company_key = ? AND source_id = ?", companyKey, sourceId);
    return rows.next() ? rows.text(0) : QString();
}

QString uploadSourceNamed(Connection &connection, const QString &companyKey, const QString &name)
{
    Rows rows = connection.run("SELECT source_id FROM source WHERE company_key = ? AND name = ? AND kind = "
                               "'upload' ORDER BY created_ms, source_id LIMIT 1",
        companyKey, name);
    return rows.next() ? rows.text(0) : QString();
}

bool sourceExists(Connection &connection, const QString &companyKey, const QString &sourceId)
{
    Rows rows = connection.run(
        "SELECT 1 FROM source WHERE company_key = ? AND source_id = ?", companyKey, sourceId);
    return rows.next();
}

QString sourceName(Connection &connection, const QString &companyKey, const QString &sourceId)
{
    Rows rows = connection.run(
        "SELECT name FROM source WHERE company_key = ? AND source_id = ?", companyKey, sourceId);
    return rows.next() ? rows.text(0) : QString();
}

std::optional<QStringList> deleteSource(
    Connection &connection, const QString &companyKey, const QString &sourceId)
{
    if (!sourceExists(connection, companyKey, sourceId))
        return std::nullopt;
    QStringList documents = deleteDocuments(connection, companyKey, sourceId);
    connection.run("DELETE FROM source WHERE company_key = ? AND source_id = ?", companyKey, sourceId);
    return documents;
}

Result<PutResult> putDocument(
    Connection &connection, const QString &companyKey, const StoredDocument &document, qint64 nowMs)
{
    if (!sourceExists(connection, companyKey, document.sourceId))
        return fail(ErrorCode::NotFound, u"The company has no such source."_s);
    PutResult result;
    result.document.path = document.path;
    result.document.title = document.title;
    result.document.language = document.language;
    result.document.passages = int(document.passages.size());
    const QString hash = QString::fromLatin1(document.contentHash.toHex());
    qint64 documentId = 0;
    {
        Rows rows = connection.run("SELECT document_id, content_hash FROM document WHERE company_key = ? AND "
                                   "source_id = ? AND path = ?",
            companyKey, document.sourceId, document.path);
        if (rows.next()) {
            documentId = rows.integer(0);
            result.isChanged = rows.text(1) != hash;
        }
    }
    std::optional<EmbeddingsOfDocument> before;
    if (documentId == 0) {
        documentId = nextValue(connection, companyKey, u"document"_s);
        connection.run("INSERT INTO document (company_key, document_id, source_id, path, title, language, "
                       "translation_group, content_hash, updated_ms) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            companyKey, documentId, document.sourceId, document.path, document.title, document.language,
            document.translationGroup, hash, nowMs);
    } else if (result.isChanged) {
        before.emplace(connection, companyKey, documentId);
        connection.run(
            "UPDATE document SET title = ?, language = ?, translation_group = ?, content_hash = ?, "
            "updated_ms = ? WHERE company_key = ? AND document_id = ?",
            document.title, document.language, document.translationGroup, hash, nowMs, companyKey,
            documentId);
        connection.run(
            "DELETE FROM passage WHERE company_key = ? AND document_id = ?", companyKey, documentId);
    }
    result.document.documentId = QString::number(documentId);
    if (!result.isChanged)
        return result;
    int ordinal = 0;
    for (const Passage &passage : document.passages) {
        const bool isOwnTitle = hasOwnTitle(passage, document);
        Passage stored = passage;
        stored.passageId = nextValue(connection, companyKey, u"passage"_s);
        connection.run("INSERT INTO passage (company_key, passage_id, document_id, ordinal, heading, body, "
                       "title, language) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            companyKey, stored.passageId, documentId, ordinal++, passage.headingPath, passage.text,
            isOwnTitle ? passage.title : u""_s, isOwnTitle ? passage.language : u""_s);
        if (before) {
            stored.title = isOwnTitle ? passage.title : document.title;
            before->passOn(stored);
        }
    }
    connection.run("UPDATE source SET updated_ms = ? WHERE company_key = ? AND source_id = ?", nowMs,
        companyKey, document.sourceId);
    return result;
}

namespace {

api::Document documentOf(const Rows &rows)
{
    api::Document document;
    document.documentId = QString::number(rows.integer(0));
    document.sourceId = rows.text(1);
    document.path = rows.text(2);
    document.title = rows.text(3);
    document.language = rows.text(4);
    document.updatedAt.ms = rows.integer(5);
    document.passages = int(rows.integer(6));
    return document;
}

} // namespace

std::vector<api::Document> loadDocuments(Connection &connection, const QString &companyKey,
    const api::DocumentsQuery &query, qint64 belowId, int limit)
{
    std::vector<api::Document> documents;
    storage::ListSelect select(
        "SELECT d.document_id, d.source_id, d.path, d.title, d.language, d.updated_ms, "
        "(SELECT COUNT(*) FROM passage p WHERE p.company_key = d.company_key AND p.document_id = "
        "d.document_id) FROM document d WHERE d.company_key = ? AND d.document_id < ?",
        companyKey, belowId);
    select.addIf(query.source, "AND d.source_id = ?");
    if (query.language)
        select.add("AND d.language = ?", query.language->tag);
    select.addIf(storage::patternOf(query.q),
        "AND (lower(d.title) LIKE ? ESCAPE '!' OR lower(d.path) LIKE ? ESCAPE '!')");
    Rows rows = select.add("ORDER BY d.document_id DESC LIMIT ?", limit).run(connection);
    while (rows.next())
        documents.push_back(documentOf(rows));
    return documents;
}

std::optional<api::Document> loadDocument(
    Connection &connection, const QString &companyKey, qint64 documentId)
{
    Rows rows = connection.run(
        "SELECT d.document_id, d.source_id, d.path, d.title, d.language, d.updated_ms, "
        "(SELECT COUNT(*) FROM passage p WHERE p.company_key = d.company_key AND p.document_id = "
        "d.document_id) FROM document d WHERE d.company_key = ? AND d.document_id = ?",
        companyKey, documentId);
    return rows.next() ? std::optional(documentOf(rows)) : std::nullopt;
}

std::vector<PlacedPassage> loadDocumentPassages(
    Connection &connection, const QString &companyKey, qint64 documentId, qint64 behindPlace, int limit)
{
    std::vector<PlacedPassage> passages;
    Rows rows = connection.run(
        "SELECT ordinal, passage_id, heading, body, title FROM passage WHERE company_key = ? AND "
        "document_id = ? AND ordinal > ? ORDER BY ordinal LIMIT ?",
        companyKey, documentId, behindPlace, limit);
    while (rows.next()) {
        PlacedPassage placed{rows.integer(0), {}};
        placed.passage.passageId = QString::number(rows.integer(1));
        placed.passage.heading = rows.text(2);
        placed.passage.text = rows.text(3);
        if (QString title = rows.text(4); !title.isEmpty())
            placed.passage.title = std::move(title);
        passages.push_back(std::move(placed));
    }
    return passages;
}

QList<Passage> loadPassages(Connection &connection, const QString &companyKey, qint64 aboveId)
{
    QList<Passage> passages;
    Rows rows = connection.run(
        "SELECT p.passage_id, p.document_id, d.title, p.heading, p.body, d.language, d.path, d.source_id, "
        "d.translation_group, p.title, p.language FROM passage p JOIN document d ON d.company_key = "
        "p.company_key AND "
        "d.document_id = p.document_id WHERE p.company_key = ? AND p.passage_id > ? ORDER BY p.passage_id",
        companyKey, aboveId);
    while (rows.next()) {
        Passage passage;
        passage.passageId = rows.integer(0);
        passage.documentId = rows.integer(1);
        passage.title = rows.text(2);
        passage.headingPath = rows.text(3);
        passage.text = rows.text(4);
        passage.language = rows.text(5);
        passage.path = rows.text(6);
        completePassage(passage, {rows.text(7), rows.text(8)}, rows.text(9), rows.text(10));
        passages << passage;
    }
    return passages;
}

qint64 countPassages(Connection &connection, const QString &companyKey, qint64 upToId)
{
    Rows rows = connection.run(
        "SELECT COUNT(*) FROM passage WHERE company_key = ? AND passage_id <= ?", companyKey, upToId);
    return rows.next() ? rows.integer(0) : 0;
}

QList<qint64> loadPassageIds(Connection &connection, const QString &companyKey, qint64 upToId)
{
    QList<qint64> ids;
    Rows rows = connection.run(
        "SELECT passage_id FROM passage WHERE company_key = ? AND passage_id <= ? ORDER BY passage_id",
        companyKey, upToId);
    while (rows.next())
        ids << rows.integer(0);
    return ids;
}

} // namespace answerdesk::knowledge
