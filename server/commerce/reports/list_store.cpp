// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/commerce/reports/list_store.h"
#include "server/commerce/model/question_part.h"
#include "server/storage/list_select.h"
#include "shared/core/text.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::commerce {

using storage::ListSelect;

namespace {

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

#define ANSWERDESK_TICKET_SELECT                                                                             \
    "SELECT ticket_id, opened_ms, last_ms, channel, interactions, is_helpful, orders, user_fingerprint, "    \
    "user_faq_fingerprint, is_test, opened_day FROM ticket WHERE company_key = ?"

ListEntry<api::TicketRow> ticketAt(const storage::Rows &rows)
{
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
    return {std::move(row), {rows.integer(0), rows.text(10)}};
}

} // namespace

std::vector<ListEntry<api::TicketRow>> loadTickets(storage::Connection &connection, const QString &companyKey,
    const api::TicketsQuery &query, const ListPosition &position, int limit)
{
    ListSelect select(ANSWERDESK_TICKET_SELECT, companyKey);
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
    while (rows.next())
        entries.push_back(ticketAt(rows));
    return entries;
}

// The same for a cart event's.
#define ANSWERDESK_EVENT_SELECT                                                                              \
    "SELECT e.event_id, e.at_ms, e.type, e.product_id, e.product_name, e.value_micros, e.currency, "         \
    "e.quantity_micros, e.quantity_change_micros, e.source, e.channel, e.ticket_id, e.is_test, "             \
    "e.user_fingerprint, e.day FROM cart_event AS e "

namespace {

ListEntry<api::CartEventRow> eventAt(const storage::Rows &rows)
{
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
    return {std::move(row), {rows.integer(0), rows.text(14)}};
}

} // namespace

std::vector<ListEntry<api::CartEventRow>> loadEvents(storage::Connection &connection,
    const QString &companyKey, const api::EventsQuery &query, const ListPosition &position, int limit)
{
    ListSelect select(ANSWERDESK_EVENT_SELECT "WHERE e.company_key = ?", companyKey);
    select.addIf(nameOf(query.type), "AND e.type = ?").addIf(query.productId, "AND e.product_id = ?");
    if (query.source == api::kNone)
        select.add("AND e.source IS NULL");
    else
        select.addIf(query.source, "AND e.source = ?");
    select.addIf(textOf(query.fingerprint), "AND e.user_fingerprint = ?");
    select.addIf(nameOf(query.channel), "AND e.channel = ?").addIf(query.helpful, "AND e.is_helpful = ?");
    if (query.currency)
        select.add("AND e.currency = ?", query.currency->code);
    select.addIf(query.test, "AND e.is_test = ?");
    // A visitor and a product have an index that ends with the number; of all others the days choose.
    const bool hasOwnIndex = query.fingerprint || query.productId;
    if (hasRange(query) && !hasOwnIndex) {
        const ListPosition top = topOf(query, position);
        select.add(
            "AND e.day >= ? AND (e.day, e.event_id) < (?, ?) ORDER BY e.day DESC, e.event_id DESC LIMIT ?",
            query.from.value_or(kFirstDay), top.key, top.belowId, limit);
    } else {
        select.addIf(query.from, "AND e.day >= ?").addIf(query.to, "AND e.day <= ?");
        select.add("AND e.event_id < ? ORDER BY e.event_id DESC LIMIT ?", position.belowId, limit);
    }
    storage::Rows rows = select.run(connection);
    std::vector<ListEntry<api::CartEventRow>> entries;
    while (rows.next())
        entries.push_back(eventAt(rows));
    return entries;
}

// What an order's row is made of; a macro, because a statement is a literal.
#define ANSWERDESK_ORDER_SELECT                                                                              \
    "SELECT o.event_id, o.day, o.order_id, o.at_ms, o.value_micros, o.currency, o.line_count, "              \
    "o.lines_tera, o.lines_units, o.lines_pico, o.channel, o.ticket_id, i.thread_id, o.is_helpful, "         \
    "o.touch_ms, o.is_test, o.user_fingerprint, o.user_faq_fingerprint, o.is_direct, o.is_attributed, "      \
    "o.answer_ms, COALESCE(a.thread_id, ''), COALESCE(a.message_id, 0), o.faq_id, o.source, o.locale, "      \
    "o.page_url, (SELECT CAST(COALESCE(SUM(r.value_micros), 0) AS BIGINT) FROM refund AS r "                 \
    "WHERE r.company_key = o.company_key AND r.event_id = o.event_id) FROM checkout AS o "                   \
    "JOIN interaction AS i ON i.company_key = o.company_key AND i.interaction_id = o.interaction_id "        \
    "LEFT JOIN interaction AS a ON a.company_key = o.company_key "                                           \
    "AND a.interaction_id = o.answer_interaction_id "

