// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/commerce/events/attribution_store.h"
#include "server/commerce/events/event_columns.h"

namespace answerdesk::commerce {

using storage::Column;
using storage::Connection;
using storage::Key;

namespace {

using Orders = storage::View<AttributedOrder, Column<"event_id", &AttributedOrder::eventId>,
    Column<"at_ms", &AttributedOrder::atMs>, Column<"user_fingerprint", &AttributedOrder::userFingerprint>,
    Column<"user_faq_fingerprint", &AttributedOrder::userFaqFingerprint>,
    CreditColumns<&AttributedOrder::attribution>>;
using BoughtLines = storage::View<Bought, Column<"product_id", &Bought::productId>,
    Column<"product_name", &Bought::productName>>;
using Events = storage::View<AttributedEvent, Column<"event_id", &AttributedEvent::eventId>,
    Column<"at_ms", &AttributedEvent::atMs>, Column<"user_fingerprint", &AttributedEvent::userFingerprint>,
    Column<"user_faq_fingerprint", &AttributedEvent::userFaqFingerprint>,
    Column<"ticket_id", &AttributedEvent::ticketId>,
    Column<"interaction_id", &AttributedEvent::interactionId>,
    Column<"is_helpful", &AttributedEvent::isHelpful>>;

/// What an event is credited to.
template <typename What>
struct CreditRow {
    QString companyKey;
    qint64 eventId = 0;
    What what;
};
template <storage::Literal Name, typename What, template <auto...> typename WhatColumns>
using CreditTable = storage::Table<CreditRow<What>, Name, Key<"company_key", &CreditRow<What>::companyKey>,
    Key<"event_id", &CreditRow<What>::eventId>, WhatColumns<&CreditRow<What>::what>>;

} // namespace

QList<AttributedOrder> loadAttributedOrders(
    Connection &connection, const QString &companyKey, const QString &day, qint64 afterId, int limit)
{
    QList<AttributedOrder> orders
        = Orders::select<"SELECT {columns} FROM checkout "
                         "WHERE company_key = ? AND day = ? AND event_id > ? ORDER BY event_id LIMIT ?">(
            connection, companyKey, day, afterId, limit);
    for (AttributedOrder &order : orders) {
        order.bought = BoughtLines::select<
            "SELECT {columns} FROM checkout_line WHERE company_key = ? AND event_id = ?">(
            connection, companyKey, order.eventId);
    }
    return orders;
}

void storeAttribution(
    Connection &connection, const QString &companyKey, qint64 eventId, const StoredAttribution &attribution)
{
    CreditTable<"checkout", StoredAttribution, CreditColumns>::update(
        connection, {companyKey, eventId, attribution});
}

QStringList refundDays(Connection &connection, const QString &companyKey, qint64 eventId)
{
    return storage::values<QString>(connection.run(
        "SELECT DISTINCT day FROM refund WHERE company_key = ? AND event_id = ?", companyKey, eventId));
}

std::optional<QString> recountOrders(Connection &connection, const QString &companyKey, qint64 ticketId)
{
    return storage::firstValue<QString>(connection.run(
        "UPDATE ticket SET orders = (SELECT COUNT(*) FROM checkout AS c WHERE c.company_key = "
        "ticket.company_key "
        "AND c.ticket_id = ticket.ticket_id AND c.is_attributed = 1) WHERE company_key = ? AND ticket_id = ? "
        "RETURNING opened_day",
        companyKey, ticketId));
}

std::optional<qint64> markCarts(
    Connection &connection, const QString &companyKey, const QString &day, qint64 afterId, int limit)
{
    const auto last = storage::firstValue<qint64>(
        connection.run("SELECT MAX(ticket_id) FROM (SELECT ticket_id FROM ticket WHERE company_key "
                       "= ? AND opened_day = ? AND ticket_id > ? ORDER BY ticket_id LIMIT ?) AS t",
            companyKey, day, afterId, limit));
    if (last) {
        connection.run(
            "UPDATE ticket SET has_cart = 1 - has_cart WHERE company_key = ? AND opened_day = ? AND "
            "ticket_id > ? AND ticket_id <= ? AND has_cart <> "
            "CASE WHEN EXISTS (SELECT 1 FROM cart_event AS e WHERE e.company_key = ticket.company_key AND "
            "e.ticket_id = ticket.ticket_id) THEN 1 ELSE 0 END",
            companyKey, day, afterId, *last);
    }
    return last;
}

QList<AttributedEvent> loadAttributedEvents(
    Connection &connection, const QString &companyKey, const QString &day, qint64 afterId, int limit)
{
    return Events::select<"SELECT {columns} FROM cart_event WHERE company_key = ? AND day = ? "
                          "AND event_id > ? ORDER BY event_id LIMIT ?">(
        connection, companyKey, day, afterId, limit);
}

void storeEventAttribution(
    Connection &connection, const QString &companyKey, qint64 eventId, const Attribution &attribution)
{
    CreditTable<"cart_event", Attribution, TouchColumns>::update(
        connection, {companyKey, eventId, attribution});
}

} // namespace answerdesk::commerce
