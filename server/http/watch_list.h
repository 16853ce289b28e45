// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QSet>
#include <QtCore/QString>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace answerdesk::http {

/// Requests that wait until something with a key (a company's) changes. However often it changes, they look
/// again every 200 ms at most. Any thread; callbacks run in a thread of the list, and must be short.
class WatchList
{
public:
    static constexpr std::size_t kMaxWatchers = 200; ///< above it nobody waits: the answer comes at once

    struct Request {
        /// Whether there is something to tell. May throw: then the answer has to say why.
        std::function<bool()> isNew;
        std::function<void()> answer; ///< called once
    };

    WatchList();
    ~WatchList();
    /// Answers once there is something new or the time is over; at once, in the caller's thread, when nobody
    /// may wait. What changed before it waits is not missed.
    void watch(const QString &key, int seconds, Request request);
    /// Something with the key may have changed: who waits for it looks again.
    void announce(const QString &key);
    /// Called with each key that is announced, in the announcing thread. Set before anything is announced.
    void whenAnnounced(std::function<void(const QString &key)> notify) { m_notify = std::move(notify); }
    /// Tells all who wait; nobody waits any more.
    void end();

private:
    using Instant = std::chrono::steady_clock::time_point;
    struct Watcher {
        QString key;
        Instant deadline;
        Request request;
    };
    void work();
    std::vector<Watcher> takeDue(Instant now);
    /// Answers those whose time is over or for whom there is something; the others are left.
    static void answer(std::vector<Watcher> &due, Instant now, bool isEnding);

    std::function<void(const QString &)> m_notify;
    std::mutex m_mutex;
    std::condition_variable m_wake;
    std::vector<Watcher> m_watchers;
    QSet<QString> m_announced;
    QSet<QString> m_looking; ///< keys of those who look at the moment, outside the lock
    std::size_t m_lookingCount = 0; ///< and how many these are
    bool m_isEnding = false;
    std::thread m_thread;
};

} // namespace answerdesk::http
