// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/api/openapi_parts.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::api::document {

namespace {

/// More codes than these make no name that one would want to read.
constexpr std::size_t kMostNamedCodes = 3;

Object headerSchema(const char *type, const char *example)
{
    const bool isNumber = QByteArrayView(type) == "integer";
    Object schema{{u"type"_s, text(type)}};
    if (isNumber)
        schema.emplace_back(u"minimum"_s, 0);
    schema.emplace_back(
        u"examples"_s, Array{isNumber ? Value(json::Number{QByteArray(example)}) : Value(text(example))});
    return schema;
}

Object header(const char *description, const char *type, const char *example)
{
    return {{u"description"_s, text(description)}, {u"schema"_s, headerSchema(type, example)}};
}

Object parameter(const char *name, const char *description, const char *example, int longest)
{
    Object schema = headerSchema("string", example);
    schema.emplace_back(u"maxLength"_s, longest);
    return {{u"name"_s, text(name)}, {u"in"_s, u"header"_s}, {u"description"_s, text(description)},
        {u"required"_s, false}, {u"schema"_s, std::move(schema)}};
}

void addHeader(Object &headers, const char *name)
{
    headers.emplace_back(text(name), reference("headers", text(name)));
}

void addLimits(Object &headers)
{
    for (const char *name : {"RateLimit-Limit", "RateLimit-Remaining", "RateLimit-Reset"})
        addHeader(headers, name);
}

QString camelCase(const ErrorInfo &info)
{
    QString name;
    for (const QString &word : QString::fromLatin1(info.identifier).split(u'_'))
        name += word.left(1) + word.mid(1).toLower();
    return name;
}

Object errorSchema(const std::vector<const ErrorInfo *> &infos)
{
    Array codes;
    for (const ErrorInfo *info : infos)
        codes.emplace_back(text(info->identifier));
    Object narrowed{{u"type"_s, u"object"_s}, {u"required"_s, Array{u"error_code"_s}},
        {u"properties"_s,
            Object{{u"error_code"_s, Object{{u"type"_s, u"string"_s}, {u"enum"_s, std::move(codes)}}}}}};
    return {{u"allOf"_s, Array{reference("schemas", u"ErrorBody"_s), std::move(narrowed)}}};
}

std::vector<const Value *> examplesWith(const Array &examples, int status)
{
    std::vector<const Value *> found;
    for (const Value &example : examples) {
        const Value *given = example.find(u"response")->find(u"status");
        if (given && given->asNumber() && given->asNumber()->text.toInt() == status)
            found.push_back(&example);
    }
    return found;
}

Object errorResponse(const EndpointInfo &endpoint, int status, const std::vector<const ErrorInfo *> &infos,
    const std::vector<const Value *> &examples)
{
    QString description;
    for (const ErrorInfo *info : infos) {
        description += (description.isEmpty() ? u""_s : u"\n"_s) + (infos.size() > 1 ? u"- "_s : u""_s)
            + u"`%1`: %2 %3"_s.arg(text(info->identifier), text(info->cause), text(info->remedy));
    }
    Object headers;
    addHeader(headers, "X-Request-Id");
    if (status == 429 || status == 503)
        addHeader(headers, "Retry-After");
    if (status == 401)
        addHeader(headers, "WWW-Authenticate");
    if (status == 429 && isRateLimited(endpoint))
        addLimits(headers);
    return {{u"description"_s, description}, {u"headers"_s, std::move(headers)},
        {u"content"_s, contentOf(u"application/json"_s, errorSchema(infos), examples, "response")}};
}

Object successSchema(const EndpointInfo &endpoint)
{
    const QString answer = text(endpoint.answer);
    if (answer.startsWith(u'['))
        return reference("schemas", answer.mid(1, answer.size() - 2) + u"List"_s);
    if (!answersWithMediaType(endpoint))
        return reference("schemas", answer);
    return {{u"type"_s, answer.contains(u"json"_s) ? u"object"_s : u"string"_s}};
}

Object success(const EndpointInfo &endpoint, const std::vector<const Value *> &examples)
{
    const EndpointNote &note = noteOf(endpoint.id);
    Object headers;
    addHeader(headers, "X-Request-Id");
    if (note.hasLanguage)
        addHeader(headers, "Content-Language");
    if (note.hasEtag)
        addHeader(headers, "ETag");
    if (note.isCacheable)
        addHeader(headers, "Cache-Control");
    if (isRateLimited(endpoint))
        addLimits(headers);
    const QString what = endpoint.successStatus == 204 ? u"Done."_s
        : endpoint.successStatus == 201                ? u"Made."_s
        : endpoint.successStatus == 202                ? u"Accepted."_s
                                                       : u"The answer."_s;
    Object response{{u"description"_s, what}, {u"headers"_s, std::move(headers)}};
    if (!*endpoint.answer)
        return response;
    const QString mediaType
        = answersWithMediaType(endpoint) ? text(endpoint.answer).section(u';', 0, 0) : u"application/json"_s;
    response.emplace_back(u"content"_s, contentOf(mediaType, successSchema(endpoint), examples, "response"));
    return response;
}

/// The answer while the FAQs of a page are being made.
Object faqsInTheMaking(const std::vector<const Value *> &examples)
{
    Object headers;
    addHeader(headers, "X-Request-Id");
    addHeader(headers, "Retry-After");
    addHeader(headers, "Content-Language");
    addLimits(headers);
    return {{u"description"_s, u"The FAQs are being made. Ask again after `retry_after_seconds`."_s},
        {u"headers"_s, std::move(headers)},
        {u"content"_s,
            contentOf(u"application/json"_s, reference("schemas", u"ProductFaqsGenerating"_s), examples,
                "response")}};
}

Object notModified(const EndpointInfo &endpoint)
{
    Object headers;
    addHeader(headers, "X-Request-Id");
    addHeader(headers, "ETag");
    if (noteOf(endpoint.id).isCacheable)
        addHeader(headers, "Cache-Control");
    if (isRateLimited(endpoint))
        addLimits(headers);
    return {{u"description"_s, u"Unchanged since the answer with the ETag of `If-None-Match`."_s},
        {u"headers"_s, std::move(headers)}};
}

} // namespace

