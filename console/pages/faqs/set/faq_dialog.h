// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/dialogs/dialog.h"
#include "shared/api/faq_pages.h"

class QCheckBox;

namespace answerdesk::console {

class ConflictCard;
class TextBox;

/// Adds a question with its answer to a page, or words one anew. What was typed stays until the server has
/// taken it; when somebody else was faster, both versions are shown.
class FaqDialog final : public TaskDialog
{
    Q_OBJECT
public:
    struct Words {
        QString question;
        QString answer;
        bool pinned = false;
        friend bool operator==(const Words &, const Words &) = default;
    };

    /// A new one for the page.
    FaqDialog(const QString &pageTitle, QWidget *parent);
    /// Another wording of one that is there.
    FaqDialog(const api::Faq &faq, QWidget *parent);
    void setWords(const Words &words);
    Words words() const;
    /// Whether something was typed that is not what the dialog began with.
    bool isChanged() const { return words() != m_begun; }
    void showRefusal(const Fault &fault, bool exists);
    /// Saving again replaces what somebody else has made of it meanwhile.
    void showConflict(const api::Faq &theirs);

signals:
    void submitted(const answerdesk::console::FaqDialog::Words &words);

private:
    FaqDialog(const QString &heading, const QString &verb, QWidget *parent);
    void submit();
    QLineEdit *m_question;
    TextBox *m_answer;
    QCheckBox *m_pinned = nullptr;
    FormField *m_questionField;
    FormField *m_answerField;
    ConflictCard *m_conflict;
    QPushButton *m_save;
    Words m_begun;
    Words m_theirs;
};

} // namespace answerdesk::console
