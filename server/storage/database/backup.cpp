// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/storage/database/backup.h"
#include "server/storage/database/migrator.h"
#include "shared/core/clock.h"
#include <QtCore/QDir>
#include <QtCore/QFileInfo>
#include <QtCore/QScopeGuard>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <unistd.h>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::storage {

namespace {

Error cannot(const QString &text) { return Error::make(ErrorCode::InternalError, text); }

QString systemError() { return QString::fromLocal8Bit(std::strerror(errno)); }

/// Makes a file or folder outlast a power cut.
bool sync(const QString &path)
{
    const int fd = ::open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC);
    if (fd < 0)
        return false;
    const bool done = ::fsync(fd) == 0;
    ::close(fd);
    return done;
}

/// An empty file that only its owner may read, from its first moment on. Fails when there is one already.
bool makePrivate(const QString &path)
{
    const int fd = ::open(QFile::encodeName(path).constData(), O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0600);
    return fd >= 0 && ::close(fd) == 0;
}

bool copyPrivately(const QString &from, const QString &to)
{
    QFile source(from), copy(to);
    if (!source.open(QFile::ReadOnly) || !makePrivate(to) || !copy.open(QFile::WriteOnly | QFile::Unbuffered))
        return false;
    QByteArray piece(1 << 20, Qt::Uninitialized);
    for (;;) {
        const qint64 size = source.read(piece.data(), piece.size());
        if (size <= 0)
            return size == 0;
        if (copy.write(piece.constData(), size) != size)
            return false;
    }
}

/// A second name for the bytes of a file; a copy of them where the file system has one name a file.
bool alsoCall(const QString &from, const QString &to)
{
    return ::link(QFile::encodeName(from).constData(), QFile::encodeName(to).constData()) == 0
        || (copyPrivately(from, to) && sync(to));
}

/// Writes what a database's write-ahead log holds into its file. A damaged one keeps its log.
void foldLog(const QString &file)
{
    try {
        Connection(file, Connection::Mode::Write).checkpointAll();
    } catch (const SqlFailure &) {
    }
}

/// Atomic, on the disk, and never over something else.
Result<void> moveIntoPlace(const QString &from, const QString &to)
{
    if (!sync(from) || ::rename(QFile::encodeName(from).constData(), QFile::encodeName(to).constData()) != 0)
        return fail(cannot(u"The file %1 cannot be written: %2"_s.arg(to, systemError())));
    sync(QFileInfo(to).absolutePath());
    return {};
}

/// A connection that another thread may interrupt. It changes nothing in the file, also not by a checkpoint
/// when it closes.
class WorkingConnection
{
public:
    WorkingConnection(const QString &file, LongWork *work)
        : m_connection(file, Connection::Mode::Read)
        , m_work(work)
    {
        if (m_work)
            m_work->workOn(&m_connection);
    }
    ~WorkingConnection()
    {
        if (m_work)
            m_work->workOn(nullptr);
    }
    Connection &operator*() { return m_connection; }
    Connection *operator->() { return &m_connection; }

private:
    Connection m_connection;
    LongWork *m_work;
};

bool isGivenUp(const LongWork *work) { return work && work->isGivenUp(); }

/// Reads every page of a copy, and whether this program knows its schema. No other program uses the copy.
Result<BackupFacts> check(const QString &file, const QString &name, LongWork *work = nullptr)
{
    const Result<QList<Migration>> migrations = builtInMigrations();
    if (!migrations)
        return tl::unexpected(migrations.error());
    BackupFacts facts;
    try {
        WorkingConnection connection(file, work);
        Rows pages = connection->runOnce("PRAGMA integrity_check(1)");
        if (!pages.next() || pages.text(0) != u"ok")
            return fail(cannot(u"%1 is damaged: %2"_s.arg(name, pages.text(0))));
        const Result<int> applied = appliedMigrations(*connection, *migrations);
        if (!applied)
            return fail(cannot(u"%1 cannot be used: %2"_s.arg(name, applied.error().text())));
        if (*applied > 0)
            facts.schemaVersion = migrations->at(*applied - 1).version;
    } catch (const SqlFailure &failure) {
        return fail(cannot(
            u"%1 is not a backup of answerdesk-server: %2"_s.arg(name, QString::fromUtf8(failure.what()))));
    }
    facts.bytes = QFileInfo(file).size();
    return facts;
}

void removeCopy(const QString &path)
{
    for (const QString &end : {QString(), u"-wal"_s, u"-shm"_s, u"-journal"_s})
        QFile::remove(path + end);
}

} // namespace

void LongWork::giveUp()
{
    m_isGivenUp = true;
    const std::scoped_lock lock(m_mutex);
    if (m_connection)
        m_connection->interrupt();
}

void LongWork::workOn(Connection *connection)
{
    const std::scoped_lock lock(m_mutex);
    m_connection = connection;
}

QString unfinished(const QString &file) { return file + u".part"_s; }

void removeUnfinished(const QString &file) { removeCopy(unfinished(file)); }

Result<QStringList> checkIntegrity(const QString &dataFolder, LongWork &work)
{
    QStringList findings;
    try {
        WorkingConnection connection(dataFolder + u"/answerdesk.sqlite"_s, &work);
        Rows pages = connection->runOnce("PRAGMA integrity_check(100)");
        while (!work.isGivenUp() && pages.next()) {
            if (pages.text(0) != u"ok")
                findings << pages.text(0);
        }
        Rows references = connection->runOnce("PRAGMA foreign_key_check");
        while (!work.isGivenUp() && findings.size() < 100 && references.next()) {
            findings << u"row %1 of the table %2 refers to a row of %3 that does not exist"_s.arg(
                references.text(1), references.text(0), references.text(2));
        }
    } catch (const SqlFailure &failure) {
        if (!work.isGivenUp())
            return fail(
                cannot(u"The database cannot be checked: %1"_s.arg(QString::fromUtf8(failure.what()))));
    }
    if (work.isGivenUp())
        return fail(cannot(u"The check was cancelled."_s));
    return findings;
}

