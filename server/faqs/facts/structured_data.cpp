// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/facts/structured_data.h"
#include "server/faqs/facts/product_text.h"
#include <QtCore/QHash>
#include <QtCore/QRegularExpression>
#include <QtCore/QSet>
#include <array>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

namespace {

constexpr qsizetype kMaxProducts = 500;
constexpr qsizetype kMaxProperties = 80;

QString shortName(const QString &type)
{
    const qsizetype cut = std::max({type.lastIndexOf(u'/'), type.lastIndexOf(u'#'), type.lastIndexOf(u':')});
    return cut >= 0 ? type.sliced(cut + 1) : type;
}

/// Reads one node tree; a property's value may be a text, a number, a node, a reference to one, or a list of
/// these.
class Reader
{
public:
    Reader(StructuredData &out, QString kind)
        : m_out(out)
        , m_kind(std::move(kind))
    {
    }

    void read(const json::Value &root)
    {
        index(root, 0);
        visit(root, false, 0);
    }

private:
    void index(const json::Value &value, int depth)
    {
        if (depth > 20)
            return;
        if (const json::Array *array = value.asArray()) {
            for (const json::Value &item : *array)
                index(item, depth + 1);
        } else if (const json::Object *object = value.asObject()) {
            const QString id = value.string(u"@id");
            if (!id.isEmpty() && object->size() > 1 && !m_nodes.contains(id))
                m_nodes.insert(id, &value);
            for (const auto &member : *object)
                index(member.second, depth + 1);
        }
    }

    /// The node that a mere reference stands for.
    const json::Value &resolved(const json::Value &value) const
    {
        const json::Object *object = value.asObject();
        if (object && object->size() == 1) {
            if (const json::Value *node = m_nodes.value(value.string(u"@id")))
                return *node;
        }
        return value;
    }

    QList<const json::Value *> values(const json::Value &node, QStringView key) const
    {
        const json::Value *member = node.find(key);
        if (!member || member->isNull())
            return {};
        QList<const json::Value *> found;
        if (const json::Array *array = member->asArray()) {
            for (const json::Value &item : *array)
                found << &resolved(item);
        } else {
            found << &resolved(*member);
        }
        return found;
    }

    /// The value as text: of a node its name, value or @value.
    QString text(const json::Value &value) const
    {
        if (const QString *string = value.asString())
            return plainText(*string);
        if (const json::Number *number = value.asNumber())
            return QString::fromLatin1(number->text);
        for (const QStringView key : {QStringView(u"name"), QStringView(u"@value"), QStringView(u"value")}) {
            const json::Value *member = value.find(key);
            if (!member)
                continue;
            if (member->asArray() && !member->asArray()->empty())
                member = &member->asArray()->front();
            if (const QString *string = member->asString())
                return plainText(*string);
            if (const json::Number *number = member->asNumber())
                return QString::fromLatin1(number->text);
        }
        return {};
    }

    QString first(const json::Value &node, QStringView key) const
    {
        for (const json::Value *value : values(node, key)) {
            const QString found = text(*value);
            if (!found.isEmpty() && found.compare(u"null"_s, Qt::CaseInsensitive) != 0
                && found.compare(u"undefined"_s, Qt::CaseInsensitive) != 0)
                return found;
        }
        return {};
    }

    QStringList typesOf(const json::Value &node) const
    {
        QStringList types;
        const json::Value *member = node.find(u"@type");
        if (const QString *one = member ? member->asString() : nullptr)
            types << shortName(*one);
        else if (const json::Array *several = member ? member->asArray() : nullptr) {
            for (const json::Value &item : *several) {
                if (const QString *name = item.asString())
                    types << shortName(*name);
            }
        }
        return types;
    }

