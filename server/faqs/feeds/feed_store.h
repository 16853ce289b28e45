// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/storage/connection/connection.h"
#include "shared/api/feeds.h"
#include "shared/core/result.h"

namespace answerdesk::faqs {

struct FeedRef {
    QString companyKey;
    qint64 id = 0;
};

/// A feed with what the API does not show of it.
struct StoredFeed : api::Feed {
    QString companyKey;
    qint64 priced = 0; ///< products with a price in the last applied run
    QByteArray etag; ///< of the content that was applied last, for conditional requests
    QByteArray lastModified;

    FeedRef ref() const { return {companyKey, feedId.toLongLong()}; }
};

// Reading.
std::optional<StoredFeed> loadFeed(storage::Connection &connection, const FeedRef &ref);
/// With the latest run, as the API shows it.
std::optional<api::Feed> loadShownFeed(storage::Connection &connection, const FeedRef &ref);
/// Newest first, below an identifier; with after in the query by revision, latest change first.
std::vector<api::Feed> loadFeeds(storage::Connection &connection, const QString &companyKey,
    const api::FeedsQuery &query, qint64 below, int limit);
qint64 feedRevision(storage::Connection &connection, const QString &companyKey);
int countFeeds(storage::Connection &connection, const QString &companyKey);
/// Feeds of all companies whose next run is due.
QList<FeedRef> loadDueFeeds(storage::Connection &connection, qint64 nowMs);

// Writing, in a write job.
/// Fills in the identifier and the revision.
void insertFeed(storage::Connection &connection, StoredFeed &feed);
/// Writes all of it under another revision.
void updateFeed(storage::Connection &connection, StoredFeed &feed);
/// Something of the feed changed that its row does not hold: another revision, which those who watch see.
qint64 touchFeed(storage::Connection &connection, const FeedRef &ref);
/// Without its products: see deleteFeedProducts().
void deleteFeed(storage::Connection &connection, const FeedRef &ref);

} // namespace answerdesk::faqs
