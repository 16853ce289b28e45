// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/bench/scenarios/scenario_cells.h"
#include "console/pages/bench/common/timing_bar.h"
#include <QtCore/QDir>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

using Outcome = StepReport::Outcome;

ScenarioCells::ScenarioCells(ScenarioFolder &folder, const ScenarioRuns &runs, QObject *parent)
    : CellModel({{tr("Scenario"), false, Qt::DisplayRole}, {tr("Last run")}, {tr("Duration"), true}}, parent)
    , m_folder(folder)
    , m_runs(runs)
{
    setSource(&folder);
    connect(&runs, &ScenarioRuns::changed, this, &CellModel::refreshCells);
    connect(&runs, &ScenarioRuns::busyChanged, this, &CellModel::refreshCells);
}

Cell ScenarioCells::state(const ScenarioFolder::Entry &entry) const
{
    const ScenarioRuns::Result *result = m_runs.resultOf(entry.file);
    if (!result) {
        if (!entry.scenario)
            return {tr("Not readable"), Cell::Badge, Tone::Warning};
        return {tr("Not run"), Cell::Badge, Tone::Neutral};
    }
    const ScenarioReport &report = result->report;
    const int steps = int(report.steps.size()), passed = report.count(Outcome::Passed);
    const QString count = tr("%1 of %2").arg(passed).arg(steps);
    if (!result->isOver)
        return {tr("Running"), Cell::Badge, Tone::Info, count};
    if (report.wasCancelled)
        return {tr("Cancelled"), Cell::Badge, Tone::Neutral, count};
    return report.passed() ? Cell{tr("Passed"), Cell::Badge, Tone::Success}
                           : Cell{tr("Failed"), Cell::Badge, Tone::Danger, count};
}

Cell ScenarioCells::cell(const QModelIndex &source, int column) const
{
    const ScenarioFolder::Entry &entry = m_folder.at(source.row());
    switch (column) {
    case Name: {
        const QString file = QFileInfo(entry.file).fileName();
        const QString about = entry.scenario ? entry.scenario->scenario.description.value_or(QString())
                                             : entry.faults.value(0);
        const QString tip = about.isEmpty() ? file : file + u'\n' + about;
        return {entry.draft ? u"● "_s + entry.name() : entry.name(), Cell::Strong, Tone::Neutral, {}, {},
            entry.draft ? tip + u'\n' + tr("Not saved") : tip};
    }
    case State:
        return state(entry);
    default: {
        const ScenarioRuns::Result *result = m_runs.resultOf(entry.file);
        return {result && result->isOver ? durationText(double(result->report.tookMs)) : kNoValue.toString(),
            Cell::Figures};
    }
    }
}

void RowCount::set(int count)
{
    if (count == m_count) {
        if (count > 0)
            emit dataChanged(index(0), index(count - 1));
        return;
    }
    beginResetModel();
    m_count = count;
    endResetModel();
}

StepCells::StepCells(QObject *parent)
    : CellModel({{tr("Step")}, {tr("Request")}, {tr("State")}, {tr("Duration"), true}}, parent)
{
    setSource(&m_rows);
}

void StepCells::show(const Scenario *scenario, const ScenarioRuns::Result *result, int secondsToNext)
{
    m_steps = scenario ? scenario->steps : std::vector<ScenarioStep>();
    m_result = result ? std::optional(*result) : std::nullopt;
    m_secondsToNext = secondsToNext;
    // While the text has other steps than the ones that ran, those that ran are shown.
    m_rows.set(m_result ? int(m_result->report.steps.size()) : int(m_steps.size()));
}

const StepReport *StepCells::reportAt(int row) const
{
    return m_result && row >= 0 && row < m_result->report.steps.size() ? &m_result->report.steps.at(row)
                                                                       : nullptr;
}

Cell StepCells::state(int row) const
{
    const StepReport *report = reportAt(row);
    if (!report)
        return {tr("Not run"), Cell::Badge, Tone::Neutral};
    const QString attempts = report->attempts > 1 ? tr("attempts: %1").arg(report->attempts) : QString();
    switch (report->outcome) {
    case Outcome::Pending:
        return {tr("Pending"), Cell::Badge, Tone::Neutral};
    case Outcome::Running:
        return m_result->nextAtMs > 0 ? Cell{tr("Waiting"), Cell::Badge, Tone::Info,
                   tr("attempt %1 in %2 s").arg(report->attempts + 1).arg(m_secondsToNext)}
                                      : Cell{tr("Running"), Cell::Badge, Tone::Info, attempts};
    case Outcome::Passed:
        return {tr("Passed"), Cell::Badge, Tone::Success, attempts};
    case Outcome::Failed:
        return {tr("Failed"), Cell::Badge, Tone::Danger, attempts};
    case Outcome::Broken:
        return {tr("Aborted"), Cell::Badge, Tone::Danger, attempts};
    case Outcome::Skipped:
        return {tr("Skipped"), Cell::Badge, Tone::Neutral};
    }
    return {};
}

Cell StepCells::cell(const QModelIndex &source, int column) const
{
    const int row = source.row();
    const StepReport *report = reportAt(row);
    const ScenarioStep *step = row < int(m_steps.size()) ? &m_steps[std::size_t(row)] : nullptr;
    switch (column) {
    case Name: {
        const QString name = report ? report->name : step ? step->name : QString();
        const QString about = step && step->name == name ? step->description.value_or(QString()) : QString();
        return {name, Cell::Strong, Tone::Neutral, {}, {}, about};
    }
    case Request: {
        if (report && !report->request.isEmpty()) {
            const int status = report->record.failure ? 0 : report->record.response.status();
            return {status > 0 ? report->request + u" · "_s + QString::number(status) : report->request};
        }
        if (!step)
            return {kNoValue.toString()};
        return {step->raw ? tr("raw request") : step->usedMethod() + u' ' + step->path.value_or(QString())};
    }
    case State:
        return state(row);
    default:
        return {report && report->attempts > 0 && report->outcome != Outcome::Running
                ? durationText(double(report->tookMs))
                : kNoValue.toString(),
            Cell::Figures};
    }
}

CheckCells::CheckCells(QObject *parent)
    : CellModel({{tr("Check")}, {tr("Expected")}, {tr("Found")}}, parent)
{
    setSource(&m_rows);
}

void CheckCells::show(const StepReport *report)
{
    m_report = report ? *report : StepReport();
    m_rows.set(int(m_report.results.size()) + (m_report.fault.isEmpty() ? 0 : 1));
}

Cell CheckCells::cell(const QModelIndex &source, int column) const
{
    const int row = source.row();
    if (row >= m_report.results.size()) {
        if (column == Result)
            return {tr("Failed"), Cell::Badge, Tone::Danger};
        return column == Expected ? Cell{m_report.fault, Cell::Text, Tone::Danger} : Cell{};
    }
    const AssertionResult &result = m_report.results.at(row);
    switch (column) {
    case Result:
        return result.passed ? Cell{tr("Passed"), Cell::Badge, Tone::Success}
                             : Cell{tr("Failed"), Cell::Badge, Tone::Danger};
    case Expected:
        return {u"%1 %2"_s.arg(result.subject, result.expected)};
    default:
        return {result.actual, Cell::Mono};
    }
}

} // namespace answerdesk::console
