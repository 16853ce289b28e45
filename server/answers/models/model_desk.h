// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/accounts/model/company.h"
#include "server/answers/models/model_provider.h"
#include "server/answers/models/outcome_counts.h"
#include "shared/api/model_use.h"
#include "shared/schema/faults.h"

namespace answerdesk::answers {

/// What the operator lets companies use.
struct ModelBounds {
    static constexpr int kLeastTimeoutMs = 100, kLeastTokens = 800, kLeastDailyTokens = 1000;
    QStringList names; ///< the first is the default; empty: there are no models
    int timeoutMs = 0;
    int tokens = 0; ///< of a request with its answer
    int dailyTokens = 0; ///< of a company on a day (UTC)
    bool hasEmbeddings = false; ///< there is something to turn on without names as well
};

/// What one company uses.
struct ModelChoice {
    QString name;
    int timeoutMs = 0;
    int tokens = 0;
    int dailyTokens = 0;
};

inline constexpr int kModelAttempts = 2;
/// A second try begins only when this much of the time is left.
inline constexpr qint64 kLeastModelTimeMs = 50;

/// Outcome where a company has used up the tokens of the day; nothing was sent.
inline constexpr char kOverBudget[] = "over_budget";

/// Adds all that may come of asking a model, apart from its words being used.
void addModelOutcomes(OutcomeCounts &counts);

/// A model's answer that passed every check, or the reason why there is none.
struct Rewording {
    api::ModelUse use; ///< outcome is "used" when the text may be sent
    QString text;
    QList<Support> supports; ///< by the passages of the task
    bool isUsed() const { return use.outcome == u"used"; }
    /// The model says that the passages hold no answer.
    bool hasNoAnswer() const
    {
        return use.outcome == QLatin1StringView(modelFaultName(ModelFault::NoAnswer));
    }
};

/// A follow-up in words that stand alone, or the reason why there is none.
struct Condensed {
    api::ModelUse use; ///< outcome is "used" when the question passed every check
    QString question; ///< empty for none
};

/// Lets a model word an answer whose facts are known: asks, checks, asks once more when a check failed, and
/// gives up when the time is over. Whatever happens, the caller keeps the answer that it had. Any thread.
class ModelDesk
{
public:
    static constexpr char kDefaultName[] = "default"; ///< stands for the first of the operator's names

    ModelDesk(ModelProvider &provider, ModelBounds bounds);

    const ModelBounds &bounds() const { return m_bounds; }
    /// Nothing when the company has not turned models on, or uses one that the operator took away.
    std::optional<ModelChoice> choiceOf(const accounts::Company &company) const;
    /// done is called once, in any thread, at the latest when the choice's time is over.
    void reword(const ModelChoice &choice, ModelTask task, std::function<void(const Rewording &)> done);
    /// Puts a follow-up into words that stand alone, out of the words of its thread: asks once, within a
    /// third of the choice's time. The passages of the task are not sent. done is called like reword()'s.
    void condense(const ModelChoice &choice, ModelTask task, std::function<void(const Condensed &)> done);
    /// Asks something small, as reword() would ask. done is called like reword()'s, with nothing when the
    /// model has answered.
    void test(const ModelChoice &choice, std::function<void(std::optional<ModelFailure>)> done);
    /// What became of an answer for which no token is left today.
    api::ModelUse overBudget(const ModelChoice &choice);
    /// The answer came too late: its passages are gone meanwhile.
    void withdrawn(Rewording &rewording);
    void collect(std::vector<http::MetricFamily> &families) const;

private:
    struct Job;
    void attempt(const std::shared_ptr<Job> &job, ModelFault refused);
    void judge(const std::shared_ptr<Job> &job, const ModelOutcome &outcome);
    void finish(const std::shared_ptr<Job> &job, const char *outcome);

    ModelProvider &m_provider;
    const ModelBounds m_bounds;
    OutcomeCounts m_counts, m_condensings;
};

/// Adds what is wrong with the model settings that are to be put over a company's. What stays as it is
/// passes, so that a whole company can be sent back when the operator has changed the bounds.
void checkModelSettings(const ModelBounds &bounds, const accounts::Company &before,
    const api::CompanyRequest &request, schema::Faults &faults);

} // namespace answerdesk::answers
