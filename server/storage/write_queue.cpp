// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/storage/write_queue.h"

using namespace std::chrono_literals;

namespace answerdesk::storage {

namespace {

constexpr auto kHealthInterval = 1s;
constexpr auto kReopenInterval = 250ms;

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

Error unavailable(const QString &text)
{
    Error error = Error::make(ErrorCode::Unavailable, text);
    error.retryAfterSeconds = 1;
    return error;
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

void WriteQueue::enqueue(Entry entry)
{
    if (m_isLost)
        return entry.done(unavailable(QStringLiteral("The database does not answer at the moment.")));
    bool isStopping = false;
    {
        const std::scoped_lock lock(m_mutex);
        isStopping = m_isStopping;
        if (!isStopping && m_queue.size() < kMaxQueued) {
            m_queue.push_back(std::move(entry));
            // The writer sleeps only on an empty queue.
            if (m_queue.size() == 1)
                m_wake.notify_one();
            return;
        }
    }
    entry.done(unavailable(isStopping ? QStringLiteral("The server is stopping.")
                                      : QStringLiteral("The server has too much to write at the moment.")));
}

void WriteQueue::work(
    const DatabaseUrl &url, const Prepare &prepare, std::promise<std::exception_ptr> &opened)
{
    try {
        m_connection = std::make_unique<Connection>(url, Connection::Mode::Write);
        if (!m_connection->lockDatabase(true)) {
            throw Refused(Error::make(ErrorCode::InternalError,
                QStringLiteral("The database %1 is in use by another answerdesk-server.").arg(url.text())));
        }
        if (const Result<void> prepared = prepare ? prepare(*m_connection) : Result<void>(); !prepared)
            throw Refused(prepared.error());
    } catch (...) {
        m_connection.reset();
        opened.set_value(std::current_exception());
        return;
    }
    opened.set_value(nullptr);
    for (;;) {
        std::vector<Entry> batch = take();
        if (batch.empty()) {
            const std::scoped_lock lock(m_mutex);
            if (m_isStopping && m_queue.empty())
                break;
        }
        if (batch.empty()) {
            checkHealth();
            continue;
        }
        run(batch);
        for (Entry &entry : batch) {
            try {
                entry.done(entry.error);
            } catch (const std::exception &failure) {
                qCritical("a completion of the write queue threw: %s", failure.what());
            }
        }
    }
    m_connection.reset();
}

std::vector<WriteQueue::Entry> WriteQueue::take()
{
    std::vector<Entry> batch;
    std::unique_lock lock(m_mutex);
    const auto isWoken = [this] { return m_isStopping || !m_queue.empty(); };
    // A file does not go away; a server that does is noticed and a full disk that has room again as well.
    if (m_isLost)
        m_wake.wait_for(lock, kReopenInterval, isWoken);
    else if (!m_isAvailable || m_connection->dialect() == Dialect::PostgreSql)
        m_wake.wait_for(lock, kHealthInterval, isWoken);
    else
        m_wake.wait(lock, isWoken);
    batch.reserve(std::min(m_queue.size(), kMaxBatch));
    while (!m_queue.empty() && batch.size() < kMaxBatch) {
        batch.push_back(std::move(m_queue.front()));
        m_queue.pop_front();
    }
    return batch;
}

void WriteQueue::run(std::vector<Entry> &batch)
{
    {
        const std::scoped_lock lock(m_mutex);
        m_figures.jobs += batch.size();
    }
    try {
        runBatch(batch);
        m_isAvailable = true;
    } catch (const std::exception &failure) {
        // Nothing of the batch is known to be on disk, so nobody may hear of success.
        const Error error = errorOf(failure);
        for (Entry &entry : batch) {
            if (!entry.error)
                entry.error = error;
        }
        const auto *sql = dynamic_cast<const SqlFailure *>(&failure);
        if (m_isAvailable)
            qCritical("a transaction was lost: %s", failure.what());
        if (sql && sql->isTransient())
            m_isAvailable = false;
        m_isLost = !m_connection->isAlive();
        m_connection->rollback();
        const std::scoped_lock lock(m_mutex);
        ++m_figures.lost;
    }
}

void WriteQueue::runBatch(std::vector<Entry> &batch)
{
    begin();
    for (Entry &entry : batch)
        runOne(entry);
    commit(batch.size());
}

void WriteQueue::begin()
{
    try {
        m_connection->begin();
    } catch (const SqlFailure &failure) {
        // The server was restarted while there was nothing to write: no job has run, so none is run twice.
        if (!failure.isLost() || !tryReopen())
            throw;
        m_connection->begin();
    }
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
            qInfo("the database can be written again");
    } catch (const SqlFailure &failure) {
        if (m_isAvailable.exchange(false))
            qCritical("the database cannot be written: %s", failure.what());
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
            qInfo("the database is back");
        return true;
    } catch (const SqlFailure &failure) {
        m_isLost = true;
        if (m_isAvailable.exchange(false))
            qCritical("the database is gone: %s", failure.what());
        return false;
    }
}

} // namespace answerdesk::storage
