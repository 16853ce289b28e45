// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/app/page.h"
#include "shared/core/clock.h"
#include "shared/models/revenue_model.h"

class QComboBox;

namespace answerdesk::console {

class ContentStack;
class DailyChart;
class DataTable;
class MetricCard;
class PageHeader;
class RevenueCells;
class SegmentedControl;

/// What the answers brought in: revenue attributed to chat and product FAQs, by day.
class RevenuePage final : public Page
{
    Q_OBJECT
public:
    explicit RevenuePage(const Clock &clock, QWidget *parent = nullptr);
    void setSession(client::ApiClient *client, const QString &companyKey) override;
    void refresh() override;
    void setOffline(bool offline, const QString &reason) override;
    void focusFilter() override;
    void focusContent() override;
    QList<QWidget *> panes() const override;
    void setActive(bool active) override;

private:
    QWidget *buildCards();
    QWidget *buildContent();
    void connectModel();
    void applyRange();
    QDate today() const; ///< in the company's zone, as far as it is known
    void showState();
    void showFigures();
    void showCurrencies();

    const Clock &m_clock;
    models::RevenueModel *m_model;
    RevenueCells *m_cells;
    PageHeader *m_header;
    SegmentedControl *m_range;
    QComboBox *m_currency;
    MetricCard *m_revenue;
    MetricCard *m_orders;
    MetricCard *m_average;
    MetricCard *m_added;
    MetricCard *m_conversion;
    DailyChart *m_chart;
    DataTable *m_table;
    ContentStack *m_stack;
};

} // namespace answerdesk::console
