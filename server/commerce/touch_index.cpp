// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/commerce/touch_index.h"
#include <algorithm>

namespace answerdesk::commerce {

void TouchIndex::append(Waiting &waiting, const TouchEntry &entry)
{
    waiting.byFingerprint[entry.fingerprint].push_back(entry);
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

std::optional<Touch> TouchIndex::findFirst(storage::Connection &connection, const QString &companyKey,
    const QString &fingerprint, bool isHelpful, qint64 fromMs, qint64 toMs)
{
    std::optional<TouchEntry> first
        = findIndexed(connection, companyKey, fingerprint, isHelpful, fromMs, toMs);
    const auto consider = [&](const TouchEntry &entry) {
        if (entry.isHelpful != isHelpful || entry.atMs < fromMs || entry.atMs > toMs)
            return;
        if (!first
            || std::pair(entry.atMs, entry.interactionId) < std::pair(first->atMs, first->interactionId))
            first = entry;
    };
    const Waiting &recent = waiting(connection, companyKey);
    if (const auto found = recent.byFingerprint.find(fingerprint); found != recent.byFingerprint.end())
        std::for_each(found->begin(), found->end(), consider);
    for (const auto &[company, entry] : m_job) {
        if (company == companyKey && entry.fingerprint == fingerprint)
            consider(entry);
    }
    return first ? std::optional(readTouch(connection, companyKey, first->interactionId)) : std::nullopt;
}

void TouchIndex::writeAll(storage::Connection &connection)
{
    for (auto recent = m_waiting.begin(); recent != m_waiting.end(); ++recent) {
        if (recent->size == 0)
            continue;
        QStringList fingerprints = recent->byFingerprint.keys();
        std::sort(fingerprints.begin(), fingerprints.end());
        std::vector<TouchEntry> entries;
        entries.reserve(std::size_t(recent->size));
        for (const QString &fingerprint : std::as_const(fingerprints)) {
            const std::vector<TouchEntry> &own = recent->byFingerprint[fingerprint];
            entries.insert(entries.end(), own.begin(), own.end());
        }
        indexEntries(connection, recent.key(), entries, recent->lastInteractionId);
        recent->byFingerprint.clear();
        recent->size = 0;
    }
    m_size = 0;
    if (m_waiting.size() > kMaxCompanies)
        m_waiting.clear();
}

void TouchIndex::endJob()
{
    for (const auto &[company, entry] : m_job)
        append(m_waiting[company], entry);
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
    if (m_size >= kMaxWaiting)
        writeAll(connection);
}

} // namespace answerdesk::commerce
