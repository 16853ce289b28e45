// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/accounts/model/secret_text.h"
#include "shared/core/secret.h"
#include <QtCore/QCryptographicHash>
#include <cstring>

namespace answerdesk::accounts {

namespace {

constexpr std::array<quint32, 256> makeCrcTable()
{
    std::array<quint32, 256> table{};
    for (quint32 i = 0; i < 256; ++i) {
        quint32 crc = i;
        for (int bit = 0; bit < 8; ++bit)
            crc = (crc >> 1) ^ (0xedb88320u & (0u - (crc & 1u)));
        table[i] = crc;
    }
    return table;
}
constexpr std::array<quint32, 256> kCrcTable = makeCrcTable();

/// CRC-32 (IEEE 802.3) in base 62: finds a mistyped or cut secret offline. It protects nothing.
std::array<char, kChecksumLength> checksum(QByteArrayView text)
{
    quint32 crc = 0xffffffffu;
    for (const char c : text)
        crc = (crc >> 8) ^ kCrcTable[(crc ^ static_cast<unsigned char>(c)) & 0xffu];
    crc = ~crc;
    static constexpr char kAlphabet[] = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    std::array<char, kChecksumLength> out;
    for (auto digit = out.rbegin(); digit != out.rend(); ++digit, crc /= 62)
        *digit = kAlphabet[crc % 62];
    return out;
}

QByteArrayView bytesOf(const SecretHash &hash)
{
    return QByteArrayView(reinterpret_cast<const char *>(hash.data()), qsizetype(hash.size()));
}

} // namespace

QByteArray withChecksum(QByteArray text)
{
    const auto digits = checksum(text);
    return text.append(digits.data(), kChecksumLength);
}

bool hasChecksum(QByteArrayView text)
{
    if (text.size() < kChecksumLength)
        return false;
    const auto digits = checksum(text.chopped(kChecksumLength));
    return std::memcmp(digits.data(), text.last(kChecksumLength).data(), kChecksumLength) == 0;
}

SecretHash hashOf(QByteArrayView secret)
{
    // One a thread, because each request needs it and making one costs more than the hash.
    thread_local QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.reset();
    hash.addData(secret);
    SecretHash out;
    std::memcpy(out.data(), hash.resultView().data(), out.size());
    hash.reset();
    return out;
}

bool isSameHash(const SecretHash &a, const SecretHash &b)
{
    return constantTimeEquals(bytesOf(a), bytesOf(b));
}

QString hexOf(const SecretHash &hash) { return QString::fromLatin1(bytesOf(hash).toByteArray().toHex()); }

std::optional<SecretHash> hashOfHex(const QString &hex)
{
    SecretHash hash;
    const QByteArray bytes = QByteArray::fromHex(hex.toLatin1());
    if (bytes.size() != qsizetype(hash.size()))
        return std::nullopt;
    std::memcpy(hash.data(), bytes.constData(), hash.size());
    return hash;
}

void endReplaced(std::vector<KeySecret> &secrets, qint64 overlapMs, qint64 nowMs)
{
    for (KeySecret &secret : secrets) {
        if (!secret.validUntilMs || (overlapMs == 0 && !secret.isEnded(nowMs)))
            secret.validUntilMs = nowMs + overlapMs;
    }
}

} // namespace answerdesk::accounts