namespace {

ListEntry<api::OrderRow> orderAt(const storage::Rows &rows)
{
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
    row.userFaqFingerprint = rows.text(17);
    row.direct = rows.flag(18);
    row.attributed = rows.flag(19);
    row.secondsSinceAnswer = (row.at.ms - rows.integer(20)) / 1000;
    row.answerThreadId = rows.text(21);
    row.answerMessageId = rows.integer(22);
    row.faqId = rows.optionalInteger(23);
    row.source = textOrNothing(rows.text(24));
    row.locale = textOrNothing(rows.text(25));
    row.pageUrl = textOrNothing(rows.text(26));
    row.refunded = money(micros(rows.integer(27)), row.currency);
    row.netValue = money(micros(rows.integer(4)) - micros(rows.integer(27)), row.currency);
    return {std::move(row), {rows.integer(0), rows.text(1)}};
}

std::optional<QString> wanted(const std::optional<QString> &filter)
{
    return filter ? std::optional(api::valueOrNone(*filter)) : std::nullopt;
}

} // namespace

std::vector<ListEntry<api::OrderRow>> loadOrders(storage::Connection &connection, const QString &companyKey,
    const api::OrdersQuery &query, const ListPosition &position, int limit)
{
    // By day first, because the index of days finds any range at once, however long ago it was.
    const ListPosition top = topOf(query, position);
    ListSelect select(ANSWERDESK_ORDER_SELECT
        "WHERE o.company_key = ? AND o.day >= ? AND (o.day, o.event_id) < (?, ?)",
        companyKey, query.from.value_or(kFirstDay), top.key, top.belowId);
    select.addIf(query.orderId, "AND o.order_id = ?").addIf(nameOf(query.channel), "AND o.channel = ?");
    if (query.currency)
        select.add("AND o.currency = ?", query.currency->code);
    if (query.productId) {
        select.add("AND o.event_id IN (SELECT event_id FROM checkout_line WHERE company_key = ? "
                   "AND product_id = ?)",
            companyKey, *query.productId);
    }
    if (query.fingerprint) {
        const QString &uuid = query.fingerprint->uuid;
        select.add("AND o.event_id IN (SELECT event_id FROM checkout WHERE company_key = ? AND "
                   "user_fingerprint = ? UNION SELECT event_id FROM checkout WHERE company_key = ? AND "
                   "user_faq_fingerprint = ?)",
            companyKey, uuid, companyKey, uuid);
    }
    select.addIf(wanted(query.source), "AND o.source = ?").addIf(wanted(query.locale), "AND o.locale = ?");
    select.addIf(wanted(query.pageUrl), "AND o.page_url = ?").addIf(query.faqId, "AND o.faq_id = ?");
    select.addIf(wanted(query.question),
        "AND COALESCE((SELECT " ANSWERDESK_QUESTION_PART " FROM message AS m WHERE "
        "m.company_key = o.company_key AND m.thread_id = a.thread_id AND m.message_id = a.message_id), '') = "
        "?");
    select.addIf(query.helpful, "AND o.is_helpful = ?").addIf(query.direct, "AND o.is_direct = ?");
    select.addIf(query.attributed, "AND o.is_attributed = ?").addIf(query.ticketId, "AND o.ticket_id = ?");
    select.addIf(query.test, "AND o.is_test = ?");
    select.add("ORDER BY o.day DESC, o.event_id DESC LIMIT ?", limit);
    storage::Rows rows = select.run(connection);
    std::vector<ListEntry<api::OrderRow>> entries;
    while (rows.next())
        entries.push_back(orderAt(rows));
    return entries;
}

std::optional<api::TicketRow> loadTicket(
    storage::Connection &connection, const QString &companyKey, qint64 ticketId)
{
    storage::Rows rows = connection.run(ANSWERDESK_TICKET_SELECT " AND ticket_id = ?", companyKey, ticketId);
    return rows.next() ? std::optional(ticketAt(rows).row) : std::nullopt;
}

std::optional<api::CartEventRow> loadEvent(
    storage::Connection &connection, const QString &companyKey, qint64 eventId)
{
    storage::Rows rows = connection.run(
        ANSWERDESK_EVENT_SELECT "WHERE e.company_key = ? AND e.event_id = ?", companyKey, eventId);
    return rows.next() ? std::optional(eventAt(rows).row) : std::nullopt;
}

