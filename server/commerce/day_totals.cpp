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

} // namespace answerdesk::commerce
