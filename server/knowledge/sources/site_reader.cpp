// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/knowledge/sources/site_reader.h"

namespace answerdesk::knowledge {

void SiteReader::begin(web::PageFetcher &fetcher, const Site &site, const ImportRef &import)
{
    m_waiting.push_back({fetcher, site, import});
    ++m_count;
    startNext();
}

void SiteReader::startNext()
{
    while (!m_waiting.empty() && m_readings.size() < kMaxReadings) {
        const Waiting next = std::move(m_waiting.front());
        m_waiting.pop_front();
        const quint64 id = ++m_lastId;
        auto *reading = new SiteReading(
            {m_parts, next.fetcher, m_figures,
                [this, id](std::function<void(SiteReading &)> step) { post(id, std::move(step)); },
                [this, id, site = next.site] {
                    const auto found = m_readings.find(id);
                    if (found == m_readings.end())
                        return;
                    found->second->deleteLater(); // it may be in one of its functions
                    m_readings.erase(found);
                    --m_count;
                    m_ended(site);
                    QMetaObject::invokeMethod(
                        this, [this] { startNext(); }, Qt::QueuedConnection);
                }},
            next.site, next.import);
        m_readings.emplace(id, reading);
        reading->start();
    }
}

void SiteReader::post(quint64 id, std::function<void(SiteReading &)> step)
{
    QMetaObject::invokeMethod(
        this,
        [this, id, step = std::move(step)] {
            if (const auto found = m_readings.find(id); found != m_readings.end())
                step(*found->second);
        },
        Qt::QueuedConnection);
}

void SiteReader::stop()
{
    m_waiting.clear();
    for (const auto &[id, reading] : std::exchange(m_readings, {}))
        delete reading;
    m_count = 0;
}

} // namespace answerdesk::knowledge
