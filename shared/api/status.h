// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/schema/fields.h"

namespace answerdesk::api {

struct DatabaseStatus {
    QString kind;
    qint64 sizeBytes = 0;
    int schemaVersion = 0;
    std::optional<QString> version = {};

    static constexpr const char *kName = "DatabaseStatus";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = DatabaseStatus;
        return fields(field("kind", &T::kind, about("What it is.").required().oneOf("sqlite postgresql")),
            field("size_bytes", &T::sizeBytes, about("Size on disk.").required()),
            field("schema_version", &T::schemaVersion, about("Last migration.").required()),
            field("version", &T::version, about("Of the linked SQLite, or of the PostgreSQL server.")));
    }
};

struct ServerStatus {
    QString version;
    QString qtVersion;
    QString region;
    schema::Timestamp startedAt;
    qint64 uptimeSeconds = 0;
    QString baseUrl;
    QString appUrl;
    // Of the whole server, so for operators.
    std::optional<QString> adminUrl;
    std::optional<DatabaseStatus> database;
    std::optional<int> companies;
    std::optional<qint64> passages;
    std::optional<int> generating;
    std::optional<double> requestsPerSecond;
    std::optional<qint64> requestsTotal;
    std::optional<qint64> errorsTotal;

    /// What a role other than operator gets.
    void leaveOutTotals()
    {
        adminUrl.reset();
        database.reset();
        companies.reset();
        passages.reset();
        generating.reset();
        requestsPerSecond.reset();
        requestsTotal.reset();
        errorsTotal.reset();
    }

    static constexpr const char *kName = "ServerStatus";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = ServerStatus;
        return fields(field("version", &T::version, about("Of the server.").required()),
            field("qt_version", &T::qtVersion, about("Of Qt at run time.").required()),
            field("region", &T::region, about("us or eu.").required().oneOf("us eu")),
            field("started_at", &T::startedAt, about("When it started.").required()),
            field("uptime_seconds", &T::uptimeSeconds, about("Since then.").required()),
            field("base_url", &T::baseUrl, about("Address of query and FAQ endpoints.").required()),
            field("app_url", &T::appUrl, about("Address of the analytics endpoints.").required()),
            field("admin_url", &T::adminUrl,
                about("Address of the admin API. This and what follows is sent to operators only.")),
            field("database", &T::database, about("The database.")),
            field("companies", &T::companies, about("Companies.")),
            field("passages", &T::passages, about("Passages in the index.")),
            field("generating", &T::generating, about("Pages whose FAQs are being made.")),
            field("requests_per_second", &T::requestsPerSecond,
                about("Requests of the shops of all companies in the last whole minute, divided by its 60 "
                      "seconds: the sum of what their overviews say.")),
            field("requests_total", &T::requestsTotal, about("Requests since the start.")),
            field("errors_total", &T::errorsTotal, about("Answers of 500 and above since the start.")));
    }
};

struct Health {
    QString status;

    static constexpr const char *kName = "Health";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = Health;
        return fields(field("status", &T::status, about("ok.").required().oneOf("ok")));
    }
};

/// Every error, on every endpoint.
struct ErrorBody {
    QString status;
    QString errorCode;
    QString message;
    QString requestId;
    std::optional<std::vector<QString>> missingFields;
    std::optional<json::Value> invalidFields;
    std::optional<schema::Timestamp> firstRecordedAt;

    static constexpr const char *kName = "ErrorBody";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = ErrorBody;
        return fields(field("status", &T::status, about("Always error.").required().oneOf("error")),
            field("error_code", &T::errorCode, about("From the catalogue.").required()),
            field("message", &T::message, about("For people.").required()),
            field("request_id", &T::requestId, about("Also in X-Request-Id.").required()),
            field("missing_fields", &T::missingFields, about("All absent required fields.")),
            field("invalid_fields", &T::invalidFields, about("Field path to reason.")),
            field("first_recorded_at", &T::firstRecordedAt,
                about("Of ORDER_ALREADY_EXISTS: when the order was recorded.")));
    }
};

} // namespace answerdesk::api