    void visit(const json::Value &value, bool listed, int depth)
    {
        if (depth > 12 || m_out.products.size() >= kMaxProducts)
            return;
        if (const json::Array *array = value.asArray()) {
            for (const json::Value &item : *array)
                visit(resolved(item), listed, depth + 1);
            return;
        }
        if (!value.asObject())
            return;
        const QStringList types = typesOf(value);
        if (depth <= 3 && !listed)
            m_out.types << types;
        static const QSet<QString> kProducts{u"Product"_s, u"ProductGroup"_s, u"ProductModel"_s,
            u"IndividualProduct"_s, u"SomeProducts"_s, u"Vehicle"_s, u"Car"_s};
        static const QSet<QString> kSold{
            u"Book"_s, u"SoftwareApplication"_s, u"CreativeWork"_s, u"VideoGame"_s};
        const auto isA = [&](const QSet<QString> &set) {
            return std::any_of(
                types.begin(), types.end(), [&](const QString &type) { return set.contains(type); });
        };
        if (isA(kProducts) || (isA(kSold) && value.find(u"offers"))) {
            addProduct(value, listed);
            return;
        }
        if (types.contains(u"Offering"_s)) {
            addOffering(value, listed);
            return;
        }
        if (types.contains(u"Question"_s))
            addQuestion(value);
        // What a review, an offer list or a breadcrumb mentions is not what the page sells.
        static constexpr std::array<QStringView, 6> kMain{
            u"@graph", u"mainEntity", u"mainEntityOfPage", u"itemOffered", u"hasPart", u"about"};
        for (const QStringView key : kMain) {
            for (const json::Value *inner : values(value, key))
                visit(*inner, listed || key == u"about", depth + 1);
        }
        for (const QStringView key :
            {QStringView(u"itemListElement"), QStringView(u"item"), QStringView(u"itemReviewed")}) {
            for (const json::Value *inner : values(value, key))
                visit(*inner, true, depth + 1);
        }
    }

    void addQuestion(const json::Value &node)
    {
        QuestionData data{first(node, u"name"), {}, m_kind};
        for (const QStringView key : {QStringView(u"acceptedAnswer"), QStringView(u"suggestedAnswer")}) {
            for (const json::Value *answer : values(node, key)) {
                if (data.answer.isEmpty())
                    data.answer = answer->asObject() ? first(*answer, u"text") : text(*answer);
            }
        }
        if (data.question.isEmpty())
            data.question = first(node, u"text");
        if (!data.question.isEmpty() && !data.answer.isEmpty())
            m_out.questions << data;
    }

    void addOffer(
        const json::Value &node, const QString &path, ProductCandidate &product, int depth = 0) const
    {
        if (!node.asObject() || depth > 3 || product.offers.size() >= 200)
            return;
        OfferData offer;
        offer.currency = first(node, u"priceCurrency");
        offer.availability = shortName(first(node, u"availability"));
        offer.condition = shortName(first(node, u"itemCondition"));
        const auto take = [&](const json::Value &from, QStringView key, const QString &at) {
            const QString found = first(from, key);
            if (found.isEmpty() || !offer.price.isEmpty())
                return;
            offer.price = found;
            offer.path = at + u'.' + key.toString();
            const json::Value *member = from.find(key);
            offer.machineNumber = member && member->asNumber();
        };
        take(node, u"price", path);
        if (offer.price.isEmpty() && node.find(u"lowPrice")) {
            take(node, u"lowPrice", path);
            offer.priceHigh = first(node, u"highPrice");
            offer.isRange = true;
        }
        for (const json::Value *specification : values(node, u"priceSpecification")) {
            // Prices for a unit, crossed-out prices and delivery charges are specifications as well.
            const QString type = first(*specification, u"priceType") + typesOf(*specification).join(u' ');
            if (type.contains(u"List") || type.contains(u"Strike") || type.contains(u"SRP")
                || type.contains(u"Delivery") || specification->find(u"referenceQuantity"))
                continue;
            take(*specification, u"price", path + u".priceSpecification"_s);
            take(*specification, u"minPrice", path + u".priceSpecification"_s);
            if (offer.currency.isEmpty())
                offer.currency = first(*specification, u"priceCurrency");
        }
        const qsizetype before = product.offers.size();
        if (offer.price.isEmpty() || !offer.isRange) {
            for (const json::Value *inner : values(node, u"offers"))
                addOffer(*inner, path + u".offers"_s, product, depth + 1);
        }
        if (!offer.price.isEmpty() || (product.offers.size() == before && !offer.availability.isEmpty()))
            product.offers << offer;
    }

