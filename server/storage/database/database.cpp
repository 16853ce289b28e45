// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/storage/database/database.h"
#include "server/storage/connection/sqlite_driver.h"
#include "server/storage/database/migrator.h"
#include <QtCore/QDir>
#include <QtCore/QFileInfo>
#include <QtCore/QThreadStorage>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#include <vector>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::storage {

namespace {

/// The read connections of one thread: usually one, more when a program has several databases. They go with
/// the thread, those of a database that is gone at the next look.
struct Readers {
    struct Entry {
        std::weak_ptr<const char> life;
        std::unique_ptr<Connection> connection;
    };
    std::vector<Entry> entries;
};

Readers &readersOfThisThread()
{
    // One for the program: the place of a QThreadStorage that is destroyed goes to the next one, with what
    // other threads keep in it.
    static QThreadStorage<Readers *> storage;
    if (!storage.hasLocalData())
        storage.setLocalData(new Readers);
    return *storage.localData();
}

/// Makes a database file that its owner alone may read, whatever the umask; SQLite gives its log and the
/// log's index the same rights. The files of earlier versions are restricted as well.
void restrictToOwner(const QString &file)
{
    const QByteArray path = QFile::encodeName(file);
    // A file that is there is not opened: closing it would end the locks that SQLite holds in this process.
    if (const int fd = ::open(path.constData(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600); fd >= 0)
        ::close(fd);
    for (const char *ending : {"", "-wal", "-shm"})
        ::chmod((path + ending).constData(), 0600);
}

/// The writer has copied the log. Its files go with the last connection that is no reader.
void removeEmptyLog(const DatabaseUrl &url)
{
    try {
        Connection(url, Connection::Mode::Write);
    } catch (const SqlFailure &) {
        // They stay, which harms nothing.
    }
}

} // namespace

Result<int> lockFolder(const QString &folder)
{
    const QByteArray path = QFile::encodeName(folder + u"/answerdesk.lock"_s);
    const int fd = ::open(path.constData(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (fd < 0) {
        return fail(ErrorCode::InternalError,
            u"The data folder %1 cannot be written: %2"_s.arg(
                folder, QString::fromLocal8Bit(std::strerror(errno))));
    }
    if (::flock(fd, LOCK_EX | LOCK_NB) != 0) {
        ::close(fd);
        return fail(ErrorCode::InternalError,
            u"The data folder %1 is in use by another answerdesk-server."_s.arg(folder));
    }
    return fd;
}

Result<std::unique_ptr<Database>> Database::open(
    const QString &dataFolder, qint64 nowMs, const QString &setting, const Secret &password)
{
    const Result<DatabaseUrl> url = DatabaseUrl::parse(setting, password, dataFolder);
    if (!url)
        return tl::unexpected(url.error());
    if (!QDir().mkpath(dataFolder))
        return fail(ErrorCode::InternalError, u"The data folder %1 cannot be created."_s.arg(dataFolder));
    QFile::setPermissions(dataFolder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    std::unique_ptr<Database> database(new Database);
    const Result<int> lock = lockFolder(dataFolder);
    if (!lock)
        return tl::unexpected(lock.error());
    database->m_lock = *lock;
    database->m_url = *url;
    if (!url->isPostgres())
        restrictToOwner(url->path);
    const Result<QList<Migration>> migrations = builtInMigrations(migrationFolder(database->dialect()));
    if (!migrations)
        return tl::unexpected(migrations.error());
    try {
        database->m_writer = std::make_unique<WriteQueue>(*url, [&](Connection &connection) -> Result<void> {
            const Result<int> version = migrate(connection, *migrations, nowMs);
            if (!version)
                return tl::unexpected(version.error());
            database->m_schemaVersion = *version;
            return {};
        });
    } catch (const SqlFailure &failure) {
        return fail(ErrorCode::InternalError,
            u"The database %1 cannot be opened: %2"_s.arg(url->text(), QString::fromUtf8(failure.what())));
    } catch (const Failure &failure) {
        return tl::unexpected(failure.toError());
    }
    return database;
}

Database::~Database()
{
    const bool isFileSound = m_writer && !m_writer->hasFailed() && !m_url.isPostgres();
    m_writer.reset();
    m_life.reset();
    std::erase_if(
        readersOfThisThread().entries, [](const Readers::Entry &entry) { return entry.life.expired(); });
    if (isFileSound)
        removeEmptyLog(m_url);
    if (m_lock >= 0)
        ::close(m_lock);
}

Connection &Database::reader()
{
    if (m_url.isPostgres() && m_writer->isLost()) // a file can be read also while it cannot be written
        throw SqlFailure(SqlFailure::Kind::Lost, "there is no connection");
    std::vector<Readers::Entry> &entries = readersOfThisThread().entries;
    for (const Readers::Entry &entry : entries) {
        if (!entry.life.owner_before(m_life) && !m_life.owner_before(entry.life))
            return *entry.connection;
    }
    std::erase_if(entries, [](const Readers::Entry &entry) { return entry.life.expired(); });
    entries.push_back({m_life,
        std::make_unique<Connection>(m_url, Connection::Mode::Read,
            [writer = m_writer.get()](const SqlFailure &failure) { writer->reportFatal(failure); })});
    return *entries.back().connection;
}

qint64 Database::sizeBytes()
{
    if (dialect() == Dialect::Sqlite)
        return QFileInfo(m_url.path).size() + logBytes();
    try {
        Rows rows = reader().run("SELECT pg_database_size(current_database())");
        return rows.next() ? rows.integer(0) : 0;
    } catch (const SqlFailure &) {
        return 0;
    }
}

qint64 Database::logBytes() const { return m_url.isPostgres() ? 0 : SqliteDriver::logBytes(m_url.path); }

QString Database::engineVersion()
{
    if (!m_url.isPostgres())
        return SqliteDriver::libraryVersion();
    try {
        Rows rows = reader().run("SHOW server_version");
        return rows.next() ? rows.text(0) : QString();
    } catch (const SqlFailure &) {
        return {};
    }
}

QString sqliteVersion() { return SqliteDriver::libraryVersion(); }

} // namespace answerdesk::storage
