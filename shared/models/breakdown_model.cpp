// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/models/breakdown_model.h"

namespace answerdesk::models {

void BreakdownModel::clear()
{
    m_call.cancel();
    m_breakdown = {};
    m_shown.clear();
}

void BreakdownModel::setQuery(const api::BreakdownQuery &query)
{
    const bool isOther = query.by != m_query.by;
    m_query = query;
    if (isOther)
        reset();
}

void BreakdownModel::setCurrency(const QString &code)
{
    if (m_currency == code)
        return;
    beginResetModel();
    m_currency = code;
    choose();
    endResetModel();
}

void BreakdownModel::choose()
{
    m_shown.clear();
    std::copy_if(m_breakdown.parts.begin(), m_breakdown.parts.end(), std::back_inserter(m_shown),
        [this](const api::RevenuePart &part) { return part.currency == m_currency; });
}

void BreakdownModel::refresh()
{
    if (!canAsk())
        return;
    m_call.cancel();
    beginLoading();
    m_call = client()->revenueBreakdown(
        company(), m_query, this, [this](client::ApiResult<api::RevenueBreakdown> breakdown) {
            if (!breakdown)
                return endLoading(breakdown.error());
            beginResetModel();
            m_breakdown = std::move(*breakdown);
            choose();
            endResetModel();
            endLoading();
        });
}

} // namespace answerdesk::models
