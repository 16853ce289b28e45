// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/http/rate_limiter.h"

namespace answerdesk::http {

void RateLimiter::Bucket::forget(qint64 beforeMs)
{
    while (!taken.empty() && taken.front().first <= beforeMs) {
        total -= taken.front().second;
        taken.pop_front();
    }
}

void RateLimiter::Bucket::count(qint64 nowMs)
{
    ++total;
    if (!taken.empty() && taken.back().first == nowMs)
        ++taken.back().second;
    else
        taken.emplace_back(nowMs, 1);
}

RateLimiter::Verdict RateLimiter::Bucket::verdict(int limit, qint64 nowMs) const
{
    Verdict verdict;
    verdict.limit = limit;
    verdict.isAllowed = total < limit;
    tell(verdict, nowMs);
    return verdict;
}

void RateLimiter::Bucket::tell(Verdict &verdict, qint64 nowMs) const
{
    verdict.remaining = int(std::max<qint64>(0, verdict.limit - total));
    // When the limit was lowered, more requests than it may lie in the window: room comes when enough of them
    // left.
    qint64 surplus = total - verdict.limit;
    auto first = taken.begin();
    while (first != taken.end() && std::next(first) != taken.end() && surplus >= first->second) {
        surplus -= first->second;
        ++first;
    }
    verdict.resetSeconds = first == taken.end() ? 0 : int((first->first + kWindowMs - nowMs + 999) / 1000);
}

RateLimiter::Bucket &RateLimiter::bucket(const Limit &limit)
{
    const Name name(limit.kind, limit.owner);
    {
        const std::shared_lock lock(m_mutex);
        const auto known = m_buckets.constFind(name);
        if (known != m_buckets.cend())
            return **known;
    }
    const std::unique_lock lock(m_mutex);
    std::shared_ptr<Bucket> &entry = m_buckets[name];
    if (!entry)
        entry = std::make_shared<Bucket>();
    return *entry;
}

RateLimiter::Verdict RateLimiter::take(const Limit &limit)
{
    if (limit.perMinute <= 0)
        return {};
    Bucket &entry = bucket(limit);
    const std::scoped_lock lock(entry.mutex);
    const qint64 now = m_clock.steadyMs();
    entry.forget(now - kWindowMs);
    Verdict verdict = entry.verdict(limit.perMinute, now);
    if (verdict.isAllowed) {
        entry.count(now);
        entry.tell(verdict, now);
    }
    return verdict;
}

RateLimiter::Verdict RateLimiter::take(const Limit &first, const Limit &second)
{
    if (second.perMinute <= 0)
        return take(first);
    if (first.perMinute <= 0)
        return take(second);
    Bucket &one = bucket(first);
    Bucket &other = bucket(second);
    const std::scoped_lock lock(one.mutex, other.mutex);
    const qint64 now = m_clock.steadyMs();
    one.forget(now - kWindowMs);
    other.forget(now - kWindowMs);
    Verdict ofOne = one.verdict(first.perMinute, now);
    Verdict ofOther = other.verdict(second.perMinute, now);
    if (ofOne.isAllowed && ofOther.isAllowed) {
        one.count(now);
        one.tell(ofOne, now);
        other.count(now);
        other.tell(ofOther, now);
    }
    if (ofOne.isAllowed != ofOther.isAllowed)
        return ofOne.isAllowed ? ofOther : ofOne;
    // When both refuse, the longer wait is the one that helps.
    const bool isOne
        = ofOne.isAllowed ? ofOne.remaining <= ofOther.remaining : ofOne.resetSeconds >= ofOther.resetSeconds;
    return isOne ? ofOne : ofOther;
}

} // namespace answerdesk::http
