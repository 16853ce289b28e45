// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/list_page.h"
#include "shared/api/threads.h"

namespace answerdesk::api {

/// Whose requests: those that shops send (paths that lead nowhere are taken for theirs), or those that the
/// server's own people and machines send to administer and watch it.
enum class RequestArea { Shop, Server };

/// Query of GET /admin/v1/requests.
struct RequestsQuery : ListQuery, WatchQuery {
    std::optional<QString> company;
    std::optional<RequestArea> area;
    std::optional<QString> endpoint;
    std::optional<QString> status;
    std::optional<QString> errorCode;
    std::optional<QString> requestId;
    std::optional<AnswerKind> outcome;
    std::optional<bool> errors;
    std::optional<QString> q;

    static constexpr const char *kName = "RequestsQuery";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = RequestsQuery;
        return joined(ListQuery::describe(),
            fields(field("company", &T::company, about("Requests of this company only.").length(1, 63)),
                field("area", &T::area,
                    about(
                        "shop: of the endpoints that shops call, and of paths that lead nowhere; server: of "
                        "the others.")),
                field("endpoint", &T::endpoint, about("Of this endpoint only, by its name.").length(1, 64)),
                field("status", &T::status, about("Of this status (404) or class (4xx) only.").length(3, 3)),
                field("error_code", &T::errorCode, about("With this error code only.").length(1, 64)),
                field("request_id", &T::requestId, about("With this id only.").length(1, 128)),
                field("outcome", &T::outcome, about("Messages with this outcome only.")),
                field(
                    "errors", &T::errors, about("Of a status of 400 and above only, or of the others only.")),
                field("q", &T::q,
                    about("Text in the path, the request's id, the error code, the key's id, the "
                          "administrator or the address.")
                        .length(1, 200))),
            WatchQuery::describe());
    }
    static void check(const RequestsQuery &query, schema::Faults &faults, const QString &prefix);
};

/// A line of the request log. Never holds a key, a token, a query string, a body or metadata.
struct RequestRow {
    qint64 number = 0;
    schema::Timestamp at;
    QString requestId;
    QString address;
    QString method;
    QString path;
    QString endpoint;
    int status = 0;
    double durationMs = 0;
    qint64 bytesIn = 0;
    qint64 bytesOut = 0;
    std::optional<QString> errorCode;
    std::optional<QString> company;
    std::optional<QString> keyId;
    std::optional<QString> admin;
    std::optional<QString> threadId;
    std::optional<AnswerKind> outcome;

    static constexpr const char *kName = "RequestRow";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = RequestRow;
        return fields(
            field("number", &T::number, about("Rises with each request, also over restarts.").required()),
            field("at", &T::at, about("When it was answered.").required()),
            field("request_id", &T::requestId, about("As in X-Request-Id.").required()),
            field("address", &T::address,
                about("Of the client, seen through trusted proxies; empty for an operator's when a company's "
                      "administrator reads it.")
                    .required()),
            field("method", &T::method, about("Of the request; empty when it never had one.").required()),
            field("path", &T::path,
                about("Without the query; of callers who did not show who they are, without identifiers.")
                    .required()),
            field(
                "endpoint", &T::endpoint, about("Its name; empty for a path that leads nowhere.").required()),
            field("status", &T::status, about("HTTP status of the answer.").required()),
            field("duration_ms", &T::durationMs, about("From its head to its answer.").required()),
            field("bytes_in", &T::bytesIn, about("Of the request's body.").required()),
            field("bytes_out", &T::bytesOut, about("Of the answer's body.").required()),
            field("error_code", &T::errorCode, about("Of the catalogue; absent on success.")),
            field("company", &T::company, about("Of the key, the path or the event.")),
            field("key_id", &T::keyId, about("Id of the API key.")),
            field("admin", &T::admin,
                about("E-mail address of the administrator; operator for all operators when a company's "
                      "administrator reads it.")),
            field("thread_id", &T::threadId, about("Thread that the answer was added to.")),
            field("outcome", &T::outcome,
                about("Of a message: answer, refusal, small_talk, or clarification, a question back.")));
    }
};

struct MetricBucket {
    double atMost = 0;
    double count = 0;

    static constexpr const char *kName = "MetricBucket";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = MetricBucket;
        return fields(field("at_most", &T::atMost, about("Upper bound.").required()),
            field("count", &T::count, about("Values up to it.").required()));
    }
};

struct MetricSample {
    json::Value labels;
    std::optional<double> value;
    std::optional<double> count;
    std::optional<double> sum;
    std::optional<std::vector<MetricBucket>> buckets;

    static constexpr const char *kName = "MetricSample";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = MetricSample;
        return fields(field("labels", &T::labels, about("Label to value.").required()),
            field("value", &T::value, about("Of a counter or gauge.")),
            field("count", &T::count, about("Of a histogram: how many values.")),
            field("sum", &T::sum, about("Of a histogram: their sum.")),
            field("buckets", &T::buckets, about("Of a histogram, cumulated.")));
    }
};

struct Metric {
    QString name;
    QString type;
    QString help;
    std::vector<MetricSample> samples;

    static constexpr const char *kName = "Metric";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = Metric;
        return fields(field("name", &T::name, about("As in GET /metrics.").required()),
            field("type", &T::type, about("counter, gauge or histogram.").required()),
            field("help", &T::help, about("What it counts.").required()),
            field("samples", &T::samples, about("Its values.").required()));
    }
};

/// The answer of GET /admin/v1/metrics: the same values as GET /metrics.
struct Metrics {
    std::vector<Metric> metrics;

    static constexpr const char *kName = "Metrics";
    static constexpr auto describe()
    {
        using namespace schema;
        return fields(field("metrics", &Metrics::metrics, about("All of them.").required()));
    }
};

} // namespace answerdesk::api

namespace answerdesk::schema {

template <>
struct EnumNames<api::RequestArea> {
    static constexpr std::pair<api::RequestArea, const char *> kNames[]
        = {{api::RequestArea::Shop, "shop"}, {api::RequestArea::Server, "server"}};
};

} // namespace answerdesk::schema
