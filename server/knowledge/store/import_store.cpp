// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/knowledge/store/import_store.h"
#include "server/knowledge/store/knowledge_store.h"
#include "server/storage/rows/list_select.h"
#include "server/storage/rows/row.h"
#include "server/storage/rows/sequence.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::knowledge {

using storage::CodedColumn;
using storage::Column;
using storage::Connection;
using storage::EnumCodec;
using storage::ListSelect;
using storage::NumberTextCodec;

namespace {

template <storage::Literal Name, auto Member>
using StateColumn = CodedColumn<EnumCodec<api::ImportState, api::ImportState::Failed>, Name, Member>;

/// The reports' lines stand in the place of those that they leave out.
using Imports = storage::View<api::Import,
    CodedColumn<NumberTextCodec, "i.import_id", &api::Import::importId>,
    Column<"i.source_id", &api::Import::sourceId>, Column<"s.name", &api::Import::sourceName>,
    Column<"i.kind", &api::Import::kind>, StateColumn<"i.state", &api::Import::state>,
    CodedColumn<storage::EmptyTextCodec, "i.reason", &api::Import::reason>,
    Column<"i.found_count", &api::Import::found>, Column<"i.read_count", &api::Import::read>,
    Column<"i.unchanged_count", &api::Import::unchanged>, Column<"i.removed_count", &api::Import::removed>,
    Column<"i.failed_count", &api::Import::failed>, Column<"i.skipped_count", &api::Import::skipped>,
    Column<"i.line_count", &api::Import::unreported>, Column<"i.started_by", &api::Import::startedBy>,
    Column<"i.started_ms", &api::Import::startedAt>, Column<"i.updated_ms", &api::Import::updatedAt>,
    Column<"i.ended_ms", &api::Import::endedAt>, Column<"i.revision", &api::Import::revision>>;
constexpr const auto &kSelect
    = Imports::sql<"SELECT {columns} FROM import_run i JOIN source s ON s.company_key = i.company_key AND "
                   "s.source_id = i.source_id WHERE i.company_key = ?">();

using Documents = storage::View<api::ImportedDocument,
    CodedColumn<NumberTextCodec, "d.document_id", &api::ImportedDocument::documentId>,
    Column<"d.path", &api::ImportedDocument::path>, Column<"d.title", &api::ImportedDocument::title>,
    Column<"d.language", &api::ImportedDocument::language>,
    Column<"(SELECT COUNT(*) FROM passage p WHERE p.company_key = d.company_key AND p.document_id = "
           "d.document_id)",
        &api::ImportedDocument::passages>>;

using Standings = storage::View<ImportStanding, StateColumn<"state", &ImportStanding::state>,
    Column<"line_count", &ImportStanding::lines>>;

using Lines = storage::View<api::ImportLine, Column<"line_number", &api::ImportLine::line>,
    Column<"path", &api::ImportLine::path>,
    CodedColumn<EnumCodec<api::ImportOutcome, api::ImportOutcome::Failed>, "outcome",
        &api::ImportLine::outcome>,
    Column<"reason", &api::ImportLine::reason>>;

using Refs = storage::View<ImportRef, Column<"company_key", &ImportRef::companyKey>,
    Column<"import_id", &ImportRef::importId>>;

qint64 nextRevision(Connection &connection, const QString &companyKey)
{
    return storage::nextValue(connection, companyKey, u"import_revision"_s);
}

std::vector<api::Import> importsOf(storage::Rows rows)
{
    auto imports = Imports::readAll<std::vector<api::Import>>(std::move(rows));
    for (api::Import &import : imports)
        import.unreported = std::max<qint64>(0, import.unreported - ImportLedger::kMaxLines);
    return imports;
}

} // namespace

qint64 insertImport(Connection &connection, const ImportStart &start, int kept, qint64 nowMs)
{
    const qint64 importId = storage::nextValue(connection, start.companyKey, u"import"_s);
    connection.run(
        "INSERT INTO import_run (company_key, import_id, source_id, kind, state, reason, found_count, "
        "read_count, unchanged_count, removed_count, failed_count, skipped_count, line_count, started_by, "
        "started_ms, updated_ms, revision) VALUES (?, ?, ?, ?, 'running', '', ?, 0, 0, 0, 0, 0, 0, ?, ?, ?, "
        "?)",
        start.companyKey, importId, start.sourceId, start.kind, start.found, start.startedBy, nowMs, nowMs,
        nextRevision(connection, start.companyKey));
    connection.run(
        "DELETE FROM import_run WHERE company_key = ? AND source_id = ? AND state <> 'running' AND "
        "import_id <= (SELECT import_id FROM import_run WHERE company_key = ? AND source_id = ? "
        "ORDER BY import_id DESC LIMIT 1 OFFSET ?)",
        start.companyKey, start.sourceId, start.companyKey, start.sourceId, kept);
    return importId;
}

void addToImport(Connection &connection, const ImportRef &import, const ImportCounts &counts, qint64 nowMs)
{
    connection.run(
        "UPDATE import_run SET found_count = found_count + ?, read_count = read_count + ?, "
        "unchanged_count = unchanged_count + ?, removed_count = removed_count + ?, "
        "failed_count = failed_count + ?, skipped_count = skipped_count + ?, line_count = line_count + ?, "
        "updated_ms = ?, revision = ? WHERE company_key = ? AND import_id = ?",
        counts.found, counts.read, counts.unchanged, counts.removed, counts.failed, counts.skipped,
        counts.lines, nowMs, nextRevision(connection, import.companyKey), import.companyKey, import.importId);
}

