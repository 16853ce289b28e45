// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/commerce/total_store.h"
#include <QtCore/QHash>
#include <QtCore/QSet>

namespace answerdesk::commerce {

/// The daily totals that a transaction's events add to, summed up in memory and written once before its
/// COMMIT: the events of a moment mostly fall on one row. The writer's thread only.
class DayTotals final : public storage::WriterMemory
{
public:
    void add(const DayKey &key, const DayChange &change) { m_job.emplace_back(key, change); }
    DaySink sink()
    {
        return [this](const DayKey &key, const DayChange &change) { add(key, change); };
    }

    void endJob() override;
    bool undoJob() override;
    void store(storage::Connection &connection) override;

private:
    QHash<DayKey, DayChange> m_kept; ///< of the transaction's jobs so far
    QList<std::pair<DayKey, DayChange>> m_job; ///< of the one under way
};

/// The same for tickets, which count on the day that they were opened. The writer's thread only.
class TicketTotals final : public storage::WriterMemory
{
public:
    void add(const TicketDay &day, const TicketChange &change) { m_job.emplace_back(day, change); }
    /// Whether this ticket is known to have had a cart event; noted that it has one from now on.
    bool noteCart(const QString &companyKey, qint64 ticketId);

    void endJob() override;
    bool undoJob() override;
    void store(storage::Connection &connection) override;

private:
    using Ticket = std::pair<QString, qint64>;
    static constexpr qsizetype kMaxTickets = 50'000; ///< above it the memory of carts starts anew

    QHash<TicketDay, TicketChange> m_kept;
    QList<std::pair<TicketDay, TicketChange>> m_job;
    QSet<Ticket> m_withCart;
    QList<Ticket> m_notedInJob;
};

} // namespace answerdesk::commerce
