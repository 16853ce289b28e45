// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/answers/evaluation/evaluation_run.h"
#include "server/answers/evaluation/threshold_curve.h"
#include "server/answers/models/embedding_desk.h"
#include "shared/core/locale_tag.h"
#include "shared/core/log_area.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::answers {

namespace {

constexpr std::size_t kResultsAJob = 32;
constexpr qsizetype kNearest = 3;

/// How an expected fact and an answer are compared.
QString comparable(const QString &text)
{
    return text.normalized(QString::NormalizationForm_KC).simplified().toCaseFolded();
}

api::NearPassage named(const knowledge::Passage &passage, double score)
{
    return {QString::number(passage.documentId), passage.title, passage.path, passage.headingPath, score};
}

bool quotesOneOf(const std::vector<api::NearPassage> &quoted, const std::vector<QString> &documents)
{
    return std::any_of(quoted.begin(), quoted.end(), [&](const api::NearPassage &passage) {
        return std::any_of(documents.begin(), documents.end(), [&](const QString &wanted) {
            const QString name = comparable(wanted);
            return name == comparable(passage.path) || name == comparable(passage.title)
                || wanted == passage.documentId;
        });
    });
}

std::optional<api::EvaluationFailure> failureOf(
    const api::EvaluationQuestion &expected, api::EvaluationResult &result)
{
    const bool isRefused = result.kind == api::AnswerKind::Refusal;
    if (expected.refuse.value_or(false))
        return isRefused ? std::nullopt : std::optional(api::EvaluationFailure::NotRefused);
    if (isRefused)
        return api::EvaluationFailure::Refused;
    if (result.kind == api::AnswerKind::Clarification)
        return api::EvaluationFailure::AskedBack;
    const QString answer = comparable(result.answer);
    for (const QString &fact : expected.facts.value_or(std::vector<QString>())) {
        if (!answer.contains(comparable(fact)))
            result.missingFacts.push_back(fact);
    }
    if (!result.missingFacts.empty())
        return api::EvaluationFailure::FactMissing;
    const bool hasDocuments = expected.documents && !expected.documents->empty();
    if (hasDocuments && !quotesOneOf(result.quoted, *expected.documents))
        return api::EvaluationFailure::DocumentMissing;
    return std::nullopt;
}

api::EvaluationChange changeOf(const QHash<QString, bool> &before, const api::EvaluationResult &result)
{
    const auto was = before.constFind(result.questionId);
    if (was == before.cend())
        return api::EvaluationChange::New;
    return *was == result.passed ? api::EvaluationChange::Same
        : result.passed          ? api::EvaluationChange::Fixed
                                 : api::EvaluationChange::Broken;
}

/// The question of a set as it is asked.
Question askedOf(
    const AnswerServices &services, const accounts::Company &company, const api::EvaluationQuestion &expected)
{
    Question question;
    question.text = expected.question;
    question.locale
        = nearestLocale(expected.locale ? expected.locale->tag : company.firstLocale(), company.locales);
    question.thresholdShare = company.answerThresholdShare();
    if (expected.pageUrl)
        question.pageUrl = expected.pageUrl->page.canonical;
    readThreadWith(
        services, company.key, question, {}, expected.earlierQuestions.value_or(std::vector<QString>()));
    return services.embeddings
        ? services.embeddings->understood(company, question, readingsOf(services, company.key, question))
        : question;
}

api::EvaluationResult judgeAnswer(const AnswerServices &services, const QString &companyKey,
    const api::EvaluationQuestion &expected, const Question &question)
{
    Reasoning why;
    const Answered answered = answerQuestion(services, companyKey, question, &why);
    api::EvaluationResult result;
    result.questionId = expected.questionId;
    result.question = expected.question;
    result.locale = question.locale;
    result.kind = kindOf(answered.answer.kind);
    result.answer = answered.answer.text;
    result.refusalReason = why.refusal;
    result.confidence = answered.answer.confidence;
    result.threshold = answered.answer.threshold;
    for (const ComposedAnswer::Source &source : answered.answer.sources)
        result.quoted.push_back(named(answered.index->passages()[source.passage], source.score));
    for (const knowledge::Hit &hit : why.evidence.hits.first(std::min(kNearest, why.evidence.hits.size())))
        result.nearest.push_back(named(answered.index->passages()[hit.passage], hit.score));
    result.failure = failureOf(expected, result);
    result.passed = !result.failure;
    return result;
}

/// The question's result, and in the curve what other thresholds would have made of it.
api::EvaluationResult judge(const AnswerServices &services, const accounts::Company &company,
    const api::EvaluationQuestion &expected, ThresholdCurve &curve)
{
    Question question = askedOf(services, company, expected);
    api::EvaluationResult result = judgeAnswer(services, company.key, expected, question);
    const bool mustRefuse = expected.refuse.value_or(false);
    for (const int percent : kTriedThresholds) {
        question.thresholdShare = double(percent) / 100;
        curve.add(percent, mustRefuse,
            percent == company.answerThresholdPercent
                ? result
                : judgeAnswer(services, company.key, expected, question));
    }
    return result;
}

} // namespace

