// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/bench/request_draft.h"
#include "console/words/server_words.h"
#include "shared/api/schemas.h"
#include "shared/schema/pretty_json.h"
#include <QtCore/QCoreApplication>
#include <QtCore/QRegularExpression>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

struct DraftTexts {
    Q_DECLARE_TR_FUNCTIONS(DraftTexts)
};

const json::Value *find(const json::Object &schema, QStringView key)
{
    for (const auto &[name, value] : schema) {
        if (name == key)
            return &value;
    }
    return nullptr;
}

/// The schema that a reference stands for, with the description that is written beside it.
json::Object resolved(const json::Object &schema)
{
    const json::Value *reference = find(schema, u"$ref");
    if (!reference || !reference->asString())
        return schema;
    json::Object target = api::requestSchemas().value(reference->asString()->section(u'/', -1));
    if (const json::Value *description = find(schema, u"description"))
        target.emplace_back(u"description"_s, *description);
    return target;
}

QString typeOf(const json::Object &schema)
{
    const json::Value *type = find(schema, u"type");
    if (type && type->asString())
        return *type->asString();
    if (type && type->asArray()) { // what may be null as well
        for (const json::Value &one : *type->asArray()) {
            if (one.asString() && *one.asString() != u"null")
                return *one.asString();
        }
    }
    return find(schema, u"properties") ? u"object"_s : u"string"_s;
}

QStringList choicesOf(const json::Object &schema, const QString &type)
{
    if (type == u"boolean")
        return {u"true"_s, u"false"_s};
    QStringList choices;
    const json::Value *list = find(schema, u"enum");
    if (list && list->asArray()) {
        for (const json::Value &choice : *list->asArray()) {
            if (choice.asString())
                choices << *choice.asString();
        }
    }
    return choices;
}

QString numberOf(const json::Object &schema, QStringView key)
{
    const json::Value *value = find(schema, key);
    return value && value->asNumber() ? QString::fromLatin1(value->asNumber()->text) : QString();
}

QString rangeOf(const json::Object &schema, QStringView least, QStringView most)
{
    const QString from = numberOf(schema, least), to = numberOf(schema, most);
    if (from.isEmpty() && to.isEmpty())
        return {};
    return from.isEmpty() ? DraftTexts::tr("up to %1").arg(to)
        : to.isEmpty()    ? DraftTexts::tr("at least %1").arg(from)
                          : DraftTexts::tr("%1 to %2").arg(from, to);
}

QString helpOf(const json::Object &schema, const QString &type, bool isRequired)
{
    QStringList rules;
    if (isRequired)
        rules << DraftTexts::tr("required");
    if (type != u"string")
        rules << type;
    if (const json::Value *format = find(schema, u"format"); format && format->asString())
        rules << *format->asString();
    if (const QString range = rangeOf(schema, u"minimum", u"maximum"); !range.isEmpty() && range.size() < 24)
        rules << range; // wider ones are those of the type
    if (const QString length = rangeOf(schema, u"minLength", u"maxLength"); !length.isEmpty())
        rules << DraftTexts::tr("%1 characters").arg(length);
    if (const QString items = rangeOf(schema, u"minItems", u"maxItems"); !items.isEmpty())
        rules << DraftTexts::tr("%1 entries").arg(items);
    if (const json::Value *fallback = find(schema, u"default"))
        rules << DraftTexts::tr("default %1").arg(textOf(*fallback));
    const json::Value *description = find(schema, u"description");
    QStringList parts;
    if (description && description->asString())
        parts << serverwords::translated(*description->asString());
    if (!rules.isEmpty())
        parts << rules.join(u" · "_s);
    return parts.join(u'\n');
}

DraftField fieldOf(
    DraftField::Place place, const QString &name, const json::Object &declared, bool isRequired)
{
    DraftField field;
    field.place = place;
    field.name = name;
    field.schema = resolved(declared);
    field.isRequired = isRequired;
    field.type = typeOf(field.schema);
    field.choices = choicesOf(field.schema, field.type);
    field.help = helpOf(field.schema, field.type, isRequired);
    return field;
}

QStringList requiredOf(const json::Object &schema)
{
    QStringList names;
    const json::Value *list = find(schema, u"required");
    if (list && list->asArray()) {
        for (const json::Value &name : *list->asArray())
            names << *name.asString();
    }
    return names;
}

bool hasQuery(const api::EndpointInfo &endpoint)
{
    return QByteArrayView(endpoint.request).endsWith("Query");
}

} // namespace

