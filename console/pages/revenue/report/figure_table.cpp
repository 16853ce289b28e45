// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/revenue/report/figure_table.h"
#include "console/pages/revenue/common/figure_text.h"
#include "console/words/server_words.h"

namespace answerdesk::console {

void FigureModel::setReport(const api::Revenue &report, const api::RevenueOfCurrency *part)
{
    std::vector<api::RevenueFigure> figures = part ? part->figures : std::vector<api::RevenueFigure>();
    figures.insert(figures.end(), report.funnel.begin(), report.funnel.end());
    const bool isOther = figures.size() != m_figures.size();
    if (isOther)
        beginResetModel();
    m_figures = std::move(figures);
    m_currency = part ? part->currency : QString();
    if (isOther)
        endResetModel();
    else if (!m_figures.empty()) // the same figures in the same order: a selection stays
        emit dataChanged(index(0), index(rowCount() - 1));
}

int FigureModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_figures.size());
}

QVariant FigureModel::data(const QModelIndex &index, int role) const
{
    const bool isKnown = checkIndex(index, CheckIndexOption::IndexIsValid);
    return isKnown && role == Qt::DisplayRole ? QVariant(at(index.row()).name) : QVariant();
}

FigureCells::FigureCells(FigureModel &model, QObject *parent)
    : CellModel(
        {{tr("Figure")}, {tr("Value"), true}, {tr("Before"), true}, {tr("Change"), true}, {tr("Formula")}},
        parent)
    , m_figures(model)
{
    setSource(&model);
}

Cell FigureCells::cell(const QModelIndex &source, int column) const
{
    const api::RevenueFigure &figure = m_figures.at(source.row());
    switch (column) {
    case 0:
        return {figuretext::title(figure.name), Cell::Strong};
    case 1:
        return {figuretext::value(figure, figure.value, m_figures.currency()), Cell::Figures};
    case 2:
        return {figuretext::value(figure, figure.previous, m_figures.currency()), Cell::Figures};
    case 3: {
        const QString change = figuretext::change(figure);
        return {change.isEmpty() ? kNoValue.toString() : change, Cell::Figures, figuretext::tone(figure)};
    }
    default:
        return {serverwords::translated(figure.formula), Cell::Muted};
    }
}

} // namespace answerdesk::console
