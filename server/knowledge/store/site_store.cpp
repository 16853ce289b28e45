// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/knowledge/store/site_store.h"
#include "server/knowledge/store/knowledge_store.h"
#include "server/storage/rows/row.h"

namespace answerdesk::schema {

template <>
struct EnumNames<knowledge::SitePage::State> {
    using State = knowledge::SitePage::State;
    static constexpr std::pair<State, const char *> kNames[] = {{State::Read, "read"},
        {State::Alias, "alias"}, {State::Skipped, "skipped"}, {State::Failed, "failed"}};
};

} // namespace answerdesk::schema

namespace answerdesk::knowledge {

using storage::CodedColumn;
using storage::Column;
using storage::Connection;
using storage::HexCodec;
using storage::Key;
using storage::Latin1Codec;

namespace {

using Sites
    = storage::View<Site, Column<"s.company_key", &Site::companyKey>, Column<"s.source_id", &Site::sourceId>,
        Column<"s.kind", &Site::kind>, Column<"g.url", &Site::url>, Column<"g.max_depth", &Site::maxDepth>,
        Column<"g.max_pages", &Site::maxPages>, Column<"g.is_whole", &Site::isWhole>,
        Column<"g.is_reading", &Site::isReading>, Column<"COALESCE(g.import_id, 0)", &Site::importId>>;

struct SitePageRow : SitePage {
    QString companyKey;
    QString sourceId;
};
using SitePageTable = storage::Table<SitePageRow, "site_page", Key<"company_key", &SitePageRow::companyKey>,
    Key<"source_id", &SitePageRow::sourceId>, Key<"url", &SitePage::url>, Column<"depth", &SitePage::depth>,
    CodedColumn<storage::EnumCodec<SitePage::State, SitePage::State::Failed>, "state", &SitePage::state>,
    Column<"target", &SitePage::target>, CodedColumn<Latin1Codec, "etag", &SitePage::etag>,
    CodedColumn<Latin1Codec, "last_modified", &SitePage::lastModified>,
    CodedColumn<HexCodec, "body_hash", &SitePage::bodyHash>,
    CodedColumn<HexCodec, "text_hash", &SitePage::textHash>,
    CodedColumn<HexCodec, "listing_hash", &SitePage::listingHash>>;

using DueSources = storage::View<DueSource, Column<"g.source_id", &DueSource::sourceId>,
    Column<"s.kind", &DueSource::kind>, Column<"g.is_reading", &DueSource::isReading>>;

} // namespace

std::optional<Site> loadSite(Connection &connection, const QString &companyKey, const QString &sourceId)
{
    return Sites::selectOne<"SELECT {columns} FROM source s JOIN source_page g ON g.company_key = "
                            "s.company_key AND g.source_id = "
                            "s.source_id WHERE s.company_key = ? AND s.source_id = ? AND s.kind <> 'page'">(
        connection, companyKey, sourceId);
}

QList<SitePage> loadSitePages(Connection &connection, const Site &site)
{
    const QList<SitePageRow> rows
        = SitePageTable::select<"SELECT {columns} FROM site_page WHERE company_key = ? AND source_id = ? "
                                "ORDER BY depth, url">(connection, site.companyKey, site.sourceId);
    return {rows.begin(), rows.end()};
}

void putSitePage(Connection &connection, const Site &site, const SitePage &page)
{
    SitePageTable::upsert(connection, {page, site.companyKey, site.sourceId});
}

void deleteSitePage(Connection &connection, const Site &site, const QString &url)
{
    connection.run("DELETE FROM site_page WHERE company_key = ? AND source_id = ? AND url = ?",
        site.companyKey, site.sourceId, url);
}

std::optional<SitePage> loadSitePage(
    Connection &connection, const QString &companyKey, const QString &sourceId, const QString &url)
{
    return SitePageTable::selectOne<"SELECT {columns} FROM site_page WHERE company_key = ? AND source_id = ? "
                                    "AND url = ?">(connection, companyKey, sourceId, url);
}

QStringList loadExcludedPages(Connection &connection, const QString &companyKey, const QString &sourceId)
{
    return storage::values<QString>(
        connection.run("SELECT url FROM excluded_page WHERE company_key = ? AND source_id = ? ORDER BY url",
            companyKey, sourceId));
}

bool isExcludedPage(Connection &connection, const Site &site, const QString &url)
{
    return connection
        .run("SELECT 1 FROM excluded_page WHERE company_key = ? AND source_id = ? AND url = ?",
            site.companyKey, site.sourceId, url)
        .next();
}

void excludePage(Connection &connection, const Site &site, const QString &url)
{
    deleteSitePage(connection, site, url);
    connection.run("INSERT INTO excluded_page (company_key, source_id, url) VALUES (?, ?, ?) "
                   "ON CONFLICT DO NOTHING",
        site.companyKey, site.sourceId, url);
}

void readmitPage(Connection &connection, const Site &site, const QString &url)
{
    connection.run("DELETE FROM excluded_page WHERE company_key = ? AND source_id = ? AND url = ?",
        site.companyKey, site.sourceId, url);
    connection.run("UPDATE source_page SET is_whole = 0 WHERE company_key = ? AND source_id = ?",
        site.companyKey, site.sourceId);
}

std::optional<QString> deleteSiteDocument(Connection &connection, const Site &site, const QString &path)
{
    const auto documentId = storage::firstValue<qint64>(connection.run(
        "SELECT document_id FROM document WHERE company_key = ? AND source_id = ? AND path = ?",
        site.companyKey, site.sourceId, path));
    if (!documentId)
        return std::nullopt;
    deleteDocument(connection, site.companyKey, *documentId);
    return QString::number(*documentId);
}

QStringList loadDocumentPaths(Connection &connection, const Site &site)
{
    return storage::values<QString>(connection.run(
        "SELECT path FROM document WHERE company_key = ? AND source_id = ?", site.companyKey, site.sourceId));
}

void beginSiteReading(Connection &connection, const Site &site, qint64 importId)
{
    connection.run("UPDATE source_page SET is_reading = 1, import_id = ? "
                   "WHERE company_key = ? AND source_id = ?",
        importId, site.companyKey, site.sourceId);
}

void endSiteReading(Connection &connection, const Site &site, bool isWhole)
{
    connection.run("UPDATE source_page SET is_reading = 0, is_whole = 0 "
                   "WHERE company_key = ? AND source_id = ?",
        site.companyKey, site.sourceId);
    if (!isWhole)
        return;
    connection.run("UPDATE source_page SET is_whole = 1 WHERE company_key = ? AND source_id = ? "
                   "AND max_depth = ? AND max_pages = ?",
        site.companyKey, site.sourceId, site.maxDepth, site.maxPages);
}

std::vector<DueSource> loadDueSources(
    Connection &connection, const QString &companyKey, qint64 nowMs, int limit)
{
    return DueSources::select<
        "SELECT {columns} FROM source_page g JOIN source s ON s.company_key = g.company_key "
        "AND s.source_id = g.source_id WHERE g.company_key = ? AND (g.next_ms <= ? OR "
        "g.is_reading = 1) ORDER BY g.is_reading DESC, g.next_ms, g.source_id LIMIT ?",
        std::vector<DueSource>>(connection, companyKey, nowMs, limit);
}

SourceCounts countSources(Connection &connection, qint64 nowMs)
{
    return {storage::pairs<QString, qint64>(
                connection.run("SELECT state, COUNT(*) FROM source_page GROUP BY state ORDER BY state")),
        storage::firstValue<qint64>(
            connection.run("SELECT COUNT(*) FROM source_page WHERE next_ms <= ?", nowMs))
            .value_or(0)};
}

} // namespace answerdesk::knowledge
