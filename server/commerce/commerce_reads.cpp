// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/commerce/commerce_reads.h"
#include "server/commerce/list_store.h"
#include "server/commerce/refusal_store.h"
#include "server/commerce/revenue_report.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::commerce {

namespace {

struct OrdersQuery : api::ListQuery {
    std::optional<QString> from;
    std::optional<QString> to;

    static constexpr auto describe()
    {
        using namespace schema;
        using T = OrdersQuery;
        return std::tuple_cat(api::ListQuery::describe(),
            fields(field("from", &T::from, about("First day, YYYY-MM-DD, in the company's time zone.")),
                field("to", &T::to, about("Last day."))));
    }
    static void check(const OrdersQuery &query, schema::Faults &faults, const QString &)
    {
        const auto isDay = [&faults](const QString &name, const std::optional<QString> &text) {
            if (text && !readDay(*text))
                faults.invalid(name, u"must be a day, YYYY-MM-DD"_s);
            return text && !faults.has(name);
        };
        const bool hasFrom = isDay(u"from"_s, query.from);
        const bool hasTo = isDay(u"to"_s, query.to);
        if (hasFrom && hasTo && *query.from > *query.to)
            faults.invalid(u"from"_s, u"must not be after to"_s);
    }
};

struct EventsQuery : api::ListQuery {
    std::optional<api::CartEventType> type;
    std::optional<QString> productId;
    std::optional<QString> source;

    static constexpr auto describe()
    {
        using namespace schema;
        using T = EventsQuery;
        return std::tuple_cat(api::ListQuery::describe(),
            fields(field("type", &T::type, about("Events of this kind only.")),
                field("product_id", &T::productId, about("Of this product only.").length(1, 200)),
                field("source", &T::source, about("Of this source only.").length(1, 64))));
    }
};

/// Loads one row more than the page has, to know whether there is another page.
template <typename Row, typename Load>
Result<api::ListPage<Row>> readPage(const QString &list, const api::ListQuery &query, Load load)
{
    const Result<ListPosition> position = readCursor(list, query.cursor);
    if (!position)
        return fail(position.error());
    std::vector<ListEntry<Row>> entries = load(*position, query.limit + 1);
    api::ListPage<Row> page;
    if (int(entries.size()) > query.limit) {
        entries.resize(std::size_t(query.limit));
        page.nextCursor = cursorText(list, entries.back().position);
    }
    page.items.reserve(entries.size());
    for (ListEntry<Row> &entry : entries)
        page.items.push_back(std::move(entry.row));
    return page;
}

} // namespace

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
    const auto query = request.readQuery<OrdersQuery>();
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
    const auto query = request.readQuery<EventsQuery>();
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
