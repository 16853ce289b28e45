// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/storage/connection/driver.h"
#include "server/storage/connection/sql_failure.h"

struct sqlite3;

namespace answerdesk::storage {

/// SQLite by its own C interface: Qt's driver makes a QVariant and UTF-16 of every value, which costs more
/// than the statements of a cart event themselves. A reader neither commits nor makes a checkpoint, also not
/// when it is the last one to close.
class SqliteDriver final : public Driver
{
public:
    SqliteDriver(const QString &path, bool isReader, FatalReport fatalReport);
    ~SqliteDriver() override;
    std::unique_ptr<Statement> prepare(QByteArrayView sql, bool isKept) override;
    Dialect dialect() const override { return Dialect::Sqlite; }
    void interrupt() noexcept override;
    bool isInTransaction() const override;
    void checkpointIfDue() override;
    void checkpointAll() override;
    void keepLogOnClose() noexcept override;

    /// Length in bytes of the write-ahead log beside a database file; 0 without one.
    static qint64 logBytes(const QString &file);
    /// Of the linked library: "3.40.1".
    static QString libraryVersion();

private:
    friend class SqliteStatement;
    static int noteCommit(void *self, sqlite3 *, const char *, int frames);
    void openLog();
    void checkpoint(int mode);
    SqlFailure failureOf(int code, QByteArrayView sql) const;
    SqlFailure reported(const SqlFailure &failure) const;
    void pragma(const char *sql);

    const FatalReport m_fatalReport;
    sqlite3 *m_database = nullptr;
    int m_logFrames = 0; ///< after the last commit
    int m_checkpointAt = 0; ///< frames that make the next checkpoint due
    bool m_isTooLong = false;
};

} // namespace answerdesk::storage
