// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/accounts/model/company.h"
#include "server/commerce/tickets/touch_store.h"

namespace answerdesk::commerce {

/// What an event is credited to: the first touch within the company's window.
struct Attribution {
    Touch touch;
    qint64 ticketId = 0;
    bool isHelpful = false; ///< whether any interaction in the window was helpful
};

/// The visitor's active ticket at a moment, by the company's settings of now; nothing when there is none.
/// Only interactions that carry one of the visitor's own fingerprints count, never those of another visitor
/// who shares one with them. Part of a writing transaction. Throws SqlFailure.
std::optional<Attribution> findActiveTicket(
    storage::Connection &connection, const accounts::Company &company, const Visitor &visitor, qint64 atMs);

/// Whether findActiveTicket() would find one, asked of any connection. An interaction whose response has been
/// sent is always found. Throws SqlFailure.
bool hasActiveTicket(
    storage::Connection &reader, const accounts::Company &company, const Visitor &visitor, qint64 atMs);

} // namespace answerdesk::commerce
