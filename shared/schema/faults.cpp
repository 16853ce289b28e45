// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/schema/faults.h"
#include <algorithm>

namespace answerdesk::schema {

bool Faults::has(const QString &path) const
{
    const auto isPath = [&](const auto &fault) { return fault.first == path; };
    return m_missing.contains(path) || std::any_of(m_invalid.begin(), m_invalid.end(), isPath);
}

Error Faults::toError() const
{
    QStringList names;
    if (!m_missing.isEmpty()) {
        names = m_missing;
    } else {
        for (const auto &[path, reason] : m_invalid)
            names << path + QStringLiteral(" ") + reason;
    }
    // The message stays readable however many lines an order has; the lists are complete.
    QString list = QStringList(names.mid(0, 5))
                       .join(m_missing.isEmpty() ? QStringLiteral("; ") : QStringLiteral(", "));
    if (names.size() > 5)
        list += QStringLiteral(" and %1 more").arg(names.size() - 5);
    Error error = m_missing.isEmpty()
        ? Error::make(ErrorCode::InvalidFields, list + u'.')
        : Error::make(ErrorCode::MissingRequiredFields, QStringLiteral("Required: ") + list + u'.');
    error.missingFields = m_missing;
    error.invalidFields = m_invalid;
    return error;
}

} // namespace answerdesk::schema
