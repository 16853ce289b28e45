// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/explain.h"
#include "shared/api/gaps.h"
#include "shared/api/list_page.h"

namespace answerdesk::api {

enum class EvaluationState { Queued, Running, Done, Interrupted };

/// What a result is beside that of the last run that was done.
enum class EvaluationChange { New, Same, Fixed, Broken };

/// Why an answer does not pass.
enum class EvaluationFailure {
    Refused, ///< should have been answered
    NotRefused, ///< should have been refused
    FactMissing, ///< does not hold an expected fact
    DocumentMissing, ///< quotes none of the expected documents
    AskedBack ///< asks which of several sections is meant
};

/// A question and what its answer must hold.
struct ExpectedAnswer {
    QString question;
    std::optional<schema::LocaleTag> locale;
    std::optional<schema::PageAddress> pageUrl;
    std::optional<std::vector<QString>> earlierQuestions;
    std::optional<std::vector<QString>> facts;
    std::optional<std::vector<QString>> documents;
    std::optional<bool> refuse;

    static constexpr auto describe()
    {
        using namespace schema;
        using T = ExpectedAnswer;
        return fields(field("question", &T::question,
                          about("Question as a shopper asks it.").required().trimmed().length(1, 4000)),
            field("locale", &T::locale, about("Language it is asked in; default: the company's first.")),
            field("page_url", &T::pageUrl, about("Page that it is asked on.")),
            field("earlier_questions", &T::earlierQuestions,
                about("Questions of the conversation before it, oldest first.").items(0, 6).length(1, 4000)),
            field("facts", &T::facts,
                about("Words that must stand in the answer, each of them; case and spaces do not matter.")
                    .items(0, 20)
                    .length(1, 500)),
            field("documents", &T::documents,
                about("Paths or titles of documents, one of which the answer must quote.")
                    .items(0, 20)
                    .length(1, 500)),
            field("refuse", &T::refuse,
                about("Whether it must be refused, because the documents do not hold the answer.")));
    }
    static void check(const ExpectedAnswer &expected, schema::Faults &faults, const QString &prefix);
};

/// A question of a set as it is sent. Without question_id it is known by its words from run to run.
struct EvaluationQuestionRequest : ExpectedAnswer {
    std::optional<QString> questionId;

    static constexpr const char *kName = "EvaluationQuestionRequest";
    static constexpr auto describe()
    {
        using namespace schema;
        return joined(
            fields(field("question_id", &EvaluationQuestionRequest::questionId,
                about("Identifier within the set; default: made of the question's words.").length(1, 64))),
            ExpectedAnswer::describe());
    }
};

/// A question of a set.
struct EvaluationQuestion : ExpectedAnswer {
    QString questionId;

    static constexpr const char *kName = "EvaluationQuestion";
    static constexpr auto describe()
    {
        using namespace schema;
        return joined(fields(field("question_id", &EvaluationQuestion::questionId,
                          about("Identifier within the set.").required())),
            ExpectedAnswer::describe());
    }
};

/// Body of PATCH .../questions/{question}: what is absent stays as it is.
struct EvaluationQuestionChange {
    std::optional<QString> question;
    std::optional<schema::LocaleTag> locale;
    std::optional<schema::PageAddress> pageUrl;
    std::optional<std::vector<QString>> earlierQuestions;
    std::optional<std::vector<QString>> facts;
    std::optional<std::vector<QString>> documents;
    std::optional<bool> refuse;

    static constexpr const char *kName = "EvaluationQuestionChange";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = EvaluationQuestionChange;
        return fields(field("question", &T::question, about("Question.").trimmed().length(1, 4000)),
            field("locale", &T::locale, about("Language it is asked in.")),
            field("page_url", &T::pageUrl, about("Page that it is asked on.")),
            field("earlier_questions", &T::earlierQuestions,
                about("Questions before it, oldest first.").items(0, 6).length(1, 4000)),
            field("facts", &T::facts,
                about("Words that must stand in the answer.").items(0, 20).length(1, 500)),
            field("documents", &T::documents,
                about("Documents, one of which the answer must quote.").items(0, 20).length(1, 500)),
            field("refuse", &T::refuse, about("Whether it must be refused.")));
    }
};

/// What a value of answer_threshold_percent would come to.
struct ThresholdOutcome {
    int percent = 100;
    int answered = 0;
    int right = 0;
    int wrong = 0;
    int falselyAnswered = 0;

