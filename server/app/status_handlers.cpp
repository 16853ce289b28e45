// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/app/status_handlers.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::app {

using api::Endpoint;
using http::HttpResponse;
using http::Reply;
using http::RequestPtr;

void registerStatusHandlers(http::Dispatcher &dispatcher, std::function<api::ServerStatus()> status)
{
    dispatcher.handle(Endpoint::Healthz,
        [](const RequestPtr &, const Reply &reply) { reply.send(HttpResponse::json(api::Health{u"ok"_s})); });
    dispatcher.handle(Endpoint::Readyz, [&dispatcher](const RequestPtr &, const Reply &reply) {
        if (dispatcher.isReady())
            return reply.send(HttpResponse::json(api::Health{u"ok"_s}));
        Error error = Error::make(ErrorCode::Unavailable, u"The server is starting or stopping."_s);
        error.retryAfterSeconds = 1;
        reply.send(error);
    });
    dispatcher.handle(Endpoint::Status,
        [status](const RequestPtr &, const Reply &reply) { reply.send(HttpResponse::json(status())); });
    // Made once: the declarations do not change while the program runs.
    const QByteArray full = api::openApi(true).toJson();
    const QByteArray open = api::openApi(false).toJson();
    dispatcher.handle(Endpoint::OpenApi, [full, open](const RequestPtr &request, const Reply &reply) {
        reply.send(HttpResponse{200, "application/json", request->isOnAdminAddress ? full : open, {}, {}});
    });
}

} // namespace answerdesk::app
