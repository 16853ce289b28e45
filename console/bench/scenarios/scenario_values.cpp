// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/bench/scenarios/scenario_values.h"
#include "console/bench/scenarios/scenario_words.h"
#include <QtCore/QUuid>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

using Kind = TemplateExpression::Kind;

namespace {

const json::Value *member(const json::Object &object, const QString &name)
{
    for (const auto &[key, value] : object) {
        if (key == name)
            return &value;
    }
    return nullptr;
}

/// A text that was typed for a variable whose own value is of another type.
ScenarioValues::Any typed(const QString &text, const json::Value *fallback)
{
    if (!fallback || fallback->asString())
        return json::Value(text);
    auto value = json::parse(text.toUtf8());
    if (!value || std::string_view(value->typeName()) != fallback->typeName())
        return tl::unexpected(
            ScenarioWords::tr("must be of the type %1").arg(QLatin1String(fallback->typeName())));
    return *value;
}

} // namespace

QString ScenarioInputs::environmentName(const QString &variable)
{
    return u"ANSWERDESK_VAR_"_s + QString(variable).replace(u'-', u'_').toUpper();
}

bool ScenarioInputs::gives(const QString &variable) const
{
    return texts.contains(variable) || member(values, variable)
        || environment.contains(environmentName(variable));
}

QString ScenarioInputs::given(const QString &variable) const
{
    if (const auto typed = texts.constFind(variable); typed != texts.constEnd())
        return *typed;
    if (const json::Value *value = member(values, variable))
        return ScenarioValues::textOf(*value);
    return environment.value(environmentName(variable));
}

std::optional<QString> ScenarioInputs::address(ScenarioTarget target) const
{
    const QString name = schema::enumName(target);
    if (const auto typed = texts.constFind(name); typed != texts.constEnd())
        return *typed;
    if (const json::Value *value = member(values, name); value && value->asString())
        return *value->asString();
    if (environment.contains(environmentName(name)))
        return environment.value(environmentName(name));
    return target == ScenarioTarget::AppUrl ? address(ScenarioTarget::BaseUrl) : std::nullopt;
}

QStringList ScenarioValues::begin(const Scenario &scenario, const ScenarioInputs &inputs)
{
    m_inputs = inputs;
    m_variables.clear();
    m_answers.clear();
    m_steps.clear();
    m_mask = {};
    for (const ScenarioStep &step : scenario.steps)
        m_steps << step.name;
    for (auto it = inputs.texts.begin(); it != inputs.texts.end(); ++it) {
        if (SecretMask::isSecretName(it.key()))
            m_mask.add(it.value());
    }
    m_mask.collect(inputs.values);
    QStringList faults;
    if (!scenario.variables)
        return faults;
    for (const auto &[name, own] : *scenario.variables->asObject()) {
        Any value = inputs.gives(name) ? given(name, &own) : this->value(own);
        if (!value) {
            faults << u"variables."_s + name + u": "_s + value.error();
            continue;
        }
        if (const QString *text = value->asString(); text && SecretMask::isSecretName(name))
            m_mask.add(*text);
        m_variables.insert(name, *value);
    }
    return faults;
}

ScenarioValues::Any ScenarioValues::given(const QString &name, const json::Value *fallback) const
{
    if (const auto text = m_inputs.texts.constFind(name); text != m_inputs.texts.constEnd())
        return typed(*text, fallback);
    if (const json::Value *value = member(m_inputs.values, name))
        return *value;
    const QString variable = ScenarioInputs::environmentName(name);
    if (!m_inputs.environment.contains(variable)) {
        return tl::unexpected(ScenarioWords::tr("there is no value for “%1”: set it with --var %1=…, in the "
                                                "file of --vars, or as %2 in the environment")
                                  .arg(name, variable));
    }
    const QString text = m_inputs.environment.value(variable);
    m_mask.add(text);
    return typed(text, fallback);
}

void ScenarioValues::setAnswer(const QString &step, const client::HttpResponse &response)
{
    Answer answer{response.status(), response.headers(), json::parse(response.body())};
    if (answer.body)
        m_mask.collect(*answer.body);
    m_answers.insert(step, std::move(answer));
}

ScenarioValues::Any ScenarioValues::inAnswer(const Answer &answer, const TemplateExpression &expression) const
{
    const auto &segments = expression.path.segments();
    const QString *special = segments.size() > 1 ? std::get_if<QString>(&segments[1]) : nullptr;
    if (special && *special == u"$status" && segments.size() == 2)
        return json::Value(answer.status);
    if (special && *special == u"$headers" && segments.size() == 3) {
        const QString *name = std::get_if<QString>(&segments[2]);
        for (const auto &[header, value] : answer.headers) {
            if (name && header.compare(name->toLatin1(), Qt::CaseInsensitive) == 0)
                return json::Value(QString::fromUtf8(value));
        }
        return tl::unexpected(
            ScenarioWords::tr("the answer of step “%1” has no such header").arg(expression.name()));
    }
    if (!answer.body)
        return tl::unexpected(
            ScenarioWords::tr("the answer of step “%1” is not JSON").arg(expression.name()));
    const auto found = expression.path.behind(1).find(*answer.body);
    if (!found)
        return tl::unexpected(
            ScenarioWords::tr("in the answer of step “%1” %2").arg(expression.name(), found.error()));
    return **found;
}

