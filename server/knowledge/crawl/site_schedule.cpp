// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/knowledge/crawl/site_schedule.h"
#include "shared/core/secret.h"
#include <algorithm>

namespace answerdesk::knowledge {

namespace {

constexpr qint64 kHourMs = 3'600'000;
constexpr qint64 kFirstRetryMs = kHourMs / 4;
constexpr qint64 kLongestRetryMs = 24 * kHourMs;

} // namespace

std::optional<qint64> nextReading(
    const QString &companyKey, const QString &sourceId, int intervalHours, int failures, qint64 nowMs)
{
    if (intervalHours <= 0)
        return std::nullopt;
    const qint64 intervalMs = intervalHours * kHourMs;
    if (failures > 0) {
        const qint64 retryMs = std::min(kFirstRetryMs << std::min(failures - 1, 10), kLongestRetryMs);
        return nowMs + std::min(retryMs, intervalMs);
    }
    const QByteArray digest = sha256((companyKey + u'\n' + sourceId).toUtf8());
    const qint64 share = qint64(uchar(digest[0])) << 8 | uchar(digest[1]); // of 65,536
    return nowMs + intervalMs - intervalMs / 10 * share / 65'536;
}

} // namespace answerdesk::knowledge
