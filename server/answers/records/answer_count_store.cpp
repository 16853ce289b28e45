// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/answers/records/answer_count_store.h"
#include "server/answers/models/model_desk.h"
#include "server/storage/rows/row.h"
#include "shared/api/threads.h"
#include "shared/core/random.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::answers {

using storage::Column;
using storage::Connection;

namespace {

constexpr int kModelMessages = 20; // enough to tell a model that fails from one that failed once

struct LastAnswer {
    QString engine;
    api::AnswerKind outcome = api::AnswerKind::Answer;
    schema::Timestamp at;
    QString modelOutcome; ///< empty: no model was asked
    bool isTest = false;
};
using LastAnswers = storage::View<LastAnswer, Column<"m.engine", &LastAnswer::engine>,

    storage::CodedColumn<storage::EnumCodec<api::AnswerKind, api::AnswerKind::Answer>, "m.outcome",
        &LastAnswer::outcome>,
    Column<"m.created_ms", &LastAnswer::at>, Column<"u.outcome", &LastAnswer::modelOutcome>,
    Column<"t.is_test", &LastAnswer::isTest>>;
using OpenGaps = storage::View<api::OverviewGaps, Column<"question", &api::OverviewGaps::question>,
    Column<"asked", &api::OverviewGaps::asked>>;

/// Whether there were no words of a model; a check that refused them is no failure of it.
bool isFailure(const QString &outcome)
{
    for (int i = 0; i < kModelFailureCount; ++i) {
        if (outcome == QLatin1String(modelFailureName(ModelFailure(i))))
            return true;
    }
    return outcome == QLatin1StringView(kOverBudget);
}

void countModel(const QString &outcome, api::OverviewAnswers &answers)
{
    if (outcome.isEmpty() || answers.modelAsked == kModelMessages)
        return;
    ++answers.modelAsked;
    if (!isFailure(outcome))
        return;
    ++answers.modelFailed;
    if (!answers.modelFailure)
        answers.modelFailure = outcome;
}

} // namespace

api::OverviewAnswers loadLastAnswers(
    Connection &connection, const QString &companyKey, qint64 sinceMs, int limit)
{
    api::OverviewAnswers answers;
    // By identifiers of threads, which begin with their moment: the messages have no index by time.
    for (const auto &[engine, outcome, at, modelOutcome, isTest] : LastAnswers::select<
             "SELECT {columns} FROM message m JOIN thread t ON t.company_key = m.company_key AND "
             "t.thread_id = m.thread_id LEFT JOIN message_model u ON u.company_key = m.company_key AND "
             "u.thread_id = m.thread_id AND u.message_id = m.message_id WHERE m.company_key = ? AND "
             "m.thread_id >= ? ORDER BY m.thread_id DESC, m.message_id DESC LIMIT ?">(
             connection, companyKey, uuid7Start(sinceMs), limit)) {
        if (isTest)
            continue;
        ++answers.messages;
        answers.fromFaqs += engine == u"faq-cache";
        answers.refused += outcome == api::AnswerKind::Refusal;
        answers.askedBack += outcome == api::AnswerKind::Clarification;
        answers.answered += engine != u"faq-cache" && outcome == api::AnswerKind::Answer;
        if (!answers.since || at.ms < answers.since->ms)
            answers.since = at;
        countModel(modelOutcome, answers);
    }
    return answers;
}

bool hasThreads(Connection &connection, const QString &companyKey)
{
    storage::Rows rows
        = connection.run("SELECT thread_id FROM thread WHERE company_key = ? LIMIT 1", companyKey);
    return rows.next();
}

api::OverviewGaps countGaps(Connection &connection, const QString &companyKey)
{
    auto gaps = OpenGaps::selectOne<"SELECT {columns} FROM knowledge_gap WHERE company_key = ? AND state = "
                                    "'open' ORDER BY asked DESC, gap_id DESC LIMIT 1">(connection, companyKey)
                    .value_or(api::OverviewGaps());
    gaps.open = storage::firstValue<qint64>(
        connection.run(
            "SELECT COUNT(*) FROM knowledge_gap WHERE company_key = ? AND state = 'open'", companyKey))
                    .value_or(0);
    return gaps;
}

} // namespace answerdesk::answers
