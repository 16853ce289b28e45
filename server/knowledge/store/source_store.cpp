// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/knowledge/store/source_store.h"
#include "server/knowledge/crawl/site_schedule.h"
#include "server/knowledge/store/knowledge_store.h"
#include "server/storage/rows/list_select.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::knowledge {

using storage::Connection;
using storage::ListSelect;
using storage::Rows;

namespace {

constexpr char kSelect[]
    = "SELECT s.source_id, s.name, s.kind, s.created_ms, s.updated_ms, "
      "(SELECT COUNT(*) FROM document d WHERE d.company_key = s.company_key AND d.source_id = "
      "s.source_id), "
      "(SELECT COUNT(*) FROM passage p JOIN document d ON d.company_key = p.company_key AND "
      "d.document_id = p.document_id WHERE d.company_key = s.company_key AND d.source_id = s.source_id), "
      "g.url, g.state, g.reason, g.read_ms, g.tried_ms, s.revision, g.next_ms, g.interval_hours, "
      "g.max_depth, g.max_pages, g.is_reading, g.import_id, "
      "(SELECT COUNT(*) FROM site_page f WHERE f.company_key = s.company_key AND f.source_id = s.source_id "
      "AND f.state = 'failed') "
      "FROM source s LEFT JOIN source_page g ON g.company_key = s.company_key AND g.source_id = s.source_id "
      "WHERE s.company_key = ?";

std::optional<schema::Timestamp> timeOf(const Rows &rows, int column)
{
    if (rows.isNull(column))
        return std::nullopt;
    return schema::Timestamp{rows.integer(column)};
}

bool isSite(QStringView kind) { return kind == u"sitemap" || kind == u"crawl"; }

std::vector<api::Source> sourcesOf(Rows rows)
{
    std::vector<api::Source> sources;
    while (rows.next()) {
        api::Source source;
        source.sourceId = rows.text(0);
        source.name = rows.text(1);
        source.kind = rows.text(2);
        source.createdAt.ms = rows.integer(3);
        source.updatedAt.ms = rows.integer(4);
        source.documents = int(rows.integer(5));
        source.passages = int(rows.integer(6));
        if (!rows.isNull(7)) {
            source.url = rows.text(7);
            source.state = schema::enumValue<api::SourceState>(rows.text(8));
            if (const QString reason = rows.text(9); !reason.isEmpty())
                source.reason = reason;
            source.readAt = timeOf(rows, 10);
            source.triedAt = timeOf(rows, 11);
            source.nextReadAt = timeOf(rows, 13);
            source.intervalHours = int(rows.integer(14));
        }
        source.revision = rows.integer(12);
        if (source.kind == u"crawl")
            source.maxDepth = int(rows.integer(15));
        if (isSite(source.kind)) {
            source.maxPages = int(rows.integer(16));
            source.reading = rows.flag(17);
            if (!rows.isNull(18))
                source.importId = QString::number(rows.integer(18));
            source.failedPages = int(rows.integer(19));
        }
        sources.push_back(std::move(source));
    }
    return sources;
}

} // namespace

std::vector<api::Source> loadSources(Connection &connection, const QString &companyKey,
    const api::SourcesQuery &query, qint64 afterMs, const QString &afterId, int limit)
{
    ListSelect select(kSelect, companyKey);
    select.add("AND (s.created_ms, s.source_id) > (?, ?)", afterMs, afterId);
    select.addIf(query.kind, "AND s.kind = ?");
    if (query.state)
        select.add("AND g.state = ?", QString(schema::enumName(*query.state)));
    select.addIf(storage::patternOf(query.q),
        "AND (lower(s.name) LIKE ? ESCAPE '!' OR lower(g.url) LIKE ? ESCAPE '!')");
    return sourcesOf(select.add("ORDER BY s.created_ms, s.source_id LIMIT ?", limit).run(connection));
}

