// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/questions/shop_blocks.h"
#include "server/faqs/facts/product_text.h"
#include "server/faqs/facts/product_topics.h"
#include "shared/core/secret.h"
#include <array>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

namespace {

constexpr qsizetype kShortestBlock = 12; ///< shorter ones are alike by accident
constexpr qsizetype kHashBytes = 16;
constexpr qsizetype kLongestName = 200;
constexpr double kSameProduct = 0.6;

/// Empty for a text that is too short to tell.
QString blockHash(const QString &text)
{
    const QString plain = comparable(text);
    if (plain.size() < kShortestBlock)
        return {};
    return QString::fromLatin1(sha256(plain.toUtf8()).first(kHashBytes).toHex());
}

bool mayBeOfShop(const FurtherFact &fact)
{
    return fact.where.kind == u"section"_s || fact.where.kind == u"list"_s || fact.where.kind == u"text"_s
        || fact.where.kind == u"definition"_s;
}

QString hashOf(const FurtherFact &fact)
{
    if (!mayBeOfShop(fact))
        return {};
    // "Material: stainless steel" in a list of data is the product's, however many share it.
    const bool isData = !fact.label.isEmpty() && fact.label != fact.where.where
        && fact.where.kind != u"section"_s && fact.value.count(u' ') < 4;
    return isData ? QString() : blockHash(fact.value);
}

QString hashOf(const PublishedFaq &faq) { return blockHash(faq.question + u' ' + faq.answer); }

/// What a shopper asks about every product of a shop.
bool isAnswerOfShop(const FurtherFact &fact)
{
    static constexpr std::array kAsked{Topic::Delivery, Topic::Returns, Topic::Warranty};
    return std::any_of(kAsked.begin(), kAsked.end(),
        [&](Topic topic) { return isAbout(fact.label, topic) || isAbout(fact.value, topic); });
}

} // namespace

PageBlocks blocksOf(const ProductFacts &facts, const QUrl &address)
{
    PageBlocks blocks{address.host(), comparable(facts.name.value).left(kLongestName), {}};
    for (const FurtherFact &fact : facts.further)
        blocks.hashes.insert(hashOf(fact));
    for (const PublishedFaq &faq : facts.faqs)
        blocks.hashes.insert(hashOf(faq));
    blocks.hashes.insert(blockHash(facts.description.value));
    blocks.hashes.remove(QString());
    return blocks;
}

bool areOtherProducts(const QString &one, const QString &other)
{
    return !one.isEmpty() && !other.isEmpty() && likeness(one, other) < kSameProduct;
}

ProductFacts withoutShopBlocks(ProductFacts facts, const QSet<QString> &common)
{
    if (common.isEmpty())
        return facts;
    for (FurtherFact &fact : facts.further)
        fact.isOfShop = common.contains(hashOf(fact));
    facts.further.removeIf([](const FurtherFact &fact) { return fact.isOfShop && !isAnswerOfShop(fact); });
    facts.faqs.removeIf([&](const PublishedFaq &faq) { return common.contains(hashOf(faq)); });
    if (common.contains(blockHash(facts.description.value)))
        facts.description = {};
    return facts;
}

QSet<QString> commonBlocks(const QList<PageBlocks> &pages)
{
    QSet<QString> common;
    for (qsizetype i = 0; i < pages.size(); ++i) {
        for (qsizetype j = i + 1; j < pages.size(); ++j) {
            if (pages[i].host == pages[j].host && areOtherProducts(pages[i].product, pages[j].product))
                common.unite(QSet<QString>(pages[i].hashes).intersect(pages[j].hashes));
        }
    }
    return common;
}

} // namespace answerdesk::faqs
