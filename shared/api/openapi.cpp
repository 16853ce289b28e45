// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/api/openapi.h"
#include "shared/api/openapi_parts.h"
#include "shared/api/schemas.h"
#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QSet>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::api {

namespace {

using namespace document;

using Reference = std::pair<QString, QString>; ///< kind and name

/// Every component that a value refers to, followed through the components themselves.
void collectReferences(const Value &value, const Components &components, QSet<Reference> &found)
{
    if (const Array *array = value.asArray()) {
        for (const Value &entry : *array)
            collectReferences(entry, components, found);
    }
    const Object *object = value.asObject();
    if (!object)
        return;
    for (const auto &[key, member] : *object) {
        const QString *target = key == u"$ref" ? member.asString() : nullptr;
        if (!target) {
            collectReferences(member, components, found);
            continue;
        }
        const Reference reference{target->section(u'/', -2, -2), target->section(u'/', -1)};
        if (found.contains(reference))
            continue;
        found.insert(reference);
        collectReferences(
            Value(components.value(reference.first).value(reference.second)), components, found);
    }
}

/// Schemas of answers, but of requests for those that a request body refers to.
void addSchemas(Components &components)
{
    QMap<QString, Object> &schemas = components[u"schemas"_s];
    schemas = answerSchemas();
    Components asRequest{{u"schemas"_s, requestSchemas()}};
    QSet<Reference> ofRequests;
    for (const EndpointInfo &endpoint : endpoints()) {
        if (requestSchemas().contains(text(endpoint.request)))
            collectReferences(Value(reference("schemas", text(endpoint.request))), asRequest, ofRequests);
    }
    for (const auto &[kind, name] : ofRequests)
        schemas.insert(name, requestSchemas().value(name));
}

Array errorTable()
{
    Array rows;
    for (const ErrorInfo &info : errorCatalogue()) {
        rows.emplace_back(Object{{u"error_code"_s, text(info.identifier)}, {u"status"_s, info.status},
            {u"cause"_s, text(info.cause)}, {u"remedy"_s, text(info.remedy)}});
    }
    return rows;
}

Object securitySchemes(bool withAdmin)
{
    const auto bearer = [](const char *description) {
        return Object{
            {u"type"_s, u"http"_s}, {u"scheme"_s, u"bearer"_s}, {u"description"_s, text(description)}};
    };
    Object schemes{{u"apiKey"_s,
        bearer("An API key of the company, `ad_live_…`, or `ad_test_…` for a test key. Keys are made by an "
               "administrator and shown once.")}};
    if (withAdmin) {
        schemes.emplace_back(u"session"_s, bearer("A session token of `POST /admin/v1/sessions`."));
        schemes.emplace_back(
            u"metricsToken"_s, bearer("The server's setting `metrics_token`, where it has one."));
    }
    return schemes;
}

Array tagsOf(const QSet<QString> &used)
{
    Array tags;
    for (const Topic &topic : topics()) {
        if (used.contains(text(topic.name)))
            tags.emplace_back(
                Object{{u"name"_s, text(topic.name)}, {u"description"_s, text(topic.description)}});
    }
    return tags;
}

} // namespace

Result<Examples> loadExamples(const QString &folder)
{
    Examples all;
    const QDir dir(folder);
    for (const QString &name : dir.entryList({u"*.json"_s}, QDir::Files, QDir::Name)) {
        QFile file(dir.filePath(name));
        const auto value = file.open(QIODevice::ReadOnly) ? json::parse(file.readAll())
                                                          : tl::unexpected(u"not to be read"_s);
        if (!value || !value->asArray())
            return tl::unexpected(Error::internal(u"The examples %1 are no list of exchanges."_s.arg(name)));
        for (const Value &example : *value->asArray()) {
            const Value *response = example.find(u"response");
            const Value *status = response ? response->find(u"status") : nullptr;
            if (!example.find(u"request") || !status || !status->asNumber())
                return tl::unexpected(Error::internal(u"An example of %1 is no exchange."_s.arg(name)));
        }
        all.insert(name.chopped(5), *value->asArray());
    }
    return all;
}

json::Value openApi(bool withAdmin, const Examples &examples)
{
    Components components = headersAndParameters();
    addSchemas(components);
    Object paths;
    QSet<QString> usedTopics;
    for (const EndpointInfo &endpoint : endpoints()) {
        if (endpoint.listener == Listener::Admin && !withAdmin)
            continue;
        const QString path = text(endpoint.path);
        auto entry = std::find_if(
            paths.begin(), paths.end(), [&path](const auto &known) { return known.first == path; });
        if (entry == paths.end()) {
            Object item;
            if (endpoint.listener != Listener::Base)
                item.emplace_back(u"servers"_s, serversOf(endpoint.listener, withAdmin));
            entry = paths.insert(paths.end(), {path, std::move(item)});
        }
        entry->second.asObject()->emplace_back(text(endpoint.method).toLower(),
            operationOf(endpoint, examples.value(text(endpoint.name)), components));
        usedTopics.insert(text(topicOf(endpoint).name));
    }

    QSet<Reference> used;
    collectReferences(Value(paths), components, used);
    Object parts;
    for (auto kind = components.cbegin(); kind != components.cend(); ++kind) {
        Object members;
        for (auto it = kind->cbegin(); it != kind->cend(); ++it) {
            if (used.contains({kind.key(), it.key()}))
                members.emplace_back(it.key(), it.value());
        }
        parts.emplace_back(kind.key(), std::move(members));
    }
    parts.emplace_back(u"securitySchemes"_s, securitySchemes(withAdmin));
    return Object{{u"openapi"_s, u"3.1.0"_s}, {u"info"_s, infoOf(withAdmin)},
        {u"servers"_s, serversOf(Listener::Base, withAdmin)}, {u"tags"_s, tagsOf(usedTopics)},
        {u"paths"_s, std::move(paths)}, {u"components"_s, std::move(parts)}, {u"x-errors"_s, errorTable()}};
}

json::Value openApi(bool withAdmin) { return openApi(withAdmin, Examples()); }

} // namespace answerdesk::api
