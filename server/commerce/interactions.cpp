// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/commerce/interactions.h"
#include "server/commerce/ticket_store.h"

namespace answerdesk::commerce {

std::optional<qint64> recordInteraction(
    storage::Connection &connection, const accounts::Company &company, const Interaction &interaction)
{
    const Visitor visitor(interaction.userFingerprint, interaction.userFaqFingerprint);
    if (visitor.isEmpty())
        return std::nullopt;
    const Touch touch{0, std::nullopt, interaction.channel, interaction.isTest, interaction.isHelpful,
        interaction.atMs, visitor};
    std::optional<qint64> ticketId
        = findLiveTicket(connection, company.key, visitor, interaction.atMs - company.attributionWindowMs());
    if (ticketId)
        refreshTicket(connection, company.key, *ticketId, touch);
    else if (interaction.isHelpful || !company.requireHelpful)
        ticketId = openTicket(connection, company, touch);
    Interaction row = interaction;
    row.companyKey = company.key;
    insertInteraction(connection, row, visitor, ticketId);
    return ticketId;
}

} // namespace answerdesk::commerce
