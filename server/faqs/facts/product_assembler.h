// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/faqs/facts/main_offer.h"
#include "server/faqs/facts/product_facts.h"
#include "server/faqs/facts/product_visible.h"
#include "server/faqs/facts/structured_data.h"

namespace answerdesk::faqs {

/// Puts the facts of a page together, in order of trust. Used once, by extractFacts().
class Assembler
{
public:
    Assembler(const web::HtmlPage &page, const QUrl &address, std::optional<bool> isProduct);

    ProductFacts run();

private:
    static void set(SourcedValue &target, const QString &value, Provenance source);

    QString language() const;

    /// What shoppers see wins over what machines are told, unless it is another order of magnitude and so
    /// another thing.
    void preferVisiblePrice(const QString &kind);

    /// 13.4 of the markup is the 13.40 that the page shows; 109.0 is 109.
    void writePriceAsSeen();

    void preferVisibleRating();

    /// A page of which nothing but its head is left, or that renders in the browser, tells its price in its
    /// description at times.
    void takePriceOfDescription();

    /// Facts that the page's own scripts hold about the product of this name.
    void takeStates();

    /// A maker's own shop: its name begins the product's.
    void takeOwnBrand();

    /// A link beside the heading that ends with the word that the product's name begins with.
    void takeBrandOfLink();

    void takeStatePrice(const OfferData &offer);

    bool namesThisProduct(const ProductCandidate &product) const;

    bool isNameOfProduct(const QString &text) const;

    static bool isGtin(const QString &text);

    /// "Regular" is a word of the shop's sizes, not a number.
    static bool isNumber(const QString &text);

    /// "More articles of the brand: Acme" is Acme; the product's own name is no brand.
    QString cleanBrand(const QString &written, const QString &name) const;

    void takeIdentity(const ProductCandidate &product);

    void takeOffers(const ProductCandidate &product);

    /// The page says something about it that cannot be told apart.
    void takeUnclearAvailability();

    static QString plainNumber(const QString &text);

    static bool isUsed(const OfferData &offer);

    void takeProperties(const ProductCandidate &product);

    QString meta(std::initializer_list<QStringView> names, QString &used) const;

    void takeMeta();

    static QString addressOf(const web::HtmlPage &page, const QUrl &address);

    /// The currency of a price text, of the place where several share a sign.
    QString currencyOf(const ParsedPrice &price) const;

    /// What stands between the heading and the first control to buy.
    void takeOffer();
    bool isListed() const;
    Provenance sourceOfOffer() const;

    /// The number that shoppers can quote wins over the one that machines are told.
    void takePrintedNumbers();

    /// Who bids sets the price, and the lot is no stock.
    void leaveAuctionOpen();

    void takeHints();

    /// What a line says, else a control to buy that is enabled, or an ad that is still on offer.
    void takeVisibleAvailability();

    void takeName();

    /// "Trail Boot | Fieldfare" is the product and the shop.
    QString withoutShop(const QString &title) const;

    void takeFromDetails();

    /// The label is one of those between the bars.
    static bool isOneOf(const QString &label, QStringView labels);

    void takeQuestions();

    const web::HtmlPage &m_page;
    const std::optional<bool> m_isProduct; ///< as a page rule says
    const QString m_address;
    const QString m_host;
    StructuredData m_data;
    const MainOffer m_offer;
    const VisiblePage m_visible;
    ProductFacts m_facts;
};

} // namespace answerdesk::faqs
