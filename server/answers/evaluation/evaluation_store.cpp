// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/answers/evaluation/evaluation_store.h"
#include "server/storage/rows/list_select.h"
#include "server/storage/rows/row.h"
#include "shared/schema/own_json.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::answers {

using storage::CodedColumn;
using storage::Column;
using storage::Connection;
using storage::EnumCodec;
using storage::Fixed;
using storage::Key;

namespace {

using EvaluationTable = storage::Table<Evaluation, "evaluation", Key<"company_key", &Evaluation::companyKey>,
    Key<"evaluation_id", &Evaluation::id>, Column<"name", &Evaluation::name>,
    Fixed<"created_by", &Evaluation::createdBy>, Fixed<"created_ms", &Evaluation::createdMs>,
    Column<"updated_ms", &Evaluation::updatedMs>, Column<"revision", &Evaluation::revision>>;

/// How a curve is kept.
struct KeptCurve {
    std::vector<api::ThresholdOutcome> curve;

    static constexpr const char *kName = "KeptCurve";
    static constexpr auto describe()
    {
        return schema::fields(
            schema::field("curve", &KeptCurve::curve, schema::about("Outcomes.").required()));
    }
};
struct CurveCodec {
    using Stored = QString;
    static QString write(const std::vector<api::ThresholdOutcome> &curve)
    {
        return curve.empty() ? QString() : QString::fromUtf8(schema::toJson(KeptCurve{curve}));
    }
    static std::vector<api::ThresholdOutcome> read(const QString &text)
    {
        auto kept = schema::readOwnJson<KeptCurve>(text.toUtf8());
        return kept ? std::move(kept->curve) : std::vector<api::ThresholdOutcome>();
    }
};

struct RunRow : api::EvaluationRun {
    QString companyKey;
};
using RunTable = storage::Table<RunRow, "evaluation_run", Key<"company_key", &RunRow::companyKey>,
    Key<"evaluation_id", &RunRow::evaluationId>, Key<"run_id", &RunRow::runId>,
    CodedColumn<EnumCodec<api::EvaluationState, api::EvaluationState::Interrupted>, "state", &RunRow::state>,
    Fixed<"questions", &RunRow::questions>, Column<"done", &RunRow::done>, Column<"passed", &RunRow::passed>,
    Column<"fixed", &RunRow::fixed>, Column<"broken", &RunRow::broken>,
    Fixed<"compared_to", &RunRow::comparedTo>, Fixed<"started_by", &RunRow::startedBy>,
    Fixed<"started_ms", &RunRow::startedAt>, Column<"finished_ms", &RunRow::finishedAt>,
    CodedColumn<CurveCodec, "curve", &RunRow::curve>>;

RunRow withScore(RunRow run)
{
    run.score = run.done > 0 ? 100.0 * run.passed / run.done : 0;
    return run;
}

std::optional<RunRow> findRun(Connection &connection, const EvaluationRunKey &run)
{
    return RunTable::selectOne<
        "SELECT {columns} FROM evaluation_run WHERE company_key = ? AND evaluation_id = ? AND run_id = ?">(
        connection, run.companyKey, run.evaluationId, run.runId);
}

void endRun(Connection &connection, const EvaluationRunKey &run, api::EvaluationState state, qint64 nowMs)
{
    connection.run("UPDATE evaluation_run SET state = ?, finished_ms = ? WHERE company_key = ? AND "
                   "evaluation_id = ? AND run_id = ?",
        schema::enumName(state), nowMs, run.companyKey, run.evaluationId, run.runId);
}

int countQuestions(Connection &connection, const QString &companyKey, const QString &evaluationId)
{
    return storage::firstValue<int>(
        connection.run("SELECT COUNT(*) FROM evaluation_question WHERE company_key = ? AND evaluation_id = ?",
            companyKey, evaluationId))
        .value_or(0);
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
    auto evaluation = EvaluationTable::selectOne<
        "SELECT {columns} FROM evaluation WHERE company_key = ? AND evaluation_id = ?">(
        connection, companyKey, id);
    if (!evaluation)
        return std::nullopt;
    for (const QString &body :
        storage::values<QString>(connection.run("SELECT body FROM evaluation_question WHERE company_key = ? "
                                                "AND evaluation_id = ? ORDER BY position",
            companyKey, id))) {
        if (auto question = schema::readOwnJson<api::EvaluationQuestion>(body.toUtf8()))
            evaluation->questions.push_back(std::move(*question));
    }
    return evaluation;
}

std::optional<api::EvaluationRun> loadLastRun(
    Connection &connection, const QString &companyKey, const QString &evaluationId)
{
    auto run = RunTable::selectOne<"SELECT {columns} FROM evaluation_run WHERE company_key = ? AND "
                                   "evaluation_id = ? ORDER BY run_id DESC LIMIT 1">(
        connection, companyKey, evaluationId);
    return run ? std::optional(withScore(std::move(*run))) : std::nullopt;
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
    storage::ListSelect select(
        EvaluationTable::sql<
            "SELECT {columns} FROM evaluation WHERE company_key = ? AND evaluation_id > ?">(),
        companyKey, aboveId);
    select.addIf(storage::patternOf(query.q),
        "AND (lower(evaluation_id) LIKE ? ESCAPE '!' OR lower(name) LIKE ? ESCAPE '!')");
    select.add("ORDER BY evaluation_id LIMIT ?", limit);
    std::vector<api::EvaluationSet> sets;
    for (const Evaluation &evaluation : EvaluationTable::readAll(select.run(connection)))
        sets.push_back(evaluationSet(connection, evaluation));
    return sets;
}

std::optional<api::EvaluationRun> loadRun(Connection &connection, const EvaluationRunKey &run)
{
    auto found = findRun(connection, run);
    return found ? std::optional(withScore(std::move(*found))) : std::nullopt;
}

std::vector<api::EvaluationRun> loadRuns(Connection &connection, const QString &companyKey,
    const QString &evaluationId, const api::EvaluationRunsQuery &query, const QString &belowId, int limit)
{
    // Identifiers are version 7 UUIDs: their order is the order in which runs were started.
    const QString below = belowId.isEmpty() ? u"g"_s : belowId; // behind every one
    storage::ListSelect select(RunTable::sql<"SELECT {columns} FROM evaluation_run WHERE company_key = ? AND "
                                             "evaluation_id = ? AND run_id < ?">(),
        companyKey, evaluationId, below);
    select.addIf(query.state, "AND state = ?").add("ORDER BY run_id DESC LIMIT ?", limit);
    std::vector<api::EvaluationRun> runs;
    for (RunRow &run : RunTable::readAll(select.run(connection)))
        runs.push_back(withScore(std::move(run)));
    return runs;
}

std::vector<std::pair<qint64, api::EvaluationResult>> loadResults(Connection &connection,
    const EvaluationRunKey &run, const api::EvaluationResultsQuery &query, qint64 above, int limit)
{
    storage::ListSelect select("SELECT position, body FROM evaluation_result WHERE company_key = ? AND "
                               "evaluation_id = ? AND run_id = ? AND position > ?",
        run.companyKey, run.evaluationId, run.runId, above);
    select.addIf(query.passed, "AND passed = ?").addIf(query.change, "AND change = ?");
    select.add("ORDER BY position LIMIT ?", limit);
    std::vector<std::pair<qint64, api::EvaluationResult>> results;
    for (const auto &[position, body] : storage::pairs<qint64, QString>(select.run(connection))) {
        if (auto result = schema::readOwnJson<api::EvaluationResult>(body.toUtf8()))
            results.emplace_back(position, std::move(*result));
    }
    return results;
}

QHash<QString, bool> loadOutcomes(Connection &connection, const EvaluationRunKey &run)
{
    const auto outcomes = storage::pairs<QString, bool>(
        connection.run("SELECT question_id, passed FROM evaluation_result WHERE company_key = ? AND "
                       "evaluation_id = ? AND run_id = ?",
            run.companyKey, run.evaluationId, run.runId));
    return {outcomes.begin(), outcomes.end()};
}

Result<void> insertEvaluation(Connection &connection, const Evaluation &evaluation)
{
    if (connection
            .run("SELECT 1 FROM evaluation WHERE company_key = ? AND evaluation_id = ?",
                evaluation.companyKey, evaluation.id)
            .next())
        return fail(ErrorCode::AlreadyExists,
            u"The company already has a set with the identifier %1."_s.arg(evaluation.id));
    EvaluationTable::insert(connection, evaluation);
    putQuestions(connection, evaluation);
    return {};
}

void updateEvaluation(Connection &connection, const Evaluation &evaluation)
{
    EvaluationTable::update(connection, evaluation);
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
    run.comparedTo = storage::firstValue<QString>(
        connection.run("SELECT run_id FROM evaluation_run WHERE company_key = ? AND evaluation_id = ? AND "
                       "state = 'done' ORDER BY run_id DESC LIMIT 1",
            evaluation.companyKey, evaluation.id));
    RunTable::insert(connection, {run, evaluation.companyKey});
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
    std::optional<RunRow> run = findRun(connection, key);
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
    run->state = api::EvaluationState::Running;
    RunTable::update(connection, *run);
    return true;
}

void finishRun(Connection &connection, const EvaluationRunKey &run,
    const std::vector<api::ThresholdOutcome> &curve, qint64 nowMs)
{
    endRun(connection, run, api::EvaluationState::Done, nowMs);
    connection.run("UPDATE evaluation_run SET curve = ? WHERE company_key = ? AND evaluation_id = ? AND "
                   "run_id = ?",
        CurveCodec::write(curve), run.companyKey, run.evaluationId, run.runId);
    const QList<QString> newest = storage::values<QString>(
        connection.run("SELECT run_id FROM evaluation_run WHERE company_key = ? AND evaluation_id = ? "
                       "ORDER BY run_id DESC",
            run.companyKey, run.evaluationId));
    for (const QString &runId : newest.mid(kKeptEvaluationRuns))
        deleteRun(connection, {run.companyKey, run.evaluationId, runId});
}

void interruptRun(Connection &connection, const EvaluationRunKey &run, qint64 nowMs)
{
    endRun(connection, run, api::EvaluationState::Interrupted, nowMs);
}

void interruptAllRuns(Connection &connection, qint64 nowMs)
{
    connection.run("UPDATE evaluation_run SET state = 'interrupted', finished_ms = ? WHERE state IN "
                   "('queued', 'running')",
        nowMs);
}

} // namespace answerdesk::answers
