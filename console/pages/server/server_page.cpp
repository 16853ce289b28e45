// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/server/server_page.h"
#include "console/app/page/local_care.h"
#include "console/app/page/remembered_view.h"
#include "console/export/list_export.h"
#include "console/pages/server/backup_pane.h"
#include "console/pages/server/log_pane.h"
#include "console/pages/server/metrics_pane.h"
#include "console/pages/server/settings_pane.h"
#include "console/pages/server/state_pane.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/feedback/page_header.h"
#include "console/widgets/style/glyph.h"
#include "console/widgets/tables/data_table.h"
#include <QtGui/QAction>
#include <QtWidgets/QStackedWidget>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {
constexpr int kTabs = ServerPage::Backup + 1;
}

ServerPage::ServerPage(const Clock &clock, Connector &connector, LocalCare *care, QWidget *parent)
    : Page({u"server"_s, PageInfo::Manage, tr("Server"), u"server"_s}, parent)
    , m_rights(new AccessRights(this))
    , m_header(new PageHeader(tr("Server")))
    , m_tabs(new SegmentedControl(
          tr("Server sections"), {tr("State"), tr("Settings"), tr("Log"), tr("Metrics"), tr("Backup")}))
    , m_state(new StatePane(connector))
    , m_settings(new ServerSettingsPane(care))
    , m_log(new LogPane)
    , m_metrics(new MetricsPane(clock))
    , m_backup(new BackupPane(clock, connector, care))
    , m_export(new ListExport(this, [this] { return exported(); }))
    , m_stack(new QStackedWidget)
    , m_care(care)
{
    remember(m_tabs, u"serverTabs"_s);
    m_backup->setLocal(true); // until another one is open
    m_settings->setLocal(true);
    m_header->addAction(m_tabs);
    auto *box = column(this);
    box->addWidget(m_header);
    box->addWidget(m_export->newStrip());
    box->addWidget(m_stack, 1);
    for (QWidget *pane : std::initializer_list<QWidget *>{m_state, m_settings, m_log, m_metrics, m_backup})
        m_stack->addWidget(pane);
    m_settings->addExport(*m_export);
    m_log->addExport(*m_export);
    m_metrics->addExport(*m_export);
    m_backup->addExport(*m_export);
    addAction(m_export->action());
    buildActions();
    connect(m_tabs, &SegmentedControl::currentChanged, this, &ServerPage::showTab);
    connect(m_rights, &AccessRights::changed, this, &ServerPage::showState);
    connect(m_state, &StatePane::changed, this, &ServerPage::showState);
    connect(m_log, &LogPane::changed, this, &ServerPage::showState);
    connect(m_metrics, &MetricsPane::changed, this, &ServerPage::showState);
    connect(m_backup, &BackupPane::changed, this, &ServerPage::showState);
    connect(m_settings, &ServerSettingsPane::changed, this, [this] {
        m_state->setDataFolder(m_settings->valueOf(u"data_dir"));
        showState();
    });
    connect(m_settings, &ServerSettingsPane::restartWanted, m_state, &StatePane::restart);
    connect(m_settings, &ServerSettingsPane::toastWanted, this, &Page::toastWanted);
    connect(m_state, &StatePane::toastWanted, this, &Page::toastWanted);
    connect(m_log, &LogPane::toastWanted, this, &Page::toastWanted);
    connect(m_backup, &BackupPane::toastWanted, this, &Page::toastWanted);
    showState();
}

void ServerPage::buildActions()
{
    const auto action = [this](const char *name, const QString &text, const QString &icon,
                            const QKeySequence &keys, auto act) {
        auto *made = new QAction(icon.isEmpty() ? QIcon() : glyph::icon(icon), text, this);
        made->setObjectName(QString::fromLatin1(name));
        made->setShortcut(keys);
        addAction(made);
        connect(made, &QAction::triggered, this, act);
    };
    action("serverNext", tr("Next tab"), {}, Qt::CTRL | Qt::Key_PageDown,
        [this] { showTab((m_tabs->current() + 1) % kTabs); });
    action("serverPrevious", tr("Previous tab"), {}, Qt::CTRL | Qt::Key_PageUp,
        [this] { showTab((m_tabs->current() + kTabs - 1) % kTabs); });
    action("serverBackUp", tr("Back up now"), u"plus"_s, {}, [this] {
        showTab(Backup);
        m_backup->backUp();
    });
}

void ServerPage::setSession(client::ApiClient *client, const QString &)
{
    if (m_client != client) { // another company alone changes nothing here
        m_client = client;
        m_rights->setSession(client);
        m_state->setSession(client);
        m_settings->setSession(client);
        m_log->setSession(client);
        m_metrics->setSession(client);
        m_backup->setSession(client);
        m_export->setSession(client, {}); // these lists belong to no company
        // Without a server it is that of this program that can be taken care of.
        m_backup->setLocal(!client || m_state->isLocal());
        m_settings->setLocal(!client || m_state->isLocal());
    }
    activate();
    showState();
}

