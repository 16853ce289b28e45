// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/accounts/model/api_key.h"
#include "shared/core/random.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::accounts {

namespace {

constexpr qsizetype kKindLength = 8;
constexpr qsizetype kIdLength = 12;
constexpr qint64 kDayMs = 86'400'000;
constexpr qint64 kMinuteMs = 60'000;

} // namespace

QString KeyText::prefix(bool isTest, const QString &id)
{
    return (isTest ? u"ad_test_"_s : u"ad_live_"_s) + id;
}

KeyText KeyText::generate(bool isTest)
{
    return renewed(QString::fromLatin1(randomBase62(kIdLength)), isTest);
}

KeyText KeyText::renewed(const QString &id, bool isTest)
{
    return {id, isTest, Secret(randomBase62(kSecretLength))};
}

std::optional<KeyText> KeyText::parse(const QByteArray &text)
{
    const std::optional<KeyParts> parts = KeyParts::parse(text);
    if (!parts)
        return std::nullopt;
    return KeyText{QString::fromLatin1(parts->id), parts->isTest, Secret(parts->secret.toByteArray())};
}

QByteArray KeyText::text() const
{
    return withChecksum(prefix(isTest, id).toLatin1() + '_' + secret.reveal());
}

QByteArray KeyText::secretHash() const { return sha256(secret.reveal()).toHex(); }

std::optional<KeyParts> KeyParts::parse(QByteArrayView text)
{
    constexpr qsizetype kIdEnd = kKindLength + kIdLength;
    if (text.size() != kIdEnd + 1 + kSecretLength + kChecksumLength || text[kIdEnd] != '_')
        return std::nullopt;
    const bool isTest = text.startsWith("ad_test_");
    if (!isTest && !text.startsWith("ad_live_"))
        return std::nullopt;
    if (!hasChecksum(text))
        return std::nullopt;
    return KeyParts{text.sliced(kKindLength, kIdLength), isTest, text.sliced(kIdEnd + 1, kSecretLength)};
}

void KeyCounter::count(qint64 nowMs)
{
    const quint64 day = quint64(nowMs / kDayMs) << kCountBits;
    quint64 seen = m_today.load(std::memory_order_relaxed);
    bool isCounted = false;
    while (!isCounted && (seen & ~kCountMask) == day)
        isCounted = m_today.compare_exchange_weak(seen, seen + 1, std::memory_order_relaxed);
    if (!isCounted) { // another day
        const std::scoped_lock lock(m_mutex);
        add(m_others, m_today.exchange(day + 1, std::memory_order_relaxed));
    }
    if (m_lastUsedMs.load(std::memory_order_relaxed) < nowMs)
        m_lastUsedMs.store(nowMs, std::memory_order_relaxed);
}

void KeyCounter::add(Days &days, quint64 dayAndCount)
{
    const qint64 count = qint64(dayAndCount & kCountMask);
    if (count > 0)
        days[qint64(dayAndCount >> kCountBits)] += count;
}

KeyCounter::Days KeyCounter::take()
{
    const std::scoped_lock lock(m_mutex);
    Days days = std::exchange(m_others, {});
    add(days, m_today.fetch_and(~kCountMask, std::memory_order_relaxed));
    for (auto day = days.cbegin(); day != days.cend(); ++day)
        m_taken[day.key()] += day.value();
    return days;
}

void KeyCounter::settle(bool isStored)
{
    const std::scoped_lock lock(m_mutex);
    const Days taken = std::exchange(m_taken, {});
    if (isStored)
        return;
    for (auto day = taken.cbegin(); day != taken.cend(); ++day)
        m_others[day.key()] += day.value();
}

KeyCounter::Days KeyCounter::pending() const
{
    const std::scoped_lock lock(m_mutex);
    Days days = m_others;
    add(days, m_today.load(std::memory_order_relaxed));
    for (auto day = m_taken.cbegin(); day != m_taken.cend(); ++day)
        days[day.key()] += day.value();
    return days;
}

const KeySecret *ApiKey::findSecret(const SecretHash &hash) const
{
    const KeySecret *found = nullptr;
    for (const KeySecret &secret : secrets) {
        if (isSameHash(secret.hash, hash))
            found = &secret;
    }
    return found;
}

bool ApiKey::isAllowedFrom(const QHostAddress &address) const
{
    return allowedAddresses.isEmpty()
        || std::any_of(allowedAddresses.begin(), allowedAddresses.end(),
            [&](const AddressRange &range) { return range.contains(address); });
}

