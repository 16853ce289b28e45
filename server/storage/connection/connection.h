// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/storage/connection/database_url.h"
#include "server/storage/connection/driver.h"
#include "server/storage/connection/sql_failure.h"
#include <QtCore/QVariant>
#include <optional>
#include <unordered_map>

namespace answerdesk::storage {

/// The rows of one statement, forward only. Ends its read snapshot when it dies. Throws SqlFailure when a row
/// cannot be read.
class Rows
{
public:
    Rows(Rows &&other) noexcept
        : m_own(std::move(other.m_own))
        , m_statement(std::exchange(other.m_statement, nullptr))
        , m_busy(std::exchange(other.m_busy, nullptr))
    {
    }
    Rows &operator=(Rows &&) = delete;
    ~Rows();

    bool next() { return m_statement->next(); }
    qint64 integer(int column) const { return m_statement->integer(column); }
    double real(int column) const { return m_statement->real(column); }
    QString text(int column) const { return m_statement->text(column); }
    QByteArray bytes(int column) const { return m_statement->bytes(column); }
    bool isNull(int column) const { return m_statement->isNull(column); }
    bool flag(int column) const { return integer(column) != 0; }
    std::optional<qint64> optionalInteger(int column) const
    {
        return isNull(column) ? std::nullopt : std::optional(integer(column));
    }
    std::optional<QString> optionalText(int column) const
    {
        return isNull(column) ? std::nullopt : std::optional(text(column));
    }

private:
    friend class Connection;
    Rows(Statement *statement, bool *busy)
        : m_statement(statement)
        , m_busy(busy)
    {
        *busy = true;
    }
    explicit Rows(std::unique_ptr<Statement> own)
        : m_own(std::move(own))
        , m_statement(m_own.get())
    {
    }
    std::unique_ptr<Statement> m_own;
    Statement *m_statement;
    bool *m_busy = nullptr;
};

/// One database connection of one thread: made, used and destroyed there. Statements are prepared once; the
/// SQL is a string literal of the portable subset with ? placeholders, so its address is its identity.
class Connection
{
public:
    enum class Mode { Read, Write };
    /// Throws SqlFailure when the database cannot be opened. fatalReport must be callable as long as the
    /// connection lives.
    Connection(const DatabaseUrl &url, Mode mode, FatalReport fatalReport = {});
    ~Connection();
    Connection(const Connection &) = delete;
    Connection &operator=(const Connection &) = delete;

    /// Runs a literal statement with bound values: qint64, int, bool, double, QString, QByteArray,
    /// std::optional of these (nullopt is NULL). Throws SqlFailure.
    template <std::size_t N, typename... Values>
    Rows run(const char (&sql)[N], const Values &...values)
    {
        Rows rows = prepared(sql, N - 1);
        Statement &statement = *rows.m_statement;
        statement.reserveText((qsizetype(0) + ... + unitsOf(values)));
        int position = 0;
        (bind(statement, position++, values), ...);
        execute(statement);
        return rows;
    }
    /// For text that is put together at run time: migrations, pragmas, filters of lists. Not cached.
    Rows runOnce(const QByteArray &sql, const QVariantList &values = {});

    Dialect dialect() const { return m_driver->dialect(); }
    /// As the driver's own; any thread.
    void interrupt() noexcept { m_driver->interrupt(); }
    /// False when the connection to a server is gone. A lost reader finds back by itself; a lost writer needs
    /// recover(), because its transaction is gone.
    bool isAlive() const { return m_driver->isAlive(); }
    /// Makes this connection the only writer. A file's lock is the data folder's; a server's is held by the
    /// session. mayWait: a server that was killed may take a moment to be noticed. False: another has it.
    /// Throws SqlFailure.
    bool lockDatabase(bool mayWait);
    /// After a transaction was lost, before any other: throws SqlFailure as long as the database takes no
    /// writes. SQLite: commits a write that changes nothing. It takes the place of what the lost transaction
    /// left behind the end of the log, and proves that the disk works. PostgreSQL: a session that is alive,
    /// has the writer's lock, and is on a node that takes writes.
    void recover();
    /// PostgreSQL: throws SqlFailure, and is no longer alive, when the session is gone or its node takes no
    /// writes. SQLite: does nothing, because a file does not go away.
    void checkHealth();
    /// One program at a time changes a server's schema. Waits for up to 10 minutes; throws SqlFailure.
    void lockMigrations();
    void unlockMigrations() noexcept;
    // As the driver's own.
    void checkpointIfDue() { m_driver->checkpointIfDue(); }
    void checkpointAll() { m_driver->checkpointAll(); }
    void keepLogOnClose() noexcept { m_driver->keepLogOnClose(); }

    // The writer's transactions. A statement that failed inside a job leaves the job nothing but to be
    // undone, on PostgreSQL by its own rules and on SQLite by ours: hasFailed() says so until the next
    // beginJob().
    void begin();
    void commit();
    void rollback() noexcept; ///< also when there is no transaction any more
    bool isInTransaction() const { return m_driver->isInTransaction(); }
    void beginJob();
    void endJob();
    void undoJob();
    bool hasFailed() const { return m_hasFailed; }

private:
    struct Prepared {
        std::unique_ptr<Statement> statement;
        bool isBusy = false;
    };
    static qsizetype unitsOf(const QString &value) { return value.size(); }
    template <typename T>
    static qsizetype unitsOf(const std::optional<T> &value)
    {
        return value ? unitsOf(*value) : 0;
    }
    template <typename T>
    static qsizetype unitsOf(const T &)
    {
        return 0;
    }
    static void bind(Statement &statement, int position, qint64 value)
    {
        statement.bindInteger(position, value);
    }
    static void bind(Statement &statement, int position, int value)
    {
        statement.bindInteger(position, value);
    }
    static void bind(Statement &statement, int position, bool value)
    {
        statement.bindInteger(position, value);
    }
    static void bind(Statement &statement, int position, double value)
    {
        statement.bindReal(position, value);
    }
    static void bind(Statement &statement, int position, const QString &value)
    {
        statement.bindText(position, value);
    }
    static void bind(Statement &statement, int position, const QByteArray &value)
    {
        statement.bindBytes(position, value);
    }
    template <typename T>
    static void bind(Statement &statement, int position, const std::optional<T> &value)
    {
        if (value)
            bind(statement, position, *value);
        else
            statement.bindNull(position);
    }
    static void bind(Statement &statement, int position, const QVariant &value);
    Rows prepared(const char *sql, std::size_t size);
    void execute(Statement &statement);

    const Mode m_mode;
    std::unique_ptr<Driver> m_driver;
    std::unordered_map<const char *, Prepared> m_statements;
    bool m_hasFailed = false;
};

} // namespace answerdesk::storage
