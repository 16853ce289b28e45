// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/questions/fact_reading.h"
#include "server/faqs/facts/product_price.h"
#include "server/faqs/facts/product_text.h"
#include "server/faqs/questions/question_writer_words.h"
#include "server/faqs/questions/shop_words.h"
#include "server/faqs/questions/value_lexicon.h"
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
constexpr Topic kWorded[] = {Topic::Fit, Topic::Temperature, Topic::Use, Topic::Compatibility, Topic::Safety,
    Topic::Assembly, Topic::Condition, Topic::Origin, Topic::Connectivity, Topic::Included,
    Topic::Ingredients, Topic::Finish};

constexpr qsizetype kMostWordsOfMeasure = 8;
constexpr qsizetype kShortHeading = 8;

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

/// A selection on the page, or what variants of the product differ in.
bool isSelection(const FurtherFact &fact) { return fact.isChoice || fact.where.kind == kChoiceKind; }

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
        // A data sheet in English tells readers of another language what the lexicon knows of it, and no
        // more.
        QHash<QString, int> english;
        for (const ReadFact &one : std::as_const(all))
            english[one.place()] += one.isOtherLabel ? 1 : one.meant ? -1 : 0;
        for (ReadFact &one : all)
            one.isDetail = one.isDetail && details.value(one.place()) >= 3
                && (one.meant || english.value(one.place()) <= 0);
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
            const QString language = fact.isTranslated ? m_texts.language() : m_facts.language;
            one.meant = LabelLexicon::instance().find(fact.label, language);
            // Makers' data sheets have English labels on pages of any language.
            if (!one.meant && language != u"en"_s) {
                one.meant = LabelLexicon::instance().find(fact.label, u"en"_s);
                one.isOtherLabel = one.meant != nullptr;
            }
            one.topic = one.meant         ? one.meant->topic
                : isOfPackage(fact.label) ? Topic::None
                                          : topicOfHead(labelWithoutUnit(fact.label));
        } else if (!named && !fact.label.isEmpty()) {
            one.topic = topicOfHead(fact.label);
        }
        if (one.isBullet && one.topic == Topic::None)
            one.topic = topicOfBullet(fact.value);
        // Headings without blanks between their words: "配送資訊".
        if (one.isSection() && one.topic == Topic::None && fact.label.size() <= kShortHeading) {
            for (const Topic topic : kTold) {
                if (one.topic == Topic::None && isAbout(fact.label, topic) && isAbout(fact.value, topic))
                    one.topic = topic;
            }
        }
        if (isSelection(fact))
            one.topic = one.topic == Topic::Color ? Topic::Colors
                : one.topic == Topic::Size        ? Topic::Fit
                                                  : one.topic;
        one.value = valueOf(fact, one.topic);
        if (one.topic == Topic::Use && isInstructionLabel(fact.label))
            one.topic = Topic::None;
        if (one.meant && one.meant->id == u"pack_size"_s
            && (fits(one.value, ValueKind::Mass) || fits(one.value, ValueKind::Volume)))
            one.topic = Topic::Amount;
        // Beside "Status: ready to ship in 1-3 days" stands how long delivery takes.
        if (one.topic == Topic::None && !one.isBullet && isStateLabel(fact.label)
            && fits(fact.value, ValueKind::Delivery) && isAbout(fact.value, Topic::Delivery))
            one.topic = Topic::Delivery;
        if (const QString words = fact.isTranslated ? QString()
                                                    : ValueLexicon::instance().translated(fact.value,
                                                        one.topic, m_facts.language, m_texts.language());
            !words.isEmpty()) {
            one.value = m_texts.written(words);
            one.isInWords = true;
        }
        one.isOfProduct = isOfProduct(one, named);
        one.isDetail = one.isOfProduct && isDetail(one);
        return one;
    }

    /// With the unit that only the label names, and in Latin letters where the reader has no others. "6 x 6 x
    /// 12 cm; 230 g" are dimensions and a weight.
    static QString valueOf(const FurtherFact &fact, Topic topic)
    {
        const QString value = withLatinUnits(valueWithUnit(fact.value, fact.label));
        if (topic != Topic::Size || !value.contains(u';'))
            return value;
        QStringList lengths;
        for (const QString &part : value.split(u';', Qt::SkipEmptyParts)) {
            if (fits(part.trimmed(), ValueKind::Length))
                lengths << part.trimmed();
        }
        return lengths.isEmpty() ? value : lengths.join(u"; "_s);
    }

    bool isOfProduct(const ReadFact &one, bool named) const
    {
        const FurtherFact &fact = *one.fact;
        if (isBoilerplate(fact.value) || isBoilerplate(fact.label) || isRunTogether(fact.value)
            || (named && !one.isBullet) || fact.value.contains(u'*')
            || countPrices(fact.value) > mostPrices(one) || isIdentity(fact)
            || (!one.meant && !one.isBullet && isForeignLabel(fact.label)) || isTradeLabel(fact.label)
            || isOfSomeProducts(fact.value))
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
        if (isOneOf(one.topic, kWorded) && !plain && !isSelection(fact))
            return false;
        // "Included: 1 x" with the product's own name says nothing, and neither does a list of its siblings'
        // contents.
        if (one.topic == Topic::Included && !one.isBullet && isOwnName(fact.value))
            return false;
        if (one.topic == Topic::Amount && fact.value.count(u':') > 1)
            return false;
        // "Assembly: VESA" says nothing on whether it has to be put together.
        if (one.topic == Topic::Assembly && !isAbout(fact.value, Topic::Assembly) && !isSentence(fact.value))
            return false;
        const ValueKind kind = isSelection(fact) && one.topic == Topic::Fit ? ValueKind::Text
            : one.meant && one.topic == Topic::None                         ? one.meant->kind
                                                                            : kindOf(one.topic);
        if ((one.topic == Topic::Color || one.topic == Topic::Colors) && isEnglishColour(one.value)
            && m_texts.language() != u"en"_s)
            return false;
        // "Silver" of a product that is black by its name is another variant's.
        if (one.topic == Topic::Color && (one.meant || isPlainLabel(fact.label, Topic::Color))
            && ValueLexicon::instance().hasOtherColours(m_facts.name.value, fact.value, m_facts.language))
            return false;
        // A sentence that measures something has lost its stop: it stands behind no label.
        static constexpr ValueKind kMeasured[] = {
            ValueKind::Measure, ValueKind::Electric, ValueKind::Mass, ValueKind::Volume, ValueKind::Length};
        if (std::find(std::begin(kMeasured), std::end(kMeasured), kind) != std::end(kMeasured)
            && !isSentence(one.value) && !one.isBullet && wordsIn(one.value) > kMostWordsOfMeasure)
            return false;
        return fits(one.value, kind) && !fact.value.endsWith(u'…')
            && (one.isBullet || isSentence(one.value) || !isCutOff(one.value));
    }

    /// Words of letters only: "60 x 40 cm (with the lid)" has three.
    static qsizetype wordsIn(const QString &text)
    {
        static const QRegularExpression kWord(
            u"(?<![\\p{L}\\d])\\p{L}{3,}"_s, QRegularExpression::UseUnicodePropertiesOption);
        qsizetype words = 0;
        for (auto it = kWord.globalMatch(text); it.hasNext(); it.next())
            ++words;
        return words;
    }

    /// Whether most words of the text are the name's.
    bool isOwnName(const QString &text) const
    {
        const QStringList names = comparable(m_facts.name.value).split(u' ');
        qsizetype words = 0, own = 0;
        for (const QString &word : comparable(text).split(u' ', Qt::SkipEmptyParts)) {
            words += word.size() >= 3 ? 1 : 0;
            own += word.size() >= 3 && names.contains(word) ? 1 : 0;
        }
        return words >= 3 && own * 2 > words;
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
        const bool structured = kind == kFeedKind || kind == kRuleKind || kind == u"table"_s
            || kind == u"definition"_s || fact.where.where == u"Product.additionalProperty"_s
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
    // "Size (W x H): 30 x 40 x 12 cm" names other measures than it has.
    static const QRegularExpression kMeasures(u"\\s*\\(([^()]*[\\p{L}.]\\s*[x×]\\s*[^()]*)\\)\\s*$"_s,
        QRegularExpression::UseUnicodePropertiesOption | QRegularExpression::CaseInsensitiveOption);
    if (const auto match = kMeasures.match(label); match.hasMatch() && isOfSeveral(read.value)
        && match.captured(1).count(QRegularExpression(u"[x×X]"_s))
            != read.value.count(QRegularExpression(u"\\d[^\\d]{0,8}[x×*][^\\d]{0,4}(?=\\d)"_s)))
        label = label.first(match.capturedStart());
    const bool shouted = label.size() > 3 && label == label.toUpper() && label != label.toLower();
    if (read.meant && (shouted || read.isOtherLabel || label != read.fact->label))
        return LabelLexicon::instance().label(*read.meant, language);
    if (shouted)
        label = label.toLower();
    if (!label.isEmpty())
        label[0] = label[0].toUpper();
    return label;
}

} // namespace answerdesk::faqs
