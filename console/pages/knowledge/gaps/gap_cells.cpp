// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/knowledge/gaps/gap_cells.h"
#include "console/words/outcome_text.h"

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

Columns<api::Gap> GapCells::columns(const Clock &clock)
{
    using Row = api::Gap;
    const auto state = [](const Row &gap) -> Cell {
        const auto status = GapStatus::of(gap.state, gap.kind);
        return {status.text, Cell::Badge, status.tone};
    };
    const auto score = [](const Row &gap) -> Cell {
        return {confidenceText(gap.confidence, gap.threshold), Cell::Figures, Tone::Neutral, {}, {},
            confidenceSentence(gap.confidence, gap.threshold)};
    };
    return {{tr("Question"), {}, inKind(Cell::Strong, &Row::question)},
        {tr("State"), {}, state, {.width = 152, .hideBelow = 720}},
        {tr("Asked"), {}, figure(&Row::asked), {.figures = true, .width = 72}},
        {tr("Last"), {}, ago(&Row::lastAskedAt, clock), {.width = 144, .hideBelow = 560}},
        {tr("Confidence"), {}, score, {.figures = true, .width = 104}}};
}

} // namespace answerdesk::console