void runEvaluation(const AnswerServices &services, const accounts::Company &company,
    const EvaluationRunKey &key, const std::vector<api::EvaluationQuestion> &questions,
    const std::function<bool()> &isEnding)
{
    storage::Connection &reader = services.database.reader();
    const auto run = loadRun(reader, key);
    if (!run)
        return;
    QHash<QString, bool> before;
    if (run->comparedTo)
        before = loadOutcomes(reader, {key.companyKey, key.evaluationId, *run->comparedTo});
    std::vector<api::EvaluationResult> results;
    ThresholdCurve curve;
    const auto store = [&] {
        const Result<bool> isThere
            = services.database.writer().submitAndWait([&](storage::Connection &connection) -> Result<bool> {
                  return addResults(connection, key, results);
              });
        results.clear();
        return isThere && *isThere;
    };
    for (const api::EvaluationQuestion &question : questions) {
        if (isEnding())
            return;
        results.push_back(judge(services, company, question, curve));
        results.back().change = changeOf(before, results.back());
        if (results.size() == kResultsAJob && !store())
            return;
    }
    if (!store())
        return;
    const qint64 now = services.clock.nowMs();
    (void)services.database.writer().submitAndWait([&](storage::Connection &connection) -> Result<bool> {
        finishRun(connection, key, curve.outcomes(), now);
        return true;
    });
}

Result<void> interruptRuns(storage::Database &database, qint64 nowMs)
{
    const Result<bool> done
        = database.writer().submitAndWait([nowMs](storage::Connection &connection) -> Result<bool> {
              interruptAllRuns(connection, nowMs);
              return true;
          });
    return done ? Result<void>() : tl::unexpected(done.error());
}

bool EvaluationRunner::start(const std::shared_ptr<AnswerServices> &services,
    const accounts::CompanyPtr &company, const EvaluationRunKey &key,
    std::vector<api::EvaluationQuestion> questions)
{
    {
        const std::scoped_lock lock(m_mutex);
        m_active.insert(key.runId);
    }
    const auto forget = [this, runId = key.runId, companyKey = company->key] {
        {
            const std::scoped_lock lock(m_mutex);
            m_active.remove(runId);
        }
        if (m_ended)
            m_ended(companyKey);
    };
    const bool isStarted = !m_isStopping
        && m_pool.start([this, services, company, key, questions = std::move(questions), forget] {
               try {
                   runEvaluation(*services, *company, key, questions, [this] { return m_isStopping.load(); });
               } catch (const std::exception &failure) {
                   qCCritical(area::answers, "the run %s ended early: %s", qUtf8Printable(key.runId),
                       failure.what());
               }
               forget();
           });
    if (!isStarted)
        forget();
    return isStarted;
}

bool EvaluationRunner::isActive(const QString &runId) const
{
    const std::scoped_lock lock(m_mutex);
    return m_active.contains(runId);
}

void EvaluationRunner::stop()
{
    m_isStopping = true;
    m_pool.finish();
}

} // namespace answerdesk::answers
