// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/commerce/tickets/active_tickets.h"
#include <algorithm>

namespace answerdesk::commerce {

bool ActiveTickets::has(
    storage::Connection &reader, const accounts::Company &company, const Visitor &visitor, qint64 nowMs)
{
    if (visitor.isEmpty())
        return false;
    const TouchFilter filter(company, visitor, nowMs);
    for (int attempt = 0; attempt < kMaxAttempts; ++attempt) {
        const Known before = known(filter);
        if (before.touch) {
            if (before.touch->atMs > nowMs || isTouch(reader, filter, before.touch->id))
                return true;
            forget(company.key); // the visitor was erased
            continue;
        }
        // First the mark, then the rows after it: what is written to the table of touches meanwhile is found
        // in both.
        const IndexedTouches indexed = findIndexedTouches(reader, filter);
        if (indexed.hasAny)
            return true;
        const auto rows
            = loadInteractionsFrom(reader, company.key, before.last ? before.last->id : indexed.markId + 1);
        if (const std::optional<bool> found = add(filter, before, indexed.markId, rows))
            return *found;
    }
    return true; // rows keep changing: the writer decides
}

ActiveTickets::Known ActiveTickets::known(const TouchFilter &filter)
{
    const std::scoped_lock lock(m_mutex);
    Tail &tail = m_tails[filter.companyKey];
    if (tail.version == 0)
        tail.version = ++m_lastVersion;
    return {tail.version, tail.last, find(tail, filter)};
}

std::optional<bool> ActiveTickets::add(
    const TouchFilter &filter, const Known &known, qint64 markId, const std::vector<StoredInteraction> &rows)
{
    const std::scoped_lock lock(m_mutex);
    const auto entry = m_tails.find(filter.companyKey);
    if (entry == m_tails.end() || entry->version != known.version)
        return std::nullopt; // another thread has begun again
    Tail &tail = *entry;
    // A transaction that was lost takes rows back, and their ids are used again.
    const bool isLastGone = known.last && (rows.empty() || rows.front() != *known.last);
    if (isLastGone || markId < tail.afterId) {
        m_size -= tail.latest.size();
        tail = Tail{++m_lastVersion, 0, std::nullopt, {}};
        return std::nullopt;
    }
    for (const StoredInteraction &row : rows) {
        if (!tail.last || row.id > tail.last->id) // else another thread has added it
            append(tail, row);
    }
    prune(tail, markId);
    const bool isFound = find(tail, filter).has_value();
    if (m_size > kMaxFingerprints) {
        m_tails.clear();
        m_size = 0;
    }
    return isFound;
}

void ActiveTickets::forget(const QString &companyKey)
{
    const std::scoped_lock lock(m_mutex);
    m_size -= m_tails.take(companyKey).latest.size();
}

std::optional<ActiveTickets::Touch> ActiveTickets::find(const Tail &tail, const TouchFilter &filter)
{
    for (const QString &fingerprint : {filter.visitor.first(), filter.visitor.second()}) {
        const auto latest = tail.latest.constFind(QUuid::fromString(fingerprint));
        if (latest == tail.latest.cend())
            continue;
        const Touch &touch = filter.isHelpfulOnly ? latest->helpful : latest->any;
        if (touch.atMs >= filter.fromMs)
            return touch;
    }
    return std::nullopt;
}

void ActiveTickets::append(Tail &tail, const StoredInteraction &row)
{
    const auto note = [&row](Touch &touch) {
        if (row.atMs >= touch.atMs)
            touch = {row.id, row.atMs};
    };
    const qsizetype before = tail.latest.size();
    for (const QString &fingerprint : {row.userFingerprint, row.userFaqFingerprint}) {
        if (fingerprint.isEmpty())
            continue;
        Latest &latest = tail.latest[QUuid::fromString(fingerprint)];
        note(latest.any);
        if (row.isHelpful)
            note(latest.helpful);
    }
    m_size += tail.latest.size() - before;
    tail.last = row;
}

void ActiveTickets::prune(Tail &tail, qint64 markId)
{
    if (markId == tail.afterId)
        return;
    tail.afterId = markId;
    const qsizetype before = tail.latest.size();
    tail.latest.removeIf(
        [markId](const auto &entry) { return std::max(entry->any.id, entry->helpful.id) <= markId; });
    m_size += tail.latest.size() - before;
}

} // namespace answerdesk::commerce
