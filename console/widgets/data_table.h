// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/theme.h"
#include <QtWidgets/QTreeView>

namespace answerdesk::console {

class CellModel;

/// A flat table with hairlines, whole-row hover and selection; first and last column stand on the page's
/// margin. Ctrl+C copies the selected rows as text, Enter or a double click emits activated().
class DataTable final : public QTreeView
{
    Q_OBJECT
public:
    struct Column {
        int width = 0; ///< 0: takes what is left
        int hideBelow = 0; ///< hidden while the table is narrower: the details pane shows its value
    };

    explicit DataTable(CellModel *model, const QList<Column> &columns, QWidget *parent = nullptr);
    void setMargin(int margin);
    void setRowSize(Size size);
    /// Inside a card nothing square may be filled, so that the card keeps its round corners.
    void setFramed();
    /// Sorting by the columns that have a sort role.
    void setSortable(int column, Qt::SortOrder order);
    CellModel *cells() const { return m_model; }
    /// Row of the domain model (the cell model's source) under the cursor, or -1.
    int currentSourceRow() const;

public slots:
    void copySelection() const;

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void applySizes();
    CellModel *m_model;
    QList<Column> m_columns;
    Size m_row = Size::Row;
    int m_percent = 100; ///< text size that the columns are laid out for
};

} // namespace answerdesk::console
