// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/models/list_model.h"

namespace answerdesk::models {

/// Orders, refunds, cart events, refused events or tickets as a filter narrows them, the newest first.
template <typename Row, api::Endpoint kList, QString Row::*kId, api::ChangeTopic kTopic>
class CommerceListModel final : public ListModel<Row>
{
public:
    explicit CommerceListModel(QObject *parent = nullptr)
        : ListModel<Row>({.endpoint = kList, .id = kId, .topic = kTopic}, parent)
    {
    }
};

using OrderModel = CommerceListModel<api::OrderRow, api::Endpoint::ListOrders, &api::OrderRow::eventId,
    api::ChangeTopic::Orders>;
using RefundModel = CommerceListModel<api::RefundRow, api::Endpoint::ListRefunds, &api::RefundRow::refundId,
    api::ChangeTopic::Orders>;
using CartEventModel = CommerceListModel<api::CartEventRow, api::Endpoint::ListEvents,
    &api::CartEventRow::eventId, api::ChangeTopic::Events>;
using RefusedEventModel = CommerceListModel<api::RefusedEvent, api::Endpoint::ListRefusedEvents,
    &api::RefusedEvent::refusalId, api::ChangeTopic::RefusedEvents>;
using TicketModel = CommerceListModel<api::TicketRow, api::Endpoint::ListTickets, &api::TicketRow::ticketId,
    api::ChangeTopic::Threads>;

} // namespace answerdesk::models
