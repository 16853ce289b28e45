// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/api_keys.h"
#include "shared/models/paged_model.h"

namespace answerdesk::models {

/// The API keys of a company, newest first, as the server lists them. Holds no secret of a key: a new
/// secret goes to the signals created() and rotated() only. Qt::DisplayRole gives the name.
class ApiKeyModel final : public PagedModel<api::ApiKey, Reading::Whole>
{
    Q_OBJECT
public:
    enum Role {
        PrefixRole = IdRole + 1, ///< "ad_live_7Kq2Xe"
        StatusRole, ///< "active", "expired" or "revoked"
        ExpiresAtRole, ///< QDateTime in UTC; so the other moments, invalid when there is none
        LastUsedAtRole,
        RequestsRole ///< qint64, of the last 30 days
    };
    using PagedModel::PagedModel;

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
    bool shows(api::ChangeTopic topic) const override { return topic == api::ChangeTopic::ApiKeys; }

signals:
    void created(const answerdesk::api::ApiKey &key, const answerdesk::Secret &secret);
    void rotated(const answerdesk::api::ApiKey &key, const answerdesk::Secret &secret);
    void rotateFailed(const QString &keyId, const answerdesk::client::ApiFailure &failure);
    void changed(const answerdesk::api::ApiKey &key);
    void changeFailed(const QString &keyId, const answerdesk::client::ApiFailure &failure);
    void revoked(const answerdesk::api::ApiKey &key);
    void createFailed(const answerdesk::client::ApiFailure &failure);
    void revokeFailed(const QString &keyId, const answerdesk::client::ApiFailure &failure);

protected:
    client::PendingCall ask(const QString &cursor, Done done) override;
    QString idOf(const api::ApiKey &key) const override { return key.keyId; }
    QVariant valueOf(const api::ApiKey &key, int role) const override;
};

} // namespace answerdesk::models
