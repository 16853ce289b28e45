// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/web/html/html_blocks.h"
#include <QtCore/QRegularExpression>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::web::tree {

namespace {

constexpr int kMaxHints = 200;

} // namespace

void BlockReader::addHints(const GumboNode *element, const QSet<QString> &words)
{
    if (m_page->hints.size() >= kMaxHints)
        return;
    const auto hint = [&](const QString &role, const QString &text) {
        if (!text.isEmpty()
            && (m_page->hints.isEmpty() || m_page->hints.constLast() != HtmlPage::Hint{role, text}))
            m_page->hints << HtmlPage::Hint{role, text};
    };
    const GumboTag tag = tagOf(element);
    if (tag == GUMBO_TAG_BUTTON || tag == GUMBO_TAG_INPUT || tag == GUMBO_TAG_A) {
        static const QRegularExpression kBuy(
            u"\\b(add to (cart|bag|basket|trolley)|buy now|buy it now|in den (waren|einkaufs)korb|jetzt "
            u"kaufen|ajouter au "
            u"panier|acheter|a(ñ|n)adir al carrito|agregar al carrito|comprar|aggiungi al "
            u"carrello|acquista|do koszyka|"
            u"dodaj do koszyka|adicionar ao carrinho|in winkelwagen|do košíku|do košíka|kúpiť|adaug(ă|a) "
            u"(î|i)n co(ș|s)|"
            u"pievienot grozam|в корзину|купить|naroči|dodaj v košarico|in winkelmand|bestellen|lägg i varukorgen|osta)\\b|カートに入れる|장바구니|구매하기|加入購物車|立即購買"_s,
            QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
        QString text = tag == GUMBO_TAG_INPUT ? attributeText(element, "value") : textOf(element, 80);
        if (text.isEmpty())
            text = attributeText(element, "aria-label");
        if (kBuy.match(text).hasMatch() || words.contains(u"addtocart"_s) || words.contains(u"addtobasket"_s)
            || (words.contains(u"add"_s) && (words.contains(u"cart"_s) || words.contains(u"basket"_s)))) {
            hint(u"add-to-cart"_s, text.isEmpty() ? u"add to cart"_s : text);
            const bool off = hasAttribute(element, "disabled") || words.contains(u"disabled"_s)
                || attributeText(element, "aria-disabled") == u"true"_s;
            if (!off && text.size() >= 3 && (tag != GUMBO_TAG_A || text.size() <= 30))
                hint(u"can-buy"_s, text);
        }
    }
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
    if (words.isEmpty())
        return;
    if (words.contains(u"price"_s) || words.contains(u"prices"_s) || words.contains(u"preis"_s)
        || words.contains(u"prix"_s) || words.contains(u"precio"_s) || words.contains(u"cena"_s)
        || words.contains(u"prezzo"_s) || words.contains(u"amount"_s)) {
        const QString text = textOf(element, 80);
        const bool digit = std::any_of(text.begin(), text.end(), [](QChar c) { return c.isDigit(); });
        static const QSet<QString> kOld{u"old"_s, u"was"_s, u"strike"_s, u"strikethrough"_s, u"rrp"_s,
            u"crossed"_s, u"uvp"_s, u"original"_s, u"previous"_s, u"compare"_s, u"before"_s, u"list"_s,
            u"regular"_s, u"retail"_s, u"instalment"_s, u"installment"_s, u"shipping"_s, u"unit"_s, u"base"_s,
            u"lowest"_s, u"omnibus"_s, u"delivery"_s, u"save"_s, u"saving"_s, u"savings"_s, u"discount"_s,
            u"monthly"_s};
        bool old = hasAny(words, kOld);
        for (const GumboNode *up = element; up && !old && up != element->parent; up = up->parent)
            old = tagOf(up) == GUMBO_TAG_DEL || tagOf(up) == GUMBO_TAG_S || tagOf(up) == GUMBO_TAG_STRIKE;
        if (digit && text.size() < 60)
            hint(old ? u"old-price"_s : u"price"_s, text);
    }
    if (words.contains(u"availability"_s) || words.contains(u"stock"_s) || words.contains(u"instock"_s)
        || words.contains(u"verfügbarkeit"_s) || words.contains(u"lieferstatus"_s))
        hint(u"availability"_s, textOf(element, 120));
    if (words.contains(u"sku"_s) || words.contains(u"artikelnummer"_s) || words.contains(u"partnumber"_s))
        hint(u"sku"_s, textOf(element, 80));
    if (words.contains(u"brand"_s))
        hint(u"brand"_s, textOf(element, 60));
}

} // namespace answerdesk::web::tree
