// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/http/watch_list.h"
#include "server/knowledge/store/knowledge_store.h"
#include "server/storage/database/database.h"
#include "shared/api/imports.h"

namespace answerdesk::knowledge {

/// An import of a company.
struct ImportRef {
    QString companyKey;
    qint64 importId = 0;
    friend bool operator==(const ImportRef &, const ImportRef &) = default;
};

struct ImportStart {
    QString companyKey;
    QString sourceId;
    QString kind; ///< upload, page, site ...
    QString startedBy; ///< an administrator's address; "schedule" for the server itself
    qint64 found = 0; ///< as far as it is known
};

/// Keeps account of imports: what each has found, read, refused, and whether it still runs. Counting rides in
/// the write job of the document that is counted. The functions that take a Connection are parts of write
/// jobs; all but begin() give IMPORT_NOT_RUNNING, which undoes the job, once the import was cancelled or has
/// ended otherwise, and NOT_FOUND once it is gone with its source. They throw SqlFailure. Whoever counts
/// calls announce() after the commit. Any thread.
class ImportLedger
{
public:
    static constexpr int kMaxLines = 1000; ///< of a report; more are only counted
    static constexpr int kKeptImports = 50; ///< of a source; older ones are forgotten
    static constexpr qint64 kSilenceMs = 60 * 60 * 1000; ///< after it an upload counts as interrupted

    explicit ImportLedger(storage::Database &database)
        : m_database(database)
    {
    }

    /// NOT_FOUND when there is no such source.
    Result<ImportRef> begin(storage::Connection &connection, const ImportStart &start, qint64 nowMs) const;
    /// So many more documents are known of.
    Result<void> found(
        storage::Connection &connection, const ImportRef &import, qint64 more, qint64 nowMs) const;
    /// A document that putDocument() has put, changed or not.
    Result<void> read(
        storage::Connection &connection, const ImportRef &import, const PutResult &put, qint64 nowMs) const;
    /// The document with this path need not be read again: its page answered 304, for instance.
    Result<void> unchanged(
        storage::Connection &connection, const ImportRef &import, const QString &path, qint64 nowMs) const;
    /// A document could not be read. One with this path that is there already, and what came out of an
    /// archive of this name, is not taken for vanished: the last good text stays.
    Result<void> failed(storage::Connection &connection, const ImportRef &import, const QString &path,
        const QString &reason, qint64 nowMs) const;
    /// Parts of a document were left out, for these reasons.
    Result<void> skipped(storage::Connection &connection, const ImportRef &import, const QString &path,
        const QStringList &reasons, qint64 nowMs) const;
    /// So many documents were removed by the import.
    Result<void> removed(
        storage::Connection &connection, const ImportRef &import, qint64 count, qint64 nowMs) const;
    /// Removes up to limit documents of the source that neither this import nor another that runs has brought
    /// or failed to read, counts them, and tells their ids; none when nothing is left to remove. Who calls it
    /// forgets their quotes and refreshes the index.
    Result<QStringList> prune(
        storage::Connection &connection, const ImportRef &import, int limit, qint64 nowMs) const;
    /// Ends the import. reason: why it failed as a whole, for people.
    Result<api::Import> end(storage::Connection &connection, const ImportRef &import, api::ImportState state,
        const QString &reason, qint64 nowMs) const;

    /// False once it was cancelled or has ended: whoever reads pages for it stops.
    bool isRunning(const ImportRef &import) const;
    qsizetype runningCount() const; ///< of all companies

    /// Something has changed: those who watch the company's imports are told, a few times a second at most.
    void announce(const QString &companyKey) { m_watches.announce(companyKey); }
    /// Those who watch, by company; ended when the server stops.
    http::WatchList &watches() { return m_watches; }

    /// At the start of the server: what ran when it ended is interrupted. Waits for the writer.
    Result<void> interruptAll(qint64 nowMs);
    /// Uploads of which nothing was heard for kSilenceMs are interrupted. Part of a write job.
    static void interruptSilent(storage::Connection &connection, qint64 nowMs);

private:
    storage::Database &m_database;
    http::WatchList m_watches;
};

} // namespace answerdesk::knowledge
