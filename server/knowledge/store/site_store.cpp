// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/knowledge/store/site_store.h"
#include <array>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::knowledge {

using storage::Connection;
using storage::Rows;

namespace {

constexpr std::array kStates{"read", "alias", "skipped", "failed"};

QString hex(const QByteArray &bytes) { return QString::fromLatin1(bytes.toHex()); }
QByteArray unhex(const QString &text) { return QByteArray::fromHex(text.toLatin1()); }

SitePage::State stateOf(const QString &name)
{
    for (std::size_t i = 0; i < kStates.size(); ++i) {
        if (name == QLatin1StringView(kStates[i]))
            return SitePage::State(i);
    }
    return SitePage::State::Failed;
}

} // namespace

std::optional<Site> loadSite(Connection &connection, const QString &companyKey, const QString &sourceId)
{
    Rows rows = connection.run(
        "SELECT s.kind, g.url, g.max_depth, g.max_pages, g.is_whole, g.is_reading, g.import_id "
        "FROM source s JOIN source_page g ON g.company_key = s.company_key AND g.source_id = s.source_id "
        "WHERE s.company_key = ? AND s.source_id = ? AND s.kind <> 'page'",
        companyKey, sourceId);
    if (!rows.next())
        return std::nullopt;
    return Site{companyKey, sourceId, rows.text(0), rows.text(1), int(rows.integer(2)), int(rows.integer(3)),
        rows.flag(4), rows.flag(5), rows.optionalInteger(6).value_or(0)};
}

QList<SitePage> loadSitePages(Connection &connection, const Site &site)
{
    QList<SitePage> pages;
    Rows rows = connection.run(
        "SELECT url, depth, state, target, etag, last_modified, body_hash, text_hash, listing_hash "
        "FROM site_page WHERE company_key = ? AND source_id = ? ORDER BY depth, url",
        site.companyKey, site.sourceId);
    while (rows.next()) {
        pages << SitePage{rows.text(0), int(rows.integer(1)), stateOf(rows.text(2)), rows.text(3),
            rows.text(4).toLatin1(), rows.text(5).toLatin1(), unhex(rows.text(6)), unhex(rows.text(7)),
            unhex(rows.text(8))};
    }
    return pages;
}

void putSitePage(Connection &connection, const Site &site, const SitePage &page)
{
    connection.run(
        "INSERT INTO site_page (company_key, source_id, url, depth, state, target, etag, last_modified, "
        "body_hash, text_hash, listing_hash) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) "
        "ON CONFLICT (company_key, source_id, url) DO UPDATE SET depth = excluded.depth, "
        "state = excluded.state, target = excluded.target, etag = excluded.etag, "
        "last_modified = excluded.last_modified, body_hash = excluded.body_hash, "
        "text_hash = excluded.text_hash, listing_hash = excluded.listing_hash",
        site.companyKey, site.sourceId, page.url, page.depth,
        QString::fromLatin1(kStates[std::size_t(page.state)]), page.target, QString::fromLatin1(page.etag),
        QString::fromLatin1(page.lastModified), hex(page.bodyHash), hex(page.textHash),
        hex(page.listingHash));
}

void deleteSitePage(Connection &connection, const Site &site, const QString &url)
{
    connection.run("DELETE FROM site_page WHERE company_key = ? AND source_id = ? AND url = ?",
        site.companyKey, site.sourceId, url);
}

std::optional<QString> deleteSiteDocument(Connection &connection, const Site &site, const QString &path)
{
    qint64 documentId = 0;
    {
        Rows rows = connection.run(
            "SELECT document_id FROM document WHERE company_key = ? AND source_id = ? AND path = ?",
            site.companyKey, site.sourceId, path);
        if (!rows.next())
            return std::nullopt;
        documentId = rows.integer(0);
    }
    connection.run(
        "DELETE FROM passage WHERE company_key = ? AND document_id = ?", site.companyKey, documentId);
    connection.run(
        "DELETE FROM document WHERE company_key = ? AND document_id = ?", site.companyKey, documentId);
    return QString::number(documentId);
}

QStringList loadDocumentPaths(Connection &connection, const Site &site)
{
    QStringList paths;
    Rows rows = connection.run(
        "SELECT path FROM document WHERE company_key = ? AND source_id = ?", site.companyKey, site.sourceId);
    while (rows.next())
        paths << rows.text(0);
    return paths;
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
    std::vector<DueSource> due;
    Rows rows = connection.run(
        "SELECT g.source_id, s.kind, g.is_reading FROM source_page g JOIN source s ON s.company_key = "
        "g.company_key "
        "AND s.source_id = g.source_id WHERE g.company_key = ? AND (g.next_ms <= ? OR g.is_reading = 1) "
        "ORDER BY g.is_reading DESC, g.next_ms, g.source_id LIMIT ?",
        companyKey, nowMs, limit);
    while (rows.next())
        due.push_back({rows.text(0), rows.text(1), rows.flag(2)});
    return due;
}

SourceCounts countSources(Connection &connection, qint64 nowMs)
{
    SourceCounts counts;
    {
        Rows rows = connection.run("SELECT state, COUNT(*) FROM source_page GROUP BY state ORDER BY state");
        while (rows.next())
            counts.states.emplaceBack(rows.text(0), rows.integer(1));
    }
    Rows rows = connection.run("SELECT COUNT(*) FROM source_page WHERE next_ms <= ?", nowMs);
    if (rows.next())
        counts.overdue = rows.integer(0);
    return counts;
}

} // namespace answerdesk::knowledge
