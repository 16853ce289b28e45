// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/knowledge/store/source_store.h"
#include "server/knowledge/crawl/site_schedule.h"
#include "server/knowledge/store/knowledge_store.h"
#include "server/knowledge/store/site_store.h"
#include "server/knowledge/store/source_columns.h"
#include "server/storage/rows/list_select.h"
#include "server/storage/rows/row.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::knowledge {

using storage::Column;
using storage::Connection;
using storage::ListSelect;

namespace {

constexpr storage::Literal kOfSites{"CASE WHEN s.kind IN ('sitemap', 'crawl') THEN "};
/// What is known of sites alone.
template <storage::Literal What, auto Member>
using SiteColumn = Column<kOfSites + What + " END", Member>;

using Sources = storage::View<api::Source, Column<"s.source_id", &api::Source::sourceId>,
    Column<"s.name", &api::Source::name>, Column<"s.kind", &api::Source::kind>,
    Column<"s.created_ms", &api::Source::createdAt>, Column<"s.updated_ms", &api::Source::updatedAt>,
    Column<"(SELECT COUNT(*) FROM document d WHERE d.company_key = s.company_key AND d.source_id = "
           "s.source_id)",
        &api::Source::documents>,
    Column<"(SELECT COUNT(*) FROM passage p JOIN document d ON d.company_key = p.company_key AND "
           "d.document_id = p.document_id WHERE d.company_key = s.company_key AND d.source_id = s.source_id)",
        &api::Source::passages>,
    Column<"g.url", &api::Source::url>, Column<"g.state", &api::Source::state>,
    storage::CodedColumn<storage::EmptyTextCodec, "g.reason", &api::Source::reason>,
    Column<"g.read_ms", &api::Source::readAt>, Column<"g.tried_ms", &api::Source::triedAt>,
    Column<"s.revision", &api::Source::revision>, Column<"g.next_ms", &api::Source::nextReadAt>,
    Column<"g.interval_hours", &api::Source::intervalHours>,
    Column<"CASE WHEN s.kind = 'crawl' THEN g.max_depth END", &api::Source::maxDepth>,
    SiteColumn<"g.max_pages", &api::Source::maxPages>, SiteColumn<"g.is_reading", &api::Source::reading>,
    SiteColumn<"CAST(g.import_id AS TEXT)", &api::Source::importId>,
    SiteColumn<"(SELECT COUNT(*) FROM site_page f WHERE f.company_key = s.company_key AND f.source_id = "
               "s.source_id AND f.state = 'failed')",
        &api::Source::failedPages>>;
constexpr const auto &kSelect
    = Sources::sql<"SELECT {columns} FROM source s LEFT JOIN source_page g ON g.company_key = s.company_key "
                   "AND g.source_id = s.source_id WHERE s.company_key = ?">();

using SourcePages = storage::View<SourcePage, Column<"g.company_key", &SourcePage::companyKey>,
    Column<"g.source_id", &SourcePage::sourceId>, Column<"g.url", &SourcePage::url>,
    storage::CodedColumn<storage::Latin1Codec, "g.etag", &SourcePage::etag>,
    storage::CodedColumn<storage::Latin1Codec, "g.last_modified", &SourcePage::lastModified>,
    storage::CodedColumn<storage::HexCodec, "d.content_hash", &SourcePage::contentHash>>;

/// What says when a source is read again.
struct Schedule {
    int hours = 0; ///< between two readings
    int failures = 0; ///< since the last good one
    std::optional<qint64> triedMs;
};
using Schedules = storage::View<Schedule, Column<"interval_hours", &Schedule::hours>,
    Column<"failures", &Schedule::failures>, Column<"tried_ms", &Schedule::triedMs>>;

std::optional<Schedule> loadSchedule(
    Connection &connection, const QString &companyKey, const QString &sourceId)
{
    return Schedules::selectOne<"SELECT {columns} FROM source_page WHERE company_key = ? AND source_id = ?">(
        connection, companyKey, sourceId);
}

} // namespace

namespace {

void addExcluded(Connection &connection, const QString &companyKey, api::Source &source)
{
    if (!source.reading) // only a sitemap or a crawl has it
        return;
    const QStringList pages = loadExcludedPages(connection, companyKey, source.sourceId);
    source.excluded.assign(pages.begin(), pages.end());
}

} // namespace

std::vector<api::Source> loadSources(Connection &connection, const QString &companyKey,
    const api::SourcesQuery &query, qint64 afterMs, const QString &afterId, int limit)
{
    ListSelect select(kSelect, companyKey);
    select.add("AND (s.created_ms, s.source_id) > (?, ?)", afterMs, afterId);
    select.addIf(query.kind, "AND s.kind = ?").addIf(query.state, "AND g.state = ?");
    select.addIf(storage::patternOf(query.q),
        "AND (lower(s.name) LIKE ? ESCAPE '!' OR lower(g.url) LIKE ? ESCAPE '!')");
    select.add("ORDER BY s.created_ms, s.source_id LIMIT ?", limit);
    auto sources = Sources::readAll<std::vector<api::Source>>(select.run(connection));
    for (api::Source &source : sources)
        addExcluded(connection, companyKey, source);
    return sources;
}

std::optional<api::Source> loadSource(
    Connection &connection, const QString &companyKey, const QString &sourceId)
{
    storage::Rows rows = ListSelect(kSelect, companyKey).add("AND s.source_id = ?", sourceId).run(connection);
    std::optional<api::Source> source = rows.next() ? std::optional(Sources::read(rows)) : std::nullopt;
    if (source)
        addExcluded(connection, companyKey, *source);
    return source;
}

