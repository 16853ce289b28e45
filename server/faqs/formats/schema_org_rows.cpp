// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/formats/schema_org_rows.h"
#include "server/faqs/formats/row_values.h"
#include <QtCore/QHash>
#include <QtCore/QSet>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

using api::FeedField;
using Kind = JsonNode::Kind;
using Nodes = std::vector<const JsonNode *>;

namespace {

QString bare(const QString &name) { return name.section(u'/', -1).section(u':', -1); }

bool hasType(const JsonNode &node, std::initializer_list<QStringView> names)
{
    for (const JsonNode *type : node[u"@type"].items()) {
        if (std::find(names.begin(), names.end(), bare(type->text)) != names.end())
            return true;
    }
    return false;
}

bool isProduct(const JsonNode &node)
{
    if (node[u"@type"].kind == Kind::Null) // lists of plain objects in the words of schema.org
        return node[u"offers"].kind != Kind::Null || node[u"sku"].kind != Kind::Null;
    return hasType(node,
        {u"Product", u"ProductGroup", u"IndividualProduct", u"ProductModel", u"SomeProducts", u"Vehicle",
            u"Car"});
}

QString unitOf(const JsonNode &quantity)
{
    static const QHash<QString, QString> kUnits{{u"KGM"_s, u"kg"_s}, {u"GRM"_s, u"g"_s}, {u"MGM"_s, u"mg"_s},
        {u"LBR"_s, u"lb"_s}, {u"ONZ"_s, u"oz"_s}, {u"MTR"_s, u"m"_s}, {u"CMT"_s, u"cm"_s},
        {u"MMT"_s, u"mm"_s}, {u"INH"_s, u"in"_s}, {u"FOT"_s, u"ft"_s}, {u"LTR"_s, u"l"_s},
        {u"MLT"_s, u"ml"_s}, {u"WTT"_s, u"W"_s}, {u"VLT"_s, u"V"_s}, {u"AMH"_s, u"Ah"_s}, {u"WHR"_s, u"Wh"_s},
        {u"HUR"_s, u"h"_s}, {u"MIN"_s, u"min"_s}, {u"CEL"_s, u"°C"_s}, {u"P1"_s, u"%"_s},
        {u"ANN"_s, u"years"_s}, {u"MON"_s, u"months"_s}};
    const QString text = quantity[u"unitText"].said().trimmed();
    return text.isEmpty() ? kUnits.value(quantity[u"unitCode"].said().trimmed()) : text;
}

/// A value with its unit, of a list all of them.
QString valueOf(const JsonNode &node)
{
    QStringList values;
    for (const JsonNode *item : node.items()) {
        QString value;
        if (item->isObject() && (*item)[u"value"].isList()) {
            value = valueOf((*item)[u"value"]);
        } else {
            const JsonNode &inner = item->isObject() ? (*item)[u"value"] : *item;
            value = inner.kind == Kind::Bool ? (inner.text == u"true" ? u"Yes"_s : u"No"_s) : item->said();
        }
        if (item->isObject() && value.isEmpty()) {
            const QString low = (*item)[u"minValue"].said();
            const QString high = (*item)[u"maxValue"].said();
            value = low.isEmpty() || high.isEmpty() ? low + high : low + u" – "_s + high;
        }
        if (value.trimmed().isEmpty())
            continue;
        const QString unit = item->isObject() ? unitOf(*item) : QString();
        values << (unit.isEmpty() ? value : value + u' ' + unit);
    }
    return values.join(u", "_s);
}

/// The digits of a number are a plain decimal for certain; in a text "1.249" may be thousands.
QString priceText(const JsonNode &node)
{
    if (node.kind != Kind::Number)
        return node.said();
    const auto value = Decimal::parse(node.text.toLatin1());
    if (!value)
        return node.text;
    const QString text = QString::fromLatin1(value->toText());
    const qsizetype point = text.indexOf(u'.');
    return point >= 0 && text.size() - point == 4 ? text + u'0' : text;
}

struct OfferPrice {
    QString price;
    QString before; ///< the higher one that is crossed out
    QString currency;
    QString from;
    QString until;
    friend bool operator==(const OfferPrice &, const OfferPrice &) = default;
};

bool isListPrice(const JsonNode &specification)
{
    const QString type = bare(specification[u"priceType"].said());
    return type == u"ListPrice" || type == u"StrikethroughPrice" || type == u"SRP" || type == u"MSRP"
        || type == u"RegularPrice";
}

OfferPrice priceOf(const JsonNode &offer)
{
    OfferPrice price{priceText(offer[u"price"]), {}, offer[u"priceCurrency"].said(), {}, {}};
    if (hasType(offer, {u"AggregateOffer"})) {
        // A range is no price of the product.
        const QString low = priceText(offer[u"lowPrice"]);
        const QString high = priceText(offer[u"highPrice"]);
        const bool isOne = low == high || (high.isEmpty() && offer[u"offerCount"].said() == u"1");
        price.price = isOne ? low : QString();
    }
    for (const JsonNode *item : offer[u"priceSpecification"].items()) {
        const JsonNode &specification = *item;
        if (hasType(specification, {u"DeliveryChargeSpecification", u"PaymentChargeSpecification"})
            || specification[u"referenceQuantity"].kind != Kind::Null
            || specification[u"validForMemberTier"].kind != Kind::Null)
            continue; // delivery, the price of a kilogram, a price for members
        const QString text = priceText(specification[u"price"]);
        if (price.currency.isEmpty())
            price.currency = specification[u"priceCurrency"].said();
        if (isListPrice(specification)) {
            price.before = text;
        } else if (price.price.isEmpty() || price.price == text) {
            price.price = text;
            price.from = specification[u"validFrom"].said();
            price.until = specification[u"validThrough"].said();
        }
    }
    return price;
}

/// The offers themselves, where an aggregate names them.
Nodes singleOffers(const JsonNode &offers)
{
    Nodes all;
    for (const JsonNode *offer : offers.items()) {
        const Nodes inner = (*offer)[u"offers"].items();
        if (inner.empty())
            all.push_back(offer);
        else
            all.insert(all.end(), inner.begin(), inner.end());
    }
    return all;
}

/// Whether each offer is one of a variant with a number of its own.
bool areVariants(const Nodes &offers)
{
    QSet<QString> numbers;
    for (const JsonNode *offer : offers) {
        const QString number = (*offer)[u"sku"].said();
        if (!number.isEmpty())
            numbers.insert(number);
    }
    return offers.size() > 1 && std::size_t(numbers.size()) == offers.size();
}

} // namespace

