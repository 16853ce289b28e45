// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/faqs/facts/product_facts.h"
#include "server/faqs/questions/question_writer_words.h"

namespace answerdesk::faqs {

/// The numbers that a text of the page holds, also those that it sets apart by thousands: "1.299" holds 1299.
QSet<QString> numbersOnPage(const QString &text);

/// The source of a fact that is told as this text. A label's number stands on the page as well, and numbers
/// change their writing, not their digits; a value whose numbers the page lacks keeps its source, which the
/// last gate holds against it.
Provenance sourceOf(const FurtherFact &fact, const QString &text);

/// An amount with its thousands set apart as on a page in the reader's language: "1249,00 €" is "1.249,00 €"
/// where the page has it so, although the language does not need it.
QString groupedAsOnPage(const QString &amount, const QString &page, const QString &language);

/// Whether the page says every number of a question and its answer: in the sources or in the product's name.
bool holdsNumbers(const ProductFacts &facts, const QList<Provenance> &sources, const QString &text);

} // namespace answerdesk::faqs
