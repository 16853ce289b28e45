// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/app/page/fault_of.h"
#include "console/app/page/show_rows.h"
#include "console/pages/evaluation/evaluation_page.h"
#include "console/pages/evaluation/result_details.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/basics/time_text.h"
#include "console/widgets/feedback/page_header.h"
#include "console/widgets/tables/data_table.h"
#include "shared/core/qt_compat.h"
#include <QtWidgets/QComboBox>
#include <QtWidgets/QSplitter>

using namespace Qt::Literals::StringLiterals;

// The runs of the chosen set, and what the questions of one came to beside another one.
namespace answerdesk::console {

namespace {
constexpr int kRunsHeight = 176;

bool isUnderWay(const api::EvaluationRun &run)
{
    return run.state == api::EvaluationState::Queued || run.state == api::EvaluationState::Running;
}
} // namespace

QWidget *EvaluationPage::buildRuns()
{
    m_setPane = new QWidget;
    setOnSurface(m_setPane);
    auto *box = column(m_setPane, 0, 0);
    box->addWidget(padded(m_title, QMargins(16, 12, 16, 8)));
    m_runTable = new DataTable(new TableOf(EvaluationCells::runs(), *m_runs, this));
    m_runTable->setObjectName(u"evaluationRuns"_s);
    m_runTable->setAccessibleName(tr("Runs"));
    m_runTable->setMargin(16);
    m_runTable->setSelectionMode(QAbstractItemView::SingleSelection);
    m_runStack = new ContentStack(m_runTable,
        new EmptyState(u"play"_s, tr("Not run yet"),
            tr("A run asks all questions of the set. Nothing else is recorded.")));
    auto *split = new QSplitter(Qt::Vertical);
    split->setObjectName(u"evaluationRunsSplit"_s);
    split->setChildrenCollapsible(false);
    split->addWidget(m_runStack);
    split->addWidget(buildResults());
    split->setStretchFactor(1, 1);
    split->setSizes({kRunsHeight, 400});
    box->addWidget(split, 1);
    connect(m_runs, &models::RemoteModel::loaded, this, &EvaluationPage::showRuns);
    connect(m_runs, &models::RemoteModel::loadingChanged, this, &EvaluationPage::showRuns);
    connect(
        m_runTable->selectionModel(), &QItemSelectionModel::currentChanged, this, &EvaluationPage::showRun);
    return m_setPane;
}

QWidget *EvaluationPage::buildResults()
{
    m_resultPane = new QWidget;
    auto *box = column(m_resultPane, 0, 0);
    m_choice->setObjectName(u"resultChoice"_s);
    m_against->setObjectName(u"resultAgainst"_s);
    m_against->setAccessibleName(tr("Compare with"));
    m_against->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_against->setMinimumContentsLength(20);
    auto *bar = new QWidget;
    auto *line = row(bar, 0, 8);
    line->setContentsMargins(16, 8, 16, 8);
    line->addWidget(m_choice);
    line->addStretch();
    line->addWidget(label(tr("Compare with"), Type::Label, QPalette::BrightText));
    line->addWidget(m_against);
    box->addWidget(hairline());
    box->addWidget(bar);
    m_resultTable = new DataTable(new TableOf(EvaluationCells::results(m_before), *m_results, m_shown, this));
    m_resultTable->setObjectName(u"evaluationResults"_s);
    m_resultTable->setAccessibleName(tr("Results"));
    m_resultTable->setMargin(16);
    m_resultTable->setRowSize(Size::RowTall);
    auto *split = new QSplitter(Qt::Vertical);
    split->setObjectName(u"evaluationResultsSplit"_s);
    split->setChildrenCollapsible(false);
    split->addWidget(m_resultTable);
    split->addWidget(m_details);
    split->setStretchFactor(0, 1);
    split->setSizes({240, 200});
    box->addWidget(split, 1);
    connect(m_choice, &SegmentedControl::currentChanged, this,
        [this](int choice) { m_shown->setChoice(ResultFilter::Choice(qMax(0, choice))); });
    connect(m_against, &QComboBox::activated, this, &EvaluationPage::readCompared);
    connect(m_results, &models::RemoteModel::loaded, this, &EvaluationPage::showResult);
    connect(m_compared, &models::RemoteModel::loaded, this, &EvaluationPage::takeCompared);
    for (ResultList *results : {m_results, m_compared}) {
        connect(results, &models::RemoteModel::failed, this, [this](const client::ApiFailure &failure) {
            if (!failure.offline)
                emit toastWanted(ToastText::of(faultOf(tr("The results could not be read."), failure)));
        });
    }
    connect(m_resultTable->selectionModel(), &QItemSelectionModel::currentChanged, this,
        &EvaluationPage::showResult);
    connect(m_details, &ResultDetails::toastWanted, this, &Page::toastWanted);
    connect(m_details, &ResultDetails::documentWanted, this,
        [this](const QString &documentId) { emit pageWanted(u"knowledge"_s, u"document:"_s + documentId); });
    return m_resultPane;
}

void EvaluationPage::run()
{
    const api::EvaluationSet *chosen = set();
    if (!chosen || !m_runAction->isEnabled())
        return;
    m_call = m_client->call<api::EvaluationRun>(api::Endpoint::RunEvaluation,
        {.segments = {m_company, chosen->evaluationId}, .body = "{}"}, this,
        [this](const client::ApiResult<api::EvaluationRun> &run) {
            if (!run)
                return emit toastWanted(ToastText::of(faultOf(tr("The set was not run."), run.error())));
            m_newest = run->runId;
            m_runs->refresh();
        });
}

void EvaluationPage::showRuns()
{
    if (!m_runs->set().isEmpty())
        showRows(*m_runs, m_runStack, {}, false);
    bool isRunning = false;
    for (int row = 0; row < m_runs->rowCount(); ++row)
        isRunning = isRunning || isUnderWay(m_runs->at(row));
    const bool hasEnded = m_poll.isActive() && !isRunning;
    if (isRunning)
        m_poll.start();
    else
        m_poll.stop();
    if (hasEnded)
        m_sets->refresh(); // the list shows the score of the last run
    if (const int row = m_newest.isEmpty() ? -1 : m_runs->rowOf(m_newest); row >= 0) {
        m_newest.clear();
        m_runTable->setCurrentIndex(m_runTable->cells()->indexOf(row));
    }
    if (!m_runTable->currentIndex().isValid() && m_runs->rowCount() > 0)
        m_runTable->setCurrentIndex(m_runTable->model()->index(0, 0));
    showRun();
    showRights();
}

const api::EvaluationRun *EvaluationPage::chosenRun() const
{
    const int row = m_runTable->currentSourceRow();
    return row < 0 ? nullptr : &m_runs->at(row);
}

void EvaluationPage::showRun()
{
    const api::EvaluationRun *chosen = chosenRun();
    const bool isOver = chosen && !isUnderWay(*chosen);
    m_resultPane->setVisible(isOver);
    const QString id = isOver ? chosen->runId : QString();
    if (m_results->run() == id)
        return;
    m_results->setRun(m_runs->set(), id);
    if (isOver && m_results->canAsk())
        m_results->refresh();
    fillCompared();
}

/// Every other run can be compared with; the one before is proposed.
void EvaluationPage::fillCompared()
{
    m_against->clear();
    m_against->addItem(tr("No other run"), QString());
    const api::EvaluationRun *chosen = chosenRun();
    for (int row = 0; row < m_runs->rowCount(); ++row) {
        const api::EvaluationRun &each = m_runs->at(row);
        if (chosen && each.runId != chosen->runId && !isUnderWay(each))
            m_against->addItem(timetext::exact(utcDateTime(each.startedAt.ms)), each.runId);
    }
    if (chosen && chosen->comparedTo)
        m_against->setCurrentIndex(qMax(0, m_against->findData(*chosen->comparedTo)));
    readCompared();
}

void EvaluationPage::readCompared()
{
    const QString id = m_against->currentData().toString();
    m_compared->setRun(m_runs->set(), id);
    if (id.isEmpty())
        return takeCompared();
    if (m_compared->isLoaded())
        takeCompared();
    else if (m_compared->canAsk())
        m_compared->refresh();
}

void EvaluationPage::takeCompared()
{
    m_before.clear();
    for (int row = 0; row < m_compared->rowCount(); ++row)
        m_before.insert(m_compared->at(row).questionId, m_compared->at(row).passed);
    m_resultTable->setColumnAvailable(EvaluationCells::kBefore, !m_before.isEmpty());
    m_resultTable->cells()->refreshCells();
    m_shown->setChoice(ResultFilter::Choice(qMax(0, m_choice->current())));
}

void EvaluationPage::showResult()
{
    const int row
        = m_shown->mapToSource(m_resultTable->cells()->sourceIndex(m_resultTable->currentIndex())).row();
    m_details->showResult(row < 0 ? nullptr : &m_results->at(row));
}

} // namespace answerdesk::console
