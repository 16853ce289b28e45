// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The formulae of ranking, sentence choice and confidence. All weights were measured together; they are flat,
// so that a change of one of them by half moves little.
#include "server/knowledge/index/retrieval_index_shelf.h"
#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace answerdesk::knowledge {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int kRerankDepth = 30;
constexpr int kSentencePassages = 3;
constexpr double kSentenceWeight = 0.6, kProximityWeight = 0.4, kExactWeight = 0.3;
/// What a concept adds to the score of a passage, and what another form of it is worth beside the word
/// itself.
constexpr double kTopicWeight = 1.6, kTopicShare = 0.6;
constexpr double kUnrelated = 0.15; ///< similarity of what has nothing to do with each other
/// Similarity of meaning is less evidence than words; whether there is little or much of it says more. Where
/// words agree, too little of it does not refuse alone.
constexpr double kSimilarityEvidence = 0.3, kSimilarityUsual = 0.5, kSimilarityFactor = 5, kLeastFactor = 0.7,
                 kMostFactor = 2;
/// What names that no passage has, and further words that the encoder does not know either, take from the
/// confidence.
constexpr double kUnknownName = 5, kStrangeWords = 1;
constexpr int kProximityWindow = 6;
constexpr double kGramShare = 1.0 / 8, kCueWeight = 6, kShortPenalty = 3;
constexpr quint32 kShortTokens = 6;
constexpr double kRowPenalty = 2;
/// Enough for a question whose topic is the title of a passage: "What is a VPN?" has one frequent word, which
/// gives little confidence, and yet there is no doubt what to answer from.
constexpr double kTitledThreshold = 0.5;

} // namespace

void IndexShelf::scorePart(const ShelfQuery &query, std::size_t p, PartScores &scores) const
{
    const IndexSegment &segment = *m_parts[p].segment;
    const ShelfQuery::Numbers &numbers = query.parts[p];
    for (std::vector<float> *each : {&scores.stems, &scores.grams, &scores.topics})
        each->assign(segment.size(), 0);
    for (const std::size_t t : query.distinct) {
        const QueryTerm &term = query.terms[t];
        if (numbers.stems[t] != TermTable::kUnknown)
            segment.stems().score(numbers.stems[t], term.weight * term.idf, m_stemLength, scores.stems);
    }
    // A concept adds what it gives beyond its words, which are counted already.
    std::vector<float> topic, words;
    for (std::size_t c = 0; c < query.topics.size(); ++c) {
        if (numbers.topics[c] == TermTable::kUnknown)
            continue;
        topic.assign(segment.size(), 0);
        words.assign(segment.size(), 0);
        segment.topics().score(numbers.topics[c], kTopicWeight * query.topics[c].weight * query.topics[c].idf,
            m_topicLength, topic);
        for (const std::size_t t : query.distinct) {
            const QueryTerm &term = query.terms[t];
            if (term.topic == int(c) && numbers.stems[t] != TermTable::kUnknown)
                segment.stems().score(numbers.stems[t], term.weight * term.idf, m_stemLength, words);
        }
        for (std::size_t i = 0; i < topic.size(); ++i)
            scores.topics[i] += std::max(0.0F, topic[i] - words[i]);
    }
    for (std::size_t g = 0; g < query.gramIdf.size(); ++g) {
        if (numbers.grams[g] != TermTable::kUnknown)
            segment.grams().score(numbers.grams[g], query.gramIdf[g], m_gramLength, scores.grams);
    }
}

double IndexShelf::similarity(const ShelfQuery &query, ShelfPlace at) const
{
    return query.vector.empty()
        ? 0
        : m_encoder->similarity(query.vector.data(), m_parts[at.part].segment->vector(at.passage));
}

double IndexShelf::similarityScore(const ShelfQuery &query, ShelfPlace at) const
{
    return query.similarityWeight * std::max(0.0, similarity(query, at) - kUnrelated);
}

