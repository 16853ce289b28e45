// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/tables/cells.h"
#include "shared/api/orders.h"
#include "shared/models/commerce_list_model.h"

// The lists that figures open to, as tables.
namespace answerdesk::console {

class OrderCells final : public CellModel
{
    Q_OBJECT
public:
    explicit OrderCells(models::OrderModel &model, QObject *parent = nullptr);

protected:
    Cell cell(const QModelIndex &source, int column) const override;
};

class RefundCells final : public CellModel
{
    Q_OBJECT
public:
    explicit RefundCells(models::RefundModel &model, QObject *parent = nullptr);

protected:
    Cell cell(const QModelIndex &source, int column) const override;
};

class CartEventCells final : public CellModel
{
    Q_OBJECT
public:
    explicit CartEventCells(models::CartEventModel &model, QObject *parent = nullptr);

protected:
    Cell cell(const QModelIndex &source, int column) const override;
};

class TicketCells final : public CellModel
{
    Q_OBJECT
public:
    explicit TicketCells(models::TicketModel &model, QObject *parent = nullptr);

protected:
    Cell cell(const QModelIndex &source, int column) const override;
};

/// What the shop calls an order, else what it is called here.
QString orderName(const std::optional<QString> &orderId, const QString &eventId);
/// "Added to the cart" for ITEM_ADDED.
QString cartEventName(const QString &type);

} // namespace answerdesk::console
