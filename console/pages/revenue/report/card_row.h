// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtWidgets/QWidget>

class QGridLayout;

namespace answerdesk::console {

class MetricCard;

/// Cards side by side while they fit, at last with their figures in short; else in two rows: a long sum must
/// not widen the page.
class CardRow final : public QWidget
{
    Q_OBJECT
public:
    explicit CardRow(const QList<MetricCard *> &cards, QWidget *parent = nullptr);
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool event(QEvent *event) override;

private:
    int widthOf(int columns, bool isShort) const;
    void arrange();
    QList<MetricCard *> m_cards;
    QGridLayout *m_grid;
    int m_columns = 0;
};

} // namespace answerdesk::console
