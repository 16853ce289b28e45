// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/api_keys.h"
#include "shared/models/list_model.h"

namespace answerdesk::models {

/// The API keys of a company, newest first, as the server lists them. Holds no secret of a key: a new
/// secret goes to the signals created() and rotated() only. Qt::DisplayRole gives the name.
class ApiKeyModel final : public ListModel<api::ApiKey>
{
    Q_OBJECT
public:
    explicit ApiKeyModel(QObject *parent = nullptr);

    /// Makes a key; created() or createFailed() follows.
    void create(const api::ApiKeyRequest &request);
    /// Gives a key a new secret; the earlier one works on for so many seconds: 0, 3600, 86400 or 604800.
    /// rotated() or rotateFailed() follows.
    void rotate(const QString &keyId, int overlapSeconds);
    /// What is to be another; refused with PRECONDITION_FAILED when the key is not the one with this tag any
    /// more. changed() or changeFailed() follows.
    void change(const QString &keyId, const QByteArray &tag, const json::Object &changes);
    /// revoked() or revokeFailed() follows.
    void revoke(const QString &keyId);

signals:
    void created(const answerdesk::api::ApiKey &key, const answerdesk::Secret &secret);
    void rotated(const answerdesk::api::ApiKey &key, const answerdesk::Secret &secret);
    void rotateFailed(const QString &keyId, const answerdesk::client::ApiFailure &failure);
    void changed(const answerdesk::api::ApiKey &key);
    void changeFailed(const QString &keyId, const answerdesk::client::ApiFailure &failure);
    void revoked(const answerdesk::api::ApiKey &key);
    void createFailed(const answerdesk::client::ApiFailure &failure);
    void revokeFailed(const QString &keyId, const answerdesk::client::ApiFailure &failure);
};

} // namespace answerdesk::models
