// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/commerce/revenue_store.h"
#include "server/commerce/channel.h"

namespace answerdesk::commerce {

std::vector<DayTotal> loadTotals(storage::Connection &connection, const QString &companyKey,
    const QString &fromDay, const QString &toDay, bool withTest)
{
    storage::Rows rows
        = connection.run("SELECT currency, day, channel, is_helpful, orders, revenue_tera, revenue_units, "
                         "revenue_pico, cart_tera, cart_units, cart_pico FROM daily_total "
                         "WHERE company_key = ? AND day >= ? AND day <= ? AND is_test <= ? "
                         "ORDER BY currency, day",
            companyKey, fromDay, toDay, withTest);
    std::vector<DayTotal> totals;
    while (rows.next()) {
        totals.push_back({rows.text(0), rows.text(1), channelOf(rows.text(2)), rows.flag(3), rows.integer(4),
            {rows.integer(5), rows.integer(6), rows.integer(7)},
            {rows.integer(8), rows.integer(9), rows.integer(10)}});
    }
    return totals;
}

TicketCount countTickets(storage::Connection &connection, const QString &companyKey, const QString &fromDay,
    const QString &toDay, bool withTest)
{
    storage::Rows rows
        = connection.run("SELECT COALESCE(SUM(opened), 0), COALESCE(SUM(with_order), 0) FROM daily_ticket "
                         "WHERE company_key = ? AND day >= ? AND day <= ? AND is_test <= ?",
            companyKey, fromDay, toDay, withTest);
    rows.next();
    return {rows.integer(0), rows.integer(1)};
}

} // namespace answerdesk::commerce
