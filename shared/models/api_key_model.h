// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/api_keys.h"
#include "shared/client/api_client.h"
#include "shared/models/remote_model.h"

namespace answerdesk::models {

/// The API keys of a company, newest first, as the server lists them. Holds no secret of a key: a new
/// secret goes to the signals created() and rotated() only.
class ApiKeyModel final : public RemoteModel
{
    Q_OBJECT
public:
    enum Column {
        NameColumn,
        KeyColumn,
        StatusColumn,
        ScopesColumn,
        LastUsedColumn,
        ExpiresColumn,
        RequestsColumn,
        ColumnCount
    };
    enum Role {
        NameRole = Qt::UserRole + 1,
        KeyIdRole,
        PrefixRole, ///< "ad_live_7Kq2Xe"
        TestRole, ///< bool
        ScopesRole, ///< QStringList
        StatusRole, ///< "active", "expired" or "revoked"
        CreatedByRole,
        CreatedAtRole, ///< QDateTime in UTC; so the other moments, invalid when there is none
        ExpiresAtRole,
        RevokedAtRole,
        OverlapUntilRole,
        LastUsedAtRole,
        RequestsRole, ///< qint64, of the last 30 days
        RequestsPerDayRole, ///< QList<double>, oldest first
        FirstDayRole ///< QDate of the first of them
    };

    explicit ApiKeyModel(QObject *parent = nullptr);

    void refresh() override;
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

    const api::ApiKey &at(int row) const { return m_rows[std::size_t(row)]; }
    int rowOf(const QString &keyId) const; ///< -1: none

    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QHash<int, QByteArray> roleNames() const override;

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
    int count() const override { return int(m_rows.size()); }
    void clear() override;

private:
    void load(const QString &cursor);
    void put(const api::ApiKey &key);
    std::vector<api::ApiKey> m_rows;
    std::vector<api::ApiKey> m_incoming; ///< pages of a list that is not complete yet
    client::PendingCall m_call;
};

} // namespace answerdesk::models
