// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/commerce/tickets/attribution.h"
#include "server/commerce/tickets/ticket_store.h"

namespace answerdesk::commerce {

namespace {

/// The touches that count for an event at a moment.
FirstTouches countedTouches(
    storage::Connection &connection, const accounts::Company &company, const Visitor &visitor, qint64 atMs)
{
    FirstTouches first
        = findFirstTouches(connection, company.key, visitor, {atMs - company.attributionWindowMs(), atMs});
    if (company.requireHelpful)
        first.other.reset();
    return first;
}

} // namespace

std::optional<Attribution> findActiveTicket(
    storage::Connection &connection, const accounts::Company &company, const Visitor &visitor, qint64 atMs)
{
    const FirstTouches touches = countedTouches(connection, company, visitor, atMs);
    std::optional<TouchMoment> first = touches.helpful;
    if (touches.other && (!first || *touches.other < *first))
        first = touches.other;
    if (!first)
        return std::nullopt;
    Touch touch = readTouch(connection, company.key, first->interactionId);
    if (!touch.ticketId) {
        // No helpful interaction had opened a ticket, and the company's settings have changed since.
        touch.ticketId = openTicket(connection, company, touch);
        setTicket(connection, company.key, touch.interactionId, *touch.ticketId);
    }
    const qint64 ticketId = *touch.ticketId;
    return Attribution{std::move(touch), ticketId, touches.helpful.has_value()};
}

bool hasActiveTicket(
    storage::Connection &reader, const accounts::Company &company, const Visitor &visitor, qint64 atMs)
{
    const FirstTouches touches = countedTouches(reader, company, visitor, atMs);
    return touches.helpful || touches.other;
}

} // namespace answerdesk::commerce
