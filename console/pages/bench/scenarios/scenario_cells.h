// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/bench/scenarios/scenario_folder.h"
#include "console/bench/scenarios/scenario_runs.h"
#include "console/widgets/tables/cells.h"

namespace answerdesk::console {

/// The scenarios of a folder as a table, with how their last runs ended. A dot before the name says that
/// something is not saved.
class ScenarioCells final : public CellModel
{
    Q_OBJECT
public:
    enum Column { Name, State, Duration };
    ScenarioCells(ScenarioFolder &folder, const ScenarioRuns &runs, QObject *parent = nullptr);

protected:
    Cell cell(const QModelIndex &source, int column) const override;

private:
    Cell state(const ScenarioFolder::Entry &entry) const;
    const ScenarioFolder &m_folder;
    const ScenarioRuns &m_runs;
};

/// So many rows without contents of their own.
class RowCount final : public QAbstractListModel
{
    Q_OBJECT
public:
    using QAbstractListModel::QAbstractListModel;
    void set(int count);
    int rowCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : m_count; }
    QVariant data(const QModelIndex &, int) const override { return {}; }

private:
    int m_count = 0;
};

/// The steps of one scenario as a table, live while it runs.
class StepCells final : public CellModel
{
    Q_OBJECT
public:
    enum Column { Name, Request, State, Duration };
    explicit StepCells(QObject *parent = nullptr);
    /// result: null before the first run. secondsToNext: of the attempt that the running step waits for.
    void show(const Scenario *scenario, const ScenarioRuns::Result *result, int secondsToNext);
    const StepReport *reportAt(int row) const;

protected:
    Cell cell(const QModelIndex &source, int column) const override;

private:
    Cell state(int row) const;
    RowCount m_rows;
    std::vector<ScenarioStep> m_steps;
    std::optional<ScenarioRuns::Result> m_result;
    int m_secondsToNext = 0;
};

/// What a step's answer had to be, and what it was.
class CheckCells final : public CellModel
{
    Q_OBJECT
public:
    enum Column { Result, Expected, Found };
    explicit CheckCells(QObject *parent = nullptr);
    /// Null: none.
    void show(const StepReport *report);

protected:
    Cell cell(const QModelIndex &source, int column) const override;

private:
    RowCount m_rows;
    StepReport m_report;
};

} // namespace answerdesk::console
