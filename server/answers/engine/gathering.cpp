// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/answers/engine/gathering.h"
#include "server/answers/engine/countries.h"
#include "server/answers/engine/earlier_answer.h"
#include "server/answers/engine/figures.h"
#include "server/answers/engine/follow_up.h"
#include "server/answers/engine/question_key.h"
#include "server/answers/engine/spoken_text.h"
#include "server/knowledge/text/sentence.h"
#include "server/knowledge/text/tokenizer.h"
#include "shared/core/locale_tag.h"
#include <QtCore/QRegularExpression>
#include <QtCore/QSet>

namespace answerdesk::answers {

using namespace Qt::Literals::StringLiterals;
using knowledge::Evidence;
using knowledge::RetrievalIndex;
using knowledge::SentenceHit;

namespace {

/// A passage with less than this share of the best one's score does not answer a follow-up for its words
/// alone.
constexpr double kFocusShare = 0.7;
/// A sentence with a figure may be this much worse than the best one when a figure is asked for.
constexpr double kFigureShare = 0.75;
/// How much surer an answer must be that does not speak of what "How do I ..." asks to do.
constexpr double kMissingVerb = 1.5;
/// A threshold that no confidence reaches, told as a multiple of it.
constexpr double kPointless = 1.25;

double sureness(const Evidence &evidence)
{
    return evidence.sentences.isEmpty() ? 0 : evidence.confidence / evidence.threshold;
}

void sortByScore(QList<SentenceHit> &sentences)
{
    std::stable_sort(sentences.begin(), sentences.end(),
        [](const SentenceHit &a, const SentenceHit &b) { return a.score > b.score; });
}

/// Leaves the sentences that speak of a question's own words, when there are any: after "delivery to
/// Germany", "And to Austria?" is not answered by the sentence on Germany, however well the rest of it fits.
bool focus(const RetrievalIndex &index, Evidence &evidence, const QString &query, const QStringList &words)
{
    QList<SentenceHit> focused, below; // below a heading that speaks of them
    for (const knowledge::Hit &hit : std::as_const(evidence.hits)) {
        // The word alone, in a passage about other things, is no answer.
        if (words.isEmpty() || hit.score < kFocusShare * evidence.hits.front().score)
            break;
        const knowledge::Passage &passage = index.passages()[hit.passage];
        const SpokenText headings = SpokenText::ofHeadings(passage);
        for (SentenceHit sentence : index.sentencesOf(hit.passage, query)) {
            const SpokenText spoken(passage.text.mid(sentence.start, sentence.length), passage.language);
            sentence.score += hit.score;
            if (spoken.hasAll(words)) {
                focused.append(sentence);
            } else if (std::all_of(words.begin(), words.end(),
                           [&](const QString &word) { return headings.has(word) || spoken.has(word); })) {
                below.append(sentence);
            }
        }
    }
    if (focused.isEmpty())
        focused = std::move(below);
    sortByScore(focused);
    if (!focused.isEmpty())
        evidence.sentences = focused;
    return !focused.isEmpty();
}

/// Leaves the sentences of the passages that speak of all names of a follow-up. False when none does.
bool keepNamed(
    const RetrievalIndex &index, Evidence &evidence, const QString &query, const QStringList &names)
{
    const auto isNamed
        = [&](int number) { return SpokenText::ofPassage(index.passages()[number]).hasAll(names); };
    QList<SentenceHit> kept;
    for (const SentenceHit &sentence : std::as_const(evidence.sentences)) {
        if (isNamed(sentence.passage))
            kept.append(sentence);
    }
    for (const knowledge::Hit &hit : std::as_const(evidence.hits)) {
        if (!kept.isEmpty() || hit.score < kFocusShare * evidence.hits.front().score)
            break;
        if (!isNamed(hit.passage))
            continue;
        kept = index.sentencesOf(hit.passage, query);
        for (SentenceHit &sentence : kept)
            sentence.score += hit.score;
    }
    if (!kept.isEmpty())
        evidence.sentences = kept;
    return !kept.isEmpty();
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
    sortByScore(sentences);
    if (!sentences.isEmpty())
        evidence.sentences = sentences;
}

/// The countries that a question names.
QStringList countriesIn(const QString &question)
{
    QStringList countries;
    for (const knowledge::Token &token : knowledge::Tokenizer(QString()).tokens(question)) {
        if (isCountry(token.word))
            countries << token.word;
    }
    return countries;
}

/// Leaves what a section says, which the question asks for by its heading.
void keepSection(
    const RetrievalIndex &index, Evidence &evidence, const Section &section, const QString &query)
{
    evidence.hits.clear();
    evidence.sentences.clear();
    const knowledge::PassageView passages = index.passages();
    for (int number = 0; number < passages.size(); ++number) {
        const knowledge::Passage &passage = passages[number];
        if (Section{passage.documentId, passage.title, passage.headingPath} != section)
            continue;
        evidence.hits.append({number, index.scoreOf(number, query).total(), 0});
        evidence.sentences << index.sentencesOf(number, query);
    }
    std::stable_sort(evidence.hits.begin(), evidence.hits.end(),
        [](const knowledge::Hit &a, const knowledge::Hit &b) { return a.score > b.score; });
    sortByScore(evidence.sentences);
    evidence.confidence = std::max(evidence.confidence, evidence.threshold);
}

/// "How do I repair a zip?" is answered by what speaks of repairing. Where the best passage does not, it has
/// to be surer of the rest.
void demandVerb(const RetrievalIndex &index, Evidence &evidence, const QString &question)
{
    static const QRegularExpression asked(u"\\bhow (?:do|can|could|should|would|must) (?:i|we) (\\w+)"_s,
        QRegularExpression::CaseInsensitiveOption);
    const QRegularExpressionMatch match = asked.match(question);
    if (!match.hasMatch() || evidence.sentences.isEmpty())
        return;
    const knowledge::Tokenizer tokenizer(u"en"_s);
    const QList<knowledge::Token> verb = tokenizer.tokens(match.captured(1));
    if (verb.isEmpty() || verb.front().stop || tokenizer.isGeneric(verb.front().word))
        return;
    const QString stem = tokenizer.stem(verb.front());
    const knowledge::Passage &passage = index.passages()[evidence.sentences.front().passage];
    const QList<knowledge::Token> words
        = tokenizer.tokens(passage.title + u'\n' + passage.headingPath + u'\n' + passage.text);
    const bool isThere = std::any_of(words.begin(), words.end(),
        [&](const knowledge::Token &word) { return tokenizer.stem(word) == stem; });
    if (!isThere)
        evidence.threshold *= kMissingVerb;
}

/// "What is this made of?" without a page or a conversation that says what "this" is: only a passage whose
/// title names what is asked for ("Warranty") answers it.
void demandTopic(const RetrievalIndex &index, Evidence &evidence, const Question &question)
{
    static const QRegularExpression points(
        u"\\b(this|these|dies|diese|dieser|dieses|diesen|diesem|ceci|cet|cette|esto|este|esta|questo|questa|"
        "dit|deze|isto)\\b"_s,
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    if (!question.earlierQuestions.isEmpty() || evidence.sentences.isEmpty()
        || !isFollowUp(question.text, question.locale) || !points.match(question.text).hasMatch())
        return;
    const knowledge::Passage &passage = index.passages()[evidence.sentences.front().passage];
    const knowledge::Tokenizer tokenizer(evidence.language);
    QSet<QString> named;
    for (const knowledge::Token &token : tokenizer.tokens(passage.title + u'\n' + passage.headingPath))
        named.insert(tokenizer.stem(token));
    const QStringList asked = focusWords(question.text, question.locale);
    const bool isNamed = std::any_of(asked.begin(), asked.end(), [&](const QString &word) {
        const QList<knowledge::Token> tokens = tokenizer.tokens(word);
        return !tokens.isEmpty() && named.contains(tokenizer.stem(tokens.front()));
    });
    if (!isNamed)
        evidence.threshold = std::max(evidence.threshold, kPointless * evidence.confidence);
}

/// Where a price, a number or a time of day is asked for, sentences that hold one come first, unless they are
/// far behind.
void preferFigures(const RetrievalIndex &index, Evidence &evidence, const QString &question)
{
    if (evidence.sentences.isEmpty() || !asksFigure(question))
        return;
    const double least = kFigureShare * evidence.sentences.front().score;
    std::stable_partition(evidence.sentences.begin(), evidence.sentences.end(), [&](const SentenceHit &hit) {
        const QString said = index.passages()[hit.passage].text.mid(hit.start, hit.length);
        return hit.score >= least && holdsAskedFigure(question, said);
    });
}

/// A section whose heading is the very question is its answer, from its first sentence on. False when there
/// is none.
bool preferAsked(const RetrievalIndex &index, Evidence &evidence, const Question &question)
{
    const knowledge::PassageView &passages = index.passages();
    const auto asked = std::find_if(evidence.hits.begin(), evidence.hits.end(), [&](const auto &hit) {
        const knowledge::Passage &passage = passages[hit.passage];
        return passage.ownLocale.isEmpty() && passage.language == languageOf(question.locale)
            && isSameQuestion(ownHeading(passage), question.text, passage.language);
    });
    if (asked == evidence.hits.end())
        return false;
    int first = asked->passage; // of the pieces that the section was cut into
    const auto isPiece = [&](int number) {
        return passages[number].documentId == passages[first].documentId
            && passages[number].title == passages[first].title
            && passages[number].headingPath == passages[first].headingPath;
    };
    while (first > 0 && isPiece(first - 1))
        --first;
    QList<SentenceHit> sentences = index.sentencesOf(first, question.text);
    const auto beginning = std::find_if(sentences.begin(), sentences.end(),
        [](const SentenceHit &sentence) { return sentence.sentence == 0; });
    if (beginning == sentences.end())
        return false;
    SentenceHit best = *beginning;
    best.score += asked->score;
    evidence.sentences = {best};
    evidence.confidence = std::max(evidence.confidence, evidence.threshold);
    return true;
}

/// What the index says, held against the threshold that the company wants.
Evidence gather(const RetrievalIndex &index, const Question &question, const QString &query,
    const knowledge::SearchOptions &options)
{
    Evidence evidence = index.gather(query, options);
    evidence.threshold *= question.thresholdShare;
    return evidence;
}

/// What a follow-up comes to when it means this.
Gathered gatherReading(const RetrievalIndex &index, const Question &question, const QString &reading,
    const knowledge::SearchOptions &options)
{
    Gathered found{gather(index, question, reading, options), reading, reading, reading,
        focusWords(question.text, question.locale), namesIn(question.text, question.locale)};
    if (!found.evidence.sufficient() && hasTopic(question.text, question.locale)) {
        Evidence alone = gather(index, question, question.text, options);
        if (sureness(alone) > sureness(found.evidence)) {
            // It is clear what it is about; what of that is wanted, the earlier question tells.
            chooseAnew(index, alone, reading);
            found.evidence = std::move(alone);
            found.searched = question.text;
        }
    }
    if (!focus(index, found.evidence, reading, found.focusWords))
        focus(index, found.evidence, reading, found.names);
    found.lacksName = !found.names.isEmpty() && !keepNamed(index, found.evidence, reading, found.names);
    return found;
}

/// Where nothing else answers a follow-up, what the last answer rests on may.
void leanOnEarlierAnswer(const RetrievalIndex &index, Gathered &found, const Question &question)
{
    const QList<SentenceHit> sentences
        = sentencesOfEarlierAnswer(index, question, found.names, found.resolved);
    if (sentences.isEmpty())
        return;
    Evidence &evidence = found.evidence;
    evidence.sentences = sentences;
    evidence.hits.removeIf(
        [&](const knowledge::Hit &hit) { return hit.passage == sentences.front().passage; });
    evidence.hits.prepend({sentences.front().passage, sentences.front().score, 0});
    evidence.language = index.passages()[sentences.front().passage].language;
    evidence.confidence = std::max(evidence.confidence, evidence.threshold);
    found.lacksName = false;
}

Gathered gatherByWords(const RetrievalIndex &index, const Question &question)
{
    knowledge::SearchOptions options;
    options.language = languageOf(question.locale);
    options.titleTerms = question.titleTerms;
    options.meaning = question.meaning;
    const QStringList readings = readingsOf(question.text, question.earlierQuestions, question.locale);
    if (readings.front() == question.text)
        return {gather(index, question, question.text, options), question.text, question.text, question.text,
            {}, {}};
    if (changesTopic(question.text, question.earlierQuestions.last(), question.locale)) {
        Evidence alone = gather(index, question, question.text, options);
        if (alone.sufficient())
            return {std::move(alone), readings.front(), question.text, question.text, {}, {}};
    }
    Gathered first = gatherReading(index, question, readings.front(), options);
    for (const QString &reading : readings.mid(1)) {
        if (first.evidence.sufficient() && !first.lacksName)
            break;
        Gathered further = gatherReading(index, question, reading, options);
        if (further.evidence.sufficient() && !further.lacksName)
            return further;
    }
    if (!first.evidence.sufficient() || first.lacksName)
        leanOnEarlierAnswer(index, first, question);
    return first;
}

} // namespace

Gathered gatherFor(const RetrievalIndex &index, const Question &question)
{
    Gathered found = gatherByWords(index, question);
    demandVerb(index, found.evidence, question.text);
    demandTopic(index, found.evidence, question);
    if (found.resolved == question.text)
        focus(index, found.evidence, found.searched, countriesIn(question.text));
    preferFigures(index, found.evidence, question.text);
    found.isHeading = preferAsked(index, found.evidence, question);
    if (question.section)
        keepSection(index, found.evidence, *question.section, question.text);
    return found;
}

} // namespace answerdesk::answers
