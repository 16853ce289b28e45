// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/storage/sqlite_log.h"

namespace answerdesk::storage {

/// SQLite by its own C interface: Qt's driver makes a QVariant and UTF-16 of every value, which costs more
/// than the statements of a cart event themselves.
class SqliteDriver final : public Driver
{
public:
    SqliteDriver(const QString &path, bool isReader);
    ~SqliteDriver() override;
    std::unique_ptr<Statement> prepare(QByteArrayView sql, bool isKept) override;
    Dialect dialect() const override { return Dialect::Sqlite; }
    void interrupt() noexcept override;
    bool isAlive() const override { return !m_log || !m_log->isBroken(); }
    void reopen() override
    {
        if (m_log)
            m_log->rollBack();
    }
    bool deferSync(SyncFile syncFile) override;
    void sync() override
    {
        if (m_log)
            m_log->sync();
    }
    int logLength() const override { return m_log ? m_log->length() : 0; }
    void copyLog() override;

private:
    void pragma(const char *sql);
    sqlite3 *m_database = nullptr;
    std::unique_ptr<SqliteLog> m_log; ///< of a writer that defers syncing
};

} // namespace answerdesk::storage
