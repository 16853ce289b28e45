// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/knowledge/store/knowledge_store.h"
#include "server/knowledge/store/embedding_store.h"
#include "server/knowledge/store/indexed_passages.h"
#include "server/knowledge/store/source_store.h"
#include "server/storage/rows/list_select.h"
#include "server/storage/rows/row.h"
#include "server/storage/rows/sequence.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::knowledge {

using storage::CodedColumn;
using storage::Column;
using storage::Connection;
using storage::Fixed;
using storage::Key;
using storage::nextValue;
using storage::NumberTextCodec;

namespace {

struct DocumentRow : StoredDocument {
    QString companyKey;
    qint64 id = 0;
    qint64 updatedMs = 0;
};
using DocumentTable = storage::Table<DocumentRow, "document", Key<"company_key", &DocumentRow::companyKey>,
    Key<"document_id", &DocumentRow::id>, Fixed<"source_id", &StoredDocument::sourceId>,
    Fixed<"path", &StoredDocument::path>, Column<"title", &StoredDocument::title>,
    Column<"language", &StoredDocument::language>,
    Column<"translation_group", &StoredDocument::translationGroup>,
    CodedColumn<storage::HexCodec, "content_hash", &StoredDocument::contentHash>,
    Column<"updated_ms", &DocumentRow::updatedMs>>;

using Documents
    = storage::View<api::Document, CodedColumn<NumberTextCodec, "d.document_id", &api::Document::documentId>,
        Column<"d.source_id", &api::Document::sourceId>, Column<"d.path", &api::Document::path>,
        Column<"d.title", &api::Document::title>, Column<"d.language", &api::Document::language>,
        Column<"d.updated_ms", &api::Document::updatedAt>,
        Column<"(SELECT COUNT(*) FROM passage p WHERE p.company_key = d.company_key AND p.document_id = "
               "d.document_id)",
            &api::Document::passages>>;

template <typename Codec, storage::Literal Name, auto Member>
using PlacedColumn = CodedColumn<Codec, Name, &PlacedPassage::passage, Member>;
using PlacedPassages = storage::View<PlacedPassage, Column<"ordinal", &PlacedPassage::place>,
    PlacedColumn<NumberTextCodec, "passage_id", &api::DocumentPassage::passageId>,
    PlacedColumn<void, "heading", &api::DocumentPassage::heading>,
    PlacedColumn<void, "body", &api::DocumentPassage::text>,
    PlacedColumn<storage::EmptyTextCodec, "title", &api::DocumentPassage::title>>;

struct IndexedRow : Passage {
    PassageOrigin origin;
    QString ownTitle;
    QString ownLanguage;
};
using IndexedRows = storage::View<IndexedRow, Column<"p.passage_id", &Passage::passageId>,
    Column<"p.document_id", &Passage::documentId>, Column<"d.title", &Passage::title>,
    Column<"p.heading", &Passage::headingPath>, Column<"p.body", &Passage::text>,
    Column<"d.language", &Passage::language>, Column<"d.path", &Passage::path>,
    Column<"d.source_id", &IndexedRow::origin, &PassageOrigin::sourceId>,
    Column<"d.translation_group", &IndexedRow::origin, &PassageOrigin::translationGroup>,
    Column<"p.title", &IndexedRow::ownTitle>, Column<"p.language", &IndexedRow::ownLanguage>>;

} // namespace

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
    return storage::firstValue<QString>(
        connection.run(
            "SELECT kind FROM source WHERE company_key = ? AND source_id = ?", companyKey, sourceId))
        .value_or(QString());
}

QString uploadSourceNamed(Connection &connection, const QString &companyKey, const QString &name)
{
    return storage::firstValue<QString>(
        connection.run("SELECT source_id FROM source WHERE company_key = ? AND name = ? AND kind = 'upload' "
                       "ORDER BY created_ms, source_id LIMIT 1",
            companyKey, name))
        .value_or(QString());
}

bool sourceExists(Connection &connection, const QString &companyKey, const QString &sourceId)
{
    return connection
        .run("SELECT 1 FROM source WHERE company_key = ? AND source_id = ?", companyKey, sourceId)
        .next();
}

