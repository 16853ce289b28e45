// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/accounts/model/company.h"
#include "server/commerce/events/refusal_store.h"
#include "server/commerce/model/visitor.h"
#include "server/storage/connection/connection.h"
#include "shared/api/commerce.h"
#include "shared/core/clock.h"
#include <functional>

namespace answerdesk::commerce {

/// What became of an event.
struct Recorded {
    qint64 eventId = 0; ///< 0 when it was refused
    std::optional<Error> refusal;
    std::optional<Refusal> diagnosed = {}; ///< the same with its diagnosis; nothing when no row was allowed
};

/// Asked once for an event without an active ticket: whether its diagnostic row may be written.
using MayDiagnose = std::function<bool()>;

/// Decides on one event and writes it: active ticket, previous events or order, item state, attribution,
/// daily totals. A refusal is a value, not a failure, so that the transaction commits the row that tells
/// administrators of it while nothing of the event is written. Runs inside a writing transaction, on the
/// writer's thread. Throws SqlFailure.
class EventRecorder
{
public:
    explicit EventRecorder(const Clock &clock)
        : m_clock(clock)
    {
    }
    Recorded recordCart(storage::Connection &connection, const accounts::Company &company,
        const api::CartEventRequest &event, const MayDiagnose &mayDiagnose = {}) const;
    Recorded recordCheckout(storage::Connection &connection, const accounts::Company &company,
        const api::CheckoutEventRequest &event, const MayDiagnose &mayDiagnose = {}) const;

private:
    const Clock &m_clock;
};

} // namespace answerdesk::commerce
