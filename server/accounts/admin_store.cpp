// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/accounts/admin_store.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::accounts {

using storage::Connection;
using storage::Rows;

namespace {

#define ANSWERDESK_ADMIN_COLUMNS                                                                             \
    "admin_id, email, password_hash, role, is_disabled, created_ms, updated_ms, last_sign_in_ms, revision"

Admin readAdmin(const Rows &rows)
{
    Admin admin;
    admin.id = rows.text(0);
    admin.email = rows.text(1);
    admin.passwordHash = rows.text(2);
    admin.role = schema::enumValue<Role>(rows.text(3)).value_or(Role::CompanyViewer);
    admin.isDisabled = rows.flag(4);
    admin.createdMs = rows.integer(5);
    admin.updatedMs = rows.integer(6);
    admin.lastSignInMs = rows.optionalInteger(7);
    admin.revision = rows.integer(8);
    return admin;
}

/// Signing in does not mind the case of letters, so two addresses that differ by it alone would be one.
Result<void> checkEmail(Connection &connection, const Admin &admin)
{
    Rows rows = connection.run(
        "SELECT 1 FROM admin WHERE email_key = ? AND admin_id <> ?", admin.email.toLower(), admin.id);
    if (rows.next())
        return fail(
            ErrorCode::AlreadyExists, u"An administrator with the address %1 exists."_s.arg(admin.email));
    return {};
}

void insertCompanies(Connection &connection, const Admin &admin)
{
    for (const QString &company : admin.companies)
        connection.run("INSERT INTO admin_company (company_key, admin_id) VALUES (?, ?)", company, admin.id);
}

void rememberOperator(Connection &connection, const Admin &admin)
{
    if (admin.role == Role::Operator)
        connection.run("INSERT INTO operator_email (email_key) VALUES (?) ON CONFLICT (email_key) DO NOTHING",
            admin.email.toLower());
}

} // namespace

QList<Admin> loadAdmins(Connection &connection)
{
    QHash<QString, QStringList> companies;
    {
        Rows rows = connection.run("SELECT admin_id, company_key FROM admin_company ORDER BY company_key");
        while (rows.next())
            companies[rows.text(0)] << rows.text(1);
    }
    QList<Admin> admins;
    Rows rows = connection.run("SELECT " ANSWERDESK_ADMIN_COLUMNS " FROM admin");
    while (rows.next()) {
        Admin admin = readAdmin(rows);
        admin.companies = companies.value(admin.id);
        admins << admin;
    }
    return admins;
}

std::optional<Admin> loadAdmin(Connection &connection, const QString &adminId)
{
    Admin admin;
    {
        Rows rows
            = connection.run("SELECT " ANSWERDESK_ADMIN_COLUMNS " FROM admin WHERE admin_id = ?", adminId);
        if (!rows.next())
            return std::nullopt;
        admin = readAdmin(rows);
    }
    Rows rows = connection.run(
        "SELECT company_key FROM admin_company WHERE admin_id = ? ORDER BY company_key", adminId);
    while (rows.next())
        admin.companies << rows.text(0);
    return admin;
}

QList<Admin> loadAdminsOf(Connection &connection, const QString &companyKey)
{
    QStringList ids;
    {
        Rows rows = connection.run(
            "SELECT admin_id FROM admin_company WHERE company_key = ? ORDER BY admin_id", companyKey);
        while (rows.next())
            ids << rows.text(0);
    }
    QList<Admin> admins;
    for (const QString &id : std::as_const(ids)) {
        if (const std::optional<Admin> admin = loadAdmin(connection, id))
            admins << *admin;
    }
    return admins;
}

Result<void> insertAdmin(Connection &connection, const Admin &admin)
{
    if (const Result<void> free = checkEmail(connection, admin); !free)
        return free;
    connection.run("INSERT INTO admin (admin_id, email, email_key, password_hash, role, is_disabled, "
                   "created_ms, updated_ms, revision) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        admin.id, admin.email, admin.email.toLower(), admin.passwordHash, roleName(admin.role),
        admin.isDisabled, admin.createdMs, admin.updatedMs, admin.revision);
    insertCompanies(connection, admin);
    rememberOperator(connection, admin);
    return {};
}

Result<void> updateAdmin(Connection &connection, const Admin &admin)
{
    if (const Result<void> free = checkEmail(connection, admin); !free)
        return free;
    connection.run("UPDATE admin SET email = ?, email_key = ?, role = ?, is_disabled = ?, updated_ms = ?, "
                   "revision = ? WHERE admin_id = ?",
        admin.email, admin.email.toLower(), roleName(admin.role), admin.isDisabled, admin.updatedMs,
        admin.revision, admin.id);
    connection.run("DELETE FROM admin_company WHERE admin_id = ?", admin.id);
    insertCompanies(connection, admin);
    rememberOperator(connection, admin);
    if (admin.isDisabled)
        deleteSessionsOf(connection, admin.id);
    return {};
}

