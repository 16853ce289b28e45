// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/faqs/facts/product_facts.h"
#include "shared/api/page_rules.h"

namespace answerdesk::faqs {

/// What the extractor is asked to select, in the order of the rule.
QStringList selectorsOf(const api::PageRuleContent &rule);

/// The facts of a page to which a rule applies: what its selectors find stands in the place of what the page
/// reader found. page: read with selectorsOf() the rule. Any thread; pure.
ProductFacts factsByRule(const web::HtmlPage &page, const QUrl &address, const api::PageRuleContent &rule);

} // namespace answerdesk::faqs
