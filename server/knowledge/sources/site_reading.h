// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/knowledge/crawl/site_facts.h"
#include "server/knowledge/crawl/site_frontier.h"
#include "server/knowledge/crawl/sitemap_walk.h"
#include "server/knowledge/sources/source_reader.h"
#include "server/knowledge/store/import_ledger.h"
#include "server/knowledge/store/site_store.h"

namespace answerdesk::knowledge {

/// One reading of a sitemap or a crawl, page by page: fetch, read in the child process, write, next. A page
/// that has not changed costs a request and a mark. Made by SiteReader in the thread of its fetcher and
/// deleted there at any time; whatever comes from other threads comes through post.
class SiteReading final : public QObject
{
public:
    /// What it works with; all of it outlives the reading.
    struct Tools {
        const SourceReaderParts &parts;
        web::PageFetcher &fetcher;
        SourceFigures &figures;
        /// Runs a step in the reading's thread, if the reading is still there. Any thread.
        std::function<void(std::function<void(SiteReading &)>)> post;
        std::function<void()> ended; ///< once, in the thread; the reading may be deleted then
    };

    SiteReading(Tools tools, const Site &site, const ImportRef &import);
    void start();

private:
    /// What came of an address, and what is to be written of it.
    struct Outcome {
        SitePage page;
        std::optional<StoredDocument> document = std::nullopt;
        bool isGone = false; ///< nothing of it is kept
        QString fault = {}; ///< why it could not be read
        QString remark = {}; ///< why it was left out
        QString removed = {}; ///< path of a document that is there no longer
    };
    struct Written {
        bool isChanged = false;
        bool isRemoved = false;
    };
    using Entry = SiteFrontier::Entry;

    void get(const QString &url, bool isPage, const SitePage *known,
        std::function<void(const web::FetchResult &)> done);
    void whenThereIsRoom(std::function<void(const std::stop_token &)> work);

    /// False once it is over: cancelled, deleted with its source, or without a database.
    bool goesOn();

    // The sitemaps, one after the other.
    void nextSitemap();
    void sitemapFetched(const SitemapWalk::File &file, const web::FetchResult &result);
    void sitemapRead(const SitemapWalk::File &file, const tl::expected<Sitemap, QString> &sitemap);
    void addListed();
    void addKnown();

    // The pages.
    void nextPage();
    void pageFetched(const Entry &entry, const web::FetchResult &result);
    void pageFailed(const Entry &entry, const web::FetchFailure &failure);
    void pageUnchanged(const Entry &entry, SitePage page);
    /// False when the address led to another one, which is read in its place.
    bool isPageOfItsOwn(const Entry &entry, const QUrl &found);
    /// The first page of a crawl has its outcome: now come those that the last reading found.
    void startPassed();
    void readPage(const Entry &entry, const SitePage &page, const web::FetchedPage &fetched);
    void pageRead(const Entry &entry, SitePage page, const Extraction &read);
    /// Whether the page wants to be known by another address.
    bool followCanonical(const Entry &entry, const QString &url, const SiteFacts &facts);
    void lost(const QString &url);
    QString groupOf(const QString &url, const QStringList &translations) const;
    QByteArray listingOf(const QString &url) const;
    SitePage pageOf(const Entry &entry) const;
    void settle(Outcome outcome);

    // What is written, site_reading_end.cpp.
    void write(Outcome outcome);
    void written(const Result<Written> &result);
    void finish();
    void removeNext(QStringList paths);
    void refreshAndEnd(api::SourceState state, const QString &reason);
    void end(api::SourceState state, const QString &reason);
    void giveUp(const QString &reason);
    void abandon();
    void close();

    Tools m_tools;
    Site m_site;
    ImportRef m_import;
    web::HostRules m_rules;
    SiteFrontier m_frontier;
    SitemapWalk m_walk;
    QHash<QString, SitePage> m_known; ///< by address, as the last reading left them
    TranslationGroups m_groups;
    QHash<QByteArray, QString> m_texts; ///< the page that a text was first found on
    QSet<QString> m_excluded; ///< pages that an administrator removed
    QSet<QString> m_visited; ///< addresses with an outcome
    QSet<QString> m_kept; ///< paths of documents that stay
    QSet<QString> m_notRead; ///< addresses that are no page of their own
    QHash<QString, QList<Entry>> m_deferred; ///< pages that named another as theirs, by that one
    QSet<QString> m_ownName; ///< pages whose canonical address is of no use
    QStringList m_notes; ///< for the report
    QStringList m_unchanged; ///< paths that are to be counted
    qint64 m_found = 0; ///< that are counted
    int m_changed = 0; ///< since the index was refreshed
    int m_good = 0; ///< pages with an answer of use
    int m_failed = 0;
    int m_failedInARow = 0;
    bool m_isStart = true; ///< of a crawl: its first page has no outcome yet
    bool m_isClosed = false;
};

} // namespace answerdesk::knowledge
