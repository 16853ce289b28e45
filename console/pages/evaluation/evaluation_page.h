// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/app/page/page.h"
#include "console/pages/evaluation/evaluation_cells.h"
#include "console/pages/evaluation/evaluation_lists.h"
#include "console/pages/evaluation/question_dialog.h"
#include "shared/core/clock.h"
#include <QtCore/QTimer>

class QComboBox;

namespace answerdesk::console {

class AccessRights;
class ContentStack;
class DataTable;
class ElidedLabel;
class PageHeader;
class ResultDetails;
class SegmentedControl;

/// The results that a choice leaves: all, those that fail, or those that differ from the compared run.
class ResultFilter final : public QSortFilterProxyModel
{
public:
    enum Choice { All, Failed, Changed };
    /// Neither is owned.
    ResultFilter(ResultList *results, const EvaluationCells::Passed &before, QObject *parent);
    void setChoice(Choice choice);

protected:
    bool filterAcceptsRow(int row, const QModelIndex &) const override;

private:
    const ResultList &m_results;
    const EvaluationCells::Passed &m_before;
    Choice m_choice = All;
};

/// Sets of questions with what their answers must hold: their runs, what each question came to, and what a
/// change of the documents has fixed or broken. GUI thread.
class EvaluationPage final : public Page
{
    Q_OBJECT
public:
    explicit EvaluationPage(const Clock &clock, QWidget *parent = nullptr);
    void setSession(client::ApiClient *client, const QString &companyKey) override;
    void refresh() override;
    void setOffline(bool offline, const QString &reason) override;
    void setActive(bool active) override;
    void focusContent() override;
    QList<QWidget *> panes() const override;
    /// "add:LOCALE:QUESTION" asks for the set that a question is added to.
    void showView(const QString &view) override;

private:
    // evaluation_page.cpp: sets
    void buildHeader();
    void buildActions();
    QWidget *buildSets();
    void readLocales();
    void showSets();
    void showSet();
    void showRights();
    const api::EvaluationSet *set() const;
    void createSet();
    void addQuestion(const QString &question, const QString &locale);
    void send(const QString &evaluationId, const api::EvaluationQuestionRequest &question);
    void removeSet();

    // evaluation_page_runs.cpp: runs and their results
    QWidget *buildRuns();
    QWidget *buildResults();
    void run();
    void showRuns();
    void showRun();
    const api::EvaluationRun *chosenRun() const;
    void fillCompared();
    void readCompared();
    void takeCompared();
    void showResult();

    const Clock &m_clock;
    SetList *m_sets;
    RunList *m_runs;
    ResultList *m_results;
    ResultList *m_compared;
    EvaluationCells::Passed m_before;
    ResultFilter *m_shown;
    AccessRights *m_rights;
    PageHeader *m_header;
    QPushButton *m_new;
    QPushButton *m_add;
    QPushButton *m_run;
    QAction *m_newAction;
    QAction *m_addAction;
    QAction *m_runAction;
    QAction *m_removeAction;
    DataTable *m_setTable = nullptr;
    DataTable *m_runTable = nullptr;
    DataTable *m_resultTable = nullptr;
    ContentStack *m_setStack = nullptr;
    ContentStack *m_runStack = nullptr;
    QWidget *m_setPane = nullptr; ///< of the chosen set
    QWidget *m_resultPane = nullptr; ///< of the chosen run
    ElidedLabel *m_title;
    SegmentedControl *m_choice;
    QComboBox *m_against;
    ResultDetails *m_details;
    QPointer<client::ApiClient> m_client;
    QString m_company;
    QString m_newest; ///< run that is chosen as soon as the list has it
    QStringList m_locales;
    /// Question and locale that wait until there is a set for them.
    std::optional<std::pair<QString, QString>> m_wanted;
    QPointer<TaskDialog> m_dialog;
    client::PendingCall m_call, m_reading;
    QTimer m_poll; ///< while a run is under way
    QString m_offlineReason;
    bool m_isActive = false;
};

} // namespace answerdesk::console