Result<BackupFacts> backUp(const QString &dataFolder, const QString &file, LongWork *work)
{
    const QString source = dataFolder + u"/answerdesk.sqlite"_s;
    if (!QFileInfo::exists(source))
        return fail(cannot(u"The data folder %1 has no database."_s.arg(dataFolder)));
    if (QFileInfo::exists(file))
        return fail(cannot(u"The file %1 exists; a backup does not overwrite files."_s.arg(file)));
    const QString part = unfinished(file);
    removeCopy(part);
    auto nothingIsLeft = qScopeGuard([&part] { removeCopy(part); });
    if (!makePrivate(part)) // it will hold what the database holds
        return fail(cannot(u"The backup %1 cannot be created: %2"_s.arg(file, systemError())));
    try {
        WorkingConnection connection(source, work);
        connection->runOnce("PRAGMA query_only = 0"); // the copy is written
        connection->runOnce("VACUUM INTO ?", {part});
    } catch (const SqlFailure &failure) {
        if (!isGivenUp(work))
            return fail(cannot(
                u"The backup %1 cannot be created: %2"_s.arg(file, QString::fromUtf8(failure.what()))));
    }
    if (isGivenUp(work))
        return fail(cannot(u"The backup was cancelled."_s));
    const Result<BackupFacts> facts = check(part, u"The backup %1"_s.arg(file), work);
    if (isGivenUp(work))
        return fail(cannot(u"The backup was cancelled."_s));
    if (!facts)
        return facts;
    if (const Result<void> moved = moveIntoPlace(part, file); !moved)
        return tl::unexpected(moved.error());
    nothingIsLeft.dismiss();
    return facts;
}

namespace {

/// A file that was no backup but a database has a log beside it, with what was committed last.
Result<void> copyWithLog(const QString &file, const QString &part)
{
    const bool hasLog = QFileInfo(file + u"-wal"_s).size() > 0;
    if (!copyPrivately(file, part) || (hasLog && !copyPrivately(file + u"-wal"_s, part + u"-wal"_s)))
        return fail(cannot(u"The file %1 cannot be copied to %2: %3"_s.arg(file, part, systemError())));
    if (hasLog)
        foldLog(part);
    return {};
}

/// Puts a copy in the place of a database, which is kept under another name (none: there is no database). The
/// place is never empty; when it fails everything is as it was.
Result<void> takeThePlace(const QString &part, const QString &target, const QString &aside)
{
    if (!sync(part)) // a full disk may say so only now, when nothing has been moved
        return fail(cannot(u"The file %1 cannot be written: %2"_s.arg(part, systemError())));
    if (aside.isEmpty())
        return moveIntoPlace(part, target);
    foldLog(target);
    const QString log = u"-wal"_s;
    const bool hasLog = QFileInfo::exists(target + log);
    if (!alsoCall(target, aside) || (hasLog && !alsoCall(target + log, aside + log))) {
        const QString reason = systemError();
        removeCopy(aside);
        return fail(cannot(u"The database %1 cannot be moved aside: %2"_s.arg(target, reason)));
    }
    // The log belongs to the old database and must not be read into the new one.
    for (const QString &end : {log, u"-shm"_s})
        QFile::remove(target + end);
    const Result<void> moved = moveIntoPlace(part, target);
    if (!moved && (!hasLog || alsoCall(aside + log, target + log)))
        removeCopy(aside);
    return moved;
}

} // namespace

Result<BackupFacts> restore(
    const QString &file, const QString &dataFolder, bool mayReplace, qint64 nowMs, QString *setAside)
{
    if (!QFileInfo(file).isFile())
        return fail(cannot(u"There is no file %1."_s.arg(file)));
    if (!QDir().mkpath(dataFolder))
        return fail(cannot(u"The data folder %1 cannot be created."_s.arg(dataFolder)));
    QFile::setPermissions(dataFolder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    const Result<int> lock = lockFolder(dataFolder);
    if (!lock)
        return tl::unexpected(lock.error());
    const auto unlock = qScopeGuard([&] { ::close(*lock); });
    const QString target = dataFolder + u"/answerdesk.sqlite"_s;
    const bool replaces = QFileInfo::exists(target);
    if (replaces && !mayReplace) {
        return fail(cannot(
            u"The data folder %1 has a database. With --replace the backup takes its place, and it is kept aside."_s
                .arg(dataFolder)));
    }
    const QString part = target + u".part"_s;
    removeCopy(part);
    const auto nothingIsLeft = qScopeGuard([&part] { removeCopy(part); });
    if (const Result<void> copied = copyWithLog(file, part); !copied)
        return tl::unexpected(copied.error());
    const Result<BackupFacts> facts = check(part, u"The file %1"_s.arg(file));
    if (!facts)
        return facts;
    const QString aside = replaces ? target + u".before-"_s + rfc3339(nowMs).replace(u':', u'-') : QString();
    if (const Result<void> placed = takeThePlace(part, target, aside); !placed)
        return tl::unexpected(placed.error());
    *setAside = aside;
    return facts;
}

} // namespace answerdesk::storage
