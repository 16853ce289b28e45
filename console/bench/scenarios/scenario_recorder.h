// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/bench/bench_exchange.h"
#include "console/bench/scenarios/recorded_variables.h"
#include "console/bench/scenarios/scenario_file.h"
#include <QtCore/QHash>

namespace answerdesk::console {

/// Writes exchanges of the bench down as steps of scenarios. Secrets become variables, and so does what must
/// be another one at each run; an id that came in the answer of a step recorded before becomes a reference to
/// it. GUI thread.
class ScenarioRecorder
{
public:
    /// Where requests of the bench go.
    struct Surroundings {
        QUrl base;
        QUrl app;
        QUrl admin;
        QString company;
    };
    using Text = tl::expected<QString, QString>;
    static constexpr qsizetype kMostBody = 64 * 1024;

    /// The text of the scenario in this file with one step more, the rest as it was typed; or why it cannot
    /// be, for people. name: of the new step.
    Text add(const QString &file, const QString &text, const BenchExchange &exchange,
        const Surroundings &surroundings, QString *name);
    /// The text of a scenario with one question, to begin with.
    static QByteArray firstText(const QString &name);
    /// The text of a scenario of this name whose only step is the exchange.
    Text begin(const QString &name, const BenchExchange &exchange, const Surroundings &surroundings);
    /// The scenario that the other one, which may be this, was asked to begin has this file now.
    void setFile(const QString &file, ScenarioRecorder &begun);

private:
    struct Answer {
        QString step;
        json::Value body;
    };
    tl::expected<ScenarioStep, QString> stepOf(const Scenario &before, const QList<Answer> &answers,
        RecordedVariables &variables, const BenchExchange &exchange, const Surroundings &surroundings) const;

    QHash<QString, QList<Answer>> m_answers; ///< of recorded steps, by file
    QHash<QString, RecordedVariables> m_variables; ///< by file
};

} // namespace answerdesk::console
