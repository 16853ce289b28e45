// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/accounts/api_key.h"
#include "server/accounts/company.h"
#include "server/accounts/sessions.h"
#include "server/storage/connection.h"

namespace answerdesk::accounts {

// Rows of companies, keys, administrators, sessions and the audit log. Writing functions run in a write job.

QList<Company> loadCompanies(storage::Connection &connection);
std::optional<Company> loadCompany(storage::Connection &connection, const QString &companyKey);
/// ALREADY_EXISTS when the key is taken.
Result<void> insertCompany(storage::Connection &connection, const Company &company);
void updateCompany(storage::Connection &connection, const Company &company);

QList<ApiKey> loadKeys(storage::Connection &connection);
void insertKey(storage::Connection &connection, const ApiKey &key);
void revokeKey(storage::Connection &connection, const ApiKey &key, qint64 nowMs);
void addUsage(storage::Connection &connection, const QList<KeyUsage> &usage);
/// Requests a day in UTC since a day, by key and day.
QHash<QString, QHash<QString, qint64>> loadUsage(
    storage::Connection &connection, const QString &companyKey, const QString &sinceDay);

QList<Admin> loadAdmins(storage::Connection &connection);
/// ALREADY_EXISTS when the e-mail address is taken.
Result<void> insertAdmin(storage::Connection &connection, const Admin &admin);
void updatePassword(storage::Connection &connection, const Admin &admin);

struct StoredSession {
    QByteArray tokenHash;
    QString adminId;
    qint64 expiresMs = 0;
};
QList<StoredSession> loadSessions(storage::Connection &connection, qint64 nowMs);
void insertSession(storage::Connection &connection, const StoredSession &session, qint64 nowMs);
void deleteSession(storage::Connection &connection, const QByteArray &tokenHash);

/// Who changed what. before and after are JSON objects as text; null for none.
struct AuditRow {
    QString companyKey; ///< empty: of the whole server
    QString actor;
    QString action;
    QString target;
    QString address;
    std::optional<QString> before;
    std::optional<QString> after;
};
void insertAudit(storage::Connection &connection, const AuditRow &row, qint64 nowMs);
/// Newest first, below an id.
std::vector<api::AuditEntry> loadAudit(
    storage::Connection &connection, const QString &companyKey, qint64 belowId, int limit);

} // namespace answerdesk::accounts
