// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/commerce/events/event_store.h"
#include "server/commerce/tickets/attribution.h"

namespace answerdesk::commerce {

/// What was bought, as far as an answer can have been about it.
struct Bought {
    QString productId;
    QString productName;
};

/// The answer that an order is credited to: the visitor's earliest helpful one within the window that was
/// about a bought product (direct), else the first touch (assisted). Part of a writing transaction; throws
/// SqlFailure.
OrderCredit creditOf(storage::Connection &connection, const accounts::Company &company,
    const Visitor &visitor, const Attribution &attribution, const QList<Bought> &bought, qint64 atMs);

/// Helpful answers of a visitor that are looked at, earliest first.
inline constexpr int kMaxCredited = 200;

} // namespace answerdesk::commerce
