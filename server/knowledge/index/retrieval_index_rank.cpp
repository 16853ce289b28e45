// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The formulae of ranking, sentence choice and confidence. All weights were measured together; they are flat,
// so that a change of one of them by half moves little.
#include "server/knowledge/index/retrieval_index_shelf.h"
#include <algorithm>
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
constexpr double kTopicLess = 1;
constexpr double kTopicEvidence = 0.4; ///< of the concepts' share of a score
constexpr qsizetype kLeastSpelled = 5; ///< letters of a word whose spelling is corrected
constexpr QStringView kLetters = u"abcdefghijklmnopqrstuvwxyzäöüßéèêëàâáãåæçñóòôõøíìîúùûýąćęłńśźżčďěňřšťůž";
constexpr int kProximityWindow = 6;
constexpr double kGramShare = 1.0 / 8, kCueWeight = 6, kShortPenalty = 3;
constexpr quint32 kShortTokens = 6;
constexpr double kRowPenalty = 2;
/// Enough for a question whose topic is the title of a passage: "What is a VPN?" has one frequent word, which
/// gives little confidence, and yet there is no doubt what to answer from.
constexpr double kTitledThreshold = 0.5;
/// Passages that are considered for their meaning, whatever their words are.
constexpr std::size_t kNearestMeanings = 30;

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
    QStringList stems;
    std::vector<int> termOfToken; // -1 for a word that is no term
    bool afterHow = false; // the "long" of "how long" asks and names nothing
    for (const Token &written : tokens) {
        const Token token = written.stop ? written : spelled(written, tokenizer);
        stems << tokenizer.stem(token);
        termOfToken.push_back(!token.stop || onlyStops ? int(query.terms.size()) : -1);
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
    addTopics(stems, termOfToken, query);
    weighUnknown(query);
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

quint32 IndexShelf::frequency(TermHash stem) const
{
    quint32 sum = 0;
    for (const ShelfPart &part : m_parts) {
        const quint32 number = part.segment->stemNumber(stem);
        if (number != TermTable::kUnknown)
            sum += part.segment->stems().frequency(number, part.live);
    }
    return sum;
}

Token IndexShelf::spelled(const Token &token, const Tokenizer &tokenizer) const
{
    const QString stem = tokenizer.stem(token);
    const bool isWord = token.kind == Token::Word && token.word.size() >= kLeastSpelled
        && std::all_of(token.word.begin(), token.word.end(), [](QChar c) { return c.isLetter(); });
    const ConceptLexicon &lexicon = ConceptLexicon::of(m_language);
    if (!isWord || frequency(termHash(stem)) > 0 || lexicon.knows(stem))
        return token;
    Token best = token;
    quint32 most = 0;
    const auto consider = [&](const QString &word) {
        const TermHash surface = termHash(word);
        const bool isKnown = std::any_of(m_parts.begin(), m_parts.end(), [&](const ShelfPart &part) {
            return part.segment->surfaceNumber(surface) != TermTable::kUnknown;
        });
        if (!isKnown)
            return;
        Token meant = token;
        meant.word = word;
        meant.stop = tokenizer.isStopWord(word);
        const quint32 count = meant.stop ? 0 : frequency(termHash(tokenizer.stem(meant)));
        if (count > most) {
            most = count;
            best = meant;
        }
    };
    // The first letter is hardly ever wrong.
    const QString &word = token.word;
    for (qsizetype i = 1; i < word.size(); ++i) {
        consider(word.left(i) + word.mid(i + 1));
        if (i + 1 < word.size())
            consider(word.left(i) + word[i + 1] + word[i] + word.mid(i + 2));
    }
    for (const QChar letter : kLetters) {
        for (qsizetype i = 1; i <= word.size(); ++i) {
            consider(word.left(i) + letter + word.mid(i));
            if (i < word.size())
                consider(word.left(i) + letter + word.mid(i + 1));
        }
    }
    return best;
}

void IndexShelf::addTopics(
    const QStringList &stems, const std::vector<int> &termOfToken, ShelfQuery &query) const
{
    for (const ConceptMention &mention :
        ConceptLexicon::of(m_language).mentions(stems, ConceptLexicon::Use::Question)) {
        auto topic = std::find_if(query.topics.begin(), query.topics.end(),
            [&](const QueryTopic &other) { return other.id == mention.topic; });
        if (topic == query.topics.end()) {
            quint32 frequency = 0;
            for (std::size_t p = 0; p < m_parts.size(); ++p) {
                const quint32 number = m_parts[p].segment->topicNumber(mention.topic);
                query.parts[p].topics.push_back(number);
                if (number != TermTable::kUnknown)
                    frequency += m_parts[p].segment->topics().frequency(number, m_parts[p].live);
            }
            topic
                = query.topics.insert(topic, {mention.topic, mention.weight, idf(frequency), frequency > 0});
        }
        topic->weight = std::max(topic->weight, double(mention.weight));
        for (quint32 i = mention.firstToken; i < mention.firstToken + mention.tokens; ++i) {
            if (termOfToken[i] >= 0)
                query.terms[std::size_t(termOfToken[i])].topic = int(topic - query.topics.begin());
        }
    }
}

/// A word that no passage has says less about a question the more of its other words are known.
void IndexShelf::weighUnknown(ShelfQuery &query) const
{
    double sum = 0;
    int known = 0;
    for (const std::size_t t : query.distinct) {
        if (query.terms[t].isKnown && query.terms[t].counts) {
            sum += query.terms[t].idf;
            ++known;
        }
    }
    for (QueryTerm &term : query.terms) {
        if (term.isKnown)
            continue;
        if (term.topic >= 0 && query.topics[std::size_t(term.topic)].isKnown)
            term.idf = query.topics[std::size_t(term.topic)].idf;
        else if (known > 0)
            term.idf = std::min(term.idf, sum / known);
    }
}

void IndexShelf::compare(const QuestionEmbedding &question, const Meaning &meaning, ShelfQuery &query) const
{
    std::vector<float> cosines, known;
    meaning.passages->cosines(question, m_ids, cosines);
    known.reserve(cosines.size());
    double sum = 0;
    for (const float cosine : cosines) {
        if (cosine == EmbeddingTable::kNone)
            continue;
        known.push_back(cosine);
        sum += cosine;
    }
    if (known.empty())
        return;
    const auto count = std::min(kNearestMeanings, known.size());
    std::nth_element(known.begin(), known.begin() + qsizetype(count) - 1, known.end(), std::greater());
    const double largest = *std::max_element(known.begin(), known.begin() + qsizetype(count));
    // Models differ in what they call far: the average passage is what has nothing to do with the question.
    const double average = sum / double(known.size());
    const double range = std::max(largest - average, 1e-6);
    const auto nearness = [&](float cosine) {
        return cosine == EmbeddingTable::kNone ? cosine : float(std::max(0.0, (cosine - average) / range));
    };
    query.meaningWeight = meaning.weight;
    query.leastNearness = std::max(nearness(known[count - 1]), 1e-3F);
    for (std::size_t p = 0; p < m_parts.size(); ++p)
        query.parts[p].nearness.assign(m_parts[p].segment->size(), EmbeddingTable::kNone);
    for (std::size_t i = 0; i < m_order.size(); ++i)
        query.parts[m_order[i].part].nearness[m_order[i].passage] = nearness(cosines[i]);
}

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
                segment.stems().score(
                    numbers.stems[t], kTopicLess * term.weight * term.idf, m_stemLength, words);
        }
        for (std::size_t i = 0; i < topic.size(); ++i)
            scores.topics[i] += std::max(0.0F, topic[i] - words[i]);
    }
    for (std::size_t g = 0; g < query.gramIdf.size(); ++g) {
        if (numbers.grams[g] != TermTable::kUnknown)
            segment.grams().score(numbers.grams[g], query.gramIdf[g], m_gramLength, scores.grams);
    }
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
            const ShelfHit hit{{quint32(p), i},
                scores.stems[i] + m_gramWeight * scores.grams[i] + scores.topics[i], scores.topics[i]};
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
        more.sentence, more.proximity, more.exact};
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
    // What ranks is not all evidence: a passage about the same things need not say what was asked.
    const double evidence = first.score - first.meaning - (1 - kTopicEvidence) * first.topics;
    answer.confidence = evidence / m_highestIdf * answer.coverage;
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
