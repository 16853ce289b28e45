// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/page_inspections.h"

namespace answerdesk::api {

inline constexpr int kMostPageRules = 200; ///< of a company

/// What a rule says of the pages that it matches. Select: where their facts stand.
enum class PageRuleEffect { Product, NotProduct, Select };

/// A fact that a selector finds.
enum class PageRuleField { Name, Brand, Price, Number, Availability, Description, Specification };

} // namespace answerdesk::api

namespace answerdesk::schema {

template <>
struct EnumNames<api::PageRuleEffect> {
    static constexpr std::pair<api::PageRuleEffect, const char *> kNames[]
        = {{api::PageRuleEffect::Product, "product"}, {api::PageRuleEffect::NotProduct, "not_product"},
            {api::PageRuleEffect::Select, "select"}};
};

template <>
struct EnumNames<api::PageRuleField> {
    static constexpr std::pair<api::PageRuleField, const char *> kNames[] = {
        {api::PageRuleField::Name, "name"}, {api::PageRuleField::Brand, "brand"},
        {api::PageRuleField::Price, "price"}, {api::PageRuleField::Number, "number"},
        {api::PageRuleField::Availability, "availability"}, {api::PageRuleField::Description, "description"},
        {api::PageRuleField::Specification, "specification"}};
};

} // namespace answerdesk::schema

namespace answerdesk::api {

/// Where a fact stands on a page.
struct PageRuleSelector {
    PageRuleField field = PageRuleField::Name;
    QString selector;
    friend bool operator==(const PageRuleSelector &, const PageRuleSelector &) = default;

    static constexpr const char *kName = "PageRuleSelector";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = PageRuleSelector;
        return fields(schema::field("field", &T::field, about("The fact.").required()),
            schema::field("selector", &T::selector,
                about("CSS selector of its element: tag, .class, #id, [attr], [attr=value], :first-child, "
                      "descendants and children.")
                    .required()
                    .trimmed()
                    .length(1, 300)
                    .like("#detail .price")));
    }
};

/// What a rule says, without its place in the list.
struct PageRuleContent {
    QString pattern;
    PageRuleEffect effect = PageRuleEffect::Product;
    std::vector<PageRuleSelector> selectors;
    friend bool operator==(const PageRuleContent &, const PageRuleContent &) = default;

    static constexpr auto describe()
    {
        using namespace schema;
        using T = PageRuleContent;
        return fields(field("pattern", &T::pattern,
                          about("Pages by host and path; * matches any characters within a path segment or "
                                "host label, ** any characters.")
                              .required()
                              .trimmed()
                              .length(1, 500)
                              .like("shop.example/products/*")),
            field("effect", &T::effect, about("What the rule says of these pages.").required()),
            field("selectors", &T::selectors,
                about("With the effect select: where facts stand, one selector for each fact.").items(0, 7)));
    }
};

/// A rule that corrects how pages are read.
struct PageRule : PageRuleContent {
    QString ruleId;
    qint64 pages = 0;
    std::optional<QString> shadowedBy;
    QString updatedBy;
    schema::Timestamp updatedAt;

    static constexpr const char *kName = "PageRule";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = PageRule;
        return joined(fields(field("rule_id", &T::ruleId, about("Identifier.").required())),
            PageRuleContent::describe(),
            fields(field("pages", &T::pages, about("Known pages that the rule applies to.").required()),
                field("shadowed_by", &T::shadowedBy,
                    about(
                        "An earlier rule that matches every page of this one, which therefore never applies.")
                        .nullable()),
                field(
                    "updated_by", &T::updatedBy, about("The administrator who last changed it.").required()),
                field("updated_at", &T::updatedAt, about("Last change.").required())));
    }
};

/// A company's rules; the first one that matches a page applies.
struct PageRules {
    std::vector<PageRule> rules;
    qint64 regenerating = 0;
    qint64 revision = 0;

