// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/answers/engine/composer.h"
#include "server/answers/engine/composer_text.h"
#include "server/answers/engine/evidence.h"
#include "server/answers/engine/gathering.h"
#include "server/answers/engine/phrases.h"
#include "server/answers/engine/question_key.h"
#include "server/answers/engine/small_talk.h"
#include "shared/core/locale_tag.h"
#include <QtCore/QRegularExpression>

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
/// An answer with less than this multiple of the threshold is given, and shown to the administrators as weak.
constexpr double kWeakShare = 1.25;
constexpr qsizetype kNearest = 3;
/// A second sentence out of another document must hold this share of what the best one holds of the question.
constexpr double kOtherDocumentShare = 0.35;
/// The same out of another passage of the document.
constexpr double kOtherPassageShare = 0.2;

QList<knowledge::Hit> nearestOf(const Evidence &evidence)
{
    return evidence.hits.first(std::min(kNearest, evidence.hits.size()));
}

ComposedAnswer refusal(const Question &question, const Evidence &evidence)
{
    ComposedAnswer answer;
    answer.kind = ComposedAnswer::Refusal;
    answer.phrase = Phrase::Refusal;
    answer.text = phrase(Phrase::Refusal, question.locale);
    answer.locale = question.locale;
    answer.confidence = evidence.confidence;
    answer.threshold = evidence.threshold;
    answer.helpfulReason = u"refused"_s;
    answer.nearest = nearestOf(evidence);
    return answer;
}

/// An answer without its words and sources.
ComposedAnswer answered(const QString &locale, const Evidence &evidence)
{
    ComposedAnswer answer;
    answer.kind = ComposedAnswer::Answer;
    answer.locale = locale;
    answer.confidence = evidence.confidence;
    answer.threshold = evidence.threshold;
    answer.helpful = true;
    answer.helpfulReason = u"answered from sources"_s;
    return answer;
}

ComposedAnswer smallTalk(Phrase kind, const Question &question)
{
    ComposedAnswer answer;
    answer.kind = ComposedAnswer::SmallTalk;
    answer.phrase = kind;
    answer.text = phrase(kind, question.locale);
    answer.locale = question.locale;
    answer.helpfulReason = u"greeting"_s;
    return answer;
}

/// A further sentence out of another passage than the best one has to hold its share of the question.
bool isOffTopic(const RetrievalIndex &index, const Evidence &evidence, const SentenceHit &hit)
{
    const SentenceHit &best = evidence.sentences.front();
    if (hit.passage == best.passage)
        return false;
    const bool isOtherDocument
        = index.passages()[hit.passage].documentId != index.passages()[best.passage].documentId;
    return hit.overlap < (isOtherDocument ? kOtherDocumentShare : kOtherPassageShare) * best.overlap;
}

