// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/commerce/totals/day_totals.h"

namespace answerdesk::commerce {

namespace {

void write(storage::Connection &connection, const QHash<DayKey, DayChange> &changes)
{
    for (auto total = changes.cbegin(); total != changes.cend(); ++total)
        addToDay(connection, total.key(), total.value());
}

void write(storage::Connection &connection, const QHash<TicketDay, TicketChange> &changes)
{
    for (auto total = changes.cbegin(); total != changes.cend(); ++total)
        addToTicketDay(connection, total.key(), total.value());
}

} // namespace

bool DayTotals::undoJob()
{
    m_owed.undoJob();
    return true;
}

void DayTotals::store(storage::Connection &connection) { write(connection, m_owed.take()); }

void DayTotals::storeInJob(storage::Connection &connection) { write(connection, m_owed.takeInJob()); }

bool TicketTotals::noteCart(const QString &companyKey, qint64 ticketId)
{
    const Ticket ticket(companyKey, ticketId);
    if (m_withCart.contains(ticket))
        return true;
    m_withCart.insert(ticket);
    m_notedInJob << ticket;
    return false;
}

void TicketTotals::endJob()
{
    m_owed.endJob();
    m_notedInJob.clear();
    if (m_withCart.size() > kMaxTickets)
        m_withCart.clear();
}

bool TicketTotals::undoJob()
{
    for (const Ticket &ticket : std::as_const(m_notedInJob))
        m_withCart.remove(ticket);
    m_notedInJob.clear();
    m_owed.undoJob();
    return true;
}

void TicketTotals::store(storage::Connection &connection) { write(connection, m_owed.take()); }

void TicketTotals::storeInJob(storage::Connection &connection) { write(connection, m_owed.takeInJob()); }

} // namespace answerdesk::commerce
