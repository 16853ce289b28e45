// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/storage/write_queue.h"

namespace answerdesk::storage {

WriteQueue::WriteQueue(const QString &path)
{
    std::promise<std::exception_ptr> opened;
    auto result = opened.get_future();
    m_thread = std::thread([this, path, &opened] { work(path, opened); });
    if (const std::exception_ptr failure = result.get()) {
        m_thread.join();
        std::rethrow_exception(failure);
    }
}

WriteQueue::~WriteQueue()
{
    {
        const std::scoped_lock lock(m_mutex);
        m_stopping = true;
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

void WriteQueue::enqueue(Entry entry)
{
    {
        const std::scoped_lock lock(m_mutex);
        if (!m_stopping && m_queue.size() < kMaxQueued) {
            m_queue.push_back(std::move(entry));
            m_wake.notify_one();
            return;
        }
    }
    Error error = Error::make(
        ErrorCode::Unavailable, QStringLiteral("The server has too much to write at the moment."));
    error.retryAfterSeconds = 1;
    entry.done(error);
}

void WriteQueue::work(const QString &path, std::promise<std::exception_ptr> &opened)
{
    std::unique_ptr<Connection> connection;
    try {
        connection = std::make_unique<Connection>(path, Connection::Mode::Write);
    } catch (...) {
        opened.set_value(std::current_exception());
        return;
    }
    opened.set_value(nullptr);
    for (;;) {
        std::vector<Entry> batch;
        {
            std::unique_lock lock(m_mutex);
            m_wake.wait(lock, [this] { return m_stopping || !m_queue.empty(); });
            if (m_queue.empty())
                return;
            while (!m_queue.empty() && batch.size() < kMaxBatch) {
                batch.push_back(std::move(m_queue.front()));
                m_queue.pop_front();
            }
        }
        runBatch(*connection, batch);
        for (Entry &entry : batch) {
            try {
                entry.done(entry.error);
            } catch (const std::exception &failure) {
                qCritical("a completion of the write queue threw: %s", failure.what());
            }
        }
    }
}

void WriteQueue::runBatch(Connection &connection, std::vector<Entry> &batch)
{
    m_jobs += batch.size();
    try {
        connection.run("BEGIN IMMEDIATE");
        for (Entry &entry : batch)
            runOne(connection, entry);
        connection.run("COMMIT");
        ++m_commits;
    } catch (const std::exception &failure) {
        const auto *sql = dynamic_cast<const SqlFailure *>(&failure);
        const Error error = sql ? sql->toError() : Error::internal(QString::fromUtf8(failure.what()));
        qCritical("a transaction was lost: %s", failure.what());
        try {
            connection.run("ROLLBACK");
        } catch (const SqlFailure &) {
            // SQLite has rolled back by itself.
        }
        // Nothing of the batch is on disk, so nobody may hear of success.
        for (Entry &entry : batch) {
            if (!entry.error)
                entry.error = error;
        }
    }
}

void WriteQueue::runOne(Connection &connection, Entry &entry)
{
    connection.run("SAVEPOINT job");
    try {
        entry.error = entry.run(connection);
    } catch (const SqlFailure &failure) {
        entry.error = failure.toError();
    } catch (const std::exception &failure) {
        entry.error = Error::internal(QString::fromUtf8(failure.what()));
    }
    if (entry.error)
        connection.run("ROLLBACK TO job");
    connection.run("RELEASE job");
}

} // namespace answerdesk::storage
