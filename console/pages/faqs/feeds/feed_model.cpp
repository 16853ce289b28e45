// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/faqs/feeds/feed_model.h"
#include "console/pages/faqs/feeds/feed_words.h"
#include "shared/client/query_of.h"
#include <QtCore/QElapsedTimer>

namespace answerdesk::console {

using api::Endpoint;

namespace {
constexpr int kRestMs = 250, kSoonestMs = 2'000;
}

FeedModel::FeedModel(QObject *parent)
    : ListModel({.endpoint = Endpoint::ListFeeds,
                    .id = &api::Feed::feedId,
                    .topic = api::ChangeTopic::Feeds,
                    .name = &api::Feed::name,
                    .reading = models::Reading::Whole},
        parent)
{
    m_again.setSingleShot(true);
    connect(&m_again, &QTimer::timeout, this, &FeedModel::watch);
    connect(this, &RemoteModel::loaded, this, [this] {
        m_failures = 0;
        m_again.start(0);
    });
}

client::PendingCall FeedModel::list(
    const api::FeedsQuery &query, client::ApiClient::Callback<Watched> callback)
{
    return client()->call<Watched>(Endpoint::ListFeeds,
        {.segments = {company()},
            .query = client::queryOf(query),
            .timeoutMs = (query.wait.value_or(0) + 15) * 1'000},
        this, std::move(callback));
}

client::PendingCall FeedModel::ask(const QString &cursor, Done done)
{
    return list(paged(api::FeedsQuery(), cursor),
        [this, done = std::move(done), isFirst = cursor.isEmpty()](client::ApiResult<Watched> feeds) {
            if (!feeds)
                return done(tl::unexpected(feeds.error()));
            if (isFirst)
                m_revision = feeds->revision.toLongLong();
            done(Page{std::move(feeds->items), std::move(feeds->nextCursor)});
        });
}

void FeedModel::setWatching(bool watching)
{
    m_isWatching = watching;
    if (watching)
        return watch();
    m_watch.cancel();
    m_watch = {};
    m_again.stop();
}

void FeedModel::watch()
{
    if (!m_isWatching || !canAsk() || !isLoaded() || isLoading() || m_watch.isRunning())
        return;
    api::FeedsQuery query;
    query.after = m_revision;
    query.wait = kWaitSeconds;
    QElapsedTimer clock;
    clock.start();
    m_watch = list(query, [this, clock](client::ApiResult<Watched> feeds) {
        m_watch = {};
        if (!feeds) { // the connection's state is shown elsewhere
            m_failures = qMin(m_failures + 1, 5);
            return m_again.start(1'000 << m_failures);
        }
        m_failures = 0;
        m_revision = qMax(m_revision, feeds->revision.toLongLong());
        for (const api::Feed &feed : feeds->items)
            take(feed);
        if (feeds->items.empty() && clock.elapsed() < (kWaitSeconds - 5) * 1'000) {
            // Something changed and is not in the answer: a feed is gone. A server that does not wait must
            // not be asked without pause.
            QTimer::singleShot(kSoonestMs, this, [this] {
                if (m_isWatching)
                    refresh();
            });
        } else {
            m_again.start(kRestMs);
        }
    });
}

void FeedModel::take(const api::Feed &feed)
{
    const int row = rowOf(feed.feedId);
    if (row < 0)
        return put(feed); // the newest comes first
    // The answer to an action and the long poll may come in either order.
    const api::Feed before = at(row);
    if (feed.revision < before.revision)
        return;
    put(feed);
    const auto goesOn
        = [](const api::FeedRun &run) { return !hasEnded(run) && run.state != api::FeedRunState::Held; };
    if (before.lastRun && goesOn(*before.lastRun) && feed.lastRun
        && feed.lastRun->runId == before.lastRun->runId && !goesOn(*feed.lastRun))
        emit runStopped(feed);
}

void FeedModel::putRun(const api::FeedRun &run)
{
    const int row = rowOf(run.feedId);
    if (row < 0)
        return;
    api::Feed feed = at(row);
    if (feed.lastRun && feed.lastRun->runId == run.runId && run.revision < feed.lastRun->revision)
        return;
    if (feed.lastRun && feed.lastRun->runId != run.runId && feed.lastRun->startedAt > run.startedAt)
        return;
    feed.lastRun = run;
    take(feed);
}

void FeedModel::add(const api::FeedRequest &request)
{
    if (!canAsk())
        return;
    client()->call<api::Feed>(Endpoint::CreateFeed,
        {.segments = {company()}, .body = schema::toJson(request)}, this,
        [this, of = company()](client::ApiResult<api::Feed> feed) {
            if (!feed)
                return emit refused(Action::Add, {}, feed.error());
            if (of != company())
                return;
            take(*feed);
            emit done(Action::Add, *feed);
        });
}

void FeedModel::change(const client::Tagged<api::Feed> &before, const api::FeedChange &change)
{
    if (!canAsk())
        return;
    client()->call<api::Feed>(Endpoint::ChangeFeed,
        {.segments = {company(), before.value.feedId},
            .body = schema::toJson(change),
            .ifMatch = before.etag},
        this, [this, feed = before.value, of = company()](client::ApiResult<api::Feed> changed) {
            if (!changed)
                return emit refused(Action::Change, feed, changed.error());
            if (of != company())
                return;
            take(*changed);
            emit done(Action::Change, *changed);
        });
}

void FeedModel::remove(const QString &feedId)
{
    const int row = rowOf(feedId);
    if (!canAsk() || row < 0)
        return;
    client()->call<client::NoAnswer>(Endpoint::DeleteFeed, {.segments = {company(), feedId}}, this,
        [this, feed = at(row), of = company()](client::ApiResult<client::NoAnswer> answer) {
            if (!answer)
                return emit refused(Action::Remove, feed, answer.error());
            if (of == company())
                drop(feed.feedId);
            emit done(Action::Remove, feed);
        });
}

void FeedModel::act(Action action, const QString &feedId)
{
    const int row = rowOf(feedId);
    if (!canAsk() || row < 0)
        return;
    const api::Feed feed = at(row);
    if (action != Action::Run && !feed.lastRun)
        return;
    QStringList segments{company(), feedId};
    if (action != Action::Run)
        segments << feed.lastRun->runId;
    const Endpoint endpoint = action == Action::Run ? Endpoint::StartFeedRun
        : action == Action::Confirm                 ? Endpoint::ConfirmFeedRun
                                                    : Endpoint::CancelFeedRun;
    client()->call<api::FeedRun>(endpoint, {.segments = segments, .body = "{}"}, this,
        [this, action, feed, of = company()](client::ApiResult<api::FeedRun> run) {
            if (!run)
                return emit refused(action, feed, run.error());
            if (of == company())
                putRun(*run);
            emit done(action, feed);
        });
}

void FeedModel::clear()
{
    ListModel::clear();
    m_watch.cancel();
    m_watch = {};
    m_again.stop();
    m_revision = 0;
    m_failures = 0;
}

} // namespace answerdesk::console
