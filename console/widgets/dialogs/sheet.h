// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtWidgets/QAbstractButton>

class QDialog;

namespace answerdesk::console {

/// Makes a dialog a sheet over its window: no frame and thus no second title, round corners, and what is
/// behind it dimmed while it is open. It is moved by its free ground. Before it is shown.
void makeSheet(QDialog *dialog);
/// In the middle of its window, as far as the screen has room.
void centreSheet(QDialog *dialog);

/// The cross of a sheet, for the mouse; the keyboard has Esc.
class SheetCross final : public QAbstractButton
{
    Q_OBJECT
public:
    explicit SheetCross(QDialog *sheet);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace answerdesk::console
