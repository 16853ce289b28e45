// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/app/page/access_rights.h"
#include "console/app/page/page.h"
#include "console/pages/revenue/common/rows_link.h"

class QCheckBox;
class QPushButton;
class QSplitter;

namespace answerdesk::console {

class ListExport;
class OrderPanel;
class PageHeader;
class RangeBox;
class RowsPane;
class SegmentedControl;
class Toolbar;

/// Orders, refunds, cart events and tickets: all of the chosen days, or those that make up a figure of the
/// report; beside them what led to the one that is open.
class OrdersPage final : public Page
{
    Q_OBJECT
public:
    explicit OrdersPage(QWidget *parent = nullptr);
    void setSession(client::ApiClient *client, const QString &companyKey) override;
    void refresh() override;
    void setActive(bool active) override;
    void setOffline(bool offline, const QString &reason) override;
    void focusFilter() override;
    void focusContent() override;
    QList<QWidget *> panes() const override;
    /// A link as RowsLink::toView() wrote it.
    void showView(const QString &view) override;

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void buildControls();
    void buildContent();
    /// All rows of a kind in the chosen days.
    RowsLink all(RowsLink::Kind kind) const;
    void showAll();
    void showState();
    void countHidden();
    void openPanel();
    void closePanel();

    ListExport *m_export;
    AccessRights *m_rights;
    PageHeader *m_header;
    Toolbar *m_toolbar;
    SegmentedControl *m_kind;
    RangeBox *m_range;
    QCheckBox *m_test;
    QPushButton *m_hidden; ///< says how many rows the switch hides
    RowsPane *m_rows;
    OrderPanel *m_panel;
    QSplitter *m_split;
    QPointer<client::ApiClient> m_client;
    QString m_company;
    client::PendingCall m_counting;
    bool m_isOffline = false;
    QString m_offlineReason;
};

} // namespace answerdesk::console
