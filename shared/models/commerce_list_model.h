// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/models/paged_model.h"

namespace answerdesk::models {

/// Orders, refunds, cart events, refused events or tickets as a filter narrows them, the newest first.
template <typename Row, api::Endpoint kList, QString Row::*kId, api::ChangeTopic kTopic>
class CommerceListModel final : public PagedModel<Row>
{
public:
    using PagedModel<Row>::PagedModel;
    /// Parameters of the list without limit and cursor, as a figure's path has them. Does not ask before the
    /// first refresh().
    void setFilter(const client::Query &filter) { this->changeFilter(m_filter, filter); }
    bool shows(api::ChangeTopic topic) const override { return topic == kTopic; }

protected:
    client::PendingCall ask(const QString &cursor, typename PagedModel<Row>::Done done) override
    {
        client::Query query = m_filter;
        query.emplaceBack(QStringLiteral("limit"), QString::number(PagedModel<Row>::kRowsAPage));
        if (!cursor.isEmpty())
            query.emplaceBack(QStringLiteral("cursor"), cursor);
        return this->client()->template call<api::ListPage<Row>>(
            kList, {.segments = {this->company()}, .query = query}, this, std::move(done));
    }
    QString idOf(const Row &row) const override { return row.*kId; }

private:
    client::Query m_filter;
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
