// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/bench/shop_session.h"
#include "console/widgets/cards/card.h"

class QVBoxLayout;

namespace answerdesk::console {

/// The basket of a simulated visitor: a row an item, with its quantity to change and a button that removes
/// it.
class BasketView final : public Card
{
    Q_OBJECT
public:
    explicit BasketView(QWidget *parent = nullptr);
    void setLines(const QList<BasketLine> &lines, const QString &total);
    /// Why nothing can be changed now; empty when it can.
    void setBlocked(const QString &reason);

signals:
    void quantityWanted(int row, const QString &quantity);
    void removeWanted(int row);

private:
    QWidget *lineOf(int row, const BasketLine &line);
    void applyBlock();
    QVBoxLayout *m_box;
    QWidget *m_rows = nullptr;
    QString m_blocked;
};

} // namespace answerdesk::console
