// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/core/clock.h"
#include <QtCore/QHash>
#include <QtCore/QString>
#include <deque>
#include <memory>
#include <mutex>
#include <shared_mutex>

namespace answerdesk::http {

/// Counts accepted requests in a window of 60 seconds that slides with each request, exactly: at no moment do
/// more than the limit lie in the last minute. Any thread.
class RateLimiter
{
public:
    static constexpr qint64 kWindowMs = 60'000;

    /// What is counted together: requests of an owner, of one kind.
    struct Limit {
        int kind = 0; ///< of endpoint, or one of the numbers below
        QString owner; ///< a company, a key
        int perMinute = 0; ///< 0: none
    };
    static constexpr int kOfKey = -1;
    static constexpr int kOfEvents = -2;

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
    Verdict take(const Limit &limit);
    /// Counts it for both when it is within both, else for none, and tells about the tighter one: that which
    /// refuses, else that which has less left.
    Verdict take(const Limit &first, const Limit &second);

private:
    /// Requests of each millisecond that had some: a high limit costs no more than 60,000 entries.
    struct Bucket {
        std::mutex mutex;
        std::deque<std::pair<qint64, qint64>> taken;
        qint64 total = 0;

        void forget(qint64 beforeMs);
        void count(qint64 nowMs);
        Verdict verdict(int limit, qint64 nowMs) const; ///< without counting
        void tell(Verdict &verdict, qint64 nowMs) const; ///< what is left, and until when
    };
    using Name = std::pair<int, QString>;
    Bucket &bucket(const Limit &limit);

    const Clock &m_clock;
    std::shared_mutex m_mutex;
    QHash<Name, std::shared_ptr<Bucket>> m_buckets; ///< only grows: one a company and endpoint, and a key
};

} // namespace answerdesk::http
