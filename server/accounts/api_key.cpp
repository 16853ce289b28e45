// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/accounts/api_key.h"
#include "shared/core/random.h"
#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::accounts {

namespace {

constexpr qsizetype kIdLength = 12;
constexpr qsizetype kSecretLength = 32;
constexpr qsizetype kChecksumLength = 6;

/// CRC-32 (IEEE 802.3) in base 62: finds a mistyped or cut key offline. It protects nothing.
QByteArray checksum(QByteArrayView text)
{
    quint32 crc = 0xffffffffu;
    for (const char c : text) {
        crc ^= static_cast<unsigned char>(c);
        for (int bit = 0; bit < 8; ++bit)
            crc = (crc >> 1) ^ (0xedb88320u & (0u - (crc & 1u)));
    }
    crc = ~crc;
    static constexpr char kAlphabet[] = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    QByteArray out(kChecksumLength, '0');
    for (qsizetype i = kChecksumLength - 1; i >= 0; --i, crc /= 62)
        out[i] = kAlphabet[crc % 62];
    return out;
}

QByteArray body(bool isTest, const QString &id, const QByteArray &secret)
{
    return KeyText::prefix(isTest, id).toLatin1() + '_' + secret;
}

} // namespace

QString KeyText::prefix(bool isTest, const QString &id)
{
    return (isTest ? u"ad_test_"_s : u"ad_live_"_s) + id;
}

KeyText KeyText::generate(bool isTest)
{
    return {QString::fromLatin1(randomBase62(kIdLength)), isTest, Secret(randomBase62(kSecretLength))};
}

std::optional<KeyText> KeyText::parse(const QByteArray &text)
{
    const bool isTest = text.startsWith("ad_test_");
    if (!isTest && !text.startsWith("ad_live_"))
        return std::nullopt;
    if (text.size() != 8 + kIdLength + 1 + kSecretLength + kChecksumLength || text[8 + kIdLength] != '_')
        return std::nullopt;
    const QByteArrayView view(text);
    if (checksum(view.first(text.size() - kChecksumLength)) != view.last(kChecksumLength))
        return std::nullopt;
    return KeyText{QString::fromLatin1(text.mid(8, kIdLength)), isTest,
        Secret(text.mid(8 + kIdLength + 1, kSecretLength))};
}

QByteArray KeyText::text() const
{
    const QByteArray start = body(isTest, id, secret.reveal());
    return start + checksum(start);
}

QByteArray KeyText::secretHash() const { return sha256(secret.reveal()).toHex(); }

api::ApiKey ApiKey::toApi(qint64 nowMs) const
{
    api::ApiKey out;
    out.keyId = id;
    out.name = name;
    out.prefix = KeyText::prefix(isTest, id);
    out.test = isTest;
    out.scopes = {scopes.begin(), scopes.end()};
    out.status = revokedMs ? u"revoked"_s : isExpired(nowMs) ? u"expired"_s : u"active"_s;
    out.allowedAddresses = {allowedAddresses.begin(), allowedAddresses.end()};
    out.createdBy = createdBy;
    out.createdAt.ms = createdMs;
    const auto moment = [](const std::optional<qint64> &ms) {
        return ms ? std::optional(schema::Timestamp{*ms}) : std::nullopt;
    };
    out.expiresAt = moment(expiresMs);
    out.revokedAt = moment(revokedMs);
    out.lastUsedAt = moment(lastUsedMs);
    return out;
}

ApiKeyPtr KeyRing::find(const QString &id) const
{
    const std::scoped_lock lock(m_mutex);
    return m_keys.value(id);
}

void KeyRing::put(ApiKey key)
{
    auto entry = std::make_shared<const ApiKey>(std::move(key));
    const std::scoped_lock lock(m_mutex);
    m_keys.insert(entry->id, std::move(entry));
}

QList<ApiKeyPtr> KeyRing::ofCompany(const QString &companyKey) const
{
    QList<ApiKeyPtr> keys;
    {
        const std::scoped_lock lock(m_mutex);
        for (const ApiKeyPtr &key : m_keys) {
            if (key->companyKey == companyKey)
                keys << key;
        }
    }
    std::sort(keys.begin(), keys.end(), [](const ApiKeyPtr &a, const ApiKeyPtr &b) {
        return std::pair(b->createdMs, b->id) < std::pair(a->createdMs, a->id);
    });
    return keys;
}

void KeyRing::countUse(const ApiKey &key, qint64 nowMs)
{
    const std::scoped_lock lock(m_usageMutex);
    KeyUsage &usage = m_usage[key.id];
    if (usage.requests++ == 0) {
        usage.companyKey = key.companyKey;
        usage.keyId = key.id;
    }
    usage.lastUsedMs = nowMs;
}

QList<KeyUsage> KeyRing::takeUsage()
{
    const std::scoped_lock lock(m_usageMutex);
    return std::exchange(m_usage, {}).values();
}

KeyUsage KeyRing::pendingUsage(const QString &id) const
{
    const std::scoped_lock lock(m_usageMutex);
    return m_usage.value(id);
}

} // namespace answerdesk::accounts
