// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/revenue/report/card_row.h"
#include "console/widgets/cards/card.h"
#include <QtCore/QEvent>
#include <QtWidgets/QGridLayout>

namespace answerdesk::console {

namespace {
constexpr int kSpacing = 12;
}

CardRow::CardRow(const QList<MetricCard *> &cards, QWidget *parent)
    : QWidget(parent)
    , m_cards(cards)
    , m_grid(new QGridLayout(this))
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(kSpacing);
    for (MetricCard *card : std::as_const(m_cards))
        card->setParent(this);
    arrange();
}

int CardRow::widthOf(int columns, bool isShort) const
{
    int sum = kSpacing * (columns - 1);
    for (int column = 0; column < columns; ++column) {
        int widest = 0;
        for (qsizetype i = column; i < m_cards.size(); i += columns)
            widest = qMax(widest, m_cards[i]->leastWidth(isShort));
        sum += widest;
    }
    return sum;
}

QSize CardRow::minimumSizeHint() const
{
    // Only the width of two rows is asked for, so that a narrow window gets the chance to use them.
    return {widthOf(int(m_cards.size() + 1) / 2, true), m_grid->minimumSize().height()};
}

void CardRow::arrange()
{
    const int all = int(m_cards.size());
    const bool fits = widthOf(all, true) <= width();
    const int columns = fits ? all : (all + 1) / 2;
    const bool isShort = widthOf(columns, false) > width();
    for (MetricCard *card : std::as_const(m_cards))
        card->showShort(isShort);
    if (columns == m_columns)
        return;
    m_columns = columns;
    for (int i = 0; i < all; ++i) {
        m_grid->removeWidget(m_cards[i]);
        m_grid->addWidget(m_cards[i], i / columns, i % columns);
    }
    for (int column = 0; column < all; ++column)
        m_grid->setColumnStretch(column, column < columns ? 1 : 0);
    updateGeometry();
}

void CardRow::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

bool CardRow::event(QEvent *event)
{
    const bool handled = QWidget::event(event);
    if (event->type() == QEvent::LayoutRequest) // a figure became longer or shorter
        arrange();
    return handled;
}

} // namespace answerdesk::console
