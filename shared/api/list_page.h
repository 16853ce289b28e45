// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/commerce.h"
#include "shared/api/faqs.h"

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

/// Query of GET .../orders.
struct OrdersQuery : ListQuery {
    std::optional<QString> from;
    std::optional<QString> to;

    static constexpr const char *kName = "OrdersQuery";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = OrdersQuery;
        return std::tuple_cat(ListQuery::describe(),
            fields(field("from", &T::from, about("First day, YYYY-MM-DD, in the company's time zone.")),
                field("to", &T::to, about("Last day."))));
    }
    static void check(const OrdersQuery &query, schema::Faults &faults, const QString &prefix);
};

/// Query of GET .../events.
struct EventsQuery : ListQuery {
    std::optional<CartEventType> type;
    std::optional<QString> productId;
    std::optional<QString> source;

    static constexpr const char *kName = "EventsQuery";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = EventsQuery;
        return std::tuple_cat(ListQuery::describe(),
            fields(field("type", &T::type, about("Events of this kind only.")),
                field("product_id", &T::productId, about("Of this product only.").length(1, 200)),
                field("source", &T::source, about("Of this source only.").length(1, 64))));
    }
};

/// Query of GET .../documents.
struct DocumentsQuery : ListQuery {
    std::optional<QString> source;

    static constexpr const char *kName = "DocumentsQuery";
    static constexpr auto describe()
    {
        using namespace schema;
        return std::tuple_cat(ListQuery::describe(),
            fields(field(
                "source", &DocumentsQuery::source, about("Documents of this source only.").length(1, 100))));
    }
};

/// Query of GET .../faq-pages. With wait the answer comes as soon as a page has changed after the revision.
struct FaqPagesQuery : ListQuery {
    std::optional<FaqState> state;
    std::optional<int> wait;
    std::optional<qint64> after;

    static constexpr const char *kName = "FaqPagesQuery";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = FaqPagesQuery;
        return std::tuple_cat(ListQuery::describe(),
            fields(field("state", &T::state, about("Pages in this state only.")),
                field("wait", &T::wait, about("Seconds to wait for a change.").range(0, 25)),
                field("after", &T::after,
                    about("Revision of an earlier answer: pages that changed after it.")
                        .range(0, (qint64(1) << 53) - 1))));
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
