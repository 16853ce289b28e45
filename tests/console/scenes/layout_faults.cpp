// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/console/scenes/layout_faults.h"
#include <QtGui/QAccessible>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLabel>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QStyleOptionHeader>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::tests {

namespace {

QStringList cutTitles(const QHeaderView &header)
{
    QStringList faults;
    QList<int> shown;
    for (int i = 0; i < header.count(); ++i) {
        if (const int column = header.logicalIndex(i); !header.isSectionHidden(column))
            shown << column;
    }
    for (const int column : std::as_const(shown)) {
        QStyleOptionHeader option;
        option.initFrom(&header);
        option.rect = QRect(0, 0, header.sectionSize(column), header.height());
        int room = header.style()->subElementRect(QStyle::SE_HeaderLabel, &option, &header).width();
        // The style moves the outer ones in, to where the cells begin and end, and draws an arrow of 16
        // pixels.
        const int margin = qMax(0, header.parentWidget()->property("margin").toInt() - 8);
        room -= (column == shown.first() ? margin : 0) + (column == shown.last() ? margin : 0);
        room -= header.isSortIndicatorShown() && header.sortIndicatorSection() == column ? 16 : 0;
        const QString title = header.model()->headerData(column, Qt::Horizontal).toString();
        if (header.fontMetrics().elidedText(title, Qt::ElideRight, room) != title)
            faults << u"the title of the column “%1” is cut: %2 of %3"_s.arg(title).arg(room).arg(
                header.fontMetrics().horizontalAdvance(title));
    }
    return faults;
}

} // namespace

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
        if (const auto *header = qobject_cast<const QHeaderView *>(w);
            header && header->orientation() == Qt::Horizontal)
            faults += cutTitles(*header);
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
