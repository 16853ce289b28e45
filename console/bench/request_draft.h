// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/bench/bench_exchange.h"
#include "shared/client/api_client.h"

namespace answerdesk::console {

/// One field of a request, as shared/api declares it.
struct DraftField {
    enum Place : unsigned char { Path, Query, Body };
    Place place = Body;
    QString name;
    json::Object schema; ///< JSON Schema, without references
    bool isRequired = false;
    QString type; ///< by JSON Schema; "string" where it says nothing
    QStringList choices; ///< the only texts it may have; of a boolean true and false
    QString help; ///< what it is and its rules, for people
    bool isStructured() const { return type == u"object" || type == u"array"; }
};

/// The fields of an endpoint in the order of its declaration: path, then query or body.
QList<DraftField> fieldsOf(const api::EndpointInfo &endpoint);
/// What a form begins with: the declared examples of required fields, the company's key, nothing else.
QMap<QString, QString> firstValuesOf(const QList<DraftField> &fields, const QString &company);
/// A field's text as JSON of its type; a text that cannot be of that type goes as it is, as a string, so that
/// wrong values can be tried.
json::Value valueOf(const DraftField &field, const QString &text);
/// The text of a field for a JSON value, so that valueOf() gives the value back.
QString textOf(const json::Value &value);
/// An example of a schema: of an object its required members.
json::Value sampleOf(const json::Object &schema);

/// What shows who asks, by the endpoint's declared access.
BenchAuth authOf(const api::EndpointInfo &endpoint);
/// Whether the endpoint takes JSON in its body.
bool takesJson(const api::EndpointInfo &endpoint);

/// The request that the fields make; what is empty is left out, in a path its name stays.
client::RawRequest requestOf(const client::ApiClient &client, const api::EndpointInfo &endpoint,
    const QList<DraftField> &fields, const QMap<QString, QString> &values);

/// A request that is wrong in one way, to be refused.
struct Mistake {
    QString group; ///< fields, body, headers
    QString name;
    client::RawRequest request;
    BenchAuth auth = BenchAuth::None;
};
/// Ways to get a request wrong, told from the endpoint's declaration.
QList<Mistake> mistakesOf(
    const api::EndpointInfo &endpoint, const client::RawRequest &request, BenchAuth auth);

} // namespace answerdesk::console
