// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/style/theme.h"
#include "shared/core/clock.h"
#include "shared/schema/types.h"
#include <QtCore/QAbstractProxyModel>
#include <QtWidgets/QStyledItemDelegate>

namespace answerdesk::console {

class RowSorter;

/// What one cell shows. Cell models hand it out under kCellRole; the one delegate paints every kind.
struct Cell {
    enum Kind {
        Text,
        Strong, ///< names
        Muted, ///< ended things
        Mono,
        Figures, ///< right aligned, tabular
        Badge, ///< a state, with sub as the note beside it
        Chips, ///< properties, parted by a space
        Bars, ///< series beside a figure
        TwoLine ///< a name over sub
    };
    QString text;
    Kind kind = Text;
    Tone tone = Tone::Neutral;
    QString sub = {};
    QList<double> series = {};
    QString tip = {}; ///< empty: the text itself
};

constexpr int kCellRole = Qt::UserRole + 1000;
/// Stands for a value that does not exist; never 0.
constexpr QStringView kNoValue = u"–";

/// Gives the rows of a domain model the columns of a table. It forwards the source's changes, also moves and
/// new orders, and puts the rows into the order of a column; of a list that comes page by page the rest is
/// read first. GUI thread.
class CellModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    struct Column {
        QString title;
        bool figures = false; ///< right aligned
        int width = 0; ///< pixels at a text size of 100 %; 0: takes what is left
        int hideBelow = 0; ///< hidden while the table is narrower: the details pane shows its value
    };

    explicit CellModel(QList<Column> columns, QObject *parent = nullptr);
    /// Rows that change by themselves keep their place until the header is clicked again.
    void setLive();
    /// The source's first column is read. Not owned.
    void setSource(QAbstractItemModel *source);
    QAbstractItemModel *source() const { return m_source; }
    QModelIndex sourceIndex(const QModelIndex &index) const;
    /// Where a row of the domain model stands; invalid while a filter hides it.
    QModelIndex indexOf(int domainRow) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    bool canFetchMore(const QModelIndex &parent) const override;
    void fetchMore(const QModelIndex &parent) override;
    void sort(int column, Qt::SortOrder order) override;
    const QList<Column> &columns() const { return m_columns; }
    /// Whether a click on the column's header sorts.
    virtual bool canSort(int) const { return false; }
    /// Repaints all cells: relative times have moved on.
    void refreshCells();

protected:
    virtual Cell cell(const QModelIndex &source, int column) const = 0;
    /// What the rows are sorted by: text, number or time; invalid, which comes last, for what has no value.
    virtual QVariant sortKey(const QModelIndex &, int) const { return {}; }

private:
    void forward(QAbstractItemModel *rows);
    void sortLater();
    void sortNow();
    QList<Column> m_columns;
    QAbstractItemModel *m_source = nullptr;
    QAbstractItemModel *m_rows = nullptr; ///< the source, or m_sorter over it
    RowSorter *m_sorter = nullptr; ///< where a column can be sorted by
    int m_sortColumn = -1;
    int m_sortedBy = -1; ///< the column in whose order the rows are
    Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
    bool m_isLive = false;
    bool m_willSort = false;
    QModelIndexList m_layoutOwn;
    QList<QPersistentModelIndex> m_layoutSource;
};

/// The index of a domain model that an index of it, or of filters over it, stands for.
inline QModelIndex domainIndex(QModelIndex index)
{
    while (const auto *filter = qobject_cast<const QAbstractProxyModel *>(index.model()))
        index = filter->mapToSource(index);
    return index;
}
/// The row of a domain model that an index of it, or of filters over it, is of.
template <typename Model>
const auto &rowAt(const QModelIndex &index)
{
    const QModelIndex domain = domainIndex(index);
    return static_cast<const Model *>(domain.model())->at(domain.row());
}
/// "8 seconds ago" with the exact time as its tip; a dash for a time that does not exist.
Cell agoCell(const std::optional<schema::Timestamp> &at, const Clock &clock, Cell::Kind kind = Cell::Text);
/// An address, or another text with it as its tip, under a name.
Cell addressCell(const QString &name, const QString &address);

/// Paints every kind of cell. Rows are as high as the table says.
class CellDelegate final : public QStyledItemDelegate
{
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(
        QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    void paintCell(QPainter *painter, const Cell &cell, const QRect &rect, const Theme &theme,
        Qt::LayoutDirection direction, bool isSelected) const;
};

/// Draws text with every digit in a cell of the widest digit: tabular figures where the font has none by
/// default and Qt (before 6.7) cannot switch its feature on. What does not fit is elided at its end: a figure
/// without its first digits would be another one.
void drawFigures(QPainter *painter, const QRectF &rect, Qt::Alignment alignment, const QString &text);
qreal figuresWidth(const QFont &font, const QString &text);
QString elidedFigures(const QFont &font, const QString &text, qreal room);
/// Returns the width used. onSelection: it gets an edge, as its ground may be that of the selection.
int drawBadge(QPainter *painter, const QRect &rect, const QString &text, Tone tone, const Theme &theme,
    bool dot, Qt::LayoutDirection direction = Qt::LeftToRight, bool onSelection = false);
/// What the cell needs to be read whole, without the room around it; pixels.
int cellWidth(const Cell &cell, const Theme &theme);
int badgeWidth(const QString &text, const Theme &theme, bool dot);
void drawBars(QPainter *painter, const QRectF &rect, const QList<double> &values, const QColor &color);

} // namespace answerdesk::console

Q_DECLARE_METATYPE(answerdesk::console::Cell)
