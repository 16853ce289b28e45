// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/faqs/facts/main_offer.h"
#include "server/faqs/facts/product_facts.h"

namespace answerdesk::faqs {

/// The number that the page prints beside a label such as "Item no." or "ASIN", nearest to the product's
/// heading first; empty when it prints none. address: of the page; a number that stands in it as well counts
/// without a label of a product.
SourcedValue printedNumber(const web::HtmlPage &page, const MainOffer &offer, const QString &address);

/// Where the availability of a classified ad stands: it is for sale, but there is no stock to ask about.
inline constexpr QStringView kClassifiedAd = u"ad";
/// The number of a classified ad whose thing is neither sold nor reserved, or its control to write to the
/// seller, or empty.
SourcedValue openAd(const web::HtmlPage &page, const MainOffer &offer);

/// The maker's number that the page prints beside a label, or empty.
SourcedValue printedMakersNumber(const web::HtmlPage &page, const MainOffer &offer);

/// The availability, unless it is that of a classified ad.
QString stockOf(const ProductFacts &facts);

/// How many labels of a product's identity the page prints: numbers, brand, availability.
int identityLabels(const web::HtmlPage &page, const MainOffer &offer);

} // namespace answerdesk::faqs
