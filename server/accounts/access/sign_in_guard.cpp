// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/accounts/access/sign_in_guard.h"
#include "server/http/address_range.h"
#include "shared/core/secret.h"
#include <algorithm>
#include <iterator>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::accounts {

QString networkOf(const QHostAddress &address)
{
    const QHostAddress network = http::clientNetwork(address);
    const bool isV6 = network.protocol() == QAbstractSocket::IPv6Protocol;
    return isV6 ? network.toString() + u"/64"_s : network.toString();
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

// One goes for one that comes: a flood of made-up names costs the same for each of them.
void SignInGuard::forgetOldest()
{
    if (m_idle.empty())
        return; // all have tries under way, of which there are no more than passwords that wait
    m_byKey.remove(m_idle.front().key);
    m_idle.pop_front();
}

void SignInGuard::beginTry(const QByteArray &key)
{
    const auto known = m_byKey.constFind(key);
    if (known == m_byKey.constEnd()) {
        if (m_byKey.size() >= kMaxCounters)
            forgetOldest();
        m_busy.push_back({key, {}, 1});
        m_byKey.insert(key, std::prev(m_busy.end()));
        return;
    }
    if ((*known)->underWay++ == 0)
        m_busy.splice(m_busy.end(), m_idle, *known);
}

template <typename Note>
void SignInGuard::endTry(const QByteArray &key, Note note)
{
    const auto known = m_byKey.constFind(key);
    if (known == m_byKey.constEnd())
        return; // the key is empty: the try has one counter only
    const Place counter = *known;
    --counter->underWay;
    note(*counter);
    if (counter->underWay == 0) {
        m_idle.splice(m_idle.end(), m_busy, counter);
        settle(counter);
    }
}

/// An idle counter without failures has nothing to tell.
void SignInGuard::settle(Place counter)
{
    if (counter->underWay > 0 || !counter->failures.isEmpty())
        return;
    m_byKey.remove(counter->key);
    m_idle.erase(counter);
}

Result<SignInGuard::Try> SignInGuard::begin(const QString &email, const QString &network, bool isKnown)
{
    const Try attempt{
        accountKey(email, isKnown ? network : QString()), isKnown ? QByteArray() : addressKey(network)};
    const qint64 now = m_clock.steadyMs();
    const std::scoped_lock lock(m_mutex);
    int seconds = 0;
    for (const QByteArray &key : {attempt.account, attempt.address}) {
        const auto known = m_byKey.constFind(key);
        if (known != m_byKey.constEnd())
            seconds = std::max(seconds, secondsUntilFree(**known, now));
    }
    if (seconds > 0) {
        Error error = Error::make(ErrorCode::TooManyAttempts);
        error.retryAfterSeconds = seconds;
        return tl::unexpected(error);
    }
    for (const QByteArray &key : {attempt.account, attempt.address}) {
        if (!key.isEmpty())
            beginTry(key);
    }
    return attempt;
}

bool SignInGuard::fail(const Try &attempt)
{
    const qint64 now = m_clock.steadyMs();
    const std::scoped_lock lock(m_mutex);
    bool isClosed = false;
    for (const QByteArray &key : {attempt.account, attempt.address}) {
        endTry(key, [&](Counter &counter) {
            prune(counter, now);
            counter.failures << now;
            isClosed = isClosed || counter.failures.size() == kMaxFailures;
        });
    }
    return isClosed;
}

void SignInGuard::succeed(const Try &attempt)
{
    const std::scoped_lock lock(m_mutex);
    endTry(attempt.account, [](Counter &counter) { counter.failures.clear(); });
    endTry(attempt.address, [](Counter &) {});
}

void SignInGuard::abandon(const Try &attempt)
{
    const std::scoped_lock lock(m_mutex);
    for (const QByteArray &key : {attempt.account, attempt.address})
        endTry(key, [](Counter &) {});
}

void SignInGuard::forget(const QString &email, const QStringList &networks)
{
    const std::scoped_lock lock(m_mutex);
    for (const QString &network : QStringList{QString()} + networks) {
        const auto known = m_byKey.constFind(accountKey(email, network));
        if (known == m_byKey.constEnd())
            continue;
        const Place account = *known;
        account->failures.clear();
        settle(account);
    }
}

bool SignInGuard::mayRecord(int &missed, bool mustRecord)
{
    const qint64 minute = m_clock.steadyMs() / 60'000;
    const std::scoped_lock lock(m_mutex);
    if (minute != m_minute) {
        m_minute = minute;
        m_recorded = 0;
    }
    if (m_recorded >= kMaxRecordedAMinute && !mustRecord) {
        ++m_missed;
        return false;
    }
    ++m_recorded;
    missed = std::exchange(m_missed, 0);
    return true;
}

} // namespace answerdesk::accounts
