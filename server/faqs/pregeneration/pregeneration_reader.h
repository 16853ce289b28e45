// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/faqs/pregeneration/pregeneration_store.h"
#include "server/knowledge/crawl/sitemap_walk.h"
#include "server/storage/database/database.h"
#include "server/web/fetch/page_fetcher.h"
#include "shared/core/clock.h"
#include <QtCore/QThreadPool>

namespace answerdesk::faqs {

/// Reads the sitemaps of pre-generations, one at a time. Made, used and destroyed in the thread of the
/// fetcher; one that was not finished is read anew when the server runs again.
class PregenerationReader final : public QObject
{
public:
    /// Where a company lets pages be fetched; nothing when it is no longer served.
    using Rules = std::function<std::optional<web::HostRules>(const QString &companyKey)>;
    /// What a sitemap lists was written, or why it could not be read: forget() is to be called. Any thread.
    using Ended = std::function<void(const QString &companyKey)>;

    PregenerationReader(
        storage::Database &database, web::PageFetcher &fetcher, const Clock &clock, Rules rules, Ended ended);
    ~PregenerationReader() override;

    /// There may be something to read.
    void look();
    /// The last one has ended.
    void forget() { m_reading.reset(); }

private:
    struct Reading {
        PregenerationRef ref;
        web::HostRules rules;
        knowledge::SitemapWalk walk;
    };
    void begin();
    void next();
    void fetched(const knowledge::SitemapWalk::File &file, const web::FetchResult &result);
    void read(
        const knowledge::SitemapWalk::File &file, const tl::expected<knowledge::Sitemap, QString> &sitemap);
    void store();
    void giveUp(const QString &reason);
    void end(std::function<void(storage::Connection &)> write);

    storage::Database &m_database;
    web::PageFetcher &m_fetcher;
    const Clock &m_clock;
    Rules m_rules;
    Ended m_ended;
    QThreadPool m_pool; ///< takes sitemaps apart
    std::optional<Reading> m_reading;
};

} // namespace answerdesk::faqs
