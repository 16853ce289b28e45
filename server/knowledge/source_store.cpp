// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/knowledge/source_store.h"
#include "server/knowledge/knowledge_store.h"
#include "server/storage/list_select.h"

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
      "g.url, g.state, g.reason, g.read_ms, g.tried_ms "
      "FROM source s LEFT JOIN source_page g ON g.company_key = s.company_key AND g.source_id = s.source_id "
      "WHERE s.company_key = ?";

std::optional<schema::Timestamp> timeOf(const Rows &rows, int column)
{
    if (rows.isNull(column))
        return std::nullopt;
    return schema::Timestamp{rows.integer(column)};
}

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

api::Source insertPageSource(
    Connection &connection, const QString &companyKey, const QString &name, const QString &url, qint64 nowMs)
{
    api::Source source = insertSource(connection, companyKey, name, nowMs);
    source.kind = u"page"_s;
    source.url = url;
    source.state = api::SourceState::Unread;
    connection.run("UPDATE source SET kind = ? WHERE company_key = ? AND source_id = ?", source.kind,
        companyKey, source.sourceId);
    connection.run(
        "INSERT INTO source_page (company_key, source_id, url, state, reason, etag, last_modified) "
        "VALUES (?, ?, ?, ?, '', '', '')",
        companyKey, source.sourceId, url, QString(schema::enumName(*source.state)));
    return source;
}

std::optional<SourcePage> loadSourcePage(
    Connection &connection, const QString &companyKey, const QString &sourceId)
{
    Rows rows = connection.run(
        "SELECT g.url, g.etag, g.last_modified, d.content_hash FROM source_page g "
        "LEFT JOIN document d ON d.company_key = g.company_key AND d.source_id = g.source_id "
        "AND d.path = g.url WHERE g.company_key = ? AND g.source_id = ?",
        companyKey, sourceId);
    if (!rows.next())
        return std::nullopt;
    return SourcePage{companyKey, sourceId, rows.text(0), rows.text(1).toLatin1(), rows.text(2).toLatin1(),
        QByteArray::fromHex(rows.text(3).toLatin1())};
}

void settleSourcePage(Connection &connection, const SourcePage &page, api::SourceState state,
    const QString &reason, qint64 nowMs)
{
    connection.run("UPDATE source_page SET state = ?, reason = ?, tried_ms = ? "
                   "WHERE company_key = ? AND source_id = ?",
        QString(schema::enumName(state)), reason, nowMs, page.companyKey, page.sourceId);
    if (state == api::SourceState::Failed)
        return;
    const bool isRead = state == api::SourceState::Read;
    connection.run("UPDATE source_page SET etag = ?, last_modified = ? "
                   "WHERE company_key = ? AND source_id = ?",
        isRead ? QString::fromLatin1(page.etag) : u""_s,
        isRead ? QString::fromLatin1(page.lastModified) : u""_s, page.companyKey, page.sourceId);
    if (isRead)
        connection.run("UPDATE source_page SET read_ms = ? WHERE company_key = ? AND source_id = ?", nowMs,
            page.companyKey, page.sourceId);
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
