// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/knowledge/endpoints/knowledge_handlers.h"
#include "server/http/paging.h"
#include "server/knowledge/endpoints/import_handlers.h"
#include "server/knowledge/endpoints/source_handlers.h"
#include "server/knowledge/store/knowledge_store.h"
#include "server/web/page/html_page.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::knowledge {

using api::Endpoint;
using http::HttpResponse;
using http::Reply;
using http::RequestPtr;
using Services = std::shared_ptr<KnowledgeServices>;

namespace {

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

void getDocument(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const Result<api::DocumentPassagesQuery> query = request->readQuery<api::DocumentPassagesQuery>();
    if (!query)
        return reply.send(query.error());
    const QString company = request->pathValue("company");
    const qint64 id = request->pathNumber("document");
    auto &reader = services->database.reader();
    std::optional<api::Document> document = loadDocument(reader, company, id);
    if (!document)
        return reply.send(Error::make(ErrorCode::NotFound, u"The company has no such document."_s));
    const QByteArray scope = http::scopeOf(*request, document->documentId.toUtf8());
    auto page = http::readPage(scope, *query, [&](const http::ListPosition &position, int limit) {
        const qint64 behind = position.key.isEmpty() ? -1 : position.belowId;
        std::vector<http::ListEntry<api::DocumentPassage>> entries;
        for (PlacedPassage &placed : loadDocumentPassages(reader, company, id, behind, limit)) {
            const http::ListPosition place{placed.place, placed.passage.passageId};
            entries.push_back({std::move(placed.passage), place});
        }
        return entries;
    });
    if (!page)
        return reply.send(page.error());
    api::DocumentDetails details{std::move(*document), std::move(page->items), std::move(page->nextCursor)};
    reply.send(HttpResponse::json(details));
}

} // namespace

void registerKnowledgeHandlers(http::Dispatcher &dispatcher, const Services &services)
{
    const auto handle = http::handlersWith(dispatcher, services);
    handle(Endpoint::ListSources, listSources);
    handle(Endpoint::ListDocuments, listDocuments);
    handle(Endpoint::GetDocument, getDocument);
    registerImportHandlers(dispatcher, services);
    registerSourceHandlers(dispatcher, services);
}

} // namespace answerdesk::knowledge
