// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/rules/trial_rules.h"
#include "server/faqs/rules/rule_page_store.h"

namespace answerdesk::faqs {

namespace {

qsizetype placeOf(const QList<PageRule> &saved, const std::optional<QString> &ruleId)
{
    for (qsizetype i = 0; i < saved.size() && ruleId; ++i) {
        if (QString::number(saved[i].ruleId) == *ruleId)
            return i;
    }
    return saved.size();
}

QList<PageRule> withTrial(QList<PageRule> rules, qsizetype place, const api::PageRuleContent &trial)
{
    if (place == rules.size())
        rules.append(PageRule());
    rules[place].content = trial;
    return rules;
}

std::optional<PageRule> copyOf(const PageRule *rule) { return rule ? std::optional(*rule) : std::nullopt; }

} // namespace

TrialRules::TrialRules(const QList<PageRule> &saved, const api::PageRuleTrialRequest &trial)
    : m_before(saved)
    , m_after(withTrial(saved, placeOf(saved, trial.replaces), trial))
    , m_place(placeOf(saved, trial.replaces))
{
}

bool TrialRules::matches(const QString &url) const { return RuleSet({tried()}).placeFor(url) == 0; }

std::optional<PageRule> TrialRules::ruleBefore(const QString &url) const
{
    return copyOf(m_before.ruleFor(url));
}

std::optional<PageRule> TrialRules::ruleAfter(const QString &url) const
{
    return copyOf(m_after.ruleFor(url));
}

qint64 TrialRules::countPages(storage::Connection &connection, const QString &companyKey) const
{
    return countPagesOf(connection, companyKey, m_after)[m_place];
}

} // namespace answerdesk::faqs
