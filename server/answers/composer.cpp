// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/answers/composer.h"
#include "server/answers/composer_text.h"
#include "server/answers/evidence.h"
#include "server/answers/follow_up.h"
#include "server/answers/phrases.h"
#include "server/answers/question_key.h"
#include "server/answers/small_talk.h"
#include "shared/core/locale_tag.h"

namespace answerdesk::answers {

using namespace Qt::Literals::StringLiterals;
using knowledge::Evidence;
using knowledge::Passage;
using knowledge::RetrievalIndex;
using knowledge::SentenceHit;

namespace {

/// A second sentence must be worth reading: measured against the best one without what their passages are
/// worth.
constexpr double kSecondShare = 0.6;

ComposedAnswer refusal(const Question &question, const Evidence &evidence)
{
    ComposedAnswer answer;
    answer.kind = ComposedAnswer::Refusal;
    answer.text = phrase(Phrase::Refusal, question.locale);
    answer.locale = question.locale;
    answer.confidence = evidence.confidence;
    answer.threshold = evidence.threshold;
    answer.helpfulReason = u"refused"_s;
    return answer;
}

ComposedAnswer smallTalk(Phrase kind, const Question &question)
{
    ComposedAnswer answer;
    answer.kind = ComposedAnswer::SmallTalk;
    answer.text = phrase(kind, question.locale);
    answer.locale = question.locale;
    answer.helpfulReason = u"greeting"_s;
    return answer;
}

double sureness(const Evidence &evidence)
{
    return evidence.sentences.isEmpty() ? 0 : evidence.confidence / evidence.threshold;
}

/// Leaves the sentences that speak of a follow-up's own words, when there are any: after "delivery to
/// Germany", "And to Austria?" is not answered by the sentence on Germany, however well the rest of it fits.
void focus(const RetrievalIndex &index, Evidence &evidence, const QString &query, const QStringList &words)
{
    if (words.isEmpty())
        return;
    QList<SentenceHit> focused;
    for (const knowledge::Hit &hit : std::as_const(evidence.hits)) {
        const QString &text = index.passages()[hit.passage].text;
        for (SentenceHit sentence : index.sentencesOf(hit.passage, query)) {
            const QStringView spoken = QStringView(text).mid(sentence.start, sentence.length);
            const bool speaksOfIt = std::all_of(words.begin(), words.end(),
                [&](const QString &word) { return spoken.contains(word, Qt::CaseInsensitive); });
            if (!speaksOfIt)
                continue;
            sentence.score += hit.score;
            focused.append(sentence);
        }
    }
    std::stable_sort(focused.begin(), focused.end(),
        [](const SentenceHit &a, const SentenceHit &b) { return a.score > b.score; });
    if (!focused.isEmpty())
        evidence.sentences = focused;
}

Evidence gatherFor(const RetrievalIndex &index, const Question &question)
{
    knowledge::SearchOptions options;
    options.language = languageOf(question.locale);
    options.titleTerms = question.titleTerms;
    const QString resolved = resolveFollowUp(question.text, question.earlierQuestions, question.locale);
    if (resolved != question.text
        && changesTopic(question.text, question.earlierQuestions.last(), question.locale)) {
        Evidence alone = index.gather(question.text, options);
        if (alone.sufficient())
            return alone;
    }
    Evidence evidence = index.gather(resolved, options);
    if (resolved != question.text && !evidence.sufficient()) {
        Evidence alone = index.gather(question.text, options);
        if (sureness(alone) > sureness(evidence))
            return alone;
    }
    if (resolved != question.text)
        focus(index, evidence, resolved, focusWords(question.text, question.locale));
    return evidence;
}

/// The best sentence and, when it adds something, the next one.
QList<QuotedSentence> choose(const RetrievalIndex &index, const Evidence &evidence)
{
    QList<QuotedSentence> chosen;
    double bestOverlap = 0;
    for (const SentenceHit &hit : evidence.sentences) {
        const QuotedSentence quoted = readable(index.passages(), hit);
        const bool known = std::any_of(chosen.begin(), chosen.end(), [&](const QuotedSentence &other) {
            return other.text.contains(quoted.text) || quoted.text.contains(other.text)
                || overlaps(other, quoted);
        });
        if (known || quoted.text.isEmpty())
            continue;
        if (chosen.isEmpty())
            bestOverlap = hit.overlap;
        else if (hit.score < kSecondShare * evidence.sentences.front().score && hit.overlap < bestOverlap)
            break;
        chosen.append(quoted);
        if (chosen.size() == 2)
            break;
    }
    // A table's row next to the sentence that says the same only repeats it.
    if (chosen.size() == 2 && chosen[0].isRow != chosen[1].isRow) {
        const QuotedSentence &row = chosen[chosen[0].isRow ? 0 : 1], &prose = chosen[chosen[0].isRow ? 1 : 0];
        if (!numbersIn(prose.text).isEmpty() && numbersSupported(prose.text, {row.text}))
            return {prose};
    }
    return chosen;
}

/// The answer that an administrator wrote to this very question: of the asked locale, else of its language,
/// else any; -1 when there is none.
int ownAnswerTo(const RetrievalIndex &index, const Question &question, const Evidence &evidence)
{
    int found = -1, bestFit = -1;
    for (const knowledge::Hit &hit : evidence.hits) {
        const Passage &passage = index.passages()[hit.passage];
        if (passage.ownLocale.isEmpty() || !isSameQuestion(passage.title, question.text, passage.language))
            continue;
        const int fit = passage.ownLocale == question.locale  ? 2
            : passage.language == languageOf(question.locale) ? 1
                                                              : 0;
        if (fit > bestFit) {
            found = hit.passage;
            bestFit = fit;
        }
    }
    return found;
}

/// An administrator's words, all of them and as they are.
ComposedAnswer wholeAnswer(
    const RetrievalIndex &index, const Question &question, const Evidence &evidence, int number)
{
    const Passage &passage = index.passages()[number];
    ComposedAnswer answer = refusal(question, evidence);
    answer.kind = ComposedAnswer::Answer;
    answer.text = passage.text;
    answer.locale = passage.language == languageOf(question.locale) ? question.locale : passage.ownLocale;
    answer.confidence = std::max(evidence.confidence, evidence.threshold);
    answer.sources.append({passage.passageId, number, answer.confidence, passage.text});
    answer.helpful = true;
    answer.helpfulReason = u"answered from sources"_s;
    answer.engine = u"own-answer"_s;
    return answer;
}

} // namespace

ComposedAnswer compose(const RetrievalIndex &index, const Question &question)
{
    if (const std::optional<Phrase> kind = smallTalkIn(question.text, question.locale))
        return smallTalk(*kind, question);
    const Evidence evidence = gatherFor(index, question);
    if (const int own = ownAnswerTo(index, question, evidence); own >= 0)
        return wholeAnswer(index, question, evidence, own);
    if (!evidence.sufficient())
        return refusal(question, evidence);

    QList<QuotedSentence> chosen = choose(index, evidence);
    if (!chosen.isEmpty() && !index.passages()[chosen.front().passage].ownLocale.isEmpty())
        return wholeAnswer(index, question, evidence, chosen.front().passage);
    const QString asked = languageOf(question.locale);
    if (!chosen.isEmpty() && index.passages()[chosen.front().passage].language != asked)
        chosen = translated(index.passages(), chosen, asked);
    std::sort(chosen.begin(), chosen.end(), [](const QuotedSentence &a, const QuotedSentence &b) {
        return std::pair(a.passage, a.start) < std::pair(b.passage, b.start);
    });

    ComposedAnswer answer = refusal(question, evidence);
    QStringList texts, grounds;
    for (const QuotedSentence &sentence : std::as_const(chosen)) {
        const Passage &passage = index.passages()[sentence.passage];
        texts.append(sentence.text);
        grounds.append(passage.text);
        answer.sources.append({passage.passageId, sentence.passage, sentence.score,
            passage.text.mid(sentence.start, sentence.end - sentence.start)});
    }
    const QString text = texts.join(u' ');
    if (text.isEmpty() || !numbersSupported(text, grounds))
        return refusal(question, evidence);
    answer.kind = ComposedAnswer::Answer;
    answer.text = text;
    const QString spoken = index.passages()[chosen.front().passage].language;
    answer.locale = spoken.isEmpty() || spoken == asked ? question.locale : spoken;
    answer.helpful = true;
    answer.helpfulReason = u"answered from sources"_s;
    return answer;
}

} // namespace answerdesk::answers
