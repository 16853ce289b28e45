// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QAbstractListModel>
#include <vector>

namespace answerdesk::console {

/// Rows that are replaced as a whole, for cells over what is not a list of the server.
template <typename Row>
class Rows final : public QAbstractListModel
{
public:
    using QAbstractListModel::QAbstractListModel;
    void set(std::vector<Row> rows)
    {
        beginResetModel();
        m_rows = std::move(rows);
        endResetModel();
    }
    const Row &at(int row) const { return m_rows[std::size_t(row)]; }
    const std::vector<Row> &all() const { return m_rows; }
    int rowCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : int(m_rows.size());
    }
    QVariant data(const QModelIndex &, int) const override { return {}; }

private:
    std::vector<Row> m_rows;
};

} // namespace answerdesk::console
