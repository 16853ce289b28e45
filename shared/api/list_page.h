// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/schema/fields.h"

namespace answerdesk::api {

/// Query of every list.
struct ListQuery {
    int limit = 50;
    std::optional<QString> cursor;

    static constexpr const char *kName = "ListQuery";
    static constexpr auto describe()
    {
        using namespace schema;
        return fields(
            field("limit", &ListQuery::limit, about("Rows of a page.").range(1, 200).byDefault("50")),
            field("cursor", &ListQuery::cursor,
                about("next_cursor of the page before; it belongs to this list with these filters.")
                    .length(0, 1000)));
    }
};

/// Query of a list whose rows have a day.
struct RangeQuery : ListQuery {
    std::optional<QString> from;
    std::optional<QString> to;

    static constexpr const char *kName = "RangeQuery";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = RangeQuery;
        return joined(ListQuery::describe(),
            fields(field("from", &T::from, about("First day, in the company's time zone.").formatted("date")),
                field("to", &T::to, about("Last day.").formatted("date"))));
    }
    static void check(const RangeQuery &query, schema::Faults &faults, const QString &prefix);
};

/// What a list that can be watched takes besides: with wait the answer comes as soon as something has changed
/// after the revision.
struct WatchQuery {
    std::optional<int> wait;
    std::optional<qint64> after;

    static constexpr auto describe()
    {
        using namespace schema;
        return fields(field("wait", &WatchQuery::wait, about("Seconds to wait for a change.").range(0, 25)),
            field("after", &WatchQuery::after,
                about("Revision of an earlier answer: what changed after it.")
                    .range(0, (qint64(1) << 53) - 1)));
    }
};

/// One page of a list: {"items":[...],"next_cursor":...}.
template <typename T>
struct ListPage {
    std::vector<T> items;
    std::optional<QString> nextCursor;

    static constexpr const char *kName = "ListPage";
    static constexpr auto describe()
    {
        using namespace schema;
        return fields(field("items", &ListPage::items, about("The rows.").required()),
            field("next_cursor", &ListPage::nextCursor,
                about("For the next page; null on the last one.").nullable()));
    }
};

} // namespace answerdesk::api