    static constexpr const char *kName = "ThresholdOutcome";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = ThresholdOutcome;
        return fields(field("percent", &T::percent, about("The value.").required()),
            field("answered", &T::answered,
                about("Questions that should be answered, and would be.").required()),
            field("right", &T::right, about("Of these, as expected.").required()),
            field("wrong", &T::wrong, about("Of these, not as expected.").required()),
            field("falsely_answered", &T::falselyAnswered,
                about("Questions that must be refused, and would not be.").required()));
    }
};

/// A run of a set.
struct EvaluationRun {
    QString runId;
    QString evaluationId;
    EvaluationState state = EvaluationState::Queued;
    int questions = 0;
    int done = 0;
    int passed = 0;
    double score = 0;
    int fixed = 0;
    int broken = 0;
    std::optional<QString> comparedTo;
    QString startedBy;
    schema::Timestamp startedAt;
    std::optional<schema::Timestamp> finishedAt;
    std::vector<ThresholdOutcome> curve;

    static constexpr const char *kName = "EvaluationRun";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = EvaluationRun;
        return fields(field("run_id", &T::runId, about("Identifier.").required()),
            field("evaluation_id", &T::evaluationId, about("The set.").required()),
            field("state", &T::state,
                about("interrupted: the server stopped before the last question.").required()),
            field("questions", &T::questions, about("Questions of the set when it began.").required()),
            field("done", &T::done, about("Questions asked so far.").required()),
            field("passed", &T::passed, about("Of these, answered as expected.").required()),
            field("score", &T::score, about("The same in percent of those that were asked.").required()),
            field("fixed", &T::fixed, about("Failed in the run before and pass now.").required()),
            field("broken", &T::broken, about("Passed in the run before and fail now.").required()),
            field("compared_to", &T::comparedTo,
                about("The run before: the last one that was done.").nullable()),
            field("started_by", &T::startedBy, about("Who started it.").required()),
            field("started_at", &T::startedAt, about("When.").required()),
            field("finished_at", &T::finishedAt, about("When it ended.").nullable()),
            field("curve", &T::curve,
                about("What other values of answer_threshold_percent would have come to, lowest first; empty "
                      "until the run is done.")
                    .required()));
    }
};

/// A set of questions.
struct EvaluationSet {
    QString evaluationId;
    QString name;
    int questionCount = 0;
    std::optional<EvaluationRun> lastRun;
    QString createdBy;
    schema::Timestamp createdAt;
    schema::Timestamp updatedAt;

    static constexpr const char *kName = "EvaluationSet";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = EvaluationSet;
        return fields(
            field("evaluation_id", &T::evaluationId, about("Identifier, chosen by its maker.").required()),
            field("name", &T::name, about("Name for people.").required()),
            field("question_count", &T::questionCount, about("Questions in it.").required()),
            field("last_run", &T::lastRun, about("The run that was started last.").nullable()),
            field("created_by", &T::createdBy, about("Who made it.").required()),
            field("created_at", &T::createdAt, about("When it was made.").required()),
            field("updated_at", &T::updatedAt,
                about("When it or one of its questions was last changed.").required()));
    }
};

/// A set with its questions.
struct EvaluationDetails {
    EvaluationSet evaluation;
    std::vector<EvaluationQuestion> questions;

    static constexpr const char *kName = "EvaluationDetails";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = EvaluationDetails;
        return fields(field("evaluation", &T::evaluation, about("The set.").required()),
            field("questions", &T::questions, about("Its questions, in their order.").required()));
    }
};

inline constexpr int kMaxEvaluationQuestions = 2000;

/// Body of PUT .../evaluations/{evaluation}: the set as it is to be.
struct EvaluationContent {
    QString name;
    std::vector<EvaluationQuestionRequest> questions;

    static constexpr const char *kName = "EvaluationContent";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = EvaluationContent;
        return fields(field("name", &T::name, about("Name for people.").required().trimmed().length(1, 200)),
            field("questions", &T::questions,
                about("All its questions; those that are not here are deleted.")
                    .required()
                    .items(0, kMaxEvaluationQuestions)));
    }
};

/// Body of POST .../evaluations.
struct EvaluationRequest {
    schema::CompanySlug evaluationId;
    QString name;
    std::optional<std::vector<EvaluationQuestionRequest>> questions;

    static constexpr const char *kName = "EvaluationRequest";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = EvaluationRequest;
        return fields(field("evaluation_id", &T::evaluationId,
                          about("Identifier: small letters, digits and dashes, 2 to 63 of them.").required()),
            field("name", &T::name, about("Name for people.").required().trimmed().length(1, 200)),
            field("questions", &T::questions, about("Its questions.").items(0, kMaxEvaluationQuestions)));
    }
};

