// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/facts/product_assembler.h"
#include "server/faqs/facts/other_pages.h"
#include "server/faqs/facts/price_context.h"
#include "server/faqs/facts/product_availability.h"
#include "server/faqs/facts/product_details.h"
#include "server/faqs/facts/product_number.h"
#include "server/faqs/facts/product_page.h"
#include "server/faqs/facts/product_price.h"
#include "server/faqs/facts/product_text.h"
#include <QtCore/QRegularExpression>
#include <array>
#include <cmath>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

namespace {

constexpr qsizetype kBesideHeading = 3; ///< blocks

} // namespace

void Assembler::preferVisiblePrice(const QString &kind)
{
    const double told = m_facts.price.value.toDouble();
    const VisiblePage::Price *seen = m_visible.mainPrice();
    const bool meta = m_facts.price.source.kind == u"meta"_s;
    if (told <= 0 || !seen || meta != (kind == u"meta"_s) || (m_visible.find(told) && !m_visible.isOld(told))
        || seen->number < told * 0.3 || seen->number > told * 3)
        return;
    // Elements that stand apart cost a price its cents, and a sentence may speak of another price.
    if (seen->number == std::floor(told) || (m_offer.price && !m_offer.isMarked && !m_offer.isAlone))
        return;
    const QString currency = currencyOf(seen->price);
    if (!currency.isEmpty() && !m_facts.currency.isEmpty() && currency != m_facts.currency.value)
        return;
    m_facts.price = {seen->price.amount, {u"text"_s, u"price"_s, seen->text}};
    m_facts.priceHigh = {};
}

void Assembler::writePriceAsSeen()
{
    for (SourcedValue *price : {&m_facts.price, &m_facts.priceHigh}) {
        if (price->isEmpty())
            continue;
        if (const VisiblePage::Price *seen = m_visible.find(price->value.toDouble())) {
            price->value = seen->price.amount;
            price->source.text = seen->text;
        } else if (price->value.contains(u'.')
            && price->value.section(u'.', 1).count(u'0') == price->value.section(u'.', 1).size()
            && price->value.section(u'.', 1).size() == 1) {
            price->value = price->value.section(u'.', 0, 0);
        }
    }
}

void Assembler::preferVisibleRating()
{
    const auto &seen = m_visible.rating();
    if (!seen || seen->value.toDouble() <= 0)
        return;
    // Ratings of single customers and of other products stand on the page as well: only one that counts
    // the same voices overrules the markup.
    const QString &count = m_facts.ratingCount.value;
    if (!m_facts.rating.isEmpty() && (count.size() < 2 || !seen->text.contains(count)))
        return;
    m_facts.rating = {seen->value, {u"text"_s, u"rating"_s, seen->text}};
    if (!seen->best.isEmpty())
        m_facts.ratingBest = {seen->best, {u"text"_s, u"rating"_s, seen->text}};
}

void Assembler::takePriceOfDescription()
{
    const QString text = m_page.metaContent(u"og:description");
    const std::vector<ParsedPrice> prices = pricesIn(text);
    if (!m_facts.price.isEmpty() || prices.size() != 1 || !m_page.ogType.contains(u"product"_s))
        return;
    const Provenance source{u"meta"_s, u"og:description"_s, text};
    const QString currency = currencyOf(prices.front());
    if (!currency.isEmpty() && prices.front().amount.toDouble() > 0) {
        set(m_facts.price, prices.front().amount, source);
        set(m_facts.currency, currency, source);
    }
}

void Assembler::takeStates()
{
    for (const ProductCandidate &product : std::as_const(m_data.products)) {
        if (product.kind != u"state"_s || !namesThisProduct(product))
            continue;
        const auto from = [&](QStringView member, const QString &text) {
            return Provenance{u"state"_s, member.toString(), text};
        };
        if (!isNameOfProduct(product.brand) && product.brand.size() <= 40)
            set(m_facts.brand, cleanBrand(product.brand, m_facts.name.value), from(u"brand", product.brand));
        if (product.sku.size() <= 40 && isNumber(product.sku))
            set(m_facts.sku, product.sku, from(u"sku", product.sku));
        if (isGtin(product.gtin))
            set(m_facts.gtin, product.gtin, from(u"gtin", product.gtin));
        if (product.mpn.size() <= 40 && product.mpn.size() >= 3)
            set(m_facts.mpn, product.mpn, from(u"mpn", product.mpn));
        for (const OfferData &offer : product.offers) {
            set(m_facts.availability, availabilityOfWord(offer.availability),
                from(u"availability", offer.availability));
            takeStatePrice(offer);
        }
    }
}

