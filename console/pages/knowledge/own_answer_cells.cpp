// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/knowledge/own_answer_cells.h"
#include "console/widgets/time_text.h"
#include "shared/core/qt_compat.h"
#include "shared/models/own_answer_model.h"

namespace answerdesk::console {

using Answers = models::OwnAnswerModel;

OwnAnswerCells::OwnAnswerCells(const Clock &clock, QObject *parent)
    : CellModel({{tr("Question"), false, Answers::QuestionRole}, {tr("Locale"), false, Answers::LocaleRole},
                    {tr("Changed"), false, Answers::UpdatedAtRole}},
        parent)
    , m_clock(clock)
{
}

Cell OwnAnswerCells::cell(const QModelIndex &source, int column) const
{
    switch (column) {
    case Question:
        return {source.data(Answers::QuestionRole).toString(), Cell::TwoLine, Tone::Neutral,
            source.data(Answers::AnswerRole).toString().simplified()};
    case Locale:
        return {source.data(Answers::LocaleRole).toString(), Cell::Chips};
    default: {
        const QDateTime at = source.data(Answers::UpdatedAtRole).toDateTime();
        return {timetext::ago(at, utcDateTime(m_clock.nowMs())), Cell::Text, Tone::Neutral, {}, {},
            timetext::utc(at)};
    }
    }
}

} // namespace answerdesk::console
