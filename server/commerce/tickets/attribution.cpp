// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/commerce/tickets/attribution.h"
#include "server/commerce/tickets/touch_index.h"
#include "server/commerce/privacy/visitor_memory.h"

namespace answerdesk::commerce {

namespace {

/// The first touch that counts, out of the earliest of each kind.
std::optional<Attribution> attributionOf(storage::Connection &connection, const accounts::Company &company,
    std::optional<Touch> helpful, const std::optional<Touch> &other)
{
    const bool isHelpful = helpful.has_value();
    std::optional<Touch> first = std::move(helpful);
    if (!company.requireHelpful && other && (!first || isEarlier(*other, *first)))
        first = other;
    if (!first)
        return std::nullopt;
    if (!first->ticketId) {
        // It was not helpful enough to open one, and the company has changed its mind since.
        first->ticketId = openTicket(connection, company, *first);
        setTicket(connection, company.key, first->interactionId, *first->ticketId);
        connection.memory<VisitorMemory>().ticketOpened(company, first->visitor);
    }
    return Attribution{*first, *first->ticketId, isHelpful};
}

} // namespace

std::optional<Attribution> findActiveTicket(
    storage::Connection &connection, const accounts::Company &company, const Visitor &visitor, qint64 nowMs)
{
    auto &memory = connection.memory<VisitorMemory>();
    const VisitorMemory::Window window{company, nowMs};
    std::optional<Touch> helpful = memory.firstTouch(connection, window, visitor, true);
    std::optional<Touch> other;
    if (!company.requireHelpful)
        other = memory.firstTouch(connection, window, visitor, false);
    return attributionOf(connection, company, std::move(helpful), other);
}

std::optional<Attribution> findTicketAt(
    storage::Connection &connection, const accounts::Company &company, const Visitor &visitor, qint64 atMs)
{
    const auto firstOf = [&](bool isHelpful) {
        std::optional<Touch> first;
        for (const QString &fingerprint : {visitor.first(), visitor.second()}) {
            const auto touch = fingerprint.isEmpty()
                ? std::nullopt
                : connection.memory<TouchIndex>().findFirst(connection, company.key, fingerprint, isHelpful,
                    atMs - company.attributionWindowMs(), atMs);
            if (touch && (!first || isEarlier(*touch, *first)))
                first = touch;
        }
        return first;
    };
    return attributionOf(
        connection, company, firstOf(true), company.requireHelpful ? std::nullopt : firstOf(false));
}

} // namespace answerdesk::commerce
