// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/faqs/rules/rule_set.h"

namespace answerdesk::faqs {

/// A company's rules with one that is tried: in the place of the rule that it replaces, else behind all
/// others. Any thread.
class TrialRules
{
public:
    TrialRules(const QList<PageRule> &saved, const api::PageRuleTrialRequest &trial);

    const PageRule &tried() const { return m_after.rules()[m_place]; }
    /// Whether the pattern of the tried rule matches the page.
    bool matches(const QString &url) const;
    /// Whether the tried rule is the one that applies to the page.
    bool isAppliedTo(const QString &url) const { return m_after.placeFor(url) == m_place; }
    std::optional<PageRule> ruleBefore(const QString &url) const;
    std::optional<PageRule> ruleAfter(const QString &url) const;
    /// How many of the company's known pages the tried rule would apply to.
    qint64 countPages(storage::Connection &connection, const QString &companyKey) const;

private:
    RuleSet m_before;
    RuleSet m_after;
    qsizetype m_place = 0;
};

} // namespace answerdesk::faqs
