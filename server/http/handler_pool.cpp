// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/http/handler_pool.h"

namespace answerdesk::http {

HandlerPool::HandlerPool()
{
    m_threads.setMaxThreadCount(kThreads);
    m_threads.setExpiryTimeout(-1); // each has a connection to the database
}

HandlerPool::~HandlerPool() { m_threads.waitForDone(); }

bool HandlerPool::run(std::function<void()> work)
{
    if (m_waiting.fetch_add(1) >= kMaxWaiting) {
        --m_waiting;
        return false;
    }
    m_threads.start([this, work = std::move(work)] {
        work();
        --m_waiting;
    });
    return true;
}

} // namespace answerdesk::http
