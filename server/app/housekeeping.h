// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/accounts/company.h"
#include "server/accounts/sessions.h"
#include "server/storage/database.h"
#include <atomic>

namespace answerdesk::app {

/// Deletes what has outlived its time: conversations by their company's setting, refused events and
/// idempotency answers by their fixed one, expired sessions; interrupts uploads that went silent. Goes
/// through the write queue in short jobs, so requests pass between them. run() is called by one thread at a
/// time, never the writer's.
class Housekeeping
{
public:
    static constexpr int kMessagesAJob = 200;
    static constexpr int kRowsAJob = 500;
    static constexpr qint64 kSweepMs = 3'600'000; ///< time between two looks for what is too old

    Housekeeping(storage::Database &database, const accounts::CompanyDirectory &companies,
        accounts::Sessions &sessions, const Clock &clock)
        : m_database(database)
        , m_companies(companies)
        , m_sessions(sessions)
        , m_clock(clock)
    {
    }
    /// Writes when sessions were last used; sweeps when an hour has passed since the last time.
    void run();
    /// Ends a run after the job that is under way.
    void stop() { m_isStopping = true; }

private:
    /// Repeats a job while it says that there is more; gives up until the next run when one fails.
    template <typename Job>
    void repeat(Job job);
    void noteUses();
    void sweep(qint64 nowMs);

    storage::Database &m_database;
    const accounts::CompanyDirectory &m_companies;
    accounts::Sessions &m_sessions;
    const Clock &m_clock;
    qint64 m_nextSweepMs = 0; ///< of the steady clock
    std::atomic<bool> m_isStopping{false};
};

} // namespace answerdesk::app
