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
/// A passage with less than this share of the best one's score does not answer a follow-up for its words
/// alone.
constexpr double kFocusShare = 0.7;
/// A sentence with a price may be this much worse than the best one when a price is asked for.
constexpr double kPriceShare = 0.75;

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
        // The word alone, in a passage about other things, is no answer.
        if (hit.score < kFocusShare * evidence.hits.front().score)
            break;
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

/// The sentences of the best passages by a question that says more.
void chooseAnew(const RetrievalIndex &index, Evidence &evidence, const QString &query)
{
    constexpr qsizetype kPassages = 5;
    const QList<knowledge::Hit> byQuery = index.search(query);
    QList<SentenceHit> sentences;
    for (const knowledge::Hit &hit : evidence.hits.first(std::min(kPassages, evidence.hits.size()))) {
        const auto again = std::find_if(byQuery.begin(), byQuery.end(),
            [&](const knowledge::Hit &other) { return other.passage == hit.passage; });
        for (SentenceHit sentence : index.sentencesOf(hit.passage, query)) {
            sentence.score += hit.score + (again == byQuery.end() ? 0 : again->score);
            sentences.append(sentence);
        }
    }
    std::stable_sort(sentences.begin(), sentences.end(),
        [](const SentenceHit &a, const SentenceHit &b) { return a.score > b.score; });
    if (!sentences.isEmpty())
        evidence.sentences = sentences;
}

/// Whether a question asks what something costs.
bool asksPrice(const QString &question)
{
    static const QRegularExpression price(
        u"\\b(how much (is|are|does|do|will|for|extra)|what (does|do|will|would) .*cost|costs?\\b|price|"
        "was kostet|was kosten|wie ?viel kostet|wie teuer|preis|combien (co[uû]te|ça co[uû]te)|quel (est le "
        ")?prix|"
        "cu[aá]nto cuesta|precio|quanto costa|prezzo|hoeveel kost|prijs|quanto custa|preço|ile kosztuje|cena)"_s,
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    return price.match(question).hasMatch();
}

bool holdsPrice(QStringView text)
{
    static const QRegularExpression money(
        u"[€$£]\\s?\\d|\\d\\s?(€|\\$|£|EUR|euros?|zł|CHF)|\\b(free|kostenlos|gratuit|gratis|free of charge)\\b"_s,
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    return money.match(text.toString()).hasMatch();
}

/// Where a price is asked for, sentences that hold one come first, unless they are far behind.
void preferPrices(const RetrievalIndex &index, Evidence &evidence)
{
    if (evidence.sentences.isEmpty())
        return;
    const double least = kPriceShare * evidence.sentences.front().score;
    std::stable_partition(evidence.sentences.begin(), evidence.sentences.end(), [&](const SentenceHit &hit) {
        const QString &text = index.passages()[hit.passage].text;
        return hit.score >= least && holdsPrice(QStringView(text).mid(hit.start, hit.length));
    });
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
        if (sureness(alone) > sureness(evidence)) {
            // It is clear what it is about; what of that is wanted, the earlier question tells.
            chooseAnew(index, alone, resolved);
            return alone;
        }
    }
    if (resolved != question.text)
        focus(index, evidence, resolved, focusWords(question.text, question.locale));
    return evidence;
}

/// A further sentence out of another document than the best one has to hold as much of the question as that.
bool isOffTopic(const RetrievalIndex &index, const Evidence &evidence, const SentenceHit &hit)
{
    const SentenceHit &best = evidence.sentences.front();
    return index.passages()[hit.passage].documentId != index.passages()[best.passage].documentId
        && hit.overlap < kOtherDocumentShare * best.overlap;
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
        else if (isOffTopic(index, evidence, hit))
            continue;
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
    const bool isAsked = passage.language == languageOf(question.locale);
    ComposedAnswer answer = answered(isAsked ? question.locale : passage.ownLocale, evidence);
    answer.text = passage.text;
    answer.confidence = std::max(evidence.confidence, evidence.threshold);
    answer.sources.append({passage.passageId, number, answer.confidence, passage.text});
    answer.engine = u"own-answer"_s;
    return answer;
}

} // namespace

ComposedAnswer compose(const RetrievalIndex &index, const Question &question)
{
    if (const std::optional<Phrase> kind = smallTalkIn(question.text, question.locale))
        return smallTalk(*kind, question);
    Evidence evidence = gatherFor(index, question);
    if (const int own = ownAnswerTo(index, question, evidence); own >= 0)
        return wholeAnswer(index, question, evidence, own);
    if (!evidence.sufficient())
        return refusal(question, evidence);

    if (asksPrice(question.text))
        preferPrices(index, evidence);
    QList<QuotedSentence> chosen = choose(index, evidence);
    if (!chosen.isEmpty() && !index.passages()[chosen.front().passage].ownLocale.isEmpty())
        return wholeAnswer(index, question, evidence, chosen.front().passage);
    const QString asked = languageOf(question.locale);
    if (!chosen.isEmpty() && index.passages()[chosen.front().passage].language != asked)
        chosen = translated(index.passages(), chosen, asked);
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
    const QString text = texts.join(u' ');
    if (text.isEmpty() || !numbersSupported(text, grounds))
        return refusal(question, evidence);
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

} // namespace answerdesk::answers
