// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/questions/product_report.h"
#include "shared/core/text.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

namespace {

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

api::PageReport pageReport(const ProductFacts &facts, const QString &charset, const QList<WrittenFaq> &faqs)
{
    api::PageReport report;
    report.page = {facts.isProduct, schema::enumValue<api::FaqReason>(facts.reason),
        textOrNothing(facts.language), textOrNothing(charset), {}};
    for (const Evidence &evidence : facts.evidence)
        report.page.evidence.push_back({evidence.points, evidence.text});
    api::InspectedFacts &told = report.facts;
    told.name = textOrNothing(facts.name.value);
    told.brand = textOrNothing(facts.brand.value);
    told.price = textOrNothing(facts.price.value);
    told.currency = textOrNothing(facts.currency.value);
    told.sku = textOrNothing(facts.sku.value);
    told.gtin = textOrNothing(facts.gtin.value);
    told.mpn = textOrNothing(facts.mpn.value);
    told.availability = textOrNothing(shortAvailability(facts.availability.value));
    told.rating = textOrNothing(facts.rating.value);
    told.ratingCount = textOrNothing(facts.ratingCount.value);
    for (const FurtherFact &fact : facts.further)
        told.further.push_back({fact.label, fact.value, fact.where});
    for (const WrittenFaq &faq : faqs)
        report.faqs.push_back({faq.question, faq.answer, {faq.sources.begin(), faq.sources.end()}});
    return report;
}

std::vector<api::InspectedPlace> placesOf(const ProductFacts &facts)
{
    std::vector<api::InspectedPlace> places;
    const auto tell = [&](const QString &fact, const SourcedValue &value) {
        if (!value.isEmpty())
            places.push_back({fact, value.source});
    };
    tell(u"name"_s, facts.name);
    tell(u"brand"_s, facts.brand);
    tell(u"price"_s, facts.price);
    tell(u"currency"_s, facts.currency);
    tell(u"sku"_s, facts.sku);
    tell(u"gtin"_s, facts.gtin);
    tell(u"mpn"_s, facts.mpn);
    tell(u"availability"_s, facts.availability);
    tell(u"rating"_s, facts.rating);
    tell(u"rating_count"_s, facts.ratingCount);
    return places;
}

} // namespace answerdesk::faqs
