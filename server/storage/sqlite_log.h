// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/storage/driver.h"
#include <QtCore/QByteArray>
#include <atomic>

struct sqlite3;

namespace answerdesk::storage {

/// The write-ahead log of a database whose only writer commits without waiting for the disk: knows up to
/// where the log outlasts a power cut, moves that on, and takes back what lies behind it. After a power cut
/// SQLite reads the log up to the first frame whose checksum is wrong, so what was not synced may be there or
/// not, whole transactions at a time, in their order. A checkpoint syncs the log before it copies anything.
class SqliteLog
{
public:
    /// The writer's thread, outside a transaction; brings what is in the log to the disk. Throws SqlFailure.
    SqliteLog(sqlite3 *database, const QByteArray &databaseFile, SyncFile syncFile);
    ~SqliteLog();
    SqliteLog(const SqliteLog &) = delete;
    SqliteLog &operator=(const SqliteLog &) = delete;

    /// Returns when all that is committed is on the disk. Any one thread; nothing is committed meanwhile.
    /// After a failure the kernel takes the pages for clean that never got there, so syncing again would
    /// prove nothing: the log is broken until rollBack(). Throws SqlFailure.
    void sync();
    bool isBroken() const { return m_isBroken; }
    /// Cuts the log off where it was synced last, as the power cut that is feared would, and has every
    /// connection read it anew. The writer's thread, outside a transaction; waits for nobody: throws
    /// SqlFailure while somebody reads, and while the disk fails.
    void rollBack();
    int length() const { return int(m_committed.frames); } ///< in frames of a page each; the writer's thread

private:
    struct Descriptor {
        int number = -1;
        ~Descriptor();
    };
    /// A place in the log. It begins anew, with other salts, once all of it is in the database.
    struct Place {
        quint64 salts = 0;
        quint32 frames = 0;
    };

    static int noteCommit(void *self, sqlite3 *, const char *, int frames);
    Place placeAt(quint32 frames) const;
    char *index() const;
    void cutAt(const Place &place) const;

    sqlite3 *m_database;
    SyncFile m_syncFile;
    const Descriptor m_file; ///< opened before anything is written, so it hears of every failure
    Place m_committed;
    Place m_synced;
    std::atomic<bool> m_isBroken{false};
};

} // namespace answerdesk::storage
