// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/answers/answering/answering.h"
#include "server/answers/answering/model_answer.h"
#include "server/answers/engine/thread_reading.h"
#include "server/answers/models/embedding_desk.h"
#include "server/knowledge/text/language_guess.h"
#include "shared/core/locale_tag.h"
#include "shared/core/text.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::answers {

namespace {

QString nameOf(Phrase kind)
{
    switch (kind) {
    case Phrase::Refusal:
        return u"refusal"_s;
    case Phrase::Greeting:
        return u"greeting"_s;
    case Phrase::Thanks:
        return u"thanks"_s;
    case Phrase::Farewell:
        return u"farewell"_s;
    case Phrase::Wellbeing:
        return u"wellbeing"_s;
    case Phrase::Clarification:
        return u"clarification"_s;
    }
    return {};
}

/// Facts of a page are no documents.
QString idOf(const knowledge::Passage &passage)
{
    return passage.documentId > 0 ? QString::number(passage.documentId) : QString();
}

api::ExplainedPassage explained(const knowledge::RetrievalIndex &index, const Reasoning &why,
    const ComposedAnswer &answer, const knowledge::Hit &hit)
{
    const knowledge::Passage &passage = index.passages()[hit.passage];
    const knowledge::PassageScore score = index.scoreOf(hit.passage, why.searched);
    const bool isUsed = std::any_of(answer.sources.begin(), answer.sources.end(),
        [&](const ComposedAnswer::Source &source) { return source.passage == hit.passage; });
    return {QString::number(passage.passageId), idOf(passage), passage.title, passage.path,
        passage.headingPath, passage.language, passage.text, hit.score,
        {score.stems, score.grams, score.topics, score.similarity, score.sentence, score.proximity,
            score.exact, hit.meaning},
        why.isFromPage, !passage.ownLocale.isEmpty(), isUsed};
}

api::ExplainedSentence explained(
    const knowledge::RetrievalIndex &index, const Reasoning &why, const Reasoning::Considered &sentence)
{
    const knowledge::SentenceHit &hit = sentence.hit;
    const knowledge::SentenceScore score = index.sentenceScoreOf(hit.passage, hit.sentence, why.chosenBy);
    // Its passage's share is what the sentence itself does not account for: of a follow-up that is the sum
    // of two searches.
    return {QString::number(index.passages()[hit.passage].passageId), sentence.text, hit.score,
        {hit.score - score.total(), score.words, score.grams, score.exact, score.cue, score.shortness,
            score.row},
        hit.overlap, sentence.choice};
}

} // namespace

QString answerLocale(
    const std::optional<schema::LocaleTag> &sent, const QString &question, const accounts::Company &company)
{
    return nearestLocale(sent ? sent->tag : knowledge::guessLanguage(question, u"en"_s), company.locales);
}

api::AnswerKind kindOf(ComposedAnswer::Kind kind)
{
    switch (kind) {
    case ComposedAnswer::Answer:
        return api::AnswerKind::Answer;
    case ComposedAnswer::Refusal:
        return api::AnswerKind::Refusal;
    case ComposedAnswer::SmallTalk:
        return api::AnswerKind::SmallTalk;
    case ComposedAnswer::Clarification:
        return api::AnswerKind::Clarification;
    }
    return api::AnswerKind::Refusal;
}

std::vector<api::AnswerSource> Answered::sources() const
{
    std::vector<api::AnswerSource> all;
    for (const ComposedAnswer::Source &source : answer.sources) {
        const knowledge::Passage &passage = index->passages()[source.passage];
        all.push_back({idOf(passage), passage.title, passage.path, passage.headingPath, passage.text,
            source.quote, source.score});
    }
    return all;
}

namespace {

/// A follow-up in a model's words, outside of its thread.
Question standingAlone(Question question)
{
    if (question.reply.isEmpty())
        question.reply = question.text;
    question.text = std::exchange(question.condensed, {});
    question.earlierQuestions.clear();
    question.earlierAnswers.clear();
    question.earlierSections.clear();
    return question;
}

} // namespace

