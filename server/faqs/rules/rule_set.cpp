// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/rules/rule_set.h"
#include "shared/core/secret.h"

namespace answerdesk::faqs {

RuleSet::RuleSet(QList<PageRule> rules)
    : m_rules(std::move(rules))
{
    for (const PageRule &rule : std::as_const(m_rules)) {
        auto pattern = UrlPattern::parse(rule.content.pattern);
        m_patterns << (pattern ? std::optional(*std::move(pattern)) : std::nullopt);
    }
}

int RuleSet::placeFor(const QString &url) const
{
    if (m_patterns.isEmpty())
        return -1;
    const UrlParts parts = UrlParts::of(url);
    for (qsizetype i = 0; i < m_patterns.size(); ++i) {
        if (m_patterns[i] && m_patterns[i]->matches(parts))
            return int(i);
    }
    return -1;
}

const PageRule *RuleSet::ruleFor(const QString &url) const
{
    const int place = placeFor(url);
    return place < 0 ? nullptr : &m_rules[place];
}

const PageRule *RuleSet::shadowOf(qsizetype place) const
{
    for (qsizetype i = 0; i < place && m_patterns[place]; ++i) {
        if (m_patterns[i] && m_patterns[i]->includes(*m_patterns[place]))
            return &m_rules[i];
    }
    return nullptr;
}

QString markOf(const std::optional<PageRule> &rule)
{
    if (!rule)
        return {};
    QByteArray all = schema::enumName(rule->content.effect).toUtf8();
    for (const api::PageRuleSelector &one : rule->content.selectors)
        all += '\n' + schema::enumName(one.field).toUtf8() + ' ' + one.selector.toUtf8();
    return QString::fromLatin1(sha256(all).toHex().left(16));
}

RuleSet loadRuleSet(storage::Connection &connection, const QString &companyKey)
{
    return RuleSet(loadPageRules(connection, companyKey));
}

std::optional<PageRule> loadRuleFor(
    storage::Connection &connection, const QString &companyKey, const QString &url)
{
    const RuleSet rules = loadRuleSet(connection, companyKey);
    const PageRule *rule = rules.ruleFor(url);
    return rule ? std::optional(*rule) : std::nullopt;
}

} // namespace answerdesk::faqs
