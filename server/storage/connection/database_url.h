// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/core/result.h"
#include "shared/core/secret.h"

namespace answerdesk::storage {

/// Which database: a file of SQLite's, or a database of a PostgreSQL server.
struct DatabaseUrl {
    DatabaseUrl() = default;
    /// A file of SQLite's.
    DatabaseUrl(const QString &file)
        : path(file)
    {
    }
    /// What the setting `database` says: "sqlite" (or nothing) for the file answerdesk.sqlite in the data
    /// folder, or postgresql://user@host:port/name?sslmode=... There may be several addresses with a comma in
    /// between: host1:5432,host2:5433. libpq takes the first that answers and takes writes, unless the option
    /// target_session_attrs says otherwise. The host may be a folder of sockets: as %2Fvar%2Frun%2Fpostgresql
    /// or host=/var/run/postgresql behind the question mark. A password of the URL
    /// goes before the one given here; with neither, libpq looks into PGPASSWORD and ~/.pgpass. With the
    /// option service=NAME the name of the database may be left out: libpq takes what the address does not
    /// say from that entry of pg_service.conf. The error says what is wrong with the setting, and never holds
    /// its password.
    static Result<DatabaseUrl> parse(const QString &text, const Secret &password, const QString &dataFolder);
    /// Whether a value of the setting holds a password, be the rest well-formed or not.
    static bool holdsPassword(const QString &text);

    bool isPostgres() const { return path.isEmpty(); }
    QString text() const; ///< for people and logs: without the password

    QString hosts() const; ///< of all addresses, as libpq takes them: with a comma in between
    QString ports() const; ///< the same; empty when no address names one

    struct Address {
        QString host; ///< or the folder of a socket; empty for libpq's default
        int port = 0; ///< 1 to 65535; 0 for libpq's default
    };

    QString path; ///< SQLite's file; empty for PostgreSQL
    QList<Address> addresses; ///< of PostgreSQL: one at least
    QString name; ///< empty: the service says it
    QString user; ///< empty for libpq's default
    Secret password;
    QList<std::pair<QString, QString>> options; ///< of libpq's, sslmode for instance
};

} // namespace answerdesk::storage
