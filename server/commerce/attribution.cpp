// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/commerce/attribution.h"

namespace answerdesk::commerce {

namespace {

bool isEarlier(const Touch &a, const Touch &b)
{
    return std::pair(a.atMs, a.interactionId) < std::pair(b.atMs, b.interactionId);
}

} // namespace

std::optional<Attribution> findActiveTicket(
    storage::Connection &connection, const accounts::Company &company, const Visitor &visitor, qint64 nowMs)
{
    const qint64 fromMs = nowMs - company.attributionWindowMs();
    std::optional<Touch> first = findFirstTouch(connection, company.key, visitor, true, fromMs, nowMs);
    const bool isHelpful = first.has_value();
    if (!company.requireHelpful) {
        const auto other = findFirstTouch(connection, company.key, visitor, false, fromMs, nowMs);
        if (other && (!first || isEarlier(*other, *first)))
            first = other;
    }
    if (!first)
        return std::nullopt;
    if (!first->ticketId) {
        // It was not helpful enough to open one, and the company has changed its mind since.
        first->ticketId = openTicket(connection, company, *first);
        setTicket(connection, company.key, first->interactionId, *first->ticketId);
    }
    return Attribution{*first, *first->ticketId, isHelpful};
}

} // namespace answerdesk::commerce
