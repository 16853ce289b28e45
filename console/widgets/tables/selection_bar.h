// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtWidgets/QWidget>

class QAction;
class QBoxLayout;
class QLabel;
class QProgressBar;
class QPushButton;

namespace answerdesk::console {

/// What can be done with several rows at once, in the place of a list's toolbar: "3 selected", the actions,
/// and what lets go of them. While one of the actions is at work it says how far that is. Esc lets go. GUI
/// thread.
class SelectionBar final : public QWidget
{
    Q_OBJECT
public:
    explicit SelectionBar(QWidget *parent = nullptr);
    /// A button that has the action's icon text, state and tool tip; not owned.
    void add(QAction *action);
    /// The same at the right, before the one that lets go of the rows.
    void addQuiet(QAction *action);
    /// Told to screen readers when it is another number.
    void setCount(int count);
    /// Instead of the actions: what is being done ("Revoking: 7 of 30"), and Cancel.
    void showProgress(const QString &words, int done, int total);
    void setCancelling(); ///< Cancel was pressed, and what is under way is waited for
    void showActions();
    /// With icons alone: a button loses its words where there is no room for them.
    QSize minimumSizeHint() const override;

signals:
    void clearRequested();
    void cancelRequested();

protected:
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    QPushButton *makeButton(QAction *action, QPushButton *shown);
    void fit();
    void say(const QString &words);
    QBoxLayout *m_line;
    QLabel *m_text;
    QBoxLayout *m_actions;
    QProgressBar *m_bar;
    QPushButton *m_clear;
    QPushButton *m_cancel;
    QList<std::pair<QPushButton *, QAction *>> m_buttons; ///< in the order in which they keep their words
    int m_count = 0;
};

} // namespace answerdesk::console
