// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/accounts/model/company.h"
#include "server/storage/connection/connection.h"

namespace answerdesk::commerce {

// Rows whose days are those of another time zone, and what says in which one they are. All inside a writing
// transaction; all throw SqlFailure.

struct RevenueState {
    QString timeZone;
    bool isRebuilding = false;
};
std::optional<RevenueState> loadRevenueState(storage::Connection &connection, const QString &companyKey);
void storeRevenueState(storage::Connection &connection, const QString &companyKey, const RevenueState &state);
/// How many corrections of its totals a company has had; see addCorrection().
qint64 loadCorrections(storage::Connection &connection, const QString &companyKey);
void storeCorrections(storage::Connection &connection, const QString &companyKey, qint64 corrections);
/// Whether the company has anything that has a day.
bool hasCommerce(storage::Connection &connection, const QString &companyKey);

/// Which rows are given their day.
enum class DatedRows { CartEvents, Orders, Refunds, Tickets };

/// Gives the rows with the next numbers after this one their day in the company's zone; returns the last
/// number that was looked at, nothing when there are no more.
std::optional<qint64> redate(storage::Connection &connection, const accounts::Company &company,
    DatedRows kind, qint64 afterId, int limit);

/// The first cart event of a day or a later one; 0 when there is none.
qint64 firstEventOf(storage::Connection &connection, const QString &companyKey, const QString &day);
/// Items and carts note in which days they were counted. These notes are cleared and made again for the cart
/// events with the next numbers after this one; returns the last number, nothing when there are no more. All
/// are cleared before the first is made again. What comes in between notes itself.
enum class Noting { Clear, Add };
std::optional<qint64> noteCounted(
    storage::Connection &connection, const QString &companyKey, Noting noting, qint64 afterId, int limit);

} // namespace answerdesk::commerce
