// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/bench/scenarios/scenario_writes.h"
#include "console/bench/scenarios/scenario_words.h"
#include "shared/api/endpoints.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

/// Whether every answer that the step accepts is a refusal.
bool expectsRefusal(const ScenarioStep &step)
{
    for (const ScenarioAssertion &assertion : step.expect.value_or(std::vector<ScenarioAssertion>())) {
        if (assertion.status
            && std::all_of(assertion.status->codes.begin(), assertion.status->codes.end(),
                [](int code) { return code >= 400; }))
            return true;
    }
    return false;
}

bool isCall(api::Endpoint endpoint, QStringView method, QStringView path)
{
    const api::EndpointInfo &info = api::endpointInfo(endpoint);
    return method == QLatin1String(info.method) && path == QLatin1String(info.path);
}

} // namespace

ScenarioWrites ScenarioWrites::of(const std::vector<LoadedScenario> &scenarios)
{
    ScenarioWrites writes;
    for (const LoadedScenario &loaded : scenarios)
        writes.add(loaded.scenario);
    return writes;
}

void ScenarioWrites::add(const Scenario &scenario)
{
    for (const ScenarioStep &step : scenario.steps) {
        if (expectsRefusal(step))
            continue;
        const QString line = step.raw ? step.raw->section(u'\n', 0, 0) : QString();
        const QString method = step.raw ? line.section(u' ', 0, 0) : step.usedMethod();
        const QString path
            = (step.raw ? line.section(u' ', 1, 1) : step.path.value_or(QString())).section(u'?', 0, 0);
        const bool isChange = step.usedTarget() == ScenarioTarget::AdminUrl && method != u"GET"
            && !path.startsWith(u"/admin/v1/sessions");
        if (isCall(api::Endpoint::SendMessage, method, path))
            ++messages;
        else if (isCall(api::Endpoint::ProductFaqs, method, path))
            ++faqRequests;
        else if (isCall(api::Endpoint::CartEvents, method, path))
            ++cartEvents;
        else if (isCall(api::Endpoint::CheckoutEvents, method, path))
            ++orders;
        else if (isChange && method == u"POST" && (path.endsWith(u"/keys") || path.endsWith(u"/rotate")))
            ++keys;
        else if (isChange)
            ++changes;
    }
}

QString ScenarioWrites::text() const
{
    QStringList parts;
    const auto tell = [&parts](int count, const QString &part) {
        if (count > 0)
            parts << part.arg(count);
    };
    tell(messages, ScenarioWords::tr("messages: %1"));
    tell(faqRequests, ScenarioWords::tr("FAQ requests: %1"));
    tell(cartEvents, ScenarioWords::tr("cart events: %1"));
    tell(orders, ScenarioWords::tr("orders: %1"));
    tell(keys, ScenarioWords::tr("API keys: %1"));
    tell(changes, ScenarioWords::tr("admin changes: %1"));
    return parts.join(u", "_s);
}

bool isLiveKey(QStringView value) { return value.startsWith(u"ad_live_"); }

QStringList liveKeys(const std::vector<LoadedScenario> &scenarios, const ScenarioInputs &inputs)
{
    QStringList names;
    for (const LoadedScenario &loaded : scenarios) {
        QStringList used;
        for (const LoadedScenario::Need &need : loaded.needs)
            used << need.variable;
        if (const auto &own = loaded.scenario.variables; own && own->asObject()) {
            for (const auto &[name, value] : *own->asObject())
                used << name;
        }
        for (const QString &name : used) {
            if (!names.contains(name) && isLiveKey(inputs.given(name)))
                names << name;
        }
    }
    return names;
}

} // namespace answerdesk::console
