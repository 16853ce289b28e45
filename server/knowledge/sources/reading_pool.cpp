// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/knowledge/sources/reading_pool.h"
#include <algorithm>

namespace answerdesk::knowledge {

ReadingPool::Bounds ReadingPool::boundsFor(int cores)
{
    Bounds bounds;
    bounds.threads = std::clamp(cores, 4, 16);
    bounds.running = std::clamp(cores / 2, 1, bounds.threads / 2);
    return bounds;
}

ReadingPool::ReadingPool(Bounds bounds)
    : m_bounds(bounds)
{
    m_pool.setMaxThreadCount(m_bounds.threads);
    m_pool.setExpiryTimeout(-1);
}

std::optional<std::stop_source> ReadingPool::start(
    const QString &company, std::function<void(const std::stop_token &)> work)
{
    const std::scoped_lock lock(m_mutex);
    std::shared_ptr<Company> &entry = m_companies[company];
    if (!entry)
        entry = std::make_shared<Company>();
    if (entry->running + int(entry->queue.size()) >= m_bounds.places)
        return std::nullopt;
    Job job{std::move(work), {}};
    const std::stop_source stop = job.stop;
    if (m_isFinished)
        job.stop.request_stop();
    if (entry->queue.empty())
        m_turns << company;
    entry->queue.push_back(std::move(job));
    ++m_taken;
    startNext();
    return stop;
}

void ReadingPool::startNext()
{
    for (qsizetype turn = 0; turn < m_turns.size() && m_threadsTaken < m_bounds.threads;) {
        const QString name = m_turns[turn];
        Company &company = *m_companies[name];
        if (company.running >= m_bounds.running) {
            ++turn;
            continue;
        }
        Job job = std::move(company.queue.front());
        company.queue.pop_front();
        m_turns.removeAt(turn);
        if (!company.queue.empty())
            m_turns << name;
        ++company.running;
        ++m_threadsTaken;
        m_running << job.stop;
        m_pool.start([this, name, job = std::move(job)] { run(name, job); });
        turn = 0;
    }
}

void ReadingPool::run(const QString &company, const Job &job)
{
    job.work(job.stop.get_token());
    const std::scoped_lock lock(m_mutex);
    m_running.removeOne(job.stop);
    --m_threadsTaken;
    --m_taken;
    Company &entry = *m_companies[company];
    if (--entry.running == 0 && entry.queue.empty())
        m_companies.remove(company);
    startNext();
}

void ReadingPool::finish()
{
    {
        const std::scoped_lock lock(m_mutex);
        m_isFinished = true;
        for (std::stop_source &stop : m_running)
            stop.request_stop();
        for (const std::shared_ptr<Company> &company : std::as_const(m_companies)) {
            for (Job &job : company->queue)
                job.stop.request_stop();
        }
    }
    m_pool.waitForDone();
}

int ReadingPool::taken() const
{
    const std::scoped_lock lock(m_mutex);
    return m_taken;
}

} // namespace answerdesk::knowledge