void insertImportLine(Connection &connection, const ImportRef &import, const api::ImportLine &line)
{
    connection.run("INSERT INTO import_line (company_key, import_id, line_number, path, outcome, reason) "
                   "VALUES (?, ?, ?, ?, ?, ?)",
        import.companyKey, import.importId, line.line, line.path, QString(schema::enumName(line.outcome)),
        line.reason);
}

void setImportState(Connection &connection, const ImportRef &import, api::ImportState state,
    const QString &reason, qint64 nowMs)
{
    connection.run("UPDATE import_run SET state = ?, reason = ?, updated_ms = ?, ended_ms = ?, revision = ? "
                   "WHERE company_key = ? AND import_id = ?",
        QString(schema::enumName(state)), reason, nowMs, nowMs, nextRevision(connection, import.companyKey),
        import.companyKey, import.importId);
}

void markDocument(Connection &connection, const ImportRef &import, qint64 documentId)
{
    connection.run("UPDATE document SET import_id = ? WHERE company_key = ? AND document_id = ?",
        import.importId, import.companyKey, documentId);
}

void markPath(Connection &connection, const ImportRef &import, const QString &path)
{
    // Texts are compared by their bytes: '0' comes behind '/', and nothing else is between the two.
    connection.run(
        "UPDATE document SET import_id = ? WHERE company_key = ? AND source_id = (SELECT source_id FROM "
        "import_run WHERE company_key = ? AND import_id = ?) AND (path = ? OR (path > ? AND path < ?))",
        import.importId, import.companyKey, import.companyKey, import.importId, path, path + u'/',
        path + u'0');
}

QStringList unmarkedDocuments(Connection &connection, const ImportRef &import, int limit)
{
    return storage::values<QString>(connection.run(
        "SELECT d.document_id FROM document d JOIN import_run i ON i.company_key = d.company_key AND "
        "i.source_id = d.source_id WHERE i.company_key = ? AND i.import_id = ? AND d.import_id NOT IN "
        "(SELECT r.import_id FROM import_run r WHERE r.company_key = ? AND r.state = 'running') "
        "ORDER BY d.document_id LIMIT ?",
        import.companyKey, import.importId, import.companyKey, limit));
}

void removeDocuments(
    Connection &connection, const ImportRef &import, const QStringList &documents, qint64 nowMs)
{
    for (const QString &document : documents)
        deleteDocument(connection, import.companyKey, document.toLongLong());
    connection.run("UPDATE source SET updated_ms = ? WHERE company_key = ? AND source_id = (SELECT source_id "
                   "FROM import_run WHERE company_key = ? AND import_id = ?)",
        nowMs, import.companyKey, import.companyKey, import.importId);
}

std::optional<api::ImportedDocument> unchangedDocument(Connection &connection, const QString &companyKey,
    const QString &sourceId, const QString &path, const QByteArray &contentHash)
{
    return Documents::selectOne<"SELECT {columns} FROM document d WHERE d.company_key = ? AND "
                                "d.source_id = ? AND d.path = ? AND d.content_hash = ?">(
        connection, companyKey, sourceId, path, storage::HexCodec::write(contentHash));
}

std::optional<ImportStanding> importStanding(Connection &connection, const ImportRef &import)
{
    return Standings::selectOne<"SELECT {columns} FROM import_run WHERE company_key = ? AND import_id = ?">(
        connection, import.companyKey, import.importId);
}

std::optional<api::Import> loadImport(Connection &connection, const ImportRef &import)
{
    std::vector<api::Import> imports = importsOf(
        ListSelect(kSelect, import.companyKey).add("AND i.import_id = ?", import.importId).run(connection));
    if (imports.empty())
        return std::nullopt;
    return std::move(imports.front());
}

std::vector<api::Import> loadImports(Connection &connection, const QString &companyKey,
    const api::ImportsQuery &query, qint64 below, int limit)
{
    ListSelect select(kSelect, companyKey);
    select.addIf(query.state, "AND i.state = ?").addIf(query.source, "AND i.source_id = ?");
    if (query.after)
        select.add("AND i.revision > ? AND i.revision < ? ORDER BY i.revision DESC LIMIT ?", *query.after,
            below, limit);
    else
        select.add("AND i.import_id < ? ORDER BY i.import_id DESC LIMIT ?", below, limit);
    return importsOf(select.run(connection));
}

std::vector<api::ImportLine> loadImportLines(Connection &connection, const ImportRef &import,
    const api::ImportReportQuery &query, qint64 afterLine, int limit)
{
    ListSelect select(Lines::sql<"SELECT {columns} FROM import_line WHERE company_key = ? AND import_id = ? "
                                 "AND line_number > ?">(),
        import.companyKey, import.importId, afterLine);
    select.addIf(query.outcome, "AND outcome = ?").add("ORDER BY line_number LIMIT ?", limit);
    return Lines::readAll<std::vector<api::ImportLine>>(select.run(connection));
}

QList<ImportRef> runningImports(Connection &connection, const std::optional<QString> &kind, qint64 beforeMs)
{
    ListSelect select(
        Refs::sql<"SELECT {columns} FROM import_run WHERE state = 'running' AND updated_ms < ?">(), beforeMs);
    return Refs::readAll(select.addIf(kind, "AND kind = ?").run(connection));
}

qint64 importRevision(Connection &connection, const QString &companyKey)
{
    return storage::firstValue<qint64>(
        connection.run(
            "SELECT last_value FROM sequence WHERE company_key = ? AND name = 'import_revision'", companyKey))
        .value_or(0);
}

} // namespace answerdesk::knowledge
