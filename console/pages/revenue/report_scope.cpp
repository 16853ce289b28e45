// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/revenue/report_scope.h"
#include <QtCore/QCoreApplication>

namespace answerdesk::console {

api::RevenueFilter ReportScope::filterOf(const QString &from, const QString &to, bool withTest)
{
    api::RevenueFilter filter;
    filter.from = from;
    filter.to = to;
    if (withTest)
        filter.includeTest = true;
    return filter;
}

api::RevenueQuery ReportScope::query() const
{
    api::RevenueQuery query;
    if (!preset)
        static_cast<api::RevenueFilter &>(query)
            = filterOf(from.toString(Qt::ISODate), to.toString(Qt::ISODate), withTest);
    else if (withTest)
        query.includeTest = true;
    query.preset = preset;
    if (interval != api::RevenueInterval::Day)
        query.interval = interval;
    return query;
}

QString presetName(api::RevenuePreset preset)
{
    const auto tr = [](const char *text) { return QCoreApplication::translate("ReportScope", text); };
    switch (preset) {
    case api::RevenuePreset::Today:
        return tr("Today");
    case api::RevenuePreset::Yesterday:
        return tr("Yesterday");
    case api::RevenuePreset::SevenDays:
        return tr("Last 7 days");
    case api::RevenuePreset::ThirtyDays:
        return tr("Last 30 days");
    case api::RevenuePreset::NinetyDays:
        return tr("Last 90 days");
    case api::RevenuePreset::MonthToDate:
        return tr("Month to date");
    case api::RevenuePreset::Year:
        break;
    }
    return tr("Year to date");
}

} // namespace answerdesk::console