api::ApiKey ApiKey::toApi(qint64 nowMs) const
{
    api::ApiKey out;
    out.keyId = id;
    out.name = name;
    out.prefix = KeyText::prefix(isTest, id);
    out.test = isTest;
    for (const api::KeyScope scope : scopes)
        out.scopes.push_back(schema::enumName(scope));
    out.status = schema::enumName(revokedMs ? api::KeyStatus::Revoked
            : isExpired(nowMs)              ? api::KeyStatus::Expired
                                            : api::KeyStatus::Active);
    for (const AddressRange &range : allowedAddresses)
        out.allowedAddresses.push_back(range.text());
    out.requestsPerMinute = requestsPerMinute;
    out.createdBy = createdBy;
    out.createdAt.ms = createdMs;
    const auto moment = [](const std::optional<qint64> &ms) {
        return ms ? std::optional(schema::Timestamp{*ms}) : std::nullopt;
    };
    out.expiresAt = moment(expiresMs);
    out.revokedAt = moment(revokedMs);
    for (const KeySecret &secret : secrets) {
        if (!secret.validUntilMs && secrets.size() > 1)
            out.rotatedAt = schema::Timestamp{secret.createdMs};
        if (secret.validUntilMs && !secret.isEnded(nowMs) && isActive(nowMs))
            out.overlapUntil = schema::Timestamp{
                std::max(*secret.validUntilMs, out.overlapUntil.value_or(schema::Timestamp{}).ms)};
    }
    const qint64 used = std::max(lastUsedMs.value_or(0), counter ? counter->lastUsedMs() : 0);
    if (used > 0)
        out.lastUsedAt = schema::Timestamp{used / kMinuteMs * kMinuteMs};
    return out;
}

ApiKeyPtr KeyRing::find(QByteArrayView id) const
{
    const auto name = QByteArray::fromRawData(id.data(), id.size());
    const std::shared_lock lock(m_mutex);
    return m_keys.value(name);
}

void KeyRing::put(ApiKey key)
{
    QByteArray name = key.id.toLatin1();
    const std::unique_lock lock(m_mutex);
    ApiKeyPtr &entry = m_keys[name];
    key.counter = entry ? entry->counter : std::make_shared<KeyCounter>();
    entry = std::make_shared<const ApiKey>(std::move(key));
}

void KeyRing::forget(const QString &companyKey)
{
    const std::unique_lock lock(m_mutex);
    m_keys.removeIf([&](const auto &entry) { return entry.value()->companyKey == companyKey; });
}

QList<KeyUsage> KeyRing::takeUsage()
{
    {
        const std::scoped_lock lock(m_storeMutex);
        if (std::exchange(m_isTaken, true))
            return {};
    }
    QList<KeyUsage> usage;
    {
        const std::shared_lock lock(m_mutex);
        for (const ApiKeyPtr &key : std::as_const(m_keys)) { // nothing is detached beside other readers
            const KeyCounter::Days days = key->counter->take();
            for (auto day = days.begin(); day != days.end(); ++day) {
                usage << KeyUsage{
                    key->companyKey, key->id, day.key(), day.value(), key->counter->lastUsedMs()};
            }
        }
    }
    if (usage.isEmpty())
        settleUsage(true); // there is nothing to write
    return usage;
}

void KeyRing::beginStoring()
{
    const std::scoped_lock lock(m_storeMutex);
    m_isStoring = true;
    ++m_stores;
}

void KeyRing::settleUsage(bool isStored)
{
    {
        const std::shared_lock lock(m_mutex);
        for (const ApiKeyPtr &key : std::as_const(m_keys))
            key->counter->settle(isStored);
    }
    {
        const std::scoped_lock lock(m_storeMutex);
        m_isTaken = m_isStoring = false;
    }
    m_settled.notify_all();
}

quint64 KeyRing::awaitSettled() const
{
    std::unique_lock lock(m_storeMutex);
    m_settled.wait_for(lock, std::chrono::seconds(2), [this] { return !m_isStoring; });
    return m_stores;
}

bool KeyRing::isSettledSince(quint64 stores) const
{
    const std::scoped_lock lock(m_storeMutex);
    return !m_isStoring && m_stores == stores;
}

} // namespace answerdesk::accounts
