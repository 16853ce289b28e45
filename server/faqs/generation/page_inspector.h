// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/faqs/generation/page_maker.h"
#include "server/storage/database/database.h"
#include "shared/api/page_inspections.h"
#include "shared/core/clock.h"
#include "shared/core/page_url.h"
#include <QtCore/QHash>
#include <QtCore/QThreadPool>
#include <mutex>
#include <stop_token>

namespace answerdesk::faqs {

/// A page that somebody wants to look at.
struct PageLook {
    QString companyKey;
    PageUrl url;
    web::HostRules rules;
    QString locale;
    int count = kMaxWrittenFaqs;
    std::stop_token left; ///< whoever asked has gone: nothing more is begun
    /// Called once, in any thread. UNAVAILABLE: too many pages are looked at, or nobody waits any more.
    std::function<void(const Result<api::PageInspection> &)> done;
};

/// What is told of a page, nothing of which is kept.
api::PageInspection inspectionOf(const PageLook &look, const MadePage &made);

/// Makes FAQs of pages that people look at, as production does and with its fetcher, a few at once. Lives as
/// long as the pool.
class PageInspector
{
public:
    static constexpr int kPlaces = 4;
    static constexpr int kPlacesOfCompany = 2;

    PageInspector(const PageMaker &maker, QThreadPool &pool, storage::Database &database, const Clock &clock)
        : m_maker(maker)
        , m_pool(pool)
        , m_database(database)
        , m_clock(clock)
    {
    }
    /// In the thread of the fetcher and of context, which dies after the last fetch.
    void inspect(web::PageFetcher &fetcher, QObject *context, PageLook look);

private:
    struct Place;
    std::shared_ptr<Place> take(const QString &companyKey);
    api::PageInspection told(const PageLook &look, const web::FetchedPage &page) const;

    const PageMaker &m_maker;
    QThreadPool &m_pool;
    storage::Database &m_database;
    const Clock &m_clock;
    std::mutex m_mutex;
    QHash<QString, int> m_taken; ///< places by company; under m_mutex
};

} // namespace answerdesk::faqs
