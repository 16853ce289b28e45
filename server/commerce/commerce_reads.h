// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/commerce/commerce_handlers.h"
#include "shared/api/list_queries.h"
#include "shared/api/revenue.h"

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
    Result<api::Revenue> revenue(const http::Request &request) const;

private:
    template <typename Query, typename Load>
    auto list(const http::Request &request, Load load) const;
    Result<accounts::CompanyPtr> company(const http::Request &request) const;
    CommerceServices m_services;
};

} // namespace answerdesk::commerce
