// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/product_report.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

namespace {

json::Value orNull(const QString &text) { return text.isEmpty() ? json::Value() : json::Value(text); }

json::Value sourceOf(const Provenance &from)
{
    return json::Object{{u"kind"_s, from.kind}, {u"where"_s, from.where}, {u"text"_s, from.text}};
}

/// The report knows four words; schema.org has more.
QString shortAvailability(const QString &word)
{
    if (word == u"PreOrder"_s)
        return u"BackOrder"_s;
    if (word == u"LimitedAvailability"_s)
        return u"InStock"_s;
    return word == u"Discontinued"_s ? u"OutOfStock"_s : word;
}

} // namespace

json::Value pageReport(const ProductFacts &facts, const QString &charset, const QList<WrittenFaq> &faqs)
{
    json::Object page{{u"is_product"_s, facts.isProduct}, {u"reason"_s, orNull(facts.reason)},
        {u"language"_s, orNull(facts.language)}, {u"charset"_s, orNull(charset)}};
    json::Object told{{u"name"_s, orNull(facts.name.value)}, {u"brand"_s, orNull(facts.brand.value)},
        {u"price"_s, orNull(facts.price.value)}, {u"currency"_s, orNull(facts.currency.value)},
        {u"sku"_s, orNull(facts.sku.value)}, {u"gtin"_s, orNull(facts.gtin.value)},
        {u"mpn"_s, orNull(facts.mpn.value)},
        {u"availability"_s, orNull(shortAvailability(facts.availability.value))},
        {u"rating"_s, orNull(facts.rating.value)}, {u"rating_count"_s, orNull(facts.ratingCount.value)}};
    json::Array further;
    for (const FurtherFact &fact : facts.further)
        further.push_back(json::Object{
            {u"label"_s, fact.label}, {u"value"_s, fact.value}, {u"source"_s, sourceOf(fact.where)}});
    told.emplace_back(u"further"_s, std::move(further));
    json::Array written;
    for (const WrittenFaq &faq : faqs) {
        json::Array sources;
        for (const Provenance &source : faq.sources)
            sources.push_back(sourceOf(source));
        written.push_back(json::Object{
            {u"question"_s, faq.question}, {u"answer"_s, faq.answer}, {u"sources"_s, std::move(sources)}});
    }
    return json::Object{
        {u"page"_s, std::move(page)}, {u"facts"_s, std::move(told)}, {u"faqs"_s, std::move(written)}};
}

} // namespace answerdesk::faqs
