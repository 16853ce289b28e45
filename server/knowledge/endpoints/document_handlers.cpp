// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/knowledge/endpoints/document_handlers.h"
#include "server/http/paging.h"
#include "server/knowledge/store/knowledge_store.h"
#include "server/knowledge/store/own_answer_documents_store.h"
#include "server/knowledge/store/site_store.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::knowledge {

using accounts::auditOf;
using api::Endpoint;
using http::HttpResponse;
using http::Reply;
using http::RequestPtr;
using Services = std::shared_ptr<KnowledgeServices>;

namespace {

constexpr int kMostExcluded = 1000; ///< pages of a source, as in SourceChange

Error noSuchDocument() { return Error::make(ErrorCode::NotFound, u"The company has no such document."_s); }

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
        return reply.send(noSuchDocument());
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

/// Why a document is not removed by itself.
std::optional<Error> removalFault(storage::Connection &connection, const QString &company,
    const api::Document &document, const std::optional<Site> &site)
{
    const auto forbidden = [](const QString &text) { return Error::make(ErrorCode::Forbidden, text); };
    if (document.sourceId == QStringView(kOwnAnswersSource))
        return forbidden(u"This is a custom answer: delete it under Custom answers."_s);
    if (loadSourcePage(connection, company, document.sourceId))
        return forbidden(u"This is the page of its source: delete the source."_s);
    if (site && loadExcludedPages(connection, company, document.sourceId).size() >= kMostExcluded)
        return forbidden(u"The source leaves out %1 pages already."_s.arg(kMostExcluded));
    return std::nullopt;
}

void removeDocument(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const QString company = request->pathValue("company");
    const qint64 now = services->clock.nowMs();
    services->database.writer().submit(
        [services, request, company, now](storage::Connection &connection) -> Result<bool> {
            const auto document = loadDocument(connection, company, request->pathNumber("document"));
            if (!document)
                return fail(noSuchDocument());
            const std::optional<Site> site = loadSite(connection, company, document->sourceId);
            if (const auto fault = removalFault(connection, company, *document, site))
                return fail(*fault);
            deleteDocument(connection, company, document->documentId.toLongLong());
            services->forgetQuotes(connection, company, {document->documentId});
            if (site)
                excludePage(connection, *site, document->path);
            json::Object before = accounts::objectOf(*document);
            insertAudit(connection,
                auditOf(*request, u"document.removed"_s, document->documentId, std::move(before), {}), now);
            return true;
        },
        [services, reply, company](const Result<bool> &removed) {
            if (!removed)
                return reply.send(removed.error());
            // Nothing may quote the document once this call has returned.
            services->indexes.refresh(company, [reply] { reply.send(HttpResponse::noContent()); });
        });
}

/// The page that a document was read from; nothing when it was uploaded or written.
std::optional<SourcePage> pageOf(
    storage::Connection &connection, const QString &company, const api::Document &document)
{
    if (const auto page = loadSourcePage(connection, company, document.sourceId))
        return page;
    if (!loadSite(connection, company, document.sourceId))
        return std::nullopt;
    const SitePage known
        = loadSitePage(connection, company, document.sourceId, document.path).value_or(SitePage());
    return SourcePage{
        company, document.sourceId, document.path, known.etag, known.lastModified, known.bodyHash, true};
}

api::ReadingOutcome outcomeOf(const SourceReader::PageReading &reading)
{
    switch (reading.state) {
    case api::SourceState::Read:
        return reading.isChanged ? api::ReadingOutcome::Changed : api::ReadingOutcome::Unchanged;
    case api::SourceState::Gone:
        return api::ReadingOutcome::Gone;
    default:
        return api::ReadingOutcome::Failed;
    }
}

void refreshDocument(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const QString company = request->pathValue("company");
    const qint64 id = request->pathNumber("document");
    storage::Connection &reader = services->database.reader();
    const auto document = loadDocument(reader, company, id);
    if (!document)
        return reply.send(noSuchDocument());
    const std::optional<SourcePage> page = pageOf(reader, company, *document);
    if (!page)
        return reply.send(Error::make(ErrorCode::Forbidden,
            u"The document was not read from the web: upload it again to replace it."_s));
    const auto audit = [request, id](storage::Connection &connection,
                           const SourceReader::PageReading &reading, qint64 now) {
        json::Object after{{u"outcome"_s, QString(schema::enumName(outcomeOf(reading)))}};
        if (!reading.reason.isEmpty())
            after.emplace_back(u"reason"_s, reading.reason);
        insertAudit(connection,
            auditOf(*request, u"document.refreshed"_s, QString::number(id), {}, std::move(after)), now);
    };
    services->sources.read(
        *page, audit, [services, reply, company, id](const Result<SourceReader::PageReading> &reading) {
            if (!reading)
                return reply.send(reading.error());
            http::answerBy(reply, [&] {
                api::DocumentReading answer;
                answer.outcome = outcomeOf(*reading);
                if (!reading->reason.isEmpty())
                    answer.reason = reading->reason;
                answer.document = loadDocument(services->database.reader(), company, id);
                reply.send(HttpResponse::json(answer));
            });
        });
}

} // namespace

void registerDocumentHandlers(http::Dispatcher &dispatcher, const Services &services)
{
    const auto handle = http::handlersWith(dispatcher, services);
    handle(Endpoint::GetDocument, getDocument);
    handle(Endpoint::DeleteDocument, removeDocument);
    handle(Endpoint::RefreshDocument, refreshDocument);
}

} // namespace answerdesk::knowledge
