// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/style/theme.h"
#include <QtWidgets/QStyledItemDelegate>

class QComboBox;

namespace answerdesk::console {

/// The rows of a list that opens from a field: 28 high, the current one raised, a tick at the chosen one.
class PopupRows final : public QStyledItemDelegate
{
    Q_OBJECT
public:
    explicit PopupRows(QObject *parent)
        : QStyledItemDelegate(parent)
    {
    }
    void paint(
        QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

/// Whether the widget is the frame around the list of a combo box.
bool isComboFrame(const QWidget *widget);
/// Gives a window round corners: its ground is transparent from now on. Before it is shown.
void makeRound(QWidget *window, Radius radius);
/// Where the list of a combo box opens, which has its rows from then on: a box that is never opened has no
/// list.
QRect comboListRect(const QComboBox &box, const QRect &usual);
/// Gives a menu, and the list of a combo box or of proposals, round corners, and the last its rows.
void polishPopup(QWidget *widget);

} // namespace answerdesk::console
