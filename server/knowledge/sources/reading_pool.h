// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QHash>
#include <QtCore/QStringList>
#include <QtCore/QThread>
#include <QtCore/QThreadPool>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <stop_token>

namespace answerdesk::knowledge {

/// Threads that read documents, shared fairly between companies: a company has a bounded queue and runs a
/// bounded number of jobs at once, and free threads go to the companies in turn. So a company that sends
/// large documents waits for itself only. Any thread may start work; work may use a database connection of
/// its thread, because the threads live as long as the pool.
class ReadingPool
{
public:
    struct Bounds {
        int threads = 4;
        int running = 1; ///< of one company at once, below threads
        int places = 16; ///< of one company, running or queued
    };
    /// By the number of processor cores: half of them for one company, four threads at least, so that several
    /// companies at once leave one for the next. A thread only waits for its child process.
    static Bounds boundsFor(int cores);

    explicit ReadingPool(Bounds bounds = boundsFor(QThread::idealThreadCount()));
    ~ReadingPool() { finish(); }

    /// The work gets a token; a stop request through the returned source, or the end of the pool, tells it to
    /// give up. Work that was stopped before its turn is still called, to answer. Nothing when the company's
    /// places are taken; the work is not run then.
    std::optional<std::stop_source> start(
        const QString &company, std::function<void(const std::stop_token &)> work);
    /// Asks all work to stop and waits for it; later work is stopped from the start.
    void finish();
    int taken() const; ///< jobs that run or are queued

private:
    struct Job {
        std::function<void(const std::stop_token &)> work;
        std::stop_source stop;
    };
    struct Company {
        std::deque<Job> queue;
        int running = 0;
    };
    void startNext(); ///< with the mutex locked
    void run(const QString &company, const Job &job);

    const Bounds m_bounds;
    mutable std::mutex m_mutex; ///< of what follows
    QHash<QString, std::shared_ptr<Company>> m_companies;
    QStringList m_turns; ///< companies with queued jobs, the next one first
    QList<std::stop_source> m_running; ///< of the jobs that run
    int m_taken = 0;
    int m_threadsTaken = 0;
    bool m_isFinished = false;
    QThreadPool m_pool; ///< last: its threads use the rest
};

} // namespace answerdesk::knowledge
