// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/storage/connection/connection.h"
#include "shared/api/evaluations.h"
#include "shared/core/result.h"
#include <QtCore/QHash>

namespace answerdesk::answers {

/// Runs of a set that are kept; the oldest go.
inline constexpr int kKeptEvaluationRuns = 20;

/// A set as it is stored, with its questions.
struct Evaluation {
    QString companyKey;
    QString id;
    QString name;
    QString createdBy;
    qint64 createdMs = 0;
    qint64 updatedMs = 0;
    qint64 revision = 1;
    std::vector<api::EvaluationQuestion> questions;
};

/// Where a run belongs.
struct EvaluationRunKey {
    QString companyKey;
    QString evaluationId;
    QString runId;
};

// Reading.
std::optional<Evaluation> loadEvaluation(
    storage::Connection &connection, const QString &companyKey, const QString &id);
/// With the numbers of its questions and the run that was started last.
api::EvaluationSet evaluationSet(storage::Connection &connection, const Evaluation &evaluation);
/// By identifier, behind one (empty: from the first).
std::vector<api::EvaluationSet> loadEvaluations(storage::Connection &connection, const QString &companyKey,
    const api::EvaluationsQuery &query, const QString &aboveId, int limit);
std::optional<api::EvaluationRun> loadLastRun(
    storage::Connection &connection, const QString &companyKey, const QString &evaluationId);
std::optional<api::EvaluationRun> loadRun(storage::Connection &connection, const EvaluationRunKey &run);
/// Newest first, below an id (empty: from the newest).
std::vector<api::EvaluationRun> loadRuns(storage::Connection &connection, const QString &companyKey,
    const QString &evaluationId, const api::EvaluationRunsQuery &query, const QString &belowId, int limit);
/// With their positions, in the order of the set, behind one (0: from the first).
std::vector<std::pair<qint64, api::EvaluationResult>> loadResults(storage::Connection &connection,
    const EvaluationRunKey &run, const api::EvaluationResultsQuery &query, qint64 above, int limit);
/// Which questions of a run passed, by their ids.
QHash<QString, bool> loadOutcomes(storage::Connection &connection, const EvaluationRunKey &run);

// Writing, in a write job.
/// ALREADY_EXISTS when the company has a set with this identifier.
Result<void> insertEvaluation(storage::Connection &connection, const Evaluation &evaluation);
/// Name, questions, revision and time of a set that is there.
void updateEvaluation(storage::Connection &connection, const Evaluation &evaluation);
/// The set with its questions, runs and results.
void deleteEvaluation(storage::Connection &connection, const QString &companyKey, const QString &id);
/// A run in the state queued, to be compared with the last one that was done.
api::EvaluationRun insertRun(storage::Connection &connection, const Evaluation &evaluation,
    const QString &runId, const QString &startedBy, qint64 nowMs);
void deleteRun(storage::Connection &connection, const EvaluationRunKey &run);
/// Further results behind those that are there, and the run's figures. False when the run is gone.
bool addResults(storage::Connection &connection, const EvaluationRunKey &run,
    const std::vector<api::EvaluationResult> &results);
/// Ends a run with its curve and deletes those that are too many.
void finishRun(storage::Connection &connection, const EvaluationRunKey &run,
    const std::vector<api::ThresholdOutcome> &curve, qint64 nowMs);
/// A run of which nothing more is to be expected.
void interruptRun(storage::Connection &connection, const EvaluationRunKey &run, qint64 nowMs);
/// All runs that an earlier process left.
void interruptAllRuns(storage::Connection &connection, qint64 nowMs);

} // namespace answerdesk::answers
