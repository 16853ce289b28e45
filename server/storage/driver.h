// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/storage/sql_failure.h"
#include <functional>
#include <memory>

namespace answerdesk::storage {

/// Where one SQL text does not do for both databases.
enum class Dialect { Sqlite, PostgreSql };

/// Brings a file's contents to the disk: 0, or -1 with errno, as fdatasync() does.
using SyncFile = std::function<int(int descriptor)>;

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
    /// False when the other side is gone; reopen() may bring it back. Statements prepare themselves anew.
    virtual bool isAlive() const = 0;
    virtual void reopen() = 0;

    // A writer that does not wait for the disk at each COMMIT. Where the server keeps what it has confirmed,
    // there is nothing of the kind.
    /// From now on COMMIT makes a transaction visible, and sync() makes it last. False: COMMIT does both.
    virtual bool deferSync(SyncFile) { return false; }
    /// Returns when all that is committed outlasts a power cut. Any one thread, while nothing is committed.
    /// After a failure the connection is not alive: what was not synced goes with reopen(). Throws
    /// SqlFailure.
    virtual void sync() { }
    /// Frames that the log of deferSync() has.
    virtual int logLength() const { return 0; }
    /// Brings the log to the disk and copies what no reader needs into the database; tells of no failure. On
    /// the writer's connection when all is synced, or on another one at any time.
    virtual void copyLog() { }

    /// Makes the statement that runs fail soon; without one nothing happens. Any thread, while the connection
    /// lives. A server ends its own work when it is told to.
    virtual void interrupt() noexcept { }
};

} // namespace answerdesk::storage
