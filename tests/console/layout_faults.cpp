// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/console/layout_faults.h"
#include <QtGui/QAccessible>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QLabel>
#include <QtWidgets/QScrollBar>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::tests {

QStringList layoutFaults(const QWidget &root)
{
    QStringList faults;
    const auto name = [](const QWidget *w) {
        const auto *label = qobject_cast<const QLabel *>(w);
        return u"%1 “%2”"_s.arg(QString::fromLatin1(w->metaObject()->className()),
            label ? label->text().left(60) : w->accessibleName());
    };
    for (const QWidget *w : root.findChildren<QWidget *>()) {
        if (!w->isVisibleTo(&root) || w->window() != &root)
            continue;
        if (const auto *label = qobject_cast<const QLabel *>(w); label && !label->text().isEmpty()) {
            if (!label->wordWrap() && label->width() < label->sizeHint().width()
                && label->toolTip().isEmpty())
                faults << u"%1 is cut: %2 of %3"_s.arg(name(w))
                              .arg(label->width())
                              .arg(label->sizeHint().width());
            if (label->wordWrap() && label->height() < label->heightForWidth(label->width()) - 1)
                faults << u"%1 is cut below: %2 of %3"_s.arg(name(w))
                              .arg(label->height())
                              .arg(label->heightForWidth(label->width()));
        }
        if (qobject_cast<const QAbstractButton *>(w) && !w->inherits("QLineEditIconButton")
            && w->width() < w->sizeHint().width())
            faults << u"%1 is cut"_s.arg(name(w));
        if (const auto *bar = qobject_cast<const QScrollBar *>(w))
            if (bar->orientation() == Qt::Horizontal)
                faults << u"there is a horizontal scroll bar in %1"_s.arg(
                    name(w->parentWidget()->parentWidget()));
        if (!(w->focusPolicy() & Qt::TabFocus) || !w->isEnabled())
            continue;
        QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(const_cast<QWidget *>(w));
        if (!spoken || spoken->text(QAccessible::Name).isEmpty())
            faults << u"%1 %2 has no accessible name"_s.arg(name(w), w->objectName());
        if (w->width() < 24 || w->height() < 24)
            faults << u"%1 is a small target: %2x%3"_s.arg(name(w)).arg(w->width()).arg(w->height());
    }
    return faults;
}

} // namespace answerdesk::tests