std::optional<api::Source> loadSource(
    Connection &connection, const QString &companyKey, const QString &sourceId)
{
    std::vector<api::Source> sources
        = sourcesOf(ListSelect(kSelect, companyKey).add("AND s.source_id = ?", sourceId).run(connection));
    if (sources.empty())
        return std::nullopt;
    return std::move(sources.front());
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
    qint64 failures = 0;
    qint64 triedMs = source.createdAt.ms;
    {
        Rows rows = connection.run(
            "SELECT failures, tried_ms FROM source_page WHERE company_key = ? AND source_id = ?", companyKey,
            source.sourceId);
        if (!rows.next())
            return;
        failures = rows.integer(0);
        triedMs = rows.optionalInteger(1).value_or(triedMs);
    }
    const int hours = source.intervalHours.value_or(kDefaultIntervalHours);
    const int maxDepth = source.maxDepth.value_or(0);
    const int maxPages = source.maxPages.value_or(0);
    // Other limits may let more be seen, also behind pages that have not changed.
    connection.run("UPDATE source_page SET is_whole = 0 WHERE company_key = ? AND source_id = ? "
                   "AND (max_depth <> ? OR max_pages <> ?)",
        companyKey, source.sourceId, maxDepth, maxPages);
    connection.run("UPDATE source_page SET interval_hours = ?, next_ms = ?, max_depth = ?, max_pages = ? "
                   "WHERE company_key = ? AND source_id = ?",
        hours, nextReading(companyKey, source.sourceId, hours, int(failures), triedMs), maxDepth, maxPages,
        companyKey, source.sourceId);
}

std::optional<SourcePage> loadSourcePage(
    Connection &connection, const QString &companyKey, const QString &sourceId)
{
    Rows rows = connection.run(
        "SELECT g.url, g.etag, g.last_modified, d.content_hash FROM source_page g "
        "LEFT JOIN document d ON d.company_key = g.company_key AND d.source_id = g.source_id "
        "AND d.path = g.url JOIN source s ON s.company_key = g.company_key AND s.source_id = g.source_id "
        "WHERE g.company_key = ? AND g.source_id = ? AND s.kind = 'page'",
        companyKey, sourceId);
    if (!rows.next())
        return std::nullopt;
    return SourcePage{companyKey, sourceId, rows.text(0), rows.text(1).toLatin1(), rows.text(2).toLatin1(),
        QByteArray::fromHex(rows.text(3).toLatin1())};
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
    int hours = 0;
    int failures = 0;
    {
        Rows rows = connection.run(
            "SELECT interval_hours, failures FROM source_page WHERE company_key = ? AND source_id = ?",
            companyKey, sourceId);
        if (!rows.next())
            return;
        hours = int(rows.integer(0));
        failures = state == api::SourceState::Failed ? int(rows.integer(1)) + 1 : 0;
    }
    connection.run("UPDATE source_page SET state = ?, reason = ?, tried_ms = ?, failures = ?, next_ms = ? "
                   "WHERE company_key = ? AND source_id = ?",
        QString(schema::enumName(state)), reason, nowMs, failures,
        nextReading(companyKey, sourceId, hours, failures, nowMs), companyKey, sourceId);
    if (state == api::SourceState::Read)
        connection.run("UPDATE source_page SET read_ms = ? WHERE company_key = ? AND source_id = ?", nowMs,
            companyKey, sourceId);
}

void postponeSource(Connection &connection, const QString &companyKey, const QString &sourceId, qint64 nowMs)
{
    int hours = 0;
    {
        Rows rows
            = connection.run("SELECT interval_hours FROM source_page WHERE company_key = ? AND source_id = ?",
                companyKey, sourceId);
        if (rows.next())
            hours = int(rows.integer(0));
    }
    connection.run("UPDATE source_page SET tried_ms = ?, next_ms = ? WHERE company_key = ? AND source_id = ?",
        nowMs, nextReading(companyKey, sourceId, hours, 0, nowMs), companyKey, sourceId);
}

QStringList deleteDocuments(Connection &connection, const QString &companyKey, const QString &sourceId)
{
    QStringList documents;
    {
        Rows rows = connection.run(
            "SELECT document_id FROM document WHERE company_key = ? AND source_id = ?", companyKey, sourceId);
        while (rows.next())
            documents << rows.text(0);
    }
    connection.run(
        "DELETE FROM passage WHERE company_key = ? AND document_id IN (SELECT document_id FROM document "
        "WHERE company_key = ? AND source_id = ?)",
        companyKey, companyKey, sourceId);
    connection.run("DELETE FROM document WHERE company_key = ? AND source_id = ?", companyKey, sourceId);
    return documents;
}

} // namespace answerdesk::knowledge
