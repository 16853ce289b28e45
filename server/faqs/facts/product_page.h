// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/faqs/facts/structured_data.h"

namespace answerdesk::faqs {

struct PageDecision {
    bool isProduct = false;
    QString reason; ///< "", "not_a_product_page" or "no_content"
    QString explanation;
};

/// The structured product that the page is about, or null: the one whose name stands in the heading or title,
/// else the only one that is no list entry.
const ProductCandidate *mainProduct(
    const web::HtmlPage &page, const StructuredData &data, const QString &kind);

/// Whether the page sells one product: weighs what the markup says against what the page looks like and where
/// it stands.
PageDecision decidePage(const web::HtmlPage &page, const StructuredData &data, const QString &address = {});

/// "Price" and its like in a table or definition list; not "Price per litre". label: as comparable() writes
/// it.
bool isPriceLabel(const QString &label);

/// The page's first heading of level 1, or empty.
QString mainHeading(const web::HtmlPage &page);

} // namespace answerdesk::faqs
