// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/pages/knowledge/common/knowledge_pane.h"
#include "console/pages/knowledge/own_answers/own_answer_dialog.h"
#include "shared/core/clock.h"
#include "shared/models/own_answer_model.h"
#include <QtCore/QTimer>

class QLineEdit;
class QPushButton;

namespace answerdesk::console {

class Badge;
class DataTable;
class ElidedLabel;
class OwnAnswerCells;
class Toolbar;

/// Questions that administrators answered themselves.
class OwnAnswersPane final : public KnowledgePane
{
    Q_OBJECT
public:
    explicit OwnAnswersPane(const Clock &clock, QWidget *parent = nullptr);
    void setSession(client::ApiClient *client, const QString &companyKey) override;
    void refresh() override;
    void setOffline(bool offline, const QString &reason) override;
    void focusFilter() override;
    DataTable *list() const override;
    QList<QWidget *> panes() const override;
    QString subtitle() const override;
    void refreshTimes() override;
    QString textOf(Verb verb) const override;
    bool can(Verb verb) const override;
    void act(Verb verb) override;
    bool offersFirstStep() const override;
    ExportPlan exported() const override;
    QString detailsText() const override;

    void setLocales(const QStringList &locales) { m_locales = locales; }
    models::OwnAnswerModel *model() const { return m_model; }

private:
    void build();
    QWidget *buildDetails();
    void connectModel();
    void showState();
    void showDetails();
    void applyEnabled();
    void create();
    void edit();
    void removeCurrent();
    void removeSelected();
    void buildSelection();
    void openEditor(const client::Tagged<api::OwnAnswer> &before);
    void keepDraft(const OwnAnswerDialog::Words &words, const QString &id);
    void goOn(const OwnAnswerDialog::Words &words, const QString &id);
    void readTheirs();
    const api::OwnAnswer *current() const;

    const Clock &m_clock;
    models::OwnAnswerModel *m_model;
    OwnAnswerCells *m_cells;
    Toolbar *m_toolbar;
    QWidget *m_line; ///< below the toolbar, and gone with it
    QLineEdit *m_search;
    DataTable *m_table;
    QWidget *m_details;
    Paragraph *m_question;
    Paragraph *m_answer;
    Badge *m_locale;
    ElidedLabel *m_facts;
    QPushButton *m_edit;
    QPushButton *m_remove;
    QPushButton *m_writeFirst;
    ContentStack *m_stack;
    QPointer<OwnAnswerDialog> m_dialog;
    std::optional<client::Tagged<api::OwnAnswer>> m_edited; ///< empty while a new one is written
    client::PendingCall m_reading;
    QStringList m_locales;
    QTimer m_typed;
    bool m_offline = false;
    QString m_reason;
};

} // namespace answerdesk::console