    /// GoodRelations, which shops wrote in RDFa before schema.org had products.
    void addOffering(const json::Value &node, bool listed)
    {
        ProductCandidate product;
        product.kind = m_kind;
        product.listed = listed;
        product.name = first(node, u"name");
        product.description = first(node, u"description");
        product.sku = first(node, u"hasStockKeepingUnit");
        product.gtin = first(node, u"hasEAN_UCC-13");
        product.mpn = first(node, u"hasMPN");
        product.brand = first(node, u"hasBrand");
        if (product.brand.isEmpty())
            product.brand = first(node, u"hasManufacturer");
        for (const json::Value *price : values(node, u"hasPriceSpecification")) {
            OfferData offer;
            offer.price = first(*price, u"hasCurrencyValue");
            if (offer.price.isEmpty())
                offer.price = first(*price, u"hasMinCurrencyValue");
            offer.currency = first(*price, u"hasCurrency");
            offer.path = u"Offering.hasPriceSpecification.hasCurrencyValue"_s;
            if (!offer.price.isEmpty() && typesOf(*price).filter(u"Delivery"_s).isEmpty())
                product.offers << offer;
        }
        if (!product.name.isEmpty())
            m_out.products << std::move(product);
    }

    void addProduct(const json::Value &node, bool listed)
    {
        ProductCandidate product;
        product.kind = m_kind;
        product.listed = listed;
        product.name = first(node, u"name");
        product.brand = first(node, u"brand");
        if (product.brand.isEmpty())
            product.brand = first(node, u"manufacturer");
        product.sku = first(node, u"sku");
        if (product.sku.isEmpty())
            product.sku = first(node, u"productID");
        for (const QStringView key : {QStringView(u"gtin13"), QStringView(u"gtin"), QStringView(u"gtin14"),
                 QStringView(u"gtin12"), QStringView(u"gtin8"), QStringView(u"ean"), QStringView(u"isbn")}) {
            if (product.gtin.isEmpty())
                product.gtin = first(node, key);
        }
        product.mpn = first(node, u"mpn");
        product.description = first(node, u"description");
        product.url = first(node, u"url");
        for (const json::Value *offer : values(node, u"offers"))
            addOffer(*offer, u"Product.offers"_s, product);
        if (product.offers.isEmpty())
            addOffer(node, u"Product"_s, product);
        for (const json::Value *variant : values(node, u"hasVariant")) {
            if (product.offers.size() < 100 && variant->asObject()) {
                for (const json::Value *offer : values(*variant, u"offers"))
                    addOffer(*offer, u"Product.hasVariant.offers"_s, product);
            }
        }
        for (const json::Value *rating : values(node, u"aggregateRating")) {
            if (!product.rating.isEmpty())
                break;
            product.rating = first(*rating, u"ratingValue");
            product.ratingBest = first(*rating, u"bestRating");
            product.ratingCount = first(*rating, u"ratingCount");
            if (product.ratingCount.isEmpty())
                product.ratingCount = first(*rating, u"reviewCount");
        }
        addProperties(node, product);
        m_out.products << std::move(product);
    }

