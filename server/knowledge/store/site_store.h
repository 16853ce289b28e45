// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/storage/connection/connection.h"
#include "shared/api/knowledge.h"

namespace answerdesk::knowledge {

// Rows of sitemaps and crawls that are sources, and of their pages. Writing functions run in a write job.

/// What is known of a sitemap or a crawl before it is read.
struct Site {
    QString companyKey;
    QString sourceId;
    QString kind; ///< sitemap or crawl
    QString url; ///< canonical
    int maxDepth = 0;
    int maxPages = 0;
    bool isWhole = false; ///< the last reading saw everything that the limits allow
    bool isReading = false;
    qint64 importId = 0; ///< of the reading that is under way, or of the last one
};
/// Nothing when the source is neither of the two.
std::optional<Site> loadSite(
    storage::Connection &connection, const QString &companyKey, const QString &sourceId);

struct SitePage {
    /// Read: it has a document, at target. Alias: another name of the page target. Skipped: it asks not to be
    /// found, or was of no use. Failed: target is the document of an earlier reading, or empty.
    enum class State { Read, Alias, Skipped, Failed };
    QString url;
    int depth = 0;
    State state = State::Failed;
    QString target;
    QByteArray etag;
    QByteArray lastModified;
    QByteArray bodyHash; ///< of the bytes
    QByteArray textHash; ///< of the text in them
    QByteArray listingHash; ///< of what the sitemap said of it
    friend bool operator==(const SitePage &, const SitePage &) = default;
};
/// By depth, then by address.
QList<SitePage> loadSitePages(storage::Connection &connection, const Site &site);
void putSitePage(storage::Connection &connection, const Site &site, const SitePage &page);
void deleteSitePage(storage::Connection &connection, const Site &site, const QString &url);
std::optional<SitePage> loadSitePage(
    storage::Connection &connection, const QString &companyKey, const QString &sourceId, const QString &url);

// Pages that an administrator removed: later readings leave them out.
QStringList loadExcludedPages(
    storage::Connection &connection, const QString &companyKey, const QString &sourceId);
bool isExcludedPage(storage::Connection &connection, const Site &site, const QString &url);
void excludePage(storage::Connection &connection, const Site &site, const QString &url);
/// The next reading takes the page up again, wherever links to it stand.
void readmitPage(storage::Connection &connection, const Site &site, const QString &url);
/// Deletes the document with this path and its passages; tells its id, or nothing when there is none.
std::optional<QString> deleteSiteDocument(
    storage::Connection &connection, const Site &site, const QString &path);
/// Paths of the source's documents.
QStringList loadDocumentPaths(storage::Connection &connection, const Site &site);

/// A reading begins: marks the source.
void beginSiteReading(storage::Connection &connection, const Site &site, qint64 importId);
/// The reading has ended. isWhole: see Site; limits that were changed meanwhile ask for another look.
void endSiteReading(storage::Connection &connection, const Site &site, bool isWhole);

/// A source whose time has come, or whose reading was cut short.
struct DueSource {
    QString sourceId;
    QString kind;
    bool isReading = false; ///< of a site
};
std::vector<DueSource> loadDueSources(
    storage::Connection &connection, const QString &companyKey, qint64 nowMs, int limit);

constexpr qint64 kOverdueMs = 3'600'000; ///< behind its time, a source is not only waiting for its turn

struct SourceCounts {
    QList<std::pair<QString, qint64>> states; ///< of pages, sitemaps and crawls of all companies
    qint64 overdue = 0; ///< whose time has come
};
SourceCounts countSources(storage::Connection &connection, qint64 nowMs);

} // namespace answerdesk::knowledge
