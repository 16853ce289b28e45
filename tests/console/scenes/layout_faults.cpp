// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/console/scenes/layout_faults.h"
#include <QtGui/QAccessible>
#include <QtGui/QAction>
#include <QtGui/QShortcut>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QAbstractItemView>
#include <QtWidgets/QAbstractSpinBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPlainTextEdit>
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

QString nameOf(const QWidget *w)
{
    const auto *label = qobject_cast<const QLabel *>(w);
    return u"%1 “%2”"_s.arg(QString::fromLatin1(w->metaObject()->className()),
        label ? label->text().left(60) : w->accessibleName());
}

/// Roles that tell a screen reader nothing of what can be done.
bool isSilent(QAccessible::Role role)
{
    switch (role) {
    case QAccessible::NoRole:
    case QAccessible::Client:
    case QAccessible::Window:
    case QAccessible::Border:
    case QAccessible::Pane:
    case QAccessible::StaticText:
        return true;
    default:
        return false;
    }
}

bool isContent(const QWidget *w)
{
    if (const auto *label = qobject_cast<const QLabel *>(w))
        return !label->text().isEmpty() && !label->testAttribute(Qt::WA_TransparentForMouseEvents);
    return qobject_cast<const QAbstractButton *>(w) || qobject_cast<const QLineEdit *>(w)
        || qobject_cast<const QComboBox *>(w) || qobject_cast<const QAbstractSpinBox *>(w)
        || qobject_cast<const QAbstractItemView *>(w) || qobject_cast<const QPlainTextEdit *>(w);
}

/// What is seen of it, in the coordinates of the root.
QRect seenOf(const QWidget *w, const QWidget &root)
{
    QRect seen(w->mapTo(&root, QPoint()), w->size());
    for (const QWidget *each = w->parentWidget(); each && each != &root; each = each->parentWidget())
        seen &= QRect(each->mapTo(&root, QPoint()), each->size());
    return seen & root.rect();
}

/// Controls and texts that lie on each other. Messages lie on the page, and are meant to.
QStringList overlaps(const QWidget &root)
{
    QList<std::pair<const QWidget *, QRect>> all;
    for (const QWidget *w : root.findChildren<QWidget *>()) {
        if (!isContent(w) || !w->isVisibleTo(&root) || w->window() != &root)
            continue;
        bool isInMessage = false;
        for (const QWidget *each = w; each && each != &root; each = each->parentWidget())
            isInMessage = isInMessage || each->objectName() == u"toast";
        if (const QRect seen = seenOf(w, root); !isInMessage && !seen.isEmpty())
            all.append({w, seen});
    }
    QStringList faults;
    for (qsizetype i = 0; i < all.size(); ++i) {
        for (qsizetype k = i + 1; k < all.size(); ++k) {
            const auto &[a, first] = all[i];
            const auto &[b, second] = all[k];
            if (first.intersects(second) && !a->isAncestorOf(b) && !b->isAncestorOf(a))
                faults << u"%1 and %2 overlap"_s.arg(nameOf(a), nameOf(b));
        }
    }
    return faults;
}

/// Shortcuts that would do two things, or neither.
QStringList clashes(const QWidget &root)
{
    QHash<QKeySequence, QString> seen;
    QStringList faults;
    const auto add = [&](const QKeySequence &keys, const QString &what) {
        if (keys.isEmpty())
            return;
        if (seen.contains(keys) && seen.value(keys) != what)
            faults << u"%1 is for “%2” and “%3”"_s.arg(keys.toString(), seen.value(keys), what);
        seen.insert(keys, what);
    };
    for (const QAction *action : root.findChildren<QAction *>()) {
        const QObjectList owners = action->associatedObjects();
        const bool isHere = std::any_of(owners.begin(), owners.end(), [&](const QObject *owner) {
            const auto *w = qobject_cast<const QWidget *>(owner);
            return w && (w == &root || (!w->isWindow() && w->isVisibleTo(&root)));
        });
        if (!isHere || action->shortcutContext() != Qt::WindowShortcut)
            continue;
        for (const QKeySequence &keys : action->shortcuts())
            add(keys, action->text());
    }
    for (const QShortcut *shortcut : root.findChildren<QShortcut *>()) {
        const auto *owner = qobject_cast<const QWidget *>(shortcut->parent());
        if (owner && owner->isVisibleTo(&root) && shortcut->context() == Qt::WindowShortcut)
            add(shortcut->key(), shortcut->objectName());
    }
    return faults;
}

} // namespace

QStringList layoutFaults(const QWidget &root)
{
    QStringList faults = overlaps(root) + clashes(root);
    for (const QWidget *w : root.findChildren<QWidget *>()) {
        if (!w->isVisibleTo(&root) || w->window() != &root)
            continue;
        if (const auto *label = qobject_cast<const QLabel *>(w); label && !label->text().isEmpty()) {
            if (!label->wordWrap() && label->width() < label->sizeHint().width()
                && label->toolTip().isEmpty())
                faults << u"%1 is cut: %2 of %3"_s.arg(nameOf(w))
                              .arg(label->width())
                              .arg(label->sizeHint().width());
            if (label->wordWrap() && label->height() < label->heightForWidth(label->width()) - 1)
                faults << u"%1 is cut below: %2 of %3"_s.arg(nameOf(w))
                              .arg(label->height())
                              .arg(label->heightForWidth(label->width()));
        }
        if (const auto *header = qobject_cast<const QHeaderView *>(w);
            header && header->orientation() == Qt::Horizontal)
            faults += cutTitles(*header);
        if (qobject_cast<const QAbstractButton *>(w) && !w->inherits("QLineEditIconButton")
            && w->width() < w->sizeHint().width())
            faults << u"%1 is cut"_s.arg(nameOf(w));
        if (const auto *bar = qobject_cast<const QScrollBar *>(w))
            if (bar->orientation() == Qt::Horizontal)
                faults << u"there is a horizontal scroll bar in %1"_s.arg(
                    nameOf(w->parentWidget()->parentWidget()));
        if (!(w->focusPolicy() & Qt::TabFocus) || !w->isEnabled())
            continue;
        QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(const_cast<QWidget *>(w));
        if (!spoken || spoken->text(QAccessible::Name).isEmpty())
            faults << u"%1 %2 has no accessible name"_s.arg(nameOf(w), w->objectName());
        if (spoken && isSilent(spoken->role()))
            faults << u"%1 %2 has no role but %3"_s.arg(nameOf(w), w->objectName()).arg(int(spoken->role()));
        if (w->width() < 24 || w->height() < 24)
            faults << u"%1 is a small target: %2x%3"_s.arg(nameOf(w)).arg(w->width()).arg(w->height());
    }
    return faults;
}

} // namespace answerdesk::tests
