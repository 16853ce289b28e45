// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/knowledge/lexicon/lexicon_cells.h"
#include "shared/models/lexicon_model.h"

namespace answerdesk::console {

using Lexicon = models::LexiconModel;

LexiconCells::LexiconCells(const Clock &clock, QObject *parent)
    : CellModel({{tr("Customers say"), false, Qt::DisplayRole},
                    {tr("The documents say"), false, Lexicon::MeaningRole},
                    {tr("Language"), false, Lexicon::LanguageRole},
                    {tr("Built-in concept"), false, Lexicon::BuiltInRole},
                    {tr("Changed"), false, Lexicon::UpdatedAtRole}},
        parent)
    , m_clock(clock)
{
}

Cell LexiconCells::cell(const QModelIndex &source, int column) const
{
    const api::LexiconEntry &entry = rowAt<Lexicon>(source);
    switch (column) {
    case Form:
        return {entry.form, Cell::Strong};
    case Meaning:
        return {entry.meaning};
    case Language:
        return entry.language ? Cell{*entry.language, Cell::Chips} : Cell{tr("every"), Cell::Muted};
    case BuiltIn:
        return {source.data(Lexicon::BuiltInRole).toString(), Cell::Chips};
    default:
        return agoCell(entry.updatedAt, m_clock);
    }
}

} // namespace answerdesk::console
