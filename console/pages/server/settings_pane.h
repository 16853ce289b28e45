// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/export/export_plan.h"
#include "console/widgets/feedback/toast.h"
#include "shared/api/server_settings.h"
#include "shared/client/api_client.h"
#include <QtWidgets/QWidget>

class QLineEdit;
class QPushButton;

namespace answerdesk::console {

class ListExport;
class ContentStack;
class DataTable;
class LocalCare;
class Paragraph;
class SettingRows;
class Toolbar;

/// What the server was set to when it started, and where that stands. Those of the server inside this program
/// can be changed: each is checked when its field is left and before it is saved. GUI thread.
class ServerSettingsPane final : public QWidget
{
    Q_OBJECT
public:
    /// care: null without a server inside this program; outlives the pane.
    explicit ServerSettingsPane(LocalCare *care, QWidget *parent = nullptr);
    void setSession(client::ApiClient *client);
    /// What is open is the server inside this program.
    void setLocal(bool isLocal);
    /// Of the open server; without one, what the server inside this program would start with.
    void refresh();
    /// What "Export…" writes.
    ExportPlan exported() const;
    void addExport(const ListExport &files);
    void focusFilter();
    DataTable *table() const { return m_table; }
    QWidget *toolbar() const;
    QString subtitle() const;
    /// Of the setting with this name; empty when it has none or is not known.
    QString valueOf(QStringView name) const;

signals:
    void changed();
    void restartWanted();
    void toastWanted(const answerdesk::console::ToastText &toast);

private:
    void show(const std::vector<api::ServerSetting> &settings);
    void showState();
    const api::ServerSetting *chosen() const;
    QString reasonAgainstChange() const;
    void change();
    void openDialog(const api::ServerSetting &setting);
    QPointer<client::ApiClient> m_client;
    client::PendingCall m_call;
    std::vector<api::ServerSetting> m_all;
    LocalCare *m_care;
    SettingRows *m_rows;
    Toolbar *m_toolbar;
    QLineEdit *m_search;
    Paragraph *m_note;
    QPushButton *m_change;
    DataTable *m_table;
    ContentStack *m_stack;
    bool m_isLocal = false;
};

} // namespace answerdesk::console
