// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/commerce/reports/list_store.h"
#include "server/commerce/model/question_part.h"
#include "server/commerce/reports/revenue_store.h"
#include "server/commerce/totals/total_columns.h"
#include "server/storage/rows/list_select.h"

namespace answerdesk::commerce {

using storage::CodedColumn;
using storage::Column;
using storage::Connection;
using storage::ListSelect;
using storage::NumberTextCodec;
using storage::Rows;

namespace {

QString money(Amount amount, const QString &currency) { return amount.toText(schema::minorUnits(currency)); }
QString money(Decimal value, const QString &currency) { return money(Amount::of(value), currency); }

/// A row with its place in the list.
template <typename Row>
struct Listed : Row, ListPosition {
    using Entry = ListEntry<Row>;
    void complete() { } ///< sets what follows from several columns
};

/// A row's number, for its place and as the list shows it. One column twice: with a CAST of it beside it,
/// PostgreSQL would not know which of both an ORDER BY means.
template <storage::Literal Name, auto Shown>
using IdColumns
    = storage::Columns<Column<Name, &ListPosition::belowId>, CodedColumn<NumberTextCodec, Name, Shown>>;
/// An empty text stands for nothing.
template <storage::Literal Name, auto Shown>
using FilledText = Column<storage::Literal("NULLIF(") + Name + ", '')", Shown>;

using Ticket = Listed<api::TicketRow>;
using TicketRows = storage::View<Ticket, IdColumns<"ticket_id", &Ticket::ticketId>,
    Column<"opened_day", &Ticket::key>, Column<"opened_ms", &Ticket::openedAt>,
    Column<"last_ms", &Ticket::lastAt>, Column<"channel", &Ticket::channel>,
    Column<"interactions", &Ticket::interactions>, Column<"is_helpful", &Ticket::helpful>,
    Column<"orders", &Ticket::orders>, FilledText<"user_fingerprint", &Ticket::userFingerprint>,
    FilledText<"user_faq_fingerprint", &Ticket::userFaqFingerprint>, Column<"is_test", &Ticket::test>>;

struct Event : Listed<api::CartEventRow> {
    Decimal price;
    Decimal count;
    qint64 changeMicros = 0;

    void complete()
    {
        value = money(price, currency);
        quantity = QString::fromLatin1(count.toText());
        cartChange = money(Amount::product(price, changeMicros), currency);
    }
};
using EventRows = storage::View<Event, IdColumns<"e.event_id", &Event::eventId>, Column<"e.day", &Event::key>,
    Column<"e.at_ms", &Event::at>, Column<"e.type", &Event::type>, Column<"e.product_id", &Event::productId>,
    Column<"e.product_name", &Event::productName>, Column<"e.value_micros", &Event::price>,
    Column<"e.currency", &Event::currency>, Column<"e.quantity_micros", &Event::count>,
    Column<"e.quantity_change_micros", &Event::changeMicros>, Column<"e.source", &Event::source>,
    Column<"e.channel", &Event::channel>, CodedColumn<NumberTextCodec, "e.ticket_id", &Event::ticketId>,
    Column<"e.is_test", &Event::test>, Column<"e.user_fingerprint", &Event::userFingerprint>>;

struct Order : Listed<api::OrderRow> {
    Decimal paid;
    Decimal paidBack;
    Amount::Limbs lines;
    qint64 touchMs = 0;
    qint64 answerMs = 0;

    void complete()
    {
        value = money(paid, currency);
        refunded = money(paidBack, currency);
        netValue = money(Amount::of(paid) - Amount::of(paidBack), currency);
        lineTotal = money(Amount::fromLimbs(lines), currency);
        secondsSinceTouch = (at.ms - touchMs) / 1000;
        secondsSinceAnswer = (at.ms - answerMs) / 1000;
    }
};
using OrderRows = storage::View<Order, IdColumns<"o.event_id", &Order::eventId>, Column<"o.day", &Order::key>,
    Column<"o.order_id", &Order::orderId>, Column<"o.at_ms", &Order::at>,
    Column<"o.value_micros", &Order::paid>, Column<"o.currency", &Order::currency>,
    Column<"o.line_count", &Order::items>, LimbColumns<"o.lines", &Order::lines>,
    Column<"o.channel", &Order::channel>, CodedColumn<NumberTextCodec, "o.ticket_id", &Order::ticketId>,
    Column<"i.thread_id", &Order::threadId>, Column<"o.is_helpful", &Order::helpful>,
    Column<"o.touch_ms", &Order::touchMs>, Column<"o.is_test", &Order::test>,
    Column<"o.user_fingerprint", &Order::userFingerprint>,
    Column<"o.user_faq_fingerprint", &Order::userFaqFingerprint>, Column<"o.is_direct", &Order::direct>,
    Column<"o.is_attributed", &Order::attributed>, Column<"o.answer_ms", &Order::answerMs>,
    Column<"COALESCE(a.thread_id, '')", &Order::answerThreadId>,
    Column<"COALESCE(a.message_id, 0)", &Order::answerMessageId>, Column<"o.faq_id", &Order::faqId>,
    FilledText<"o.source", &Order::source>, FilledText<"o.locale", &Order::locale>,
    FilledText<"o.page_url", &Order::pageUrl>, Column<kRefunded, &Order::paidBack>>;
constexpr storage::Literal kOrders
    = "SELECT {columns} FROM checkout AS o "
      "JOIN interaction AS i ON i.company_key = o.company_key AND i.interaction_id = o.interaction_id "
      "LEFT JOIN interaction AS a ON a.company_key = o.company_key "
      "AND a.interaction_id = o.answer_interaction_id WHERE o.company_key = ? ";

struct Refund : Listed<api::RefundRow> {
    Decimal paidBack;

