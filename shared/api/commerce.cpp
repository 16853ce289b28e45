// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/api/commerce.h"

namespace answerdesk::api {

void CartEventRequest::check(const CartEventRequest &event, schema::Faults &faults, const QString &prefix)
{
    const QString quantity = prefix + QStringLiteral("quantity");
    const bool known = !faults.has(quantity) && !faults.has(prefix + QStringLiteral("type"));
    if (known && event.quantity == Decimal() && event.type != CartEventType::ItemRemoved)
        faults.invalid(quantity, QStringLiteral("may be 0 for ITEM_REMOVED only"));
}

QString CheckoutEventRequest::orderId() const
{
    const QString camel = orderIdCamel.value_or(QString());
    return camel.isEmpty() ? orderIdSnake.value_or(QString()) : camel;
}

void CheckoutEventRequest::check(
    const CheckoutEventRequest &event, schema::Faults &faults, const QString &prefix)
{
    if (event.orderIdCamel && event.orderIdSnake && *event.orderIdCamel != *event.orderIdSnake) {
        faults.invalid(
            prefix + QStringLiteral("order_id"), QStringLiteral("must equal orderId when both are sent"));
    }
}

} // namespace answerdesk::api
