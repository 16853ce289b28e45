// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/knowledge/knowledge_handlers.h"
#include "server/http/paging.h"
#include "server/knowledge/knowledge_store.h"
#include "server/knowledge/own_answer_documents_store.h"
#include "server/knowledge/passage_splitter.h"
#include "server/web/html_page.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::knowledge {

using accounts::auditOf;
using api::Endpoint;
using http::HttpResponse;
using http::Reply;
using http::RequestPtr;
using Services = std::shared_ptr<KnowledgeServices>;

namespace {

/// Makes the source, reads its page, and answers how that went.
void createPageSource(
    const Services &services, const RequestPtr &request, const Reply &reply, const api::SourceRequest &body)
{
    const QString key = request->pathValue("company");
    const accounts::CompanyPtr company = services->companies.findServed(key);
    if (!company)
        return reply.send(Error::make(ErrorCode::NotFound));
    const PageUrl page = body.url->page;
    const web::Verdict verdict = web::checkHost(services->sources.rulesOf(*company), page.host, page.port);
    if (verdict != web::Verdict::Allowed) {
        return reply.send(Error::invalidField(u"url"_s,
            verdict == web::Verdict::HostNotListed ? u"its host is not one of the company's allowed hosts"_s
                                                   : u"pages of this address are never fetched"_s));
    }
    const qint64 now = services->clock.nowMs();
    services->database.writer().submit(
        [request, key, page, name = body.name, now](storage::Connection &connection) -> Result<api::Source> {
            const api::Source source = insertPageSource(connection, key, name, page.canonical, now);
            insertAudit(connection,
                auditOf(*request, u"source.created"_s, source.sourceId, {}, accounts::objectOf(source)), now);
            return source;
        },
        [services, reply, key](const Result<api::Source> &source) {
            if (!source)
                return reply.send(source.error());
            services->sources.read({key, source->sourceId, *source->url, {}, {}, {}}, {},
                [reply, made = *source](const Result<api::Source> &read) {
                    // The source is there, whatever became of its first reading.
                    reply.send(read || read.error().code != ErrorCode::Unavailable ? read : made, 201);
                });
        });
}

void createSource(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const Result<api::SourceRequest> body = request->readBody<api::SourceRequest>();
    if (!body)
        return reply.send(body.error());
    if (body->kind && *body->kind != u"upload" && *body->kind != u"page")
        return reply.send(Error::invalidField(u"kind"_s, u"must be upload or page"_s));
    if (body->kind && (*body->kind == u"page") != body->url.has_value())
        return reply.send(Error::invalidField(u"url"_s, u"goes with the kind page and no other"_s));
    if (body->url)
        return createPageSource(services, request, reply, *body);
    const qint64 now = services->clock.nowMs();
    services->database.writer().submit(
        [request, name = body->name, now](storage::Connection &connection) -> Result<api::Source> {
            const api::Source source = insertSource(connection, request->pathValue("company"), name, now);
            insertAudit(connection,
                auditOf(*request, u"source.created"_s, source.sourceId, {}, accounts::objectOf(source)), now);
            return source;
        },
        [reply](const Result<api::Source> &source) { reply.send(source, 201); });
}

void getSource(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const auto source = loadSource(
        services->database.reader(), request->pathValue("company"), request->pathValue("source"));
    if (!source)
        return reply.send(Error::make(ErrorCode::NotFound, u"The company has no such source."_s));
    reply.send(HttpResponse::json(*source));
}

void refreshSource(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const auto page = loadSourcePage(
        services->database.reader(), request->pathValue("company"), request->pathValue("source"));
    if (!page)
        return getSource(services, request, reply);
    services->sources.read(
        *page,
        [request](storage::Connection &connection, const api::Source &source, qint64 now) {
            json::Object after{{u"state"_s, QString(schema::enumName(*source.state))}};
            if (source.reason)
                after.emplace_back(u"reason"_s, *source.reason);
            insertAudit(
                connection, auditOf(*request, u"source.refreshed"_s, source.sourceId, {}, after), now);
        },
        [reply](const Result<api::Source> &source) { reply.send(source); });
}

void removeSource(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const QString company = request->pathValue("company");
    const qint64 now = services->clock.nowMs();
    services->database.writer().submit(
        [services, request, company, now](storage::Connection &connection) -> Result<bool> {
            const QString source = request->pathValue("source");
            const QString name = sourceName(connection, company, source);
            const auto documents = deleteSource(connection, company, source);
            if (!documents)
                return fail(ErrorCode::NotFound, u"The company has no such source."_s);
            services->forgetQuotes(connection, company, *documents);
            const json::Object before{{u"name"_s, name}, {u"documents"_s, qint64(documents->size())}};
            insertAudit(connection, auditOf(*request, u"source.deleted"_s, source, before, {}), now);
            return true;
        },
        [services, reply, company](const Result<bool> &deleted) {
            if (!deleted)
                return reply.send(deleted.error());
            // Nothing may quote the source once this call has returned.
            services->indexes.refresh(company, [reply] { reply.send(HttpResponse::noContent()); });
        });
}

/// Path of the original that a translation names, in the same source. Relative names are tried as they stand.
QString groupOf(const ReadDocument &document, const QString &path)
{
    return document.translationOf.isEmpty() ? path : document.translationOf;
}

void storeDocument(
    const Services &services, const RequestPtr &request, const Reply &reply, const QString &path)
{
    const Result<ReadDocument> read = readDocument(path, request->body, services->html);
    if (!read)
        return reply.send(read.error());
    StoredDocument document;
    document.sourceId = request->pathValue("source");
    document.path = path;
    document.title = read->title;
    document.language = read->locale;
    document.translationGroup = groupOf(*read, path);
    document.contentHash = read->contentHash;
    document.passages = splitIntoPassages(*read);
    const QString company = request->pathValue("company");
    const qint64 now = services->clock.nowMs();
    services->database.writer().submit(
        [request, company, document, now, skipped = read->skipped](
            storage::Connection &connection) -> Result<PutResult> {
            Result<PutResult> result = putDocument(connection, company, document, now);
            if (result)
                result->document.skipped = {skipped.begin(), skipped.end()};
            if (result && result->isChanged) {
                const json::Object after{{u"source_id"_s, document.sourceId}, {u"title"_s, document.title},
                    {u"language"_s, document.language},
                    {u"content_hash"_s, QString::fromLatin1(document.contentHash.toHex())}};
                insertAudit(
                    connection, auditOf(*request, u"document.imported"_s, document.path, {}, after), now);
            }
            return result;
        },
        [services, reply, company](const Result<PutResult> &result) {
            if (!result)
                return reply.send(result.error());
            if (!result->isChanged)
                return reply.send(HttpResponse::json(result->document));
            services->indexes.refresh(
                company, [reply, document = result->document] { reply.send(HttpResponse::json(document)); });
        });
}

void putDocumentHandler(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const Result<api::DocumentQuery> query = request->readQuery<api::DocumentQuery>();
    if (!query)
        return reply.send(query.error());
    if (request->pathValue("source") == QStringView(kOwnAnswersSource)) {
        return reply.send(Error::make(
            ErrorCode::Forbidden, u"Own answers are written with POST and PATCH of own-answers."_s));
    }
    if (!sourceExists(
            services->database.reader(), request->pathValue("company"), request->pathValue("source")))
        return reply.send(Error::make(ErrorCode::NotFound, u"The company has no such source."_s));
    if (loadSourcePage(
            services->database.reader(), request->pathValue("company"), request->pathValue("source")))
        return reply.send(Error::make(ErrorCode::Forbidden, u"The text of a page comes from its address."_s));
    const bool isStarted = services->importPool.start([services, request, reply, path = query->path] {
        http::answerBy(reply, [&] { storeDocument(services, request, reply, path); });
    });
    if (!isStarted) {
        Error error = Error::make(ErrorCode::Unavailable, u"Too many documents wait to be read."_s);
        error.retryAfterSeconds = 2;
        reply.send(error);
    }
}

void listSources(const Services &services, const RequestPtr &request, const Reply &reply)
{
    reply.send(http::listPage<api::SourcesQuery>(
        *request, [&](const api::SourcesQuery &query, const http::ListPosition &position, int limit) {
            const qint64 afterMs = position.key.isEmpty() ? -1 : position.belowId;
            return http::entriesOf(loadSources(services->database.reader(), request->pathValue("company"),
                                       query, afterMs, position.key, limit),
                [](const api::Source &source) {
                    return http::ListPosition{source.createdAt.ms, source.sourceId};
                });
        }));
}

void listDocuments(const Services &services, const RequestPtr &request, const Reply &reply)
{
    reply.send(http::listPage<api::DocumentsQuery>(
        *request, [&](const api::DocumentsQuery &query, const http::ListPosition &position, int limit) {
            return http::entriesOf(loadDocuments(services->database.reader(), request->pathValue("company"),
                                       query, position.belowId, limit),
                [](const api::Document &document) {
                    return http::ListPosition{document.documentId.toLongLong(), {}};
                });
        }));
}

} // namespace

void registerKnowledgeHandlers(http::Dispatcher &dispatcher, const Services &services)
{
    const auto handle = http::handlersWith(dispatcher, services);
    handle(Endpoint::ListSources, listSources);
    handle(Endpoint::CreateSource, createSource);
    handle(Endpoint::GetSource, getSource);
    handle(Endpoint::RefreshSource, refreshSource);
    handle(Endpoint::DeleteSource, removeSource);
    handle(Endpoint::PutDocument, putDocumentHandler);
    handle(Endpoint::ListDocuments, listDocuments);
}

} // namespace answerdesk::knowledge
