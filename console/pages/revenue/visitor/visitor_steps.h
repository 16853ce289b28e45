// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/cards/timeline.h"
#include "shared/api/visitors.h"

namespace answerdesk::console {

/// What a visitor did, in the order in which it happened: what was asked and read, tickets, carts, orders,
/// refused events. Records that were found by two fingerprints count once.
struct VisitorSteps {
    QList<Timeline::Step> steps;
    int order = -1; ///< the step of the order that was asked for

    static VisitorSteps of(std::vector<api::VisitorRecord> records, const QString &orderEventId);
};

} // namespace answerdesk::console
