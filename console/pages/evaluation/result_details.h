// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/app/page/answer_actions.h"
#include "shared/api/evaluations.h"
#include <QtWidgets/QScrollArea>

class QVBoxLayout;

namespace answerdesk::console {

/// One question of a run: what was answered, why that does not pass, and the passages that it rests on.
class ResultDetails final : public QScrollArea
{
    Q_OBJECT
public:
    explicit ResultDetails(QWidget *parent = nullptr);
    void setSession(client::ApiClient *client, const QString &companyKey);
    void setReason(const QString &reason) { m_actions->setReason(reason); }
    /// Null: nothing is chosen.
    void showResult(const api::EvaluationResult *result);
    QString text() const;

signals:
    void documentWanted(const QString &documentId);
    void toastWanted(const answerdesk::console::ToastText &toast);

private:
    Paragraph *m_question;
    Paragraph *m_why;
    Paragraph *m_answer;
    AnswerActions *m_actions;
    QVBoxLayout *m_passages;
};

} // namespace answerdesk::console
