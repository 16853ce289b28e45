// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/storage/connection.h"
#include <array>
#include <condition_variable>
#include <deque>
#include <functional>
#include <future>
#include <mutex>
#include <thread>

namespace answerdesk::storage {

/// What the writer has done so far, for the metrics.
struct WriteFigures {
    /// Largest number of jobs in a transaction that each entry of batches counts.
    static constexpr std::array<int, 10> kBatchBounds{1, 2, 4, 8, 16, 32, 64, 128, 256, 512};
    /// Longest COMMIT in microseconds that each entry of commitTimes counts; the last has no bound.
    static constexpr std::array<qint64, 12> kTimeBounds{
        250, 500, 1'000, 2'500, 5'000, 10'000, 25'000, 50'000, 100'000, 250'000, 1'000'000, -1};

    std::array<quint64, kBatchBounds.size()> batches{}; ///< transactions by jobs, each counted once
    std::array<quint64, kTimeBounds.size()> commitTimes{}; ///< transactions by time of COMMIT
    quint64 commitMicros = 0; ///< sum of these times
    quint64 commits = 0;
    quint64 jobs = 0;
    quint64 lost = 0; ///< transactions that were rolled back as a whole
};

/// The one writer of a database. Jobs of all threads wait in a bounded queue; a thread of its own runs as
/// many as are there in one transaction (group commit), each in a savepoint, and tells their callers only
/// after COMMIT. When the database is full or gone, jobs fail with UNAVAILABLE; the writer finds back by
/// itself. submit() may be called from any thread; done runs on the writer's thread - or at once on the
/// caller's when the job is refused - and must be short.
class WriteQueue
{
public:
    static constexpr std::size_t kMaxQueued = 20'000;
    static constexpr std::size_t kMaxBatch = 512;
    /// Runs on the writer's thread before any job; what it throws or returns stops the queue from starting.
    using Prepare = std::function<Result<void>(Connection &)>;

    /// Throws a Failure when the database cannot be opened, another writer has it, or prepare refuses.
    explicit WriteQueue(const DatabaseUrl &url, Prepare prepare = {});
    ~WriteQueue() { finish(); }
    /// Runs what is queued, commits, and ends the thread: no completion runs after it, also when the database
    /// is lost. Further jobs are refused. By the owner, before it destroys what completions use.
    void finish();

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
    /// Whether the last transaction was kept. Found out again every second while it is not.
    bool isAvailable() const { return m_isAvailable; }
    /// Whether the connection is gone: every job is refused at once until it is back.
    bool isLost() const { return m_isLost; }
    quint64 commits() const { return figures().commits; } ///< transactions so far
    quint64 jobs() const { return figures().jobs; } ///< jobs so far
    WriteFigures figures() const;

private:
    struct Entry {
        std::function<std::optional<Error>(Connection &)> run;
        std::function<void(const std::optional<Error> &)> done;
        std::optional<Error> error = std::nullopt;
    };

    void enqueue(Entry entry);
    void work(const DatabaseUrl &url, const Prepare &prepare, std::promise<std::exception_ptr> &opened);
    /// What is queued, up to a batch; nothing after a while in which nothing came, or at the end.
    std::vector<Entry> take();
    void run(std::vector<Entry> &batch);
    void runBatch(std::vector<Entry> &batch);
    void runOne(Entry &entry);
    void begin();
    void commit(std::size_t jobs);
    void checkHealth();
    bool tryReopen();

    mutable std::mutex m_mutex;
    std::condition_variable m_wake;
    std::deque<Entry> m_queue;
    bool m_isStopping = false;
    WriteFigures m_figures;
    std::atomic<bool> m_isAvailable{true};
    std::atomic<bool> m_isLost{false}; ///< there is no connection: jobs are refused at once

    // The writer's thread only.
    std::unique_ptr<Connection> m_connection;
    std::chrono::steady_clock::time_point m_triedAt;
    std::thread m_thread;
};

} // namespace answerdesk::storage
