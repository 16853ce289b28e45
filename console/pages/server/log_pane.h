// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/export/export_plan.h"
#include "console/widgets/feedback/toast.h"
#include "shared/models/log_model.h"
#include <QtCore/QTimer>

class QComboBox;
class QLineEdit;
class QPushButton;

namespace answerdesk::console {

class ListExport;
class Badge;
class ContentStack;
class DataTable;
class Toolbar;

/// The server's own log, live: level and text narrow it, and it stands still while somebody has scrolled down
/// or paused it. GUI thread.
class LogPane final : public QWidget
{
    Q_OBJECT
public:
    explicit LogPane(QWidget *parent = nullptr);
    void setSession(client::ApiClient *client);
    void setActive(bool active);
    void refresh() { m_model->refresh(); }
    void setOffline(bool offline);
    /// What "Export…" writes.
    ExportPlan exported() const;
    void addExport(const ListExport &files);
    void focusFilter();
    DataTable *table() const { return m_table; }
    QWidget *toolbar() const;
    QString subtitle() const;

public slots:
    void setPaused(bool paused);
    /// Back to the newest, and on with them.
    void follow();

signals:
    void changed();
    void toastWanted(const answerdesk::console::ToastText &toast);

private:
    void buildToolbar();
    void applyFilter();
    void clearFilter();
    void hold();
    void showState();
    models::LogModel *m_model;
    Toolbar *m_toolbar;
    QLineEdit *m_search;
    QComboBox *m_level;
    Badge *m_state;
    QPushButton *m_news;
    QPushButton *m_pause;
    DataTable *m_table;
    ContentStack *m_stack;
    QTimer m_typed;
    bool m_isPaused = false;
    bool m_isActive = false;
    bool m_isOffline = false;
};

} // namespace answerdesk::console
