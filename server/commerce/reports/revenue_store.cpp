// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/commerce/reports/revenue_store.h"
#include "server/commerce/model/channel.h"
#include "server/commerce/model/question_part.h"
#include "server/storage/list_select.h"
#include <QtCore/QDate>

namespace answerdesk::commerce {

using storage::Connection;
using storage::ListSelect;
using storage::Rows;

namespace {

std::optional<QString> nameOf(const std::optional<Channel> &channel)
{
    return channel ? std::optional(channelName(*channel)) : std::nullopt;
}

/// PostgreSQL's client has the whole result of a statement in memory: that of so many days at a time.
constexpr int kDaysAtOnce = 31;

/// The conditions of what is wanted, on days from one to another.
void narrow(ListSelect &select, const TotalsWanted &wanted, const QString &fromDay, const QString &toDay)
{
    if (wanted.dimension != Dimension::All)
        select.add("AND dimension = ?", dimensionName(wanted.dimension));
    select.add("AND day >= ? AND day <= ? AND is_test <= ?", fromDay, toDay, wanted.withTest);
    select.addIf(wanted.value, "AND value = ?").addIf(nameOf(wanted.channel), "AND channel = ?");
    select.addIf(wanted.currency, "AND currency = ?").addIf(wanted.isHelpful, "AND is_helpful = ?");
    select.addIf(wanted.isDirect, "AND is_direct = ?");
}

Amount::Limbs limbsOf(const Rows &rows, int column)
{
    return {rows.integer(column), rows.integer(column + 1), rows.integer(column + 2)};
}

} // namespace

std::vector<DayTotal> loadTotals(Connection &connection, const TotalsWanted &wanted)
{
    ListSelect select(wanted.dimension == Dimension::All
            ? "SELECT currency, day, '', channel, is_helpful, is_direct, orders, refunds, events, "
              "carts, revenue_tera, revenue_units, revenue_pico, refund_tera, refund_units, "
              "refund_pico, cart_tera, cart_units, cart_pico FROM daily_total "
              "WHERE company_key = ?"
            : "SELECT currency, day, value, channel, is_helpful, is_direct, orders, refunds, "
              "events, carts, revenue_tera, revenue_units, revenue_pico, refund_tera, "
              "refund_units, refund_pico, cart_tera, cart_units, cart_pico FROM daily_slice "
              "WHERE company_key = ?",
        wanted.companyKey);
    narrow(select, wanted, wanted.fromDay, wanted.toDay);
    Rows rows = select.add("ORDER BY currency, day").run(connection);
    std::vector<DayTotal> totals;
    while (rows.next()) {
        totals.push_back(
            {rows.text(0), rows.text(1), rows.text(2), channelOf(rows.text(3)), rows.flag(4), rows.flag(5),
                {rows.integer(6), rows.integer(7), rows.integer(8), rows.integer(9), limbsOf(rows, 10),
                    limbsOf(rows, 13), limbsOf(rows, 16)}});
    }
    return totals;
}

void eachTotal(
    Connection &connection, const TotalsWanted &wanted, const std::function<void(const DayTotal &)> &take)
{
    const QDate end = QDate::fromString(wanted.toDay, Qt::ISODate);
    for (QDate first = QDate::fromString(wanted.fromDay, Qt::ISODate); first <= end;) {
        const QDate last = std::min(end, first.addDays(kDaysAtOnce - 1));
        ListSelect select(wanted.dimension == Dimension::All
                ? "SELECT currency, '', channel, is_direct, orders, refunds, carts, revenue_tera, "
                  "revenue_units, revenue_pico, refund_tera, refund_units, refund_pico, cart_tera, "
                  "cart_units, cart_pico FROM daily_total WHERE company_key = ?"
                : "SELECT currency, value, channel, is_direct, orders, refunds, carts, revenue_tera, "
                  "revenue_units, revenue_pico, refund_tera, refund_units, refund_pico, cart_tera, "
                  "cart_units, cart_pico FROM daily_slice WHERE company_key = ?",
            wanted.companyKey);
        narrow(select, wanted, first.toString(Qt::ISODate), last.toString(Qt::ISODate));
        Rows rows = select.run(connection);
        while (rows.next()) {
            DayTotal total;
            total.currency = rows.text(0);
            total.value = rows.text(1);
            total.channel = channelOf(rows.text(2));
            total.isDirect = rows.flag(3);
            total.sums = {rows.integer(4), rows.integer(5), 0, rows.integer(6), limbsOf(rows, 7),
                limbsOf(rows, 10), limbsOf(rows, 13)};
            take(total);
        }
        first = last.addDays(1);
    }
}

TicketChange countTickets(Connection &connection, const TotalsWanted &wanted)
{
    ListSelect select("SELECT opened, helpful, with_cart, with_order FROM daily_ticket "
                      "WHERE company_key = ? AND day >= ? AND day <= ? AND is_test <= ?",
        wanted.companyKey, wanted.fromDay, wanted.toDay, wanted.withTest);
    Rows rows = select.addIf(nameOf(wanted.channel), "AND channel = ?").run(connection);
    TicketChange sum;
    while (rows.next())
        sum += {rows.integer(0), rows.integer(1), rows.integer(2), rows.integer(3)};
    return sum;
}

QString productName(Connection &connection, const QString &companyKey, const QString &productId)
{
    Rows rows = connection.run("SELECT product_name FROM cart_event WHERE company_key = ? AND product_id = ? "
                               "ORDER BY event_id DESC LIMIT 1",
        companyKey, productId);
    if (rows.next())
        return rows.text(0);
    Rows lines = connection.run("SELECT product_name FROM checkout_line WHERE company_key = ? AND "
                                "product_id = ? ORDER BY event_id DESC LIMIT 1",
        companyKey, productId);
    return lines.next() ? lines.text(0) : QString();
}

QString faqQuestion(Connection &connection, const QString &companyKey, qint64 faqId)
{
    Rows rows
        = connection.run("SELECT question FROM faq WHERE company_key = ? AND faq_id = ?", companyKey, faqId);
    return rows.next() ? rows.text(0) : QString();
}

std::vector<AskedOrder> loadAskedOrders(Connection &connection, const TotalsWanted &wanted, int limit)
{
    ListSelect select(
        "SELECT COALESCE(" ANSWERDESK_QUESTION_PART ", ''), o.currency, o.value_micros, "
        "(SELECT CAST(COALESCE(SUM(r.value_micros), 0) AS BIGINT) FROM refund AS r WHERE r.company_key = "
        "o.company_key "
        "AND r.event_id = o.event_id) FROM checkout AS o "
        "JOIN interaction AS i ON i.company_key = o.company_key AND i.interaction_id = "
        "o.answer_interaction_id LEFT JOIN message AS m ON m.company_key = i.company_key AND "
        "m.thread_id = i.thread_id AND m.message_id = i.message_id "
        "WHERE o.company_key = ? AND o.day >= ? AND o.day <= ? AND o.is_test <= ? AND o.is_attributed = 1",
        wanted.companyKey, wanted.fromDay, wanted.toDay, wanted.withTest);
    select.addIf(nameOf(wanted.channel), "AND o.channel = ?").addIf(wanted.currency, "AND o.currency = ?");
    select.addIf(wanted.isHelpful, "AND o.is_helpful = ?").addIf(wanted.isDirect, "AND o.is_direct = ?");
    Rows rows = select.add("ORDER BY o.day DESC, o.event_id DESC LIMIT ?", limit).run(connection);
    std::vector<AskedOrder> orders;
    while (rows.next())
        orders.push_back({rows.text(0), rows.text(1), rows.integer(2), rows.integer(3)});
    return orders;
}

} // namespace answerdesk::commerce
