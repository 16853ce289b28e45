// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/commerce_rows.h"
#include "shared/api/revenue_figures.h"
#include "shared/api/ticket_channel.h"

namespace answerdesk::api {

enum class RevenuePreset { Today, Yesterday, SevenDays, ThirtyDays, NinetyDays, MonthToDate, Year };
enum class RevenueInterval { Day, Week, Month };

} // namespace answerdesk::api

namespace answerdesk::schema {

template <>
struct EnumNames<api::RevenuePreset> {
    static constexpr std::pair<api::RevenuePreset, const char *> kNames[]
        = {{api::RevenuePreset::Today, "today"}, {api::RevenuePreset::Yesterday, "yesterday"},
            {api::RevenuePreset::SevenDays, "7_days"}, {api::RevenuePreset::ThirtyDays, "30_days"},
            {api::RevenuePreset::NinetyDays, "90_days"}, {api::RevenuePreset::MonthToDate, "month_to_date"},
            {api::RevenuePreset::Year, "year"}};
};

template <>
struct EnumNames<api::RevenueInterval> {
    static constexpr std::pair<api::RevenueInterval, const char *> kNames[]
        = {{api::RevenueInterval::Day, "day"}, {api::RevenueInterval::Week, "week"},
            {api::RevenueInterval::Month, "month"}};
};

} // namespace answerdesk::schema

namespace answerdesk::api {

/// Which days and which part of the revenue a report is about.
struct RevenueFilter {
    std::optional<RevenuePreset> preset;
    std::optional<QString> from;
    std::optional<QString> to;
    std::optional<bool> includeTest;
    std::optional<TicketChannel> channel;
    std::optional<schema::CurrencyCode> currency;
    std::optional<bool> helpful;
    std::optional<bool> direct;
    std::optional<QString> productId;
    std::optional<QString> source;
    std::optional<QString> locale;
    std::optional<QString> pageUrl;
    std::optional<qint64> faqId;

    static constexpr const char *kName = "RevenueFilter";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = RevenueFilter;
        return fields(field("preset", &T::preset,
                          about("A range up to today instead of from and to; year: since 1 January.")),
            field("from", &T::from,
                about("First day, in the company's time zone; default 29 days before to.")
                    .length(10, 10)
                    .formatted("date")),
            field("to", &T::to, about("Last day; default today.").length(10, 10).formatted("date")),
            field("include_test", &T::includeTest, about("Count test visitors as well.")),
            field("channel", &T::channel, about("First touch through this channel only.")),
            field("currency", &T::currency, about("This currency only.")),
            field("helpful", &T::helpful, about("After a helpful interaction only, or without one only.")),
            field("direct", &T::direct, about("Direct orders only, or assisted ones only.")),
            field("product_id", &T::productId,
                about("Carts of this product, and the lines of orders that hold it. One of product_id, "
                      "source, locale, page_url and faq_id at a time.")
                    .length(1, 200)),
            field("source", &T::source, about("Of this source only; - for none.").length(1, 64)),
            field("locale", &T::locale,
                about("Orders credited to an answer in this locale; - for none.").length(1, 64)),
            field("page_url", &T::pageUrl,
                about("Orders credited to an answer on this page; - for none.").length(1, 2048)),
            field(
                "faq_id", &T::faqId, about("Orders credited to this FAQ.").range(1, (qint64(1) << 53) - 1)));
    }
    static void check(const RevenueFilter &filter, schema::Faults &faults, const QString &prefix);
};

struct RevenueQuery : RevenueFilter {
    std::optional<RevenueInterval> interval;

    static constexpr const char *kName = "RevenueQuery";
    static constexpr auto describe()
    {
        using namespace schema;
        return joined(RevenueFilter::describe(),
            fields(field("interval", &RevenueQuery::interval,
                about("What an entry of days covers; default a day. Weeks begin on Monday."))));
    }
    static void check(const RevenueQuery &query, schema::Faults &faults, const QString &prefix)
    {
        RevenueFilter::check(query, faults, prefix);
    }
};

/// A day, or as much of a week or a month as lies in the range.
struct RevenueDay {
    QString date;
    QString lastDate;
    QString revenue;
    QString netRevenue;
    QString refunded;
    QString chat;
    QString faq;
    QString helpful;
    QString direct;
    qint64 orders = 0;
    QString addedToCart;
    qint64 carts = 0;
    std::optional<QString> averageCartValue;

