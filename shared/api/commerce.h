// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/schema/fields.h"

namespace answerdesk::api {

enum class CartEventType { ItemAdded, QuantityIncreased, QuantityDecreased, ItemRemoved };

/// Body of POST /analytics/cart_events.
struct CartEventRequest {
    schema::CompanySlug companyKey;
    schema::Fingerprint userFingerprint;
    schema::Fingerprint userFaqFingerprint;
    CartEventType type = CartEventType::ItemAdded;
    QString productId;
    QString productName;
    Decimal value;
    schema::CurrencyCode currency;
    Decimal quantity;
    std::optional<QString> source;

    static constexpr const char *kName = "CartEventRequest";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = CartEventRequest;
        return fields(
            field("company_key", &T::companyKey, about("The company's key.").required().like("nordfjell")),
            field("user_fingerprint", &T::userFingerprint,
                about("Visitor of the chat widget.").required().like("3f0e8c52-1d2b-4c47-9a55-6f3a9d1c2b10")),
            field("user_faq_fingerprint", &T::userFaqFingerprint,
                about("Visitor of the FAQ widget.").required().like("9b7d1f60-52c4-4b1e-8a3d-0c5e7f9a1b22")),
            field("type", &T::type, about("What happened to the item.").required()),
            field("product_id", &T::productId,
                about("The shop's own identifier of the product.")
                    .required()
                    .length(1, 200)
                    .like("NF-ALTA-2")),
            field("product_name", &T::productName,
                about("Name for people.").required().length(1, 500).like("Alta 2 tent")),
            field("value", &T::value, about("Price of one, after discounts.").required().like("349.00")),
            field("currency", &T::currency, about("ISO 4217 code.").required().like("EUR")),
            field("quantity", &T::quantity,
                about("Quantity after this event; 0 only for ITEM_REMOVED; may be a fraction.")
                    .required()
                    .like("1")),
            field("source", &T::source, about("Where the event came from.").length(0, 64).like("web")));
    }
    static void check(const CartEventRequest &event, schema::Faults &faults, const QString &prefix);
};

struct LineItem {
    QString productId;
    QString productName;
    Decimal quantity;
    Decimal value;
    schema::CurrencyCode currency;

    static constexpr const char *kName = "LineItem";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = LineItem;
        return fields(field("product_id", &T::productId,
                          about("The shop's own identifier of the product.")
                              .required()
                              .length(1, 200)
                              .like("NF-ALTA-2")),
            field("product_name", &T::productName,
                about("Name for people.").required().length(1, 500).like("Alta 2 tent")),
            field("quantity", &T::quantity, about("Quantity purchased.").required().like("1")),
            field("value", &T::value, about("Line total: price times quantity.").required().like("349.00")),
            field("currency", &T::currency, about("ISO 4217 code.").required().like("EUR")));
    }
};

/// Body of POST /analytics/checkout_events. orderId and order_id are one field under two spellings.
struct CheckoutEventRequest {
    schema::CompanySlug companyKey;
    schema::Fingerprint userFingerprint;
    schema::Fingerprint userFaqFingerprint;
    Decimal value;
    schema::CurrencyCode currency;
    std::optional<QString> orderIdCamel;
    std::optional<QString> orderIdSnake;
    std::vector<LineItem> lineItems;
    std::optional<QString> source;

    /// The order's identifier under either spelling; empty when there is none.
    QString orderId() const;

    static constexpr const char *kName = "CheckoutEventRequest";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = CheckoutEventRequest;
        return fields(
            field("company_key", &T::companyKey, about("The company's key.").required().like("nordfjell")),
            field("user_fingerprint", &T::userFingerprint,
                about("Visitor of the chat widget.").required().like("3f0e8c52-1d2b-4c47-9a55-6f3a9d1c2b10")),
            field("user_faq_fingerprint", &T::userFaqFingerprint,
                about("Visitor of the FAQ widget.").required().like("9b7d1f60-52c4-4b1e-8a3d-0c5e7f9a1b22")),
            field("value", &T::value,
                about("Total of the order after discounts and taxes.").required().like("368.95")),
            field("currency", &T::currency, about("ISO 4217 code.").required().like("EUR")),
            field("orderId", &T::orderIdCamel,
                about("The shop's own identifier of the order; an order with one counts once, for ever.")
                    .length(0, 255)
                    .like("NF-100042")),
            field("order_id", &T::orderIdSnake, about("The same as orderId.").length(0, 255)),
            field("line_items", &T::lineItems, about("Purchased items.").required().items(1, 1000)),
            field("source", &T::source,
                about("Where the order came from; absent: the source of the visitor's last cart event.")
                    .length(0, 64)));
    }
    static void check(const CheckoutEventRequest &event, schema::Faults &faults, const QString &prefix);
};

enum class EventKind { CartEventRecorded, CheckoutEventRecorded };

struct EventRecorded {
    QString status = QStringLiteral("success");
    EventKind eventType = EventKind::CartEventRecorded;

    static constexpr const char *kName = "EventRecorded";
    static constexpr auto describe()
    {
        using namespace schema;
        return fields(
            field("status", &EventRecorded::status, about("Always success.").required().like("success")),
            field("event_type", &EventRecorded::eventType, about("What was recorded.").required()));
    }
};

} // namespace answerdesk::api

namespace answerdesk::schema {

template <>
struct EnumNames<api::CartEventType> {
    static constexpr std::pair<api::CartEventType, const char *> kNames[]
        = {{api::CartEventType::ItemAdded, "ITEM_ADDED"},
            {api::CartEventType::QuantityIncreased, "QUANTITY_INCREASED"},
            {api::CartEventType::QuantityDecreased, "QUANTITY_DECREASED"},
            {api::CartEventType::ItemRemoved, "ITEM_REMOVED"}};
};

template <>
struct EnumNames<api::EventKind> {
    static constexpr std::pair<api::EventKind, const char *> kNames[]
        = {{api::EventKind::CartEventRecorded, "CART_EVENT_RECORDED"},
            {api::EventKind::CheckoutEventRecorded, "CHECKOUT_EVENT_RECORDED"}};
};

} // namespace answerdesk::schema
