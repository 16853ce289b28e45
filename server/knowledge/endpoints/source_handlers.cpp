// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/knowledge/endpoints/source_handlers.h"
#include "server/knowledge/crawl/site_frontier.h"
#include "server/knowledge/crawl/site_schedule.h"
#include "server/knowledge/store/knowledge_store.h"
#include "server/knowledge/store/own_answer_documents_store.h"
#include "server/knowledge/store/site_store.h"
#include "server/web/page/html_page.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::knowledge {

using accounts::auditOf;
using api::Endpoint;
using http::HttpResponse;
using http::Reply;
using http::RequestPtr;
using Services = std::shared_ptr<KnowledgeServices>;

namespace {

constexpr int kDefaultDepth = 5;
constexpr int kDefaultPages = 1000;

Error noSuchSource() { return Error::make(ErrorCode::NotFound, u"The company has no such source."_s); }

void sendSource(const Reply &reply, const Result<api::Source> &source, int status = 200)
{
    if (!source)
        return reply.send(source.error());
    HttpResponse response = HttpResponse::json(*source, status);
    response.setHeader("ETag", accounts::tagOf(source->revision));
    reply.send(std::move(response));
}

bool isSiteKind(QStringView kind) { return kind == u"sitemap" || kind == u"crawl"; }

/// Faults of a request that its fields do not show one by one.
std::optional<Error> faultOf(const api::SourceRequest &body)
{
    const QString kind = body.kind.value_or(body.url ? u"page"_s : u"upload"_s);
    if (kind != u"upload" && kind != u"page" && !isSiteKind(kind))
        return Error::invalidField(u"kind"_s, u"must be upload, page, sitemap or crawl"_s);
    if ((kind == u"upload") == body.url.has_value())
        return Error::invalidField(
            u"url"_s, u"is required for the kinds page, sitemap and crawl, and allowed only there"_s);
    if (body.maxDepth && kind != u"crawl")
        return Error::invalidField(u"max_depth"_s, u"is allowed only for the kind crawl"_s);
    if (body.maxPages && !isSiteKind(kind))
        return Error::invalidField(u"max_pages"_s, u"is allowed only for the kinds sitemap and crawl"_s);
    if (body.intervalHours && kind == u"upload")
        return Error::invalidField(u"interval_hours"_s, u"is allowed only for sources read from the web"_s);
    return std::nullopt;
}

/// Answers with the source of a page that was read.
SourceReader::PageDone answerOfPage(SourceReader::Done answer)
{
    return [answer = std::move(answer)](const Result<SourceReader::PageReading> &read) {
        answer(read ? Result<api::Source>(read->source) : fail(read.error()));
    };
}

/// Begins to read what was made, and answers: once a page is read, at once for a site.
void readNew(const Services &services, const RequestPtr &request, const Reply &reply, const QString &key,
    const api::Source &made)
{
    const auto answer = [reply, made](const Result<api::Source> &read) {
        // The source is there, whatever became of its first reading.
        sendSource(reply,
            read || read.error().code != ErrorCode::Unavailable ? read : Result<api::Source>(made), 201);
    };
    if (made.kind == u"page")
        return services->sources.read({key, made.sourceId, *made.url}, {}, answerOfPage(answer));
    services->sources.readSite(key, made.sourceId, request->principal.email, {}, answer);
}

void createWebSource(
    const Services &services, const RequestPtr &request, const Reply &reply, const api::SourceRequest &body)
{
    const QString key = request->pathValue("company");
    const accounts::CompanyPtr company = services->companies.findServed(key);
    if (!company)
        return reply.send(Error::make(ErrorCode::NotFound));
    const PageUrl page = body.url->page;
    const web::Verdict verdict = web::checkHost(services->sources.rulesOf(*company), page.host, page.port);
    if (verdict != web::Verdict::Allowed) {
        return reply.send(web::addressError(u"url"_s,
            verdict == web::Verdict::HostNotListed ? u"its host is not one of the company's allowed hosts"_s
                                                   : u"pages at this address are never fetched"_s,
            verdict, page));
    }
    WebSource made{body.kind.value_or(u"page"_s), body.name, page.canonical,
        body.intervalHours.value_or(kDefaultIntervalHours)};
    if (made.kind == u"crawl")
        made.maxDepth = body.maxDepth.value_or(kDefaultDepth);
    if (isSiteKind(made.kind))
        made.maxPages = body.maxPages.value_or(kDefaultPages);
    const qint64 now = services->clock.nowMs();
    services->database.writer().submit(
        [request, key, made, now](storage::Connection &connection) -> Result<api::Source> {
            const api::Source source = insertWebSource(connection, key, made, now);
            insertAudit(connection,
                auditOf(*request, u"source.created"_s, source.sourceId, {}, accounts::objectOf(source)), now);
            return source;
        },
        [services, request, reply, key](const Result<api::Source> &source) {
            if (!source)
                return reply.send(source.error());
            readNew(services, request, reply, key, *source);
        });
}

void createSource(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const Result<api::SourceRequest> body = request->readBody<api::SourceRequest>();
    if (!body)
        return reply.send(body.error());
    if (const auto fault = faultOf(*body))
        return reply.send(*fault);
    if (body->url)
        return createWebSource(services, request, reply, *body);
    const qint64 now = services->clock.nowMs();
    services->database.writer().submit(
        [request, name = body->name, now](storage::Connection &connection) -> Result<api::Source> {
            const api::Source source = insertSource(connection, request->pathValue("company"), name, now);
            insertAudit(connection,
                auditOf(*request, u"source.created"_s, source.sourceId, {}, accounts::objectOf(source)), now);
            return source;
        },
        [reply](const Result<api::Source> &source) { sendSource(reply, source, 201); });
}

void getSource(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const auto source = loadSource(
        services->database.reader(), request->pathValue("company"), request->pathValue("source"));
    sendSource(reply, source ? Result<api::Source>(*source) : fail(noSuchSource()));
}

void refreshSource(const Services &services, const RequestPtr &request, const Reply &reply)
{
    storage::Connection &reader = services->database.reader();
    const QString company = request->pathValue("company");
    const QString sourceId = request->pathValue("source");
    const auto page = loadSourcePage(reader, company, sourceId);
    if (!page && !loadSite(reader, company, sourceId))
        return getSource(services, request, reply);
    const auto audit = [request](storage::Connection &connection, const api::Source &source, qint64 now) {
        json::Object after{{u"state"_s, QString(schema::enumName(*source.state))}};
        if (source.reason)
            after.emplace_back(u"reason"_s, *source.reason);
        if (source.importId)
            after.emplace_back(u"import_id"_s, *source.importId);
        insertAudit(connection, auditOf(*request, u"source.refreshed"_s, source.sourceId, {}, after), now);
    };
    const auto answer = [reply](const Result<api::Source> &source) { reply.send(source); };
    if (page)
        return services->sources.read(
            *page,
            [audit](storage::Connection &connection, const SourceReader::PageReading &read, qint64 now) {
                audit(connection, read.source, now);
            },
            answerOfPage(answer));
    services->sources.readSite(company, sourceId, request->principal.email, audit, answer);
}

/// What the source has none of. The values themselves are well-formed.
std::optional<Error> faultOf(const api::SourceChange &body, const api::Source &source)
{
    const auto forbidden = [](const QString &text) { return Error::make(ErrorCode::Forbidden, text); };
    if (source.sourceId == QStringView(kOwnAnswersSource))
        return forbidden(u"The source of custom answers cannot be changed."_s);
    if (body.intervalHours && !source.url)
        return forbidden(u"Only sources read from the web have an interval."_s);
    if (body.maxDepth && source.kind != u"crawl")
        return forbidden(u"Only a crawl has a depth."_s);
    if (body.maxPages && !isSiteKind(source.kind))
        return forbidden(u"Only a sitemap or a crawl has a page limit."_s);
    if (body.excluded && !isSiteKind(source.kind))
        return forbidden(u"Only a sitemap or a crawl has pages to leave out."_s);
    return std::nullopt;
}

/// Part of a write job: the pages that later readings leave out. Documents of new ones are removed.
void putExcluded(const Services &services, storage::Connection &connection, const QString &company,
    const api::Source &source, const std::vector<schema::PageAddress> &pages)
{
    const auto site = loadSite(connection, company, source.sourceId);
    if (!site)
        return;
    QStringList wanted;
    for (const schema::PageAddress &page : pages)
        wanted << siteUrl(QUrl(page.page.canonical), {}).value_or(page.page.canonical);
    QStringList removed;
    for (const QString &url : std::as_const(wanted)) {
        excludePage(connection, *site, url);
        if (const auto document = deleteSiteDocument(connection, *site, url))
            removed << *document;
    }
    if (!removed.isEmpty())
        services->forgetQuotes(connection, company, removed);
    for (const QString &url : source.excluded) {
        if (!wanted.contains(url))
            readmitPage(connection, *site, url);
    }
}

void changeSource(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const Result<api::SourceChange> body = request->readBody<api::SourceChange>();
    if (!body)
        return reply.send(body.error());
    const qint64 now = services->clock.nowMs();
    services->database.writer().submit(
        [services, request, body = *body, now](storage::Connection &connection) -> Result<api::Source> {
            const QString company = request->pathValue("company");
            const auto before = loadSource(connection, company, request->pathValue("source"));
            if (!before)
                return fail(noSuchSource());
            if (const Result<void> fresh
                = accounts::checkIfMatch(*request, accounts::tagOf(before->revision));
                !fresh)
                return tl::unexpected(fresh.error());
            if (const auto fault = faultOf(body, *before))
                return fail(*fault);
            api::Source after = *before;
            after.name = body.name.value_or(before->name);
            if (body.intervalHours)
                after.intervalHours = body.intervalHours;
            if (body.maxDepth)
                after.maxDepth = body.maxDepth;
            if (body.maxPages)
                after.maxPages = body.maxPages;
            if (body.excluded) {
                putExcluded(services, connection, company, *before, *body.excluded);
                const QStringList excluded = loadExcludedPages(connection, company, after.sourceId);
                after.excluded = {excluded.begin(), excluded.end()};
            }
            if (accounts::objectOf(after) == accounts::objectOf(*before))
                return after;
            updateSource(connection, company, after);
            after = loadSource(connection, company, after.sourceId).value_or(after);
            insertAudit(connection,
                accounts::changeOf(*request, u"source.changed"_s, after.sourceId, accounts::objectOf(*before),
                    accounts::objectOf(after)),
                now);
            return after;
        },
        [services, request, reply, isExcluding = body->excluded.has_value()](
            const Result<api::Source> &source) {
            if (!source || !isExcluding)
                return sendSource(reply, source);
            services->indexes.refresh(
                request->pathValue("company"), [reply, source = *source] { sendSource(reply, source); });
        });
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
                return fail(noSuchSource());
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

} // namespace

void registerSourceHandlers(http::Dispatcher &dispatcher, const Services &services)
{
    const auto handle = http::handlersWith(dispatcher, services);
    handle(Endpoint::CreateSource, createSource);
    handle(Endpoint::GetSource, getSource);
    handle(Endpoint::ChangeSource, changeSource);
    handle(Endpoint::RefreshSource, refreshSource);
    handle(Endpoint::DeleteSource, removeSource);
}

} // namespace answerdesk::knowledge
