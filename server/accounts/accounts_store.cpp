// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/accounts/accounts_store.h"
#include "server/storage/sequence.h"
#include <QtCore/QDateTime>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::accounts {

using storage::Connection;
using storage::Rows;

namespace {

QString listText(const QStringList &list)
{
    return QString::fromUtf8(QJsonDocument(QJsonArray::fromStringList(list)).toJson(QJsonDocument::Compact));
}

QStringList listOf(const QString &text)
{
    QStringList list;
    const QJsonArray array = QJsonDocument::fromJson(text.toUtf8()).array();
    for (const QJsonValue &value : array)
        list << value.toString();
    return list;
}

} // namespace

// One list of columns for reading one company and all of them; a macro, because a statement is a literal.
#define ANSWERDESK_COMPANY_COLUMNS                                                                           \
    "company_key, name, region, api_access, faqs_enabled, allowed_hosts, locales, time_zone, currency, "     \
    "attribution_window_hours, require_helpful, strict_decrease, messages_per_minute, faqs_per_minute, "     \
    "events_per_minute, created_ms, updated_ms"

static Company readCompany(const Rows &rows)
{
    Company company;
    company.key = rows.text(0);
    company.name = rows.text(1);
    company.region = rows.text(2);
    company.apiAccess = rows.flag(3);
    company.faqsEnabled = rows.flag(4);
    company.allowedHosts = listOf(rows.text(5));
    company.locales = listOf(rows.text(6));
    company.timeZone = QTimeZone(rows.text(7).toLatin1());
    company.currency = rows.text(8);
    company.attributionWindowHours = int(rows.integer(9));
    company.requireHelpful = rows.flag(10);
    company.strictDecrease = rows.flag(11);
    company.messagesPerMinute = int(rows.integer(12));
    company.faqsPerMinute = int(rows.integer(13));
    company.eventsPerMinute = int(rows.integer(14));
    company.createdMs = rows.integer(15);
    company.updatedMs = rows.integer(16);
    return company;
}

QList<Company> loadCompanies(Connection &connection)
{
    QList<Company> companies;
    Rows rows = connection.run("SELECT " ANSWERDESK_COMPANY_COLUMNS " FROM company");
    while (rows.next())
        companies << readCompany(rows);
    return companies;
}

std::optional<Company> loadCompany(Connection &connection, const QString &companyKey)
{
    Rows rows = connection.run(
        "SELECT " ANSWERDESK_COMPANY_COLUMNS " FROM company WHERE company_key = ?", companyKey);
    return rows.next() ? std::optional(readCompany(rows)) : std::nullopt;
}

Result<void> insertCompany(Connection &connection, const Company &company)
{
    {
        Rows rows = connection.run("SELECT 1 FROM company WHERE company_key = ?", company.key);
        if (rows.next())
            return fail(ErrorCode::AlreadyExists, u"A company with the key “%1” exists."_s.arg(company.key));
    }
    connection.run(
        "INSERT INTO company (company_key, name, region, api_access, faqs_enabled, allowed_hosts, locales, "
        "time_zone, currency, attribution_window_hours, require_helpful, strict_decrease, "
        "messages_per_minute, faqs_per_minute, events_per_minute, created_ms, updated_ms) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        company.key, company.name, company.region, company.apiAccess, company.faqsEnabled,
        listText(company.allowedHosts), listText(company.locales), QString::fromLatin1(company.timeZone.id()),
        company.currency, company.attributionWindowHours, company.requireHelpful, company.strictDecrease,
        company.messagesPerMinute, company.faqsPerMinute, company.eventsPerMinute, company.createdMs,
        company.updatedMs);
    return {};
}

