// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/page_rules.h"
#include "shared/schema/faults.h"

namespace answerdesk::faqs {

/// Adds what is wrong with a rule whose fields are well-formed. path: of the rule within the request, with a
/// point behind it; empty: the request is the rule.
void checkRule(const api::PageRuleContent &rule, const QString &path, schema::Faults &faults);

/// The error for a company that has as many rules as it may.
Error tooManyRules();

} // namespace answerdesk::faqs
