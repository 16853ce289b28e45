// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/storage/connection.h"

namespace answerdesk::storage {

struct Migration {
    int version = 0;
    QString name; ///< file name
    QByteArray sql;
    QByteArray checksum; ///< SHA-256 in hex of the file's bytes
};

QString migrationFolder(Dialect dialect);
/// The migrations built into the program, by version.
Result<QList<Migration>> builtInMigrations(const QString &folder = migrationFolder(Dialect::Sqlite));

/// Brings the database to the last migration, each in a transaction of its own. Refuses a database that is
/// newer than the program and one whose applied migrations differ from the built-in ones, and names which.
Result<int> migrate(Connection &connection, const QList<Migration> &migrations, qint64 nowMs);

} // namespace answerdesk::storage
