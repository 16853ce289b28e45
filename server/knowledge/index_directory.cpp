// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/knowledge/index_directory.h"
#include "server/knowledge/knowledge_store.h"
#include <algorithm>

namespace answerdesk::knowledge {

namespace {

/// Ids of the index that are not among those of the rows; both are in order.
QList<qint64> goneFrom(const RetrievalIndex &index, const QList<qint64> &rows)
{
    QList<qint64> gone;
    auto row = rows.begin();
    const PassageView passages = index.passages();
    for (qsizetype i = 0; i < passages.size(); ++i) {
        const qint64 id = passages[i].passageId;
        row = std::lower_bound(row, rows.end(), id);
        if (row == rows.end() || *row != id)
            gone << id;
    }
    return gone;
}

} // namespace

IndexDirectory::IndexDirectory(storage::Database &database)
    : m_database(database)
    , m_empty(RetrievalIndex::build({}))
{
    m_pool.setMaxThreadCount(1);
    m_pool.setExpiryTimeout(-1); // its database connection belongs to the thread and must end in it
}

IndexDirectory::~IndexDirectory()
{
    m_isStopping = true;
    m_pool.waitForDone();
}

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
    std::vector<std::function<void()>> waiting;
    {
        const std::scoped_lock lock(m_mutex);
        waiting = std::exchange(m_rebuilds[companyKey].waiting, {});
    }
    Followed &followed = m_followed[companyKey];
    try {
        if (!waiting.empty())
            follow(companyKey, followed);
    } catch (const std::exception &failure) {
        qCritical("the index of %s could not be built: %s", qUtf8Printable(companyKey), failure.what());
        // Better no answer than one from a source that may be gone.
        followed = {};
        const std::scoped_lock lock(m_mutex);
        m_indexes.remove(companyKey);
    }
    for (const auto &done : waiting)
        done();
    const bool mayHaveMore = waiting.empty() ? tidy(companyKey) : true;
    const std::scoped_lock lock(m_mutex);
    Rebuild &rebuild = m_rebuilds[companyKey];
    rebuild.isRunning = mayHaveMore || !rebuild.waiting.empty();
    // Tidying is done behind whatever else waits for the thread, other companies' changes above all.
    if (rebuild.isRunning)
        m_pool.start([this, companyKey] { run(companyKey); }, rebuild.waiting.empty() ? -1 : 0);
}

void IndexDirectory::follow(const QString &companyKey, Followed &followed)
{
    storage::Connection &reader = m_database.reader();
    // Rows that are deleted between these statements are found out by the refresh that their deletion asks
    // for.
    const QList<Passage> added = loadPassages(reader, companyKey, followed.lastId);
    if (!followed.index) {
        followed.lastId = added.isEmpty() ? 0 : added.last().passageId;
        followed.index = RetrievalIndex::build(added);
        return publish(companyKey, followed.index);
    }
    QList<qint64> gone;
    if (countPassages(reader, companyKey, followed.lastId) != followed.index->passages().size())
        gone = goneFrom(*followed.index, loadPassageIds(reader, companyKey, followed.lastId));
    if (added.isEmpty() && gone.isEmpty())
        return;
    if (!added.isEmpty())
        followed.lastId = added.last().passageId;
    followed.index = followed.index->changed(gone, added);
    publish(companyKey, followed.index);
}

bool IndexDirectory::tidy(const QString &companyKey)
{
    Followed &followed = m_followed[companyKey];
    const IndexPtr tidied = followed.index && !m_isStopping ? followed.index->tidied() : nullptr;
    if (!tidied)
        return false;
    followed.index = tidied;
    publish(companyKey, tidied);
    return true;
}

void IndexDirectory::publish(const QString &companyKey, const IndexPtr &index)
{
    IndexPtr before = index; // is destroyed, which may take a while, without the lock
    const std::scoped_lock lock(m_mutex);
    m_indexes[companyKey].swap(before);
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
