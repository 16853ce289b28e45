// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/revenue/report/report_scope.h"
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

namespace {

struct ScopeTexts {
    Q_DECLARE_TR_FUNCTIONS(ScopeTexts)
};

} // namespace

QString presetName(api::RevenuePreset preset)
{
    switch (preset) {
    case api::RevenuePreset::Today:
        return ScopeTexts::tr("Today");
    case api::RevenuePreset::Yesterday:
        return ScopeTexts::tr("Yesterday");
    case api::RevenuePreset::SevenDays:
        return ScopeTexts::tr("Last 7 days");
    case api::RevenuePreset::ThirtyDays:
        return ScopeTexts::tr("Last 30 days");
    case api::RevenuePreset::NinetyDays:
        return ScopeTexts::tr("Last 90 days");
    case api::RevenuePreset::MonthToDate:
        return ScopeTexts::tr("Month to date");
    case api::RevenuePreset::Year:
        break;
    }
    return ScopeTexts::tr("Year to date");
}

} // namespace answerdesk::console
