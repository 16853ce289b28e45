// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/core/error.h"

namespace answerdesk::schema {

/// Everything that is wrong with one request, gathered so that the caller hears of all of it at once.
class Faults
{
public:
    void missing(const QString &path) { m_missing << path; }
    void invalid(const QString &path, const QString &reason) { m_invalid.emplace_back(path, reason); }
    /// Whether a fault of this field is known already; rules between fields ask before they judge a value.
    bool has(const QString &path) const;
    bool isEmpty() const { return m_missing.isEmpty() && m_invalid.empty(); }
    /// MISSING_REQUIRED_FIELDS when a field is absent, else INVALID_FIELDS; lists both kinds.
    Error toError() const;

private:
    QStringList m_missing;
    std::vector<std::pair<QString, QString>> m_invalid;
};

} // namespace answerdesk::schema
