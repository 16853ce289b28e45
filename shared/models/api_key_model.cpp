// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/models/api_key_model.h"
#include <QtCore/QDate>

namespace answerdesk::models {

namespace {
QString idOf(const api::ApiKey &key) { return key.keyId; }

QStringList listOf(const std::vector<QString> &items) { return {items.begin(), items.end()}; }
} // namespace

ApiKeyModel::ApiKeyModel(QObject *parent)
    : RemoteModel(parent)
{
}

void ApiKeyModel::clear()
{
    m_call.cancel();
    m_rows.clear();
    m_incoming.clear();
}

void ApiKeyModel::refresh()
{
    if (!canAsk())
        return;
    m_call.cancel();
    m_incoming.clear();
    beginLoading();
    load({});
}

void ApiKeyModel::load(const QString &cursor)
{
    m_call
        = client()->keys(company(), cursor, this, [this](client::ApiResult<api::ListPage<api::ApiKey>> page) {
              if (!page)
                  return endLoading(page.error());
              std::move(page->items.begin(), page->items.end(), std::back_inserter(m_incoming));
              if (page->nextCursor)
                  return load(*page->nextCursor);
              replaceRows(m_rows, std::exchange(m_incoming, {}), idOf);
              endLoading();
          });
}

void ApiKeyModel::put(const api::ApiKey &key)
{
    const int row = rowOf(key.keyId);
    if (row < 0)
        insertRowAt(m_rows, 0, key);
    else
        changeRow(m_rows, row, key);
}

void ApiKeyModel::create(const api::ApiKeyRequest &request)
{
    if (!canAsk())
        return;
    client()->createKey(
        company(), request, this, [this, of = company()](client::ApiResult<api::CreatedApiKey> made) {
            if (!made)
                return emit createFailed(made.error());
            // The secret exists nowhere else: it is handed over even when another company was chosen
            // meanwhile.
            const Secret secret(made->apiKey.toUtf8());
            if (of == company())
                put(made->key);
            emit created(made->key, secret);
        });
}

void ApiKeyModel::rotate(const QString &keyId, int overlapSeconds)
{
    if (!canAsk())
        return;
    const client::CallArguments arguments{
        .segments = {company(), keyId}, .body = schema::toJson(api::RotateKeyRequest{overlapSeconds})};
    client()->call<api::CreatedApiKey>(api::Endpoint::RotateKey, arguments, this,
        [this, keyId, of = company()](client::ApiResult<api::CreatedApiKey> made) {
            if (!made)
                return emit rotateFailed(keyId, made.error());
            const Secret secret(made->apiKey.toUtf8()); // as in create()
            if (of == company())
                put(made->key);
            emit rotated(made->key, secret);
        });
}

void ApiKeyModel::change(const QString &keyId, const QByteArray &tag, const json::Object &changes)
{
    if (!canAsk())
        return;
    const client::CallArguments arguments{
        .segments = {company(), keyId}, .body = json::Value(changes).toJson(), .ifMatch = tag};
    client()->call<api::ApiKey>(api::Endpoint::ChangeKey, arguments, this,
        [this, keyId, of = company()](client::ApiResult<api::ApiKey> key) {
            if (!key)
                return emit changeFailed(keyId, key.error());
            if (of == company())
                put(*key);
            emit changed(*key);
        });
}

void ApiKeyModel::revoke(const QString &keyId)
{
    if (!canAsk())
        return;
    client()->revokeKey(
        company(), keyId, this, [this, keyId, of = company()](client::ApiResult<api::ApiKey> key) {
            if (!key)
                return emit revokeFailed(keyId, key.error());
            if (of == company())
                put(*key);
            emit revoked(*key);
        });
}

int ApiKeyModel::rowOf(const QString &keyId) const
{
    const auto found = std::find_if(
        m_rows.begin(), m_rows.end(), [&](const api::ApiKey &key) { return key.keyId == keyId; });
    return found == m_rows.end() ? -1 : int(found - m_rows.begin());
}

int ApiKeyModel::columnCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : ColumnCount; }

QVariant ApiKeyModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const api::ApiKey &key = at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        switch (index.column()) {
        case NameColumn:
            return key.name;
        case KeyColumn:
            return key.prefix;
        case StatusColumn:
            return key.status;
        case ScopesColumn:
            return listOf(key.scopes).join(u' ');
        case LastUsedColumn:
            return moment(key.lastUsedAt);
        case ExpiresColumn:
            return moment(key.expiresAt);
        case RequestsColumn:
            return key.requests30Days;
        default:
            return {};
        }
    case NameRole:
        return key.name;
    case KeyIdRole:
        return key.keyId;
    case PrefixRole:
        return key.prefix;
    case TestRole:
        return key.test;
    case ScopesRole:
        return listOf(key.scopes);
    case StatusRole:
        return key.status;
    case CreatedByRole:
        return key.createdBy;
    case CreatedAtRole:
        return moment(key.createdAt);
    case ExpiresAtRole:
        return moment(key.expiresAt);
    case RevokedAtRole:
        return moment(key.revokedAt);
    case OverlapUntilRole:
        return moment(key.overlapUntil);
    case LastUsedAtRole:
        return moment(key.lastUsedAt);
    case RequestsRole:
        return key.requests30Days;
    case RequestsPerDayRole: {
        QList<double> days;
        for (const api::DayCount &day : key.requestsPerDay)
            days << double(day.count);
        return QVariant::fromValue(days);
    }
    case FirstDayRole:
        return key.requestsPerDay.empty()
            ? QVariant()
            : QVariant(QDate::fromString(key.requestsPerDay.front().date, Qt::ISODate));
    default:
        return {};
    }
}

QHash<int, QByteArray> ApiKeyModel::roleNames() const
{
    return {{NameRole, "name"}, {KeyIdRole, "keyId"}, {PrefixRole, "prefix"}, {TestRole, "test"},
        {ScopesRole, "scopes"}, {StatusRole, "status"}, {CreatedByRole, "createdBy"},
        {CreatedAtRole, "createdAt"}, {ExpiresAtRole, "expiresAt"}, {RevokedAtRole, "revokedAt"},
        {OverlapUntilRole, "overlapUntil"}, {LastUsedAtRole, "lastUsedAt"}, {RequestsRole, "requests"},
        {RequestsPerDayRole, "requestsPerDay"}, {FirstDayRole, "firstDay"}};
}

} // namespace answerdesk::models
