// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/answers/records/gap_store.h"
#include "server/answers/engine/question_key.h"
#include "server/storage/rows/list_select.h"
#include "server/storage/rows/row.h"
#include "shared/schema/own_json.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::answers {

using storage::CodedColumn;
using storage::Column;
using storage::Connection;
using storage::EnumCodec;

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

struct NearestCodec {
    using Stored = QString;
    static QString write(const std::vector<api::NearPassage> &nearest)
    {
        return QString::fromUtf8(schema::toJson(KeptPassages{nearest}));
    }
    static std::vector<api::NearPassage> read(const QString &text)
    {
        auto kept = schema::readOwnJson<KeptPassages>(text.toUtf8());
        return kept ? std::move(kept->passages) : std::vector<api::NearPassage>();
    }
};

/// 0 stands for nothing.
struct LinkedIdCodec {
    using Stored = qint64;
    static qint64 write(const std::optional<QString> &id) { return id ? id->toLongLong() : 0; }
    static std::optional<QString> read(qint64 id)
    {
        return id > 0 ? std::optional(QString::number(id)) : std::nullopt;
    }
};

using GapColumns = storage::Columns<Column<"gap_id", &api::Gap::gapId>,
    Column<"question", &api::Gap::question>, Column<"locale", &api::Gap::locale>,
    CodedColumn<EnumCodec<api::GapKind, api::GapKind::Refused>, "kind", &api::Gap::kind>,
    CodedColumn<EnumCodec<api::GapState, api::GapState::Open>, "state", &api::Gap::state>,
    Column<"asked", &api::Gap::asked>, Column<"confidence", &api::Gap::confidence>,
    Column<"threshold", &api::Gap::threshold>, CodedColumn<NearestCodec, "passages", &api::Gap::nearest>,
    Column<"own_answer_id", &api::Gap::ownAnswerId>,
    CodedColumn<LinkedIdCodec, "linked_document_id", &api::Gap::linkedDocumentId>,
    CodedColumn<storage::EmptyTextCodec, "linked_title", &api::Gap::linkedTitle>,
    CodedColumn<storage::EmptyTextCodec, "linked_heading", &api::Gap::linkedHeading>,
    Column<"first_ms", &api::Gap::firstAskedAt>, Column<"last_ms", &api::Gap::lastAskedAt>>;
using Gaps = storage::View<api::Gap, GapColumns>;

struct GapRow : api::Gap {
    QString companyKey;
    QString questionKey; ///< of the question at its full length
};
using GapTable = storage::Table<GapRow, "knowledge_gap", Column<"company_key", &GapRow::companyKey>,
    Column<"question_key", &GapRow::questionKey>, GapColumns>;

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
    return Gaps::selectOne<"SELECT {columns} FROM knowledge_gap WHERE company_key = ? AND gap_id = ?">(
        connection, companyKey, gapId);
}

std::vector<api::Gap> loadGaps(Connection &connection, const QString &companyKey, const api::GapsQuery &query,
    qint64 below, const QString &belowId, int limit)
{
    storage::ListSelect select(
        Gaps::sql<"SELECT {columns} FROM knowledge_gap WHERE company_key = ?">(), companyKey);
    const bool isByTime = query.order == api::GapOrder::LastAsked;
    select.add(isByTime ? "AND (last_ms, gap_id) < (?, ?)" : "AND (asked, gap_id) < (?, ?)", below, belowId);
    select.addIf(query.state, "AND state = ?").addIf(query.kind, "AND kind = ?");
    select.addIf(query.locale, "AND locale = ?");
    select.addIf(storage::patternOf(query.q), "AND lower(question) LIKE ? ESCAPE '!'");
    select.add(
        isByTime ? "ORDER BY last_ms DESC, gap_id DESC LIMIT ?" : "ORDER BY asked DESC, gap_id DESC LIMIT ?",
        limit);
    return Gaps::readAll<std::vector<api::Gap>>(select.run(connection));
}

