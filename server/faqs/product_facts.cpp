// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/product_facts.h"
#include "server/faqs/product_details.h"
#include "server/faqs/product_page.h"
#include "server/faqs/product_price.h"
#include "server/faqs/product_text.h"
#include "server/faqs/structured_data.h"
#include <QtCore/QRegularExpression>
#include <QtCore/QUrl>
#include <array>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

namespace {

class Assembler
{
public:
    explicit Assembler(const web::HtmlPage &page)
        : m_page(page)
        , m_data(readStructuredData(page))
    {
    }

    ProductFacts run()
    {
        const PageDecision decision = decidePage(m_page, m_data);
        m_facts.isProduct = decision.isProduct;
        m_facts.reason = decision.reason;
        m_facts.explanation = decision.explanation;
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
        takeMeta();
        takeHints();
        takeName();
        addPageDetails(m_page, m_facts);
        takeFromDetails();
        takeQuestions();
        return m_facts;
    }

private:
    static void set(SourcedValue &target, const QString &value, Provenance source)
    {
        if (target.isEmpty() && !value.isEmpty())
            target = {value, std::move(source)};
    }

    QString language() const
    {
        static const QRegularExpression kTag(u"^([A-Za-z]{2,3})([-_][A-Za-z0-9]+)*$"_s);
        const auto match = kTag.match(m_page.language);
        const QString declared = match.hasMatch() ? match.captured(1).toLower() : QString();
        const QString guessed = guessLanguage(m_page.visibleText());
        // Templates of international shops often say "en" on pages of any language.
        if (declared.isEmpty()
            || (declared == u"en"_s && !guessed.isEmpty() && m_page.visibleTextLength > 600))
            return guessed.isEmpty() ? declared : guessed;
        return declared;
    }

    void takeIdentity(const ProductCandidate &product)
    {
        const auto from = [&](QStringView member, const QString &text) {
            return Provenance{product.kind, u"Product."_s + member.toString(), text};
        };
        set(m_facts.name, product.name, from(u"name", product.name));
        set(m_facts.brand, product.brand.section(u" | "_s, 0, 0), from(u"brand", product.brand));
        // Sloppy templates put the product's name behind its number.
        const bool sentence = product.sku.size() > 24 && product.sku.contains(u' ');
        set(m_facts.sku, sentence ? product.sku.section(u' ', 0, 0) : product.sku, from(u"sku", product.sku));
        set(m_facts.mpn, product.mpn, from(u"mpn", product.mpn));
        static const QRegularExpression kGtin(u"^(\\d{8}|\\d{12,14})$"_s);
        QString gtin = product.gtin;
        gtin.remove(u' ').remove(u'-');
        if (kGtin.match(gtin).hasMatch())
            set(m_facts.gtin, gtin, from(u"gtin", product.gtin));
        set(m_facts.description, product.description, from(u"description", product.description));
        static const QRegularExpression kNumber(u"^\\d{1,9}([.,]\\d{1,20})?$"_s);
        QString rating = product.rating;
        // A raw average such as 4.757894736842105 is nothing that a page shows to people.
        if (rating.size() > 6 && kNumber.match(rating).hasMatch())
            rating = QString::number(rating.replace(u',', u'.').toDouble(), 'f', 2);
        if (kNumber.match(rating).hasMatch() && rating.toDouble() != 0) {
            set(m_facts.rating, rating.replace(u',', u'.'),
                from(u"aggregateRating.ratingValue", product.rating));
            set(m_facts.ratingBest, product.ratingBest,
                from(u"aggregateRating.bestRating", product.ratingBest));
            static const QRegularExpression kCount(u"^\\d{1,9}$"_s);
            if (kCount.match(product.ratingCount).hasMatch() && product.ratingCount != u"0"_s)
                set(m_facts.ratingCount, product.ratingCount,
                    from(u"aggregateRating.ratingCount", product.ratingCount));
        }
    }

