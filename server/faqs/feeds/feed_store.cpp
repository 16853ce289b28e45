// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/feeds/feed_store.h"
#include "server/faqs/feeds/feed_codecs.h"
#include "server/faqs/feeds/feed_run_store.h"
#include "server/storage/rows/list_select.h"
#include "server/storage/rows/sequence.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

using api::Feed;
using storage::CodedColumn;
using storage::Column;
using storage::Connection;
using storage::Fixed;
using storage::Latin1Codec;
using storage::ListSelect;

namespace {

using FeedTable = storage::Table<StoredFeed, "feed", storage::Key<"company_key", &StoredFeed::companyKey>,
    storage::NamedColumn<"feed_id", storage::ColumnKind::Key, storage::NumberTextCodec, &Feed::feedId>,
    Column<"name", &Feed::name>, Column<"url", &Feed::url>,
    Column<"interval_minutes", &Feed::intervalMinutes>, Column<"format", &Feed::format>,
    Column<"currency", &Feed::currency>, Column<"base_url", &Feed::baseUrl>,
    Column<"reading_columns", &Feed::columns>, CodedColumn<Latin1Codec, "etag", &StoredFeed::etag>,
    CodedColumn<Latin1Codec, "last_modified", &StoredFeed::lastModified>,
    Column<"product_count", &Feed::products>, Column<"priced_count", &StoredFeed::priced>,
    Column<"next_run_ms", &Feed::nextRunAt>, Fixed<"created_by", &Feed::createdBy>,
    Fixed<"created_ms", &Feed::createdAt>, Column<"updated_ms", &Feed::updatedAt>,
    Column<"revision", &Feed::revision>>;

using Refs
    = storage::View<FeedRef, Column<"company_key", &FeedRef::companyKey>, Column<"feed_id", &FeedRef::id>>;

api::Feed shown(Connection &connection, StoredFeed stored)
{
    stored.lastRun = loadLatestRun(connection, stored.ref());
    return std::move(stored);
}

qint64 nextRevision(Connection &connection, const QString &companyKey)
{
    return storage::nextValue(connection, companyKey, u"feed_revision"_s);
}

} // namespace

std::optional<StoredFeed> loadFeed(Connection &connection, const FeedRef &ref)
{
    return FeedTable::selectOne<"SELECT {columns} FROM feed WHERE company_key = ? AND feed_id = ?">(
        connection, ref.companyKey, ref.id);
}

std::optional<api::Feed> loadShownFeed(Connection &connection, const FeedRef &ref)
{
    std::optional<StoredFeed> stored = loadFeed(connection, ref);
    return stored ? std::optional(shown(connection, std::move(*stored))) : std::nullopt;
}

std::vector<api::Feed> loadFeeds(
    Connection &connection, const QString &companyKey, const api::FeedsQuery &query, qint64 below, int limit)
{
    ListSelect select(FeedTable::sql<"SELECT {columns} FROM feed WHERE company_key = ?">(), companyKey);
    if (query.after)
        select.add(
            "AND revision > ? AND revision < ? ORDER BY revision DESC LIMIT ?", *query.after, below, limit);
    else
        select.add("AND feed_id < ? ORDER BY feed_id DESC LIMIT ?", below, limit);
    std::vector<api::Feed> feeds;
    for (StoredFeed &stored : FeedTable::readAll(select.run(connection)))
        feeds.push_back(shown(connection, std::move(stored)));
    return feeds;
}

qint64 feedRevision(Connection &connection, const QString &companyKey)
{
    return storage::firstValue<qint64>(connection.run("SELECT last_value FROM sequence WHERE company_key = ? "
                                                      "AND name = 'feed_revision'",
                                           companyKey))
        .value_or(0);
}

int countFeeds(Connection &connection, const QString &companyKey)
{
    return storage::firstValue<int>(
        connection.run("SELECT COUNT(*) FROM feed WHERE company_key = ?", companyKey))
        .value_or(0);
}

QList<FeedRef> loadDueFeeds(Connection &connection, qint64 nowMs)
{
    return Refs::select<"SELECT {columns} FROM feed WHERE next_run_ms <= ? ORDER BY next_run_ms LIMIT 20">(
        connection, nowMs);
}

void insertFeed(Connection &connection, StoredFeed &feed)
{
    feed.feedId = QString::number(storage::nextValue(connection, feed.companyKey, u"feed"_s));
    feed.revision = nextRevision(connection, feed.companyKey);
    FeedTable::insert(connection, feed);
}

void updateFeed(Connection &connection, StoredFeed &feed)
{
    feed.revision = nextRevision(connection, feed.companyKey);
    FeedTable::update(connection, feed);
}

qint64 touchFeed(Connection &connection, const FeedRef &ref)
{
    const qint64 revision = nextRevision(connection, ref.companyKey);
    connection.run("UPDATE feed SET revision = ? WHERE company_key = ? AND feed_id = ?", revision,
        ref.companyKey, ref.id);
    return revision;
}

void deleteFeed(Connection &connection, const FeedRef &ref)
{
    connection.run("DELETE FROM feed WHERE company_key = ? AND feed_id = ?", ref.companyKey, ref.id);
    (void)nextRevision(connection, ref.companyKey); // those who watch see that it is gone
}

} // namespace answerdesk::faqs
