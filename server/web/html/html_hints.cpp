// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/web/html/html_blocks.h"
#include <QtCore/QRegularExpression>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::web::tree {

namespace {

constexpr int kMaxHints = 300;

const QSet<QString> &priceWords()
{
    static const QSet<QString> kWords{u"price"_s, u"prices"_s, u"preis"_s, u"prix"_s, u"precio"_s, u"cena"_s,
        u"ceny"_s, u"prezzo"_s, u"amount"_s, u"pris"_s, u"prijs"_s, u"preco"_s, u"hinta"_s, u"cijena"_s,
        u"fiyat"_s, u"kaina"_s, u"pret"_s};
    return kWords;
}

/// Prices that are not to be paid: crossed out, for a unit, a month or the delivery.
bool isOldPrice(const GumboNode *element, const QSet<QString> &words)
{
    static const QSet<QString> kOld{u"old"_s, u"was"_s, u"strike"_s, u"strikethrough"_s, u"rrp"_s,
        u"crossed"_s, u"uvp"_s, u"original"_s, u"previous"_s, u"compare"_s, u"before"_s, u"list"_s,
        u"regular"_s, u"retail"_s, u"instalment"_s, u"installment"_s, u"shipping"_s, u"unit"_s, u"base"_s,
        u"lowest"_s, u"omnibus"_s, u"delivery"_s, u"save"_s, u"saving"_s, u"savings"_s, u"discount"_s,
        u"monthly"_s, u"msrp"_s, u"mrp"_s};
    if (hasAny(words, kOld))
        return true;
    static const QSet<QString> kBefore{u"old"_s, u"was"_s, u"strike"_s, u"strikethrough"_s, u"rrp"_s,
        u"crossed"_s, u"uvp"_s, u"previous"_s, u"before"_s, u"msrp"_s};
    const GumboNode *up = element;
    for (int i = 0; i < 3 && up && isElement(up); ++i, up = up->parent) {
        if (i == 1 && hasAny(roleWords(up), kBefore))
            return true;
        if (tagOf(up) == GUMBO_TAG_DEL || tagOf(up) == GUMBO_TAG_S || tagOf(up) == GUMBO_TAG_STRIKE
            || attributeText(up, "style").contains(u"line-through"_s))
            return true;
    }
    return false;
}

} // namespace

void BlockReader::hint(const QString &role, const QString &text)
{
    const int at = int(m_page->blocks.size());
    if (text.isEmpty() || m_page->hints.size() >= kMaxHints)
        return;
    if (!m_page->hints.isEmpty()) {
        const HtmlPage::Hint &last = m_page->hints.constLast();
        if (last.role == role && last.text == text)
            return;
    }
    m_page->hints << HtmlPage::Hint{role, text, at};
}

void BlockReader::addHintsBelow(const GumboNode *element)
{
    std::vector<const GumboNode *> open{element};
    while (!open.empty()) {
        const GumboNode *node = open.back();
        open.pop_back();
        const QSet<QString> words = roleWords(node);
        if (isSkipped(node, words))
            continue;
        addHints(node, words);
        const QList<const GumboNode *> children = childElements(node);
        open.insert(open.end(), children.rbegin(), children.rend());
    }
}

void BlockReader::addPriceHint(const GumboNode *element, const QSet<QString> &words)
{
    const GumboTag tag = tagOf(element);
    const bool struck = tag == GUMBO_TAG_DEL || tag == GUMBO_TAG_S || tag == GUMBO_TAG_STRIKE;
    if (!struck && !hasAny(words, priceWords()))
        return;
    const QString text = textOf(element, 80);
    const bool digit = std::any_of(text.begin(), text.end(), [](QChar c) { return c.isDigit(); });
    if (digit && text.size() < 60)
        hint(isOldPrice(element, words) ? u"old-price"_s : u"price"_s, text);
}

void BlockReader::addHints(const GumboNode *element, const QSet<QString> &words)
{
    if (m_page->hints.size() >= kMaxHints)
        return;
    const GumboTag tag = tagOf(element);
    // An element without a name says something by its kind only.
    if (element->v.element.attributes.length == 0 && tag != GUMBO_TAG_BUTTON && tag != GUMBO_TAG_A
        && tag != GUMBO_TAG_DEL && tag != GUMBO_TAG_S && tag != GUMBO_TAG_STRIKE)
        return;
    addControl(element, words);
    if (tag == GUMBO_TAG_A) {
        // The page of a brand: "/brand/acme", "/marken/acme".
        static const QRegularExpression kBrand(
            u"[/=_-](brands?|marken?|marques?|marcas?|hersteller|manufacturers?|producenc?i|vyrobce|znacka)[/=_-]"_s,
            QRegularExpression::CaseInsensitiveOption);
        if (kBrand.match(attributeText(element, "href").left(300)).hasMatch())
            hint(u"brand"_s, textOf(element, 60));
    }
    for (const char *name : {"data-rating", "data-score", "data-average-rating", "data-rating-value"}) {
        if (hasAttribute(element, name))
            hint(u"rating"_s, attributeText(element, name).left(20));
    }
    addPriceHint(element, words);
    if (words.isEmpty())
        return;
    if (words.contains(u"availability"_s) || words.contains(u"stock"_s) || words.contains(u"instock"_s)
        || words.contains(u"verfügbarkeit"_s) || words.contains(u"lieferstatus"_s))
        hint(u"availability"_s, textOf(element, 120));
    if (words.contains(u"sku"_s) || words.contains(u"artikelnummer"_s) || words.contains(u"partnumber"_s))
        hint(u"sku"_s, textOf(element, 80));
    if (words.contains(u"brand"_s))
        hint(u"brand"_s, textOf(element, 60));
}

} // namespace answerdesk::web::tree
