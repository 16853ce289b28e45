// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/faqs/facts/main_offer.h"
#include <QtCore/QUrl>

namespace answerdesk::faqs {

/// Whether the address is the start of a site, perhaps in one of its languages.
bool isHomePage(const QUrl &url);

/// Addresses of searches, lists, articles, help and carts. A product's may lead through its category, so only
/// the first and the last part count.
bool isOtherAddress(const QUrl &url);

/// Addresses as shops form them for products: "/product/…", "/p/…", "/name-4711.html".
bool isProductAddress(const QUrl &url);

/// "Search results for …", "Page not found", "Your cart": what shops answer with 200 all the same.
bool isOtherHeading(const QString &text);

/// "The 10 best tents of 2024", "Alta 2 review", "Alta 2 vs. Alta 3", "Buying guide".
bool isArticleHeading(const QString &text);

/// How many linked names with a price of their own stand behind the heading when the page's own price is one
/// of them; 0 when it is none.
inline constexpr int kFewEntries = 3; ///< fewer are links to variants
int entriesOfAList(const web::HtmlPage &page, const MainOffer &offer);

} // namespace answerdesk::faqs
