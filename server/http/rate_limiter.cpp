// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/http/rate_limiter.h"

namespace answerdesk::http {

std::shared_ptr<RateLimiter::Bucket> RateLimiter::bucket(const QString &name)
{
    const std::scoped_lock lock(m_mutex);
    std::shared_ptr<Bucket> &entry = m_buckets[name];
    if (!entry)
        entry = std::make_shared<Bucket>();
    return entry;
}

RateLimiter::Verdict RateLimiter::take(const QString &name, int limit)
{
    if (limit <= 0)
        return {};
    const std::shared_ptr<Bucket> entry = bucket(name);
    const std::scoped_lock lock(entry->mutex);
    const qint64 now = m_clock.steadyMs();
    std::deque<qint64> &taken = entry->takenMs;
    while (!taken.empty() && taken.front() <= now - kWindowMs)
        taken.pop_front();
    Verdict verdict;
    verdict.limit = limit;
    verdict.isAllowed = qint64(taken.size()) < limit;
    if (verdict.isAllowed)
        taken.push_back(now);
    verdict.remaining = int(std::max<qint64>(0, limit - qint64(taken.size())));
    // When the limit was lowered, more requests than it may lie in the window: room comes when enough of them
    // left.
    const std::size_t first = taken.size() > std::size_t(limit) ? taken.size() - std::size_t(limit) : 0;
    verdict.resetSeconds = int((taken[first] + kWindowMs - now + 999) / 1000);
    return verdict;
}

} // namespace answerdesk::http
