// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/schema/fields.h"

namespace answerdesk::api {

struct OrderRow {
    QString eventId;
    std::optional<QString> orderId;
    schema::Timestamp at;
    QString value;
    QString refunded;
    QString netValue;
    QString currency;
    QString lineTotal;
    int items = 0;
    QString channel;
    QString ticketId;
    QString threadId;
    bool helpful = false;
    bool direct = false;
    bool attributed = true;
    qint64 secondsSinceTouch = 0;
    qint64 secondsSinceAnswer = 0;
    QString answerThreadId;
    qint64 answerMessageId = 0;
    std::optional<qint64> faqId;
    std::optional<QString> source;
    std::optional<QString> locale;
    std::optional<QString> pageUrl;
    bool test = false;
    QString userFingerprint;
    QString userFaqFingerprint;

    static constexpr const char *kName = "OrderRow";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = OrderRow;
        return fields(field("event_id", &T::eventId, about("Identifier.").required()),
            field("order_id", &T::orderId, about("The shop's own.").nullable()),
            field("at", &T::at, about("When it was recorded.").required()),
            field("value", &T::value, about("Total.").required()),
            field("refunded", &T::refunded, about("Sum of its refunds and its cancellation.").required()),
            field("net_value", &T::netValue, about("value - refunded.").required()),
            field("currency", &T::currency, about("ISO 4217.").required()),
            field("line_total", &T::lineTotal,
                about("Sum of the lines; taxes, shipping and order discounts make the difference.")
                    .required()),
            field("items", &T::items, about("Lines.").required()),
            field("channel", &T::channel, about("First touch.").required().oneOf("chat faq")),
            field("ticket_id", &T::ticketId, about("Ticket.").required()),
            field("thread_id", &T::threadId, about("Conversation of the first touch.").required()),
            field("helpful", &T::helpful, about("Whether a helpful interaction came before.").required()),
            field("direct", &T::direct,
                about("Whether it is credited to a helpful answer about a bought product (direct), or to the "
                      "first touch (assisted).")
                    .required()),
            field("attributed", &T::attributed,
                about("Whether it counts; false when a recalculation found no ticket for it.").required()),
            field("seconds_since_touch", &T::secondsSinceTouch,
                about("From the first touch to the order.").required()),
            field("seconds_since_answer", &T::secondsSinceAnswer,
                about("From the credited answer to the order.").required()),
            field("answer_thread_id", &T::answerThreadId,
                about("Conversation of the credited answer.").required()),
            field("answer_message_id", &T::answerMessageId, about("The answer's number in it.").required()),
            field("faq_id", &T::faqId, about("FAQ, when the answer was one's.").nullable()),
            field("source", &T::source, about("Where the order came from.").nullable()),
            field("locale", &T::locale, about("Of the credited answer.").nullable()),
            field("page_url", &T::pageUrl, about("Page of the credited answer.").nullable()),
            field("test", &T::test, about("Of a test visitor.").required()),
            field("user_fingerprint", &T::userFingerprint, about("Visitor.").required()),
            field("user_faq_fingerprint", &T::userFaqFingerprint, about("Visitor.").required()));
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
    QString refusalId;
    schema::Timestamp at;
    QString eventType;
    QString code;
    QString message;
    QString userFingerprint;
    QString userFaqFingerprint;
    QString subject;
    std::optional<QString> remedy;
    std::optional<QString> nearestTicketId;

    static constexpr const char *kName = "RefusedEvent";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = RefusedEvent;
        return fields(field("refusal_id", &T::refusalId, about("Identifier.").required()),
            field("at", &T::at, about("When.").required()),
            field("event_type", &T::eventType, about("cart or checkout kind.").required()),
            field("code", &T::code, about("Error code it was refused with.").required()),
            field("message", &T::message, about("Why, for people.").required()),
            field("user_fingerprint", &T::userFingerprint, about("Visitor.").required()),
            field("user_faq_fingerprint", &T::userFaqFingerprint, about("Visitor.").required()),
            field("subject", &T::subject, about("Product or order.").required()),
            field("remedy", &T::remedy, about("What would have made it pass.").nullable()),
            field(
                "nearest_ticket_id", &T::nearestTicketId, about("The ticket that came closest.").nullable()));
    }
};

} // namespace answerdesk::api
