// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/storage/database/database.h"
#include <atomic>
#include <mutex>

namespace answerdesk::storage {

/// Long work on a file of SQLite's, as other threads see it: they may give it up. Any thread; outlives the
/// work.
class LongWork
{
public:
    /// The work ends soon; called once more when it has not. It stays given up.
    void giveUp();
    bool isGivenUp() const { return m_isGivenUp; }

    /// Names the connection whose statements are interrupted; null before it goes. The work's own thread.
    void workOn(Connection *connection);

private:
    std::mutex m_mutex;
    Connection *m_connection = nullptr;
    std::atomic<bool> m_isGivenUp = false;
};

/// What a backup holds.
struct BackupFacts {
    qint64 bytes = 0;
    int schemaVersion = 0;
};

/// Copies the SQLite database of a data folder into one file, as it is at this moment; a running server goes
/// on meanwhile. The file is checked, on the disk, and renamed into place: under its name it is whole, or
/// is not there. Fails when the file exists, there is no database, there is no room, or it was given up; then
/// nothing is left.
Result<BackupFacts> backUp(const QString &dataFolder, const QString &file, LongWork *work = nullptr);
/// The name that the copy has while it is made; it grows.
QString unfinished(const QString &file);
/// Removes what a backup left that was cut short, by a power cut for instance.
void removeUnfinished(const QString &file);

/// Reads every page, index and reference of a data folder's SQLite database while a server runs: what is
/// wrong, in SQLite's words, at most the first hundred. Fails when it cannot be read or was given up.
Result<QStringList> checkIntegrity(const QString &dataFolder, LongWork &work);

/// Puts a backup into a data folder that no server uses. A database that is there already is refused, unless
/// it may be replaced: then it is kept beside the new one under the name in setAside. The backup is
/// checked first: its pages, and that this program knows its schema. A write-ahead log that stands beside the
/// file counts too. Whatever fails, even a power cut, leaves the old database or the new one in its place.
Result<BackupFacts> restore(
    const QString &file, const QString &dataFolder, bool mayReplace, qint64 nowMs, QString *setAside);

} // namespace answerdesk::storage
