// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/tables/cells.h"
#include "shared/core/clock.h"

namespace answerdesk::console {

class OwnAnswerCells final : public CellModel
{
    Q_OBJECT
public:
    enum Column { Question, Locale, Changed };
    explicit OwnAnswerCells(const Clock &clock, QObject *parent = nullptr);

protected:
    Cell cell(const QModelIndex &source, int column) const override;

private:
    const Clock &m_clock;
};

} // namespace answerdesk::console
