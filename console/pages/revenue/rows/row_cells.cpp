// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/revenue/rows/row_cells.h"
#include "console/pages/revenue/common/figure_text.h"
#include "console/pages/revenue/common/money.h"
#include "console/widgets/basics/time_text.h"
#include "shared/core/qt_compat.h"
#include <QtCore/QLocale>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

Cell timeCell(const schema::Timestamp &at)
{
    const QDateTime time = utcDateTime(at.ms);
    return {timetext::exact(time), Cell::Text, Tone::Neutral, {}, {}, timetext::utc(time)};
}

template <typename Row>
auto at(schema::Timestamp Row::*of)
{
    return [of](const Row &row) { return timeCell(row.*of); };
}

template <typename Row>
auto amount(QString Row::*of)
{
    return [of](const Row &row) { return Cell{exactMoney(row.*of, row.currency, QLocale()), Cell::Figures}; };
}

template <typename Row>
auto touch(QString Row::*of)
{
    return [of](const Row &row) { return figuretext::channel(row.*of); };
}

bool isNothing(const QString &amount) { return amount.count(u'0') + amount.count(u'.') == amount.size(); }

} // namespace

QString orderName(const std::optional<QString> &orderId, const QString &eventId)
{
    return orderId ? *orderId : RowCells::tr("Event %1").arg(eventId);
}

QString cartEventName(const QString &type)
{
    if (type == u"ITEM_ADDED")
        return RowCells::tr("Added to the cart");
    if (type == u"QUANTITY_INCREASED")
        return RowCells::tr("Quantity increased");
    if (type == u"QUANTITY_DECREASED")
        return RowCells::tr("Quantity decreased");
    return type == u"ITEM_REMOVED" ? RowCells::tr("Removed from the cart") : type;
}

Columns<api::OrderRow> RowCells::orders()
{
    using Row = api::OrderRow;
    const auto name = [](const Row &order) -> Cell {
        return {orderName(order.orderId, order.eventId), Cell::Strong};
    };
    const auto refunded = [](const Row &order) -> Cell {
        return {exactMoney(isNothing(order.refunded) ? QString() : order.refunded, order.currency, QLocale()),
            Cell::Figures};
    };
    const auto credited = [](const Row &order) -> Cell {
        if (!order.attributed)
            return {tr("Not counted"), Cell::Badge, Tone::Warning};
        return {order.direct ? tr("Direct") : tr("Assisted"), Cell::Badge,
            order.direct ? Tone::Success : Tone::Info, order.test ? tr("Test visitor") : QString()};
    };
    return {{tr("Order"), {}, name}, {tr("Recorded"), {}, at(&Row::at), {.width = 150}},
        {tr("Value"), {}, amount(&Row::value), {.figures = true, .width = 110}},
        {tr("Refunded"), {}, refunded, {.figures = true, .width = 100, .hideBelow = 700}},
        {tr("First touch"), {}, touch(&Row::channel), {.width = 110, .hideBelow = 640}},
        {tr("Credited"), {}, credited, {.width = 160}},
        {tr("Source"), {}, &Row::source, {.width = 90, .hideBelow = 860}},
        {tr("Locale"), {}, &Row::locale, {.width = 80, .hideBelow = 940}}};
}

Columns<api::RefundRow> RowCells::refunds()
{
    using Row = api::RefundRow;
    const auto name = [](const Row &refund) -> Cell {
        return {orderName(refund.orderId, refund.eventId), Cell::Strong};
    };
    const auto kind = [](const Row &refund) {
        return refund.kind == u"cancellation" ? tr("Cancellation") : tr("Refund");
    };
    return {{tr("Order"), {}, name, {.width = 150}}, {tr("Recorded"), {}, at(&Row::at), {.width = 150}},
        {tr("Kind"), {}, kind, {.width = 110}},
        {tr("Refund"), {}, amount(&Row::value), {.figures = true, .width = 110}},
        {tr("Reference"), {}, &Row::reference, {.width = 120, .hideBelow = 860}},
        {tr("Reason"), {}, &Row::reason},
        {tr("By"), {}, inKind(Cell::Muted, &Row::actor), {.width = 140, .hideBelow = 780}}};
}

Columns<api::CartEventRow> RowCells::cartEvents()
{
    using Row = api::CartEventRow;
    const auto product = [](const Row &event) -> Cell {
        return {event.productName, Cell::Strong, Tone::Neutral, {}, {},
            event.productName + u'\n' + event.productId};
    };
    const auto type = [](const Row &event) -> Cell {
        return {cartEventName(event.type), Cell::Text, Tone::Neutral, {}, {}, event.type};
    };
    const auto quantity = [](const Row &event) -> Cell {
        return {QString(event.quantity).replace(u'.', QLocale().decimalPoint()), Cell::Figures};
    };
    return {{tr("Product"), {}, product}, {tr("Recorded"), {}, at(&Row::at), {.width = 150}},
        {tr("Event"), {}, type, {.width = 150}},
        {tr("Price"), {}, amount(&Row::value), {.figures = true, .width = 100, .hideBelow = 780}},
        {tr("Quantity"), {}, quantity, {.figures = true, .width = 80, .hideBelow = 700}},
        {tr("Change of the cart"), {}, amount(&Row::cartChange), {.figures = true, .width = 140}},
        {tr("First touch"), {}, touch(&Row::channel), {.width = 110, .hideBelow = 860}},
        {tr("Source"), {}, &Row::source, {.width = 80, .hideBelow = 940}}};
}

Columns<api::TicketRow> RowCells::tickets()
{
    using Row = api::TicketRow;
    const auto helped = [](const Row &ticket) { return ticket.helpful ? tr("Yes") : tr("No"); };
    return {{tr("Ticket"), {}, inKind(Cell::Strong, &Row::ticketId)},
        {tr("Opened"), {}, at(&Row::openedAt), {.width = 150}},
        {tr("Last interaction"), {}, at(&Row::lastAt), {.width = 150, .hideBelow = 700}},
        {tr("First touch"), {}, touch(&Row::channel), {.width = 120}},
        {tr("Interactions"), {}, figure(&Row::interactions), {.figures = true, .width = 110}},
        {tr("Helped"), {}, helped, {.width = 80, .hideBelow = 620}},
        {tr("Orders"), {}, figure(&Row::orders), {.figures = true, .width = 80}}};
}

} // namespace answerdesk::console
