// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/schema/fields.h"

namespace answerdesk::api {

enum class FaqState { Ready, Generating, NotAvailable };

/// Why a page has no FAQs.
enum class FaqReason {
    FeatureDisabled,
    PageUnreachable,
    PageNotAllowed,
    NotAProductPage,
    NoContent,
    GenerationFailed,
    LanguageNotSupported, ///< the page is in another language, and nothing of it needs no words
    AwaitingApproval ///< there are some, and nobody has approved one; never stored
};

/// Query of GET /api/v1/product-faqs.
struct ProductFaqsQuery {
    schema::PageAddress pageUrl;
    std::optional<schema::LocaleTag> locale;
    int count = 5;

    static constexpr const char *kName = "ProductFaqsQuery";
    static constexpr auto describe()
    {
        using namespace schema;
        return fields(field("page_url", &ProductFaqsQuery::pageUrl,
                          about("Full URL of the product page; http or https.")
                              .required()
                              .like("https://shop.example/products/alta-2")),
            field("locale", &ProductFaqsQuery::locale,
                about("Language of the FAQs, BCP 47.").byDefault("en").like("de-AT")),
            field("count", &ProductFaqsQuery::count, about("Number of FAQs.").range(1, 10).byDefault("5")));
    }
};

struct FaqEntry {
    qint64 faqId = 0;
    QString question;

    static constexpr const char *kName = "FaqEntry";
    static constexpr auto describe()
    {
        using namespace schema;
        return fields(
            field("faq_id", &FaqEntry::faqId, about("Passed to send_message for the answer.").required()),
            field(
                "question", &FaqEntry::question, about("Passed to send_message as query_text.").required()));
    }
};

struct ProductFaqsResponse {
    FaqState status = FaqState::Generating;
    std::optional<std::vector<FaqEntry>> faqs;
    std::optional<int> retryAfterSeconds;
    std::optional<QString> message;
    std::optional<FaqReason> reason;

    static constexpr const char *kName = "ProductFaqsResponse";
    static constexpr auto describe()
    {
        using namespace schema;
        return fields(
            field("status", &ProductFaqsResponse::status, about("State of the page's FAQs.").required()),
            field("faqs", &ProductFaqsResponse::faqs, about("The FAQs; empty when not available.")),
            field("retry_after_seconds", &ProductFaqsResponse::retryAfterSeconds,
                about("While generating: seconds to wait before asking again.").range(1, 30)),
            field("message", &ProductFaqsResponse::message, about("For people, when not ready.")),
            field("reason", &ProductFaqsResponse::reason, about("Why there are none, when not available.")));
    }
};

} // namespace answerdesk::api

namespace answerdesk::schema {

template <>
struct EnumNames<api::FaqState> {
    static constexpr std::pair<api::FaqState, const char *> kNames[] = {{api::FaqState::Ready, "ready"},
        {api::FaqState::Generating, "generating"}, {api::FaqState::NotAvailable, "not_available"}};
};

template <>
struct EnumNames<api::FaqReason> {
    static constexpr std::pair<api::FaqReason, const char *> kNames[] = {
        {api::FaqReason::FeatureDisabled, "feature_disabled"},
        {api::FaqReason::PageUnreachable, "page_unreachable"},
        {api::FaqReason::PageNotAllowed, "page_not_allowed"},
        {api::FaqReason::NotAProductPage, "not_a_product_page"}, {api::FaqReason::NoContent, "no_content"},
        {api::FaqReason::GenerationFailed, "generation_failed"},
        {api::FaqReason::LanguageNotSupported, "language_not_supported"},
        {api::FaqReason::AwaitingApproval, "awaiting_approval"}};
};

} // namespace answerdesk::schema
