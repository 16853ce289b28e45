// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/pages/knowledge/common/knowledge_pane.h"
#include "console/pages/knowledge/gaps/link_dialog.h"
#include "console/pages/knowledge/lexicon/lexicon_dialog.h"
#include "console/pages/knowledge/own_answers/own_answer_dialog.h"
#include "shared/core/clock.h"
#include "shared/models/gap_model.h"
#include <QtCore/QTimer>

class QComboBox;
class QLineEdit;

namespace answerdesk::console {

class DataTable;
class GapCells;
class GapDetails;
class SegmentedControl;
class Toolbar;

/// Questions that shoppers asked and the documents did not answer, or hardly.
class GapsPane final : public KnowledgePane
{
    Q_OBJECT
public:
    explicit GapsPane(const Clock &clock, QWidget *parent = nullptr);
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
    ExportPlan exported() const override;
    QString detailsText() const override;

    /// "7", "200+", or empty when nothing waits or it is not known.
    QString openCount() const { return m_openCount; }

signals:
    void askWanted(const QString &question, const QString &locale);
    void answered(const answerdesk::api::OwnAnswer &answer);
    void entryWanted(const answerdesk::console::LexiconDialog::Words &words);

private:
    void build();
    void connectModel();
    void applyFilter();
    void countOpen();
    void showState();
    void showDetails();
    void answer(const api::Gap &gap, const std::optional<OwnAnswerDialog::Words> &draft);
    void answerCurrent();
    void linkCurrent();
    void readProposals();
    void actOnCurrent(Verb verb);
    /// Those of the selected gaps that the verb has a meaning for.
    QStringList concerned(Verb verb) const;
    void actOn(const QStringList &ids, Verb verb);
    const api::Gap *current() const;

    models::GapModel *m_model;
    GapCells *m_cells;
    Toolbar *m_toolbar;
    QLineEdit *m_search;
    SegmentedControl *m_state;
    QComboBox *m_order;
    DataTable *m_table;
    GapDetails *m_details;
    ContentStack *m_stack;
    QPointer<OwnAnswerDialog> m_dialog;
    QPointer<LinkDialog> m_linkDialog;
    client::PendingCall m_choosing;
    client::PendingCall m_reading;
    QString m_proposedFor; ///< the gap whose proposals were asked for last
    client::PendingCall m_counting;
    QString m_openCount;
    QTimer m_typed;
    bool m_offline = false;
};

} // namespace answerdesk::console
