// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/commerce/upkeep/rebuild_store.h"
#include "server/commerce/events/event_store.h"
#include "server/commerce/model/cart_counts.h"
#include "server/commerce/privacy/visitor_retention.h"
#include "server/storage/rows/row.h"
#include <QtCore/QSet>

namespace answerdesk::commerce {

using storage::Column;
using storage::ColumnKind;
using storage::Connection;
using storage::Key;

namespace {

struct StateRow : RevenueState {
    QString companyKey;
    qint64 corrections = 0;
};
template <ColumnKind Kind>
using StateColumns = storage::Columns<Key<"company_key", &StateRow::companyKey>,
    storage::NamedColumn<"time_zone", Kind, void, &RevenueState::timeZone>,
    storage::NamedColumn<"is_rebuilding", Kind, void, &RevenueState::isRebuilding>>;
using StateTable = storage::Table<StateRow, "revenue_state", StateColumns<ColumnKind::Changing>>;
using CorrectionTable = storage::Table<StateRow, "revenue_state", StateColumns<ColumnKind::Fixed>,
    Column<"corrections", &StateRow::corrections>>;

struct DatedRow {
    QString companyKey;
    qint64 id = 0;
    qint64 atMs = 0;
    QString day;
};

/// redate() for the rows of one table.
template <storage::Literal Name, storage::Literal Id, storage::Literal At = "at_ms",
    storage::Literal Day = "day">
std::optional<qint64> redateRows(
    Connection &connection, const accounts::Company &company, DatedRows kind, qint64 afterId, int limit)
{
    using Table = storage::Table<DatedRow, Name, Key<"company_key", &DatedRow::companyKey>,
        Key<Id, &DatedRow::id>, storage::Fixed<At, &DatedRow::atMs>, Column<Day, &DatedRow::day>>;
    QList<DatedRow> rows = Table::template select<storage::Literal("SELECT {columns} FROM ") + Name
        + " WHERE company_key = ? AND " + Id + " > ? ORDER BY " + Id + " LIMIT ?">(
        connection, company.key, afterId, limit);
    QSet<std::pair<QString, QString>> days; // from and to
    for (DatedRow &row : rows) {
        const QString day = company.dayOf(row.atMs);
        if (day == row.day)
            continue;
        days.insert({row.day, day});
        row.day = day;
        Table::update(connection, row);
    }
    if (kind != DatedRows::Refunds) { // these hold no visitor
        for (const auto &[from, to] : std::as_const(days))
            rowsMoved(connection, company.key, from, to);
    }
    return rows.isEmpty() ? std::nullopt : std::optional(rows.last().id);
}

struct EventRow {
    qint64 id = 0;
    QString userFingerprint;
    QString userFaqFingerprint;
    QString productId;
    QString day;
    QString currency;
    QString type;
};
using Events = storage::View<EventRow, Column<"event_id", &EventRow::id>,
    Column<"user_fingerprint", &EventRow::userFingerprint>,
    Column<"user_faq_fingerprint", &EventRow::userFaqFingerprint>, Column<"product_id", &EventRow::productId>,
    Column<"day", &EventRow::day>, Column<"currency", &EventRow::currency>, Column<"type", &EventRow::type>>;

} // namespace

std::optional<RevenueState> loadRevenueState(Connection &connection, const QString &companyKey)
{
    return StateTable::selectOne<"SELECT {columns} FROM revenue_state WHERE company_key = ?">(
        connection, companyKey);
}

void storeRevenueState(Connection &connection, const QString &companyKey, const RevenueState &state)
{
    StateTable::upsert(connection, {state, companyKey});
}

qint64 loadCorrections(Connection &connection, const QString &companyKey)
{
    return storage::firstValue<qint64>(
        connection.run("SELECT corrections FROM revenue_state WHERE company_key = ?", companyKey))
        .value_or(0);
}

void storeCorrections(Connection &connection, const QString &companyKey, qint64 corrections)
{
    // A company without a row is still to be looked at: no zone is as good as another one.
    CorrectionTable::upsert(connection, {{}, companyKey, corrections});
}

bool hasCommerce(Connection &connection, const QString &companyKey)
{
    // A cart event and an order have a ticket, a refund has an order.
    storage::Rows rows = connection.run("SELECT 1 FROM ticket WHERE company_key = ? LIMIT 1", companyKey);
    return rows.next();
}

std::optional<qint64> redate(
    Connection &connection, const accounts::Company &company, DatedRows kind, qint64 afterId, int limit)
{
    switch (kind) {
    case DatedRows::CartEvents:
        return redateRows<"cart_event", "event_id">(connection, company, kind, afterId, limit);
    case DatedRows::Orders:
        return redateRows<"checkout", "event_id">(connection, company, kind, afterId, limit);
    case DatedRows::Refunds:
        return redateRows<"refund", "refund_id">(connection, company, kind, afterId, limit);
    case DatedRows::Tickets:
        break;
    }
    return redateRows<"ticket", "ticket_id", "opened_ms", "opened_day">(
        connection, company, kind, afterId, limit);
}

qint64 firstEventOf(Connection &connection, const QString &companyKey, const QString &day)
{
    return storage::firstValue<qint64>(
        connection.run(
            "SELECT MIN(event_id) FROM cart_event WHERE company_key = ? AND day >= ?", companyKey, day))
        .value_or(0);
}

std::optional<qint64> noteCounted(
    Connection &connection, const QString &companyKey, Noting noting, qint64 afterId, int limit)
{
    const QList<EventRow> events = Events::select<
        "SELECT {columns} FROM cart_event WHERE company_key = ? AND event_id > ? ORDER BY event_id LIMIT ?">(
        connection, companyKey, afterId, limit);
    for (const EventRow &event : events) {
        const QString owner = cartOwner(event.userFingerprint, event.userFaqFingerprint);
        for (const QString &product : {event.productId, kWholeCart}) {
            CartItem item = findItem(connection, companyKey, owner, product);
            const std::optional<QString> counted = noting == Noting::Clear
                ? (item.counted.isEmpty() ? std::nullopt : std::optional(QString()))
                : (startsCart(event.type) ? countedWith(item.counted, event.day, event.currency)
                                          : std::nullopt);
            if (!counted)
                continue;
            item.counted = *counted;
            storeItem(connection, companyKey, owner, product, item);
        }
    }
    return events.isEmpty() ? std::nullopt : std::optional(events.last().id);
}

} // namespace answerdesk::commerce
