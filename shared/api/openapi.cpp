// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "answerdesk_version.h"
#include "shared/api/accounts.h"
#include "shared/api/api_keys.h"
#include "shared/api/commerce.h"
#include "shared/api/endpoints.h"
#include "shared/api/faq_pages.h"
#include "shared/api/faqs.h"
#include "shared/api/knowledge.h"
#include "shared/api/list_page.h"
#include "shared/api/messages.h"
#include "shared/api/revenue.h"
#include "shared/api/status.h"
#include "shared/api/threads.h"
#include <QtCore/QMap>
#include <QtCore/QSet>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::api {

namespace {

using json::Array;
using json::Object;
using json::Value;

template <typename... Types>
QMap<QString, Object> schemasOf()
{
    QMap<QString, Object> all;
    (all.insert(QString::fromLatin1(Types::kName), schema::objectSchema<Types>()), ...);
    return all;
}

QMap<QString, Object> allSchemas()
{
    return schemasOf<SendMessageRequest, SendMessageResponse, ProductFaqsQuery, ListQuery, OrdersQuery,
        EventsQuery, DocumentsQuery, FaqPagesQuery, FaqEntry, ProductFaqsResponse, CartEventRequest, LineItem,
        CheckoutEventRequest, EventRecorded, SignInRequest, Administrator, Session, CurrentSession,
        AdministratorRequest, Company, CompanyRequest, DayCount, ApiKey, ApiKeyRequest, CreatedApiKey,
        AuditEntry, Source, SourceRequest, DocumentQuery, ImportedDocument, Document, FaqSource, Faq, FaqPage,
        FaqPageDetails, AnswerSource, Message, Thread, ThreadDetails, RevenueQuery, RevenueDay,
        RevenueOfCurrency, Revenue, OrderRow, CartEventRow, TicketRow, RefusedEvent, DatabaseStatus,
        ServerStatus, Health, ErrorBody>();
}

Object reference(const QString &name) { return {{u"$ref"_s, u"#/components/schemas/"_s + name}}; }

Object answerSchema(const QString &answer)
{
    if (!answer.startsWith(u'['))
        return reference(answer);
    Object properties{
        {u"items"_s,
            Object{{u"type"_s, u"array"_s}, {u"items"_s, reference(answer.mid(1, answer.size() - 2))}}},
        {u"next_cursor"_s, Object{{u"type"_s, Array{u"string"_s, u"null"_s}}}}};
    return {{u"type"_s, u"object"_s}, {u"required"_s, Array{u"items"_s, u"next_cursor"_s}},
        {u"properties"_s, std::move(properties)}};
}

Object jsonContent(Object schema)
{
    return {{u"application/json"_s, Object{{u"schema"_s, std::move(schema)}}}};
}

Object parameter(const QString &name, const char *where, bool required, Object schema)
{
    return {{u"name"_s, name}, {u"in"_s, QString::fromLatin1(where)}, {u"required"_s, required},
        {u"schema"_s, std::move(schema)}};
}

Array parametersOf(const EndpointInfo &endpoint, const QMap<QString, Object> &schemas)
{
    Array parameters;
    for (const QString &segment : QString::fromLatin1(endpoint.path).split(u'/')) {
        if (segment.startsWith(u'{'))
            parameters.emplace_back(
                parameter(segment.mid(1, segment.size() - 2), "path", true, {{u"type"_s, u"string"_s}}));
    }
    const QString request = QString::fromLatin1(endpoint.request);
    if (!request.endsWith(u"Query"))
        return parameters;
    const Value schema(schemas.value(request));
    QSet<QString> required;
    if (const Value *names = schema.find(u"required")) {
        for (const Value &name : *names->asArray())
            required.insert(*name.asString());
    }
    for (const auto &[name, member] : *schema.find(u"properties")->asObject())
        parameters.emplace_back(parameter(name, "query", required.contains(name), *member.asObject()));
    return parameters;
}

Object operation(const EndpointInfo &endpoint, const QMap<QString, Object> &schemas)
{
    Object operation{{u"operationId"_s, QString::fromLatin1(endpoint.name)},
        {u"summary"_s, QString::fromUtf8(endpoint.summary)}};
    const bool isAdmin = endpoint.listener == Listener::Admin;
    operation.emplace_back(u"tags"_s, Array{isAdmin ? u"Administration"_s : u"Public"_s});
    if (endpoint.access == Access::Anyone)
        operation.emplace_back(u"security"_s, Array{});
    else
        operation.emplace_back(
            u"security"_s, Array{Value(Object{{isAdmin ? u"session"_s : u"apiKey"_s, Array{}}})});
    Array parameters = parametersOf(endpoint, schemas);
    if (!parameters.empty())
        operation.emplace_back(u"parameters"_s, std::move(parameters));
    const QString request = QString::fromLatin1(endpoint.request);
    if (!request.isEmpty() && !request.endsWith(u"Query")) {
        operation.emplace_back(
            u"requestBody"_s, Object{{u"required"_s, true}, {u"content"_s, jsonContent(reference(request))}});
    }
    Object success{{u"description"_s, QString::fromUtf8(endpoint.summary)}};
    if (*endpoint.answer)
        success.emplace_back(u"content"_s, jsonContent(answerSchema(QString::fromLatin1(endpoint.answer))));
    Object responses{{QString::number(endpoint.successStatus), success}};
    if (endpoint.id == Endpoint::ProductFaqs)
        responses.emplace_back(u"202"_s, success);
    responses.emplace_back(u"default"_s,
        Object{{u"description"_s, u"An error of the catalogue"_s},
            {u"content"_s, jsonContent(reference(u"ErrorBody"_s))}});
    operation.emplace_back(u"responses"_s, std::move(responses));
    return operation;
}

/// Names of schemas that a value refers to, followed through the schemas themselves.
void collectReferences(const Value &value, const QMap<QString, Object> &schemas, QSet<QString> &found)
{
    if (const Array *array = value.asArray()) {
        for (const Value &entry : *array)
            collectReferences(entry, schemas, found);
    }
    const Object *object = value.asObject();
    if (!object)
        return;
    for (const auto &[key, member] : *object) {
        const QString *target = key == u"$ref" ? member.asString() : nullptr;
        const QString name = target ? target->section(u'/', -1) : QString();
        if (!name.isEmpty() && !found.contains(name)) {
            found.insert(name);
            collectReferences(Value(schemas.value(name)), schemas, found);
        }
        collectReferences(member, schemas, found);
    }
}

Array errorTable()
{
    Array rows;
    for (const ErrorInfo &info : errorCatalogue()) {
        rows.emplace_back(
            Object{{u"error_code"_s, QString::fromLatin1(info.identifier)}, {u"status"_s, info.status},
                {u"cause"_s, QString::fromUtf8(info.cause)}, {u"remedy"_s, QString::fromUtf8(info.remedy)}});
    }
    return rows;
}

} // namespace

