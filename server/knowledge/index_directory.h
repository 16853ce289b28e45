// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/knowledge/retrieval_index.h"
#include "server/storage/database.h"
#include <QtCore/QHash>
#include <QtCore/QThreadPool>
#include <functional>
#include <mutex>

namespace answerdesk::knowledge {

using IndexPtr = std::shared_ptr<const RetrievalIndex>;

/// The retrieval index of every company, derived from the rows. Reading takes a snapshot and never waits for
/// a rebuild. Any thread.
class IndexDirectory
{
public:
    explicit IndexDirectory(storage::Database &database);
    ~IndexDirectory();

    /// Never null: a company without passages has an empty index.
    IndexPtr find(const QString &companyKey) const;
    /// Reads the company's passages anew; done is called, in a pool thread, once an index that holds
    /// everything committed before this call is in place. Calls that come together share one rebuild.
    void refresh(const QString &companyKey, std::function<void()> done);
    qint64 passageCount() const;

private:
    struct Rebuild {
        bool isRunning = false;
        std::vector<std::function<void()>> waiting; ///< for the next run
    };
    void run(const QString &companyKey);

    storage::Database &m_database;
    IndexPtr m_empty;
    mutable std::mutex m_mutex;
    QHash<QString, IndexPtr> m_indexes;
    std::unordered_map<QString, Rebuild> m_rebuilds;
    QThreadPool m_pool;
};

} // namespace answerdesk::knowledge
