// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/storage/database/write_queue.h"
#include "server/storage/rows/sequence.h"
#include "shared/core/log_area.h"

using namespace std::chrono_literals;

namespace answerdesk::storage {

namespace {

constexpr auto kHealthInterval = 1s;
constexpr auto kRecoverInterval = 250ms;

/// A start or a job was refused for a reason that is no failed statement.
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

Error serverStops() { return Error::unavailable(QStringLiteral("The server is stopping.")); }
Error takesNoWrites()
{
    return Error::unavailable(QStringLiteral("The database does not accept writes at the moment."));
}

Error outcomeUnknown(const std::exception &failure)
{
    return Error::unavailable(
        QStringLiteral("Whether this was stored is unknown, because the database did not confirm it. "
                       "Sending it again with the same Idempotency-Key is safe."),
        1, QString::fromUtf8(failure.what()));
}

} // namespace

WriteQueue::WriteQueue(const DatabaseUrl &url, Prepare prepare)
{
    std::promise<std::exception_ptr> opened;
    auto result = opened.get_future();
    m_thread = std::thread([this, &url, &prepare, &opened] { work(url, prepare, opened); });
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

void WriteQueue::whenFailed(std::function<void()> notify)
{
    {
        const std::scoped_lock lock(m_mutex);
        if (!m_hasFailed) {
            m_whenFailed = std::move(notify);
            return;
        }
    }
    notify();
}

void WriteQueue::reportFatal(const SqlFailure &failure)
{
    std::function<void()> notify;
    {
        const std::scoped_lock lock(m_mutex);
        if (m_hasFailed.exchange(true))
            return;
        notify = std::exchange(m_whenFailed, {});
    }
    qCCritical(area::storage, "the server has to stop, because its database failed: %s", failure.what());
    if (notify)
        notify();
}

void WriteQueue::enqueue(std::unique_ptr<Entry> entry)
{
    const auto refuse = [&entry](const Error &error) {
        entry->error = error;
        entry->complete();
    };
    if (m_hasFailed)
        return refuse(serverStops());
    if (m_isLost)
        return refuse(takesNoWrites());
    bool isStopping = false;
    {
        const std::scoped_lock lock(m_mutex);
        isStopping = m_isStopping;
        if (!isStopping && m_queue.size() < kMaxQueued) {
            m_queue.push_back(std::move(entry));
            if (m_queue.size() == 1)
                m_wake.notify_one();
            return;
        }
    }
    refuse(isStopping
            ? serverStops()
            : Error::unavailable(QStringLiteral("The server has too much to write at the moment.")));
}

void WriteQueue::work(
    const DatabaseUrl &url, const Prepare &prepare, std::promise<std::exception_ptr> &opened)
{
    try {
        m_connection = std::make_unique<Connection>(
            url, Connection::Mode::Write, [this](const SqlFailure &failure) { reportFatal(failure); });
        if (!m_connection->lockDatabase(true)) {
            throw Refused(Error::make(ErrorCode::InternalError,
                QStringLiteral("The database %1 is in use by another answerdesk-server.").arg(url.text())));
        }
        // Before the first write: what an earlier process has left in the log is copied and synced as a
        // whole.
        m_connection->checkpointAll();
        if (const Result<void> prepared = prepare ? prepare(*m_connection) : Result<void>(); !prepared)
            throw Refused(prepared.error());
    } catch (...) {
        if (m_connection && m_hasFailed)
            m_connection->keepLogOnClose();
        m_connection.reset();
        opened.set_value(std::current_exception());
        return;
    }
    opened.set_value(nullptr);
    workOn();
    try {
        if (!m_hasFailed)
            m_connection->checkpointAll();
    } catch (const SqlFailure &) {
        // Reported as fatal. The next start copies the log.
    }
    if (m_hasFailed)
        m_connection->keepLogOnClose();
    m_connection.reset();
}

void WriteQueue::workOn()
{
    for (;;) {
        Batch batch = take();
        if (!batch.empty()) {
            run(batch);
            checkpoint();
            continue;
        }
        {
            const std::scoped_lock lock(m_mutex);
            if (m_isStopping && m_queue.empty())
                return;
        }
        checkHealth();
    }
}

WriteQueue::Batch WriteQueue::take()
{
    Batch batch;
    std::unique_lock lock(m_mutex);
    const auto isWoken = [this] { return m_isStopping || !m_queue.empty(); };
    // A file does not go away; a server that does is noticed, and a lost connection is recovered, without
    // jobs.
    if (m_isLost && !m_hasFailed)
        m_wake.wait_for(lock, kRecoverInterval, isWoken);
    else if (m_connection->dialect() == Dialect::PostgreSql)
        m_wake.wait_for(lock, kHealthInterval, isWoken);
    else
        m_wake.wait(lock, isWoken);
    while (!m_queue.empty() && batch.size() < kMaxBatch) {
        batch.push_back(std::move(m_queue.front()));
        m_queue.pop_front();
    }
    m_figures.jobs += batch.size();
    return batch;
}

void WriteQueue::run(Batch &batch)
{
    bool isCommitting = false;
    try {
        begin();
        for (const std::unique_ptr<Entry> &entry : batch)
            runOne(*entry);
        isCommitting = true;
        commit(batch.size());
    } catch (const std::exception &failure) {
        loseTransaction(batch, failure, isCommitting ? outcomeUnknown(failure) : errorOf(failure));
    }
    complete(batch);
}

void WriteQueue::begin()
{
    if (m_hasFailed)
        throw Refused(serverStops());
    if (m_isLost && !tryRecover())
        throw Refused(takesNoWrites());
    try {
        m_connection->begin();
    } catch (const SqlFailure &failure) {
        // The server was restarted while there was nothing to write: no job has run, so none is run twice.
        if (!failure.isLost() || !tryRecover())
            throw;
        m_connection->begin();
    }
}

void WriteQueue::runOne(Entry &entry)
{
    m_connection->beginJob();
    bool isKeyTaken = false;
    try {
        entry.error = entry.run(*m_connection);
        // A job that went on after a failed statement: what it wrote is not what it meant to write.
        if (!entry.error && m_connection->hasFailed())
            entry.error = Error::internal(QStringLiteral("a job hid that a statement of it failed"));
    } catch (const SqlFailure &failure) {
        if (failure.isTransactionLost() || !m_connection->isInTransaction())
            throw;
        entry.error = failure.toError();
        isKeyTaken = failure.isUniqueViolation();
        if (isKeyTaken) {
            m_connection->undoJob();
            m_connection->beginJob();
            if (raiseSequences(*m_connection, failure))
                entry.error = Error::unavailable(entry.error->publicText, 1, entry.error->detail);
        }
    } catch (const std::exception &failure) {
        entry.error = errorOf(failure);
    }
    if (entry.error && !isKeyTaken)
        m_connection->undoJob();
    else
        m_connection->endJob();
}

void WriteQueue::commit(std::size_t jobs)
{
    const auto started = std::chrono::steady_clock::now();
    m_connection->commit();
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

/// What the transaction wrote is not known to be on the disk, so no caller is notified of success.
void WriteQueue::loseTransaction(Batch &batch, const std::exception &failure, const Error &error)
{
    setLost(failure.what());
    m_connection->rollback();
    for (const std::unique_ptr<Entry> &entry : batch) {
        if (!entry->error)
            entry->error = error;
    }
    const std::scoped_lock lock(m_mutex);
    ++m_figures.lost;
}

void WriteQueue::complete(Batch &batch)
{
    for (std::unique_ptr<Entry> &entry : batch) {
        try {
            entry->complete();
        } catch (const std::exception &failure) {
            qCCritical(area::storage, "a completion of the write queue threw: %s", failure.what());
        }
        // At once: the caller may be the last to let go of it, in the thread whose memory it is.
        entry.reset();
    }
}

void WriteQueue::checkpoint()
{
    if (!isAvailable())
        return;
    try {
        m_connection->checkpointIfDue();
    } catch (const SqlFailure &) {
        // Reported as fatal.
    }
}

void WriteQueue::checkHealth()
{
    if (m_hasFailed)
        return;
    if (m_isLost) {
        tryRecover();
        return;
    }
    try {
        m_connection->checkHealth();
    } catch (const SqlFailure &failure) {
        setLost(failure.what());
    }
}

bool WriteQueue::tryRecover()
{
    const auto now = std::chrono::steady_clock::now();
    if (now - m_triedAt < kRecoverInterval)
        return false;
    m_triedAt = now;
    try {
        m_connection->recover();
    } catch (const SqlFailure &failure) {
        setLost(failure.what());
        return false;
    }
    if (m_isLost.exchange(false))
        qCInfo(area::storage, "the database takes writes again");
    return true;
}

/// Each loss is logged once; the writer tries to recover from it until it has.
void WriteQueue::setLost(const char *reason)
{
    if (!m_isLost.exchange(true))
        qCCritical(area::storage, "the database takes no writes: %s", reason);
}

} // namespace answerdesk::storage
