// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/answers/answering/answering.h"
#include "server/answers/evaluation/evaluation_store.h"
#include "server/http/bounded_pool.h"
#include <mutex>

namespace answerdesk::answers {

/// Asks all questions of a run that was inserted and stores what they come to, some at a time, until isEnding
/// says that the server stops: then the run is left as it is. Waits for the writer; not on its thread.
void runEvaluation(const AnswerServices &services, const accounts::Company &company,
    const EvaluationRunKey &key, const std::vector<api::EvaluationQuestion> &questions,
    const std::function<bool()> &isEnding);

/// At a start: runs that an earlier process left are interrupted.
Result<void> interruptRuns(storage::Database &database, qint64 nowMs);

/// Runs sets in the background, one at a time, with a bounded number of them waiting. Any thread may start
/// one. Stopped before what the runs use goes away.
class EvaluationRunner
{
public:
    static constexpr int kPlaces = 8; ///< runs under way and waiting, of all companies

    ~EvaluationRunner() { stop(); }
    /// False when all places are taken.
    bool start(const std::shared_ptr<AnswerServices> &services, const accounts::CompanyPtr &company,
        const EvaluationRunKey &key, std::vector<api::EvaluationQuestion> questions);
    /// Called with the company of each run that has ended. Set before the first one starts.
    void whenEnded(std::function<void(const QString &companyKey)> notify) { m_ended = std::move(notify); }
    /// Whether a run is under way or waits; of one that is not, nothing more is to be expected.
    bool isActive(const QString &runId) const;
    /// Leaves what is under way unfinished and takes no more.
    void stop();

private:
    std::function<void(const QString &)> m_ended;
    mutable std::mutex m_mutex;
    QSet<QString> m_active; ///< ids of runs
    std::atomic<bool> m_isStopping = false;
    http::BoundedPool m_pool{1, kPlaces};
};

} // namespace answerdesk::answers
