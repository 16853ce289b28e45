// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/app/page/copy_details.h"
#include "console/widgets/style/glyph.h"
#include <QtCore/QCoreApplication>
#include <QtGui/QAction>
#include <QtGui/QClipboard>
#include <QtGui/QGuiApplication>
#include <QtWidgets/QWidget>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

QAction *addCopyDetails(QWidget *page, const std::function<QString()> &text)
{
    auto *action = new QAction(
        glyph::icon(u"copy"_s), QCoreApplication::translate("CopyDetails", "Copy details"), page);
    action->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_D);
    page->addAction(action);
    QObject::connect(action, &QAction::triggered, page, [text] {
        if (const QString shown = text(); !shown.isEmpty())
            QGuiApplication::clipboard()->setText(shown);
    });
    return action;
}

} // namespace answerdesk::console