api::Source insertWebSource(
    Connection &connection, const QString &companyKey, const WebSource &made, qint64 nowMs)
{
    const QString sourceId = insertSource(connection, companyKey, made.name, nowMs).sourceId;
    connection.run("UPDATE source SET kind = ? WHERE company_key = ? AND source_id = ?", made.kind,
        companyKey, sourceId);
    // A first reading that is cut short is made up for at once.
    const auto next = made.intervalHours > 0 ? std::optional(nowMs) : std::nullopt;
    connection.run(
        "INSERT INTO source_page (company_key, source_id, url, state, reason, etag, last_modified, "
        "interval_hours, next_ms, max_depth, max_pages) "
        "VALUES (?, ?, ?, ?, '', '', '', ?, ?, ?, ?)",
        companyKey, sourceId, made.url, QString(schema::enumName(api::SourceState::Unread)),
        made.intervalHours, next, made.maxDepth, made.maxPages);
    return loadSource(connection, companyKey, sourceId).value_or(api::Source());
}

void updateSource(Connection &connection, const QString &companyKey, const api::Source &source)
{
    connection.run("UPDATE source SET name = ?, revision = revision + 1 "
                   "WHERE company_key = ? AND source_id = ?",
        source.name, companyKey, source.sourceId);
    if (!source.url)
        return;
    const std::optional<Schedule> before = loadSchedule(connection, companyKey, source.sourceId);
    if (!before)
        return;
    const int hours = source.intervalHours.value_or(kDefaultIntervalHours);
    const int maxDepth = source.maxDepth.value_or(0);
    const int maxPages = source.maxPages.value_or(0);
    // Other limits may let more be seen, also behind pages that have not changed.
    connection.run("UPDATE source_page SET is_whole = 0 WHERE company_key = ? AND source_id = ? "
                   "AND (max_depth <> ? OR max_pages <> ?)",
        companyKey, source.sourceId, maxDepth, maxPages);
    connection.run("UPDATE source_page SET interval_hours = ?, next_ms = ?, max_depth = ?, max_pages = ? "
                   "WHERE company_key = ? AND source_id = ?",
        hours,
        nextReading(companyKey, source.sourceId, hours, before->failures,
            before->triedMs.value_or(source.createdAt.ms)),
        maxDepth, maxPages, companyKey, source.sourceId);
}

std::optional<SourcePage> loadSourcePage(
    Connection &connection, const QString &companyKey, const QString &sourceId)
{
    return SourcePages::selectOne<
        "SELECT {columns} FROM source_page g LEFT JOIN document d ON d.company_key = g.company_key AND "
        "d.source_id = g.source_id AND d.path = g.url JOIN source s ON s.company_key = g.company_key AND "
        "s.source_id = g.source_id WHERE g.company_key = ? AND g.source_id = ? AND s.kind = 'page'">(
        connection, companyKey, sourceId);
}

void settleSourcePage(Connection &connection, const SourcePage &page, api::SourceState state,
    const QString &reason, qint64 nowMs)
{
    settleSource(connection, page.companyKey, page.sourceId, state, reason, nowMs);
    if (state == api::SourceState::Failed)
        return;
    const bool isRead = state == api::SourceState::Read;
    connection.run("UPDATE source_page SET etag = ?, last_modified = ? "
                   "WHERE company_key = ? AND source_id = ?",
        isRead ? QString::fromLatin1(page.etag) : u""_s,
        isRead ? QString::fromLatin1(page.lastModified) : u""_s, page.companyKey, page.sourceId);
}

void settleSource(Connection &connection, const QString &companyKey, const QString &sourceId,
    api::SourceState state, const QString &reason, qint64 nowMs)
{
    const std::optional<Schedule> before = loadSchedule(connection, companyKey, sourceId);
    if (!before)
        return;
    const int failures = state == api::SourceState::Failed ? before->failures + 1 : 0;
    connection.run("UPDATE source_page SET state = ?, reason = ?, tried_ms = ?, failures = ?, next_ms = ? "
                   "WHERE company_key = ? AND source_id = ?",
        QString(schema::enumName(state)), reason, nowMs, failures,
        nextReading(companyKey, sourceId, before->hours, failures, nowMs), companyKey, sourceId);
    if (state == api::SourceState::Read)
        connection.run("UPDATE source_page SET read_ms = ? WHERE company_key = ? AND source_id = ?", nowMs,
            companyKey, sourceId);
}

void postponeSource(Connection &connection, const QString &companyKey, const QString &sourceId, qint64 nowMs)
{
    const int hours = loadSchedule(connection, companyKey, sourceId).value_or(Schedule()).hours;
    connection.run("UPDATE source_page SET tried_ms = ?, next_ms = ? WHERE company_key = ? AND source_id = ?",
        nowMs, nextReading(companyKey, sourceId, hours, 0, nowMs), companyKey, sourceId);
}

QStringList deleteDocuments(Connection &connection, const QString &companyKey, const QString &sourceId)
{
    connection.run(
        "DELETE FROM passage WHERE company_key = ? AND document_id IN (SELECT document_id FROM document "
        "WHERE company_key = ? AND source_id = ?)",
        companyKey, companyKey, sourceId);
    return storage::values<QString>(
        connection.run("DELETE FROM document WHERE company_key = ? AND source_id = ? RETURNING document_id",
            companyKey, sourceId));
}

} // namespace answerdesk::knowledge
