// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/models/audit_model.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::models {

client::Query AuditModel::query() const
{
    client::Query parameters;
    if (!m_filter.action.isEmpty())
        parameters.emplaceBack(u"action"_s, m_filter.action);
    if (!m_filter.text.isEmpty())
        parameters.emplaceBack(u"q"_s, m_filter.text);
    return parameters;
}

api::Endpoint AuditModel::endpoint() const
{
    return m_filter.ofServer ? api::Endpoint::ListServerAudit : api::Endpoint::ListAudit;
}

client::PendingCall AuditModel::ask(const QString &cursor, Done done)
{
    client::Query parameters = query();
    parameters.emplaceBack(u"limit"_s, QString::number(kRowsAPage));
    if (!cursor.isEmpty())
        parameters.emplaceBack(u"cursor"_s, cursor);
    return client()->call<Page>(endpoint(),
        {.segments = m_filter.ofServer ? QStringList() : QStringList{company()}, .query = parameters}, this,
        std::move(done));
}

} // namespace answerdesk::models
