// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/commerce/endpoints/services.h"
#include "server/commerce/reports/revenue_report.h"
#include "shared/api/list_queries.h"
#include "shared/api/orders.h"

namespace answerdesk::commerce {

/// What administrators read of a company's commerce: the company in the path, filters and cursor in the
/// query. Runs in any thread with its own read connection. Throws SqlFailure.
class CommerceReads
{
public:
    explicit CommerceReads(const CommerceServices &services)
        : m_services(services)
    {
    }
    Result<api::ListPage<api::TicketRow>> tickets(const http::Request &request) const;
    Result<api::ListPage<api::OrderRow>> orders(const http::Request &request) const;
    Result<api::ListPage<api::CartEventRow>> events(const http::Request &request) const;
    Result<api::ListPage<api::RefusedEvent>> refusals(const http::Request &request) const;
    Result<api::ListPage<api::RefundRow>> refunds(const http::Request &request) const;
    Result<api::OrderDetails> order(const http::Request &request) const;
    Result<api::Revenue> revenue(const http::Request &request) const;
    Result<api::RevenueBreakdown> breakdown(const http::Request &request) const;

private:
    template <typename Query, typename Load>
    auto list(const http::Request &request, Load load) const;
    /// A report of the days that the query asks for.
    template <typename Query, typename Report>
    Result<Report> report(const http::Request &request,
        Report (*make)(
            storage::Connection &, const accounts::Company &, const DayRange &, const Query &)) const;
    Result<accounts::CompanyPtr> company(const http::Request &request) const;
    CommerceServices m_services;
};

} // namespace answerdesk::commerce
