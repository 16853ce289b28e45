// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/app/window/command_palette.h"
#include "console/app/window/main_window.h"
#include "console/app/window/sidebar.h"
#include <QtWidgets/QMenu>
#include <QtWidgets/QMenuBar>

using namespace Qt::Literals::StringLiterals;

// What the window can do at this moment, for "Search or run".
namespace answerdesk::console {

namespace {

/// "&&" is an ampersand, a single "&" marks a letter.
QString plainText(QString text)
{
    const QString kept(QChar(0xe000)); // of the private area
    return text.replace(u"&&"_s, kept).remove(u'&').replace(kept, u"&"_s);
}

Command commandOf(QAction *action, const QString &where)
{
    return {plainText(action->text()), where, action->shortcut().toString(QKeySequence::NativeText),
        [action = QPointer(action)] {
            if (action)
                action->trigger();
        },
        {}};
}

bool canRun(const QAction *action)
{
    return !action->isSeparator() && action->isEnabled() && !action->text().isEmpty() && !action->menu();
}

void addMenu(const QMenu *menu, const QString &where, QList<Command> &commands)
{
    for (QAction *action : menu->actions()) {
        if (action->menu())
            addMenu(action->menu(), plainText(action->text()), commands);
        else if (canRun(action))
            commands << commandOf(action, where);
    }
}

} // namespace

QList<Command> MainWindow::commands()
{
    QList<Command> commands;
    fillColumns();
    // What the page that is shown can do comes first, then pages, then everything else.
    const auto addPage = [&](Page *page) {
        const QPointer<Page> there(page);
        for (QAction *action : page->actions()) {
            if (!canRun(action))
                continue;
            Command command = commandOf(action, page->info().title);
            command.open = [this, there] {
                if (there)
                    showPage(there->info().id);
            };
            command.run = [run = command.run, open = command.open] {
                open();
                run();
            };
            commands << command;
        }
    };
    const bool isOpen = m_connector.client() != nullptr;
    if (m_active && isOpen)
        addPage(m_active);
    addMenu(m_goMenu, tr("Go to"), commands);
    addMenu(m_companyMenu, tr("Company"), commands);
    const QStringList ids = isOpen ? m_sidebar->pageIds() : QStringList();
    for (const QString &id : ids) {
        if (Page *other = page(id); other && other != m_active)
            addPage(other);
    }
    for (const QAction *entry : menuBar()->actions()) {
        const QMenu *menu = entry->menu();
        if (menu && menu != m_goMenu && menu != m_companyMenu && menu != m_pageMenu)
            addMenu(menu, plainText(entry->text()), commands);
    }
    commands.removeIf([this](const Command &command) { return command.text == plainText(m_search->text()); });
    return commands;
}

void MainWindow::showPalette()
{
    if (m_palette)
        return;
    m_palette = new CommandPalette(commands(), this);
    m_palette->open();
}

} // namespace answerdesk::console
