// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/bench/scenarios/scenario_file.h"
#include "console/bench/scenarios/scenario_words.h"
#include "console/bench/scenarios/secret_mask.h"
#include "console/bench/scenarios/template_text.h"
#include "console/words/server_words.h"
#include "shared/schema/pretty_json.h"
#include "shared/schema/strict.h"
#include <QtCore/QFile>
#include <QtCore/QRegularExpression>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

constexpr qint64 kMostBytes = 32 << 20;

/// Looks at every text of a scenario that may hold templates.
class Inspector
{
public:
    Inspector(LoadedScenario &loaded, QStringList &faults)
        : m_loaded(loaded)
        , m_faults(faults)
    {
    }

    void inspect(const json::Value &root)
    {
        secrets(root, {});
        if (const json::Value *variables = root.find(u"variables")) {
            for (const auto &[name, value] : *variables->asObject()) {
                texts(value, u"variables."_s + name);
                m_known << name;
            }
        }
        const json::Array &steps = *root.find(u"steps")->asArray();
        for (m_step = 0; m_step < int(steps.size()); ++m_step)
            step(steps[std::size_t(m_step)], u"steps[%1]"_s.arg(m_step));
    }

private:
    void step(const json::Value &value, const QString &path)
    {
        for (const char *name : {"path", "query", "headers", "body", "body_text", "raw"}) {
            if (const json::Value *member = value.find(QString::fromLatin1(name)))
                texts(*member, path + u'.' + QLatin1String(name));
        }
        // What a step expects may speak of its own answer.
        ++m_step;
        const json::Value *expect = value.find(u"expect");
        for (std::size_t i = 0; expect && i < expect->asArray()->size(); ++i) {
            for (const auto &[name, member] : *(*expect->asArray())[i].asObject()) {
                if (name != u"header" && name != u"json" && name != u"matches" && name != u"type")
                    texts(member, path + u".expect[%1].%2"_s.arg(QString::number(i), name));
            }
        }
        --m_step;
    }

    void texts(const json::Value &value, const QString &path)
    {
        if (const QString *plain = value.asString())
            return text(*plain, path);
        if (const json::Array *array = value.asArray()) {
            for (std::size_t i = 0; i < array->size(); ++i)
                texts((*array)[i], path + u"[%1]"_s.arg(i));
        } else if (const json::Object *object = value.asObject()) {
            for (const auto &[name, member] : *object)
                texts(member, path + u'.' + name);
        }
    }

    void text(const QString &plain, const QString &path)
    {
        const auto parsed = TemplateText::parse(plain);
        if (!parsed) {
            m_faults << path + u": "_s + parsed.error();
            return;
        }
        for (const TemplateText::Part &part : parsed->parts) {
            if (part.expression && part.expression->kind == TemplateExpression::Kind::Path)
                reference(part.expression->name(), path);
        }
    }

    void reference(const QString &name, const QString &path)
    {
        const int step = m_loaded.scenario.stepNamed(name);
        const auto &variables = m_loaded.scenario.variables;
        const bool isOwn = variables && variables->find(name);
        if (step >= m_step)
            m_faults << path + u": "_s
                    + ScenarioWords::tr("step “%1” has no answer yet at that point").arg(name);
        else if (isOwn && !m_known.contains(name))
            m_faults << path + u": "_s
                    + ScenarioWords::tr("the variable “%1” is defined further down").arg(name);
        const auto isIt = [&name](const LoadedScenario::Need &need) { return need.variable == name; };
        const auto &needs = m_loaded.needs;
        if (step < 0 && !isOwn && !schema::enumValue<ScenarioTarget>(name)
            && std::none_of(needs.begin(), needs.end(), isIt))
            m_loaded.needs.push_back({name, path});
        if (const auto target = schema::enumValue<ScenarioTarget>(name))
            addTarget(*target);
    }

    void addTarget(ScenarioTarget target)
    {
        if (std::find(m_loaded.targets.begin(), m_loaded.targets.end(), target) == m_loaded.targets.end())
            m_loaded.targets.push_back(target);
    }

