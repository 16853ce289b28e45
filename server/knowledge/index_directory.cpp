// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/knowledge/index_directory.h"
#include "server/knowledge/knowledge_store.h"

namespace answerdesk::knowledge {

IndexDirectory::IndexDirectory(storage::Database &database)
    : m_database(database)
    , m_empty(RetrievalIndex::build({}))
{
    m_pool.setMaxThreadCount(1);
    m_pool.setExpiryTimeout(-1); // its database connection belongs to the thread and must end in it
}

IndexDirectory::~IndexDirectory() { m_pool.waitForDone(); }

IndexPtr IndexDirectory::find(const QString &companyKey) const
{
    const std::scoped_lock lock(m_mutex);
    return m_indexes.value(companyKey, m_empty);
}

void IndexDirectory::refresh(const QString &companyKey, std::function<void()> done)
{
    const std::scoped_lock lock(m_mutex);
    Rebuild &rebuild = m_rebuilds[companyKey];
    rebuild.waiting.push_back(std::move(done));
    if (!rebuild.isRunning) {
        rebuild.isRunning = true;
        m_pool.start([this, companyKey] { run(companyKey); });
    }
}

void IndexDirectory::run(const QString &companyKey)
{
    for (;;) {
        std::vector<std::function<void()>> waiting;
        {
            const std::scoped_lock lock(m_mutex);
            Rebuild &rebuild = m_rebuilds[companyKey];
            if (rebuild.waiting.empty()) {
                rebuild.isRunning = false;
                return;
            }
            waiting = std::exchange(rebuild.waiting, {});
        }
        try {
            IndexPtr index = RetrievalIndex::build(loadPassages(m_database.reader(), companyKey));
            const std::scoped_lock lock(m_mutex);
            m_indexes.insert(companyKey, std::move(index));
        } catch (const std::exception &failure) {
            qCritical("the index of %s could not be built: %s", qUtf8Printable(companyKey), failure.what());
            // Better no answer than one from a source that may be gone.
            const std::scoped_lock lock(m_mutex);
            m_indexes.remove(companyKey);
        }
        for (const auto &done : waiting)
            done();
    }
}

qint64 IndexDirectory::passageCount() const
{
    const std::scoped_lock lock(m_mutex);
    qint64 count = 0;
    for (const IndexPtr &index : m_indexes)
        count += index->passages().size();
    return count;
}

} // namespace answerdesk::knowledge
