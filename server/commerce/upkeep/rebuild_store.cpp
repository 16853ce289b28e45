// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/commerce/upkeep/rebuild_store.h"
#include "server/commerce/model/cart_counts.h"
#include "server/commerce/events/event_store.h"
#include "server/commerce/privacy/visitor_retention.h"
#include <QtCore/QMap>
#include <QtCore/QSet>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::commerce {

using storage::Connection;
using storage::Rows;

namespace {

Rows datedRows(Connection &connection, DatedRows kind, const QString &companyKey, qint64 afterId, int limit)
{
    switch (kind) {
    case DatedRows::CartEvents:
        return connection.run("SELECT event_id, at_ms, day FROM cart_event WHERE company_key = ? AND "
                              "event_id > ? ORDER BY event_id LIMIT ?",
            companyKey, afterId, limit);
    case DatedRows::Orders:
        return connection.run("SELECT event_id, at_ms, day FROM checkout WHERE company_key = ? AND "
                              "event_id > ? ORDER BY event_id LIMIT ?",
            companyKey, afterId, limit);
    case DatedRows::Refunds:
        return connection.run("SELECT refund_id, at_ms, day FROM refund WHERE company_key = ? AND "
                              "refund_id > ? ORDER BY refund_id LIMIT ?",
            companyKey, afterId, limit);
    case DatedRows::Tickets:
        break;
    }
    return connection.run("SELECT ticket_id, opened_ms, opened_day FROM ticket WHERE company_key = ? AND "
                          "ticket_id > ? ORDER BY ticket_id LIMIT ?",
        companyKey, afterId, limit);
}

void setDay(Connection &connection, DatedRows kind, const QString &companyKey, qint64 id, const QString &day)
{
    switch (kind) {
    case DatedRows::CartEvents:
        connection.run(
            "UPDATE cart_event SET day = ? WHERE company_key = ? AND event_id = ?", day, companyKey, id);
        break;
    case DatedRows::Orders:
        connection.run(
            "UPDATE checkout SET day = ? WHERE company_key = ? AND event_id = ?", day, companyKey, id);
        break;
    case DatedRows::Refunds:
        connection.run(
            "UPDATE refund SET day = ? WHERE company_key = ? AND refund_id = ?", day, companyKey, id);
        break;
    case DatedRows::Tickets:
        connection.run(
            "UPDATE ticket SET opened_day = ? WHERE company_key = ? AND ticket_id = ?", day, companyKey, id);
        break;
    }
}

} // namespace

std::optional<RevenueState> loadRevenueState(Connection &connection, const QString &companyKey)
{
    Rows rows = connection.run(
        "SELECT time_zone, is_rebuilding FROM revenue_state WHERE company_key = ?", companyKey);
    return rows.next() ? std::optional(RevenueState{rows.text(0), rows.flag(1)}) : std::nullopt;
}

void storeRevenueState(Connection &connection, const QString &companyKey, const RevenueState &state)
{
    connection.run("INSERT INTO revenue_state (company_key, time_zone, is_rebuilding) VALUES (?, ?, ?) "
                   "ON CONFLICT (company_key) DO UPDATE SET time_zone = excluded.time_zone, "
                   "is_rebuilding = excluded.is_rebuilding",
        companyKey, state.timeZone, state.isRebuilding);
}

bool hasCommerce(Connection &connection, const QString &companyKey)
{
    // A cart event and an order have a ticket, a refund has an order.
    Rows rows = connection.run("SELECT 1 FROM ticket WHERE company_key = ? LIMIT 1", companyKey);
    return rows.next();
}

std::optional<qint64> redate(
    Connection &connection, const accounts::Company &company, DatedRows kind, qint64 afterId, int limit)
{
    QList<std::pair<qint64, QString>> moved;
    QSet<std::pair<QString, QString>> days; // from and to
    std::optional<qint64> last;
    {
        Rows rows = datedRows(connection, kind, company.key, afterId, limit);
        while (rows.next()) {
            last = rows.integer(0);
            const QString day = company.dayOf(rows.integer(1));
            if (day == rows.text(2))
                continue;
            moved.emplace_back(*last, day);
            days.insert({rows.text(2), day});
        }
    }
    for (const auto &[id, day] : std::as_const(moved))
        setDay(connection, kind, company.key, id, day);
    if (kind != DatedRows::Refunds) { // these hold no visitor
        for (const auto &[from, to] : std::as_const(days))
            rowsMoved(connection, company.key, from, to);
    }
    return last;
}

void noteCounted(
    Connection &connection, const QString &companyKey, const QString &firstDay, const QString &lastDay)
{
    struct Counted {
        QString day;
        QString currency;
    };
    QMap<std::pair<QString, QString>, std::vector<Counted>> items; // by owner and product
    {
        Rows rows = connection.run(
            "SELECT DISTINCT day, user_fingerprint, user_faq_fingerprint, product_id, currency "
            "FROM cart_event WHERE company_key = ? AND day >= ? AND day <= ? "
            "AND type IN ('ITEM_ADDED', 'ITEM_REMOVED') ORDER BY day",
            companyKey, firstDay, lastDay);
        while (rows.next()) {
            const QString owner = cartOwner(rows.text(1), rows.text(2));
            for (const QString &product : {rows.text(3), kWholeCart})
                items[{owner, product}].push_back({rows.text(0), rows.text(4)});
        }
    }
    for (auto item = items.cbegin(); item != items.cend(); ++item) {
        const auto &[owner, product] = item.key();
        CartItem row = findItem(connection, companyKey, owner, product);
        row.counted.clear();
        for (const Counted &each : *item)
            row.counted = countedWith(row.counted, each.day, each.currency).value_or(row.counted);
        storeItem(connection, companyKey, owner, product, row);
    }
}

} // namespace answerdesk::commerce
