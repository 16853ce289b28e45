// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/faqs/facts/product_facts.h"

namespace answerdesk::faqs {

/// Adds a labelled fact unless it is known already, is no fact, or there are enough.
void addDetail(ProductFacts &facts, const QString &label, const QString &value, Provenance where);
/// Adds a question that the page answers itself, unless it is there already.
void addQuestion(ProductFacts &facts, const QString &question, const QString &answer, Provenance where);

/// Tables, definition lists, labelled lines, bullets and headed sections of the main content.
void addPageDetails(const web::HtmlPage &page, ProductFacts &facts);
/// Headings that are questions, with the text below them.
void addHeadedQuestions(const web::HtmlPage &page, ProductFacts &facts);

/// Where a block stands: what kind of place it is, and the heading above it.
Provenance provenanceOf(const web::HtmlPage &page, qsizetype block);

/// Whether a text heads the product's own facts, whatever stood before it: "Product details", "Merkmale".
bool isFactsTitle(const QString &text);

} // namespace answerdesk::faqs
