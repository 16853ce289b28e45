// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/feeds/feed_facts.h"
#include "server/faqs/facts/product_format.h"
#include "server/faqs/facts/product_price.h"
#include "server/faqs/facts/product_text.h"
#include "server/faqs/facts/product_topics.h"
#include "server/faqs/feeds/feed_product_store.h"
#include "server/faqs/questions/value_lexicon.h"
#include "shared/core/amount.h"
#include "shared/core/qt_compat.h"
#include <QtCore/QLocale>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

using api::FeedProductRow;

namespace {

constexpr int kEvidencePoints = 10;
constexpr qsizetype kGtinDigits = 14;

bool isSale(const FeedProductRow &row, qint64 nowMs)
{
    return row.salePrice && (!row.saleFrom || row.saleFrom->ms <= nowMs)
        && (!row.saleUntil || nowMs < row.saleUntil->ms);
}

/// "product feed “Main feed”, row 1,204, 2026-11-27 09:30 UTC".
QString placeOf(const FeedProduct &product)
{
    return u"product feed “%1”, row %2, %3 UTC"_s.arg(product.feedName,
        QLocale(QLocale::English).toString(product.row.row),
        utcDateTime(product.updatedMs).toString(u"yyyy-MM-dd HH:mm"_s));
}

/// Puts the facts of rows over those of a page.
class Merge
{
public:
    Merge(ProductFacts page, const QList<FeedProduct> &products, qint64 nowMs)
        : m_facts(std::move(page))
        , m_products(products)
        , m_nowMs(nowMs)
        , m_language(languageOf(products))
    {
        if (m_facts.language.isEmpty())
            m_facts.language = m_language;
        m_isOtherLanguage = !m_language.isEmpty() && m_language != m_facts.language;
    }

    ProductFacts run()
    {
        m_facts.isProduct = true;
        m_facts.reason.clear();
        m_facts.explanation.clear();
        m_facts.evidence.prepend(
            {kEvidencePoints, u"The product is in the "_s + placeOf(m_products.first()) + u'.'});
        takeName();
        takeShared(m_facts.brand, u"Brand"_s, &FeedProductRow::brand);
        if (!m_isOtherLanguage)
            takeShared(m_facts.description, u"Description"_s, &FeedProductRow::description);
        takePrice();
        takeAvailability();
        if (m_products.size() == 1) {
            takeShared(m_facts.sku, u"Product number"_s, &FeedProductRow::number);
            takeShared(m_facts.gtin, u"GTIN"_s, &FeedProductRow::gtin);
            takeShared(m_facts.mpn, u"MPN"_s, &FeedProductRow::mpn);
        }
        takeCondition();
        takeProperty(u"Material"_s, &FeedProductRow::material);
        takeProperty(u"Colour"_s, &FeedProductRow::color);
        takeProperty(u"Size"_s, &FeedProductRow::size);
        takeFurther();
        return std::move(m_facts);
    }

private:
    using Member = std::optional<QString> FeedProductRow::*;

    /// The language of the rows' texts; empty when they do not tell.
    static QString languageOf(const QList<FeedProduct> &products)
    {
        for (const FeedProduct &product : products) {
            const QString text
                = product.row.description.value_or(QString()) + u'\n' + product.row.name.value_or(QString());
            if (const QString language = guessLanguage(text); !language.isEmpty())
                return language;
        }
        return {};
    }

    /// A value as the page would write it. Empty when it is in words of another language that the lexicon
    /// does not know: a set of FAQs is in one language.
    QString written(const QString &value, Topic topic) const
    {
        const bool hasNumber = std::any_of(value.begin(), value.end(), [](QChar c) { return c.isDigit(); });
        if (hasNumber) {
            // Feeds write a decimal point in every language.
            const bool hasPoint = value.contains(u'.') && !value.contains(u',');
            return hasPoint ? valueForPeople(value, u"en"_s, m_facts.language) : value;
        }
        return m_isOtherLanguage
            ? ValueLexicon::instance().translated(value, topic, m_language, m_facts.language)
            : value;
    }

    static Provenance source(const FeedProduct &product, const QString &label, const QString &value)
    {
        return {kFeedKind, placeOf(product), label + u": "_s + value};
    }

    /// A value that all variants share, or that the first one alone has.
    const FeedProduct *sharedBy(Member member) const
    {
        const FeedProduct *first = nullptr;
        for (const FeedProduct &product : m_products) {
            const auto &value = product.row.*member;
            if (value && first && *value != *(first->row.*member))
                return nullptr;
            if (value && !first)
                first = &product;
        }
        return first;
    }

    void takeShared(SourcedValue &target, const QString &label, Member member)
    {
        if (const FeedProduct *product = sharedBy(member))
            target = {*(product->row.*member), source(*product, label, *(product->row.*member)), false};
    }

    /// Variants have names of their own; what they share is the product's.
    void takeName()
    {
        if (m_isOtherLanguage && !m_facts.name.isEmpty())
            return;
        takeShared(m_facts.name, u"Name"_s, &FeedProductRow::name);
        if (!m_facts.name.isEmpty())
            return;
        const FeedProduct &first = m_products.first();
        if (first.row.name)
            m_facts.name = {*first.row.name, source(first, u"Name"_s, *first.row.name), false};
    }

