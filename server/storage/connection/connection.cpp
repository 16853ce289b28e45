// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/storage/connection/connection.h"
#include "server/storage/connection/postgres_driver.h"
#include "server/storage/connection/sqlite_driver.h"

namespace answerdesk::storage {

namespace {

// Of the sessions of one database: who writes, and who brings its schema up to date.
constexpr qint64 kWriterLock = 0x616e737764736b01;
constexpr qint64 kMigrationLock = 0x616e737764736b02;

std::unique_ptr<Driver> open(const DatabaseUrl &url, bool isReader, FatalReport fatalReport)
{
    if (url.isPostgres())
        return std::make_unique<PostgresDriver>(url, isReader);
    return std::make_unique<SqliteDriver>(url.path, isReader, std::move(fatalReport));
}

} // namespace

Rows::~Rows()
{
    if (m_statement)
        m_statement->finish();
    if (m_busy)
        *m_busy = false;
}

Connection::Connection(const DatabaseUrl &url, Mode mode, FatalReport fatalReport)
    : m_mode(mode)
    , m_driver(open(url, mode == Mode::Read, std::move(fatalReport)))
{
}

Connection::~Connection() { m_statements.clear(); }

Rows Connection::prepared(const char *sql, std::size_t size)
{
    const QByteArrayView text(sql, qsizetype(size));
    const auto [place, isNew] = m_statements.try_emplace(sql);
    Prepared &entry = place->second;
    if (isNew) {
        try {
            entry.statement = m_driver->prepare(text, true);
        } catch (const SqlFailure &) {
            m_statements.erase(place);
            m_hasFailed = true;
            throw;
        }
    }
    if (entry.isBusy) // its rows are still being read: the same statement nested runs as its own copy
        return Rows(m_driver->prepare(text, false));
    return Rows(entry.statement.get(), &entry.isBusy);
}

void Connection::execute(Statement &statement)
{
    try {
        statement.execute();
    } catch (const SqlFailure &failure) {
        m_hasFailed = true;
        if (m_mode == Mode::Write || !failure.isLost())
            throw;
        // The server was restarted since the last read. Reading again changes nothing.
        m_driver->reopen();
        statement.execute();
    }
}

Rows Connection::runOnce(const QByteArray &sql, const QVariantList &values)
{
    Rows rows(m_driver->prepare(sql, false));
    qsizetype units = 0;
    for (const QVariant &value : values)
        units += value.typeId() == QMetaType::QString ? value.toString().size() : 0;
    rows.m_statement->reserveText(units);
    int position = 0;
    for (const QVariant &value : values)
        bind(*rows.m_statement, position++, value);
    execute(*rows.m_statement);
    return rows;
}

void Connection::bind(Statement &statement, int position, const QVariant &value)
{
    switch (value.typeId()) {
    case QMetaType::UnknownType:
        return statement.bindNull(position);
    case QMetaType::Double:
        return statement.bindReal(position, value.toDouble());
    case QMetaType::QByteArray:
        return statement.bindBytes(position, value.toByteArray());
    case QMetaType::QString:
        return statement.bindText(position, value.toString());
    case QMetaType::Bool:
    case QMetaType::Int:
    case QMetaType::LongLong:
        return statement.bindInteger(position, value.toLongLong());
    default:
        throw SqlFailure(SqlFailure::Kind::Other,
            "no value that a database takes: " + QByteArray(value.typeName()), "a list of values");
    }
}

bool Connection::lockDatabase(bool mayWait)
{
    if (dialect() == Dialect::Sqlite)
        return true;
    if (!mayWait) {
        Rows rows = run("SELECT pg_try_advisory_lock(?)", kWriterLock);
        return rows.next() && rows.flag(0);
    }
    try {
        run("SELECT pg_advisory_lock(?)", kWriterLock); // for as long as lock_timeout of the session says
        return true;
    } catch (const SqlFailure &failure) {
        if (failure.isLost() || !failure.isTransient())
            throw;
        return false;
    }
}

void Connection::recover()
{
    if (dialect() == Dialect::Sqlite) {
        try {
            begin();
            run("PRAGMA user_version = 0"); // writes the first page
            commit();
        } catch (const SqlFailure &) {
            rollback();
            throw;
        }
        return;
    }
    if (!isAlive()) {
        m_driver->reopen();
        if (!lockDatabase(false)) {
            // The server may not have noticed yet that an earlier session of this connection is gone.
            run("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() "
                "AND usename = current_user AND application_name = current_setting('application_name') "
                "AND pid <> pg_backend_pid()");
            m_driver->close();
            throw SqlFailure(SqlFailure::Kind::Lost, "another answerdesk-server writes to the database");
        }
    }
    checkHealth();
}

void Connection::checkHealth()
{
    if (dialect() == Dialect::Sqlite)
        return;
    bool isReadOnly = false;
    {
        Rows rows = run("SELECT pg_is_in_recovery() OR current_setting('transaction_read_only') = 'on'");
        isReadOnly = rows.next() && rows.flag(0);
    }
    if (isReadOnly) {
        m_driver->close();
        throw SqlFailure(SqlFailure::Kind::Lost, "the database takes no writes: its server is read-only");
    }
}

void Connection::lockMigrations()
{
    if (dialect() == Dialect::Sqlite)
        return;
    begin();
    run("SET LOCAL statement_timeout = 0");
    run("SET LOCAL lock_timeout = '10min'"); // another program may be at a long migration
    run("SELECT pg_advisory_lock(?)", kMigrationLock);
    commit(); // the lock is the session's and stays
}

void Connection::unlockMigrations() noexcept
{
    try {
        if (dialect() == Dialect::PostgreSql)
            run("SELECT pg_advisory_unlock(?)", kMigrationLock);
    } catch (const SqlFailure &) {
        // The session is gone, and the lock with it.
    }
}

void Connection::begin()
{
    m_hasFailed = false;
    // SQLite: a transaction that reads first and writes later would fail where this one waits.
    if (dialect() == Dialect::Sqlite)
        run("BEGIN IMMEDIATE");
    else
        run("BEGIN");
}

void Connection::commit() { run("COMMIT"); }

void Connection::rollback() noexcept
{
    try {
        run("ROLLBACK");
    } catch (const SqlFailure &) {
        // There is none any more: SQLite has rolled back by itself, or the connection is gone.
    }
}

void Connection::beginJob()
{
    m_hasFailed = false;
    run("SAVEPOINT job");
}

void Connection::endJob() { run("RELEASE job"); }

void Connection::undoJob()
{
    run("ROLLBACK TO job");
    run("RELEASE job");
}

} // namespace answerdesk::storage