bool IndexShelf::isBetter(const ShelfHit &a, const ShelfHit &b) const
{
    if (a.score != b.score)
        return a.score > b.score;
    const qint64 first = passage(a.at).passageId, second = passage(b.at).passageId;
    return first != second ? first < second : a.at.passage < b.at.passage;
}

ShelfCandidates IndexShelf::candidates(const ShelfQuery &query, std::size_t depth, int maskedDocument) const
{
    ShelfCandidates found;
    std::vector<ShelfHit> &best = found.byWords; // a heap of the best so far, the worst of them in front
    const auto better = [this](const ShelfHit &a, const ShelfHit &b) { return isBetter(a, b); };
    PartScores scores;
    for (std::size_t p = 0; p < m_parts.size(); ++p) {
        const ShelfPart &part = m_parts[p];
        const IndexSegment &segment = *part.segment;
        scorePart(query, p, scores);
        for (quint32 i = 0; i < segment.size(); ++i) {
            const double alike = similarityScore(query, {quint32(p), i});
            const ShelfHit hit{{quint32(p), i},
                scores.stems[i] + m_gramWeight * scores.grams[i] + scores.topics[i] + alike, alike};
            const bool isMeant = query.meaningWeight > 0 && query.parts[p].nearness[i] >= query.leastNearness;
            const bool isFull = best.size() == depth;
            const bool isGood = hit.score > 0 && (!isFull || hit.score >= best.front().score);
            if ((!isGood && !isMeant) || !part.isLive(i)
                || (maskedDocument >= 0 && segment.span(i).document == maskedDocument))
                continue;
            if (isMeant)
                found.byMeaning.push_back(hit);
            if (!isGood || (isFull && !isBetter(hit, best.front())))
                continue;
            if (isFull) {
                std::pop_heap(best.begin(), best.end(), better);
                best.pop_back();
            }
            best.push_back(hit);
            std::push_heap(best.begin(), best.end(), better);
        }
    }
    std::sort_heap(best.begin(), best.end(), better);
    return found;
}

namespace {

/// Adds the share of meaning to the scores: up to meaningWeight of the best score by words.
/// A passage whose embedding is not there yet is taken to be as near in meaning as it is in words.
void addMeaning(const ShelfQuery &query, std::vector<ShelfHit> &hits)
{
    double best = 0;
    for (const ShelfHit &hit : hits)
        best = std::max(best, hit.score);
    for (ShelfHit &hit : hits) {
        const float nearness = query.parts[hit.at.part].nearness[hit.at.passage];
        hit.meaning
            = query.meaningWeight * (nearness == EmbeddingTable::kNone ? hit.score : best * double(nearness));
        hit.score += hit.meaning;
    }
}

} // namespace

std::vector<ShelfHit> IndexShelf::rank(const ShelfQuery &query, int limit, int maskedDocument) const
{
    ShelfCandidates found = candidates(query, std::size_t(std::max(limit, kRerankDepth)), maskedDocument);
    std::vector<ShelfHit> &hits = found.byWords;
    const auto first = hits.begin() + qsizetype(std::min<std::size_t>(hits.size(), kRerankDepth));
    std::vector<ShelfHit> reranked(hits.begin(), first);
    const auto isIn = [](const std::vector<ShelfHit> &list, const ShelfHit &hit) {
        return std::any_of(list.begin(), list.end(), [&](const ShelfHit &each) { return each.at == hit.at; });
    };
    for (const ShelfHit &hit : found.byMeaning) {
        if (!isIn(reranked, hit))
            reranked.push_back(hit);
    }
    for (ShelfHit &hit : reranked) {
        const ShelfRerank more = rerank(query, hit.at);
        hit.score = hit.score + more.sentence + more.proximity + more.exact;
    }
    if (query.meaningWeight > 0)
        addMeaning(query, reranked);
    std::sort(reranked.begin(), reranked.end(),
        [this](const ShelfHit &a, const ShelfHit &b) { return isBetter(a, b); });
    for (auto rest = first; rest != hits.end() && reranked.size() < std::size_t(limit); ++rest) {
        if (!isIn(found.byMeaning, *rest))
            reranked.push_back(*rest);
    }
    if (reranked.size() > std::size_t(limit))
        reranked.resize(std::size_t(limit));
    return reranked;
}

