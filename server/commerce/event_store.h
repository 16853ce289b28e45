// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/commerce/attribution.h"
#include "server/commerce/item_rules.h"

namespace answerdesk::commerce {

// Rows of cart items, cart events, orders and daily totals. All inside a writing transaction; all throw
// SqlFailure.

struct CartItem {
    ItemState state = ItemState::Gone;
    qint64 quantityMicros = 0; ///< after the last event; 0 when gone
};

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
void insertCheckout(
    storage::Connection &connection, const EventHead &head, const api::CheckoutEventRequest &event);

/// Which row of the daily totals an event counts in.
struct DayKey {
    QString companyKey;
    QString day;
    QString currency;
    Channel channel = Channel::Chat;
    bool isHelpful = false;
    bool isTest = false;

    friend bool operator==(const DayKey &, const DayKey &) = default;
};
size_t qHash(const DayKey &key, size_t seed = 0) noexcept;

/// What is added to a row. In limbs, which hold the sum of any transaction's events.
struct DayChange {
    qint64 orders = 0;
    Amount::Limbs revenue;
    Amount::Limbs cart;

    DayChange &operator+=(const DayChange &other);
};
void addToDay(storage::Connection &connection, const DayKey &key, const DayChange &change);

} // namespace answerdesk::commerce
