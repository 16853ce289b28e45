// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/bench/scenarios/scenario.h"
#include "console/bench/scenarios/json_path.h"
#include "console/bench/scenarios/scenario_words.h"
#include <QtCore/QRegularExpression>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

bool isToken(const QString &text)
{
    static const QRegularExpression kToken(u"^[!#$%&'*+.^_`|~0-9A-Za-z-]+$"_s);
    return kToken.match(text).hasMatch();
}

bool isName(const QString &text)
{
    static const QRegularExpression kName(u"^[A-Za-z_][A-Za-z0-9_-]*$"_s);
    return kName.match(text).hasMatch();
}

bool isPlain(const json::Value &value) { return !value.asArray() && !value.asObject(); }

void checkQuery(const json::Value &query, schema::Faults &faults, const QString &prefix)
{
    for (const auto &[name, value] : *query.asObject()) {
        const json::Array *list = value.asArray();
        const bool isGood = list ? std::all_of(list->begin(), list->end(), isPlain) : isPlain(value);
        if (!isGood || value.isNull())
            faults.invalid(
                prefix + u"query."_s + name, ScenarioWords::tr("must be a plain value or a list of them"));
    }
}

void checkHeaders(const json::Value &headers, schema::Faults &faults, const QString &prefix)
{
    for (const auto &[name, value] : *headers.asObject()) {
        if (!isToken(name))
            faults.invalid(prefix + u"headers."_s + name, ScenarioWords::tr("is not a header name"));
        else if (!value.asString())
            faults.invalid(prefix + u"headers."_s + name, ScenarioWords::tr("must be a string"));
    }
}

/// A step is written either piece by piece or as raw bytes.
void checkRaw(const ScenarioStep &step, schema::Faults &faults, const QString &prefix)
{
    const bool isBuilt = step.method || step.path || step.query || step.headers || step.body || step.bodyText;
    if (isBuilt)
        faults.invalid(prefix + u"raw"_s,
            ScenarioWords::tr("is the complete request; remove method, path, query, headers and body"));
}

} // namespace

void ScenarioAssertion::check(
    const ScenarioAssertion &assertion, schema::Faults &faults, const QString &prefix)
{
    const QString place = prefix.chopped(1);
    const int subjects = int(assertion.status.has_value()) + int(assertion.header.has_value())
        + int(assertion.json.has_value()) + int(assertion.bodyContains.has_value())
        + int(assertion.timeBelowMs.has_value());
    if (subjects != 1)
        return faults.invalid(place,
            ScenarioWords::tr(
                "must have exactly one of status, header, json, body_contains and time_below_ms"));
    const bool looksAtValue = assertion.header || assertion.json;
    const bool compares = assertion.equals || assertion.oneOf || assertion.contains || assertion.matches
        || assertion.exists || assertion.type || assertion.count || assertion.atLeast || assertion.atMost
        || assertion.moreThan || assertion.lessThan;
    if (compares != looksAtValue) {
        return faults.invalid(place,
            looksAtValue ? ScenarioWords::tr(
                "has no condition; add equals, one_of, contains, matches, exists, type, count, at_least, "
                "at_most, more_than or less_than (null is the type \"null\")")
                         : ScenarioWords::tr("works only with a header or a JSON path"));
    }
    if (assertion.json) {
        if (const auto path = JsonPath::parse(*assertion.json); !path)
            faults.invalid(prefix + u"json"_s, path.error());
    }
    if (assertion.header && (assertion.type || !isToken(*assertion.header)))
        faults.invalid(prefix + u"header"_s,
            assertion.type ? ScenarioWords::tr("is always a text and has no type")
                           : ScenarioWords::tr("is not a header name"));
    if (assertion.matches) {
        const QRegularExpression pattern(*assertion.matches);
        if (!pattern.isValid())
            faults.invalid(prefix + u"matches"_s,
                ScenarioWords::tr("is not a regular expression: %1 (at character %2)")
                    .arg(pattern.errorString())
                    .arg(pattern.patternErrorOffset()));
    }
    const std::pair<const char *, const std::optional<AnyValue> *> limits[]
        = {{"at_least", &assertion.atLeast}, {"at_most", &assertion.atMost},
            {"more_than", &assertion.moreThan}, {"less_than", &assertion.lessThan}};
    for (const auto &[name, limit] : limits) {
        if (*limit && !(*limit)->value.asNumber() && !(*limit)->value.asString())
            faults.invalid(prefix + QLatin1String(name), ScenarioWords::tr("must be a number"));
    }
}