void deleteAdmin(Connection &connection, const QString &adminId)
{
    connection.run("DELETE FROM admin_session WHERE admin_id = ?", adminId);
    connection.run("DELETE FROM admin_address WHERE admin_id = ?", adminId);
    connection.run("DELETE FROM admin_company WHERE admin_id = ?", adminId);
    connection.run("DELETE FROM admin WHERE admin_id = ?", adminId);
}

void updatePassword(Connection &connection, const Admin &admin, const QString &exceptSessionId)
{
    connection.run("UPDATE admin SET password_hash = ?, updated_ms = ?, revision = ? WHERE admin_id = ?",
        admin.passwordHash, admin.updatedMs, admin.revision, admin.id);
    deleteSessionsOf(connection, admin.id, exceptSessionId);
}

bool hasOtherOperator(Connection &connection, const QString &adminId)
{
    Rows rows = connection.run("SELECT 1 FROM admin WHERE role = ? AND is_disabled = 0 AND admin_id <> ?",
        roleName(Role::Operator), adminId);
    return rows.next();
}

QStringList loadOperatorEmails(Connection &connection)
{
    QStringList emails;
    Rows rows = connection.run("SELECT email_key FROM operator_email");
    while (rows.next())
        emails << rows.text(0);
    return emails;
}

QList<StoredSession> loadSessions(Connection &connection, qint64 nowMs)
{
    QList<StoredSession> sessions;
    Rows rows = connection.run(
        "SELECT session_id, token_sha256, admin_id, created_ms, last_used_ms, expires_ms, address, "
        "user_agent FROM admin_session WHERE expires_ms > ?",
        nowMs);
    while (rows.next()) {
        sessions << StoredSession{rows.text(0), rows.text(1).toLatin1(), rows.text(2), rows.integer(3),
            rows.integer(4), rows.integer(5), rows.text(6), rows.text(7)};
    }
    return sessions;
}

QStringList loadSessionIds(Connection &connection, const QString &adminId)
{
    QStringList ids;
    Rows rows = connection.run(
        "SELECT session_id FROM admin_session WHERE admin_id = ? ORDER BY session_id DESC", adminId);
    while (rows.next())
        ids << rows.text(0);
    return ids;
}

void insertSession(Connection &connection, const StoredSession &session)
{
    connection.run("INSERT INTO admin_session (session_id, token_sha256, admin_id, created_ms, last_used_ms, "
                   "expires_ms, address, user_agent) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        session.id, QString::fromLatin1(session.tokenHash), session.adminId, session.createdMs,
        session.lastUsedMs, session.expiresMs, session.address, session.userAgent);
}

bool deleteSession(Connection &connection, const QString &sessionId)
{
    Rows rows = connection.run("DELETE FROM admin_session WHERE session_id = ? RETURNING 1", sessionId);
    return rows.next();
}

int deleteSessionsOf(Connection &connection, const QString &adminId, const QString &exceptSessionId)
{
    int deleted = 0;
    Rows rows = connection.run("DELETE FROM admin_session WHERE admin_id = ? AND session_id <> ? RETURNING 1",
        adminId, exceptSessionId);
    while (rows.next())
        ++deleted;
    return deleted;
}

void deleteExpiredSessions(Connection &connection, qint64 nowMs)
{
    connection.run("DELETE FROM admin_session WHERE expires_ms <= ?", nowMs);
}

void updateSessionUse(Connection &connection, const QString &sessionId, qint64 lastUsedMs)
{
    connection.run("UPDATE admin_session SET last_used_ms = ? WHERE session_id = ?", lastUsedMs, sessionId);
}

QList<KnownAddress> loadKnownAddresses(Connection &connection, qint64 sinceMs)
{
    QList<KnownAddress> known;
    Rows rows
        = connection.run("SELECT admin_id, address, last_ms FROM admin_address WHERE last_ms > ?", sinceMs);
    while (rows.next())
        known << KnownAddress{rows.text(0), rows.text(1), rows.integer(2)};
    return known;
}

void putKnownAddress(Connection &connection, const KnownAddress &address)
{
    connection.run("INSERT INTO admin_address (admin_id, address, last_ms) VALUES (?, ?, ?) "
                   "ON CONFLICT (admin_id, address) DO UPDATE SET last_ms = excluded.last_ms",
        address.adminId, address.network, address.lastMs);
    connection.run("DELETE FROM admin_address WHERE admin_id = ? AND address NOT IN (SELECT address FROM "
                   "admin_address WHERE admin_id = ? ORDER BY last_ms DESC LIMIT ?)",
        address.adminId, address.adminId, Sessions::kMaxKnownAddresses);
}

void updateLastSignIn(Connection &connection, const QString &adminId, qint64 atMs)
{
    connection.run("UPDATE admin SET last_sign_in_ms = ? WHERE admin_id = ?", atMs, adminId);
}

} // namespace answerdesk::accounts
