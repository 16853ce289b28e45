// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/commerce/event_store.h"
#include "server/commerce/channel.h"
#include "server/storage/sequence.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::commerce {

namespace {

constexpr std::pair<ItemState, const char *> kStateNames[] = {{ItemState::Gone, "gone"},
    {ItemState::Single, "single"}, {ItemState::Several, "several"}, {ItemState::Increased, "increased"}};

QString nameOf(ItemState state)
{
    for (const auto &[value, name] : kStateNames) {
        if (value == state)
            return QString::fromLatin1(name);
    }
    return {};
}

ItemState stateOf(const QString &text)
{
    for (const auto &[value, name] : kStateNames) {
        if (text == QLatin1String(name))
            return value;
    }
    return ItemState::Gone;
}

/// The sum of an order's lines, without those of another currency than its own.
Amount lineTotal(const api::CheckoutEventRequest &event)
{
    Amount total;
    for (const api::LineItem &line : event.lineItems) {
        if (line.currency == event.currency)
            total += Amount::of(line.value);
    }
    return total;
}

constexpr qint64 kCarry = 1'000'000'000'000;
constexpr qint64 kMuch = 4'000'000'000'000'000'000;

bool isMuch(const Amount::Limbs &limbs)
{
    return std::abs(limbs.units) > kMuch || std::abs(limbs.pico) > kMuch;
}

/// The same sum in limbs that have room again.
Amount::Limbs carried(Amount::Limbs limbs)
{
    limbs.units += limbs.pico / kCarry;
    limbs.pico %= kCarry;
    limbs.tera += limbs.units / kCarry;
    limbs.units %= kCarry;
    return limbs;
}

} // namespace

CartItem findItem(storage::Connection &connection, const QString &companyKey, const QString &fingerprint,
    const QString &productId)
{
    storage::Rows rows = connection.run("SELECT state, quantity_micros FROM cart_item "
                                        "WHERE company_key = ? AND user_fingerprint = ? AND product_id = ?",
        companyKey, fingerprint, productId);
    return rows.next() ? CartItem{stateOf(rows.text(0)), rows.integer(1)} : CartItem{};
}

void storeItem(storage::Connection &connection, const QString &companyKey, const QString &fingerprint,
    const QString &productId, const CartItem &item)
{
    connection.run(
        "INSERT INTO cart_item (company_key, user_fingerprint, product_id, state, quantity_micros) "
        "VALUES (?, ?, ?, ?, ?) ON CONFLICT (company_key, user_fingerprint, product_id) "
        "DO UPDATE SET state = excluded.state, quantity_micros = excluded.quantity_micros",
        companyKey, fingerprint, productId, nameOf(item.state), item.quantityMicros);
}

qint64 nextEventId(storage::Connection &connection, const QString &companyKey)
{
    return storage::nextValue(connection, companyKey, u"commerce_event"_s);
}

void insertCartEvent(storage::Connection &connection, const EventHead &head,
    const api::CartEventRequest &event, qint64 quantityChangeMicros)
{
    const Touch &touch = head.attribution.touch;
    const std::optional<QString> source
        = event.source && !event.source->isEmpty() ? event.source : std::nullopt;
    connection.run("INSERT INTO cart_event (company_key, event_id, at_ms, day, user_fingerprint, "
                   "user_faq_fingerprint, type, product_id, product_name, value_micros, currency, "
                   "quantity_micros, quantity_change_micros, source, ticket_id, interaction_id, channel, "
                   "is_helpful, is_test) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        head.companyKey, head.eventId, head.atMs, head.day, event.userFingerprint.uuid,
        event.userFaqFingerprint.uuid, schema::enumName(event.type), event.productId, event.productName,
        event.value.micros(), event.currency.code, event.quantity.micros(), quantityChangeMicros, source,
        head.attribution.ticketId, touch.interactionId, channelName(touch.channel),
        head.attribution.isHelpful, touch.isTest);
}

std::optional<qint64> findOrder(
    storage::Connection &connection, const QString &companyKey, const QString &orderId)
{
    storage::Rows rows = connection.run(
        "SELECT at_ms FROM checkout WHERE company_key = ? AND order_id = ?", companyKey, orderId);
    return rows.next() ? std::optional(rows.integer(0)) : std::nullopt;
}

