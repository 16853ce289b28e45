// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/commerce/commerce_reads.h"
#include "server/accounts/day_range.h"
#include "server/commerce/list_store.h"
#include "server/commerce/refusal_store.h"
#include "server/commerce/revenue_report.h"
#include "shared/core/day.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::commerce {

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

Result<api::Revenue> CommerceReads::revenue(const http::Request &request) const
{
    const auto company = this->company(request);
    if (!company)
        return fail(company.error());
    const auto query = request.readQuery<api::RevenueQuery>();
    if (!query)
        return fail(query.error());
    const std::optional<QDate> today = readDay((*company)->dayOf(m_services.clock.nowMs()));
    const auto range = rangeOf(*query, today.value_or(QDate(1970, 1, 1)));
    if (!range)
        return fail(range.error());
    return revenueOf(m_services.database.reader(), **company, *range, query->includeTest.value_or(false));
}

} // namespace answerdesk::commerce
