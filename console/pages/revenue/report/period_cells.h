// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/pages/revenue/report/period_rows.h"
#include "console/widgets/tables/cells.h"

namespace answerdesk::models {
class RevenueModel;
}

namespace answerdesk::console {

/// The periods of the report as a table, the newest first, with the numbers of the chart.
class PeriodCells final : public CellModel
{
    Q_OBJECT
public:
    enum Column { Name, Chat, Faq, Unhelpful, Total, Before, Orders, Added };
    explicit PeriodCells(models::RevenueModel &model, QObject *parent = nullptr);
    /// rows: oldest first, as many as the model has. today: the day that is not over.
    void setRows(const QList<PeriodRow> &rows, Measure measure, api::RevenueInterval interval, QDate today);

    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

protected:
    Cell cell(const QModelIndex &source, int column) const override;

private:
    QString valueText(const QString &value) const;
    const models::RevenueModel &m_revenue;
    QList<PeriodRow> m_rows;
    Measure m_measure = Measure::Revenue;
    api::RevenueInterval m_interval = api::RevenueInterval::Day;
    QDate m_today;
};

} // namespace answerdesk::console
