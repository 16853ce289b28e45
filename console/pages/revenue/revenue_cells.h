// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/cells.h"

namespace answerdesk::models {
class RevenueModel;
}

namespace answerdesk::console {

/// The days of the revenue model as a table.
class RevenueCells final : public CellModel
{
    Q_OBJECT
public:
    explicit RevenueCells(const models::RevenueModel &model, QObject *parent = nullptr);
    /// The day that is not over.
    void setToday(QDate today) { m_today = today; }

protected:
    Cell cell(const QModelIndex &source, int column) const override;

private:
    const models::RevenueModel &m_revenue;
    QDate m_today;
};

} // namespace answerdesk::console
