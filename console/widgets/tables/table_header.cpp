// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/widgets/tables/table_header.h"
#include "console/widgets/tables/data_table.h"
#include <QtGui/QMouseEvent>

namespace answerdesk::console {

TableHeader::TableHeader(DataTable *table)
    : QHeaderView(Qt::Horizontal, table)
    , m_table(table)
{
    setMouseTracking(true);
}

int TableHeader::towardsEnd(int from, int to) const { return isRightToLeft() ? from - to : to - from; }

TableHeader::Grip TableHeader::gripAt(int x) const
{
    QList<int> shown;
    for (int visual = 0; visual < count(); ++visual) {
        if (const int column = logicalIndex(visual); !isSectionHidden(column))
            shown << column;
    }
    const auto takesTheRest = [&](qsizetype i) {
        return sectionResizeMode(shown[i]) == Stretch || (stretchLastSection() && i + 1 == shown.size());
    };
    const int reach = style()->pixelMetric(QStyle::PM_HeaderGripMargin, nullptr, this);
    bool isBehindTheRest = false;
    for (qsizetype i = 0; i + 1 < shown.size(); ++i) {
        isBehindTheRest = isBehindTheRest || takesTheRest(i);
        const int start = sectionViewportPosition(shown[i]);
        const int line = isRightToLeft() ? start : start + sectionSize(shown[i]);
        if (qAbs(x - line) > reach)
            continue;
        if (isBehindTheRest && !takesTheRest(i + 1))
            return {shown[i + 1], -1, line};
        if (!takesTheRest(i))
            return {shown[i], 1, line};
    }
    return {};
}

void TableHeader::mousePressEvent(QMouseEvent *event)
{
    m_grip = event->button() == Qt::LeftButton ? gripAt(event->position().toPoint().x()) : Grip();
    if (m_grip.column >= 0) {
        m_pressedAt = event->position().toPoint().x();
        m_widthBefore = sectionSize(m_grip.column);
        return;
    }
    if (m_table->canSort(logicalIndexAt(event->position().toPoint())))
        QHeaderView::mousePressEvent(event);
}

void TableHeader::mouseMoveEvent(QMouseEvent *event)
{
    const int x = event->position().toPoint().x();
    if (m_grip.column >= 0)
        emit columnDragged(m_grip.column, m_widthBefore + m_grip.sign * towardsEnd(m_pressedAt, x));
    else
        QHeaderView::mouseMoveEvent(event);
    if (m_grip.column >= 0 || gripAt(x).column >= 0)
        setCursor(Qt::SplitHCursor);
    else
        unsetCursor();
}

void TableHeader::mouseReleaseEvent(QMouseEvent *event)
{
    if (std::exchange(m_grip, {}).column < 0)
        QHeaderView::mouseReleaseEvent(event);
}

void TableHeader::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (const Grip grip = gripAt(event->position().toPoint().x()); grip.column >= 0)
        emit fitWanted(grip.column);
    else
        QHeaderView::mouseDoubleClickEvent(event);
}

} // namespace answerdesk::console
