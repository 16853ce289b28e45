// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/faqs/facts/product_price.h"
#include "server/web/page/html_page.h"

namespace answerdesk::faqs {

/// A price that shoppers see.
struct ShownPrice {
    ParsedPrice price;
    double number = 0;
    QString text; ///< verbatim; of a line that states several prices what it says of this one
};

/// Where a page offers its product: between the heading that names it and the first control to buy it. Found
/// without any markup.
struct MainOffer {
    qsizetype heading = -1; ///< the block that names the product, or -1
    qsizetype control
        = -1; ///< the block of the first control to buy behind it, else of the last before it, or -1
    qsizetype end = 0; ///< behind the last block that is about this product: others' recommendations follow
    std::optional<ShownPrice> price; ///< what the product costs
    qsizetype priceBlock = -1; ///< where it stands, or -1
    QList<double> before; ///< what the product cost before a reduction, as the page shows beside the price
    bool isMarked = false; ///< the page marks the price as one
    bool isAlone = false; ///< its line says hardly anything else
    int times = 0; ///< how often the page states this amount
    bool isEntry = false; ///< another thing's heading stands between the heading and the price, as in a list
    bool isAuction = false; ///< shoppers bid

    /// Whether a block stands among those about this product: a little above its heading, or behind it.
    bool holds(qsizetype block) const { return block >= heading - kAbove && block < end; }
    static constexpr qsizetype kAbove = 10;
};

MainOffer findMainOffer(const web::HtmlPage &page);

/// The block of the heading that fits the page's title best, else of the first heading of level 1, else -1.
qsizetype mainHeadingBlock(const web::HtmlPage &page);

/// How well a heading fits a title, 0 to 1.
double headingFit(const QString &heading, const QString &title);

/// The page's title without the name of its shop.
QString titleWithoutShop(const web::HtmlPage &page);

/// Whether the heading begins what is about other products: recommendations, things looked at recently.
bool announcesOthers(const QString &heading);

} // namespace answerdesk::faqs
