// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/commerce/model/channel.h"
#include "server/commerce/reports/revenue_figures.h"
#include <QtCore/QDate>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::commerce {

namespace {

constexpr int kMaxAskedOrders = 50'000;

using By = api::BreakdownBy;

Dimension dimensionOf(By by)
{
    switch (by) {
    case By::Product:
        return Dimension::Product;
    case By::Source:
        return Dimension::Source;
    case By::Locale:
        return Dimension::Locale;
    case By::Page:
        return Dimension::Page;
    case By::Faq:
        return Dimension::Faq;
    default:
        return Dimension::All;
    }
}

/// The parameter of the list of orders that leads to a part.
QList<std::pair<QString, QString>> filterFor(By by, const QString &part)
{
    const QString value = part.isEmpty() ? QString(api::kNone) : part;
    switch (by) {
    case By::Channel:
        return {{u"channel"_s, value}};
    case By::Direct:
        return {{u"direct"_s, value == u"direct" ? u"true"_s : u"false"_s}};
    case By::Product:
        return {{u"product_id"_s, value}};
    case By::Source:
        return {{u"source"_s, value}};
    case By::Locale:
        return {{u"locale"_s, value}};
    case By::Page:
        return {{u"page_url"_s, value}};
    case By::Faq:
        return {{u"faq_id"_s, value}};
    case By::Question:
        return {{u"question"_s, value}};
    }
    return {};
}

QString labelOf(
    storage::Connection &connection, const accounts::Company &company, By by, const QString &value)
{
    if (by == By::Product) {
        const QString name = productName(connection, company.key, value);
        return name.isEmpty() ? value : name;
    }
    if (by == By::Faq) {
        const QString question = faqQuestion(connection, company.key, value.toLongLong());
        return question.isEmpty() ? value : question;
    }
    return value;
}

using Parts = QHash<std::pair<QString, QString>, Figures>; // by currency and value

Parts partsOfTotals(storage::Connection &connection, TotalsWanted wanted, By by)
{
    const bool isOwnDimension = dimensionOf(by) != Dimension::All;
    if (isOwnDimension)
        wanted.dimension = dimensionOf(by);
    Parts parts;
    eachTotal(connection, wanted, [&](const DayTotal &total) {
        // Orders are direct or assisted, carts are neither.
        if (by == By::Direct && total.sums.orders == 0 && total.sums.refunds == 0)
            return;
        const QString value = isOwnDimension ? total.value
            : by == By::Channel              ? channelName(total.channel)
            : total.isDirect                 ? u"direct"_s
                                             : u"assisted"_s;
        parts[{total.currency, value}].add(total);
    });
    return parts;
}

Parts partsOfQuestions(storage::Connection &connection, const TotalsWanted &wanted, bool &isComplete)
{
    const QList<AskedOrder> orders = loadAskedOrders(connection, wanted, kMaxAskedOrders);
    isComplete = int(orders.size()) < kMaxAskedOrders;
    Parts parts;
    for (const AskedOrder &order : orders) {
        DayTotal total;
        total.sums.orders = 1;
        total.sums.revenue = Amount::of(order.value).limbs();
        total.sums.refunded = Amount::of(order.refunded).limbs();
        parts[{order.currency, order.question}].add(total);
    }
    return parts;
}

} // namespace

api::RevenueBreakdown breakdownOf(storage::Connection &connection, const accounts::Company &company,
    const DayRange &range, const api::BreakdownQuery &query)
{
    const By by = query.by.value_or(By::Channel);
    const TotalsWanted wanted = wantedBy(company, range, query);
    const RowPaths paths(company, range, query);
    api::RevenueBreakdown breakdown;
    breakdown.timeZone = QString::fromLatin1(company.timeZone.id());
    breakdown.from = wanted.fromDay;
    breakdown.to = wanted.toDay;
    breakdown.by = schema::enumName(by);
    const Parts parts = by == By::Question ? partsOfQuestions(connection, wanted, breakdown.complete)
                                           : partsOfTotals(connection, wanted, by);
    QMap<QString, std::vector<std::pair<QString, const Figures *>>> byCurrency;
    for (auto part = parts.begin(); part != parts.end(); ++part)
        byCurrency[part.key().first].emplace_back(part.key().second, &part.value());
    for (auto group = byCurrency.begin(); group != byCurrency.end(); ++group) {
        const QString &currency = group.key();
        auto &ofCurrency = group.value();
        std::sort(ofCurrency.begin(), ofCurrency.end(), [](const auto &a, const auto &b) {
            return a.second->hasMoreRevenueThan(*b.second)
                || (!b.second->hasMoreRevenueThan(*a.second) && a.first < b.first);
        });
        if (ofCurrency.size() > std::size_t(query.top))
            ofCurrency.resize(std::size_t(query.top));
        const int digits = schema::minorUnits(currency);
        for (const auto &[value, figures] : ofCurrency) {
            const auto text = [&, part = figures](std::string_view name) {
                return part->text(name, digits).value_or(QString());
            };
            breakdown.parts.push_back(
                {value, labelOf(connection, company, by, value), currency, text("attributed_revenue"),
                    text("net_revenue"), figures->orders(), figures->text("average_order_value", digits),
                    text("added_to_cart"), figures->carts(), figures->text("average_cart_value", digits),
                    paths.of(api::FigureRows::Orders, currency, filterFor(by, value))});
        }
    }
    return breakdown;
}

} // namespace answerdesk::commerce
