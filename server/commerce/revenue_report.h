// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/accounts/company.h"
#include "server/storage/connection.h"
#include "shared/api/revenue.h"

namespace answerdesk::commerce {

inline constexpr int kMaxReportDays = 3660;

/// Days of a report, both included.
struct DayRange {
    QDate from;
    QDate to;
};

/// The asked range, or its defaults: up to today, thirty days. INVALID_FIELDS for what is no day, ends before
/// it begins or is longer than kMaxReportDays.
Result<DayRange> rangeOf(const api::RevenueQuery &query, QDate today);

/// Attributed revenue of a range, from the totals that every event's transaction kept. Throws SqlFailure.
api::Revenue revenueOf(
    storage::Connection &connection, const accounts::Company &company, const DayRange &range, bool withTest);

} // namespace answerdesk::commerce
