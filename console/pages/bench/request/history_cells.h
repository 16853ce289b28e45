// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/bench/exchange_history.h"
#include "console/widgets/tables/cells.h"

namespace answerdesk::console {

/// The sent requests as a table.
class HistoryCells final : public CellModel
{
    Q_OBJECT
public:
    enum Column { Time, Status, Request, Duration };
    explicit HistoryCells(ExchangeHistory &history, QObject *parent = nullptr);

protected:
    Cell cell(const QModelIndex &source, int column) const override;

private:
    const ExchangeHistory &m_history;
};

} // namespace answerdesk::console
