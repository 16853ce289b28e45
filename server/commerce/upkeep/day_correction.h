// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/commerce/totals/total_store.h"
#include "shared/api/revenue.h"

namespace answerdesk::commerce {

/// By how much the totals of a day differ from a full scan of it. Both are read from one snapshot, so what
/// later events add is not part of the difference: adding it makes the totals right at any later moment.
struct DayCorrection {
    QString day;
    qint64 corrections = 0; ///< of the company when this was read
    std::vector<std::pair<DayKey, DayChange>> totals;
    std::vector<std::pair<TicketDay, TicketChange>> tickets;
    std::vector<api::TotalDifference> differences; ///< the same for administrators, a figure an entry

    std::size_t rows() const { return totals.size() + tickets.size(); }
};

/// Reads totals and events. connection: in a snapshot or a writing transaction. Throws SqlFailure.
DayCorrection compareDay(storage::Connection &connection, const QString &companyKey, const QString &day);

/// Adds at most `limit` rows of a correction, beginning with the row `from`; with the last one it deletes the
/// rows that are empty now. False, without adding any, when the company's totals were corrected since: the
/// correction may be part of them. Part of a writing transaction; throws SqlFailure.
bool addCorrection(storage::Connection &connection, const QString &companyKey, DayCorrection &correction,
    std::size_t from, std::size_t limit);

} // namespace answerdesk::commerce
