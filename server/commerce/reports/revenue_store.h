// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/commerce/totals/total_store.h"
#include "shared/api/revenue.h"

namespace answerdesk::commerce {

/// One row of the daily totals.
struct DayTotal {
    QString currency;
    QString day;
    QString value; ///< of the dimension
    Channel channel = Channel::Chat;
    bool isHelpful = false;
    bool isDirect = false;
    DayChange sums;
};

/// Which totals are read.
struct TotalsWanted {
    QString companyKey;
    QString fromDay;
    QString toDay;
    bool withTest = false;
    Dimension dimension = Dimension::All;
    std::optional<QString> value; ///< of the dimension
    std::optional<Channel> channel;
    std::optional<QString> currency;
    std::optional<bool> isHelpful;
    std::optional<bool> isDirect;
};

// They read; all throw SqlFailure.

/// Totals of the days from one to another, both included, by currency and day.
QList<DayTotal> loadTotals(storage::Connection &connection, const TotalsWanted &wanted);
/// Hands over each of these totals as it is read, in no order, so that they need not fit into memory
/// together: without the day, whether it is of helpful answers, and the number of cart events.
void eachTotal(storage::Connection &connection, const TotalsWanted &wanted,
    const std::function<void(const DayTotal &)> &take);
/// Tickets that were opened on these days, from the totals that each ticket was counted in.
TicketChange countTickets(storage::Connection &connection, const TotalsWanted &wanted);

/// The last name that a product was sent with; empty when no cart event or order knows it.
QString productName(storage::Connection &connection, const QString &companyKey, const QString &productId);
/// Empty when there is no such FAQ any more.
QString faqQuestion(storage::Connection &connection, const QString &companyKey, qint64 faqId);

/// In a statement: the sum of the refunds of the order o.
inline constexpr char kRefunded[]
    = "(SELECT CAST(COALESCE(SUM(r.value_micros), 0) AS BIGINT) FROM refund AS r "
      "WHERE r.company_key = o.company_key AND r.event_id = o.event_id)";

/// An order with the question of the answer that it is credited to.
struct AskedOrder {
    QString question; ///< its first characters; empty once the conversation is deleted
    QString currency;
    Decimal value;
    Decimal refunded;
};
/// Orders of the range, the newest first, at most so many.
QList<AskedOrder> loadAskedOrders(storage::Connection &connection, const TotalsWanted &wanted, int limit);

} // namespace answerdesk::commerce
