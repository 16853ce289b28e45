// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/widgets/basics/row_sorter.h"

namespace answerdesk::console {

RowSorter::RowSorter(QObject *parent)
    : QSortFilterProxyModel(parent)
    , m_collator(QLocale())
{
    m_collator.setCaseSensitivity(Qt::CaseInsensitive);
    m_collator.setNumericMode(true);
}

void RowSorter::sort(int column, Qt::SortOrder order)
{
    const int rows = sourceModel() && column >= 0 ? sourceModel()->rowCount() : 0;
    if (rows > 0 && sourceModel()->index(0, 0).data(sortRole()).userType() == QMetaType::QString) {
        for (int row = 0; row < rows; ++row)
            m_keys.push_back(m_collator.sortKey(sourceModel()->index(row, 0).data(sortRole()).toString()));
    }
    QSortFilterProxyModel::sort(column, order);
    m_keys.clear();
}

bool RowSorter::lessThan(const QModelIndex &left, const QModelIndex &right) const
{
    if (!m_keys.empty())
        return m_keys[std::size_t(left.row())] < m_keys[std::size_t(right.row())];
    const QVariant a = left.data(sortRole()), b = right.data(sortRole());
    if (a.userType() == QMetaType::QString && b.userType() == QMetaType::QString)
        return m_collator.compare(a.toString(), b.toString()) < 0;
    if (a.userType() == QMetaType::QDateTime || b.userType() == QMetaType::QDateTime) {
        const QDateTime first = a.toDateTime(), second = b.toDateTime();
        return first.isValid() && (!second.isValid() || first < second);
    }
    return QSortFilterProxyModel::lessThan(left, right);
}

} // namespace answerdesk::console