void ServerPage::showTab(int tab)
{
    m_tabs->setCurrent(tab);
    m_stack->setCurrentIndex(tab);
    activate();
    showState();
}

void ServerPage::activate()
{
    const int tab = m_isActive && m_client ? m_tabs->current() : -1;
    if (m_isActive && !m_client && m_tabs->current() == Settings)
        m_settings->refresh(); // those that the server of this program would start with
    m_state->setActive(tab == State);
    m_log->setActive(tab == Log);
    m_metrics->setActive(tab == Metrics);
    m_backup->setActive(tab == Backup);
}

void ServerPage::setActive(bool active)
{
    m_isActive = active;
    activate();
}

ExportPlan ServerPage::exported() const
{
    switch (m_tabs->current()) {
    case Settings:
        return m_settings->exported();
    case Log:
        return m_log->exported();
    case Metrics:
        return m_metrics->exported();
    default:
        return m_backup->exported();
    }
}

void ServerPage::showState()
{
    const QTreeView *shown = m_tabs->current() == Settings ? m_settings->table()
        : m_tabs->current() == Log                         ? m_log->table()
        : m_tabs->current() == Metrics                     ? m_metrics->table()
        : m_tabs->current() == Backup                      ? m_backup->table()
                                                           : nullptr;
    m_export->setPossible(m_client && shown && shown->model()->rowCount() > 0);
    const QString against = m_client ? m_rights->reasonAgainstOperating() : QString();
    m_state->setOperator(against.isEmpty());
    m_metrics->setReason(against);
    QString reason = m_offlineReason.isEmpty() ? against : m_offlineReason;
    if (reason.isEmpty() && m_state->isOnPostgres())
        reason = tr("This server uses PostgreSQL: back it up with pg_dump and check it with pg_amcheck.");
    if (m_backup->reason() != reason)
        m_backup->setReason(reason);
    switch (m_tabs->current()) {
    case Settings:
        return m_header->setSubtitle(m_settings->subtitle());
    case Log:
        return m_header->setSubtitle(m_log->subtitle());
    case Metrics:
        return m_header->setSubtitle(m_client ? m_metrics->subtitle() : tr("No server is open"));
    case Backup:
        return m_header->setSubtitle(m_client ? m_backup->subtitle() : tr("No server is open"));
    default:
        m_header->setSubtitle(m_state->version().isEmpty() || !m_client
                ? tr("Server state")
                : tr("Version %1 · %2")
                      .arg(m_state->version(),
                          m_state->isLocal() ? tr("inside this program") : m_client->server().authority()));
    }
}

void ServerPage::refresh()
{
    m_state->refresh();
    m_settings->refresh();
    if (m_tabs->current() == Log)
        m_log->refresh();
    if (m_tabs->current() == Metrics)
        m_metrics->refresh();
    if (m_tabs->current() == Backup)
        m_backup->refresh();
}

void ServerPage::setOffline(bool offline, const QString &reason)
{
    m_offlineReason = offline ? reason : QString();
    m_state->setOffline(offline);
    m_log->setOffline(offline);
    m_metrics->setOffline(offline);
    showState();
}

void ServerPage::focusFilter()
{
    if (m_tabs->current() == Log)
        m_log->focusFilter();
    else if (m_tabs->current() == Settings)
        m_settings->focusFilter();
    else if (m_tabs->current() == Metrics)
        m_metrics->focusFilter();
}

void ServerPage::focusContent()
{
    if (m_tabs->current() == Log)
        m_log->table()->setFocus(Qt::ShortcutFocusReason);
    else if (m_tabs->current() == Settings)
        m_settings->table()->setFocus(Qt::ShortcutFocusReason);
    else if (m_tabs->current() == Metrics)
        m_metrics->table()->setFocus(Qt::ShortcutFocusReason);
    else if (m_tabs->current() == Backup)
        m_backup->table()->setFocus(Qt::ShortcutFocusReason);
    else
        m_tabs->setFocus(Qt::ShortcutFocusReason);
}

QList<QWidget *> ServerPage::panes() const
{
    switch (m_tabs->current()) {
    case Settings:
        return {m_header, m_settings->toolbar(), m_settings->table()};
    case Log:
        return {m_header, m_log->toolbar(), m_log->table()};
    case Metrics:
        return {m_header, m_metrics->toolbar(), m_metrics->table()};
    case Backup:
        return {m_header, m_backup, m_backup->table()};
    default:
        return {m_header, m_state};
    }
}

} // namespace answerdesk::console
