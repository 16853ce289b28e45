// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/commerce/ticket_store.h"
#include "server/commerce/channel.h"
#include "server/storage/sequence.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::commerce {

namespace {

struct TicketChange {
    int opened = 0;
    int withOrder = 0;
};

/// Adds to the totals of the day that the ticket opened on.
void countTicket(storage::Connection &connection, const QString &companyKey, const QString &day, bool isTest,
    const TicketChange &change)
{
    connection.run("INSERT INTO daily_ticket (company_key, day, is_test, opened, with_order) "
                   "VALUES (?, ?, ?, ?, ?) ON CONFLICT (company_key, day, is_test) DO UPDATE SET "
                   "opened = daily_ticket.opened + excluded.opened, "
                   "with_order = daily_ticket.with_order + excluded.with_order",
        companyKey, day, isTest, change.opened, change.withOrder);
}

} // namespace

std::optional<LiveTicket> findLiveTicket(
    storage::Connection &connection, const QString &companyKey, const QString &fingerprint, qint64 sinceMs)
{
    storage::Rows rows = connection.run(R"(
        SELECT ticket_id, last_ms FROM (
            SELECT ticket_id, last_ms FROM ticket
                WHERE company_key = ? AND user_fingerprint = ? AND last_ms >= ?
            UNION ALL
            SELECT ticket_id, last_ms FROM ticket
                WHERE company_key = ? AND user_faq_fingerprint = ? AND last_ms >= ?
        ) AS live ORDER BY ticket_id LIMIT 1)",
        companyKey, fingerprint, sinceMs, companyKey, fingerprint, sinceMs);
    return rows.next() ? std::optional(LiveTicket{rows.integer(0), rows.integer(1)}) : std::nullopt;
}

qint64 openTicket(storage::Connection &connection, const accounts::Company &company, const Touch &first)
{
    const qint64 ticketId = storage::nextValue(connection, company.key, u"ticket"_s);
    const QString day = company.dayOf(first.atMs);
    connection.run("INSERT INTO ticket (company_key, ticket_id, user_fingerprint, user_faq_fingerprint, "
                   "channel, is_test, is_helpful, interactions, orders, opened_ms, last_ms, opened_day) "
                   "VALUES (?, ?, ?, ?, ?, ?, ?, 1, 0, ?, ?, ?)",
        company.key, ticketId, first.visitor.user(), first.visitor.faq(), channelName(first.channel),
        first.isTest, first.isHelpful, first.atMs, first.atMs, day);
    countTicket(connection, company.key, day, first.isTest, {1, 0});
    return ticketId;
}

void refreshTicket(
    storage::Connection &connection, const QString &companyKey, qint64 ticketId, const Touch &touch)
{
    connection.run("UPDATE ticket SET interactions = interactions + 1, "
                   "is_helpful = CASE WHEN ? = 1 THEN 1 ELSE is_helpful END, "
                   "last_ms = CASE WHEN last_ms < ? THEN ? ELSE last_ms END "
                   "WHERE company_key = ? AND ticket_id = ?",
        touch.isHelpful, touch.atMs, touch.atMs, companyKey, ticketId);
}

void countOrder(storage::Connection &connection, const QString &companyKey, qint64 ticketId)
{
    QString day;
    bool isTest = false;
    {
        storage::Rows rows
            = connection.run("UPDATE ticket SET orders = orders + 1 WHERE company_key = ? AND ticket_id = ? "
                             "RETURNING orders, opened_day, is_test",
                companyKey, ticketId);
        if (!rows.next() || rows.integer(0) != 1)
            return; // the ticket is counted once, with its first order
        day = rows.text(1);
        isTest = rows.flag(2);
    }
    countTicket(connection, companyKey, day, isTest, {0, 1});
}

qint64 insertInteraction(storage::Connection &connection, const Interaction &interaction,
    const Visitor &visitor, std::optional<qint64> ticketId)
{
    const qint64 id = storage::nextValue(connection, interaction.companyKey, u"interaction"_s);
    connection.run(
        "INSERT INTO interaction (company_key, interaction_id, ticket_id, user_fingerprint, "
        "user_faq_fingerprint, at_ms, channel, thread_id, message_id, faq_id, is_test, is_helpful, "
        "helpful_reason) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        interaction.companyKey, id, ticketId, visitor.user(), visitor.faq(), interaction.atMs,
        channelName(interaction.channel), interaction.threadId, interaction.messageId, interaction.faqId,
        interaction.isTest, interaction.isHelpful, interaction.helpfulReason);
    return id;
}

void setTicket(
    storage::Connection &connection, const QString &companyKey, qint64 interactionId, qint64 ticketId)
{
    connection.run("UPDATE interaction SET ticket_id = ? WHERE company_key = ? AND interaction_id = ?",
        ticketId, companyKey, interactionId);
}

} // namespace answerdesk::commerce
