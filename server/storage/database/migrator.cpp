// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/storage/database/migrator.h"
#include "shared/core/secret.h"
#include <QtCore/QDir>
#include <QtCore/QFile>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::storage {

namespace {

/// Statements end with a semicolon at the end of a line; lines that begin with -- are comments.
QList<QByteArray> statements(const QByteArray &sql)
{
    QList<QByteArray> all;
    QByteArray current;
    for (const QByteArray &line : sql.split('\n')) {
        const QByteArray text = line.trimmed();
        if (text.isEmpty() || text.startsWith("--"))
            continue;
        current += line + '\n';
        if (text.endsWith(';'))
            all << std::exchange(current, {});
    }
    if (!current.trimmed().isEmpty())
        all << current;
    return all;
}

Result<void> apply(Connection &connection, const Migration &migration, qint64 nowMs)
{
    connection.begin();
    try {
        if (connection.dialect() == Dialect::PostgreSql) {
            connection.run("SET LOCAL statement_timeout = 0"); // an index of a large table takes its time
            connection.run("SET LOCAL lock_timeout = '60s'"); // what waits for a table's lock holds up others
        }
        for (const QByteArray &statement : statements(migration.sql))
            connection.runOnce(statement);
        connection.runOnce(
            "INSERT INTO schema_migration (version, name, checksum, applied_ms) VALUES (?, ?, ?, ?)",
            {qint64(migration.version), migration.name, QString::fromLatin1(migration.checksum), nowMs});
        connection.commit();
    } catch (const SqlFailure &failure) {
        connection.rollback();
        return fail(ErrorCode::InternalError,
            u"Migration %1 could not be applied: %2"_s.arg(
                migration.name, QString::fromUtf8(failure.what())));
    }
    return {};
}

/// Holds the lock of the migrations while it lives.
class MigrationLock
{
public:
    explicit MigrationLock(Connection &connection)
        : m_connection(connection)
    {
        m_connection.lockMigrations();
    }
    ~MigrationLock() { m_connection.unlockMigrations(); }
    MigrationLock(const MigrationLock &) = delete;
    MigrationLock &operator=(const MigrationLock &) = delete;

private:
    Connection &m_connection;
};

} // namespace

QString migrationFolder(Dialect dialect)
{
    return dialect == Dialect::Sqlite ? u":/answerdesk/sql/sqlite"_s : u":/answerdesk/sql/postgres"_s;
}

Result<QList<Migration>> builtInMigrations(const QString &folder)
{
    QList<Migration> migrations;
    for (const QString &name : QDir(folder).entryList({u"*.sql"_s}, QDir::Files, QDir::Name)) {
        QFile file(folder + u'/' + name);
        if (!file.open(QIODevice::ReadOnly))
            return fail(ErrorCode::InternalError, u"Migration %1 cannot be read."_s.arg(name));
        Migration migration;
        migration.version = name.section(u'_', 0, 0).toInt();
        migration.name = name;
        migration.sql = file.readAll();
        migration.checksum = sha256(migration.sql).toHex();
        migrations << migration;
    }
    if (migrations.isEmpty())
        return fail(ErrorCode::InternalError, u"The program holds no migrations."_s);
    return migrations;
}

Result<int> appliedMigrations(Connection &connection, const QList<Migration> &migrations)
{
    int applied = 0;
    Rows rows = connection.runOnce("SELECT version, name, checksum FROM schema_migration ORDER BY version");
    while (rows.next()) {
        const qint64 version = rows.integer(0);
        const QString name = rows.text(1);
        const bool isKnown = applied < migrations.size() && migrations[applied].version == version
            && QString::fromLatin1(migrations[applied].checksum) == rows.text(2);
        if (isKnown) {
            ++applied;
            continue;
        }
        if (applied == 0) {
            return fail(ErrorCode::InternalError,
                u"The database was written by a pre-release version of answerdesk-server: this version does "
                u"not "
                "know its migration %1. Create a new data folder (with PostgreSQL: a new database as well) "
                "and "
                "import the data again."_s.arg(name));
        }
        if (version > migrations.last().version) {
            return fail(ErrorCode::InternalError,
                u"The database has schema version %1 (%2); this program knows versions up to %3. Start the "
                "newer program, or restore a backup made before the upgrade."_s.arg(version)
                    .arg(name)
                    .arg(migrations.last().version));
        }
        return fail(ErrorCode::InternalError,
            u"Migration %1 was applied to the database, but this program has a different one in its place. "
            u"The "
            "database belongs to another build."_s.arg(name));
    }
    return applied;
}

Result<int> migrate(Connection &connection, const QList<Migration> &migrations, qint64 nowMs)
{
    const MigrationLock lock(connection);
    connection.runOnce(connection.dialect() == Dialect::Sqlite
            ? "CREATE TABLE IF NOT EXISTS schema_migration (version BIGINT PRIMARY KEY, name TEXT NOT NULL, "
              "checksum TEXT NOT NULL, applied_ms BIGINT NOT NULL)"
            : "CREATE TABLE IF NOT EXISTS schema_migration (version BIGINT PRIMARY KEY, "
              "name TEXT COLLATE \"C\" NOT NULL, checksum TEXT COLLATE \"C\" NOT NULL, "
              "applied_ms BIGINT NOT NULL)");
    const Result<int> applied = appliedMigrations(connection, migrations);
    if (!applied)
        return applied;
    for (const Migration &migration : migrations.sliced(*applied)) {
        if (const Result<void> done = apply(connection, migration, nowMs); !done)
            return tl::unexpected(done.error());
    }
    return migrations.last().version;
}

} // namespace answerdesk::storage
