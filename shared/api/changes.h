// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/endpoints.h"
#include "shared/schema/fields.h"

namespace answerdesk::api {

/// A kind of resource that a list shows.
enum class ChangeTopic {
    Administrators,
    ApiKeys,
    Audit,
    Companies,
    Documents,
    Evaluations,
    Events,
    FaqPages,
    Feeds,
    Gaps,
    Imports,
    Lexicon,
    Orders,
    OwnAnswers,
    PageRules,
    Pregenerations,
    RefusedEvents,
    Sessions,
    Settings,
    Sources,
    Texts,
    Threads,
    Visitors
};
inline constexpr std::size_t kChangeTopics = std::size_t(ChangeTopic::Visitors) + 1;

/// What may differ after a successful request: nothing for an endpoint that writes nothing.
std::span<const ChangeTopic> changesOf(Endpoint endpoint);

/// Query of GET /admin/v1/changes.
struct ChangesQuery {
    std::optional<QString> company;
    std::optional<qint64> after;
    std::optional<int> wait;

    static constexpr const char *kName = "ChangesQuery";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = ChangesQuery;
        return fields(
            field("company", &T::company,
                about("Changes of this company and of the server only; without it, of every company "
                      "that the session may read.")
                    .length(1, 63)),
            field("after", &T::after,
                about("Revision of an earlier answer. Without it nothing counts as changed, and the answer "
                      "comes at once.")
                    .range(0, (qint64(1) << 53) - 1)),
            field("wait", &T::wait, about("Seconds to wait for a change.").range(0, 25)));
    }
};

/// Answer of GET /admin/v1/changes.
struct Changes {
    QString revision;
    std::vector<ChangeTopic> topics;

    static constexpr const char *kName = "Changes";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = Changes;
        return fields(field("revision", &T::revision, about("The next request's after.").required()),
            field("topics", &T::topics,
                about("Kinds of resources that may have changed; all of them after a restart of the server.")
                    .required()));
    }
};

} // namespace answerdesk::api

namespace answerdesk::schema {

template <>
struct EnumNames<api::ChangeTopic> {
    using T = api::ChangeTopic;
    static constexpr std::pair<T, const char *> kNames[] = {{T::Administrators, "administrators"},
        {T::ApiKeys, "api_keys"}, {T::Audit, "audit"}, {T::Companies, "companies"},
        {T::Documents, "documents"}, {T::Evaluations, "evaluations"}, {T::Events, "events"},
        {T::FaqPages, "faq_pages"}, {T::Feeds, "feeds"}, {T::Gaps, "gaps"}, {T::Imports, "imports"},
        {T::Lexicon, "lexicon"}, {T::Orders, "orders"}, {T::OwnAnswers, "own_answers"},
        {T::PageRules, "page_rules"}, {T::Pregenerations, "pregenerations"},
        {T::RefusedEvents, "refused_events"}, {T::Sessions, "sessions"}, {T::Settings, "settings"},
        {T::Sources, "sources"}, {T::Texts, "texts"}, {T::Threads, "threads"}, {T::Visitors, "visitors"}};
};

} // namespace answerdesk::schema
