// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/commerce/tickets/ticket_store.h"
#include "server/commerce/model/channel.h"
#include "server/commerce/totals/day_totals.h"
#include "server/storage/sequence.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::commerce {

namespace {

void count(storage::Connection &connection, const TicketDay &day, const TicketChange &change)
{
    connection.memory<TicketTotals>().add(day, change);
}

} // namespace

std::optional<LiveTicket> findLiveTicket(storage::Connection &connection, const QString &companyKey,
    const QString &fingerprint, bool isTest, qint64 sinceMs)
{
    storage::Rows rows = connection.run(R"(
        SELECT ticket_id, last_ms FROM (
            SELECT ticket_id, last_ms FROM ticket
                WHERE company_key = ? AND user_fingerprint = ? AND is_test = ? AND last_ms >= ?
            UNION ALL
            SELECT ticket_id, last_ms FROM ticket
                WHERE company_key = ? AND user_faq_fingerprint = ? AND is_test = ? AND last_ms >= ?
        ) AS live ORDER BY ticket_id LIMIT 1)",
        companyKey, fingerprint, isTest, sinceMs, companyKey, fingerprint, isTest, sinceMs);
    return rows.next() ? std::optional(LiveTicket{rows.integer(0), rows.integer(1)}) : std::nullopt;
}

std::optional<LiveTicket> findLastTicket(
    storage::Connection &connection, const QString &companyKey, const QString &fingerprint)
{
    std::optional<LiveTicket> last;
    const auto consider = [&last](storage::Rows rows) {
        if (rows.next() && (!last || rows.integer(0) > last->ticketId))
            last = LiveTicket{rows.integer(0), rows.integer(1)};
    };
    consider(connection.run("SELECT ticket_id, last_ms FROM ticket WHERE company_key = ? AND "
                            "user_fingerprint = ? ORDER BY ticket_id DESC LIMIT 1",
        companyKey, fingerprint));
    consider(connection.run("SELECT ticket_id, last_ms FROM ticket WHERE company_key = ? AND "
                            "user_faq_fingerprint = ? ORDER BY ticket_id DESC LIMIT 1",
        companyKey, fingerprint));
    return last;
}

qint64 openTicket(storage::Connection &connection, const accounts::Company &company, const Touch &first)
{
    const qint64 ticketId = storage::nextValue(connection, company.key, u"ticket"_s);
    const QString day = company.dayOf(first.atMs);
    connection.run("INSERT INTO ticket (company_key, ticket_id, user_fingerprint, user_faq_fingerprint, "
                   "channel, is_test, is_helpful, interactions, orders, opened_ms, last_ms, opened_day, "
                   "helpful_interactions) VALUES (?, ?, ?, ?, ?, ?, ?, 1, 0, ?, ?, ?, ?)",
        company.key, ticketId, first.visitor.user(), first.visitor.faq(), channelName(first.channel),
        first.isTest, first.isHelpful, first.atMs, first.atMs, day, first.isHelpful);
    count(connection, {company.key, day, first.channel, first.isTest}, {1, first.isHelpful, 0, 0});
    return ticketId;
}

void refreshTicket(
    storage::Connection &connection, const QString &companyKey, qint64 ticketId, const Touch &touch)
{
    storage::Rows rows = connection.run(
        "UPDATE ticket SET interactions = interactions + 1, helpful_interactions = helpful_interactions + ?, "
        "is_helpful = CASE WHEN ? = 1 THEN 1 ELSE is_helpful END, "
        "last_ms = CASE WHEN last_ms < ? THEN ? ELSE last_ms END "
        "WHERE company_key = ? AND ticket_id = ? RETURNING helpful_interactions, opened_day, channel, "
        "is_test",
        touch.isHelpful, touch.isHelpful, touch.atMs, touch.atMs, companyKey, ticketId);
    if (touch.isHelpful && rows.next() && rows.integer(0) == 1)
        count(connection, {companyKey, rows.text(1), channelOf(rows.text(2)), rows.flag(3)}, {0, 1, 0, 0});
}

void countOrder(storage::Connection &connection, const QString &companyKey, qint64 ticketId)
{
    storage::Rows rows
        = connection.run("UPDATE ticket SET orders = orders + 1 WHERE company_key = ? AND ticket_id = ? "
                         "RETURNING orders, opened_day, channel, is_test",
            companyKey, ticketId);
    // The ticket is counted once, with its first order.
    if (rows.next() && rows.integer(0) == 1)
        count(connection, {companyKey, rows.text(1), channelOf(rows.text(2)), rows.flag(3)}, {0, 0, 0, 1});
}

void countCart(storage::Connection &connection, const QString &companyKey, qint64 ticketId)
{
    if (connection.memory<TicketTotals>().noteCart(companyKey, ticketId))
        return;
    storage::Rows rows
        = connection.run("UPDATE ticket SET has_cart = 1 WHERE company_key = ? AND "
                         "ticket_id = ? AND has_cart = 0 RETURNING opened_day, channel, is_test",
            companyKey, ticketId);
    if (rows.next())
        count(connection, {companyKey, rows.text(0), channelOf(rows.text(1)), rows.flag(2)}, {0, 0, 1, 0});
}

qint64 insertInteraction(storage::Connection &connection, const Interaction &interaction,
    const Visitor &visitor, std::optional<qint64> ticketId)
{
    const qint64 id = storage::nextValue(connection, interaction.companyKey, u"interaction"_s);
    connection.run(
        "INSERT INTO interaction (company_key, interaction_id, ticket_id, user_fingerprint, "
        "user_faq_fingerprint, at_ms, channel, thread_id, message_id, faq_id, is_test, is_helpful, "
        "helpful_reason, locale, page_url, about) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        interaction.companyKey, id, ticketId, visitor.user(), visitor.faq(), interaction.atMs,
        channelName(interaction.channel), interaction.threadId, interaction.messageId, interaction.faqId,
        interaction.isTest, interaction.isHelpful, interaction.helpfulReason, interaction.locale,
        interaction.pageUrl, interaction.about);
    return id;
}

void setTicket(
    storage::Connection &connection, const QString &companyKey, qint64 interactionId, qint64 ticketId)
{
    connection.run("UPDATE interaction SET ticket_id = ? WHERE company_key = ? AND interaction_id = ?",
        ticketId, companyKey, interactionId);
}

} // namespace answerdesk::commerce