/// Whether a question asks for steps: "How do I return something?"
bool asksHow(const QString &question)
{
    static const QRegularExpression how(
        u"^\\W*(how (do|can|could|should|to|would)\\b|wie (kann|muss|soll|mache|gehe|schicke|sende|gebe)\\b|"
        "comment |cómo |come (posso|si|faccio)\\b|hoe (kan|moet|doe)\\b|como |jak )"_s,
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    return how.match(question).hasMatch();
}

/// The best sentence and, when it adds something, the next one. isTold: why also says what became of those
/// that come after them.
QList<QuotedSentence> choose(const RetrievalIndex &index, Reasoning &why, bool isTold)
{
    using api::SentenceChoice;
    const Evidence &evidence = why.evidence;
    QList<QuotedSentence> chosen;
    QList<qsizetype> places; // of the chosen ones among all
    double bestOverlap = 0;
    std::optional<SentenceChoice> rest;
    for (const SentenceHit &hit : evidence.sentences) {
        if (rest && !isTold)
            break;
        const QuotedSentence quoted = readable(index.passages(), hit);
        why.sentences.append({hit, quoted.text, rest.value_or(SentenceChoice::Chosen)});
        if (rest)
            continue;
        SentenceChoice &choice = why.sentences.back().choice;
        const bool known = std::any_of(chosen.begin(), chosen.end(), [&](const QuotedSentence &other) {
            return other.text.contains(quoted.text) || quoted.text.contains(other.text)
                || overlaps(other, quoted);
        });
        if (known || quoted.text.isEmpty()) {
            choice = SentenceChoice::Repeats;
            continue;
        }
        if (chosen.isEmpty()) {
            bestOverlap = hit.overlap;
        } else if (hit.score < kSecondShare * evidence.sentences.front().score && hit.overlap < bestOverlap) {
            rest = choice = SentenceChoice::TooWeak;
            continue;
        } else if (isOffTopic(index, evidence, hit)) {
            choice = SentenceChoice::OffTopic;
            continue;
        }
        chosen.append(quoted);
        places.append(why.sentences.size() - 1);
        if (chosen.size() == 2)
            rest = SentenceChoice::NotNeeded;
    }
    // Two items of a list, or one of its steps: it is the list that is asked for.
    const bool isTwice
        = chosen.size() == 2 && chosen[0].passage == chosen[1].passage && chosen[0].list == chosen[1].list;
    if (!chosen.isEmpty() && chosen[0].list >= 0 && (isTwice || asksHow(why.resolved)))
        return {wholeList(index.passages(), chosen[0])};
    // A table's row next to the sentence that says the same only repeats it.
    if (chosen.size() == 2 && chosen[0].isRow != chosen[1].isRow) {
        const int row = chosen[0].isRow ? 0 : 1;
        const QuotedSentence prose = chosen[1 - row];
        if (!numbersIn(prose.text).isEmpty() && numbersSupported(prose.text, {chosen[row].text})) {
            why.sentences[places[row]].choice = SentenceChoice::Repeats;
            return {prose};
        }
    }
    return chosen;
}

/// Sentences in one paragraph, a list apart from them.
QString joined(const QStringList &texts)
{
    QString all;
    for (const QString &text : texts) {
        if (!all.isEmpty())
            all += text.contains(u'\n') || all.contains(u'\n') ? u"\n\n"_s : u" "_s;
        all += text;
    }
    return all;
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
    const bool isAsked = passage.language == languageOf(question.locale);
    ComposedAnswer answer = answered(isAsked ? question.locale : passage.ownLocale, evidence);
    answer.text = passage.text;
    answer.confidence = std::max(evidence.confidence, evidence.threshold);
    answer.sources.append({passage.passageId, number, answer.confidence, passage.text});
    answer.engine = u"own-answer"_s;
    return answer;
}

ComposedAnswer composeFrom(const RetrievalIndex &index, const Question &question, Reasoning &why, bool isTold)
{
    Gathered gathered = gatherFor(index, question);
    why.resolved = gathered.resolved;
    why.searched = gathered.searched;
    why.chosenBy = gathered.chosenBy;
    why.focusWords = gathered.focusWords;
    why.evidence = std::move(gathered.evidence);
    const Evidence &evidence = why.evidence;
    const auto refuse = [&](api::RefusalReason reason) {
        why.refusal = reason;
        return refusal(question, evidence);
    };
    why.ownAnswer = ownAnswerTo(index, question, evidence);
    if (why.ownAnswer >= 0)
        return wholeAnswer(index, question, evidence, why.ownAnswer);
    if (evidence.sentences.isEmpty())
        return refuse(api::RefusalReason::NothingFound);
    QList<QuotedSentence> chosen;
    if (evidence.sufficient() || isTold)
        chosen = choose(index, why, isTold);
    if (!evidence.sufficient())
        return refuse(api::RefusalReason::BelowThreshold);
    if (!chosen.isEmpty() && !index.passages()[chosen.front().passage].ownLocale.isEmpty()) {
        why.ownAnswer = chosen.front().passage;
        return wholeAnswer(index, question, evidence, why.ownAnswer);
    }
    const QString asked = languageOf(question.locale);
    if (!chosen.isEmpty() && index.passages()[chosen.front().passage].language != asked) {
        chosen = translated(index.passages(), chosen, asked);
        why.isTranslated = index.passages()[chosen.front().passage].language == asked;
    }
    std::sort(chosen.begin(), chosen.end(), [](const QuotedSentence &a, const QuotedSentence &b) {
        return std::pair(a.passage, a.start) < std::pair(b.passage, b.start);
    });

    QList<ComposedAnswer::Source> sources;
    QStringList texts, grounds;
    for (const QuotedSentence &sentence : std::as_const(chosen)) {
        const Passage &passage = index.passages()[sentence.passage];
        texts.append(sentence.text);
        grounds.append(passage.text);
        sources.append({passage.passageId, sentence.passage, sentence.score,
            passage.text.mid(sentence.start, sentence.end - sentence.start)});
    }
    const QString text = joined(texts);
    if (text.isEmpty())
        return refuse(api::RefusalReason::NothingToQuote);
    if (!numbersSupported(text, grounds))
        return refuse(api::RefusalReason::NumberNotInSources);
    const QString spoken = index.passages()[chosen.front().passage].language;
    ComposedAnswer answer
        = answered(spoken.isEmpty() || spoken == asked ? question.locale : spoken, evidence);
    answer.text = text;
    answer.sources = std::move(sources);
    answer.isWeak = evidence.confidence < kWeakShare * evidence.threshold;
    if (answer.isWeak)
        answer.nearest = nearestOf(evidence);
    return answer;
}

/// What became of the chosen sentences in the end.
void settle(Reasoning &why, const ComposedAnswer &answer)
{
    using api::SentenceChoice;
    const bool isQuoted = answer.kind == ComposedAnswer::Answer && why.ownAnswer < 0;
    for (Reasoning::Considered &sentence : why.sentences) {
        if (sentence.choice != SentenceChoice::Chosen)
            continue;
        sentence.choice = !isQuoted ? SentenceChoice::Unused
            : why.isTranslated      ? SentenceChoice::Translated
                                    : SentenceChoice::Chosen;
    }
}

} // namespace

ComposedAnswer compose(const RetrievalIndex &index, const Question &question, Reasoning *why)
{
    Reasoning reasoning;
    reasoning.resolved = question.text;
    ComposedAnswer answer;
    if (const std::optional<Phrase> kind = smallTalkIn(question.text, question.locale)) {
        answer = smallTalk(*kind, question);
    } else {
        answer = composeFrom(index, question, reasoning, why != nullptr);
        settle(reasoning, answer);
    }
    if (why)
        *why = std::move(reasoning);
    return answer;
}

} // namespace answerdesk::answers
