// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/commerce/tickets/touch_index.h"
#include <algorithm>

namespace answerdesk::commerce {

void TouchIndex::append(Waiting &waiting, const TouchEntry &entry)
{
    waiting.entries[entry.fingerprint].push_back(entry);
    waiting.lastInteractionId = std::max(waiting.lastInteractionId, entry.interactionId);
    ++waiting.size;
    ++m_size;
}

TouchIndex::Waiting &TouchIndex::waiting(storage::Connection &connection, const QString &companyKey)
{
    const auto known = m_waiting.find(companyKey);
    if (known != m_waiting.end())
        return *known;
    Waiting read;
    for (const TouchEntry &entry : loadUnindexed(connection, companyKey))
        append(read, entry);
    m_readInJob << companyKey;
    return *m_waiting.insert(companyKey, std::move(read));
}

void TouchIndex::add(storage::Connection &connection, const QString &companyKey, const Visitor &visitor,
    bool isHelpful, qint64 atMs, qint64 interactionId)
{
    if (waiting(connection, companyKey).lastInteractionId >= interactionId)
        return; // it was read with the others
    std::vector<TouchEntry> entries;
    appendEntries(entries, visitor, isHelpful, atMs, interactionId);
    for (TouchEntry &entry : entries)
        m_job.emplace_back(companyKey, std::move(entry));
}

template <typename See>
void TouchIndex::forRecent(
    storage::Connection &connection, const QString &companyKey, const QString &fingerprint, See see)
{
    const Waiting &recent = waiting(connection, companyKey);
    for (const Entries *entries : {&recent.entries, &recent.beingWritten}) {
        if (const auto found = entries->find(fingerprint); found != entries->end())
            std::for_each(found->begin(), found->end(), see);
    }
    for (const auto &[company, entry] : m_job) {
        if (company == companyKey && entry.fingerprint == fingerprint)
            see(entry);
    }
}

std::optional<Touch> TouchIndex::findFirst(storage::Connection &connection, const QString &companyKey,
    const QString &fingerprint, bool isHelpful, qint64 fromMs, qint64 toMs)
{
    std::optional<TouchEntry> first
        = findIndexed(connection, companyKey, fingerprint, isHelpful, fromMs, toMs);
    forRecent(connection, companyKey, fingerprint, [&](const TouchEntry &entry) {
        if (entry.isHelpful != isHelpful || entry.atMs < fromMs || entry.atMs > toMs)
            return;
        if (!first
            || std::pair(entry.atMs, entry.interactionId) < std::pair(first->atMs, first->interactionId))
            first = entry;
    });
    return first ? std::optional(readTouch(connection, companyKey, first->interactionId)) : std::nullopt;
}

std::vector<qint64> TouchIndex::findHelpful(storage::Connection &connection, const QString &companyKey,
    const QStringList &fingerprints, qint64 fromMs, qint64 toMs, int limit)
{
    std::vector<std::pair<qint64, qint64>> found; // moment and interaction
    for (const QString &fingerprint : fingerprints) {
        for (const TouchEntry &entry :
            findHelpfulIndexed(connection, companyKey, fingerprint, fromMs, toMs, limit))
            found.emplace_back(entry.atMs, entry.interactionId);
        forRecent(connection, companyKey, fingerprint, [&](const TouchEntry &entry) {
            if (entry.isHelpful && entry.atMs >= fromMs && entry.atMs <= toMs)
                found.emplace_back(entry.atMs, entry.interactionId);
        });
    }
    std::sort(found.begin(), found.end());
    found.erase(std::unique(found.begin(), found.end()), found.end());
    std::vector<qint64> interactions;
    for (const auto &[atMs, interaction] : found) {
        if (int(interactions.size()) == limit)
            break;
        interactions.push_back(interaction);
    }
    return interactions;
}

void TouchIndex::beginRuns()
{
    for (auto recent = m_waiting.begin(); recent != m_waiting.end(); ++recent) {
        if (recent->size == 0)
            continue;
        Run &run = m_runs.emplace_back(Run{recent.key(), {}, 0, recent->lastInteractionId});
        QStringList fingerprints = recent->entries.keys();
        std::sort(fingerprints.begin(), fingerprints.end());
        run.entries.reserve(std::size_t(recent->size));
        for (const QString &fingerprint : std::as_const(fingerprints)) {
            const std::vector<TouchEntry> &own = recent->entries[fingerprint];
            run.entries.insert(run.entries.end(), own.begin(), own.end());
        }
        recent->beingWritten = std::exchange(recent->entries, {});
        recent->size = 0;
    }
    m_size = 0;
}

void TouchIndex::writeStep(storage::Connection &connection, qsizetype entries)
{
    for (auto left = std::size_t(entries); left > 0 && !m_runs.empty();) {
        Run &run = m_runs.front();
        const std::size_t count = std::min(left, run.entries.size() - run.written);
        indexEntries(connection, run.companyKey, std::span(run.entries).subspan(run.written, count));
        run.written += count;
        left -= count;
        if (run.written == run.entries.size())
            endRun(connection);
    }
}

void TouchIndex::endRun(storage::Connection &connection)
{
    const Run &run = m_runs.front();
    setTouchMark(connection, run.companyKey, run.lastInteractionId);
    m_waiting[run.companyKey].beingWritten.clear();
    m_runs.pop_front();
    if (m_runs.empty() && m_waiting.size() > kMaxCompanies) { // what waits is read from its rows again
        m_waiting.clear();
        m_size = 0;
    }
}

void TouchIndex::forget(const QString &companyKey)
{
    // What a run has written stays; its mark was not moved, so the rest is read with the rows.
    std::erase_if(m_runs, [&companyKey](const Run &run) { return run.companyKey == companyKey; });
    m_size -= m_waiting.take(companyKey).size;
    m_readInJob << companyKey;
}

void TouchIndex::endJob()
{
    for (const auto &[company, entry] : m_job)
        append(m_waiting[company], entry);
    m_new += qsizetype(m_job.size());
    m_job.clear();
    m_readInJob.clear();
}

bool TouchIndex::undoJob()
{
    m_job.clear();
    for (const QString &company : std::as_const(m_readInJob))
        m_size -= m_waiting.take(company).size;
    m_readInJob.clear();
    return true;
}

void TouchIndex::store(storage::Connection &connection)
{
    if (m_size >= kMaxWaiting && m_runs.empty())
        beginRuns();
    writeStep(connection, std::max(kStep, kStepPerNew * std::exchange(m_new, 0)));
}

} // namespace answerdesk::commerce
