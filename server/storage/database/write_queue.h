// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/storage/connection/connection.h"
#include <array>
#include <atomic>
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
/// many as there are in one transaction (group commit), each in a savepoint. The completion of a job runs
/// when its transaction outlasts a power cut. submit() may be called from any thread; done runs on the
/// writer's thread - or at once on the caller's when the job is refused - one at a time in the order of the
/// jobs, and must be short. No job runs before the completions of the transaction before have run.
///
/// When a transaction is lost, its jobs fail with UNAVAILABLE, and so do all others at once until the writer
/// has recovered the connection (isLost()). A failure that only a new start repairs (SqlFailure::isFatal())
/// ends the work of the queue for good: whenFailed() notifies its owner, who destroys it.
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
        enqueue(std::make_unique<EntryOf<Job, Done>>(std::move(job), std::move(done)));
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
    /// Whether the database takes writes, as far as known.
    bool isAvailable() const { return !m_isLost && !m_hasFailed; }
    /// Whether a transaction was lost and the connection is not recovered yet: every job is refused at once.
    bool isLost() const { return m_isLost; }
    /// Whether the queue has ended its work for good.
    bool hasFailed() const { return m_hasFailed; }
    /// notify is called once, on any thread, when that happens; at once when it has happened. It must be
    /// short and does not destroy the queue.
    void whenFailed(std::function<void()> notify);
    /// Ends the work of the queue: its own connection and those of readers report here. Any thread.
    void reportFatal(const SqlFailure &failure);
    quint64 commits() const { return figures().commits; } ///< transactions so far
    quint64 jobs() const { return figures().jobs; } ///< jobs so far
    WriteFigures figures() const;

private:
    /// A job and its completion.
    struct Entry {
        virtual ~Entry() = default;
        virtual std::optional<Error> run(Connection &connection) = 0;
        virtual void complete() = 0;

        std::optional<Error> error; ///< why the job is not on disk
    };
    template <typename Job, typename Done>
    struct EntryOf final : Entry {
        using Outcome = std::invoke_result_t<Job &, Connection &>;
        EntryOf(Job newJob, Done newDone)
            : job(std::move(newJob))
            , done(std::move(newDone))
        {
        }
        std::optional<Error> run(Connection &connection) override
        {
            outcome.emplace(job(connection));
            return outcome->has_value() ? std::nullopt : std::optional(outcome->error());
        }
        void complete() override
        {
            if (error)
                done(Outcome(tl::unexpected(*error)));
            else
                done(std::move(*outcome));
        }
        Job job;
        Done done;
        std::optional<Outcome> outcome;
    };
    using Batch = std::vector<std::unique_ptr<Entry>>;

    void enqueue(std::unique_ptr<Entry> entry);
    void work(const DatabaseUrl &url, const Prepare &prepare, std::promise<std::exception_ptr> &opened);
    void workOn();
    /// What is queued; nothing after a while in which no job came, or at the end.
    Batch take();
    void run(Batch &batch);
    void begin();
    void runOne(Entry &entry);
    void commit(std::size_t jobs);
    void loseTransaction(Batch &batch, const std::exception &failure, const Error &error);
    void complete(Batch &batch);
    void checkpoint();
    void checkHealth();
    bool tryRecover();
    void setLost(const char *reason);

    mutable std::mutex m_mutex;
    std::condition_variable m_wake; ///< the writer
    std::deque<std::unique_ptr<Entry>> m_queue;
    std::function<void()> m_whenFailed;
    bool m_isStopping = false;
    WriteFigures m_figures;
    std::atomic<bool> m_isLost{false};
    std::atomic<bool> m_hasFailed{false};

    // The writer's thread only.
    std::unique_ptr<Connection> m_connection;
    std::chrono::steady_clock::time_point m_triedAt; ///< to recover the connection
    std::thread m_thread;
};

} // namespace answerdesk::storage
