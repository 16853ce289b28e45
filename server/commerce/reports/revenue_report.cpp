// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/commerce/reports/revenue_report.h"
#include "server/commerce/reports/revenue_figures.h"
#include "server/commerce/upkeep/rebuild_store.h"
#include "shared/core/day.h"
#include <QtCore/QDate>
#include <span>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::commerce {

namespace {

/// Whether a figure is of tickets, which have no currency.
bool isOfTickets(const api::FigureInfo &figure) { return figure.rows == api::FigureRows::Tickets; }

api::RevenueFigure figureOf(
    const api::FigureInfo &info, const Figures &now, const Figures &before, int digits, const QString &rows)
{
    api::RevenueFigure figure;
    figure.name = QString::fromLatin1(info.name);
    figure.unit = QString::fromLatin1(info.unit);
    figure.value = now.text(info.name, digits);
    figure.previous = before.text(info.name, digits);
    figure.changePercent = changePercent(figure.previous, figure.value);
    figure.formula = QString::fromUtf8(info.formula);
    figure.rows = rows;
    return figure;
}

/// The last day of the day, week or month that a day belongs to.
QDate lastOf(QDate day, api::RevenueInterval interval)
{
    switch (interval) {
    case api::RevenueInterval::Week:
        return day.addDays(7 - day.dayOfWeek());
    case api::RevenueInterval::Month:
        return QDate(day.year(), day.month(), day.daysInMonth());
    case api::RevenueInterval::Day:
        break;
    }
    return day;
}

api::RevenueDay dayOf(const Figures &figures, QDate from, QDate to, int digits)
{
    const auto text = [&](std::string_view name) { return figures.text(name, digits).value_or(QString()); };
    return {from.toString(Qt::ISODate), to.toString(Qt::ISODate), text("attributed_revenue"),
        text("net_revenue"), text("refunded"), figures.channelText(Channel::Chat, digits),
        figures.channelText(Channel::Faq, digits), text("helpful_revenue"), text("direct_revenue"),
        figures.orders(), text("added_to_cart"), figures.carts(), figures.text("average_cart_value", digits)};
}

/// The totals of one currency, ordered by day, spread over every day, week or month of the range.
api::RevenueOfCurrency currencyReport(std::span<const DayTotal> totals, const DayRange &range,
    api::RevenueInterval interval, const Figures &before, const QString &currency, const RowPaths &paths)
{
    api::RevenueOfCurrency report;
    report.currency = currency;
    const int digits = schema::minorUnits(currency);
    Figures all;
    auto total = totals.begin();
    for (QDate day = range.from; day <= range.to;) {
        const QDate last = std::min(lastOf(day, interval), range.to);
        const QString lastText = last.toString(Qt::ISODate);
        Figures figures;
        for (; total != totals.end() && total->day <= lastText; ++total) {
            figures.add(*total);
            all.add(*total);
        }
        report.days.push_back(dayOf(figures, day, last, digits));
        day = last.addDays(1);
    }
    const auto text = [&](std::string_view name) { return all.text(name, digits).value_or(QString()); };
    report.attributedRevenue = text("attributed_revenue");
    report.netRevenue = text("net_revenue");
    report.refunded = text("refunded");
    report.helpfulRevenue = text("helpful_revenue");
    report.directRevenue = text("direct_revenue");
    report.orders = all.orders();
    report.averageOrderValue = all.text("average_order_value", digits);
    report.addedToCart = text("added_to_cart");
    for (const api::FigureInfo &info : api::kFigures) {
        if (!isOfTickets(info))
            report.figures.push_back(figureOf(info, all, before, digits, paths.of(info.rows, currency)));
    }
    return report;
}

/// Sums of each currency.
QMap<QString, Figures> figuresOf(const QList<DayTotal> &totals)
{
    QMap<QString, Figures> all;
    for (const DayTotal &total : totals)
        all[total.currency].add(total);
    return all;
}

} // namespace

api::Revenue revenueOf(storage::Connection &connection, const accounts::Company &company,
    const DayRange &range, const api::RevenueQuery &query)
{
    const TotalsWanted wanted = wantedBy(company, range, query);
    const DayRange earlier = range.before();
    const TotalsWanted wantedBefore = wantedBy(company, earlier, query);
    const RowPaths paths(company, range, query);
    api::Revenue revenue;
    revenue.timeZone = QString::fromLatin1(company.timeZone.id());
    revenue.from = wanted.fromDay;
    revenue.to = wanted.toDay;
    revenue.previousFrom = wantedBefore.fromDay;
    revenue.previousTo = wantedBefore.toDay;
    const std::optional<RevenueState> state = loadRevenueState(connection, company.key);
    revenue.rebuilding = state && state->isRebuilding;

    const QList<DayTotal> totals = loadTotals(connection, wanted);
    const QMap<QString, Figures> before = figuresOf(loadTotals(connection, wantedBefore));
    for (auto begin = totals.begin(); begin != totals.end();) {
        const auto end = std::find_if(
            begin, totals.end(), [&](const DayTotal &total) { return total.currency != begin->currency; });
        revenue.currencies.push_back(
            currencyReport(std::span(begin, end), range, query.interval.value_or(api::RevenueInterval::Day),
                before.value(begin->currency), begin->currency, paths));
        begin = end;
    }

    Figures tickets;
    tickets.add(countTickets(connection, wanted));
    Figures ticketsBefore;
    ticketsBefore.add(countTickets(connection, wantedBefore));
    revenue.tickets = tickets.tickets().opened;
    revenue.ticketsWithOrder = tickets.tickets().withOrder;
    revenue.conversion = tickets.text("conversion", 0);
    for (const api::FigureInfo &info : api::kFigures) {
        if (isOfTickets(info))
            revenue.funnel.push_back(figureOf(info, tickets, ticketsBefore, 0, paths.of(info.rows, {})));
    }
    return revenue;
}

} // namespace answerdesk::commerce
