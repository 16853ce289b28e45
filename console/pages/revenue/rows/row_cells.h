// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/tables/columns.h"
#include "shared/api/orders.h"
#include "shared/models/commerce_list_model.h"
#include <QtCore/QCoreApplication>

// The lists that figures open to, as tables.
namespace answerdesk::console {

struct RowCells {
    Q_DECLARE_TR_FUNCTIONS(RowCells)
public:
    static Columns<api::OrderRow> orders();
    static Columns<api::RefundRow> refunds();
    static Columns<api::CartEventRow> cartEvents();
    static Columns<api::TicketRow> tickets();
};

/// What the shop calls an order, else what it is called here.
QString orderName(const std::optional<QString> &orderId, const QString &eventId);
/// "Added to the cart" for ITEM_ADDED.
QString cartEventName(const QString &type);

} // namespace answerdesk::console
