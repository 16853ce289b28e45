// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/accounts/model/company.h"
#include "server/storage/connection/connection.h"
#include <QtCore/QSet>
#include <optional>

namespace answerdesk::commerce {

/// What a recalculation of attribution has done so far.
struct Recalculated {
    QSet<QString> days; ///< whose totals it changes
    int orders = 0; ///< that it looked at
    int changed = 0; ///< of these
    int lost = 0; ///< of the changed ones: no longer attributed
};

// Both attribute the orders or cart events of a day with the next numbers after this one again, by the
// company's settings of now and the interactions as they were then. The totals are left as they are, to be
// corrected when all is done. They return the last number that was looked at, nothing when there are no more.
// Part of a write job; throw SqlFailure.

std::optional<qint64> recalculateOrders(storage::Connection &connection, const accounts::Company &company,
    const QString &day, qint64 afterId, int limit, Recalculated &result);
std::optional<qint64> recalculateCarts(storage::Connection &connection, const accounts::Company &company,
    const QString &day, qint64 afterId, int limit, Recalculated &result);

} // namespace answerdesk::commerce