void insertCheckout(
    storage::Connection &connection, const EventHead &head, const api::CheckoutEventRequest &event)
{
    const Touch &touch = head.attribution.touch;
    const QString orderId = event.orderId();
    const Amount::Limbs lines = lineTotal(event).limbs();
    connection.run("INSERT INTO checkout (company_key, event_id, order_id, at_ms, day, user_fingerprint, "
                   "user_faq_fingerprint, value_micros, currency, line_count, lines_tera, lines_units, "
                   "lines_pico, ticket_id, interaction_id, channel, touch_ms, is_helpful, is_test) "
                   "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        head.companyKey, head.eventId, orderId.isEmpty() ? std::nullopt : std::optional(orderId), head.atMs,
        head.day, event.userFingerprint.uuid, event.userFaqFingerprint.uuid, event.value.micros(),
        event.currency.code, int(event.lineItems.size()), lines.tera, lines.units, lines.pico,
        head.attribution.ticketId, touch.interactionId, channelName(touch.channel), touch.atMs,
        head.attribution.isHelpful, touch.isTest);
    int ordinal = 0;
    for (const api::LineItem &line : event.lineItems) {
        connection.run("INSERT INTO checkout_line (company_key, event_id, ordinal, product_id, product_name, "
                       "quantity_micros, value_micros, currency) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            head.companyKey, head.eventId, ordinal++, line.productId, line.productName,
            line.quantity.micros(), line.value.micros(), line.currency.code);
    }
}

size_t qHash(const DayKey &key, size_t seed) noexcept
{
    return qHashMulti(
        seed, key.companyKey, key.day, key.currency, int(key.channel), key.isHelpful, key.isTest);
}

DayChange &DayChange::operator+=(const DayChange &other)
{
    const auto add = [](Amount::Limbs &sum, const Amount::Limbs &limbs) {
        sum.tera += limbs.tera;
        sum.units += limbs.units;
        sum.pico += limbs.pico;
    };
    orders += other.orders;
    add(revenue, other.revenue);
    add(cart, other.cart);
    return *this;
}

void addToDay(storage::Connection &connection, const DayKey &key, const DayChange &change)
{
    const QString channel = channelName(key.channel);
    const Amount::Limbs &revenue = change.revenue;
    const Amount::Limbs &cart = change.cart;
    Amount::Limbs revenueSum;
    Amount::Limbs cartSum;
    {
        storage::Rows rows = connection.run(R"(
            INSERT INTO daily_total (company_key, day, currency, channel, is_helpful, is_test, orders,
                revenue_tera, revenue_units, revenue_pico, cart_tera, cart_units, cart_pico)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (company_key, day, currency, channel, is_helpful, is_test) DO UPDATE SET
                orders = daily_total.orders + excluded.orders,
                revenue_tera = daily_total.revenue_tera + excluded.revenue_tera,
                revenue_units = daily_total.revenue_units + excluded.revenue_units,
                revenue_pico = daily_total.revenue_pico + excluded.revenue_pico,
                cart_tera = daily_total.cart_tera + excluded.cart_tera,
                cart_units = daily_total.cart_units + excluded.cart_units,
                cart_pico = daily_total.cart_pico + excluded.cart_pico
            RETURNING revenue_tera, revenue_units, revenue_pico, cart_tera, cart_units, cart_pico)",
            key.companyKey, key.day, key.currency, channel, key.isHelpful, key.isTest, change.orders,
            revenue.tera, revenue.units, revenue.pico, cart.tera, cart.units, cart.pico);
        rows.next();
        revenueSum = {rows.integer(0), rows.integer(1), rows.integer(2)};
        cartSum = {rows.integer(3), rows.integer(4), rows.integer(5)};
    }
    if (!isMuch(revenueSum) && !isMuch(cartSum))
        return;
    // Some millions of events a day fill a limb; past 2^63 a database would go on in floating point.
    revenueSum = carried(revenueSum);
    cartSum = carried(cartSum);
    connection.run("UPDATE daily_total SET revenue_tera = ?, revenue_units = ?, revenue_pico = ?, "
                   "cart_tera = ?, cart_units = ?, cart_pico = ? WHERE company_key = ? AND day = ? "
                   "AND currency = ? AND channel = ? AND is_helpful = ? AND is_test = ?",
        revenueSum.tera, revenueSum.units, revenueSum.pico, cartSum.tera, cartSum.units, cartSum.pico,
        key.companyKey, key.day, key.currency, channel, key.isHelpful, key.isTest);
}

} // namespace answerdesk::commerce
