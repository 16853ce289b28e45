// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/faq_pages.h"
#include "shared/api/faqs.h"

namespace answerdesk::api {

/// Body of POST .../inspect-page.
struct InspectPageRequest {
    schema::PageAddress url;
    std::optional<schema::LocaleTag> locale;
    int count = 10;

    static constexpr const char *kName = "InspectPageRequest";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = InspectPageRequest;
        return fields(field("url", &T::url,
                          about("Full URL of the page; http or https.")
                              .required()
                              .like("https://shop.example/products/alta-2")),
            field("locale", &T::locale,
                about("Language of the FAQs, BCP 47; default: the company's first.").like("de-AT")),
            field("count", &T::count, about("Most FAQs.").range(1, 10).byDefault("10")));
    }
};

/// A reason for or against a page's being a product's.
struct PageEvidence {
    int points = 0;
    QString text;

    static constexpr const char *kName = "PageEvidence";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = PageEvidence;
        return fields(field("points", &T::points, about("Its weight; negative: against.").required()),
            field("text", &T::text, about("What was found, for people.").required()));
    }
};

/// Whether a page sells one product.
struct InspectedPage {
    bool isProduct = false;
    std::optional<FaqReason> reason;
    std::optional<QString> language;
    std::optional<QString> charset;
    std::vector<PageEvidence> evidence;

    static constexpr const char *kName = "InspectedPage";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = InspectedPage;
        return fields(field("is_product", &T::isProduct, about("Whether it sells one product.").required()),
            field("reason", &T::reason, about("Why it gives no FAQs; null for a product's.").nullable()),
            field("language", &T::language, about("Primary language subtag of its text.").nullable()),
            field("charset", &T::charset, about("Character set that it was read in.").nullable()),
            field("evidence", &T::evidence,
                about("What the decision rests on; a product's page has 3 points or more.").required()));
    }
};

/// Something that a page labels or lists.
struct InspectedFact {
    QString label;
    QString value;
    FaqSource source;

    static constexpr const char *kName = "InspectedFact";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = InspectedFact;
        return fields(field("label", &T::label, about("As the page names it.").required()),
            field("value", &T::value, about("Word for word.").required()),
            field("source", &T::source, about("Where it stands.").required()));
    }
};

/// What a page says of its product; null: it does not say so.
struct InspectedFacts {
    std::optional<QString> name;
    std::optional<QString> brand;
    std::optional<QString> price;
    std::optional<QString> currency;
    std::optional<QString> sku;
    std::optional<QString> gtin;
    std::optional<QString> mpn;
    std::optional<QString> availability;
    std::optional<QString> rating;
    std::optional<QString> ratingCount;
    std::vector<InspectedFact> further;

    static constexpr const char *kName = "InspectedFacts";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = InspectedFacts;
        return fields(field("name", &T::name, about("Name of the product.").nullable()),
            field("brand", &T::brand, about("Who makes it.").nullable()),
            field("price", &T::price, about("Price, a decimal; the lowest of a range.").nullable()),
            field("currency", &T::currency, about("Currency of the price, ISO 4217.").nullable()),
            field("sku", &T::sku, about("The shop's own number.").nullable()),
            field("gtin", &T::gtin, about("Number of the bar code.").nullable()),
            field("mpn", &T::mpn, about("The maker's number.").nullable()),
            field("availability", &T::availability,
                about("Whether it can be had.").nullable().oneOf("InStock OutOfStock BackOrder unknown")),
            field("rating", &T::rating, about("Average rating, a decimal.").nullable()),
            field("rating_count", &T::ratingCount, about("How many rated it.").nullable()),
            field("further", &T::further, about("What else is labelled or listed.").required()));
    }
};

/// A FAQ that would be made.
struct InspectedFaq {
    QString question;
    QString answer;
    std::vector<FaqSource> sources;

    static constexpr const char *kName = "InspectedFaq";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = InspectedFaq;
        return fields(field("question", &T::question, about("As shoppers would get it.").required()),
            field("answer", &T::answer, about("As shoppers would get it.").required()),
            field("sources", &T::sources, about("What the answer rests on.").required()));
    }
};

/// What is made of a page, as the server and `answerdesk-server inspect-page` tell it.
struct PageReport {
    InspectedPage page;
    InspectedFacts facts;
    std::vector<InspectedFaq> faqs;

    static constexpr const char *kName = "PageReport";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = PageReport;
        return fields(field("page", &T::page, about("Whether it is a product's.").required()),
            field("facts", &T::facts, about("What it says of the product.").required()),
            field("faqs", &T::faqs, about("FAQs that would be made of it, best first.").required()));
    }
};

/// Where a fact of the report stands on the page.
struct InspectedPlace {
    QString fact;
    FaqSource source;

    static constexpr const char *kName = "InspectedPlace";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = InspectedPlace;
        return fields(field("fact", &T::fact, about("Name of a member of `facts`.").required()),
            field("source", &T::source, about("Where it stands.").required()));
    }
};

/// Answer of POST .../inspect-page: the report, and what people want to know beside it.
struct PageInspection : PageReport {
    QString url;
    QString locale;
    std::optional<QString> message;
    std::vector<InspectedPlace> places;

    static constexpr const char *kName = "PageInspection";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = PageInspection;
        return joined(PageReport::describe(),
            fields(field("url", &T::url, about("Canonical address, which FAQs are kept under.").required()),
                field("locale", &T::locale, about("Locale of the FAQs.").required()),
                field("message", &T::message,
                    about("Why it gives no FAQs, for people; null when it gives some.").nullable()),
                field("places", &T::places, about("Where the named facts stand.").required())));
    }
};

} // namespace answerdesk::api
