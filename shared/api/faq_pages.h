// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/schema/fields.h"

namespace answerdesk::api {

/// Where on the page, or in which document, an answer stands.
struct FaqSource {
    QString kind;
    QString where;
    QString text;

    static constexpr const char *kName = "FaqSource";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = FaqSource;
        return fields(field("kind", &T::kind, about("json-ld, microdata, table, text, ...").required()),
            field("where", &T::where, about("Name of the field or heading.").required()),
            field("text", &T::text, about("The words themselves.").required()));
    }
};

struct Faq {
    qint64 faqId = 0;
    QString question;
    QString answer;
    int position = 0;
    std::vector<FaqSource> sources;

    static constexpr const char *kName = "Faq";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = Faq;
        return fields(field("faq_id", &T::faqId, about("Identifier for send_message.").required()),
            field("question", &T::question, about("As served.").required()),
            field("answer", &T::answer, about("As served.").required()),
            field("position", &T::position, about("From 1.").required()),
            field("sources", &T::sources, about("What the answer rests on.").required()));
    }
};

struct FaqPage {
    QString pageId;
    QString url;
    QString locale;
    QString state;
    std::optional<QString> reason;
    std::optional<QString> message;
    std::optional<QString> title;
    int faqCount = 0;
    schema::Timestamp requestedAt;
    std::optional<schema::Timestamp> generatedAt;
    std::optional<schema::Timestamp> expiresAt;
    int attempts = 0;
    qint64 revision = 0;

    static constexpr const char *kName = "FaqPage";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = FaqPage;
        return fields(field("page_id", &T::pageId, about("Identifier.").required()),
            field("url", &T::url, about("Canonical address.").required()),
            field("locale", &T::locale, about("Locale of its FAQs.").required()),
            field("state", &T::state,
                about("State of its FAQs.").required().oneOf("ready generating not_available")),
            field("reason", &T::reason,
                about("Why not available.")
                    .nullable()
                    .oneOf("feature_disabled page_unreachable page_not_allowed not_a_product_page no_content "
                           "generation_failed")),
            field("message", &T::message, about("The same for people.").nullable()),
            field("title", &T::title, about("Name of the product.").nullable()),
            field("faq_count", &T::faqCount, about("FAQs it has.").required()),
            field("requested_at", &T::requestedAt, about("When it was first asked for.").required()),
            field("generated_at", &T::generatedAt, about("When the served set was made.").nullable()),
            field("expires_at", &T::expiresAt, about("Until when it is kept.").nullable()),
            field("attempts", &T::attempts, about("Tries of the current generation.").required()),
            field("revision", &T::revision, about("Rises with each change.").required()));
    }
};

struct FaqPageDetails {
    FaqPage page;
    std::vector<Faq> faqs;

    static constexpr const char *kName = "FaqPageDetails";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = FaqPageDetails;
        return fields(field("page", &T::page, about("The page.").required()),
            field("faqs", &T::faqs, about("Its FAQs.").required()));
    }
};

} // namespace answerdesk::api
