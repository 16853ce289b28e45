// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/accounts/company.h"
#include "server/storage/connection.h"

namespace answerdesk::commerce {

// Rows whose days are those of another time zone, and what says in which one they are. All inside a writing
// transaction; all throw SqlFailure.

struct RevenueState {
    QString timeZone;
    bool isRebuilding = false;
};
std::optional<RevenueState> loadRevenueState(storage::Connection &connection, const QString &companyKey);
void storeRevenueState(storage::Connection &connection, const QString &companyKey, const RevenueState &state);
/// Whether the company has anything that has a day.
bool hasCommerce(storage::Connection &connection, const QString &companyKey);

/// Which rows are given their day.
enum class DatedRows { CartEvents, Orders, Refunds, Tickets };

/// Gives the rows with the next numbers after this one their day in the company's zone; returns the last
/// number that was looked at, nothing when there are no more.
std::optional<qint64> redate(storage::Connection &connection, const accounts::Company &company,
    DatedRows kind, qint64 afterId, int limit);

/// Notes on the items and carts with events from one day to another in which of these days they were counted;
/// what was noted of them before is forgotten.
void noteCounted(storage::Connection &connection, const QString &companyKey, const QString &firstDay,
    const QString &lastDay);

} // namespace answerdesk::commerce
