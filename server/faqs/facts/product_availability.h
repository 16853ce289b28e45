// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/faqs/facts/main_offer.h"
#include "server/faqs/facts/product_facts.h"

namespace answerdesk::faqs {

/// schema.org's word for what a shop says in its own language, or empty when that is not certain.
QString availabilityInText(const QString &text);
/// The same of a text that may be the word of schema.org already: "InStock".
QString availabilityOfWord(const QString &word);
/// The same of a labelled detail, a count of pieces included.
QString availabilityOfDetail(const FurtherFact &fact);

/// What the elements that a page calls its availability say of the product, or empty.
SourcedValue markedAvailability(const web::HtmlPage &page, const MainOffer &offer);

/// What a short line near the heading and the control to buy says, or empty. canBuy: the control is enabled.
SourcedValue writtenAvailability(const web::HtmlPage &page, const MainOffer &offer, bool canBuy);

} // namespace answerdesk::faqs
