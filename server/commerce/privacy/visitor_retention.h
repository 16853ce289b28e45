// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/accounts/model/company.h"
#include "server/storage/connection/connection.h"

namespace answerdesk::commerce {

/// The last day whose rows lose their visitors by the company's settings at a moment: never one that an event
/// of today may still be attributed to. Empty: none does.
QString lastForgottenDay(const accounts::Company &company, qint64 nowMs);

/// Takes the visitors from the interactions with their conversations, tickets, cart events and orders of the
/// next day up to this one, at most so many rows. Figures stay what they are. Part of a write job; throws
/// SqlFailure. Returns whether there is more to do.
bool forgetOldVisitors(
    storage::Connection &connection, const accounts::Company &company, const QString &lastDay, int limit);

/// The first day whose visitors are still known, with all interactions that its orders may go back to; empty
/// when nothing was forgotten.
QString firstKnownDay(storage::Connection &connection, const accounts::Company &company);

/// Rows of a day are of another one now, by another time zone. Retention goes back to it if that lies behind
/// it. Part of a write job; throws SqlFailure.
void rowsMoved(
    storage::Connection &connection, const QString &companyKey, const QString &fromDay, const QString &toDay);

} // namespace answerdesk::commerce