void updateCompany(Connection &connection, const Company &company)
{
    connection.run(
        "UPDATE company SET name = ?, api_access = ?, faqs_enabled = ?, allowed_hosts = ?, locales = ?, "
        "time_zone = ?, currency = ?, attribution_window_hours = ?, require_helpful = ?, "
        "strict_decrease = ?, messages_per_minute = ?, faqs_per_minute = ?, events_per_minute = ?, "
        "updated_ms = ? WHERE company_key = ?",
        company.name, company.apiAccess, company.faqsEnabled, listText(company.allowedHosts),
        listText(company.locales), QString::fromLatin1(company.timeZone.id()), company.currency,
        company.attributionWindowHours, company.requireHelpful, company.strictDecrease,
        company.messagesPerMinute, company.faqsPerMinute, company.eventsPerMinute, company.updatedMs,
        company.key);
}

QList<ApiKey> loadKeys(Connection &connection)
{
    QList<ApiKey> keys;
    Rows rows = connection.run(
        "SELECT company_key, key_id, name, is_test, scopes, allowed_addresses, secret_sha256, "
        "created_by, created_ms, expires_ms, revoked_ms, last_used_ms FROM api_key");
    while (rows.next()) {
        ApiKey key;
        key.companyKey = rows.text(0);
        key.id = rows.text(1);
        key.name = rows.text(2);
        key.isTest = rows.flag(3);
        key.scopes = listOf(rows.text(4));
        key.allowedAddresses = listOf(rows.text(5));
        key.secretHash = rows.text(6).toLatin1();
        key.createdBy = rows.text(7);
        key.createdMs = rows.integer(8);
        key.expiresMs = rows.optionalInteger(9);
        key.revokedMs = rows.optionalInteger(10);
        key.lastUsedMs = rows.optionalInteger(11);
        keys << key;
    }
    return keys;
}

void insertKey(Connection &connection, const ApiKey &key)
{
    connection.run(
        "INSERT INTO api_key (company_key, key_id, name, is_test, scopes, allowed_addresses, secret_sha256, "
        "created_by, created_ms, expires_ms) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        key.companyKey, key.id, key.name, key.isTest, listText(key.scopes), listText(key.allowedAddresses),
        QString::fromLatin1(key.secretHash), key.createdBy, key.createdMs, key.expiresMs);
}

void revokeKey(Connection &connection, const ApiKey &key, qint64 nowMs)
{
    connection.run(
        "UPDATE api_key SET revoked_ms = ? WHERE company_key = ? AND key_id = ? AND revoked_ms IS NULL",
        nowMs, key.companyKey, key.id);
}

void addUsage(Connection &connection, const QList<KeyUsage> &usage)
{
    for (const KeyUsage &use : usage) {
        const QString day
            = QDateTime::fromMSecsSinceEpoch(use.lastUsedMs).toUTC().date().toString(Qt::ISODate);
        connection.run(
            "INSERT INTO api_key_usage (company_key, key_id, day, requests) VALUES (?, ?, ?, ?) "
            "ON CONFLICT (company_key, key_id, day) DO UPDATE SET requests = api_key_usage.requests + "
            "excluded.requests",
            use.companyKey, use.keyId, day, use.requests);
        connection.run("UPDATE api_key SET last_used_ms = ? WHERE company_key = ? AND key_id = ?",
            use.lastUsedMs, use.companyKey, use.keyId);
    }
}

QHash<QString, QHash<QString, qint64>> loadUsage(
    Connection &connection, const QString &companyKey, const QString &sinceDay)
{
    QHash<QString, QHash<QString, qint64>> usage;
    Rows rows
        = connection.run("SELECT key_id, day, requests FROM api_key_usage WHERE company_key = ? AND day >= ?",
            companyKey, sinceDay);
    while (rows.next())
        usage[rows.text(0)][rows.text(1)] = rows.integer(2);
    return usage;
}

QList<Admin> loadAdmins(Connection &connection)
{
    QHash<QString, QStringList> companies;
    {
        Rows rows = connection.run("SELECT admin_id, company_key FROM admin_company ORDER BY company_key");
        while (rows.next())
            companies[rows.text(0)] << rows.text(1);
    }
    QList<Admin> admins;
    Rows rows = connection.run("SELECT admin_id, email, password_hash, role, created_ms FROM admin");
    while (rows.next()) {
        Admin admin;
        admin.id = rows.text(0);
        admin.email = rows.text(1);
        admin.passwordHash = rows.text(2);
        admin.role = roleOf(rows.text(3)).value_or(Role::CompanyViewer);
        admin.createdMs = rows.integer(4);
        admin.companies = companies.value(admin.id);
        admins << admin;
    }
    return admins;
}

