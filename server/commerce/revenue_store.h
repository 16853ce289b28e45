// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/commerce/interactions.h"
#include "shared/core/amount.h"

namespace answerdesk::commerce {

/// One row of the daily totals.
struct DayTotal {
    QString currency;
    QString day;
    Channel channel = Channel::Chat;
    bool isHelpful = false;
    qint64 orders = 0;
    Amount::Limbs revenue;
    Amount::Limbs cart;
};

struct TicketCount {
    qint64 opened = 0;
    qint64 withOrder = 0;
};

// They read; all throw SqlFailure.

/// Totals of the days from one to another, both included, by currency and day.
std::vector<DayTotal> loadTotals(storage::Connection &connection, const QString &companyKey,
    const QString &fromDay, const QString &toDay, bool withTest);
/// Tickets that were opened on these days, from the totals that each ticket was counted in.
TicketCount countTickets(storage::Connection &connection, const QString &companyKey, const QString &fromDay,
    const QString &toDay, bool withTest);

} // namespace answerdesk::commerce