    void takeOffers(const ProductCandidate &product)
    {
        struct Read {
            const OfferData *offer;
            ParsedPrice price;
            double number;
        };
        std::vector<Read> prices;
        for (const OfferData &offer : product.offers) {
            const auto price = offer.machineNumber
                ? std::optional(ParsedPrice{plainNumber(offer.price), {}, false})
                : parseMachinePrice(offer.price, offer.currency);
            if (price && price->amount.toDouble() > 0)
                prices.push_back({&offer, *price, price->amount.toDouble()});
        }
        // A new thing before a used one; a used one only when nothing else is sold.
        const bool anyNew = std::any_of(
            prices.begin(), prices.end(), [](const Read &read) { return !isUsed(*read.offer); });
        std::erase_if(prices, [anyNew](const Read &read) { return anyNew && isUsed(*read.offer); });
        const bool hadPrice = !m_facts.price.isEmpty();
        if (!prices.empty() && !hadPrice) {
            const auto [low, high] = std::minmax_element(prices.begin(), prices.end(),
                [](const Read &a, const Read &b) { return a.number < b.number; });
            const OfferData &offer = *low->offer;
            set(m_facts.price, low->price.amount, {product.kind, offer.path, offer.price});
            if (high->number > low->number)
                set(m_facts.priceHigh, high->price.amount,
                    {product.kind, high->offer->path, high->offer->price});
            else if (const auto end = parseMachinePrice(offer.priceHigh, offer.currency);
                     end && end->amount.toDouble() > low->number)
                set(m_facts.priceHigh, end->amount, {product.kind, offer.path, offer.priceHigh});
            QString currency = currencyCode(offer.currency);
            if (currency.isEmpty())
                currency = low->price.currency;
            if (currency.isEmpty() && !offer.currency.isEmpty()) {
                if (const auto symbol = parsePrice(u"1 "_s + offer.currency))
                    currency = symbol->currency;
            }
            set(m_facts.currency, currency,
                {product.kind, u"Product.offers.priceCurrency"_s,
                    offer.currency.isEmpty() ? offer.price : offer.currency});
        }
        QString availability;
        QString word;
        for (const OfferData &offer : product.offers) {
            const QString known = availabilityOf(offer.availability);
            // One variant in stock makes the product available.
            if (availability.isEmpty() || known == u"InStock"_s) {
                availability = known.isEmpty() ? availability : known;
                word = offer.availability;
            }
        }
        set(m_facts.availability, availability, {product.kind, u"Product.offers.availability"_s, word});
    }

    static QString plainNumber(const QString &text)
    {
        // JSON may write 1.5e3; everything else stays digit for digit.
        return text.contains(u'e', Qt::CaseInsensitive) ? QString::number(text.toDouble(), 'f', 2) : text;
    }

    static bool isUsed(const OfferData &offer)
    {
        return offer.condition.contains(u"Used"_s) || offer.condition.contains(u"Refurbished"_s)
            || offer.condition.contains(u"Damaged"_s);
    }

    static QString availabilityOf(const QString &word)
    {
        static constexpr std::array<std::pair<QStringView, QStringView>, 15> kWords{
            {{u"instock", u"InStock"}, {u"instoreonly", u"InStock"}, {u"onlineonly", u"InStock"},
                {u"available", u"InStock"}, {u"outofstock", u"OutOfStock"}, {u"soldout", u"OutOfStock"},
                {u"oos", u"OutOfStock"}, {u"unavailable", u"OutOfStock"}, {u"backorder", u"BackOrder"},
                {u"preorder", u"PreOrder"}, {u"presale", u"PreOrder"},
                {u"limitedavailability", u"LimitedAvailability"}, {u"discontinued", u"Discontinued"},
                {u"madetoorder", u"BackOrder"}, {u"reserved", u"LimitedAvailability"}}};
        QString plain;
        for (const QChar c : word.toLower()) {
            if (c.isLetter())
                plain += c;
        }
        for (const auto &[from, to] : kWords) {
            if (plain == from)
                return to.toString();
        }
        return {};
    }

    void takeProperties(const ProductCandidate &product)
    {
        for (const auto &property : product.properties)
            addDetail(m_facts, property.label, property.value, {product.kind, property.path, property.value});
    }

    QString meta(std::initializer_list<QStringView> names, QString &used) const
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

