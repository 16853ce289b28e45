// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtWidgets/QStyledItemDelegate>

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
/// Gives a menu, and the list of a combo box or of proposals, its corners, rows and room.
void polishPopup(QWidget *widget);

} // namespace answerdesk::console
