// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/app/page/access_rights.h"
#include "console/app/page/page.h"
#include "console/pages/revenue/report/report_scope.h"
#include "shared/client/api_client.h"
#include "shared/core/clock.h"

class QCheckBox;
class QComboBox;
class QPushButton;

namespace answerdesk::console {

class Banner;
class ContentStack;
class PageHeader;
class RangeDialog;
class ReportBody;
class ReportSet;
class RowExport;
class SegmentedControl;
class Toolbar;
class TotalsDialog;

/// What the answers brought in: revenue attributed to chat and product FAQs, from the figures down to the
/// orders and what their visitors did.
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
    void followChanges(const Topics &topics) override;

    ReportBody *body() const { return m_body; }

private:
    void buildHeader();
    void buildToolbar();
    void buildActions();
    void buildContent();
    void connectReports();
    QDate today() const; ///< in the company's zone, as far as it is known
    void chooseRange(int index);
    void askForRange();
    /// Shows the range and the interval of the scope in their controls.
    void showScope();
    void changeScope(const ReportScope &scope);
    void reportFailed(const client::ApiFailure &failure);
    void showCurrencies();
    void showState();
    void exportTable();
    void saveChart();
    void showSending();
    void checkTotals();

    const Clock &m_clock;
    QPointer<client::ApiClient> m_client;
    QString m_company;
    ReportScope m_scope; ///< that was asked for
    ReportScope m_shown; ///< of the report that is here
    ReportSet *m_reports;
    RowExport *m_rowExport;
    PageHeader *m_header;
    QComboBox *m_range;
    QComboBox *m_currency;
    QPushButton *m_export;
    QPushButton *m_totals;
    Toolbar *m_toolbar;
    SegmentedControl *m_interval;
    QComboBox *m_measure;
    QCheckBox *m_compare;
    QComboBox *m_against;
    QCheckBox *m_test;
    Banner *m_rebuilding;
    ReportBody *m_body;
    ContentStack *m_stack;
    AccessRights *m_rights;
    QPointer<TotalsDialog> m_totalsDialog;
    QPointer<RangeDialog> m_rangeDialog;
};

} // namespace answerdesk::console
