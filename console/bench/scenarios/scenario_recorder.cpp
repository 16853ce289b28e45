// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/bench/scenarios/scenario_recorder.h"
#include "console/bench/scenarios/json_place.h"
#include "console/bench/scenarios/scenario_words.h"
#include "console/bench/scenarios/secret_mask.h"
#include "shared/client/request_formats.h"
#include "shared/schema/pretty_json.h"
#include <QtCore/QRegularExpression>
#include <QtCore/QUrlQuery>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

constexpr int kPollMs = 120'000;

/// Values of earlier answers that later requests repeat.
class KnownIds
{
public:
    void add(const QString &step, const json::Value &body) { collect(body, step); }
    /// The reference to this value, or nothing. name: of the member that holds it.
    std::optional<QString> referenceTo(const QString &name, const json::Value &value) const
    {
        for (auto known = m_ids.rbegin(); known != m_ids.rend(); ++known) {
            const bool isAnyName = value.asString() && value.asString()->size() >= 6;
            if (known->value == value && (isAnyName || known->name == name))
                return u"{{"_s + known->path + u"}}"_s;
        }
        return std::nullopt;
    }

private:
    struct Id {
        QString name;
        QString path;
        json::Value value;
    };
    void collect(const json::Value &value, const QString &path)
    {
        if (const json::Array *array = value.asArray()) {
            for (std::size_t i = 0; i < array->size(); ++i)
                collect((*array)[i], path + u"[%1]"_s.arg(i));
        } else if (const json::Object *object = value.asObject()) {
            for (const auto &[name, member] : *object) {
                static const QRegularExpression kPlain(u"^[A-Za-z_][A-Za-z0-9_]*$"_s);
                if (!kPlain.match(name).hasMatch())
                    continue;
                const bool isId = (name == u"id" || name.endsWith(u"_id") || name.endsWith(u"Id"))
                    && name != u"request_id" && (member.asString() || member.asNumber());
                if (isId)
                    m_ids << Id{name, path + u'.' + name, member};
                else
                    collect(member, path + u'.' + name);
            }
        }
    }
    QList<Id> m_ids;
};

/// Braces of the text itself do not begin a template.
QString literal(QString text) { return text.replace(u"{{"_s, u"{{\"{{\"}}"_s); }

/// What a request may refer to instead of repeating it.
struct Known {
    KnownIds ids;
    RecordedVariables &variables;
    int status = 0; ///< of the answer to the request

    std::optional<QString> referenceTo(const QString &name, const json::Value &value) const
    {
        if (const QString *text = value.asString()) {
            if (auto variable = variables.referenceTo(name, *text, status))
                return variable;
        }
        return ids.referenceTo(name, value);
    }
};

json::Value templateOf(const json::Value &value, const QString &name, const Known &known)
{
    if (const json::Array *array = value.asArray()) {
        json::Array entries;
        for (const json::Value &entry : *array)
            entries.push_back(templateOf(entry, name, known));
        return entries;
    }
    if (const json::Object *object = value.asObject()) {
        json::Object members;
        for (const auto &[key, member] : *object)
            members.emplace_back(key, templateOf(member, key, known));
        return members;
    }
    const QString *text = value.asString();
    if (const auto reference = known.referenceTo(name, value))
        return json::Value(*reference);
    if (text && SecretMask::isSecretName(name))
        return json::Value(u"{{"_s + name + u"}}"_s);
    return text ? json::Value(literal(*text)) : value;
}

