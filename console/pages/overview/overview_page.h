// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/app/page/page.h"
#include "console/pages/overview/overview_facts.h"
#include "shared/core/clock.h"
#include <QtCore/QTimer>

class QPushButton;
class QVBoxLayout;

namespace answerdesk::console {

class AccessRights;
class AnswersCard;
class ChangesCard;
class FirstStepsCard;
class FreshnessCard;
class HealthCard;
class LiveCards;
class MetricCard;
class OverviewWatch;
class PageHeader;
class TodoCard;

/// What needs me? Health, figures that move, what is to be done, and the ways to every page. On a first run
/// the steps to the first answer stand in the place of the to-do list.
class OverviewPage final : public Page
{
    Q_OBJECT
public:
    explicit OverviewPage(const Clock &clock, QWidget *parent = nullptr);
    bool needsCompany() const override { return false; } // the way to the first one begins here
    void setSession(client::ApiClient *client, const QString &companyKey) override;
    void refresh() override;
    void setOffline(bool offline, const QString &reason) override;
    void setActive(bool active) override;
    void focusFilter() override { focusContent(); }
    void focusContent() override;
    QList<QWidget *> panes() const override;

private:
    void buildHeader();
    QWidget *buildBody();
    QWidget *buildLeft();
    QWidget *buildRight();
    void connectCards();
    void showFacts();
    void showTimes();
    void showRevenue();
    QDateTime now() const;

    const Clock &m_clock;
    AccessRights *m_rights;
    OverviewWatch *m_watch;
    PageHeader *m_header;
    QPushButton *m_refresh;
    QPushButton *m_bench;
    HealthCard *m_health;
    LiveCards *m_live;
    TodoCard *m_todo;
    FirstStepsCard *m_steps;
    ChangesCard *m_changes;
    MetricCard *m_revenue;
    FreshnessCard *m_freshness;
    AnswersCard *m_answers;
    QVBoxLayout *m_body = nullptr;
    QWidget *m_left = nullptr;
    QWidget *m_right = nullptr;
    QTimer m_second{this}; ///< "4 seconds ago"
    bool m_isOffline = false;
};

} // namespace answerdesk::console
