// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The formulae of ranking, sentence choice and confidence. All weights were measured together; they are flat,
// so that a change of one of them by half moves little.
#include "server/knowledge/retrieval_index_shelf.h"
#include <algorithm>
#include <cstdlib>

namespace answerdesk::knowledge {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int kRerankDepth = 30;
constexpr int kSentencePassages = 3;
constexpr double kSentenceWeight = 0.6, kProximityWeight = 0.4, kExactWeight = 0.3;
constexpr int kProximityWindow = 6;
constexpr double kGramShare = 1.0 / 8, kCueWeight = 6, kShortPenalty = 3;
constexpr quint32 kShortTokens = 6;
constexpr double kRowPenalty = 2;
/// Enough for a question whose topic is the title of a passage: "What is a VPN?" has one frequent word, which
/// gives little confidence, and yet there is no doubt what to answer from.
constexpr double kTitledThreshold = 0.5;

} // namespace

ShelfQuery IndexShelf::analyse(const QString &question, const QStringList &titleTerms) const
{
    ShelfQuery query;
    query.text = question;
    query.lower = question.toLower();
    query.type = questionTypeOf(question);
    query.parts.resize(m_parts.size());
    const Tokenizer tokenizer(m_language);
    const QList<Token> tokens = tokenizer.tokens(question);
    const bool onlyStops = std::all_of(tokens.begin(), tokens.end(), [](const Token &t) { return t.stop; });
    std::vector<TermHash> hashes;
    const auto add = [&](const Token &token, bool counts, bool generic) {
        QueryTerm term;
        term.counts = counts;
        term.weight = generic ? 0.5 : 1;
        query.namesTopic = query.namesTopic || (counts && !generic && !token.stop);
        term.stem = termHash(tokenizer.stem(token));
        term.surface = termHash(token.word);
        quint32 frequency = 0;
        for (std::size_t p = 0; p < m_parts.size(); ++p) {
            const IndexSegment &segment = *m_parts[p].segment;
            const quint32 stem = segment.stemNumber(term.stem);
            query.parts[p].stems.push_back(stem);
            query.parts[p].surfaces.push_back(segment.surfaceNumber(term.surface));
            if (stem != TermTable::kUnknown)
                frequency += segment.stems().frequency(stem, m_parts[p].live);
        }
        term.isKnown = frequency > 0;
        term.idf = idf(frequency);
        term.group = query.terms.size();
        for (std::size_t i = 0; term.isKnown && i < query.terms.size(); ++i) {
            if (query.terms[i].isKnown && query.terms[i].stem == term.stem) {
                term.group = i;
                break;
            }
        }
        if (term.group == query.terms.size())
            query.distinct.push_back(term.group);
        query.terms.push_back(term);
        tokenizer.grams(token, hashes);
    };
    bool afterHow = false; // the "long" of "how long" asks and names nothing
    for (const Token &token : tokens) {
        if (!token.stop || onlyStops)
            add(token, true, afterHow || tokenizer.isGeneric(token.word));
        afterHow = token.word == "how"_L1 || token.word == "wie"_L1 || token.word == "hoe"_L1;
    }
    if (!titleTerms.isEmpty()) {
        for (const Token &token : tokenizer.tokens(titleTerms.join(u' '))) {
            if (!token.stop)
                add(token, false, tokenizer.isGeneric(token.word));
        }
    }
    std::sort(hashes.begin(), hashes.end());
    hashes.erase(std::unique(hashes.begin(), hashes.end()), hashes.end());
    for (const TermHash hash : hashes) {
        quint32 frequency = 0;
        for (std::size_t p = 0; p < m_parts.size(); ++p) {
            const IndexSegment &segment = *m_parts[p].segment;
            const quint32 gram = segment.gramNumber(hash);
            query.parts[p].grams.push_back(gram);
            if (gram != TermTable::kUnknown)
                frequency += segment.grams().frequency(gram, m_parts[p].live);
        }
        query.gramIdf.push_back(frequency > 0 ? idf(frequency) : 0);
    }
    return query;
}

std::vector<ShelfHit> IndexShelf::candidates(const ShelfQuery &query, int maskedDocument) const
{
    std::vector<ShelfHit> hits;
    std::vector<float> scores, gramScores;
    for (std::size_t p = 0; p < m_parts.size(); ++p) {
        const ShelfPart &part = m_parts[p];
        const IndexSegment &segment = *part.segment;
        const ShelfQuery::Numbers &numbers = query.parts[p];
        scores.assign(segment.size(), 0);
        gramScores.assign(segment.size(), 0);
        for (const std::size_t t : query.distinct) {
            const QueryTerm &term = query.terms[t];
            if (numbers.stems[t] != TermTable::kUnknown)
                segment.stems().score(numbers.stems[t], term.weight * term.idf, m_stemLength, scores);
        }
        for (std::size_t g = 0; g < query.gramIdf.size(); ++g) {
            if (numbers.grams[g] != TermTable::kUnknown)
                segment.grams().score(numbers.grams[g], query.gramIdf[g], m_gramLength, gramScores);
        }
        for (quint32 i = 0; i < scores.size(); ++i) {
            const double score = scores[i] + m_gramWeight * gramScores[i];
            if (score > 0 && part.isLive(i)
                && (maskedDocument < 0 || segment.span(i).document != maskedDocument))
                hits.push_back({{quint32(p), i}, score});
        }
    }
    return hits;
}

