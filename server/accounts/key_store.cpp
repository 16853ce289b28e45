// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/accounts/key_store.h"
#include "server/accounts/text_list.h"
#include "server/storage/list_select.h"
#include <QtCore/QDate>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::accounts {

using storage::Connection;
using storage::Rows;

namespace {

#define ANSWERDESK_KEY_COLUMNS                                                                               \
    "company_key, key_id, name, is_test, scopes, allowed_addresses, requests_per_minute, created_by, "       \
    "created_ms, expires_ms, revoked_ms, last_used_ms, revision"

ApiKey readKey(const Rows &rows)
{
    ApiKey key;
    key.companyKey = rows.text(0);
    key.id = rows.text(1);
    key.name = rows.text(2);
    key.isTest = rows.flag(3);
    for (const QString &name : listOf(rows.text(4))) {
        if (const auto scope = schema::enumValue<api::KeyScope>(name))
            key.scopes << *scope;
    }
    for (const QString &text : listOf(rows.text(5))) {
        // An entry that cannot be read any more must not open the key to every address.
        key.allowedAddresses << AddressRange::parse(text).value_or(AddressRange());
    }
    key.requestsPerMinute = int(rows.integer(6));
    key.createdBy = rows.text(7);
    key.createdMs = rows.integer(8);
    key.expiresMs = rows.optionalInteger(9);
    key.revokedMs = rows.optionalInteger(10);
    key.lastUsedMs = rows.optionalInteger(11);
    key.revision = rows.integer(12);
    return key;
}

void readSecrets(Connection &connection, ApiKey &key)
{
    Rows rows = connection.run("SELECT secret_sha256, created_ms, valid_until_ms FROM api_key_secret "
                               "WHERE company_key = ? AND key_id = ? ORDER BY created_ms DESC, secret_sha256",
        key.companyKey, key.id);
    while (rows.next()) {
        if (const auto hash = hashOfHex(rows.text(0)))
            key.secrets.push_back({*hash, rows.integer(1), rows.optionalInteger(2)});
    }
}

QString scopesText(const ApiKey &key)
{
    QStringList names;
    for (const api::KeyScope scope : key.scopes)
        names << schema::enumName(scope);
    return listText(names);
}

QString addressesText(const ApiKey &key)
{
    QStringList entries;
    for (const AddressRange &range : key.allowedAddresses)
        entries << range.text();
    return listText(entries);
}

void storeSecrets(Connection &connection, const ApiKey &key)
{
    QStringList kept;
    for (const KeySecret &secret : key.secrets) {
        kept << hexOf(secret.hash);
        connection.run("INSERT INTO api_key_secret (company_key, key_id, secret_sha256, created_ms, "
                       "valid_until_ms) VALUES (?, ?, ?, ?, ?) "
                       "ON CONFLICT (company_key, key_id, secret_sha256) "
                       "DO UPDATE SET valid_until_ms = excluded.valid_until_ms",
            key.companyKey, key.id, kept.last(), secret.createdMs, secret.validUntilMs);
    }
    QStringList stored;
    {
        Rows rows
            = connection.run("SELECT secret_sha256 FROM api_key_secret WHERE company_key = ? AND key_id = ?",
                key.companyKey, key.id);
        while (rows.next())
            stored << rows.text(0);
    }
    for (const QString &hash : std::as_const(stored)) {
        if (!kept.contains(hash)) {
            connection.run(
                "DELETE FROM api_key_secret WHERE company_key = ? AND key_id = ? AND secret_sha256 = ?",
                key.companyKey, key.id, hash);
        }
    }
}

} // namespace

QList<ApiKey> loadKeys(Connection &connection)
{
    QList<ApiKey> keys;
    {
        Rows rows = connection.run("SELECT " ANSWERDESK_KEY_COLUMNS " FROM api_key");
        while (rows.next())
            keys << readKey(rows);
    }
    for (ApiKey &key : keys)
        readSecrets(connection, key);
    return keys;
}

std::optional<ApiKey> loadKey(Connection &connection, const QString &companyKey, const QString &keyId)
{
    std::optional<ApiKey> key;
    {
        Rows rows = connection.run("SELECT " ANSWERDESK_KEY_COLUMNS
                                   " FROM api_key WHERE company_key = ? AND key_id = ?",
            companyKey, keyId);
        if (!rows.next())
            return std::nullopt;
        key = readKey(rows);
    }
    readSecrets(connection, *key);
    return key;
}