json::Value openApi(bool withAdmin)
{
    const QMap<QString, Object> schemas = allSchemas();
    Object paths;
    for (const EndpointInfo &endpoint : endpoints()) {
        if (endpoint.listener == Listener::Admin && !withAdmin)
            continue;
        const QString path = QString::fromLatin1(endpoint.path);
        auto entry = std::find_if(
            paths.begin(), paths.end(), [&path](const auto &known) { return known.first == path; });
        if (entry == paths.end())
            entry = paths.insert(paths.end(), {path, Object{}});
        entry->second.asObject()->emplace_back(
            QString::fromLatin1(endpoint.method).toLower(), operation(endpoint, schemas));
    }
    QSet<QString> used;
    collectReferences(Value(paths), schemas, used);
    Object components;
    for (auto it = schemas.cbegin(); it != schemas.cend(); ++it) {
        if (used.contains(it.key()))
            components.emplace_back(it.key(), it.value());
    }
    const auto bearer = [](const char *description) {
        return Object{{u"type"_s, u"http"_s}, {u"scheme"_s, u"bearer"_s},
            {u"description"_s, QString::fromUtf8(description)}};
    };
    Object security{{u"apiKey"_s, bearer("An API key of the company: ad_live_... or ad_test_...")}};
    if (withAdmin)
        security.emplace_back(u"session"_s, bearer("A session token of POST /admin/v1/sessions"));
    return Object{{u"openapi"_s, u"3.1.0"_s},
        {u"info"_s,
            Object{{u"title"_s, u"Answerdesk"_s}, {u"version"_s, QString::fromLatin1(ANSWERDESK_VERSION)},
                {u"license"_s,
                    Object{{u"name"_s, u"GPL-3.0-or-later"_s}, {u"identifier"_s, u"GPL-3.0-or-later"_s}}}}},
        {u"paths"_s, std::move(paths)},
        {u"components"_s,
            Object{{u"schemas"_s, std::move(components)}, {u"securitySchemes"_s, std::move(security)}}},
        {u"x-errors"_s, errorTable()}};
}

} // namespace answerdesk::api