void recordGap(Connection &connection, const QString &companyKey, const VainQuestion &asked,
    const QString &threadId, qint64 messageId, qint64 nowMs)
{
    GapRow gap;
    gap.companyKey = companyKey;
    gap.gapId = asked.gapId;
    gap.locale = asked.locale;
    gap.question = cut(asked.question);
    gap.questionKey = questionDigest(asked.question);
    gap.kind = asked.kind;
    gap.asked = 1;
    gap.confidence = asked.confidence;
    gap.threshold = asked.threshold;
    gap.nearest = asked.nearest;
    gap.firstAskedAt.ms = gap.lastAskedAt.ms = nowMs;
    const auto gapId = storage::firstValue<QString>(
        GapTable::insert<" ON CONFLICT (company_key, locale, question_key) DO UPDATE SET "
                         "kind = excluded.kind, asked = knowledge_gap.asked + 1, "
                         "confidence = excluded.confidence, threshold = excluded.threshold, "
                         "passages = excluded.passages, last_ms = excluded.last_ms, own_answer_id = NULL, "
                         "state = CASE WHEN knowledge_gap.state = 'answered' AND "
                         "knowledge_gap.linked_document_id = 0 THEN 'open' ELSE "
                         "knowledge_gap.state END RETURNING gap_id">(connection, gap));
    connection.run("INSERT INTO gap_occurrence (company_key, thread_id, message_id, gap_id, question, "
                   "asked_ms) VALUES (?, ?, ?, ?, ?, ?)",
        companyKey, threadId, messageId, gapId, gap.question, nowMs);
}

QString reportGap(Connection &connection, const QString &companyKey, const VainQuestion &asked,
    const QString &threadId, qint64 messageId, qint64 nowMs)
{
    const auto known = [&] {
        return storage::firstValue<QString>(connection.run(
            "SELECT gap_id FROM gap_occurrence WHERE company_key = ? AND thread_id = ? AND message_id = ?",
            companyKey, threadId, messageId));
    };
    if (!known())
        recordGap(connection, companyKey, asked, threadId, messageId, nowMs);
    const QString gapId = known().value_or(QString());
    connection.run("UPDATE knowledge_gap SET kind = ? WHERE company_key = ? AND gap_id = ?",
        schema::enumName(api::GapKind::Reported), companyKey, gapId);
    setGapState(connection, companyKey, gapId, api::GapState::Open);
    return gapId;
}

void setGapState(Connection &connection, const QString &companyKey, const QString &gapId, api::GapState state)
{
    connection.run("UPDATE knowledge_gap SET state = ?, own_answer_id = NULL, linked_document_id = 0, "
                   "linked_title = '', linked_heading = '', linked_digest = '' WHERE company_key = ? AND "
                   "gap_id = ?",
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
    connection.run("UPDATE knowledge_gap SET state = CASE WHEN linked_document_id = 0 THEN 'open' ELSE state "
                   "END, own_answer_id = NULL WHERE company_key = ? AND own_answer_id = ?",
        companyKey, ownAnswerId);
}

void deleteOldGaps(Connection &connection, const QString &companyKey, qint64 beforeMs, int limit)
{
    connection.run("DELETE FROM gap_occurrence WHERE company_key = ? AND gap_id IN (SELECT gap_id FROM "
                   "knowledge_gap WHERE company_key = ? AND last_ms < ? AND linked_document_id = 0 "
                   "ORDER BY last_ms, gap_id LIMIT ?)",
        companyKey, companyKey, beforeMs, limit);
    connection.run("DELETE FROM knowledge_gap WHERE company_key = ? AND gap_id IN (SELECT gap_id FROM "
                   "knowledge_gap WHERE company_key = ? AND last_ms < ? AND linked_document_id = 0 "
                   "ORDER BY last_ms, gap_id LIMIT ?)",
        companyKey, companyKey, beforeMs, limit);
}

} // namespace answerdesk::answers
