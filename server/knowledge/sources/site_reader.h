// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/knowledge/sources/site_reading.h"
#include <deque>
#include <unordered_map>

namespace answerdesk::knowledge {

/// The sitemaps and crawls that are being read: a few at once, the others wait for their turn. Lives in the
/// thread of the fetcher; post() may be called from any thread for as long as this lives.
class SiteReader final : public QObject
{
public:
    static constexpr std::size_t kMaxReadings = 4;
    using Ended = std::function<void(const Site &)>;

    /// ended: a reading is over, however it went.
    SiteReader(const SourceReaderParts &parts, SourceFigures &figures, Ended ended)
        : m_parts(parts)
        , m_figures(figures)
        , m_ended(std::move(ended))
    {
    }
    ~SiteReader() override { stop(); }

    void begin(web::PageFetcher &fetcher, const Site &site, const ImportRef &import);
    /// Drops what is being read; it is begun anew when the server runs again.
    void stop();
    int count() const { return m_count; } ///< any thread

private:
    struct Waiting {
        web::PageFetcher &fetcher;
        Site site;
        ImportRef import;
    };
    void startNext();
    void post(quint64 id, std::function<void(SiteReading &)> step);

    const SourceReaderParts &m_parts;
    SourceFigures &m_figures;
    Ended m_ended;
    std::deque<Waiting> m_waiting;
    std::unordered_map<quint64, SiteReading *> m_readings;
    quint64 m_lastId = 0;
    std::atomic<int> m_count{0};
};

} // namespace answerdesk::knowledge
