// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/accounts/company.h"
#include "server/storage/connection.h"

namespace answerdesk::accounts {

// Rows of companies. Writing functions run in a write job.

QList<Company> loadCompanies(storage::Connection &connection);
std::optional<Company> loadCompany(storage::Connection &connection, const QString &companyKey);
/// ALREADY_EXISTS when the key is taken.
Result<void> insertCompany(storage::Connection &connection, const Company &company);
void updateCompany(storage::Connection &connection, const Company &company);

} // namespace answerdesk::accounts
