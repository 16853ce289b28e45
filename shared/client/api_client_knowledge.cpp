// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/client/api_client.h"
#include "shared/client/query_of.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::client {

using api::Endpoint;

namespace {

constexpr int kReadingTimeoutMs = 120'000; // the server fetches a page, or reads a large document

} // namespace

PendingCall ApiClient::sources(const QString &company, const api::SourcesQuery &query, QObject *context,
    Callback<api::ListPage<api::Source>> callback)
{
    return call<api::ListPage<api::Source>>(Endpoint::ListSources,
        {.segments = {company}, .query = queryOf(query)}, context, std::move(callback));
}

PendingCall ApiClient::createSource(const QString &company, const api::SourceRequest &request,
    QObject *context, Callback<api::Source> callback)
{
    return call<api::Source>(Endpoint::CreateSource,
        {.segments = {company}, .body = schema::toJson(request), .timeoutMs = kReadingTimeoutMs}, context,
        std::move(callback));
}

PendingCall ApiClient::source(
    const QString &company, const QString &sourceId, QObject *context, Callback<Tagged<api::Source>> callback)
{
    return callTagged<api::Source>(
        Endpoint::GetSource, {.segments = {company, sourceId}}, context, std::move(callback));
}

PendingCall ApiClient::changeSource(const QString &company, const Tagged<api::Source> &before,
    const api::SourceChange &change, QObject *context, Callback<api::Source> callback)
{
    return call<api::Source>(Endpoint::ChangeSource,
        {.segments = {company, before.value.sourceId},
            .body = schema::toJson(change),
            .ifMatch = before.etag},
        context, std::move(callback));
}

PendingCall ApiClient::refreshSource(
    const QString &company, const QString &sourceId, QObject *context, Callback<api::Source> callback)
{
    return call<api::Source>(Endpoint::RefreshSource,
        {.segments = {company, sourceId}, .body = "{}", .timeoutMs = kReadingTimeoutMs}, context,
        std::move(callback));
}

PendingCall ApiClient::deleteSource(
    const QString &company, const QString &sourceId, QObject *context, Callback<NoAnswer> callback)
{
    return call<NoAnswer>(Endpoint::DeleteSource,
        {.segments = {company, sourceId}, .timeoutMs = kReadingTimeoutMs}, context, std::move(callback));
}

PendingCall ApiClient::putDocument(const QString &company, const QString &sourceId,
    const api::DocumentQuery &query, const QByteArray &bytes, QObject *context,
    Callback<api::ImportedDocument> callback)
{
    return call<api::ImportedDocument>(Endpoint::PutDocument,
        {.segments = {company, sourceId},
            .query = queryOf(query),
            .body = bytes,
            .contentType = "application/octet-stream",
            .timeoutMs = kReadingTimeoutMs},
        context, std::move(callback));
}

PendingCall ApiClient::imports(const QString &company, const api::ImportsQuery &query, QObject *context,
    Callback<api::ListPage<api::Import>> callback)
{
    return call<api::ListPage<api::Import>>(Endpoint::ListImports,
        {.segments = {company}, .query = queryOf(query)}, context, std::move(callback));
}

PendingCall ApiClient::createImport(const QString &company, const api::ImportRequest &request,
    QObject *context, Callback<api::Import> callback)
{
    return call<api::Import>(Endpoint::CreateImport, {.segments = {company}, .body = schema::toJson(request)},
        context, std::move(callback));
}

PendingCall ApiClient::reportToImport(const QString &company, const QString &importId,
    const api::ImportReportRequest &request, QObject *context, Callback<api::Import> callback)
{
    return call<api::Import>(Endpoint::AddToImportReport,
        {.segments = {company, importId}, .body = schema::toJson(request)}, context, std::move(callback));
}

PendingCall ApiClient::finishImport(const QString &company, const QString &importId,
    const api::ImportFinishRequest &request, QObject *context, Callback<api::Import> callback)
{
    return call<api::Import>(Endpoint::FinishImport,
        {.segments = {company, importId}, .body = schema::toJson(request), .timeoutMs = kReadingTimeoutMs},
        context, std::move(callback));
}

PendingCall ApiClient::cancelImport(
    const QString &company, const QString &importId, QObject *context, Callback<api::Import> callback)
{
    return call<api::Import>(Endpoint::CancelImport, {.segments = {company, importId}, .body = "{}"}, context,
        std::move(callback));
}

PendingCall ApiClient::documents(const QString &company, const api::DocumentsQuery &query, QObject *context,
    Callback<api::ListPage<api::Document>> callback)
{
    return call<api::ListPage<api::Document>>(Endpoint::ListDocuments,
        {.segments = {company}, .query = queryOf(query)}, context, std::move(callback));
}

PendingCall ApiClient::document(const QString &company, const QString &documentId, const QString &cursor,
    QObject *context, Callback<api::DocumentDetails> callback)
{
    api::DocumentPassagesQuery query;
    if (!cursor.isEmpty())
        query.cursor = cursor;
    return call<api::DocumentDetails>(Endpoint::GetDocument,
        {.segments = {company, documentId}, .query = queryOf(query)}, context, std::move(callback));
}

PendingCall ApiClient::ownAnswers(const QString &company, const api::OwnAnswersQuery &query, QObject *context,
    Callback<api::ListPage<api::OwnAnswer>> callback)
{
    return call<api::ListPage<api::OwnAnswer>>(Endpoint::ListOwnAnswers,
        {.segments = {company}, .query = queryOf(query)}, context, std::move(callback));
}

PendingCall ApiClient::ownAnswer(const QString &company, const QString &ownAnswerId, QObject *context,
    Callback<Tagged<api::OwnAnswer>> callback)
{
    return callTagged<api::OwnAnswer>(
        Endpoint::GetOwnAnswer, {.segments = {company, ownAnswerId}}, context, std::move(callback));
}

