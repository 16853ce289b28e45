// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/models/audit_model.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::models {

client::Query AuditModel::query() const
{
    client::Query parameters = withText(m_filter.text);
    if (!m_filter.action.isEmpty())
        parameters.emplaceBack(u"action"_s, m_filter.action);
    if (!m_filter.from.isEmpty())
        parameters.emplaceBack(u"from"_s, m_filter.from);
    if (!m_filter.to.isEmpty())
        parameters.emplaceBack(u"to"_s, m_filter.to);
    return parameters;
}

} // namespace answerdesk::models
