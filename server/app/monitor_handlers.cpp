// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/app/monitor_handlers.h"
#include "server/http/paging.h"
#include "shared/api/actors.h"
#include "shared/api/monitoring.h"
#include "shared/core/text.h"
#include <limits>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::app {

using api::Endpoint;
using http::AccessRecord;
using http::HttpResponse;
using http::MetricsRegistry;
using http::Reply;
using http::RequestPtr;
using Services = std::shared_ptr<MonitorServices>;

namespace {

/// A scraper has no session; it shows the token of the settings, where there is one. Without, the figures of
/// all companies together are for the machine itself and for operators.
std::optional<Error> refuseScraper(const Services &services, const http::Request &request)
{
    const std::optional<QByteArray> bearer = http::bearerOf(request.head);
    if (services->metricsToken.isEmpty()) {
        if (request.peer.isLoopback() || (bearer && services->isOperator(*bearer)))
            return std::nullopt;
        return Error::make(ErrorCode::MissingSession,
            u"Without the setting metrics_token, metrics are available only on the server's own machine and to operators."_s);
    }
    if (request.head.value("Authorization").isEmpty())
        return Error::make(
            ErrorCode::MissingSession, u"Send Authorization: Bearer with the server's metrics_token."_s);
    if (!bearer || !constantTimeEquals(*bearer, services->metricsToken.reveal()))
        return Error::make(ErrorCode::InvalidSession, u"This is not the server's metrics_token."_s);
    return std::nullopt;
}

void metricsText(const Services &services, const RequestPtr &request, const Reply &reply)
{
    if (const auto error = refuseScraper(services, *request))
        return reply.send(*error);
    reply.send(HttpResponse{200, "text/plain; version=0.0.4; charset=utf-8",
        MetricsRegistry::toText(services->metrics.collect()), {}});
}

void metricsJson(const Services &services, const RequestPtr &, const Reply &reply)
{
    reply.send(HttpResponse{
        200, "application/json", MetricsRegistry::toJson(services->metrics.collect()).toJson(), {}});
}

api::RequestRow rowOf(const AccessRecord &record)
{
    api::RequestRow row;
    row.number = record.number;
    row.at.ms = record.atMs;
    row.requestId = QString::fromLatin1(record.requestId);
    row.address = record.address.toString();
    row.method = QString::fromLatin1(record.method);
    row.path = QString::fromLatin1(record.path);
    if (record.endpoint)
        row.endpoint = QString::fromLatin1(api::endpointInfo(*record.endpoint).name);
    row.status = record.status;
    row.durationMs = double(record.durationUs) / 1000.0;
    row.bytesIn = record.bytesIn;
    row.bytesOut = record.bytesOut;
    row.errorCode = textOrNothing(QString::fromLatin1(record.errorCode));
    row.company = textOrNothing(record.company);
    row.keyId = textOrNothing(record.keyId);
    row.admin = textOrNothing(record.admin);
    row.threadId = textOrNothing(record.threadId);
    row.outcome = record.outcome;
    return row;
}

/// The record as a reader may see it.
AccessRecord shownTo(const Services &services, const http::Request &reader, const AccessRecord &record)
{
    AccessRecord shown = record;
    if (services->hides(reader, record.admin)) {
        shown.admin = QString::fromLatin1(api::kOperatorActor);
        shown.address.clear();
    }
    return shown;
}

api::RequestArea areaOf(const AccessRecord &record)
{
    const auto listener
        = record.endpoint ? api::endpointInfo(*record.endpoint).listener : api::Listener::Base;
    return listener == api::Listener::Base || listener == api::Listener::App ? api::RequestArea::Shop
                                                                             : api::RequestArea::Server;
}

bool holds(const AccessRecord &record, const QString &text)
{
    const auto isIn = [&text](const QString &where) { return where.contains(text, Qt::CaseInsensitive); };
    return isIn(QString::fromLatin1(record.path)) || isIn(QString::fromLatin1(record.requestId))
        || isIn(QString::fromLatin1(record.errorCode)) || isIn(record.keyId) || isIn(record.admin)
        || isIn(record.address.toString());
}

http::RequestLog::Filter filterOf(
    const Services &services, const RequestPtr &request, const api::RequestsQuery &query)
{
    return [services, request, query](const AccessRecord &record) {
        const auto differs
            = [](const std::optional<QString> &wanted, const auto &is) { return wanted && *wanted != is; };
        if (!services->sees(*request, record.company, record.atMs) || differs(query.company, record.company)
            || differs(query.errorCode, QString::fromLatin1(record.errorCode))
            || differs(query.requestId, QString::fromLatin1(record.requestId)))
            return false;
        if (query.outcome && record.outcome != query.outcome)
            return false;
        if ((query.area && *query.area != areaOf(record))
            || (query.errors && *query.errors != (record.status >= 400))
            || (query.q && !holds(shownTo(services, *request, record), *query.q)))
            return false;
        if (query.endpoint
            && (!record.endpoint
                || *query.endpoint != QLatin1String(api::endpointInfo(*record.endpoint).name)))
            return false;
        const QString status = QString::number(record.status);
        return !query.status
            || (query.status->endsWith(u"xx") ? status.front() == query.status->front()
                                              : status == *query.status);
    };
}

void sendRequests(const Services &services, const http::RequestLog &log, const http::Request &request,
    const api::RequestsQuery &query, const http::RequestLog::Filter &filter, const Reply &reply)
{
    const qint64 revision = log.latest();
    const auto page = http::readPage(request, query, [&](const http::ListPosition &position, int limit) {
        std::vector<http::ListEntry<api::RequestRow>> entries;
        for (const AccessRecord &record : log.read(query.after.value_or(0), position.belowId, limit, filter))
            entries.push_back(
                {rowOf(shownTo(services, request, record)), http::ListPosition{record.number, {}}});
        return entries;
    });
    if (!page)
        return reply.send(page.error());
    reply.send(http::watchedPage(*page, revision));
}

void listRequests(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const auto query = request->readQuery<api::RequestsQuery>();
    if (!query)
        return reply.send(query.error());
    if (query->company && !services->sees(*request, *query->company, std::numeric_limits<qint64>::max()))
        return reply.send(
            Error::make(ErrorCode::NotFound, u"There is no company “%1”."_s.arg(*query->company)));
    http::RequestLog &log = services->log.requests();
    const http::RequestLog::Filter filter = filterOf(services, request, *query);
    if (query->wait.value_or(0) == 0)
        return sendRequests(services, log, *request, *query, filter, reply);
    log.watch(query->after.value_or(0), *query->wait, filter,
        [services, &log, request, query = *query, filter, reply] {
            sendRequests(services, log, *request, query, filter, reply);
        });
}

} // namespace

void registerMonitorHandlers(http::Dispatcher &dispatcher, const Services &services)
{
    const auto handle = http::handlersWith(dispatcher, services);
    handle(Endpoint::MetricsText, metricsText);
    handle(Endpoint::Metrics, metricsJson);
    handle(Endpoint::ListRequests, listRequests);
}

} // namespace answerdesk::app
