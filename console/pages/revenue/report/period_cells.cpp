// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/revenue/report/period_cells.h"
#include "console/pages/revenue/common/money.h"
#include "shared/models/revenue_model.h"
#include <QtCore/QLocale>

using namespace Qt::Literals::StringLiterals;
using answerdesk::models::RevenueModel;

namespace answerdesk::console {

PeriodCells::PeriodCells(RevenueModel &model, QObject *parent)
    : CellModel(
        {{tr("Period")}, {tr("Chat"), true}, {tr("Product FAQs"), true}, {tr("Without help"), true},
            {tr("Total"), true}, {tr("Before"), true}, {tr("Orders"), true}, {tr("Added to carts"), true}},
        parent)
    , m_revenue(model)
{
    setSource(&model);
}

void PeriodCells::setRows(
    const QList<PeriodRow> &rows, Measure measure, api::RevenueInterval interval, QDate today)
{
    m_rows = rows;
    m_measure = measure;
    m_interval = interval;
    m_today = today;
    refreshCells();
    emit headerDataChanged(Qt::Horizontal, Chat, Faq);
}

QVariant PeriodCells::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (m_measure == Measure::Helpful && role == Qt::DisplayRole && (section == Chat || section == Faq))
        return section == Chat ? tr("Chat, helpful") : tr("FAQs, helpful");
    return CellModel::headerData(section, orientation, role);
}

QString PeriodCells::valueText(const QString &value) const
{
    const QLocale locale;
    if (m_measure == Measure::Orders)
        return value.isEmpty() ? kNoValue.toString() : locale.toString(value.toLongLong());
    return exactMoney(value, m_revenue.currency(), locale);
}

Cell PeriodCells::cell(const QModelIndex &source, int column) const
{
    const QLocale locale;
    const PeriodRow row = m_rows.value(m_rows.size() - 1 - source.row());
    switch (column) {
    case Name: {
        const QString name = periodName(row, m_interval);
        const bool isOpen = row.first <= m_today && m_today <= row.last;
        return {isOpen ? tr("%1, so far").arg(name) : name, Cell::Strong};
    }
    case Chat:
        return {valueText(row.chat), Cell::Figures};
    case Faq:
        return {valueText(row.faq), Cell::Figures};
    case Unhelpful:
        return {valueText(row.unhelpful), Cell::Figures};
    case Total:
        return {valueText(row.total), Cell::Figures};
    case Before:
        return {valueText(row.before), Cell::Figures};
    case Orders:
        return {locale.toString(m_revenue.dayAt(source.row()).orders), Cell::Figures};
    default:
        return {exactMoney(m_revenue.dayAt(source.row()).addedToCart, m_revenue.currency(), locale),
            Cell::Figures};
    }
}

} // namespace answerdesk::console