std::vector<ShelfHit> IndexShelf::rank(const ShelfQuery &query, int limit, int maskedDocument) const
{
    const auto better = [this](const ShelfHit &a, const ShelfHit &b) {
        if (a.score != b.score)
            return a.score > b.score;
        const qint64 first = passage(a.at).passageId, second = passage(b.at).passageId;
        return first != second ? first < second : a.at.passage < b.at.passage;
    };
    std::vector<ShelfHit> hits = candidates(query, maskedDocument);
    const std::size_t depth = std::min<std::size_t>(hits.size(), std::size_t(std::max(limit, kRerankDepth)));
    std::partial_sort(hits.begin(), hits.begin() + qsizetype(depth), hits.end(), better);
    hits.resize(depth);
    const std::size_t reranked = std::min<std::size_t>(depth, kRerankDepth);
    for (std::size_t i = 0; i < reranked; ++i)
        hits[i].score = rerank(query, hits[i].at, hits[i].score);
    std::sort(hits.begin(), hits.begin() + qsizetype(reranked), better);
    if (hits.size() > std::size_t(limit))
        hits.resize(std::size_t(limit));
    return hits;
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

} // namespace

double IndexShelf::rerank(const ShelfQuery &query, ShelfPlace at, double first) const
{
    const IndexSegment &segment = *m_parts[at.part].segment;
    const ShelfQuery::Numbers &numbers = query.parts[at.part];
    const IndexSegment::PassageSpan &span = segment.span(at.passage);
    double inTitle = 0, best = 0;
    std::vector<std::size_t> elsewhere;
    for (const std::size_t t : query.distinct) {
        if (segment.holds(span.tokenEnd, span.titleEnd, numbers.stems[t]))
            inTitle += query.terms[t].idf;
        else if (segment.holds(span.tokenStart, span.tokenEnd, numbers.stems[t]))
            elsewhere.push_back(t);
    }
    for (quint32 s = span.sentenceStart; s < span.sentenceEnd; ++s) {
        double overlap = inTitle;
        for (const std::size_t t : elsewhere)
            overlap += segment.sentenceHolds(segment.sentence(s), numbers.stems[t]) ? query.terms[t].idf : 0;
        best = std::max(best, overlap);
    }
    double exact = 0;
    for (std::size_t t = 0; t < query.terms.size(); ++t) {
        const bool holds = segment.holdsSurface(span.tokenStart, span.titleEnd, numbers.surfaces[t]);
        exact += holds ? query.terms[t].idf : 0;
    }
    return first + kSentenceWeight * best + kProximityWeight * proximity(query, numbers, segment, span)
        + kExactWeight * exact;
}

ShelfSentence IndexShelf::sentenceAt(const ShelfQuery &query, const ShelfHit &hit, quint32 number) const
{
    const IndexSegment &segment = *m_parts[hit.at.part].segment;
    const ShelfQuery::Numbers &numbers = query.parts[hit.at.part];
    const IndexSegment::PassageSpan &span = segment.span(hit.at.passage);
    const IndexSegment::Sentence &sentence = segment.sentence(number);
    double score = hit.score, overlap = 0, total = 1e-9;
    for (const std::size_t t : query.distinct) {
        const QueryTerm &term = query.terms[t];
        const double weight = term.weight * term.idf;
        total += term.counts ? weight : 0;
        const bool own = segment.sentenceHolds(sentence, numbers.stems[t]);
        if (own || segment.holds(span.tokenEnd, span.titleEnd, numbers.stems[t]))
            score += weight;
        if (own && term.counts)
            overlap += weight;
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
            score += kGramShare * query.gramIdf[g];
    }
    for (std::size_t t = 0; t < query.terms.size(); ++t) {
        if (segment.holdsSurface(sentence.tokenStart, sentence.tokenEnd, numbers.surfaces[t]))
            score += kExactWeight * query.terms[t].idf;
    }
    const QString words = passage(hit.at).text.mid(sentence.textStart, sentence.textEnd - sentence.textStart);
    if (hasCue(query.type, words, query.lower))
        score += kCueWeight;
    if (sentence.tokenEnd - sentence.tokenStart < kShortTokens)
        score -= kShortPenalty;
    if (isTableRow(words))
        score -= kRowPenalty;
    return {hit.at, number - span.sentenceStart, score, overlap / total};
}

std::vector<ShelfSentence> IndexShelf::sentences(
    const ShelfQuery &query, const std::vector<ShelfHit> &hits) const
{
    std::vector<ShelfSentence> out;
    for (std::size_t h = 0; h < hits.size() && h < kSentencePassages; ++h) {
        const IndexSegment::PassageSpan &span = m_parts[hits[h].at.part].segment->span(hits[h].at.passage);
        for (quint32 s = span.sentenceStart; s < span.sentenceEnd; ++s)
            out.push_back(sentenceAt(query, hits[h], s));
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
        const bool title = segment.holds(span.tokenEnd, span.titleEnd, numbers.stems[t]);
        titled = titled && (title || term.weight < 1);
        inPassage += title || segment.holds(span.tokenStart, span.tokenEnd, numbers.stems[t]) ? weight : 0;
        inSentence += title || segment.sentenceHolds(sentence, numbers.stems[t]) ? weight : 0;
    }
    if (titled)
        answer.threshold = std::min(m_threshold, kTitledThreshold);
    answer.coverage = (inPassage + inSentence) / (2 * total);
    answer.weight = total / m_highestIdf;
    answer.confidence = answer.hits.front().score / m_highestIdf * answer.coverage;
}

ShelfAnswer IndexShelf::answer(const ShelfQuery &query, int limit, int maskedDocument) const
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