namespace {

double proximity(const ShelfQuery &query, const ShelfQuery::Numbers &numbers, const IndexSegment &segment,
    const IndexSegment::PassageSpan &span)
{
    double sum = 0;
    for (std::size_t t = 1; t < query.terms.size(); ++t) {
        const QueryTerm &first = query.terms[t - 1], &second = query.terms[t];
        const quint32 firstStem = numbers.stems[t - 1], secondStem = numbers.stems[t];
        if (!first.isKnown || !second.isKnown || first.group == second.group
            || firstStem == TermTable::kUnknown || secondStem == TermTable::kUnknown)
            continue;
        qint64 lastFirst = -1, lastSecond = -1, smallest = kProximityWindow + 1;
        for (quint32 i = span.tokenStart; i < span.tokenEnd; ++i) {
            const quint32 stem = segment.stemAt(i);
            if (stem == firstStem)
                lastFirst = i;
            else if (stem == secondStem)
                lastSecond = i;
            else
                continue;
            if (lastFirst >= 0 && lastSecond >= 0)
                smallest = std::min(smallest, std::abs(lastFirst - lastSecond));
        }
        if (smallest <= kProximityWindow)
            sum += std::min(first.idf, second.idf) / double(smallest);
    }
    return sum;
}

/// How much of a term stands between two tokens: 1 for its stem, less for another form of its concept.
double share(const ShelfQuery &query, const ShelfQuery::Numbers &numbers, std::size_t t,
    const IndexSegment &segment, quint32 tokenStart, quint32 tokenEnd)
{
    if (segment.holds(tokenStart, tokenEnd, numbers.stems[t]))
        return 1;
    const int topic = query.terms[t].topic;
    if (topic < 0 || !segment.holdsTopic(tokenStart, tokenEnd, numbers.topics[std::size_t(topic)]))
        return 0;
    return kTopicShare * query.topics[std::size_t(topic)].weight;
}

/// The same of a sentence, or of what introduces the list it stands in.
double share(const ShelfQuery &query, const ShelfQuery::Numbers &numbers, std::size_t t,
    const IndexSegment &segment, const IndexSegment::Sentence &sentence)
{
    if (segment.sentenceHolds(sentence, numbers.stems[t]))
        return 1;
    const int topic = query.terms[t].topic;
    if (topic < 0 || !segment.sentenceHoldsTopic(sentence, numbers.topics[std::size_t(topic)]))
        return 0;
    return kTopicShare * query.topics[std::size_t(topic)].weight;
}

} // namespace

ShelfRerank IndexShelf::rerank(const ShelfQuery &query, ShelfPlace at) const
{
    const IndexSegment &segment = *m_parts[at.part].segment;
    const ShelfQuery::Numbers &numbers = query.parts[at.part];
    const IndexSegment::PassageSpan &span = segment.span(at.passage);
    double inTitle = 0, best = 0;
    std::vector<std::pair<std::size_t, double>> elsewhere; // terms, and what the title holds of them
    for (const std::size_t t : query.distinct) {
        const double title = share(query, numbers, t, segment, span.tokenEnd, span.titleEnd);
        inTitle += title * query.terms[t].idf;
        if (title < 1 && share(query, numbers, t, segment, span.tokenStart, span.tokenEnd) > title)
            elsewhere.emplace_back(t, title);
    }
    for (quint32 s = span.sentenceStart; s < span.sentenceEnd; ++s) {
        double overlap = inTitle;
        for (const auto &[t, title] : elsewhere)
            overlap += std::max(0.0, share(query, numbers, t, segment, segment.sentence(s)) - title)
                * query.terms[t].idf;
        best = std::max(best, overlap);
    }
    double exact = 0;
    for (std::size_t t = 0; t < query.terms.size(); ++t) {
        const bool holds = segment.holdsSurface(span.tokenStart, span.titleEnd, numbers.surfaces[t]);
        exact += holds ? query.terms[t].idf : 0;
    }
    return {kSentenceWeight * best, kProximityWeight * proximity(query, numbers, segment, span),
        kExactWeight * exact};
}

