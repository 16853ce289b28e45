// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/list_page.h"

namespace answerdesk::api {

/// What is held of a visitor who is known by one fingerprint.
struct VisitorSummary {
    QString fingerprint;
    qint64 threads = 0;
    qint64 interactions = 0;
    qint64 tickets = 0;
    qint64 cartEvents = 0;
    qint64 orders = 0;
    qint64 refusedEvents = 0;
    std::optional<schema::Timestamp> firstAt;
    std::optional<schema::Timestamp> lastAt;

    static constexpr const char *kName = "VisitorSummary";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = VisitorSummary;
        return fields(field("fingerprint", &T::fingerprint, about("As asked for, in lower case.").required()),
            field("threads", &T::threads, about("Conversations.").required()),
            field("interactions", &T::interactions, about("Messages and FAQs.").required()),
            field("tickets", &T::tickets, about("Tickets.").required()),
            field("cart_events", &T::cartEvents, about("Recorded cart events.").required()),
            field("orders", &T::orders, about("Recorded orders.").required()),
            field("refused_events", &T::refusedEvents, about("Events that were refused lately.").required()),
            field("first_at", &T::firstAt, about("The first interaction or event.").nullable()),
            field("last_at", &T::lastAt, about("The last one.").nullable()));
    }
};

/// Query of GET .../visitors/{fingerprint}/records.
struct VisitorRecordsQuery : ListQuery {
    static constexpr const char *kName = "VisitorRecordsQuery";
};

/// One thing that is held of a visitor, whole.
struct VisitorRecord {
    QString kind;
    schema::Timestamp at;
    QString summary;
    std::optional<QString> path;
    json::Value data;

    static constexpr const char *kName = "VisitorRecord";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = VisitorRecord;
        return fields(field("kind", &T::kind,
                          about("What it is.")
                              .required()
                              .oneOf("message interaction ticket cart_item cart_event order refused_event")),
            field("at", &T::at, about("When it happened.").required()),
            field("summary", &T::summary, about("One line for people.").required()),
            field("path", &T::path, about("Path of the admin API that shows it.").nullable()),
            field("data", &T::data, about("Everything that is held.").required()));
    }
};

/// What an erasure came to.
struct VisitorErasure {
    QString fingerprint;
    qint64 threads = 0;
    qint64 interactions = 0;
    qint64 tickets = 0;
    qint64 cartEvents = 0;
    qint64 orders = 0;
    qint64 refusedEvents = 0;

    static constexpr const char *kName = "VisitorErasure";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = VisitorErasure;
        return fields(field("fingerprint", &T::fingerprint, about("As asked for.").required()),
            field("threads", &T::threads,
                about("Conversations that were deleted with their messages.").required()),
            field("interactions", &T::interactions, about("Interactions that lost the person.").required()),
            field("tickets", &T::tickets, about("Tickets that lost the person.").required()),
            field("cart_events", &T::cartEvents, about("Cart events that lost the person.").required()),
            field("orders", &T::orders, about("Orders that lost the person.").required()),
            field(
                "refused_events", &T::refusedEvents, about("Refused events that were deleted.").required()));
    }
};

} // namespace answerdesk::api