Result<void> insertAdmin(Connection &connection, const Admin &admin)
{
    {
        // Signing in does not mind the case of letters, so two that differ by it alone would be one.
        Rows rows = connection.run("SELECT 1 FROM admin WHERE lower(email) = lower(?)", admin.email);
        if (rows.next())
            return fail(
                ErrorCode::AlreadyExists, u"An administrator with the address %1 exists."_s.arg(admin.email));
    }
    connection.run(
        "INSERT INTO admin (admin_id, email, password_hash, role, created_ms) VALUES (?, ?, ?, ?, ?)",
        admin.id, admin.email, admin.passwordHash, roleName(admin.role), admin.createdMs);
    for (const QString &company : admin.companies)
        connection.run("INSERT INTO admin_company (company_key, admin_id) VALUES (?, ?)", company, admin.id);
    return {};
}

void updatePassword(Connection &connection, const Admin &admin)
{
    connection.run("UPDATE admin SET password_hash = ? WHERE admin_id = ?", admin.passwordHash, admin.id);
    connection.run("DELETE FROM admin_session WHERE admin_id = ?", admin.id);
}

QList<StoredSession> loadSessions(Connection &connection, qint64 nowMs)
{
    QList<StoredSession> sessions;
    Rows rows = connection.run(
        "SELECT token_sha256, admin_id, expires_ms FROM admin_session WHERE expires_ms > ?", nowMs);
    while (rows.next())
        sessions << StoredSession{rows.text(0).toLatin1(), rows.text(1), rows.integer(2)};
    return sessions;
}

void insertSession(Connection &connection, const StoredSession &session, qint64 nowMs)
{
    connection.run("DELETE FROM admin_session WHERE expires_ms <= ?", nowMs);
    connection.run(
        "INSERT INTO admin_session (token_sha256, admin_id, created_ms, expires_ms) VALUES (?, ?, ?, ?)",
        QString::fromLatin1(session.tokenHash), session.adminId, nowMs, session.expiresMs);
}

void deleteSession(Connection &connection, const QByteArray &tokenHash)
{
    connection.run("DELETE FROM admin_session WHERE token_sha256 = ?", QString::fromLatin1(tokenHash));
}

void insertAudit(Connection &connection, const AuditRow &row, qint64 nowMs)
{
    connection.run(
        "INSERT INTO audit (company_key, audit_id, at_ms, actor, action, target, address, before_json, "
        "after_json) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        row.companyKey, storage::nextValue(connection, row.companyKey, u"audit"_s), nowMs, row.actor,
        row.action, row.target, row.address, row.before, row.after);
}

std::vector<api::AuditEntry> loadAudit(
    Connection &connection, const QString &companyKey, qint64 belowId, int limit)
{
    std::vector<api::AuditEntry> entries;
    const auto object = [](const std::optional<QString> &text) -> std::optional<json::Value> {
        const auto value = text ? json::parse(text->toUtf8()) : tl::unexpected(QString());
        return value && value->asObject() ? std::optional(*value) : std::nullopt;
    };
    Rows rows = connection.run(
        "SELECT audit_id, at_ms, actor, action, target, address, before_json, after_json FROM "
        "audit WHERE company_key = ? AND audit_id < ? ORDER BY audit_id DESC LIMIT ?",
        companyKey, belowId, limit);
    while (rows.next()) {
        api::AuditEntry entry;
        entry.auditId = QString::number(rows.integer(0));
        entry.at.ms = rows.integer(1);
        entry.actor = rows.text(2);
        entry.action = rows.text(3);
        entry.target = rows.text(4);
        entry.address = rows.text(5);
        entry.before = object(rows.optionalText(6));
        entry.after = object(rows.optionalText(7));
        entries.push_back(std::move(entry));
    }
    return entries;
}

} // namespace answerdesk::accounts
