// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/facts/page_decision.h"
#include "server/faqs/facts/product_assembler.h"
#include "server/faqs/facts/product_availability.h"
#include "server/faqs/facts/product_details.h"
#include "server/faqs/facts/product_page.h"
#include "server/faqs/facts/product_price.h"
#include "server/faqs/facts/product_text.h"
#include <QtCore/QRegularExpression>
#include <cmath>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

Assembler::Assembler(const web::HtmlPage &page, const QUrl &address, std::optional<bool> isProduct)
    : m_page(page)
    , m_isProduct(isProduct)
    , m_address(addressOf(page, address))
    , m_host(QUrl(m_address).host())
    , m_data(readStructuredData(page))
    , m_offer(findMainOffer(page))
    , m_visible(page, m_offer)
{
}

ProductFacts Assembler::run()
{
    PageDecision decision = decidePage(m_page, m_data, m_offer, m_address);
    if (m_isProduct)
        overrule(decision, *m_isProduct);
    m_facts.isProduct = decision.isProduct;
    m_facts.reason = decision.reason;
    m_facts.explanation = decision.explanation;
    m_facts.evidence = decision.evidence;
    m_facts.language = language();
    if (!decision.isProduct)
        return m_facts;
    for (const QString &kind : {u"json-ld"_s, u"microdata"_s}) {
        if (const ProductCandidate *product = mainProduct(m_page, m_data, kind)) {
            takeIdentity(*product);
            takeOffers(*product);
            takeProperties(*product);
        }
    }
    preferVisiblePrice(u"json-ld"_s);
    takeMeta();
    preferVisiblePrice(u"meta"_s);
    takeOffer();
    takeHints();
    takeName();
    addPageDetails(m_page, m_facts);
    takeFromDetails();
    takeStates();
    takeOwnBrand();
    takePrintedNumbers();
    takePriceOfDescription();
    preferVisibleRating();
    if (m_facts.sku.isEmpty())
        set(m_facts.sku, numberInAddress(m_address), {u"address"_s, u"url"_s, m_address});
    takeVisibleAvailability();
    if (m_offer.isAuction)
        leaveAuctionOpen();
    else if (m_facts.availability.isEmpty())
        takeUnclearAvailability();
    writePriceAsSeen();
    takeQuestions();
    return m_facts;
}

void Assembler::set(SourcedValue &target, const QString &value, Provenance source)
{
    if (target.isEmpty() && !value.isEmpty())
        target = {value, std::move(source)};
}

QString Assembler::language() const
{
    static const QRegularExpression kTag(u"^([A-Za-z]{2,3})([-_][A-Za-z0-9]+)*$"_s);
    const auto match = kTag.match(m_page.language);
    const QString declared = match.hasMatch() ? match.captured(1).toLower() : QString();
    const QString guessed = guessLanguage(m_page.visibleText());
    // Templates of international shops often say "en" on pages of any language.
    if (declared.isEmpty() || (declared == u"en"_s && !guessed.isEmpty() && m_page.visibleTextLength > 600))
        return guessed.isEmpty() ? declared : guessed;
    return declared;
}

