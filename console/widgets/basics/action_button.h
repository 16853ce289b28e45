// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/basics/builders.h"
#include <QtGui/QAction>
#include <QtWidgets/QPushButton>

namespace answerdesk::console {

/// A button that does what an action does, and can when it can; its words follow the action's. The caller's
/// layout owns it.
inline QPushButton *buttonOf(QAction *action, const QString &name, Kind kind = Kind::Default)
{
    auto *made = button(action->text(), action->icon().name(), kind);
    made->setObjectName(name);
    const auto follow = [made, action] {
        made->setText(action->text());
        made->setAccessibleName(action->text());
        made->setEnabled(action->isEnabled());
        made->setToolTip(action->isEnabled() ? QString() : action->toolTip());
        made->setHidden(!action->isVisible());
    };
    made->setEnabled(action->isEnabled());
    if (!action->isVisible())
        made->hide(); // and never shown here: it has no parent yet
    QObject::connect(action, &QAction::changed, made, follow);
    QObject::connect(made, &QPushButton::clicked, action, &QAction::trigger);
    return made;
}

/// The same with nothing but its icon; the action's text is its tip.
inline QPushButton *iconButtonOf(QAction *action, const QString &name)
{
    auto *made = button({}, action->icon().name(), Kind::Ghost, action->text());
    made->setObjectName(name);
    const auto follow = [made, action] {
        const QString why = action->isEnabled() ? QString() : action->toolTip();
        made->setAccessibleName(action->text());
        made->setEnabled(action->isEnabled());
        made->setToolTip(why.isEmpty() ? action->text() : why);
        made->setHidden(!action->isVisible());
    };
    made->setEnabled(action->isEnabled());
    if (!action->isVisible())
        made->hide();
    QObject::connect(action, &QAction::changed, made, follow);
    QObject::connect(made, &QPushButton::clicked, action, &QAction::trigger);
    return made;
}

} // namespace answerdesk::console
