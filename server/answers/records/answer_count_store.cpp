// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/answers/records/answer_count_store.h"
#include "server/answers/models/model_failure.h"
#include "shared/core/random.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::answers {

using storage::Connection;
using storage::Rows;

namespace {

constexpr int kModelMessages = 20; // enough to tell a model that fails from one that failed once

/// Whether the model's server gave no words; a check that refused them is no failure of it.
bool isFailure(const QString &outcome)
{
    for (int i = 0; i < kModelFailureCount; ++i) {
        if (outcome == QLatin1String(modelFailureName(ModelFailure(i))))
            return true;
    }
    return false;
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
    Rows rows = connection.run("SELECT m.engine, m.helpful_reason, m.created_ms, t.is_test, u.outcome "
                               "FROM message m JOIN thread t ON t.company_key = m.company_key AND "
                               "t.thread_id = m.thread_id LEFT JOIN message_model u ON u.company_key = "
                               "m.company_key AND u.thread_id = m.thread_id AND u.message_id = m.message_id "
                               "WHERE m.company_key = ? AND m.thread_id >= ? "
                               "ORDER BY m.thread_id DESC, m.message_id DESC LIMIT ?",
        companyKey, uuid7Start(sinceMs), limit);
    while (rows.next()) {
        if (rows.flag(3))
            continue;
        const QString engine = rows.text(0), reason = rows.text(1);
        ++answers.messages;
        answers.fromFaqs += engine == u"faq-cache";
        answers.refused += reason == u"refused";
        answers.answered += engine != u"faq-cache" && reason != u"refused" && reason != u"greeting";
        if (!answers.since || rows.integer(2) < answers.since->ms)
            answers.since = schema::Timestamp{rows.integer(2)};
        countModel(rows.text(4), answers);
    }
    return answers;
}

bool hasThreads(Connection &connection, const QString &companyKey)
{
    Rows rows = connection.run("SELECT thread_id FROM thread WHERE company_key = ? LIMIT 1", companyKey);
    return rows.next();
}

api::OverviewGaps countGaps(Connection &connection, const QString &companyKey)
{
    api::OverviewGaps gaps;
    {
        Rows rows = connection.run(
            "SELECT COUNT(*) FROM knowledge_gap WHERE company_key = ? AND state = 'open'", companyKey);
        if (rows.next())
            gaps.open = rows.integer(0);
    }
    Rows rows = connection.run("SELECT question, asked FROM knowledge_gap WHERE company_key = ? AND state = "
                               "'open' ORDER BY asked DESC, gap_id DESC LIMIT 1",
        companyKey);
    if (rows.next()) {
        gaps.question = rows.text(0);
        gaps.asked = rows.integer(1);
    }
    return gaps;
}

} // namespace answerdesk::answers
