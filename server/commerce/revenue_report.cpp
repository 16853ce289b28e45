// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/commerce/revenue_report.h"
#include "server/commerce/exact_sum.h"
#include "server/commerce/revenue_store.h"
#include "shared/core/day.h"
#include <QtCore/QDate>
#include <span>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::commerce {

namespace {

constexpr int kDefaultDays = 30;
constexpr int kConversionDigits = 6;

struct Figures {
    Amount revenue;
    Amount chat;
    Amount faq;
    Amount helpful;
    qint64 orders = 0;
    ExactSum cart;

    void add(const DayTotal &total)
    {
        const Amount amount = Amount::fromLimbs(total.revenue);
        revenue += amount;
        (total.channel == Channel::Chat ? chat : faq) += amount;
        if (total.isHelpful)
            helpful += amount;
        orders += total.orders;
        cart.add(total.cart);
    }
};

/// The totals of one currency, ordered by day, spread over every day of the range.
api::RevenueOfCurrency currencyReport(std::span<const DayTotal> totals, const DayRange &range)
{
    api::RevenueOfCurrency report;
    report.currency = totals.front().currency;
    const int digits = schema::minorUnits(report.currency);
    report.days.reserve(std::size_t(range.from.daysTo(range.to) + 1));
    Figures all;
    auto total = totals.begin();
    for (QDate day = range.from; day <= range.to; day = day.addDays(1)) {
        const QString date = day.toString(Qt::ISODate);
        Figures figures;
        for (; total != totals.end() && total->day == date; ++total) {
            figures.add(*total);
            all.add(*total);
        }
        report.days.push_back(
            {date, figures.revenue.toText(digits), figures.chat.toText(digits), figures.faq.toText(digits),
                figures.helpful.toText(digits), figures.orders, figures.cart.toText(digits)});
    }
    report.attributedRevenue = all.revenue.toText(digits);
    report.helpfulRevenue = all.helpful.toText(digits);
    report.orders = all.orders;
    if (all.orders > 0)
        report.averageOrderValue = all.revenue.dividedBy(all.orders).rounded(digits).toText(digits);
    report.addedToCart = all.cart.toText(digits);
    return report;
}

} // namespace

Result<DayRange> rangeOf(const api::RevenueQuery &query, QDate today)
{
    Error error = Error::make(ErrorCode::InvalidFields);
    const auto read = [&error](const QString &name, const std::optional<QString> &text) {
        const std::optional<QDate> day = text ? readDay(*text) : std::nullopt;
        if (text && !day)
            error.invalidFields.emplace_back(name, u"must be a day, YYYY-MM-DD"_s);
        return day;
    };
    const std::optional<QDate> from = read(u"from"_s, query.from);
    const std::optional<QDate> to = read(u"to"_s, query.to);
    if (!error.invalidFields.empty())
        return fail(std::move(error));
    DayRange range;
    range.to = to.value_or(today);
    range.from = from.value_or(range.to.addDays(1 - kDefaultDays));
    if (range.from > range.to) {
        return fail(Error::invalidField(
            u"from"_s, u"must not be after to, %1"_s.arg(range.to.toString(Qt::ISODate))));
    }
    if (range.from.daysTo(range.to) + 1 > kMaxReportDays)
        return fail(Error::invalidField(u"from"_s, u"a range has at most %1 days"_s.arg(kMaxReportDays)));
    return range;
}

api::Revenue revenueOf(
    storage::Connection &connection, const accounts::Company &company, const DayRange &range, bool withTest)
{
    api::Revenue revenue;
    revenue.timeZone = QString::fromLatin1(company.timeZone.id());
    revenue.from = range.from.toString(Qt::ISODate);
    revenue.to = range.to.toString(Qt::ISODate);

    const std::vector<DayTotal> totals
        = loadTotals(connection, company.key, revenue.from, revenue.to, withTest);
    for (auto begin = totals.begin(); begin != totals.end();) {
        const auto end = std::find_if(
            begin, totals.end(), [&](const DayTotal &total) { return total.currency != begin->currency; });
        revenue.currencies.push_back(currencyReport(std::span(begin, end), range));
        begin = end;
    }

    const TicketCount tickets = countTickets(connection, company.key, revenue.from, revenue.to, withTest);
    revenue.tickets = tickets.opened;
    revenue.ticketsWithOrder = tickets.withOrder;
    if (tickets.opened > 0) {
        revenue.conversion = Amount::of(Decimal::fromMicros(tickets.withOrder * Decimal::kMicros))
                                 .dividedBy(tickets.opened)
                                 .rounded(kConversionDigits)
                                 .toText();
    }
    return revenue;
}

} // namespace answerdesk::commerce
