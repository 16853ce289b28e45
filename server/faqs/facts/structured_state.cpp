// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/facts/product_text.h"
#include "server/faqs/facts/structured_data.h"
#include <initializer_list>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

namespace {

constexpr qsizetype kMaxCandidates = 200;
constexpr int kMaxDepth = 16;
constexpr int kMaxNodes = 60'000;

using Keys = std::initializer_list<QStringView>;

bool isSame(QStringView key, QStringView wanted)
{
    // "product_name", "productName" and "ProductName" are one key.
    qsizetype at = 0;
    for (const QChar c : key) {
        if (c == u'_' || c == u'-')
            continue;
        if (at >= wanted.size() || c.toLower() != wanted[at])
            return false;
        ++at;
    }
    return at == wanted.size();
}

const json::Value *member(const json::Object &object, Keys keys)
{
    for (const QStringView wanted : keys) {
        for (const auto &[key, value] : object) {
            if (!value.isNull() && isSame(key, wanted))
                return &value;
        }
    }
    return nullptr;
}

/// Text of a value, or of the member that stands for it.
QString textOf(const json::Value *value, Keys inner = {u"name", u"label", u"title", u"value"})
{
    if (!value)
        return {};
    if (const QString *text = value->asString())
        return plainText(*text);
    if (const json::Number *number = value->asNumber())
        return QString::fromLatin1(number->text);
    const json::Object *object = value->asObject();
    const json::Value *named = object ? member(*object, inner) : nullptr;
    return named && !named->asObject() ? textOf(named, inner) : QString();
}

QString availabilityOf(const json::Object &object)
{
    if (const json::Value *told
        = member(object, {u"availability", u"stockstatus", u"availabilitystatus", u"itemavailability"})) {
        if (const QString *text = told->asString())
            return text->sliced(std::max(text->lastIndexOf(u'/'), text->lastIndexOf(u'#')) + 1);
        if (const bool *yes = told->asBool())
            return *yes ? u"InStock"_s : u"OutOfStock"_s;
    }
    if (const json::Value *told
        = member(object, {u"instock", u"isinstock", u"isavailable", u"available", u"purchasable"})) {
        if (const bool *yes = told->asBool())
            return *yes ? u"InStock"_s : u"OutOfStock"_s;
    }
    if (const json::Value *told
        = member(object, {u"outofstock", u"isoutofstock", u"soldout", u"issoldout", u"globallyoutofstock"})) {
        if (const bool *yes = told->asBool())
            return *yes ? u"OutOfStock"_s : u"InStock"_s;
    }
    return {};
}

class StateReader
{
public:
    explicit StateReader(StructuredData &out)
        : m_out(out)
    {
    }

    void visit(const json::Value &value, int depth)
    {
        if (depth > kMaxDepth || ++m_nodes > kMaxNodes || m_found >= kMaxCandidates)
            return;
        if (const json::Array *array = value.asArray()) {
            for (const json::Value &item : *array)
                visit(item, depth + 1);
        } else if (const json::Object *object = value.asObject()) {
            take(*object);
            for (const auto &entry : *object)
                visit(entry.second, depth + 1);
        }
    }

private:
    void take(const json::Object &object)
    {
        ProductCandidate product;
        product.kind = u"state"_s;
        product.name = textOf(
            member(object, {u"productname", u"name", u"title", u"itemname", u"displayname", u"fullname"}));
        if (product.name.size() < 3 || product.name.size() > 300)
            return;
        product.brand
            = textOf(member(object, {u"brand", u"brandname", u"manufacturer", u"itembrand", u"vendor"}));
        product.sku = textOf(member(object,
            {u"sku", u"productcode", u"articlenumber", u"itemnumber", u"partnumber", u"itemid",
                u"productid"}));
        product.gtin = textOf(member(object, {u"gtin13", u"gtin", u"ean", u"ean13", u"upc", u"barcode"}));
        product.mpn = textOf(member(object,
            {u"mpn", u"manufacturerpartnumber", u"modelnumber", u"mfrpartnumber", u"manufacturernumber"}));
        OfferData offer;
        offer.path = u"price"_s;
        const json::Value *price = member(
            object, {u"saleprice", u"currentprice", u"finalprice", u"price", u"pricevalue", u"priceamount"});
        offer.price = textOf(price, {u"value", u"amount", u"current", u"final", u"price"});
        offer.machineNumber = price && price->asNumber();
        Keys currency{u"pricecurrency", u"currency", u"currencycode", u"currencyiso"};
        offer.currency = textOf(member(object, currency), {u"code", u"isocode", u"value"});
        if (const json::Object *inner = price ? price->asObject() : nullptr;
            inner && offer.currency.isEmpty())
            offer.currency = textOf(member(*inner, currency));
        offer.availability = availabilityOf(object);
        if (const json::Value *rating
            = member(object, {u"aggregaterating", u"ratings", u"rating", u"reviews"});
            rating && rating->asObject()) {
            product.rating = textOf(rating, {u"ratingvalue", u"averagerating", u"average", u"value"});
            product.ratingCount = textOf(rating, {u"ratingcount", u"reviewcount", u"totalreviews", u"count"});
        }
        const bool sold = !offer.price.isEmpty() || !product.sku.isEmpty() || !product.brand.isEmpty()
            || !product.gtin.isEmpty();
        if (!sold)
            return;
        if (!offer.price.isEmpty() || !offer.availability.isEmpty())
            product.offers << offer;
        m_out.products << std::move(product);
        ++m_found;
    }

    StructuredData &m_out;
    int m_nodes = 0;
    qsizetype m_found = 0;
};

} // namespace

void readStates(const web::HtmlPage &page, StructuredData &data)
{
    StateReader reader(data);
    for (const QByteArray &state : page.states) {
        if (const auto root = parseLenientJson(state))
            reader.visit(*root, 0);
    }
}

} // namespace answerdesk::faqs
