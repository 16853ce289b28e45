// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/list_page.h"

namespace answerdesk::api {

enum class KeyStatus { Active, Expired, Revoked };
enum class KeyScope { MessagesWrite, FaqsRead };

struct DayCount {
    QString date;
    qint64 count = 0;

    static constexpr const char *kName = "DayCount";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = DayCount;
        return fields(field("date", &T::date, about("Day in UTC.").required().formatted("date")),
            field("count", &T::count, about("Requests.").required()));
    }
};

/// An API key as it can be shown again: without its secret.
struct ApiKey {
    QString keyId;
    QString name;
    QString prefix;
    bool test = false;
    std::vector<QString> scopes;
    QString status;
    std::vector<QString> allowedAddresses;
    int requestsPerMinute = 0;
    QString createdBy;
    schema::Timestamp createdAt;
    std::optional<schema::Timestamp> expiresAt;
    std::optional<schema::Timestamp> revokedAt;
    std::optional<schema::Timestamp> rotatedAt;
    std::optional<schema::Timestamp> overlapUntil;
    std::optional<schema::Timestamp> lastUsedAt;
    qint64 requests30Days = 0;
    std::vector<DayCount> requestsPerDay;

    static constexpr const char *kName = "ApiKey";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = ApiKey;
        return fields(field("key_id", &T::keyId, about("Public part of the key, for logs.").required()),
            field("name", &T::name, about("Name for people.").required()),
            field("prefix", &T::prefix, about("How the key begins.").required()),
            field("test", &T::test, about("Whether its visitors stay out of revenue.").required()),
            field("scopes", &T::scopes, about("What it may do.").required()),
            field("status", &T::status, about("active, expired or revoked.").required()),
            field("allowed_addresses", &T::allowedAddresses,
                about("Addresses and networks it may be used from; empty for any.").required()),
            field("requests_per_minute", &T::requestsPerMinute,
                about("Its own limit, for all endpoints together and beside the company's; 0 for none.")),
            field("created_by", &T::createdBy, about("Who made it.").required()),
            field("created_at", &T::createdAt, about("When.").required()),
            field("expires_at", &T::expiresAt, about("When it stops working by itself.").nullable()),
            field("revoked_at", &T::revokedAt, about("When it was revoked.").nullable()),
            field("rotated_at", &T::rotatedAt, about("When it got the secret that it has now.").nullable()),
            field("overlap_until", &T::overlapUntil,
                about("Until when an earlier secret works as well; null when none does.").nullable()),
            field("last_used_at", &T::lastUsedAt, about("To the minute.").nullable()),
            field("requests_30_days", &T::requests30Days, about("Requests of the last 30 days.").required()),
            field("requests_per_day", &T::requestsPerDay,
                about("One entry for each of the last 30 days, oldest first.").required()));
    }
};

inline constexpr schema::Rule kOwnLimit
    = schema::about("Its own limit, for all endpoints together; 0 for none.").range(0, 10'000'000);

/// Body of POST .../keys.
struct ApiKeyRequest {
    QString name;
    std::optional<std::vector<QString>> scopes;
    std::optional<bool> test;
    std::optional<schema::Timestamp> expiresAt;
    std::optional<std::vector<QString>> allowedAddresses;
    std::optional<int> requestsPerMinute;

    static constexpr const char *kName = "ApiKeyRequest";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = ApiKeyRequest;
        return fields(field("name", &T::name, about("Name for people.").required().trimmed().length(1, 100)),
            field("scopes", &T::scopes, about("messages:write, faqs:read; both by default.").items(1, 2)),
            field("test", &T::test, about("A test key: its visitors stay out of revenue.")),
            field("expires_at", &T::expiresAt, about("When it stops working by itself.")),
            field("allowed_addresses", &T::allowedAddresses,
                about("Addresses and networks it may be used from.").items(0, 100)),
            field("requests_per_minute", &T::requestsPerMinute, kOwnLimit));
    }
};

/// Body of PATCH .../keys/{key}: what is absent stays.
struct ApiKeyChange {
    std::optional<QString> name;
    std::optional<std::vector<QString>> scopes;
    std::optional<schema::Timestamp> expiresAt;
    std::optional<std::vector<QString>> allowedAddresses;
    std::optional<int> requestsPerMinute;

    static constexpr const char *kName = "ApiKeyChange";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = ApiKeyChange;
        return fields(field("name", &T::name, about("Name for people.").trimmed().length(1, 100)),
            field("scopes", &T::scopes, about("messages:write, faqs:read.").items(1, 2)),
            field("expires_at", &T::expiresAt,
                about("When it stops working by itself; null for never.").nullable()),
            field("allowed_addresses", &T::allowedAddresses,
                about("Addresses and networks it may be used from; an empty list for any.").items(0, 100)),
            field("requests_per_minute", &T::requestsPerMinute, kOwnLimit));
    }
};

/// Body of POST .../keys/{key}/rotate.
struct RotateKeyRequest {
    int overlapSeconds = 86'400;

    static constexpr const char *kName = "RotateKeyRequest";
    static constexpr auto describe()
    {
        using namespace schema;
        return fields(field("overlap_seconds", &RotateKeyRequest::overlapSeconds,
            about("How long the earlier secret works beside the new one: 0, 3600, 86400 (the default) or "
                  "604800.")
                .range(0, 604'800)));
    }
    static void check(const RotateKeyRequest &request, schema::Faults &faults, const QString &prefix)
    {
        const int seconds = request.overlapSeconds;
        if (seconds != 0 && seconds != 3'600 && seconds != 86'400 && seconds != 604'800) {
            faults.invalid(prefix + QStringLiteral("overlap_seconds"),
                QStringLiteral("must be 0, 3600, 86400 or 604800"));
        }
    }
};

/// Query of GET .../keys.
struct KeysQuery : ListQuery {
    std::optional<KeyStatus> status;
    std::optional<bool> test;
    std::optional<KeyScope> scope;
    std::optional<QString> q;

    static constexpr const char *kName = "KeysQuery";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = KeysQuery;
        return joined(ListQuery::describe(),
            fields(field("status", &T::status, about("Keys in this state only.")),
                field("test", &T::test, about("Test keys only, or the others only.")),
                field("scope", &T::scope, about("Keys with this scope only.")),
                field("q", &T::q, about("Text in the name or the key_id.").length(1, 100))));
    }
};

/// The only answer that ever holds the key.
struct CreatedApiKey {
    ApiKey key;
    QString apiKey;

    static constexpr const char *kName = "CreatedApiKey";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = CreatedApiKey;
        return fields(field("key", &T::key, about("The key without its secret.").required()),
            field("api_key", &T::apiKey,
                about("The whole key. It is not stored and cannot be shown again.").required()));
    }
};

} // namespace answerdesk::api

namespace answerdesk::schema {

template <>
struct EnumNames<api::KeyStatus> {
    static constexpr std::pair<api::KeyStatus, const char *> kNames[] = {{api::KeyStatus::Active, "active"},
        {api::KeyStatus::Expired, "expired"}, {api::KeyStatus::Revoked, "revoked"}};
};

template <>
struct EnumNames<api::KeyScope> {
    static constexpr std::pair<api::KeyScope, const char *> kNames[]
        = {{api::KeyScope::MessagesWrite, "messages:write"}, {api::KeyScope::FaqsRead, "faqs:read"}};
};

} // namespace answerdesk::schema
