// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/storage/write_queue.h"
#include "shared/core/log_area.h"

using namespace std::chrono_literals;

namespace answerdesk::storage {

namespace {

constexpr auto kHealthInterval = 1s;
constexpr auto kReopenInterval = 250ms;
// While a transaction is on its way to the disk nothing is gained by waking the writer for each job.
constexpr std::size_t kWorthWaking = 16;

/// The start was refused for a reason that is no failed statement.
class Refused final : public Failure
{
public:
    explicit Refused(Error error)
        : m_error(std::move(error))
        , m_text(m_error.text().toUtf8())
    {
    }
    const char *what() const noexcept override { return m_text.constData(); }
    Error toError() const override { return m_error; }

private:
    Error m_error;
    QByteArray m_text;
};

Error errorOf(const std::exception &exception)
{
    if (const auto *failure = dynamic_cast<const Failure *>(&exception))
        return failure->toError();
    return Error::internal(QString::fromUtf8(exception.what()));
}

} // namespace

WriteQueue::WriteQueue(const DatabaseUrl &url, Prepare prepare, SyncFile syncFile)
{
    std::promise<std::exception_ptr> opened;
    auto result = opened.get_future();
    m_thread
        = std::thread([this, &url, &prepare, &syncFile, &opened] { work(url, prepare, syncFile, opened); });
    if (const std::exception_ptr failure = result.get()) {
        m_thread.join();
        std::rethrow_exception(failure);
    }
}

void WriteQueue::finish()
{
    {
        const std::scoped_lock lock(m_mutex);
        m_isStopping = true;
    }
    m_wake.notify_one();
    if (m_thread.joinable())
        m_thread.join();
}

std::size_t WriteQueue::queued() const
{
    const std::scoped_lock lock(m_mutex);
    return m_queue.size();
}

WriteFigures WriteQueue::figures() const
{
    const std::scoped_lock lock(m_mutex);
    return m_figures;
}

void WriteQueue::enqueue(std::unique_ptr<Entry> entry)
{
    const auto refuse = [&entry](const QString &text) {
        entry->error = Error::unavailable(text);
        entry->tell();
    };
    if (m_isLost)
        return refuse(QStringLiteral("The database does not answer at the moment."));
    bool isStopping = false;
    {
        const std::scoped_lock lock(m_mutex);
        isStopping = m_isStopping;
        if (!isStopping && m_queue.size() < kMaxQueued) {
            m_queue.push_back(std::move(entry));
            if (m_queue.size() >= m_wakeAt) {
                m_wakeAt = kNever;
                m_wake.notify_one();
            }
            return;
        }
    }
    refuse(isStopping ? QStringLiteral("The server is stopping.")
                      : QStringLiteral("The server has too much to write at the moment."));
}

void WriteQueue::work(const DatabaseUrl &url, const Prepare &prepare, const SyncFile &syncFile,
    std::promise<std::exception_ptr> &opened)
{
    try {
        m_connection = std::make_unique<Connection>(url, Connection::Mode::Write);
        if (!m_connection->lockDatabase(true)) {
            throw Refused(Error::make(ErrorCode::InternalError,
                QStringLiteral("The database %1 is in use by another answerdesk-server.").arg(url.text())));
        }
        if (const Result<void> prepared = prepare ? prepare(*m_connection) : Result<void>(); !prepared)
            throw Refused(prepared.error());
        m_defersSync = m_connection->deferSync(syncFile);
        if (m_defersSync) {
            m_logCopier = std::make_unique<LogCopier>(url);
            m_syncer = std::thread([this] { syncFlights(); });
        }
    } catch (...) {
        m_connection.reset();
        opened.set_value(std::current_exception());
        return;
    }
    opened.set_value(nullptr);
    workOn();
    m_logCopier.reset();
    if (m_syncer.joinable()) {
        {
            const std::scoped_lock lock(m_mutex);
            m_isSyncerEnding = true;
        }
        m_wakeSyncer.notify_one();
        m_syncer.join();
    }
    m_connection.reset();
}

void WriteQueue::workOn()
{
    for (;;) {
        Batch batch = take();
        if (!batch.empty()) {
            run(std::move(batch));
            tendLog();
            continue;
        }
        {
            const std::scoped_lock lock(m_mutex);
            if (m_isStopping && m_queue.empty())
                return;
        }
        waitFor({Flight::Landed});
        checkHealth();
    }
}

void WriteQueue::tendLog()
{
    if (!m_logCopier || m_logCopier->tend(m_connection->logLength()) == LogCopier::Turn::Nothing)
        return;
    waitFor({Flight::Landed, Flight::Telling}); // what is copied into the database can't be taken back
    if (m_connection->isAlive())
        m_connection->copyLog();
}

WriteQueue::Batch WriteQueue::take()
{
    Batch batch;
    std::unique_lock lock(m_mutex);
    m_wakeAt = 1;
    const auto isWoken = [this] { return m_isStopping || !m_queue.empty() || m_isLost; };
    // A file does not go away; a server that does is noticed and a full disk that has room again as well.
    if (m_isLost)
        m_wake.wait_for(lock, kReopenInterval, [this] { return m_isStopping || !m_queue.empty(); });
    else if (!m_isAvailable || m_connection->dialect() == Dialect::PostgreSql)
        m_wake.wait_for(lock, kHealthInterval, isWoken);
    else
        m_wake.wait(lock, isWoken);
    m_wakeAt = kNever;
    moveQueued(batch);
    return batch;
}

void WriteQueue::moveQueued(Batch &batch)
{
    while (!m_queue.empty() && batch.size() < kMaxBatch) {
        std::unique_ptr<Entry> &first = m_queue.front();
        if (m_defersSync && !batch.empty() && first->order != batch.front()->order)
            return;
        batch.push_back(std::move(first));
        m_queue.pop_front();
        ++m_figures.jobs;
    }
}

bool WriteQueue::takeMore(Batch &batch)
{
    const std::size_t before = batch.size();
    std::unique_lock lock(m_mutex);
    if (m_flight != Flight::Underway)
        return false;
    const auto mayJoin = [&] {
        return m_queue.size() >= kWorthWaking && batch.size() < kMaxBatch
            && m_queue.front()->order == Order::Overlapping;
    };
    m_wakeAt = kWorthWaking;
    m_awaitsFlight = true;
    m_wake.wait(lock, [&] { return m_flight != Flight::Underway || mayJoin(); });
    m_awaitsFlight = false;
    m_wakeAt = kNever;
    moveQueued(batch);
    return batch.size() > before || m_flight == Flight::Underway;
}

void WriteQueue::run(Batch batch)
{
    const bool isStrict = batch.front()->order == Order::Strict;
    if (isStrict)
        waitFor({Flight::Landed});
    try {
        runBatch(batch);
        if (m_defersSync && !isStrict)
            return takeOff(std::move(batch));
        m_connection->sync();
        countCommit(batch.size(), m_commitStarted);
        m_isAvailable = true;
    } catch (const std::exception &failure) {
        waitFor({Flight::Landed}); // those who came before hear first
        fail(batch, failure);
        m_isLost = !m_connection->isAlive();
        m_connection->rollback();
    }
    tell(batch);
}

/// Nothing of the batch is known to be on disk, so nobody may hear of success.
void WriteQueue::fail(Batch &batch, const std::exception &failure)
{
    const Error error = errorOf(failure);
    for (const std::unique_ptr<Entry> &entry : batch) {
        if (!entry->error)
            entry->error = error;
    }
    const auto *sql = dynamic_cast<const SqlFailure *>(&failure);
    const bool isTransient = sql && sql->isTransient();
    if (isTransient ? m_isAvailable.exchange(false) : bool(m_isAvailable))
        qCCritical(area::storage, "a transaction was lost: %s", failure.what());
    const std::scoped_lock lock(m_mutex);
    ++m_figures.lost;
}

void WriteQueue::tell(Batch &batch)
{
    for (std::unique_ptr<Entry> &entry : batch) {
        try {
            entry->tell();
        } catch (const std::exception &failure) {
            qCCritical(area::storage, "a completion of the write queue threw: %s", failure.what());
        }
        // At once: whoever was told may be the last to let go of it, in the thread whose memory it is.
        entry.reset();
    }
}

void WriteQueue::runBatch(Batch &batch)
{
    begin();
    std::size_t done = 0;
    do {
        for (; done < batch.size(); ++done)
            runOne(*batch[done]);
        // As long as the disk has the transaction before this one, what comes joins it.
    } while (takeMore(batch));
    if (m_defersSync && !m_connection->isAlive())
        throw SqlFailure(SqlFailure::Kind::Transient, "the transaction before this one is not on the disk");
    commit();
}

void WriteQueue::takeOff(Batch batch)
{
    {
        const std::scoped_lock lock(m_mutex);
        m_takingOff = std::move(batch);
        m_flight = Flight::Underway;
    }
    m_wakeSyncer.notify_one();
}

void WriteQueue::waitFor(std::initializer_list<Flight> states)
{
    std::unique_lock lock(m_mutex);
    m_awaitsFlight = true;
    m_wake.wait(lock, [&] { return std::find(states.begin(), states.end(), m_flight) != states.end(); });
    m_awaitsFlight = false;
}

void WriteQueue::syncFlights()
{
    for (;;) {
        Batch batch;
        {
            std::unique_lock lock(m_mutex);
            m_wakeSyncer.wait(lock, [this] { return m_takingOff || m_isSyncerEnding; });
            if (!m_takingOff)
                return;
            batch = std::move(*m_takingOff);
            m_takingOff.reset();
        }
        syncFlight(batch);
    }
}

void WriteQueue::syncFlight(Batch &batch)
{
    try {
        m_connection->sync();
        countCommit(batch.size(), m_commitStarted);
        m_isAvailable = true;
    } catch (const std::exception &failure) {
        fail(batch, failure);
        m_isLost = true;
    }
    const auto enter = [this](Flight state) {
        const std::scoped_lock lock(m_mutex);
        if (m_takingOff)
            return; // the next one is underway already
        m_flight = state;
        if (m_awaitsFlight || m_isLost)
            m_wake.notify_one();
    };
    enter(Flight::Telling);
    tell(batch);
    enter(Flight::Landed);
}

void WriteQueue::begin()
{
    if (m_defersSync && !m_connection->isAlive()) {
        waitFor({Flight::Landed});
        if (!tryReopen())
            throw SqlFailure(SqlFailure::Kind::Transient, "the disk fails");
    }
    try {
        m_connection->begin();
    } catch (const SqlFailure &failure) {
        // The server was restarted while there was nothing to write: no job has run, so none is run twice.
        if (!failure.isLost() || !tryReopen())
            throw;
        m_connection->begin();
    }
}

void WriteQueue::commit()
{
    const auto started = std::chrono::steady_clock::now();
    m_connection->commit();
    m_commitStarted = started;
}

void WriteQueue::countCommit(std::size_t jobs, std::chrono::steady_clock::time_point started)
{
    const qint64 micros
        = std::chrono::duration_cast<std::chrono::microseconds>(std::chrono::steady_clock::now() - started)
              .count();
    const auto batch = std::lower_bound(
        WriteFigures::kBatchBounds.begin(), WriteFigures::kBatchBounds.end() - 1, int(jobs));
    const auto time
        = std::lower_bound(WriteFigures::kTimeBounds.begin(), WriteFigures::kTimeBounds.end() - 1, micros);
    const std::scoped_lock lock(m_mutex);
    ++m_figures.commits;
    m_figures.commitMicros += quint64(micros);
    ++m_figures.batches[std::size_t(batch - WriteFigures::kBatchBounds.begin())];
    ++m_figures.commitTimes[std::size_t(time - WriteFigures::kTimeBounds.begin())];
}

void WriteQueue::runOne(Entry &entry)
{
    m_connection->beginJob();
    try {
        entry.error = entry.run(*m_connection);
        // A job that went on after a failed statement: what it wrote is not what it meant to write.
        if (!entry.error && m_connection->hasFailed())
            entry.error = Error::internal(QStringLiteral("a job hid that a statement of it failed"));
    } catch (const SqlFailure &failure) {
        entry.error = failure.toError();
        if (failure.isTransient())
            throw; // the database itself: perhaps the transaction is gone, and the next job fares no better
    } catch (const std::exception &failure) {
        entry.error = errorOf(failure);
    }
    if (entry.error)
        m_connection->undoJob();
    else
        m_connection->endJob();
}

void WriteQueue::checkHealth()
{
    if (m_isLost) {
        tryReopen();
        return;
    }
    try {
        m_connection->checkHealth();
        if (!m_isAvailable.exchange(true))
            qCInfo(area::storage, "the database can be written again");
    } catch (const SqlFailure &failure) {
        if (m_isAvailable.exchange(false))
            qCCritical(area::storage, "the database cannot be written: %s", failure.what());
        m_isLost = !m_connection->isAlive();
        m_connection->rollback();
    }
}

bool WriteQueue::tryReopen()
{
    const auto now = std::chrono::steady_clock::now();
    if (now - m_triedAt < kReopenInterval)
        return false;
    m_triedAt = now;
    try {
        m_connection->reopen();
        if (!m_connection->lockDatabase(false))
            throw SqlFailure(SqlFailure::Kind::Lost, "another answerdesk-server writes to it");
        m_isLost = false;
        if (!m_isAvailable.exchange(true))
            qCInfo(area::storage, "the database is back");
        return true;
    } catch (const SqlFailure &failure) {
        m_isLost = true;
        if (m_isAvailable.exchange(false))
            qCCritical(area::storage, "the database is gone: %s", failure.what());
        return false;
    }
}

} // namespace answerdesk::storage
