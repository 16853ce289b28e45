// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/faqs/rules/page_rule_store.h"
#include "server/faqs/rules/url_pattern.h"

namespace answerdesk::faqs {

/// A company's rules in their order, ready to be matched. Not changed once made; any thread.
class RuleSet
{
public:
    explicit RuleSet(QList<PageRule> rules);

    const QList<PageRule> &rules() const { return m_rules; }
    /// Place of the first rule that matches a page; -1: none.
    int placeFor(const QString &url) const;
    /// The rule that applies to a page; null: none.
    const PageRule *ruleFor(const QString &url) const;
    /// The first earlier rule that matches every page of the one at this place, which then never applies;
    /// null: none is known.
    const PageRule *shadowOf(qsizetype place) const;

private:
    QList<PageRule> m_rules;
    QList<std::optional<UrlPattern>> m_patterns; ///< nothing: one that this program cannot read
};

/// Stands for what a rule does to a page; empty: no rule.
QString markOf(const std::optional<PageRule> &rule);

RuleSet loadRuleSet(storage::Connection &connection, const QString &companyKey);
/// The rule that applies to a page of the company.
std::optional<PageRule> loadRuleFor(
    storage::Connection &connection, const QString &companyKey, const QString &url);

} // namespace answerdesk::faqs