ScenarioValues::Any ScenarioValues::evaluatePath(const TemplateExpression &expression) const
{
    const QString name = expression.name();
    if (const auto answer = m_answers.constFind(name); answer != m_answers.constEnd())
        return inAnswer(*answer, expression);
    if (m_steps.contains(name))
        return tl::unexpected(ScenarioWords::tr("step “%1” has no answer").arg(name));
    if (const auto target = schema::enumValue<ScenarioTarget>(name)) {
        if (const auto address = m_inputs.address(*target))
            return json::Value(*address);
    }
    const auto own = m_variables.constFind(name);
    const Any value = own != m_variables.constEnd() ? Any(*own) : given(name, nullptr);
    if (!value)
        return value;
    const auto found = expression.path.behind(1).find(*value);
    if (!found)
        return tl::unexpected(ScenarioWords::tr("in the variable “%1” %2").arg(name, found.error()));
    return **found;
}

ScenarioValues::Any ScenarioValues::evaluate(const TemplateExpression &expression) const
{
    switch (expression.kind) {
    case Kind::Path:
        break;
    case Kind::Literal:
        return json::Value(expression.argument);
    case Kind::Uuid:
        return json::Value(QUuid::createUuid().toString(QUuid::WithoutBraces));
    case Kind::Now:
        return json::Value(rfc3339(m_clock.nowMs()));
    case Kind::EpochMs:
        return json::Value(m_clock.nowMs());
    case Kind::Repeat:
        return json::Value(expression.argument.repeated(expression.count));
    case Kind::Environment:
        if (!m_inputs.environment.contains(expression.argument))
            return tl::unexpected(ScenarioWords::tr("the environment has no %1").arg(expression.argument));
        m_mask.add(m_inputs.environment.value(expression.argument));
        return json::Value(m_inputs.environment.value(expression.argument));
    }
    return evaluatePath(expression);
}

QString ScenarioValues::textOf(const json::Value &value)
{
    const QString *text = value.asString();
    return text ? *text : QString::fromUtf8(value.toJson());
}

ScenarioValues::Text ScenarioValues::text(const QString &templateText) const
{
    return text(templateText, [](const QString &inserted) { return inserted; });
}

ScenarioValues::Text ScenarioValues::text(
    const QString &templateText, const std::function<QString(const QString &)> &encode) const
{
    const auto parsed = TemplateText::parse(templateText);
    if (!parsed)
        return tl::unexpected(parsed.error());
    QString whole;
    for (const TemplateText::Part &part : parsed->parts) {
        if (!part.expression) {
            whole += part.plain;
            continue;
        }
        const Any value = evaluate(*part.expression);
        if (!value)
            return tl::unexpected(u"{{%1}}: "_s.arg(part.expression->source) + value.error());
        whole += encode(textOf(*value));
    }
    return whole;
}

ScenarioValues::Any ScenarioValues::value(const json::Value &templateValue) const
{
    return valueAt(templateValue, {});
}

ScenarioValues::Any ScenarioValues::valueAt(const json::Value &templateValue, const QString &path) const
{
    const auto faultAt = [&path](const QString &reason) {
        return tl::unexpected(path.isEmpty() ? reason : path + u": "_s + reason);
    };
    if (const json::Array *array = templateValue.asArray()) {
        json::Array entries;
        for (std::size_t i = 0; i < array->size(); ++i) {
            Any entry = valueAt((*array)[i], path + u"[%1]"_s.arg(i));
            if (!entry)
                return entry;
            entries.push_back(std::move(*entry));
        }
        return json::Value(std::move(entries));
    }
    if (const json::Object *object = templateValue.asObject()) {
        json::Object members;
        for (const auto &[name, own] : *object) {
            Any entry = valueAt(own, path.isEmpty() ? name : path + u'.' + name);
            if (!entry)
                return entry;
            members.emplace_back(name, std::move(*entry));
        }
        return json::Value(std::move(members));
    }
    const QString *plain = templateValue.asString();
    if (!plain)
        return templateValue;
    const auto parsed = TemplateText::parse(*plain);
    if (!parsed)
        return faultAt(parsed.error());
    if (const TemplateExpression *sole = parsed->sole()) {
        Any whole = evaluate(*sole);
        return whole ? whole : Any(faultAt(u"{{%1}}: "_s.arg(sole->source) + whole.error()));
    }
    const Text whole = text(*plain);
    return whole ? Any(json::Value(*whole)) : Any(faultAt(whole.error()));
}

} // namespace answerdesk::console
