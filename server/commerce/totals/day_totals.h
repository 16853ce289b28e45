// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/commerce/totals/total_store.h"
#include <QtCore/QHash>
#include <QtCore/QSet>

namespace answerdesk::commerce {

/// Changes of rows of totals that the database has not got yet.
template <typename Key, typename Change>
class OwedChanges
{
public:
    void add(const Key &key, const Change &change) { m_job.emplace_back(key, change); }
    void endJob();
    void undoJob();
    /// All of them, after the last job.
    QHash<Key, Change> take() { return std::exchange(m_kept, {}); }
    /// All of them for the job under way to write, its own too; the others are owed again when it is undone.
    QHash<Key, Change> takeInJob();

private:
    QHash<Key, Change> m_kept; ///< of the transaction's jobs so far
    QHash<Key, Change> m_taken; ///< of these, by the job under way
    QList<std::pair<Key, Change>> m_job; ///< of the one under way
};

template <typename Key, typename Change>
void OwedChanges<Key, Change>::endJob()
{
    for (const auto &[key, change] : std::as_const(m_job))
        m_kept[key] += change;
    m_job.clear();
    m_taken.clear();
}

template <typename Key, typename Change>
void OwedChanges<Key, Change>::undoJob()
{
    m_job.clear();
    if (!m_taken.isEmpty())
        m_kept = std::exchange(m_taken, {});
}

template <typename Key, typename Change>
QHash<Key, Change> OwedChanges<Key, Change>::takeInJob()
{
    QHash<Key, Change> all = std::exchange(m_kept, {});
    if (!all.isEmpty())
        m_taken = all;
    for (const auto &[key, change] : std::as_const(m_job))
        all[key] += change;
    m_job.clear();
    return all;
}

/// The daily totals that a transaction's events add to, summed up in memory and written once before its
/// COMMIT: the events of a moment mostly fall on one row. The writer's thread only.
class DayTotals final : public storage::WriterMemory
{
public:
    void add(const DayKey &key, const DayChange &change) { m_owed.add(key, change); }
    DaySink sink()
    {
        return [this](const DayKey &key, const DayChange &change) { add(key, change); };
    }

    void endJob() override { m_owed.endJob(); }
    bool undoJob() override;
    void store(storage::Connection &connection) override;
    /// For a job that reads totals: what it has added itself is written too.
    void storeInJob(storage::Connection &connection);

private:
    OwedChanges<DayKey, DayChange> m_owed;
};

/// The same for tickets, which count on the day that they were opened. The writer's thread only.
class TicketTotals final : public storage::WriterMemory
{
public:
    void add(const TicketDay &day, const TicketChange &change) { m_owed.add(day, change); }
    /// Whether this ticket is known to have had a cart event; noted that it has one from now on.
    bool noteCart(const QString &companyKey, qint64 ticketId);
    /// Its mark was changed.
    void forgetCart(const QString &companyKey, qint64 ticketId) { m_withCart.remove({companyKey, ticketId}); }

    void endJob() override;
    bool undoJob() override;
    void store(storage::Connection &connection) override;
    void storeInJob(storage::Connection &connection); ///< as of DayTotals

private:
    using Ticket = std::pair<QString, qint64>;
    static constexpr qsizetype kMaxTickets = 50'000; ///< above it the memory of carts starts anew

    OwedChanges<TicketDay, TicketChange> m_owed;
    QSet<Ticket> m_withCart;
    QList<Ticket> m_notedInJob;
};

} // namespace answerdesk::commerce
