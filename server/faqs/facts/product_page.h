// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/faqs/facts/structured_data.h"

namespace answerdesk::faqs {

/// The structured product that the page is about, or null: the one whose name stands in the heading or title,
/// else the only one that is no list entry.
const ProductCandidate *mainProduct(
    const web::HtmlPage &page, const StructuredData &data, const QString &kind);

bool hasPrice(const ProductCandidate &product);

/// How well a name fits the page's heading and titles, 0 to 1.
double titleFit(const web::HtmlPage &page, const QString &name);

/// How many names the products of this kind have.
int distinctNames(const StructuredData &data, const QString &kind);

/// "Price" and its like in a table or definition list; not "Price per litre". label: as comparable() writes
/// it.
bool isPriceLabel(const QString &label);

/// The heading that names what the page is about: the one that fits its title best, or empty.
QString mainHeading(const web::HtmlPage &page);

} // namespace answerdesk::faqs
