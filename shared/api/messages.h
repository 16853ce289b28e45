// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/schema/fields.h"

namespace answerdesk::api {

/// Body of POST /api/v1/send_message.
struct SendMessageRequest {
    QString queryText;
    std::optional<QString> threadId;
    std::optional<qint64> faqId;
    std::optional<schema::PageAddress> pageUrl;
    std::optional<schema::LocaleTag> locale;
    std::optional<json::Value> userMetadata;

    static constexpr const char *kName = "SendMessageRequest";
    static constexpr auto describe()
    {
        using namespace schema;
        return fields(field("query_text", &SendMessageRequest::queryText,
                          about("The user's question.")
                              .required()
                              .trimmed()
                              .length(1, 4000)
                              .like("Is the Alta 2 tent waterproof?")),
            field("thread_id", &SendMessageRequest::threadId,
                about("Thread of the conversation, from an earlier answer; left out for a new one.")
                    .length(0, 128)),
            field("faq_id", &SendMessageRequest::faqId,
                about("FAQ whose cached answer is wanted; query_text must then be its question.")),
            field("page_url", &SendMessageRequest::pageUrl,
                about("Page the user is on.").like("https://shop.example/products/alta-2")),
            field("locale", &SendMessageRequest::locale,
                about("Language of the answer, BCP 47; default: the question's own where that is clear, else "
                      "en.")
                    .like("de-AT")),
            field("user_metadata", &SendMessageRequest::userMetadata,
                about("Anything about the user. Keys that begin with _ are private. user_fingerprint and "
                      "user_faq_fingerprint tie the thread to a visitor.")
                    .bytes(16 * 1024)));
    }
};

struct SendMessageResponse {
    QString resultText;
    QString threadId;

    static constexpr const char *kName = "SendMessageResponse";
    static constexpr auto describe()
    {
        using namespace schema;
        return fields(field("result_text", &SendMessageResponse::resultText, about("The answer.").required()),
            field("thread_id", &SendMessageResponse::threadId,
                about("The thread of this exchange.").required()));
    }
};

} // namespace answerdesk::api
