// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/accounts/model/company.h"
#include "server/storage/connection/connection.h"

namespace answerdesk::accounts {

// Rows of companies. Writing functions run in a write job.

/// Without deleted ones, like everything here that does not say otherwise.
QList<Company> loadCompanies(storage::Connection &connection);
std::optional<Company> loadCompany(storage::Connection &connection, const QString &companyKey);
/// ALREADY_EXISTS when the key is taken, be it by a company whose rows are still being removed.
Result<void> insertCompany(storage::Connection &connection, const Company &company);
void updateCompany(storage::Connection &connection, const Company &company);

/// A company whose rows are being removed.
struct DeletedCompany {
    QString key;
    qint64 deletedMs = 0;
};

/// From now on the company is not there; its rows are.
void markDeleted(storage::Connection &connection, const QString &companyKey, qint64 nowMs);
QList<DeletedCompany> loadDeleted(storage::Connection &connection); ///< the first one first
/// Frees the key of a deleted company that has no other rows any more.
void deleteCompanyRow(storage::Connection &connection, const QString &companyKey);

} // namespace answerdesk::accounts
