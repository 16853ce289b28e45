// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/commerce/reports/revenue_store.h"
#include "server/commerce/model/question_part.h"
#include "server/commerce/totals/total_columns.h"
#include "server/storage/rows/list_select.h"
#include <QtCore/QDate>

namespace answerdesk::commerce {

using storage::Column;
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

/// What is read of a total, whatever its day.
using PartColumns
    = storage::Columns<Column<"currency", &DayTotal::currency>, Column<"channel", &DayTotal::channel>,
        Column<"is_direct", &DayTotal::isDirect>, Column<"orders", &DayTotal::sums, &DayChange::orders>,
        Column<"refunds", &DayTotal::sums, &DayChange::refunds>,
        Column<"carts", &DayTotal::sums, &DayChange::carts>, SumColumns<&DayTotal::sums>>;
using AllColumns = storage::Columns<PartColumns, Column<"day", &DayTotal::day>,
    Column<"is_helpful", &DayTotal::isHelpful>, Column<"events", &DayTotal::sums, &DayChange::events>>;

template <typename Read, storage::Literal Value = "value">
using TotalRows = storage::View<DayTotal, Column<Value, &DayTotal::value>, Read>;

/// What is wanted, on days from one to another.
template <typename Read>
ListSelect totalsOf(const TotalsWanted &wanted, const QString &fromDay, const QString &toDay)
{
    ListSelect select(wanted.dimension == Dimension::All
            ? TotalRows<Read, "''">::template sql<"SELECT {columns} FROM daily_total WHERE company_key = ?">()
            : TotalRows<Read>::template sql<"SELECT {columns} FROM daily_slice WHERE company_key = ?">(),
        wanted.companyKey);
    if (wanted.dimension != Dimension::All)
        select.add("AND dimension = ?", dimensionName(wanted.dimension));
    select.add("AND day >= ? AND day <= ? AND is_test <= ?", fromDay, toDay, wanted.withTest);
    select.addIf(wanted.value, "AND value = ?").addIf(nameOf(wanted.channel), "AND channel = ?");
    select.addIf(wanted.currency, "AND currency = ?").addIf(wanted.isHelpful, "AND is_helpful = ?");
    select.addIf(wanted.isDirect, "AND is_direct = ?");
    return select;
}

using Tickets = storage::View<TicketChange, TicketFigureColumns<>>;
using AskedOrders
    = storage::View<AskedOrder, Column<"COALESCE(" ANSWERDESK_QUESTION_PART ", '')", &AskedOrder::question>,
        Column<"o.currency", &AskedOrder::currency>, Column<"o.value_micros", &AskedOrder::value>,
        Column<kRefunded, &AskedOrder::refunded>>;

} // namespace

QList<DayTotal> loadTotals(Connection &connection, const TotalsWanted &wanted)
{
    ListSelect select = totalsOf<AllColumns>(wanted, wanted.fromDay, wanted.toDay);
    return TotalRows<AllColumns>::readAll(select.add("ORDER BY currency, day").run(connection));
}

void eachTotal(
    Connection &connection, const TotalsWanted &wanted, const std::function<void(const DayTotal &)> &take)
{
    const QDate end = QDate::fromString(wanted.toDay, Qt::ISODate);
    for (QDate first = QDate::fromString(wanted.fromDay, Qt::ISODate); first <= end;) {
        const QDate last = std::min(end, first.addDays(kDaysAtOnce - 1));
        Rows rows = totalsOf<PartColumns>(wanted, first.toString(Qt::ISODate), last.toString(Qt::ISODate))
                        .run(connection);
        while (rows.next())
            take(TotalRows<PartColumns>::read(rows));
        first = last.addDays(1);
    }
}

TicketChange countTickets(Connection &connection, const TotalsWanted &wanted)
{
    ListSelect select(Tickets::sql<"SELECT {columns} FROM daily_ticket "
                                   "WHERE company_key = ? AND day >= ? AND day <= ? AND is_test <= ?">(),
        wanted.companyKey, wanted.fromDay, wanted.toDay, wanted.withTest);
    TicketChange sum;
    for (const TicketChange &day :
        Tickets::readAll(select.addIf(nameOf(wanted.channel), "AND channel = ?").run(connection)))
        sum += day;
    return sum;
}

QString productName(Connection &connection, const QString &companyKey, const QString &productId)
{
    return storage::firstValue<QString>(
        connection.run("SELECT product_name FROM product WHERE company_key = ? AND product_id = ?",
            companyKey, productId))
        .value_or(QString());
}

QString faqQuestion(Connection &connection, const QString &companyKey, qint64 faqId)
{
    return storage::firstValue<QString>(
        connection.run("SELECT question FROM faq WHERE company_key = ? AND faq_id = ?", companyKey, faqId))
        .value_or(QString());
}

QList<AskedOrder> loadAskedOrders(Connection &connection, const TotalsWanted &wanted, int limit)
{
    ListSelect select(
        AskedOrders::sql<
            "SELECT {columns} FROM checkout AS o "
            "JOIN interaction AS i ON i.company_key = o.company_key AND i.interaction_id = "
            "o.answer_interaction_id LEFT JOIN message AS m ON m.company_key = i.company_key AND "
            "m.thread_id = i.thread_id AND m.message_id = i.message_id "
            "WHERE o.company_key = ? AND o.day >= ? AND o.day <= ? AND o.is_test <= ? AND o.is_attributed = "
            "1">(),
        wanted.companyKey, wanted.fromDay, wanted.toDay, wanted.withTest);
    select.addIf(nameOf(wanted.channel), "AND o.channel = ?").addIf(wanted.currency, "AND o.currency = ?");
    select.addIf(wanted.isHelpful, "AND o.is_helpful = ?").addIf(wanted.isDirect, "AND o.is_direct = ?");
    return AskedOrders::readAll(
        select.add("ORDER BY o.day DESC, o.event_id DESC LIMIT ?", limit).run(connection));
}

} // namespace answerdesk::commerce