void Assembler::takeIdentity(const ProductCandidate &product)
{
    const auto from = [&](QStringView member, const QString &text) {
        return Provenance{product.kind, u"Product."_s + member.toString(), text};
    };
    set(m_facts.name, product.name, from(u"name", product.name));
    set(m_facts.brand, cleanBrand(product.brand, product.name), from(u"brand", product.brand));
    // Sloppy templates put the product's name behind its number.
    const bool sentence = product.sku.size() > 24 && product.sku.contains(u' ');
    if (isNumber(product.sku))
        set(m_facts.sku, sentence ? product.sku.section(u' ', 0, 0) : product.sku, from(u"sku", product.sku));
    set(m_facts.mpn, product.mpn, from(u"mpn", product.mpn));
    QString gtin = product.gtin;
    gtin.remove(u' ').remove(u'-');
    if (isGtin(gtin))
        set(m_facts.gtin, gtin, from(u"gtin", product.gtin));
    set(m_facts.description, product.description, from(u"description", product.description));
    static const QRegularExpression kNumber(u"^\\d{1,9}([.,]\\d{1,20})?$"_s);
    QString rating = product.rating;
    // A raw average such as 4.757894736842105 is nothing that a page shows to people.
    if (rating.size() > 6 && kNumber.match(rating).hasMatch())
        rating = QString::number(rating.replace(u',', u'.').toDouble(), 'f', 2);
    if (kNumber.match(rating).hasMatch() && rating.toDouble() != 0) {
        set(m_facts.rating, rating.replace(u',', u'.'), from(u"aggregateRating.ratingValue", product.rating));
        set(m_facts.ratingBest, product.ratingBest, from(u"aggregateRating.bestRating", product.ratingBest));
        static const QRegularExpression kCount(u"^\\d{1,9}$"_s);
        if (kCount.match(product.ratingCount).hasMatch() && product.ratingCount != u"0"_s)
            set(m_facts.ratingCount, product.ratingCount,
                from(u"aggregateRating.ratingCount", product.ratingCount));
    }
}

void Assembler::takeOffers(const ProductCandidate &product)
{
    struct Read {
        const OfferData *offer;
        ParsedPrice price;
        double number;
    };
    std::vector<Read> prices;
    for (const OfferData &offer : product.offers) {
        const auto price = offer.machineNumber
            ? std::optional(ParsedPrice{plainNumber(offer.price), {}, {}, {}})
            : parseMachinePrice(offer.price, offer.currency);
        if (price && price->amount.toDouble() > 0)
            prices.push_back({&offer, *price, price->amount.toDouble()});
    }
    // A new thing before a used one; a used one only when nothing else is sold.
    const bool anyNew
        = std::any_of(prices.begin(), prices.end(), [](const Read &read) { return !isUsed(*read.offer); });
    std::erase_if(prices, [anyNew](const Read &read) { return anyNew && isUsed(*read.offer); });
    // What can be bought sets the price, as long as anything can.
    const auto isOut
        = [](const Read &read) { return availabilityOfWord(read.offer->availability) == u"OutOfStock"_s; };
    if (!std::all_of(prices.begin(), prices.end(), isOut))
        std::erase_if(prices, isOut);
    // Of several offers the one that the page shows as its price.
    if (const VisiblePage::Price *seen = m_visible.mainPrice()) {
        const auto shown = [&](const Read &read) { return std::abs(read.number - seen->number) < 0.0005; };
        if (std::any_of(prices.begin(), prices.end(), shown)
            && std::none_of(
                prices.begin(), prices.end(), [](const Read &read) { return read.offer->isRange; }))
            std::erase_if(prices, [&](const Read &read) { return !shown(read); });
    }
    const bool hadPrice = !m_facts.price.isEmpty();
    if (!prices.empty() && !hadPrice) {
        const auto [low, high] = std::minmax_element(
            prices.begin(), prices.end(), [](const Read &a, const Read &b) { return a.number < b.number; });
        const OfferData &offer = *low->offer;
        set(m_facts.price, low->price.amount, {product.kind, offer.path, offer.price});
        if (high->number > low->number)
            set(m_facts.priceHigh, high->price.amount, {product.kind, high->offer->path, high->offer->price});
        // Sellers of a marketplace ask different prices for one thing; a range is what the page shows as one.
        else if (const auto end = parseMachinePrice(offer.priceHigh, offer.currency); end
                 && end->amount.toDouble() > low->number
                 && (!m_visible.mainPrice() || m_visible.find(end->amount.toDouble())))
            set(m_facts.priceHigh, end->amount, {product.kind, offer.path, offer.priceHigh});
        QString currency = currencyCode(offer.currency);
        if (currency.isEmpty())
            currency = low->price.currency;
        if (currency.isEmpty() && !offer.currency.isEmpty()) {
            if (const auto symbol = parsePrice(u"1 "_s + offer.currency))
                currency = currencyOf(*symbol);
        }
        set(m_facts.currency, currency,
            {product.kind, u"Product.offers.priceCurrency"_s,
                offer.currency.isEmpty() ? offer.price : offer.currency});
    }
    QString availability;
    QString word;
    for (const OfferData &offer : product.offers) {
        const QString known = availabilityOfWord(offer.availability);
        // One variant in stock makes the product available.
        if (availability.isEmpty() || known == u"InStock"_s) {
            availability = known.isEmpty() ? availability : known;
            word = offer.availability;
        }
    }
    set(m_facts.availability, availability, {product.kind, u"Product.offers.availability"_s, word});
}

