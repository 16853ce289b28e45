// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/widgets/basics/row_sorter.h"
#include "console/widgets/basics/time_text.h"
#include "console/widgets/tables/cells.h"
#include "shared/core/qt_compat.h"
#include <QtCore/QSignalBlocker>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

Cell agoCell(const std::optional<schema::Timestamp> &at, const Clock &clock, Cell::Kind kind)
{
    const QDateTime time = timetext::moment(at);
    return {
        timetext::ago(time, utcDateTime(clock.nowMs())), kind, Tone::Neutral, {}, {}, timetext::utc(time)};
}

Cell addressCell(const QString &name, const QString &address)
{
    const qsizetype scheme = address.indexOf(u"://");
    return {name, Cell::TwoLine, Tone::Neutral, scheme > 0 ? address.mid(scheme + 3) : address, {}, address};
}

CellModel::CellModel(QList<Column> columns, QObject *parent)
    : QAbstractTableModel(parent)
    , m_columns(std::move(columns))
{
}

void CellModel::setLive()
{
    m_isLive = true;
    if (m_sorter)
        m_sorter->setDynamicSortFilter(false);
}

void CellModel::setSource(QAbstractItemModel *source)
{
    beginResetModel();
    for (QAbstractItemModel *before : {m_source, m_rows}) {
        if (before)
            before->disconnect(this);
    }
    delete m_sorter;
    m_sorter = nullptr;
    m_source = m_rows = source;
    bool sorts = false;
    for (int column = 0; column < m_columns.size(); ++column)
        sorts = sorts || canSort(column);
    if (source && sorts) {
        m_sorter = new RowSorter([this](const QModelIndex &row) { return sortKey(row, m_sortColumn); }, this);
        m_sorter->setDynamicSortFilter(!m_isLive);
        m_sorter->setSourceModel(source);
        m_rows = m_sorter;
    }
    m_sortedBy = -1;
    endResetModel();
    if (!source)
        return;
    connect(source, &QObject::destroyed, this, [this] {
        const QSignalBlocker quiet(this); // a pane that is being destroyed takes its rows along
        setSource(nullptr);
    });
    forward(m_rows);
    for (const auto change : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(source, change, this, &CellModel::sortLater);
    connect(source, &QAbstractItemModel::modelReset, this, &CellModel::sortLater);
}

void CellModel::forward(QAbstractItemModel *rows)
{
    connect(rows, &QAbstractItemModel::modelAboutToBeReset, this, &CellModel::beginResetModel);
    connect(rows, &QAbstractItemModel::modelReset, this, &CellModel::endResetModel);
    connect(rows, &QAbstractItemModel::rowsAboutToBeInserted, this,
        [this](const QModelIndex &, int first, int last) { beginInsertRows({}, first, last); });
    connect(rows, &QAbstractItemModel::rowsInserted, this, &CellModel::endInsertRows);
    connect(rows, &QAbstractItemModel::rowsAboutToBeRemoved, this,
        [this](const QModelIndex &, int first, int last) { beginRemoveRows({}, first, last); });
    connect(rows, &QAbstractItemModel::rowsRemoved, this, &CellModel::endRemoveRows);
    connect(rows, &QAbstractItemModel::rowsAboutToBeMoved, this,
        [this](const QModelIndex &, int first, int last, const QModelIndex &, int to) {
            beginMoveRows({}, first, last, {}, to);
        });
    connect(rows, &QAbstractItemModel::rowsMoved, this, &CellModel::endMoveRows);
    connect(rows, &QAbstractItemModel::dataChanged, this,
        [this](const QModelIndex &first, const QModelIndex &last) {
            emit dataChanged(index(first.row(), 0), index(last.row(), columnCount() - 1));
        });
    connect(rows, &QAbstractItemModel::layoutAboutToBeChanged, this, [this] {
        emit layoutAboutToBeChanged();
        m_layoutOwn = persistentIndexList();
        m_layoutSource.clear();
        for (const QModelIndex &own : std::as_const(m_layoutOwn))
            m_layoutSource.append(m_rows->index(own.row(), 0));
    });
    connect(rows, &QAbstractItemModel::layoutChanged, this, [this] {
        QModelIndexList moved;
        for (qsizetype i = 0; i < m_layoutOwn.size(); ++i)
            moved.append(m_layoutSource[i].isValid() ? index(m_layoutSource[i].row(), m_layoutOwn[i].column())
                                                     : QModelIndex());
        changePersistentIndexList(m_layoutOwn, moved);
        m_layoutOwn.clear();
        m_layoutSource.clear();
        emit layoutChanged();
    });
}

QModelIndex CellModel::sourceIndex(const QModelIndex &index) const
{
    if (!index.isValid() || !m_rows)
        return {};
    const QModelIndex row = m_rows->index(index.row(), 0);
    return m_sorter ? m_sorter->mapToSource(row) : row;
}

QModelIndex CellModel::indexOf(int domainRow) const
{
    const auto *filter = qobject_cast<const QAbstractProxyModel *>(m_source);
    QModelIndex row = filter ? filter->mapFromSource(filter->sourceModel()->index(domainRow, 0))
        : m_source           ? m_source->index(domainRow, 0)
                             : QModelIndex();
    if (m_sorter)
        row = m_sorter->mapFromSource(row);
    return row.isValid() ? index(row.row(), 0) : QModelIndex();
}

int CellModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() || !m_rows ? 0 : m_rows->rowCount();
}

int CellModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_columns.size());
}

QVariant CellModel::data(const QModelIndex &index, int role) const
{
    const QModelIndex source = sourceIndex(index);
    if (!source.isValid())
        return {};
    if (role == kCellRole)
        return QVariant::fromValue(cell(source, index.column()));
    if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole && role != Qt::ToolTipRole)
        return {};
    const Cell shown = cell(source, index.column());
    if (role == Qt::ToolTipRole && !shown.tip.isEmpty())
        return shown.tip;
    if (role == Qt::DisplayRole || shown.sub.isEmpty())
        return shown.text;
    return QString(shown.text + (role == Qt::ToolTipRole ? u'\n' : u',')
        + (role == Qt::ToolTipRole ? u""_s : u" "_s) + shown.sub);
}

QVariant CellModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= m_columns.size())
        return {};
    const Column &column = m_columns[section];
    if (role == Qt::DisplayRole)
        return column.title;
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignVCenter | (column.figures ? Qt::AlignRight : Qt::AlignLeft));
    return {};
}

bool CellModel::canFetchMore(const QModelIndex &) const { return m_source && m_source->canFetchMore({}); }

void CellModel::fetchMore(const QModelIndex &)
{
    if (m_source)
        m_source->fetchMore({});
}

void CellModel::sort(int column, Qt::SortOrder order)
{
    m_sortColumn = column >= 0 && column < m_columns.size() && canSort(column) ? column : -1;
    m_sortOrder = order;
    sortNow();
}

void CellModel::sortLater()
{
    if (m_sortColumn < 0 || !m_sorter || std::exchange(m_willSort, true))
        return;
    // Later: the source is about to change further, and may be asked for more only then.
    QMetaObject::invokeMethod(this, &CellModel::sortNow, Qt::QueuedConnection);
}

void CellModel::sortNow()
{
    m_willSort = false;
    if (!m_sorter)
        return;
    // A part in order would pass for the whole; and each page that is sorted in costs more than the last.
    const bool isWhole = !m_sorter->canFetchMore({});
    const int wanted = isWhole ? m_sortColumn : -1;
    if (m_sortedBy >= 0 && m_sortedBy != wanted)
        m_sorter->sort(-1, m_sortOrder);
    if (wanted >= 0 && (m_sortedBy != wanted || m_sorter->sortOrder() != m_sortOrder))
        m_sorter->sort(0, m_sortOrder);
    m_sortedBy = wanted;
    if (m_sortColumn >= 0 && !isWhole)
        m_sorter->fetchMore({});
}

void CellModel::refreshCells()
{
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1), {Qt::DisplayRole, kCellRole});
}

} // namespace answerdesk::console
