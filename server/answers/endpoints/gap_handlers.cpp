// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/answers/endpoints/gap_handlers.h"
#include "server/accounts/endpoints/account_handlers.h"
#include "server/answers/endpoints/own_answer_handlers.h"
#include "server/answers/records/gap_store.h"
#include "server/http/paging.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::answers {

using accounts::objectOf;
using api::Endpoint;
using http::HttpResponse;
using http::Reply;
using http::RequestPtr;
using Services = std::shared_ptr<AnswerServices>;

namespace {

Error noSuchGap() { return Error::make(ErrorCode::NotFound, u"The company has no such gap."_s); }

void listGaps(const Services &services, const RequestPtr &request, const Reply &reply)
{
    reply.send(http::listPage<api::GapsQuery>(
        *request, [&](const api::GapsQuery &query, const http::ListPosition &position, int limit) {
            const bool isByTime = query.order == api::GapOrder::LastAsked;
            return http::entriesOf(loadGaps(services->database.reader(), request->pathValue("company"), query,
                                       position.belowId, position.key, limit),
                [isByTime](const api::Gap &gap) {
                    return http::ListPosition{isByTime ? gap.lastAskedAt.ms : gap.asked, gap.gapId};
                });
        }));
}

void getGap(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const auto gap
        = loadGap(services->database.reader(), request->pathValue("company"), request->pathValue("gap"));
    if (!gap)
        return reply.send(noSuchGap());
    reply.send(HttpResponse::json(*gap));
}

/// Changes nothing in a gap that is in this state already.
void putInto(api::GapState state, const Services &services, const RequestPtr &request, const Reply &reply)
{
    const qint64 now = services->clock.nowMs();
    services->database.writer().submit(
        [request, state, now](storage::Connection &connection) -> Result<api::Gap> {
            const QString company = request->pathValue("company");
            const auto gap = loadGap(connection, company, request->pathValue("gap"));
            if (!gap)
                return tl::unexpected(noSuchGap());
            api::Gap after = *gap;
            if (gap->state == state)
                return after;
            after.state = state;
            after.ownAnswerId.reset();
            setGapState(connection, company, gap->gapId, state);
            insertAudit(connection,
                accounts::changeOf(*request, u"gap.changed"_s, gap->gapId, objectOf(*gap), objectOf(after)),
                now);
            return after;
        },
        [reply](const Result<api::Gap> &gap) { reply.send(gap, 200); });
}

void dismissGap(const Services &services, const RequestPtr &request, const Reply &reply)
{
    putInto(api::GapState::Dismissed, services, request, reply);
}

void reopenGap(const Services &services, const RequestPtr &request, const Reply &reply)
{
    putInto(api::GapState::Open, services, request, reply);
}

void answerGap(const Services &services, const RequestPtr &request, const Reply &reply)
{
    if (!loadGap(services->database.reader(), request->pathValue("company"), request->pathValue("gap")))
        return reply.send(noSuchGap());
    const Result<api::GapAnswerRequest> body = request->readBody<api::GapAnswerRequest>();
    if (!body)
        return reply.send(body.error());
    const qint64 now = services->clock.nowMs();
    services->database.writer().submit(
        [request, body = *body, now](storage::Connection &connection) -> Result<OwnAnswer> {
            const QString company = request->pathValue("company");
            const auto gap = loadGap(connection, company, request->pathValue("gap"));
            if (!gap)
                return tl::unexpected(noSuchGap());
            Result<OwnAnswer> answer = addOwnAnswer(connection, *request,
                {body.question.value_or(gap->question), toList(body.alternativeQuestions), body.answer,
                    gap->locale},
                now);
            if (!answer)
                return answer;
            closeGap(connection, company, gap->gapId, answer->id);
            insertAudit(connection,
                accounts::auditOf(*request, u"gap.answered"_s, gap->gapId, {},
                    json::Object{{u"question"_s, gap->question}, {u"own_answer_id"_s, answer->id}}),
                now);
            return answer;
        },
        [services, reply](
            const Result<OwnAnswer> &written) { sendOnceSearched(services, reply, written, 201); });
}

} // namespace

void registerGapHandlers(http::Dispatcher &dispatcher, const Services &services)
{
    const auto handle = http::handlersWith(dispatcher, services);
    handle(Endpoint::ListGaps, listGaps);
    handle(Endpoint::GetGap, getGap);
    handle(Endpoint::DismissGap, dismissGap);
    handle(Endpoint::ReopenGap, reopenGap);
    handle(Endpoint::AnswerGap, answerGap);
}

} // namespace answerdesk::answers
