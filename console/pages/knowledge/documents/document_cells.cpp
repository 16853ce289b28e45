// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/knowledge/documents/document_cells.h"
#include "shared/models/document_model.h"
#include "shared/models/knowledge_source_model.h"
#include <QtCore/QLocale>

namespace answerdesk::console {

using Documents = models::DocumentModel;

DocumentCells::DocumentCells(const models::KnowledgeSourceModel *sources, const Clock &clock, QObject *parent)
    : CellModel(
        {{tr("Document"), false, Documents::NameRole}, {tr("Source")},
            {tr("Language"), false, Documents::LanguageRole}, {tr("Passages"), true, Documents::PassagesRole},
            {tr("Changed"), false, Documents::UpdatedAtRole}},
        parent)
    , m_sources(sources)
    , m_clock(clock)
{
}

Cell DocumentCells::cell(const QModelIndex &source, int column) const
{
    const api::Document &document = rowAt<Documents>(source);
    switch (column) {
    case Title:
        return {source.data(Documents::NameRole).toString(), Cell::TwoLine, Tone::Neutral, document.path, {},
            document.path};
    case Source: {
        const int row = m_sources->rowOf(document.sourceId);
        return {row < 0 ? kNoValue.toString() : m_sources->at(row).name};
    }
    case Language:
        return {document.language, Cell::Chips};
    case Passages:
        return {QLocale().toString(document.passages), Cell::Figures};
    default:
        return agoCell(document.updatedAt, m_clock);
    }
}

} // namespace answerdesk::console
