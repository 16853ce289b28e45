// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/answers/models/model_desk.h"
#include "server/answers/check/condensed_check.h"
#include <QtCore/QElapsedTimer>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::answers {

namespace {

constexpr int kMostAnswerTokens = 400, kAnswerShare = 4;
constexpr int kCondensingShare = 3; ///< of the time, for what only prepares the answer

constexpr char kUsed[] = "used", kWithdrawn[] = "withdrawn", kSuspect[] = "suspect_passages";

int answerTokensOf(const ModelChoice &choice)
{
    return std::min(kMostAnswerTokens, choice.tokens / kAnswerShare);
}

} // namespace

struct ModelDesk::Job {
    ModelChoice choice;
    ModelTask task;
    QList<int> numbers; ///< of the task's passages, among those that it came with
    std::function<void(const Rewording &)> done;
    Rewording rewording;
    QElapsedTimer since;

    qint64 leftMs() const { return choice.timeoutMs - since.elapsed(); }
};

void addModelOutcomes(OutcomeCounts &counts)
{
    for (int i = 0; i < kModelFailureCount; ++i)
        counts.add(modelFailureName(ModelFailure(i)));
    for (int i = 1; i <= int(ModelFault::Language); ++i)
        counts.add(modelFaultName(ModelFault(i)));
}

ModelDesk::ModelDesk(ModelProvider &provider, ModelBounds bounds)
    : m_provider(provider)
    , m_bounds(std::move(bounds))
{
    for (const char *outcome : {kUsed, kWithdrawn, kSuspect, kOverBudget})
        m_counts.add(outcome);
    addModelOutcomes(m_counts);
    m_condensings.add(kUsed);
    addModelOutcomes(m_condensings);
}

std::optional<ModelChoice> ModelDesk::choiceOf(const accounts::Company &company) const
{
    if (!company.modelEnabled || m_bounds.names.isEmpty())
        return std::nullopt;
    const bool isDefault = company.modelName == QLatin1String(kDefaultName);
    const QString name = isDefault ? m_bounds.names.front() : company.modelName;
    if (!m_bounds.names.contains(name))
        return std::nullopt;
    // The operator may have lowered a bound since the company chose.
    const auto within = [](int own, int bound) { return own > 0 ? std::min(own, bound) : bound; };
    return ModelChoice{name, within(company.modelTimeoutMs, m_bounds.timeoutMs),
        within(company.modelTokens, m_bounds.tokens), within(company.modelDailyTokens, m_bounds.dailyTokens)};
}

void ModelDesk::reword(const ModelChoice &choice, ModelTask task, std::function<void(const Rewording &)> done)
{
    const auto job = std::make_shared<Job>();
    job->choice = choice;
    job->done = std::move(done);
    job->rewording.use.model = choice.name;
    job->since.start();
    // A page that speaks to machines is not read to one.
    const QList<knowledge::Passage> passages = std::exchange(task.passages, {});
    for (qsizetype i = 0; i < passages.size(); ++i) {
        const knowledge::Passage &passage = passages[i];
        if (speaksToMachines(passage.title + u'\n' + passage.headingPath + u'\n' + passage.text))
            continue;
        task.passages.append(passage);
        job->numbers.append(int(i));
    }
    job->task = std::move(task);
    if (job->task.passages.isEmpty())
        return finish(job, kSuspect);
    attempt(job, ModelFault::Nothing);
}

void ModelDesk::attempt(const std::shared_ptr<Job> &job, ModelFault refused)
{
    ModelCall call;
    call.model = job->choice.name;
    call.answerTokens = answerTokensOf(job->choice);
    call.turns = modelTurns(job->task, job->choice.tokens - call.answerTokens, refused);
    call.timeoutMs = job->leftMs();
    ++job->rewording.use.attempts;
    m_provider.ask(std::move(call), [this, job](const ModelOutcome &outcome) { judge(job, outcome); });
}

void ModelDesk::judge(const std::shared_ptr<Job> &job, const ModelOutcome &outcome)
{
    Rewording &rewording = job->rewording;
    if (!outcome) {
        if (outcome.error() == ModelFailure::Busy || outcome.error() == ModelFailure::Spared)
            --rewording.use.attempts; // nothing was sent
        return finish(job, modelFailureName(outcome.error()));
    }
    rewording.use.promptTokens += outcome->promptTokens;
    rewording.use.answerTokens += outcome->answerTokens;
    const auto sentences = readModelAnswer(outcome->content);
    ModelVerdict verdict{ModelFault::Format, -1, 0, {}};
    if (sentences)
        verdict = checkModelAnswer(*sentences, job->task.passages, job->task.language);
    if (verdict.fault == ModelFault::Nothing) {
        rewording.text = joinSentences(*sentences);
        for (const Support &support : std::as_const(verdict.supports))
            rewording.supports.append({job->numbers[support.passage], support.quote});
        return finish(job, kUsed);
    }
    const bool isFinal = verdict.fault == ModelFault::NoAnswer || rewording.use.attempts >= kModelAttempts
        || job->leftMs() < kLeastModelTimeMs;
    if (isFinal)
        return finish(job, modelFaultName(verdict.fault));
    attempt(job, verdict.fault);
}

