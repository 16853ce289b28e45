// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/commerce.h"
#include "shared/api/faqs.h"
#include "shared/api/knowledge.h"
#include "shared/api/list_page.h"
#include "shared/api/threads.h"
#include "shared/api/ticket_channel.h"

namespace answerdesk::api {

// What lists of a company are filtered by. Filters that are given together must all hold.

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
        return joined(ListQuery::describe(),
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
        return joined(ListQuery::describe(),
            fields(field("source", &T::source, about("Documents of this source only.").length(1, 100)),
                field("language", &T::language, about("Of this language only.")),
                field("q", &T::q, about("Text in the title or the path.").length(1, 200))));
    }
};

/// Query of GET .../documents/{document}.
struct DocumentPassagesQuery : ListQuery {
    static constexpr const char *kName = "DocumentPassagesQuery";
};

/// Query of GET .../faq-pages.
struct FaqPagesQuery : ListQuery, WatchQuery {
    std::optional<FaqState> state;
    std::optional<FaqReason> reason;
    std::optional<schema::LocaleTag> locale;
    std::optional<QString> host;
    std::optional<int> olderThanHours;
    std::optional<bool> awaiting;
    std::optional<bool> review;
    std::optional<QString> q;

    static constexpr const char *kName = "FaqPagesQuery";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = FaqPagesQuery;
        return joined(ListQuery::describe(),
            fields(field("state", &T::state, about("Pages in this state only.")),
                field("reason", &T::reason, about("Pages without FAQs for this reason only.")),
                field("locale", &T::locale, about("Pages in this locale only.")),
                field("host", &T::host,
                    about("Pages of this host only, with its port where the address has one.")
                        .length(1, 260)),
                field("older_than_hours", &T::olderThanHours,
                    about("Pages whose set was made at least so many hours ago.").range(0, 100'000)),
                field("awaiting", &T::awaiting,
                    about("Pages with FAQs that nobody has approved only, or the others only.")),
                field("review", &T::review,
                    about("Pages with edited FAQs that somebody should look at only, or the others only.")),
                field("q", &T::q, about("Text in the address or the title.").length(1, 200))),
            WatchQuery::describe());
    }
};

/// Query of GET .../threads.
struct ThreadsQuery : RangeQuery, VisitorFilter, TestFilter {
    std::optional<QString> q;
    std::optional<AnswerKind> outcome;

    static constexpr const char *kName = "ThreadsQuery";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = ThreadsQuery;
        return joined(RangeQuery::describe(),
            fields(field("q", &T::q, about("Text in the first question.").length(1, 200)),
                field("outcome", &T::outcome, about("With a message of this outcome."))),
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
        return joined(RangeQuery::describe(), VisitorFilter::describe(),
            fields(field("channel", &T::channel, about("Opened through this channel only."))),
            TestFilter::describe());
    }
};

/// Questions are told apart by as many characters: an address has to hold them.
inline constexpr int kQuestionPart = 500;

/// Query of GET .../orders.
struct OrdersQuery : RangeQuery, VisitorFilter, TestFilter {
    std::optional<QString> orderId;
    std::optional<TicketChannel> channel;
    std::optional<schema::CurrencyCode> currency;
    std::optional<QString> productId;
    std::optional<QString> source;
    std::optional<QString> locale;
    std::optional<QString> pageUrl;
    std::optional<qint64> faqId;
    std::optional<QString> question;
    std::optional<bool> helpful;
    std::optional<bool> direct;
    std::optional<bool> attributed;
    std::optional<qint64> ticketId;

    static constexpr const char *kName = "OrdersQuery";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = OrdersQuery;
        constexpr qint64 kMost = (qint64(1) << 53) - 1;
        return joined(RangeQuery::describe(),
            fields(field("order_id", &T::orderId, about("The order with this identifier.").length(1, 255)),
                field("channel", &T::channel, about("Counted for this channel only.")),
                field("currency", &T::currency, about("In this currency only.")),
                field(
                    "product_id", &T::productId, about("With this product among its lines.").length(1, 200)),
                field("source", &T::source, about("Of this source only; - for none.").length(1, 64)),
                field("locale", &T::locale,
                    about("Credited to an answer in this locale; - for none.").length(1, 64)),
                field("page_url", &T::pageUrl,
                    about("Credited to an answer on this page; - for none.").length(1, 2048)),
                field("faq_id", &T::faqId, about("Credited to this FAQ.").range(1, kMost)),
                field("question", &T::question,
                    about("Credited to an answer to this question, of which the first 500 characters count "
                          "and spaces around it do not; - for those whose conversation is deleted.")
                        .length(1, kQuestionPart)),
                field(
                    "helpful", &T::helpful, about("After a helpful interaction only, or without one only.")),
                field("direct", &T::direct, about("Direct ones only, or assisted ones only.")),
                field("attributed", &T::attributed, about("Those that count only, or the others only.")),
                field("ticket_id", &T::ticketId, about("Of this ticket.").range(1, kMost))),
            VisitorFilter::describe(), TestFilter::describe());
    }
};

/// Query of GET .../refunds. The days are those on which refunds were recorded.
struct RefundsQuery : RangeQuery, TestFilter {
    std::optional<TicketChannel> channel;
    std::optional<schema::CurrencyCode> currency;
    std::optional<bool> attributed;

    static constexpr const char *kName = "RefundsQuery";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = RefundsQuery;
        return joined(RangeQuery::describe(),
            fields(field("channel", &T::channel, about("Of orders that count for this channel.")),
                field("currency", &T::currency, about("In this currency only.")),
                field("attributed", &T::attributed,
                    about("Of orders that count only, or of the others only."))),
            TestFilter::describe());
    }
};

/// Query of GET .../events.
struct EventsQuery : RangeQuery, TestFilter {
    std::optional<CartEventType> type;
    std::optional<QString> productId;
    std::optional<QString> source;
    std::optional<schema::Fingerprint> fingerprint;
    std::optional<TicketChannel> channel;
    std::optional<schema::CurrencyCode> currency;
    std::optional<bool> helpful;

    static constexpr const char *kName = "EventsQuery";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = EventsQuery;
        return joined(RangeQuery::describe(),
            fields(field("type", &T::type, about("Events of this kind only.")),
                field("product_id", &T::productId, about("Of this product only.").length(1, 200)),
                field("source", &T::source, about("Of this source only; - for none.").length(1, 64)),
                field(
                    "fingerprint", &T::fingerprint, about("Of the visitor with this user_fingerprint only.")),
                field("channel", &T::channel, about("Counted for this channel only.")),
                field("currency", &T::currency, about("In this currency only.")),
                field(
                    "helpful", &T::helpful, about("After a helpful interaction only, or without one only."))),
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
        return joined(RangeQuery::describe(),
            fields(field("code", &RefusedEventsQuery::code,
                about("Refused with this error code only.").length(1, 64))));
    }
};

} // namespace answerdesk::api
