// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/list_page.h"

namespace answerdesk::api {

/// Where a pre-generation stands. Reading: its sitemap. Paused: nothing new is begun until it is resumed.
enum class PregenerationState { Reading, Running, Paused, Done, Cancelled, Failed };

/// What became of an address without FAQs.
enum class PregenerationOutcome { NotAvailable, Skipped };

/// Product pages whose FAQs are made before a shopper asks for them. Each count is of a page in a locale.
struct Pregeneration {
    QString pregenerationId;
    std::optional<QString> sitemapUrl;
    std::vector<QString> locales;
    PregenerationState state = PregenerationState::Running;
    std::optional<QString> reason;
    qint64 found = 0;
    qint64 waiting = 0;
    qint64 generating = 0;
    qint64 ready = 0;
    qint64 notAvailable = 0;
    qint64 skipped = 0;
    qint64 unreported = 0;
    QString startedBy;
    schema::Timestamp startedAt;
    schema::Timestamp updatedAt;
    std::optional<schema::Timestamp> endedAt;
    qint64 revision = 0;

    static constexpr const char *kName = "Pregeneration";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = Pregeneration;
        return fields(field("pregeneration_id", &T::pregenerationId, about("Identifier.").required()),
            field("sitemap_url", &T::sitemapUrl,
                about("The sitemap that lists its pages; null when they were sent.").nullable()),
            field("locales", &T::locales, about("Locales that each page is made in.").required()),
            field("state", &T::state, about("Whether it goes on, and how it ended.").required()),
            field("reason", &T::reason, about("Why it failed as a whole, for people.").nullable()),
            field("found", &T::found, about("Pages that it knows of.").required()),
            field("waiting", &T::waiting, about("Pages that were not begun yet.").required()),
            field("generating", &T::generating, about("Pages that are being made.").required()),
            field("ready", &T::ready, about("Pages with FAQs, those that had them included.").required()),
            field("not_available", &T::notAvailable, about("Pages without FAQs.").required()),
            field("skipped", &T::skipped, about("Addresses that no page was asked for, and why.").required()),
            field("unreported", &T::unreported,
                about("Lines beyond the first 1,000, which the report does not keep.").required()),
            field("started_by", &T::startedBy, about("Who started it.").required()),
            field("started_at", &T::startedAt, about("When it began.").required()),
            field("updated_at", &T::updatedAt, about("When it last got further.").required()),
            field("ended_at", &T::endedAt, about("When it ended.").nullable()),
            field("revision", &T::revision, about("Rises with every change of the row.").required()));
    }
};

/// Body of POST .../pregenerations.
struct PregenerationRequest {
    std::optional<schema::PageAddress> sitemapUrl;
    std::optional<std::vector<QString>> urls;
    std::optional<std::vector<schema::LocaleTag>> locales;

    static constexpr const char *kName = "PregenerationRequest";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = PregenerationRequest;
        return fields(field("sitemap_url", &T::sitemapUrl,
                          about("A sitemap or an index of sitemaps on one of the company's allowed hosts.")),
            field("urls", &T::urls,
                about("Instead of sitemap_url: addresses of product pages.").items(1, 10'000)),
            field("locales", &T::locales,
                about("Locales that each page is made in; default: the company's first one.").items(1, 12)));
    }
};

/// Query of GET .../pregenerations.
struct PregenerationsQuery : ListQuery, WatchQuery {
    std::optional<PregenerationState> state;

    static constexpr const char *kName = "PregenerationsQuery";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = PregenerationsQuery;
        return joined(ListQuery::describe(),
            fields(field("state", &T::state, about("Those in this state only."))), WatchQuery::describe());
    }
};

/// A line of a pre-generation's report: an address without FAQs.
struct PregenerationLine {
    qint64 line = 0;
    QString url;
    std::optional<QString> locale;
    PregenerationOutcome outcome = PregenerationOutcome::Skipped;
    QString reason;

    static constexpr const char *kName = "PregenerationLine";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = PregenerationLine;
        return fields(field("line", &T::line, about("Number of the line, from 1.").required()),
            field("url", &T::url, about("The page, or the sitemap that was not read whole.").required()),
            field("locale", &T::locale, about("Locale of the page.").nullable()),
            field("outcome", &T::outcome,
                about("not_available: the page gives none; skipped: it was not asked for.").required()),
            field("reason", &T::reason, about("Why, for people.").required()));
    }
};

/// Query of GET .../pregenerations/{pregeneration}/report.
struct PregenerationReportQuery : ListQuery {
    std::optional<PregenerationOutcome> outcome;

    static constexpr const char *kName = "PregenerationReportQuery";
    static constexpr auto describe()
    {
        using namespace schema;
        return joined(ListQuery::describe(),
            fields(
                field("outcome", &PregenerationReportQuery::outcome, about("Lines of this outcome only."))));
    }
};

} // namespace answerdesk::api

namespace answerdesk::schema {

template <>
struct EnumNames<api::PregenerationState> {
    static constexpr std::pair<api::PregenerationState, const char *> kNames[]
        = {{api::PregenerationState::Reading, "reading"}, {api::PregenerationState::Running, "running"},
            {api::PregenerationState::Paused, "paused"}, {api::PregenerationState::Done, "done"},
            {api::PregenerationState::Cancelled, "cancelled"}, {api::PregenerationState::Failed, "failed"}};
};

template <>
struct EnumNames<api::PregenerationOutcome> {
    static constexpr std::pair<api::PregenerationOutcome, const char *> kNames[]
        = {{api::PregenerationOutcome::NotAvailable, "not_available"},
            {api::PregenerationOutcome::Skipped, "skipped"}};
};

} // namespace answerdesk::schema
