// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QByteArray>
#include <QtCore/QString>
#include <array>
#include <optional>
#include <vector>

namespace answerdesk::accounts {

// What the texts of API keys and analytics secrets have in common: a checksum by which a scanner recognises
// them offline, and the hash that is stored.

inline constexpr qsizetype kSecretLength = 32; ///< in base 62: 190 random bits
inline constexpr qsizetype kChecksumLength = 6;

/// The text with its checksum behind it.
QByteArray withChecksum(QByteArray text);
/// Whether a text ends with the checksum of what stands before it.
bool hasChecksum(QByteArrayView text);

using SecretHash = std::array<unsigned char, 32>;
SecretHash hashOf(QByteArrayView secret);
/// Compares in constant time.
bool isSameHash(const SecretHash &a, const SecretHash &b);
QString hexOf(const SecretHash &hash);
std::optional<SecretHash> hashOfHex(const QString &hex);

/// One of the secrets of a key or a company.
struct KeySecret {
    SecretHash hash = {};
    qint64 createdMs = 0;
    std::optional<qint64> validUntilMs; ///< set when a newer one took its place

    bool isEnded(qint64 nowMs) const { return validUntilMs && *validUntilMs <= nowMs; }
};

/// Gives the secrets that a newer one replaces their end. An earlier rotation's overlap keeps its own end,
/// unless all others are to end at once.
void endReplaced(std::vector<KeySecret> &secrets, qint64 overlapMs, qint64 nowMs);

} // namespace answerdesk::accounts
