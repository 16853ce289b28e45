// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/revenue.h"
#include "shared/api/threads.h"

namespace answerdesk::api {

enum class RefundKind { Refund, Cancellation };

} // namespace answerdesk::api

namespace answerdesk::schema {

template <>
struct EnumNames<api::RefundKind> {
    static constexpr std::pair<api::RefundKind, const char *> kNames[]
        = {{api::RefundKind::Refund, "refund"}, {api::RefundKind::Cancellation, "cancellation"}};
};

} // namespace answerdesk::schema

namespace answerdesk::api {

/// Body of POST .../orders/{order}/refunds.
struct RefundRequest {
    RefundKind kind = RefundKind::Refund;
    std::optional<Decimal> value;
    std::optional<QString> reference;
    std::optional<QString> reason;

    static constexpr const char *kName = "RefundRequest";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = RefundRequest;
        return fields(field("kind", &T::kind,
                          about("A refund of some value, or the cancellation of what is left.").required()),
            field("value", &T::value,
                about("What is given back, in the order's currency; of a cancellation, what is left.")
                    .like("12.50")),
            field("reference", &T::reference,
                about("The shop's own identifier of the refund: one with it counts once, for ever.")
                    .length(1, 255)),
            field("reason", &T::reason, about("Why, for people.").trimmed().length(0, 500)));
    }
    static void check(const RefundRequest &request, schema::Faults &faults, const QString &prefix);
};

struct RefundRow {
    QString refundId;
    QString eventId;
    std::optional<QString> orderId;
    QString kind;
    schema::Timestamp at;
    QString value;
    QString currency;
    std::optional<QString> reference;
    QString reason;
    QString actor;
    QString channel;
    bool test = false;

    static constexpr const char *kName = "RefundRow";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = RefundRow;
        return fields(field("refund_id", &T::refundId, about("Identifier.").required()),
            field("event_id", &T::eventId, about("The order's identifier.").required()),
            field("order_id", &T::orderId, about("The shop's own identifier of the order.").nullable()),
            field("kind", &T::kind, about("What it is.").required().oneOf("refund cancellation")),
            field("at", &T::at, about("When it was recorded; it counts on this day.").required()),
            field("value", &T::value, about("What was given back.").required()),
            field("currency", &T::currency, about("ISO 4217.").required()),
            field("reference", &T::reference, about("The shop's own identifier.").nullable()),
            field("reason", &T::reason, about("Why.").required()),
            field("actor", &T::actor, about("Who recorded it.").required()),
            field("channel", &T::channel, about("First touch of the order.").required().oneOf("chat faq")),
            field("test", &T::test, about("Of a test visitor.").required()));
    }
};

struct OrderLine {
    QString productId;
    QString productName;
    QString quantity;
    QString value;
    QString currency;

    static constexpr const char *kName = "OrderLine";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = OrderLine;
        return fields(field("product_id", &T::productId, about("Product.").required()),
            field("product_name", &T::productName, about("Its name.").required()),
            field("quantity", &T::quantity, about("How many.").required()),
            field("value", &T::value, about("Line total.").required()),
            field("currency", &T::currency, about("ISO 4217.").required()));
    }
};

/// The interaction that an order is credited to.
struct CreditedAnswer {
    schema::Timestamp at;
    QString channel;
    bool helpful = false;
    QString helpfulReason;
    std::optional<QString> question;
    std::optional<QString> answer;
    std::vector<AnswerSource> sources;
    std::optional<AnswerMark> markedWrong;

    static constexpr const char *kName = "CreditedAnswer";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = CreditedAnswer;
        return fields(field("at", &T::at, about("When.").required()),
            field("channel", &T::channel, about("Through what.").required().oneOf("chat faq")),
            field("helpful", &T::helpful, about("Whether it counts as helpful.").required()),
            field("helpful_reason", &T::helpfulReason, about("Why.").required()),
            field("question", &T::question, about("Null once the conversation is deleted.").nullable()),
            field("answer", &T::answer, about("Null once the conversation is deleted.").nullable()),
            field("sources", &T::sources, about("The passages that it rests on.").required()),
            field("marked_wrong", &T::markedWrong,
                about("The mark of an administrator. An order that was recorded before it stays attributed "
                      "until "
                      "attribution is recalculated.")
                    .nullable()));
    }
};

/// An order with everything that led to it.
struct OrderDetails {
    OrderRow order;
    std::vector<OrderLine> lines;
    std::vector<RefundRow> refunds;
    CreditedAnswer answer;
    std::vector<CartEventRow> events;
    QString thread;
    QString visitor;

    static constexpr const char *kName = "OrderDetails";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = OrderDetails;
        return fields(field("order", &T::order, about("The order.").required()),
            field("lines", &T::lines, about("What was bought.").required()),
            field("refunds", &T::refunds, about("Refunds and cancellation, oldest first.").required()),
            field("answer", &T::answer, about("The answer that it is credited to.").required()),
            field("events", &T::events,
                about(
                    "The visitor's cart events of the bought products before it, newest first, at most 200.")
                    .required()),
            field("thread", &T::thread, about("Path of the answer's conversation.").required()),
            field("visitor", &T::visitor, about("Path of the list of the visitor's tickets.").required()));
    }
};

} // namespace answerdesk::api
