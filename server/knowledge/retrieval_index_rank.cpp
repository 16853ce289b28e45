// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The formulae of ranking, sentence choice and confidence. All weights were measured together; they are flat,
// so that a change of one of them by half moves little.
#include "server/knowledge/retrieval_index_shelf.h"
#include <algorithm>

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

bool betterHit(const ShelfHit &a, const ShelfHit &b)
{
    return a.score != b.score ? a.score > b.score : a.passage < b.passage;
}

} // namespace

ShelfQuery IndexShelf::analyse(const QString &question, const QStringList &titleTerms) const
{
    ShelfQuery query;
    query.text = question;
    query.lower = question.toLower();
    query.type = questionTypeOf(question);
    const Tokenizer tokenizer(m_language);
    QList<Token> tokens = tokenizer.tokens(question);
    const bool onlyStops = std::all_of(tokens.begin(), tokens.end(), [](const Token &t) { return t.stop; });
    std::vector<quint64> hashes;
    const auto add = [&](const Token &token, bool counts, bool generic) {
        QueryTerm term;
        term.kind = token.kind;
        term.counts = counts;
        term.weight = generic ? 0.5 : 1;
        query.namesTopic = query.namesTopic || (counts && !generic && !token.stop);
        const auto stem = m_stemNumbers.constFind(tokenizer.stem(token));
        term.stem = stem == m_stemNumbers.constEnd() ? QueryTerm::kUnknown : *stem;
        term.idf = term.stem == QueryTerm::kUnknown ? m_stems.highestIdf() : m_stems.idf(term.stem);
        const auto surface = m_surfaces.constFind(token.word);
        term.surface = surface == m_surfaces.constEnd() ? QueryTerm::kUnknown : *surface;
        query.terms.push_back(term);
        tokenizer.grams(token, hashes);
    };
    bool afterHow = false; // the "long" of "how long" asks and names nothing
    for (const Token &token : std::as_const(tokens)) {
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
    for (const quint64 hash : hashes) {
        const auto gram = m_gramNumbers.find(hash);
        if (gram != m_gramNumbers.end())
            query.grams.push_back(gram->second);
    }
    return query;
}

namespace {

/// The terms of a query once each, with the weight of the first mention.
std::vector<QueryTerm> distinct(const ShelfQuery &query)
{
    std::vector<QueryTerm> out;
    for (const QueryTerm &term : query.terms) {
        const bool seen = term.stem != QueryTerm::kUnknown
            && std::any_of(out.begin(), out.end(), [&](const QueryTerm &t) { return t.stem == term.stem; });
        if (!seen)
            out.push_back(term);
    }
    return out;
}

} // namespace

std::vector<ShelfHit> IndexShelf::rank(const ShelfQuery &query, int limit, int maskedDocument) const
{
    std::vector<float> scores(m_passages.size(), 0), gramScores(m_passages.size(), 0);
    for (const QueryTerm &term : distinct(query)) {
        if (term.stem != QueryTerm::kUnknown)
            m_stems.score(term.stem, term.weight, scores);
    }
    for (const quint32 gram : query.grams)
        m_grams.score(gram, 1, gramScores);
    std::vector<ShelfHit> hits;
    for (std::size_t i = 0; i < scores.size(); ++i) {
        const double score = scores[i] + m_gramWeight * gramScores[i];
        if (score > 0 && (maskedDocument < 0 || m_passages[i].document != maskedDocument))
            hits.push_back({quint32(i), score});
    }
    const std::size_t depth = std::min<std::size_t>(hits.size(), std::size_t(std::max(limit, kRerankDepth)));
    std::partial_sort(hits.begin(), hits.begin() + qsizetype(depth), hits.end(), betterHit);
    hits.resize(depth);
    const std::size_t reranked = std::min<std::size_t>(depth, kRerankDepth);
    for (std::size_t i = 0; i < reranked; ++i)
        hits[i].score = rerank(query, hits[i].passage, hits[i].score);
    std::sort(hits.begin(), hits.begin() + qsizetype(reranked), betterHit);
    if (hits.size() > std::size_t(limit))
        hits.resize(std::size_t(limit));
    return hits;
}

bool IndexShelf::holds(quint32 tokenStart, quint32 tokenEnd, quint32 stem) const
{
    for (quint32 i = tokenStart; i < tokenEnd; ++i) {
        if (m_surfaceStem[m_tokens[i]] == stem)
            return true;
    }
    return false;
}

bool IndexShelf::sentenceHolds(const Sentence &sentence, quint32 stem) const
{
    if (holds(sentence.tokenStart, sentence.tokenEnd, stem))
        return true;
    if (sentence.intro < 0)
        return false;
    const Sentence &intro = m_sentences[std::size_t(sentence.intro)];
    return holds(intro.tokenStart, intro.tokenEnd, stem);
}

double IndexShelf::proximity(const ShelfQuery &query, const PassageSpan &span) const
{
    double sum = 0;
    const QueryTerm *before = nullptr;
    for (const QueryTerm &term : query.terms) {
        const QueryTerm *first = std::exchange(before, &term);
        if (!first || first->stem == QueryTerm::kUnknown || term.stem == QueryTerm::kUnknown
            || first->stem == term.stem)
            continue;
        qint64 lastFirst = -1, lastSecond = -1, smallest = kProximityWindow + 1;
        for (quint32 i = span.tokenStart; i < span.tokenEnd; ++i) {
            const quint32 stem = m_surfaceStem[m_tokens[i]];
            if (stem == first->stem)
                lastFirst = i;
            else if (stem == term.stem)
                lastSecond = i;
            else
                continue;
            if (lastFirst >= 0 && lastSecond >= 0)
                smallest = std::min(smallest, std::abs(lastFirst - lastSecond));
        }
        if (smallest <= kProximityWindow)
            sum += std::min(first->idf, term.idf) / double(smallest);
    }
    return sum;
}

double IndexShelf::rerank(const ShelfQuery &query, quint32 passage, double first) const
{
    const PassageSpan &span = m_passages[passage];
    const std::vector<QueryTerm> terms = distinct(query);
    double inTitle = 0, best = 0;
    std::vector<const QueryTerm *> elsewhere;
    for (const QueryTerm &term : terms) {
        if (term.stem == QueryTerm::kUnknown)
            continue;
        if (holds(span.tokenEnd, span.titleEnd, term.stem))
            inTitle += term.idf;
        else if (holds(span.tokenStart, span.tokenEnd, term.stem))
            elsewhere.push_back(&term);
    }
    for (quint32 s = span.sentenceStart; s < span.sentenceEnd; ++s) {
        double overlap = inTitle;
        for (const QueryTerm *term : elsewhere)
            overlap += sentenceHolds(m_sentences[s], term->stem) ? term->idf : 0;
        best = std::max(best, overlap);
    }
    double exact = 0;
    for (const QueryTerm &term : query.terms) {
        if (term.surface == QueryTerm::kUnknown)
            continue;
        const auto begin = m_tokens.begin() + span.tokenStart, end = m_tokens.begin() + span.titleEnd;
        exact += std::find(begin, end, term.surface) != end ? term.idf : 0;
    }
    return first + kSentenceWeight * best + kProximityWeight * proximity(query, span) + kExactWeight * exact;
}

std::vector<ShelfSentence> IndexShelf::sentences(
    const ShelfQuery &query, const std::vector<ShelfHit> &hits) const
{
    std::vector<ShelfSentence> out;
    const std::vector<QueryTerm> terms = distinct(query);
    double total = 1e-9;
    for (const QueryTerm &term : terms)
        total += term.counts ? term.weight * term.idf : 0;
    std::vector<quint32> grams = query.grams;
    std::sort(grams.begin(), grams.end());
    for (std::size_t h = 0; h < hits.size() && h < kSentencePassages; ++h) {
        const PassageSpan &span = m_passages[hits[h].passage];
        const QString &text = m_all[m_numbers[hits[h].passage]].text;
        for (quint32 s = span.sentenceStart; s < span.sentenceEnd; ++s) {
            const Sentence &sentence = m_sentences[s];
            double score = hits[h].score;
            double overlap = 0;
            for (const QueryTerm &term : terms) {
                if (term.stem == QueryTerm::kUnknown)
                    continue;
                const bool own = sentenceHolds(sentence, term.stem);
                if (own || holds(span.tokenEnd, span.titleEnd, term.stem))
                    score += term.weight * term.idf;
                if (own && term.counts)
                    overlap += term.weight * term.idf;
            }
            std::vector<quint32> found;
            for (quint32 i = sentence.tokenStart; i < sentence.tokenEnd; ++i) {
                const quint32 surface = m_tokens[i];
                for (quint32 g = m_gramOffsets[surface]; g < m_gramOffsets[surface + 1]; ++g) {
                    if (std::binary_search(grams.begin(), grams.end(), m_gramsOfSurface[g]))
                        found.push_back(m_gramsOfSurface[g]);
                }
            }
            std::sort(found.begin(), found.end());
            found.erase(std::unique(found.begin(), found.end()), found.end());
            for (const quint32 gram : found)
                score += kGramShare * m_grams.idf(gram);
            const auto begin = m_tokens.begin() + sentence.tokenStart,
                       end = m_tokens.begin() + sentence.tokenEnd;
            for (const QueryTerm &term : query.terms) {
                if (term.surface != QueryTerm::kUnknown && std::find(begin, end, term.surface) != end)
                    score += kExactWeight * term.idf;
            }
            const QString words = text.mid(sentence.textStart, sentence.textEnd - sentence.textStart);
            if (hasCue(query.type, words, query.lower))
                score += kCueWeight;
            if (sentence.tokenEnd - sentence.tokenStart < kShortTokens)
                score -= kShortPenalty;
            if (isTableRow(words))
                score -= kRowPenalty;
            out.push_back({hits[h].passage, s - span.sentenceStart, score, overlap / total});
        }
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
    const PassageSpan &span = m_passages[best.passage];
    const Sentence &sentence = m_sentences[span.sentenceStart + best.sentence];
    double total = 1e-9, inPassage = 0, inSentence = 0;
    bool titled = query.namesTopic;
    for (const QueryTerm &term : distinct(query)) {
        if (!term.counts)
            continue;
        const double weight = term.weight * term.idf;
        total += weight;
        const bool title = term.stem != QueryTerm::kUnknown && holds(span.tokenEnd, span.titleEnd, term.stem);
        titled = titled && (title || term.weight < 1);
        if (term.stem == QueryTerm::kUnknown)
            continue;
        inPassage += title || holds(span.tokenStart, span.tokenEnd, term.stem) ? weight : 0;
        inSentence += title || sentenceHolds(sentence, term.stem) ? weight : 0;
    }
    if (titled)
        answer.threshold = std::min(m_threshold, kTitledThreshold);
    answer.coverage = (inPassage + inSentence) / (2 * total);
    answer.weight = total / m_stems.highestIdf();
    answer.confidence = answer.hits.front().score / m_stems.highestIdf() * answer.coverage;
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
