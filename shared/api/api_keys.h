// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/schema/fields.h"

namespace answerdesk::api {

struct DayCount {
    QString date;
    qint64 count = 0;

    static constexpr const char *kName = "DayCount";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = DayCount;
        return fields(field("date", &T::date, about("Day in UTC, YYYY-MM-DD.").required()),
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
    QString createdBy;
    schema::Timestamp createdAt;
    std::optional<schema::Timestamp> expiresAt;
    std::optional<schema::Timestamp> revokedAt;
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
            field("created_by", &T::createdBy, about("Who made it.").required()),
            field("created_at", &T::createdAt, about("When.").required()),
            field("expires_at", &T::expiresAt, about("When it stops working by itself.").nullable()),
            field("revoked_at", &T::revokedAt, about("When it was revoked.").nullable()),
            field("last_used_at", &T::lastUsedAt, about("To the minute.").nullable()),
            field("requests_30_days", &T::requests30Days, about("Requests of the last 30 days.").required()),
            field("requests_per_day", &T::requestsPerDay,
                about("One entry for each of the last 30 days, oldest first.").required()));
    }
};

/// Body of POST .../keys.
struct ApiKeyRequest {
    QString name;
    std::optional<std::vector<QString>> scopes;
    std::optional<bool> test;
    std::optional<schema::Timestamp> expiresAt;
    std::optional<std::vector<QString>> allowedAddresses;

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
                about("Addresses and networks it may be used from.").items(0, 100)));
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