std::vector<http::ListEntry<ApiKey>> loadKeys(Connection &connection, const QString &companyKey,
    const api::KeysQuery &query, qint64 nowMs, const http::ListPosition &position, int limit)
{
    storage::ListSelect select("SELECT " ANSWERDESK_KEY_COLUMNS
                               " FROM api_key WHERE company_key = ? AND (created_ms, key_id) < (?, ?)",
        companyKey, position.belowId, position.key);
    if (query.status == api::KeyStatus::Revoked)
        select.add("AND revoked_ms IS NOT NULL");
    if (query.status == api::KeyStatus::Expired)
        select.add("AND revoked_ms IS NULL AND expires_ms <= ?", nowMs);
    if (query.status == api::KeyStatus::Active)
        select.add("AND revoked_ms IS NULL AND (expires_ms IS NULL OR expires_ms > ?)", nowMs);
    select.addIf(query.test, "AND is_test = ?");
    if (query.scope)
        select.add("AND scopes LIKE ?", QString(u"%\""_s + schema::enumName(*query.scope) + u"\"%"_s));
    select.addIf(storage::patternOf(query.q),
        "AND (lower(name) LIKE ? ESCAPE '!' OR lower(key_id) LIKE ? ESCAPE '!')");
    std::vector<http::ListEntry<ApiKey>> entries;
    {
        Rows rows = select.add("ORDER BY created_ms DESC, key_id DESC LIMIT ?", limit).run(connection);
        while (rows.next()) {
            ApiKey key = readKey(rows);
            http::ListPosition behind{key.createdMs, key.id};
            entries.push_back({std::move(key), std::move(behind)});
        }
    }
    for (auto &entry : entries)
        readSecrets(connection, entry.row);
    return entries;
}

api::OverviewKeys countKeys(Connection &connection, const QString &companyKey, qint64 nowMs, qint64 soonMs)
{
    api::OverviewKeys keys;
    {
        Rows rows = connection.run(
            "SELECT COUNT(*), SUM(CASE WHEN expires_ms <= ? THEN 1 ELSE 0 END) FROM api_key WHERE "
            "company_key = ? AND revoked_ms IS NULL AND (expires_ms IS NULL OR expires_ms > ?)",
            nowMs + soonMs, companyKey, nowMs);
        if (rows.next()) {
            keys.active = int(rows.integer(0));
            keys.expiring = int(rows.optionalInteger(1).value_or(0));
        }
    }
    Rows rows
        = connection.run("SELECT key_id, name, expires_ms FROM api_key WHERE company_key = ? AND revoked_ms "
                         "IS NULL AND expires_ms > ? ORDER BY expires_ms, key_id LIMIT 1",
            companyKey, nowMs);
    if (rows.next()) {
        keys.nextKeyId = rows.text(0);
        keys.nextName = rows.text(1);
        keys.nextExpiresAt = schema::Timestamp{rows.integer(2)};
    }
    return keys;
}

void insertKey(Connection &connection, const ApiKey &key)
{
    connection.run("INSERT INTO api_key (company_key, key_id, name, is_test, scopes, allowed_addresses, "
                   "requests_per_minute, created_by, created_ms, expires_ms, revision) "
                   "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        key.companyKey, key.id, key.name, key.isTest, scopesText(key), addressesText(key),
        key.requestsPerMinute, key.createdBy, key.createdMs, key.expiresMs, key.revision);
    storeSecrets(connection, key);
}

void updateKey(Connection &connection, const ApiKey &key)
{
    connection.run("UPDATE api_key SET name = ?, scopes = ?, allowed_addresses = ?, requests_per_minute = ?, "
                   "expires_ms = ?, revoked_ms = ?, revision = ? WHERE company_key = ? AND key_id = ?",
        key.name, scopesText(key), addressesText(key), key.requestsPerMinute, key.expiresMs, key.revokedMs,
        key.revision, key.companyKey, key.id);
    storeSecrets(connection, key);
}

void addUsage(Connection &connection, const QList<KeyUsage> &usage)
{
    for (const KeyUsage &use : usage) {
        connection.run(
            "INSERT INTO api_key_usage (company_key, key_id, day, requests) VALUES (?, ?, ?, ?) "
            "ON CONFLICT (company_key, key_id, day) DO UPDATE SET requests = api_key_usage.requests + "
            "excluded.requests",
            use.companyKey, use.keyId, QDate(1970, 1, 1).addDays(use.day).toString(Qt::ISODate),
            use.requests);
        connection.run("UPDATE api_key SET last_used_ms = ? WHERE company_key = ? AND key_id = ?",
            use.lastUsedMs, use.companyKey, use.keyId);
    }
}

QHash<QString, qint64> loadUsage(
    Connection &connection, const QString &companyKey, const QString &keyId, const QString &sinceDay)
{
    QHash<QString, qint64> days;
    Rows rows = connection.run(
        "SELECT day, requests FROM api_key_usage WHERE company_key = ? AND key_id = ? AND day >= ?",
        companyKey, keyId, sinceDay);
    while (rows.next())
        days.insert(rows.text(0), rows.integer(1));
    return days;
}

} // namespace answerdesk::accounts
