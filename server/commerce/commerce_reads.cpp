// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/commerce/commerce_reads.h"
#include "server/commerce/list_store.h"
#include "server/commerce/refusal_store.h"
#include "server/commerce/revenue_report.h"
#include "shared/core/day.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::commerce {

using http::readPage;

Result<accounts::CompanyPtr> CommerceReads::company(const http::Request &request) const
{
    accounts::CompanyPtr company = m_services.companies.find(request.pathValue("company"));
    if (!company)
        return fail(ErrorCode::NotFound, u"There is no such company."_s);
    return company;
}

Result<api::ListPage<api::TicketRow>> CommerceReads::tickets(const http::Request &request) const
{
    const auto company = this->company(request);
    if (!company)
        return fail(company.error());
    const auto query = request.readQuery<api::ListQuery>();
    if (!query)
        return fail(query.error());
    return readPage<api::TicketRow>(u"tickets"_s, *query, [&](const ListPosition &position, int limit) {
        return loadTickets(m_services.database.reader(), (*company)->key, position, limit);
    });
}

Result<api::ListPage<api::OrderRow>> CommerceReads::orders(const http::Request &request) const
{
    const auto company = this->company(request);
    if (!company)
        return fail(company.error());
    const auto query = request.readQuery<api::OrdersQuery>();
    if (!query)
        return fail(query.error());
    return readPage<api::OrderRow>(u"orders"_s, *query, [&](const ListPosition &position, int limit) {
        return loadOrders(m_services.database.reader(), (*company)->key, query->from.value_or(u""_s),
            query->to.value_or(u"9999-12-31"_s), position, limit);
    });
}

Result<api::ListPage<api::CartEventRow>> CommerceReads::events(const http::Request &request) const
{
    const auto company = this->company(request);
    if (!company)
        return fail(company.error());
    const auto query = request.readQuery<api::EventsQuery>();
    if (!query)
        return fail(query.error());
    return readPage<api::CartEventRow>(u"events"_s, *query, [&](const ListPosition &position, int limit) {
        return loadEvents(m_services.database.reader(), (*company)->key,
            {query->type, query->productId, query->source}, position, limit);
    });
}

Result<api::ListPage<api::RefusedEvent>> CommerceReads::refusals(const http::Request &request) const
{
    const auto company = this->company(request);
    if (!company)
        return fail(company.error());
    const auto query = request.readQuery<api::ListQuery>();
    if (!query)
        return fail(query.error());
    return readPage<api::RefusedEvent>(
        u"refused-events"_s, *query, [&](const ListPosition &position, int limit) {
            return loadRefusals(m_services.database.reader(), (*company)->key,
                m_services.clock.nowMs() - kRefusalLifeMs, position, limit);
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
