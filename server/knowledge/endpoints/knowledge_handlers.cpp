// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/knowledge/endpoints/knowledge_handlers.h"
#include "server/http/paging.h"
#include "server/knowledge/endpoints/document_handlers.h"
#include "server/knowledge/endpoints/import_handlers.h"
#include "server/knowledge/endpoints/source_handlers.h"
#include "server/knowledge/store/knowledge_store.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::knowledge {

using api::Endpoint;
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

} // namespace

void registerKnowledgeHandlers(http::Dispatcher &dispatcher, const Services &services)
{
    const auto handle = http::handlersWith(dispatcher, services);
    handle(Endpoint::ListSources, listSources);
    handle(Endpoint::ListDocuments, listDocuments);
    registerDocumentHandlers(dispatcher, services);
    registerImportHandlers(dispatcher, services);
    registerSourceHandlers(dispatcher, services);
}

} // namespace answerdesk::knowledge
