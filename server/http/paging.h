// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/http/http_message.h"
#include "shared/api/list_page.h"
#include <limits>

namespace answerdesk::http {

/// Where a page of a list begins: below this row, newest first. Lists that are ordered by a text have a key.
struct ListPosition {
    qint64 belowId = std::numeric_limits<qint64>::max();
    QString key; ///< a day or an identifier; empty: none
};

/// A row of a list with the position after it.
template <typename Row>
struct ListEntry {
    Row row;
    ListPosition position;
};

/// The opaque text of a position; list is a short name, so that no list takes another's.
QString cursorText(const QString &list, const ListPosition &position);
/// The first page without a cursor; INVALID_FIELDS for one that cursorText() did not make.
Result<ListPosition> readCursor(const QString &list, const std::optional<QString> &cursor);

/// One page of a list. load(position, count) gives entries; it is asked for one more than the page has, to
/// know whether there is another page.
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
