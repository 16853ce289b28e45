// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/bench/scenarios/scenario_report_view.h"
#include "console/pages/bench/scenarios/scenario_cells.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/feedback/banner.h"
#include "console/widgets/tables/data_table.h"
#include <QtCore/QScopedValueRollback>
#include <QtWidgets/QSplitter>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

ScenarioReportView::ScenarioReportView(QWidget *parent)
    : QWidget(parent)
    , m_fault(new Banner(Tone::Danger, u"alert"_s))
    , m_stepCells(new StepCells(this))
    , m_checkCells(new CheckCells(this))
    , m_steps(new DataTable(
          m_stepCells, {{.width = 132}, {.hideBelow = 440}, {.width = 188}, {.width = 92, .hideBelow = 640}}))
    , m_checks(new DataTable(m_checkCells, {{.width = 108}, {}, {.width = 180, .hideBelow = 420}}))
    , m_checkBox(new QWidget)
{
    m_fault->setObjectName(u"scenarioFault"_s);
    m_steps->setObjectName(u"scenarioSteps"_s);
    m_steps->setAccessibleName(tr("Steps of the scenario"));
    m_checks->setObjectName(u"scenarioChecks"_s);
    m_checks->setAccessibleName(tr("Checks of the step"));
    for (DataTable *table : {m_steps, m_checks}) {
        table->setMargin(24);
        table->setSelectionMode(QAbstractItemView::SingleSelection);
        table->setTabKeyNavigation(false);
        table->setMinimumHeight(72);
    }
    auto *checks = column(m_checkBox);
    checks->addWidget(hairline());
    checks->addWidget(m_checks, 1);
    auto *split = new QSplitter(Qt::Vertical);
    split->setObjectName(u"scenarioReportSplit"_s);
    split->setChildrenCollapsible(false);
    split->addWidget(m_steps);
    split->addWidget(m_checkBox);
    split->setSizes({160, 150});
    split->setStretchFactor(0, 3);
    split->setStretchFactor(1, 2);
    auto *box = column(this);
    box->addWidget(m_fault);
    box->addWidget(split, 1);
    m_fault->hide();
    connect(m_steps->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] {
        if (m_isShowing)
            return;
        m_isChosen = m_steps->currentIndex().isValid();
        showChecks();
        emit stepChosen();
    });
}

void ScenarioReportView::show(
    const ScenarioFolder::Entry *entry, const ScenarioRuns::Result *result, int secondsToNext)
{
    const QString file = entry ? entry->file : QString();
    const bool isOver = result && result->isOver;
    const bool hasEnded = isOver && !m_wasOver;
    m_wasOver = isOver;
    {
        const QScopedValueRollback showing(m_isShowing, true);
        const int row = file == m_file ? m_steps->currentIndex().row() : -1;
        if (std::exchange(m_file, file) != file)
            m_isChosen = false;
        m_exchanges = result ? result->exchanges : QList<ExchangePtr>();
        m_stepCells->show(
            entry && entry->scenario ? &entry->scenario->scenario : nullptr, result, secondsToNext);
        int wanted = row;
        if (result && result->running >= 0 && !m_isChosen)
            wanted = result->running;
        if (isOver && (hasEnded ? !m_isChosen : row < 0)) { // what went wrong is what one came for
            wanted = 0;
            for (int i = int(result->report.steps.size()) - 1; i >= 0; --i) {
                if (result->report.steps[i].isBad())
                    wanted = i;
            }
        }
        if (wanted >= 0 && wanted != m_steps->currentIndex().row())
            m_steps->setCurrentIndex(m_stepCells->index(wanted, 0));
    }
    const QStringList faults = result && !result->report.faults.isEmpty() ? result->report.faults
        : entry && !entry->scenario                                       ? entry->faults
                                                                          : QStringList();
    m_fault->setText(faults.value(0));
    m_fault->setVisible(!faults.isEmpty());
    showChecks();
}

void ScenarioReportView::showChecks()
{
    const StepReport *report = m_stepCells->reportAt(m_steps->currentIndex().row());
    m_checkCells->show(report);
    m_checkBox->setVisible(report != nullptr);
}

ExchangePtr ScenarioReportView::shownExchange() const
{
    return m_exchanges.value(m_steps->currentIndex().row());
}

} // namespace answerdesk::console
