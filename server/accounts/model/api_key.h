// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/accounts/model/secret_text.h"
#include "server/http/address_range.h"
#include "shared/api/api_keys.h"
#include "shared/core/secret.h"
#include <QtCore/QHash>
#include <QtCore/QMap>
#include <QtCore/QStringList>
#include <atomic>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <optional>
#include <shared_mutex>
#include <vector>

namespace answerdesk::accounts {

using http::AddressRange;

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

/// Counts the uses of one key, by days of UTC, until they are in the database. Any thread; a use costs no
/// lock but at midnight.
class KeyCounter
{
public:
    using Days = QMap<qint64, qint64>; ///< requests by day since 1970-01-01

    void count(qint64 nowMs);
    /// What is to be stored. It is pending until settle().
    Days take();
    /// What was taken is stored, or it was not and is taken again.
    void settle(bool isStored);
    /// What is not known to be stored.
    Days pending() const;
    qint64 lastUsedMs() const { return m_lastUsedMs.load(std::memory_order_relaxed); } ///< 0: not yet

private:
    static constexpr int kCountBits = 40;
    static constexpr quint64 kCountMask = (quint64(1) << kCountBits) - 1;
    static void add(Days &days, quint64 dayAndCount);
    std::atomic<quint64> m_today{0}; ///< the day in the upper bits, its count in the lower ones
    std::atomic<qint64> m_lastUsedMs{0};
    mutable std::mutex m_mutex; ///< m_today moves on to another day, and is emptied, under it only
    Days m_others; ///< days besides the one in m_today
    Days m_taken;
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
    /// Those of a company are unknown from now on.
    void forget(const QString &companyKey);
    /// Uses to be stored, for one write a minute. None while those of an earlier call are not settled.
    QList<KeyUsage> takeUsage();
    /// In the write job: from now on the database may show what was taken, and before settleUsage() nobody
    /// can say whether it does.
    void beginStoring();
    /// After the job: what was taken is stored, or it was not and is taken again next time.
    void settleUsage(bool isStored);
    /// What read() gives, which adds pending uses to those of the database: each use counts once, whatever is
    /// stored meanwhile. Waits for a COMMIT at most; not on the writer's thread.
    template <typename Read>
    auto readUsage(Read read) const
    {
        for (int tries = 1;; ++tries) {
            const quint64 before = awaitSettled();
            auto usage = read();
            if (isSettledSince(before) || tries == kMaxReads)
                return usage;
        }
    }

private:
    static constexpr int kMaxReads = 5; ///< uses are stored once a minute: a second one is rare
    quint64 awaitSettled() const;
    bool isSettledSince(quint64 stores) const;

    mutable std::shared_mutex m_mutex;
    QHash<QByteArray, ApiKeyPtr> m_keys;
    mutable std::mutex m_storeMutex;
    mutable std::condition_variable m_settled;
    quint64 m_stores = 0; ///< write jobs that began
    bool m_isTaken = false;
    bool m_isStoring = false;
};

} // namespace answerdesk::accounts