    void takeMeta()
    {
        QString used;
        const QString amount = meta({u"product:sale_price:amount", u"product:price:amount",
                                        u"og:price:amount", u"og:price", u"product:price"},
            used);
        if (m_facts.price.isEmpty() && !amount.isEmpty()) {
            QString where;
            const QString written = meta({u"product:sale_price:currency", u"product:price:currency",
                                             u"og:price:currency", u"og:currency"},
                where);
            const QString currency = currencyCode(written);
            if (const auto price = parseMachinePrice(amount, currency);
                price && price->amount.toDouble() > 0) {
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
        set(m_facts.availability, availabilityOf(stock), {u"meta"_s, used, stock});
        const QString description = meta({u"og:description", u"description"}, used);
        // Descriptions in metadata are now and then those of another product; only one that names this one
        // counts.
        if (!m_facts.name.isEmpty() && likeness(description, m_facts.name.value) > 0.15)
            set(m_facts.description, description, {u"meta"_s, used, description});
    }

    QString dollarCurrency() const
    {
        const QString address
            = m_page.canonicalUrl.isEmpty() ? m_page.metaContent(u"og:url") : m_page.canonicalUrl;
        const QString host = QUrl(address).host();
        static constexpr std::array<std::pair<QStringView, QStringView>, 8> kDomains{
            {{u".ca", u"CAD"}, {u".com.au", u"AUD"}, {u".au", u"AUD"}, {u".nz", u"NZD"}, {u".com.ar", u"ARS"},
                {u".com.mx", u"MXN"}, {u".cl", u"CLP"}, {u".sg", u"SGD"}}};
        for (const auto &[suffix, currency] : kDomains) {
            if (host.endsWith(suffix))
                return currency.toString();
        }
        const QString tag = m_page.language.toLower();
        if (tag == u"en-us"_s || host.endsWith(u".us"_s))
            return u"USD"_s;
        const bool english = tag.isEmpty() || tag == u"en"_s;
        return host.endsWith(u".com"_s) && english ? u"USD"_s : QString();
    }

    void takeHints()
    {
        for (const auto &hint : m_page.hints) {
            if (hint.role == u"price"_s && (m_facts.price.isEmpty() || m_facts.currency.isEmpty())) {
                const auto price = parsePrice(hint.text, m_facts.currency.value);
                if (!price || price->amount.toDouble() <= 0)
                    continue;
                const QString currency = price->dollar ? dollarCurrency() : price->currency;
                const Provenance source{u"text"_s, u"price"_s, hint.text};
                const bool fresh = m_facts.price.isEmpty();
                // A number without a currency may be anything.
                if (fresh && currency.isEmpty() && !price->dollar)
                    continue;
                set(m_facts.price, price->amount, source);
                if (fresh || price->amount.toDouble() == m_facts.price.value.toDouble())
                    set(m_facts.currency, currency, source);
            } else if (hint.role == u"availability"_s) {
                set(m_facts.availability, availabilityInText(hint.text),
                    {u"text"_s, u"availability"_s, hint.text});
            } else if (hint.role == u"brand"_s) {
                // "Brand: Acme" says so itself; a bare word has to be part of the product's name.
                const QString brand = plainText(hint.text.sliced(hint.text.lastIndexOf(u':') + 1));
                const QString named = u' ' + comparable(m_facts.name.value + u' ' + m_page.title) + u' ';
                if (brand.size() <= 40
                    && (hint.text.contains(u':') || named.contains(u' ' + comparable(brand) + u' ')))
                    set(m_facts.brand, brand, {u"text"_s, u"brand"_s, hint.text});
            }
        }
    }

    void takeName()
    {
        QString heading = mainHeading(m_page);
        // A heading that shares nothing with the page's title belongs to another box of the page.
        if (!m_page.ogTitle.isEmpty() && likeness(heading, m_page.ogTitle) < 0.1)
            heading.clear();
        set(m_facts.name, plainText(heading), {u"text"_s, u"h1"_s, heading});
        set(m_facts.name, withoutShop(m_page.ogTitle), {u"meta"_s, u"og:title"_s, m_page.ogTitle});
        set(m_facts.name, withoutShop(m_page.title), {u"title"_s, u"title"_s, m_page.title});
    }

    /// "Trail Boot | Fieldfare" is the product and the shop.
    QString withoutShop(const QString &title) const
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

    void takeFromDetails()
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
                const QString currency = !price ? QString()
                    : price->dollar             ? dollarCurrency()
                                                : price->currency;
                if (price && !currency.isEmpty() && price->amount.toDouble() > 0) {
                    set(m_facts.price, price->amount, fact.where);
                    set(m_facts.currency, currency, fact.where);
                }
            }
            if (isOneOf(label,
                    u"brand|marke|marque|hersteller|manufacturer|marca|značka|marka|zīmols|producent|"
                    u"メーカー|"
                    "proizvajalec|fabricant|fabricante|výrobce|výrobca"))
                set(m_facts.brand, value, fact.where);
            else if (isOneOf(label,
                         u"sku|article no|artikelnummer|artikel nr|art nr|référence|réf|item number|item "
                         u"no|article number|"
                         "product code|bestellnummer|item|šifra|código|codice|katalógové číslo|ref|art no|"
                         "numer katalogowy|артикул|管理番号|referência|referencia|product "
                         "number|produktnummer"))
                set(m_facts.sku, value, fact.where);
            else if (isOneOf(label,
                         u"ean|gtin|ean code|upc|jan|ean13|gtin13|barcode|code ean|código ean|kod ean")) {
                static const QRegularExpression kGtin(u"^(\\d{8}|\\d{12,14})$"_s);
                if (kGtin.match(value).hasMatch())
                    set(m_facts.gtin, value, fact.where);
            } else if (isOneOf(label,
                           u"mpn|model number|manufacturer part number|modellnummer|model|型番|model no|"
                           "herstellernummer|part number|mfr part number|mfr|manufacturer code"))
                set(m_facts.mpn, value, fact.where);
            else if (m_facts.availability.isEmpty())
                set(m_facts.availability, availabilityOfDetail(fact), fact.where);
        }
    }

