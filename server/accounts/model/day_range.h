// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/accounts/model/company.h"
#include "shared/api/list_page.h"
#include "shared/core/day.h"
#include <QtCore/QDateTime>

namespace answerdesk::accounts {

/// The moments of the days of a query, for rows that have a time and no day.
struct DayRange {
    std::optional<qint64> fromMs; ///< the first millisecond of the first day in the company's time zone
    std::optional<qint64> untilMs; ///< the first one after the last day

    static DayRange of(const Company &company, const api::RangeQuery &query)
    {
        const auto startOf = [&](const std::optional<QString> &day, int plusDays) -> std::optional<qint64> {
            const std::optional<QDate> date = day ? readDay(*day) : std::nullopt;
            if (!date)
                return std::nullopt;
            return date->addDays(plusDays).startOfDay(company.timeZone).toMSecsSinceEpoch();
        };
        return {startOf(query.from, 0), startOf(query.to, 1)};
    }
};

} // namespace answerdesk::accounts
