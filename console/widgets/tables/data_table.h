// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/style/theme.h"
#include <QtCore/QVariantMap>
#include <QtWidgets/QTreeView>

namespace answerdesk::console {

class CellModel;

/// A flat table with hairlines, whole-row hover and selection; first and last column stand on the page's
/// margin. Ctrl+C copies the selected rows as text, but for columns that the reader has hidden, Enter or a
/// double click emits activated(). Its reader chooses columns, widths and order: by the menu of the header,
/// the end of the rows' menu, and the mouse.
class DataTable final : public QTreeView
{
    Q_OBJECT
public:
    struct Column {
        int width = 0; ///< pixels at a text size of 100 %; 0: takes what is left
        int hideBelow = 0; ///< hidden while the table is narrower: the details pane shows its value
    };

    /// With the widths of the model's columns, or with others.
    explicit DataTable(CellModel *model, const QList<Column> &columns = {}, QWidget *parent = nullptr);
    void setMargin(int margin);
    void setRowSize(Size size);
    /// Inside a card nothing square may be filled, so that the card keeps its round corners.
    void setFramed();
    /// Sorting by the columns that the model can sort by.
    void setSortable(int column, Qt::SortOrder order);
    bool canSort(int column) const;
    CellModel *cells() const { return m_model; }
    /// Row of the domain model under the cursor, or -1.
    int currentSourceRow() const;

    /// Whether the column has anything to show; while it has not, nobody can choose it.
    void setColumnAvailable(int column, bool available);
    bool isColumnAvailable(int column) const;
    /// The reader's choice; it holds whatever the width of the table is. The first column is always shown.
    void chooseColumn(int column, bool shown);
    /// What the reader has chosen: columns, widths, order; empty when all is as it was built.
    QVariantMap saveState() const;
    /// A state of another table, or of one with other columns, changes nothing.
    void restoreState(const QVariantMap &state);

public slots:
    void copySelection() const;
    void fitColumns();
    void resetColumns();

signals:
    void stateChanged(); ///< saveState() is another one

protected:
    bool event(QEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    enum class Choice { Automatic, Shown, Hidden };
    struct Order {
        int column = -1;
        Qt::SortOrder order = Qt::AscendingOrder;
        bool operator==(const Order &) const = default;
    };
    void buildHeader();
    void applySizes();
    void layOutColumns();
    bool isWanted(int column) const;
    int usualWidth(int column) const; ///< never less than its title needs
    int titleWidth(int column) const;
    int outerMargin() const; ///< by which the style moves the outer cells in
    int chosenWidth(int column) const;
    void chooseWidth(int column, int width);
    int contentWidth(int column) const;
    Order order() const;
    bool showRowMenu(const QEvent *event);
    CellModel *m_model;
    QList<Column> m_columns;
    QList<Choice> m_choices;
    QList<bool> m_available;
    QList<double> m_widths; ///< at a text size of 100 %; 0: the usual one
    Order m_usualOrder;
    Size m_row = Size::Row;
};

} // namespace answerdesk::console
