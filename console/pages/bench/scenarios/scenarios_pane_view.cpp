// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the pane is built of.
#include "console/pages/bench/scenarios/scenario_cells.h"
#include "console/pages/bench/scenarios/scenario_editor.h"
#include "console/pages/bench/scenarios/scenario_report_view.h"
#include "console/pages/bench/scenarios/scenarios_pane.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/feedback/page_header.h"
#include "console/widgets/feedback/states.h"
#include "console/widgets/tables/data_table.h"
#include <QtGui/QAction>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QMenu>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSplitter>
#include <QtWidgets/QStackedWidget>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

/// A second action below the first one of an empty state.
void addBelow(QPushButton *first, QPushButton *second)
{
    auto *box = qobject_cast<QBoxLayout *>(first->parentWidget()->layout());
    box->insertWidget(box->indexOf(first) + 1, second, 0, Qt::AlignHCenter);
}

} // namespace

void ScenariosPane::buildBar(QBoxLayout *box)
{
    m_bar = new QWidget;
    auto *line = row(m_bar, 0, 8);
    line->setContentsMargins(24, 12, 16, 12);
    auto *add = button(tr("New…"), u"plus"_s);
    add->setObjectName(u"scenarioNew"_s);
    add->setToolTip(tr("New scenario (Ctrl+N)"));
    m_record->setObjectName(u"scenarioRecord"_s);
    m_record->setCheckable(true);
    m_record->setToolTip(tr("Record everything that is sent in the other tabs as a new scenario"));
    m_more->setObjectName(u"scenarioMore"_s);
    m_place->setObjectName(u"scenarioPlace"_s);
    line->addWidget(m_place, 1);
    for (QPushButton *each : {m_record, add, m_more})
        line->addWidget(each);
    box->addWidget(m_bar);
    box->addWidget(hairline());
    buildMenu();
    connect(add, &QPushButton::clicked, this, &ScenariosPane::createNew);
    connect(m_record, &QPushButton::toggled, this, [this](bool on) {
        showState();
        emit recordingChanged(on);
        if (!on)
            endRecording();
    });
    connect(&m_runner, &ExchangeRunner::changed, this, [this](const ExchangePtr &exchange) {
        // Its sources come later, with further changes.
        const bool hasEnded = exchange->isOver() && exchange->sources == BenchExchange::Sources::Unknown;
        if (m_record->isChecked() && hasEnded && exchange->status() > 0)
            tape(*exchange);
    });
}

void ScenariosPane::buildMenu()
{
    auto *menu = new QMenu(this);
    menu->addAction(tr("Choose folder…"), this, &ScenariosPane::chooseFolder);
    menu->addSeparator();
    m_duplicate = menu->addAction(tr("Duplicate"), this, &ScenariosPane::duplicate);
    m_delete = menu->addAction(tr("Delete…"), this, &ScenariosPane::remove);
    menu->addSeparator();
    menu->addAction(tr("Copy the samples into the folder"), this, &ScenariosPane::copySamples);
    m_saveReport = menu->addAction(tr("Save report as JUnit…"), this, &ScenariosPane::saveReport);
    m_delete->setShortcut(Qt::Key_Delete);
    m_delete->setShortcutContext(Qt::WidgetShortcut);
    m_more->setMenu(menu);
}

QWidget *ScenariosPane::buildStart()
{
    auto *choose = button(tr("Choose folder…"), {}, Kind::Primary);
    choose->setObjectName(u"scenarioFirstFolder"_s);
    auto *samples = button(tr("Use samples"));
    samples->setObjectName(u"scenarioSamples"_s);
    samples->setToolTip(tr("Creates a folder in your documents and copies the samples into it"));
    auto *state = new EmptyState(u"play"_s, tr("No folder of scenarios yet"),
        tr("A scenario is a JSON file with requests and expected answers. Choose a folder, or start with "
           "samples of every flow and every error."),
        choose);
    addBelow(choose, samples);
    connect(choose, &QPushButton::clicked, this, &ScenariosPane::chooseFolder);
    connect(samples, &QPushButton::clicked, this, &ScenariosPane::makeSampleFolder);
    return state;
}

QWidget *ScenariosPane::buildMissing()
{
    auto *choose = button(tr("Choose folder…"), {}, Kind::Primary);
    auto *again = button(tr("Try again"), u"refresh"_s);
    again->setObjectName(u"scenarioAgain"_s);
    m_missing = new EmptyState(u"alert"_s, {}, {}, choose);
    addBelow(choose, again);
    connect(choose, &QPushButton::clicked, this, &ScenariosPane::chooseFolder);
    connect(again, &QPushButton::clicked, &m_folder, &ScenarioFolder::reload);
    return m_missing;
}