PassageScore IndexShelf::passageScore(const ShelfQuery &query, ShelfPlace at) const
{
    PartScores scores;
    scorePart(query, at.part, scores);
    const ShelfRerank more = rerank(query, at);
    return {scores.stems[at.passage], m_gramWeight * scores.grams[at.passage], scores.topics[at.passage],
        similarityScore(query, at), more.sentence, more.proximity, more.exact};
}

SentenceScore IndexShelf::sentenceScore(const ShelfQuery &query, ShelfPlace at, quint32 number) const
{
    const IndexSegment &segment = *m_parts[at.part].segment;
    const ShelfQuery::Numbers &numbers = query.parts[at.part];
    const IndexSegment::PassageSpan &span = segment.span(at.passage);
    const IndexSegment::Sentence &sentence = segment.sentence(span.sentenceStart + number);
    SentenceScore score;
    for (const std::size_t t : query.distinct) {
        score.words += query.terms[t].weight * query.terms[t].idf
            * std::max(share(query, numbers, t, segment, sentence),
                share(query, numbers, t, segment, span.tokenEnd, span.titleEnd));
    }
    std::vector<quint32> grams;
    for (quint32 i = sentence.tokenStart; i < sentence.tokenEnd; ++i) {
        const auto [begin, end] = segment.gramsOf(segment.surfaceAt(i));
        grams.insert(grams.end(), begin, end);
    }
    std::sort(grams.begin(), grams.end());
    for (std::size_t g = 0; g < query.gramIdf.size();
         ++g) { // in the question's order, so that sums are equal
        if (std::binary_search(grams.begin(), grams.end(), numbers.grams[g]))
            score.grams += kGramShare * query.gramIdf[g];
    }
    for (std::size_t t = 0; t < query.terms.size(); ++t) {
        if (segment.holdsSurface(sentence.tokenStart, sentence.tokenEnd, numbers.surfaces[t]))
            score.exact += kExactWeight * query.terms[t].idf;
    }
    const QString words = passage(at).text.mid(sentence.textStart, sentence.textEnd - sentence.textStart);
    score.cue = hasCue(query.type, words, query.lower) ? kCueWeight : 0;
    score.shortness = sentence.tokenEnd - sentence.tokenStart < kShortTokens ? -kShortPenalty : 0;
    score.row = isTableRow(words) ? -kRowPenalty : 0;
    return score;
}

ShelfSentence IndexShelf::sentenceAt(const ShelfQuery &query, const ShelfHit &hit, quint32 number) const
{
    const IndexSegment &segment = *m_parts[hit.at.part].segment;
    const ShelfQuery::Numbers &numbers = query.parts[hit.at.part];
    const IndexSegment::Sentence &sentence
        = segment.sentence(segment.span(hit.at.passage).sentenceStart + number);
    double overlap = 0, total = 1e-9;
    for (const std::size_t t : query.distinct) {
        const QueryTerm &term = query.terms[t];
        if (!term.counts)
            continue;
        total += term.weight * term.idf;
        overlap += share(query, numbers, t, segment, sentence) * term.weight * term.idf;
    }
    SentenceScore score = sentenceScore(query, hit.at, number);
    score.passage = hit.score;
    return {hit.at, number, score.total(), overlap / total};
}

std::vector<ShelfSentence> IndexShelf::sentences(
    const ShelfQuery &query, const std::vector<ShelfHit> &hits) const
{
    std::vector<ShelfSentence> out;
    for (std::size_t h = 0; h < hits.size() && h < kSentencePassages; ++h) {
        const IndexSegment::PassageSpan &span = m_parts[hits[h].at.part].segment->span(hits[h].at.passage);
        for (quint32 s = span.sentenceStart; s < span.sentenceEnd; ++s)
            out.push_back(sentenceAt(query, hits[h], s - span.sentenceStart));
    }
    std::stable_sort(out.begin(), out.end(),
        [](const ShelfSentence &a, const ShelfSentence &b) { return a.score > b.score; });
    return out;
}

