// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/accounts/sign_in_guard.h"
#include "shared/core/secret.h"
#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::accounts {

QString networkOf(QHostAddress address)
{
    bool isV4 = false;
    const quint32 v4 = address.toIPv4Address(&isV4); // also of ::ffff:a.b.c.d
    if (isV4)
        return QHostAddress(v4).toString();
    Q_IPV6ADDR bytes = address.toIPv6Address();
    for (int i = 8; i < 16; ++i)
        bytes[i] = 0;
    return QHostAddress(bytes).toString() + u"/64"_s;
}

// Digests, so that a counter takes the same room whatever name somebody made up.
QByteArray SignInGuard::accountKey(const QString &email, const QString &network)
{
    return sha256((u"account\n"_s + email.toLower() + u'\n' + network).toUtf8());
}

QByteArray SignInGuard::addressKey(const QString &network)
{
    return sha256((u"address\n"_s + network).toUtf8());
}

void SignInGuard::prune(Counter &counter, qint64 now) const
{
    counter.failures.removeIf([&](qint64 at) { return at <= now - kWindowMs; });
}

int SignInGuard::secondsUntilFree(Counter &counter, qint64 now) const
{
    prune(counter, now);
    if (counter.failures.size() + counter.underWay < kMaxFailures)
        return 0;
    if (counter.failures.size() < kMaxFailures)
        return 1; // tries under way hold the last places; they end soon, one way or the other
    return int((counter.failures[counter.failures.size() - kMaxFailures] + kWindowMs - now + 999) / 1000);
}

void SignInGuard::makeRoom(qint64 now)
{
    const auto forgetUpTo = [this](qint64 moment) {
        m_counters.removeIf([moment](std::pair<const QByteArray &, Counter &> entry) {
            const Counter &counter = entry.second;
            return counter.underWay == 0 && (counter.failures.isEmpty() || counter.failures.last() <= moment);
        });
    };
    forgetUpTo(now - kWindowMs);
    if (m_counters.size() < kMaxCounters)
        return;
    // A tenth at a time, those that failed the longest ago, so that the next one finds room at once.
    std::vector<qint64> moments;
    moments.reserve(std::size_t(m_counters.size()));
    for (const Counter &counter : std::as_const(m_counters))
        moments.push_back(counter.failures.isEmpty() ? now : counter.failures.last());
    const auto tenth = moments.begin() + kMaxCounters / 10;
    std::nth_element(moments.begin(), tenth, moments.end());
    forgetUpTo(*tenth);
}

SignInGuard::Counter &SignInGuard::counterOf(const QByteArray &key, qint64 now)
{
    if (m_counters.size() >= kMaxCounters && !m_counters.contains(key))
        makeRoom(now);
    return m_counters[key];
}

Result<SignInGuard::Try> SignInGuard::begin(const QString &email, const QString &network, bool isKnown)
{
    const Try attempt{
        accountKey(email, isKnown ? network : QString()), isKnown ? QByteArray() : addressKey(network)};
    const qint64 now = m_clock.steadyMs();
    const std::scoped_lock lock(m_mutex);
    int seconds = 0;
    for (const QByteArray &key : {attempt.account, attempt.address}) {
        const auto counter = key.isEmpty() ? m_counters.end() : m_counters.find(key);
        if (counter != m_counters.end())
            seconds = std::max(seconds, secondsUntilFree(*counter, now));
    }
    if (seconds > 0) {
        Error error = Error::make(ErrorCode::TooManyAttempts);
        error.retryAfterSeconds = seconds;
        return tl::unexpected(error);
    }
    for (const QByteArray &key : {attempt.account, attempt.address}) {
        if (!key.isEmpty())
            ++counterOf(key, now).underWay;
    }
    return attempt;
}

void SignInGuard::end(const QByteArray &key)
{
    const auto counter = m_counters.find(key);
    if (counter != m_counters.end() && counter->underWay > 0)
        --counter->underWay;
}

bool SignInGuard::fail(const Try &attempt)
{
    const qint64 now = m_clock.steadyMs();
    const std::scoped_lock lock(m_mutex);
    bool isClosed = false;
    for (const QByteArray &key : {attempt.account, attempt.address}) {
        if (key.isEmpty())
            continue;
        end(key);
        Counter &counter = counterOf(key, now);
        prune(counter, now);
        counter.failures << now;
        isClosed = isClosed || counter.failures.size() == kMaxFailures;
    }
    return isClosed;
}

void SignInGuard::succeed(const Try &attempt)
{
    const std::scoped_lock lock(m_mutex);
    end(attempt.account);
    end(attempt.address);
    const auto account = m_counters.find(attempt.account);
    if (account == m_counters.end())
        return;
    account->failures.clear();
    if (account->underWay == 0)
        m_counters.erase(account);
}

void SignInGuard::abandon(const Try &attempt)
{
    const std::scoped_lock lock(m_mutex);
    end(attempt.account);
    end(attempt.address);
}

void SignInGuard::forget(const QString &email)
{
    const std::scoped_lock lock(m_mutex);
    const auto account = m_counters.find(accountKey(email, {}));
    if (account != m_counters.end())
        account->failures.clear();
}

bool SignInGuard::mayRecord(int &missed)
{
    const qint64 minute = m_clock.steadyMs() / 60'000;
    const std::scoped_lock lock(m_mutex);
    if (minute != m_minute) {
        m_minute = minute;
        m_recorded = 0;
    }
    if (m_recorded >= kMaxRecordedAMinute) {
        ++m_missed;
        return false;
    }
    ++m_recorded;
    missed = std::exchange(m_missed, 0);
    return true;
}

} // namespace answerdesk::accounts