void Assembler::takeOwnBrand()
{
    // A breadcrumb that begins the product's name: "Shoes > Testfell > Testfell Alder 2".
    const QString name = m_facts.name.value;
    for (qsizetype i = m_page.breadcrumbs.size() - 1; i >= 0 && m_facts.brand.isEmpty(); --i) {
        const QString crumb = m_page.breadcrumbs[i].trimmed();
        if (crumb.size() >= 2 && crumb.size() <= 30 && crumb.size() < name.size() && crumb.front().isUpper()
            && name.startsWith(crumb + u' ', Qt::CaseInsensitive) && !isNameOfProduct(crumb))
            set(m_facts.brand, cleanBrand(crumb, name), {u"text"_s, u"breadcrumb"_s, crumb});
    }
    takeBrandOfLink();
    const QStringList labels = m_host.split(u'.');
    const QString shop = labels.size() >= 2 ? labels[labels.size() - 2] : QString();
    const QString first = m_facts.name.value.section(u' ', 0, 0);
    if (shop.size() >= 3 && first.compare(shop, Qt::CaseInsensitive) == 0)
        set(m_facts.brand, first, {m_facts.name.source.kind, m_facts.name.source.where, m_facts.name.value});
}

void Assembler::takeBrandOfLink()
{
    // "More from Testfell" beside the heading "Testfell Alder 2".
    const QStringList words = m_facts.name.value.split(u' ', Qt::SkipEmptyParts);
    if (!m_facts.brand.isEmpty() || m_offer.heading < 0 || words.size() < 2)
        return;
    for (qsizetype i = std::max<qsizetype>(0, m_offer.heading - kBesideHeading);
         i <= std::min(m_offer.heading + kBesideHeading, m_page.blocks.size() - 1); ++i) {
        const web::HtmlPage::Block &block = m_page.blocks[i];
        if (!block.isLink || i == m_offer.heading || block.text.size() > 60)
            continue;
        for (qsizetype count = std::min<qsizetype>(3, words.size() - 1); count > 0; --count) {
            const QString brand = words.first(count).join(u' ');
            const bool ends = block.text.compare(brand, Qt::CaseInsensitive) == 0
                || block.text.endsWith(u' ' + brand, Qt::CaseInsensitive);
            if (brand.size() >= 3 && brand.front().isUpper() && ends) {
                set(m_facts.brand, cleanBrand(brand, m_facts.name.value),
                    {u"text"_s, u"brand"_s, block.text});
                break;
            }
        }
    }
}

void Assembler::takeStatePrice(const OfferData &offer)
{
    const auto price = parseMachinePrice(offer.price, offer.currency);
    if (!m_facts.price.isEmpty() || !price || price->amount.toDouble() <= 0)
        return;
    // A whole number may count cents unless the page shows it as well.
    const bool whole = !price->amount.contains(u'.');
    QString currency = currencyCode(offer.currency);
    if (currency.isEmpty())
        currency = currencyOf(*price);
    if (currency.isEmpty()
        || (whole && offer.currency.isEmpty() && !m_visible.find(price->amount.toDouble())))
        return;
    set(m_facts.price, price->amount, {u"state"_s, offer.path, offer.price});
    set(m_facts.currency, currency,
        {u"state"_s, u"currency"_s, offer.currency.isEmpty() ? offer.price : offer.currency});
}

bool Assembler::namesThisProduct(const ProductCandidate &product) const
{
    const QString name = comparable(product.name);
    const QString own = comparable(m_facts.name.value);
    if (name.size() < 3 || own.isEmpty())
        return false;
    return name == own || (name.size() >= 8 && own.contains(name)) || (own.size() >= 8 && name.contains(own))
        || likeness(name, own) >= 0.75;
}

bool Assembler::isNameOfProduct(const QString &text) const
{
    return comparable(text) == comparable(m_facts.name.value);
}

