// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/bench/request_draft.h"
#include <QtCore/QCoreApplication>
#include <QtCore/QUrlQuery>
#include <algorithm>
#include <cstring>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

struct MistakeTexts {
    Q_DECLARE_TR_FUNCTIONS(MistakeTexts)
};

constexpr qint64 kMostFiller = 100'000; // characters of a text that is too long

qint64 limitOf(const json::Value &schema, QStringView key)
{
    const json::Value *value = schema.find(key);
    return value && value->asNumber() ? value->asNumber()->text.toLongLong() : 0;
}

/// A value that the field's rule refuses, and what is wrong with it; an empty name when the rule takes
/// everything of its type.
std::pair<QString, json::Value> outside(const DraftField &field)
{
    const json::Value schema(field.schema);
    if (!field.choices.isEmpty() && field.type == u"string")
        return {MistakeTexts::tr("%1 with an unknown value"), u"NOT_ONE_OF_THEM"_s};
    if (schema.string(u"format") == u"uuid")
        return {MistakeTexts::tr("%1 that is not a UUID"), u"not-a-uuid"_s};
    if (const qint64 most = limitOf(schema, u"maxLength"); most > 0 && most <= kMostFiller)
        return {MistakeTexts::tr("%1 too long"), QString(most + 1, u'x')};
    if (field.type == u"integer" || field.type == u"number") {
        if (schema.find(u"minimum"))
            return {MistakeTexts::tr("%1 too small"), limitOf(schema, u"minimum") - 1};
    }
    if (field.type == u"array" && limitOf(schema, u"minItems") > 0)
        return {MistakeTexts::tr("%1 without entries"), json::Array()};
    return {};
}

/// The body's members or the query's parameters.
json::Object membersOf(const client::RawRequest &request, bool isQuery)
{
    json::Object members;
    if (isQuery) {
        const auto items = QUrlQuery(request.url).queryItems(QUrl::FullyDecoded);
        for (const auto &[name, value] : items)
            members.emplace_back(name, value);
    } else if (const auto body = json::parse(request.body); body && body->asObject()) {
        members = *body->asObject();
    }
    return members;
}

client::RawRequest with(client::RawRequest request, const json::Object &members, bool isQuery)
{
    if (!isQuery) {
        request.body = json::Value(members).toJson();
        return request;
    }
    QStringList items;
    for (const auto &[name, value] : members)
        items << name + u'=' + QString::fromLatin1(QUrl::toPercentEncoding(textOf(value)));
    request.url.setQuery(items.join(u'&'), QUrl::TolerantMode);
    return request;
}

json::Object without(json::Object members, const QString &name)
{
    std::erase_if(members, [&](const auto &member) { return member.first == name; });
    return members;
}

json::Object replaced(json::Object members, const QString &name, json::Value value)
{
    for (auto &[key, old] : members) {
        if (key == name) {
            old = std::move(value);
            return members;
        }
    }
    members.emplace_back(name, std::move(value));
    return members;
}

client::RawRequest withHeader(client::RawRequest request, const QByteArray &name, const QByteArray &value)
{
    request.headers.removeIf(
        [&](const auto &header) { return header.first.compare(name, Qt::CaseInsensitive) == 0; });
    if (!value.isNull())
        request.headers.prepend({name, value});
    return request;
}

client::RawRequest withBody(client::RawRequest request, const QByteArray &body)
{
    request.body = body;
    return request;
}

} // namespace

QList<Mistake> mistakesOf(
    const api::EndpointInfo &endpoint, const client::RawRequest &request, BenchAuth auth)
{
    QList<Mistake> all;
    const auto add = [&](const QString &group, const QString &name, const client::RawRequest &wrong) {
        const bool isOther = wrong.body != request.body || wrong.url != request.url
            || wrong.method != request.method || wrong.headers != request.headers;
        if (isOther) // an empty body cannot be emptied
            all << Mistake{group, name, wrong, auth};
    };
    const QString inFields = MistakeTexts::tr("Fields"), inBody = MistakeTexts::tr("Body"),
                  inHeaders = MistakeTexts::tr("Headers and method");
    const bool isQuery = !takesJson(endpoint);
    const json::Object members = membersOf(request, isQuery);
    for (const DraftField &field : fieldsOf(endpoint)) {
        if (field.place == DraftField::Path)
            continue;
        if (field.isRequired)
            add(inFields, MistakeTexts::tr("Without %1").arg(field.name),
                with(request, without(members, field.name), isQuery));
        const auto [name, value] = outside(field);
        if (!name.isEmpty())
            add(inFields, name.arg(field.name), with(request, replaced(members, field.name, value), isQuery));
        if (!isQuery) {
            const json::Value other = field.type == u"string" ? json::Value(42) : json::Value(u"a text"_s);
            add(inFields, MistakeTexts::tr("%1 with the wrong type").arg(field.name),
                with(request, replaced(members, field.name, other), false));
        }
    }
    if (takesJson(endpoint)) {
        add(inBody, MistakeTexts::tr("Empty"), withBody(request, {}));
        add(inBody, MistakeTexts::tr("Truncated"),
            withBody(request, request.body.left(request.body.size() / 2)));
        add(inBody, MistakeTexts::tr("Invalid JSON"), withBody(request, "query_text=hello"));
        add(inBody, MistakeTexts::tr("List instead of an object"),
            withBody(request, '[' + request.body + ']'));
        add(inBody, MistakeTexts::tr("null"), withBody(request, "null"));
        add(inBody, MistakeTexts::tr("Invalid UTF-8"), withBody(request, "{\"text\":\"\xC3\x28\xFF\"}"));
        add(inBody, MistakeTexts::tr("Nested 1,000 deep"),
            withBody(request, QByteArray(1'000, '[') + QByteArray(1'000, ']')));
        add(inBody, MistakeTexts::tr("One byte above the limit"),
            withBody(request, request.body + QByteArray(endpoint.maxBody + 1 - request.body.size(), ' ')));
        add(inHeaders, MistakeTexts::tr("Without Content-Type"), withHeader(request, "Content-Type", {}));
        add(inHeaders, MistakeTexts::tr("Content-Type text/plain"),
            withHeader(request, "Content-Type", "text/plain"));
    }
    if (auth != BenchAuth::None) {
        all << Mistake{inHeaders, MistakeTexts::tr("Without Authorization"), request, BenchAuth::None};
        all << Mistake{inHeaders, MistakeTexts::tr("With an unknown key"),
            withHeader(request, "Authorization", "Bearer ad_test_000000_unknown"), BenchAuth::None};
    }
    client::RawRequest otherMethod = request;
    otherMethod.method = request.method == "POST" ? "GET" : "POST";
    const bool isOneToo
        = std::any_of(api::endpoints().begin(), api::endpoints().end(), [&](const api::EndpointInfo &other) {
              return std::strcmp(other.path, endpoint.path) == 0 && other.method == otherMethod.method;
          });
    if (!isOneToo) // else it would do what that endpoint is for
        add(inHeaders, MistakeTexts::tr("With the method %1").arg(QLatin1String(otherMethod.method)),
            otherMethod);
    return all;
}

} // namespace answerdesk::console
