// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/answers/endpoints/own_answer_handlers.h"
#include "server/accounts/endpoints/account_handlers.h"
#include "server/answers/records/own_answer_store.h"
#include "server/http/paging.h"
#include "shared/core/random.h"

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

Error noSuchAnswer() { return Error::make(ErrorCode::NotFound, u"The company has no such custom answer."_s); }

void listOwnAnswers(const Services &services, const RequestPtr &request, const Reply &reply)
{
    reply.send(http::listPage<api::OwnAnswersQuery>(
        *request, [&](const api::OwnAnswersQuery &query, const http::ListPosition &position, int limit) {
            return http::entriesOf(loadOwnAnswers(services->database.reader(), request->pathValue("company"),
                                       query, position.key, limit),
                [](const api::OwnAnswer &answer) {
                    return http::ListPosition{0, answer.ownAnswerId};
                });
        }));
}

void getOwnAnswer(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const auto answer = loadOwnAnswer(
        services->database.reader(), request->pathValue("company"), request->pathValue("own_answer"));
    if (!answer)
        return reply.send(noSuchAnswer());
    accounts::sendTagged(*request, reply, HttpResponse::json(answer->toApi()), answer->revision);
}

void createOwnAnswer(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const Result<api::OwnAnswerRequest> body = request->readBody<api::OwnAnswerRequest>();
    if (!body)
        return reply.send(body.error());
    const accounts::CompanyPtr company = services->companies.at(request->pathValue("company"));
    const QString locale = body->locale ? body->locale->tag : company->firstLocale();
    services->database.writer().submit(
        [request, body = *body, locale, now = services->clock.nowMs()](
            storage::Connection &connection) -> Result<OwnAnswer> {
            return addOwnAnswer(connection, *request,
                {body.question, toList(body.alternativeQuestions), body.answer, locale}, now);
        },
        [services, reply](
            const Result<OwnAnswer> &written) { sendOnceSearched(services, reply, written, 201); });
}

void changeOwnAnswer(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const Result<api::OwnAnswerChange> body = request->readBody<api::OwnAnswerChange>();
    if (!body)
        return reply.send(body.error());
    const qint64 now = services->clock.nowMs();
    services->database.writer().submit(
        [request, body = *body, now](storage::Connection &connection) -> Result<OwnAnswer> {
            const auto before
                = loadOwnAnswer(connection, request->pathValue("company"), request->pathValue("own_answer"));
            if (!before)
                return tl::unexpected(noSuchAnswer());
            if (const Result<void> fresh = accounts::checkIfMatch(*request, tagOf(before->revision)); !fresh)
                return tl::unexpected(fresh.error());
            OwnAnswer after = *before;
            after.question = body.question.value_or(before->question);
            after.answer = body.answer.value_or(before->answer);
            if (body.alternativeQuestions)
                after.alternatives = toList(body.alternativeQuestions);
            if (body.locale)
                after.locale = body.locale->tag;
            const json::Object was = objectOf(before->toApi());
            if (objectOf(after.toApi()) == was)
                return after;
            after.updatedMs = std::max(now, before->updatedMs);
            after.revision = before->revision + 1;
            if (const Result<void> written = updateOwnAnswer(connection, after); !written)
                return tl::unexpected(written.error());
            insertAudit(connection,
                accounts::changeOf(*request, u"own-answer.changed"_s, after.id, was, objectOf(after.toApi())),
                now);
            return after;
        },
        [services, reply](
            const Result<OwnAnswer> &written) { sendOnceSearched(services, reply, written, 200); });
}

void removeOwnAnswer(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const qint64 now = services->clock.nowMs();
    services->database.writer().submit(
        [request, now](storage::Connection &connection) -> Result<OwnAnswer> {
            const auto answer
                = loadOwnAnswer(connection, request->pathValue("company"), request->pathValue("own_answer"));
            if (!answer)
                return tl::unexpected(noSuchAnswer());
            if (const Result<void> fresh = accounts::checkIfMatch(*request, tagOf(answer->revision)); !fresh)
                return tl::unexpected(fresh.error());
            deleteOwnAnswer(connection, *answer, now);
            insertAudit(connection,
                accounts::auditOf(
                    *request, u"own-answer.deleted"_s, answer->id, objectOf(answer->toApi()), {}),
                now);
            return *answer;
        },
        [services, reply](const Result<OwnAnswer> &deleted) {
            if (!deleted)
                return reply.send(deleted.error());
            // Nothing may quote the answer once this call has returned.
            services->indexes.refresh(
                deleted->companyKey, [reply] { reply.send(HttpResponse::noContent()); });
        });
}

} // namespace

QStringList toList(const std::optional<std::vector<QString>> &texts)
{
    return texts ? QStringList(texts->begin(), texts->end()) : QStringList();
}

Result<OwnAnswer> addOwnAnswer(
    storage::Connection &connection, const http::Request &request, const NewOwnAnswer &words, qint64 nowMs)
{
    OwnAnswer answer;
    answer.companyKey = request.pathValue("company");
    answer.id = uuid7(nowMs);
    answer.question = words.question;
    answer.alternatives = words.alternatives;
    answer.answer = words.answer;
    answer.locale = words.locale;
    answer.createdBy = request.principal.email;
    answer.createdMs = answer.updatedMs = nowMs;
    if (const Result<void> inserted = insertOwnAnswer(connection, answer); !inserted)
        return tl::unexpected(inserted.error());
    insertAudit(connection,
        accounts::auditOf(request, u"own-answer.created"_s, answer.id, {}, objectOf(answer.toApi())), nowMs);
    return answer;
}

void sendOnceSearched(
    const Services &services, const Reply &reply, const Result<OwnAnswer> &written, int status)
{
    if (!written)
        return reply.send(written.error());
    services->indexes.refresh(written->companyKey, [reply, answer = *written, status] {
        HttpResponse response = HttpResponse::json(answer.toApi(), status);
        response.setHeader("ETag", tagOf(answer.revision));
        reply.send(std::move(response));
    });
}

void registerOwnAnswerHandlers(http::Dispatcher &dispatcher, const Services &services)
{
    const auto handle = http::handlersWith(dispatcher, services);
    handle(Endpoint::ListOwnAnswers, listOwnAnswers);
    handle(Endpoint::CreateOwnAnswer, createOwnAnswer);
    handle(Endpoint::GetOwnAnswer, getOwnAnswer);
    handle(Endpoint::ChangeOwnAnswer, changeOwnAnswer);
    handle(Endpoint::DeleteOwnAnswer, removeOwnAnswer);
}

} // namespace answerdesk::answers
