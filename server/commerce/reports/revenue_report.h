// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/accounts/model/company.h"
#include "server/commerce/reports/day_range.h"
#include "server/storage/connection/connection.h"

namespace answerdesk::commerce {

/// Attributed revenue of a range, from the totals that every event's transaction kept. Throws SqlFailure.
api::Revenue revenueOf(storage::Connection &connection, const accounts::Company &company,
    const DayRange &range, const api::RevenueQuery &query);
/// The same by what it is made of.
api::RevenueBreakdown breakdownOf(storage::Connection &connection, const accounts::Company &company,
    const DayRange &range, const api::BreakdownQuery &query);

} // namespace answerdesk::commerce
