// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/accounts/model/analytics_secret.h"
#include "shared/api/analytics_secrets.h"
#include "shared/core/random.h"

namespace answerdesk::accounts {

namespace {
constexpr char kPrefix[] = "ad_events_";
constexpr qsizetype kPrefixLength = sizeof kPrefix - 1;
} // namespace

QByteArray generateAnalyticsSecret() { return withChecksum(kPrefix + randomBase62(kSecretLength)); }

std::optional<SecretHash> hashOfAnalyticsSecret(QByteArrayView text)
{
    if (text.size() != kPrefixLength + kSecretLength + kChecksumLength || !text.startsWith(kPrefix)
        || !hasChecksum(text))
        return std::nullopt;
    return hashOf(text.sliced(kPrefixLength, kSecretLength));
}

bool AnalyticsSecrets::accept(const http::RequestHead &head, qint64 nowMs) const
{
    if (!isSet())
        return true;
    const int count = head.count(api::kAnalyticsSecretHeader);
    if (count == 0)
        return nowMs < requiredFromMs;
    const auto sent
        = count == 1 ? hashOfAnalyticsSecret(head.value(api::kAnalyticsSecretHeader)) : std::nullopt;
    if (!sent)
        return false;
    bool isKnown = false;
    for (const KeySecret &secret : secrets) // all of them, so that the time tells nothing
        isKnown |= isSameHash(secret.hash, *sent) && !secret.isEnded(nowMs);
    return isKnown;
}

std::optional<qint64> AnalyticsSecrets::overlapUntilMs() const
{
    std::optional<qint64> until;
    if (isSet() && requiredFromMs > secrets.front().createdMs)
        until = requiredFromMs;
    for (const KeySecret &secret : secrets) {
        if (secret.validUntilMs && *secret.validUntilMs > secrets.front().createdMs)
            until = std::max(until.value_or(0), *secret.validUntilMs);
    }
    return until;
}

void AnalyticsSecrets::rotate(const SecretHash &hash, qint64 overlapMs, qint64 nowMs)
{
    if (!isSet())
        requiredFromMs = nowMs + overlapMs;
    else if (overlapMs == 0)
        requiredFromMs = std::min(requiredFromMs, nowMs);
    endReplaced(secrets, overlapMs, nowMs);
    std::erase_if(secrets, [nowMs](const KeySecret &secret) { return secret.isEnded(nowMs); });
    secrets.insert(secrets.begin(), KeySecret{hash, nowMs, std::nullopt});
}

} // namespace answerdesk::accounts
