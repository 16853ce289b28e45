// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/storage/connection/connection.h"
#include "shared/api/knowledge.h"
#include "shared/api/list_queries.h"

namespace answerdesk::knowledge {

// Lists of sources, and the rows of web pages that are sources. Writing functions run in a write job.

/// In the order in which they were made, after one (-1 and empty: from the first).
std::vector<api::Source> loadSources(storage::Connection &connection, const QString &companyKey,
    const api::SourcesQuery &query, qint64 afterMs, const QString &afterId, int limit);
std::optional<api::Source> loadSource(
    storage::Connection &connection, const QString &companyKey, const QString &sourceId);

/// What is known of a page before it is read again.
struct SourcePage {
    QString companyKey;
    QString sourceId;
    QString url; ///< canonical
    QByteArray etag;
    QByteArray lastModified;
    QByteArray contentHash; ///< of the text that is kept; empty while there is none
    bool isOfSite = false; ///< one page of a sitemap or a crawl
};
/// What a source that comes from the web is made of.
struct WebSource {
    QString kind; ///< page, sitemap or crawl
    QString name;
    QString url; ///< canonical
    int intervalHours = 0; ///< between two readings; 0: on demand only
    int maxDepth = 0; ///< of a crawl
    int maxPages = 0; ///< of a sitemap or a crawl
};
/// Makes the source with its row.
api::Source insertWebSource(
    storage::Connection &connection, const QString &companyKey, const WebSource &source, qint64 nowMs);
/// Writes name, interval and limits of a source over those that are there and counts its revision up.
void updateSource(storage::Connection &connection, const QString &companyKey, const api::Source &source);
/// Nothing when the source is none of a single page.
std::optional<SourcePage> loadSourcePage(
    storage::Connection &connection, const QString &companyKey, const QString &sourceId);
/// How the reading of a page went: Read (with the validators of page for the next time), Gone, or Failed with
/// a reason, which keeps the validators of the last good one.
void settleSourcePage(storage::Connection &connection, const SourcePage &page, api::SourceState state,
    const QString &reason, qint64 nowMs);
/// How the reading of a source went, and so when it is read again.
void settleSource(storage::Connection &connection, const QString &companyKey, const QString &sourceId,
    api::SourceState state, const QString &reason, qint64 nowMs);
/// The reading of a source was cancelled: it is read again after its interval, and its state stays.
void postponeSource(
    storage::Connection &connection, const QString &companyKey, const QString &sourceId, qint64 nowMs);
/// Deletes the documents of a source with their passages and tells their ids.
QStringList deleteDocuments(
    storage::Connection &connection, const QString &companyKey, const QString &sourceId);

} // namespace answerdesk::knowledge
