// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/schema/fields.h"

namespace answerdesk::api {

struct RevenueQuery {
    std::optional<QString> from;
    std::optional<QString> to;
    std::optional<bool> includeTest;

    static constexpr const char *kName = "RevenueQuery";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = RevenueQuery;
        return fields(field("from", &T::from,
                          about("First day, in the company's time zone; default 29 days before to.")
                              .length(10, 10)
                              .formatted("date")),
            field("to", &T::to, about("Last day; default today.").length(10, 10).formatted("date")),
            field("include_test", &T::includeTest, about("Count test visitors as well.")));
    }
};

struct RevenueDay {
    QString date;
    QString revenue;
    QString chat;
    QString faq;
    QString helpful;
    qint64 orders = 0;
    QString addedToCart;

    static constexpr const char *kName = "RevenueDay";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = RevenueDay;
        return fields(
            field("date", &T::date, about("Day of the company's time zone.").required().formatted("date")),
            field("revenue", &T::revenue, about("Attributed revenue.").required()),
            field("chat", &T::chat, about("Of it, first touch by chat.").required()),
            field("faq", &T::faq, about("Of it, first touch by a FAQ.").required()),
            field("helpful", &T::helpful, about("Of it, after a helpful interaction.").required()),
            field("orders", &T::orders, about("Orders.").required()),
            field("added_to_cart", &T::addedToCart, about("Value added less value removed.").required()));
    }
};

struct RevenueOfCurrency {
    QString currency;
    QString attributedRevenue;
    QString helpfulRevenue;
    qint64 orders = 0;
    std::optional<QString> averageOrderValue;
    QString addedToCart;
    std::vector<RevenueDay> days;

    static constexpr const char *kName = "RevenueOfCurrency";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = RevenueOfCurrency;
        return fields(field("currency", &T::currency, about("ISO 4217.").required()),
            field("attributed_revenue", &T::attributedRevenue,
                about("Sum of the orders of visitors with an active ticket.").required()),
            field("helpful_revenue", &T::helpfulRevenue,
                about("Of it, orders after a helpful interaction.").required()),
            field("orders", &T::orders, about("Number of those orders.").required()),
            field("average_order_value", &T::averageOrderValue,
                about("attributed_revenue / orders.").nullable()),
            field("added_to_cart", &T::addedToCart,
                about("Value added to carts less value removed.").required()),
            field("days", &T::days, about("Every day of the range, oldest first.").required()));
    }
};

/// Revenue impact. Amounts are exact decimals as text.
struct Revenue {
    QString timeZone;
    QString from;
    QString to;
    std::vector<RevenueOfCurrency> currencies;
    qint64 tickets = 0;
    qint64 ticketsWithOrder = 0;
    std::optional<QString> conversion;

    static constexpr const char *kName = "Revenue";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = Revenue;
        return fields(field("time_zone", &T::timeZone, about("Zone of the days.").required()),
            field("from", &T::from, about("First day.").required().formatted("date")),
            field("to", &T::to, about("Last day.").required().formatted("date")),
            field("currencies", &T::currencies,
                about("One entry a currency; sums of different currencies are never mixed.").required()),
            field("tickets", &T::tickets, about("Tickets opened in the range.").required()),
            field("tickets_with_order", &T::ticketsWithOrder, about("Of them, with an order.").required()),
            field("conversion", &T::conversion, about("tickets_with_order / tickets.").nullable()));
    }
};

struct OrderRow {
    QString eventId;
    std::optional<QString> orderId;
    schema::Timestamp at;
    QString value;
    QString currency;
    QString lineTotal;
    int items = 0;
    QString channel;
    QString ticketId;
    QString threadId;
    bool helpful = false;
    qint64 secondsSinceTouch = 0;
    bool test = false;
    QString userFingerprint;

