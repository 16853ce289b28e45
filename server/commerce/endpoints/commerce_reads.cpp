// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/commerce/endpoints/commerce_reads.h"
#include "server/accounts/model/day_range.h"
#include "server/commerce/events/order_store.h"
#include "server/commerce/events/refusal_store.h"
#include "server/commerce/model/visitor.h"
#include "server/commerce/reports/list_store.h"
#include "shared/core/day.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::commerce {

namespace {

constexpr int kMaxEvents = 200; // of an order

} // namespace

Result<accounts::CompanyPtr> CommerceReads::company(const http::Request &request) const
{
    accounts::CompanyPtr company = m_services.companies.find(request.pathValue("company"));
    if (!company)
        return fail(ErrorCode::NotFound, u"There is no such company."_s);
    return company;
}

template <typename Query, typename Load>
auto CommerceReads::list(const http::Request &request, Load load) const
{
    return http::listPage<Query>(request, [&](const Query &query, const ListPosition &position, int limit) {
        return load(m_services.database.reader(), request.pathValue("company"), query, position, limit);
    });
}

Result<api::ListPage<api::TicketRow>> CommerceReads::tickets(const http::Request &request) const
{
    return list<api::TicketsQuery>(request, loadTickets);
}

Result<api::ListPage<api::OrderRow>> CommerceReads::orders(const http::Request &request) const
{
    return list<api::OrdersQuery>(request, loadOrders);
}

Result<api::ListPage<api::CartEventRow>> CommerceReads::events(const http::Request &request) const
{
    return list<api::EventsQuery>(request, loadEvents);
}

Result<api::ListPage<api::RefusedEvent>> CommerceReads::refusals(const http::Request &request) const
{
    const auto company = this->company(request);
    if (!company)
        return fail(company.error());
    const qint64 oldestMs = m_services.clock.nowMs() - kRefusalLifeMs;
    return list<api::RefusedEventsQuery>(request,
        [&](storage::Connection &reader, const QString &key, const api::RefusedEventsQuery &query,
            const ListPosition &position, int limit) {
            const auto range = accounts::DayRange::of(**company, query);
            return loadRefusals(reader, key, query.code, std::max(oldestMs, range.fromMs.value_or(oldestMs)),
                range.untilMs, position, limit);
        });
}

Result<api::ListPage<api::RefundRow>> CommerceReads::refunds(const http::Request &request) const
{
    return list<api::RefundsQuery>(request, loadRefunds);
}

Result<api::OrderDetails> CommerceReads::order(const http::Request &request) const
{
    storage::Connection &reader = m_services.database.reader();
    const QString company = request.pathValue("company");
    const qint64 eventId = request.pathNumber("order");
    std::optional<api::OrderRow> order = loadOrder(reader, company, eventId);
    if (!order)
        return fail(ErrorCode::NotFound, u"The company has no such order."_s);
    api::OrderDetails details;
    details.lines = loadLines(reader, company, eventId);
    details.refunds = loadRefundsOf(reader, company, eventId);
    details.answer = loadCreditedAnswer(reader, company, eventId);
    details.events = loadEventsBefore(reader, company, eventId, kMaxEvents);
    const QString path = u"/admin/v1/companies/"_s + company;
    details.thread = path + u"/threads/"_s + order->answerThreadId;
    const Visitor visitor(order->userFingerprint, order->userFaqFingerprint);
    details.visitor = path + u"/tickets?fingerprint="_s + visitor.first();
    details.order = std::move(*order);
    return details;
}

template <typename Query, typename Report>
Result<Report> CommerceReads::report(const http::Request &request,
    Report (*make)(storage::Connection &, const accounts::Company &, const DayRange &, const Query &)) const
{
    const auto company = this->company(request);
    if (!company)
        return fail(company.error());
    const auto query = request.readQuery<Query>();
    if (!query)
        return fail(query.error());
    const std::optional<QDate> today = readDay((*company)->dayOf(m_services.clock.nowMs()));
    const auto range = rangeOf(*query, today.value_or(QDate(1970, 1, 1)));
    if (!range)
        return fail(range.error());
    return make(m_services.database.reader(), **company, *range, *query);
}

Result<api::Revenue> CommerceReads::revenue(const http::Request &request) const
{
    return report<api::RevenueQuery, api::Revenue>(request, revenueOf);
}

Result<api::RevenueBreakdown> CommerceReads::breakdown(const http::Request &request) const
{
    return report<api::BreakdownQuery, api::RevenueBreakdown>(request, breakdownOf);
}

} // namespace answerdesk::commerce
