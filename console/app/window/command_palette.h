// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtWidgets/QDialog>
#include <functional>

class QLabel;
class QLineEdit;
class QStackedWidget;

namespace answerdesk::console {

class CommandModel;
class DataTable;
class EmptyState;

/// Something that the window can do now.
struct Command {
    QString text; ///< "Rotate key…"
    QString where; ///< the page or menu that it belongs to
    QString keys = {}; ///< its shortcut as people read it, or empty
    std::function<void()> run;
    std::function<void()> open = {}; ///< shows its page and does nothing else; empty: the same as run
};

/// How well a command answers what was typed; 0: not at all. Every word of the input has to begin a word of
/// the text or of its place, or stand somewhere in the text, without regard to case or accents; beginnings
/// count more, and the text more than the place. Any thread.
int rankOf(const Command &command, const QString &typed);

/// Search or run: a line to type in and the commands that answer it, the best first. Enter runs the chosen
/// one, Ctrl+Enter opens its page. Opened, not executed; deletes itself when it closes. GUI thread.
class CommandPalette final : public QDialog
{
    Q_OBJECT
public:
    explicit CommandPalette(QList<Command> commands, QWidget *parent);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void filter();
    void act(bool isRun);

    QList<Command> m_commands;
    CommandModel *m_shown;
    QLineEdit *m_input;
    DataTable *m_table;
    QStackedWidget *m_stack;
    EmptyState *m_none;
};

} // namespace answerdesk::console
