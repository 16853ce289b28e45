// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/faqs/facts/product_facts.h"

namespace answerdesk::faqs {

/// A product's name without what pages put around it: prices, "Details about", log-in words, breadcrumbs, the
/// shop. Never cut within. Any thread; pure.
QString cleanName(const QString &full);

/// The name as it reads within a sentence of the language, or empty: it is too long, has separators, or would
/// need an article, a gender or a number.
QString spokenName(const ProductFacts &facts, const QString &language);

} // namespace answerdesk::faqs
