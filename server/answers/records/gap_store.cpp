// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/answers/records/gap_store.h"
#include "server/answers/engine/question_key.h"
#include "server/storage/rows/list_select.h"
#include "shared/schema/own_json.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::answers {

using storage::Connection;
using storage::Rows;

namespace {

constexpr qsizetype kLongestQuestion = 1000; // what an own answer's question may have

/// How the nearest passages are kept.
struct KeptPassages {
    std::vector<api::NearPassage> passages;

    static constexpr const char *kName = "KeptPassages";
    static constexpr auto describe()
    {
        return schema::fields(
            schema::field("passages", &KeptPassages::passages, schema::about("Passages.").required()));
    }
};

#define ANSWERDESK_GAP_COLUMNS                                                                               \
    "gap_id, question, locale, kind, state, asked, confidence, threshold, passages, own_answer_id, "         \
    "first_ms, last_ms"

api::Gap readGap(const Rows &rows)
{
    api::Gap gap;
    gap.gapId = rows.text(0);
    gap.question = rows.text(1);
    gap.locale = rows.text(2);
    gap.kind = schema::enumValue<api::GapKind>(rows.text(3)).value_or(api::GapKind::Refused);
    gap.state = schema::enumValue<api::GapState>(rows.text(4)).value_or(api::GapState::Open);
    gap.asked = rows.integer(5);
    gap.confidence = rows.real(6);
    gap.threshold = rows.real(7);
    if (auto kept = schema::readOwnJson<KeptPassages>(rows.text(8).toUtf8()))
        gap.nearest = std::move(kept->passages);
    gap.ownAnswerId = rows.optionalText(9);
    gap.firstAskedAt.ms = rows.integer(10);
    gap.lastAskedAt.ms = rows.integer(11);
    return gap;
}

QString cut(const QString &question)
{
    if (question.size() <= kLongestQuestion)
        return question;
    const bool isBetweenSurrogates = question[kLongestQuestion - 1].isHighSurrogate();
    return question.left(kLongestQuestion - (isBetweenSurrogates ? 1 : 0));
}

} // namespace

std::optional<api::Gap> loadGap(Connection &connection, const QString &companyKey, const QString &gapId)
{
    Rows rows = connection.run("SELECT " ANSWERDESK_GAP_COLUMNS
                               " FROM knowledge_gap WHERE company_key = ? AND gap_id = ?",
        companyKey, gapId);
    return rows.next() ? std::optional(readGap(rows)) : std::nullopt;
}

std::vector<api::Gap> loadGaps(Connection &connection, const QString &companyKey, const api::GapsQuery &query,
    qint64 below, const QString &belowId, int limit)
{
    storage::ListSelect select(
        "SELECT " ANSWERDESK_GAP_COLUMNS " FROM knowledge_gap WHERE company_key = ?", companyKey);
    const bool isByTime = query.order == api::GapOrder::LastAsked;
    select.add(isByTime ? "AND (last_ms, gap_id) < (?, ?)" : "AND (asked, gap_id) < (?, ?)", below, belowId);
    if (query.state)
        select.add("AND state = ?", schema::enumName(*query.state));
    if (query.kind)
        select.add("AND kind = ?", schema::enumName(*query.kind));
    if (query.locale)
        select.add("AND locale = ?", query.locale->tag);
    select.addIf(storage::patternOf(query.q), "AND lower(question) LIKE ? ESCAPE '!'");
    select.add(
        isByTime ? "ORDER BY last_ms DESC, gap_id DESC LIMIT ?" : "ORDER BY asked DESC, gap_id DESC LIMIT ?",
        limit);
    Rows rows = select.run(connection);
    std::vector<api::Gap> gaps;
    while (rows.next())
        gaps.push_back(readGap(rows));
    return gaps;
}

void recordGap(Connection &connection, const QString &companyKey, const VainQuestion &asked,
    const QString &threadId, qint64 messageId, qint64 nowMs)
{
    const QString question = cut(asked.question);
    QString gapId = asked.gapId;
    {
        Rows rows = connection.run(
            "INSERT INTO knowledge_gap (company_key, gap_id, locale, question, question_key, kind, state, "
            "asked, confidence, threshold, passages, first_ms, last_ms) VALUES (?, ?, ?, ?, ?, ?, 'open', 1, "
            "?, ?, ?, ?, ?) ON CONFLICT (company_key, locale, question_key) DO UPDATE SET "
            "kind = excluded.kind, asked = knowledge_gap.asked + 1, confidence = excluded.confidence, "
            "threshold = excluded.threshold, passages = excluded.passages, last_ms = excluded.last_ms, "
            "own_answer_id = NULL, state = CASE WHEN knowledge_gap.state = 'answered' THEN 'open' ELSE "
            "knowledge_gap.state END RETURNING gap_id",
            companyKey, asked.gapId, asked.locale, question, questionDigest(asked.question),
            schema::enumName(asked.kind), asked.confidence, asked.threshold,
            QString::fromUtf8(schema::toJson(KeptPassages{asked.nearest})), nowMs, nowMs);
        if (rows.next())
            gapId = rows.text(0);
    }
    connection.run("INSERT INTO gap_occurrence (company_key, thread_id, message_id, gap_id, question, "
                   "asked_ms) VALUES (?, ?, ?, ?, ?, ?)",
        companyKey, threadId, messageId, gapId, question, nowMs);
}

void setGapState(Connection &connection, const QString &companyKey, const QString &gapId, api::GapState state)
{
    connection.run(
        "UPDATE knowledge_gap SET state = ?, own_answer_id = NULL WHERE company_key = ? AND gap_id = ?",
        schema::enumName(state), companyKey, gapId);
}

void closeGap(
    Connection &connection, const QString &companyKey, const QString &gapId, const QString &ownAnswerId)
{
    connection.run("UPDATE knowledge_gap SET state = 'answered', own_answer_id = ? WHERE company_key = ? AND "
                   "gap_id = ?",
        ownAnswerId, companyKey, gapId);
}

void closeGapsOf(Connection &connection, const QString &companyKey, const QString &locale,
    const QString &questionDigest, const QString &ownAnswerId)
{
    connection.run("UPDATE knowledge_gap SET state = 'answered', own_answer_id = ? WHERE company_key = ? AND "
                   "locale = ? AND question_key = ?",
        ownAnswerId, companyKey, locale, questionDigest);
}

void reopenGapsOf(Connection &connection, const QString &companyKey, const QString &ownAnswerId)
{
    connection.run("UPDATE knowledge_gap SET state = 'open', own_answer_id = NULL WHERE company_key = ? AND "
                   "own_answer_id = ?",
        companyKey, ownAnswerId);
}

void deleteOldGaps(Connection &connection, const QString &companyKey, qint64 beforeMs, int limit)
{
    connection.run("DELETE FROM gap_occurrence WHERE company_key = ? AND gap_id IN (SELECT gap_id FROM "
                   "knowledge_gap WHERE company_key = ? AND last_ms < ? ORDER BY last_ms, gap_id LIMIT ?)",
        companyKey, companyKey, beforeMs, limit);
    connection.run("DELETE FROM knowledge_gap WHERE company_key = ? AND gap_id IN (SELECT gap_id FROM "
                   "knowledge_gap WHERE company_key = ? AND last_ms < ? ORDER BY last_ms, gap_id LIMIT ?)",
        companyKey, companyKey, beforeMs, limit);
}

} // namespace answerdesk::answers
