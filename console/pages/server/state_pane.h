// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/app/page/connector.h"
#include "console/widgets/feedback/toast.h"
#include "shared/api/monitoring.h"
#include "shared/client/api_client.h"
#include <QtCore/QTimer>

class QLabel;
class QPushButton;

namespace answerdesk::console {

class ContentStack;
class FactList;
class MetricCard;

/// How the server is: addresses, version, figures that tell whether all is well, and, for the one inside this
/// program, Stop and Restart with what they interrupt. GUI thread.
class StatePane final : public QWidget
{
    Q_OBJECT
public:
    explicit StatePane(Connector &connector, QWidget *parent = nullptr);
    void setSession(client::ApiClient *client);
    /// Asks every few seconds only while shown.
    void setActive(bool active);
    void refresh();
    void setOffline(bool offline);
    void setDataFolder(const QString &folder);
    /// What is open is the server inside this program.
    bool isLocal() const;
    QString version() const { return m_version; }
    /// Whether the server keeps its rows in PostgreSQL, as far as is known.
    bool isOnPostgres() const { return m_isOnPostgres; }
    /// Others than operators are refused the figures, so they are not asked for.
    void setOperator(bool isOperator) { m_isOperator = isOperator; }

public slots:
    void stop();
    void restart();

signals:
    void changed(); ///< another state was read
    void toastWanted(const answerdesk::console::ToastText &toast);

private:
    void build();
    QWidget *newFolderActions();
    void show(const api::ServerStatus &status);
    void showRequests(const api::ServerStatus &status);
    void showFigures(const api::Metrics &metrics);
    void showActions();
    QString interrupted() const;

    Connector &m_connector;
    QPointer<client::ApiClient> m_client;
    ContentStack *m_stack = nullptr;
    FactList *m_server = nullptr;
    FactList *m_data = nullptr;
    QWidget *m_figures = nullptr;
    QWidget *m_dataCard = nullptr;
    MetricCard *m_rate = nullptr;
    MetricCard *m_errors = nullptr;
    MetricCard *m_memory = nullptr;
    MetricCard *m_connections = nullptr;
    QPushButton *m_stop = nullptr;
    QPushButton *m_restart = nullptr;
    QPushButton *m_openFolder = nullptr;
    QPushButton *m_copyFolder = nullptr;
    client::PendingCall m_statusCall;
    client::PendingCall m_metricsCall;
    QTimer m_again;
    QList<double> m_rates, m_memories, m_openConnections;
    int m_generating = 0;
    QString m_version;
    QString m_dataFolder; ///< empty while it is not known
    bool m_isOffline = false;
    bool m_isOnPostgres = false;
    bool m_isOperator = true;
};

} // namespace answerdesk::console
