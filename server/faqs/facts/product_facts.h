// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/web/page/html_page.h"
#include "shared/api/faq_pages.h"
#include <QtCore/QUrl>

namespace answerdesk::faqs {

/// The kind of what a selection on the page offers.
inline constexpr QLatin1String kChoiceKind("choice");

/// The kind of what the shop's product feed says.
inline constexpr QLatin1String kFeedKind("feed");

/// The kind of what a page rule selects; where: its selector.
inline constexpr QLatin1String kRuleKind("rule");

/// Where a fact stands on the page. kind: "json-ld", "microdata", "meta", "table", "definition", "list",
/// "section", "text", "choice", "title", "faq", "feed"; where: "Product.offers.price", a heading, a meta
/// name; text: verbatim from the page.
using Provenance = api::FaqSource;

/// One value; empty when the page does not say it.
struct SourcedValue {
    QString value;
    Provenance source;
    bool isTranslated = false; ///< into the reader's language, which is not the page's
    bool isEmpty() const { return value.isEmpty(); }
};

struct FurtherFact {
    QString label; ///< as the page names it: "Material", "Pflege", "What's in the box"
    QString value; ///< verbatim
    Provenance where;
    bool isTranslated = false; ///< label and value are in the reader's language, which is not the page's
    bool isOfShop = false; ///< pages of other products say the same
    bool isChoice = false; ///< the product can be had in each of these values
};

struct PublishedFaq {
    QString question;
    QString answer;
    Provenance where;
    bool isTranslated = false; ///< into the reader's language, which is not the page's
};

/// A reason for or against a page's being a product's.
struct Evidence {
    int points = 0; ///< negative: against
    QString text; ///< in English, for people
};

/// What a page says about the one product that it sells. Nothing in it is guessed.
struct ProductFacts {
    bool isProduct = false;
    QString reason; ///< not a product: "not_a_product_page" or "no_content"
    QString explanation; ///< why, for people
    QList<Evidence> evidence; ///< what the decision rests on, in the order in which it was weighed
    QString language; ///< primary language subtag of the page in lower case, or empty

    SourcedValue name;
    SourcedValue brand;
    SourcedValue price; ///< exact decimal text: "1249.00"; the lowest of a range
    SourcedValue priceHigh; ///< the highest of a range, else empty
    SourcedValue currency; ///< ISO 4217
    SourcedValue sku;
    SourcedValue gtin;
    SourcedValue mpn;
    SourcedValue availability; ///< "InStock", "OutOfStock", "BackOrder", "PreOrder", "LimitedAvailability",
                               ///< "Discontinued"; "unknown" for words that are none of them
    SourcedValue rating; ///< as the page writes it, with a decimal point
    SourcedValue ratingBest; ///< the scale's end when the page names it
    SourcedValue ratingCount;
    SourcedValue description;
    QList<FurtherFact> further;
    QList<PublishedFaq> faqs;
};

/// address: where the page was found; tells a home page, and the currency of a sign that several share.
/// isProduct: what a page rule says, whatever the page looks like. Any thread; pure.
ProductFacts extractFacts(
    const web::HtmlPage &page, const QUrl &address = {}, std::optional<bool> isProduct = {});

} // namespace answerdesk::faqs
