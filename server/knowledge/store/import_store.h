// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/knowledge/store/import_ledger.h"

namespace answerdesk::knowledge {

// Rows of imports and their reports. Writing functions run in a write job. Throw SqlFailure.

/// What a write job adds to the row of an import.
struct ImportCounts {
    qint64 found = 0;
    qint64 read = 0;
    qint64 unchanged = 0;
    qint64 removed = 0;
    qint64 failed = 0;
    qint64 skipped = 0;
    qint64 lines = 0;
};

/// Makes the row and tells its identifier; forgets the oldest imports of the source that have ended, but for
/// kept of them.
qint64 insertImport(storage::Connection &connection, const ImportStart &start, int kept, qint64 nowMs);
void addToImport(
    storage::Connection &connection, const ImportRef &import, const ImportCounts &counts, qint64 nowMs);
void insertImportLine(storage::Connection &connection, const ImportRef &import, const api::ImportLine &line);
void setImportState(storage::Connection &connection, const ImportRef &import, api::ImportState state,
    const QString &reason, qint64 nowMs);
/// The import has brought the document with this identifier.
void markDocument(storage::Connection &connection, const ImportRef &import, qint64 documentId);
/// The import has come upon the document with this path, or upon the archive that documents came out of.
void markPath(storage::Connection &connection, const ImportRef &import, const QString &path);
/// Documents of the import's source that no import which runs has come upon.
QStringList unmarkedDocuments(storage::Connection &connection, const ImportRef &import, int limit);
/// Deletes documents of the import's source with their passages.
void removeDocuments(
    storage::Connection &connection, const ImportRef &import, const QStringList &documents, qint64 nowMs);

/// The document of a source that was read from bytes with this hash and has this path.
std::optional<api::ImportedDocument> unchangedDocument(storage::Connection &connection,
    const QString &companyKey, const QString &sourceId, const QString &path, const QByteArray &contentHash);

/// What counting asks of a row.
struct ImportStanding {
    api::ImportState state = api::ImportState::Running;
    qint64 lines = 0;
};
std::optional<ImportStanding> importStanding(storage::Connection &connection, const ImportRef &import);

std::optional<api::Import> loadImport(storage::Connection &connection, const ImportRef &import);
/// Newest first, below an identifier; with after by revision, of imports that changed after that one.
std::vector<api::Import> loadImports(storage::Connection &connection, const QString &companyKey,
    const api::ImportsQuery &query, qint64 below, int limit);
/// In order, behind a line.
std::vector<api::ImportLine> loadImportLines(storage::Connection &connection, const ImportRef &import,
    const api::ImportReportQuery &query, qint64 afterLine, int limit);
/// Imports that run, of every company; of the kind when one is given, and unheard of since beforeMs.
QList<ImportRef> runningImports(
    storage::Connection &connection, const std::optional<QString> &kind, qint64 beforeMs);
/// The revision of the company's last change of an import; 0 when there was none.
qint64 importRevision(storage::Connection &connection, const QString &companyKey);

} // namespace answerdesk::knowledge
