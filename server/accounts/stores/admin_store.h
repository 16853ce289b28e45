// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/accounts/access/sessions.h"
#include "server/storage/connection/connection.h"

namespace answerdesk::accounts {

// Rows of administrators, their sessions and the addresses they sign in from. Writing functions run in a
// write job.

QList<Admin> loadAdmins(storage::Connection &connection);
std::optional<Admin> loadAdmin(storage::Connection &connection, const QString &adminId);
/// Who may see the company, without operators, who see all.
QList<Admin> loadAdminsOf(storage::Connection &connection, const QString &companyKey);
/// ALREADY_EXISTS when the e-mail address is taken.
Result<void> insertAdmin(storage::Connection &connection, const Admin &admin);
/// Writes all but the password. ALREADY_EXISTS when the e-mail address is another's.
Result<void> updateAdmin(storage::Connection &connection, const Admin &admin);
void deleteAdmin(storage::Connection &connection, const QString &adminId);
/// Ends the sessions of the administrator but one, too.
void updatePassword(
    storage::Connection &connection, const Admin &admin, const QString &exceptSessionId = QString());
/// Whether an operator other than this administrator may sign in.
bool hasOtherOperator(storage::Connection &connection, const QString &adminId);

/// E-mail addresses, in lower case, of everybody who is or was an operator: rows name their authors for ever.
QStringList loadOperatorEmails(storage::Connection &connection);

QList<StoredSession> loadSessions(storage::Connection &connection, qint64 nowMs);
/// The administrator's sessions, newest first.
QStringList loadSessionIds(storage::Connection &connection, const QString &adminId);
void insertSession(storage::Connection &connection, const StoredSession &session);
/// False when there was none.
bool deleteSession(storage::Connection &connection, const QString &sessionId);
int deleteSessionsOf(
    storage::Connection &connection, const QString &adminId, const QString &exceptSessionId = QString());
void deleteExpiredSessions(storage::Connection &connection, qint64 nowMs);
void updateSessionUse(storage::Connection &connection, const QString &sessionId, qint64 lastUsedMs);

QList<KnownAddress> loadKnownAddresses(storage::Connection &connection, qint64 sinceMs);
/// Keeps the newest few of the administrator.
void putKnownAddress(storage::Connection &connection, const KnownAddress &address);
void updateLastSignIn(storage::Connection &connection, const QString &adminId, qint64 atMs);

} // namespace answerdesk::accounts
