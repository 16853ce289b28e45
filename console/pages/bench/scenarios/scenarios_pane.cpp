// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/bench/scenarios/scenarios_pane.h"
#include "console/bench/scenarios/scenario_writes.h"
#include "console/pages/bench/scenarios/scenario_editor.h"
#include "console/pages/bench/scenarios/scenario_report_view.h"
#include "console/pages/bench/scenarios/values_dialog.h"
#include "console/widgets/feedback/page_header.h"
#include "console/widgets/feedback/states.h"
#include "console/widgets/tables/cells.h"
#include "console/widgets/tables/data_table.h"
#include <QtCore/QDir>
#include <QtCore/QScopedValueRollback>
#include <QtCore/QSettings>
#include <QtGui/QAction>
#include <QtGui/QShowEvent>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QStackedWidget>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

constexpr int kTickMs = 250;

} // namespace

ScenariosPane::ScenariosPane(const Clock &clock, ExchangeRunner &runner, QSettings &settings, QWidget *parent)
    : BenchPane(parent)
    , m_runner(runner)
    , m_settings(settings)
    , m_runs(clock, runner)
    , m_place(new ElidedLabel({}, Type::Small, Ink::Text2, Qt::ElideMiddle))
    , m_record(button(tr("Record"), {}, Kind::Ghost))
    , m_more(button({}, u"more"_s, Kind::Ghost, tr("More actions")))
    , m_stack(new QStackedWidget)
    , m_name(new ElidedLabel({}, Type::Section))
    , m_view(new SegmentedControl(tr("Part of the scenario"), {tr("Steps"), tr("Text")}))
    , m_views(new QStackedWidget)
    , m_report(new ScenarioReportView)
    , m_editor(new ScenarioEditor)
    , m_summary(new ElidedLabel({}, Type::Small, Ink::Text2))
    , m_live(new QCheckBox(tr("Use a live key")))
    , m_writes(new ElidedLabel({}, Type::Small, Ink::Text2))
    , m_values(button(tr("Values…"), {}, Kind::Ghost))
    , m_cancel(button(tr("Cancel"), u"close"_s))
    , m_runAll(button(tr("Run all")))
    , m_run(button(tr("Run"), u"play"_s, Kind::Primary))
{
    auto *box = column(this);
    buildBar(box);
    m_stack->addWidget(buildStart());
    m_stack->addWidget(buildMissing());
    m_stack->addWidget(buildEmpty());
    m_stack->addWidget(buildContent());
    m_stack->addWidget(new EmptyState(
        u"clock"_s, tr("The folder is being read"), tr("Its scenarios are shown in a moment."), nullptr));
    box->addWidget(m_stack, 1);
    m_tick.setInterval(kTickMs);
    connect(&m_tick, &QTimer::timeout, this, &ScenariosPane::renderReport);
    connect(&m_folder, &QAbstractItemModel::modelReset, this, &ScenariosPane::keepCurrent);
    connect(&m_folder, &QAbstractItemModel::dataChanged, this, &ScenariosPane::render);
    connect(&m_folder, &ScenarioFolder::wasRead, this, [this] {
        render();
        recordWaiting();
    });
    connect(&m_runs, &ScenarioRuns::changed, this, [this](const QString &file) {
        if (file == m_current) {
            m_shown.reset(); // its contents may be others now
            renderReport();
        }
        showState();
    });
    connect(&m_runs, &ScenarioRuns::busyChanged, this, [this](bool busy) {
        busy ? m_tick.start() : m_tick.stop();
        render();
    });
    connect(&m_runner, &ExchangeRunner::sessionChanged, this, [this] {
        restoreValues();
        render();
    });
    restoreFolder();
}

ScenariosPane::~ScenariosPane()
{
    m_runs.disconnect(this); // it ends what is under way while it goes
    m_folder.disconnect(this);
}

const ScenarioFolder::Entry *ScenariosPane::current() const
{
    const int row = m_folder.rowOf(m_current);
    return row < 0 ? nullptr : &m_folder.at(row);
}

void ScenariosPane::select(const QString &file)
{
    if (m_folder.rowOf(file) >= 0)
        m_current = file;
    keepCurrent();
}

