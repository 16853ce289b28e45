// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/tables/cells.h"

namespace answerdesk::console {

class PageRuleModel;

/// Page rules in their order.
class PageRuleCells final : public CellModel
{
    Q_OBJECT
public:
    enum Column { Place, Pattern, Effect, Selectors, Pages, Warning };
    /// The model is not owned.
    explicit PageRuleCells(PageRuleModel *model, QObject *parent = nullptr);

protected:
    Cell cell(const QModelIndex &source, int column) const override;

private:
    PageRuleModel *m_model;
};

} // namespace answerdesk::console
