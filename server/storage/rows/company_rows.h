// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/storage/connection/connection.h"
#include <span>

namespace answerdesk::storage {

/// A table with rows of companies, and its key behind the company.
struct CompanyTable {
    const char *name;
    const char *key; ///< columns, by commas; empty where a company has one row
};

/// Every table whose rows go with their company, in the order in which they go: what waits to be worked on
/// first, and rows that refer to others before those. A test compares the list with the schema of either
/// database.
std::span<const CompanyTable> companyTables();
/// Those with a company whose rows stay: the mark of the deletion, the audit log, which is never changed, and
/// the numbers given so far, which are not given again to a later company with the same key.
std::span<const char *const> keptCompanyTables();

/// How far a look through the tables has come.
struct CompanyRows {
    std::size_t next = 0; ///< table to go on with; 0: all of them were looked at to their end
    int deleted = 0;
};

/// Deletes so many rows of a company at most, in a write job, from a table on.
CompanyRows deleteCompanyRows(Connection &connection, const QString &companyKey, std::size_t from, int most);

} // namespace answerdesk::storage
