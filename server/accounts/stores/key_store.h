// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/accounts/model/api_key.h"
#include "server/http/paging.h"
#include "server/storage/connection/connection.h"
#include "shared/api/overview.h"

namespace answerdesk::accounts {

// Rows of API keys, their secrets and their use. Writing functions run in a write job. All throw SqlFailure.

QList<ApiKey> loadKeys(storage::Connection &connection);
std::optional<ApiKey> loadKey(
    storage::Connection &connection, const QString &companyKey, const QString &keyId);
/// Newest first, behind a position.
std::vector<http::ListEntry<ApiKey>> loadKeys(storage::Connection &connection, const QString &companyKey,
    const api::KeysQuery &query, qint64 nowMs, const http::ListPosition &position, int limit);

/// Keys that work now, and those of them that end within a time.
api::OverviewKeys countKeys(
    storage::Connection &connection, const QString &companyKey, qint64 nowMs, qint64 soonMs);

void insertKey(storage::Connection &connection, const ApiKey &key);
/// Everything about a key that can change, its secrets as well: new ones are added, ends are set, and those
/// that it has no more are deleted.
void updateKey(storage::Connection &connection, const ApiKey &key);

void addUsage(storage::Connection &connection, const QList<KeyUsage> &usage);
/// Requests by day of UTC, YYYY-MM-DD, since a day.
QHash<QString, qint64> loadUsage(storage::Connection &connection, const QString &companyKey,
    const QString &keyId, const QString &sinceDay);

} // namespace answerdesk::accounts
