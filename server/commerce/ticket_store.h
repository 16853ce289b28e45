// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/commerce/interactions.h"
#include "server/commerce/visitor.h"

namespace answerdesk::commerce {

// Rows of tickets and interactions. All inside a writing transaction; all throw SqlFailure.

/// A stored interaction, as far as an event is attributed to it.
struct Touch {
    qint64 interactionId = 0;
    std::optional<qint64> ticketId;
    Channel channel = Channel::Chat;
    bool isTest = false;
    bool isHelpful = false;
    qint64 atMs = 0;
    Visitor visitor;
};

/// The visitor's earliest interaction of one kind from a moment to another, both included.
std::optional<Touch> findFirstTouch(storage::Connection &connection, const QString &companyKey,
    const Visitor &visitor, bool isHelpful, qint64 fromMs, qint64 toMs);

/// The earliest ticket of one of the visitor's fingerprints that was last used at this moment or later.
std::optional<qint64> findLiveTicket(
    storage::Connection &connection, const QString &companyKey, const Visitor &visitor, qint64 sinceMs);

/// A new ticket whose first interaction this is.
qint64 openTicket(storage::Connection &connection, const accounts::Company &company, const Touch &first);
/// Counts one more interaction.
void refreshTicket(
    storage::Connection &connection, const QString &companyKey, qint64 ticketId, const Touch &touch);
void countOrder(storage::Connection &connection, const QString &companyKey, qint64 ticketId);

qint64 insertInteraction(storage::Connection &connection, const Interaction &interaction,
    const Visitor &visitor, std::optional<qint64> ticketId);
void setTicket(
    storage::Connection &connection, const QString &companyKey, qint64 interactionId, qint64 ticketId);

} // namespace answerdesk::commerce
