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
    /// Fails with the reason when another process holds the folder, the schema is newer, or a migration was
    /// changed.
    static Result<std::unique_ptr<Database>> open(const QString &dataFolder, qint64 nowMs);
    ~Database();

    WriteQueue &writer() { return *m_writer; }
    /// The calling thread's own read connection, opened on first use. Throws SqlFailure.
    Connection &reader();
    int schemaVersion() const { return m_schemaVersion; }
    qint64 sizeBytes() const;
    const QString &path() const { return m_path; }

private:
    Database() = default;
    QString m_path;
    int m_lock = -1;
    int m_schemaVersion = 0;
    std::unique_ptr<WriteQueue> m_writer;
    QThreadStorage<Connection *> m_readers; ///< owns each thread's, and deletes it when the thread ends
};

} // namespace answerdesk::storage
