// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/storage/connection.h"
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
};
/// Makes the source of a page with its row.
api::Source insertPageSource(storage::Connection &connection, const QString &companyKey, const QString &name,
    const QString &url, qint64 nowMs);
/// Nothing when the source is none of a page.
std::optional<SourcePage> loadSourcePage(
    storage::Connection &connection, const QString &companyKey, const QString &sourceId);
/// How a reading went: Read (with the validators of page for the next time), Gone, or Failed with a reason,
/// which keeps the validators of the last good one.
void settleSourcePage(storage::Connection &connection, const SourcePage &page, api::SourceState state,
    const QString &reason, qint64 nowMs);
/// Deletes the documents of a source with their passages and tells their ids.
QStringList deleteDocuments(
    storage::Connection &connection, const QString &companyKey, const QString &sourceId);

} // namespace answerdesk::knowledge
