// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/commerce/totals/total_store.h"
#include "server/commerce/model/cart_counts.h"
#include "server/commerce/totals/total_columns.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::storage {

template <>
struct ColumnCodec<commerce::Dimension> {
    static QString write(commerce::Dimension dimension) { return commerce::dimensionName(dimension); }
};

} // namespace answerdesk::storage

namespace answerdesk::commerce {

using storage::Column;
using storage::Connection;
using storage::Key;
using storage::Rows;

namespace {

constexpr qint64 kCarry = 1'000'000'000'000;
constexpr qint64 kMuch = 4'000'000'000'000'000'000;

bool isMuch(const Amount::Limbs &limbs)
{
    return std::abs(limbs.units) > kMuch || std::abs(limbs.pico) > kMuch;
}

/// The same sum in limbs that have room again, all of one sign.
Amount::Limbs carried(const Amount::Limbs &limbs)
{
    Amount::Wide units = Amount::Wide(limbs.tera) * kCarry + limbs.units + limbs.pico / kCarry;
    qint64 pico = limbs.pico % kCarry;
    if (units > 0 && pico < 0) {
        pico += kCarry;
        --units;
    } else if (units < 0 && pico > 0) {
        pico -= kCarry;
        ++units;
    }
    return {qint64(units / kCarry), qint64(units % kCarry), pico};
}

void carry(DayChange &sums)
{
    sums.revenue = carried(sums.revenue);
    sums.refunded = carried(sums.refunded);
    sums.cart = carried(sums.cart);
}

/// Carries the sums of a row when one of them is nearly full: past 2^63 a database would go on in floating
/// point. Some millions of events a day fill a limb.
bool carryIfMuch(DayChange &sums)
{
    if (!isMuch(sums.revenue) && !isMuch(sums.refunded) && !isMuch(sums.cart))
        return false;
    carry(sums);
    return true;
}

struct DayRow : DayKey, DayChange {
};
using TotalKeys = storage::Columns<Key<"company_key", &DayKey::companyKey>, Key<"day", &DayKey::day>,
    Key<"currency", &DayKey::currency>, KindColumns<>>;
using SliceKeys
    = storage::Columns<TotalKeys, Key<"dimension", &DayKey::dimension>, Key<"value", &DayKey::value>>;

/// What is read of a day that is known.
template <storage::Literal Value>
using DayRows = storage::View<DayRow, Column<"currency", &DayKey::currency>, KindColumns<>,
    Column<Value, &DayKey::value>, FigureColumns<>>;
using TotalRows = DayRows<"''">;
using SliceRows = DayRows<"value">;

template <storage::Literal Where, typename Figures>
constexpr auto kEmptyRows = storage::Literal("DELETE FROM ") + Where + " AND "
    + storage::joined<" AND ">(
        [](auto column) { return column.kName + " = 0"; }, storage::Columns<>() + Figures());

template <storage::Literal Name, typename Keys>
void addToRow(Connection &connection, DayRow row)
{
    using Table = storage::Table<DayRow, Name, Keys, FigureColumns<>>;
    using Sums = storage::View<DayChange, SumColumns<>>;
    {
        Rows rows = Table::template add<Sums::template sql<" RETURNING {columns}">()>(connection, row);
        rows.next();
        static_cast<DayChange &>(row) = Sums::read(rows);
    }
    if (carryIfMuch(row))
        storage::Table<DayRow, Name, Keys, SumColumns<>>::update(connection, row);
}

struct TicketRow : TicketDay, TicketChange {
};
using TicketTable = storage::Table<TicketRow, "daily_ticket", Key<"company_key", &TicketDay::companyKey>,
    Key<"day", &TicketDay::day>, Key<"channel", &TicketDay::channel>, Key<"is_test", &TicketDay::isTest>,
    TicketFigureColumns<>>;
/// The same of one ticket.
using TicketsOfDay = storage::View<TicketRow, Column<"company_key", &TicketDay::companyKey>,
    Column<"opened_day", &TicketDay::day>, Column<"channel", &TicketDay::channel>,
    Column<"is_test", &TicketDay::isTest>, Column<"1", &TicketChange::opened>,
    Column<"is_helpful", &TicketChange::helpful>,
    Column<"CASE WHEN EXISTS (SELECT 1 FROM cart_event AS e WHERE e.company_key = ticket.company_key "
           "AND e.ticket_id = ticket.ticket_id) THEN 1 ELSE 0 END",
        &TicketChange::withCart>,
    Column<"CASE WHEN orders > 0 THEN 1 ELSE 0 END", &TicketChange::withOrder>>;

/// Sums of one day as they are counted, which may be more than a limb holds at the end.
class Counting
{
public:
    DaySink sink()
    {
        return [this](const DayKey &key, const DayChange &change) {
            DayChange &sum = m_sums[key];
            sum += change;
            carryIfMuch(sum);
        };
    }
    QHash<DayKey, DayChange> take()
    {
        for (DayChange &sum : m_sums)
            carry(sum);
        // A row of nothing says the same as no row.
        m_sums.removeIf([](const auto &entry) { return entry.value() == DayChange{}; });
        return std::move(m_sums);
    }

private:
    QHash<DayKey, DayChange> m_sums;
};

struct CartRow : CountedCart {
    Decimal value;
    qint64 quantityChangeMicros = 0;
    QString type;
    QString userFingerprint;
    QString userFaqFingerprint;
};
using CartRows = storage::View<CartRow, Column<"currency", &CartRow::key, &DayKey::currency>,
    Column<"channel", &CartRow::key, &DayKey::channel>,
    Column<"is_helpful", &CartRow::key, &DayKey::isHelpful>,
    Column<"is_test", &CartRow::key, &DayKey::isTest>, Column<"product_id", &CartRow::productId>,
    Column<"COALESCE(source, '')", &CartRow::source>, Column<"value_micros", &CartRow::value>,
    Column<"quantity_change_micros", &CartRow::quantityChangeMicros>, Column<"type", &CartRow::type>,
    Column<"user_fingerprint", &CartRow::userFingerprint>,
    Column<"user_faq_fingerprint", &CartRow::userFaqFingerprint>>;

void scanCarts(Connection &connection, const QString &companyKey, const QString &day, const DaySink &sink)
{
    Rows rows = connection.run(
        CartRows::sql<
            "SELECT {columns} FROM cart_event WHERE company_key = ? AND day = ? ORDER BY event_id">(),
        companyKey, day);
    QSet<QString> carts;
    while (rows.next()) {
        CartRow event = CartRows::read(rows);
        event.key.companyKey = companyKey;
        event.key.day = day;
        event.change = Amount::product(event.value, event.quantityChangeMicros);
        if (startsCart(event.type)) {
            const QString cart
                = event.key.currency + cartOwner(event.userFingerprint, event.userFaqFingerprint);
            event.isNewCart = !carts.contains(cart);
            carts.insert(cart);
            const QString item = cart + u' ' + event.productId; // no currency or UUID has a blank
            event.isNewItem = !carts.contains(item);
            carts.insert(item);
        }
        countCart(event, sink);
    }
}

struct LineRow : CountedLine {
    qint64 eventId = 0;
};
using LineRows = storage::View<LineRow, Column<"l.event_id", &LineRow::eventId>,
    Column<"l.product_id", &LineRow::productId>, Column<"l.currency", &LineRow::currency>,
    Column<"l.value_micros", &LineRow::value>>;

/// An order, or a refund of it.
struct OrderRow {
    qint64 eventId = 0;
    DayKey key;
    Decimal value;
    OrderSlices slices;
};
template <storage::Literal From>
using OrderRows = storage::View<OrderRow, Column<From + "event_id", &OrderRow::eventId>,
    Column<From + "currency", &OrderRow::key, &DayKey::currency>, KindColumns<&OrderRow::key>,
    Column<From + "value_micros", &OrderRow::value>, SliceColumns<&OrderRow::slices>>;

OrderRow onDay(OrderRow row, const QString &companyKey, const QString &day)
{
    row.key.companyKey = companyKey;
    row.key.day = day;
    return row;
}

void scanOrders(Connection &connection, const QString &companyKey, const QString &day, const DaySink &sink)
{
    QHash<qint64, std::vector<CountedLine>> lines;
    {
        Rows rows = connection.run(
            LineRows::sql<
                "SELECT {columns} FROM checkout AS c "
                "JOIN checkout_line AS l ON l.company_key = c.company_key AND l.event_id = c.event_id "
                "WHERE c.company_key = ? AND c.day = ? AND c.is_attributed = 1 "
                "ORDER BY l.event_id, l.ordinal">(),
            companyKey, day);
        while (rows.next()) {
            LineRow line = LineRows::read(rows);
            lines[line.eventId].push_back(std::move(line));
        }
    }
    using Orders = OrderRows<"">;
    Rows rows = connection.run(
        Orders::sql<
            "SELECT {columns} FROM checkout WHERE company_key = ? AND day = ? AND is_attributed = 1">(),
        companyKey, day);
    while (rows.next()) {
        const OrderRow order = onDay(Orders::read(rows), companyKey, day);
        countOrder(order.key, order.value, order.slices, lines.value(order.eventId), sink);
    }
}

void scanRefunds(Connection &connection, const QString &companyKey, const QString &day, const DaySink &sink)
{
    using Refunds = OrderRows<"r.">;
    Rows rows = connection.run(
        Refunds::sql<"SELECT {columns} FROM refund AS r "
                     "JOIN checkout AS c ON c.company_key = r.company_key AND c.event_id = r.event_id "
                     "WHERE r.company_key = ? AND r.day = ? AND c.is_attributed = 1">(),
        companyKey, day);
    while (rows.next()) {
        const OrderRow refund = onDay(Refunds::read(rows), companyKey, day);
        countRefund(refund.key, refund.value, refund.slices, sink);
    }
}

template <typename View>
QHash<TicketDay, TicketChange> readTickets(Rows rows)
{
    QHash<TicketDay, TicketChange> tickets;
    while (rows.next()) {
        const TicketRow row = View::read(rows);
        tickets[row] += row;
    }
    tickets.removeIf([](const auto &entry) { return entry.value() == TicketChange{}; });
    return tickets;
}

} // namespace

void addToDay(Connection &connection, const DayKey &key, const DayChange &change)
{
    if (key.dimension == Dimension::All)
        addToRow<"daily_total", TotalKeys>(connection, {key, change});
    else
        addToRow<"daily_slice", SliceKeys>(connection, {key, change});
}

DaySink addToDays(Connection &connection)
{
    return [&connection](const DayKey &key, const DayChange &change) { addToDay(connection, key, change); };
}

size_t qHash(const TicketDay &key, size_t seed) noexcept
{
    return qHashMulti(seed, key.companyKey, key.day, int(key.channel), key.isTest);
}

DayChange &DayChange::operator+=(const DayChange &other)
{
    addAll<FigureColumns<>>(*this, other, 1);
    return *this;
}

TicketChange &TicketChange::operator+=(const TicketChange &other)
{
    addAll<TicketFigureColumns<>>(*this, other, 1);
    return *this;
}

DayChange operator-(DayChange b, const DayChange &a)
{
    addAll<FigureColumns<>>(b, a, -1);
    carry(b);
    return b;
}

TicketChange operator-(TicketChange b, const TicketChange &a)
{
    addAll<TicketFigureColumns<>>(b, a, -1);
    return b;
}

void addToTicketDay(Connection &connection, const TicketDay &day, const TicketChange &change)
{
    TicketTable::add(connection, {day, change});
}

DayContents loadDay(Connection &connection, const QString &companyKey, const QString &day)
{
    Counting counting;
    const DaySink sink = counting.sink();
    const auto take = [&](DayRow row, Dimension dimension) {
        row.companyKey = companyKey;
        row.day = day;
        row.dimension = dimension;
        sink(row, row);
    };
    {
        Rows rows = connection.run(
            TotalRows::sql<"SELECT {columns} FROM daily_total WHERE company_key = ? AND day = ?">(),
            companyKey, day);
        while (rows.next())
            take(TotalRows::read(rows), Dimension::All);
    }
    for (const Dimension dimension : kSliceDimensions) {
        Rows rows = connection.run(
            SliceRows::sql<
                "SELECT {columns} FROM daily_slice WHERE company_key = ? AND dimension = ? AND day = ?">(),
            companyKey, dimensionName(dimension), day);
        while (rows.next())
            take(SliceRows::read(rows), dimension);
    }
    return {counting.take(),
        readTickets<TicketTable>(connection.run(
            TicketTable::sql<"SELECT {columns} FROM daily_ticket WHERE company_key = ? AND day = ?">(),
            companyKey, day))};
}

DayContents scanDay(Connection &connection, const QString &companyKey, const QString &day)
{
    Counting counting;
    const DaySink sink = counting.sink();
    scanCarts(connection, companyKey, day, sink);
    scanOrders(connection, companyKey, day, sink);
    scanRefunds(connection, companyKey, day, sink);
    return {counting.take(),
        readTickets<TicketsOfDay>(connection.run(
            TicketsOfDay::sql<"SELECT {columns} FROM ticket WHERE company_key = ? AND opened_day = ?">(),
            companyKey, day))};
}

void deleteEmptyRows(Connection &connection, const QString &companyKey, const QString &day)
{
    connection.run(
        kEmptyRows<"daily_total WHERE company_key = ? AND day = ?", FigureColumns<>>.text, companyKey, day);
    for (const Dimension dimension : kSliceDimensions) {
        connection.run(
            kEmptyRows<"daily_slice WHERE company_key = ? AND dimension = ? AND day = ?", FigureColumns<>>.text,
            companyKey, dimensionName(dimension), day);
    }
    connection.run(kEmptyRows<"daily_ticket WHERE company_key = ? AND day = ?", TicketFigureColumns<>>.text,
        companyKey, day);
}

std::optional<QString> nextDay(Connection &connection, const QString &companyKey, const QString &fromDay)
{
    std::optional<QString> first;
    const auto consider = [&first](Rows rows) {
        const auto day = storage::firstValue<QString>(std::move(rows));
        if (day && (!first || *day < *first))
            first = day;
    };
    consider(connection.run(
        "SELECT MIN(day) FROM daily_total WHERE company_key = ? AND day >= ?", companyKey, fromDay));
    consider(connection.run(
        "SELECT MIN(day) FROM daily_ticket WHERE company_key = ? AND day >= ?", companyKey, fromDay));
    consider(connection.run(
        "SELECT MIN(day) FROM cart_event WHERE company_key = ? AND day >= ?", companyKey, fromDay));
    consider(connection.run(
        "SELECT MIN(day) FROM checkout WHERE company_key = ? AND day >= ?", companyKey, fromDay));
    consider(connection.run(
        "SELECT MIN(day) FROM refund WHERE company_key = ? AND day >= ?", companyKey, fromDay));
    consider(connection.run(
        "SELECT MIN(opened_day) FROM ticket WHERE company_key = ? AND opened_day >= ?", companyKey, fromDay));
    for (const Dimension dimension : kSliceDimensions) {
        consider(connection.run("SELECT MIN(day) FROM daily_slice WHERE company_key = ? AND dimension = ? "
                                "AND day >= ?",
            companyKey, dimensionName(dimension), fromDay));
    }
    return first;
}

} // namespace answerdesk::commerce
