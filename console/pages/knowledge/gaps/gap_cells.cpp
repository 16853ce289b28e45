// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/knowledge/gaps/gap_cells.h"
#include "console/pages/knowledge/common/score_bar.h"
#include "shared/models/gap_model.h"
#include <QtCore/QLocale>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

GapStatus GapStatus::of(api::GapState state, api::GapKind kind)
{
    switch (state) {
    case api::GapState::Dismissed:
        return {GapCells::tr("Dismissed"), Tone::Neutral};
    case api::GapState::Answered:
        return {GapCells::tr("Answered"), Tone::Success};
    case api::GapState::Open:
        break;
    }
    switch (kind) {
    case api::GapKind::Refused:
        return {GapCells::tr("Refused"), Tone::Warning};
    case api::GapKind::Reported:
        return {GapCells::tr("Reported as wrong"), Tone::Danger};
    case api::GapKind::Weak:
        break;
    }
    return {GapCells::tr("Weak answer"), Tone::Info};
}

GapCells::GapCells(const Clock &clock, QObject *parent)
    : CellModel(
        {{tr("Question")}, {tr("State")}, {tr("Asked"), true}, {tr("Last")}, {tr("Best score"), true}},
        parent)
    , m_clock(clock)
{
}

Cell GapCells::cell(const QModelIndex &source, int column) const
{
    const api::Gap &gap = rowAt<models::GapModel>(source);
    switch (column) {
    case Question:
        return {gap.question, Cell::Strong};
    case State: {
        const auto status = GapStatus::of(gap.state, gap.kind);
        return {status.text, Cell::Badge, status.tone};
    }
    case Asked:
        return {QLocale().toString(gap.asked), Cell::Figures};
    case LastAsked:
        return agoCell(gap.lastAskedAt, m_clock);
    default:
        return {scoreText(gap.confidence), Cell::Figures, Tone::Neutral, {}, {},
            tr("An answer needs %1").arg(scoreText(gap.threshold))};
    }
}

} // namespace answerdesk::console
