// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/app/status_handlers.h"
#include "server/app/document_handlers.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::app {

using api::Endpoint;
using http::HttpResponse;
using http::Reply;
using http::RequestPtr;

void registerStatusHandlers(http::Dispatcher &dispatcher, std::function<bool()> isDatabaseAvailable,
    std::function<api::ServerStatus()> status)
{
    dispatcher.handle(Endpoint::Healthz,
        [](const RequestPtr &, const Reply &reply) { reply.send(HttpResponse::json(api::Health{u"ok"_s})); });
    dispatcher.handle(
        Endpoint::Readyz, [&dispatcher, isDatabaseAvailable](const RequestPtr &, const Reply &reply) {
            if (dispatcher.isReady() && isDatabaseAvailable())
                return reply.send(HttpResponse::json(api::Health{u"ok"_s}));
            reply.send(Error::unavailable(dispatcher.isReady()
                    ? u"The database does not accept writes at the moment."_s
                    : u"The server is starting or stopping."_s));
        });
    dispatcher.handle(Endpoint::Status, [status](const RequestPtr &request, const Reply &reply) {
        api::ServerStatus all = status();
        if (!request->principal.isOperator)
            all.leaveOutTotals();
        reply.send(HttpResponse::json(all));
    });
    registerDocumentHandlers(dispatcher);
}

} // namespace answerdesk::app
