// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/tables/columns.h"
#include "shared/api/gaps.h"
#include "shared/core/clock.h"
#include <QtCore/QCoreApplication>

namespace answerdesk::console {

/// What is said of a gap: how it was answered while it is open, else what became of it.
struct GapStatus {
    QString text;
    Tone tone = Tone::Neutral;
    static GapStatus of(api::GapState state, api::GapKind kind);
};

/// The list of gaps.
struct GapCells {
    Q_DECLARE_TR_FUNCTIONS(GapCells)
public:
    /// The clock is not owned.
    static Columns<api::Gap> columns(const Clock &clock);
};

} // namespace answerdesk::console
