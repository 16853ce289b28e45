// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/storage/database/write_queue.h"

namespace answerdesk::storage {

/// A lock of the kernel's on a data folder: it vanishes with the process, also by kill -9, so there is never
/// a stale one. The descriptor holds it until it is closed. Fails when another process has it.
Result<int> lockFolder(const QString &folder);

/// Of the linked library: "3.40.1".
QString sqliteVersion();

/// The database of one data folder: lock, migrations, the writer, and a read connection for each thread that
/// asks. Threads that used reader() no longer use it when it dies.
class Database
{
public:
    /// setting and password: see DatabaseUrl::parse(). Fails with the reason when another process holds the
    /// folder or the database, when it does not answer, or when this program does not know its schema.
    static Result<std::unique_ptr<Database>> open(const QString &dataFolder, qint64 nowMs,
        const QString &setting = QStringLiteral("sqlite"), const Secret &password = {});
    ~Database();

    WriteQueue &writer() { return *m_writer; }
    /// The calling thread's own read connection, opened on first use. Throws SqlFailure, at once while the
    /// connection to a server is known to be gone.
    Connection &reader();
    Dialect dialect() const { return m_url.isPostgres() ? Dialect::PostgreSql : Dialect::Sqlite; }
    /// Whether it takes writes, as far as known: for readiness.
    bool isAvailable() const { return m_writer->isAvailable(); }
    int schemaVersion() const { return m_schemaVersion; }
    qint64 sizeBytes(); ///< 0 while it is not known
    qint64 logBytes() const; ///< of SQLite's write-ahead log; 0 for PostgreSQL
    /// Of the linked SQLite, or of the PostgreSQL server: "15.18"; empty while it is not known.
    QString engineVersion();
    QString path() const { return m_url.text(); } ///< file or address, without a password

private:
    Database() = default;
    DatabaseUrl m_url;
    int m_lock = -1;
    int m_schemaVersion = 0;
    std::unique_ptr<WriteQueue> m_writer;
    std::shared_ptr<const char> m_life
        = std::make_shared<const char>('\0'); ///< known to each thread's reader
};

} // namespace answerdesk::storage
