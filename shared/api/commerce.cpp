// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/api/commerce.h"
#include "shared/api/list_page.h"
#include "shared/core/day.h"

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

void RangeQuery::check(const RangeQuery &query, schema::Faults &faults, const QString &prefix)
{
    const auto isDay = [&](const char *name, const std::optional<QString> &text) {
        if (text && !readDay(*text))
            faults.invalid(prefix + QLatin1String(name), QStringLiteral("must be a day, YYYY-MM-DD"));
        return text && readDay(*text);
    };
    const bool hasFrom = isDay("from", query.from);
    const bool hasTo = isDay("to", query.to);
    if (hasFrom && hasTo && *query.from > *query.to)
        faults.invalid(prefix + QStringLiteral("from"), QStringLiteral("must not be after to"));
}

} // namespace answerdesk::api
