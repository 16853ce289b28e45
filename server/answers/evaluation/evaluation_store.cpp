// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/answers/evaluation/evaluation_store.h"
#include "server/storage/rows/list_select.h"
#include "shared/schema/own_json.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::answers {

using storage::Connection;
using storage::Rows;

namespace {

#define ANSWERDESK_RUN_COLUMNS                                                                               \
    "run_id, evaluation_id, state, questions, done, passed, fixed, broken, compared_to, started_by, "        \
    "started_ms, finished_ms"

api::EvaluationRun readRun(const Rows &rows)
{
    api::EvaluationRun run;
    run.runId = rows.text(0);
    run.evaluationId = rows.text(1);
    run.state
        = schema::enumValue<api::EvaluationState>(rows.text(2)).value_or(api::EvaluationState::Interrupted);
    run.questions = int(rows.integer(3));
    run.done = int(rows.integer(4));
    run.passed = int(rows.integer(5));
    run.score = run.done > 0 ? 100.0 * run.passed / run.done : 0;
    run.fixed = int(rows.integer(6));
    run.broken = int(rows.integer(7));
    run.comparedTo = rows.optionalText(8);
    run.startedBy = rows.text(9);
    run.startedAt.ms = rows.integer(10);
    if (const auto finished = rows.optionalInteger(11))
        run.finishedAt = schema::Timestamp{*finished};
    return run;
}

int countQuestions(Connection &connection, const QString &companyKey, const QString &evaluationId)
{
    Rows rows = connection.run(
        "SELECT COUNT(*) FROM evaluation_question WHERE company_key = ? AND evaluation_id = ?", companyKey,
        evaluationId);
    return rows.next() ? int(rows.integer(0)) : 0;
}

void putQuestions(Connection &connection, const Evaluation &evaluation)
{
    connection.run("DELETE FROM evaluation_question WHERE company_key = ? AND evaluation_id = ?",
        evaluation.companyKey, evaluation.id);
    int position = 0;
    for (const api::EvaluationQuestion &question : evaluation.questions) {
        connection.run("INSERT INTO evaluation_question (company_key, evaluation_id, question_id, position, "
                       "body) VALUES (?, ?, ?, ?, ?)",
            evaluation.companyKey, evaluation.id, question.questionId, ++position,
            QString::fromUtf8(schema::toJson(question)));
    }
}

} // namespace

std::optional<Evaluation> loadEvaluation(Connection &connection, const QString &companyKey, const QString &id)
{
    Evaluation evaluation;
    {
        Rows rows
            = connection.run("SELECT name, created_by, created_ms, updated_ms, revision FROM evaluation "
                             "WHERE company_key = ? AND evaluation_id = ?",
                companyKey, id);
        if (!rows.next())
            return std::nullopt;
        evaluation = {companyKey, id, rows.text(0), rows.text(1), rows.integer(2), rows.integer(3),
            rows.integer(4), {}};
    }
    Rows rows = connection.run("SELECT body FROM evaluation_question WHERE company_key = ? AND "
                               "evaluation_id = ? ORDER BY position",
        companyKey, id);
    while (rows.next()) {
        if (auto question = schema::readOwnJson<api::EvaluationQuestion>(rows.text(0).toUtf8()))
            evaluation.questions.push_back(std::move(*question));
    }
    return evaluation;
}

std::optional<api::EvaluationRun> loadLastRun(
    Connection &connection, const QString &companyKey, const QString &evaluationId)
{
    Rows rows = connection.run("SELECT " ANSWERDESK_RUN_COLUMNS
                               " FROM evaluation_run WHERE company_key = ? AND evaluation_id = ? "
                               "ORDER BY run_id DESC LIMIT 1",
        companyKey, evaluationId);
    return rows.next() ? std::optional(readRun(rows)) : std::nullopt;
}

api::EvaluationSet evaluationSet(Connection &connection, const Evaluation &evaluation)
{
    api::EvaluationSet set;
    set.evaluationId = evaluation.id;
    set.name = evaluation.name;
    set.questionCount = countQuestions(connection, evaluation.companyKey, evaluation.id);
    set.lastRun = loadLastRun(connection, evaluation.companyKey, evaluation.id);
    set.createdBy = evaluation.createdBy;
    set.createdAt.ms = evaluation.createdMs;
    set.updatedAt.ms = evaluation.updatedMs;
    return set;
}

