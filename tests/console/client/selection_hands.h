// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/feedback/toast.h"
#include "console/widgets/tables/selection_bar.h"
#include "tests/console/click.h"
#include "tests/support/qt_test.h"
#include <QtCore/QFile>
#include <QtTest/QSignalSpy>
#include <QtWidgets/QApplication>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTreeView>

namespace answerdesk::tests {

/// The hands of somebody who selects several rows. What fails in it fails the test that calls it.
inline bool clickRow(QTreeView *table, int row, Qt::KeyboardModifiers keys = {})
{
    const QRect place = table->visualRect(table->model()->index(row, 0));
    if (place.isEmpty())
        return false;
    QTest::mouseClick(table->viewport(), Qt::LeftButton, keys, place.center());
    return true;
}

/// The bar in the place of the toolbar that is shown, or null.
inline console::SelectionBar *shownBar(const QWidget &page)
{
    for (auto *bar : page.findChildren<console::SelectionBar *>()) {
        if (bar->isVisible())
            return bar;
    }
    return nullptr;
}

inline QString saidBy(const console::SelectionBar *bar)
{
    return bar ? bar->findChild<QLabel *>(QStringLiteral("selectionText"))->text() : QString();
}

/// A button by what it is called.
inline QPushButton *buttonOf(const QWidget *root, const QString &name)
{
    for (QPushButton *each : root->findChildren<QPushButton *>()) {
        if (each->isVisible() && (each->text() == name || each->accessibleName() == name))
            return each;
    }
    return nullptr;
}

inline console::ToastText lastToast(const QSignalSpy &toasts)
{
    return toasts.isEmpty() ? console::ToastText() : toasts.last().at(0).value<console::ToastText>();
}

/// Types the name into the file dialog that stands open, and reads what is written there.
inline QByteArray written(const QWidget &page, const QString &path)
{
    QFileDialog *dialog = nullptr;
    const bool isOpen = QTest::qWaitFor(
        [&] {
            for (auto *each : page.window()->findChildren<QFileDialog *>())
                dialog = each->isVisible() ? each : dialog;
            return dialog != nullptr;
        },
        test::kPatienceMs);
    if (!isOpen)
        return {};
    auto *name = dialog->findChild<QLineEdit *>(QStringLiteral("fileNameEdit"));
    name->setText(path);
    QTest::keyClick(name, Qt::Key_Return);
    QFile file(path);
    const bool isThere = QTest::qWaitFor([&] { return file.exists(); }, test::kPatienceMs);
    return isThere && file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace answerdesk::tests
