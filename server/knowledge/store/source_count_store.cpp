// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/knowledge/store/source_count_store.h"
#include "server/knowledge/store/site_store.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::knowledge {

using api::SourceState;
using storage::Connection;
using storage::Rows;

namespace {

constexpr int kStalest = 5;

qint64 numberIn(Rows rows) { return rows.next() ? rows.integer(0) : 0; }

SourceState stateOf(const QString &name)
{
    return schema::enumValue<SourceState>(name).value_or(SourceState::Unread);
}

void countStates(
    Connection &connection, const QString &companyKey, qint64 dueMs, api::OverviewKnowledge &knowledge)
{
    Rows rows = connection.run("SELECT state, COUNT(*), SUM(CASE WHEN next_ms < ? THEN 1 ELSE 0 END) FROM "
                               "source_page WHERE company_key = ? GROUP BY state",
        dueMs, companyKey);
    while (rows.next()) {
        const SourceState state = stateOf(rows.text(0));
        (state == SourceState::Read            ? knowledge.read
                : state == SourceState::Gone   ? knowledge.gone
                : state == SourceState::Failed ? knowledge.failed
                                               : knowledge.unread)
            += int(rows.integer(1));
        knowledge.overdue += int(rows.integer(2));
    }
}

} // namespace

api::OverviewKnowledge countKnowledge(Connection &connection, const QString &companyKey, qint64 nowMs)
{
    api::OverviewKnowledge knowledge;
    knowledge.documents
        = numberIn(connection.run("SELECT COUNT(*) FROM document WHERE company_key = ?", companyKey));
    knowledge.sources
        = int(numberIn(connection.run("SELECT COUNT(*) FROM source WHERE company_key = ?", companyKey)));
    const qint64 dueMs = nowMs - kOverdueMs;
    countStates(connection, companyKey, dueMs, knowledge);
    Rows rows = connection.run(
        "SELECT g.source_id, s.name, s.kind, g.state, g.read_ms, g.next_ms FROM source_page g JOIN source s "
        "ON s.company_key = g.company_key AND s.source_id = g.source_id WHERE g.company_key = ? ORDER BY "
        "CASE WHEN g.state IN ('failed', 'gone') THEN 0 ELSE 1 END, COALESCE(g.read_ms, 0), g.source_id "
        "LIMIT ?",
        companyKey, kStalest);
    while (rows.next()) {
        api::OverviewSource source;
        source.sourceId = rows.text(0);
        source.name = rows.text(1);
        source.kind = rows.text(2);
        source.state = stateOf(rows.text(3));
        if (const auto readMs = rows.optionalInteger(4))
            source.readAt = schema::Timestamp{*readMs};
        source.overdue = rows.optionalInteger(5).value_or(dueMs) < dueMs;
        knowledge.stalest.push_back(std::move(source));
    }
    return knowledge;
}

} // namespace answerdesk::knowledge
