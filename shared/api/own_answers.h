// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/list_page.h"

namespace answerdesk::api {

/// A question and its answer as an administrator wrote them.
struct OwnAnswer {
    QString ownAnswerId;
    QString documentId;
    QString question;
    std::vector<QString> alternativeQuestions;
    QString answer;
    QString locale;
    QString createdBy;
    schema::Timestamp createdAt;
    schema::Timestamp updatedAt;

    static constexpr const char *kName = "OwnAnswer";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = OwnAnswer;
        return fields(field("own_answer_id", &T::ownAnswerId, about("Identifier.").required()),
            field("document_id", &T::documentId, about("What sources of answers call it.").required()),
            field("question", &T::question, about("Question.").required()),
            field(
                "alternative_questions", &T::alternativeQuestions, about("Other ways to ask it.").required()),
            field("answer", &T::answer, about("Answer, as shoppers get it.").required()),
            field("locale", &T::locale, about("Locale of the two.").required()),
            field("created_by", &T::createdBy, about("Who wrote it.").required()),
            field("created_at", &T::createdAt, about("When it was written.").required()),
            field("updated_at", &T::updatedAt, about("When it was last changed.").required()));
    }
};

/// Body of POST .../own-answers.
struct OwnAnswerRequest {
    QString question;
    QString answer;
    std::optional<std::vector<QString>> alternativeQuestions;
    std::optional<schema::LocaleTag> locale;

    static constexpr const char *kName = "OwnAnswerRequest";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = OwnAnswerRequest;
        return fields(field("question", &T::question,
                          about("Question as shoppers ask it.").required().trimmed().length(1, 1000)),
            field("answer", &T::answer,
                about("Answer; it is given word for word.").required().trimmed().length(1, 8000)),
            field("alternative_questions", &T::alternativeQuestions,
                about("Other ways to ask it; they get the same answer.")
                    .trimmed()
                    .length(1, 500)
                    .items(0, 20)),
            field("locale", &T::locale, about("Locale of the two; default: the company's first.")));
    }
};

/// Body of PATCH .../own-answers/{own_answer}: what is absent stays as it is.
struct OwnAnswerChange {
    std::optional<QString> question;
    std::optional<QString> answer;
    std::optional<std::vector<QString>> alternativeQuestions;
    std::optional<schema::LocaleTag> locale;

    static constexpr const char *kName = "OwnAnswerChange";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = OwnAnswerChange;
        return fields(
            field("question", &T::question, about("Question as shoppers ask it.").trimmed().length(1, 1000)),
            field("answer", &T::answer,
                about("Answer; the next shopper who asks gets it.").trimmed().length(1, 8000)),
            field("alternative_questions", &T::alternativeQuestions,
                about("Other ways to ask it, in place of those before.")
                    .trimmed()
                    .length(1, 500)
                    .items(0, 20)),
            field("locale", &T::locale, about("Locale of the two.")));
    }
};

/// Query of GET .../own-answers.
struct OwnAnswersQuery : ListQuery {
    std::optional<schema::LocaleTag> locale;
    std::optional<QString> q;

    static constexpr const char *kName = "OwnAnswersQuery";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = OwnAnswersQuery;
        return joined(ListQuery::describe(),
            fields(field("locale", &T::locale, about("Of this locale only.")),
                field("q", &T::q, about("Text in a question or the answer.").length(1, 200))));
    }
};

} // namespace answerdesk::api