SchemaOrgRows::SchemaOrgRows(RowRules &rules)
    : m_rules(rules)
{
}

bool SchemaOrgRows::isRowsKey(QStringView key) const
{
    return key == u"@graph" || key == u"itemListElement" || key == u"dataFeedElement" || key == u"products";
}

QString SchemaOrgRows::missing() const
{
    return u"The JSON contains no product: neither Shopify's list \"products\" nor objects of the type Product of schema.org."_s;
}

void SchemaOrgRows::take(const JsonNode &object, const RowPlace &place)
{
    if (!object.isObject())
        return;
    if (isProduct(object)) {
        takeProduct(object, nullptr, place);
        return;
    }
    for (const QStringView key :
        {u"@graph", u"itemListElement", u"dataFeedElement", u"item", u"mainEntity"}) {
        for (const JsonNode *inner : object[key].items())
            take(*inner, place); // as deep as the parser lets objects nest
    }
}

void SchemaOrgRows::takeProduct(const JsonNode &product, const JsonNode *group, const RowPlace &place)
{
    Nodes variants;
    for (const JsonNode *variant : product[u"hasVariant"].items()) {
        if (variant->isObject() && variant->members.size() > 1) // more than a reference to it
            variants.push_back(variant);
    }
    for (const JsonNode *variant : variants) {
        if (!group)
            takeProduct(*variant, &product, place);
    }
    if (!variants.empty())
        return;
    const Nodes offers = singleOffers(product[u"offers"]);
    if (!areVariants(offers)) {
        takeOffer(product, group, offers, place);
        return;
    }
    for (const JsonNode *offer : offers)
        takeOffer(product, group, {offer}, place);
}

void SchemaOrgRows::takeOffer(
    const JsonNode &product, const JsonNode *group, const Nodes &offers, const RowPlace &place)
{
    m_draft.clear();
    m_draft.place = place;
    // What stands closest to the price holds for it.
    const bool isVariant = areVariants(singleOffers(product[u"offers"]));
    if (isVariant) {
        readIdentity(*offers.front());
        fill(FeedField::Name, (*offers.front())[u"name"].said());
        fill(FeedField::Group, product[u"productGroupID"].said());
        fill(FeedField::Group, product[u"sku"].said());
    }
    readIdentity(product);
    readFacts(product);
    if (group) {
        for (const QStringView key : {u"productGroupID", u"sku", u"productID"})
            fill(FeedField::Group, (*group)[key].said());
        fill(FeedField::Url, (*group)[u"url"].said());
        readFacts(*group);
    }
    fill(FeedField::Group, product[u"isVariantOf"][u"productGroupID"].said());
    fill(FeedField::Group, product[u"inProductGroupWithID"].said());
    fill(FeedField::Group, product[u"productGroupID"].said());
    readOffers(offers);
    m_rules.take(m_draft);
}

