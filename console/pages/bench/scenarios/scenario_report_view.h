// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/bench/scenarios/scenario_folder.h"
#include "console/bench/scenarios/scenario_runs.h"
#include <QtWidgets/QWidget>

namespace answerdesk::console {

class Banner;
class CheckCells;
class DataTable;
class StepCells;

/// The steps of one scenario with what became of them, and what the chosen step had to fulfil.
class ScenarioReportView final : public QWidget
{
    Q_OBJECT
public:
    explicit ScenarioReportView(QWidget *parent = nullptr);
    /// Null: none.
    void show(const ScenarioFolder::Entry *entry, const ScenarioRuns::Result *result, int secondsToNext);
    /// What the chosen step sent and got; null when nothing.
    ExchangePtr shownExchange() const;

signals:
    void stepChosen();

private:
    void showChecks();

    QString m_file;
    bool m_wasOver = false;
    bool m_isChosen = false; ///< by a person, so that the end of a run does not choose another one
    bool m_isShowing = false;
    QList<ExchangePtr> m_exchanges;
    Banner *m_fault;
    StepCells *m_stepCells;
    CheckCells *m_checkCells;
    DataTable *m_steps;
    DataTable *m_checks;
    QWidget *m_checkBox;
};

} // namespace answerdesk::console
