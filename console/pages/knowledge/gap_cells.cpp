// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/knowledge/gap_cells.h"
#include "console/pages/knowledge/score_bar.h"
#include "console/widgets/time_text.h"
#include "shared/core/qt_compat.h"
#include "shared/models/gap_model.h"
#include <QtCore/QLocale>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

using Gaps = models::GapModel;

GapStatus GapStatus::of(api::GapState state, api::GapKind kind)
{
    switch (state) {
    case api::GapState::Dismissed:
        return {GapCells::tr("Dismissed"), Tone::Neutral};
    case api::GapState::Answered:
        return {GapCells::tr("Answered"), Tone::Success};
    default:
        return kind == api::GapKind::Refused ? GapStatus{GapCells::tr("Refused"), Tone::Warning}
                                             : GapStatus{GapCells::tr("Weak answer"), Tone::Info};
    }
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
    switch (column) {
    case Question:
        return {source.data(Gaps::QuestionRole).toString(), Cell::Strong};
    case State: {
        const auto status
            = GapStatus::of(schema::enumValue<api::GapState>(source.data(Gaps::StateRole).toString())
                                .value_or(api::GapState::Open),
                schema::enumValue<api::GapKind>(source.data(Gaps::KindRole).toString())
                    .value_or(api::GapKind::Refused));
        return {status.text, Cell::Badge, status.tone};
    }
    case Asked:
        return {QLocale().toString(source.data(Gaps::AskedRole).toLongLong()), Cell::Figures};
    case LastAsked: {
        const QDateTime at = source.data(Gaps::LastAskedAtRole).toDateTime();
        return {timetext::ago(at, utcDateTime(m_clock.nowMs())), Cell::Text, Tone::Neutral, {}, {},
            timetext::utc(at)};
    }
    default: {
        const QString needed = scoreText(source.data(Gaps::ThresholdRole).toDouble());
        return {scoreText(source.data(Gaps::ConfidenceRole).toDouble()), Cell::Figures, Tone::Neutral, {}, {},
            tr("An answer needs %1").arg(needed)};
    }
    }
}

} // namespace answerdesk::console
