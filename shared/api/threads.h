// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/model_use.h"

namespace answerdesk::api {

/// What became of a question.
enum class AnswerKind {
    Answer,
    Refusal,
    SmallTalk,
    Clarification ///< a question back: several sections match equally well
};

/// A passage that an answer stands on.
struct AnswerSource {
    QString documentId;
    QString title;
    QString path;
    QString heading;
    QString text;
    QString quote;
    double score = 0;

    static constexpr const char *kName = "AnswerSource";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = AnswerSource;
        return fields(field("document_id", &T::documentId, about("Document.").required()),
            field("title", &T::title, about("Its title.").required()),
            field("path", &T::path, about("Its path in the source, or address of the page.").required()),
            field("heading", &T::heading, about("Heading path of the passage.").required()),
            field("text", &T::text, about("The passage.").required()),
            field("quote", &T::quote, about("The words used.").required()),
            field("score", &T::score, about("Ranking score.").required()));
    }
};

/// That an administrator marked an answer as wrong.
struct AnswerMark {
    schema::Timestamp markedAt;
    QString markedBy;
    QString note;

    static constexpr const char *kName = "AnswerMark";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = AnswerMark;
        return fields(field("marked_at", &T::markedAt, about("When it was marked.").required()),
            field("marked_by", &T::markedBy, about("Administrator who marked it.").required()),
            field("note", &T::note, about("What is wrong; empty without a note.").required()));
    }
};

/// Body of PUT .../messages/{message}/mark.
struct AnswerMarkRequest {
    QString note;

    static constexpr const char *kName = "AnswerMarkRequest";
    static constexpr auto describe()
    {
        using namespace schema;
        return fields(field("note", &AnswerMarkRequest::note,
            about("What is wrong with the answer.")
                .trimmed()
                .length(0, 500)
                .like("The return period is 30 days")));
    }
};

/// One exchange.
struct Message {
    qint64 messageId = 0;
    QString queryText;
    QString resultText;
    QString locale;
    QString channel;
    std::optional<qint64> faqId;
    std::optional<QString> pageUrl;
    QString engine;
    std::optional<double> confidence;
    std::optional<double> threshold;
    double tookMs = 0;
    AnswerKind outcome = AnswerKind::Answer;
    bool helpful = false;
    QString helpfulReason;
    std::optional<QString> diagnostic;
    schema::Timestamp createdAt;
    QString requestId;
    std::vector<AnswerSource> sources;
    std::optional<ModelUse> model;
    std::optional<AnswerMark> markedWrong;

    static constexpr const char *kName = "Message";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = Message;
        return fields(
            field("message_id", &T::messageId, about("Number within the thread, from 1.").required()),
            field("query_text", &T::queryText, about("The question.").required()),
            field("result_text", &T::resultText, about("The answer.").required()),
            field("locale", &T::locale, about("Locale of the answer.").required()),
            field("channel", &T::channel, about("Through what it came.").required().oneOf("chat faq")),
            field("faq_id", &T::faqId, about("FAQ that was answered.").nullable()),
            field("page_url", &T::pageUrl, about("Page the user was on.").nullable()),
            field("engine", &T::engine, about("What made the answer.").required()),
            field("confidence", &T::confidence, about("How sure the answer is.").nullable()),
            field("threshold", &T::threshold,
                about("The confidence that an answer needed; null for answers of earlier versions.")
                    .nullable()),
            field("took_ms", &T::tookMs, about("Time to the answer.").required()),
            field("outcome", &T::outcome,
                about("answer, refusal, small_talk, or clarification: a question back, whose sources are the "
                      "sections that it offers.")
                    .required()),
            field("helpful", &T::helpful, about("Whether it counts as helpful.").required()),
            field("helpful_reason", &T::helpfulReason, about("Why.").required()),
            field("diagnostic", &T::diagnostic, about("What was ignored in the request.").nullable()),
            field("created_at", &T::createdAt, about("When.").required()),
            field("request_id", &T::requestId, about("Request.").required()),
            field("sources", &T::sources, about("What the answer stands on.").required()),
            field("model", &T::model, about("What a model did for it.").nullable()),
            field("marked_wrong", &T::markedWrong,
                about("The mark of an administrator; an answer that is marked as wrong is not helpful.")
                    .nullable()));
    }
};

struct Thread {
    QString threadId;
    schema::Timestamp createdAt;
    schema::Timestamp updatedAt;
    bool test = false;
    std::optional<QString> userFingerprint;
    std::optional<QString> userFaqFingerprint;
    int messageCount = 0;
    QString firstQuery;

    static constexpr const char *kName = "Thread";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = Thread;
        return fields(field("thread_id", &T::threadId, about("Identifier.").required()),
            field("created_at", &T::createdAt, about("When it began.").required()),
            field("updated_at", &T::updatedAt, about("When it last grew.").required()),
            field("test", &T::test, about("Whether a test key made it.").required()),
            field("user_fingerprint", &T::userFingerprint, about("Visitor of the chat.").nullable()),
            field("user_faq_fingerprint", &T::userFaqFingerprint, about("Visitor of the FAQs.").nullable()),
            field("message_count", &T::messageCount, about("Exchanges.").required()),
            field("first_query", &T::firstQuery, about("How it began.").required()));
    }
};

struct ThreadDetails {
    Thread thread;
    std::vector<Message> messages;

    static constexpr const char *kName = "ThreadDetails";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = ThreadDetails;
        return fields(field("thread", &T::thread, about("The thread.").required()),
            field("messages", &T::messages, about("Its exchanges, oldest first.").required()));
    }
};

} // namespace answerdesk::api

namespace answerdesk::schema {

template <>
struct EnumNames<api::AnswerKind> {
    static constexpr std::pair<api::AnswerKind, const char *> kNames[]
        = {{api::AnswerKind::Answer, "answer"}, {api::AnswerKind::Refusal, "refusal"},
            {api::AnswerKind::SmallTalk, "small_talk"}, {api::AnswerKind::Clarification, "clarification"}};
};

} // namespace answerdesk::schema
