// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/dialogs/dialog.h"
#include "shared/api/own_answers.h"
#include "shared/client/answer_reader.h"

class QComboBox;

namespace answerdesk::console {

class ConflictCard;
class TextBox;

/// Writes or corrects a question with its answer. What was typed stays until the server has taken it; when
/// somebody else was faster, both versions are shown.
class OwnAnswerDialog final : public TaskDialog
{
    Q_OBJECT
public:
    struct Words {
        QString question;
        QString answer;
        QString locale;
        std::vector<QString> alternatives = {}; ///< other ways to ask it
        bool operator==(const Words &) const = default;
    };

    OwnAnswerDialog(const QString &heading, const QStringList &locales, QWidget *parent);
    void setWords(const Words &words);
    /// What was typed before, over what setWords() gave.
    void setDraft(const Words &words);
    Words words() const;
    /// With something typed: abandoned().
    void reject() override;
    /// The locale is given by what is answered.
    void fixLocale();
    void showRefusal(const Fault &fault, bool exists);
    /// Saving again replaces what somebody else has made of it meanwhile.
    void showConflict(const api::OwnAnswer &theirs);
    void focusAnswer();

signals:
    void submitted(const answerdesk::console::OwnAnswerDialog::Words &words);
    /// It is closed, and what was typed is not saved.
    void abandoned(const answerdesk::console::OwnAnswerDialog::Words &words);

private:
    void submit();
    QLineEdit *m_question;
    TextBox *m_answer;
    TextBox *m_alternatives; ///< one a line
    QComboBox *m_locale;
    FormField *m_questionField;
    FormField *m_answerField;
    FormField *m_alternativesField;
    FormField *m_localeField;
    ConflictCard *m_conflict;
    Words m_theirWords;
    Words m_saved; ///< as they were before anything was typed
    QPushButton *m_save;
};

} // namespace answerdesk::console
