// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/bench/scenarios/step_request.h"
#include "console/bench/scenarios/scenario_words.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

using Fault = tl::unexpected<QString>;

QString encoded(const QString &text) { return QString::fromLatin1(QUrl::toPercentEncoding(text)); }

Fault faultAt(const QString &path, const QString &reason) { return Fault(path + u": "_s + reason); }

tl::expected<QUrl, QString> addressOf(const ScenarioStep &step, const ScenarioInputs &inputs)
{
    const QString name = schema::enumName(step.usedTarget());
    const std::optional<QString> text = inputs.address(step.usedTarget());
    if (!text)
        return faultAt(name, ScenarioWords::tr("no address was given"));
    const QUrl url(*text, QUrl::StrictMode);
    const bool isGood = url.isValid() && (url.scheme() == u"http" || url.scheme() == u"https")
        && !url.host().isEmpty() && url.userInfo().isEmpty() && !url.hasQuery() && !url.hasFragment();
    if (!isGood)
        return faultAt(
            name, ScenarioWords::tr("“%1” is not an address such as http://127.0.0.1:8420").arg(*text));
    return url;
}

tl::expected<QString, QString> queryOf(const ScenarioStep &step, const ScenarioValues &values)
{
    QStringList parameters;
    if (!step.query)
        return QString();
    const ScenarioValues::Any query = values.value(*step.query);
    if (!query)
        return Fault(u"query."_s + query.error());
    for (const auto &[name, value] : *query->asObject()) {
        const json::Array *list = value.asArray();
        for (const json::Value &one : list ? *list : json::Array{value})
            parameters << encoded(name) + u'=' + encoded(ScenarioValues::textOf(one));
    }
    return parameters.join(u'&');
}

tl::expected<client::HeaderList, QString> headersOf(const ScenarioStep &step, const ScenarioValues &values)
{
    client::HeaderList headers;
    bool hasType = false;
    if (step.headers) {
        for (const auto &[name, own] : *step.headers->asObject()) {
            const ScenarioValues::Text value = values.text(*own.asString());
            if (!value)
                return faultAt(u"headers."_s + name, value.error());
            if (value->contains(u'\r') || value->contains(u'\n') || value->contains(QChar(u'\0')))
                return faultAt(u"headers."_s + name, ScenarioWords::tr("the value has more than one line"));
            hasType = hasType || name.compare(u"Content-Type", Qt::CaseInsensitive) == 0;
            headers.emplace_back(name.toLatin1(), value->toUtf8());
        }
    }
    if (step.body && !hasType)
        headers.emplace_back("Content-Type", "application/json");
    return headers;
}

} // namespace

tl::expected<client::RawRequest, QString> requestOf(
    const ScenarioStep &step, const ScenarioInputs &inputs, const ScenarioValues &values)
{
    const auto address = addressOf(step, inputs);
    if (!address)
        return Fault(address.error());
    client::RawRequest request;
    request.url = *address;
    if (step.raw) {
        const ScenarioValues::Text raw = values.text(*step.raw);
        if (!raw)
            return faultAt(u"raw"_s, raw.error());
        request.raw = raw->toUtf8();
        if (request.raw.startsWith("HEAD "))
            request.method = "HEAD";
        return request;
    }
    const ScenarioValues::Text path = values.text(*step.path, encoded);
    if (!path)
        return faultAt(u"path"_s, path.error());
    const auto query = queryOf(step, values);
    if (!query)
        return Fault(query.error());
    auto headers = headersOf(step, values);
    if (!headers)
        return Fault(headers.error());
    QString target = address->path(QUrl::FullyEncoded);
    while (target.endsWith(u'/'))
        target.chop(1);
    target += *path;
    if (!query->isEmpty())
        target += (target.contains(u'?') ? u"&"_s : u"?"_s) + *query;
    request.method = step.usedMethod().toLatin1();
    request.url.setPath(target.section(u'?', 0, 0), QUrl::TolerantMode);
    request.url.setQuery(target.contains(u'?') ? target.section(u'?', 1) : QString());
    request.headers = std::move(*headers);
    if (step.body) {
        const ScenarioValues::Any body = values.value(step.body->value);
        if (!body)
            return Fault(u"body"_s
                + (body.error().startsWith(u'[') || body.error().startsWith(u"{{") ? u""_s : u"."_s)
                + body.error());
        request.body = body->toJson();
    } else if (step.bodyText) {
        const ScenarioValues::Text body = values.text(*step.bodyText);
        if (!body)
            return faultAt(u"body_text"_s, body.error());
        request.body = body->toUtf8();
    }
    return request;
}

} // namespace answerdesk::console
