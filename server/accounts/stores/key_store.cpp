// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/accounts/stores/key_store.h"
#include "server/accounts/stores/secret_columns.h"
#include "server/storage/rows/list_select.h"
#include <QtCore/QDate>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::accounts {

using storage::Column;
using storage::Connection;
using storage::Fixed;
using storage::Key;
using storage::Rows;

namespace {

struct AddressList {
    using Stored = QString;
    static QString write(const QList<AddressRange> &ranges)
    {
        QStringList entries;
        for (const AddressRange &range : ranges)
            entries << range.text();
        return storage::ColumnCodec<QStringList>::write(entries);
    }
    static QList<AddressRange> read(const QString &text)
    {
        QList<AddressRange> ranges;
        // An entry that cannot be read must not open the key to every address.
        for (const QString &entry : storage::ColumnCodec<QStringList>::read(text))
            ranges << AddressRange::parse(entry).value_or(AddressRange());
        return ranges;
    }
};

/// Uses have a statement of their own.
using KeyTable
    = storage::Table<ApiKey, "api_key", Key<"company_key", &ApiKey::companyKey>, Key<"key_id", &ApiKey::id>,
        Column<"name", &ApiKey::name>, Fixed<"is_test", &ApiKey::isTest>, Column<"scopes", &ApiKey::scopes>,
        storage::CodedColumn<AddressList, "allowed_addresses", &ApiKey::allowedAddresses>,
        Column<"requests_per_minute", &ApiKey::requestsPerMinute>, Fixed<"created_by", &ApiKey::createdBy>,
        Fixed<"created_ms", &ApiKey::createdMs>, Column<"expires_ms", &ApiKey::expiresMs>,
        Column<"revoked_ms", &ApiKey::revokedMs>, Fixed<"last_used_ms", &ApiKey::lastUsedMs>,
        Column<"revision", &ApiKey::revision>>;

struct SecretRow {
    QString companyKey;
    QString keyId;
    KeySecret secret;
};
using SecretTable = storage::Table<SecretRow, "api_key_secret", Key<"company_key", &SecretRow::companyKey>,
    Key<"key_id", &SecretRow::keyId>, SecretColumns<&SecretRow::secret>>;

struct DayUse {
    QString day;
    qint64 requests = 0;
};
using DayUses = storage::View<DayUse, Column<"day", &DayUse::day>, Column<"requests", &DayUse::requests>>;

void readSecrets(Connection &connection, ApiKey &key)
{
    for (const SecretRow &row :
        SecretTable::select<"SELECT {columns} FROM api_key_secret WHERE company_key = ? AND key_id = ? "
                            "ORDER BY created_ms DESC, secret_sha256">(connection, key.companyKey, key.id))
        key.secrets.push_back(row.secret);
}

void storeSecrets(Connection &connection, const ApiKey &key)
{
    QStringList kept;
    for (const KeySecret &secret : key.secrets) {
        kept << hexOf(secret.hash);
        SecretTable::upsert(connection, {key.companyKey, key.id, secret});
    }
    const QStringList stored = storage::values<QString>(
        connection.run("SELECT secret_sha256 FROM api_key_secret WHERE company_key = ? AND key_id = ?",
            key.companyKey, key.id));
    for (const QString &hash : stored) {
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
    QList<ApiKey> keys = KeyTable::select<"SELECT {columns} FROM api_key">(connection);
    for (ApiKey &key : keys)
        readSecrets(connection, key);
    return keys;
}

std::optional<ApiKey> loadKey(Connection &connection, const QString &companyKey, const QString &keyId)
{
    std::optional<ApiKey> key
        = KeyTable::selectOne<"SELECT {columns} FROM api_key WHERE company_key = ? AND key_id = ?">(
            connection, companyKey, keyId);
    if (key)
        readSecrets(connection, *key);
    return key;
}

std::vector<http::ListEntry<ApiKey>> loadKeys(Connection &connection, const QString &companyKey,
    const api::KeysQuery &query, qint64 nowMs, const http::ListPosition &position, int limit)
{
    storage::ListSelect select(KeyTable::sql<"SELECT {columns} FROM api_key WHERE company_key = ? "
                                             "AND (created_ms, key_id) < (?, ?)">(),
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
            ApiKey key = KeyTable::read(rows);
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
    using Counts = storage::View<api::OverviewKeys, Column<"COUNT(*)", &api::OverviewKeys::active>,
        Column<"COUNT(CASE WHEN expires_ms <= ? AND is_test = ? THEN 1 END)", &api::OverviewKeys::expiring>>;
    api::OverviewKeys keys
        = Counts::selectOne<"SELECT {columns} FROM api_key WHERE company_key = ? AND revoked_ms IS NULL "
                            "AND (expires_ms IS NULL OR expires_ms > ?)">(
            connection, nowMs + soonMs, false, companyKey, nowMs)
              .value();
    const std::optional<ApiKey> next = KeyTable::selectOne<
        "SELECT {columns} FROM api_key WHERE company_key = ? AND revoked_ms IS NULL AND expires_ms > ? "
        "AND is_test = ? ORDER BY expires_ms, key_id LIMIT 1">(connection, companyKey, nowMs, false);
    if (next) {
        keys.nextKeyId = next->id;
        keys.nextName = next->name;
        keys.nextExpiresAt = schema::Timestamp{*next->expiresMs};
    }
    return keys;
}

void insertKey(Connection &connection, const ApiKey &key)
{
    KeyTable::insert(connection, key);
    storeSecrets(connection, key);
}

void updateKey(Connection &connection, const ApiKey &key)
{
    KeyTable::update(connection, key);
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
    for (const DayUse &use : DayUses::select<
             "SELECT {columns} FROM api_key_usage WHERE company_key = ? AND key_id = ? AND day >= ?">(
             connection, companyKey, keyId, sinceDay))
        days.insert(use.day, use.requests);
    return days;
}

} // namespace answerdesk::accounts