/// Which address of the server the request went to, and its path behind that; nothing for another server.
std::optional<std::pair<ScenarioTarget, QString>> targetOf(
    const QUrl &url, const ScenarioRecorder::Surroundings &surroundings)
{
    const QString path = url.path(QUrl::FullyEncoded);
    const auto behind = [&](const QUrl &address) -> std::optional<QString> {
        QString before = address.path(QUrl::FullyEncoded);
        while (before.endsWith(u'/'))
            before.chop(1);
        const bool isHere = address.scheme() == url.scheme() && address.authority() == url.authority()
            && path.startsWith(before + u'/');
        return isHere ? std::optional(path.mid(before.size())) : std::nullopt;
    };
    QList<std::pair<ScenarioTarget, QUrl>> all{{ScenarioTarget::BaseUrl, surroundings.base},
        {ScenarioTarget::AppUrl, surroundings.app}, {ScenarioTarget::AdminUrl, surroundings.admin}};
    if (path.contains(u"/admin/"))
        all.move(2, 0); // the addresses may be one and the same
    else if (path.contains(u"/analytics/"))
        all.move(1, 0);
    for (const auto &[target, address] : std::as_const(all)) {
        if (const auto rest = behind(address))
            return std::pair(target, *rest);
    }
    return std::nullopt;
}

QString stepName(const Scenario &before, const QString &path)
{
    QString base = path.section(u'/', -1, -1, QString::SectionSkipEmpty);
    base.remove(QRegularExpression(u"[^A-Za-z0-9_-]"_s));
    base = base.isEmpty() || base.size() > 40 ? u"step"_s : base;
    if (!base[0].isLetter() && base[0] != u'_') // a name begins so
        base.prepend(u"step_"_s);
    const auto isTaken = [&](const QString &name) {
        return before.stepNamed(name) >= 0 || (before.variables && before.variables->find(name));
    };
    QString name = base;
    for (int number = 2; isTaken(name); ++number)
        name = u"%1_%2"_s.arg(base).arg(number);
    return name;
}

json::Object headersOf(const BenchExchange &exchange, bool hasJson, const Known &known)
{
    json::Object headers;
    if (exchange.auth == BenchAuth::TestKey)
        headers.emplace_back(u"Authorization"_s, u"Bearer {{api_key}}"_s);
    else if (exchange.auth == BenchAuth::Session)
        headers.emplace_back(u"Authorization"_s, u"Bearer {{admin_token}}"_s);
    for (const auto &[rawName, rawValue] : exchange.request.headers) {
        const QString name = QString::fromLatin1(rawName), value = QString::fromUtf8(rawValue);
        const QString lower = name.toLower();
        const bool isUsual
            = (lower == u"accept" || (lower == u"content-type" && hasJson)) && value == u"application/json";
        if (isUsual || lower == u"host" || lower == u"content-length" || lower == u"connection")
            continue;
        const bool isSecret = lower.contains(u"authorization") || lower.contains(u"cookie")
            || SecretMask::isSecretName(lower) || SecretMask::holdsApiKey(value);
        // A key that nobody has is the point of a request that is wrong on purpose.
        const bool isNobodys = value.startsWith(u"Bearer ad_") && !SecretMask::holdsApiKey(value);
        QString variable = u"secret_"_s + lower;
        variable.replace(u'-', u'_');
        if (const auto reference = known.variables.referenceTo(lower, value, known.status);
            reference && !isSecret)
            headers.emplace_back(name, *reference);
        else
            headers.emplace_back(
                name, isSecret && !isNobodys ? u"{{"_s + variable + u"}}"_s : literal(value));
    }
    return headers;
}

ScenarioAssertion textIs(const QString &path, const QString &text)
{
    ScenarioAssertion assertion;
    assertion.json = path;
    assertion.equals = AnyValue{json::Value(text)};
    return assertion;
}

/// What came, as what must come again.
std::vector<ScenarioAssertion> expected(const BenchExchange &exchange)
{
    ScenarioAssertion status;
    // A page's FAQs are there at once the next time.
    status.status = exchange.status() == 202 ? StatusList{{200, 202}} : StatusList{{exchange.status()}};
    std::vector<ScenarioAssertion> all{status};
    const auto body = json::parse(exchange.record.response.body());
    if (const QString code = body ? body->string(u"error_code") : QString(); !code.isEmpty())
        all.push_back(textIs(u"error_code"_s, code));
    else if (const QString state = body ? body->string(u"status") : QString();
             !state.isEmpty() && exchange.status() != 202)
        all.push_back(textIs(u"status"_s, state));
    return all;
}

