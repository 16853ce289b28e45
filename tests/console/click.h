// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "tests/support/patience.h"
#include <QtCore/QPointer>
#include <QtTest/QTest>
#include <QtWidgets/QPushButton>

namespace answerdesk::tests {

/// A click with the left button as soon as the widget can be hit: one that has only just appeared has no size
/// before the next layout. Whether it came to that. at: in the widget; by default its middle.
inline bool click(QPointer<QWidget> widget, QPoint at = {})
{
    const bool canBeHit
        = QTest::qWaitFor([&] { return widget && widget->isEnabled() && !widget->visibleRegion().isEmpty(); },
            test::kPatienceMs);
    if (canBeHit)
        QTest::mouseClick(widget, Qt::LeftButton, {}, at);
    return canBeHit;
}

/// The visible button of this name below the widget, or null.
inline QPushButton *buttonNamed(const QWidget *root, const QString &name)
{
    for (QPushButton *button : root->findChildren<QPushButton *>()) {
        if (button->accessibleName() == name && button->isVisible())
            return button;
    }
    return nullptr;
}

} // namespace answerdesk::tests
