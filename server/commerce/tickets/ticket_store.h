// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/commerce/tickets/touch_store.h"

namespace answerdesk::commerce {

// Rows of tickets and interactions. All inside a writing transaction; all throw SqlFailure.

struct LiveTicket {
    qint64 ticketId = 0;
    qint64 lastMs = 0; ///< of its last interaction
};

/// The earliest ticket, of tests or of shoppers, with this fingerprint in either field that was last used at
/// this moment or later.
std::optional<LiveTicket> findLiveTicket(storage::Connection &connection, const QString &companyKey,
    const QString &fingerprint, bool isTest, qint64 sinceMs);

/// The last one that was opened with it.
std::optional<LiveTicket> findLastTicket(
    storage::Connection &connection, const QString &companyKey, const QString &fingerprint);

/// A new ticket whose first interaction this is.
qint64 openTicket(storage::Connection &connection, const accounts::Company &company, const Touch &first);
/// Counts one more interaction.
void refreshTicket(
    storage::Connection &connection, const QString &companyKey, qint64 ticketId, const Touch &touch);
void countOrder(storage::Connection &connection, const QString &companyKey, qint64 ticketId);
/// The ticket has a cart event.
void countCart(storage::Connection &connection, const QString &companyKey, qint64 ticketId);

qint64 insertInteraction(storage::Connection &connection, const Interaction &interaction,
    const Visitor &visitor, std::optional<qint64> ticketId);
void setTicket(
    storage::Connection &connection, const QString &companyKey, qint64 interactionId, qint64 ticketId);

} // namespace answerdesk::commerce
