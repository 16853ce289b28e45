// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/accounts/model/company.h"
#include "server/commerce/tickets/touch_store.h"

namespace answerdesk::commerce {

// Rows of tickets. All inside a writing transaction; all throw SqlFailure.

/// The visitor's earliest ticket, of tests or of shoppers, that was last used at this moment or later.
std::optional<qint64> findLiveTicket(storage::Connection &connection, const QString &companyKey,
    const Visitor &visitor, bool isTest, qint64 sinceMs);

struct LastTicket {
    qint64 ticketId = 0;
    qint64 lastMs = 0; ///< of its last interaction
};
/// The last ticket that was opened with this fingerprint in either field.
std::optional<LastTicket> findLastTicket(
    storage::Connection &connection, const QString &companyKey, const QString &fingerprint);

/// A new ticket whose first interaction this is.
qint64 openTicket(storage::Connection &connection, const accounts::Company &company, const Touch &first);
/// Counts one more interaction.
void refreshTicket(
    storage::Connection &connection, const QString &companyKey, qint64 ticketId, const Touch &touch);
void countOrder(storage::Connection &connection, const QString &companyKey, qint64 ticketId);
/// The ticket has a cart event.
void countCart(storage::Connection &connection, const QString &companyKey, qint64 ticketId);

} // namespace answerdesk::commerce
