// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/api_keys.h"
#include "shared/core/secret.h"
#include <QtCore/QHash>
#include <QtCore/QStringList>
#include <memory>
#include <mutex>
#include <optional>

namespace answerdesk::accounts {

/// The text of a key: ad_live_<id>_<secret><checksum>, ad_test_ for test keys. The id is public; the secret
/// carries 190 random bits; the checksum (six characters) lets a scanner know a key without asking the
/// server.
struct KeyText {
    QString id;
    bool isTest = false;
    Secret secret;

    static KeyText generate(bool isTest);
    /// Nothing when the text is not a key: another form, or a wrong checksum.
    static std::optional<KeyText> parse(const QByteArray &text);
    QByteArray text() const;
    QByteArray secretHash() const; ///< SHA-256 in hex: all that is stored
    static QString prefix(bool isTest, const QString &id);
};

inline constexpr const char *kScopeMessages = "messages:write";
inline constexpr const char *kScopeFaqs = "faqs:read";

/// A stored key. Immutable once it is in the ring.
struct ApiKey {
    QString companyKey;
    QString id;
    QString name;
    bool isTest = false;
    QStringList scopes;
    QStringList allowedAddresses;
    QByteArray secretHash;
    QString createdBy;
    qint64 createdMs = 0;
    std::optional<qint64> expiresMs;
    std::optional<qint64> revokedMs;
    std::optional<qint64> lastUsedMs;

    bool isExpired(qint64 nowMs) const { return expiresMs && *expiresMs <= nowMs; }
    api::ApiKey toApi(qint64 nowMs) const; ///< without usage
};

using ApiKeyPtr = std::shared_ptr<const ApiKey>;

/// How often and when a key was used since the last flush to the database.
struct KeyUsage {
    QString companyKey;
    QString keyId;
    qint64 requests = 0;
    qint64 lastUsedMs = 0;
};

/// All keys in memory, read by every request. Any thread.
class KeyRing
{
public:
    ApiKeyPtr find(const QString &id) const;
    void put(ApiKey key);
    QList<ApiKeyPtr> ofCompany(const QString &companyKey) const; ///< newest first
    void countUse(const ApiKey &key, qint64 nowMs);
    /// Uses since the last call, for one write a minute.
    QList<KeyUsage> takeUsage();
    /// Uses that are not in the database yet.
    KeyUsage pendingUsage(const QString &id) const;

private:
    mutable std::mutex m_mutex;
    QHash<QString, ApiKeyPtr> m_keys;
    mutable std::mutex m_usageMutex;
    QHash<QString, KeyUsage> m_usage;
};

} // namespace answerdesk::accounts
