// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/commerce/list_store.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::commerce {

namespace {

std::optional<QString> textOrNothing(const QString &text)
{
    return text.isEmpty() ? std::nullopt : std::optional(text);
}

QString money(Amount amount, const QString &currency) { return amount.toText(schema::minorUnits(currency)); }

Amount micros(qint64 value) { return Amount::of(Decimal::fromMicros(value)); }

} // namespace

std::vector<ListEntry<api::TicketRow>> loadTickets(
    storage::Connection &connection, const QString &companyKey, const ListPosition &position, int limit)
{
    storage::Rows rows
        = connection.run("SELECT ticket_id, opened_ms, last_ms, channel, interactions, is_helpful, orders, "
                         "user_fingerprint, user_faq_fingerprint, is_test FROM ticket "
                         "WHERE company_key = ? AND ticket_id < ? ORDER BY ticket_id DESC LIMIT ?",
            companyKey, position.belowId, limit);
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
        entries.push_back({std::move(row), {rows.integer(0), {}}});
    }
    return entries;
}

std::vector<ListEntry<api::OrderRow>> loadOrders(storage::Connection &connection, const QString &companyKey,
    const QString &fromDay, const QString &toDay, const ListPosition &position, int limit)
{
    // By day first, because the index of days finds any range at once, however long ago it was. One upper
    // bound only, so that a late page is not read from the top.
    const bool isWithin = !position.key.isEmpty() && position.key <= toDay;
    const ListPosition top = isWithin ? position : ListPosition{ListPosition().belowId, toDay};
    storage::Rows rows = connection.run(R"(
        SELECT o.event_id, o.day, o.order_id, o.at_ms, o.value_micros, o.currency, o.line_count, o.lines_tera,
            o.lines_units, o.lines_pico, o.channel, o.ticket_id, i.thread_id, o.is_helpful, o.touch_ms, o.is_test,
            o.user_fingerprint
        FROM checkout AS o
        JOIN interaction AS i ON i.company_key = o.company_key AND i.interaction_id = o.interaction_id
        WHERE o.company_key = ? AND o.day >= ? AND (o.day, o.event_id) < (?, ?)
        ORDER BY o.day DESC, o.event_id DESC LIMIT ?)",
        companyKey, fromDay, top.key, top.belowId, limit);
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
    const QString &companyKey, const EventFilter &filter, const ListPosition &position, int limit)
{
    QByteArray sql = "SELECT event_id, at_ms, type, product_id, product_name, value_micros, currency, "
                     "quantity_micros, quantity_change_micros, source, channel, ticket_id, is_test, "
                     "user_fingerprint FROM cart_event WHERE company_key = ? AND event_id < ?";
    QVariantList values{companyKey, position.belowId};
    const auto where = [&](const char *condition, const QString &value) {
        sql += condition;
        values << value;
    };
    if (filter.type)
        where(" AND type = ?", schema::enumName(*filter.type));
    if (filter.productId)
        where(" AND product_id = ?", *filter.productId);
    if (filter.source)
        where(" AND source = ?", *filter.source);
    sql += " ORDER BY event_id DESC LIMIT ?";
    values << qint64(limit);
    storage::Rows rows = connection.runOnce(sql, values);
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
        entries.push_back({std::move(row), {rows.integer(0), {}}});
    }
    return entries;
}

std::vector<ListEntry<api::RefusedEvent>> loadRefusals(storage::Connection &connection,
    const QString &companyKey, qint64 sinceMs, const ListPosition &position, int limit)
{
    storage::Rows rows = connection.run(
        "SELECT refusal_id, at_ms, event_type, code, message, user_fingerprint, "
        "user_faq_fingerprint, subject FROM refused_event "
        "WHERE company_key = ? AND refusal_id < ? AND at_ms >= ? ORDER BY refusal_id DESC LIMIT ?",
        companyKey, position.belowId, sinceMs, limit);
    std::vector<ListEntry<api::RefusedEvent>> entries;
    while (rows.next()) {
        api::RefusedEvent row{{rows.integer(1)}, rows.text(2), rows.text(3), rows.text(4), rows.text(5),
            rows.text(6), rows.text(7)};
        entries.push_back({std::move(row), {rows.integer(0), {}}});
    }
    return entries;
}

} // namespace answerdesk::commerce
