// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/storage/write_queue.h"
#include <QtCore/QThreadStorage>

namespace answerdesk::storage {

/// The database of one data folder: lock, migrations, the writer, and a read connection for each thread that
/// asks. Made and destroyed on the main thread; threads that used reader() must have ended before it dies.
class Database
{
public:
    /// setting and password: see DatabaseUrl::parse(). Fails with the reason when another process holds the
    /// folder or the database, when it does not answer, when the schema is newer, or a migration was changed.
    static Result<std::unique_ptr<Database>> open(const QString &dataFolder, qint64 nowMs,
        const QString &setting = QStringLiteral("sqlite"), const Secret &password = {});
    ~Database();

    WriteQueue &writer() { return *m_writer; }
    /// The calling thread's own read connection, opened on first use. Throws SqlFailure, at once while the
    /// database is known to be gone.
    Connection &reader();
    Dialect dialect() const { return m_url.isPostgres() ? Dialect::PostgreSql : Dialect::Sqlite; }
    /// Whether it can be read and written, as far as known; not for a moment's trouble, but for readiness.
    bool isAvailable() const { return m_writer->isAvailable(); }
    int schemaVersion() const { return m_schemaVersion; }
    qint64 sizeBytes(); ///< 0 when it cannot be told
    QString path() const { return m_url.text(); } ///< file or address, without a password

private:
    Database();
    DatabaseUrl m_url;
    int m_lock = -1;
    int m_schemaVersion = 0;
    std::unique_ptr<WriteQueue> m_writer;
    /// A thread's connection and whose it is: Qt gives a storage's place to the next one with what a thread
    /// has left in it.
    struct Reader {
        quint64 database;
        Connection connection;
    };
    const quint64 m_serial;
    QThreadStorage<Reader *> m_readers; ///< owns each thread's, and deletes it when the thread ends
};

} // namespace answerdesk::storage
