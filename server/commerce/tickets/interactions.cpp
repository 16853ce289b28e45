// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/commerce/tickets/interactions.h"
#include "server/commerce/tickets/touch_index.h"
#include "server/commerce/privacy/visitor_memory.h"

namespace answerdesk::commerce {

std::optional<qint64> recordInteraction(
    storage::Connection &connection, const accounts::Company &company, const Interaction &interaction)
{
    const Visitor visitor(interaction.userFingerprint, interaction.userFaqFingerprint);
    if (visitor.isEmpty())
        return std::nullopt;
    const Touch touch{0, std::nullopt, interaction.channel, interaction.isTest, interaction.isHelpful,
        interaction.atMs, visitor};
    auto &memory = connection.memory<VisitorMemory>();
    std::optional<qint64> ticketId
        = memory.liveTicket(connection, {company, interaction.atMs}, visitor, interaction.isTest);
    if (ticketId) {
        refreshTicket(connection, company.key, *ticketId, touch);
        memory.ticketRefreshed(company, visitor, *ticketId, interaction.isTest, interaction.atMs);
    } else if (interaction.isHelpful || !company.requireHelpful) {
        ticketId = openTicket(connection, company, touch);
        memory.ticketOpened(company, visitor);
    }
    memory.interactionAdded(company, visitor, interaction.atMs);
    Interaction row = interaction;
    row.companyKey = company.key;
    const qint64 id = insertInteraction(connection, row, visitor, ticketId);
    connection.memory<TouchIndex>().add(
        connection, company.key, visitor, interaction.isHelpful, interaction.atMs, id);
    return ticketId;
}

} // namespace answerdesk::commerce
