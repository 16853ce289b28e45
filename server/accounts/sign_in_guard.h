// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/core/clock.h"
#include "shared/core/result.h"
#include <QtCore/QHash>
#include <QtCore/QList>
#include <QtNetwork/QHostAddress>
#include <mutex>

namespace answerdesk::accounts {

/// The address as the guard counts it: one IPv4 address, or the /64 network that one IPv6 customer has.
QString networkOf(QHostAddress address);

/// Counts failed sign-ins and refuses more. Someone who has signed in from their address before has a
/// counter of their own there, so nobody elsewhere can lock them out; everybody else shares one counter an
/// account and one an address. A try takes its place before the password is looked at, so parallel ones
/// cannot exceed the limit. Bounded in memory, whatever names and addresses are made up. Any thread.
class SignInGuard
{
public:
    static constexpr int kMaxFailures = 10; ///< of a counter ...
    static constexpr qint64 kWindowMs = 15 * 60'000; ///< ... within this time
    static constexpr int kMaxCounters = 20'000;
    static constexpr int kMaxRecordedAMinute = 60;

    explicit SignInGuard(const Clock &clock)
        : m_clock(clock)
    {
    }

    /// A try that was let in and must be told to fail(), succeed() or abandon().
    struct Try {
        QByteArray account; ///< the counter that a success clears
        QByteArray address; ///< empty for someone who is known there
    };
    /// TOO_MANY_ATTEMPTS when failures and tries under way have used up a counter.
    Result<Try> begin(const QString &email, const QString &network, bool isKnown);
    /// True when this was the failure that closes a counter.
    bool fail(const Try &attempt);
    /// Forgets the account's failures, not the address's: signing in to one account must not free guesses at
    /// others.
    void succeed(const Try &attempt);
    void abandon(const Try &attempt);
    /// An operator has given the account a new password.
    void forget(const QString &email);

    /// Whether a failed sign-in may have an entry in the audit log: a flood of them must not fill the disk.
    /// missed: how many had none since the last time.
    bool mayRecord(int &missed);
    /// Counters in memory.
    int counters() const
    {
        const std::scoped_lock lock(m_mutex);
        return int(m_counters.size());
    }

private:
    struct Counter {
        QList<qint64> failures; ///< moments, oldest first
        int underWay = 0;
    };
    static QByteArray accountKey(const QString &email, const QString &network);
    static QByteArray addressKey(const QString &network);
    void prune(Counter &counter, qint64 now) const;
    int secondsUntilFree(Counter &counter, qint64 now) const;
    void makeRoom(qint64 now);
    Counter &counterOf(const QByteArray &key, qint64 now);
    void end(const QByteArray &key);

    const Clock &m_clock;
    mutable std::mutex m_mutex;
    QHash<QByteArray, Counter> m_counters;
    qint64 m_minute = 0;
    int m_recorded = 0;
    int m_missed = 0;
};

} // namespace answerdesk::accounts
