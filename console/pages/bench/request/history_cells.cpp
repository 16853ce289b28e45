// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/bench/request/history_cells.h"
#include "console/pages/bench/common/timing_bar.h"
#include "console/pages/bench/exchange/exchange_text.h"
#include "console/widgets/basics/time_text.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

HistoryCells::HistoryCells(ExchangeHistory &history, QObject *parent)
    : CellModel({{tr("Time")}, {tr("Status")}, {tr("Request")}, {tr("Duration"), true}}, parent)
    , m_history(history)
{
    setSource(&history);
}

Cell HistoryCells::cell(const QModelIndex &source, int column) const
{
    const ExchangePtr exchange = m_history.at(source.row());
    switch (column) {
    case Time:
        return {exchangetext::time(m_history.sentAt(source.row())), Cell::Mono, Tone::Neutral, {}, {},
            timetext::utc(m_history.sentAt(source.row()))};
    case Status:
        return {exchange->status() > 0 ? QString::number(exchange->status())
                : exchange->isOver()   ? tr("Failed")
                                       : tr("Sent"),
            Cell::Badge, exchangetext::toneOf(*exchange)};
    case Request: {
        const QString line = source.data().toString(), label = m_history.labelAt(source.row());
        return {label.isEmpty() ? line : u"%1 · %2"_s.arg(label, line), Cell::Text, Tone::Neutral, {}, {},
            QString::fromLatin1(exchange->request.method) + u' ' + exchange->request.url.toDisplayString()};
    }
    default:
        return {exchange->record.timings.connect >= 0 ? durationText(exchange->record.timings.total())
                                                      : kNoValue.toString(),
            Cell::Figures};
    }
}

} // namespace answerdesk::console
