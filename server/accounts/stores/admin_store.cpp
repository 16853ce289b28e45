// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/accounts/stores/admin_store.h"
#include "server/storage/rows/row.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::storage {

template <>
struct ColumnCodec<accounts::Role> : EnumCodec<accounts::Role, accounts::Role::CompanyViewer> {
};

} // namespace answerdesk::storage

namespace answerdesk::accounts {

using storage::Column;
using storage::Connection;
using storage::Fixed;
using storage::Key;
using storage::Rows;

namespace {

struct LowerCase {
    static QString write(const QString &text) { return text.toLower(); }
};

/// Passwords and sign-ins have statements of their own.
using AdminTable = storage::Table<Admin, "admin", Key<"admin_id", &Admin::id>, Column<"email", &Admin::email>,
    storage::Derived<LowerCase, "email_key", &Admin::email>, Fixed<"password_hash", &Admin::passwordHash>,
    Column<"role", &Admin::role>, Column<"is_disabled", &Admin::isDisabled>,
    Fixed<"created_ms", &Admin::createdMs>, Column<"updated_ms", &Admin::updatedMs>,
    Fixed<"last_sign_in_ms", &Admin::lastSignInMs>, Column<"revision", &Admin::revision>>;

struct AdminCompany {
    QString companyKey;
    QString adminId;
};
using AdminCompanyTable = storage::Table<AdminCompany, "admin_company",
    Key<"company_key", &AdminCompany::companyKey>, Key<"admin_id", &AdminCompany::adminId>>;

using SessionTable = storage::Table<StoredSession, "admin_session", Key<"session_id", &StoredSession::id>,
    storage::CodedColumn<storage::Latin1Codec, "token_sha256", &StoredSession::tokenHash>,
    Column<"admin_id", &StoredSession::adminId>, Column<"created_ms", &StoredSession::createdMs>,
    Column<"last_used_ms", &StoredSession::lastUsedMs>, Column<"expires_ms", &StoredSession::expiresMs>,
    Column<"address", &StoredSession::address>, Column<"user_agent", &StoredSession::userAgent>>;

using AddressTable = storage::Table<KnownAddress, "admin_address", Key<"admin_id", &KnownAddress::adminId>,
    Key<"address", &KnownAddress::network>, Column<"last_ms", &KnownAddress::lastMs>>;

/// Signing in does not mind the case of letters, so two addresses that differ by it alone would be one.
Result<void> checkEmail(Connection &connection, const Admin &admin)
{
    Rows rows = connection.run(
        "SELECT 1 FROM admin WHERE email_key = ? AND admin_id <> ?", admin.email.toLower(), admin.id);
    if (rows.next())
        return fail(ErrorCode::AlreadyExists,
            u"An administrator with the address %1 already exists."_s.arg(admin.email));
    return {};
}

void insertCompanies(Connection &connection, const Admin &admin)
{
    for (const QString &company : admin.companies)
        AdminCompanyTable::insert(connection, {company, admin.id});
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
    for (const AdminCompany &row :
        AdminCompanyTable::select<"SELECT {columns} FROM admin_company ORDER BY company_key">(connection))
        companies[row.adminId] << row.companyKey;
    QList<Admin> admins = AdminTable::select<"SELECT {columns} FROM admin">(connection);
    for (Admin &admin : admins)
        admin.companies = companies.value(admin.id);
    return admins;
}

std::optional<Admin> loadAdmin(Connection &connection, const QString &adminId)
{
    std::optional<Admin> admin
        = AdminTable::selectOne<"SELECT {columns} FROM admin WHERE admin_id = ?">(connection, adminId);
    if (admin)
        admin->companies = storage::values<QString>(connection.run(
            "SELECT company_key FROM admin_company WHERE admin_id = ? ORDER BY company_key", adminId));
    return admin;
}

QList<Admin> loadAdminsOf(Connection &connection, const QString &companyKey)
{
    const QStringList ids = storage::values<QString>(connection.run(
        "SELECT admin_id FROM admin_company WHERE company_key = ? ORDER BY admin_id", companyKey));
    QList<Admin> admins;
    for (const QString &id : ids) {
        if (const std::optional<Admin> admin = loadAdmin(connection, id))
            admins << *admin;
    }
    return admins;
}

Result<void> insertAdmin(Connection &connection, const Admin &admin)
{
    if (const Result<void> free = checkEmail(connection, admin); !free)
        return free;
    AdminTable::insert(connection, admin);
    insertCompanies(connection, admin);
    rememberOperator(connection, admin);
    return {};
}

Result<void> updateAdmin(Connection &connection, const Admin &admin)
{
    if (const Result<void> free = checkEmail(connection, admin); !free)
        return free;
    AdminTable::update(connection, admin);
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
    return storage::values<QString>(connection.run("SELECT email_key FROM operator_email"));
}

QList<StoredSession> loadSessions(Connection &connection, qint64 nowMs)
{
    return SessionTable::select<"SELECT {columns} FROM admin_session WHERE expires_ms > ?">(
        connection, nowMs);
}

QStringList loadSessionIds(Connection &connection, const QString &adminId)
{
    return storage::values<QString>(connection.run(
        "SELECT session_id FROM admin_session WHERE admin_id = ? ORDER BY session_id DESC", adminId));
}

void insertSession(Connection &connection, const StoredSession &session)
{
    SessionTable::insert(connection, session);
}

bool deleteSession(Connection &connection, const QString &sessionId)
{
    Rows rows = connection.run("DELETE FROM admin_session WHERE session_id = ? RETURNING 1", sessionId);
    return rows.next();
}

int deleteSessionsOf(Connection &connection, const QString &adminId, const QString &exceptSessionId)
{
    return int(storage::values<int>(
        connection.run("DELETE FROM admin_session WHERE admin_id = ? AND session_id <> ? RETURNING 1",
            adminId, exceptSessionId))
                   .size());
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
    return AddressTable::select<"SELECT {columns} FROM admin_address WHERE last_ms > ?">(connection, sinceMs);
}

void putKnownAddress(Connection &connection, const KnownAddress &address)
{
    AddressTable::upsert(connection, address);
    connection.run("DELETE FROM admin_address WHERE admin_id = ? AND address NOT IN (SELECT address FROM "
                   "admin_address WHERE admin_id = ? ORDER BY last_ms DESC LIMIT ?)",
        address.adminId, address.adminId, Sessions::kMaxKnownAddresses);
}

void updateLastSignIn(Connection &connection, const QString &adminId, qint64 atMs)
{
    connection.run("UPDATE admin SET last_sign_in_ms = ? WHERE admin_id = ?", atMs, adminId);
}

} // namespace answerdesk::accounts