void IndexShelf::judge(const ShelfQuery &query, ShelfAnswer &answer) const
{
    answer.threshold = m_threshold;
    if (answer.sentences.empty())
        return;
    const ShelfSentence &best = answer.sentences.front();
    const IndexSegment &segment = *m_parts[best.at.part].segment;
    const ShelfQuery::Numbers &numbers = query.parts[best.at.part];
    const IndexSegment::PassageSpan &span = segment.span(best.at.passage);
    const IndexSegment::Sentence &sentence = segment.sentence(span.sentenceStart + best.sentence);
    double total = 1e-9, inPassage = 0, inSentence = 0;
    bool titled = query.namesTopic;
    for (const std::size_t t : query.distinct) {
        const QueryTerm &term = query.terms[t];
        if (!term.counts)
            continue;
        const double weight = term.weight * term.idf;
        total += weight;
        const double title = share(query, numbers, t, segment, span.tokenEnd, span.titleEnd);
        titled = titled && (title == 1 || term.weight < 1);
        inPassage
            += weight * std::max(title, share(query, numbers, t, segment, span.tokenStart, span.tokenEnd));
        inSentence += weight * std::max(title, share(query, numbers, t, segment, sentence));
    }
    if (titled)
        answer.threshold = std::min(m_threshold, kTitledThreshold);
    answer.coverage = (inPassage + inSentence) / (2 * total);
    answer.weight = total / m_highestIdf;
    const ShelfHit &first = answer.hits.front();
    const double evidence
        = first.score - first.meaning - (1 - kSimilarityEvidence * query.understood) * first.similarity;
    answer.confidence = evidence / m_highestIdf * answer.coverage;
    // One word that nobody knows may be another word for the same; several, and a name, mean something else.
    double names = 0, strange = 0, strangest = 0;
    for (const std::size_t t : query.distinct) {
        const QueryTerm &term = query.terms[t];
        const double share = term.isKnown || !term.counts ? 0 : term.weight * term.idf / total;
        names += term.isName ? share : 0;
        if (m_encoder && !term.isEncoded && term.topic < 0) {
            strange += share;
            strangest = std::max(strangest, share);
        }
    }
    answer.confidence *= std::exp(-kUnknownName * names - kStrangeWords * (strange - strangest));
    if (query.vector.empty())
        return;
    answer.similarity = similarity(query, first.at);
    const double surplus = query.understood * (answer.similarity - kSimilarityUsual);
    answer.confidence *= std::clamp(std::exp(kSimilarityFactor * surplus), kLeastFactor, kMostFactor);
}

ShelfAnswer IndexShelf::answer(const ShelfQuery &query, int limit, int maskedDocument) const
{
    ShelfAnswer answer = answerOnce(query, limit, maskedDocument);
    if (query.meaningWeight == 0 || answer.confidence >= answer.threshold)
        return answer;
    ShelfQuery words = query;
    words.meaningWeight = 0;
    ShelfAnswer byWords = answerOnce(words, limit, maskedDocument);
    if (byWords.confidence >= byWords.threshold)
        return byWords;
    // Neither is enough: what is nearest in meaning is of use to who looks for the gap.
    answer.confidence = std::max(answer.confidence, byWords.confidence);
    return answer;
}

ShelfAnswer IndexShelf::answerOnce(const ShelfQuery &query, int limit, int maskedDocument) const
{
    ShelfAnswer answer;
    answer.hits = rank(query, std::max(limit, kSentencePassages), maskedDocument);
    answer.sentences = sentences(query, answer.hits);
    judge(query, answer);
    if (answer.hits.size() > std::size_t(limit))
        answer.hits.resize(std::size_t(limit));
    return answer;
}

} // namespace answerdesk::knowledge