void SchemaOrgRows::fill(FeedField field, const QString &text)
{
    if (m_draft.text(field).isEmpty() && !text.isEmpty())
        m_draft[field].text = text;
}

void SchemaOrgRows::readIdentity(const JsonNode &node)
{
    for (const QStringView key : {u"sku", u"productID", u"identifier"})
        fill(FeedField::Number, node[key].said());
    for (const QStringView key : {u"gtin13", u"gtin", u"gtin14", u"gtin12", u"gtin8", u"ean", u"isbn"})
        fill(FeedField::Gtin, node[key].said());
    fill(FeedField::Mpn, node[u"mpn"].said());
    const JsonNode &url = node[u"url"];
    fill(FeedField::Url, url.isObject() ? url[u"@id"].said() : url.said());
}

void SchemaOrgRows::readFacts(const JsonNode &node)
{
    fill(FeedField::Name, node[u"name"].said());
    fill(FeedField::Description, node[u"description"].said());
    fill(FeedField::Brand, node[u"brand"].said());
    fill(FeedField::Brand, node[u"manufacturer"].said());
    fill(FeedField::Color, valueOf(node[u"color"]));
    fill(FeedField::Material, valueOf(node[u"material"]));
    fill(FeedField::Size, node[u"size"].isObject() ? node[u"size"].said() : valueOf(node[u"size"]));
    fill(FeedField::Condition, node[u"itemCondition"].said());
    readFurther(node);
}

void SchemaOrgRows::readFurther(const JsonNode &node)
{
    static constexpr std::pair<QStringView, QStringView> kQuantities[]
        = {{u"weight", u"Weight"}, {u"width", u"Width"}, {u"height", u"Height"}, {u"depth", u"Depth"},
            {u"pattern", u"Pattern"}, {u"countryOfOrigin", u"Country of origin"}};
    const auto add = [&](const QString &label, const QString &value) {
        const bool isThere = std::any_of(m_draft.further.begin(), m_draft.further.end(),
            [&](const api::FeedFact &fact) { return fact.label == label; });
        if (!isThere && !label.isEmpty() && !value.isEmpty())
            m_draft.further.push_back({label, value});
    };
    for (const auto &[key, label] : kQuantities)
        add(label.toString(), valueOf(node[key]));
    for (const JsonNode *property : node[u"additionalProperty"].items()) {
        const QString name = (*property)[u"name"].said();
        if (property->isObject())
            add(name.isEmpty() ? readableLabel((*property)[u"propertyID"].said()) : name,
                (*property)[u"value"].kind == Kind::Null && (*property)[u"minValue"].kind == Kind::Null
                    ? QString()
                    : valueOf(*property));
    }
}

void SchemaOrgRows::readOffers(const Nodes &offers)
{
    std::vector<OfferPrice> prices;
    QSet<QString> states;
    for (const JsonNode *offer : offers) {
        if (!offer->isObject())
            continue;
        const OfferPrice price = priceOf(*offer);
        if (!price.price.isEmpty() && std::find(prices.begin(), prices.end(), price) == prices.end())
            prices.push_back(price);
        const JsonNode &available = (*offer)[u"availability"];
        if (const QString state = available.isObject() ? available[u"@id"].said() : available.said();
            !state.isEmpty())
            states.insert(state);
        const JsonNode &url = (*offer)[u"url"];
        fill(FeedField::Url, url.isObject() ? url[u"@id"].said() : url.said());
        fill(FeedField::Condition, (*offer)[u"itemCondition"].said());
    }
    if (states.size() == 1)
        m_draft[FeedField::Availability].text = *states.cbegin();
    if (prices.empty())
        return;
    const OfferPrice &first = prices.front();
    for (const OfferPrice &other : prices) {
        if (other.currency != first.currency) {
            m_draft[FeedField::Price].text
                = u"%1 %2 / %3 %4"_s.arg(first.price, first.currency, other.price, other.currency);
            return; // the rules refuse it as what it is
        }
    }
    if (prices.size() > 1)
        return; // of several sellers or sizes: none of them is the price
    const bool isReduced = !first.before.isEmpty() && first.before != first.price;
    m_draft[FeedField::Price].text = isReduced ? first.before : first.price;
    m_draft[FeedField::Currency].text = first.currency;
    if (!isReduced)
        return;
    m_draft[FeedField::SalePrice].text = first.price;
    if (!first.from.isEmpty() || !first.until.isEmpty())
        m_draft[FeedField::SaleDates].text = first.from + u'/' + first.until;
}

} // namespace answerdesk::faqs
