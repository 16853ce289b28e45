// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/pages/overview/overview_facts.h"
#include "console/widgets/cards/card.h"

namespace answerdesk::console {

/// What the company's shop asks right now: requests a second, errors, answer time, pages being made.
class LiveCards final : public QWidget
{
    Q_OBJECT
public:
    explicit LiveCards(QWidget *parent = nullptr);
    void setOverview(const api::CompanyOverview &overview);
    /// Another company: nothing is known of it yet.
    void clear();

signals:
    void pageWanted(const QString &page, const QString &view);

private:
    MetricCard *add(const QString &id, const QString &name, const QString &formula, const QString &opens,
        const QString &page, const QString &view);
    void showTraffic(const api::OverviewTraffic &traffic);
    MetricCard *m_rate;
    MetricCard *m_errors;
    MetricCard *m_time;
    MetricCard *m_pages;
    QList<double> m_queued; ///< as it was each time that somebody asked
    qint64 m_queuedAtMs = 0;
};

} // namespace answerdesk::console