void ScenariosPane::keepCurrent()
{
    if (m_folder.rowOf(m_current) < 0)
        m_current = m_folder.rowCount() > 0 ? m_folder.at(0).file : QString();
    const int row = m_folder.rowOf(m_current);
    if (m_list && row >= 0) {
        const QScopedValueRollback selecting(m_isSelecting, true);
        m_list->setCurrentIndex(m_list->cells()->indexOf(row));
    }
    render();
}

void ScenariosPane::render()
{
    const QString fault = m_folder.fault();
    const QString place = QDir::toNativeSeparators(m_folder.folder());
    m_place->setText(m_folder.leftOut() == 0
            ? place
            : tr("Only the first %1 files are shown and run; left out: %2")
                    .arg(QLocale().toString(ScenarioDisk::kMostFiles), QLocale().toString(m_folder.leftOut()))
                + u" · "_s + place);
    m_bar->setVisible(!m_folder.folder().isEmpty());
    if (!m_folder.isReading()) // else it is not known yet what to show
        m_stack->setCurrentIndex(m_folder.folder().isEmpty()   ? Start
                : !fault.isEmpty() && m_folder.rowCount() == 0 ? NoFolder
                : m_folder.rowCount() == 0                     ? NoFiles
                                                               : Content);
    m_missing->setTexts(tr("The scenarios cannot be shown"), fault);
    const ScenarioFolder::Entry *entry = current();
    m_name->setText(entry ? entry->name() : QString());
    m_editor->show(entry);
    renderReport();
    showState();
}

void ScenariosPane::renderReport()
{
    const ScenarioRuns::Result *result = m_runs.resultOf(m_current);
    m_report->show(current(), result, result ? m_runs.secondsToNext(*result) : 0);
    inspect();
}

void ScenariosPane::inspect()
{
    const ExchangePtr exchange = m_report->shownExchange();
    if (exchange && exchange == m_shown.lock())
        return; // a view that is being read stays where it is
    m_shown = exchange;
    emit exchangeChosen(exchange);
}

QString ScenariosPane::summary() const
{
    const QList<ScenarioReport> reports = m_runs.reports();
    if (m_runs.isBusy())
        return tr("Running %1 of %2").arg(reports.size() + 1).arg(m_runs.startedCount());
    if (reports.isEmpty())
        return tr("Scenarios: %1").arg(m_folder.rowCount());
    qint64 took = 0;
    for (const ScenarioReport &report : reports)
        took += report.tookMs;
    const auto passed = std::count_if(
        reports.begin(), reports.end(), [](const ScenarioReport &report) { return report.passed(); });
    const auto unread = std::count_if(
        reports.begin(), reports.end(), [](const ScenarioReport &report) { return report.isUnread; });
    const QString seconds = QLocale().toString(double(took) / 1000, 'f', 1);
    return unread == 0 ? tr("%1 of %2 passed in %3 s").arg(passed).arg(reports.size()).arg(seconds)
                       : tr("%1 of %2 passed, %3 not readable, in %4 s")
                             .arg(passed)
                             .arg(reports.size())
                             .arg(unread)
                             .arg(seconds);
}

QString ScenariosPane::whyNotRun() const
{
    return m_isOffline        ? m_offlineReason
        : !m_runner.canSend() ? tr("There is no company")
        : m_runs.isBusy()     ? tr("Scenarios are running")
                              : QString();
}

void ScenariosPane::showState()
{
    const ScenarioFolder::Entry *entry = current();
    showWrites();
    const QString reason = whyNotRun();
    const bool canRead = entry && entry->scenario;
    m_summary->setText(summary());
    m_cancel->setVisible(m_runs.isBusy());
    m_runAll->setVisible(!m_runs.isBusy());
    m_run->setVisible(!m_runs.isBusy());
    m_runAll->setEnabled(reason.isEmpty());
    m_runAll->setToolTip(
        reason.isEmpty() ? tr("Run every scenario of the folder (Ctrl+Shift+Enter)") : reason);
    m_run->setEnabled(reason.isEmpty() && canRead);
    m_run->setToolTip(!reason.isEmpty() ? reason
            : canRead                   ? tr("Run this scenario (Ctrl+Enter)")
                                        : tr("Not a valid scenario yet: see “Text”"));
    m_duplicate->setEnabled(entry != nullptr);
    m_delete->setEnabled(entry && !m_runs.isBusy());
    m_saveReport->setEnabled(!m_runs.isBusy() && !m_runs.reports().isEmpty());
    m_record->setText(m_record->isChecked() ? tr("Stop (%1)").arg(m_tapedSteps) : tr("Record"));
    m_live->setEnabled(!m_runs.isBusy());
}

