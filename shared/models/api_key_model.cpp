// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/models/api_key_model.h"

namespace answerdesk::models {

ApiKeyModel::ApiKeyModel(QObject *parent)
    : ListModel({.endpoint = api::Endpoint::ListKeys,
                    .id = &api::ApiKey::keyId,
                    .topic = api::ChangeTopic::ApiKeys,
                    .name = &api::ApiKey::name,
                    .reading = Reading::Whole},
        parent)
{
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

} // namespace answerdesk::models
