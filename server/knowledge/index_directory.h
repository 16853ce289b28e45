// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/knowledge/retrieval_index.h"
#include "server/storage/database.h"
#include <QtCore/QHash>
#include <QtCore/QThreadPool>
#include <atomic>
#include <functional>
#include <mutex>

namespace answerdesk::knowledge {

using IndexPtr = std::shared_ptr<const RetrievalIndex>;

/// The retrieval index of every company, derived from the rows. Reading takes a snapshot and never waits. A
/// refresh reads the passages that came since the last one, by their ids, and finds out which are gone; what
/// need not be done at once (merging segments, learning thresholds anew) is done when nobody waits. Any
/// thread.
class IndexDirectory
{
public:
    explicit IndexDirectory(storage::Database &database);
    ~IndexDirectory();

    /// Never null: a company without passages has an empty index.
    IndexPtr find(const QString &companyKey) const;
    /// Follows the company's rows; done is called, in a pool thread, once an index that is as everything
    /// committed before this call is in place. Calls that come together share one look at the rows.
    void refresh(const QString &companyKey, std::function<void()> done);
    /// Waits until nothing is left to do; for tests. Refreshes that begin meanwhile are waited for as well.
    void waitUntilTidy() { m_pool.waitForDone(); }
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
    void run(const QString &companyKey);
    void follow(const QString &companyKey, Followed &followed);
    bool tidy(const QString &companyKey);
    void publish(const QString &companyKey, const IndexPtr &index);

    storage::Database &m_database;
    IndexPtr m_empty;
    std::atomic<bool> m_isStopping = false;
    mutable std::mutex m_mutex;
    QHash<QString, IndexPtr> m_indexes;
    std::unordered_map<QString, Rebuild> m_rebuilds;
    std::unordered_map<QString, Followed> m_followed; ///< the pool thread's own
    QThreadPool m_pool;
};

} // namespace answerdesk::knowledge
