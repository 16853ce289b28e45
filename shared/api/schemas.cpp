// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/api/schemas.h"
#include "answerdesk_api_structs.h"
#include "shared/api/endpoints.h"
#include "shared/core/error.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::api {

namespace {

using json::Array;
using json::Object;
using json::Value;

template <typename... Types>
Schemas schemasOf(bool isAnswer)
{
    Schemas all;
    (all.insert(QString::fromLatin1(Types::kName), schema::objectSchema<Types>(isAnswer)), ...);
    return all;
}

/// Every struct of this folder.
Schemas declared(bool isAnswer) { return schemasOf<ANSWERDESK_API_STRUCTS>(isAnswer); }

Object listSchema(const QString &row, bool isWatched)
{
    Object properties{{u"items"_s,
                          Object{{u"type"_s, u"array"_s}, {u"description"_s, u"The rows."_s},
                              {u"items"_s, Object{{u"$ref"_s, u"#/components/schemas/"_s + row}}}}},
        {u"next_cursor"_s,
            Object{{u"type"_s, Array{u"string"_s, u"null"_s}},
                {u"description"_s, u"For the next page; null on the last one."_s}}}};
    Array required{u"items"_s, u"next_cursor"_s};
    if (isWatched) {
        required.emplace_back(u"revision"_s);
        properties.emplace_back(u"revision"_s,
            Object{{u"type"_s, u"string"_s},
                {u"description"_s,
                    u"The answer holds every change up to it: the next request's `after`."_s}});
    }
    return {{u"type"_s, u"object"_s}, {u"required"_s, std::move(required)},
        {u"properties"_s, std::move(properties)}};
}

Object &member(Object &object, QStringView name)
{
    const auto found = std::find_if(
        object.begin(), object.end(), [name](const auto &entry) { return entry.first == name; });
    return *found->second.asObject();
}

/// The codes of the catalogue, so that a client can switch over them.
void addCodes(Object &errorBody)
{
    Array codes;
    for (const ErrorInfo &info : errorCatalogue())
        codes.emplace_back(QString::fromLatin1(info.identifier));
    member(member(errorBody, u"properties"), u"error_code").emplace_back(u"enum"_s, std::move(codes));
}

/// The one answer whose members depend on its status, split so that generated types follow the status.
void addFaqStates(Schemas &schemas)
{
    const Object whole = schemas.value(QLatin1String(ProductFaqsResponse::kName));
    const Value wholeValue(whole);
    const auto state = [&](const char *name, const char *status, const QStringList &members) {
        Object properties{{u"status"_s,
            Object{{u"type"_s, u"string"_s}, {u"const"_s, QString::fromLatin1(status)},
                {u"description"_s, u"State of the page's FAQs."_s}}}};
        Array required{u"status"_s};
        for (const QString &member : members) {
            properties.emplace_back(member, *wholeValue.find(u"properties")->find(member));
            required.emplace_back(member);
        }
        schemas.insert(QString::fromLatin1(name),
            {{u"type"_s, u"object"_s}, {u"required"_s, std::move(required)},
                {u"properties"_s, std::move(properties)}});
    };
    state("ProductFaqsReady", "ready", {u"faqs"_s});
    state("ProductFaqsGenerating", "generating", {u"retry_after_seconds"_s, u"message"_s});
    state("ProductFaqsNotAvailable", "not_available", {u"faqs"_s, u"message"_s, u"reason"_s});
    Array choices;
    Object mapping;
    for (const char *name : {"Ready", "NotAvailable"}) {
        const QString target = u"#/components/schemas/ProductFaqs"_s + QLatin1String(name);
        choices.emplace_back(Object{{u"$ref"_s, target}});
        mapping.emplace_back(name == QByteArrayView("Ready") ? u"ready"_s : u"not_available"_s, target);
    }
    schemas.insert(QLatin1String(ProductFaqsResponse::kName),
        {{u"oneOf"_s, std::move(choices)},
            {u"discriminator"_s,
                Object{{u"propertyName"_s, u"status"_s}, {u"mapping"_s, std::move(mapping)}}}});
}

Schemas answers()
{
    Schemas all = declared(true);
    for (const EndpointInfo &endpoint : endpoints()) {
        const QString answer = QString::fromLatin1(endpoint.answer);
        if (answer.startsWith(u'[')) {
            const QString row = answer.mid(1, answer.size() - 2);
            const Value query(requestSchemas().value(QString::fromLatin1(endpoint.request)));
            const Value *filters = query.find(u"properties");
            all.insert(row + u"List"_s, listSchema(row, filters && filters->find(u"wait")));
        }
    }
    addCodes(all[QLatin1String(ErrorBody::kName)]);
    addFaqStates(all);
    return all;
}

} // namespace

const Schemas &requestSchemas()
{
    static const Schemas all = declared(false);
    return all;
}

const Schemas &answerSchemas()
{
    static const Schemas all = answers();
    return all;
}

} // namespace answerdesk::api
