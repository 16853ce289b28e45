// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/accounts/model/company.h"
#include "server/http/metrics.h"
#include "server/knowledge/directory/index_directory.h"
#include "server/knowledge/sources/document_extractor.h"
#include "server/knowledge/sources/reading_pool.h"
#include "server/knowledge/store/import_ledger.h"
#include "server/knowledge/store/source_store.h"
#include "server/web/fetch/page_fetcher.h"
#include "shared/core/clock.h"
#include <QtCore/QThread>
#include <map>
#include <mutex>

namespace answerdesk::knowledge {

/// What a SourceReader works with; all of it outlives the reader.
struct SourceReaderParts {
    storage::Database &database;
    const accounts::CompanyDirectory &companies;
    IndexDirectory &indexes;
    const Clock &clock;
    ExtractDocument extract;
    /// Takes the words of deleted documents out of what is kept of earlier answers.
    std::function<void(storage::Connection &, const QString &companyKey, const QStringList &documentIds)>
        forgetQuotes;
    ReadingPool &pool; ///< waits for the child processes that read documents
    ImportLedger &imports;
    bool allowLoopback = false; ///< fetch_allow_loopback
    int siteRestMs = 0; ///< between two requests to a host while a site is read
};

/// Pages that were read, by outcome; counted in any thread.
struct SourceFigures {
    std::atomic<quint64> changed{0};
    std::atomic<quint64> unchanged{0};
    std::atomic<quint64> gone{0};
    std::atomic<quint64> failed{0};
    std::atomic<quint64> skipped{0};
};

class SiteReader;

/// Reads sources that come from the web, on demand and again when their time has come: fetches pages on a
/// thread of its own, by the company's allowed hosts and robots.txt, and puts what they hold in place of what
/// was there. A page under way is not fetched twice at once, and a site is read once at a time. Made, started
/// and destroyed on the main thread; everything else may be called from any thread.
class SourceReader final : public QObject
{
    Q_OBJECT
public:
    /// Called in any thread with the source as it is after the reading, which answers use from then on;
    /// UNAVAILABLE when the server stops or too many documents wait, NOT_FOUND when the source was deleted in
    /// between.
    using Done = std::function<void(const Result<api::Source> &)>;
    /// What became of a page. Its source is as it is afterwards.
    struct PageReading {
        api::Source source;
        api::SourceState state = api::SourceState::Failed;
        QString reason; ///< of a failure, for people
        bool isChanged = false;
    };
    using PageDone = std::function<void(const Result<PageReading> &)>;
    /// Part of the writing transaction; may be empty.
    using PageAudit = std::function<void(storage::Connection &, const PageReading &, qint64 nowMs)>;
    using Audit = std::function<void(storage::Connection &, const api::Source &, qint64 nowMs)>;

    explicit SourceReader(SourceReaderParts parts);
    ~SourceReader() override;

    void start();
    /// Cancels what is being fetched or read, and refuses more.
    void stop();
    /// A page that is a source of its own, or one page of a site.
    void read(const SourcePage &page, PageAudit audit, PageDone done);
    /// Begins to read a sitemap or a crawl in the background, unless it is being read, and tells the source
    /// with the import that says how it goes. NOT_FOUND when there is no such source.
    void readSite(
        const QString &companyKey, const QString &sourceId, const QString &startedBy, Audit audit, Done done);
    /// Begins to read what is due, and what was cut short by the end of a server. Waits for the database.
    void readDue();
    void collect(std::vector<http::MetricFamily> &families);
    web::HostRules rulesOf(const accounts::Company &company) const;

private:
    struct Waiter {
        PageAudit audit;
        PageDone done;
    };
    using Waiters = QList<Waiter>;
    using Key = std::pair<QString, QString>;
    using PageKey = std::tuple<QString, QString, QString>;
    static PageKey keyOf(const SourcePage &page) { return {page.companyKey, page.sourceId, page.url}; }
    struct Reading {
        SourcePage page; ///< with the validators for the next time
        api::SourceState state = api::SourceState::Failed;
        QString reason;
        std::optional<StoredDocument> document; ///< when it has changed
        QByteArray bodyHash; ///< the same
        QByteArray textHash; ///< the same
    };

    void begin(const SourcePage &page);
    void fetched(const SourcePage &page, const web::FetchResult &result);
    void readDocumentOf(SourcePage page, const web::FetchedPage &fetched, const std::stop_token &stop);
    void settle(Reading reading);
    /// Part of the writing job.
    Result<PageReading> store(storage::Connection &connection, const Reading &reading, qint64 nowMs);
    Result<bool> storeSitePage(storage::Connection &connection, const Reading &reading, qint64 nowMs);
    void refuse(const SourcePage &page, const QString &text);
    Waiters takeWaiters(const SourcePage &page);
    std::atomic<quint64> &figureOf(api::SourceState state, bool isChanged);
    /// Notes that a source is read, or about to be; true when nobody else had noted it. Each has its
    /// release().
    bool take(const Key &key);
    void release(const Key &key);
    void readDueOf(const QString &companyKey, qint64 nowMs);

    SourceReaderParts m_parts;
    QThread m_thread;
    web::PageFetcher *m_fetcher = nullptr; ///< in the thread
    std::map<PageKey, Waiters> m_waiters; ///< in the thread
    std::atomic<bool> m_isStopping{false};
    SourceFigures m_figures;
    std::unique_ptr<SiteReader> m_sites; ///< in the thread
    std::mutex m_mutex; ///< of what follows
    QHash<Key, int> m_taken; ///< sites that are read, pages that are read for the schedule
    std::mutex m_orderMutex; ///< who takes a site first also writes first
};

} // namespace answerdesk::knowledge