    /// "38" with the unit code "CMT" is "38 cm".
    QString measured(const json::Value &value) const
    {
        const QString number = text(value);
        if (!value.asObject() || number.isEmpty())
            return number;
        QString unit = first(value, u"unitText");
        if (unit.isEmpty()) {
            static const QHash<QString, QString> kCodes{{u"KGM"_s, u"kg"_s}, {u"GRM"_s, u"g"_s},
                {u"CMT"_s, u"cm"_s}, {u"MMT"_s, u"mm"_s}, {u"MTR"_s, u"m"_s}, {u"LTR"_s, u"l"_s},
                {u"MLT"_s, u"ml"_s}, {u"INH"_s, u"in"_s}, {u"LBR"_s, u"lb"_s}, {u"ONZ"_s, u"oz"_s},
                {u"WTT"_s, u"W"_s}, {u"VLT"_s, u"V"_s}, {u"FOT"_s, u"ft"_s}, {u"CEL"_s, u"°C"_s}};
            unit = kCodes.value(shortName(first(value, u"unitCode")));
        }
        return unit.isEmpty() || number.endsWith(unit) ? number : number + u' ' + unit;
    }

    void addProperties(const json::Value &node, ProductCandidate &product) const
    {
        static constexpr std::array<std::pair<QStringView, QStringView>, 11> kKnown{
            {{u"material", u"Material"}, {u"color", u"Color"}, {u"size", u"Size"}, {u"weight", u"Weight"},
                {u"width", u"Width"}, {u"height", u"Height"}, {u"depth", u"Depth"}, {u"model", u"Model"},
                {u"countryOfOrigin", u"Country of origin"}, {u"pattern", u"Pattern"},
                {u"warranty", u"Warranty"}}};
        const auto add = [&](const QString &label, const QString &value, const QString &path) {
            if (!label.isEmpty() && !value.isEmpty() && value.size() <= 500
                && product.properties.size() < kMaxProperties)
                product.properties << ProductCandidate::Property{label, value, path};
        };
        for (const auto &[key, label] : kKnown) {
            QStringList texts;
            for (const json::Value *value : values(node, key))
                texts << measured(*value);
            texts.removeDuplicates();
            texts.removeAll(QString());
            add(label.toString(), texts.join(u", "_s), u"Product."_s + key.toString());
        }
        for (const json::Value *property : values(node, u"additionalProperty")) {
            if (property->asObject())
                add(first(*property, u"name"), plainText([&] {
                    const auto inner = values(*property, u"value");
                    QString number = inner.isEmpty() ? QString() : text(*inner.front());
                    const QString unit = first(*property, u"unitText");
                    return unit.isEmpty() || number.isEmpty() ? number : number + u' ' + unit;
                }()),
                    u"Product.additionalProperty"_s);
        }
    }

    StructuredData &m_out;
    QString m_kind;
    QHash<QString, const json::Value *> m_nodes;
};

/// Microdata in the shape of JSON-LD, so that one reader serves both.
json::Value linked(const json::Value &item)
{
    json::Object object;
    const json::Value *types = item.find(u"type");
    object.emplace_back(u"@type"_s, types ? *types : json::Value(json::Array{}));
    const json::Value *properties = item.find(u"properties");
    const json::Object *members = properties ? properties->asObject() : nullptr;
    if (members) {
        for (const auto &[name, list] : *members) {
            json::Array converted;
            if (const json::Array *texts = list.asArray()) {
                for (const json::Value &value : *texts)
                    converted.push_back(value.asObject() ? linked(value) : value);
            }
            object.emplace_back(name, std::move(converted));
        }
    }
    return object;
}

} // namespace

StructuredData readStructuredData(const web::HtmlPage &page)
{
    StructuredData data;
    for (const QByteArray &script : page.jsonLd) {
        if (const auto root = parseLenientJson(script))
            Reader(data, u"json-ld"_s).read(*root);
    }
    if (const json::Array *items = page.microdata.asArray()) {
        json::Array roots;
        for (const json::Value &item : *items)
            roots.push_back(linked(item));
        Reader(data, u"microdata"_s).read(json::Value(std::move(roots)));
    }
    data.types.removeDuplicates();
    readStates(page, data);
    return data;
}

} // namespace answerdesk::faqs