/// Whether the step asks what was answered with "not yet" the last time.
bool isPoll(const Scenario &before, const ScenarioStep &step)
{
    if (before.steps.empty() || step.usedMethod() != u"GET")
        return false;
    const ScenarioStep &last = before.steps.back();
    const bool wasEarly = last.expect && !last.expect->empty() && last.expect->front().status
        && std::count(
            last.expect->front().status->codes.begin(), last.expect->front().status->codes.end(), 202);
    return wasEarly && last.path == step.path && last.query == step.query;
}

QString indented(const QByteArray &json)
{
    QStringList lines = QString::fromUtf8(json).trimmed().split(u'\n');
    for (QString &line : lines)
        line.prepend(u"    "_s);
    return lines.join(u'\n');
}

} // namespace

tl::expected<ScenarioStep, QString> ScenarioRecorder::stepOf(const Scenario &before,
    const QList<Answer> &answers, RecordedVariables &variables, const BenchExchange &exchange,
    const Surroundings &surroundings) const
{
    using Fault = tl::unexpected<QString>;
    const client::RawRequest &request = exchange.request;
    if (exchange.status() == 0)
        return Fault(ScenarioWords::tr("The request has no answer that a step could expect."));
    if (request.body.size() > kMostBody)
        return Fault(ScenarioWords::tr("The body is larger than 64 kB, the limit for a step."));
    const QString bodyText = QString::fromUtf8(request.body);
    if (bodyText.toUtf8() != request.body)
        return Fault(ScenarioWords::tr("The body is not UTF-8; a scenario file cannot contain it."));
    const auto target = targetOf(request.url, surroundings);
    if (!target)
        return Fault(ScenarioWords::tr(
            "The request went to another server; scenarios send only to the server they run against."));
    variables.beginStep(before);
    Known known{{}, variables, exchange.status()};
    for (const Answer &answer : answers) {
        if (before.stepNamed(answer.step) >= 0)
            known.ids.add(answer.step, answer.body);
    }
    ScenarioStep step;
    step.name = stepName(before, target->second);
    if (target->first != ScenarioTarget::BaseUrl)
        step.target = target->first;
    if (request.method != "GET")
        step.method = QString::fromLatin1(request.method);
    QStringList segments = literal(target->second).split(u'/');
    for (qsizetype i = 1; i < segments.size(); ++i) {
        const QString plain = QUrl::fromPercentEncoding(segments[i].toLatin1());
        if (segments[i - 1] == u"companies" && plain == surroundings.company)
            segments[i] = u"{{company_key}}"_s;
        else if (const auto reference = known.referenceTo({}, json::Value(plain)))
            segments[i] = *reference;
    }
    step.path = segments.join(u'/');
    json::Object query;
    for (const auto &[name, value] : QUrlQuery(request.url).queryItems(QUrl::FullyDecoded)) {
        json::Value one = templateOf(json::Value(value), name, known);
        const auto same
            = std::find_if(query.begin(), query.end(), [&](const auto &own) { return own.first == name; });
        if (same == query.end())
            query.emplace_back(name, std::move(one));
        else if (json::Array *list = same->second.asArray())
            list->push_back(std::move(one));
        else
            same->second = json::Array{same->second, std::move(one)};
    }
    if (!query.empty())
        step.query = json::Value(std::move(query));
    const bool hasType = std::any_of(request.headers.begin(), request.headers.end(),
        [](const auto &header) { return header.first.compare("Content-Type", Qt::CaseInsensitive) == 0; });
    const auto body = json::parse(request.body);
    const bool hasJson = body && hasType; // a body of JSON gets a type by itself
    if (json::Object headers = headersOf(exchange, hasJson, known); !headers.empty())
        step.headers = json::Value(std::move(headers));
    if (hasJson)
        step.body = AnyValue{templateOf(*body, {}, known)};
    else if (client::withoutSecrets(request.body) != request.body)
        return Fault(ScenarioWords::tr("The body contains a secret, which can be left out only of JSON."));
    else if (!bodyText.isEmpty())
        step.bodyText = literal(bodyText);
    step.expect = expected(exchange);
    if (exchange.status() == 200 && isPoll(before, step))
        step.retry = ScenarioRetry{kPollMs, {}, std::vector<int>{202}};
    return step;
}