std::vector<api::EvaluationSet> loadEvaluations(Connection &connection, const QString &companyKey,
    const api::EvaluationsQuery &query, const QString &aboveId, int limit)
{
    std::vector<Evaluation> found;
    {
        storage::ListSelect select("SELECT evaluation_id, name, created_by, created_ms, updated_ms, revision "
                                   "FROM evaluation WHERE company_key = ? AND evaluation_id > ?",
            companyKey, aboveId);
        select.addIf(storage::patternOf(query.q),
            "AND (lower(evaluation_id) LIKE ? ESCAPE '!' OR lower(name) LIKE ? ESCAPE '!')");
        Rows rows = select.add("ORDER BY evaluation_id LIMIT ?", limit).run(connection);
        while (rows.next()) {
            found.push_back({companyKey, rows.text(0), rows.text(1), rows.text(2), rows.integer(3),
                rows.integer(4), rows.integer(5), {}});
        }
    }
    std::vector<api::EvaluationSet> sets;
    for (const Evaluation &evaluation : found)
        sets.push_back(evaluationSet(connection, evaluation));
    return sets;
}

std::optional<api::EvaluationRun> loadRun(Connection &connection, const EvaluationRunKey &run)
{
    Rows rows = connection.run("SELECT " ANSWERDESK_RUN_COLUMNS
                               " FROM evaluation_run WHERE company_key = ? AND evaluation_id = ? AND "
                               "run_id = ?",
        run.companyKey, run.evaluationId, run.runId);
    return rows.next() ? std::optional(readRun(rows)) : std::nullopt;
}

std::vector<api::EvaluationRun> loadRuns(Connection &connection, const QString &companyKey,
    const QString &evaluationId, const api::EvaluationRunsQuery &query, const QString &belowId, int limit)
{
    // Identifiers are version 7 UUIDs: their order is the order in which runs were started.
    const QString below = belowId.isEmpty() ? u"g"_s : belowId; // behind every one
    storage::ListSelect select("SELECT " ANSWERDESK_RUN_COLUMNS
                               " FROM evaluation_run WHERE company_key = ? AND evaluation_id = ? AND "
                               "run_id < ?",
        companyKey, evaluationId, below);
    if (query.state)
        select.add("AND state = ?", schema::enumName(*query.state));
    Rows rows = select.add("ORDER BY run_id DESC LIMIT ?", limit).run(connection);
    std::vector<api::EvaluationRun> runs;
    while (rows.next())
        runs.push_back(readRun(rows));
    return runs;
}

std::vector<std::pair<qint64, api::EvaluationResult>> loadResults(Connection &connection,
    const EvaluationRunKey &run, const api::EvaluationResultsQuery &query, qint64 above, int limit)
{
    storage::ListSelect select("SELECT position, body FROM evaluation_result WHERE company_key = ? AND "
                               "evaluation_id = ? AND run_id = ? AND position > ?",
        run.companyKey, run.evaluationId, run.runId, above);
    if (query.passed)
        select.add("AND passed = ?", *query.passed);
    if (query.change)
        select.add("AND change = ?", schema::enumName(*query.change));
    Rows rows = select.add("ORDER BY position LIMIT ?", limit).run(connection);
    std::vector<std::pair<qint64, api::EvaluationResult>> results;
    while (rows.next()) {
        if (auto result = schema::readOwnJson<api::EvaluationResult>(rows.text(1).toUtf8()))
            results.emplace_back(rows.integer(0), std::move(*result));
    }
    return results;
}

QHash<QString, bool> loadOutcomes(Connection &connection, const EvaluationRunKey &run)
{
    QHash<QString, bool> outcomes;
    Rows rows = connection.run("SELECT question_id, passed FROM evaluation_result WHERE company_key = ? AND "
                               "evaluation_id = ? AND run_id = ?",
        run.companyKey, run.evaluationId, run.runId);
    while (rows.next())
        outcomes.insert(rows.text(0), rows.integer(1) != 0);
    return outcomes;
}

Result<void> insertEvaluation(Connection &connection, const Evaluation &evaluation)
{
    {
        Rows rows = connection.run("SELECT name FROM evaluation WHERE company_key = ? AND evaluation_id = ?",
            evaluation.companyKey, evaluation.id);
        if (rows.next())
            return fail(ErrorCode::AlreadyExists,
                u"The company has a set with the identifier %1."_s.arg(evaluation.id));
    }
    connection.run("INSERT INTO evaluation (company_key, evaluation_id, name, created_by, created_ms, "
                   "updated_ms, revision) VALUES (?, ?, ?, ?, ?, ?, ?)",
        evaluation.companyKey, evaluation.id, evaluation.name, evaluation.createdBy, evaluation.createdMs,
        evaluation.updatedMs, evaluation.revision);
    putQuestions(connection, evaluation);
    return {};
}

void updateEvaluation(Connection &connection, const Evaluation &evaluation)
{
    connection.run("UPDATE evaluation SET name = ?, updated_ms = ?, revision = ? WHERE company_key = ? AND "
                   "evaluation_id = ?",
        evaluation.name, evaluation.updatedMs, evaluation.revision, evaluation.companyKey, evaluation.id);
    putQuestions(connection, evaluation);
}

