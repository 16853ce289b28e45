// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/pages/revenue/common/report_pane.h"
#include "console/widgets/tables/cells.h"
#include "shared/models/breakdown_model.h"

class QComboBox;
class QLabel;

namespace answerdesk::console {

/// The parts of a breakdown.
class PartCells final : public CellModel
{
    Q_OBJECT
public:
    PartCells(const QString &title, models::BreakdownModel &model, QObject *parent = nullptr);

protected:
    Cell cell(const QModelIndex &source, int column) const override;

private:
    const models::BreakdownModel &m_parts;
};

/// Revenue by one property, or by one of several to choose from. A part opens its orders.
class BreakdownPane final : public ReportPane
{
    Q_OBJECT
public:
    explicit BreakdownPane(const QList<api::BreakdownBy> &choices, QWidget *parent = nullptr);
    void setSession(client::ApiClient *client, const QString &companyKey);
    /// The report's days; read at once, or when the pane is first shown.
    void setReport(const api::RevenueFilter &filter, const QString &currency);
    void setCurrency(const QString &currency);
    DataTable *list() const override { return m_table; }
    ExportPlan exported() const override;

protected:
    void showEvent(QShowEvent *event) override;

private:
    void ask();
    void choose(api::BreakdownBy by);
    void openPart(int row);
    models::BreakdownModel *m_model;
    PartCells *m_cells;
    DataTable *m_table;
    QComboBox *m_choice;
    QLabel *m_note;
    api::BreakdownBy m_by;
    api::RevenueFilter m_filter;
    bool m_isStale = false; ///< the days are others than those that were read
};

} // namespace answerdesk::console
