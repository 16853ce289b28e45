// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/pages/overview/overview_facts.h"
#include "shared/client/api_client.h"
#include "shared/core/clock.h"
#include <QtCore/QTimer>

namespace answerdesk::console {

/// Keeps the facts of a company fresh while somebody looks: figures every few seconds, revenue and changes
/// once a minute. What was known stays while the server does not answer. GUI thread.
class OverviewWatch final : public QObject
{
    Q_OBJECT
public:
    static constexpr int kLiveMs = 5'000;
    static constexpr int kSlowMs = 60'000;

    explicit OverviewWatch(const Clock &clock, QObject *parent = nullptr);
    /// Forgets everything and asks anew; null and empty ask for nothing.
    void setSession(client::ApiClient *client, const QString &companyKey);
    void setActive(bool active);
    void setOffline(bool offline);
    /// Asks for all of it at once.
    void refresh();
    const OverviewFacts &facts() const { return m_facts; }

signals:
    void changed();

private:
    void askLive();
    void askReadiness();
    void askSlow();
    void askChanges();
    void applyTimers();

    const Clock &m_clock;
    QPointer<client::ApiClient> m_client;
    OverviewFacts m_facts;
    client::PendingCall m_overview, m_ready, m_status, m_revenue, m_changes;
    QTimer m_live{this}, m_slow{this};
    bool m_isActive = false;
    bool m_isOffline = false;
};

} // namespace answerdesk::console
