// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/storage/connection.h"
#include <QtCore/QTemporaryDir>

namespace answerdesk::test {

/// An empty database for one test, gone with it: a file, or, with ANSWERDESK_TEST_POSTGRES, a database of
/// that cluster.
class ScratchDatabase
{
public:
    ScratchDatabase();
    ~ScratchDatabase();

    static bool isPostgres();
    const storage::DatabaseUrl &url() const { return m_url; }
    QString folder() const { return m_folder.path(); }
    /// What the setting `database` would say; its password included.
    QString setting() const;
    /// The statement with this database's names of types for BLOB and REAL.
    static QByteArray adapted(QByteArray sql);
    /// PostgreSQL: ends every session of the database, as a restart does. Returns how many there were.
    int endSessions();
    /// PostgreSQL: whether anybody can connect, as when the server is down; ends no session.
    void setReachable(bool isReachable);

private:
    storage::Connection &cluster();

    QTemporaryDir m_folder;
    storage::DatabaseUrl m_url;
    std::unique_ptr<storage::Connection> m_cluster;
};

} // namespace answerdesk::test
