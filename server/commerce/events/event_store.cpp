// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/commerce/events/event_store.h"
#include "server/commerce/model/channel.h"
#include "server/storage/sequence.h"
#include "shared/core/text.h"

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

} // namespace

QString itemStateName(ItemState state) { return nameOf(state); }

CartItem findItem(storage::Connection &connection, const QString &companyKey, const QString &fingerprint,
    const QString &productId)
{
    storage::Rows rows = connection.run("SELECT state, quantity_micros, counted FROM cart_item "
                                        "WHERE company_key = ? AND user_fingerprint = ? AND product_id = ?",
        companyKey, fingerprint, productId);
    return rows.next() ? CartItem{stateOf(rows.text(0)), rows.integer(1), rows.text(2)} : CartItem{};
}

void storeItem(storage::Connection &connection, const QString &companyKey, const QString &fingerprint,
    const QString &productId, const CartItem &item)
{
    connection.run(
        "INSERT INTO cart_item (company_key, user_fingerprint, product_id, state, quantity_micros, counted) "
        "VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (company_key, user_fingerprint, product_id) "
        "DO UPDATE SET state = excluded.state, quantity_micros = excluded.quantity_micros, "
        "counted = excluded.counted",
        companyKey, fingerprint, productId, nameOf(item.state), item.quantityMicros, item.counted);
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

QString lastSource(storage::Connection &connection, const QString &companyKey, const QString &owner)
{
    // Two lookups rather than an OR, which neither database would follow two indexes for to the newest row.
    storage::Rows asUser = connection.run("SELECT event_id, source FROM cart_event WHERE company_key = ? AND "
                                          "user_fingerprint = ? ORDER BY event_id DESC LIMIT 1",
        companyKey, owner);
    storage::Rows asFaqVisitor = connection.run(
        "SELECT event_id, source FROM cart_event WHERE company_key = ? AND user_faq_fingerprint = ? AND "
        "user_fingerprint = '00000000-0000-0000-0000-000000000000' ORDER BY event_id DESC LIMIT 1",
        companyKey, owner);
    const bool isOfUser = asUser.next();
    const bool isOfFaqVisitor = asFaqVisitor.next();
    if (!isOfUser && !isOfFaqVisitor)
        return {};
    const bool isUserLast = isOfUser && (!isOfFaqVisitor || asUser.integer(0) > asFaqVisitor.integer(0));
    return (isUserLast ? asUser : asFaqVisitor).optionalText(1).value_or(QString());
}

void insertCheckout(storage::Connection &connection, const EventHead &head,
    const api::CheckoutEventRequest &event, const OrderCredit &credit)
{
    const Touch &touch = head.attribution.touch;
    const QString orderId = event.orderId();
    const Amount::Limbs lines = lineTotal(event).limbs();
    connection.run(
        "INSERT INTO checkout (company_key, event_id, order_id, at_ms, day, user_fingerprint, "
        "user_faq_fingerprint, value_micros, currency, line_count, lines_tera, lines_units, "
        "lines_pico, ticket_id, interaction_id, channel, touch_ms, is_helpful, is_test, is_attributed, "
        "is_direct, answer_interaction_id, answer_ms, source, locale, page_url, faq_id) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 1, ?, ?, ?, ?, ?, ?, ?)",
        head.companyKey, head.eventId, textOrNothing(orderId), head.atMs, head.day,
        event.userFingerprint.uuid, event.userFaqFingerprint.uuid, event.value.micros(), event.currency.code,
        int(event.lineItems.size()), lines.tera, lines.units, lines.pico, head.attribution.ticketId,
        touch.interactionId, channelName(touch.channel), touch.atMs, head.attribution.isHelpful, touch.isTest,
        credit.isDirect, credit.answerInteractionId, credit.answerMs, credit.slices.source,
        credit.slices.locale, credit.slices.pageUrl, credit.slices.faqId);
    int ordinal = 0;
    for (const api::LineItem &line : event.lineItems) {
        connection.run("INSERT INTO checkout_line (company_key, event_id, ordinal, product_id, product_name, "
                       "quantity_micros, value_micros, currency) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            head.companyKey, head.eventId, ordinal++, line.productId, line.productName,
            line.quantity.micros(), line.value.micros(), line.currency.code);
    }
}

} // namespace answerdesk::commerce
