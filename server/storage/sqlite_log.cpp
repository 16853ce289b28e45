// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/storage/sqlite_log.h"
#include <QtCore/QScopeGuard>
#include <QtCore/QtEndian>
#include <array>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sqlite3.h>
#include <unistd.h>

namespace answerdesk::storage {

namespace {

// https://www.sqlite.org/walformat.html
constexpr qsizetype kHeaderSize = 32;
constexpr qsizetype kFrameHeaderSize = 24;
constexpr qsizetype kSaltsAt = 16;
constexpr qsizetype kPageSizeAt = 8;
constexpr int kIndexRegionSize = 32768;
constexpr std::size_t kIndexHeaderSize = 48; // it stands there twice
constexpr std::size_t kFramesAt = 16;
constexpr std::size_t kCopiedAt = 128; // frames that a checkpoint has copied, or begun to copy

SqlFailure failure(const char *what, int error)
{
    return SqlFailure(SqlFailure::Kind::Transient, QByteArray(what) + ": " + std::strerror(error));
}

sqlite3_file *fileOf(sqlite3 *database)
{
    sqlite3_file *file = nullptr;
    sqlite3_file_control(database, "main", SQLITE_FCNTL_FILE_POINTER, &file);
    return file;
}

} // namespace

SqliteLog::SqliteLog(sqlite3 *database, const QByteArray &databaseFile, SyncFile syncFile)
    : m_database(database)
    , m_syncFile(std::move(syncFile))
    // SQLite locks the database's file and the log's index, never the log itself: a descriptor of our own
    // drops none of its locks when it is closed.
    , m_file{::open((databaseFile + "-wal").constData(), O_RDWR | O_CLOEXEC)}
{
    if (m_file.number < 0)
        throw failure("the log cannot be opened", errno);
    quint32 frames = 0;
    std::memcpy(&frames, index() + kFramesAt, sizeof frames);
    sync();
    m_committed = m_synced = placeAt(frames);
    sqlite3_wal_hook(database, &SqliteLog::noteCommit, this); // instead of checkpoints inside COMMIT
}

SqliteLog::~SqliteLog() { sqlite3_wal_hook(m_database, nullptr, nullptr); }

SqliteLog::Descriptor::~Descriptor()
{
    if (number >= 0)
        ::close(number);
}

int SqliteLog::noteCommit(void *self, sqlite3 *, const char *, int frames)
{
    auto &log = *static_cast<SqliteLog *>(self);
    log.m_committed = log.placeAt(quint32(frames));
    return SQLITE_OK;
}

SqliteLog::Place SqliteLog::placeAt(quint32 frames) const
{
    Place place{0, frames};
    // An empty file has no salts yet; what comes will differ from that.
    [[maybe_unused]] const ssize_t read = ::pread(m_file.number, &place.salts, sizeof place.salts, kSaltsAt);
    return place;
}

void SqliteLog::sync()
{
    if (m_isBroken)
        throw SqlFailure(SqlFailure::Kind::Transient, "what was committed before is not on the disk");
    if (m_syncFile(m_file.number) != 0) {
        const int error = errno;
        m_isBroken = true;
        throw failure("the log cannot be written to the disk", error);
    }
    m_synced = m_committed;
}

/// The first part of the log's index, which all connections share.
char *SqliteLog::index() const
{
    sqlite3_file *file = fileOf(m_database);
    void volatile *region = nullptr;
    if (file->pMethods->xShmMap(file, 0, kIndexRegionSize, 0, &region) != SQLITE_OK || !region)
        throw SqlFailure(SqlFailure::Kind::Transient, "the log's index cannot be read");
    return static_cast<char *>(const_cast<void *>(region));
}

void SqliteLog::rollBack()
{
    if (!m_isBroken)
        return;
    sqlite3_file *file = fileOf(m_database);
    const sqlite3_io_methods *io = file->pMethods;
    // All locks of the log's index, as SQLite's own recovery takes them: nobody is reading now, and whoever
    // begins to finds an index without a header, and makes it anew from what is left of the log.
    if (io->xShmLock(file, 0, SQLITE_SHM_NLOCK, SQLITE_SHM_LOCK | SQLITE_SHM_EXCLUSIVE) != SQLITE_OK)
        throw SqlFailure(SqlFailure::Kind::Transient, "somebody reads what is to be taken back");
    const auto unlock = qScopeGuard(
        [&] { io->xShmLock(file, 0, SQLITE_SHM_NLOCK, SQLITE_SHM_UNLOCK | SQLITE_SHM_EXCLUSIVE); });
    Place keep = placeAt(0);
    if (keep.salts == m_synced.salts)
        keep.frames = m_synced.frames;
    quint32 copied = 0;
    std::memcpy(&copied, index() + kCopiedAt, sizeof copied);
    // Perhaps somebody else has begun to copy more into the database, having the disk's word for it.
    keep.frames = std::max(keep.frames, copied);
    cutAt(keep);
    std::memset(index(), 0, 2 * kIndexHeaderSize);
    m_committed = m_synced = keep;
    m_isBroken = false;
}

void SqliteLog::cutAt(const Place &place) const
{
    std::array<char, 4> pageSize{};
    if (::pread(m_file.number, pageSize.data(), pageSize.size(), kPageSizeAt) != ssize_t(pageSize.size()))
        throw failure("the log cannot be read", errno);
    const qint64 frame = kFrameHeaderSize + qFromBigEndian<quint32>(pageSize.data());
    if (::ftruncate(m_file.number, kHeaderSize + qint64(place.frames) * frame) != 0
        || m_syncFile(m_file.number) != 0)
        throw failure("the log cannot be cut off", errno);
}

} // namespace answerdesk::storage
