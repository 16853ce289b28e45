// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/core/clock.h"
#include <QtCore/QString>
#include <deque>
#include <memory>
#include <mutex>
#include <unordered_map>

namespace answerdesk::http {

/// Counts accepted requests in a window of 60 seconds that slides with each request, exactly: at no moment do
/// more than the limit lie in the last minute. Any thread.
class RateLimiter
{
public:
    static constexpr qint64 kWindowMs = 60'000;

    struct Verdict {
        bool isAllowed = true;
        int limit = 0; ///< 0: none
        int remaining = 0;
        int resetSeconds = 0; ///< until the oldest counted request leaves the window
    };

    explicit RateLimiter(const Clock &clock)
        : m_clock(clock)
    {
    }
    /// Counts the request when it is within the limit; refused ones are not counted.
    Verdict take(const QString &bucket, int limit);

private:
    struct Bucket {
        std::mutex mutex;
        std::deque<qint64> takenMs;
    };
    std::shared_ptr<Bucket> bucket(const QString &name);

    const Clock &m_clock;
    std::mutex m_mutex;
    std::unordered_map<QString, std::shared_ptr<Bucket>> m_buckets;
};

} // namespace answerdesk::http
