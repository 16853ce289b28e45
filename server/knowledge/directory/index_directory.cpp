// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/knowledge/directory/index_directory.h"
#include "server/knowledge/store/knowledge_store.h"
#include "shared/core/log_area.h"
#include <algorithm>

namespace answerdesk::knowledge {

namespace {

using namespace std::chrono_literals;

/// How long documents are at rest before the index is tidied up, and how long that waits at most.
constexpr auto kRest = 1s, kLongestUnrest = 60s;

/// How long a document of many waits until it is searched.
constexpr auto kSoon = 1s;

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
    m_attendant = std::thread([this] { awaitRest(); });
}

IndexDirectory::~IndexDirectory()
{
    {
        const std::scoped_lock lock(m_mutex);
        m_isStopping = true;
    }
    m_changed.notify_all();
    m_attendant.join();
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
    if (!rebuild.isRunning)
        start(companyKey, 0);
}

void IndexDirectory::refreshSoon(const QString &companyKey)
{
    const std::scoped_lock lock(m_mutex);
    if (m_soon.try_emplace(companyKey, std::chrono::steady_clock::now() + kSoon).second)
        m_changed.notify_all();
}

void IndexDirectory::forget(const QString &companyKey)
{
    IndexPtr index; // is destroyed, which may take a while, without the lock
    {
        const std::scoped_lock lock(m_mutex);
        index = m_indexes.take(companyKey);
    }
    m_pool.start([this, companyKey] { // behind a refresh that is under way
        m_followed.erase(companyKey);
        IndexPtr late;
        const std::scoped_lock lock(m_mutex);
        late = m_indexes.take(companyKey);
        m_unrest.erase(companyKey);
        m_soon.erase(companyKey);
    });
}

/// Starts what refreshSoon() has promised, and tells when the next is due. Under the lock.
IndexDirectory::Instant IndexDirectory::refreshDue(Instant now)
{
    Instant next = now + kLongestUnrest;
    for (auto at = m_soon.begin(); at != m_soon.end();) {
        if (!m_isHurried && at->second > now) {
            next = std::min(next, at->second);
            ++at;
            continue;
        }
        Rebuild &rebuild = m_rebuilds[at->first];
        rebuild.waiting.push_back([] {});
        if (!rebuild.isRunning)
            start(at->first, 0);
        at = m_soon.erase(at);
    }
    return next;
}

void IndexDirectory::start(const QString &companyKey, int priority)
{
    m_rebuilds[companyKey].isRunning = true;
    m_pool.start([this, companyKey] { run(companyKey); }, priority);
}

void IndexDirectory::run(const QString &companyKey)
{
    std::vector<std::function<void()>> waiting;
    {
        const std::scoped_lock lock(m_mutex);
        waiting = std::exchange(m_rebuilds[companyKey].waiting, {});
    }
    Followed &followed = m_followed[companyKey];
    bool isChanged = false;
    try {
        isChanged = !waiting.empty() && follow(companyKey, followed);
    } catch (const std::exception &failure) {
        qCCritical(area::knowledge, "the index of %s could not be built: %s", qUtf8Printable(companyKey),
            failure.what());
        // Better no answer than one from a source that may be gone.
        followed = {};
        const std::scoped_lock lock(m_mutex);
        m_indexes.remove(companyKey);
    }
    for (const auto &done : waiting)
        done();
    const bool mayHaveMore = waiting.empty() && tidy(companyKey);
    const std::scoped_lock lock(m_mutex);
    if (isChanged) {
        const Instant now = std::chrono::steady_clock::now();
        m_unrest.try_emplace(companyKey, Unrest{now, now}).first->second.last = now;
    }
    Rebuild &rebuild = m_rebuilds[companyKey];
    rebuild.isRunning = false;
    // Tidying is done behind whatever else waits for the thread, other companies' changes above all.
    if (mayHaveMore || !rebuild.waiting.empty())
        start(companyKey, rebuild.waiting.empty() ? -1 : 0);
    m_changed.notify_all();
}

void IndexDirectory::awaitRest()
{
    std::unique_lock lock(m_mutex);
    while (!m_isStopping) {
        const Instant now = std::chrono::steady_clock::now();
        Instant next = refreshDue(now);
        for (auto at = m_unrest.begin(); at != m_unrest.end();) {
            const Instant due = std::min(at->second.last + kRest, at->second.first + kLongestUnrest);
            if (!m_isHurried && due > now) {
                next = std::min(next, due);
                ++at;
                continue;
            }
            if (m_rebuilds[at->first].isRunning) { // its end wakes this thread
                ++at;
                continue;
            }
            start(at->first, -1);
            at = m_unrest.erase(at);
        }
        m_changed.wait_until(lock, next);
    }
}

void IndexDirectory::waitUntilTidy()
{
    std::unique_lock lock(m_mutex);
    m_isHurried = true;
    m_changed.notify_all();
    m_changed.wait(lock, [this] {
        return m_unrest.empty() && m_soon.empty()
            && std::none_of(m_rebuilds.begin(), m_rebuilds.end(),
                [](const auto &entry) { return entry.second.isRunning; });
    });
    m_isHurried = false;
}

bool IndexDirectory::follow(const QString &companyKey, Followed &followed)
{
    storage::Connection &reader = m_database.reader();
    // Rows that are deleted between these statements are found out by the refresh that their deletion asks
    // for.
    const QList<Passage> added = loadPassages(reader, companyKey, followed.lastId);
    if (!followed.index) {
        followed.lastId = added.isEmpty() ? 0 : added.last().passageId;
        followed.index = RetrievalIndex::build(added);
        publish(companyKey, followed.index);
        return true;
    }
    QList<qint64> gone;
    if (countPassages(reader, companyKey, followed.lastId) != followed.index->passages().size())
        gone = goneFrom(*followed.index, loadPassageIds(reader, companyKey, followed.lastId));
    if (added.isEmpty() && gone.isEmpty())
        return false;
    if (!added.isEmpty())
        followed.lastId = added.last().passageId;
    followed.index = followed.index->changed(gone, added);
    publish(companyKey, followed.index);
    return true;
}

bool IndexDirectory::tidy(const QString &companyKey)
{
    Followed &followed = m_followed[companyKey];
    {
        const std::scoped_lock lock(m_mutex);
        if (m_isStopping)
            return false;
    }
    const IndexPtr tidied = followed.index ? followed.index->tidied() : nullptr;
    if (!tidied)
        return false;
    followed.index = tidied;
    publish(companyKey, tidied);
    return true;
}

void IndexDirectory::publish(const QString &companyKey, const IndexPtr &index)
{
    IndexPtr before = index; // is destroyed, which may take a while, without the lock
    {
        const std::scoped_lock lock(m_mutex);
        m_indexes[companyKey].swap(before);
    }
    if (m_listener)
        m_listener(companyKey);
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