QList<DraftField> fieldsOf(const api::EndpointInfo &endpoint)
{
    QList<DraftField> fields;
    const QStringList segments = QString::fromLatin1(endpoint.path).split(u'/');
    for (const QString &segment : segments) {
        if (segment.startsWith(u'{')) {
            fields << fieldOf(DraftField::Path, segment.mid(1, segment.size() - 2),
                {{u"type"_s, u"string"_s}, {u"description"_s, DraftTexts::tr("Part of the path.")}}, true);
        }
    }
    const json::Object schema = api::requestSchemas().value(QString::fromLatin1(endpoint.request));
    const QStringList required = requiredOf(schema);
    const json::Value *properties = find(schema, u"properties");
    if (!properties)
        return fields;
    const auto place = hasQuery(endpoint) ? DraftField::Query : DraftField::Body;
    for (const auto &[name, member] : *properties->asObject())
        fields << fieldOf(place, name, *member.asObject(), required.contains(name));
    return fields;
}

json::Value sampleOf(const json::Object &declared)
{
    const json::Object schema = resolved(declared);
    if (const json::Value *examples = find(schema, u"examples"); examples && examples->asArray())
        return examples->asArray()->front();
    const QString type = typeOf(schema);
    if (const QStringList choices = choicesOf(schema, type); !choices.isEmpty())
        return type == u"boolean" ? json::Value(true) : json::Value(choices.first());
    if (type == u"array") {
        const json::Value *items = find(schema, u"items");
        return items && items->asObject() ? json::Array{sampleOf(*items->asObject())} : json::Array();
    }
    if (type == u"object") {
        json::Object sample;
        const json::Value *properties = find(schema, u"properties");
        for (const QString &name : requiredOf(schema)) {
            if (const json::Value *member = properties ? properties->find(name) : nullptr)
                sample.emplace_back(name, sampleOf(*member->asObject()));
        }
        return sample;
    }
    if (type == u"integer" || type == u"number")
        return 1;
    return QString();
}

QMap<QString, QString> firstValuesOf(const QList<DraftField> &fields, const QString &company)
{
    QMap<QString, QString> values;
    for (const DraftField &field : fields) {
        if (field.name == u"company" || field.name == u"company_key")
            values.insert(field.name, company);
        else if (field.isRequired && field.place != DraftField::Path)
            values.insert(field.name, textOf(sampleOf(field.schema)));
    }
    return values;
}

json::Value valueOf(const DraftField &field, const QString &text)
{
    if (field.type == u"string")
        return text;
    const auto value = json::parse(text.toUtf8());
    if (!value)
        return text;
    const bool isOfType = (field.type == u"boolean" && value->asBool())
        || ((field.type == u"integer" || field.type == u"number") && value->asNumber())
        || field.isStructured();
    return isOfType ? *value : json::Value(text);
}

QString textOf(const json::Value &value)
{
    if (const QString *text = value.asString())
        return *text;
    if (value.asArray() || value.asObject())
        return QString::fromUtf8(json::toPrettyJson(value)).trimmed();
    return QString::fromUtf8(value.toJson());
}

BenchAuth authOf(const api::EndpointInfo &endpoint)
{
    switch (endpoint.access) {
    case api::Access::Anyone:
        return BenchAuth::None;
    case api::Access::MessagesKey:
    case api::Access::FaqsKey:
        return BenchAuth::TestKey;
    default:
        return BenchAuth::Session;
    }
}

bool takesJson(const api::EndpointInfo &endpoint) { return endpoint.maxBody > 0 && !hasQuery(endpoint); }

client::RawRequest requestOf(const client::ApiClient &client, const api::EndpointInfo &endpoint,
    const QList<DraftField> &fields, const QMap<QString, QString> &values)
{
    QStringList segments;
    client::Query query;
    json::Object body;
    for (const DraftField &field : fields) {
        const QString text = values.value(field.name);
        if (field.place == DraftField::Path)
            segments << (text.isEmpty() ? u'{' + field.name + u'}' : text);
        else if (text.isEmpty())
            continue;
        else if (field.place == DraftField::Query)
            query.emplaceBack(field.name, text);
        else
            body.emplace_back(field.name, valueOf(field, text));
    }
    client::RawRequest request;
    request.method = endpoint.method;
    request.url = client.addressOf(endpoint.id, segments, query);
    request.headers = {{"Accept", "application/json"}};
    if (takesJson(endpoint)) {
        request.headers.prepend({"Content-Type", "application/json"});
        if (*endpoint.request || !body.empty())
            request.body = json::toPrettyJson(json::Value(std::move(body)));
    } else if (endpoint.maxBody > 0) {
        request.headers.prepend({"Content-Type", "text/markdown"});
        request.body = "# Title\n\nText of the document.\n";
    }
    return request;
}

} // namespace answerdesk::console