void ScenariosPane::run(bool all)
{
    m_editor->flush();
    if (!(all ? m_runAll : m_run)->isEnabled() || m_stack->currentIndex() != Content || m_runs.isBusy())
        return;
    const std::vector<LoadedScenario> scenarios = readable(all);
    QList<ScenarioRuns::Unread> unread;
    QStringList missing;
    for (const LoadedScenario &scenario : scenarios)
        missing += m_runs.missing(scenario);
    for (int row = 0; row < m_folder.rowCount(); ++row) {
        const ScenarioFolder::Entry &entry = m_folder.at(row);
        if (!entry.scenario && (all || entry.file == m_current))
            unread << ScenarioRuns::Unread{entry.file, entry.faults};
    }
    m_view->setCurrent(0);
    const auto start = [this, scenarios, unread] { m_runs.start(scenarios, unread); };
    if (missing.isEmpty())
        start();
    else
        askForValues(scenarios, tr("Run"), start);
}

std::vector<LoadedScenario> ScenariosPane::readable(bool all) const
{
    std::vector<LoadedScenario> scenarios;
    for (int row = 0; row < m_folder.rowCount(); ++row) {
        const ScenarioFolder::Entry &entry = m_folder.at(row);
        if (entry.scenario && (all || entry.file == m_current))
            scenarios.push_back(*entry.scenario);
    }
    return scenarios;
}

void ScenariosPane::setLive(bool live)
{
    m_runs.setLive(live);
    showState();
    if (live && !m_runs.hasLiveKey())
        askForValues(readable(true), tr("Apply"));
}

void ScenariosPane::showWrites()
{
    const QString chosen = ScenarioWrites::of(readable(false)).text();
    const QString every = ScenarioWrites::of(readable(true)).text();
    const QString none = tr("nothing");
    const QString text = chosen.isEmpty() ? tr("Writes nothing") : tr("Writes %1").arg(chosen);
    const bool isCounted = m_runs.isLive() && m_runs.hasLiveKey();
    m_writes->setText(isCounted ? tr("Counts in all figures · %1").arg(text)
            : m_runs.isLive()   ? tr("No live key yet: enter it under “Values…” · %1").arg(text)
                                : text);
    m_live->setToolTip((isCounted ? tr("With this live key it counts in all figures.")
                                  : tr("Sent with a test key, excluded from all figures."))
        + u'\n' + tr("This scenario writes: %1").arg(chosen.isEmpty() ? none : chosen) + u'\n'
        + tr("All scenarios write: %1").arg(every.isEmpty() ? none : every));
}

void ScenariosPane::askForValues(
    const std::vector<LoadedScenario> &scenarios, const QString &verb, const std::function<void()> &then)
{
    QList<ValuesDialog::Variable> variables;
    for (const LoadedScenario &scenario : scenarios) {
        for (const LoadedScenario::Need &need : scenario.needs) {
            const bool isThere = std::any_of(variables.begin(), variables.end(),
                [&](const ValuesDialog::Variable &variable) { return variable.name == need.variable; });
            if (!isThere)
                variables << ValuesDialog::Variable{need.variable, m_runs.values().value(need.variable),
                    tr("For “%1”, %2").arg(scenario.scenario.name, need.path)};
        }
    }
    if (variables.isEmpty())
        return tell(tr("The scenarios need no values"));
    // What nobody gives comes first.
    std::stable_partition(variables.begin(), variables.end(),
        [](const ValuesDialog::Variable &variable) { return !ScenarioRuns::isGivenByBench(variable.name); });
    auto *dialog = new ValuesDialog(variables, verb, window());
    connect(dialog, &ValuesDialog::given, this, [this, then](const QMap<QString, QString> &values) {
        takeValues(values);
        if (then && whyNotRun().isEmpty())
            then();
    });
    dialog->open();
}

QString ScenariosPane::settingOfValues() const { return u"benchValues/"_s + m_runner.company(); }

void ScenariosPane::restoreValues()
{
    QMap<QString, QString> values;
    m_settings.beginGroup(settingOfValues());
    for (const QString &name : m_settings.childKeys())
        values.insert(name, m_settings.value(name).toString());
    m_settings.endGroup();
    m_runs.setValues(values);
}

