// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/web/html/html_tree.h"
#include <QtCore/QHash>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::web::tree {

namespace {

constexpr int kMaxItems = 2000;
constexpr int kMaxItemDepth = 12; ///< keeps the JSON within the parser's nesting
constexpr int kMaxReferences = 64;
constexpr std::size_t kMaxProperties = 1000; ///< of an item
constexpr qsizetype kMaxNames = 20; ///< of one property

struct Property {
    QString name;
    QString text;
    int item = -1; ///< index of a nested item, or -1 for text
};

struct Item {
    QStringList types;
    std::vector<Property> properties;
    int depth = 0;
    bool nested = false;
};

QStringList words(const GumboNode *element, const char *name)
{
    return attributeText(element, name).split(u' ', Qt::SkipEmptyParts);
}

QString shortType(const QString &type)
{
    const qsizetype cut
        = std::max(type.lastIndexOf(u'/'), std::max(type.lastIndexOf(u'#'), type.lastIndexOf(u':')));
    return cut >= 0 ? type.sliced(cut + 1) : type;
}

QString propertyText(const GumboNode *element, const QStringList &names)
{
    // Where a brand's name leads is not the brand.
    static const QSet<QString> kNames{u"brand"_s, u"manufacturer"_s, u"name"_s};
    if (const char *content = attribute(element, "content"))
        return cleaned(QString::fromUtf8(content));
    switch (tagOf(element)) {
    case GUMBO_TAG_A:
        if (kNames.contains(names.value(0)))
            break;
        [[fallthrough]];
    case GUMBO_TAG_LINK:
    case GUMBO_TAG_AREA:
        return attributeText(element, hasAttribute(element, "href") ? "href" : "resource");
    case GUMBO_TAG_IMG:
    case GUMBO_TAG_AUDIO:
    case GUMBO_TAG_VIDEO:
    case GUMBO_TAG_EMBED:
    case GUMBO_TAG_IFRAME:
    case GUMBO_TAG_SOURCE:
        return attributeText(element, "src");
    case GUMBO_TAG_OBJECT:
        return attributeText(element, "data");
    case GUMBO_TAG_DATA:
    case GUMBO_TAG_METER:
        return attributeText(element, "value");
    case GUMBO_TAG_TIME:
        if (hasAttribute(element, "datetime"))
            return attributeText(element, "datetime");
        break;
    default:
        break;
    }
    return textOf(element);
}

QHash<QByteArray, const GumboNode *> identified(const GumboNode *root)
{
    QHash<QByteArray, const GumboNode *> found;
    std::vector<const GumboNode *> open{root};
    while (!open.empty()) {
        const GumboNode *node = open.back();
        open.pop_back();
        if (!isElement(node))
            continue;
        if (const char *id = attribute(node, "id"); id && !found.contains(id))
            found.insert(id, node);
        const GumboVector &children = node->v.element.children;
        for (unsigned i = 0; i < children.length; ++i)
            open.push_back(static_cast<const GumboNode *>(children.data[i]));
    }
    return found;
}

json::Value toValue(const std::vector<Item> &items, const Item &item)
{
    json::Array types;
    for (const QString &type : item.types)
        types.emplace_back(type);
    json::Object properties;
    QHash<QString, std::size_t> places;
    for (const Property &property : item.properties) {
        json::Value value = property.item >= 0 ? toValue(items, items[std::size_t(property.item)])
                                               : json::Value(property.text);
        const auto known = places.constFind(property.name);
        if (known != places.constEnd()) {
            properties[*known].second.asArray()->push_back(std::move(value));
        } else {
            places.insert(property.name, properties.size());
            json::Array values;
            values.push_back(std::move(value));
            properties.emplace_back(property.name, std::move(values));
        }
    }
    return json::Object{{u"type"_s, std::move(types)}, {u"properties"_s, std::move(properties)}};
}

} // namespace

json::Value readMicrodata(const GumboNode *root)
{
    struct Step {
        const GumboNode *node;
        int item;
    };
    std::vector<Item> items;
    std::vector<Step> steps{{root, -1}};
    QHash<QByteArray, const GumboNode *> ids;
    int references = 0;
    while (!steps.empty()) {
        const Step step = steps.back();
        steps.pop_back();
        if (!isElement(step.node))
            continue;
        if (tagOf(step.node) == GUMBO_TAG_TEMPLATE)
            continue;
        const bool rdfa = hasAttribute(step.node, "typeof");
        const bool opens = (rdfa || hasAttribute(step.node, "itemscope")) && int(items.size()) < kMaxItems;
        QStringList names = words(step.node, "itemprop");
        if (names.isEmpty() && step.item >= 0) {
            for (const QString &name : words(step.node, "property"))
                names << shortType(name);
        }
        names = names.first(std::min(names.size(), kMaxNames));
        if (step.item >= 0 && items[std::size_t(step.item)].properties.size() >= kMaxProperties)
            names.clear();
        int inside = step.item;
        if (opens) {
            Item item;
            for (const QString &type : words(step.node, rdfa ? "typeof" : "itemtype"))
                item.types << shortType(type);
            const int depth = step.item >= 0 ? items[std::size_t(step.item)].depth + 1 : 0;
            item.depth = depth;
            item.nested = step.item >= 0 && !names.isEmpty();
            if (depth < kMaxItemDepth) {
                inside = int(items.size());
                items.push_back(std::move(item));
                for (const QString &name : names) {
                    if (step.item >= 0)
                        items[std::size_t(step.item)].properties.push_back({name, {}, inside});
                }
                const QStringList refs = words(step.node, "itemref");
                if (!refs.isEmpty() && ids.isEmpty())
                    ids = identified(root);
                for (const QString &ref : refs) {
                    // The guard ends circles of references.
                    if (const GumboNode *other = ids.value(ref.toUtf8());
                        other && ++references <= kMaxReferences)
                        steps.push_back({other, inside});
                }
            }
        } else if (step.item >= 0 && !names.isEmpty()) {
            const QString text = propertyText(step.node, names);
            for (const QString &name : std::as_const(names))
                items[std::size_t(step.item)].properties.push_back({name, text, -1});
        }
        const GumboVector &children = step.node->v.element.children;
        for (unsigned i = children.length; i-- > 0;)
            steps.push_back({static_cast<const GumboNode *>(children.data[i]), inside});
    }
    json::Array roots;
    for (const Item &item : items) {
        if (!item.nested && !item.properties.empty())
            roots.push_back(toValue(items, item));
    }
    return roots;
}

} // namespace answerdesk::web::tree
