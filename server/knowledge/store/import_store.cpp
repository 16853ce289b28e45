// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/knowledge/store/import_store.h"
#include "server/storage/rows/list_select.h"
#include "server/storage/rows/sequence.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::knowledge {

using storage::Connection;
using storage::ListSelect;
using storage::Rows;

namespace {

constexpr char kSelect[]
    = "SELECT i.import_id, i.source_id, s.name, i.kind, i.state, i.reason, i.found_count, i.read_count, "
      "i.unchanged_count, i.removed_count, i.failed_count, i.skipped_count, i.line_count, i.started_by, "
      "i.started_ms, i.updated_ms, i.ended_ms, i.revision FROM import_run i "
      "JOIN source s ON s.company_key = i.company_key AND s.source_id = i.source_id WHERE i.company_key = ?";

qint64 nextRevision(Connection &connection, const QString &companyKey)
{
    return storage::nextValue(connection, companyKey, u"import_revision"_s);
}

api::ImportState stateOf(const QString &name)
{
    return schema::enumValue<api::ImportState>(name).value_or(api::ImportState::Failed);
}

std::vector<api::Import> importsOf(Rows rows)
{
    std::vector<api::Import> imports;
    while (rows.next()) {
        api::Import import;
        import.importId = QString::number(rows.integer(0));
        import.sourceId = rows.text(1);
        import.sourceName = rows.text(2);
        import.kind = rows.text(3);
        import.state = stateOf(rows.text(4));
        if (const QString reason = rows.text(5); !reason.isEmpty())
            import.reason = reason;
        import.found = rows.integer(6);
        import.read = rows.integer(7);
        import.unchanged = rows.integer(8);
        import.removed = rows.integer(9);
        import.failed = rows.integer(10);
        import.skipped = rows.integer(11);
        import.unreported = std::max<qint64>(0, rows.integer(12) - ImportLedger::kMaxLines);
        import.startedBy = rows.text(13);
        import.startedAt.ms = rows.integer(14);
        import.updatedAt.ms = rows.integer(15);
        if (!rows.isNull(16))
            import.endedAt = schema::Timestamp{rows.integer(16)};
        import.revision = rows.integer(17);
        imports.push_back(std::move(import));
    }
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
    QStringList documents;
    Rows rows = connection.run(
        "SELECT d.document_id FROM document d JOIN import_run i ON i.company_key = d.company_key AND "
        "i.source_id = d.source_id WHERE i.company_key = ? AND i.import_id = ? AND d.import_id NOT IN "
        "(SELECT r.import_id FROM import_run r WHERE r.company_key = ? AND r.state = 'running') "
        "ORDER BY d.document_id LIMIT ?",
        import.companyKey, import.importId, import.companyKey, limit);
    while (rows.next())
        documents << QString::number(rows.integer(0));
    return documents;
}

void removeDocuments(
    Connection &connection, const ImportRef &import, const QStringList &documents, qint64 nowMs)
{
    for (const QString &document : documents) {
        const qint64 id = document.toLongLong();
        connection.run(
            "DELETE FROM passage WHERE company_key = ? AND document_id = ?", import.companyKey, id);
        connection.run(
            "DELETE FROM document WHERE company_key = ? AND document_id = ?", import.companyKey, id);
    }
    connection.run("UPDATE source SET updated_ms = ? WHERE company_key = ? AND source_id = (SELECT source_id "
                   "FROM import_run WHERE company_key = ? AND import_id = ?)",
        nowMs, import.companyKey, import.companyKey, import.importId);
}

std::optional<api::ImportedDocument> unchangedDocument(Connection &connection, const QString &companyKey,
    const QString &sourceId, const QString &path, const QByteArray &contentHash)
{
    Rows rows = connection.run(
        "SELECT d.document_id, d.title, d.language, (SELECT COUNT(*) FROM passage p WHERE p.company_key = "
        "d.company_key AND p.document_id = d.document_id) FROM document d WHERE d.company_key = ? AND "
        "d.source_id = ? AND d.path = ? AND d.content_hash = ?",
        companyKey, sourceId, path, QString::fromLatin1(contentHash.toHex()));
    if (!rows.next())
        return std::nullopt;
    api::ImportedDocument document;
    document.documentId = QString::number(rows.integer(0));
    document.path = path;
    document.title = rows.text(1);
    document.language = rows.text(2);
    document.passages = int(rows.integer(3));
    return document;
}

std::optional<ImportStanding> importStanding(Connection &connection, const ImportRef &import)
{
    Rows rows
        = connection.run("SELECT state, line_count FROM import_run WHERE company_key = ? AND import_id = ?",
            import.companyKey, import.importId);
    if (!rows.next())
        return std::nullopt;
    return ImportStanding{stateOf(rows.text(0)), rows.integer(1)};
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
    if (query.state)
        select.add("AND i.state = ?", QString(schema::enumName(*query.state)));
    select.addIf(query.source, "AND i.source_id = ?");
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
    ListSelect select("SELECT line_number, path, outcome, reason FROM import_line WHERE company_key = ? AND "
                      "import_id = ? AND line_number > ?",
        import.companyKey, import.importId, afterLine);
    if (query.outcome)
        select.add("AND outcome = ?", QString(schema::enumName(*query.outcome)));
    Rows rows = select.add("ORDER BY line_number LIMIT ?", limit).run(connection);
    std::vector<api::ImportLine> lines;
    while (rows.next()) {
        api::ImportLine line;
        line.line = rows.integer(0);
        line.path = rows.text(1);
        line.outcome
            = schema::enumValue<api::ImportOutcome>(rows.text(2)).value_or(api::ImportOutcome::Failed);
        line.reason = rows.text(3);
        lines.push_back(std::move(line));
    }
    return lines;
}

QList<ImportRef> runningImports(Connection &connection, const std::optional<QString> &kind, qint64 beforeMs)
{
    QList<ImportRef> running;
    ListSelect select(
        "SELECT company_key, import_id FROM import_run WHERE state = 'running' AND updated_ms < ?", beforeMs);
    Rows rows = select.addIf(kind, "AND kind = ?").run(connection);
    while (rows.next())
        running << ImportRef{rows.text(0), rows.integer(1)};
    return running;
}

qint64 importRevision(Connection &connection, const QString &companyKey)
{
    Rows rows = connection.run(
        "SELECT last_value FROM sequence WHERE company_key = ? AND name = 'import_revision'", companyKey);
    return rows.next() ? rows.integer(0) : 0;
}

} // namespace answerdesk::knowledge
