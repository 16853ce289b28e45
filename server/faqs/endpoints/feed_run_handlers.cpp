// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/accounts/endpoints/account_handlers.h"
#include "server/faqs/endpoints/address_error.h"
#include "server/faqs/endpoints/faq_handlers.h"
#include "server/faqs/feeds/feed_service.h"
#include "server/faqs/formats/feed_reader.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

using api::Endpoint;
using api::FeedRunState;
using http::HttpResponse;
using http::Reply;
using http::RequestPtr;
using storage::Connection;
using Services = std::shared_ptr<FaqServices>;

namespace {

constexpr qsizetype kPreviewBytes = 512 * 1024;
constexpr std::size_t kPreviewProblems = 100;

FeedRef feedOf(const http::Request &request)
{
    return {request.pathValue("company"), request.pathNumber("feed")};
}

Error noSuchRun() { return Error::make(ErrorCode::NotFound, u"The feed has no such run."_s); }

/// The run of a path, when it is one of the path's feed.
Result<StoredFeedRun> runOf(Connection &connection, const http::Request &request)
{
    const FeedRef feed = feedOf(request);
    auto run = loadRun(connection, {feed.companyKey, request.pathNumber("feed_run")});
    if (!run || run->feed().id != feed.id)
        return fail(noSuchRun());
    return std::move(*run);
}

/// Answers with a run that a write job has changed.
void sendChanged(
    const Services &services, const Reply &reply, const Result<StoredFeedRun> &run, int status = 200)
{
    if (!run)
        return reply.send(run.error());
    services->feeds.changed(run->companyKey);
    services->feeds.wake();
    reply.send(HttpResponse::json<api::FeedRun>(*run, status));
}

void list(const Services &services, const RequestPtr &request, const Reply &reply)
{
    Connection &reader = services->database.reader();
    const FeedRef feed = feedOf(*request);
    if (!loadFeed(reader, feed))
        return reply.send(noSuchFeed());
    reply.send(http::listPage<api::FeedRunsQuery>(
        *request, [&](const api::FeedRunsQuery &, const http::ListPosition &position, int limit) {
            return http::entriesOf(
                loadRuns(reader, feed, position.belowId, limit), [](const api::FeedRun &run) {
                    return http::ListPosition{run.runId.toLongLong(), {}};
                });
        }));
}

void get(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const Result<StoredFeedRun> run = runOf(services->database.reader(), *request);
    if (!run)
        return reply.send(run.error());
    reply.send(HttpResponse::json<api::FeedRun>(*run));
}

void listReport(const Services &services, const RequestPtr &request, const Reply &reply)
{
    Connection &reader = services->database.reader();
    const Result<StoredFeedRun> run = runOf(reader, *request);
    if (!run)
        return reply.send(run.error());
    reply.send(http::listPage<api::FeedReportQuery>(
        *request, [&](const api::FeedReportQuery &, const http::ListPosition &position, int limit) {
            qint64 number = position.key.isEmpty() ? 0 : position.belowId;
            return http::entriesOf(
                loadLines(reader, run->ref(), number, limit), [&number](const api::FeedLine &) {
                    return http::ListPosition{++number, u"line"_s};
                });
        }));
}

void start(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const Result<api::FeedRunRequest> body
        = request->body.isEmpty() ? Result<api::FeedRunRequest>() : request->readBody<api::FeedRunRequest>();
    if (!body)
        return reply.send(body.error());
    services->database.writer().submit(
        [request, size = body->size, now = services->clock.nowMs()](
            Connection &connection) -> Result<StoredFeedRun> {
            const auto feed = loadFeed(connection, feedOf(*request));
            if (!feed)
                return fail(noSuchFeed());
            Result<StoredFeedRun> run
                = startRun(connection, *feed, request->principal.email, feed->url ? std::nullopt : size, now);
            if (run) {
                insertAudit(connection,
                    accounts::auditOf(*request, u"feed-run.started"_s, run->runId, {},
                        json::Object{{u"feed_id"_s, feed->feedId}}),
                    now);
            }
            return run;
        },
        [services, reply](const Result<StoredFeedRun> &run) { sendChanged(services, reply, run, 202); });
}

/// Adds bytes to the content of an upload.
Result<StoredFeedRun> addPart(Connection &connection, const http::Request &request,
    const api::FeedContentQuery &query, const FeedBytes &bytes, qint64 nowMs)
{
    Result<StoredFeedRun> run = runOf(connection, request);
    if (!run)
        return run;
    const auto feed = loadFeed(connection, run->feed());
    if (!feed || feed->url)
        return fail(Error::make(ErrorCode::Forbidden, u"The server fetches this feed itself."_s));
    if (run->state != FeedRunState::Receiving) {
        // The answer to the last part was lost.
        const bool isRepeated = query.offset + bytes.raw.size() <= run->received;
        if (run->isOpen() && isRepeated)
            return run;
        return fail(ErrorCode::FeedRunEnded);
    }
    if (const Result<void> added = addContent(connection, *run, query.offset, bytes); !added)
        return tl::unexpected(added.error());
    if (query.last) {
        if (run->received == 0)
            return fail(Error::invalidField(u"last"_s, u"the file is empty"_s));
        run->state = FeedRunState::Checking;
        run->size = run->received;
    }
    updateRun(connection, *run, nowMs);
    return run;
}

void putContent(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const Result<api::FeedContentQuery> query = request->readQuery<api::FeedContentQuery>();
    if (!query)
        return reply.send(query.error());
    services->feeds.pack(request->body, [services, request, reply, query = *query](const FeedBytes &bytes) {
        services->database.writer().submit(
            [request, query, bytes, now = services->clock.nowMs()](
                Connection &connection) { return addPart(connection, *request, query, bytes, now); },
            [services, reply](const Result<StoredFeedRun> &run) { sendChanged(services, reply, run); });
    });
}

/// Changes a run that has not ended, with an entry in the audit log.
template <typename Change>
void changeRun(const Services &services, const RequestPtr &request, const Reply &reply, const QString &action,
    Change change)
{
    services->database.writer().submit(
        [request, action, change, now = services->clock.nowMs()](
            Connection &connection) -> Result<StoredFeedRun> {
            Result<StoredFeedRun> run = runOf(connection, *request);
            if (!run)
                return run;
            const auto before = run->state;
            if (!run->isOpen() || !change(connection, *run, now))
                return fail(ErrorCode::FeedRunEnded);
            insertAudit(connection,
                accounts::auditOf(*request, action, run->runId,
                    json::Object{{u"state"_s, QString(schema::enumName(before))}},
                    json::Object{{u"state"_s, QString(schema::enumName(run->state))}}),
                now);
            return run;
        },
        [services, reply](const Result<StoredFeedRun> &run) { sendChanged(services, reply, run); });
}

void confirm(const Services &services, const RequestPtr &request, const Reply &reply)
{
    changeRun(services, request, reply, u"feed-run.confirmed"_s,
        [](Connection &connection, StoredFeedRun &run, qint64 now) {
            if (run.state != FeedRunState::Held)
                return false;
            run.isConfirmed = true;
            run.state = FeedRunState::Checking;
            run.reason.reset();
            releaseRun(connection, run.ref());
            updateRun(connection, run, now);
            return true;
        });
}

void cancel(const Services &services, const RequestPtr &request, const Reply &reply)
{
    changeRun(services, request, reply, u"feed-run.cancelled"_s,
        [](Connection &connection, StoredFeedRun &run, qint64 now) {
            endRun(connection, run, FeedRunState::Cancelled, std::nullopt, now);
            return true;
        });
}

Result<api::FeedPreview> previewOf(
    const api::FeedReading &reading, const QByteArray &contentType, const QByteArray &bytes)
{
    api::FeedPreview preview;
    FeedReader reader(reading, contentType,
        {[&preview](api::FeedProductRow row) {
             if (preview.products.size() < api::kFeedPreviewRows)
                 preview.products.push_back(std::move(row));
         },
            [&preview](api::FeedLine line) {
                if (preview.products.size() < api::kFeedPreviewRows
                    && preview.problems.size() < kPreviewProblems)
                    preview.problems.push_back(std::move(line));
            }});
    if (const Result<void> fed = reader.feed(bytes); !fed)
        return tl::unexpected(fed.error());
    // The beginning of a longer file ends within a row, which is no problem of the file.
    if (bytes.size() < kPreviewBytes) {
        if (const Result<void> finished = reader.finish(); !finished)
            return tl::unexpected(finished.error());
    }
    if (!reader.content())
        return fail(Error::make(ErrorCode::InvalidFields, u"The content is too short to be a feed."_s));
    preview.format = reader.content()->format;
    preview.encoding = reader.content()->encoding;
    preview.columns = reader.content()->columns;
    return preview;
}

void previewAddress(const Services &services, const RequestPtr &request, const Reply &reply,
    const api::FeedPreviewRequest &body)
{
    const accounts::CompanyPtr company = services->companies.at(request->pathValue("company"));
    if (const auto fault = addressError(services->queue, *company, body.url->page, u"url"_s))
        return reply.send(*fault);
    services->feeds.fetchBeginning(*company, body.url->page, kPreviewBytes,
        [reply, reading = api::FeedReading(body)](
            const tl::expected<FeedBeginning, web::FetchFailure> &fetched) {
            http::answerBy(reply, [&] {
                if (!fetched)
                    return reply.send(Error::invalidField(u"url"_s, fetched.error().text));
                reply.send(previewOf(reading, fetched->contentType, fetched->bytes));
            });
        });
}

void preview(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const Result<api::FeedPreviewRequest> body = request->readBody<api::FeedPreviewRequest>();
    if (!body)
        return reply.send(body.error());
    if (body->url.has_value() == body->content.has_value())
        return reply.send(
            Error::invalidField(u"url"_s, u"must be sent without content, or content without it"_s));
    if (body->url)
        return previewAddress(services, request, reply, *body);
    const auto bytes
        = QByteArray::fromBase64Encoding(body->content->toLatin1(), QByteArray::AbortOnBase64DecodingErrors);
    if (!bytes || bytes.decoded.isEmpty())
        return reply.send(Error::invalidField(u"content"_s, u"is not Base64"_s));
    reply.send(previewOf(*body, {}, bytes.decoded.left(kPreviewBytes)));
}

} // namespace

void registerFeedRunHandlers(http::Dispatcher &dispatcher, const Services &services)
{
    const auto handle = http::handlersWith(dispatcher, services);
    handle(Endpoint::PreviewFeed, preview);
    handle(Endpoint::ListFeedRuns, list);
    handle(Endpoint::StartFeedRun, start);
    handle(Endpoint::GetFeedRun, get);
    handle(Endpoint::PutFeedContent, putContent);
    handle(Endpoint::ConfirmFeedRun, confirm);
    handle(Endpoint::CancelFeedRun, cancel);
    handle(Endpoint::ListFeedReport, listReport);
}

} // namespace answerdesk::faqs
