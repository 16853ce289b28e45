// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/commerce/list_store.h"
#include "server/storage/list_select.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::commerce {

using storage::ListSelect;

namespace {

std::optional<QString> textOrNothing(const QString &text)
{
    return text.isEmpty() ? std::nullopt : std::optional(text);
}

QString money(Amount amount, const QString &currency) { return amount.toText(schema::minorUnits(currency)); }

Amount micros(qint64 value) { return Amount::of(Decimal::fromMicros(value)); }

std::optional<QString> textOf(const std::optional<schema::Fingerprint> &fingerprint)
{
    return fingerprint ? std::optional(fingerprint->uuid) : std::nullopt;
}

template <typename E>
std::optional<QString> nameOf(const std::optional<E> &choice)
{
    return choice ? std::optional(schema::enumName(*choice)) : std::nullopt;
}

/// Days without an end, so that one statement does for all ranges.
constexpr QLatin1String kFirstDay("");
constexpr QLatin1String kLastDay("9999-12-31");

bool hasRange(const api::RangeQuery &query) { return query.from || query.to; }

/// Where a list that is ordered by day and number begins. One upper bound only, so that a late page is not
/// read from the top.
ListPosition topOf(const api::RangeQuery &query, const ListPosition &position)
{
    const QString last = query.to.value_or(kLastDay);
    const bool isWithin = !position.key.isEmpty() && position.key <= last;
    return isWithin ? position : ListPosition{ListPosition().belowId, last};
}

} // namespace

std::vector<ListEntry<api::TicketRow>> loadTickets(storage::Connection &connection, const QString &companyKey,
    const api::TicketsQuery &query, const ListPosition &position, int limit)
{
    ListSelect select("SELECT ticket_id, opened_ms, last_ms, channel, interactions, is_helpful, orders, "
                      "user_fingerprint, user_faq_fingerprint, is_test, opened_day FROM ticket "
                      "WHERE company_key = ?",
        companyKey);
    if (query.fingerprint) {
        // Each half has an index of its own; an OR of both, or a bound outside of them, would read all
        // tickets.
        const QString &uuid = query.fingerprint->uuid;
        const qint64 below = position.belowId;
        select.add("AND ticket_id IN (SELECT ticket_id FROM ticket WHERE company_key = ? AND "
                   "user_fingerprint = ? AND ticket_id < ? UNION SELECT ticket_id FROM ticket WHERE "
                   "company_key = ? AND user_faq_fingerprint = ? AND ticket_id < ?)",
            companyKey, uuid, below, companyKey, uuid, below);
    }
    select.addIf(nameOf(query.channel), "AND channel = ?").addIf(query.test, "AND is_test = ?");
    if (query.fingerprint) {
        select.addIf(query.from, "AND opened_day >= ?").addIf(query.to, "AND opened_day <= ?");
        select.add("ORDER BY ticket_id DESC LIMIT ?", limit);
    } else if (hasRange(query)) {
        const ListPosition top = topOf(query, position);
        select.add("AND opened_day >= ? AND (opened_day, ticket_id) < (?, ?) "
                   "ORDER BY opened_day DESC, ticket_id DESC LIMIT ?",
            query.from.value_or(kFirstDay), top.key, top.belowId, limit);
    } else {
        select.add("AND ticket_id < ? ORDER BY ticket_id DESC LIMIT ?", position.belowId, limit);
    }
    storage::Rows rows = select.run(connection);
    std::vector<ListEntry<api::TicketRow>> entries;
    while (rows.next()) {
        api::TicketRow row;
        row.ticketId = QString::number(rows.integer(0));
        row.openedAt.ms = rows.integer(1);
        row.lastAt.ms = rows.integer(2);
        row.channel = rows.text(3);
        row.interactions = int(rows.integer(4));
        row.helpful = rows.flag(5);
        row.orders = int(rows.integer(6));
        row.userFingerprint = textOrNothing(rows.text(7));
        row.userFaqFingerprint = textOrNothing(rows.text(8));
        row.test = rows.flag(9);
        entries.push_back({std::move(row), {rows.integer(0), rows.text(10)}});
    }
    return entries;
}

