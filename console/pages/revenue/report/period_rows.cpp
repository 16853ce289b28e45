// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/revenue/report/period_rows.h"
#include "console/widgets/basics/time_text.h"
#include "shared/core/amount.h"
#include <QtCore/QLocale>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

QString measured(const api::RevenueDay &day, Measure measure)
{
    switch (measure) {
    case Measure::Revenue:
    case Measure::Helpful:
        return day.revenue;
    case Measure::Orders:
        return QString::number(day.orders);
    case Measure::CartValue:
        break;
    }
    return day.addedToCart;
}

/// The same period of another report; zero when the report has nothing of the currency.
QString measuredAt(const api::RevenueOfCurrency *part, std::size_t index, Measure measure)
{
    return part && index < part->days.size() ? measured(part->days[index], measure) : u"0"_s;
}

QString helpfulAt(const api::RevenueOfCurrency *part, std::size_t index)
{
    return part && index < part->days.size() ? part->days[index].helpful : u"0"_s;
}

/// What is left of the total; empty where the reports do not fit together, as when an order came between
/// them.
QString rest(const QString &total, const QString &chat, const QString &faq)
{
    const auto all = Decimal::parse(total.toLatin1());
    const auto first = Decimal::parse(chat.toLatin1()), second = Decimal::parse(faq.toLatin1());
    if (!all || !first || !second)
        return {};
    const Amount left = Amount::of(*all) - Amount::of(*first) - Amount::of(*second);
    return left.isNegative() ? QString() : left.toText();
}

bool isWhole(const PeriodRow &row, api::RevenueInterval interval)
{
    return interval == api::RevenueInterval::Month && row.first.day() == 1
        && row.last.day() == row.last.daysInMonth() && row.first.month() == row.last.month();
}

} // namespace

QList<PeriodRow> periodRows(const PeriodSources &sources, Measure measure)
{
    QList<PeriodRow> rows;
    if (!sources.all)
        return rows;
    for (std::size_t i = 0; i < sources.all->days.size(); ++i) {
        const api::RevenueDay &day = sources.all->days[i];
        PeriodRow row;
        row.first = QDate::fromString(day.date, Qt::ISODate);
        row.last = QDate::fromString(day.lastDate, Qt::ISODate);
        row.total = measured(day, measure);
        if (measure == Measure::Revenue) {
            row.chat = day.chat;
            row.faq = day.faq;
        } else if (measure == Measure::Helpful && sources.hasChannels) {
            row.chat = helpfulAt(sources.chat, i);
            row.faq = helpfulAt(sources.faq, i);
            row.unhelpful = rest(row.total, row.chat, row.faq);
        } else if (sources.hasChannels) {
            row.chat = measuredAt(sources.chat, i, measure);
            row.faq = measuredAt(sources.faq, i, measure);
        }
        if (sources.hasBefore)
            row.before = measuredAt(sources.before, i, measure);
        rows << row;
    }
    return rows;
}

QString periodName(const PeriodRow &row, api::RevenueInterval interval)
{
    if (interval == api::RevenueInterval::Day)
        return timetext::date(row.first, "ddd d MMM yyyy");
    if (isWhole(row, interval))
        return QLocale().toString(row.first, u"MMMM yyyy"_s);
    return timetext::date(row.first, "d MMM") + u" – "_s + timetext::date(row.last, "d MMM yyyy");
}

QString periodLabel(const PeriodRow &row, api::RevenueInterval interval, bool withYear)
{
    if (interval == api::RevenueInterval::Month)
        return QLocale().toString(row.first, withYear ? u"MMM yy"_s : u"MMM"_s);
    return timetext::date(row.first, withYear ? "d MMM yy" : "d MMM");
}

} // namespace answerdesk::console
