// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/revenue.h"
#include "shared/client/api_client.h"
#include "shared/models/remote_model.h"
#include <QtCore/QDate>

namespace answerdesk::models {

/// Attributed revenue by day, week or month in one currency at a time, the newest first. Sums stay the exact
/// texts that the server sent; numbers are for drawing and sorting only. Qt::DisplayRole gives the day,
/// or the first one, as QDate in the company's zone.
class RevenueModel final : public RemoteModel
{
    Q_OBJECT
public:
    /// One figure of every day, oldest first.
    struct Series {
        QList<double> total;
        QList<double> orders;
        QList<double> added;
    };

    using RemoteModel::RemoteModel;

    /// What is asked for next; nothing set: the server's default, the last 30 days. Does not ask.
    void setQuery(const api::RevenueQuery &query) { m_query = query; }
    void refresh() override;

    QStringList currencies() const;
    /// At first that of the most orders.
    QString currency() const { return m_currency; }
    /// Shows another currency of the same answer; kept over refresh() while it is there.
    void setCurrency(const QString &code);

    /// The answer as it came; nothing before the first one.
    const std::optional<api::Revenue> &revenue() const { return m_revenue; }
    /// A currency's part, null without one.
    const api::RevenueOfCurrency *part(const QString &currency) const;
    const api::RevenueOfCurrency *chosen() const { return part(m_currency); }
    Series series() const;
    const api::RevenueDay &dayAt(int row) const;

signals:
    void currencyChanged();

protected:
    int count() const override;
    QVariant value(int row, int role) const override;
    void clear() override;

private:
    api::RevenueQuery m_query;
    QString m_currency;
    std::optional<api::Revenue> m_revenue;
    client::PendingCall m_call;
};

} // namespace answerdesk::models