QList<Question> readingsOf(
    const AnswerServices &services, const QString &companyKey, const Question &question)
{
    QList<Question> readings;
    const auto lexicon = services.lexicons.find(companyKey);
    if (const auto reading = lexicon->reading(question))
        readings << reading->question;
    if (!question.condensed.isEmpty()) {
        readings << standingAlone(question);
        if (const auto reading = lexicon->reading(readings.last()))
            readings << reading->question;
    }
    return readings;
}

void understandQuestion(const AnswerServices &services, const accounts::Company &company,
    const Question &question, std::function<void(const Question &)> then)
{
    condenseWithModel(
        services, company, question, [&services, company, then = std::move(then)](const Question &condensed) {
            if (!services.embeddings)
                return then(condensed);
            services.embeddings->understand(
                company, condensed, readingsOf(services, company.key, condensed), then);
        });
}

namespace {

/// What the company says instead of a ready sentence.
void useOwnText(
    const AnswerServices &services, const QString &companyKey, const Question &question, Answered &answered)
{
    if (!answered.answer.phrase)
        return;
    const QString own = services.texts.find(companyKey)->find(*answered.answer.phrase, question.locale);
    answered.isOwnText = !own.isEmpty();
    if (answered.isOwnText)
        answered.answer.text = own;
}

/// The same whatever the company's lexicon says.
Answered answerAsAsked(
    const AnswerServices &services, const QString &companyKey, Question question, Reasoning *why)
{
    question.links = services.links.find(companyKey);
    Answered out;
    out.question = question;
    out.index = services.indexes.find(companyKey);
    PageKnowledgePtr page;
    if (!question.pageUrl.isEmpty())
        page = services.pages.find(companyKey, question.pageUrl, question.locale);
    const auto askPage = [&] {
        Reasoning reasoning;
        auto answer = composeFromPage(*page, question, reasoning);
        if (!answer)
            return false;
        out.index = page->index;
        out.answer = std::move(*answer);
        if (why)
            *why = std::move(reasoning);
        return true;
    };
    if (page && page->isMeant(question.text, question.earlierQuestions.isEmpty()) && askPage())
        return out;
    out.answer = compose(*out.index, question, why);
    const bool isOpen
        = out.answer.kind == ComposedAnswer::Refusal || out.answer.kind == ComposedAnswer::Clarification;
    if (page && isOpen && askPage())
        return out;
    useOwnText(services, companyKey, question, out);
    return out;
}

/// Whether a question is better answered as it was asked than with the words of the lexicon. A word that no
/// document has says nothing beside them.
bool isBetterAsAsked(const Answered &asked, const Answered &reworded)
{
    const auto worth = [](const ComposedAnswer &answer) {
        const int kind = answer.engine == u"own-answer" ? 3
            : answer.engine == u"linked"                ? 2
            : answer.kind == ComposedAnswer::Answer     ? 1
                                                        : 0;
        return std::pair(kind, answer.threshold > 0 ? answer.confidence / answer.threshold : 0.0);
    };
    const auto best = worth(asked.answer);
    const bool isKnown = std::all_of(reworded.lexicon.begin(), reworded.lexicon.end(),
        [&](const LexiconRule &rule) { return asked.index->knowsWords(rule.form); });
    return asked.answer.kind == ComposedAnswer::SmallTalk
        || ((isKnown || best.first >= 2) && best > worth(reworded.answer));
}

/// In the words of the company's lexicon where they answer better.
Answered answerInItsThread(
    const AnswerServices &services, const QString &companyKey, const Question &question, Reasoning *why)
{
    Answered asked = answerAsAsked(services, companyKey, question, why);
    const auto reading = services.lexicons.find(companyKey)->reading(question);
    if (!reading)
        return asked;
    Reasoning reasons;
    Answered reworded = answerAsAsked(services, companyKey, reading->question, why ? &reasons : nullptr);
    reworded.lexicon = reading->applied;
    if (isBetterAsAsked(asked, reworded))
        return asked;
    if (why)
        *why = std::move(reasons);
    return reworded;
}

} // namespace