QString sourceName(Connection &connection, const QString &companyKey, const QString &sourceId)
{
    return storage::firstValue<QString>(
        connection.run(
            "SELECT name FROM source WHERE company_key = ? AND source_id = ?", companyKey, sourceId))
        .value_or(QString());
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
    const auto known
        = DocumentTable::selectOne<"SELECT {columns} FROM document WHERE company_key = ? AND source_id = ? "
                                   "AND path = ?">(connection, companyKey, document.sourceId, document.path);
    result.isChanged = !known || known->contentHash != document.contentHash;
    const qint64 documentId = known ? known->id : nextValue(connection, companyKey, u"document"_s);
    const DocumentRow row{document, companyKey, documentId, nowMs};
    std::optional<EmbeddingsOfDocument> before;
    if (!known) {
        DocumentTable::insert(connection, row);
    } else if (result.isChanged) {
        before.emplace(connection, companyKey, documentId);
        DocumentTable::update(connection, row);
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

void deleteDocument(Connection &connection, const QString &companyKey, qint64 documentId)
{
    connection.run("DELETE FROM passage WHERE company_key = ? AND document_id = ?", companyKey, documentId);
    connection.run("DELETE FROM document WHERE company_key = ? AND document_id = ?", companyKey, documentId);
}

std::vector<api::Document> loadDocuments(Connection &connection, const QString &companyKey,
    const api::DocumentsQuery &query, qint64 belowId, int limit)
{
    storage::ListSelect select(
        Documents::sql<"SELECT {columns} FROM document d WHERE d.company_key = ? AND d.document_id < ?">(),
        companyKey, belowId);
    select.addIf(query.source, "AND d.source_id = ?").addIf(query.language, "AND d.language = ?");
    select.addIf(storage::patternOf(query.q),
        "AND (lower(d.title) LIKE ? ESCAPE '!' OR lower(d.path) LIKE ? ESCAPE '!')");
    select.add("ORDER BY d.document_id DESC LIMIT ?", limit);
    return Documents::readAll<std::vector<api::Document>>(select.run(connection));
}

std::optional<api::Document> loadDocument(
    Connection &connection, const QString &companyKey, qint64 documentId)
{
    return Documents::selectOne<
        "SELECT {columns} FROM document d WHERE d.company_key = ? AND d.document_id = ?">(
        connection, companyKey, documentId);
}

std::vector<PlacedPassage> loadDocumentPassages(
    Connection &connection, const QString &companyKey, qint64 documentId, qint64 behindPlace, int limit)
{
    return PlacedPassages::select<
        "SELECT {columns} FROM passage WHERE company_key = ? AND document_id = ? AND "
        "ordinal > ? ORDER BY ordinal LIMIT ?",
        std::vector<PlacedPassage>>(connection, companyKey, documentId, behindPlace, limit);
}

QList<Passage> loadPassages(Connection &connection, const QString &companyKey, qint64 aboveId)
{
    QList<Passage> passages;
    storage::Rows rows = connection.run(
        IndexedRows::sql<
            "SELECT {columns} FROM passage p JOIN document d ON d.company_key = p.company_key AND "
            "d.document_id = p.document_id WHERE p.company_key = ? AND p.passage_id > ? "
            "ORDER BY p.passage_id">(),
        companyKey, aboveId);
    while (rows.next()) {
        IndexedRow row = IndexedRows::read(rows);
        completePassage(row, row.origin, row.ownTitle, row.ownLanguage);
        passages << std::move(row);
    }
    return passages;
}

qint64 countPassages(Connection &connection, const QString &companyKey, qint64 upToId)
{
    return storage::firstValue<qint64>(
        connection.run(
            "SELECT COUNT(*) FROM passage WHERE company_key = ? AND passage_id <= ?", companyKey, upToId))
        .value_or(0);
}

QList<qint64> loadPassageIds(Connection &connection, const QString &companyKey, qint64 upToId)
{
    return storage::values<qint64>(connection.run(
        "SELECT passage_id FROM passage WHERE company_key = ? AND passage_id <= ? ORDER BY passage_id",
        companyKey, upToId));
}

} // namespace answerdesk::knowledge
