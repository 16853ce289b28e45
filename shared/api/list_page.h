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
        return fields(field("limit", &ListQuery::limit, about("Rows of a page.").range(1, 200)),
            field("cursor", &ListQuery::cursor, about("next_cursor of the page before.").length(0, 200)));
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
