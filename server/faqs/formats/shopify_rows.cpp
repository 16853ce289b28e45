// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/formats/shopify_rows.h"
#include "server/faqs/formats/column_plan.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

using api::FeedField;

namespace {

constexpr QStringView kDefaultTitle = u"Default Title"; ///< of the only variant of a product without options

Decimal decimalOf(const QString &text) { return Decimal::parse(text.toLatin1()).value_or(Decimal()); }

/// "available" of the shop's own list, else what the stock of an export says.
QString availabilityOf(const JsonNode &variant)
{
    const JsonNode &available = variant[u"available"];
    if (available.kind == JsonNode::Kind::Bool)
        return available.text == u"true" ? u"InStock"_s : u"OutOfStock"_s;
    const JsonNode &pieces = variant[u"inventory_quantity"];
    if (pieces.kind != JsonNode::Kind::Number || variant[u"inventory_management"].text.isEmpty())
        return {};
    if (!pieces.text.startsWith(u'-') && pieces.text != u"0")
        return u"InStock"_s;
    return variant[u"inventory_policy"].text == u"continue" ? u"BackOrder"_s : u"OutOfStock"_s;
}

} // namespace

ShopifyRows::ShopifyRows(const QString &shop, RowRules &rules)
    : m_products(shop.section(u'?', 0, 0))
    , m_rules(rules)
{
    while (m_products.endsWith(u'/'))
        m_products.chop(1);
    m_products += u"/products/";
}

QString ShopifyRows::missing() const
{
    return u"The JSON is not a Shopify product list: it has no list \"products\"."_s;
}

void ShopifyRows::take(const JsonNode &object, const RowPlace &place)
{
    const JsonNode &single = object[u"product"];
    const JsonNode &product = single.isObject() ? single : object;
    const JsonNode &status = product[u"status"];
    const bool isHidden = status.kind == JsonNode::Kind::Text && status.text != u"active";
    if (isHidden || (product[u"title"].text.isEmpty() && product[u"handle"].text.isEmpty()))
        return; // a draft, or the object around the list
    const auto variants = product[u"variants"].items();
    if (variants.empty())
        takeVariant(product, {}, place);
    for (const JsonNode *variant : variants)
        takeVariant(product, *variant, place);
}

void ShopifyRows::takeVariant(const JsonNode &product, const JsonNode &variant, const RowPlace &place)
{
    m_draft.clear();
    m_draft.place = place;
    const QString productId = product[u"id"].text;
    const QString sku = variant[u"sku"].text.trimmed();
    const QString variantId = variant[u"id"].text;
    m_draft[FeedField::Number].text = !sku.isEmpty() ? sku : !variantId.isEmpty() ? variantId : productId;
    m_draft[FeedField::Group].text = productId;
    if (const QString handle = product[u"handle"].text; !handle.isEmpty())
        m_draft[FeedField::Url].text = m_products + handle;
    QString name = product[u"title"].text;
    if (const QString title = variant[u"title"].text; !title.isEmpty() && title != kDefaultTitle)
        name += u" - "_s + title;
    m_draft[FeedField::Name].text = name;
    m_draft[FeedField::Brand].text = product[u"vendor"].text;
    m_draft[FeedField::Description].text = product[u"body_html"].text;
    m_draft[FeedField::Gtin].text = variant[u"barcode"].text;
    m_draft[FeedField::Availability].text = availabilityOf(variant);
    const QString price = variant[u"price"].text;
    const QString before = variant[u"compare_at_price"].text;
    const bool isReduced = decimalOf(price) < decimalOf(before) && decimalOf(price).micros() > 0;
    m_draft[FeedField::Price].text = isReduced ? before : price;
    m_draft[FeedField::SalePrice].text = isReduced ? price : QString();
    readOptions(product, variant);
    if (const QString grams = variant[u"grams"].text; decimalOf(grams).micros() > 0)
        m_draft.further.push_back({u"Weight"_s, grams + u" g"_s});
    m_rules.take(m_draft);
}

void ShopifyRows::readOptions(const JsonNode &product, const JsonNode &variant)
{
    int position = 0;
    for (const JsonNode *option : product[u"options"].items()) {
        ++position;
        const QString name = option->said();
        const QString value = variant[QString(u"option%1"_s.arg(position))].text;
        if (name.isEmpty() || value.isEmpty() || value == kDefaultTitle)
            continue;
        const FeedField field = fieldOfHeader(name);
        const bool isOwn
            = field == FeedField::Color || field == FeedField::Size || field == FeedField::Material;
        if (isOwn && m_draft.text(field).isEmpty())
            m_draft[field].text = value;
        else
            m_draft.further.push_back({name, value});
    }
}

} // namespace answerdesk::faqs
