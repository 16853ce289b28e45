// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/widgets/data_table.h"
#include "console/widgets/cells.h"
#include "console/widgets/style.h"
#include <QtGui/QClipboard>
#include <QtGui/QGuiApplication>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QHeaderView>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

DataTable::DataTable(CellModel *model, const QList<Column> &columns, QWidget *parent)
    : QTreeView(parent)
    , m_model(model)
    , m_columns(columns)
{
    setModel(model);
    setItemDelegate(new CellDelegate(this));
    setRootIsDecorated(false);
    setItemsExpandable(false);
    setUniformRowHeights(true); // without it 100,000 rows are measured one by one
    setFrameShape(QFrame::NoFrame);
    setMouseTracking(true);
    setSelectionMode(ExtendedSelection);
    setHorizontalScrollMode(ScrollPerPixel);
    setVerticalScrollMode(ScrollPerPixel);
    setEditTriggers(NoEditTriggers);
    setMargin(16);
    header()->setStretchLastSection(false);
    header()->setMinimumSectionSize(40);
    header()->setSectionsMovable(false);
    header()->setFocusPolicy(Qt::NoFocus);
    for (int i = 0; i < columns.size(); ++i) {
        header()->setSectionResizeMode(i, columns[i].width ? QHeaderView::Interactive : QHeaderView::Stretch);
        if (columns[i].width)
            setColumnWidth(i, columns[i].width);
    }
    applySizes();
}

void DataTable::setMargin(int margin) { setProperty("margin", margin); }

void DataTable::setRowSize(Size size)
{
    m_row = size;
    applySizes();
}

void DataTable::applySizes()
{
    const Theme &theme = themeOf(this);
    const double factor = double(theme.textPercent()) / m_percent;
    m_percent = theme.textPercent();
    for (int i = 0; i < m_columns.size(); ++i) {
        m_columns[i].hideBelow = qRound(m_columns[i].hideBelow * factor);
        if (m_columns[i].width > 0 && !qFuzzyCompare(factor, 1.0))
            setColumnWidth(i, qRound(columnWidth(i) * factor));
    }
    setProperty("rowHeight", theme.size(m_row));
    header()->setFont(theme.font(Type::Label));
    scheduleDelayedItemsLayout();
}

void DataTable::setFramed()
{
    setProperty("framed", true);
    viewport()->setAutoFillBackground(false);
    header()->viewport()->setAutoFillBackground(false);
}

void DataTable::setSortable(int column, Qt::SortOrder order)
{
    header()->setSectionsClickable(true);
    header()->setSortIndicatorClearable(false);
    header()->setSortIndicator(column, order);
    setSortingEnabled(true);
}

int DataTable::currentSourceRow() const { return m_model->sourceIndex(currentIndex()).row(); }

void DataTable::copySelection() const
{
    QStringList lines;
    QModelIndexList rows = selectionModel()->selectedRows();
    std::sort(rows.begin(), rows.end(),
        [](const QModelIndex &a, const QModelIndex &b) { return a.row() < b.row(); });
    for (const QModelIndex &row : std::as_const(rows)) {
        QStringList texts;
        for (int column = 0; column < m_model->columnCount(); ++column)
            texts << row.siblingAtColumn(column).data(Qt::AccessibleTextRole).toString();
        lines << texts.join(u'\t');
    }
    if (!lines.isEmpty())
        QGuiApplication::clipboard()->setText(lines.join(u'\n'));
}

void DataTable::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Copy))
        return copySelection();
    QTreeView::keyPressEvent(event);
}

void DataTable::resizeEvent(QResizeEvent *event)
{
    for (int i = 0; i < m_columns.size(); ++i) {
        const bool hidden = m_columns[i].hideBelow > 0 && width() < m_columns[i].hideBelow;
        if (m_columns[i].hideBelow > 0 && isColumnHidden(i) != hidden)
            setColumnHidden(i, hidden);
    }
    QTreeView::resizeEvent(event);
}

void DataTable::changeEvent(QEvent *event)
{
    QTreeView::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        applySizes();
}

} // namespace answerdesk::console
