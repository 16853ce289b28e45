// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/commerce.h"
#include "shared/api/faqs.h"
#include "shared/api/knowledge.h"
#include "shared/api/list_page.h"

namespace answerdesk::api {

// What lists of a company are filtered by. Filters that are given together must all hold.

/// Through what a visitor was reached.
enum class TicketChannel { Chat, Faq };

/// Of lists whose rows belong to visitors.
struct VisitorFilter {
    std::optional<schema::Fingerprint> fingerprint;

    static constexpr auto describe()
    {
        using namespace schema;
        return fields(field("fingerprint", &VisitorFilter::fingerprint,
            about("Of the visitor with this fingerprint, of the chat or of the FAQs.")));
    }
};

/// The same for what visitors of test keys do, which stays out of revenue.
struct TestFilter {
    std::optional<bool> test;

    static constexpr auto describe()
    {
        using namespace schema;
        return fields(
            field("test", &TestFilter::test, about("Of test visitors only, or of the others only.")));
    }
};

/// Query of GET .../sources.
struct SourcesQuery : ListQuery {
    std::optional<QString> kind;
    std::optional<SourceState> state;
    std::optional<QString> q;

    static constexpr const char *kName = "SourcesQuery";
    static constexpr auto describe()
    {
        using namespace schema;
        return std::tuple_cat(ListQuery::describe(),
            fields(field("kind", &SourcesQuery::kind, about("Of this kind only.").length(1, 64)),
                field("state", &SourcesQuery::state, about("Pages whose last reading went like this.")),
                field("q", &SourcesQuery::q, about("Text in the name or the address.").length(1, 200))));
    }
};

/// Query of GET .../documents.
struct DocumentsQuery : ListQuery {
    std::optional<QString> source;
    std::optional<schema::LocaleTag> language;
    std::optional<QString> q;

    static constexpr const char *kName = "DocumentsQuery";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = DocumentsQuery;
        return std::tuple_cat(ListQuery::describe(),
            fields(field("source", &T::source, about("Documents of this source only.").length(1, 100)),
                field("language", &T::language, about("Of this language only.")),
                field("q", &T::q, about("Text in the title or the path.").length(1, 200))));
    }
};

/// Query of GET .../faq-pages.
struct FaqPagesQuery : ListQuery, WatchQuery {
    std::optional<FaqState> state;
    std::optional<schema::LocaleTag> locale;
    std::optional<QString> q;

    static constexpr const char *kName = "FaqPagesQuery";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = FaqPagesQuery;
        return std::tuple_cat(ListQuery::describe(),
            fields(field("state", &T::state, about("Pages in this state only.")),
                field("locale", &T::locale, about("Pages in this locale only.")),
                field("q", &T::q, about("Text in the address or the title.").length(1, 200))),
            WatchQuery::describe());
    }
};

/// Query of GET .../threads.
struct ThreadsQuery : RangeQuery, VisitorFilter, TestFilter {
    std::optional<QString> q;

    static constexpr const char *kName = "ThreadsQuery";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = ThreadsQuery;
        return std::tuple_cat(RangeQuery::describe(),
            fields(field("q", &T::q, about("Text in the first question.").length(1, 200))),
            VisitorFilter::describe(), TestFilter::describe());
    }
};

/// Query of GET .../tickets. The days are those on which tickets were opened.
struct TicketsQuery : RangeQuery, VisitorFilter, TestFilter {
    std::optional<TicketChannel> channel;

    static constexpr const char *kName = "TicketsQuery";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = TicketsQuery;
        return std::tuple_cat(RangeQuery::describe(), VisitorFilter::describe(),
            fields(field("channel", &T::channel, about("Opened through this channel only."))),
            TestFilter::describe());
    }
};

/// Query of GET .../orders.
struct OrdersQuery : RangeQuery, TestFilter {
    std::optional<QString> orderId;
    std::optional<TicketChannel> channel;
    std::optional<schema::CurrencyCode> currency;

    static constexpr const char *kName = "OrdersQuery";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = OrdersQuery;
        return std::tuple_cat(RangeQuery::describe(),
            fields(field("order_id", &T::orderId, about("The order with this identifier.").length(1, 255)),
                field("channel", &T::channel, about("Counted for this channel only.")),
                field("currency", &T::currency, about("In this currency only."))),
            TestFilter::describe());
    }
};

/// Query of GET .../events.
struct EventsQuery : RangeQuery, TestFilter {
    std::optional<CartEventType> type;
    std::optional<QString> productId;
    std::optional<QString> source;
    std::optional<schema::Fingerprint> fingerprint;

    static constexpr const char *kName = "EventsQuery";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = EventsQuery;
        return std::tuple_cat(RangeQuery::describe(),
            fields(field("type", &T::type, about("Events of this kind only.")),
                field("product_id", &T::productId, about("Of this product only.").length(1, 200)),
                field("source", &T::source, about("Of this source only.").length(1, 64)),
                field("fingerprint", &T::fingerprint,
                    about("Of the visitor with this user_fingerprint only."))),
            TestFilter::describe());
    }
};

/// Query of GET .../refused-events.
struct RefusedEventsQuery : RangeQuery {
    std::optional<QString> code;

    static constexpr const char *kName = "RefusedEventsQuery";
    static constexpr auto describe()
    {
        using namespace schema;
        return std::tuple_cat(RangeQuery::describe(),
            fields(field("code", &RefusedEventsQuery::code,
                about("Refused with this error code only.").length(1, 64))));
    }
};

} // namespace answerdesk::api

namespace answerdesk::schema {

template <>
struct EnumNames<api::TicketChannel> {
    static constexpr std::pair<api::TicketChannel, const char *> kNames[]
        = {{api::TicketChannel::Chat, "chat"}, {api::TicketChannel::Faq, "faq"}};
};

} // namespace answerdesk::schema
