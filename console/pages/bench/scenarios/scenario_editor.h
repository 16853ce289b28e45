// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/bench/scenarios/scenario_folder.h"
#include <QtCore/QTimer>
#include <QtWidgets/QWidget>

class QPushButton;

namespace answerdesk::console {

class LimitedText;
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
    /// Tells at once what was typed and would be told in a moment.
    void flush();
    void focusText();

signals:
    /// Of a long text a moment after the last key.
    void edited(const QString &file, const QString &text);
    void tooMuchPasted();
    void saveWanted();
    void revertWanted();

protected:
    void changeEvent(QEvent *event) override;

private:
    QString text() const;
    void follow();
    void render(const ScenarioFolder::Entry &entry);
    void mark();
    void goToFlaw();

    QString m_file;
    qsizetype m_flaw = -1; ///< place in the text
    LimitedText *m_text;
    Paragraph *m_note;
    QPushButton *m_goTo;
    QPushButton *m_revert;
    QPushButton *m_save;
    QTimer m_soon;
    bool m_isWriting = false;
};

} // namespace answerdesk::console
