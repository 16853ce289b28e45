// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/commerce/upkeep/recalculation.h"
#include "server/commerce/events/answer_credit.h"
#include "server/commerce/events/attribution_store.h"
#include "server/commerce/totals/day_totals.h"
#include "server/commerce/totals/totals_keeper.h"

namespace answerdesk::commerce {

namespace {

/// Days whose totals change, and the tickets whose orders or carts do.
struct Touched {
    QSet<QString> days;
    QSet<qint64> tickets;
};

bool isSame(const StoredAttribution &a, const StoredAttribution &b)
{
    return a.isAttributed == b.isAttributed && a.ticketId == b.ticketId && a.interactionId == b.interactionId
        && a.isHelpful == b.isHelpful && a.isTest == b.isTest && a.credit.isDirect == b.credit.isDirect
        && a.credit.answerInteractionId == b.credit.answerInteractionId;
}

StoredAttribution attributed(const Attribution &attribution, const OrderCredit &credit)
{
    const Touch &touch = attribution.touch;
    return {true, attribution.ticketId, touch.interactionId, touch.channel, touch.atMs, attribution.isHelpful,
        touch.isTest, credit};
}

void reattribute(storage::Connection &connection, const accounts::Company &company,
    const AttributedEvent &event, const Attribution &attribution, Touched &touched)
{
    storeEventAttribution(connection, company.key, event.eventId, attribution);
    touched.tickets << event.ticketId << attribution.ticketId;
}

void recalculateOrder(storage::Connection &connection, const accounts::Company &company,
    const AttributedOrder &order, Touched &touched, api::Recalculation &result)
{
    const Visitor visitor(order.userFingerprint, order.userFaqFingerprint);
    const auto found = findTicketAt(connection, company, visitor, order.atMs);
    StoredAttribution after = order.attribution;
    after.isAttributed = found.has_value();
    if (found) {
        OrderCredit credit = creditOf(connection, company, visitor, *found, order.bought, order.atMs);
        credit.slices.source = order.attribution.credit.slices.source;
        after = attributed(*found, credit);
    }
    ++result.orders;
    if (isSame(order.attribution, after))
        return;
    ++result.changed;
    result.lost += found ? 0 : 1;
    storeAttribution(connection, company.key, order.eventId, after);
    touched.tickets << order.attribution.ticketId << after.ticketId;
    for (const QString &day : refundDays(connection, company.key, order.eventId))
        touched.days << day;
}

} // namespace

void recalculateDay(storage::Connection &connection, const accounts::Company &company, const QString &day,
    api::Recalculation &result)
{
    Touched touched;
    touched.days << day;
    for (const AttributedOrder &order : loadAttributedOrders(connection, company.key, day))
        recalculateOrder(connection, company, order, touched, result);
    for (const AttributedEvent &event : loadAttributedEvents(connection, company.key, day)) {
        const auto found = findTicketAt(
            connection, company, Visitor(event.userFingerprint, event.userFaqFingerprint), event.atMs);
        // A cart event was accepted and stays: without a ticket by these settings it keeps the one it had.
        if (found
            && (found->touch.interactionId != event.interactionId || found->isHelpful != event.isHelpful))
            reattribute(connection, company, event, *found, touched);
    }
    for (const qint64 ticketId : std::as_const(touched.tickets)) {
        if (const auto opened = recountOrders(connection, company.key, ticketId))
            touched.days << *opened;
    }
    for (const QString &each : std::as_const(touched.days))
        checkDay(connection, company.key, each, true);
}

} // namespace answerdesk::commerce
