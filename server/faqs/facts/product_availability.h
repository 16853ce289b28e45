// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/faqs/facts/product_facts.h"

namespace answerdesk::faqs {

/// schema.org's word for what a shop says in its own language, or empty when that is not certain.
QString availabilityInText(const QString &text);
QString availabilityOfDetail(const FurtherFact &fact);

} // namespace answerdesk::faqs
