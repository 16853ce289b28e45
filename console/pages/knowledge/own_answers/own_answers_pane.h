// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/app/page/own_answer_dialog.h"
#include "console/pages/knowledge/common/knowledge_pane.h"
#include "shared/core/clock.h"
#include "shared/models/own_answer_model.h"

namespace answerdesk::console {

class Badge;
class ElidedLabel;

/// Questions that administrators answered themselves.
class OwnAnswersPane final : public ListPane<api::OwnAnswer, KnowledgePane>
{
    Q_OBJECT
public:
    explicit OwnAnswersPane(const Clock &clock, QWidget *parent = nullptr);
    void setSession(client::ApiClient *client, const QString &companyKey) override;
    QString subtitle() const override;
    void act(Verb verb) override;
    ExportPlan exported() const override;
    QString detailsText() const override;

    void setLocales(const QStringList &locales) { m_locales = locales; }
    models::OwnAnswerModel *model() const { return m_model; }

protected:
    void applyFilter() override;
    void showRow(int row) override;

private:
    QWidget *buildDetails();
    void connectWrites();
    void create();
    void edit();
    void remove(const QStringList &ids);
    void openEditor(const client::Tagged<api::OwnAnswer> &before);
    void keepDraft(const OwnAnswerDialog::Words &words, const QString &id);
    void goOn(const OwnAnswerDialog::Words &words, const QString &id);
    void readTheirs();

    const Clock &m_clock;
    models::OwnAnswerModel *m_model;
    Paragraph *m_question;
    Paragraph *m_answer;
    Badge *m_locale;
    ElidedLabel *m_facts;
    QPointer<OwnAnswerDialog> m_dialog;
    std::optional<client::Tagged<api::OwnAnswer>> m_edited; ///< empty while a new one is written
    client::PendingCall m_reading;
    QStringList m_locales;
};

} // namespace answerdesk::console
