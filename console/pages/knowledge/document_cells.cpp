// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/knowledge/document_cells.h"
#include "console/widgets/time_text.h"
#include "shared/core/qt_compat.h"
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
    switch (column) {
    case Title: {
        const QString path = source.data(Documents::PathRole).toString();
        return {source.data(Documents::NameRole).toString(), Cell::TwoLine, Tone::Neutral, path, {}, path};
    }
    case Source: {
        const int row = m_sources->rowOf(source.data(Documents::SourceIdRole).toString());
        return {row < 0 ? kNoValue.toString() : m_sources->at(row).name};
    }
    case Language:
        return {source.data(Documents::LanguageRole).toString(), Cell::Chips};
    case Passages:
        return {QLocale().toString(source.data(Documents::PassagesRole).toInt()), Cell::Figures};
    default: {
        const QDateTime at = source.data(Documents::UpdatedAtRole).toDateTime();
        return {timetext::ago(at, utcDateTime(m_clock.nowMs())), Cell::Text, Tone::Neutral, {}, {},
            timetext::utc(at)};
    }
    }
}

} // namespace answerdesk::console
