// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/accounts/company.h"
#include "server/http/bounded_pool.h"
#include "server/knowledge/document_reader.h"
#include "server/knowledge/index_directory.h"
#include "server/knowledge/source_store.h"
#include "server/web/page_fetcher.h"
#include "shared/core/clock.h"
#include <QtCore/QThread>

namespace answerdesk::knowledge {

/// What a SourceReader works with; all of it outlives the reader.
struct SourceReaderParts {
    storage::Database &database;
    const accounts::CompanyDirectory &companies;
    IndexDirectory &indexes;
    const Clock &clock;
    HtmlToPage html;
    /// Takes the words of deleted documents out of what is kept of earlier answers.
    std::function<void(storage::Connection &, const QString &companyKey, const QStringList &documentIds)>
        forgetQuotes;
    http::BoundedPool &pool; ///< reads documents
    bool allowLoopback = false; ///< fetch.allow_loopback
};

/// Reads web pages that are sources: fetches them on a thread of its own, by the company's allowed hosts and
/// robots.txt, and puts what they hold in place of what was there. A page under way is not fetched twice at
/// once. Made, started and destroyed on the main thread; everything else may be called from any thread.
class SourceReader final : public QObject
{
    Q_OBJECT
public:
    /// Called in any thread with the source as it is after the reading, which answers use from then on;
    /// UNAVAILABLE when the server stops or too many documents wait, NOT_FOUND when the source was deleted in
    /// between.
    using Done = std::function<void(const Result<api::Source> &)>;
    /// Part of the writing transaction; may be empty.
    using Audit = std::function<void(storage::Connection &, const api::Source &, qint64 nowMs)>;

    explicit SourceReader(SourceReaderParts parts);
    ~SourceReader() override;

    void start();
    /// Cancels what is being fetched or read, and refuses more.
    void stop();
    void read(const SourcePage &page, Audit audit, Done done);
    web::HostRules rulesOf(const accounts::Company &company) const;

private:
    struct Waiter {
        Audit audit;
        Done done;
    };
    using Waiters = QList<Waiter>;
    using Key = std::pair<QString, QString>;
    struct Reading {
        SourcePage page; ///< with the validators for the next time
        api::SourceState state = api::SourceState::Failed;
        QString reason;
        std::optional<ReadDocument> document; ///< when it has changed
    };

    void begin(const SourcePage &page);
    void fetched(const SourcePage &page, const web::FetchResult &result);
    void readDocumentOf(SourcePage page, const web::FetchedPage &fetched);
    void settle(Reading reading);
    void refuse(const SourcePage &page, const QString &text);

    SourceReaderParts m_parts;
    QThread m_thread;
    web::PageFetcher *m_fetcher = nullptr; ///< in the thread
    QHash<Key, Waiters> m_waiters; ///< in the thread
    std::atomic<bool> m_isStopping{false};
};

} // namespace answerdesk::knowledge
