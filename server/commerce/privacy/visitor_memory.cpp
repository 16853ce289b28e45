// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/commerce/privacy/visitor_memory.h"
#include "server/commerce/tickets/touch_index.h"

namespace answerdesk::commerce {

VisitorMemory::Known &VisitorMemory::known(const accounts::Company &company, const QString &fingerprint)
{
    if (m_known.size() >= kMaxFingerprints)
        m_known.clear();
    Known &entry = m_known[{company.key, fingerprint}];
    if (entry.windowHours != company.attributionWindowHours) {
        entry = {};
        entry.windowHours = company.attributionWindowHours;
    }
    return entry;
}

std::optional<Touch> VisitorMemory::firstTouch(
    storage::Connection &connection, const Window &window, const QString &fingerprint, bool isHelpful)
{
    std::optional<std::optional<Touch>> &touch = known(window.company, fingerprint).firstTouch[isHelpful];
    const qint64 fromMs = window.fromMs();
    const bool holds = touch && (!*touch || ((*touch)->atMs >= fromMs && (*touch)->atMs <= window.nowMs));
    if (!holds)
        touch = connection.memory<TouchIndex>().findFirst(
            connection, window.company.key, fingerprint, isHelpful, fromMs, window.nowMs);
    return *touch;
}

std::optional<Touch> VisitorMemory::firstTouch(
    storage::Connection &connection, const Window &window, const Visitor &visitor, bool isHelpful)
{
    if (visitor.isEmpty())
        return std::nullopt;
    const auto a = firstTouch(connection, window, visitor.first(), isHelpful);
    if (visitor.first() == visitor.second())
        return a;
    const auto b = firstTouch(connection, window, visitor.second(), isHelpful);
    return a && (!b || !isEarlier(*b, *a)) ? a : b;
}

std::optional<LiveTicket> VisitorMemory::liveTicket(
    storage::Connection &connection, const Window &window, const QString &fingerprint, bool isTest)
{
    std::optional<std::optional<LiveTicket>> &ticket = known(window.company, fingerprint).ticket[isTest];
    const bool holds = ticket && (!*ticket || (*ticket)->lastMs >= window.fromMs());
    if (!holds)
        ticket = findLiveTicket(connection, window.company.key, fingerprint, isTest, window.fromMs());
    return *ticket;
}

std::optional<qint64> VisitorMemory::liveTicket(
    storage::Connection &connection, const Window &window, const Visitor &visitor, bool isTest)
{
    const auto a = liveTicket(connection, window, visitor.first(), isTest);
    const auto b
        = visitor.first() == visitor.second() ? a : liveTicket(connection, window, visitor.second(), isTest);
    if (!a && !b)
        return std::nullopt;
    return a && (!b || a->ticketId <= b->ticketId) ? a->ticketId : b->ticketId;
}

template <typename Function>
void VisitorMemory::forBoth(const accounts::Company &company, const Visitor &visitor, Function function)
{
    for (const QString &fingerprint : {visitor.first(), visitor.second()}) {
        const auto entry = m_known.find({company.key, fingerprint});
        if (entry != m_known.end())
            function(*entry);
    }
}

void VisitorMemory::interactionAdded(const accounts::Company &company, const Visitor &visitor, qint64 atMs)
{
    // Requests overtake one another: what is written later may have happened a little earlier.
    forBoth(company, visitor, [atMs](Known &entry) {
        for (auto &touch : entry.firstTouch) {
            if (touch && (!*touch || (*touch)->atMs > atMs))
                touch.reset();
        }
    });
}

void VisitorMemory::ticketOpened(const accounts::Company &company, const Visitor &visitor)
{
    forBoth(company, visitor, [](Known &entry) { entry = {}; });
}

void VisitorMemory::ticketRefreshed(
    const accounts::Company &company, const Visitor &visitor, qint64 ticketId, bool isTest, qint64 atMs)
{
    forBoth(company, visitor, [ticketId, isTest, atMs](Known &entry) {
        auto &ticket = entry.ticket[isTest];
        if (ticket && *ticket && (*ticket)->ticketId == ticketId)
            (*ticket)->lastMs = std::max((*ticket)->lastMs, atMs);
    });
}

} // namespace answerdesk::commerce
