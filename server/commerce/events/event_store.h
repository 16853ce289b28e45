// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/commerce/model/item_rules.h"
#include "server/commerce/tickets/attribution.h"
#include "server/commerce/totals/day_slices.h"

namespace answerdesk::commerce {

// Rows of cart items, cart events, orders and product names. All run inside a writing transaction and throw
// SqlFailure.

struct CartItem {
    ItemState state = ItemState::Gone;
    qint64 quantityMicros = 0; ///< after the last event; 0 when gone
    QString counted = {}; ///< days and currencies whose carts it was counted in, see cart_counts.h
};

/// The product that stands for a visitor's cart as a whole: its row says in which days the cart was counted.
inline const QString kWholeCart = QStringLiteral("");

CartItem findItem(storage::Connection &connection, const QString &companyKey, const QString &fingerprint,
    const QString &productId);
void storeItem(storage::Connection &connection, const QString &companyKey, const QString &fingerprint,
    const QString &productId, const CartItem &item);

/// What cart events and orders have in common.
struct EventHead {
    QString companyKey;
    qint64 eventId = 0;
    qint64 atMs = 0;
    QString day; ///< in the company's time zone
    Attribution attribution;
};

qint64 nextEventId(storage::Connection &connection, const QString &companyKey);
void insertCartEvent(storage::Connection &connection, const EventHead &head,
    const api::CartEventRequest &event, qint64 quantityChangeMicros);

/// When the company recorded this order.
std::optional<qint64> findOrder(
    storage::Connection &connection, const QString &companyKey, const QString &orderId);
/// What an order is credited to besides its first touch.
struct OrderCredit {
    qint64 answerInteractionId = 0;
    qint64 answerMs = 0;
    bool isDirect = false; ///< the answer was about a product that was bought
    OrderSlices slices;
};
void insertCheckout(storage::Connection &connection, const EventHead &head,
    const api::CheckoutEventRequest &event, const OrderCredit &credit);
/// The source of the last event of a cart, by whose it is as of items; empty when there is none.
QString lastSource(storage::Connection &connection, const QString &companyKey, const QString &owner);

} // namespace answerdesk::commerce
