// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/storage/connection/database_url.h"
#include "server/storage/connection/driver.h"
#include <QtSql/QSqlDatabase>

class QSqlQuery;

namespace answerdesk::storage {

/// PostgreSQL by Qt's driver QPSQL. Statements that run often are prepared in the session, once for each
/// session; results are taken whole, so that rows can be read on while other statements run.
class PostgresDriver final : public Driver
{
public:
    PostgresDriver(const DatabaseUrl &url, bool isReader);
    ~PostgresDriver() override;
    std::unique_ptr<Statement> prepare(QByteArrayView sql, bool isKept) override;
    Dialect dialect() const override { return Dialect::PostgreSql; }
    bool isAlive() const override { return m_isAlive; }
    void reopen() override;
    void close() noexcept override;

    /// Runs one statement whose values stand in it. shown: what a failure names, which holds no values.
    QSqlQuery execute(const QString &sql, QByteArrayView shown = {});
    /// Counts the sessions: a prepared statement of an earlier one is gone.
    int session() const { return m_session; }
    int nextStatement() { return ++m_statements; }

private:
    void open();

    QString m_name;
    QSqlDatabase m_database;
    const DatabaseUrl m_url;
    const bool m_isReader;
    bool m_isAlive = false;
    int m_session = 0;
    int m_statements = 0;
};

} // namespace answerdesk::storage