void ModelDesk::finish(const std::shared_ptr<Job> &job, const char *outcome)
{
    Rewording &rewording = job->rewording;
    rewording.use.outcome = QString::fromLatin1(outcome);
    rewording.use.tookMs = double(job->since.nsecsElapsed()) / 1e6;
    m_counts.count(outcome);
    job->done(rewording);
}

void ModelDesk::condense(
    const ModelChoice &choice, ModelTask task, std::function<void(const Condensed &)> done)
{
    ModelCall call;
    call.model = choice.name;
    call.answerTokens = answerTokensOf(choice);
    call.turns = condensingTurns(task, choice.tokens - call.answerTokens);
    call.timeoutMs = choice.timeoutMs / kCondensingShare;
    QElapsedTimer since;
    since.start();
    m_provider.ask(std::move(call),
        [this, since, name = choice.name, task = std::move(task), done = std::move(done)](
            const ModelOutcome &outcome) {
            Condensed made;
            made.use.model = name;
            const char *came = kUsed;
            if (!outcome) {
                came = modelFailureName(outcome.error());
            } else {
                made.use.promptTokens = outcome->promptTokens;
                made.use.answerTokens = outcome->answerTokens;
                made.question = readCondensed(outcome->content).value_or(QString());
                const ModelFault fault = checkCondensed(
                    made.question, task.question, task.earlierQuestions + task.earlierAnswers, task.language);
                if (fault != ModelFault::Nothing) {
                    came = modelFaultName(fault);
                    made.question.clear();
                }
            }
            const bool isUnsent = !outcome
                && (outcome.error() == ModelFailure::Busy || outcome.error() == ModelFailure::Spared);
            made.use.attempts = isUnsent ? 0 : 1;
            made.use.outcome = QString::fromLatin1(came);
            made.use.tookMs = double(since.nsecsElapsed()) / 1e6;
            m_condensings.count(came);
            done(made);
        });
}

void ModelDesk::test(const ModelChoice &choice, std::function<void(std::optional<ModelFailure>)> done)
{
    ModelCall call;
    call.model = choice.name;
    call.answerTokens = answerTokensOf(choice); // a model that reasons needs as many as for a real answer
    call.turns = {{u"system"_s, u"This tests a connection. Answer with the word OK and nothing else."_s},
        {u"user"_s,
            QString::fromUtf8(json::Value(json::Object{{u"question"_s, u"Are you there?"_s}}).toJson())}};
    call.timeoutMs = choice.timeoutMs;
    m_provider.ask(std::move(call), [done = std::move(done)](const ModelOutcome &outcome) {
        done(outcome ? std::nullopt : std::optional(outcome.error()));
    });
}

api::ModelUse ModelDesk::overBudget(const ModelChoice &choice)
{
    m_counts.count(kOverBudget);
    api::ModelUse use;
    use.model = choice.name;
    use.outcome = QString::fromLatin1(kOverBudget);
    return use;
}

void ModelDesk::withdrawn(Rewording &rewording)
{
    rewording.use.outcome = QString::fromLatin1(kWithdrawn);
    m_counts.count(kWithdrawn);
}

void ModelDesk::collect(std::vector<http::MetricFamily> &families) const
{
    families.push_back(m_counts.family("answerdesk_model_answers_total",
        "Answers to be phrased by a model, by outcome; all but used were given without it."));
    families.push_back(m_condensings.family("answerdesk_model_condensings_total",
        "Follow-up questions to be made self-contained by a model, by outcome; all but used were read "
        "without it."));
}

void checkModelSettings(const ModelBounds &bounds, const accounts::Company &before,
    const api::CompanyRequest &request, schema::Faults &faults)
{
    const bool hasModels = !bounds.names.isEmpty() || bounds.hasEmbeddings;
    if (request.modelEnabled.value_or(false) && !before.modelEnabled && !hasModels)
        faults.invalid(u"model_enabled"_s, u"this server has no models"_s);
    const QString name = request.modelName.value_or(before.modelName);
    if (name != before.modelName && name != QLatin1String(ModelDesk::kDefaultName)
        && !bounds.names.contains(name)) {
        faults.invalid(u"model_name"_s,
            bounds.names.isEmpty() ? u"this server has no models"_s
                                   : u"must be default or one of %1"_s.arg(bounds.names.join(u", "_s)));
    }
    const auto checkBound
        = [&](const QString &field, const std::optional<int> &sent, int had, int least, int bound) {
              if (sent && *sent != had && *sent != 0 && (*sent < least || *sent > bound)) {
                  faults.invalid(field,
                      u"must be 0, or from %1 to %2, which this server allows"_s.arg(least).arg(bound));
              }
          };
    checkBound(u"model_timeout_ms"_s, request.modelTimeoutMs, before.modelTimeoutMs,
        ModelBounds::kLeastTimeoutMs, bounds.timeoutMs);
    checkBound(u"model_daily_tokens"_s, request.modelDailyTokens, before.modelDailyTokens,
        ModelBounds::kLeastDailyTokens, bounds.dailyTokens);
    checkBound(
        u"model_tokens"_s, request.modelTokens, before.modelTokens, ModelBounds::kLeastTokens, bounds.tokens);
}

} // namespace answerdesk::answers
