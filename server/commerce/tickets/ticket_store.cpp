// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/commerce/tickets/ticket_store.h"
#include "server/commerce/totals/total_store.h"
#include "server/storage/rows/row.h"
#include "server/storage/rows/sequence.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::commerce {

using storage::Column;
using storage::Key;

namespace {

/// A ticket with its first interaction alone.
struct TicketRow : Touch {
    QString companyKey;
    QString openedDay;
    int interactions = 1;
    int orders = 0;
};
using TicketTable = storage::Table<TicketRow, "ticket", Key<"company_key", &TicketRow::companyKey>,
    Key<"ticket_id", &Touch::ticketId>, Column<"user_fingerprint", &Touch::userFingerprint>,
    Column<"user_faq_fingerprint", &Touch::userFaqFingerprint>, Column<"channel", &Touch::channel>,
    Column<"is_test", &Touch::isTest>, Column<"is_helpful", &Touch::isHelpful>,
    Column<"interactions", &TicketRow::interactions>, Column<"orders", &TicketRow::orders>,
    Column<"opened_ms", &Touch::atMs>, Column<"last_ms", &Touch::atMs>,
    Column<"opened_day", &TicketRow::openedDay>, Column<"helpful_interactions", &Touch::isHelpful>>;

using LastTickets = storage::View<LastTicket, Column<"ticket_id", &LastTicket::ticketId>,
    Column<"last_ms", &LastTicket::lastMs>>;

/// A ticket with one of its figures.
struct CountedTicket : TicketDay {
    qint64 count = 0;
};
template <storage::Literal Count>
using CountedTickets = storage::View<CountedTicket, Column<Count, &CountedTicket::count>,
    Column<"company_key", &TicketDay::companyKey>, Column<"opened_day", &TicketDay::day>,
    Column<"channel", &TicketDay::channel>, Column<"is_test", &TicketDay::isTest>>;

/// A figure counts in the totals once, when it becomes 1.
void addIfFirst(
    storage::Connection &connection, const std::optional<CountedTicket> &ticket, const TicketChange &change)
{
    if (ticket && ticket->count == 1)
        addToTicketDay(connection, *ticket, change);
}

} // namespace

std::optional<qint64> findLiveTicket(storage::Connection &connection, const QString &companyKey,
    const Visitor &visitor, bool isTest, qint64 sinceMs)
{
    // One fingerprint at a time: without statistics PostgreSQL reads the whole company for two.
    std::optional<qint64> oldest;
    for (const QString &fingerprint : visitor.fingerprints()) {
        const auto found = storage::firstValue<qint64>(connection.run(R"(
            SELECT MIN(ticket_id) FROM (
                SELECT ticket_id FROM ticket
                    WHERE company_key = ? AND user_fingerprint = ? AND is_test = ? AND last_ms >= ?
                UNION ALL
                SELECT ticket_id FROM ticket
                    WHERE company_key = ? AND user_faq_fingerprint = ? AND is_test = ? AND last_ms >= ?
            ) AS live)",
            companyKey, fingerprint, isTest, sinceMs, companyKey, fingerprint, isTest, sinceMs));
        if (found)
            oldest = std::min(*found, oldest.value_or(*found));
    }
    return oldest;
}

std::optional<LastTicket> findLastTicket(
    storage::Connection &connection, const QString &companyKey, const QString &fingerprint)
{
    const auto asUser = LastTickets::selectOne<"SELECT {columns} FROM ticket WHERE company_key = ? AND "
                                               "user_fingerprint = ? ORDER BY ticket_id DESC LIMIT 1">(
        connection, companyKey, fingerprint);
    const auto asFaqVisitor
        = LastTickets::selectOne<"SELECT {columns} FROM ticket WHERE company_key = ? AND "
                                 "user_faq_fingerprint = ? ORDER BY ticket_id DESC LIMIT 1">(
            connection, companyKey, fingerprint);
    return asFaqVisitor && (!asUser || asFaqVisitor->ticketId > asUser->ticketId) ? asFaqVisitor : asUser;
}

qint64 openTicket(storage::Connection &connection, const accounts::Company &company, const Touch &first)
{
    TicketRow row{first, company.key, company.dayOf(first.atMs)};
    row.ticketId = storage::nextValue(connection, company.key, u"ticket"_s);
    TicketTable::insert(connection, row);
    addToTicketDay(
        connection, {company.key, row.openedDay, first.channel, first.isTest}, {1, first.isHelpful, 0, 0});
    return *row.ticketId;
}

void refreshTicket(
    storage::Connection &connection, const QString &companyKey, qint64 ticketId, const Touch &touch)
{
    const auto ticket = CountedTickets<"helpful_interactions">::selectOne<
        "UPDATE ticket SET interactions = interactions + 1, helpful_interactions = helpful_interactions + ?, "
        "is_helpful = CASE WHEN ? = 1 THEN 1 ELSE is_helpful END, "
        "last_ms = CASE WHEN last_ms < ? THEN ? ELSE last_ms END "
        "WHERE company_key = ? AND ticket_id = ? RETURNING {columns}">(
        connection, touch.isHelpful, touch.isHelpful, touch.atMs, touch.atMs, companyKey, ticketId);
    if (touch.isHelpful)
        addIfFirst(connection, ticket, {0, 1, 0, 0});
}

void countOrder(storage::Connection &connection, const QString &companyKey, qint64 ticketId)
{
    addIfFirst(connection,
        CountedTickets<"orders">::selectOne<"UPDATE ticket SET orders = orders + 1 "
                                            "WHERE company_key = ? AND ticket_id = ? RETURNING {columns}">(
            connection, companyKey, ticketId),
        {0, 0, 0, 1});
}

void countCart(storage::Connection &connection, const QString &companyKey, qint64 ticketId)
{
    addIfFirst(connection,
        CountedTickets<"has_cart">::selectOne<
            "UPDATE ticket SET has_cart = 1 "
            "WHERE company_key = ? AND ticket_id = ? AND has_cart = 0 RETURNING {columns}">(
            connection, companyKey, ticketId),
        {0, 0, 1, 0});
}

} // namespace answerdesk::commerce
