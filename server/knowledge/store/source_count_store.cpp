// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/knowledge/store/source_count_store.h"
#include "server/knowledge/store/site_store.h"
#include "server/knowledge/store/source_columns.h"
#include "server/storage/rows/row.h"

namespace answerdesk::knowledge {

using api::SourceState;
using storage::Column;
using storage::Connection;

namespace {

constexpr int kStalest = 5;

struct StateCount {
    SourceState state = SourceState::Unread;
    int sources = 0;
    int overdue = 0;
};
using StateCounts
    = storage::View<StateCount, Column<"state", &StateCount::state>, Column<"COUNT(*)", &StateCount::sources>,
        Column<"SUM(CASE WHEN next_ms < ? THEN 1 ELSE 0 END)", &StateCount::overdue>>;

struct StaleSource : api::OverviewSource {
    std::optional<qint64> nextMs;
};
using StaleSources = storage::View<StaleSource, Column<"g.source_id", &StaleSource::sourceId>,
    Column<"s.name", &StaleSource::name>, Column<"s.kind", &StaleSource::kind>,
    Column<"g.state", &StaleSource::state>, Column<"g.read_ms", &StaleSource::readAt>,
    Column<"g.next_ms", &StaleSource::nextMs>>;

qint64 numberIn(storage::Rows rows) { return storage::firstValue<qint64>(std::move(rows)).value_or(0); }

void countStates(
    Connection &connection, const QString &companyKey, qint64 dueMs, api::OverviewKnowledge &knowledge)
{
    for (const auto &[state, sources, overdue] :
        StateCounts::select<"SELECT {columns} FROM source_page WHERE company_key = ? GROUP BY state">(
            connection, dueMs, companyKey)) {
        (state == SourceState::Read            ? knowledge.read
                : state == SourceState::Gone   ? knowledge.gone
                : state == SourceState::Failed ? knowledge.failed
                                               : knowledge.unread)
            += sources;
        knowledge.overdue += overdue;
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
    for (StaleSource &source : StaleSources::select<
             "SELECT {columns} FROM source_page g JOIN source s ON s.company_key = g.company_key AND "
             "s.source_id = g.source_id WHERE g.company_key = ? ORDER BY CASE WHEN g.state IN ('failed', "
             "'gone') THEN 0 ELSE 1 END, COALESCE(g.read_ms, 0), g.source_id LIMIT ?">(
             connection, companyKey, kStalest)) {
        source.overdue = source.nextMs.value_or(dueMs) < dueMs;
        knowledge.stalest.push_back(std::move(source));
    }
    return knowledge;
}

} // namespace answerdesk::knowledge