    static constexpr const char *kName = "RevenueDay";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = RevenueDay;
        return fields(
            field("date", &T::date, about("Day of the company's time zone.").required().formatted("date")),
            field("last_date", &T::lastDate,
                about("The same day, or the last one of the week or month.").required().formatted("date")),
            field("revenue", &T::revenue, about("Attributed revenue.").required()),
            field("net_revenue", &T::netRevenue, about(formulaOf("net_revenue")).required()),
            field("refunded", &T::refunded, about(formulaOf("refunded")).required()),
            field("chat", &T::chat, about("Of the revenue, first touch by chat.").required()),
            field("faq", &T::faq, about("Of it, first touch by a FAQ.").required()),
            field("helpful", &T::helpful, about("Of it, after a helpful interaction.").required()),
            field("direct", &T::direct,
                about("Of it, credited to an answer about a bought product.").required()),
            field("orders", &T::orders, about("Orders.").required()),
            field("added_to_cart", &T::addedToCart, about("Value added less value removed.").required()),
            field("carts", &T::carts, about(formulaOf("carts")).required()),
            field("average_cart_value", &T::averageCartValue,
                about(formulaOf("average_cart_value")).nullable()));
    }
};

/// A figure with what it is made of.
struct RevenueFigure {
    QString name;
    QString unit;
    std::optional<QString> value;
    std::optional<QString> previous;
    std::optional<QString> changePercent;
    QString formula;
    QString rows;

    static constexpr const char *kName = "RevenueFigure";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = RevenueFigure;
        return fields(field("name", &T::name, about("Figure.").required()),
            field("unit", &T::unit, about("What it counts.").required().oneOf("money count ratio")),
            field("value", &T::value, about("In the range; null where nothing can be divided.").nullable()),
            field("previous", &T::previous, about("In as many days right before the range.").nullable()),
            field("change_percent", &T::changePercent,
                about("Change since then in percent of it, one decimal; null when there was nothing.")
                    .nullable()),
            field("formula", &T::formula, about("How it is reckoned, in words.").required()),
            field("rows", &T::rows,
                about("Path of the admin API whose list shows the rows that make it up.").required()));
    }
};

struct RevenueOfCurrency {
    QString currency;
    QString attributedRevenue;
    QString netRevenue;
    QString refunded;
    QString helpfulRevenue;
    QString directRevenue;
    qint64 orders = 0;
    std::optional<QString> averageOrderValue;
    QString addedToCart;
    std::vector<RevenueFigure> figures;
    std::vector<RevenueDay> days;

    static constexpr const char *kName = "RevenueOfCurrency";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = RevenueOfCurrency;
        return fields(field("currency", &T::currency, about("ISO 4217.").required()),
            field("attributed_revenue", &T::attributedRevenue,
                about(formulaOf("attributed_revenue")).required()),
            field("net_revenue", &T::netRevenue, about(formulaOf("net_revenue")).required()),
            field("refunded", &T::refunded, about(formulaOf("refunded")).required()),
            field("helpful_revenue", &T::helpfulRevenue, about(formulaOf("helpful_revenue")).required()),
            field("direct_revenue", &T::directRevenue, about(formulaOf("direct_revenue")).required()),
            field("orders", &T::orders, about(formulaOf("orders")).required()),
            field("average_order_value", &T::averageOrderValue,
                about(formulaOf("average_order_value")).nullable()),
            field("added_to_cart", &T::addedToCart, about(formulaOf("added_to_cart")).required()),
            field("figures", &T::figures,
                about("Every figure with its formula, its rows, and the period before.").required()),
            field(
                "days", &T::days, about("Every day, week or month of the range, oldest first.").required()));
    }
};

/// Revenue impact. Amounts are exact decimals as text.
struct Revenue {
    QString timeZone;
    QString from;
    QString to;
    QString previousFrom;
    QString previousTo;
    bool rebuilding = false;
    std::vector<RevenueOfCurrency> currencies;
    qint64 tickets = 0;
    qint64 ticketsWithOrder = 0;
    std::optional<QString> conversion;
    std::vector<RevenueFigure> funnel;

