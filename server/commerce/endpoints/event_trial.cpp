// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/commerce/endpoints/event_trial.h"
#include "server/commerce/events/event_recorder.h"
#include "server/commerce/events/event_store.h"
#include "server/commerce/events/refusal_store.h"
#include "server/commerce/reports/list_store.h"
#include "shared/api/event_explanation.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::commerce {

using http::Reply;
using http::RequestPtr;
using storage::Connection;

namespace {

std::optional<api::NearTicket> nearTicket(
    Connection &connection, const QString &companyKey, std::optional<qint64> ticketId, const QString &why)
{
    if (!ticketId)
        return std::nullopt;
    std::optional<api::TicketRow> ticket = loadTicket(connection, companyKey, *ticketId);
    return ticket ? std::optional(api::NearTicket{std::move(*ticket), why}) : std::nullopt;
}

api::EventExplanation refused(Connection &connection, const QString &companyKey, const Refusal &refusal)
{
    api::EventExplanation explanation;
    explanation.code = QString::fromLatin1(errorInfo(refusal.error.code).identifier);
    explanation.reason = refusal.error.text();
    explanation.remedy = refusal.remedy;
    explanation.nearestTicket
        = nearTicket(connection, companyKey, refusal.nearestTicketId, u"The visitor's last ticket."_s);
    return explanation;
}

api::EventExplanation tried(Connection &connection, const EventRecorder &recorder,
    const accounts::Company &company, const api::CartEventRequest &event)
{
    const Recorded recorded = recorder.recordCart(connection, company, event);
    if (recorded.diagnosed)
        return refused(connection, company.key, *recorded.diagnosed);
    const auto row = loadEvent(connection, company.key, recorded.eventId);
    const CartItem item = findItem(connection, company.key,
        Visitor(event.userFingerprint.uuid, event.userFaqFingerprint.uuid).first(), event.productId);
    api::EventExplanation explanation;
    explanation.accepted = true;
    explanation.reason = u"The visitor has a ticket within the window, and the cart allows the event."_s;
    explanation.itemState = schema::enumName(item.state);
    if (row) {
        explanation.cartChange = row->cartChange;
        explanation.channel = row->channel;
        explanation.nearestTicket = nearTicket(connection, company.key, row->ticketId.toLongLong(),
            u"The ticket of the first touch; the event counts for it."_s);
    }
    return explanation;
}

api::EventExplanation tried(Connection &connection, const EventRecorder &recorder,
    const accounts::Company &company, const api::CheckoutEventRequest &event)
{
    const Recorded recorded = recorder.recordCheckout(connection, company, event);
    if (recorded.diagnosed)
        return refused(connection, company.key, *recorded.diagnosed);
    const auto row = loadOrder(connection, company.key, recorded.eventId);
    api::EventExplanation explanation;
    explanation.accepted = true;
    explanation.reason = u"The visitor has a ticket within the window, and the order is new."_s;
    if (row) {
        explanation.channel = row->channel;
        explanation.helpful = row->helpful;
        explanation.direct = row->direct;
        explanation.secondsSinceTouch = row->secondsSinceTouch;
        explanation.nearestTicket = nearTicket(connection, company.key, row->ticketId.toLongLong(),
            u"The ticket of the first touch; the order counts for it."_s);
    }
    return explanation;
}

} // namespace

void explainRefusal(const CommerceServices &services, const RequestPtr &request, const Reply &reply)
{
    Connection &reader = services.database.reader();
    const QString company = request->pathValue("company");
    const std::optional<Refusal> refusal = findRefusal(
        reader, company, request->pathNumber("refusal"), services.clock.nowMs() - kRefusalLifeMs);
    if (!refusal)
        return reply.send(
            Error::make(ErrorCode::NotFound, u"There is no such refused event, or it is too old."_s));
    reply.send(http::HttpResponse::json(refused(reader, company, *refusal)));
}

void simulateEvent(const CommerceServices &services, const RequestPtr &request, const Reply &reply)
{
    const accounts::CompanyPtr company = services.companies.find(request->pathValue("company"));
    if (!company)
        return reply.send(Error::make(ErrorCode::NotFound));
    Result<api::SimulationRequest> body = request->readBody<api::SimulationRequest>();
    if (!body)
        return reply.send(body.error());
    const bool isCart = body->cartEvent.has_value();
    const QString &named = isCart ? body->cartEvent->companyKey.key : body->checkoutEvent->companyKey.key;
    if (named != company->key) {
        return reply.send(
            Error::invalidField(isCart ? u"cart_event.company_key"_s : u"checkout_event.company_key"_s,
                u"must be the company in the path"_s));
    }
    const auto explanation = std::make_shared<std::optional<api::EventExplanation>>();
    services.database.writer().submit(
        [&clock = services.clock, company, body = std::move(*body), explanation](
            Connection &connection) -> Result<bool> {
            const EventRecorder recorder(clock);
            *explanation = body.cartEvent ? tried(connection, recorder, *company, *body.cartEvent)
                                          : tried(connection, recorder, *company, *body.checkoutEvent);
            return fail(ErrorCode::Unavailable, u"A trial is undone."_s);
        },
        [reply, explanation](const Result<bool> &undone) {
            if (*explanation)
                reply.send(http::HttpResponse::json(**explanation));
            else
                reply.send(undone.error());
        });
}

} // namespace answerdesk::commerce
