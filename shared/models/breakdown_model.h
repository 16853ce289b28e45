// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/client/api_client.h"
#include "shared/models/remote_model.h"

namespace answerdesk::models {

/// What revenue is made of by one property, in one currency at a time, the part with the most revenue first.
/// Qt::DisplayRole gives what a part is of.
class BreakdownModel final : public RemoteModel
{
    Q_OBJECT
public:
    using RemoteModel::RemoteModel;

    /// What is asked for next; does not ask. The parts of another property go at once.
    void setQuery(const api::BreakdownQuery &query);
    const api::BreakdownQuery &query() const { return m_query; }
    void setCurrency(const QString &code);
    void refresh() override;

    const api::RevenuePart &at(int row) const { return m_shown[std::size_t(row)]; }
    /// False when the server looked at the newest orders of the range only.
    bool isComplete() const { return m_breakdown.complete; }

protected:
    int count() const override { return int(m_shown.size()); }
    QVariant value(int row, int role) const override
    {
        return role == Qt::DisplayRole ? QVariant(at(row).label) : QVariant();
    }
    void clear() override;

private:
    void choose();
    api::BreakdownQuery m_query;
    QString m_currency;
    api::RevenueBreakdown m_breakdown;
    std::vector<api::RevenuePart> m_shown;
    client::PendingCall m_call;
};

} // namespace answerdesk::models
