// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/client/api_client.h"
#include "shared/client/query_of.h"

namespace answerdesk::client {

using api::Endpoint;

PendingCall ApiClient::pregenerations(const QString &company, const api::PregenerationsQuery &query,
    QObject *context, Callback<WatchedPage<api::Pregeneration>> callback)
{
    return call<WatchedPage<api::Pregeneration>>(Endpoint::ListPregenerations,
        {.segments = {company}, .query = queryOf(query), .timeoutMs = (query.wait.value_or(0) + 15) * 1'000},
        context, std::move(callback));
}

PendingCall ApiClient::startPregeneration(const QString &company, const api::PregenerationRequest &request,
    QObject *context, Callback<api::Pregeneration> callback)
{
    return call<api::Pregeneration>(Endpoint::CreatePregeneration,
        {.segments = {company}, .body = schema::toJson(request)}, context, std::move(callback));
}

PendingCall ApiClient::changePregeneration(const QString &company, const QString &pregenerationId,
    Endpoint change, QObject *context, Callback<api::Pregeneration> callback)
{
    return call<api::Pregeneration>(
        change, {.segments = {company, pregenerationId}, .body = "{}"}, context, std::move(callback));
}

PendingCall ApiClient::pregenerationReport(const QString &company, const QString &pregenerationId,
    QObject *context, Callback<api::ListPage<api::PregenerationLine>> callback)
{
    api::PregenerationReportQuery query;
    query.limit = 200;
    return call<api::ListPage<api::PregenerationLine>>(Endpoint::ListPregenerationReport,
        {.segments = {company, pregenerationId}, .query = queryOf(query)}, context, std::move(callback));
}

} // namespace answerdesk::client
