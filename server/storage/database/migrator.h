// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/storage/connection/connection.h"

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

/// How many of the migrations a database has: they are the first ones, without a gap, and with the same
/// contents. Else an error that names the first other one and says what to do: the database is newer than the
/// program, older than its first release, or another build's. Throws SqlFailure.
Result<int> appliedMigrations(Connection &connection, const QList<Migration> &migrations);

/// Brings the database to the last migration, each in a transaction of its own; returns its version. Fails
/// as appliedMigrations() does. Throws SqlFailure.
Result<int> migrate(Connection &connection, const QList<Migration> &migrations, qint64 nowMs);

} // namespace answerdesk::storage
