// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QDir>
#include <QtGui/QAccessible>
#include <QtTest/QTest>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QApplication>
#include <QtWidgets/QLabel>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QWidget>

namespace answerdesk::tests {

/// What a designer would reject on a page, found without looking: cut texts, sideways scrolling, controls
/// without a name or too small to hit. One line a fault.
inline QStringList pageFaults(const QWidget &page)
{
    QStringList faults;
    for (QWidget *w : page.findChildren<QWidget *>()) {
        if (!w->isVisibleTo(&page) || w->window() != page.window())
            continue;
        const QString what = QString::fromLatin1(w->metaObject()->className()) + u' ' + w->objectName() + u' '
            + w->accessibleName().left(60);
        if (const auto *label = qobject_cast<const QLabel *>(w); label && !label->text().isEmpty()) {
            const bool isCut = label->wordWrap()
                ? label->height() < label->heightForWidth(label->width()) - 1
                : label->width() < label->sizeHint().width() && label->toolTip().isEmpty();
            if (isCut)
                faults << what + QStringLiteral(" is cut: ") + label->text().left(60);
        }
        const auto *button = qobject_cast<const QAbstractButton *>(w);
        if (button && !button->text().isEmpty() && w->width() < w->sizeHint().width())
            faults << what + QStringLiteral(" is cut");
        if (const auto *bar = qobject_cast<const QScrollBar *>(w);
            bar && bar->orientation() == Qt::Horizontal)
            faults << what + QStringLiteral(" scrolls sideways");
        if (!(w->focusPolicy() & Qt::TabFocus) || !w->isEnabled())
            continue;
        QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(w);
        if (!spoken || spoken->text(QAccessible::Name).isEmpty())
            faults << what + QStringLiteral(" has no accessible name");
        if (w->width() < 24 || w->height() < 16)
            faults << what + QStringLiteral(" is a small target");
    }
    return faults;
}

/// Lays the page out, keeps a picture where ANSWERDESK_SCREENSHOTS says, and checks it.
inline void checkPage(QWidget &page, const char *name)
{
    QApplication::processEvents();
    QApplication::processEvents();
    const QString folder = qEnvironmentVariable("ANSWERDESK_SCREENSHOTS");
    if (!folder.isEmpty())
        QVERIFY(page.grab().save(folder + u'/' + QLatin1String(name) + QStringLiteral(".png")));
    const QStringList faults = pageFaults(page);
    QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + faults.join(u'\n')));
}

} // namespace answerdesk::tests
