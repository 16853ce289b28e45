// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/client/api_client.h"
#include "shared/client/query_of.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::client {

using api::Endpoint;

PendingCall ApiClient::faqPages(
    const QString &company, const api::FaqPagesQuery &query, QObject *context, Callback<FaqPageList> callback)
{
    return call<FaqPageList>(Endpoint::ListFaqPages, {.segments = {company}, .query = queryOf(query)},
        context, std::move(callback));
}

PendingCall ApiClient::changedFaqPages(const QString &company, const QString &afterRevision, int waitSeconds,
    QObject *context, Callback<FaqPageList> callback)
{
    api::FaqPagesQuery query;
    query.limit = 200;
    query.wait = waitSeconds;
    query.after = afterRevision.toLongLong();
    return call<FaqPageList>(Endpoint::ListFaqPages,
        {.segments = {company}, .query = queryOf(query), .timeoutMs = (waitSeconds + 15) * 1'000}, context,
        std::move(callback));
}

PendingCall ApiClient::faqPage(const QString &company, const QString &pageId, QObject *context,
    Callback<Tagged<api::FaqPageDetails>> callback)
{
    return callTagged<api::FaqPageDetails>(
        Endpoint::GetFaqPage, {.segments = {company, pageId}}, context, std::move(callback));
}

PendingCall ApiClient::regenerateFaqPage(
    const QString &company, const QString &pageId, QObject *context, Callback<api::FaqPage> callback)
{
    return call<api::FaqPage>(Endpoint::RegenerateFaqPage, {.segments = {company, pageId}, .body = "{}"},
        context, std::move(callback));
}

PendingCall ApiClient::inspectPage(const QString &company, const api::InspectPageRequest &request,
    QObject *context, Callback<api::PageInspection> callback)
{
    return call<api::PageInspection>(Endpoint::InspectPage,
        {.segments = {company}, .body = schema::toJson(request), .timeoutMs = 60'000}, context,
        std::move(callback));
}

PendingCall ApiClient::addFaq(const QString &company, const QString &pageId, const api::FaqRequest &request,
    QObject *context, Callback<api::CompanyFaq> callback)
{
    return call<api::CompanyFaq>(Endpoint::AddFaq,
        {.segments = {company, pageId}, .body = schema::toJson(request)}, context, std::move(callback));
}

PendingCall ApiClient::orderFaqs(const QString &company, const QString &pageId, const QByteArray &tag,
    const api::FaqOrderRequest &request, QObject *context, Callback<Tagged<api::FaqPageDetails>> callback)
{
    return callTagged<api::FaqPageDetails>(Endpoint::OrderFaqs,
        {.segments = {company, pageId}, .body = schema::toJson(request), .ifMatch = tag}, context,
        std::move(callback));
}

PendingCall ApiClient::approveFaqs(const QString &company, const QString &pageId, const QByteArray &tag,
    const api::FaqApprovalRequest &request, QObject *context, Callback<Tagged<api::FaqPageDetails>> callback)
{
    return callTagged<api::FaqPageDetails>(Endpoint::ApproveFaqs,
        {.segments = {company, pageId}, .body = schema::toJson(request), .ifMatch = tag}, context,
        std::move(callback));
}

PendingCall ApiClient::faqs(const QString &company, const api::FaqsQuery &query, QObject *context,
    Callback<api::ListPage<api::CompanyFaq>> callback)
{
    return call<api::ListPage<api::CompanyFaq>>(
        Endpoint::ListFaqs, {.segments = {company}, .query = queryOf(query)}, context, std::move(callback));
}

PendingCall ApiClient::faq(
    const QString &company, qint64 faqId, QObject *context, Callback<Tagged<api::CompanyFaq>> callback)
{
    return callTagged<api::CompanyFaq>(
        Endpoint::GetFaq, {.segments = {company, QString::number(faqId)}}, context, std::move(callback));
}

PendingCall ApiClient::changeFaq(const QString &company, qint64 faqId, const QByteArray &tag,
    const api::FaqChange &change, QObject *context, Callback<api::CompanyFaq> callback)
{
    return call<api::CompanyFaq>(Endpoint::ChangeFaq,
        {.segments = {company, QString::number(faqId)}, .body = schema::toJson(change), .ifMatch = tag},
        context, std::move(callback));
}

PendingCall ApiClient::deleteFaq(
    const QString &company, qint64 faqId, QObject *context, Callback<NoAnswer> callback)
{
    return call<NoAnswer>(
        Endpoint::DeleteFaq, {.segments = {company, QString::number(faqId)}}, context, std::move(callback));
}

PendingCall ApiClient::importFaqs(const QString &company, const json::Array &rows, QObject *context,
    Callback<api::FaqImportResult> callback)
{
    return call<api::FaqImportResult>(Endpoint::ImportFaqs,
        {.segments = {company}, .body = json::Value(json::Object{{u"rows"_s, rows}}).toJson()}, context,
        std::move(callback));
}

} // namespace answerdesk::client