QString Assembler::plainNumber(const QString &text)
{
    // JSON may write 1.5e3; everything else stays digit for digit.
    return text.contains(u'e', Qt::CaseInsensitive) ? QString::number(text.toDouble(), 'f', 2) : text;
}

bool Assembler::isUsed(const OfferData &offer)
{
    return offer.condition.contains(u"Used"_s) || offer.condition.contains(u"Refurbished"_s)
        || offer.condition.contains(u"Damaged"_s);
}

void Assembler::takeProperties(const ProductCandidate &product)
{
    for (const auto &property : product.properties)
        addDetail(m_facts, property.label, property.value, {product.kind, property.path, property.value});
}

QString Assembler::meta(std::initializer_list<QStringView> names, QString &used) const
{
    for (const QStringView name : names) {
        const QString content = plainText(m_page.metaContent(name));
        if (!content.isEmpty()) {
            used = name.toString();
            return content;
        }
    }
    return {};
}

void Assembler::takeMeta()
{
    QString used;
    const QString amount = meta({u"product:sale_price:amount", u"product:price:amount", u"og:price:amount",
                                    u"og:price", u"product:price"},
        used);
    if (m_facts.price.isEmpty() && !amount.isEmpty()) {
        QString where;
        const QString written = meta(
            {u"product:sale_price:currency", u"product:price:currency", u"og:price:currency", u"og:currency"},
            where);
        const QString currency = currencyCode(written);
        if (const auto price = parseMachinePrice(amount, currency); price && price->amount.toDouble() > 0) {
            set(m_facts.price, price->amount, {u"meta"_s, used, amount});
            set(m_facts.currency, currency, {u"meta"_s, where, written});
            set(m_facts.currency, price->currency, {u"meta"_s, used, amount});
        }
    }
    const QString brand = meta({u"product:brand", u"og:brand", u"brand"}, used);
    set(m_facts.brand, brand, {u"meta"_s, used, brand});
    const QString item
        = meta({u"product:retailer_item_id", u"product:retailer_part_no", u"product:sku"}, used);
    set(m_facts.sku, item, {u"meta"_s, used, item});
    const QString mpn = meta({u"product:mfr_part_no", u"product:mpn"}, used);
    set(m_facts.mpn, mpn, {u"meta"_s, used, mpn});
    const QString stock = meta({u"product:availability", u"og:availability"}, used);
    set(m_facts.availability, availabilityOfWord(stock), {u"meta"_s, used, stock});
    const QString description = meta({u"og:description", u"description"}, used);
    // Descriptions in metadata are now and then those of another product; only one that names this one
    // counts.
    if (!m_facts.name.isEmpty() && likeness(description, m_facts.name.value) > 0.15)
        set(m_facts.description, description, {u"meta"_s, used, description});
}

QString Assembler::addressOf(const web::HtmlPage &page, const QUrl &address)
{
    for (const QString &written : {page.canonicalUrl, page.metaContent(u"og:url")}) {
        if (!QUrl(written).host().isEmpty())
            return written;
    }
    return address.toString();
}

QString Assembler::currencyOf(const ParsedPrice &price) const
{
    return price.currency.isEmpty() ? chosenCurrency(price.currencies, m_host, m_page.language)
                                    : price.currency;
}

ProductFacts extractFacts(const web::HtmlPage &page, const QUrl &address, std::optional<bool> isProduct)
{
    return Assembler(page, address, isProduct).run();
}

} // namespace answerdesk::faqs
