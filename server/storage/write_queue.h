// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/storage/connection.h"
#include <condition_variable>
#include <deque>
#include <future>
#include <mutex>
#include <thread>

namespace answerdesk::storage {

/// The one writer of an SQLite database. Jobs of all threads wait in a bounded queue; a thread of its own
/// runs as many as are there in one transaction (group commit), each in a savepoint, and tells their callers
/// only after COMMIT. submit() may be called from any thread; done runs on the writer's thread and must be
/// short.
class WriteQueue
{
public:
    static constexpr std::size_t kMaxQueued = 20'000;
    static constexpr std::size_t kMaxBatch = 512;

    /// Throws SqlFailure when the database cannot be opened.
    explicit WriteQueue(const QString &path);
    ~WriteQueue(); ///< runs what is queued, commits, and ends the thread

    /// job: Connection & -> Result<T>. An error or an exception undoes what the job wrote, and only that.
    /// done gets the job's value after it is on disk, or why it is not.
    template <typename Job, typename Done>
    void submit(Job job, Done done)
    {
        using Outcome = std::invoke_result_t<Job &, Connection &>;
        // Shared, because std::function wants to copy and both sides fill the one outcome.
        struct State {
            Job job;
            Done done;
            std::optional<Outcome> outcome;
        };
        auto state = std::make_shared<State>(State{std::move(job), std::move(done), std::nullopt});
        enqueue({[state](Connection &connection) -> std::optional<Error> {
                     state->outcome.emplace(state->job(connection));
                     return state->outcome->has_value() ? std::nullopt
                                                        : std::optional(state->outcome->error());
                 },
            [state](const std::optional<Error> &error) {
                if (error)
                    state->done(Outcome(tl::unexpected(*error)));
                else
                    state->done(std::move(*state->outcome));
            }});
    }
    /// The same for callers that may wait: start-up, command line, tests. Not from the writer's own thread.
    template <typename Job>
    std::invoke_result_t<Job &, Connection &> submitAndWait(Job job)
    {
        using Outcome = std::invoke_result_t<Job &, Connection &>;
        std::promise<Outcome> promise;
        auto future = promise.get_future();
        submit(std::move(job), [&promise](Outcome outcome) { promise.set_value(std::move(outcome)); });
        return future.get();
    }

    std::size_t queued() const;
    quint64 commits() const { return m_commits; } ///< transactions so far
    quint64 jobs() const { return m_jobs; } ///< jobs so far

private:
    struct Entry {
        std::function<std::optional<Error>(Connection &)> run;
        std::function<void(const std::optional<Error> &)> done;
        std::optional<Error> error = std::nullopt;
    };
    void enqueue(Entry entry);
    void work(const QString &path, std::promise<std::exception_ptr> &opened);
    void runBatch(Connection &connection, std::vector<Entry> &batch);
    static void runOne(Connection &connection, Entry &entry);

    mutable std::mutex m_mutex;
    std::condition_variable m_wake;
    std::deque<Entry> m_queue;
    bool m_stopping = false;
    std::atomic<quint64> m_commits{0};
    std::atomic<quint64> m_jobs{0};
    std::thread m_thread;
};

} // namespace answerdesk::storage
