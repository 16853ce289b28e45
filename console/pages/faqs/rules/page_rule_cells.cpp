// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/faqs/rules/page_rule_cells.h"
#include "console/pages/faqs/rules/page_rule_model.h"
#include "console/pages/faqs/rules/rule_words.h"

namespace answerdesk::console {

PageRuleCells::PageRuleCells(PageRuleModel *model, QObject *parent)
    : CellModel({{tr("Order"), true}, {tr("Pages"), false}, {tr("Effect"), false}, {tr("Selectors"), false},
                    {tr("Affected"), true}, {tr("Warning"), false}},
        parent)
    , m_model(model)
{
    setSource(model);
}

Cell PageRuleCells::cell(const QModelIndex &source, int column) const
{
    const api::PageRule &rule = m_model->at(source.row());
    switch (column) {
    case Place:
        return {QLocale().toString(source.row() + 1), Cell::Figures};
    case Pattern:
        return {rule.pattern, Cell::Strong};
    case Effect:
        return {effectText(rule.effect)};
    case Selectors: {
        const QString selectors = selectorsText(rule);
        return {selectors.isEmpty() ? kNoValue.toString() : selectors};
    }
    case Pages:
        return {QLocale().toString(rule.pages), Cell::Figures};
    default: {
        if (!rule.shadowedBy)
            return {};
        const int by = m_model->rowOf(*rule.shadowedBy);
        return {tr("Never applies"), Cell::Badge, Tone::Warning,
            by < 0 ? QString() : tr("rule %1 comes first").arg(by + 1), {},
            by < 0 ? tr("An earlier rule matches all of its pages.")
                   : tr("Rule %1 matches all of its pages: %2").arg(by + 1).arg(m_model->at(by).pattern)};
    }
    }
}

} // namespace answerdesk::console
