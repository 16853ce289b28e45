// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QThreadPool>
#include <atomic>
#include <functional>

namespace answerdesk::http {

/// Threads for work that is too slow for an HTTP worker, with a bounded number of places: what does not fit
/// is refused, so that a flood costs no memory. Any thread may start work; it may use a database connection
/// of its thread, because the threads live as long as the pool.
class BoundedPool
{
public:
    BoundedPool(int threads, int places)
        : m_places(places)
    {
        m_pool.setMaxThreadCount(threads);
        m_pool.setExpiryTimeout(-1);
    }
    ~BoundedPool() { finish(); }
    /// False when all places are taken; the work is not run then.
    bool start(std::function<void()> work)
    {
        if (m_taken.fetch_add(1) >= m_places) {
            --m_taken;
            return false;
        }
        m_pool.start([this, work = std::move(work)] {
            work();
            --m_taken;
        });
        return true;
    }
    /// Waits for all that was started.
    void finish() { m_pool.waitForDone(); }
    int taken() const { return m_taken; } ///< work that runs or waits

private:
    const int m_places;
    std::atomic<int> m_taken{0};
    QThreadPool m_pool;
};

} // namespace answerdesk::http
