// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/revenue/revenue_cells.h"
#include "console/pages/revenue/money.h"
#include "shared/models/revenue_model.h"
#include <QtCore/QLocale>

using namespace Qt::Literals::StringLiterals;
using answerdesk::models::RevenueModel;

namespace answerdesk::console {

RevenueCells::RevenueCells(const models::RevenueModel &model, QObject *parent)
    : CellModel({{tr("Day")}, {tr("Chat"), true}, {tr("Product FAQs"), true}, {tr("Total"), true},
                    {tr("Orders"), true}, {tr("Added to carts"), true}},
        parent)
    , m_revenue(model)
{
}

Cell RevenueCells::cell(const QModelIndex &source, int column) const
{
    const QLocale locale;
    const QModelIndex index = source.siblingAtColumn(column);
    const QDate date = source.data(RevenueModel::DateRole).toDate();
    if (column == RevenueModel::DayColumn) {
        const QString day = locale.toString(date, u"ddd d MMM"_s);
        return {date == m_today ? tr("%1, so far").arg(day) : day, Cell::Text, Tone::Neutral, {}, {},
            locale.toString(date, QLocale::LongFormat)};
    }
    const bool hasNothing = index.data(RevenueModel::NumberRole).toDouble() == 0;
    if (column == RevenueModel::OrdersColumn)
        return {locale.toString(index.data(RevenueModel::OrdersRole).toLongLong()), Cell::Figures};
    Cell cell{exactMoney(index.data(RevenueModel::AmountRole).toString(), m_revenue.currency(), locale),
        Cell::Figures};
    if (hasNothing)
        cell.tip = tr("Nothing on this day");
    return cell;
}

} // namespace answerdesk::console
