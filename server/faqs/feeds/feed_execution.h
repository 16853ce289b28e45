// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/faqs/feeds/feed_product_store.h"
#include "server/faqs/feeds/feed_run_store.h"
#include "server/storage/database/database.h"
#include "shared/core/clock.h"
#include <atomic>
#include <future>
#include <unordered_map>

namespace answerdesk::faqs {

/// What an execution works with; all of it outlives the execution.
struct FeedExecutionParts {
    storage::Database &database;
    const Clock &clock;
    QString owner; ///< of leases: this run of the server
    const std::atomic<bool> &isStopping;
    std::function<void(QList<FaqPage>)> renewed; ///< pages that are generated again; any thread
    std::function<void(const QString &companyKey)> changed; ///< a feed or a run of the company; any thread
};

/// Checks the content of a run, then applies it. The check reads every row and stores nothing: it finds out
/// which row of a product is the last one, and whether too much would disappear. The application compares the
/// rows that count with what is stored, and writes those that differ, some at a time, so that other writers
/// get their turn. A run that a restart interrupted is checked again and continues behind the last row that
/// was applied. Used once, in one thread that may block.
class FeedExecution
{
public:
    static constexpr int kRowsAtOnce = 200; ///< of one write job
    static constexpr qint64 kLeaseMs = 60'000;

    FeedExecution(FeedExecutionParts parts, FeedRunRef ref);
    /// Returns when the run has ended, is held, belongs to another server, or the server stops.
    void run();

private:
    enum class End { Complete, Interrupted };
    /// A product as the check has seen it.
    struct Seen {
        qint64 row = 0; ///< the last one
        quint64 facts = 0; ///< digest
        bool isStored = false;
        bool isSame = false; ///< stored with the same facts
    };
    struct Changed {
        StoredFeedRun run;
        QList<FaqPage> pages;
    };
    struct Counts {
        qint64 added = 0;
        qint64 changed = 0;
        qint64 unchanged = 0;
    };

    bool load();
    End check();
    /// Finds out which products are stored already, and which of them the content lacks.
    void compare();
    End apply();
    End applyRow(api::FeedProductRow row);
    End flush(qint64 processed);
    End removeMissing();
    void finish();
    /// Reads the content from its beginning; stops when row() or problem() is interrupted.
    template <typename Row, typename Problem>
    Result<End> read(Row row, Problem problem);
    void noteProblem(api::FeedLine line);
    void storeProblems(storage::Connection &connection, StoredFeedRun &run) const;
    std::optional<QString> reasonToHold();
    End fail(const QString &reason);
    /// Changes the run in a write job, unless it was cancelled or another server has it.
    template <typename Change>
    End change(Change change);
    /// The same without waiting for the job; only one is under way.
    template <typename Change>
    End begin(Change change);
    /// Waits for the job that is under way.
    End settle();

    const FeedExecutionParts m_parts;
    const FeedRunRef m_ref;
    StoredFeedRun m_run;
    StoredFeed m_feed;
    std::unordered_map<quint64, Seen> m_seen; ///< by product: 2 million take some 130 MiB
    QStringList m_missing; ///< keys of stored products that the content lacks
    qint64 m_differing = 0; ///< products to be stored
    std::future<Result<Changed>> m_job; ///< under way
    std::vector<api::FeedLine> m_lines;
    QMap<api::FeedProblem, qint64> m_reasons;
    qint64 m_priced = 0;
    qint64 m_invalid = 0;
    qint64 m_duplicates = 0;
    QList<RowToStore> m_batch;
    Counts m_counts; ///< since the last write job
    qint64 m_sinceJob = 0; ///< rows
};

} // namespace answerdesk::faqs
