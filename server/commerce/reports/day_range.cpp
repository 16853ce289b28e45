// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/commerce/reports/day_range.h"
#include "shared/core/day.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::commerce {

namespace {

constexpr int kDefaultDays = 30;

Result<DayRange> presetRange(api::RevenuePreset preset, QDate today)
{
    switch (preset) {
    case api::RevenuePreset::Today:
        return DayRange{today, today};
    case api::RevenuePreset::Yesterday:
        return DayRange{today.addDays(-1), today.addDays(-1)};
    case api::RevenuePreset::SevenDays:
        return DayRange{today.addDays(-6), today};
    case api::RevenuePreset::ThirtyDays:
        return DayRange{today.addDays(-29), today};
    case api::RevenuePreset::NinetyDays:
        return DayRange{today.addDays(-89), today};
    case api::RevenuePreset::MonthToDate:
        return DayRange{QDate(today.year(), today.month(), 1), today};
    case api::RevenuePreset::Year:
        break;
    }
    return DayRange{QDate(today.year(), 1, 1), today};
}

} // namespace

Result<DayRange> rangeOf(const api::RevenueFilter &filter, QDate today)
{
    if (filter.preset)
        return presetRange(*filter.preset, today);
    Error error = Error::make(ErrorCode::InvalidFields);
    const auto read = [&error](const QString &name, const std::optional<QString> &text) {
        const std::optional<QDate> day = text ? readDay(*text) : std::nullopt;
        if (text && !day)
            error.invalidFields.emplace_back(name, u"must be a day, YYYY-MM-DD"_s);
        return day;
    };
    const std::optional<QDate> from = read(u"from"_s, filter.from);
    const std::optional<QDate> to = read(u"to"_s, filter.to);
    if (!error.invalidFields.empty())
        return fail(std::move(error));
    DayRange range;
    range.to = to.value_or(today);
    range.from = from.value_or(range.to.addDays(1 - kDefaultDays));
    if (range.from > range.to) {
        return fail(Error::invalidField(
            u"from"_s, u"must not be after to, %1"_s.arg(range.to.toString(Qt::ISODate))));
    }
    if (range.days() > kMaxReportDays)
        return fail(Error::invalidField(u"from"_s, u"a range has at most %1 days"_s.arg(kMaxReportDays)));
    return range;
}

} // namespace answerdesk::commerce
