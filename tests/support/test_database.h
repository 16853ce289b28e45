// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/storage/database_url.h"

namespace answerdesk::test {

/// A database of its own for a test's server: one of the PostgreSQL cluster that ANSWERDESK_TEST_POSTGRES
/// names, migrated already and gone with this object, or else the SQLite file that a data folder gets. Lives
/// in the test's thread, which has a QCoreApplication. What fails here ends the test program with the reason.
class TestDatabase
{
public:
    TestDatabase();
    ~TestDatabase();
    TestDatabase(const TestDatabase &) = delete;
    TestDatabase &operator=(const TestDatabase &) = delete;

    static bool isPostgres();
    /// Value of the setting `database`.
    QString setting() const;
    storage::DatabaseUrl url(const QString &dataFolder) const;
    /// Runs a statement behind the server's back, over a connection of its own; the first column of its rows.
    QStringList run(const QString &dataFolder, const QByteArray &sql) const;

private:
    QString m_name; ///< of the database; empty for SQLite
};

} // namespace answerdesk::test
