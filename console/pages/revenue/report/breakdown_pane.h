// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/pages/revenue/common/report_pane.h"
#include "shared/models/breakdown_model.h"

class QComboBox;
class QLabel;

namespace answerdesk::console {

class CellModel;

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
    CellModel *m_cells;
    DataTable *m_table;
    QComboBox *m_choice;
    QLabel *m_note;
    api::BreakdownBy m_by;
    api::RevenueFilter m_filter;
    bool m_isStale = false; ///< the days are others than those that were read
};

} // namespace answerdesk::console
