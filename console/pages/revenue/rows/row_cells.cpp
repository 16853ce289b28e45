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
    return [of](const Row &row) {
        return Cell{exactMoney(row.*of, row.currency, QLocale()), Cell::Figures};
    };
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
    return orderId ? *orderId : OrderCells::tr("Event %1").arg(eventId);
}

QString cartEventName(const QString &type)
{
    if (type == u"ITEM_ADDED")
        return CartEventCells::tr("Added to the cart");
    if (type == u"QUANTITY_INCREASED")
        return CartEventCells::tr("Quantity increased");
    if (type == u"QUANTITY_DECREASED")
        return CartEventCells::tr("Quantity decreased");
    return type == u"ITEM_REMOVED" ? CartEventCells::tr("Removed from the cart") : type;
}

OrderCells::OrderCells(models::OrderModel &model, QObject *parent)
    : CellModel({{tr("Order")}, {tr("Recorded")}, {tr("Value"), true}, {tr("Refunded"), true},
                    {tr("First touch")}, {tr("Credited")}, {tr("Source")}, {tr("Locale")}},
        parent)
{
    setSource(&model);
}

Cell OrderCells::cell(const QModelIndex &source, int column) const
{
    const api::OrderRow &order = rowAt<models::OrderModel>(source);
    switch (column) {
    case 0:
        return {orderName(order.orderId, order.eventId), Cell::Strong};
    case 1:
        return timeCell(order.at);
    case 2:
        return money(order.value, order.currency);
    case 3:
        return money(isNothing(order.refunded) ? QString() : order.refunded, order.currency);
    case 4:
        return {figuretext::channel(order.channel)};
    case 5:
        return order.attributed ? Cell{order.direct ? tr("Direct") : tr("Assisted"), Cell::Badge,
                   order.direct ? Tone::Success : Tone::Info, order.test ? tr("Test visitor") : QString()}
                                : Cell{tr("Not counted"), Cell::Badge, Tone::Warning};
    case 6:
        return textOrNone(order.source);
    default:
        return textOrNone(order.locale);
    }
}

RefundCells::RefundCells(models::RefundModel &model, QObject *parent)
    : CellModel({{tr("Order")}, {tr("Recorded")}, {tr("Kind")}, {tr("Refund"), true}, {tr("Reference")},
                    {tr("Reason")}, {tr("By")}},
        parent)
{
    setSource(&model);
}

Cell RefundCells::cell(const QModelIndex &source, int column) const
{
    const api::RefundRow &refund = rowAt<models::RefundModel>(source);
    switch (column) {
    case 0:
        return {orderName(refund.orderId, refund.eventId), Cell::Strong};
    case 1:
        return timeCell(refund.at);
    case 2:
        return {refund.kind == u"cancellation" ? tr("Cancellation") : tr("Refund")};
    case 3:
        return money(refund.value, refund.currency);
    case 4:
        return textOrNone(refund.reference);
    case 5:
        return {refund.reason};
    default:
        return {refund.actor, Cell::Muted};
    }
}

CartEventCells::CartEventCells(models::CartEventModel &model, QObject *parent)
    : CellModel(
        {{tr("Product")}, {tr("Recorded")}, {tr("Event")}, {tr("Price"), true}, {tr("Quantity"), true},
            {tr("Change of the cart"), true}, {tr("First touch")}, {tr("Source")}},
        parent)
{
    setSource(&model);
}

Cell CartEventCells::cell(const QModelIndex &source, int column) const
{
    const api::CartEventRow &event = rowAt<models::CartEventModel>(source);
    switch (column) {
    case 0:
        return {event.productName, Cell::Strong, Tone::Neutral, {}, {},
            event.productName + u'\n' + event.productId};
    case 1:
        return timeCell(event.at);
    case 2:
        return {cartEventName(event.type), Cell::Text, Tone::Neutral, {}, {}, event.type};
    case 3:
        return money(event.value, event.currency);
    case 4:
        return {QString(event.quantity).replace(u'.', QLocale().decimalPoint()), Cell::Figures};
    case 5:
        return money(event.cartChange, event.currency);
    case 6:
        return {figuretext::channel(event.channel)};
    default:
        return textOrNone(event.source);
    }
}

TicketCells::TicketCells(models::TicketModel &model, QObject *parent)
    : CellModel({{tr("Ticket")}, {tr("Opened")}, {tr("Last interaction")}, {tr("First touch")},
                    {tr("Interactions"), true}, {tr("Helped")}, {tr("Orders"), true}},
        parent)
{
    setSource(&model);
}

Cell TicketCells::cell(const QModelIndex &source, int column) const
{
    const api::TicketRow &ticket = rowAt<models::TicketModel>(source);
    switch (column) {
    case 0:
        return {ticket.ticketId, Cell::Strong};
    case 1:
        return timeCell(ticket.openedAt);
    case 2:
        return timeCell(ticket.lastAt);
    case 3:
        return {figuretext::channel(ticket.channel)};
    case 4:
        return {QLocale().toString(ticket.interactions), Cell::Figures};
    case 5:
        return {ticket.helpful ? tr("Yes") : tr("No")};
    default:
        return {QLocale().toString(ticket.orders), Cell::Figures};
    }
}

} // namespace answerdesk::console
