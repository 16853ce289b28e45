// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/tables/columns.h"
#include "shared/api/feeds.h"
#include "shared/core/clock.h"
#include <QtCore/QCoreApplication>

namespace answerdesk::console {

struct FeedCells {
    Q_DECLARE_TR_FUNCTIONS(FeedCells)
public:
    /// The clock is not owned.
    static Columns<api::Feed> feeds(const Clock &clock);
    static Columns<api::FeedProductRow> products();
    /// Problems of a feed.
    static Columns<api::FeedLine> lines();
};

} // namespace answerdesk::console
