// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/pages/revenue/report/card_row.h"
#include "console/widgets/cards/card.h"
#include "shared/api/revenue.h"

namespace answerdesk::console {

/// The figures that a report begins with, as cards. Names, values, changes and formulae are the report's own.
class FigureCards final : public QWidget
{
    Q_OBJECT
public:
    explicit FigureCards(QWidget *parent = nullptr);
    /// part: the chosen currency's, or null. compares: whether the period before is shown.
    void setReport(const api::Revenue &report, const api::RevenueOfCurrency *part, bool compares);

signals:
    void figureActivated(const answerdesk::api::RevenueFigure &figure);

private:
    struct Shown {
        QString name;
        MetricCard *card = nullptr;
        api::RevenueFigure figure;
    };
    QList<Shown> m_shown;
};

} // namespace answerdesk::console
