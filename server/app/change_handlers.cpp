// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/app/change_handlers.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::app {

using http::Reply;
using http::RequestPtr;
using Services = std::shared_ptr<ChangeServices>;

namespace {

http::ChangeFeed::Sees seesOf(
    const Services &services, const RequestPtr &request, const std::optional<QString> &company)
{
    return [services, request, company](const QString &key, api::ChangeTopic topic) {
        using enum api::ChangeTopic;
        if (key.isEmpty()) // what belongs to no company is for operators, but for these two
            return request->principal.isOperator || topic == Companies || topic == Sessions;
        return (!company || *company == key) && services->sees(*request, key);
    };
}

void waitForChanges(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const auto query = request->readQuery<api::ChangesQuery>();
    if (!query)
        return reply.send(query.error());
    if (query->company && !services->sees(*request, *query->company))
        return reply.send(
            Error::make(ErrorCode::NotFound, u"There is no company “%1”."_s.arg(*query->company)));
    http::ChangeFeed &feed = services->feed;
    if (!query->after)
        return reply.send(Result<api::Changes>(api::Changes{feed.revision(), {}}));
    const auto sees = seesOf(services, request, query->company);
    const auto answer = [&feed, sees, after = *query->after, reply] {
        reply.send(Result<api::Changes>(feed.since(after, sees)));
    };
    if (query->wait.value_or(0) == 0)
        return answer();
    feed.watch(*query->after, *query->wait, sees, answer);
}

} // namespace

void registerChangeHandlers(http::Dispatcher &dispatcher, const Services &services)
{
    http::handlersWith(dispatcher, services)(api::Endpoint::WaitForChanges, waitForChanges);
}

} // namespace answerdesk::app
