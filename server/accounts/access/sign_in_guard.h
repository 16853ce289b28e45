// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/core/clock.h"
#include "shared/core/result.h"
#include <QtCore/QHash>
#include <QtCore/QList>
#include <QtNetwork/QHostAddress>
#include <list>
#include <mutex>

namespace answerdesk::accounts {

/// The address as the guard counts it: one IPv4 address, or the /64 network that one IPv6 customer has.
QString networkOf(const QHostAddress &address);

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
    /// An operator has given the account a new password. networks: where its administrator is known, each of
    /// which has a counter of its own.
    void forget(const QString &email, const QStringList &networks);

    /// Whether a failed sign-in may have an entry in the audit log: a flood of them must not fill the disk.
    /// One that must have it counts as well. missed: how many had none since the last time.
    bool mayRecord(int &missed, bool mustRecord = false);
    /// Counters in memory.
    int counters() const
    {
        const std::scoped_lock lock(m_mutex);
        return int(m_byKey.size());
    }

private:
    struct Counter {
        QByteArray key;
        QList<qint64> failures; ///< moments, oldest first
        int underWay = 0;
    };
    using Counters = std::list<Counter>;
    using Place = Counters::iterator; ///< stays right when the counter moves from one list to the other
    static QByteArray accountKey(const QString &email, const QString &network);
    static QByteArray addressKey(const QString &network);
    void prune(Counter &counter, qint64 now) const;
    int secondsUntilFree(Counter &counter, qint64 now) const;
    void forgetOldest();
    void beginTry(const QByteArray &key);
    /// The counter of a try under way; note(counter) says what came of it.
    template <typename Note>
    void endTry(const QByteArray &key, Note note);
    void settle(Place counter);

    const Clock &m_clock;
    mutable std::mutex m_mutex;
    QHash<QByteArray, Place> m_byKey;
    Counters m_busy; ///< with tries under way: these are never forgotten
    Counters m_idle; ///< the others with failures; the one whose last try ended the longest ago goes first
    qint64 m_minute = 0;
    int m_recorded = 0;
    int m_missed = 0;
};

} // namespace answerdesk::accounts
