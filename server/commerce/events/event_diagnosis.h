// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/commerce/events/refusal_store.h"
#include "server/commerce/tickets/attribution.h"

namespace answerdesk::commerce {

/// Adds to a refusal what would have made the event pass, and the ticket that came closest. Part of a writing
/// transaction; throws SqlFailure.
void diagnose(storage::Connection &connection, const accounts::Company &company, const Visitor &visitor,
    Refusal &refusal, qint64 nowMs);

} // namespace answerdesk::commerce