ScenarioRecorder::Text ScenarioRecorder::add(const QString &file, const QString &text,
    const BenchExchange &exchange, const Surroundings &surroundings, QString *name)
{
    const auto loaded = readScenario(text.toUtf8());
    if (!loaded)
        return tl::unexpected(loaded.error().value(0));
    RecordedVariables variables = m_variables.value(file);
    const auto step = stepOf(loaded->scenario, m_answers.value(file), variables, exchange, surroundings);
    if (!step)
        return tl::unexpected(step.error());
    const auto value = json::parse(schema::toJson(*step));
    auto longer = withEntry(text, u"steps"_s, indented(json::toPrettyJson(value.value_or(json::Value()))));
    if (!longer)
        return tl::unexpected(ScenarioWords::tr("The list of steps was not found."));
    for (const RecordedVariables::Variable &added : variables.added()) {
        longer = withMember(*longer, u"variables"_s, added.name, added.made);
        if (!longer)
            return tl::unexpected(ScenarioWords::tr("The variables of the scenario are not an object."));
    }
    m_variables.insert(file, variables);
    if (auto body = json::parse(exchange.record.response.body()))
        m_answers[file] << Answer{step->name, std::move(*body)};
    if (name)
        *name = step->name;
    return *longer;
}

QByteArray ScenarioRecorder::firstText(const QString &name)
{
    Scenario scenario;
    scenario.name = name;
    ScenarioStep step;
    step.name = u"ask"_s;
    step.method = u"POST"_s;
    step.path = u"/api/v1/send_message"_s;
    step.headers = json::Value(json::Object{{u"Authorization"_s, u"Bearer {{api_key}}"_s}});
    step.body = AnyValue{json::Value(json::Object{{u"query_text"_s, u"Is the Alta 2 waterproof?"_s}})};
    ScenarioAssertion status, answer;
    status.status = StatusList{{200}};
    answer.json = u"result_text"_s;
    answer.matches = u"\\S"_s;
    step.expect = {status, answer};
    scenario.steps = {step};
    return writeScenario(scenario);
}

ScenarioRecorder::Text ScenarioRecorder::begin(
    const QString &name, const BenchExchange &exchange, const Surroundings &surroundings)
{
    m_answers.remove({});
    Scenario scenario;
    scenario.name = name;
    RecordedVariables variables;
    const auto step = stepOf(scenario, {}, variables, exchange, surroundings);
    if (!step)
        return tl::unexpected(step.error());
    scenario.steps = {*step};
    json::Object declared;
    for (const RecordedVariables::Variable &added : variables.added())
        declared.emplace_back(added.name, added.made);
    if (!declared.empty())
        scenario.variables = json::Value(std::move(declared));
    m_variables.insert({}, variables);
    const QByteArray text = writeScenario(scenario);
    if (const auto sound = readScenario(text); !sound)
        return tl::unexpected(sound.error().value(0));
    if (auto body = json::parse(exchange.record.response.body()))
        m_answers[{}] << Answer{step->name, std::move(*body)};
    return QString::fromUtf8(text);
}

void ScenarioRecorder::setFile(const QString &file, ScenarioRecorder &begun)
{
    m_answers[file] = begun.m_answers.take({});
    m_variables[file] = begun.m_variables.take({});
}

} // namespace answerdesk::console
