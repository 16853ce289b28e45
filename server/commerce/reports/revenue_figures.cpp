// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/commerce/reports/revenue_figures.h"
#include "server/commerce/model/channel.h"
#include <QtCore/QDate>
#include <QtCore/QUrl>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::commerce {

namespace {

constexpr int kRatioDigits = 6;

Amount countAmount(qint64 count) { return Amount::fromLimbs({0, count, 0}); }

bool hasDimension(const api::RevenueFilter &filter)
{
    return filter.productId || filter.source || filter.locale || filter.pageUrl || filter.faqId;
}

} // namespace

void Figures::add(const DayTotal &total)
{
    const Amount revenue = Amount::fromLimbs(total.sums.revenue);
    m_revenue += revenue;
    m_refunded += Amount::fromLimbs(total.sums.refunded);
    if (total.channel == Channel::Chat)
        m_chat += revenue;
    if (total.isHelpful)
        m_helpful += revenue;
    if (total.isDirect)
        m_direct += revenue;
    m_orders += total.sums.orders;
    m_cart.add(total.sums.cart);
    m_carts += total.sums.carts;
    if (total.sums.events > 0)
        m_activeDays.insert(total.day);
}

std::optional<Amount> Figures::amount(std::string_view figure) const
{
    if (figure == "attributed_revenue")
        return m_revenue;
    if (figure == "refunded")
        return m_refunded;
    if (figure == "net_revenue")
        return m_revenue - m_refunded;
    if (figure == "direct_revenue")
        return m_direct;
    if (figure == "assisted_revenue")
        return m_revenue - m_direct;
    if (figure == "helpful_revenue")
        return m_helpful;
    return std::nullopt;
}

std::optional<qint64> Figures::count(std::string_view figure) const
{
    if (figure == "orders")
        return m_orders;
    if (figure == "carts")
        return m_carts;
    if (figure == "active_days")
        return m_activeDays.size();
    if (figure == "tickets")
        return m_tickets.opened;
    if (figure == "helpful_tickets")
        return m_tickets.helpful;
    if (figure == "tickets_with_cart")
        return m_tickets.withCart;
    if (figure == "tickets_with_order")
        return m_tickets.withOrder;
    return std::nullopt;
}

std::optional<QString> Figures::text(std::string_view figure, int digits) const
{
    if (const auto sum = amount(figure))
        return sum->toText(digits);
    if (const auto number = count(figure))
        return QString::number(*number);
    if (figure == "added_to_cart")
        return m_cart.toText(digits);
    if (figure == "average_order_value" && m_orders > 0)
        return m_revenue.dividedBy(m_orders).rounded(digits).toText(digits);
    if (figure == "average_cart_value" && m_carts > 0)
        return m_cart.dividedBy(m_carts, digits);
    if (figure == "daily_cart_value" && !m_activeDays.isEmpty())
        return m_cart.dividedBy(m_activeDays.size(), digits);
    if (figure == "conversion" && m_tickets.opened > 0) {
        return countAmount(m_tickets.withOrder).dividedBy(m_tickets.opened).rounded(kRatioDigits).toText();
    }
    return std::nullopt;
}

QString Figures::channelText(Channel channel, int digits) const
{
    return (channel == Channel::Chat ? m_chat : m_revenue - m_chat).toText(digits);
}

std::optional<QString> changePercent(
    const std::optional<QString> &before, const std::optional<QString> &after)
{
    // For people only, so floating point is exact enough.
    const double from = before ? before->toDouble() : 0;
    if (!before || !after || from == 0)
        return std::nullopt;
    return QString::number((after->toDouble() - from) / std::abs(from) * 100, 'f', 1);
}

