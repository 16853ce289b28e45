// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/tables/cells.h"
#include "shared/core/clock.h"

namespace answerdesk::models {
class KnowledgeSourceModel;
}

namespace answerdesk::console {

class DocumentCells final : public CellModel
{
    Q_OBJECT
public:
    enum Column { Title, Source, Language, Passages, Changed };
    /// The model of the sources tells their names; it is not owned.
    DocumentCells(const models::KnowledgeSourceModel *sources, const Clock &clock, QObject *parent = nullptr);

protected:
    Cell cell(const QModelIndex &source, int column) const override;

private:
    const models::KnowledgeSourceModel *m_sources;
    const Clock &m_clock;
};

} // namespace answerdesk::console
