// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/schema/fields.h"
#include <array>

namespace answerdesk::console {

/// The format that this program writes, and the highest that it reads.
inline constexpr int kScenarioFormat = 1;

/// Any JSON value.
struct AnyValue {
    json::Value value;
    friend bool operator==(const AnyValue &, const AnyValue &) = default;
};

/// One HTTP status, or several of which each will do.
struct StatusList {
    std::vector<int> codes;
};

/// Which address of the server a step calls. The addresses themselves are given when a scenario runs, so that
/// a file can send nothing to anybody else.
enum class ScenarioTarget : unsigned char { BaseUrl, AppUrl, AdminUrl };
enum class ValueType : unsigned char { Null, Boolean, Number, String, Array, Object };

/// One thing that must hold for an answer.
struct ScenarioAssertion {
    std::optional<StatusList> status;
    std::optional<QString> header;
    std::optional<QString> json;
    std::optional<QString> bodyContains;
    std::optional<int> timeBelowMs;
    std::optional<AnyValue> equals;
    std::optional<std::vector<AnyValue>> oneOf;
    std::optional<AnyValue> contains;
    std::optional<QString> matches;
    std::optional<bool> exists;
    std::optional<ValueType> type;
    std::optional<int> count;
    std::optional<AnyValue> atLeast;
    std::optional<AnyValue> atMost;
    std::optional<AnyValue> moreThan;
    std::optional<AnyValue> lessThan;

    static constexpr const char *kName = "Assertion";
    static constexpr auto describe();
    static void check(const ScenarioAssertion &assertion, schema::Faults &faults, const QString &prefix);
};

/// Sending again until the assertions hold.
struct ScenarioRetry {
    int forMs = 0;
    std::optional<int> everyMs;
    std::optional<std::vector<int>> onStatus;

    static constexpr const char *kName = "Retry";
    static constexpr auto describe();
    int interval() const { return everyMs.value_or(1000); }
};

/// One request and what its answer must be.
struct ScenarioStep {
    QString name;
    std::optional<QString> description;
    std::optional<ScenarioTarget> target;
    std::optional<QString> method;
    std::optional<QString> path;
    std::optional<json::Value> query;
    std::optional<json::Value> headers;
    std::optional<AnyValue> body;
    std::optional<QString> bodyText;
    std::optional<QString> raw;
    std::optional<int> waitMs;
    std::optional<int> timeoutMs;
    std::optional<ScenarioRetry> retry;
    std::optional<bool> always;
    std::optional<std::vector<ScenarioAssertion>> expect;

    static constexpr const char *kName = "Step";
    static constexpr auto describe();
    static void check(const ScenarioStep &step, schema::Faults &faults, const QString &prefix);
    ScenarioTarget usedTarget() const { return target.value_or(ScenarioTarget::BaseUrl); }
    QString usedMethod() const { return method.value_or(QStringLiteral("GET")); }
};

/// A scenario file: requests in order, each with what its answer must be. Holds no secret and no address.
struct Scenario {
    int format = kScenarioFormat;
    QString name;
    std::optional<QString> description;
    std::optional<std::vector<QString>> tags;
    std::optional<json::Value> variables;
    std::optional<bool> stopOnFailure;
    std::vector<ScenarioStep> steps;

    static constexpr const char *kName = "Scenario";
    static constexpr auto describe();
    static void check(const Scenario &scenario, schema::Faults &faults, const QString &prefix);
    bool hasTag(const QString &tag) const;
    /// The position of the step of this name, or -1.
    int stepNamed(QStringView stepName) const;
};

} // namespace answerdesk::console

namespace answerdesk::schema {

template <>
struct Codec<console::AnyValue> {
    static void read(const json::Value &value, console::AnyValue &out, const Rule &rule, const QString &path,
        Faults &faults);
    static void write(QByteArray &out, const console::AnyValue &value) { out += value.value.toJson(); }
    static json::Object schema(const Rule &rule);
};
template <>
struct Codec<console::StatusList> {
    static void read(const json::Value &value, console::StatusList &out, const Rule &rule,
        const QString &path, Faults &faults);
    static void write(QByteArray &out, const console::StatusList &value);
    static json::Object schema(const Rule &rule);
};
template <>
struct EnumNames<console::ScenarioTarget> {
    static constexpr std::array kNames{std::pair{console::ScenarioTarget::BaseUrl, "base_url"},
        std::pair{console::ScenarioTarget::AppUrl, "app_url"},
        std::pair{console::ScenarioTarget::AdminUrl, "admin_url"}};
};
template <>
struct EnumNames<console::ValueType> {
    static constexpr std::array kNames{std::pair{console::ValueType::Null, "null"},
        std::pair{console::ValueType::Boolean, "boolean"}, std::pair{console::ValueType::Number, "number"},
        std::pair{console::ValueType::String, "string"}, std::pair{console::ValueType::Array, "array"},
        std::pair{console::ValueType::Object, "object"}};
};

} // namespace answerdesk::schema

