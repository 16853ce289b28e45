// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/answers/endpoints/mark_handlers.h"
#include "server/accounts/endpoints/account_handlers.h"
#include "server/answers/records/thread_store.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::answers {

using accounts::objectOf;
using api::Endpoint;
using http::HttpResponse;
using http::Reply;
using http::RequestPtr;
using Services = std::shared_ptr<AnswerServices>;

namespace {

/// The message that a request is about.
std::optional<api::Message> messageOf(storage::Connection &connection, const http::Request &request)
{
    return loadMessage(
        connection, request.pathValue("company"), request.pathValue("thread"), request.pathNumber("message"));
}

QString nameOf(const http::Request &request)
{
    return request.pathValue("thread") + u'/' + request.pathValue("message");
}

void putMark(const Services &services, const RequestPtr &request, const Reply &reply,
    const std::optional<QString> &note)
{
    const qint64 now = services->clock.nowMs();
    services->database.writer().submit(
        [request, note, now](storage::Connection &connection) -> Result<api::Message> {
            const auto before = messageOf(connection, *request);
            if (!before)
                return tl::unexpected(noSuchMessage());
            const auto kept = before->markedWrong;
            if (kept.has_value() == note.has_value() && (!kept || kept->note == *note))
                return *before;
            const auto mark = note ? std::optional(api::AnswerMark{{now}, request->principal.email, *note})
                                   : std::nullopt;
            setMark(connection, request->pathValue("company"), request->pathValue("thread"),
                before->messageId, mark);
            const auto logged = [](const std::optional<api::AnswerMark> &state) {
                return state ? objectOf(*state) : json::Object();
            };
            insertAudit(connection,
                accounts::auditOf(*request, note ? u"answer.marked-wrong"_s : u"answer.mark-removed"_s,
                    nameOf(*request), logged(kept), logged(mark)),
                now);
            return *messageOf(connection, *request);
        },
        [reply](const Result<api::Message> &message) { reply.send(message); });
}

void markAnswer(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const auto body = request->readBody<api::AnswerMarkRequest>();
    if (!body)
        return reply.send(body.error());
    putMark(services, request, reply, body->note);
}

void unmarkAnswer(const Services &services, const RequestPtr &request, const Reply &reply)
{
    putMark(services, request, reply, std::nullopt);
}

} // namespace

void registerMarkHandlers(http::Dispatcher &dispatcher, const Services &services)
{
    const auto handle = http::handlersWith(dispatcher, services);
    handle(Endpoint::MarkAnswer, markAnswer);
    handle(Endpoint::UnmarkAnswer, unmarkAnswer);
}

} // namespace answerdesk::answers
