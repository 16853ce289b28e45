// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/pages/revenue/report/breakdown_pane.h"
#include "console/pages/revenue/report/period_rows.h"
#include "console/pages/revenue/report/report_scope.h"

class QStackedWidget;
class QTabBar;

namespace answerdesk::console {

class Card;
class DailyChart;
class FigureCards;
class FigureCells;
class FigureModel;
class PeriodCells;
class ReportSet;

/// What a report says: cards, the chart, and the tabs below it. Everything in it leads to the rows that it is
/// made of. GUI thread.
class ReportBody final : public QWidget
{
    Q_OBJECT
public:
    enum Tab { Periods, Channels, Products, Sources, More, Figures };
    explicit ReportBody(ReportSet *reports, QWidget *parent = nullptr);
    void setSession(client::ApiClient *client, const QString &companyKey);
    /// How the report is shown; shows it.
    void setView(Measure measure, bool compares);
    /// A new answer, for other days or the same. today: the day that is not over, in the company's zone.
    void setReport(const ReportScope &scope, QDate today);
    /// Another currency, or what stands beside the report has come.
    void showReport();

    void showTab(Tab tab);
    Tab currentTab() const;
    DataTable *list() const;
    ExportPlan exported() const;
    DailyChart *chart() const { return m_chart; }
    QWidget *tabs() const;

signals:
    void rowsWanted(const answerdesk::console::RowsLink &link);
    void toastWanted(const answerdesk::console::ToastText &toast);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void build();
    void connectParts();
    void showChart(const QList<PeriodRow> &rows);
    void openPeriod(int index);
    RowsLink linkOf(const QString &figure) const;

    ReportSet *m_reports;
    FigureCards *m_cards;
    DailyChart *m_chart;
    Card *m_chartCard;
    QTabBar *m_tabs;
    QStackedWidget *m_stack;
    PeriodCells *m_periodCells;
    DataTable *m_periods;
    QList<BreakdownPane *> m_breakdowns;
    FigureModel *m_figureModel;
    FigureCells *m_figureCells;
    DataTable *m_figures;
    Measure m_measure = Measure::Revenue;
    bool m_compares = true;
    ReportScope m_scope;
    QDate m_today;
};

} // namespace answerdesk::console