bool Assembler::isNumber(const QString &text)
{
    static const QRegularExpression kWord(u"^\\p{L}?\\p{Ll}+$"_s);
    return !kWord.match(text).hasMatch();
}

bool Assembler::isGtin(const QString &text)
{
    static const QRegularExpression kGtin(u"^(\\d{8}|\\d{12,14})$"_s);
    return kGtin.match(text).hasMatch();
}

QString Assembler::cleanBrand(const QString &written, const QString &name) const
{
    QString brand = written.section(u" | "_s, 0, 0);
    if (brand.contains(u": "_s))
        brand = brand.sliced(brand.lastIndexOf(u": "_s) + 2);
    // A note in brackets is no part of the name.
    static const QRegularExpression kNote(u"\\s*[(（][^()（）]*[)）]$"_s);
    brand.remove(kNote);
    static const QRegularExpression kNone(
        u"^(other|others|others?/.*|miscellaneous|various|generic|unbranded|no "
        u"?brand|none|n/?a|default|unknown|null|"
        u"sonstige[rs]?|andere|diverse|ohne marke|markenlos|autres?|sans marque|divers|otr[oa]s?|sin "
        u"marca|genéric[oa]|"
        u"altr[oiae]|senza marca|outr[oa]s?|sem marca|overig|overige|merkloos|inne|inny|bez "
        u"marki|ostatní|neznačkov\\w*|"
        u"ostatné|övrigt|annat|övriga|andet|annet|muu|muut|egyéb|alte mărci|altele|другие?|другое|без "
        u"бренда|нет бренда|"
        u"citi|cits|kiti|drugo|ostalo|その他|ノーブランド|其他|其它|无品牌|기타)$"_s,
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    const bool isPath = brand.contains(u'/') && (brand.startsWith(u'/') || brand.contains(u"://"_s));
    // Codes of a shop's own: "jj", "on".
    const bool isCode = brand.size() <= 2 && brand == brand.toLower();
    const bool hasLetter = std::any_of(brand.begin(), brand.end(), [](QChar c) { return c.isLetter(); });
    if (isPath || isCode || !hasLetter || brand.startsWith(u'$') || brand.startsWith(u'{')
        || kNone.match(brand.trimmed()).hasMatch())
        return {};
    const bool same = likeness(brand, name) >= 0.6 && brand.count(u' ') >= 2;
    return same || comparable(brand) == comparable(name) || brand.size() > 60 ? QString() : brand.trimmed();
}

void Assembler::takeUnclearAvailability()
{
    for (const ProductCandidate &product : std::as_const(m_data.products)) {
        for (const OfferData &offer : product.offers) {
            if (product.kind != u"state"_s && !product.listed && !offer.availability.isEmpty())
                set(m_facts.availability, u"unknown"_s,
                    {product.kind, u"Product.offers.availability"_s, offer.availability});
        }
    }
    for (const auto &hint : m_page.hints) {
        if (hint.role == u"availability"_s)
            set(m_facts.availability, u"unknown"_s, {u"text"_s, u"availability"_s, hint.text});
    }
}

void Assembler::takeOffer()
{
    if (!m_facts.price.isEmpty() || !m_offer.price || m_offer.isEntry || m_offer.isAuction || isListed())
        return;
    const ParsedPrice &price = m_offer.price->price;
    QString currency = currencyOf(price);
    if (currency.isEmpty()
        && (price.currencies.isEmpty() || price.currencies.contains(m_facts.currency.value)))
        currency = m_facts.currency.value;
    // A sign that may mean several currencies means none but these: dollars stay dollars in Germany.
    if (currency.isEmpty() && price.currencies.isEmpty())
        currency = currencyOfPlace(m_host, m_page.language);
    if (currency.isEmpty())
        return;
    const Provenance source = sourceOfOffer();
    set(m_facts.price, price.amount, source);
    m_facts.currency = {currency, source};
}

/// Whether the price stands in a list, and nothing to buy stands beside the heading: it may be another
/// product's.
bool Assembler::isListed() const
{
    return m_offer.control < 0 && entriesOfAList(m_page, m_offer) >= kFewEntries;
}

Provenance Assembler::sourceOfOffer() const
{
    const web::HtmlPage::Block &block = m_page.blocks[m_offer.priceBlock];
    if (block.cells.size() != 2 || !isPriceLabel(comparable(block.cells[0])))
        return {u"text"_s, u"price"_s, m_offer.price->text};
    return provenanceOf(m_page, m_offer.priceBlock);
}

void Assembler::takePrintedNumbers()
{
    const SourcedValue number = printedNumber(m_page, m_offer, m_address);
    const SourcedValue maker = printedMakersNumber(m_page, m_offer);
    if (!number.isEmpty() && number.value != m_facts.mpn.value)
        m_facts.sku = number;
    set(m_facts.mpn, maker.value, maker.source);
}

void Assembler::leaveAuctionOpen()
{
    m_facts.price = {};
    m_facts.priceHigh = {};
    m_facts.currency = {};
    m_facts.availability = {};
}

void Assembler::takeHints()
{
    const bool isPriced = !m_offer.isAuction && !isListed();
    for (const auto &hint : m_page.hints) {
        const bool isOwn = m_offer.heading < 0 || (hint.at >= m_offer.heading && hint.at < m_offer.end);
        if (hint.role == u"price"_s && isOwn && isPriced
            && (m_facts.price.isEmpty() || m_facts.currency.isEmpty())) {
            const auto price = parsePrice(hint.text, m_facts.currency.value);
            const bool isOther = payablePrices(hint.text).empty() && !pricesIn(hint.text).empty();
            if (!price || price->amount.toDouble() <= 0 || isOther)
                continue;
            const QString currency = currencyOf(*price);
            const Provenance source{u"text"_s, u"price"_s, hint.text};
            const bool fresh = m_facts.price.isEmpty();
            // A number without a currency may be anything.
            if (fresh && price->sign.isEmpty())
                continue;
            set(m_facts.price, price->amount, source);
            if (fresh || price->amount.toDouble() == m_facts.price.value.toDouble())
                set(m_facts.currency, currency, source);
        } else if (hint.role == u"brand"_s) {
            // "Brand: Acme" says so itself; a bare word has to be part of the product's name.
            const QString brand = plainText(hint.text.sliced(hint.text.lastIndexOf(u':') + 1));
            const QString named
                = u' ' + comparable(m_facts.name.value + u' ' + m_page.title + u' ' + m_page.ogTitle) + u' ';
            if (brand.size() <= 40 && !cleanBrand(brand, m_facts.name.value).isEmpty()
                && (hint.text.contains(u':') || named.contains(u' ' + comparable(brand) + u' ')))
                set(m_facts.brand, brand, {u"text"_s, u"brand"_s, hint.text});
        }
    }
    const SourcedValue state = markedAvailability(m_page, m_offer);
    set(m_facts.availability, state.value, state.source);
}

void Assembler::takeVisibleAvailability()
{
    const QString &button = m_visible.buyButton();
    const SourcedValue state = writtenAvailability(m_page, m_offer, !button.isEmpty());
    // Markup goes on to say "in stock" where shoppers read that it is gone and find nothing to press.
    if (state.value == u"OutOfStock"_s && m_facts.availability.source.kind != u"text"_s)
        m_facts.availability = {};
    set(m_facts.availability, state.value, state.source);
    if (m_facts.price.isEmpty())
        return;
    if (!button.isEmpty())
        set(m_facts.availability, u"InStock"_s, {u"text"_s, u"button"_s, button});
    if (!m_facts.availability.isEmpty())
        return;
    // A classified ad is of one thing, and ends with the sale.
    const SourcedValue ad = openAd(m_page, m_offer);
    if (!ad.isEmpty())
        set(m_facts.availability, u"LimitedAvailability"_s, ad.source);
}

void Assembler::takeName()
{
    QString heading = mainHeading(m_page);
    // "Pot set Acme K-2" is the "Acme K-2" of the markup as shoppers call it.
    const QString told = comparable(m_facts.name.value);
    const QString shown = comparable(heading);
    if (!told.isEmpty() && shown.size() > told.size() && told.count(u' ') <= 4
        && told.front().unicode() < 0x2e80 && (u' ' + shown + u' ').contains(u' ' + told + u' ')
        && shown.count(u' ') <= told.count(u' ') + 5)
        m_facts.name = {plainText(heading), {u"text"_s, u"h1"_s, heading}};
    // A heading that shares nothing with the page's title belongs to another box of the page.
    if (!m_page.ogTitle.isEmpty() && likeness(heading, m_page.ogTitle) < 0.1)
        heading.clear();
    set(m_facts.name, plainText(heading), {u"text"_s, u"h1"_s, heading});
    set(m_facts.name, withoutShop(m_page.ogTitle), {u"meta"_s, u"og:title"_s, m_page.ogTitle});
    set(m_facts.name, withoutShop(m_page.title), {u"title"_s, u"title"_s, m_page.title});
}

QString Assembler::withoutShop(const QString &title) const
{
    QString name = plainText(title);
    for (const QString &separator : {u" | "_s, u" – "_s, u" — "_s, u" - "_s, u" :: "_s}) {
        const qsizetype at = name.lastIndexOf(separator);
        if (at < 8)
            continue;
        const QString tail = name.sliced(at + separator.size());
        const bool shop = separator == u" | "_s || likeness(tail, m_page.ogSiteName) > 0.5;
        if (shop && tail.size() <= 40)
            name = name.first(at);
    }
    return name;
}

void Assembler::takeFromDetails()
{
    for (const FurtherFact &fact : std::as_const(m_facts.further)) {
        const QString label = comparable(fact.label);
        QString value = fact.value;
        while (value.endsWith(u'.') || value.endsWith(u',') || value.endsWith(u';'))
            value.chop(1);
        if (value.size() > 60)
            continue;
        if (m_facts.price.isEmpty() && isPriceLabel(label)) {
            const auto price = parsePrice(fact.value, m_facts.currency.value);
            const QString currency = price ? currencyOf(*price) : QString();
            if (price && !currency.isEmpty() && price->amount.toDouble() > 0) {
                set(m_facts.price, price->amount, fact.where);
                set(m_facts.currency, currency, fact.where);
            }
        }
        if (isOneOf(label,
                u"brand|make manufacturer|brand "
                u"name|marke|marque|hersteller|manufacturer|marca|značka|marka|zīmols|producent|"
                u"メーカー|proizvajalec|fabricant|fabricante|výrobce|výrobca|produttore|varumärke|"
                u"tillverkare|mærke|merke|"
                u"tuotemerkki|valmistaja|merk|fabrikant|márka|gyártó|producător|brendas|gamintojas|ražotājs|"
                u"tootja|"
                u"kaubamärk|proizvođač|brend|бренд|производитель|виробник|марка|производител|μάρκα|"
                u"κατασκευαστής|"
                u"ブランド|品牌|厂商|브랜드|제조사"))
            set(m_facts.brand, cleanBrand(value, m_facts.name.value), fact.where);
        else if (isOneOf(label,
                     u"sku|article no|cod produs|artikl|管理番号|상품번호|artikelnummer|artikel nr|art "
                     u"nr|référence|réf|item number|item "
                     u"no|article number|"
                     "product code|bestellnummer|item|šifra|código|codice|katalógové číslo|ref|art no|"
                     "numer katalogowy|артикул|管理番号|referência|referencia|product "
                     "number|produktnummer"))
            set(m_facts.sku, isNumber(value) ? value : QString(), fact.where);
        else if (isOneOf(
                     label, u"ean|gtin|ean code|upc|jan|ean13|gtin13|barcode|code ean|código ean|kod ean")) {
            if (isGtin(value))
                set(m_facts.gtin, value, fact.where);
        } else if (isOneOf(label,
                       u"mpn|model name number|manufacturers part number|manufacturer s part number|ražotāja "
                       u"kods|cod producător|model number|manufacturer part "
                       u"number|modellnummer|model|型番|model no|"
                       "herstellernummer|part number|mfr part number|mfr|manufacturer code"))
            set(m_facts.mpn, value, fact.where);
        else if (m_facts.availability.isEmpty())
            set(m_facts.availability, availabilityOfDetail(fact), fact.where);
    }
}

bool Assembler::isOneOf(const QString &label, QStringView labels)
{
    return !label.isEmpty() && labels.split(u'|').contains(label);
}

void Assembler::takeQuestions()
{
    for (const QuestionData &data : std::as_const(m_data.questions))
        addQuestion(m_facts, data.question, data.answer, {data.kind, u"FAQPage.mainEntity"_s, data.answer});
    addHeadedQuestions(m_page, m_facts);
}

} // namespace answerdesk::faqs
