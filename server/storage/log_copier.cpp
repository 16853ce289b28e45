// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/storage/log_copier.h"

namespace answerdesk::storage {

LogCopier::~LogCopier()
{
    {
        const std::scoped_lock lock(m_mutex);
        m_isEnding = true;
    }
    m_changed.notify_all();
    m_thread.join();
}

LogCopier::Turn LogCopier::tend(int frames)
{
    if (frames < m_startedAt) // it has begun anew
        m_startedAt = 0;
    if (frames < kWorthIt)
        return Turn::Nothing;
    {
        std::unique_lock lock(m_mutex);
        if (frames >= kLongest)
            m_changed.wait(lock, [this] { return !m_isAtWork; });
        if (m_isAtWork)
            return Turn::Nothing;
    }
    const int rest = frames - m_startedAt;
    if (frames >= kLongest || (m_owesRest && frames >= kLong && rest <= kRest)) {
        m_startedAt = frames;
        m_owesRest = false;
        return Turn::Writers;
    }
    if (rest >= kWorthIt || (m_owesRest && frames >= kLong))
        start(frames);
    return Turn::Nothing;
}

void LogCopier::start(int frames)
{
    m_startedAt = frames;
    m_owesRest = true;
    {
        const std::scoped_lock lock(m_mutex);
        m_isAtWork = true;
    }
    m_changed.notify_all();
}

void LogCopier::work(const DatabaseUrl &url)
{
    std::unique_ptr<Connection> connection;
    std::unique_lock lock(m_mutex);
    for (;;) {
        m_changed.wait(lock, [this] { return m_isAtWork || m_isEnding; });
        if (m_isEnding)
            return;
        lock.unlock();
        try {
            if (!connection)
                connection = std::make_unique<Connection>(url, Connection::Mode::Read);
            connection->copyLog();
        } catch (const SqlFailure &) {
            // No connection this time; the log grows until there is one.
        }
        lock.lock();
        m_isAtWork = false;
        m_changed.notify_all();
    }
}

} // namespace answerdesk::storage
