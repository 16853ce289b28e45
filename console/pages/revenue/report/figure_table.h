// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/tables/cells.h"
#include "shared/api/revenue.h"

namespace answerdesk::console {

/// Every figure of a report in its order, the funnel last.
class FigureModel final : public QAbstractListModel
{
    Q_OBJECT
public:
    using QAbstractListModel::QAbstractListModel;
    void setReport(const api::Revenue &report, const api::RevenueOfCurrency *part);
    const api::RevenueFigure &at(int row) const { return m_figures[std::size_t(row)]; }
    const QString &currency() const { return m_currency; }

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    std::vector<api::RevenueFigure> m_figures;
    QString m_currency;
};

/// The same as a table: value, before, change and how it is reckoned.
class FigureCells final : public CellModel
{
    Q_OBJECT
public:
    explicit FigureCells(FigureModel &model, QObject *parent = nullptr);

protected:
    Cell cell(const QModelIndex &source, int column) const override;

private:
    const FigureModel &m_figures;
};

} // namespace answerdesk::console
