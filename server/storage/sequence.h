// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/storage/connection.h"

namespace answerdesk::storage {

/// The next number of a company's sequence, from 1; never given twice, also when the row it was for is
/// deleted. Part of the writing transaction.
inline qint64 nextValue(Connection &connection, const QString &companyKey, const QString &name)
{
    Rows rows
        = connection.run("INSERT INTO sequence (company_key, name, last_value) VALUES (?, ?, 1) "
                         "ON CONFLICT (company_key, name) DO UPDATE SET last_value = sequence.last_value + 1 "
                         "RETURNING last_value",
            companyKey, name);
    rows.next();
    return rows.integer(0);
}

} // namespace answerdesk::storage
