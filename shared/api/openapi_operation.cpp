// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "answerdesk_version.h"
#include "shared/api/openapi_parts.h"
#include "shared/api/schemas.h"
#include <QtCore/QSet>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::api::document {

namespace {

/// What the document says before its operations; the part of the admin API is left out of the public one.
constexpr char kAbout[]
    = R"(Answerdesk answers shoppers' questions from a shop's own documents, generates FAQs for product pages, records carts and orders, and shows the revenue attributed to its answers.

There are three addresses: `{base_url}` serves messages and FAQs, `{app_url}` the analytics endpoints (the same address unless the operator separates them), `{admin_url}` the admin API. `/healthz`, `/readyz` and `/openapi.json` are available on each of them. A deployment serves one region, `us` or `eu`.

**Authentication.** Messages and FAQs need `Authorization: Bearer` with an API key of the company. The analytics endpoints need no key: the request names the company by its public `company_key`. The admin API needs a session token of `POST /admin/v1/sessions`.

**Errors.** Every error, on every endpoint, has the body of the schema `ErrorBody`; `x-errors` lists all codes with cause and remedy. A missing field, `null` and an empty value are equivalent; unknown fields are ignored. `missing_fields` lists all missing required fields, `invalid_fields` all invalid fields with the reason. Checks run in this order: path, method, authentication, rate limit, content type, size, JSON, missing fields, formats, the rest. No input causes a 500. An unknown path is 404 `NOT_FOUND`, an unsupported method 405 `METHOD_NOT_ALLOWED` with `Allow`.

**Requests.** Bodies are JSON in UTF-8 with `Content-Type: application/json` and no `Content-Encoding`. HEAD works on the same paths as GET, OPTIONS returns 204 with `Allow` on every path. `X-Request-Id` is on every answer; you can send your own.

**Limits.** A company's limits count every authenticated request of all its keys in any 60 seconds. `RateLimit-Limit`, `RateLimit-Remaining` and `RateLimit-Reset` show the current state; above the limit, the answer is 429 `RATE_LIMITED` with `Retry-After`.

**Retries.** Repeat after 429 and 503 once `Retry-After` seconds have passed. Send messages, events and refunds with an `Idempotency-Key`, and repeat them with the same key.

Examples are real answers of the server; identifiers, keys and times are placeholders, and long lists are truncated.)";

const char *audienceOf(Access access)
{
    switch (access) {
    case Access::MessagesKey:
        return "An API key with the scope `messages:write`.";
    case Access::FaqsKey:
        return "An API key with the scope `faqs:read`.";
    case Access::SignedIn:
        return "Any administrator.";
    case Access::Viewer:
        return "Any administrator who sees the company.";
    case Access::Tester:
        return "Operators; admins and testers of the company.";
    case Access::CompanyAdmin:
        return "Operators and admins of the company.";
    case Access::Operator:
        return "Operators.";
    case Access::Anyone:
        break;
    }
    return "";
}

Object pathParameter(const QString &name)
{
    Object schema{{u"type"_s, u"string"_s}};
    if (name == u"company") {
        schema.emplace_back(u"pattern"_s, u"^[a-z0-9][a-z0-9-]{1,62}$"_s);
        schema.emplace_back(u"examples"_s, Array{u"nordfjell"_s});
    }
    const QString description
        = name == u"company" ? u"The company's key."_s : u"Identifier of the %1."_s.arg(name);
    return {{u"name"_s, name}, {u"in"_s, u"path"_s}, {u"description"_s, description}, {u"required"_s, true},
        {u"schema"_s, std::move(schema)}};
}

void addQueryParameters(Array &parameters, const Value &schema)
{
    QSet<QString> required;
    if (const Value *names = schema.find(u"required")) {
        for (const Value &name : *names->asArray())
            required.insert(*name.asString());
    }
    const Value *properties = schema.find(u"properties");
    if (!properties)
        return;
    for (const auto &[name, member] : *properties->asObject()) {
        Object plain = *member.asObject();
        std::erase_if(plain, [](const auto &entry) { return entry.first == u"description"; });
        parameters.emplace_back(Object{{u"name"_s, name}, {u"in"_s, u"query"_s},
            {u"description"_s, member.string(u"description")}, {u"required"_s, required.contains(name)},
            {u"schema"_s, std::move(plain)}});
    }
}

Array parametersOf(const EndpointInfo &endpoint)
{
    Array parameters;
    for (const QString &segment : text(endpoint.path).split(u'/')) {
        if (segment.startsWith(u'{'))
            parameters.emplace_back(pathParameter(segment.mid(1, segment.size() - 2)));
    }
    if (QByteArrayView(endpoint.request).endsWith("Query"))
        addQueryParameters(parameters, Value(requestSchemas().value(text(endpoint.request))));
    const EndpointNote &note = noteOf(endpoint.id);
    if (note.isConditional)
        parameters.emplace_back(reference("parameters", u"IfNoneMatch"_s));
    if (note.isGuarded)
        parameters.emplace_back(reference("parameters", u"IfMatch"_s));
    if (note.isIdempotent)
        parameters.emplace_back(reference("parameters", u"IdempotencyKey"_s));
    if (note.takesAnalyticsSecret)
        parameters.emplace_back(reference("parameters", u"AnalyticsSecret"_s));
    parameters.emplace_back(reference("parameters", u"RequestId"_s));
    return parameters;
}

