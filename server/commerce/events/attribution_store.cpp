// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/commerce/events/attribution_store.h"
#include "server/commerce/model/channel.h"
#include "server/commerce/totals/day_totals.h"

namespace answerdesk::commerce {

using storage::Connection;
using storage::Rows;

std::vector<AttributedOrder> loadAttributedOrders(
    Connection &connection, const QString &companyKey, const QString &day)
{
    std::vector<AttributedOrder> orders;
    {
        Rows rows = connection.run(
            "SELECT event_id, at_ms, user_fingerprint, user_faq_fingerprint, is_attributed, ticket_id, "
            "interaction_id, channel, touch_ms, is_helpful, is_test, answer_interaction_id, answer_ms, "
            "is_direct, source, locale, page_url, faq_id FROM checkout "
            "WHERE company_key = ? AND day = ? ORDER BY event_id",
            companyKey, day);
        while (rows.next()) {
            orders.push_back({rows.integer(0), rows.integer(1), rows.text(2), rows.text(3),
                {rows.flag(4), rows.integer(5), rows.integer(6), channelOf(rows.text(7)), rows.integer(8),
                    rows.flag(9), rows.flag(10),
                    {rows.integer(11), rows.integer(12), rows.flag(13),
                        {rows.text(14), rows.text(15), rows.text(16), rows.optionalInteger(17)}}},
                {}});
        }
    }
    for (AttributedOrder &order : orders) {
        Rows rows = connection.run(
            "SELECT product_id, product_name FROM checkout_line WHERE company_key = ? AND event_id = ?",
            companyKey, order.eventId);
        while (rows.next())
            order.bought.push_back({rows.text(0), rows.text(1)});
    }
    return orders;
}

void storeAttribution(
    Connection &connection, const QString &companyKey, qint64 eventId, const StoredAttribution &attribution)
{
    const OrderCredit &credit = attribution.credit;
    connection.run(
        "UPDATE checkout SET is_attributed = ?, ticket_id = ?, interaction_id = ?, channel = ?, "
        "touch_ms = ?, is_helpful = ?, is_test = ?, answer_interaction_id = ?, answer_ms = ?, is_direct = ?, "
        "source = ?, locale = ?, page_url = ?, faq_id = ? WHERE company_key = ? AND event_id = ?",
        attribution.isAttributed, attribution.ticketId, attribution.interactionId,
        channelName(attribution.channel), attribution.touchMs, attribution.isHelpful, attribution.isTest,
        credit.answerInteractionId, credit.answerMs, credit.isDirect, credit.slices.source,
        credit.slices.locale, credit.slices.pageUrl, credit.slices.faqId, companyKey, eventId);
}

QStringList refundDays(Connection &connection, const QString &companyKey, qint64 eventId)
{
    QStringList days;
    Rows rows = connection.run(
        "SELECT DISTINCT day FROM refund WHERE company_key = ? AND event_id = ?", companyKey, eventId);
    while (rows.next())
        days << rows.text(0);
    return days;
}

std::optional<QString> recountOrders(Connection &connection, const QString &companyKey, qint64 ticketId)
{

    Rows rows = connection.run(
        "UPDATE ticket SET orders = (SELECT COUNT(*) FROM checkout AS c WHERE c.company_key = "
        "ticket.company_key "
        "AND c.ticket_id = ticket.ticket_id AND c.is_attributed = 1) WHERE company_key = ? AND ticket_id = ? "
        "RETURNING opened_day",
        companyKey, ticketId);
    return rows.next() ? std::optional(rows.text(0)) : std::nullopt;
}

void markCarts(Connection &connection, const QString &companyKey, const QString &day)
{
    Rows rows = connection.run(
        "UPDATE ticket SET has_cart = 1 - has_cart WHERE company_key = ? AND opened_day = ? AND has_cart <> "
        "CASE WHEN EXISTS (SELECT 1 FROM cart_event AS e WHERE e.company_key = ticket.company_key AND "
        "e.ticket_id = ticket.ticket_id) THEN 1 ELSE 0 END RETURNING ticket_id",
        companyKey, day);
    while (rows.next())
        connection.memory<TicketTotals>().forgetCart(companyKey, rows.integer(0));
}

std::vector<AttributedEvent> loadAttributedEvents(
    Connection &connection, const QString &companyKey, const QString &day)
{
    std::vector<AttributedEvent> events;
    Rows rows = connection.run("SELECT event_id, at_ms, user_fingerprint, user_faq_fingerprint, ticket_id, "
                               "interaction_id, is_helpful "
                               "FROM cart_event WHERE company_key = ? AND day = ?",
        companyKey, day);
    while (rows.next()) {
        events.push_back({rows.integer(0), rows.integer(1), rows.text(2), rows.text(3), rows.integer(4),
            rows.integer(5), rows.flag(6)});
    }
    return events;
}

void storeEventAttribution(
    Connection &connection, const QString &companyKey, qint64 eventId, const Attribution &attribution)
{
    const Touch &touch = attribution.touch;
    connection.run("UPDATE cart_event SET ticket_id = ?, interaction_id = ?, channel = ?, is_helpful = ?, "
                   "is_test = ? WHERE company_key = ? AND event_id = ?",
        attribution.ticketId, touch.interactionId, channelName(touch.channel), attribution.isHelpful,
        touch.isTest, companyKey, eventId);
}

} // namespace answerdesk::commerce
