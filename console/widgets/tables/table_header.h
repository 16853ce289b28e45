// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtWidgets/QHeaderView>

namespace answerdesk::console {

class DataTable;

/// The header of a DataTable. The line between two columns is dragged: the column at its one side gets
/// another width, that at the other takes what is left. A click sorts where the column can be sorted by.
class TableHeader final : public QHeaderView
{
    Q_OBJECT
public:
    explicit TableHeader(DataTable *table);

signals:
    void columnDragged(int column, int width); ///< pixels
    void fitWanted(int column);

protected:
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;

private:
    struct Grip {
        int column = -1; ///< whose width changes, or -1
        int sign = 1; ///< of its growth when the line moves towards the end
        int line = 0; ///< where the line stands
    };
    Grip gripAt(int x) const;
    int towardsEnd(int from, int to) const;
    DataTable *m_table;
    Grip m_grip;
    int m_pressedAt = 0;
    int m_widthBefore = 0;
};

} // namespace answerdesk::console
