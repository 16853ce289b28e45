// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/commerce/endpoints/commerce_handlers.h"
#include "server/commerce/endpoints/commerce_reads.h"
#include "server/commerce/endpoints/event_endpoints.h"
#include "server/commerce/endpoints/event_trial.h"
#include "server/commerce/endpoints/revenue_actions.h"
#include "server/commerce/endpoints/visitor_handlers.h"

namespace answerdesk::commerce {

namespace {

EventEndpoints::Answer answerTo(const http::Reply &reply)
{
    return [reply](Result<http::HttpResponse> result) {
        if (result)
            reply.send(std::move(*result));
        else
            reply.send(result.error());
    };
}

} // namespace

void registerCommerceHandlers(http::Dispatcher &dispatcher, const CommerceServices &services)
{
    using api::Endpoint;
    const auto events = std::make_shared<const EventEndpoints>(services);
    dispatcher.handle(
        Endpoint::CartEvents, [events](const http::RequestPtr &request, const http::Reply &reply) {
            events->recordCart(request, answerTo(reply));
        });
    dispatcher.handle(
        Endpoint::CheckoutEvents, [events](const http::RequestPtr &request, const http::Reply &reply) {
            events->recordCheckout(request, answerTo(reply));
        });

    const auto reads = std::make_shared<const CommerceReads>(services);
    const auto handle = [&dispatcher, reads](Endpoint endpoint, auto read) {
        dispatcher.handle(endpoint, [reads, read](const http::RequestPtr &request, const http::Reply &reply) {
            reply.send(((*reads).*read)(*request));
        });
    };
    handle(Endpoint::ListTickets, &CommerceReads::tickets);
    handle(Endpoint::ListOrders, &CommerceReads::orders);
    handle(Endpoint::ListEvents, &CommerceReads::events);
    handle(Endpoint::ListRefusedEvents, &CommerceReads::refusals);
    handle(Endpoint::ListRefunds, &CommerceReads::refunds);
    handle(Endpoint::GetOrder, &CommerceReads::order);
    handle(Endpoint::GetRevenue, &CommerceReads::revenue);
    handle(Endpoint::GetRevenueBreakdown, &CommerceReads::breakdown);
    const auto act = http::handlersWith(dispatcher, services);
    act(Endpoint::RefundOrder, refundOrder);
    act(Endpoint::CheckRevenue, checkRevenue);
    act(Endpoint::RepairRevenue, repairRevenue);
    act(Endpoint::RecalculateRevenue, recalculateRevenue);
    act(Endpoint::ExplainRefusal, explainRefusal);
    act(Endpoint::SimulateEvent, simulateEvent);
    act(Endpoint::GetVisitor, getVisitor);
    act(Endpoint::ListVisitorRecords, listVisitorRecords);
    act(Endpoint::EraseVisitor,
        [](const CommerceServices &shared, const http::RequestPtr &request, const http::Reply &reply) {
            eraseVisitor(shared, request, reply);
        });
}

} // namespace answerdesk::commerce
