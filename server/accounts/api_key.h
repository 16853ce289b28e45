// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/accounts/address_range.h"
#include "shared/api/api_keys.h"
#include "shared/core/secret.h"
#include <QtCore/QHash>
#include <QtCore/QMap>
#include <QtCore/QStringList>
#include <array>
#include <atomic>
#include <memory>
#include <mutex>
#include <optional>
#include <shared_mutex>
#include <vector>

namespace answerdesk::accounts {

/// The text of a key: ad_live_<id>_<secret><checksum>, ad_test_ for test keys. The id is public; the secret
/// carries 190 random bits; the checksum (six characters) lets a scanner know a key without asking the
/// server.
struct KeyText {
    QString id;
    bool isTest = false;
    Secret secret;

    static KeyText generate(bool isTest);
    /// Another secret for the same key.
    static KeyText renewed(const QString &id, bool isTest);
    /// Nothing when the text is not a key: another form, or a wrong checksum.
    static std::optional<KeyText> parse(const QByteArray &text);
    QByteArray text() const;
    QByteArray secretHash() const; ///< SHA-256 in hex: all that is stored
    static QString prefix(bool isTest, const QString &id);
};

/// The parts of a key's text where it stands: what every request is checked with. Valid as long as the text.
struct KeyParts {
    QByteArrayView id;
    bool isTest = false;
    QByteArrayView secret;

    /// Nothing when the text is not a key: another form, or a wrong checksum.
    static std::optional<KeyParts> parse(QByteArrayView text);
};

using SecretHash = std::array<unsigned char, 32>;
SecretHash hashOf(QByteArrayView secret);

/// One of a key's secrets.
struct KeySecret {
    SecretHash hash = {};
    qint64 createdMs = 0;
    std::optional<qint64> validUntilMs; ///< set when a newer one took its place

    bool isEnded(qint64 nowMs) const { return validUntilMs && *validUntilMs <= nowMs; }
};

/// Counts the uses of one key, by days of UTC. Any thread; a use costs no lock but at midnight.
class KeyCounter
{
public:
    void count(qint64 nowMs);
    /// What was counted since the last call.
    QMap<qint64, qint64> take();
    QMap<qint64, qint64> pending() const;
    void putBack(qint64 day, qint64 requests);
    qint64 lastUsedMs() const { return m_lastUsedMs.load(std::memory_order_relaxed); } ///< 0: not yet

private:
    static constexpr int kCountBits = 40;
    std::atomic<quint64> m_today{0}; ///< the day in the upper bits, its count in the lower ones
    std::atomic<qint64> m_lastUsedMs{0};
    mutable std::mutex m_mutex;
    QMap<qint64, qint64> m_others; ///< days besides the one in m_today
};

/// A stored key. Immutable once it is in the ring.
struct ApiKey {
    QString companyKey;
    QString id;
    QString name;
    bool isTest = false;
    QList<api::KeyScope> scopes;
    QList<AddressRange> allowedAddresses; ///< empty: any
    int requestsPerMinute = 0; ///< 0: none of its own
    QString createdBy;
    qint64 createdMs = 0;
    std::optional<qint64> expiresMs;
    std::optional<qint64> revokedMs;
    std::optional<qint64> lastUsedMs; ///< as the database has it
    qint64 revision = 1; ///< rises with each change
    std::vector<KeySecret> secrets; ///< newest first
    std::shared_ptr<KeyCounter> counter; ///< the ring's; the same for all versions of the key

    bool isExpired(qint64 nowMs) const { return expiresMs && *expiresMs <= nowMs; }
    bool isActive(qint64 nowMs) const { return !revokedMs && !isExpired(nowMs); }
    /// Looks at all secrets, whichever is the one, and takes the same time for each.
    const KeySecret *findSecret(const SecretHash &hash) const;
    bool isAllowedFrom(const QHostAddress &address) const;
    api::ApiKey toApi(qint64 nowMs) const; ///< without the requests of each day
};

using ApiKeyPtr = std::shared_ptr<const ApiKey>;

/// Uses of a key on one day that are not in the database yet.
struct KeyUsage {
    QString companyKey;
    QString keyId;
    qint64 day = 0; ///< since 1970-01-01, UTC
    qint64 requests = 0;
    qint64 lastUsedMs = 0;
};

/// All keys in memory, read by every request. Any thread. A changed key takes the place of the old one in one
/// step, after its change was committed and before that is told to anybody: each request sees one version or
/// the other, and every one that begins after the answer sees the new one.
class KeyRing
{
public:
    ApiKeyPtr find(QByteArrayView id) const;
    ApiKeyPtr find(const QString &id) const { return find(QByteArrayView(id.toLatin1())); }
    void put(ApiKey key);
    /// Uses since the last call, for one write a minute.
    QList<KeyUsage> takeUsage();
    /// For a write that failed: they are taken again next time.
    void putBack(const QList<KeyUsage> &usage);

private:
    mutable std::shared_mutex m_mutex;
    QHash<QByteArray, ApiKeyPtr> m_keys;
};

} // namespace answerdesk::accounts
