// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/dialogs/dialog.h"
#include "shared/api/lexicon.h"

class QComboBox;

namespace answerdesk::console {

class ConflictCard;

/// Adds or changes an entry of the lexicon. When another change came first, both versions are shown.
class LexiconDialog final : public TaskDialog
{
    Q_OBJECT
public:
    struct Words {
        QString form;
        QString meaning;
        QString language; ///< empty: every language
    };

    /// locales: of the company, whose languages are offered; any other one can be typed.
    LexiconDialog(const QString &heading, const QStringList &locales, QWidget *parent);
    void setWords(const Words &words);
    Words words() const;
    void showRefusal(const Fault &fault, bool exists);
    /// Saving again replaces the other change.
    void showConflict(const api::LexiconEntry &theirs);

signals:
    void submitted(const answerdesk::console::LexiconDialog::Words &words);

private:
    void submit();
    QLineEdit *m_form;
    QLineEdit *m_meaning;
    QComboBox *m_language;
    FormField *m_formField;
    FormField *m_meaningField;
    ConflictCard *m_conflict;
    Words m_theirWords;
    QPushButton *m_save;
};

} // namespace answerdesk::console
