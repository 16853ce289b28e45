// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/answers/endpoints/message_handlers.h"
#include "server/accounts/model/day_range.h"
#include "server/answers/answering/exchange.h"
#include "server/http/paging.h"
#include "shared/api/list_queries.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::answers {

using accounts::KeyedReply;
using api::Endpoint;
using http::HttpResponse;
using http::Reply;
using http::RequestPtr;
using Services = std::shared_ptr<AnswerServices>;

namespace {

void sendMessage(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const auto body = accounts::readIdempotentBody<api::SendMessageRequest>(*request);
    if (!body)
        return reply.send(body.error());
    const accounts::CompanyPtr company = services->companies.findServed(request->principal.companyKey);
    if (!company)
        return reply.send(Error::make(ErrorCode::InvalidApiKey));
    const auto key = accounts::IdempotencyKey::of(*request, company->key, request->principal.keyId);
    const auto first = key ? services->inFlight->join(*key, reply) : KeyedReply(reply);
    if (first)
        http::answerBy(*first, [&] { std::make_shared<Exchange>(services, company, *body, *first)->run(); });
}

void listThreads(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const QString key = request->pathValue("company");
    const accounts::CompanyPtr company = services->companies.find(key);
    if (!company)
        return reply.send(Error::make(ErrorCode::NotFound));
    reply.send(http::listPage<api::ThreadsQuery>(
        *request, [&](const api::ThreadsQuery &query, const http::ListPosition &position, int limit) {
            const auto range = accounts::DayRange::of(*company, query);
            return http::entriesOf(
                loadThreads(services->database.reader(), key,
                    {query.q, query.fingerprint, query.test, query.outcome, range.fromMs, range.untilMs},
                    position.key, limit),
                [](const api::Thread &thread) {
                    return http::ListPosition{0, thread.threadId};
                });
        }));
}

void getThread(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const auto thread = loadThread(
        services->database.reader(), request->pathValue("company"), request->pathValue("thread"));
    if (!thread)
        return reply.send(Error::make(ErrorCode::NotFound, u"The company has no such thread."_s));
    reply.send(HttpResponse::json(*thread));
}

} // namespace

void registerMessageHandlers(http::Dispatcher &dispatcher, const Services &services)
{
    const auto handle = http::handlersWith(dispatcher, services);
    handle(Endpoint::SendMessage, sendMessage);
    handle(Endpoint::ListThreads, listThreads);
    handle(Endpoint::GetThread, getThread);
}

} // namespace answerdesk::answers
