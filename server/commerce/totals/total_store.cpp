// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/commerce/totals/total_store.h"
#include "server/commerce/model/cart_counts.h"
#include "server/commerce/model/channel.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::commerce {

using storage::Connection;
using storage::Rows;

namespace {

constexpr qint64 kCarry = 1'000'000'000'000;
constexpr qint64 kMuch = 4'000'000'000'000'000'000;

bool isMuch(const Amount::Limbs &limbs)
{
    return std::abs(limbs.units) > kMuch || std::abs(limbs.pico) > kMuch;
}

Amount::Limbs limbsAt(const Rows &rows, int column)
{
    return {rows.integer(column), rows.integer(column + 1), rows.integer(column + 2)};
}

DayChange changeAt(const Rows &rows, int column)
{
    return {rows.integer(column), rows.integer(column + 1), rows.integer(column + 2),
        rows.integer(column + 3), limbsAt(rows, column + 4), limbsAt(rows, column + 7),
        limbsAt(rows, column + 10)};
}

// What a row of totals holds, for reading, and for adding to what is there.
#define ANSWERDESK_TOTAL_COLUMNS                                                                             \
    "orders, refunds, events, carts, revenue_tera, revenue_units, revenue_pico, refund_tera, refund_units, " \
    "refund_pico, cart_tera, cart_units, cart_pico"
#define ANSWERDESK_TOTAL_SUMS(table)                                                                         \
    "orders = " table ".orders + excluded.orders, refunds = " table ".refunds + excluded.refunds, "          \
    "events = " table ".events + excluded.events, carts = " table ".carts + excluded.carts, "                \
    "revenue_tera = " table ".revenue_tera + excluded.revenue_tera, "                                        \
    "revenue_units = " table ".revenue_units + excluded.revenue_units, "                                     \
    "revenue_pico = " table ".revenue_pico + excluded.revenue_pico, "                                        \
    "refund_tera = " table ".refund_tera + excluded.refund_tera, "                                           \
    "refund_units = " table ".refund_units + excluded.refund_units, "                                        \
    "refund_pico = " table ".refund_pico + excluded.refund_pico, "                                           \
    "cart_tera = " table ".cart_tera + excluded.cart_tera, "                                                 \
    "cart_units = " table ".cart_units + excluded.cart_units, "                                              \
    "cart_pico = " table ".cart_pico + excluded.cart_pico "                                                  \
    "RETURNING revenue_tera, revenue_units, revenue_pico, refund_tera, refund_units, refund_pico, "          \
    "cart_tera, cart_units, cart_pico"
#define ANSWERDESK_LIMB_CHANGES                                                                              \
    "revenue_tera = ?, revenue_units = ?, revenue_pico = ?, refund_tera = ?, refund_units = ?, "             \
    "refund_pico = ?, cart_tera = ?, cart_units = ?, cart_pico = ?"

/// The three sums of a row as it is now.
struct RowSums {
    Amount::Limbs revenue;
    Amount::Limbs refunded;
    Amount::Limbs cart;