QString sizeText(qint64 bytes)
{
    return bytes >= 1 << 20 ? u"%1 MiB"_s.arg(bytes >> 20) : u"%1 KiB"_s.arg(bytes >> 10);
}

/// The body of a request, or nothing for an endpoint that takes none.
std::optional<Object> bodyOf(const EndpointInfo &endpoint, const Array &examples)
{
    if (endpoint.maxBody == 0 || !*endpoint.request)
        return std::nullopt;
    std::vector<const Value *> accepted; // an example of a mistake shows its answer, not how to ask
    for (const Value &example : examples) {
        const Value *status = example.find(u"response")->find(u"status");
        if (status->asNumber()->text.toInt() < 300)
            accepted.push_back(&example);
    }
    Object content;
    if (QByteArrayView(endpoint.request).endsWith("Query")) {
        for (const char *type : {"text/markdown", "text/html", "text/plain"}) {
            Object media = contentOf(text(type), {{u"type"_s, u"string"_s}},
                QByteArrayView(type) == "text/markdown" ? accepted : std::vector<const Value *>{}, "request");
            content.push_back(media.front());
        }
    } else {
        content = contentOf(
            u"application/json"_s, reference("schemas", text(endpoint.request)), accepted, "request");
    }
    return Object{{u"description"_s, u"Up to %1."_s.arg(sizeText(endpoint.maxBody))}, {u"required"_s, true},
        {u"content"_s, std::move(content)}};
}

} // namespace

QString text(const char *utf8) { return QString::fromUtf8(utf8); }

Object reference(const char *kind, const QString &name)
{
    return {{u"$ref"_s, u"#/components/%1/%2"_s.arg(QLatin1String(kind), name)}};
}

Array serversOf(Listener listener, bool withAdmin)
{
    const auto server = [](const char *name, const char *description, const char *address) {
        return Value(
            Object{{u"url"_s, u"{%1}"_s.arg(QLatin1String(name))}, {u"description"_s, text(description)},
                {u"variables"_s,
                    Object{{text(name),
                        Object{{u"default"_s, text(address)},
                            {u"description"_s,
                                u"The address of the deployment, without a slash at the end."_s}}}}}});
    };
    const Value base = server("base_url", "Messages and FAQs.", "http://127.0.0.1:8420");
    const Value app = server("app_url", "Carts and orders.", "http://127.0.0.1:8420");
    const Value admin = server("admin_url", "The admin API.", "http://127.0.0.1:8421");
    switch (listener) {
    case Listener::Base:
        return {base};
    case Listener::App:
        return {app};
    case Listener::Admin:
        return {admin};
    case Listener::Every:
        break;
    }
    return withAdmin ? Array{base, app, admin} : Array{base, app};
}

Object infoOf(bool withAdmin)
{
    return {{u"title"_s, withAdmin ? u"Answerdesk"_s : u"Answerdesk, public part"_s},
        {u"version"_s, QString::fromLatin1(ANSWERDESK_VERSION)},
        {u"summary"_s, u"Answers, product FAQs, and the revenue they brought in"_s},
        {u"description"_s, text(kAbout)}, {u"contact"_s, Object{{u"name"_s, u"Answerdesk contributors"_s}}},
        {u"license"_s, Object{{u"name"_s, u"GPL-3.0-or-later"_s}, {u"identifier"_s, u"GPL-3.0-or-later"_s}}}};
}

Object operationOf(const EndpointInfo &endpoint, const Array &examples, Components &components)
{
    QString description = text(noteOf(endpoint.id).description);
    if (const char *audience = audienceOf(endpoint.access); *audience)
        description += u"\n\n**Who:** "_s + text(audience);
    QString id = text(endpoint.name);
    id[0] = id[0].toLower();
    Object operation{{u"operationId"_s, id}, {u"summary"_s, text(endpoint.summary)},
        {u"description"_s, description}, {u"tags"_s, Array{text(topicOf(endpoint).name)}}};
    const bool isAdmin = endpoint.listener == Listener::Admin;
    if (endpoint.id == Endpoint::MetricsText) // a token where the setting has one
        operation.emplace_back(u"security"_s, Array{Object{}, Object{{u"metricsToken"_s, Array{}}}});
    else if (endpoint.access == Access::Anyone)
        operation.emplace_back(u"security"_s, Array{});
    else
        operation.emplace_back(u"security"_s, Array{Object{{isAdmin ? u"session"_s : u"apiKey"_s, Array{}}}});
    operation.emplace_back(u"parameters"_s, parametersOf(endpoint));
    if (auto body = bodyOf(endpoint, examples))
        operation.emplace_back(u"requestBody"_s, std::move(*body));
    operation.emplace_back(u"responses"_s, responsesOf(endpoint, examples, components));
    return operation;
}

} // namespace answerdesk::api::document