Answered answerQuestion(
    const AnswerServices &services, const QString &companyKey, const Question &question, Reasoning *why)
{
    if (question.condensed.isEmpty())
        return answerInItsThread(services, companyKey, question, why);
    Reasoning reasons;
    Answered alone = answerInItsThread(services, companyKey, standingAlone(question), &reasons);
    if (alone.answer.kind == ComposedAnswer::Refusal) {
        Answered inThread = answerInItsThread(services, companyKey, question, why);
        if (inThread.answer.kind != ComposedAnswer::Refusal)
            return inThread;
    }
    if (why)
        *why = std::move(reasons);
    return alone;
}

void readThreadWith(const AnswerServices &services, const QString &companyKey, Question &question,
    QList<Exchanged> thread, const std::vector<QString> &further)
{
    for (const QString &text : further) {
        Question earlier;
        earlier.text = text;
        earlier.locale = question.locale;
        earlier.pageUrl = question.pageUrl;
        earlier.thresholdShare = question.thresholdShare;
        readThread(earlier, thread);
        const ComposedAnswer answer = answerQuestion(services, companyKey, earlier).answer;
        thread.append({text, answer.text, answer.sections, answer.kind == ComposedAnswer::Clarification});
    }
    readThread(question, thread);
}

void refuseInstead(
    const AnswerServices &services, const QString &companyKey, const Question &question, Answered &answered)
{
    ComposedAnswer refused = refusalOf(question, answered.answer.confidence, answered.answer.threshold);
    for (const ComposedAnswer::Source &source : std::as_const(answered.answer.sources))
        refused.nearest.append({source.passage, source.score});
    answered.answer = std::move(refused);
    useOwnText(services, companyKey, question, answered);
}

api::Explanation explainQuestion(
    const AnswerServices &services, const QString &companyKey, const Question &question, Answered &answered)
{
    Reasoning why;
    answered = answerQuestion(services, companyKey, question, &why);
    const ComposedAnswer &answer = answered.answer;
    const knowledge::Evidence &evidence = why.evidence;
    api::Explanation out;
    out.resultText = answer.text;
    out.locale = answer.locale;
    out.kind = kindOf(answer.kind);
    out.refusalReason = why.refusal;
    out.engine = answer.engine;
    out.helpful = answer.helpful;
    out.helpfulReason = answer.helpfulReason;
    out.question = question.reply.isEmpty() ? question.text : question.reply;
    out.resolvedQuestion = why.resolved;
    out.followUp = why.resolved != (question.reply.isEmpty() ? answered.question.text : question.reply);
    out.focusWords.assign(why.focusWords.begin(), why.focusWords.end());
    for (const LexiconRule &rule : std::as_const(answered.lexicon))
        out.lexicon.push_back({rule.id, rule.form, rule.meaning});
    if (answer.kind == ComposedAnswer::SmallTalk && answer.phrase)
        out.smallTalk = nameOf(*answer.phrase);
    out.ownText = answered.isOwnText;
    out.language = evidence.language;
    out.confidence = answer.confidence;
    out.threshold = answer.threshold;
    out.coverage = evidence.coverage;
    out.weight = evidence.weight;
    out.sufficient = evidence.sufficient();
    out.weak = answer.isWeak;
    out.translated = why.isTranslated;
    out.fromPage = why.isFromPage;
    for (const knowledge::Hit &hit : evidence.hits)
        out.passages.push_back(explained(*answered.index, why, answer, hit));
    // A translation, or an own answer, that the search had not among the best.
    for (const ComposedAnswer::Source &source : answer.sources) {
        const bool isThere = std::any_of(evidence.hits.begin(), evidence.hits.end(),
            [&](const knowledge::Hit &hit) { return hit.passage == source.passage; });
        if (!isThere) {
            const double score = answered.index->scoreOf(source.passage, why.searched).total();
            out.passages.push_back(explained(*answered.index, why, answer, {source.passage, score}));
        }
    }
    for (const Reasoning::Considered &sentence : std::as_const(why.sentences))
        out.sentences.push_back(explained(*answered.index, why, sentence));
    out.sources = answered.sources();
    if (why.ownAnswer >= 0)
        out.ownAnswerPassage = QString::number(answered.index->passages()[why.ownAnswer].passageId);
    out.linkedGapId = textOrNothing(why.linkedGap);
    return out;
}

} // namespace answerdesk::answers
