// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/storage/rows/read_snapshot.h"

namespace answerdesk::storage {

ReadSnapshot::ReadSnapshot(Connection &reader)
    : m_reader(reader)
{
    if (reader.dialect() == Dialect::PostgreSql)
        reader.run("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    else
        reader.run("BEGIN");
}

ReadSnapshot::~ReadSnapshot()
{
    if (!m_isOpen)
        return;
    try {
        m_reader.run("ROLLBACK");
    } catch (const SqlFailure &) {
        // The connection is gone, and the transaction with it.
    }
}

void ReadSnapshot::finish()
{
    if (m_reader.dialect() == Dialect::PostgreSql) {
        // A reader that lost its server opens another session, which has no transaction.
        Rows rows = m_reader.run("SELECT current_setting('transaction_isolation')");
        if (!rows.next() || rows.text(0) != QLatin1String("repeatable read"))
            throw SqlFailure(SqlFailure::Kind::Lost, "the connection was lost within a snapshot");
    }
    m_isOpen = false;
    m_reader.run("COMMIT");
}

} // namespace answerdesk::storage
