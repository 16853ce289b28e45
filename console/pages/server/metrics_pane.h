// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/export/export_plan.h"
#include "shared/models/metric_model.h"
#include <QtCore/QTimer>
#include <QtWidgets/QWidget>

class QLineEdit;

namespace answerdesk::console {

class ListExport;
class ContentStack;
class DataTable;
class Toolbar;

/// Everything that the server counts and measures, the same as GET /metrics, read again every few seconds
/// while it is shown. GUI thread.
class MetricsPane final : public QWidget
{
    Q_OBJECT
public:
    explicit MetricsPane(const Clock &clock, QWidget *parent = nullptr);
    void setSession(client::ApiClient *client);
    void setActive(bool active);
    void setOffline(bool offline) { m_isOffline = offline; }
    /// Why this administrator is refused the figures; empty when not.
    void setReason(const QString &reason);
    void refresh();
    /// What "Export…" writes.
    ExportPlan exported() const;
    void addExport(const ListExport &files);
    void focusFilter();
    DataTable *table() const { return m_table; }
    QWidget *toolbar() const;
    QString subtitle() const;

signals:
    void changed();

private:
    void showState();
    models::MetricModel *m_model;
    Toolbar *m_toolbar;
    QLineEdit *m_search;
    DataTable *m_table;
    ContentStack *m_stack;
    QTimer m_again;
    QString m_reason;
    bool m_isActive = false;
    bool m_isOffline = false;
};

} // namespace answerdesk::console
