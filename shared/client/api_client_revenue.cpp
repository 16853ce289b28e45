// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/client/api_client.h"
#include "shared/client/query_of.h"

namespace answerdesk::client {

using api::Endpoint;

PendingCall ApiClient::revenue(
    const QString &company, const api::RevenueQuery &query, QObject *context, Callback<api::Revenue> callback)
{
    return call<api::Revenue>(
        Endpoint::GetRevenue, {.segments = {company}, .query = queryOf(query)}, context, std::move(callback));
}

PendingCall ApiClient::revenueBreakdown(const QString &company, const api::BreakdownQuery &query,
    QObject *context, Callback<api::RevenueBreakdown> callback)
{
    return call<api::RevenueBreakdown>(Endpoint::GetRevenueBreakdown,
        {.segments = {company}, .query = queryOf(query)}, context, std::move(callback));
}

PendingCall ApiClient::order(
    const QString &company, const QString &eventId, QObject *context, Callback<api::OrderDetails> callback)
{
    return call<api::OrderDetails>(
        Endpoint::GetOrder, {.segments = {company, eventId}}, context, std::move(callback));
}

PendingCall ApiClient::refundOrder(const QString &company, const QString &eventId,
    const api::RefundRequest &request, const QByteArray &idempotencyKey, QObject *context,
    Callback<api::RefundRow> callback)
{
    return call<api::RefundRow>(Endpoint::RefundOrder,
        {.segments = {company, eventId}, .body = schema::toJson(request), .idempotencyKey = idempotencyKey},
        context, std::move(callback));
}

PendingCall ApiClient::visitorRecords(const QString &company, const QString &fingerprint,
    const api::VisitorRecordsQuery &query, QObject *context,
    Callback<api::ListPage<api::VisitorRecord>> callback)
{
    return call<api::ListPage<api::VisitorRecord>>(Endpoint::ListVisitorRecords,
        {.segments = {company, fingerprint}, .query = queryOf(query)}, context, std::move(callback));
}

} // namespace answerdesk::client