QWidget *ScenariosPane::buildEmpty()
{
    auto *add = button(tr("New scenario…"), u"plus"_s, Kind::Primary);
    auto *samples = button(tr("Copy the samples"));
    samples->setObjectName(u"scenarioCopySamples"_s);
    auto *state = new EmptyState(u"play"_s, tr("No scenario in this folder"),
        tr("Scenarios are files that end in .json. Create one, record what you send in the other tabs, or "
           "copy the samples here."),
        add);
    addBelow(add, samples);
    connect(add, &QPushButton::clicked, this, &ScenariosPane::createNew);
    connect(samples, &QPushButton::clicked, this, &ScenariosPane::copySamples);
    return state;
}

QWidget *ScenariosPane::buildContent()
{
    m_list = new DataTable(
        new ScenarioCells(m_folder, m_runs, this), {{}, {.width = 176}, {.width = 100, .hideBelow = 600}});
    m_list->setObjectName(u"scenarioList"_s);
    m_list->setMargin(24);
    m_list->setSortable(-1, Qt::AscendingOrder);
    m_list->setAccessibleName(tr("Scenarios"));
    m_list->setSelectionMode(QAbstractItemView::SingleSelection);
    m_list->setMinimumHeight(104);
    m_list->addAction(m_delete);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] {
        const int row = m_list->currentSourceRow();
        if (m_isSelecting || row < 0)
            return;
        m_current = m_folder.at(row).file;
        render();
    });
    connect(m_list, &QAbstractItemView::activated, this, [this] {
        m_view->setCurrent(1);
        m_editor->focusText();
    });
    auto *details = new QWidget;
    auto *box = column(details);
    box->addWidget(hairline());
    auto *head = new QWidget;
    auto *line = row(head, 0, 8);
    line->setContentsMargins(24, 8, 16, 8);
    line->addWidget(m_name, 1);
    line->addWidget(m_view);
    box->addWidget(head);
    m_view->setObjectName(u"scenarioView"_s);
    m_views->addWidget(m_report);
    m_views->addWidget(m_editor);
    box->addWidget(m_views, 1);
    auto *split = new QSplitter(Qt::Vertical);
    split->setObjectName(u"scenarioSplit"_s);
    split->setChildrenCollapsible(false);
    split->addWidget(m_list);
    split->addWidget(details);
    split->setSizes({170, 380});
    split->setStretchFactor(0, 1);
    split->setStretchFactor(1, 2);
    auto *host = new QWidget;
    auto *outer = column(host);
    outer->addWidget(split, 1);
    outer->addWidget(hairline());
    outer->addWidget(buildFoot());
    connect(m_view, &SegmentedControl::currentChanged, m_views, &QStackedWidget::setCurrentIndex);
    connect(m_report, &ScenarioReportView::stepChosen, this, &ScenariosPane::inspect);
    connect(m_editor, &ScenarioEditor::edited, this, [this](const QString &file, const QString &text) {
        if (const int row = m_folder.rowOf(file); row >= 0)
            m_folder.setDraft(row, text);
    });
    connect(m_editor, &ScenarioEditor::tooMuchPasted, this, [this] {
        tellFault(tr("The text was not inserted."),
            tr("A scenario can have up to 2 MiB and 65,536 characters per line."));
    });
    connect(m_editor, &ScenarioEditor::saveWanted, this, &ScenariosPane::save);
    connect(m_editor, &ScenarioEditor::revertWanted, this, &ScenariosPane::revert);
    return host;
}

QWidget *ScenariosPane::buildFoot()
{
    m_summary->setObjectName(u"scenarioSummary"_s);
    m_values->setObjectName(u"scenarioValuesAsk"_s);
    m_values->setToolTip(tr("Values of the variables that the scenarios need"));
    m_cancel->setObjectName(u"scenarioCancel"_s);
    m_runAll->setObjectName(u"scenarioRunAll"_s);
    m_run->setObjectName(u"scenarioRun"_s);
    m_live->setObjectName(u"scenarioLive"_s);
    m_writes->setObjectName(u"scenarioWrites"_s);
    auto *foot = new QWidget;
    auto *lines = column(foot, 0, 8);
    lines->setContentsMargins(24, 12, 16, 12);
    auto *keys = new QHBoxLayout;
    keys->setSpacing(12);
    keys->addWidget(m_live);
    keys->addWidget(m_writes, 1);
    lines->addLayout(keys);
    auto *line = new QHBoxLayout;
    line->setSpacing(8);
    lines->addLayout(line);
    connect(m_live, &QCheckBox::toggled, this, &ScenariosPane::setLive);
    line->addWidget(m_summary, 1);
    for (QPushButton *each : {m_values, m_cancel, m_runAll, m_run})
        line->addWidget(each);
    connect(m_values, &QPushButton::clicked, this, [this] { askForValues(readable(true), tr("Apply")); });
    connect(m_cancel, &QPushButton::clicked, &m_runs, &ScenarioRuns::cancel);
    connect(m_runAll, &QPushButton::clicked, this, [this] { run(true); });
    connect(m_run, &QPushButton::clicked, this, [this] { run(false); });
    return foot;
}

} // namespace answerdesk::console
