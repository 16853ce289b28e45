// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/commerce/upkeep/recalculation.h"
#include "server/commerce/events/answer_credit.h"
#include "server/commerce/events/attribution_store.h"

namespace answerdesk::commerce {

namespace {

bool isSame(const StoredAttribution &a, const StoredAttribution &b)
{
    return a.isAttributed == b.isAttributed && a.first.ticketId == b.first.ticketId
        && a.first.touch.interactionId == b.first.touch.interactionId
        && a.first.isHelpful == b.first.isHelpful && a.first.touch.isTest == b.first.touch.isTest
        && a.credit.isDirect == b.credit.isDirect
        && a.credit.answerInteractionId == b.credit.answerInteractionId;
}

/// Counts the orders of tickets again; their days change with that.
void recountTickets(storage::Connection &connection, const QString &companyKey, const QSet<qint64> &tickets,
    Recalculated &result)
{
    for (const qint64 ticketId : tickets) {
        if (const auto opened = recountOrders(connection, companyKey, ticketId))
            result.days << *opened;
    }
}

void recalculateOrder(storage::Connection &connection, const accounts::Company &company,
    const AttributedOrder &order, QSet<qint64> &tickets, Recalculated &result)
{
    const Visitor visitor(order.userFingerprint, order.userFaqFingerprint);
    const auto found = findActiveTicket(connection, company, visitor, order.atMs);
    StoredAttribution after = order.attribution;
    after.isAttributed = found.has_value();
    if (found) {
        OrderCredit credit = creditOf(connection, company, visitor, *found, order.bought, order.atMs);
        credit.slices.source = order.attribution.credit.slices.source;
        after = {true, *found, credit};
    }
    ++result.orders;
    if (isSame(order.attribution, after))
        return;
    ++result.changed;
    result.lost += found ? 0 : 1;
    storeAttribution(connection, company.key, order.eventId, after);
    tickets << order.attribution.first.ticketId << after.first.ticketId;
    for (const QString &day : refundDays(connection, company.key, order.eventId))
        result.days << day;
}

} // namespace

std::optional<qint64> recalculateOrders(storage::Connection &connection, const accounts::Company &company,
    const QString &day, qint64 afterId, int limit, Recalculated &result)
{
    const QList<AttributedOrder> orders = loadAttributedOrders(connection, company.key, day, afterId, limit);
    QSet<qint64> tickets;
    for (const AttributedOrder &order : orders)
        recalculateOrder(connection, company, order, tickets, result);
    recountTickets(connection, company.key, tickets, result);
    return orders.empty() ? std::nullopt : std::optional(orders.back().eventId);
}

std::optional<qint64> recalculateCarts(storage::Connection &connection, const accounts::Company &company,
    const QString &day, qint64 afterId, int limit, Recalculated &result)
{
    const QList<AttributedEvent> events = loadAttributedEvents(connection, company.key, day, afterId, limit);
    QSet<qint64> tickets;
    for (const AttributedEvent &event : events) {
        const auto found = findActiveTicket(
            connection, company, Visitor(event.userFingerprint, event.userFaqFingerprint), event.atMs);
        // A cart event was accepted and stays: without a ticket by these settings it keeps the one it had.
        if (!found
            || (found->touch.interactionId == event.interactionId && found->isHelpful == event.isHelpful))
            continue;
        storeEventAttribution(connection, company.key, event.eventId, *found);
        tickets << event.ticketId << found->ticketId;
    }
    recountTickets(connection, company.key, tickets, result);
    return events.empty() ? std::nullopt : std::optional(events.back().eventId);
}

} // namespace answerdesk::commerce