std::vector<ListEntry<api::OrderRow>> loadOrders(storage::Connection &connection, const QString &companyKey,
    const api::OrdersQuery &query, const ListPosition &position, int limit)
{
    // By day first, because the index of days finds any range at once, however long ago it was.
    const ListPosition top = topOf(query, position);
    ListSelect select(
        "SELECT o.event_id, o.day, o.order_id, o.at_ms, o.value_micros, o.currency, o.line_count, "
        "o.lines_tera, o.lines_units, o.lines_pico, o.channel, o.ticket_id, i.thread_id, o.is_helpful, "
        "o.touch_ms, o.is_test, o.user_fingerprint FROM checkout AS o "
        "JOIN interaction AS i ON i.company_key = o.company_key AND i.interaction_id = o.interaction_id "
        "WHERE o.company_key = ? AND o.day >= ? AND (o.day, o.event_id) < (?, ?)",
        companyKey, query.from.value_or(kFirstDay), top.key, top.belowId);
    select.addIf(query.orderId, "AND o.order_id = ?").addIf(nameOf(query.channel), "AND o.channel = ?");
    if (query.currency)
        select.add("AND o.currency = ?", query.currency->code);
    select.addIf(query.test, "AND o.is_test = ?");
    select.add("ORDER BY o.day DESC, o.event_id DESC LIMIT ?", limit);
    storage::Rows rows = select.run(connection);
    std::vector<ListEntry<api::OrderRow>> entries;
    while (rows.next()) {
        api::OrderRow row;
        row.eventId = QString::number(rows.integer(0));
        row.orderId = rows.optionalText(2);
        row.at.ms = rows.integer(3);
        row.currency = rows.text(5);
        row.value = money(micros(rows.integer(4)), row.currency);
        row.items = int(rows.integer(6));
        row.lineTotal
            = money(Amount::fromLimbs({rows.integer(7), rows.integer(8), rows.integer(9)}), row.currency);
        row.channel = rows.text(10);
        row.ticketId = QString::number(rows.integer(11));
        row.threadId = rows.text(12);
        row.helpful = rows.flag(13);
        row.secondsSinceTouch = (row.at.ms - rows.integer(14)) / 1000;
        row.test = rows.flag(15);
        row.userFingerprint = rows.text(16);
        entries.push_back({std::move(row), {rows.integer(0), rows.text(1)}});
    }
    return entries;
}

std::vector<ListEntry<api::CartEventRow>> loadEvents(storage::Connection &connection,
    const QString &companyKey, const api::EventsQuery &query, const ListPosition &position, int limit)
{
    ListSelect select("SELECT event_id, at_ms, type, product_id, product_name, value_micros, currency, "
                      "quantity_micros, quantity_change_micros, source, channel, ticket_id, is_test, "
                      "user_fingerprint, day FROM cart_event WHERE company_key = ?",
        companyKey);
    select.addIf(nameOf(query.type), "AND type = ?").addIf(query.productId, "AND product_id = ?");
    select.addIf(query.source, "AND source = ?").addIf(textOf(query.fingerprint), "AND user_fingerprint = ?");
    select.addIf(query.test, "AND is_test = ?");
    // A visitor and a product have an index that ends with the number; of all others the days choose.
    const bool hasOwnIndex = query.fingerprint || query.productId;
    if (hasRange(query) && !hasOwnIndex) {
        const ListPosition top = topOf(query, position);
        select.add("AND day >= ? AND (day, event_id) < (?, ?) ORDER BY day DESC, event_id DESC LIMIT ?",
            query.from.value_or(kFirstDay), top.key, top.belowId, limit);
    } else {
        select.addIf(query.from, "AND day >= ?").addIf(query.to, "AND day <= ?");
        select.add("AND event_id < ? ORDER BY event_id DESC LIMIT ?", position.belowId, limit);
    }
    storage::Rows rows = select.run(connection);
    std::vector<ListEntry<api::CartEventRow>> entries;
    while (rows.next()) {
        api::CartEventRow row;
        row.eventId = QString::number(rows.integer(0));
        row.at.ms = rows.integer(1);
        row.type = rows.text(2);
        row.productId = rows.text(3);
        row.productName = rows.text(4);
        row.currency = rows.text(6);
        const Decimal value = Decimal::fromMicros(rows.integer(5));
        row.value = money(Amount::of(value), row.currency);
        row.quantity = QString::fromLatin1(Decimal::fromMicros(rows.integer(7)).toText());
        row.cartChange = money(Amount::product(value, rows.integer(8)), row.currency);
        row.source = rows.optionalText(9);
        row.channel = rows.text(10);
        row.ticketId = QString::number(rows.integer(11));
        row.test = rows.flag(12);
        row.userFingerprint = rows.text(13);
        entries.push_back({std::move(row), {rows.integer(0), rows.text(14)}});
    }
    return entries;
}

std::vector<ListEntry<api::RefusedEvent>> loadRefusals(storage::Connection &connection,
    const QString &companyKey, const std::optional<QString> &code, qint64 fromMs,
    std::optional<qint64> untilMs, const ListPosition &position, int limit)
{
    ListSelect select("SELECT refusal_id, at_ms, event_type, code, message, user_fingerprint, "
                      "user_faq_fingerprint, subject FROM refused_event "
                      "WHERE company_key = ? AND refusal_id < ? AND at_ms >= ?",
        companyKey, position.belowId, fromMs);
    select.addIf(untilMs, "AND at_ms < ?").addIf(code, "AND code = ?");
    storage::Rows rows = select.add("ORDER BY refusal_id DESC LIMIT ?", limit).run(connection);
    std::vector<ListEntry<api::RefusedEvent>> entries;
    while (rows.next()) {
        api::RefusedEvent row{{rows.integer(1)}, rows.text(2), rows.text(3), rows.text(4), rows.text(5),
            rows.text(6), rows.text(7)};
        entries.push_back({std::move(row), {rows.integer(0), {}}});
    }
    return entries;
}

} // namespace answerdesk::commerce