namespace answerdesk::console {

constexpr auto ScenarioAssertion::describe()
{
    using T = ScenarioAssertion;
    using schema::about;
    using schema::field;
    return schema::fields(field("status", &T::status, about("The HTTP status, or a list of accepted ones.")),
        field("header", &T::header, about("Name of the header to check, in any case.").length(1, 200)),
        field("json", &T::json,
            about("Path in the JSON body to check.").like("faqs[0].question").length(1, 500)),
        field("body_contains", &T::bodyContains,
            about("Text that the body must contain. Can contain templates.").length(1, 100'000)),
        field("time_below_ms", &T::timeBelowMs,
            about("Time from the start of the connection to the last byte.").range(1, 3'600'000)),
        field("equals", &T::equals,
            about(
                "Expected value. Numbers are compared as numbers: 1.50 equals 1.5. Can contain templates.")),
        field("one_of", &T::oneOf, about("Accepted values. Can contain templates.").items(1, 100)),
        field("contains", &T::contains,
            about("Text that the text must contain, or entry that the array must contain. Can contain "
                  "templates.")),
        field("matches", &T::matches,
            about("A regular expression (PCRE) that must match in the text.").length(1, 5000)),
        field("exists", &T::exists, about("true: it must exist; false: it must be absent.")),
        field("type", &T::type, about("Its JSON type.")),
        field("count", &T::count,
            about("Number of entries of an array, members of an object, or characters of a text.")
                .range(0, 1'000'000'000)),
        field("at_least", &T::atLeast,
            about("Minimum of a number, or of a text that is a number. Can contain templates.")),
        field("at_most", &T::atMost, about("Maximum. Can contain templates.")),
        field("more_than", &T::moreThan, about("Exclusive minimum. Can contain templates.")),
        field("less_than", &T::lessThan, about("Exclusive maximum. Can contain templates.")));
}

constexpr auto ScenarioRetry::describe()
{
    using T = ScenarioRetry;
    using schema::about;
    using schema::field;
    return schema::fields(
        field("for_ms", &T::forMs, about("Maximum duration.").required().range(1, 3'600'000)),
        field("every_ms", &T::everyMs,
            about("Pause before the next attempt; Retry-After of the answer takes precedence.")
                .range(10, 600'000)
                .byDefault("1000")),
        field("on_status", &T::onStatus,
            about("Only after an answer with one of these statuses; any other failure is final.")
                .range(100, 599)
                .items(1, 50)));
}

constexpr auto ScenarioStep::describe()
{
    using T = ScenarioStep;
    using schema::about;
    using schema::field;
    return schema::fields(
        field("name", &T::name,
            about("Name by which later steps refer to the answer: letters, digits, _ and -.")
                .required()
                .length(1, 60)),
        field("description", &T::description, about("Description.").length(0, 1000)),
        field("target", &T::target, about("Address of the server.").byDefault("base_url")),
        field("method", &T::method, about("HTTP method in capitals.").length(1, 20).byDefault("GET")),
        field("path", &T::path,
            about("Path after the address, beginning with /. Inserted values are percent-encoded. Can "
                  "contain templates.")
                .length(1, 100'000)),
        field("query", &T::query,
            about("Query parameters; a list repeats a parameter. Can contain templates.")),
        field("headers", &T::headers,
            about("Headers; Host, Content-Length and Connection are added unless listed here. Can contain "
                  "templates.")),
        field("body", &T::body,
            about("A JSON value; Content-Type: application/json is added unless listed in headers. Can "
                  "contain templates.")),
        field("body_text", &T::bodyText,
            about("A body that is sent unchanged, without a Content-Type. Can contain templates.")),
        field("raw", &T::raw,
            about("The complete request as sent over the wire, instead of method, path, query, headers and "
                  "body. Can contain templates.")),
        field("wait_ms", &T::waitMs, about("Pause before the step.").range(0, 3'600'000).byDefault("0")),
        field("timeout_ms", &T::timeoutMs,
            about("Timeout of one attempt.").range(1, 3'600'000).byDefault("60000")),
        field("retry", &T::retry, about("Repeat until the assertions pass.")),
        field(
            "always", &T::always, about("Run even after a failed step, for cleaning up.").byDefault("false")),
        field("expect", &T::expect, about("Assertions. Default: a status below 400.").items(1, 100)));
}

constexpr auto Scenario::describe()
{
    using T = Scenario;
    using schema::about;
    using schema::field;
    return schema::fields(field("answerdesk_scenario", &T::format,
                              about("Version of the format.").required().range(1, 1'000'000).like("1")),
        field("name", &T::name, about("Display name.").required().length(1, 200)),
        field("description", &T::description, about("Purpose of the scenario.").length(0, 4000)),
        field("tags", &T::tags,
            about("Tags to choose scenarios: run --tag runs those with one of the tags.")
                .items(1, 20)
                .length(1, 60)),
        field("variables", &T::variables,
            about("Names and default values. Computed once, from top to bottom. Can contain templates.")),
        field("stop_on_failure", &T::stopOnFailure,
            about("Whether a failed step ends the scenario; false for independent steps.").byDefault("true")),
        field("steps", &T::steps, about("Steps, in this order.").required().items(1, 500)));
}

} // namespace answerdesk::console
