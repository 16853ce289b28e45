// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/facts/product_page.h"
#include "server/faqs/facts/main_offer.h"
#include "server/faqs/facts/product_price.h"
#include "server/faqs/facts/product_text.h"
#include <QtCore/QSet>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

namespace {

/// How well the name fits the page's own titles: a page is about what its heading says.
double fitOf(const QStringList &comparableTitles, const QString &name)
{
    const QString a = comparable(name);
    double best = 0;
    for (const QString &b : comparableTitles) {
        if (a.isEmpty() || b.isEmpty())
            continue;
        if (b.contains(a) || (a.contains(b) && b.size() >= 4))
            return 1;
        best = std::max(best, likenessOfComparable(a, b));
    }
    return best;
}

/// As comparable() writes them.
QStringList titlesOf(const web::HtmlPage &page)
{
    return {comparable(mainHeading(page)), comparable(page.ogTitle), comparable(page.title)};
}

} // namespace

bool isPriceLabel(const QString &label)
{
    static const QSet<QString> kLabels{u"price"_s, u"our price"_s, u"preis"_s, u"unser preis"_s, u"prix"_s,
        u"precio"_s, u"prezzo"_s, u"cena"_s, u"preço"_s, u"prijs"_s, u"pris"_s, u"цена"_s, u"価格"_s,
        u"販売価格"_s, u"가격"_s, u"preț"_s, u"ár"_s, u"hinta"_s};
    return kLabels.contains(label);
}

QString mainHeading(const web::HtmlPage &page)
{
    const qsizetype at = mainHeadingBlock(page);
    if (at < 0)
        return {};
    const web::HtmlPage::Block &block = page.blocks[at];
    return block.kind == web::HtmlPage::Block::Definition ? block.cells.constLast() : block.text;
}

bool hasPrice(const ProductCandidate &product)
{
    return std::any_of(product.offers.begin(), product.offers.end(),
        [](const OfferData &offer) { return parseMachinePrice(offer.price).has_value(); });
}

double titleFit(const web::HtmlPage &page, const QString &name) { return fitOf(titlesOf(page), name); }

int distinctNames(const StructuredData &data, const QString &kind)
{
    QSet<QString> names;
    for (const ProductCandidate &product : data.products) {
        if (product.kind == kind && !product.name.isEmpty())
            names.insert(comparable(product.name));
    }
    return int(names.size());
}

const ProductCandidate *mainProduct(
    const web::HtmlPage &page, const StructuredData &data, const QString &kind)
{
    const auto isOfKind = [&](const ProductCandidate &product) { return product.kind == kind; };
    if (std::none_of(data.products.begin(), data.products.end(), isOfKind))
        return nullptr;
    const QStringList titles = titlesOf(page);
    const ProductCandidate *best = nullptr;
    double bestScore = 0;
    for (const ProductCandidate &product : data.products) {
        if (!isOfKind(product))
            continue;
        const double fit = fitOf(titles, product.name);
        if (product.listed && fit < 0.9)
            continue;
        const double score = fit * 4 + (hasPrice(product) ? 1.5 : 0) + (product.listed ? 0 : 1)
            + (product.sku.isEmpty() ? 0 : 0.2) + 0.01 * double(product.properties.size());
        if (score > bestScore) {
            bestScore = score;
            best = &product;
        }
    }
    // One of many whose name the page's title does not bear is an entry of a list.
    if (best && fitOf(titles, best->name) < 0.4 && distinctNames(data, kind) > 2)
        return nullptr;
    return best;
}

} // namespace answerdesk::faqs
