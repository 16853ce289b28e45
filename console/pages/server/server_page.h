// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/app/page/access_rights.h"
#include "console/app/page/connector.h"
#include "console/app/page/page.h"
#include "console/export/export_plan.h"
#include "shared/core/clock.h"

class QStackedWidget;

namespace answerdesk::console {

class BackupPane;
class LocalCare;
class ListExport;
class LogPane;
class MetricsPane;
class PageHeader;
class SegmentedControl;
class ServerSettingsPane;
class StatePane;

/// The server itself: its state, settings, log, metrics and backups. What the open server does not let this
/// administrator do, or lets nobody do from elsewhere, is disabled with the reason.
class ServerPage final : public Page
{
    Q_OBJECT
public:
    enum Tab { State, Settings, Log, Metrics, Backup };
    /// care: null without a server inside this program. All outlive the page.
    ServerPage(const Clock &clock, Connector &connector, LocalCare *care, QWidget *parent = nullptr);
    bool needsCompany() const override { return false; }
    /// The server inside this program can be started, set up and restored.
    bool worksWithoutServer() const override { return m_care != nullptr; }
    void setSession(client::ApiClient *client, const QString &companyKey) override;
    void refresh() override;
    void setOffline(bool offline, const QString &reason) override;
    void setActive(bool active) override;
    void focusFilter() override;
    void focusContent() override;
    QList<QWidget *> panes() const override;

    void showTab(int tab);

private:
    void buildActions();
    void activate();
    void showState();
    ExportPlan exported() const;

    AccessRights *m_rights;
    PageHeader *m_header;
    SegmentedControl *m_tabs;
    StatePane *m_state;
    ServerSettingsPane *m_settings;
    LogPane *m_log;
    MetricsPane *m_metrics;
    BackupPane *m_backup;
    ListExport *m_export;
    QStackedWidget *m_stack;
    LocalCare *m_care;
    QPointer<client::ApiClient> m_client;
    QString m_offlineReason;
    bool m_isActive = false;
};

} // namespace answerdesk::console
