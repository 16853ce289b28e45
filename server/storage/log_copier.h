// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/storage/connection.h"
#include <atomic>
#include <condition_variable>
#include <mutex>
#include <thread>

namespace answerdesk::storage {

/// Keeps the write-ahead log of a SQLite database short. Most of it is copied into the database on a thread
/// and a connection of its own while the writer goes on; the writer itself copies the little that has come
/// meanwhile, because the log begins anew only when nothing is left to be copied. What fails is tried again
/// when the log has grown. The writer's thread.
class LogCopier
{
public:
    explicit LogCopier(const DatabaseUrl &url)
        : m_thread([this, url] { work(url); })
    {
    }
    ~LogCopier();

    enum class Turn {
        Nothing,
        Writers ///< to copy the rest, when all that is committed is on the disk
    };
    /// Between two transactions, with the frames that the log has now.
    Turn tend(int frames);

private:
    static constexpr int kWorthIt = 1000; ///< frames
    static constexpr int kLong = 4000; ///< the log should begin anew
    static constexpr int kLongest = 8000; ///< the writer waits, and copies what there is
    static constexpr int kRest = 300; ///< so few may hold up the writer

    void work(const DatabaseUrl &url);
    void start(int frames);

    int m_startedAt = 0; ///< frames of the log
    bool m_owesRest = false;
    std::mutex m_mutex; ///< guards the rest
    std::condition_variable m_changed;
    bool m_isAtWork = false;
    bool m_isEnding = false;
    std::thread m_thread;
};

} // namespace answerdesk::storage
