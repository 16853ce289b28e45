// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/page_rules.h"

// How page rules are said, and what is proposed for them.
namespace answerdesk::console {

/// "Product", "Not a product", "By selectors"
QString effectText(api::PageRuleEffect effect);
QString ruleFieldText(api::PageRuleField field);
/// "Price: #detail .price · Name: h1"; empty for a rule without selectors.
QString selectorsText(const api::PageRuleContent &rule);
/// The pattern of all pages like this one: its last path segment becomes *, with the ending that it has.
/// Empty for what is no address.
QString proposedPattern(const QString &address);

} // namespace answerdesk::console
