// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/api/commerce.h"
#include "shared/api/event_explanation.h"
#include "shared/api/list_page.h"
#include "shared/api/orders.h"
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

namespace {

bool isRange(const std::optional<QString> &from, const std::optional<QString> &to, schema::Faults &faults,
    const QString &prefix)
{
    const auto isDay = [&](const char *name, const std::optional<QString> &text) {
        const QString path = prefix + QLatin1String(name);
        if (text && !faults.has(path) && !readDay(*text))
            faults.invalid(path, QStringLiteral("must be a day, YYYY-MM-DD"));
        return text && !faults.has(path);
    };
    const bool hasFrom = isDay("from", from);
    const bool hasTo = isDay("to", to);
    return hasFrom && hasTo && *from > *to;
}

} // namespace

void RevenueFilter::check(const RevenueFilter &filter, schema::Faults &faults, const QString &prefix)
{
    isRange(filter.from, filter.to, faults, prefix);
    if (filter.preset && (filter.from || filter.to))
        faults.invalid(prefix + QStringLiteral("preset"), QStringLiteral("cannot be given with from or to"));
    const int parts = int(filter.productId.has_value()) + int(filter.source.has_value())
        + int(filter.locale.has_value()) + int(filter.pageUrl.has_value()) + int(filter.faqId.has_value());
    if (parts > 1) {
        const char *last = filter.faqId ? "faq_id"
            : filter.pageUrl            ? "page_url"
            : filter.locale             ? "locale"
                                        : "source";
        faults.invalid(prefix + QLatin1String(last),
            QStringLiteral("only one of product_id, source, locale, page_url and faq_id can be given"));
    }
}

void BreakdownQuery::check(const BreakdownQuery &query, schema::Faults &faults, const QString &prefix)
{
    RevenueFilter::check(query, faults, prefix);
    const bool isOfOne = query.productId || query.source || query.locale || query.pageUrl || query.faqId;
    const BreakdownBy by = query.by.value_or(BreakdownBy::Channel);
    if (isOfOne && by != BreakdownBy::Channel && by != BreakdownBy::Direct) {
        faults.invalid(prefix + QStringLiteral("by"),
            QStringLiteral(
                "must be channel or direct when one product, source, locale, page or FAQ is asked for"));
    }
}

void RevenuePeriod::check(const RevenuePeriod &period, schema::Faults &faults, const QString &prefix)
{
    if (isRange(period.from, period.to, faults, prefix))
        faults.invalid(prefix + QStringLiteral("from"), QStringLiteral("must not be after to"));
}

void RefundRequest::check(const RefundRequest &request, schema::Faults &faults, const QString &prefix)
{
    const QString value = prefix + QStringLiteral("value");
    if (faults.has(value) || faults.has(prefix + QStringLiteral("kind")))
        return;
    if (request.kind == RefundKind::Cancellation && request.value)
        faults.invalid(
            value, QStringLiteral("is not allowed for a cancellation, which refunds the rest of the order"));
    else if (request.kind == RefundKind::Refund && !request.value)
        faults.missing(value);
    else if (request.value && request.value->micros() == 0)
        faults.invalid(value, QStringLiteral("must be above 0"));
}

void SimulationRequest::check(const SimulationRequest &request, schema::Faults &faults, const QString &prefix)
{
    const QString cart = prefix + QStringLiteral("cart_event");
    if (request.cartEvent && request.checkoutEvent)
        faults.invalid(cart, QStringLiteral("cannot be given with checkout_event"));
    else if (!request.cartEvent && !request.checkoutEvent && !faults.has(cart)
        && !faults.has(prefix + QStringLiteral("checkout_event")))
        faults.missing(cart);
}

} // namespace answerdesk::api
