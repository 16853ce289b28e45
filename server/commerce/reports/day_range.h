// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/revenue.h"
#include "shared/core/result.h"
#include <QtCore/QDate>

namespace answerdesk::commerce {

inline constexpr int kMaxReportDays = 3660;

/// Days of a report, both included.
struct DayRange {
    QDate from;
    QDate to;

    qint64 days() const { return from.daysTo(to) + 1; }
    /// As many days right before.
    DayRange before() const { return {from.addDays(-days()), from.addDays(-1)}; }
};

/// The asked range, or its defaults: up to today, thirty days. INVALID_FIELDS for what is no day, ends before
/// it begins or is longer than kMaxReportDays.
Result<DayRange> rangeOf(const api::RevenueFilter &filter, QDate today);

} // namespace answerdesk::commerce
