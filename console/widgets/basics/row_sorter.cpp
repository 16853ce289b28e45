// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/widgets/basics/row_sorter.h"

namespace answerdesk::console {

RowSorter::RowSorter(Key key, QObject *parent)
    : QSortFilterProxyModel(parent)
    , m_collator(QLocale())
    , m_key(std::move(key))
{
    m_collator.setCaseSensitivity(Qt::CaseInsensitive);
    m_collator.setNumericMode(true);
}

void RowSorter::sort(int column, Qt::SortOrder order)
{
    const int rows = sourceModel() && column >= 0 ? sourceModel()->rowCount() : 0;
    for (int row = 0; row < rows; ++row) {
        const QVariant key = m_key(sourceModel()->index(row, 0));
        if (key.userType() != QMetaType::QString) {
            m_keys.clear(); // numbers, times or rows without a value
            break;
        }
        m_keys.push_back(m_collator.sortKey(key.toString()));
    }
    QSortFilterProxyModel::sort(column, order);
    m_keys.clear();
}

bool RowSorter::lessThan(const QModelIndex &left, const QModelIndex &right) const
{
    if (!m_keys.empty())
        return m_keys[std::size_t(left.row())] < m_keys[std::size_t(right.row())];
    const QVariant a = m_key(left), b = m_key(right);
    if (!a.isValid() || !b.isValid())
        return a.isValid() && !b.isValid();
    if (a.userType() == QMetaType::QString && b.userType() == QMetaType::QString)
        return m_collator.compare(a.toString(), b.toString()) < 0;
    return QVariant::compare(a, b) == QPartialOrdering::Less;
}

} // namespace answerdesk::console