void deleteEvaluation(Connection &connection, const QString &companyKey, const QString &id)
{
    connection.run(
        "DELETE FROM evaluation_result WHERE company_key = ? AND evaluation_id = ?", companyKey, id);
    connection.run("DELETE FROM evaluation_run WHERE company_key = ? AND evaluation_id = ?", companyKey, id);
    connection.run(
        "DELETE FROM evaluation_question WHERE company_key = ? AND evaluation_id = ?", companyKey, id);
    connection.run("DELETE FROM evaluation WHERE company_key = ? AND evaluation_id = ?", companyKey, id);
}

api::EvaluationRun insertRun(Connection &connection, const Evaluation &evaluation, const QString &runId,
    const QString &startedBy, qint64 nowMs)
{
    api::EvaluationRun run;
    run.runId = runId;
    run.evaluationId = evaluation.id;
    run.questions = int(evaluation.questions.size());
    run.startedBy = startedBy;
    run.startedAt.ms = nowMs;
    {
        Rows rows = connection.run("SELECT run_id FROM evaluation_run WHERE company_key = ? AND "
                                   "evaluation_id = ? AND state = 'done' ORDER BY run_id DESC LIMIT 1",
            evaluation.companyKey, evaluation.id);
        if (rows.next())
            run.comparedTo = rows.text(0);
    }
    connection.run("INSERT INTO evaluation_run (company_key, evaluation_id, run_id, state, questions, done, "
                   "passed, fixed, broken, compared_to, started_by, started_ms) VALUES (?, ?, ?, 'queued', "
                   "?, 0, 0, 0, 0, ?, ?, ?)",
        evaluation.companyKey, evaluation.id, runId, run.questions, run.comparedTo, startedBy, nowMs);
    return run;
}

void deleteRun(Connection &connection, const EvaluationRunKey &run)
{
    connection.run("DELETE FROM evaluation_result WHERE company_key = ? AND evaluation_id = ? AND run_id = ?",
        run.companyKey, run.evaluationId, run.runId);
    connection.run("DELETE FROM evaluation_run WHERE company_key = ? AND evaluation_id = ? AND run_id = ?",
        run.companyKey, run.evaluationId, run.runId);
}

bool addResults(
    Connection &connection, const EvaluationRunKey &key, const std::vector<api::EvaluationResult> &results)
{
    std::optional<api::EvaluationRun> run = loadRun(connection, key);
    if (!run)
        return false;
    for (const api::EvaluationResult &result : results) {
        ++run->done;
        run->passed += result.passed ? 1 : 0;
        run->fixed += result.change == api::EvaluationChange::Fixed ? 1 : 0;
        run->broken += result.change == api::EvaluationChange::Broken ? 1 : 0;
        connection.run("INSERT INTO evaluation_result (company_key, evaluation_id, run_id, position, "
                       "question_id, passed, change, body) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            key.companyKey, key.evaluationId, key.runId, run->done, result.questionId, result.passed,
            schema::enumName(result.change), QString::fromUtf8(schema::toJson(result)));
    }
    connection.run("UPDATE evaluation_run SET state = 'running', done = ?, passed = ?, fixed = ?, broken = ? "
                   "WHERE company_key = ? AND evaluation_id = ? AND run_id = ?",
        run->done, run->passed, run->fixed, run->broken, key.companyKey, key.evaluationId, key.runId);
    return true;
}

void finishRun(Connection &connection, const EvaluationRunKey &run, qint64 nowMs)
{
    connection.run("UPDATE evaluation_run SET state = 'done', finished_ms = ? WHERE company_key = ? AND "
                   "evaluation_id = ? AND run_id = ?",
        nowMs, run.companyKey, run.evaluationId, run.runId);
    QStringList old;
    {
        Rows rows = connection.run("SELECT run_id FROM evaluation_run WHERE company_key = ? AND "
                                   "evaluation_id = ? ORDER BY run_id DESC",
            run.companyKey, run.evaluationId);
        for (int kept = 0; rows.next(); ++kept) {
            if (kept >= kKeptEvaluationRuns)
                old << rows.text(0);
        }
    }
    for (const QString &runId : std::as_const(old))
        deleteRun(connection, {run.companyKey, run.evaluationId, runId});
}

void interruptRun(Connection &connection, const EvaluationRunKey &run, qint64 nowMs)
{
    connection.run(
        "UPDATE evaluation_run SET state = 'interrupted', finished_ms = ? WHERE company_key = ? AND "
        "evaluation_id = ? AND run_id = ?",
        nowMs, run.companyKey, run.evaluationId, run.runId);
}

void interruptAllRuns(Connection &connection, qint64 nowMs)
{
    connection.run("UPDATE evaluation_run SET state = 'interrupted', finished_ms = ? WHERE state IN "
                   "('queued', 'running')",
        nowMs);
}

} // namespace answerdesk::answers