    /// The label is one of those between the bars.
    static bool isOneOf(const QString &label, QStringView labels)
    {
        return !label.isEmpty() && labels.split(u'|').contains(label);
    }

    void takeQuestions()
    {
        for (const QuestionData &data : std::as_const(m_data.questions))
            addQuestion(
                m_facts, data.question, data.answer, {data.kind, u"FAQPage.mainEntity"_s, data.answer});
        addHeadedQuestions(m_page, m_facts);
    }

    const web::HtmlPage &m_page;
    StructuredData m_data;
    ProductFacts m_facts;
};

} // namespace

ProductFacts extractFacts(const web::HtmlPage &page) { return Assembler(page).run(); }

json::Value ProductFacts::toJson() const
{
    json::Object facts;
    json::Object provenance;
    const auto source = [](const Provenance &from) {
        return json::Object{{u"kind"_s, from.kind}, {u"where"_s, from.where}, {u"text"_s, from.text}};
    };
    const std::pair<QString, const SourcedValue *> fields[] = {{u"name"_s, &name}, {u"brand"_s, &brand},
        {u"price"_s, &price}, {u"price_high"_s, &priceHigh}, {u"currency"_s, &currency}, {u"sku"_s, &sku},
        {u"gtin"_s, &gtin}, {u"mpn"_s, &mpn}, {u"availability"_s, &availability}, {u"rating"_s, &rating},
        {u"rating_best"_s, &ratingBest}, {u"rating_count"_s, &ratingCount}, {u"description"_s, &description}};
    for (const auto &[key, value] : fields) {
        facts.emplace_back(key, value->isEmpty() ? json::Value() : json::Value(value->value));
        if (!value->isEmpty())
            provenance.emplace_back(key, source(value->source));
    }
    json::Array details;
    for (const FurtherFact &fact : further)
        details.push_back(json::Object{
            {u"label"_s, fact.label}, {u"value"_s, fact.value}, {u"where"_s, source(fact.where)}});
    facts.emplace_back(u"further"_s, std::move(details));
    json::Array published;
    for (const PublishedFaq &faq : faqs)
        published.push_back(json::Object{
            {u"question"_s, faq.question}, {u"answer"_s, faq.answer}, {u"where"_s, source(faq.where)}});
    facts.emplace_back(u"published_faqs"_s, std::move(published));
    facts.emplace_back(u"provenance"_s, std::move(provenance));
    json::Object page{{u"is_product"_s, isProduct},
        {u"reason"_s, reason.isEmpty() ? json::Value() : json::Value(reason)},
        {u"explanation"_s, explanation},
        {u"language"_s, language.isEmpty() ? json::Value() : json::Value(language)}};
    return json::Object{{u"page"_s, std::move(page)}, {u"facts"_s, std::move(facts)}};
}

} // namespace answerdesk::faqs