    static constexpr const char *kName = "PageRules";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = PageRules;
        return fields(field("rules", &T::rules, about("In their order.").required()),
            field("regenerating", &T::regenerating,
                about("Pages whose FAQs are still to be generated again after a change of the rules.")
                    .required()),
            field("revision", &T::revision, about("Increases with every change; the ETag.").required()));
    }
};

/// Body of POST .../page-rules, and one rule of PUT .../page-rules.
struct PageRuleRequest : PageRuleContent {
    std::optional<int> position;

    static constexpr const char *kName = "PageRuleRequest";
    static constexpr auto describe()
    {
        using namespace schema;
        return joined(PageRuleContent::describe(),
            fields(field("position", &PageRuleRequest::position,
                about("Its place in the list, from 0; default: the end.").range(0, kMostPageRules))));
    }
};

/// Body of PATCH .../page-rules/{page_rule}: an absent field keeps its value.
struct PageRuleChange {
    std::optional<QString> pattern;
    std::optional<PageRuleEffect> effect;
    std::optional<std::vector<PageRuleSelector>> selectors;
    std::optional<int> position;

    static constexpr const char *kName = "PageRuleChange";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = PageRuleChange;
        return fields(
            field("pattern", &T::pattern, about("Pages by host and path.").trimmed().length(1, 500)),
            field("effect", &T::effect, about("What the rule says of these pages.")),
            field("selectors", &T::selectors, about("Where facts stand.").items(0, 7)),
            field(
                "position", &T::position, about("Its place in the list, from 0.").range(0, kMostPageRules)));
    }
};

/// Body of PUT .../page-rules: all rules in their order, as an export holds them.
struct PageRulesRequest {
    std::vector<PageRuleRequest> rules;

    static constexpr const char *kName = "PageRulesRequest";
    static constexpr auto describe()
    {
        using namespace schema;
        return fields(field("rules", &PageRulesRequest::rules,
            about("The company's rules; others are deleted.").required().items(0, kMostPageRules)));
    }
};

/// Body of POST .../page-rule-trials.
struct PageRuleTrialRequest : PageRuleContent {
    schema::PageAddress url;
    std::optional<QString> replaces;

    static constexpr const char *kName = "PageRuleTrialRequest";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = PageRuleTrialRequest;
        return joined(fields(field("url", &T::url, about("The page to try the rule on.").required()),
                          field("replaces", &T::replaces,
                              about("The saved rule that this one would replace.").length(1, 100))),
            PageRuleContent::describe());
    }
};

/// What a selector finds on a page.
struct PageRuleMatch {
    PageRuleField field = PageRuleField::Name;
    qint64 elements = 0;
    std::optional<QString> text;

    static constexpr const char *kName = "PageRuleMatch";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = PageRuleMatch;
        return fields(schema::field("field", &T::field, about("The fact.").required()),
            schema::field("elements", &T::elements, about("Elements that the selector matches.").required()),
            schema::field("text", &T::text, about("Text of the first one.").nullable()));
    }
};

/// A page read without and with a rule. Nothing is stored.
struct PageRuleTrial {
    bool isMatched = false;
    std::optional<QString> shadowedBy;
    qint64 pages = 0;
    std::vector<PageRuleMatch> matches;
    PageReport before;
    PageReport after;
    QString text;

    static constexpr const char *kName = "PageRuleTrial";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = PageRuleTrial;
        return fields(
            field("is_matched", &T::isMatched, about("Whether the pattern matches the page.").required()),
            field("shadowed_by", &T::shadowedBy,
                about("An earlier rule that matches the page and applies instead.").nullable()),
            field("pages", &T::pages, about("Known pages that the rule would apply to.").required()),
            field("matches", &T::matches, about("What each selector finds.").required()),
            field("before", &T::before, about("The page as it is read today.").required()),
            field("after", &T::after, about("The page as it would be read.").required()),
            field("text", &T::text,
                about("The page's text, for people; 20,000 characters at most.").required()));
    }
};

} // namespace answerdesk::api
