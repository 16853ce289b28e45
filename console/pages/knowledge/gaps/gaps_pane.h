// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/app/page/own_answer_dialog.h"
#include "console/pages/knowledge/common/knowledge_pane.h"
#include "console/pages/knowledge/gaps/link_dialog.h"
#include "console/pages/knowledge/lexicon/lexicon_dialog.h"
#include "shared/core/clock.h"
#include "shared/models/gap_model.h"

class QComboBox;

namespace answerdesk::console {

class GapDetails;
class SegmentedControl;

/// Questions that shoppers asked and the documents did not answer, or hardly.
class GapsPane final : public ListPane<api::Gap, KnowledgePane>
{
    Q_OBJECT
public:
    explicit GapsPane(const Clock &clock, QWidget *parent = nullptr);
    void setSession(client::ApiClient *client, const QString &companyKey) override;
    void refresh() override;
    void setOffline(bool offline, const QString &reason) override;
    QString subtitle() const override;
    bool can(Verb verb) const override;
    void act(Verb verb) override;
    ExportPlan exported() const override;
    QString detailsText() const override;

    /// "7", "200+", or empty when nothing waits or it is not known.
    QString openCount() const { return m_openCount; }

signals:
    void askWanted(const QString &question, const QString &locale);
    /// It is to become a question of a set.
    void questionWanted(const QString &question, const QString &locale);
    void answered(const answerdesk::api::OwnAnswer &answer);
    void entryWanted(const answerdesk::console::LexiconDialog::Words &words);

protected:
    bool isFiltering() const override;
    void clearFilter() override;
    void applyFilter() override;
    bool showsToolbar() const override { return true; }
    void showRow(int row) override;

private:
    void connectModel();
    void countOpen();
    void answer(const api::Gap &gap, const std::optional<OwnAnswerDialog::Words> &draft);
    void answerCurrent();
    void linkCurrent();
    void readProposals();
    void actOnCurrent(Verb verb);
    /// Those of the selected gaps that the verb has a meaning for.
    QStringList concerned(Verb verb) const;
    void actOn(const QStringList &ids, Verb verb);

    models::GapModel *m_model;
    SegmentedControl *m_state;
    QComboBox *m_order;
    GapDetails *m_gap;
    QPointer<OwnAnswerDialog> m_dialog;
    QPointer<LinkDialog> m_linkDialog;
    client::PendingCall m_choosing;
    client::PendingCall m_reading;
    QString m_proposedFor; ///< the gap whose proposals were asked for last
    client::PendingCall m_counting;
    QString m_openCount;
};

} // namespace answerdesk::console
