// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QCollator>
#include <QtCore/QSortFilterProxyModel>
#include <functional>

namespace answerdesk::console {

/// The rows of a list in the order of a value of each: texts as people sort them, without a difference
/// between capital and small letters; what has no value comes last.
class RowSorter final : public QSortFilterProxyModel
{
    Q_OBJECT
public:
    using Key = std::function<QVariant(const QModelIndex &source)>;
    explicit RowSorter(Key key, QObject *parent = nullptr);
    void sort(int column, Qt::SortOrder order) override;

protected:
    bool lessThan(const QModelIndex &left, const QModelIndex &right) const override;

private:
    QCollator m_collator;
    Key m_key;
    std::vector<QCollatorSortKey> m_keys; ///< while all rows are sorted: of 100,000 each is compared 17 times
};

} // namespace answerdesk::console
