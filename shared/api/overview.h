// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/knowledge.h"

namespace answerdesk::api {

/// Questions that wait for an answer.
struct OverviewGaps {
    qint64 open = 0;
    std::optional<QString> question;
    std::optional<qint64> asked;

    static constexpr const char *kName = "OverviewGaps";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = OverviewGaps;
        return fields(field("open", &T::open, about("Gaps that are open.").required()),
            field("question", &T::question, about("The one that was asked most.").nullable()),
            field("asked", &T::asked, about("How often that was asked.").nullable()));
    }
};

struct OverviewKeys {
    int active = 0;
    int expiring = 0;
    std::optional<QString> nextKeyId;
    std::optional<QString> nextName;
    std::optional<schema::Timestamp> nextExpiresAt;

    static constexpr const char *kName = "OverviewKeys";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = OverviewKeys;
        return fields(
            field("active", &T::active, about("API keys that work, test keys included.").required()),
            field("expiring", &T::expiring,
                about("Live keys that end within 14 days; test keys end without anything to do.").required()),
            field("next_key_id", &T::nextKeyId,
                about("The live key that ends next; null when none has an end.").nullable()),
            field("next_name", &T::nextName, about("Its name.").nullable()),
            field("next_expires_at", &T::nextExpiresAt, about("When it ends.").nullable()));
    }
};

/// A source that is read from the web, as far as its freshness goes.
struct OverviewSource {
    QString sourceId;
    QString name;
    QString kind;
    SourceState state = SourceState::Unread;
    std::optional<schema::Timestamp> readAt;
    bool overdue = false;

    static constexpr const char *kName = "OverviewSource";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = OverviewSource;
        return fields(field("source_id", &T::sourceId, about("Identifier.").required()),
            field("name", &T::name, about("Name for people.").required()),
            field("kind", &T::kind, about("page, sitemap or crawl.").required()),
            field("state", &T::state, about("How its last reading went.").required()),
            field("read_at", &T::readAt, about("When it was last read, changed or not.").nullable()),
            field("overdue", &T::overdue,
                about("Whether it should have been read again more than an hour ago.").required()));
    }
};

struct OverviewKnowledge {
    qint64 documents = 0;
    qint64 passages = 0;
    int sources = 0;
    int unread = 0;
    int read = 0;
    int gone = 0;
    int failed = 0;
    int overdue = 0;
    std::vector<OverviewSource> stalest;

    static constexpr const char *kName = "OverviewKnowledge";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = OverviewKnowledge;
        return fields(field("documents", &T::documents, about("Documents.").required()),
            field("passages", &T::passages, about("Passages that answers come from now.").required()),
            field("sources", &T::sources, about("Sources of every kind.").required()),
            field("unread", &T::unread, about("Sources of the web that were not read yet.").required()),
            field("read", &T::read, about("Those whose last reading went well.").required()),
            field("gone", &T::gone, about("Those that are no longer there.").required()),
            field("failed", &T::failed, about("Those that could not be read.").required()),
            field("overdue", &T::overdue,
                about("Those that should have been read again more than an hour ago.").required()),
            field("stalest", &T::stalest,
                about("Sources of the web, at most five: the failed and gone ones first, then those that "
                      "were read longest ago.")
                    .required()));
    }
};

struct OverviewFaqs {
    qint64 ready = 0;
    qint64 generating = 0;
    qint64 notAvailable = 0;
    qint64 queued = 0;
    qint64 awaiting = 0;
    qint64 review = 0;

    static constexpr const char *kName = "OverviewFaqs";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = OverviewFaqs;
        return fields(field("ready", &T::ready, about("Pages whose FAQs are served.").required()),
            field("generating", &T::generating,
                about("Pages that have none yet, because their first ones are being made.").required()),
            field("not_available", &T::notAvailable, about("Pages without FAQs.").required()),
            field("queued", &T::queued,
                about("Pages whose FAQs are being made or wait for it, also while earlier ones are served.")
                    .required()),
            field("awaiting", &T::awaiting,
                about("Pages with FAQs that nobody has approved; 0 while the company asks for no approval.")
                    .required()),
            field("review", &T::review,
                about("Pages with edited FAQs that somebody should look at, because the page changed.")
                    .required()));
    }
};

