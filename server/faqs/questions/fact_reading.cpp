// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/questions/fact_reading.h"
#include "server/faqs/facts/product_price.h"
#include "server/faqs/facts/product_text.h"
#include "server/faqs/questions/question_writer_words.h"
#include <QtCore/QRegularExpression>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

namespace {

/// Topics on which a whole section answers.
constexpr Topic kTold[] = {Topic::Care, Topic::Included, Topic::Delivery, Topic::Returns, Topic::Warranty,
    Topic::Ingredients, Topic::Use, Topic::Assembly};
/// Topics on which a shop's headings say more than its texts: the text has to name them too.
constexpr Topic kBound[] = {Topic::Care, Topic::Delivery, Topic::Returns, Topic::Warranty};

/// Topics whose values are any words: only a label that says nothing else asks about them.
constexpr Topic kWorded[] = {Topic::Use, Topic::Compatibility, Topic::Safety, Topic::Assembly,
    Topic::Condition, Topic::Origin, Topic::Connectivity, Topic::Included, Topic::Ingredients, Topic::Finish};

template <std::size_t N>
bool isOneOf(Topic topic, const Topic (&list)[N])
{
    return std::find(std::begin(list), std::end(list), topic) != std::end(list);
}

/// "variationId" is for programs.
bool isKey(const QString &label)
{
    for (qsizetype i = 1; i + 1 < label.size(); ++i) {
        if (label[i].isUpper() && label[i - 1].isLower() && label[i + 1].isLower())
            return true;
    }
    return label.contains(u'_');
}

/// Words of reviews, histories of prices, comparisons and forms that look like labels.
bool isForeignLabel(const QString &label)
{
    static const QRegularExpression kForeign(
        u"\\b(date|posted|author of|reviewer|pros|cons|quality|value|ease of "
        u"use|overall|stars?|sterne?|étoiles?|"
        u"estrellas?|stelle|quantity|qty|total|subtotal|shipping|ship to|delivery to|seller|sold|views|likes|"
        u"supplier|lieferant|fournisseur|proveedor|fornitore|fornecedor|leverancier|dostawca|leverantör|"
        u"dodavatel|"
        u"verkäufer|vendeur|vendedor|venditore|verkoper|sprzedawca|bewertung\\w*|avis|opinion\\w*|"
        u"valoraci\\w*|recension\\w*|"
        u"tax|vat|mwst|steuer|tva|iva|btw|moms|dph|ddv|price|preis|prix|precio|prezzo|prijs|cena|preço|pris|"
        u"sale|save|discount|rabatt|step|option|variant|question|answer|comments?|followers?|share|points?)"
        u"\\b|"
        u"(19|20)\\d\\d|^\\d|цена|价格|価格|数量"_s,
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    return kForeign.match(label).hasMatch();
}

/// Measures of what the product is packed in are not its own.
bool isOfPackage(const QString &label)
{
    static const QRegularExpression kPackage(
        u"packag|packing|carton|gross|shipping|verpack|versand|brutto|emball|colis|embalaje|embalagem|imball|"
        u"confezion|opakowan|förpack|obal|balení|梱包|包装"_s,
        QRegularExpression::CaseInsensitiveOption);
    return kPackage.match(label).hasMatch();
}

/// Makers' data sheets name colours in English on pages of any language.
bool isEnglishColour(const QString &value)
{
    static const QRegularExpression kColours(
        u"\\b(black|white|grey|gray|silver|red|blue|green|yellow|brown|purple|golden|clear|dark|light)\\b"_s,
        QRegularExpression::CaseInsensitiveOption);
    return kColours.match(value).hasMatch();
}

class Reader
{
public:
    Reader(const ProductFacts &facts, const WriterTexts &texts)
        : m_facts(facts)
        , m_texts(texts)
    {
    }

    QList<ReadFact> run()
    {
        QList<ReadFact> all;
        for (const FurtherFact &fact : m_facts.further)
            all << read(fact);
        QHash<QString, int> details;
        for (const ReadFact &one : std::as_const(all))
            details[one.place()] += one.isDetail ? 1 : 0;
        for (ReadFact &one : all)
            one.isDetail = one.isDetail && details.value(one.place()) >= 3;
        return all;
    }

private:
    ReadFact read(const FurtherFact &fact) const
    {
        ReadFact one;
        one.fact = &fact;
        const QString &kind = fact.where.kind;
        one.isBullet = fact.label.isEmpty() || (kind == u"list"_s && fact.label == fact.where.where);
        // A label that holds the product's name or a price is no label.
        const bool named = likeness(fact.label, m_facts.name.value) >= 0.5 || countPrices(fact.label) > 0;
        if (!named && !one.isBullet && !one.isSection()) {
            one.meant = LabelLexicon::instance().find(
                fact.label, fact.isTranslated ? m_texts.language() : m_facts.language);
            one.topic = one.meant         ? one.meant->topic
                : isOfPackage(fact.label) ? Topic::None
                                          : topicOfHead(labelWithoutUnit(fact.label));
        } else if (!named && !fact.label.isEmpty()) {
            one.topic = topicOfHead(fact.label);
        }
        if (one.isBullet && one.topic == Topic::None)
            one.topic = topicOfBullet(fact.value);
        if (kind == kChoiceKind)
            one.topic = one.topic == Topic::Color ? Topic::Colors
                : one.topic == Topic::Size        ? Topic::Fit
                                                  : one.topic;
        one.value = valueWithUnit(fact.value, fact.label);
        one.isOfProduct = isOfProduct(one, named);
        one.isDetail = one.isOfProduct && isDetail(one);
        return one;
    }

    bool isOfProduct(const ReadFact &one, bool named) const
    {
        const FurtherFact &fact = *one.fact;
        if (isBoilerplate(fact.value) || isBoilerplate(fact.label) || isRunTogether(fact.value)
            || (named && !one.isBullet) || fact.value.contains(u'*')
            || countPrices(fact.value) > mostPrices(one) || isIdentity(fact)
            || (!one.meant && !one.isBullet && isForeignLabel(fact.label)))
            return false;
        const bool isQuoted = fact.isTranslated || m_facts.language == m_texts.language();
        if (isQuoted && isOtherScript(fact.label + u' ' + fact.value, m_texts.language()))
            return false;
        if (one.isSection())
            return isOneOf(one.topic, kTold) && isNamed(one) && !isCutOff(fact.value);
        if (one.isBullet && !fact.label.isEmpty() && topicOfLabel(fact.label) == one.topic
            && isOneOf(one.topic, kBound) && !isNamed(one))
            return false;
        const bool plain = one.meant || one.isBullet || isPlainLabel(fact.label, one.topic);
        if (isOneOf(one.topic, kWorded) && !plain)
            return false;
        // "Assembly: VESA" says nothing on whether it has to be put together.
        if (one.topic == Topic::Assembly && !isAbout(fact.value, Topic::Assembly) && !isSentence(fact.value))
            return false;
        const ValueKind kind = fact.where.kind == kChoiceKind && one.topic == Topic::Fit ? ValueKind::Text
            : one.meant && one.topic == Topic::None                                      ? one.meant->kind
                                                                                         : kindOf(one.topic);
        if ((one.topic == Topic::Color || one.topic == Topic::Colors) && isEnglishColour(fact.value)
            && m_facts.language != u"en"_s)
            return false;
        return fits(one.value, kind) && (one.isBullet || isSentence(one.value) || !isCutOff(one.value));
    }

    /// "Free from 50 euros on" is about delivery; any other price is another product's or an old one.
    static int mostPrices(const ReadFact &one) { return one.topic == Topic::Delivery ? 1 : 0; }

    static bool isNamed(const ReadFact &one)
    {
        if (one.topic == Topic::Returns)
            return isAbout(one.fact->value, one.topic);
        return !isOneOf(one.topic, kBound) || fits(one.fact->value, kindOf(one.topic));
    }

    /// Brand, numbers and prices have questions of their own.
    bool isIdentity(const FurtherFact &fact) const
    {
        const auto same = [&](const SourcedValue &value) {
            return !value.isEmpty() && comparable(value.value) == comparable(fact.value);
        };
        return same(m_facts.name) || same(m_facts.brand) || same(m_facts.sku) || same(m_facts.gtin)
            || same(m_facts.mpn);
    }

    bool isDetail(const ReadFact &one) const
    {
        const FurtherFact &fact = *one.fact;
        const QString &kind = fact.where.kind;
        const bool structured = kind == u"table"_s || kind == u"definition"_s
            || fact.where.where == u"Product.additionalProperty"_s
            || (kind == u"list"_s && !one.isBullet && fact.where.text.contains(fact.label));
        return structured && !fact.label.isEmpty() && fact.label.size() <= 40 && fact.label.count(u' ') <= 4
            && fact.label.front().isLetter() && !fact.label.contains(u',') && !fact.label.contains(u':')
            && one.value.size() <= 80 && !isSentence(one.value) && !hasDate(one.value)
            && comparable(one.value) != comparable(fact.label) && (one.meant || !isShopLabel(fact.label))
            && !isKey(fact.label) && fact.where.text.count(u" | "_s) <= 1;
    }

    const ProductFacts &m_facts;
    const WriterTexts &m_texts;
};

} // namespace

QList<ReadFact> readFacts(const ProductFacts &facts, const WriterTexts &texts)
{
    return Reader(facts, texts).run();
}

bool isMarkup(const FurtherFact &fact)
{
    return (fact.where.kind == u"json-ld"_s || fact.where.kind == u"microdata"_s)
        && fact.where.where != u"Product.additionalProperty"_s;
}

int rankOf(const ReadFact &one, Topic topic)
{
    const FurtherFact &fact = *one.fact;
    // The items of a headed list stand together in its section.
    const bool item = one.isBullet && !fact.label.isEmpty() && topicOfLabel(fact.label) == topic;
    return (item                    ? 6
                   : one.isBullet   ? 8
                   : isMarkup(fact) ? 2
                                    : 0)
        + (one.isSection() ? 4 : 0) + (fact.value.size() > kShortValue ? 2 : 0)
        + (one.meant || isPlainLabel(fact.label, topic) ? 0 : 1);
}

QString labelForPeople(const ReadFact &read, const QString &language)
{
    QString label = labelWithoutUnit(read.fact->label);
    const bool shouted = label.size() > 3 && label == label.toUpper() && label != label.toLower();
    if (read.meant && (shouted || label != read.fact->label))
        return LabelLexicon::instance().label(*read.meant, language);
    if (shouted)
        label = label.toLower();
    if (!label.isEmpty())
        label[0] = label[0].toUpper();
    return label;
}

} // namespace answerdesk::faqs
