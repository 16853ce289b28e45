// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/answers/engine/composer.h"
#include "server/answers/engine/clarification.h"
#include "server/answers/engine/composer_text.h"
#include "server/answers/engine/evidence.h"
#include "server/answers/engine/follow_up.h"
#include "server/answers/engine/gathering.h"
#include "server/answers/engine/phrases.h"
#include "server/answers/engine/question_key.h"
#include "server/answers/engine/question_links.h"
#include "server/answers/engine/small_talk.h"
#include "server/answers/engine/thread_reading.h"
#include "server/knowledge/text/sentence.h"
#include "server/knowledge/text/tokenizer.h"
#include "shared/core/locale_tag.h"
#include <QtCore/QRegularExpression>
#include <QtCore/QSet>
#include <limits>
#include <variant>

namespace answerdesk::answers {

using namespace Qt::Literals::StringLiterals;
using knowledge::Evidence;
using knowledge::Passage;
using knowledge::RetrievalIndex;
using knowledge::SentenceHit;

namespace {

/// An answer with less than this multiple of the threshold is given, and shown to the administrators as weak.
constexpr double kWeakShare = 1.25;
constexpr qsizetype kNearest = 3;
/// Below both of these, nothing that was found has to do with the question: the share of the threshold, and
/// the similarity of the first passage.
constexpr double kNearShare = 0.1, kNearSimilarity = 0.35;
/// Characters that are quoted of one section at most.
constexpr qsizetype kMostQuoted = 600;
/// A section with this share of the best one's score matches equally well.
constexpr double kEqualShare = 0.9;
constexpr int kAllSentences = std::numeric_limits<int>::max();
/// Share of the words of a question and a heading that both have, from which they ask the same.
constexpr double kLikeHeading = 0.5;

QList<knowledge::Hit> nearestOf(const Evidence &evidence)
{
    return evidence.hits.first(std::min(kNearest, evidence.hits.size()));
}

ComposedAnswer refusal(const Question &question, const Evidence &evidence)
{
    ComposedAnswer answer = refusalOf(question, evidence.confidence, evidence.threshold);
    answer.nearest = nearestOf(evidence);
    answer.isOpen = !evidence.hits.isEmpty()
        && (evidence.confidence >= kNearShare * evidence.threshold || evidence.similarity >= kNearSimilarity);
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
    answer.helpfulReason = kAnsweredReason;
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

/// Whether a question asks for steps: "How do I return something?"
bool asksHow(const QString &question)
{
    static const QRegularExpression how(
        u"^\\W*(how (do|can|could|should|to|would)\\b|wie (kann|muss|soll|mache|gehe|schicke|sende|gebe)\\b|"
        "comment |cómo |come (posso|si|faccio)\\b|hoe (kan|moet|doe)\\b|como |jak )"_s,
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    return how.match(question).hasMatch();
}

/// Whether a passage's own heading asks what was asked, in other words or in fewer.
bool isHeadedBy(const RetrievalIndex &index, int number, const QString &question)
{
    const Passage &passage = index.passages()[number];
    const knowledge::Tokenizer tokenizer(passage.language);
    const QSet<QString> asked = tokenizer.topicStems(question);
    const QSet<QString> heading = tokenizer.topicStems(ownHeading(passage));
    const auto common = double((asked & heading).size());
    if (common == 0)
        return false;
    return common == double(asked.size()) || common == double(heading.size())
        || common >= kLikeHeading * double((asked | heading).size());
}

/// A passage that is an answer as a whole: it is short, or it stands below the very question that was asked.
std::optional<QuotedSentence> wholeSection(
    const RetrievalIndex &index, const Reasoning &why, const SentenceHit &best)
{
    const Passage &passage = index.passages()[best.passage];
    const bool isShort = passage.text.size() <= kMostQuoted;
    if (!isShort
        && (best.start + best.length > kMostQuoted || !isHeadedBy(index, best.passage, why.resolved)))
        return std::nullopt;
    QuotedSentence whole = stretch(index.passages(), best, 0, kAllSentences, kMostQuoted);
    return whole.text.isEmpty() ? std::nullopt : std::optional(whole);
}

/// Whether a sentence's passage matches the question as well as the best one: the question does not say which
/// it means.
bool isEqual(const RetrievalIndex &index, const Evidence &evidence, const SentenceHit &sentence)
{
    const SentenceHit &best = evidence.sentences.front();
    const auto hit = std::find_if(evidence.hits.begin(), evidence.hits.end(),
        [&](const knowledge::Hit &other) { return other.passage == sentence.passage; });
    return sentence.passage != best.passage && hit != evidence.hits.end()
        && hit->score >= kEqualShare * evidence.hits.front().score
        && index.passages()[sentence.passage].language == index.passages()[best.passage].language;
}

/// What is quoted of the passage of a sentence: all of a section that is an answer as a whole, the list that
/// is asked for, or the sentence with the two that follow it. quoted: the sentence alone.
QuotedSentence partWith(const RetrievalIndex &index, const Reasoning &why, const SentenceHit &hit,
    const QuotedSentence &quoted, const QString &language)
{
    const Passage &passage = index.passages()[hit.passage];
    // A translation is looked for sentence by sentence.
    const bool isTranslated = passage.language != language && !passage.translationGroup.isEmpty();
    if (quoted.isRow || isTranslated)
        return quoted;
    if (auto whole = wholeSection(index, why, hit))
        return *whole;
    if (quoted.list >= 0)
        return asksHow(why.resolved) ? wholeList(index.passages(), quoted) : quoted;
    if (quoted.start != hit.start)
        return quoted;
    return stretch(index.passages(), hit, hit.sentence, 3, kMostQuoted);
}

/// The best sentence with its surroundings and, when it adds something, a further one. language: that the
/// answer is wanted in. isExplained: why also says what became of the sentences after them.
QList<QuotedSentence> choose(
    const RetrievalIndex &index, Reasoning &why, const QString &language, bool isExplained)
{
    using api::SentenceChoice;
    const Evidence &evidence = why.evidence;
    QList<QuotedSentence> chosen;
    QSet<QString> lacking; // words of the question that nothing chosen has
    std::optional<SentenceChoice> rest;
    for (const SentenceHit &hit : evidence.sentences) {
        if (rest && !isExplained)
            break;
        const QuotedSentence quoted = readable(index.passages(), hit);
        why.sentences.append({hit, quoted.text, rest.value_or(SentenceChoice::Chosen)});
        if (rest)
            continue;
        SentenceChoice &choice = why.sentences.back().choice;
        const bool isKnown = std::any_of(chosen.begin(), chosen.end(), [&](const QuotedSentence &other) {
            return other.text.contains(quoted.text) || overlaps(other, quoted);
        });
        if (isKnown || quoted.text.isEmpty()) {
            choice = SentenceChoice::Repeats;
            continue;
        }
        if (knowledge::isAnnouncement(quoted.text) && !isHeadedBy(index, hit.passage, why.resolved)) {
            choice = SentenceChoice::OffTopic;
            continue;
        }
        const Passage &passage = index.passages()[hit.passage];
        const knowledge::Tokenizer tokenizer(passage.language);
        const QSet<QString> words = tokenizer.topicStems(quoted.text + u'\n' + ownHeading(passage));
        if (chosen.isEmpty()) {
            lacking = tokenizer.topicStems(why.resolved) - words;
        } else if (isEqual(index, evidence, hit)
            || (hit.passage == evidence.sentences.front().passage && lacking.intersects(words))) {
            rest = SentenceChoice::NotNeeded;
        } else {
            choice = SentenceChoice::OffTopic;
            continue;
        }
        chosen.append(partWith(index, why, hit, quoted, language));
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

ComposedAnswer::Source sourceOf(const Passage &passage, const QuotedSentence &part)
{
    return {passage.passageId, part.passage, part.score, passage.text.mid(part.start, part.end - part.start)};
}

/// The link that an administrator made from this very question to a section. A follow-up is compared with the
/// words of the thread that it leans on, as its gap keeps it.
std::optional<QuestionLinks::Match> linkOf(const RetrievalIndex &index, const Question &question)
{
    if (!question.links || question.section)
        return std::nullopt;
    const QString text = resolveFollowUp(question.text, question.earlierQuestions, question.locale);
    return question.links->find(index, text, question.locale);
}

/// A section as a whole, as if its heading were the question. It is neither translated nor weak.
ComposedAnswer linkedAnswer(
    const RetrievalIndex &index, const Question &question, const Evidence &evidence, int number)
{
    const Passage &passage = index.passages()[number];
    SentenceHit beginning;
    beginning.passage = number;
    beginning.score = std::max(evidence.confidence, evidence.threshold);
    const QuotedSentence whole = stretch(index.passages(), beginning, 0, kAllSentences, kMostQuoted);
    const bool isAsked = passage.language.isEmpty() || passage.language == languageOf(question.locale);
    ComposedAnswer answer = answered(isAsked ? question.locale : passage.language, evidence);
    answer.text = whole.text;
    answer.confidence = beginning.score;
    answer.sources.append(sourceOf(passage, whole));
    answer.engine = u"linked"_s;
    return answer;
}

/// Weighs an answer that was composed of passages.
void settleWeakness(ComposedAnswer &answer, const Evidence &evidence)
{
    answer.isWeak = evidence.confidence < kWeakShare * evidence.threshold;
    if (answer.isWeak)
        answer.nearest = nearestOf(evidence);
}

/// Asks which of several sections is meant.
ComposedAnswer clarification(const Question &question, const Evidence &evidence, const QStringList &labels)
{
    ComposedAnswer answer;
    answer.kind = ComposedAnswer::Clarification;
    answer.text = questionBack(labels, question.locale);
    answer.locale = question.locale;
    answer.confidence = evidence.confidence;
    answer.threshold = evidence.threshold;
    answer.helpfulReason = kAskedBackReason;
    return answer;
}

/// Where several sections match equally well: two of them below their headings, or the question which one is
/// meant where there are more, or where two are too long to read together.
std::optional<ComposedAnswer> composeOfSeveral(
    const RetrievalIndex &index, const Question &question, Reasoning &why)
{
    const Evidence &evidence = why.evidence;
    const QString language = languageOf(question.locale);
    if (question.section || index.passages()[evidence.sentences.front().passage].language != language)
        return std::nullopt;
    QList<QuotedSentence> parts;
    QList<Section> sections;
    qsizetype size = 0;
    for (const SentenceHit &hit : sectionsAlike(index, question, why)) {
        const QuotedSentence quoted = readable(index.passages(), hit);
        if (quoted.text.isEmpty())
            continue;
        parts << partWith(index, why, hit, quoted, language);
        sections << sectionOf(index.passages()[hit.passage]);
        size += parts.last().text.size();
    }
    if (parts.size() < 2)
        return std::nullopt;
    const bool isAsking = (parts.size() > 2 || size > kMostQuoted) && !question.isAskedBack;
    if (!isAsking) {
        parts.resize(2);
        sections.resize(2);
    }
    const QStringList labels = labelsOf(sections);
    ComposedAnswer answer
        = isAsking ? clarification(question, evidence, labels) : answered(question.locale, evidence);
    QStringList texts, grounds;
    for (qsizetype i = 0; i < parts.size(); ++i) {
        const Passage &passage = index.passages()[parts[i].passage];
        answer.sources.append(sourceOf(passage, parts[i]));
        texts << labelled(labels[i], parts[i].text);
        grounds << passage.title + u'\n' + passage.headingPath + u'\n' + passage.text;
    }
    if (isAsking)
        return answer;
    answer.text = texts.join(u"\n\n"_s);
    if (!numbersSupported(answer.text, grounds))
        return std::nullopt;
    settleWeakness(answer, evidence);
    return answer;
}

/// An answer out of the sentences that were chosen, or why there is none.
std::variant<ComposedAnswer, api::RefusalReason> composeOfChosen(
    const RetrievalIndex &index, const Question &question, Reasoning &why, QList<QuotedSentence> chosen)
{
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
        sources.append(sourceOf(passage, sentence));
    }
    const QString text = joined(texts);
    if (text.isEmpty())
        return api::RefusalReason::NothingToQuote;
    if (!numbersSupported(text, grounds))
        return api::RefusalReason::NumberNotInSources;
    const QString spoken = index.passages()[chosen.front().passage].language;
    ComposedAnswer answer
        = answered(spoken.isEmpty() || spoken == asked ? question.locale : spoken, why.evidence);
    answer.text = text;
    answer.sources = std::move(sources);
    settleWeakness(answer, why.evidence);
    return answer;
}

ComposedAnswer composeFrom(
    const RetrievalIndex &index, const Question &question, Reasoning &why, bool isExplained)
{
    Gathered gathered = gatherFor(index, question);
    why.resolved = gathered.resolved;
    why.searched = gathered.searched;
    why.chosenBy = gathered.chosenBy;
    why.focusWords = gathered.focusWords;
    why.names = gathered.names;
    why.isHeading = gathered.isHeading;
    why.evidence = std::move(gathered.evidence);
    const Evidence &evidence = why.evidence;
    const auto refuse = [&](api::RefusalReason reason) {
        why.refusal = reason;
        ComposedAnswer refused = refusal(question, evidence);
        refused.isOpen = refused.isOpen && reason != api::RefusalReason::NoTopic;
        return refused;
    };
    why.ownAnswer = ownAnswerTo(index, question, evidence);
    if (why.ownAnswer >= 0)
        return wholeAnswer(index, question, evidence, why.ownAnswer);
    if (const auto link = linkOf(index, question)) {
        why.linkedGap = link->gapId;
        return linkedAnswer(index, question, evidence, link->passage);
    }
    if (evidence.sentences.isEmpty())
        return refuse(api::RefusalReason::NothingFound);
    QList<QuotedSentence> chosen;
    if (evidence.sufficient() || isExplained)
        chosen = choose(index, why, languageOf(question.locale), isExplained);
    if (!why.isHeading && !hasTopic(why.resolved, question.locale))
        return refuse(api::RefusalReason::NoTopic);
    if (gathered.lacksName)
        return refuse(api::RefusalReason::NameMissing);
    if (!evidence.sufficient())
        return refuse(api::RefusalReason::BelowThreshold);
    if (!chosen.isEmpty() && !index.passages()[chosen.front().passage].ownLocale.isEmpty()) {
        why.ownAnswer = chosen.front().passage;
        return wholeAnswer(index, question, evidence, why.ownAnswer);
    }
    if (auto several = composeOfSeveral(index, question, why))
        return *std::move(several);
    auto composed = composeOfChosen(index, question, why, std::move(chosen));
    if (const auto *reason = std::get_if<api::RefusalReason>(&composed))
        return refuse(*reason);
    return std::get<ComposedAnswer>(std::move(composed));
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

ComposedAnswer refusalOf(const Question &question, double confidence, double threshold)
{
    ComposedAnswer answer;
    answer.kind = ComposedAnswer::Refusal;
    answer.phrase = Phrase::Refusal;
    answer.text = phrase(Phrase::Refusal, question.locale);
    answer.locale = question.locale;
    answer.confidence = confidence;
    answer.threshold = threshold;
    answer.helpfulReason = u"refused"_s;
    return answer;
}

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
    for (const ComposedAnswer::Source &source : std::as_const(answer.sources))
        answer.sections.append(sectionOf(index.passages()[source.passage]));
    if (why)
        *why = std::move(reasoning);
    return answer;
}

} // namespace answerdesk::answers