    void takePrice()
    {
        const FeedProduct *lowest = nullptr, *highest = nullptr;
        Decimal low, high;
        for (const FeedProduct &product : m_products) {
            const auto amount
                = Decimal::parse(currentPrice(product.row, m_nowMs).value_or(QString()).toLatin1());
            if (!amount || (lowest && product.row.currency != lowest->row.currency))
                continue;
            if (!lowest || *amount < low) {
                lowest = &product;
                low = *amount;
            }
            if (!highest || high < *amount) {
                highest = &product;
                high = *amount;
            }
        }
        if (!lowest)
            return;
        m_facts.price = priceOf(*lowest);
        m_facts.priceHigh = low < high ? priceOf(*highest) : SourcedValue();
        m_facts.currency = m_facts.price;
        m_facts.currency.value = lowest->row.currency.value_or(QString());
        // What the page answers with a price may be out of date.
        m_facts.faqs.removeIf([](const PublishedFaq &faq) { return countPrices(faq.answer) > 0; });
    }

    SourcedValue priceOf(const FeedProduct &product) const
    {
        const QString price = *currentPrice(product.row, m_nowMs);
        // Thousands are set apart, as in the answer: its numbers are compared with those of its source.
        return {price,
            source(product, isSale(product.row, m_nowMs) ? u"Sale price"_s : u"Price"_s,
                numberForPeople(price, u"en"_s, true) + u' ' + product.row.currency.value_or(QString())),
            false};
    }

    /// A product is sold out when all its variants are.
    void takeAvailability()
    {
        const FeedProduct *best = nullptr;
        for (const FeedProduct &product : m_products) {
            if (!product.row.availability)
                continue;
            if (!best || rank(*product.row.availability) < rank(*best->row.availability))
                best = &product;
        }
        if (!best)
            return;
        QString value = *best->row.availability;
        m_facts.availability = {value, source(*best, u"Availability"_s, value), false};
        if (value == u"LimitedAvailability"_s)
            m_facts.availability.value = u"InStock"_s;
    }

    static int rank(const QString &availability)
    {
        static const QStringList kOrder{u"InStock"_s, u"LimitedAvailability"_s, u"PreOrder"_s, u"BackOrder"_s,
            u"OutOfStock"_s, u"Discontinued"_s};
        const qsizetype index = kOrder.indexOf(availability);
        return int(index < 0 ? kOrder.size() : index);
    }

    void takeCondition()
    {
        const FeedProduct *product = sharedBy(&FeedProductRow::condition);
        if (product && *product->row.condition != u"new"_s)
            add(*product, u"Condition"_s, *product->row.condition);
    }

    void takeProperty(const QString &label, Member member)
    {
        QStringList values;
        const FeedProduct *first = nullptr;
        for (const FeedProduct &product : m_products) {
            const auto &value = product.row.*member;
            if (!value)
                continue;
            if (!first)
                first = &product;
            if (!values.contains(*value))
                values << *value;
        }
        if (first)
            add(*first, label, values.join(u", "_s), values.size() > 1);
    }

    void takeFurther()
    {
        for (const api::FeedFact &fact : m_products.first().row.further) {
            const bool isShared
                = std::all_of(m_products.begin(), m_products.end(), [&fact](const FeedProduct &other) {
                      return std::find(other.row.further.begin(), other.row.further.end(), fact)
                          != other.row.further.end();
                  });
            if (isShared)
                add(m_products.first(), fact.label, fact.value);
        }
    }

    /// In the place of what the page says under the same label or on the same topic.
    void add(const FeedProduct &product, const QString &label, const QString &stated, bool isChoice = false)
    {
        const Topic topic = topicOfHead(label);
        const QString value = written(stated, topic);
        if (value.isEmpty())
            return;
        m_facts.further.removeIf([&](const FurtherFact &fact) {
            if (fact.where.kind == kFeedKind)
                return false;
            const bool isSame = fact.label.compare(label, Qt::CaseInsensitive) == 0;
            const bool isOnTopic = topic != Topic::None && fact.where.kind != u"section"_s
                && topicOfHead(fact.label) == topic && isPlainLabel(fact.label, topic);
            return isSame || isOnTopic;
        });
        FurtherFact fact{label, value, source(product, label, stated)};
        fact.isChoice = isChoice;
        m_facts.further.insert(m_added++, fact);
    }

    ProductFacts m_facts;
    const QList<FeedProduct> &m_products;
    const qint64 m_nowMs;
    const QString m_language; ///< of the rows
    bool m_isOtherLanguage = false; ///< than the page's
    qsizetype m_added = 0;
};

} // namespace

std::optional<QString> currentPrice(const FeedProductRow &row, qint64 nowMs)
{
    return isSale(row, nowMs) ? row.salePrice : row.price;
}

std::optional<qint64> nextPriceChange(const FeedProductRow &row, qint64 nowMs)
{
    if (!row.salePrice)
        return std::nullopt;
    std::optional<qint64> next;
    for (const auto &time : {row.saleFrom, row.saleUntil}) {
        if (time && time->ms > nowMs && (!next || time->ms < *next))
            next = time->ms;
    }
    return next;
}

QString comparableGtin(const QString &gtin)
{
    QString digits;
    for (const QChar c : gtin) {
        if (c >= u'0' && c <= u'9')
            digits += c;
    }
    return digits.isEmpty() || digits.size() > kGtinDigits ? QString()
                                                           : digits.rightJustified(kGtinDigits, u'0');
}

ProductFacts withFeed(ProductFacts page, const QList<FeedProduct> &products, qint64 nowMs)
{
    return Merge(std::move(page), products, nowMs).run();
}

} // namespace answerdesk::faqs
