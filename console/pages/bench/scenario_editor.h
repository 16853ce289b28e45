// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/bench/scenarios/scenario_folder.h"
#include <QtWidgets/QWidget>

class QPlainTextEdit;
class QPushButton;

namespace answerdesk::console {

class Paragraph;

/// The text of a scenario file; what keeps it from being one is said below and marked where it stands.
class ScenarioEditor final : public QWidget
{
    Q_OBJECT
public:
    explicit ScenarioEditor(QWidget *parent = nullptr);
    /// Null: none.
    void show(const ScenarioFolder::Entry *entry);
    bool canSave() const;
    void focusText();

signals:
    void edited(const QString &text);
    void saveWanted();
    void revertWanted();

protected:
    void changeEvent(QEvent *event) override;

private:
    QString text() const;
    void render(const ScenarioFolder::Entry &entry);
    void mark();
    void goToFlaw();

    QString m_file;
    qsizetype m_flaw = -1; ///< place in the text
    QPlainTextEdit *m_text;
    Paragraph *m_note;
    QPushButton *m_goTo;
    QPushButton *m_revert;
    QPushButton *m_save;
    bool m_isWriting = false;
};

} // namespace answerdesk::console
