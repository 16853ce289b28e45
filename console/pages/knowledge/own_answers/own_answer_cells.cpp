// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/knowledge/own_answers/own_answer_cells.h"
#include "shared/models/own_answer_model.h"

namespace answerdesk::console {

using Answers = models::OwnAnswerModel;

OwnAnswerCells::OwnAnswerCells(const Clock &clock, QObject *parent)
    : CellModel({{tr("Question"), false, Qt::DisplayRole}, {tr("Locale"), false, Answers::LocaleRole},
                    {tr("Changed"), false, Answers::UpdatedAtRole}},
        parent)
    , m_clock(clock)
{
}

Cell OwnAnswerCells::cell(const QModelIndex &source, int column) const
{
    const api::OwnAnswer &answer = rowAt<Answers>(source);
    switch (column) {
    case Question:
        return {answer.question, Cell::TwoLine, Tone::Neutral, answer.answer.simplified()};
    case Locale:
        return {answer.locale, Cell::Chips};
    default:
        return agoCell(answer.updatedAt, m_clock);
    }
}

} // namespace answerdesk::console