/// What became of the last messages, without those of test keys.
struct OverviewAnswers {
    std::optional<schema::Timestamp> since;
    int messages = 0;
    int fromFaqs = 0;
    int answered = 0;
    int refused = 0;
    int askedBack = 0;
    int modelAsked = 0;
    int modelFailed = 0;
    std::optional<QString> modelFailure;

    static constexpr const char *kName = "OverviewAnswers";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = OverviewAnswers;
        return fields(
            field("since", &T::since, about("When the first of them was sent; null without any.").nullable()),
            field("messages", &T::messages,
                about("Messages of the conversations of the last 7 days: the last 1,000 at most.")
                    .required()),
            field("from_faqs", &T::fromFaqs, about("Those that a FAQ answered.").required()),
            field("answered", &T::answered, about("Those that were answered from the documents.").required()),
            field("refused", &T::refused,
                about("Those without an answer. Greetings and the like are none of these four.").required()),
            field("asked_back", &T::askedBack,
                about("Those that were answered with the question which of several sections is meant.")
                    .required()),
            field("model_asked", &T::modelAsked,
                about("Of the last 20 messages that a model was to word: how many there are.").required()),
            field("model_failed", &T::modelFailed,
                about("Those of them that the model's server gave no words for.").required()),
            field("model_failure", &T::modelFailure,
                about("What was wrong the last time: timeout, unreachable, refused, overloaded, ...")
                    .nullable()));
    }
};

struct TrafficBucket {
    int requests = 0;
    int errors = 0;
    std::optional<double> meanMs;

    static constexpr const char *kName = "TrafficBucket";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = TrafficBucket;
        return fields(field("requests", &T::requests, about("Requests that were answered.").required()),
            field("errors", &T::errors, about("Those with a status of 400 and above.").required()),
            field("mean_ms", &T::meanMs, about("Their mean time; null without any.").nullable()));
    }
};

/// Requests of the company's shop in the last minutes, counted as they are answered.
struct OverviewTraffic {
    schema::Timestamp from;
    int bucketSeconds = 0;
    std::vector<TrafficBucket> buckets;
    qint64 requests = 0;
    qint64 errors = 0;
    qint64 serverErrors = 0;
    double requestsPerSecond = 0;
    std::optional<double> medianMs;
    std::optional<double> p99Ms;

    static constexpr const char *kName = "OverviewTraffic";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = OverviewTraffic;
        return fields(field("from", &T::from, about("When the first bucket begins.").required()),
            field("bucket_seconds", &T::bucketSeconds, about("Length of a bucket.").required()),
            field("buckets", &T::buckets,
                about("The last five minutes, oldest first; the last bucket is not over yet.").required()),
            field("requests", &T::requests,
                about("Requests to the endpoints that shops call, of all buckets. Those whose company is not "
                      "known, such as those with a wrong key, count nowhere.")
                    .required()),
            field("errors", &T::errors, about("Those with a status of 400 and above.").required()),
            field("server_errors", &T::serverErrors, about("Those of 500 and above.").required()),
            field("requests_per_second", &T::requestsPerSecond,
                about("Requests of the last whole minute, divided by its 60 seconds.").required()),
            field("median_ms", &T::medianMs,
                about("Half of them took less, to within a fifth; null without any.").nullable()),
            field("p99_ms", &T::p99Ms,
                about("99 of 100 took less, to within a fifth; null without any.").nullable()));
    }
};

/// What an administrator looks at first.
struct CompanyOverview {
    schema::Timestamp at;
    OverviewTraffic traffic;
    OverviewAnswers answers;
    OverviewGaps gaps;
    OverviewKeys keys;
    OverviewKnowledge knowledge;
    OverviewFaqs faqs;
    bool asked = false;

    static constexpr const char *kName = "CompanyOverview";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = CompanyOverview;
        return fields(field("at", &T::at, about("When this was so.").required()),
            field("traffic", &T::traffic, about("Requests of the last minutes.").required()),
            field("answers", &T::answers, about("What became of the last messages.").required()),
            field("gaps", &T::gaps, about("Questions that wait for an answer.").required()),
            field("keys", &T::keys, about("API keys.").required()),
            field("knowledge", &T::knowledge, about("Documents and where they come from.").required()),
            field("faqs", &T::faqs, about("Product pages.").required()),
            field("asked", &T::asked, about("Whether a question was ever asked.").required()));
    }
};

} // namespace answerdesk::api
