// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/rules/rule_check.h"
#include "server/faqs/rules/url_pattern.h"
#include "server/web/page/html_selector.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

void checkRule(const api::PageRuleContent &rule, const QString &path, schema::Faults &faults)
{
    const auto invalid = [&](const QString &field, const QString &reason) {
        if (!faults.has(path + field))
            faults.invalid(path + field, reason);
    };
    if (const auto pattern = UrlPattern::parse(rule.pattern); !pattern)
        invalid(u"pattern"_s, pattern.error());
    const bool selects = rule.effect == api::PageRuleEffect::Select;
    if (selects && rule.selectors.empty())
        invalid(u"selectors"_s, u"must have at least one with the effect select"_s);
    if (!selects && !rule.selectors.empty())
        invalid(u"selectors"_s, u"is allowed only with the effect select"_s);
    QList<api::PageRuleField> fields;
    for (std::size_t i = 0; i < rule.selectors.size(); ++i) {
        const auto &[field, selector] = rule.selectors[i];
        const QString at = u"selectors[%1]."_s.arg(i);
        if (fields.contains(field))
            invalid(at + u"field"_s, u"must be another one: a fact has one selector"_s);
        fields << field;
        if (const auto parsed = web::HtmlSelector::parse(selector); !parsed)
            invalid(at + u"selector"_s, parsed.error());
    }
}

Error tooManyRules()
{
    return Error::invalidField(
        u"rules"_s, u"must be at most %1; delete one first"_s.arg(api::kMostPageRules));
}

} // namespace answerdesk::faqs