/// What one question of a run came to.
struct EvaluationResult {
    QString questionId;
    QString question;
    QString locale;
    bool passed = false;
    EvaluationChange change = EvaluationChange::New;
    std::optional<EvaluationFailure> failure;
    std::vector<QString> missingFacts;
    AnswerKind kind = AnswerKind::Refusal;
    QString answer;
    std::optional<RefusalReason> refusalReason;
    double confidence = 0;
    double threshold = 0;
    std::vector<NearPassage> quoted;
    std::vector<NearPassage> nearest;

    static constexpr const char *kName = "EvaluationResult";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = EvaluationResult;
        return fields(field("question_id", &T::questionId, about("The question in its set.").required()),
            field("question", &T::question, about("Its words.").required()),
            field("locale", &T::locale, about("Locale it was asked in.").required()),
            field("passed", &T::passed, about("Whether the answer is as expected.").required()),
            field("change", &T::change, about("Beside the run before.").required()),
            field("failure", &T::failure, about("Why it does not pass.").nullable()),
            field(
                "missing_facts", &T::missingFacts, about("Expected facts that it does not hold.").required()),
            field("kind", &T::kind,
                about("Answer, refusal, small talk or clarification, a question back.").required()),
            field("answer", &T::answer, about("The answer.").required()),
            field("refusal_reason", &T::refusalReason, about("Why it was refused.").nullable()),
            field("confidence", &T::confidence, about("How sure the answer is.").required()),
            field("threshold", &T::threshold, about("The confidence an answer needs.").required()),
            field("quoted", &T::quoted, about("Passages that the answer quotes.").required()),
            field("nearest", &T::nearest, about("What came nearest, best first.").required()));
    }
};

/// Query of GET .../evaluations.
struct EvaluationsQuery : ListQuery {
    std::optional<QString> q;

    static constexpr const char *kName = "EvaluationsQuery";
    static constexpr auto describe()
    {
        using namespace schema;
        return joined(ListQuery::describe(),
            fields(field(
                "q", &EvaluationsQuery::q, about("Text in the identifier or the name.").length(1, 200))));
    }
};

/// Query of GET .../evaluations/{evaluation}/runs.
struct EvaluationRunsQuery : ListQuery {
    std::optional<EvaluationState> state;

    static constexpr const char *kName = "EvaluationRunsQuery";
    static constexpr auto describe()
    {
        using namespace schema;
        return joined(ListQuery::describe(),
            fields(field("state", &EvaluationRunsQuery::state, about("Runs in this state only."))));
    }
};

/// Query of GET .../runs/{run}/results.
struct EvaluationResultsQuery : ListQuery {
    std::optional<bool> passed;
    std::optional<EvaluationChange> change;

    static constexpr const char *kName = "EvaluationResultsQuery";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = EvaluationResultsQuery;
        return joined(ListQuery::describe(),
            fields(field("passed", &T::passed, about("Those that pass only, or those that do not.")),
                field("change", &T::change, about("Those that changed like this only."))));
    }
};

} // namespace answerdesk::api

namespace answerdesk::schema {

template <>
struct EnumNames<api::EvaluationState> {
    static constexpr std::pair<api::EvaluationState, const char *> kNames[]
        = {{api::EvaluationState::Queued, "queued"}, {api::EvaluationState::Running, "running"},
            {api::EvaluationState::Done, "done"}, {api::EvaluationState::Interrupted, "interrupted"}};
};

template <>
struct EnumNames<api::EvaluationChange> {
    static constexpr std::pair<api::EvaluationChange, const char *> kNames[]
        = {{api::EvaluationChange::New, "new"}, {api::EvaluationChange::Same, "same"},
            {api::EvaluationChange::Fixed, "fixed"}, {api::EvaluationChange::Broken, "broken"}};
};

template <>
struct EnumNames<api::EvaluationFailure> {
    static constexpr std::pair<api::EvaluationFailure, const char *> kNames[]
        = {{api::EvaluationFailure::Refused, "refused"}, {api::EvaluationFailure::NotRefused, "not_refused"},
            {api::EvaluationFailure::FactMissing, "fact_missing"},
            {api::EvaluationFailure::DocumentMissing, "document_missing"},
            {api::EvaluationFailure::AskedBack, "asked_back"}};
};

} // namespace answerdesk::schema
