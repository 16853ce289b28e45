// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/bench/scenarios/scenario_folder.h"
#include "console/bench/scenarios/scenario_recorder.h"
#include "console/bench/scenarios/scenario_runs.h"
#include "console/pages/bench/common/bench_pane.h"
#include <QtCore/QTimer>

class QAction;
class QBoxLayout;
class QCheckBox;
class QPushButton;
class QSettings;
class QStackedWidget;

namespace answerdesk::console {

class DataTable;
class ElidedLabel;
class EmptyState;
class ScenarioEditor;
class ScenarioReportView;
class SegmentedControl;
class TaskDialog;

/// Scenario files of a folder: run them with a live report, edit their text, write down what other tabs send.
class ScenariosPane final : public BenchPane
{
    Q_OBJECT
public:
    ScenariosPane(const Clock &clock, ExchangeRunner &runner, QSettings &settings, QWidget *parent = nullptr);
    ~ScenariosPane() override;

    void send() override { run(false); }
    void focusPage() override;
    void focusStart() override;
    void setOffline(bool offline, const QString &reason) override;
    void setShown(const ExchangePtr &) override { }
    void repeat(const ExchangePtr &) override { }
    bool canRepeat() const override { return false; }

    /// Its files come in a moment later.
    void openFolder(const QString &folder);
    /// Whether the folder is read or written just now.
    bool isBusyWithFiles() const { return m_folder.isBusy(); }
    void runAll() { run(true); }
    void save();
    void createNew();
    /// Writes the exchange of another tab down as a step of the chosen scenario, or of a new one; while
    /// everything is recorded, the recording has it already.
    void record(const ExchangePtr &exchange);
    QString unsavedNote() const;

signals:
    void recordingChanged(bool recording);
    /// Somebody who is on another tab wants to see this one.
    void wanted();

protected:
    void showEvent(QShowEvent *event) override;

private:
    enum Place { Start, NoFolder, NoFiles, Content, Reading }; ///< pages of the stack
    void buildBar(QBoxLayout *box);
    void buildMenu();
    QWidget *buildStart();
    QWidget *buildMissing();
    QWidget *buildEmpty();
    QWidget *buildContent();
    QWidget *buildFoot();
    const ScenarioFolder::Entry *current() const;
    void select(const QString &file);
    void keepCurrent();
    void render();
    void renderReport();
    void inspect();
    void showState();
    QString summary() const;
    QString whyNotRun() const;
    void restoreFolder();
    void rememberFolder();
    void chooseFolder();
    void makeSampleFolder();
    void copySamples();
    void tellCopied(const ScenarioFolder::Copied &copied);
    void run(bool all);
    std::vector<LoadedScenario> readable(bool all) const;
    void setLive(bool live);
    void showWrites();
    /// then: once they were given; nothing when they are only kept.
    void askForValues(const std::vector<LoadedScenario> &scenarios, const QString &verb,
        const std::function<void()> &then = {});
    void restoreValues();
    void takeValues(const QMap<QString, QString> &values);
    void duplicate();
    void remove();
    void revert();
    void saveReport();
    void saveOver(const QString &file);
    void recordWaiting();
    void tape(const BenchExchange &exchange);
    void endRecording();
    /// Asks for a name and makes the scenario whose bytes it gives.
    TaskDialog *nameScenario(const QString &title, const QString &act, QPushButton *cancelling, QWidget *lead,
        const std::function<QByteArray(const QString &name)> &bytes);
    /// step: its name; none when the scenario began with it.
    void tellRecorded(const QString &step);
    void tell(const QString &text);
    void tellFault(const QString &what, const QString &why);
    QString settingOfValues() const;
    ScenarioRecorder::Surroundings surroundings() const;

    ExchangeRunner &m_runner;
    QSettings &m_settings;
    ScenarioFolder m_folder;
    ScenarioRuns m_runs;
    ScenarioRecorder m_recorder;
    ScenarioRecorder m_tape; ///< of the recording under way, which is no file yet
    QString m_taped; ///< its text; empty before the first step
    int m_tapedSteps = 0;
    QList<ExchangePtr> m_waiting; ///< to be recorded when the files are known
    bool m_isCreating = false; ///< a scenario to record into
    QTimer m_tick; ///< while a step waits for its next attempt
    QString m_current; ///< the chosen file
    std::weak_ptr<BenchExchange> m_shown; ///< in the inspector
    QString m_offlineReason;
    bool m_isOffline = false;
    bool m_isSelecting = false;
    ElidedLabel *m_place;
    QPushButton *m_record;
    QWidget *m_bar = nullptr;
    QPushButton *m_more;
    QStackedWidget *m_stack;
    EmptyState *m_missing = nullptr; ///< the folder cannot be shown
    DataTable *m_list = nullptr;
    ElidedLabel *m_name;
    SegmentedControl *m_view;
    QStackedWidget *m_views;
    ScenarioReportView *m_report;
    ScenarioEditor *m_editor;
    ElidedLabel *m_summary;
    QCheckBox *m_live;
    ElidedLabel *m_writes;
    QPushButton *m_values;
    QPushButton *m_cancel;
    QPushButton *m_runAll;
    QPushButton *m_run;
    QAction *m_duplicate = nullptr;
    QAction *m_delete = nullptr;
    QAction *m_saveReport = nullptr;
};

} // namespace answerdesk::console