    static constexpr const char *kName = "OrderRow";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = OrderRow;
        return fields(field("event_id", &T::eventId, about("Identifier.").required()),
            field("order_id", &T::orderId, about("The shop's own.").nullable()),
            field("at", &T::at, about("When it was recorded.").required()),
            field("value", &T::value, about("Total.").required()),
            field("currency", &T::currency, about("ISO 4217.").required()),
            field("line_total", &T::lineTotal,
                about("Sum of the lines; taxes, shipping and order discounts make the difference.")
                    .required()),
            field("items", &T::items, about("Lines.").required()),
            field("channel", &T::channel, about("First touch.").required().oneOf("chat faq")),
            field("ticket_id", &T::ticketId, about("Ticket.").required()),
            field("thread_id", &T::threadId, about("Conversation of the first touch.").required()),
            field("helpful", &T::helpful, about("Whether a helpful interaction came before.").required()),
            field("seconds_since_touch", &T::secondsSinceTouch,
                about("From the first touch to the order.").required()),
            field("test", &T::test, about("Of a test visitor.").required()),
            field("user_fingerprint", &T::userFingerprint, about("Visitor.").required()));
    }
};

struct CartEventRow {
    QString eventId;
    schema::Timestamp at;
    QString type;
    QString productId;
    QString productName;
    QString value;
    QString currency;
    QString quantity;
    QString cartChange;
    std::optional<QString> source;
    QString channel;
    QString ticketId;
    bool test = false;
    QString userFingerprint;

    static constexpr const char *kName = "CartEventRow";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = CartEventRow;
        return fields(field("event_id", &T::eventId, about("Identifier.").required()),
            field("at", &T::at, about("When it was recorded.").required()),
            field("type", &T::type,
                about("Kind.").required().oneOf(
                    "ITEM_ADDED QUANTITY_INCREASED QUANTITY_DECREASED ITEM_REMOVED")),
            field("product_id", &T::productId, about("Product.").required()),
            field("product_name", &T::productName, about("Its name.").required()),
            field("value", &T::value, about("Price of one.").required()),
            field("currency", &T::currency, about("ISO 4217.").required()),
            field("quantity", &T::quantity, about("After the event.").required()),
            field("cart_change", &T::cartChange, about("value times the change in quantity.").required()),
            field("source", &T::source, about("Origin.").nullable()),
            field("channel", &T::channel, about("First touch.").required().oneOf("chat faq")),
            field("ticket_id", &T::ticketId, about("Ticket.").required()),
            field("test", &T::test, about("Of a test visitor.").required()),
            field("user_fingerprint", &T::userFingerprint, about("Visitor.").required()));
    }
};

struct TicketRow {
    QString ticketId;
    schema::Timestamp openedAt;
    schema::Timestamp lastAt;
    QString channel;
    int interactions = 0;
    bool helpful = false;
    int orders = 0;
    std::optional<QString> userFingerprint;
    std::optional<QString> userFaqFingerprint;
    bool test = false;

    static constexpr const char *kName = "TicketRow";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = TicketRow;
        return fields(field("ticket_id", &T::ticketId, about("Identifier.").required()),
            field("opened_at", &T::openedAt, about("First interaction.").required()),
            field("last_at", &T::lastAt, about("Last interaction.").required()),
            field("channel", &T::channel, about("Of the first interaction.").required().oneOf("chat faq")),
            field("interactions", &T::interactions, about("Interactions.").required()),
            field("helpful", &T::helpful, about("Whether one of them was helpful.").required()),
            field("orders", &T::orders, about("Orders.").required()),
            field("user_fingerprint", &T::userFingerprint, about("Visitor of the chat.").nullable()),
            field("user_faq_fingerprint", &T::userFaqFingerprint, about("Visitor of the FAQs.").nullable()),
            field("test", &T::test, about("Of a test key.").required()));
    }
};

struct RefusedEvent {
    schema::Timestamp at;
    QString eventType;
    QString code;
    QString message;
    QString userFingerprint;
    QString userFaqFingerprint;
    QString subject;

    static constexpr const char *kName = "RefusedEvent";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = RefusedEvent;
        return fields(field("at", &T::at, about("When.").required()),
            field("event_type", &T::eventType, about("cart or checkout kind.").required()),
            field("code", &T::code, about("Error code it was refused with.").required()),
            field("message", &T::message, about("Why, for people.").required()),
            field("user_fingerprint", &T::userFingerprint, about("Visitor.").required()),
            field("user_faq_fingerprint", &T::userFaqFingerprint, about("Visitor.").required()),
            field("subject", &T::subject, about("Product or order.").required()));
    }
};

} // namespace answerdesk::api
