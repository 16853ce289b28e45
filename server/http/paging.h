// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/http/http_message.h"
#include "shared/api/list_page.h"
#include <limits>

namespace answerdesk::http {

/// Where a page of a list begins: behind this row. Lists are ordered by a number that falls (newest first),
/// by a text, or by both; a list that uses one leaves the other as it is.
struct ListPosition {
    qint64 belowId = std::numeric_limits<qint64>::max();
    QString key; ///< a day, an identifier or a name; empty: none
};

/// A row of a list with the position after it.
template <typename RowType>
struct ListEntry {
    using Row = RowType;
    Row row;
    ListPosition position;
};

/// A page ends before it gets larger than this, whatever its limit: exports ask for full pages of long rows.
inline constexpr qsizetype kMaxPageBytes = 4 << 20;

/// The opaque text of a position. scope names the list: endpoint, company and filters. A cursor reads back in
/// its own scope only, so none can be taken to another list, company or filter, nor be altered; it holds no
/// right, since rows are chosen by the company of the request.
QString cursorText(const QByteArray &scope, const ListPosition &position);
/// The first page without a cursor; INVALID_FIELDS for one that cursorText() did not make for this scope.
Result<ListPosition> readCursor(const QByteArray &scope, const std::optional<QString> &cursor);
QByteArray scopeOf(const Request &request, const QByteArray &filters);

template <typename Query>
QByteArray scopeOf(const Request &request, Query query)
{
    query.limit = api::ListQuery().limit;
    query.cursor.reset();
    if constexpr (requires { query.wait.reset(); })
        query.wait.reset();
    return scopeOf(request, schema::toJson(query));
}

/// One page of the list that scope names. load(position, count) gives entries; it is asked for one more than
/// the page has, to know whether there is another page.
template <typename Query, typename Load>
auto readPage(const QByteArray &scope, const Query &query, Load load)
{
    using Row = typename std::invoke_result_t<Load &, const ListPosition &, int>::value_type::Row;
    const Result<ListPosition> position = readCursor(scope, query.cursor);
    if (!position)
        return Result<api::ListPage<Row>>(fail(position.error()));
    auto entries = load(*position, query.limit + 1);
    api::ListPage<Row> page;
    page.items.reserve(entries.size());
    qsizetype bytes = 0;
    const ListPosition *last = nullptr;
    for (auto &entry : entries) {
        bytes += schema::toJson(entry.row).size();
        const bool isFull = int(page.items.size()) == query.limit || (last && bytes > kMaxPageBytes);
        if (isFull) {
            page.nextCursor = cursorText(scope, *last);
            break;
        }
        page.items.push_back(std::move(entry.row));
        last = &entry.position;
    }
    return Result<api::ListPage<Row>>(std::move(page));
}

template <typename Query, typename Load>
auto readPage(const Request &request, const Query &query, Load load)
{
    return readPage(scopeOf(request, query), query, load);
}

/// The same with the query of a request: load(query, position, count).
template <typename Query, typename Load>
auto listPage(const Request &request, Load load)
{
    const Result<Query> query = request.readQuery<Query>();
    const auto loadFiltered
        = [&](const ListPosition &position, int count) { return load(*query, position, count); };
    using Page = decltype(readPage(request, *query, loadFiltered));
    return query ? readPage(request, *query, loadFiltered) : Page(fail(query.error()));
}

/// The answer of a list that can be watched: the page, and the revision up to which it holds every change.
template <typename Row>
HttpResponse watchedPage(const api::ListPage<Row> &page, qint64 revision)
{
    HttpResponse response = HttpResponse::json(page);
    response.body.chop(1);
    response.body += ",\"revision\":\"" + QByteArray::number(revision) + "\"}";
    return response;
}

/// Rows with the position that a function tells of each.
template <typename Row, typename PositionOf>
std::vector<ListEntry<Row>> entriesOf(std::vector<Row> rows, PositionOf positionOf)
{
    std::vector<ListEntry<Row>> entries;
    entries.reserve(rows.size());
    for (Row &row : rows) {
        ListPosition position = positionOf(row);
        entries.push_back({std::move(row), std::move(position)});
    }
    return entries;
}

} // namespace answerdesk::http
