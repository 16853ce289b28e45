// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/accounts/company.h"
#include "server/storage/connection.h"
#include "shared/api/revenue.h"

namespace answerdesk::commerce {

/// Attributes the orders and cart events of a day anew, by the company's settings of now and the interactions
/// as they were then, and counts the totals of every day that this changes. Adds to the counts of the result.
/// Part of a write job; throws SqlFailure.
void recalculateDay(storage::Connection &connection, const accounts::Company &company, const QString &day,
    api::Recalculation &result);

} // namespace answerdesk::commerce