    explicit RowSums(Rows rows)
    {
        rows.next();
        revenue = limbsAt(rows, 0);
        refunded = limbsAt(rows, 3);
        cart = limbsAt(rows, 6);
    }
    bool isMuchInAny() const { return isMuch(revenue) || isMuch(refunded) || isMuch(cart); }
    void carry()
    {
        revenue = carried(revenue);
        refunded = carried(refunded);
        cart = carried(cart);
    }
};

void addToTotal(Connection &connection, const DayKey &key, const DayChange &change)
{
    const QString channel = channelName(key.channel);
    const auto &[r, f, c] = std::tie(change.revenue, change.refunded, change.cart);
    RowSums sums(connection.run("INSERT INTO daily_total (company_key, day, currency, channel, is_helpful, "
                                "is_direct, is_test, " ANSWERDESK_TOTAL_COLUMNS
                                ") VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) "
                                "ON CONFLICT (company_key, day, currency, channel, is_helpful, is_direct, "
                                "is_test) DO UPDATE SET " ANSWERDESK_TOTAL_SUMS("daily_total"),
        key.companyKey, key.day, key.currency, channel, key.isHelpful, key.isDirect, key.isTest,
        change.orders, change.refunds, change.events, change.carts, r.tera, r.units, r.pico, f.tera, f.units,
        f.pico, c.tera, c.units, c.pico));
    if (!sums.isMuchInAny())
        return;
    // Some millions of events a day fill a limb; past 2^63 a database would go on in floating point.
    sums.carry();
    connection.run("UPDATE daily_total SET " ANSWERDESK_LIMB_CHANGES " WHERE company_key = ? AND day = ? "
                   "AND currency = ? AND channel = ? AND is_helpful = ? AND is_direct = ? AND is_test = ?",
        sums.revenue.tera, sums.revenue.units, sums.revenue.pico, sums.refunded.tera, sums.refunded.units,
        sums.refunded.pico, sums.cart.tera, sums.cart.units, sums.cart.pico, key.companyKey, key.day,
        key.currency, channel, key.isHelpful, key.isDirect, key.isTest);
}

void addToSlice(Connection &connection, const DayKey &key, const DayChange &change)
{
    const QString channel = channelName(key.channel);
    const QString dimension = dimensionName(key.dimension);
    const auto &[r, f, c] = std::tie(change.revenue, change.refunded, change.cart);
    RowSums sums(connection.run(
        "INSERT INTO daily_slice (company_key, dimension, day, currency, value, channel, is_helpful, "
        "is_direct, is_test, " ANSWERDESK_TOTAL_COLUMNS
        ") VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) "
        "ON CONFLICT (company_key, dimension, day, currency, value, channel, is_helpful, is_direct, is_test) "
        "DO UPDATE SET " ANSWERDESK_TOTAL_SUMS("daily_slice"),
        key.companyKey, dimension, key.day, key.currency, key.value, channel, key.isHelpful, key.isDirect,
        key.isTest, change.orders, change.refunds, change.events, change.carts, r.tera, r.units, r.pico,
        f.tera, f.units, f.pico, c.tera, c.units, c.pico));
    if (!sums.isMuchInAny())
        return;
    sums.carry();
    connection.run("UPDATE daily_slice SET " ANSWERDESK_LIMB_CHANGES
                   " WHERE company_key = ? AND dimension = ? AND day = ? AND currency = ? AND value = ? "
                   "AND channel = ? AND is_helpful = ? AND is_direct = ? AND is_test = ?",
        sums.revenue.tera, sums.revenue.units, sums.revenue.pico, sums.refunded.tera, sums.refunded.units,
        sums.refunded.pico, sums.cart.tera, sums.cart.units, sums.cart.pico, key.companyKey, dimension,
        key.day, key.currency, key.value, channel, key.isHelpful, key.isDirect, key.isTest);
}

/// Sums of one day as they are counted, which may be more than a limb holds at the end.
class Counting
{
public:
    DaySink sink()
    {
        return [this](const DayKey &key, const DayChange &change) {
            DayChange &sum = m_sums[key];
            sum += change;
            if (isMuch(sum.revenue) || isMuch(sum.refunded) || isMuch(sum.cart))
                carry(sum);
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
    static void carry(DayChange &sum)
    {
        sum.revenue = carried(sum.revenue);
        sum.refunded = carried(sum.refunded);
        sum.cart = carried(sum.cart);
    }

private:
    QHash<DayKey, DayChange> m_sums;
};

void scanCarts(Connection &connection, const QString &companyKey, const QString &day, const DaySink &sink)
{
    Rows rows = connection.run(
        "SELECT currency, channel, is_helpful, is_test, product_id, COALESCE(source, ''), value_micros, "
        "quantity_change_micros, type, user_fingerprint, user_faq_fingerprint FROM cart_event "
        "WHERE company_key = ? AND day = ? ORDER BY event_id",
        companyKey, day);
    QSet<QString> carts;
    while (rows.next()) {
        CountedCart event;
        event.key
            = {companyKey, day, rows.text(0), channelOf(rows.text(1)), rows.flag(2), false, rows.flag(3)};
        event.productId = rows.text(4);
        event.source = rows.text(5);
        event.change = Amount::product(Decimal::fromMicros(rows.integer(6)), rows.integer(7));
        if (startsCart(rows.text(8))) {
            const QString cart = event.key.currency + cartOwner(rows.text(9), rows.text(10));
            event.isNewCart = !carts.contains(cart);
            carts.insert(cart);
            const QString item = cart + u' ' + event.productId; // no currency or UUID has a blank
            event.isNewItem = !carts.contains(item);
            carts.insert(item);
        }
        countCart(event, sink);
    }
}

OrderSlices slicesAt(const Rows &rows, int column)
{
    return {
        rows.text(column), rows.text(column + 1), rows.text(column + 2), rows.optionalInteger(column + 3)};
}

void scanOrders(Connection &connection, const QString &companyKey, const QString &day, const DaySink &sink)
{
    QHash<qint64, std::vector<CountedLine>> lines;
    {
        Rows rows = connection.run(
            "SELECT l.event_id, l.product_id, l.currency, l.value_micros FROM checkout AS c "
            "JOIN checkout_line AS l ON l.company_key = c.company_key AND l.event_id = c.event_id "
            "WHERE c.company_key = ? AND c.day = ? AND c.is_attributed = 1 ORDER BY l.event_id, l.ordinal",
            companyKey, day);
        while (rows.next())
            lines[rows.integer(0)].push_back(
                {rows.text(1), rows.text(2), Decimal::fromMicros(rows.integer(3))});
    }
    Rows rows = connection.run(
        "SELECT event_id, currency, channel, is_helpful, is_direct, is_test, value_micros, source, locale, "
        "page_url, faq_id FROM checkout WHERE company_key = ? AND day = ? AND is_attributed = 1",
        companyKey, day);
    while (rows.next()) {
        const DayKey key{
            companyKey, day, rows.text(1), channelOf(rows.text(2)), rows.flag(3), rows.flag(4), rows.flag(5)};
        countOrder(
            key, Decimal::fromMicros(rows.integer(6)), slicesAt(rows, 7), lines.value(rows.integer(0)), sink);
    }
}

void scanRefunds(Connection &connection, const QString &companyKey, const QString &day, const DaySink &sink)
{
    Rows rows = connection.run(
        "SELECT r.currency, c.channel, c.is_helpful, c.is_direct, c.is_test, r.value_micros, c.source, "
        "c.locale, c.page_url, c.faq_id FROM refund AS r "
        "JOIN checkout AS c ON c.company_key = r.company_key AND c.event_id = r.event_id "
        "WHERE r.company_key = ? AND r.day = ? AND c.is_attributed = 1",
        companyKey, day);
    while (rows.next()) {
        const DayKey key{
            companyKey, day, rows.text(0), channelOf(rows.text(1)), rows.flag(2), rows.flag(3), rows.flag(4)};
        countRefund(key, Decimal::fromMicros(rows.integer(5)), slicesAt(rows, 6), sink);
    }
}

} // namespace

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

void addToDay(Connection &connection, const DayKey &key, const DayChange &change)
{
    if (key.dimension == Dimension::All)
        addToTotal(connection, key, change);
    else
        addToSlice(connection, key, change);
}

size_t qHash(const TicketDay &key, size_t seed) noexcept
{
    return qHashMulti(seed, key.companyKey, key.day, int(key.channel), key.isTest);
}

TicketChange &TicketChange::operator+=(const TicketChange &other)
{
    opened += other.opened;
    helpful += other.helpful;
    withCart += other.withCart;
    withOrder += other.withOrder;
    return *this;
}

void addToTicketDay(Connection &connection, const TicketDay &day, const TicketChange &change)
{
    connection.run(
        "INSERT INTO daily_ticket (company_key, day, channel, is_test, opened, helpful, with_cart, "
        "with_order) VALUES (?, ?, ?, ?, ?, ?, ?, ?) "
        "ON CONFLICT (company_key, day, channel, is_test) DO UPDATE SET "
        "opened = daily_ticket.opened + excluded.opened, helpful = daily_ticket.helpful + excluded.helpful, "
        "with_cart = daily_ticket.with_cart + excluded.with_cart, "
        "with_order = daily_ticket.with_order + excluded.with_order",
        day.companyKey, day.day, channelName(day.channel), day.isTest, change.opened, change.helpful,
        change.withCart, change.withOrder);
}

DayContents loadDay(Connection &connection, const QString &companyKey, const QString &day)
{
    DayContents contents;
    Counting counting;
    const DaySink sink = counting.sink();
    {
        Rows rows = connection.run(
            "SELECT currency, channel, is_helpful, is_direct, is_test, " ANSWERDESK_TOTAL_COLUMNS
            " FROM daily_total WHERE company_key = ? AND day = ?",
            companyKey, day);
        while (rows.next()) {
            sink({companyKey, day, rows.text(0), channelOf(rows.text(1)), rows.flag(2), rows.flag(3),
                     rows.flag(4)},
                changeAt(rows, 5));
        }
    }
    for (const Dimension dimension : kSliceDimensions) {
        Rows rows = connection.run(
            "SELECT currency, channel, is_helpful, is_direct, is_test, value, " ANSWERDESK_TOTAL_COLUMNS
            " FROM daily_slice WHERE company_key = ? AND dimension = ? AND day = ?",
            companyKey, dimensionName(dimension), day);
        while (rows.next()) {
            sink({companyKey, day, rows.text(0), channelOf(rows.text(1)), rows.flag(2), rows.flag(3),
                     rows.flag(4), dimension, rows.text(5)},
                changeAt(rows, 6));
        }
    }
    contents.totals = counting.take();
    Rows rows = connection.run("SELECT channel, is_test, opened, helpful, with_cart, with_order "
                               "FROM daily_ticket WHERE company_key = ? AND day = ?",
        companyKey, day);
    while (rows.next()) {
        contents.tickets[{companyKey, day, channelOf(rows.text(0)), rows.flag(1)}]
            += {rows.integer(2), rows.integer(3), rows.integer(4), rows.integer(5)};
    }
    contents.tickets.removeIf([](const auto &entry) { return entry.value() == TicketChange{}; });
    return contents;
}

DayContents scanDay(Connection &connection, const QString &companyKey, const QString &day)
{
    DayContents contents;
    Counting counting;
    const DaySink sink = counting.sink();
    scanCarts(connection, companyKey, day, sink);
    scanOrders(connection, companyKey, day, sink);
    scanRefunds(connection, companyKey, day, sink);
    contents.totals = counting.take();
    Rows rows = connection.run(
        "SELECT channel, is_test, is_helpful, CASE WHEN EXISTS (SELECT 1 FROM cart_event AS e WHERE "
        "e.company_key = ticket.company_key AND e.ticket_id = ticket.ticket_id) THEN 1 ELSE 0 END, orders "
        "FROM ticket WHERE company_key = ? AND opened_day = ?",
        companyKey, day);
    while (rows.next()) {
        contents.tickets[{companyKey, day, channelOf(rows.text(0)), rows.flag(1)}]
            += {1, rows.flag(2), rows.flag(3), rows.integer(4) > 0};
    }
    return contents;
}

void deleteDay(Connection &connection, const QString &companyKey, const QString &day)
{
    connection.run("DELETE FROM daily_total WHERE company_key = ? AND day = ?", companyKey, day);
    for (const Dimension dimension : kSliceDimensions) {
        connection.run("DELETE FROM daily_slice WHERE company_key = ? AND dimension = ? AND day = ?",
            companyKey, dimensionName(dimension), day);
    }
    connection.run("DELETE FROM daily_ticket WHERE company_key = ? AND day = ?", companyKey, day);
}

std::optional<QString> nextDay(Connection &connection, const QString &companyKey, const QString &fromDay)
{
    std::optional<QString> first;
    const auto consider = [&first](Rows rows) {
        const std::optional<QString> day = rows.next() ? rows.optionalText(0) : std::nullopt;
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
