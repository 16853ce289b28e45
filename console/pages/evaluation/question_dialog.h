// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/dialogs/dialog.h"
#include "shared/api/evaluations.h"

class QCheckBox;
class QComboBox;

namespace answerdesk::console {

class TextBox;

/// A question for a set, with what its answer must hold or that it must be refused.
class QuestionDialog final : public TaskDialog
{
    Q_OBJECT
public:
    /// sets: name and identifier of each; the chosen one stands first. locales: of the company.
    QuestionDialog(
        const QList<std::pair<QString, QString>> &sets, const QStringList &locales, QWidget *parent);
    void setQuestion(const QString &question, const QString &locale);
    void showRefusal(const Fault &fault);

signals:
    void submitted(const QString &evaluationId, const answerdesk::api::EvaluationQuestionRequest &question);

private:
    void submit();
    QComboBox *m_set;
    QLineEdit *m_question;
    QComboBox *m_locale;
    TextBox *m_facts; ///< one a line
    QCheckBox *m_refuse;
    FormField *m_questionField;
    FormField *m_factsField;
};

} // namespace answerdesk::console