    void secrets(const json::Value &value, const QString &path)
    {
        if (const QString *plain = value.asString(); plain && SecretMask::holdsApiKey(*plain))
            m_faults << path + u": "_s
                    + ScenarioWords::tr(
                        "contains an API key; write {{api_key}} and provide the key when the scenario runs");
        if (const json::Array *array = value.asArray()) {
            for (std::size_t i = 0; i < array->size(); ++i)
                secrets((*array)[i], path + u"[%1]"_s.arg(i));
        } else if (const json::Object *object = value.asObject()) {
            for (const auto &[name, member] : *object)
                secrets(member, path.isEmpty() ? name : path + u'.' + name);
        }
    }

    LoadedScenario &m_loaded;
    QStringList &m_faults;
    QStringList m_known; ///< variables above the place
    int m_step = 0; ///< steps before this one have answers
};

/// Says that the file is not for this program, before its members are looked at.
QString formatFault(const json::Value &root)
{
    const json::Value *format = root.find(u"answerdesk_scenario");
    const json::Number *number = format ? format->asNumber() : nullptr;
    if (!root.asObject() || !format)
        return ScenarioWords::tr("Not a scenario file: “answerdesk_scenario” is missing.");
    if (number && number->text.toDouble() > kScenarioFormat) {
        return ScenarioWords::tr("answerdesk_scenario: the file was written by a newer version of the "
                                 "program: its format is %1, this program (%2) reads formats up to %3.")
            .arg(QString::fromLatin1(number->text), QCoreApplication::applicationVersion())
            .arg(kScenarioFormat);
    }
    return {};
}

} // namespace

QStringList faultLines(const Error &error)
{
    QStringList lines;
    for (const QString &path : error.missingFields)
        lines << path + u": "_s + ScenarioWords::tr("is not there");
    for (const auto &[path, reason] : error.invalidFields)
        lines << path + u": "_s + serverwords::translated(reason);
    if (lines.isEmpty())
        lines << serverwords::whyOf(error, serverwords::From::Here).text;
    return lines;
}

QString withLine(const QString &reason, const QByteArray &bytes)
{
    static const QRegularExpression kByte(u" at byte ([0-9]+)$"_s);
    const QRegularExpressionMatch match = kByte.match(reason);
    if (!match.hasMatch())
        return serverwords::translated(reason);
    // The parser counts the bytes that it has read: the last of them is where it stopped.
    const QByteArray read = bytes.left(qMax<qsizetype>(match.captured(1).toLongLong() - 1, 0));
    const qsizetype column = QString::fromUtf8(read.mid(read.lastIndexOf('\n') + 1)).size() + 1;
    return serverwords::translated(reason.left(match.capturedStart()))
        + ScenarioWords::tr(" in line %1, column %2").arg(read.count('\n') + 1).arg(column);
}

tl::expected<LoadedScenario, QStringList> readScenario(const QByteArray &bytes)
{
    const auto root = json::parse(bytes);
    if (!root)
        return tl::unexpected(QStringList(ScenarioWords::tr("It is %1.").arg(withLine(root.error(), bytes))));
    if (const QString fault = formatFault(*root); !fault.isEmpty())
        return tl::unexpected(QStringList(fault));
    auto scenario = schema::readStrict<Scenario>(*root);
    if (!scenario)
        return tl::unexpected(faultLines(scenario.error()));
    LoadedScenario loaded{std::move(*scenario), {}, {}, {}};
    for (const ScenarioStep &step : loaded.scenario.steps) {
        if (std::find(loaded.targets.begin(), loaded.targets.end(), step.usedTarget())
            == loaded.targets.end())
            loaded.targets.push_back(step.usedTarget());
    }
    QStringList faults;
    Inspector(loaded, faults).inspect(*root);
    if (!faults.isEmpty())
        return tl::unexpected(faults);
    return loaded;
}

tl::expected<LoadedScenario, QStringList> readScenarioFile(const QString &name)
{
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly))
        return tl::unexpected(
            QStringList(ScenarioWords::tr("The file cannot be read: %1.").arg(file.errorString())));
    if (file.size() > kMostBytes)
        return tl::unexpected(
            QStringList(ScenarioWords::tr("The file is larger than 32 MiB, the limit for a scenario.")));
    auto loaded = readScenario(file.readAll());
    if (loaded)
        loaded->file = name;
    return loaded;
}

QByteArray writeScenario(const Scenario &scenario)
{
    return json::toPrettyJson(json::parse(schema::toJson(scenario)).value_or(json::Value()));
}

} // namespace answerdesk::console
