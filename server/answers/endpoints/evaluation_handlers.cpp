// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/answers/endpoints/evaluation_handlers.h"
#include "server/accounts/endpoints/account_handlers.h"
#include "server/answers/evaluation/evaluation_run.h"
#include "server/http/paging.h"
#include "shared/core/random.h"
#include "shared/core/secret.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::answers {

using accounts::objectOf;
using accounts::tagOf;
using api::Endpoint;
using http::HttpResponse;
using http::Reply;
using http::RequestPtr;
using Services = std::shared_ptr<AnswerServices>;

namespace {

constexpr int kStartAgainSeconds = 5;

Error noSuchSet() { return Error::make(ErrorCode::NotFound, u"The company has no such set of questions."_s); }
Error noSuchQuestion() { return Error::make(ErrorCode::NotFound, u"The set has no such question."_s); }
Error noSuchRun() { return Error::make(ErrorCode::NotFound, u"The set has no such run."_s); }

EvaluationRunKey runKeyOf(const http::Request &request)
{
    return {request.pathValue("company"), request.pathValue("evaluation"), request.pathValue("run")};
}

/// What a question is known by from run to run when it was given no identifier: its words and where they are
/// asked.
QString identifierOf(const api::ExpectedAnswer &expected)
{
    QStringList parts{expected.locale ? expected.locale->tag : QString(),
        expected.pageUrl ? expected.pageUrl->page.canonical : QString()};
    for (const QString &earlier : expected.earlierQuestions.value_or(std::vector<QString>()))
        parts << earlier;
    parts << expected.question;
    return QString::fromLatin1(sha256(parts.join(u'\n').toUtf8()).toHex().left(16));
}

api::EvaluationQuestion questionOf(const api::EvaluationQuestionRequest &sent)
{
    api::EvaluationQuestion question;
    static_cast<api::ExpectedAnswer &>(question) = sent;
    question.questionId = sent.questionId.value_or(identifierOf(sent));
    return question;
}

Result<std::vector<api::EvaluationQuestion>> questionsOf(
    const std::vector<api::EvaluationQuestionRequest> &sent)
{
    std::vector<api::EvaluationQuestion> questions;
    QHash<QString, std::size_t> known;
    schema::Faults faults;
    for (std::size_t i = 0; i < sent.size(); ++i) {
        questions.push_back(questionOf(sent[i]));
        const auto before = known.constFind(questions.back().questionId);
        if (before != known.cend()) {
            faults.invalid(u"questions[%1]"_s.arg(i), u"is the question of questions[%1]"_s.arg(*before));
            continue;
        }
        known.insert(questions.back().questionId, i);
    }
    if (!faults.isEmpty())
        return tl::unexpected(faults.toError());
    return questions;
}

json::Object auditObject(const Evaluation &evaluation)
{
    return {{u"evaluation_id"_s, evaluation.id}, {u"name"_s, evaluation.name},
        {u"questions"_s, qint64(evaluation.questions.size())}};
}

api::EvaluationDetails detailsOf(storage::Connection &connection, const Evaluation &evaluation)
{
    return {evaluationSet(connection, evaluation), evaluation.questions};
}

/// A set as it is after a change, with the answer to it.
template <typename Answer>
struct Changed {
    Answer answer;
    qint64 revision = 0;
};

template <typename Answer>
void sendChanged(const Reply &reply, const Result<Changed<Answer>> &changed, int status)
{
    if (!changed)
        return reply.send(changed.error());
    HttpResponse response = HttpResponse::json(changed->answer, status);
    response.setHeader("ETag", tagOf(changed->revision));
    reply.send(std::move(response));
}

/// The set that the path names, in the state that the request asks for, with its next revision.
Result<Evaluation> openForChange(storage::Connection &connection, const http::Request &request, qint64 nowMs)
{
    auto evaluation
        = loadEvaluation(connection, request.pathValue("company"), request.pathValue("evaluation"));
    if (!evaluation)
        return tl::unexpected(noSuchSet());
    if (const Result<void> fresh = accounts::checkIfMatch(request, tagOf(evaluation->revision)); !fresh)
        return tl::unexpected(fresh.error());
    ++evaluation->revision;
    evaluation->updatedMs = std::max(nowMs, evaluation->updatedMs);
    return *evaluation;
}

void listSets(const Services &services, const RequestPtr &request, const Reply &reply)
{
    reply.send(http::listPage<api::EvaluationsQuery>(
        *request, [&](const api::EvaluationsQuery &query, const http::ListPosition &position, int limit) {
            return http::entriesOf(loadEvaluations(services->database.reader(), request->pathValue("company"),
                                       query, position.key, limit),
                [](const api::EvaluationSet &set) {
                    return http::ListPosition{0, set.evaluationId};
                });
        }));
}

void getSet(const Services &services, const RequestPtr &request, const Reply &reply)
{
    storage::Connection &reader = services->database.reader();
    const auto evaluation
        = loadEvaluation(reader, request->pathValue("company"), request->pathValue("evaluation"));
    if (!evaluation)
        return reply.send(noSuchSet());
    accounts::sendTagged(
        *request, reply, HttpResponse::json(detailsOf(reader, *evaluation)), evaluation->revision);
}

void createSet(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const Result<api::EvaluationRequest> body = request->readBody<api::EvaluationRequest>();
    if (!body)
        return reply.send(body.error());
    auto questions = questionsOf(body->questions.value_or(std::vector<api::EvaluationQuestionRequest>()));
    if (!questions)
        return reply.send(questions.error());
    const qint64 now = services->clock.nowMs();
    Evaluation evaluation{request->pathValue("company"), body->evaluationId.key, body->name,
        request->principal.email, now, now, 1, std::move(*questions)};
    services->database.writer().submit(
        [request, evaluation = std::move(evaluation), now](
            storage::Connection &connection) -> Result<Changed<api::EvaluationDetails>> {
            if (const Result<void> inserted = insertEvaluation(connection, evaluation); !inserted)
                return tl::unexpected(inserted.error());
            insertAudit(connection,
                accounts::auditOf(
                    *request, u"evaluation.created"_s, evaluation.id, {}, auditObject(evaluation)),
                now);
            return Changed<api::EvaluationDetails>{detailsOf(connection, evaluation), evaluation.revision};
        },
        [reply](const Result<Changed<api::EvaluationDetails>> &made) { sendChanged(reply, made, 201); });
}

void putSet(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const QString company = request->pathValue("company");
    if (!loadEvaluation(services->database.reader(), company, request->pathValue("evaluation")))
        return reply.send(noSuchSet());
    const Result<api::EvaluationContent> body = request->readBody<api::EvaluationContent>();
    if (!body)
        return reply.send(body.error());
    auto questions = questionsOf(body->questions);
    if (!questions)
        return reply.send(questions.error());
    const qint64 now = services->clock.nowMs();
    services->database.writer().submit(
        [request, name = body->name, questions = std::move(*questions), now](
            storage::Connection &connection) -> Result<Changed<api::EvaluationDetails>> {
            Result<Evaluation> evaluation = openForChange(connection, *request, now);
            if (!evaluation)
                return tl::unexpected(evaluation.error());
            const json::Object before = auditObject(*evaluation);
            evaluation->name = name;
            evaluation->questions = questions;
            updateEvaluation(connection, *evaluation);
            insertAudit(connection,
                accounts::auditOf(
                    *request, u"evaluation.changed"_s, evaluation->id, before, auditObject(*evaluation)),
                now);
            return Changed<api::EvaluationDetails>{detailsOf(connection, *evaluation), evaluation->revision};
        },
        [reply](const Result<Changed<api::EvaluationDetails>> &put) { sendChanged(reply, put, 200); });
}

void deleteSet(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const qint64 now = services->clock.nowMs();
    services->database.writer().submit(
        [request, now](storage::Connection &connection) -> Result<bool> {
            const Result<Evaluation> evaluation = openForChange(connection, *request, now);
            if (!evaluation)
                return tl::unexpected(evaluation.error());
            deleteEvaluation(connection, evaluation->companyKey, evaluation->id);
            insertAudit(connection,
                accounts::auditOf(
                    *request, u"evaluation.deleted"_s, evaluation->id, auditObject(*evaluation), {}),
                now);
            return true;
        },
        [reply](const Result<bool> &deleted) {
            if (!deleted)
                return reply.send(deleted.error());
            reply.send(HttpResponse::noContent());
        });
}

void addQuestion(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const QString company = request->pathValue("company");
    if (!loadEvaluation(services->database.reader(), company, request->pathValue("evaluation")))
        return reply.send(noSuchSet());
    const Result<api::EvaluationQuestionRequest> body = request->readBody<api::EvaluationQuestionRequest>();
    if (!body)
        return reply.send(body.error());
    const qint64 now = services->clock.nowMs();
    services->database.writer().submit(
        [request, question = questionOf(*body), now](
            storage::Connection &connection) -> Result<Changed<api::EvaluationQuestion>> {
            Result<Evaluation> evaluation = openForChange(connection, *request, now);
            if (!evaluation)
                return tl::unexpected(evaluation.error());
            for (const api::EvaluationQuestion &other : evaluation->questions) {
                if (other.questionId == question.questionId)
                    return fail(ErrorCode::AlreadyExists, u"The set already has this question."_s);
            }
            if (int(evaluation->questions.size()) >= api::kMaxEvaluationQuestions) {
                schema::Faults faults;
                faults.invalid(
                    u"question"_s, u"is one more than the %1 of a set"_s.arg(api::kMaxEvaluationQuestions));
                return tl::unexpected(faults.toError());
            }
            evaluation->questions.push_back(question);
            updateEvaluation(connection, *evaluation);
            insertAudit(connection,
                accounts::auditOf(*request, u"evaluation-question.added"_s,
                    evaluation->id + u'/' + question.questionId, {}, objectOf(question)),
                now);
            return Changed<api::EvaluationQuestion>{question, evaluation->revision};
        },
        [reply](const Result<Changed<api::EvaluationQuestion>> &added) { sendChanged(reply, added, 201); });
}

/// The sent members over a question's own. What makes no question then is a fault.
Result<void> apply(const api::EvaluationQuestionChange &sent, api::EvaluationQuestion &question)
{
    const auto put = [](auto &member, const auto &value) {
        if (value)
            member = *value;
    };
    put(question.question, sent.question);
    put(question.locale, sent.locale);
    put(question.pageUrl, sent.pageUrl);
    put(question.earlierQuestions, sent.earlierQuestions);
    put(question.facts, sent.facts);
    put(question.documents, sent.documents);
    put(question.refuse, sent.refuse);
    schema::Faults faults;
    api::ExpectedAnswer::check(question, faults, {});
    return faults.isEmpty() ? Result<void>() : tl::unexpected(faults.toError());
}

/// A write job's part: change(question) puts it right, or says that it is to be deleted by returning false.
template <typename Change>
Result<Changed<api::EvaluationQuestion>> changeOne(
    storage::Connection &connection, const http::Request &request, qint64 now, Change change)
{
    Result<Evaluation> evaluation = openForChange(connection, request, now);
    if (!evaluation)
        return tl::unexpected(evaluation.error());
    auto &questions = evaluation->questions;
    const auto found
        = std::find_if(questions.begin(), questions.end(), [&](const api::EvaluationQuestion &question) {
              return question.questionId == request.pathValue("question");
          });
    if (found == questions.end())
        return tl::unexpected(noSuchQuestion());
    const api::EvaluationQuestion before = *found;
    const Result<bool> isKept = change(*found);
    if (!isKept)
        return tl::unexpected(isKept.error());
    const api::EvaluationQuestion after = *found;
    const QString target = evaluation->id + u'/' + before.questionId;
    if (!*isKept) {
        questions.erase(found);
        insertAudit(connection,
            accounts::auditOf(request, u"evaluation-question.deleted"_s, target, objectOf(before), {}), now);
    } else if (objectOf(after) == objectOf(before)) {
        return Changed<api::EvaluationQuestion>{before, evaluation->revision - 1};
    } else {
        insertAudit(connection,
            accounts::changeOf(
                request, u"evaluation-question.changed"_s, target, objectOf(before), objectOf(after)),
            now);
    }
    updateEvaluation(connection, *evaluation);
    return Changed<api::EvaluationQuestion>{after, evaluation->revision};
}

void changeQuestion(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const auto body = request->readBody<api::EvaluationQuestionChange>();
    if (!body)
        return reply.send(body.error());
    services->database.writer().submit(
        [request, body = *body, now = services->clock.nowMs()](
            storage::Connection &connection) -> Result<Changed<api::EvaluationQuestion>> {
            return changeOne(
                connection, *request, now, [&](api::EvaluationQuestion &question) -> Result<bool> {
                    const Result<void> applied = apply(body, question);
                    if (!applied)
                        return tl::unexpected(applied.error());
                    return true;
                });
        },
        [reply](const Result<Changed<api::EvaluationQuestion>> &put) { sendChanged(reply, put, 200); });
}

void deleteQuestion(const Services &services, const RequestPtr &request, const Reply &reply)
{
    services->database.writer().submit(
        [request, now = services->clock.nowMs()](
            storage::Connection &connection) -> Result<Changed<api::EvaluationQuestion>> {
            return changeOne(
                connection, *request, now, [](api::EvaluationQuestion &) -> Result<bool> { return false; });
        },
        [reply](const Result<Changed<api::EvaluationQuestion>> &deleted) {
            if (!deleted)
                return reply.send(deleted.error());
            reply.send(HttpResponse::noContent());
        });
}

/// A run that was inserted, or the one that is under way already.
struct Started {
    api::EvaluationRun run;
    std::optional<Evaluation> evaluation; ///< whose questions are to be asked; none: they are being asked
};

void startRun(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const accounts::CompanyPtr company = services->companies.at(request->pathValue("company"));
    const qint64 now = services->clock.nowMs();
    services->database.writer().submit(
        [services, request, now](storage::Connection &connection) -> Result<Started> {
            const EvaluationRunKey key = runKeyOf(*request);
            auto evaluation = loadEvaluation(connection, key.companyKey, key.evaluationId);
            if (!evaluation)
                return tl::unexpected(noSuchSet());
            const auto last = loadLastRun(connection, key.companyKey, key.evaluationId);
            if (last && !last->finishedAt) {
                if (services->evaluations.isActive(last->runId))
                    return Started{*last, std::nullopt};
                interruptRun(connection, {key.companyKey, key.evaluationId, last->runId}, now);
            }
            Started started;
            started.run = insertRun(connection, *evaluation, uuid7(now), request->principal.email, now);
            insertAudit(connection,
                accounts::auditOf(*request, u"evaluation.run"_s, evaluation->id, {},
                    json::Object{{u"run_id"_s, started.run.runId}}),
                now);
            started.evaluation = std::move(evaluation);
            return started;
        },
        [services, company, reply](const Result<Started> &started) {
            if (!started)
                return reply.send(started.error());
            const EvaluationRunKey key{company->key, started->run.evaluationId, started->run.runId};
            if (started->evaluation
                && !services->evaluations.start(services, company, key, started->evaluation->questions)) {
                services->database.writer().submit(
                    [key](storage::Connection &connection) -> Result<bool> {
                        deleteRun(connection, key);
                        return true;
                    },
                    [reply](const Result<bool> &) {
                        Error error = Error::make(
                            ErrorCode::Unavailable, u"Too many sets are being run. Try again shortly."_s);
                        error.retryAfterSeconds = kStartAgainSeconds;
                        reply.send(error);
                    });
                return;
            }
            reply.send(HttpResponse::json(started->run, 202));
        });
}

void listRuns(const Services &services, const RequestPtr &request, const Reply &reply)
{
    storage::Connection &reader = services->database.reader();
    const EvaluationRunKey key = runKeyOf(*request);
    if (!loadEvaluation(reader, key.companyKey, key.evaluationId))
        return reply.send(noSuchSet());
    reply.send(http::listPage<api::EvaluationRunsQuery>(
        *request, [&](const api::EvaluationRunsQuery &query, const http::ListPosition &position, int limit) {
            return http::entriesOf(
                loadRuns(reader, key.companyKey, key.evaluationId, query, position.key, limit),
                [](const api::EvaluationRun &run) {
                    return http::ListPosition{0, run.runId};
                });
        }));
}

void getRun(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const auto run = loadRun(services->database.reader(), runKeyOf(*request));
    if (!run)
        return reply.send(noSuchRun());
    reply.send(HttpResponse::json(*run));
}

void listResults(const Services &services, const RequestPtr &request, const Reply &reply)
{
    storage::Connection &reader = services->database.reader();
    const EvaluationRunKey key = runKeyOf(*request);
    if (!loadRun(reader, key))
        return reply.send(noSuchRun());
    reply.send(http::listPage<api::EvaluationResultsQuery>(*request,
        [&](const api::EvaluationResultsQuery &query, const http::ListPosition &position, int limit) {
            std::vector<http::ListEntry<api::EvaluationResult>> entries;
            for (auto &[place, result] : loadResults(reader, key, query, position.key.toLongLong(), limit))
                entries.push_back({std::move(result), http::ListPosition{0, QString::number(place)}});
            return entries;
        }));
}

} // namespace

void registerEvaluationHandlers(http::Dispatcher &dispatcher, const Services &services)
{
    const auto handle = http::handlersWith(dispatcher, services);
    handle(Endpoint::ListEvaluations, listSets);
    handle(Endpoint::CreateEvaluation, createSet);
    handle(Endpoint::GetEvaluation, getSet);
    handle(Endpoint::PutEvaluation, putSet);
    handle(Endpoint::DeleteEvaluation, deleteSet);
    handle(Endpoint::AddEvaluationQuestion, addQuestion);
    handle(Endpoint::ChangeEvaluationQuestion, changeQuestion);
    handle(Endpoint::DeleteEvaluationQuestion, deleteQuestion);
    handle(Endpoint::RunEvaluation, startRun);
    handle(Endpoint::ListEvaluationRuns, listRuns);
    handle(Endpoint::GetEvaluationRun, getRun);
    handle(Endpoint::ListEvaluationResults, listResults);
}

} // namespace answerdesk::answers
