// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QThreadPool>
#include <atomic>
#include <functional>

namespace answerdesk::http {

/// Threads that run handlers beside the HTTP workers where a handler's read may wait for another machine: a
/// worker that waits would hold up every connection that it serves. Bounded: what can't be run soon is
/// refused at once. run() from any thread.
class HandlerPool
{
public:
    static constexpr int kThreads = 8;
    static constexpr int kMaxWaiting = 2000;

    HandlerPool();
    ~HandlerPool(); ///< after the last handler has ended
    /// False when too many wait already.
    bool run(std::function<void()> work);
    int waiting() const { return m_waiting; }

private:
    std::atomic<int> m_waiting{0}; ///< or running
    QThreadPool m_threads;
};

} // namespace answerdesk::http
