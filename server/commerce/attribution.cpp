// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/commerce/attribution.h"
#include "server/commerce/visitor_memory.h"

namespace answerdesk::commerce {

std::optional<Attribution> findActiveTicket(
    storage::Connection &connection, const accounts::Company &company, const Visitor &visitor, qint64 nowMs)
{
    auto &memory = connection.memory<VisitorMemory>();
    const VisitorMemory::Window window{company, nowMs};
    std::optional<Touch> first = memory.firstTouch(connection, window, visitor, true);
    const bool isHelpful = first.has_value();
    if (!company.requireHelpful) {
        const auto other = memory.firstTouch(connection, window, visitor, false);
        if (other && (!first || isEarlier(*other, *first)))
            first = other;
    }
    if (!first)
        return std::nullopt;
    if (!first->ticketId) {
        // It was not helpful enough to open one, and the company has changed its mind since.
        first->ticketId = openTicket(connection, company, *first);
        setTicket(connection, company.key, first->interactionId, *first->ticketId);
        memory.ticketOpened(company, first->visitor);
    }
    return Attribution{*first, *first->ticketId, isHelpful};
}

} // namespace answerdesk::commerce
