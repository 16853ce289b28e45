// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/commerce/tickets/interactions.h"
#include "server/commerce/tickets/ticket_store.h"

namespace answerdesk::commerce {

std::optional<qint64> recordInteraction(
    storage::Connection &connection, const accounts::Company &company, const Interaction &interaction)
{
    const Visitor visitor(interaction.userFingerprint, interaction.userFaqFingerprint);
    if (visitor.isEmpty())
        return std::nullopt;
    Touch touch{0, std::nullopt, interaction.channel, interaction.isTest, interaction.isHelpful,
        interaction.atMs, visitor.user(), visitor.faq()};
    if (interaction.isClarification) {
        insertInteraction(connection, company.key, touch, interaction);
        return std::nullopt;
    }
    touch.ticketId = findLiveTicket(connection, company.key, visitor, interaction.isTest,
        interaction.atMs - company.attributionWindowMs());
    if (touch.ticketId)
        refreshTicket(connection, company.key, *touch.ticketId, touch);
    else if (interaction.isHelpful || !company.requireHelpful)
        touch.ticketId = openTicket(connection, company, touch);
    insertInteraction(connection, company.key, touch, interaction);
    return touch.ticketId;
}

} // namespace answerdesk::commerce