void ScenarioStep::check(const ScenarioStep &step, schema::Faults &faults, const QString &prefix)
{
    if (!step.name.isEmpty() && !isName(step.name))
        faults.invalid(prefix + u"name"_s,
            ScenarioWords::tr("must begin with a letter and contain only letters, digits, _ and -"));
    if (step.raw)
        return checkRaw(step, faults, prefix);
    if (!step.path && !faults.has(prefix + u"path"_s))
        faults.missing(prefix + u"path"_s);
    if (step.path && !step.path->startsWith(u'/'))
        faults.invalid(prefix + u"path"_s,
            ScenarioWords::tr("must begin with /; the server's address is provided when the scenario runs"));
    if (step.method && !isToken(*step.method))
        faults.invalid(prefix + u"method"_s, ScenarioWords::tr("is not an HTTP method"));
    if (step.body && step.bodyText)
        faults.invalid(prefix + u"body_text"_s,
            ScenarioWords::tr("cannot be combined with body; a request has one of them"));
    if (step.query && step.query->asObject())
        checkQuery(*step.query, faults, prefix);
    if (step.headers && step.headers->asObject())
        checkHeaders(*step.headers, faults, prefix);
}

void Scenario::check(const Scenario &scenario, schema::Faults &faults, const QString &prefix)
{
    QStringList names;
    for (std::size_t i = 0; i < scenario.steps.size(); ++i) {
        const QString &name = scenario.steps[i].name;
        const QString path = prefix + u"steps[%1].name"_s.arg(i);
        if (names.contains(name) && !name.isEmpty())
            faults.invalid(path, ScenarioWords::tr("is also the name of an earlier step"));
        if (scenario.variables && scenario.variables->find(name))
            faults.invalid(path, ScenarioWords::tr("is also the name of a variable"));
        names << name;
    }
    if (!scenario.variables || !scenario.variables->asObject())
        return;
    for (const auto &[name, value] : *scenario.variables->asObject()) {
        const QString path = prefix + u"variables."_s + name;
        if (schema::enumValue<ScenarioTarget>(name))
            faults.invalid(path, ScenarioWords::tr("is provided when the scenario runs, never in the file"));
        else if (!isName(name))
            faults.invalid(path,
                ScenarioWords::tr("must begin with a letter and contain only letters, digits, _ and -"));
    }
}

bool Scenario::hasTag(const QString &tag) const
{
    return tags && std::any_of(tags->begin(), tags->end(), [&tag](const QString &own) {
        return own.compare(tag, Qt::CaseInsensitive) == 0;
    });
}

int Scenario::stepNamed(QStringView stepName) const
{
    for (std::size_t i = 0; i < steps.size(); ++i) {
        if (steps[i].name == stepName)
            return int(i);
    }
    return -1;
}

} // namespace answerdesk::console

namespace answerdesk::schema {

void Codec<console::AnyValue>::read(
    const json::Value &value, console::AnyValue &out, const Rule &, const QString &, Faults &)
{
    out.value = value;
}
json::Object Codec<console::AnyValue>::schema(const Rule &rule)
{
    return {{u"description"_s, QString::fromUtf8(rule.description)}};
}

void Codec<console::StatusList>::read(
    const json::Value &value, console::StatusList &out, const Rule &, const QString &path, Faults &faults)
{
    const Rule each = Rule().range(100, 599);
    if (value.asArray())
        return Codec<std::vector<int>>::read(value, out.codes, each.items(1, 50), path, faults);
    Codec<int>::read(value, out.codes.emplace_back(), each, path, faults);
}
void Codec<console::StatusList>::write(QByteArray &out, const console::StatusList &value)
{
    if (value.codes.size() == 1)
        return Codec<int>::write(out, value.codes.front());
    Codec<std::vector<int>>::write(out, value.codes);
}
json::Object Codec<console::StatusList>::schema(const Rule &rule)
{
    const json::Value one = Codec<int>::schema(Rule().range(100, 599));
    return {{u"description"_s, QString::fromUtf8(rule.description)},
        {u"oneOf"_s, json::Array{one, json::Object{{u"type"_s, u"array"_s}, {u"items"_s, one}}}}};
}

} // namespace answerdesk::schema