    static constexpr const char *kName = "Revenue";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = Revenue;
        return fields(field("time_zone", &T::timeZone, about("Zone of the days.").required()),
            field("from", &T::from, about("First day.").required().formatted("date")),
            field("to", &T::to, about("Last day.").required().formatted("date")),
            field("previous_from", &T::previousFrom,
                about("First day of the period before.").required().formatted("date")),
            field("previous_to", &T::previousTo, about("Last day of it.").required().formatted("date")),
            field("rebuilding", &T::rebuilding,
                about("Whether days are being counted anew, after a change of the time zone; figures may be "
                      "of either.")
                    .required()),
            field("currencies", &T::currencies,
                about("One entry a currency; sums of different currencies are never mixed.").required()),
            field("tickets", &T::tickets, about(formulaOf("tickets")).required()),
            field("tickets_with_order", &T::ticketsWithOrder,
                about(formulaOf("tickets_with_order")).required()),
            field("conversion", &T::conversion, about(formulaOf("conversion")).nullable()),
            field("funnel", &T::funnel,
                about("From the interaction to the order, and the conversion.").required()));
    }
};

enum class BreakdownBy { Channel, Product, Source, Locale, Page, Faq, Direct, Question };

} // namespace answerdesk::api

namespace answerdesk::schema {

template <>
struct EnumNames<api::BreakdownBy> {
    static constexpr std::pair<api::BreakdownBy, const char *> kNames[]
        = {{api::BreakdownBy::Channel, "channel"}, {api::BreakdownBy::Product, "product"},
            {api::BreakdownBy::Source, "source"}, {api::BreakdownBy::Locale, "locale"},
            {api::BreakdownBy::Page, "page"}, {api::BreakdownBy::Faq, "faq"},
            {api::BreakdownBy::Direct, "direct"}, {api::BreakdownBy::Question, "question"}};
};

} // namespace answerdesk::schema

namespace answerdesk::api {

/// Query of GET .../revenue/breakdown.
struct BreakdownQuery : RevenueFilter {
    std::optional<BreakdownBy> by;
    int top = 50;

    static constexpr const char *kName = "BreakdownQuery";
    static constexpr auto describe()
    {
        using namespace schema;
        return joined(RevenueFilter::describe(),
            fields(
                field("by", &BreakdownQuery::by, about("What revenue is broken down by; default channel.")),
                field("top", &BreakdownQuery::top,
                    about("Parts of each currency, those with the most revenue first.")
                        .range(1, 1000)
                        .byDefault("50"))));
    }
    static void check(const BreakdownQuery &query, schema::Faults &faults, const QString &prefix);
};

struct RevenuePart {
    QString value;
    QString label;
    QString currency;
    QString revenue;
    QString netRevenue;
    qint64 orders = 0;
    std::optional<QString> averageOrderValue;
    QString addedToCart;
    qint64 carts = 0;
    std::optional<QString> averageCartValue;
    QString rows;

    static constexpr const char *kName = "RevenuePart";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = RevenuePart;
        return fields(
            field("value", &T::value, about("What the part is of; empty where nothing is known.").required()),
            field("label", &T::label,
                about("The same for people: a product's last name, a FAQ's question.").required()),
            field("currency", &T::currency, about("ISO 4217.").required()),
            field("revenue", &T::revenue,
                about("attributed_revenue of the part; of a product, the sum of its lines.").required()),
            field("net_revenue", &T::netRevenue,
                about("The same less refunds, which are of whole orders and not of a product.").required()),
            field("orders", &T::orders, about("Orders.").required()),
            field("average_order_value", &T::averageOrderValue, about("revenue / orders.").nullable()),
            field("added_to_cart", &T::addedToCart, about(formulaOf("added_to_cart")).required()),
            field("carts", &T::carts, about(formulaOf("carts")).required()),
            field("average_cart_value", &T::averageCartValue,
                about(formulaOf("average_cart_value")).nullable()),
            field("rows", &T::rows, about("Path of the list of its orders.").required()));
    }
};

struct RevenueBreakdown {
    QString timeZone;
    QString from;
    QString to;
    QString by;
    bool complete = true;
    std::vector<RevenuePart> parts;

