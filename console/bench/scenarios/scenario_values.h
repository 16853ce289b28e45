// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/bench/scenarios/scenario.h"
#include "console/bench/scenarios/secret_mask.h"
#include "console/bench/scenarios/template_text.h"
#include "shared/client/raw_exchange.h"
#include "shared/core/clock.h"
#include <QtCore/QMap>
#include <QtCore/QProcessEnvironment>

namespace answerdesk::console {

/// What a run gives to its scenarios from outside. A variable is taken from texts, else from values, else
/// from the environment as ANSWERDESK_VAR_ and its name in capitals, else it is the file's own.
struct ScenarioInputs {
    QMap<QString, QString> texts; ///< by name, as typed
    json::Object values;
    QProcessEnvironment environment = {};

    static QString environmentName(const QString &variable);
    bool gives(const QString &variable) const;
    /// The variable as text; empty when it is not given.
    QString given(const QString &variable) const;
    /// Without app_url the base address is taken for it, as a server has one address for both unless told
    /// otherwise.
    std::optional<QString> address(ScenarioTarget target) const;
};

/// The variables of one run and the answers of its steps, and what templates make of them. Keeps in mind
/// which of them are secret.
class ScenarioValues
{
public:
    using Text = tl::expected<QString, QString>;
    using Any = tl::expected<json::Value, QString>;

    explicit ScenarioValues(const Clock &clock)
        : m_clock(clock)
    {
    }
    /// Makes the variables anew; all that is wrong with them, as "variables.name: why".
    QStringList begin(const Scenario &scenario, const ScenarioInputs &inputs);
    void setAnswer(const QString &step, const client::HttpResponse &response);

    /// The text with every expression replaced, or why that cannot be.
    Text text(const QString &templateText) const;
    /// The same; encode is done with each inserted value.
    Text text(const QString &templateText, const std::function<QString(const QString &)> &encode) const;
    /// The JSON value with every text in it replaced; a text that is one expression becomes that value. The
    /// reason begins with the path below the value.
    Any value(const json::Value &templateValue) const;

    const SecretMask &mask() const { return m_mask; }
    QString shown(const QString &text) const { return m_mask.shown(text); }
    static QString textOf(const json::Value &value); ///< a string without its quotes, else JSON

private:
    struct Answer {
        int status = 0;
        client::HeaderList headers;
        tl::expected<json::Value, QString> body;
    };
    Any given(const QString &name, const json::Value *fallback) const;
    Any evaluate(const TemplateExpression &expression) const;
    Any evaluatePath(const TemplateExpression &expression) const;
    Any inAnswer(const Answer &answer, const TemplateExpression &expression) const;
    Any valueAt(const json::Value &templateValue, const QString &path) const;

    const Clock &m_clock;
    ScenarioInputs m_inputs;
    QMap<QString, json::Value> m_variables;
    QMap<QString, Answer> m_answers;
    QStringList m_steps;
    mutable SecretMask m_mask; ///< learns what is secret while templates are read
};

} // namespace answerdesk::console
