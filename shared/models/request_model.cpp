// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/models/request_model.h"

namespace answerdesk::models {

RequestModel::RequestModel(QObject *parent)
    : LiveModel(api::Endpoint::ListRequests, parent)
{
}

void RequestModel::setFilter(const Filter &filter)
{
    if (m_filter == filter)
        return;
    m_filter = filter;
    if (isLoaded() || isLoading())
        refresh();
}

api::RequestsQuery RequestModel::asked() const
{
    api::RequestsQuery query;
    if (!m_filter.ofServer)
        query.company = company();
    query.area = m_filter.area;
    query.endpoint = textOrNothing(m_filter.endpoint);
    query.status = textOrNothing(m_filter.status);
    query.outcome = m_filter.outcome;
    query.errors = m_filter.errors;
    query.q = textOrNothing(m_filter.text);
    return query;
}

} // namespace answerdesk::models
