// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/tables/cells.h"
#include "shared/api/gaps.h"
#include "shared/core/clock.h"

namespace answerdesk::console {

/// What is said of a gap: how it was answered while it is open, else what became of it.
struct GapStatus {
    QString text;
    Tone tone = Tone::Neutral;
    static GapStatus of(api::GapState state, api::GapKind kind);
};

class GapCells final : public CellModel
{
    Q_OBJECT
public:
    enum Column { Question, State, Asked, LastAsked, Score };
    explicit GapCells(const Clock &clock, QObject *parent = nullptr);

protected:
    Cell cell(const QModelIndex &source, int column) const override;

private:
    const Clock &m_clock;
};

} // namespace answerdesk::console
