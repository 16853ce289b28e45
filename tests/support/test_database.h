// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/storage/connection/connection.h"
#include <QtCore/QTemporaryDir>

namespace answerdesk::test {

/// A database of a test's own and the data folder of its server, both gone with this object. The database is
/// one of the PostgreSQL cluster that ANSWERDESK_TEST_POSTGRES names, or else a SQLite file in the folder.
/// Lives in the test's thread, which has a QCoreApplication. What fails here ends the test program with the
/// reason.
class TestDatabase
{
public:
    enum class Content {
        Schema, ///< PostgreSQL: migrated already; a file is made and migrated by the server
        Nothing
    };

    explicit TestDatabase(Content content = Content::Schema);
    ~TestDatabase();
    TestDatabase(const TestDatabase &) = delete;
    TestDatabase &operator=(const TestDatabase &) = delete;

    static bool isPostgres();
    /// The statement with this database's names of types for BLOB and REAL.
    static QByteArray adapted(QByteArray sql);

    QString folder() const { return m_folder.path(); }
    /// Value of the setting `database`; its password included.
    QString setting() const;
    storage::DatabaseUrl url() const;
    /// Runs a statement behind the server's back, over a connection of its own; the first column of its rows.
    QStringList run(const QByteArray &sql) const;
    /// PostgreSQL: ends every session of the database, as a restart does. Returns how many there were.
    int endSessions() const;
    /// PostgreSQL: whether anybody can connect, as when the server is down; ends no session.
    void setReachable(bool isReachable) const;

private:
    const Content m_content;
    QTemporaryDir m_folder;
    QString m_name; ///< of the database; empty for SQLite
};

} // namespace answerdesk::test
