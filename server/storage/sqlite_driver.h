// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/storage/driver.h"

struct sqlite3;

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
    bool isAlive() const override { return true; }
    void reopen() override { }

private:
    void pragma(const char *sql);
    sqlite3 *m_database = nullptr;
};

} // namespace answerdesk::storage