Components headersAndParameters()
{
    Components all;
    QMap<QString, Object> &headers = all[u"headers"_s];
    headers[u"X-Request-Id"_s]
        = header("Identifier of the request, for questions to the operator: the caller's own, or a new one.",
            "string", "018f2c6e-7b1a-7c3d-9e4f-5a6b7c8d9e0f");
    headers[u"Retry-After"_s] = header("Seconds to wait before trying again.", "integer", "2");
    headers[u"RateLimit-Limit"_s] = header(
        "Requests that the company may send in 60 seconds. Absent without a limit.", "integer", "500");
    headers[u"RateLimit-Remaining"_s] = header("Requests that are left of them.", "integer", "499");
    headers[u"RateLimit-Reset"_s] = header("Seconds until there is room again.", "integer", "60");
    headers[u"ETag"_s] = header("Names this state of the answer.", "string", "\"4-1-5\"");
    headers[u"Cache-Control"_s] = header("How long the answer may be kept. Everything else is `no-store`.",
        "string", "private, max-age=86400");
    headers[u"Content-Language"_s] = header("The locale that was used.", "string", "en");
    headers[u"WWW-Authenticate"_s] = header(
        "`Bearer`; for `INVALID_ANALYTICS_SECRET` the name of the header, `Answerdesk-Analytics-Secret`.",
        "string", "Bearer");

    QMap<QString, Object> &parameters = all[u"parameters"_s];
    parameters[u"RequestId"_s] = parameter("X-Request-Id",
        "An identifier of your own, kept in the answer and in the server's log: up to 128 printable ASCII "
        "characters.",
        "order-42/retry-1", 128);
    parameters[u"IfNoneMatch"_s] = parameter("If-None-Match",
        "ETags of answers at hand; when one of them is still right, the answer is 304 without a body.",
        "\"4-1-5\"", 1024);
    parameters[u"IfMatch"_s] = parameter("If-Match",
        "ETag of the state that the change is meant for; another one is answered with 412.",
        "\"1780000000000\"", 1024);
    parameters[u"IdempotencyKey"_s] = parameter("Idempotency-Key",
        "Protects a repeated request for 24 hours: the same key with the same body gets the first response "
        "again. Responses of recorded requests are stored; refusals are not, except for conflicts of events. "
        "A key belongs to the API key for messages, to both fingerprints for events, and to the order and "
        "the administrator for refunds. 1 to 255 printable ASCII characters.",
        "cart-81c0-7", 255);
    parameters[u"AnalyticsSecret"_s] = parameter("Answerdesk-Analytics-Secret",
        "The company's analytics secret, `ad_events_…`. Required when the company has one; ignored "
        "otherwise.",
        "ad_events_SecretOfEvents000001", 255);
    return all;
}

Object contentOf(
    const QString &mediaType, Object schema, const std::vector<const Value *> &examples, const char *side)
{
    Object media{{u"schema"_s, std::move(schema)}};
    Object shown;
    for (const Value *example : examples) {
        const Value *body = example->find(QString::fromLatin1(side))->find(u"body");
        const bool isKnown = !body || std::any_of(shown.begin(), shown.end(), [body](const auto &entry) {
            return *entry.second.find(u"value") == *body;
        });
        if (!isKnown) {
            shown.emplace_back(example->string(u"name"),
                Object{{u"summary"_s, example->string(u"summary")}, {u"value"_s, *body}});
        }
    }
    if (!shown.empty())
        media.emplace_back(u"examples"_s, std::move(shown));
    return {{mediaType, std::move(media)}};
}

Object responsesOf(const EndpointInfo &endpoint, const Array &examples, Components &components)
{
    QMap<int, Object> byStatus;
    byStatus[endpoint.successStatus] = success(endpoint, examplesWith(examples, endpoint.successStatus));
    if (endpoint.id == Endpoint::ProductFaqs)
        byStatus[202] = faqsInTheMaking(examplesWith(examples, 202));
    if (noteOf(endpoint.id).isConditional)
        byStatus[304] = notModified(endpoint);
    QMap<int, std::vector<const ErrorInfo *>> errors;
    for (const ErrorCode code : errorsOf(endpoint))
        errors[errorInfo(code).status].push_back(&errorInfo(code));
    for (auto it = errors.cbegin(); it != errors.cend(); ++it) {
        const std::vector<const Value *> shown = examplesWith(examples, it.key());
        Object response = errorResponse(endpoint, it.key(), *it, shown);
        if (!shown.empty() || it->size() > kMostNamedCodes || (it.key() == 429 && isRateLimited(endpoint))) {
            byStatus[it.key()] = std::move(response);
            continue;
        }
        QString name;
        for (const ErrorInfo *info : *it)
            name += (name.isEmpty() ? u""_s : u"Or"_s) + camelCase(*info);
        components[u"responses"_s].insert(name, std::move(response));
        byStatus[it.key()] = reference("responses", name);
    }
    Object responses;
    for (auto it = byStatus.cbegin(); it != byStatus.cend(); ++it)
        responses.emplace_back(QString::number(it.key()), *it);
    return responses;
}

} // namespace answerdesk::api::document