    static constexpr const char *kName = "RevenueBreakdown";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = RevenueBreakdown;
        return fields(field("time_zone", &T::timeZone, about("Zone of the days.").required()),
            field("from", &T::from, about("First day.").required().formatted("date")),
            field("to", &T::to, about("Last day.").required().formatted("date")),
            field("by", &T::by, about("As asked.").required()),
            field("complete", &T::complete,
                about("Of questions: false when only the newest 50,000 orders of the range were looked at.")
                    .required()),
            field("parts", &T::parts, about("By currency, then by revenue, the most first.").required()));
    }
};

/// Query of GET .../revenue/check, and body of .../revenue/repair and .../revenue/recalculate.
struct RevenuePeriod {
    std::optional<QString> from;
    std::optional<QString> to;

    static constexpr const char *kName = "RevenuePeriod";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = RevenuePeriod;
        return fields(field("from", &T::from, about("First day.").length(10, 10).formatted("date")),
            field("to", &T::to, about("Last day; default today.").length(10, 10).formatted("date")));
    }
    static void check(const RevenuePeriod &period, schema::Faults &faults, const QString &prefix);
};

struct RevenueCheckQuery : RevenuePeriod {
    static constexpr const char *kName = "RevenueCheckQuery";
    static void check(const RevenueCheckQuery &query, schema::Faults &faults, const QString &prefix)
    {
        RevenuePeriod::check(query, faults, prefix);
    }
};

/// A figure of the daily totals that is not what a full scan counts.
struct TotalDifference {
    QString day;
    QString dimension;
    QString value;
    QString currency;
    QString channel;
    bool helpful = false;
    bool direct = false;
    bool test = false;
    QString figure;
    QString stored;
    QString counted;

    static constexpr const char *kName = "TotalDifference";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = TotalDifference;
        return fields(field("day", &T::day, about("Day of the totals.").required().formatted("date")),
            field(
                "dimension", &T::dimension, about("all, ticket, or what the totals are kept by.").required()),
            field("value", &T::value, about("Of the dimension.").required()),
            field("currency", &T::currency, about("ISO 4217; empty for tickets.").required()),
            field("channel", &T::channel, about("First touch.").required()),
            field("helpful", &T::helpful, about("After a helpful interaction.").required()),
            field("direct", &T::direct, about("Direct orders.").required()),
            field("test", &T::test, about("Of test visitors.").required()),
            field("figure", &T::figure, about("What differs.").required()),
            field("stored", &T::stored, about("What the totals say.").required()),
            field("counted", &T::counted, about("What the scan counts.").required()));
    }
};

struct RevenueCheck {
    QString from;
    QString to;
    qint64 days = 0;
    bool mended = false;
    std::vector<TotalDifference> differences;
    std::optional<QString> nextFrom;

    static constexpr const char *kName = "RevenueCheck";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = RevenueCheck;
        return fields(field("from", &T::from, about("First day that was looked for.").required()),
            field("to", &T::to, about("Last day.").required()),
            field("days", &T::days, about("Days with anything in them that were compared.").required()),
            field("mended", &T::mended, about("Whether the differences were mended.").required()),
            field("differences", &T::differences, about("At most 1,000; none when all is well.").required()),
            field("next_from", &T::nextFrom,
                about("A request looks for a second: ask again from this day on. Null when all is done.")
                    .nullable()));
    }
};

struct Recalculation {
    QString from;
    QString to;
    qint64 orders = 0;
    qint64 changed = 0;
    qint64 lost = 0;
    std::optional<QString> nextFrom;

    static constexpr const char *kName = "Recalculation";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = Recalculation;
        return fields(field("from", &T::from, about("First day.").required()),
            field("to", &T::to, about("Last day.").required()),
            field("orders", &T::orders, about("Orders that were attributed anew.").required()),
            field("changed", &T::changed, about("Of them, with another attribution than before.").required()),
            field("lost", &T::lost,
                about("Orders that no longer have a ticket: they stay recorded and count in no figure.")
                    .required()),
            field("next_from", &T::nextFrom,
                about("A request works for a second: ask again from this day on. Null when all is done.")
                    .nullable()));
    }
};

} // namespace answerdesk::api
