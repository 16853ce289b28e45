// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/storage/connection/sql_failure.h"
#include <memory>

namespace answerdesk::storage {

/// Where one SQL text does not do for both databases.
enum class Dialect { Sqlite, PostgreSql };

/// One statement of one connection, prepared once and run any number of times: bind each value, execute, walk
/// the rows, finish. Used in the connection's thread only; everything but finish() throws SqlFailure.
class Statement
{
public:
    Statement() = default;
    Statement(const Statement &) = delete;
    Statement &operator=(const Statement &) = delete;
    virtual ~Statement() = default;

    /// Before binding: how many UTF-16 units all texts have together.
    virtual void reserveText(qsizetype units) = 0;
    virtual void bindInteger(int position, qint64 value) = 0;
    virtual void bindReal(int position, double value) = 0;
    virtual void bindText(int position, QStringView value) = 0;
    virtual void bindBytes(int position, QByteArrayView value) = 0;
    virtual void bindNull(int position) = 0;
    /// Does all the statement's work but reading further rows.
    virtual void execute() = 0;
    virtual bool next() = 0;
    /// Lets go of the rows and of the read snapshot.
    virtual void finish() noexcept = 0;

    virtual qint64 integer(int column) const = 0;
    virtual double real(int column) const = 0;
    virtual QString text(int column) const = 0;
    virtual QByteArray bytes(int column) const = 0;
    virtual bool isNull(int column) const = 0;
};

/// One open connection. Statements die before it.
class Driver
{
public:
    Driver() = default;
    Driver(const Driver &) = delete;
    Driver &operator=(const Driver &) = delete;
    virtual ~Driver() = default;

    /// isKept: the statement will run often. sql outlives the statement or is copied by it.
    virtual std::unique_ptr<Statement> prepare(QByteArrayView sql, bool isKept) = 0;
    virtual Dialect dialect() const = 0;
    /// False when the server is gone; reopen() may bring it back. Statements are prepared again by
    /// themselves.
    virtual bool isAlive() const { return true; }
    /// PostgreSQL: another session. Throws SqlFailure.
    virtual void reopen() { }
    /// PostgreSQL: ends the session; the connection is no longer alive.
    virtual void close() noexcept { }
    /// Whether the transaction that was begun is still there after a failed statement.
    virtual bool isInTransaction() const { return isAlive(); }

    // SQLite's write-ahead log, on the writer's connection and between transactions.
    /// Copies the log into the database when it has grown. A failure that only a new start repairs is thrown
    /// as fatal; a reader that is in the way and a full disk are not: the next call tries again.
    virtual void checkpointIfDue() { }
    /// Copies the whole log into the database and empties it, as far as readers let it. Throws SqlFailure.
    virtual void checkpointAll() { }
    /// Closing the connection leaves the log as it is.
    virtual void keepLogOnClose() noexcept { }

    /// SQLite: makes the statement that runs fail soon; without one nothing happens. Any thread, while the
    /// connection lives.
    virtual void interrupt() noexcept { }
};

} // namespace answerdesk::storage
