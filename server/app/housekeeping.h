// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/accounts/access/sessions.h"
#include "server/accounts/stores/company_store.h"
#include "server/storage/database/database.h"
#include <atomic>

namespace answerdesk::app {

/// Deletes what has outlived its time: conversations by their company's setting, refused events and
/// stored responses by their fixed one, expired sessions; interrupts uploads that went silent; removes the
/// rows of deleted companies until none is left. Goes through the write queue in short jobs, so requests pass
/// between them, and what a stop cuts short goes on after it. run() is called by one thread at a time, never
/// the writer's.
class Housekeeping
{
public:
    static constexpr int kMessagesAJob = 200;
    static constexpr int kRowsAJob = 500;
    static constexpr qint64 kSweepMs = 3'600'000; ///< time between two looks for what is too old
    static constexpr qint64 kRemovingMs = 30'000; ///< of a run; then the others have their turn
    /// A deleted company keeps its key for so long at least: what was under way then must not end in another
    /// company. What was deleted before the start is under way no more.
    static constexpr qint64 kKeyRestMs = 300'000;

    Housekeeping(storage::Database &database, const accounts::CompanyDirectory &companies,
        accounts::Sessions &sessions, const Clock &clock)
        : m_database(database)
        , m_companies(companies)
        , m_sessions(sessions)
        , m_clock(clock)
        , m_startedMs(clock.nowMs())
    {
    }
    /// Called with the key of a deleted company when no row of it is left, before its key is free. Set before
    /// the first run.
    void whenKeyFreed(std::function<void(const QString &)> listener) { m_keyFreed = std::move(listener); }
    /// A company was deleted: its rows go with the next run. Any thread.
    void companyDeleted() { m_hasDeleted = true; }
    /// Writes when sessions were last used; goes on removing companies; sweeps when an hour has passed since
    /// the last time. True when it has more to remove at once.
    bool run();
    /// Ends a run after the job that is under way.
    void stop() { m_isStopping = true; }

private:
    /// Repeats a job while it says that there is more. False when one failed or the server stops: the next
    /// run goes on.
    template <typename Job>
    bool repeat(Job job);
    void noteUses();
    void sweep(qint64 nowMs);
    bool removeCompanies(qint64 nowMs);
    /// True when none is left.
    bool removeRows(const QString &companyKey, qint64 untilMs);
    bool freeKey(const QString &companyKey);

    storage::Database &m_database;
    const accounts::CompanyDirectory &m_companies;
    accounts::Sessions &m_sessions;
    const Clock &m_clock;
    const qint64 m_startedMs;
    std::function<void(const QString &)> m_keyFreed;
    qint64 m_nextSweepMs = 0; ///< of the steady clock
    std::atomic<bool> m_hasDeleted{true}; ///< some may be left of before the start
    std::atomic<bool> m_isStopping{false};
};

} // namespace answerdesk::app
