// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/revenue.h"
#include <QtCore/QDate>

namespace answerdesk::console {

/// What a report is held against.
enum class Comparison : unsigned char { PeriodBefore, LastYear };

/// Which days a report is about and how they are put together; days of the company's zone.
struct ReportScope {
    std::optional<api::RevenuePreset> preset = api::RevenuePreset::ThirtyDays; ///< none: from and to
    QDate from;
    QDate to;
    api::RevenueInterval interval = api::RevenueInterval::Day;
    bool withTest = false; ///< visitors of test keys as well

    api::RevenueQuery query() const;
    /// The same days, as an answer says them: other requests then mean exactly those, whatever time it is.
    static api::RevenueFilter filterOf(const QString &from, const QString &to, bool withTest);
};

/// "Last 30 days".
QString presetName(api::RevenuePreset preset);

} // namespace answerdesk::console
