// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/accounts/endpoints/account_handlers.h"
#include "server/faqs/endpoints/address_error.h"
#include "server/faqs/endpoints/faq_handlers.h"
#include "server/faqs/feeds/feed_service.h"
#include "server/http/watched_list.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

using api::Endpoint;
using http::HttpResponse;
using http::Reply;
using http::RequestPtr;
using storage::Connection;
using Services = std::shared_ptr<FaqServices>;

namespace {

constexpr int kDefaultMinutes = 60;

FeedRef refOf(const http::Request &request)
{
    return {request.pathValue("company"), request.pathNumber("feed")};
}

void sendFeed(const Reply &reply, const Result<api::Feed> &feed, int status = 200)
{
    if (!feed)
        return reply.send(feed.error());
    HttpResponse response = HttpResponse::json(*feed, status);
    // Runs change a feed all the time; who edits its settings compares those alone.
    response.setHeader("ETag", accounts::tagOf(feed->updatedAt.ms));
    reply.send(std::move(response));
}

void list(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const QString company = request->pathValue("company");
    http::answerWatched<api::FeedsQuery>(
        request, reply,
        {services->feeds.watches(), company,
            [services, company] { return services->companies.check(company); }},
        [services, company] { return feedRevision(services->database.reader(), company); },
        [services, company](const api::FeedsQuery &query, qint64 below, int limit) {
            return loadFeeds(services->database.reader(), company, query, below, limit);
        },
        [](const api::Feed &row) { return row.feedId.toLongLong(); });
}

void get(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const auto feed = loadShownFeed(services->database.reader(), refOf(*request));
    sendFeed(reply, feed ? Result<api::Feed>(*feed) : fail(noSuchFeed()));
}

/// What is wrong with the address of a feed.
std::optional<Error> addressFault(
    const Services &services, const QString &companyKey, const std::optional<schema::PageAddress> &url)
{
    if (!url)
        return std::nullopt;
    return addressError(services->queue, *services->companies.at(companyKey), url->page, u"url"_s);
}

/// The same for how it is read.
std::optional<Error> readingFault(const api::FeedReading &reading)
{
    QSet<QString> seen;
    for (std::size_t i = 0; reading.columns && i < reading.columns->size(); ++i) {
        const QString &column = reading.columns->at(i).column;
        if (seen.contains(column))
            return Error::invalidField(u"columns[%1].column"_s.arg(i), u"is given twice"_s);
        seen.insert(column);
    }
    return std::nullopt;
}

void create(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const Result<api::FeedRequest> body = request->readBody<api::FeedRequest>();
    if (!body)
        return reply.send(body.error());
    const QString company = request->pathValue("company");
    if (body->intervalMinutes && !body->url)
        return reply.send(Error::invalidField(u"interval_minutes"_s, u"is allowed only with url"_s));
    if (const auto fault = addressFault(services, company, body->url))
        return reply.send(*fault);
    if (const auto fault = readingFault(*body))
        return reply.send(*fault);
    const qint64 now = services->clock.nowMs();
    StoredFeed feed;
    static_cast<api::FeedReading &>(feed) = *body;
    feed.companyKey = company;
    feed.name = body->name;
    if (body->url) {
        feed.url = body->url->page.canonical;
        feed.intervalMinutes = body->intervalMinutes.value_or(kDefaultMinutes);
        feed.nextRunAt = schema::Timestamp{now};
    }
    feed.createdBy = request->principal.email;
    feed.createdAt = feed.updatedAt = {now};
    services->database.writer().submit(
        [request, feed, now](Connection &connection) mutable -> Result<api::Feed> {
            if (countFeeds(connection, feed.companyKey) >= api::kMostFeeds)
                return fail(Error::invalidField(
                    u"name"_s, u"a company can have at most %1 feeds"_s.arg(api::kMostFeeds)));
            insertFeed(connection, feed);
            insertAudit(connection,
                accounts::auditOf(
                    *request, u"feed.created"_s, feed.feedId, {}, accounts::objectOf<api::Feed>(feed)),
                now);
            return *loadShownFeed(connection, feed.ref());
        },
        [services, reply, company](const Result<api::Feed> &made) {
            services->feeds.changed(company);
            services->feeds.wake();
            sendFeed(reply, made, 201);
        });
}

/// The settings of a feed after a change.
StoredFeed changed(StoredFeed feed, const api::FeedChange &change, qint64 nowMs)
{
    feed.name = change.name.value_or(feed.name);
    if (change.url && feed.url != change.url->page.canonical) {
        feed.url = change.url->page.canonical;
        feed.nextRunAt = schema::Timestamp{nowMs};
    }
    if (change.intervalMinutes) {
        feed.intervalMinutes = *change.intervalMinutes;
        feed.nextRunAt.reset();
        if (*change.intervalMinutes > 0)
            feed.nextRunAt = schema::Timestamp{nowMs + *change.intervalMinutes * 60'000LL};
    }
    const auto take = [](auto &target, const auto &value) {
        if (value)
            target = value;
    };
    take(feed.format, change.format);
    take(feed.currency, change.currency);
    take(feed.baseUrl, change.baseUrl);
    take(feed.columns, change.columns);
    // The same content means something else now.
    feed.etag.clear();
    feed.lastModified.clear();
    return feed;
}

/// What the API shows of the settings, to compare two states of them.
json::Object settingsOf(const StoredFeed &feed)
{
    api::Feed shown = feed;
    shown.revision = 0;
    shown.updatedAt = {};
    shown.nextRunAt.reset();
    return accounts::objectOf(shown);
}

void change(const Services &services, const RequestPtr &request, const Reply &reply)
{
    const Result<api::FeedChange> body = request->readBody<api::FeedChange>();
    if (!body)
        return reply.send(body.error());
    const QString company = request->pathValue("company");
    if (const auto fault = addressFault(services, company, body->url))
        return reply.send(*fault);
    if (const auto fault = readingFault(*body))
        return reply.send(*fault);
    services->database.writer().submit(
        [request, body = *body, now = services->clock.nowMs()](Connection &connection) -> Result<api::Feed> {
            const auto before = loadFeed(connection, refOf(*request));
            if (!before)
                return fail(noSuchFeed());
            const Result<void> fresh
                = accounts::checkIfMatch(*request, accounts::tagOf(before->updatedAt.ms));
            if (!fresh)
                return tl::unexpected(fresh.error());
            if (!before->url && (body.url || body.intervalMinutes))
                return fail(Error::make(ErrorCode::Forbidden, u"This feed is uploaded as files."_s));
            StoredFeed after = changed(*before, body, now);
            if (settingsOf(after) == settingsOf(*before))
                return *loadShownFeed(connection, before->ref());
            after.updatedAt = {std::max(now, before->updatedAt.ms + 1)};
            updateFeed(connection, after);
            insertAudit(connection,
                accounts::changeOf(
                    *request, u"feed.changed"_s, after.feedId, settingsOf(*before), settingsOf(after)),
                now);
            return *loadShownFeed(connection, after.ref());
        },
        [services, reply, company](const Result<api::Feed> &after) {
            services->feeds.changed(company);
            services->feeds.wake();
            sendFeed(reply, after);
        });
}

/// Deletes the products some at a time, so that other writers get their turn, and then the feed.
void removeSome(const Services &services, const RequestPtr &request, const Reply &reply)
{
    struct Removed {
        QList<FaqPage> pages;
        bool hasMore = false;
    };
    services->database.writer().submit(
        [request, now = services->clock.nowMs()](Connection &connection) -> Result<Removed> {
            const FeedRef ref = refOf(*request);
            const auto feed = loadFeed(connection, ref);
            if (!feed)
                return fail(noSuchFeed());
            if (const Result<void> fresh
                = accounts::checkIfMatch(*request, accounts::tagOf(feed->updatedAt.ms));
                !fresh)
                return tl::unexpected(fresh.error());
            if (const auto latest = loadLatestRun(connection, ref); latest && !latest->endedAt) {
                auto run = loadRun(connection, {ref.companyKey, latest->runId.toLongLong()});
                endRun(connection, *run, api::FeedRunState::Cancelled, u"The feed was deleted."_s, now);
            }
            Removed removed;
            removed.pages = deleteFeedProducts(connection, ref, now, removed.hasMore);
            if (!removed.hasMore) {
                deleteFeed(connection, ref);
                insertAudit(connection,
                    accounts::auditOf(*request, u"feed.deleted"_s, feed->feedId, settingsOf(*feed), {}), now);
            }
            return removed;
        },
        [services, request, reply](Result<Removed> removed) {
            if (!removed)
                return reply.send(removed.error());
            services->feeds.renewed(std::move(removed->pages));
            if (removed->hasMore)
                return removeSome(services, request, reply);
            services->feeds.changed(request->pathValue("company"));
            reply.send(HttpResponse::noContent());
        });
}

void listProducts(const Services &services, const RequestPtr &request, const Reply &reply)
{
    Connection &reader = services->database.reader();
    const FeedRef ref = refOf(*request);
    if (!loadFeed(reader, ref))
        return reply.send(noSuchFeed());
    reply.send(http::listPage<api::FeedProductsQuery>(
        *request, [&](const api::FeedProductsQuery &query, const http::ListPosition &position, int limit) {
            std::vector<http::ListEntry<api::FeedProductRow>> entries;
            for (FeedProduct &product :
                loadFeedProducts(reader, ref, query.q.value_or(QString()), position.key, limit))
                entries.push_back({std::move(product.row), {0, product.key}});
            return entries;
        }));
}

} // namespace

Error noSuchFeed() { return Error::make(ErrorCode::NotFound, u"The company has no such feed."_s); }

void registerFeedHandlers(http::Dispatcher &dispatcher, const Services &services)
{
    const auto handle = http::handlersWith(dispatcher, services);
    handle(Endpoint::ListFeeds, list);
    handle(Endpoint::CreateFeed, create);
    handle(Endpoint::GetFeed, get);
    handle(Endpoint::ChangeFeed, change);
    handle(Endpoint::DeleteFeed, removeSome);
    handle(Endpoint::ListFeedProducts, listProducts);
    registerFeedRunHandlers(dispatcher, services);
}

} // namespace answerdesk::faqs