QString RowPaths::of(
    api::FigureRows rows, const QString &currency, const QList<std::pair<QString, QString>> &extra) const
{
    using api::FigureRows;
    const bool isOrders = rows == FigureRows::Orders || rows == FigureRows::DirectOrders
        || rows == FigureRows::AssistedOrders || rows == FigureRows::HelpfulOrders;
    const QString list = isOrders     ? u"orders"_s
        : rows == FigureRows::Refunds ? u"refunds"_s
        : rows == FigureRows::Events  ? u"events"_s
                                      : u"tickets"_s;
    QList<std::pair<QString, QString>> items = extra;
    const auto add = [&items](const char *name, const QString &value) {
        const QString key = QString::fromLatin1(name);
        const bool isThere
            = std::any_of(items.begin(), items.end(), [&key](const auto &item) { return item.first == key; });
        if (!isThere)
            items.emplace_back(key, value);
    };
    const auto flag = [](bool value) { return value ? u"true"_s : u"false"_s; };
    add("from", m_range.from.toString(Qt::ISODate));
    add("to", m_range.to.toString(Qt::ISODate));
    if (!m_filter.includeTest.value_or(false))
        add("test", flag(false));
    if (m_filter.channel)
        add("channel", schema::enumName(*m_filter.channel));
    if (rows != FigureRows::Tickets && !currency.isEmpty())
        add("currency", currency);
    if (isOrders || rows == FigureRows::Refunds)
        add("attributed", flag(true));
    if (rows == FigureRows::HelpfulOrders)
        add("helpful", flag(true));
    if (m_filter.helpful && (isOrders || rows == FigureRows::Events))
        add("helpful", flag(*m_filter.helpful));
    if (rows == FigureRows::DirectOrders || rows == FigureRows::AssistedOrders)
        add("direct", flag(rows == FigureRows::DirectOrders));
    if (m_filter.productId && (isOrders || rows == FigureRows::Events))
        add("product_id", *m_filter.productId);
    if (m_filter.source && (isOrders || rows == FigureRows::Events))
        add("source", *m_filter.source);
    if (isOrders) {
        if (m_filter.direct)
            add("direct", flag(*m_filter.direct));
        if (m_filter.locale)
            add("locale", *m_filter.locale);
        if (m_filter.pageUrl)
            add("page_url", *m_filter.pageUrl);
        if (m_filter.faqId)
            add("faq_id", QString::number(*m_filter.faqId));
    }
    QString path = u"/admin/v1/companies/"_s + m_company.key + u'/' + list;
    QChar separator = u'?';
    for (const auto &[name, value] : std::as_const(items)) {
        path += separator + name + u'=' + QString::fromLatin1(QUrl::toPercentEncoding(value));
        separator = u'&';
    }
    return path;
}

TotalsWanted wantedBy(
    const accounts::Company &company, const DayRange &range, const api::RevenueFilter &filter)
{
    TotalsWanted wanted;
    wanted.companyKey = company.key;
    wanted.fromDay = range.from.toString(Qt::ISODate);
    wanted.toDay = range.to.toString(Qt::ISODate);
    wanted.withTest = filter.includeTest.value_or(false);
    if (filter.channel)
        wanted.channel = channelOf(schema::enumName(*filter.channel));
    if (filter.currency)
        wanted.currency = filter.currency->code;
    wanted.isHelpful = filter.helpful;
    wanted.isDirect = filter.direct;
    if (!hasDimension(filter))
        return wanted;
    wanted.dimension = filter.productId ? Dimension::Product
        : filter.source                 ? Dimension::Source
        : filter.locale                 ? Dimension::Locale
        : filter.pageUrl                ? Dimension::Page
                                        : Dimension::Faq;
    wanted.value = filter.productId ? *filter.productId
        : filter.source             ? api::valueOrNone(*filter.source)
        : filter.locale             ? api::valueOrNone(*filter.locale)
        : filter.pageUrl            ? pageValue(api::valueOrNone(*filter.pageUrl))
                                    : QString::number(*filter.faqId);
    return wanted;
}

} // namespace answerdesk::commerce
