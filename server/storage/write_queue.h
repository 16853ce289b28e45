// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/storage/log_copier.h"
#include <array>
#include <condition_variable>
#include <deque>
#include <functional>
#include <future>
#include <mutex>
#include <thread>
#include <unistd.h>

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

/// What of the jobs before it a job finds done.
enum class Order {
    Strict, ///< everything: their completions have run as well
    Overlapping ///< what they wrote, which may still be on its way to the disk, and nothing else
};

/// The one writer of a database. Jobs of all threads wait in a bounded queue; a thread of its own runs as
/// many as are there in one transaction (group commit), each in a savepoint, and tells their callers only
/// when it outlasts a power cut. When the database is full or gone, jobs fail with UNAVAILABLE; the writer
/// finds back by itself. submit() may be called from any thread; done runs on a thread of the queue - or at
/// once on the caller's when the job is refused - one at a time in the order of the jobs, and must be short.
///
/// On SQLite a second thread brings a transaction of overlapping jobs to the disk while the writer runs the
/// jobs of the next one, which is committed once the one before is on the disk: never is more than one
/// underway. A strict job runs when none is, and nothing runs until its own completion has; what completions
/// change in memory is therefore as the database has it for every strict job, and an overlapping one must
/// read none of it. When the disk fails, the transaction underway and the one that saw what it wrote are both
/// lost, in the database too, and nobody was told of success. Readers may see a transaction in the moments
/// before it is on the disk: what they show then was acknowledged to nobody, and a power cut takes it back,
/// while the death of the process does not. A later job that builds on it is on the disk after it.
class WriteQueue
{
public:
    static constexpr std::size_t kMaxQueued = 20'000;
    static constexpr std::size_t kMaxBatch = 512;
    /// Runs on the writer's thread before any job; what it throws or returns stops the queue from starting.
    using Prepare = std::function<Result<void>(Connection &)>;

    /// Throws a Failure when the database cannot be opened, another writer has it, or prepare refuses.
    explicit WriteQueue(const DatabaseUrl &url, Prepare prepare = {}, SyncFile syncFile = ::fdatasync);
    ~WriteQueue() { finish(); }
    /// Runs what is queued, commits, and ends the thread: no completion runs after it, also when the database
    /// is lost. Further jobs are refused. By the owner, before it destroys what completions use.
    void finish();

    /// job: Connection & -> Result<T>. An error or an exception undoes what the job wrote, and only that.
    /// done gets the job's value after it is on disk, or why it is not.
    template <typename Job, typename Done>
    void submit(Job job, Done done, Order order = Order::Strict)
    {
        auto entry = std::make_unique<EntryOf<Job, Done>>(std::move(job), std::move(done));
        entry->order = order;
        enqueue(std::move(entry));
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
    static constexpr std::size_t kNever = SIZE_MAX;
    /// A job and its completion.
    struct Entry {
        virtual ~Entry() = default;
        virtual std::optional<Error> run(Connection &connection) = 0;
        virtual void tell() = 0;

        Order order = Order::Strict;
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
        void tell() override
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
    /// How far the syncing thread is with the transaction that it was given last.
    enum class Flight {
        Landed, ///< it is on the disk, or lost, and everybody has been told
        Underway,
        Telling, ///< as landed, but for those who are still to be told
    };

    void enqueue(std::unique_ptr<Entry> entry);
    void work(const DatabaseUrl &url, const Prepare &prepare, const SyncFile &syncFile,
        std::promise<std::exception_ptr> &opened);
    void workOn();
    void tendLog();
    /// What is queued and may share a transaction; nothing after a while in which nothing came, or at the
    /// end.
    Batch take();
    /// Adds what may join a transaction while the one before is underway; false when it is no longer.
    bool takeMore(Batch &batch);
    void moveQueued(Batch &batch);
    void run(Batch batch);
    void runBatch(Batch &batch);
    void runOne(Entry &entry);
    void begin();
    void commit();
    void fail(Batch &batch, const std::exception &failure);
    void tell(Batch &batch);
    void countCommit(std::size_t jobs, std::chrono::steady_clock::time_point started);
    void checkHealth();
    bool tryReopen();

    // The transaction underway.
    void takeOff(Batch batch);
    void waitFor(std::initializer_list<Flight> states);
    void syncFlights();
    void syncFlight(Batch &batch);

    mutable std::mutex m_mutex;
    std::condition_variable m_wake; ///< the writer
    std::condition_variable m_wakeSyncer;
    std::deque<std::unique_ptr<Entry>> m_queue;
    std::size_t m_wakeAt = kNever; ///< how many must be queued before the writer is woken
    bool m_isStopping = false;
    bool m_awaitsFlight = false; ///< the writer does
    bool m_isSyncerEnding = false;
    Flight m_flight = Flight::Landed;
    std::optional<Batch> m_takingOff; ///< committed, for the syncing thread
    WriteFigures m_figures;
    std::atomic<bool> m_isAvailable{true};
    std::atomic<bool> m_isLost{false}; ///< there is no connection: jobs are refused at once

    // The writer's thread only, but for sync().
    std::unique_ptr<Connection> m_connection;
    bool m_defersSync = false;
    std::unique_ptr<LogCopier> m_logCopier; ///< where syncing is deferred
    std::chrono::steady_clock::time_point m_commitStarted; ///< of the last one, also for who syncs it
    std::chrono::steady_clock::time_point m_triedAt;
    std::thread m_syncer;
    std::thread m_thread;
};

} // namespace answerdesk::storage