    void complete() { value = money(paidBack, currency); }
};
using RefundRows = storage::View<Refund, IdColumns<"r.refund_id", &Refund::refundId>,
    Column<"r.day", &Refund::key>, CodedColumn<NumberTextCodec, "r.event_id", &Refund::eventId>,
    Column<"o.order_id", &Refund::orderId>, Column<"r.kind", &Refund::kind>, Column<"r.at_ms", &Refund::at>,
    Column<"r.value_micros", &Refund::paidBack>, Column<"r.currency", &Refund::currency>,
    Column<"r.reference", &Refund::reference>, Column<"r.reason", &Refund::reason>,
    Column<"r.actor", &Refund::actor>, Column<"o.channel", &Refund::channel>,
    Column<"o.is_test", &Refund::test>>;

constexpr storage::Literal kRefunds
    = "SELECT {columns} FROM refund AS r JOIN checkout AS o ON o.company_key = r.company_key "
      "AND o.event_id = r.event_id WHERE r.company_key = ? ";

using Refused = Listed<api::RefusedEvent>;
using RefusalRows = storage::View<Refused, IdColumns<"refusal_id", &Refused::refusalId>,
    Column<"at_ms", &Refused::at>, Column<"event_type", &Refused::eventType>, Column<"code", &Refused::code>,
    Column<"message", &Refused::message>, Column<"user_fingerprint", &Refused::userFingerprint>,
    Column<"user_faq_fingerprint", &Refused::userFaqFingerprint>, Column<"subject", &Refused::subject>,
    FilledText<"remedy", &Refused::remedy>,
    Column<"CAST(nearest_ticket_id AS TEXT)", &Refused::nearestTicketId>>;

template <typename View>
auto readAll(Rows rows)
{
    std::vector<typename decltype(View::read(rows))::Entry> entries;
    while (rows.next()) {
        auto row = View::read(rows);
        row.complete();
        entries.push_back({row, row});
    }
    return entries;
}

template <typename Row>
std::vector<Row> rowsOf(std::vector<ListEntry<Row>> entries)
{
    std::vector<Row> rows;
    for (ListEntry<Row> &entry : entries)
        rows.push_back(std::move(entry.row));
    return rows;
}

template <typename View>
auto readOne(Rows rows)
{
    const auto entries = readAll<View>(std::move(rows));
    return entries.empty() ? std::nullopt : std::optional(entries.front().row);
}

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

std::optional<QString> wanted(const std::optional<QString> &filter)
{
    return filter ? std::optional(api::valueOrNone(*filter)) : std::nullopt;
}

/// Cart events, one day after the other: the index of products begins with the day.
std::vector<Event::Entry> readDays(Connection &connection, const QString &companyKey,
    const api::EventsQuery &query, const ListPosition &position, int limit, const ListSelect &filtered)
{
    std::vector<Event::Entry> events;
    const ListPosition top = topOf(query, position);
    QString before = top.key + u' '; // behind this day, before the next one
    while (int(events.size()) < limit) {
        const auto day = storage::firstValue<QString>(
            connection.run("SELECT MAX(day) FROM cart_event WHERE company_key = ? AND day >= ? AND day < ?",
                companyKey, query.from.value_or(kFirstDay), before));
        if (!day)
            break;
        ListSelect select = filtered;
        select.add("AND e.day = ? AND e.event_id < ? ORDER BY e.event_id DESC LIMIT ?", *day,
            *day == top.key ? top.belowId : ListPosition().belowId, limit - int(events.size()));
        for (auto &entry : readAll<EventRows>(select.run(connection)))
            events.push_back(std::move(entry));
        before = *day;
    }
    return events;
}

} // namespace

std::vector<ListEntry<api::TicketRow>> loadTickets(Connection &connection, const QString &companyKey,
    const api::TicketsQuery &query, const ListPosition &position, int limit)
{
    ListSelect select(TicketRows::sql<"SELECT {columns} FROM ticket WHERE company_key = ?">(), companyKey);
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
    return readAll<TicketRows>(select.run(connection));
}

std::vector<ListEntry<api::CartEventRow>> loadEvents(Connection &connection, const QString &companyKey,
    const api::EventsQuery &query, const ListPosition &position, int limit)
{
    ListSelect select(
        EventRows::sql<"SELECT {columns} FROM cart_event AS e WHERE e.company_key = ?">(), companyKey);
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
    if (query.fingerprint) {
        select.addIf(query.from, "AND e.day >= ?").addIf(query.to, "AND e.day <= ?");
        select.add("AND e.event_id < ? ORDER BY e.event_id DESC LIMIT ?", position.belowId, limit);
        return readAll<EventRows>(select.run(connection));
    }
    if (query.productId)
        return readDays(connection, companyKey, query, position, limit, select);
    if (hasRange(query)) {
        const ListPosition top = topOf(query, position);
        select.add(
            "AND e.day >= ? AND (e.day, e.event_id) < (?, ?) ORDER BY e.day DESC, e.event_id DESC LIMIT ?",
            query.from.value_or(kFirstDay), top.key, top.belowId, limit);
    } else {
        select.add("AND e.event_id < ? ORDER BY e.event_id DESC LIMIT ?", position.belowId, limit);
    }
    return readAll<EventRows>(select.run(connection));
}

std::vector<ListEntry<api::OrderRow>> loadOrders(Connection &connection, const QString &companyKey,
    const api::OrdersQuery &query, const ListPosition &position, int limit)
{
    // By day first, because the index of days finds any range at once, however long ago it was.
    const ListPosition top = topOf(query, position);
    ListSelect select(OrderRows::sql<kOrders + "AND o.day >= ? AND (o.day, o.event_id) < (?, ?)">(),
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
    return readAll<OrderRows>(select.run(connection));
}

std::optional<api::TicketRow> loadTicket(Connection &connection, const QString &companyKey, qint64 ticketId)
{
    return readOne<TicketRows>(connection.run(
        TicketRows::sql<"SELECT {columns} FROM ticket WHERE company_key = ? AND ticket_id = ?">(), companyKey,
        ticketId));
}

std::optional<api::CartEventRow> loadEvent(Connection &connection, const QString &companyKey, qint64 eventId)
{
    return readOne<EventRows>(connection.run(
        EventRows::sql<"SELECT {columns} FROM cart_event AS e WHERE e.company_key = ? AND e.event_id = ?">(),
        companyKey, eventId));
}

std::optional<api::OrderRow> loadOrder(Connection &connection, const QString &companyKey, qint64 eventId)
{
    return readOne<OrderRows>(
        connection.run(OrderRows::sql<kOrders + "AND o.event_id = ?">(), companyKey, eventId));
}

std::vector<ListEntry<api::RefundRow>> loadRefunds(Connection &connection, const QString &companyKey,
    const api::RefundsQuery &query, const ListPosition &position, int limit)
{
    const ListPosition top = topOf(query, position);
    ListSelect select(RefundRows::sql<kRefunds + "AND r.day >= ? AND (r.day, r.refund_id) < (?, ?)">(),
        companyKey, query.from.value_or(kFirstDay), top.key, top.belowId);
    select.addIf(nameOf(query.channel), "AND o.channel = ?");
    if (query.currency)
        select.add("AND r.currency = ?", query.currency->code);
    select.addIf(query.attributed, "AND o.is_attributed = ?").addIf(query.test, "AND o.is_test = ?");
    return readAll<RefundRows>(
        select.add("ORDER BY r.day DESC, r.refund_id DESC LIMIT ?", limit).run(connection));
}

std::vector<api::RefundRow> loadRefundsOf(
    Connection &connection, const QString &companyKey, qint64 orderEventId)
{
    return rowsOf(readAll<RefundRows>(connection.run(
        RefundRows::sql<kRefunds + "AND r.event_id = ? ORDER BY r.refund_id">(), companyKey, orderEventId)));
}

std::vector<api::CartEventRow> loadEventsBefore(
    Connection &connection, const QString &companyKey, qint64 orderEventId, int limit)
{
    return rowsOf(readAll<EventRows>(connection.run(
        EventRows::sql<
            "SELECT {columns} FROM cart_event AS e JOIN checkout AS o ON o.company_key = e.company_key "
            "AND o.user_fingerprint = e.user_fingerprint AND o.user_faq_fingerprint = e.user_faq_fingerprint "
            "WHERE e.company_key = ? AND o.event_id = ? AND e.event_id < o.event_id AND e.product_id IN "
            "(SELECT l.product_id FROM checkout_line AS l WHERE l.company_key = o.company_key "
            "AND l.event_id = o.event_id) ORDER BY e.event_id DESC LIMIT ?">(),
        companyKey, orderEventId, limit)));
}

std::vector<ListEntry<api::RefusedEvent>> loadRefusals(Connection &connection, const QString &companyKey,
    const std::optional<QString> &code, qint64 fromMs, std::optional<qint64> untilMs,
    const ListPosition &position, int limit)
{
    ListSelect select(RefusalRows::sql<"SELECT {columns} FROM refused_event "
                                       "WHERE company_key = ? AND refusal_id < ? AND at_ms >= ?">(),
        companyKey, position.belowId, fromMs);
    select.addIf(untilMs, "AND at_ms < ?").addIf(code, "AND code = ?");
    return readAll<RefusalRows>(select.add("ORDER BY refusal_id DESC LIMIT ?", limit).run(connection));
}

} // namespace answerdesk::commerce