void ScenariosPane::takeValues(const QMap<QString, QString> &given)
{
    QMap<QString, QString> values = m_runs.values();
    values.insert(given);
    values.removeIf([](const auto &entry) { return entry.value().isEmpty(); });
    m_runs.setValues(values);
    if (m_runner.company().isEmpty())
        return;
    m_settings.beginGroup(settingOfValues());
    m_settings.remove(QString());
    for (auto it = values.begin(); it != values.end(); ++it) {
        if (!SecretMask::isSecretName(it.key()) && !SecretMask::holdsApiKey(it.value()))
            m_settings.setValue(it.key(), it.value()); // secrets are not written anywhere
    }
    m_settings.endGroup();
}

ScenarioRecorder::Surroundings ScenariosPane::surroundings() const
{
    const client::ApiClient &client = *m_runner.client();
    return {client.baseUrl(), client.appUrl(), client.server(), m_runner.company()};
}

void ScenariosPane::record(const ExchangePtr &exchange)
{
    const QString what = tr("The request was not added to a scenario.");
    if (!exchange || !m_runner.canSend())
        return;
    if (m_folder.isReading() || m_isCreating) {
        m_waiting << exchange;
        return;
    }
    m_editor->flush();
    if (m_folder.folder().isEmpty() || !m_folder.fault().isEmpty()) {
        tellFault(what, tr("Choose a folder for scenarios first."));
        return emit wanted();
    }
    const int row = m_folder.rowOf(m_current);
    if (row >= 0) {
        QString step;
        const auto text
            = m_recorder.add(m_current, m_folder.at(row).text(), *exchange, surroundings(), &step);
        if (!text)
            return tellFault(what, text.error());
        m_folder.setDraft(row, *text);
        return tellRecorded(step);
    }
    const QString name = tr("Recorded scenario");
    const auto text = m_recorder.begin(name, *exchange, surroundings());
    if (!text)
        return tellFault(what, text.error());
    m_isCreating = true;
    m_folder.create(name, text->toUtf8(), [this, what](const ScenarioFolder::Made &made) {
        m_isCreating = false;
        if (made) {
            m_recorder.setFile(*made, m_recorder);
            select(*made);
            tellRecorded({});
        } else {
            tellFault(what, made.error());
        }
        recordWaiting();
    });
}

void ScenariosPane::recordWaiting()
{
    const QList<ExchangePtr> waiting = std::exchange(m_waiting, {});
    for (const ExchangePtr &exchange : waiting)
        record(exchange);
}

void ScenariosPane::tellRecorded(const QString &step)
{
    m_runs.forget(m_current); // what ran had other steps
    render();
    const ScenarioFolder::Entry *entry = current();
    if (!entry)
        return;
    emit toastWanted({step.isEmpty() ? tr("Added to “%1”").arg(entry->name())
                                     : tr("Added to “%1” as step “%2”").arg(entry->name(), step),
        tr("Show"), [self = QPointer<ScenariosPane>(this)] {
            if (self)
                emit self->wanted();
        }});
}

QString ScenariosPane::unsavedNote() const
{
    m_editor->flush();
    const int count = m_folder.draftCount();
    return m_tapedSteps > 0 ? tr("A recording is not saved. Steps: %1").arg(m_tapedSteps)
        : count == 0        ? QString()
        : count == 1        ? tr("One scenario has changes that are not saved.")
                            : tr("%1 scenarios have changes that are not saved.").arg(count);
}

void ScenariosPane::tell(const QString &text) { emit toastWanted({text}); }

void ScenariosPane::tellFault(const QString &what, const QString &why)
{
    Fault fault;
    fault.what = what;
    fault.why = why;
    emit toastWanted(ToastText::of(fault));
}

void ScenariosPane::focusPage() { focusStart(); }

void ScenariosPane::focusStart()
{
    if (m_stack->currentIndex() == Content)
        m_list->setFocus(Qt::ShortcutFocusReason);
    else if (auto *first = m_stack->currentWidget()->findChild<QPushButton *>())
        first->setFocus(Qt::ShortcutFocusReason);
}

void ScenariosPane::setOffline(bool offline, const QString &reason)
{
    m_isOffline = offline;
    m_offlineReason = reason;
    showState();
}

void ScenariosPane::showEvent(QShowEvent *event)
{
    BenchPane::showEvent(event);
    if (!event->spontaneous())
        m_folder.reload();
}

} // namespace answerdesk::console
