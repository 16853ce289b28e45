// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/answers/answering/model_answer.h"
#include "server/answers/check/model_check.h"
#include "server/answers/engine/follow_up.h"
#include "server/answers/engine/small_talk.h"
#include "server/answers/records/model_budget_store.h"
#include "server/knowledge/text/language_guess.h"
#include "shared/core/locale_tag.h"

namespace answerdesk::answers {

using namespace Qt::Literals::StringLiterals;
using knowledge::Passage;

namespace {

constexpr qsizetype kMostPassages = 12, kMostPassageTokens = 3000;
/// A passage is shown to the model when its score is at least this share of the best one's.
constexpr double kPassageShare = 0.25;

bool areAllThere(const knowledge::RetrievalIndex &index, const QList<Passage> &passages)
{
    const knowledge::PassageView now = index.passages();
    return std::all_of(passages.begin(), passages.end(), [&](const Passage &passage) {
        qsizetype low = 0, high = now.size();
        while (low < high) {
            const qsizetype middle = (low + high) / 2;
            if (now[middle].passageId < passage.passageId)
                low = middle + 1;
            else
                high = middle;
        }
        return low < now.size() && now[low].passageId == passage.passageId;
    });
}

Rephrased rephrased(
    const Rewording &rewording, const QList<Passage> &passages, const QList<ShownPassage> &shown)
{
    Rephrased out;
    out.use = rewording.use;
    if (!rewording.isUsed())
        return out;
    out.text = rewording.text;
    out.language = passages.front().language;
    for (const Support &support : rewording.supports) {
        const Passage &passage = passages[support.passage];
        out.sources.push_back({QString::number(passage.documentId), passage.title, passage.path,
            passage.headingPath, passage.text, support.quote, shown[support.passage].score});
    }
    return out;
}

/// The tokens of one answer, whatever came of it.
void spend(const AnswerServices &services, const QString &companyKey, const api::ModelUse &use)
{
    const qint64 tokens = qint64(use.promptTokens) + use.answerTokens;
    if (tokens == 0)
        return;
    services.database.writer().submit(
        [companyKey, tokens, now = services.clock.nowMs()](storage::Connection &connection) -> Result<bool> {
            addModelTokens(connection, companyKey, now, tokens);
            return true;
        },
        [](const Result<bool> &) {});
}

bool hasTokensLeft(const AnswerServices &services, const QString &companyKey, const ModelChoice &choice)
{
    return modelTokensOn(services.database.reader(), companyKey, services.clock.nowMs()) < choice.dailyTokens;
}

/// A message names all that its model did for it.
void addUse(api::ModelUse &use, const api::ModelUse &more)
{
    use.attempts += more.attempts;
    use.promptTokens += more.promptTokens;
    use.answerTokens += more.answerTokens;
    use.tookMs += more.tookMs;
}

} // namespace

QList<ShownPassage> passagesForModel(const Answered &answered, const Question &question)
{
    const knowledge::PassageView passages = answered.index->passages();
    knowledge::SearchOptions options;
    options.limit = int(kMostPassages);
    options.language = languageOf(question.locale);
    options.titleTerms = question.titleTerms;
    options.meaning = question.meaning;
    QList<ShownPassage> best;
    for (const ComposedAnswer::Source &source : answered.answer.sources)
        best.append({source.passage, source.score});
    const QString resolved = resolveFollowUp(question.text, question.earlierQuestions, question.locale);
    const QList<knowledge::Hit> hits = answered.index->search(resolved, options);
    for (const knowledge::Hit &hit : hits) {
        if (hit.score >= kPassageShare * hits.front().score)
            best.append({hit.passage, hit.score});
    }
    QList<ShownPassage> shown;
    qsizetype bytes = 0;
    for (const ShownPassage &one : std::as_const(best)) {
        const Passage &passage = passages[one.passage];
        const bool isKnown = std::any_of(shown.begin(), shown.end(),
            [&](const ShownPassage &other) { return other.passage == one.passage; });
        if (isKnown || passage.language != passages[best.front().passage].language)
            continue;
        bytes += passage.text.toUtf8().size();
        if (shown.size() == kMostPassages || (!shown.isEmpty() && bytes > kMostPassageTokens * kBytesAToken))
            break;
        shown.append(one);
    }
    return shown;
}

void condenseWithModel(const AnswerServices &services, const accounts::Company &company,
    const Question &question, std::function<void(const Question &)> then)
{
    const auto choice = services.models ? services.models->choiceOf(company) : std::nullopt;
    const bool isFree = question.reply.isEmpty() && !question.earlierQuestions.isEmpty()
        && isFollowUp(question.text, question.locale) && !smallTalkIn(question.text, question.locale)
        && !speaksToMachines(question.text + u'\n' + question.earlierQuestions.join(u'\n'));
    if (!choice || !isFree || !hasTokensLeft(services, company.key, *choice))
        return then(question);
    ModelTask task;
    task.question = question.text;
    task.earlierQuestions = question.earlierQuestions;
    task.earlierAnswers = question.earlierAnswers;
    task.language = knowledge::guessLanguage(
        task.earlierQuestions.last() + u'\n' + task.question, languageOf(question.locale));
    services.models->condense(*choice, std::move(task),
        [&services, key = company.key, question, then = std::move(then)](const Condensed &made) {
            spend(services, key, made.use);
            Question condensed = question;
            condensed.condensed = made.question;
            condensed.condensing = made.use;
            then(condensed);
        });
}

QString Rephrased::localeFor(const QString &asked) const
{
    return language.isEmpty() || language == languageOf(asked) ? asked : language;
}

void rephraseWithModel(const AnswerServices &services, const accounts::Company &company,
    const Answered &answered, const Question &question, const ModelContext &context,
    std::function<void(const Rephrased &)> done)
{
    auto choice = services.models ? services.models->choiceOf(company) : std::nullopt;
    const ComposedAnswer &answer = answered.answer;
    const bool isComposed = answer.kind == ComposedAnswer::Answer && answer.engine == u"extractive"
        && !answer.sources.isEmpty();
    const bool isOpen = answer.kind == ComposedAnswer::Refusal && answer.isOpen;
    if (!choice || !(isComposed || isOpen) || speaksToMachines(question.text)
        || answered.index != services.indexes.find(company.key))
        return done({});
    const QList<ShownPassage> shown = passagesForModel(answered, question);
    if (shown.isEmpty())
        return done({});
    if (!hasTokensLeft(services, company.key, *choice)) {
        Rephrased unasked;
        unasked.use = services.models->overBudget(*choice);
        return done(unasked);
    }
    if (question.condensing)
        choice->timeoutMs -= int(question.condensing->tookMs);
    QList<Passage> passages;
    for (const ShownPassage &one : shown)
        passages.append(answered.index->passages()[one.passage]);
    ModelTask task;
    task.question = question.text;
    task.language
        = passages.front().language.isEmpty() ? languageOf(answer.locale) : passages.front().language;
    task.earlierQuestions = question.earlierQuestions;
    task.earlierAnswers = question.earlierAnswers;
    task.pageUrl = context.pageUrl;
    task.metadata = publicMetadata(context.metadata);
    task.passages = passages;
    services.models->reword(*choice, std::move(task),
        [&services, key = company.key, passages, shown, isComposed, condensing = question.condensing, done](
            Rewording made) {
            spend(services, key, made.use);
            if (condensing)
                addUse(made.use, *condensing);
            if (areAllThere(*services.indexes.find(key), passages)) {
                Rephrased out = rephrased(made, passages, shown);
                out.isRefused = isComposed && made.hasNoAnswer();
                return done(out);
            }
            // Seconds may have passed: a deleted passage is never quoted.
            Rewording outdated = made;
            if (outdated.isUsed())
                services.models->withdrawn(outdated);
            done({.use = outdated.use, .isOutdated = true, .text = {}, .language = {}, .sources = {}});
        });
}

} // namespace answerdesk::answers