PendingCall ApiClient::createOwnAnswer(const QString &company, const api::OwnAnswerRequest &request,
    QObject *context, Callback<api::OwnAnswer> callback)
{
    return call<api::OwnAnswer>(Endpoint::CreateOwnAnswer,
        {.segments = {company}, .body = schema::toJson(request)}, context, std::move(callback));
}

PendingCall ApiClient::changeOwnAnswer(const QString &company, const Tagged<api::OwnAnswer> &before,
    const api::OwnAnswerChange &change, QObject *context, Callback<api::OwnAnswer> callback)
{
    return call<api::OwnAnswer>(Endpoint::ChangeOwnAnswer,
        {.segments = {company, before.value.ownAnswerId},
            .body = schema::toJson(change),
            .ifMatch = before.etag},
        context, std::move(callback));
}

PendingCall ApiClient::deleteOwnAnswer(
    const QString &company, const QString &ownAnswerId, QObject *context, Callback<NoAnswer> callback)
{
    return call<NoAnswer>(
        Endpoint::DeleteOwnAnswer, {.segments = {company, ownAnswerId}}, context, std::move(callback));
}

PendingCall ApiClient::lexicon(const QString &company, const api::LexiconQuery &query, QObject *context,
    Callback<api::ListPage<api::LexiconEntry>> callback)
{
    return call<api::ListPage<api::LexiconEntry>>(Endpoint::ListLexicon,
        {.segments = {company}, .query = queryOf(query)}, context, std::move(callback));
}

PendingCall ApiClient::lexiconEntry(const QString &company, const QString &lexiconEntryId, QObject *context,
    Callback<Tagged<api::LexiconEntry>> callback)
{
    return callTagged<api::LexiconEntry>(
        Endpoint::GetLexiconEntry, {.segments = {company, lexiconEntryId}}, context, std::move(callback));
}

PendingCall ApiClient::createLexiconEntry(const QString &company, const api::LexiconEntryRequest &request,
    QObject *context, Callback<api::LexiconEntry> callback)
{
    return call<api::LexiconEntry>(Endpoint::CreateLexiconEntry,
        {.segments = {company}, .body = schema::toJson(request)}, context, std::move(callback));
}

PendingCall ApiClient::changeLexiconEntry(const QString &company, const Tagged<api::LexiconEntry> &before,
    const api::LexiconEntryChange &change, QObject *context, Callback<api::LexiconEntry> callback)
{
    return call<api::LexiconEntry>(Endpoint::ChangeLexiconEntry,
        {.segments = {company, before.value.lexiconEntryId},
            .body = schema::toJson(change),
            .ifMatch = before.etag},
        context, std::move(callback));
}

PendingCall ApiClient::deleteLexiconEntry(
    const QString &company, const QString &lexiconEntryId, QObject *context, Callback<NoAnswer> callback)
{
    return call<NoAnswer>(
        Endpoint::DeleteLexiconEntry, {.segments = {company, lexiconEntryId}}, context, std::move(callback));
}

PendingCall ApiClient::importLexicon(const QString &company, const api::LexiconImportRequest &request,
    QObject *context, Callback<api::LexiconImportResult> callback)
{
    return call<api::LexiconImportResult>(Endpoint::ImportLexicon,
        {.segments = {company}, .body = schema::toJson(request)}, context, std::move(callback));
}

PendingCall ApiClient::gaps(const QString &company, const api::GapsQuery &query, QObject *context,
    Callback<api::ListPage<api::Gap>> callback)
{
    return call<api::ListPage<api::Gap>>(
        Endpoint::ListGaps, {.segments = {company}, .query = queryOf(query)}, context, std::move(callback));
}

PendingCall ApiClient::gap(
    const QString &company, const QString &gapId, QObject *context, Callback<api::GapDetails> callback)
{
    return call<api::GapDetails>(
        Endpoint::GetGap, {.segments = {company, gapId}}, context, std::move(callback));
}

PendingCall ApiClient::answerGap(const QString &company, const QString &gapId,
    const api::GapAnswerRequest &request, QObject *context, Callback<api::OwnAnswer> callback)
{
    return call<api::OwnAnswer>(Endpoint::AnswerGap,
        {.segments = {company, gapId}, .body = schema::toJson(request)}, context, std::move(callback));
}

PendingCall ApiClient::linkGap(const QString &company, const QString &gapId,
    const api::GapLinkRequest &request, QObject *context, Callback<api::Gap> callback)
{
    return call<api::Gap>(Endpoint::LinkGap, {.segments = {company, gapId}, .body = schema::toJson(request)},
        context, std::move(callback));
}

PendingCall ApiClient::dismissGap(
    const QString &company, const QString &gapId, QObject *context, Callback<api::Gap> callback)
{
    return call<api::Gap>(
        Endpoint::DismissGap, {.segments = {company, gapId}, .body = "{}"}, context, std::move(callback));
}

PendingCall ApiClient::reopenGap(
    const QString &company, const QString &gapId, QObject *context, Callback<api::Gap> callback)
{
    return call<api::Gap>(
        Endpoint::ReopenGap, {.segments = {company, gapId}, .body = "{}"}, context, std::move(callback));
}

PendingCall ApiClient::ask(const QString &company, const api::AskRequest &request, QObject *context,
    Callback<api::Explanation> callback)
{
    return call<api::Explanation>(Endpoint::Ask,
        {.segments = {company}, .body = schema::toJson(request), .timeoutMs = kReadingTimeoutMs}, context,
        std::move(callback));
}

} // namespace answerdesk::client
