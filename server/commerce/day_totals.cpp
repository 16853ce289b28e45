// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/commerce/day_totals.h"

namespace answerdesk::commerce {

void DayTotals::endJob()
{
    for (const auto &[key, change] : std::as_const(m_job))
        m_kept[key] += change;
    m_job.clear();
}

bool DayTotals::undoJob()
{
    m_job.clear();
    return true;
}

void DayTotals::store(storage::Connection &connection)
{
    for (auto total = m_kept.cbegin(); total != m_kept.cend(); ++total)
        addToDay(connection, total.key(), total.value());
    m_kept.clear();
}

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
    for (const auto &[day, change] : std::as_const(m_job))
        m_kept[day] += change;
    m_job.clear();
    m_notedInJob.clear();
    if (m_withCart.size() > kMaxTickets)
        m_withCart.clear();
}

bool TicketTotals::undoJob()
{
    for (const Ticket &ticket : std::as_const(m_notedInJob))
        m_withCart.remove(ticket);
    m_notedInJob.clear();
    m_job.clear();
    return true;
}

void TicketTotals::store(storage::Connection &connection)
{
    for (auto total = m_kept.cbegin(); total != m_kept.cend(); ++total)
        addToTicketDay(connection, total.key(), total.value());
    m_kept.clear();
}

} // namespace answerdesk::commerce
