// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/web/page/html_page.h"

namespace answerdesk::faqs {

/// A page's word for one offer; texts as the page has them, without markup.
struct OfferData {
    QString price;
    QString priceHigh;
    QString currency;
    QString availability;
    QString condition;
    QString path; ///< of the price: "Product.offers.price"
    bool machineNumber = false; ///< a JSON number, so no thousands are grouped in it
    bool isRange = false;
};

/// A product as JSON-LD or microdata describe it.
struct ProductCandidate {
    QString kind; ///< "json-ld", "microdata" or "state"
    bool listed = false; ///< an element of a list, not what the page is about
    QString name, brand, sku, gtin, mpn, description, url;
    QList<OfferData> offers;
    QString rating, ratingBest, ratingCount;
    struct Property {
        QString label;
        QString value;
        QString path;
    };
    QList<Property> properties; ///< material, color, weight, additionalProperty, ...
};

struct QuestionData {
    QString question;
    QString answer;
    QString kind;
};

struct StructuredData {
    QList<ProductCandidate> products;
    QList<QuestionData> questions;
    QStringList types; ///< of every top-level node: "Product", "NewsArticle", ...
};

/// JSON as pages write it: comments, CDATA marks, trailing commas, raw line breaks in strings, a trailing
/// semicolon, HTML entities in place of quotes, several values one after the other.
tl::expected<json::Value, QString> parseLenientJson(QByteArrayView text);

/// Adds what scripts keep for themselves: candidates of the kind "state".
void readStates(const web::HtmlPage &page, StructuredData &data);

/// Any thread; pure.
StructuredData readStructuredData(const web::HtmlPage &page);

} // namespace answerdesk::faqs
