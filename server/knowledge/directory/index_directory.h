// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/knowledge/index/retrieval_index.h"
#include "server/storage/database/database.h"
#include <QtCore/QHash>
#include <QtCore/QThreadPool>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>

namespace answerdesk::knowledge {

using IndexPtr = std::shared_ptr<const RetrievalIndex>;

/// The retrieval index of every company, derived from the rows. Reading takes a snapshot and never waits. A
/// refresh reads the passages that came since the last one, by their ids, and finds out which are gone; what
/// need not be done at once (merging segments, learning thresholds anew) is done once a company's documents
/// have been at rest for a second, so that an import does not pay for it with each document. Any thread.
class IndexDirectory
{
public:
    explicit IndexDirectory(storage::Database &database);
    ~IndexDirectory();

    /// Called with a company's key, in any thread, whenever it has another index. Set before the first
    /// refresh; must be short.
    void whenPublished(std::function<void(const QString &)> listener) { m_listener = std::move(listener); }
    /// Never null: a company without passages has an empty index.
    IndexPtr find(const QString &companyKey) const;
    /// Follows the company's rows; done is called, in a pool thread, once an index that is as everything
    /// committed before this call is in place. Calls that come together share one look at the rows.
    void refresh(const QString &companyKey, std::function<void()> done);
    /// The same within a second, for one of many documents that come after each other.
    void refreshSoon(const QString &companyKey);
    /// Nothing is found for the company from now on, unless it is refreshed again.
    void forget(const QString &companyKey);
    /// Does at once what waits for a rest, and returns when nothing is left to do; for tests.
    void waitUntilTidy();
    qint64 passageCount() const;

private:
    struct Rebuild {
        bool isRunning = false;
        std::vector<std::function<void()>> waiting; ///< for the next run
    };
    /// What the pool thread knows of a company.
    struct Followed {
        IndexPtr index; ///< null: to be read anew
        qint64 lastId = 0; ///< of the passages that it has seen
    };
    using Instant = std::chrono::steady_clock::time_point;
    struct Unrest {
        Instant first, last; ///< changes that are not tidied up after
    };
    void start(const QString &companyKey, int priority);
    Instant refreshDue(Instant now);
    void run(const QString &companyKey);
    /// Says whether anything had changed.
    bool follow(const QString &companyKey, Followed &followed);
    bool tidy(const QString &companyKey);
    void awaitRest();
    void publish(const QString &companyKey, const IndexPtr &index);

    storage::Database &m_database;
    std::function<void(const QString &)> m_listener;
    IndexPtr m_empty;
    mutable std::mutex m_mutex;
    std::condition_variable m_changed; ///< of what follows
    bool m_isStopping = false;
    bool m_isHurried = false;
    std::unordered_map<QString, Unrest> m_unrest;
    std::unordered_map<QString, Instant> m_soon; ///< when to refresh at the latest
    QHash<QString, IndexPtr> m_indexes;
    std::unordered_map<QString, Rebuild> m_rebuilds;
    std::unordered_map<QString, Followed> m_followed; ///< the pool thread's own
    QThreadPool m_pool;
    std::thread m_attendant; ///< waits for rest
};

} // namespace answerdesk::knowledge
