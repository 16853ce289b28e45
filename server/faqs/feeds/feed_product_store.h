// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/faqs/feeds/feed_store.h"
#include "server/faqs/sets/faq_store.h"

namespace answerdesk::faqs {

inline constexpr qint64 kKeptGoneMs = 24 * 3'600'000LL; ///< facts of a product that left its feed
inline constexpr int kMostVariants = 200; ///< of one page

/// A product with the feed and the row that its facts come from.
struct FeedProduct {
    QString companyKey;
    qint64 feedId = 0;
    QString key; ///< product number, else GTIN, else address; identifies it in the feed
    api::FeedProductRow row;
    std::optional<qint64> goneMs; ///< since when the feed lacks it
    qint64 updatedMs = 0; ///< when its facts were stored
    QString feedName; ///< loaded with findFeedProducts() only
};

/// What a product is identified by in its feed.
QString productKey(const api::FeedProductRow &row);

// Reading.
/// What the page's product is in the company's feeds: the rows with its address, else those with its number,
/// else with its GTIN, of the oldest feed that has some. number and gtin may be empty.
QList<FeedProduct> findFeedProducts(storage::Connection &connection, const QString &companyKey,
    const QString &url, const QString &number, const QString &gtin);
/// In the order of their keys, behind a key. start: what a number, a GTIN or an address begins with, or
/// empty.
std::vector<FeedProduct> loadFeedProducts(storage::Connection &connection, const FeedRef &feed,
    const QString &start, const QString &afterKey, int limit);
qint64 countFeedProducts(storage::Connection &connection, const FeedRef &feed);
/// What identifies a product and its facts in few bytes.
struct ProductDigest {
    QString key;
    quint64 facts = 0; ///< of a product that the feed lacks: 0
};
quint64 keyDigest(const QString &productKey);
quint64 factsDigest(const api::FeedProductRow &row);
/// Of stored products in the order of their keys, behind a key.
QList<ProductDigest> loadDigests(
    storage::Connection &connection, const FeedRef &feed, const QString &afterKey, int limit);

/// Whether renewDueProducts() has something to do.
bool hasDueProducts(storage::Connection &connection, qint64 nowMs);
/// Products of all companies, as of the last run of each feed.
qint64 countAllFeedProducts(storage::Connection &connection);

// Writing, in a write job. Each gives the pages that are generated again; they are put into the cache.
/// A row that differs from the stored product, or that is new.
struct RowToStore {
    api::FeedProductRow row;
    quint64 digest = 0; ///< of its facts
    bool isNew = false;
};
QList<FaqPage> storeProducts(
    storage::Connection &connection, const FeedRef &feed, const QList<RowToStore> &rows, qint64 nowMs);
/// Notes that the feed lacks these. Their facts count for kKeptGoneMs.
void noteGone(storage::Connection &connection, const FeedRef &feed, const QStringList &keys, qint64 nowMs);
/// Deletes what left its feed long ago, and generates the pages of products whose sale has begun or ended. Of
/// all companies, some at a time; hasMore says whether there are more.
QList<FaqPage> renewDueProducts(storage::Connection &connection, qint64 nowMs, bool &hasMore);
/// Deletes some products of a feed; hasMore says whether there are more.
QList<FaqPage> deleteFeedProducts(
    storage::Connection &connection, const FeedRef &feed, qint64 nowMs, bool &hasMore);

} // namespace answerdesk::faqs