std::optional<api::OrderRow> loadOrder(
    storage::Connection &connection, const QString &companyKey, qint64 eventId)
{
    storage::Rows rows = connection.run(
        ANSWERDESK_ORDER_SELECT "WHERE o.company_key = ? AND o.event_id = ?", companyKey, eventId);
    return rows.next() ? std::optional(orderAt(rows).row) : std::nullopt;
}

std::vector<ListEntry<api::RefundRow>> loadRefunds(storage::Connection &connection, const QString &companyKey,
    const api::RefundsQuery &query, const ListPosition &position, int limit)
{
    const ListPosition top = topOf(query, position);
    ListSelect select("SELECT r.refund_id, r.event_id, o.order_id, r.kind, r.at_ms, r.value_micros, "
                      "r.currency, r.reference, r.reason, r.actor, o.channel, o.is_test, r.day "
                      "FROM refund AS r JOIN checkout AS o ON o.company_key = r.company_key "
                      "AND o.event_id = r.event_id "
                      "WHERE r.company_key = ? AND r.day >= ? AND (r.day, r.refund_id) < (?, ?)",
        companyKey, query.from.value_or(kFirstDay), top.key, top.belowId);
    select.addIf(nameOf(query.channel), "AND o.channel = ?");
    if (query.currency)
        select.add("AND r.currency = ?", query.currency->code);
    select.addIf(query.attributed, "AND o.is_attributed = ?").addIf(query.test, "AND o.is_test = ?");
    storage::Rows rows = select.add("ORDER BY r.day DESC, r.refund_id DESC LIMIT ?", limit).run(connection);
    std::vector<ListEntry<api::RefundRow>> entries;
    while (rows.next()) {
        entries.push_back(
            {{QString::number(rows.integer(0)), QString::number(rows.integer(1)), rows.optionalText(2),
                 rows.text(3), {rows.integer(4)}, money(micros(rows.integer(5)), rows.text(6)), rows.text(6),
                 rows.optionalText(7), rows.text(8), rows.text(9), rows.text(10), rows.flag(11)},
                {rows.integer(0), rows.text(12)}});
    }
    return entries;
}

std::vector<api::CartEventRow> loadEventsBefore(
    storage::Connection &connection, const QString &companyKey, qint64 orderEventId, int limit)
{
    storage::Rows rows = connection.run(ANSWERDESK_EVENT_SELECT
        "JOIN checkout AS o ON o.company_key = e.company_key AND o.user_fingerprint = e.user_fingerprint "
        "AND o.user_faq_fingerprint = e.user_faq_fingerprint "
        "WHERE e.company_key = ? AND o.event_id = ? AND e.event_id < o.event_id AND e.product_id IN "
        "(SELECT l.product_id FROM checkout_line AS l WHERE l.company_key = o.company_key "
        "AND l.event_id = o.event_id) ORDER BY e.event_id DESC LIMIT ?",
        companyKey, orderEventId, limit);
    std::vector<api::CartEventRow> events;
    while (rows.next())
        events.push_back(eventAt(rows).row);
    return events;
}

std::vector<ListEntry<api::RefusedEvent>> loadRefusals(storage::Connection &connection,
    const QString &companyKey, const std::optional<QString> &code, qint64 fromMs,
    std::optional<qint64> untilMs, const ListPosition &position, int limit)
{
    ListSelect select("SELECT refusal_id, at_ms, event_type, code, message, user_fingerprint, "
                      "user_faq_fingerprint, subject, remedy, nearest_ticket_id FROM refused_event "
                      "WHERE company_key = ? AND refusal_id < ? AND at_ms >= ?",
        companyKey, position.belowId, fromMs);
    select.addIf(untilMs, "AND at_ms < ?").addIf(code, "AND code = ?");
    storage::Rows rows = select.add("ORDER BY refusal_id DESC LIMIT ?", limit).run(connection);
    std::vector<ListEntry<api::RefusedEvent>> entries;
    while (rows.next()) {
        const auto nearest = rows.optionalInteger(9);
        api::RefusedEvent row{QString::number(rows.integer(0)), {rows.integer(1)}, rows.text(2), rows.text(3),
            rows.text(4), rows.text(5), rows.text(6), rows.text(7), textOrNothing(rows.text(8)),
            nearest ? std::optional(QString::number(*nearest)) : std::nullopt};
        entries.push_back({std::move(row), {rows.integer(0), {}}});
    }
    return entries;
}

} // namespace answerdesk::commerce
