// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a question asks for: its words, their spelling and weight, its concepts, and its meaning.
#include "server/knowledge/index/retrieval_index_shelf.h"
#include <algorithm>
#include <cmath>

namespace answerdesk::knowledge {

using namespace Qt::Literals::StringLiterals;

namespace {

/// Passages that are considered for their meaning, whatever their words are.
constexpr std::size_t kNearestMeanings = 30;
constexpr qsizetype kLeastSpelled = 5; ///< letters of a word whose spelling is corrected
/// What a passage of the very meaning of the question adds to its score: a multiple of what the question's
/// words could add, which counts up to a limit. Few words say little; where many match, they need no help.
constexpr double kSimilarityWeight = 6, kMostReach = 3;
constexpr double kTrustPower = 3; ///< of the share of words that the encoder knows
constexpr QStringView kLetters = u"abcdefghijklmnopqrstuvwxyzäöüßéèêëàâáãåæçñóòôõøíìîúùûýąćęłńśźżčďěňřšťůž";

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
        term.isEncoded = m_encoder && m_encoder->knows(token.word);
        term.isName = token.capitalised && token.start > 0 && m_language != "de"_L1; // there nouns are too
        query.namesTopic = query.namesTopic || (counts && !generic && !token.stop);
        term.stem = termHash(tokenizer.stem(token));
        term.surface = termHash(token.word);
        for (std::size_t p = 0; p < m_parts.size(); ++p) {
            const IndexSegment &segment = *m_parts[p].segment;
            query.parts[p].stems.push_back(segment.stemNumber(term.stem));
            query.parts[p].surfaces.push_back(segment.surfaceNumber(term.surface));
        }
        const quint32 frequency = frequencyOf(query, &ShelfQuery::Numbers::stems, &IndexSegment::stems);
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
    encode(tokens, query);
    std::sort(hashes.begin(), hashes.end());
    hashes.erase(std::unique(hashes.begin(), hashes.end()), hashes.end());
    for (const TermHash hash : hashes) {
        for (std::size_t p = 0; p < m_parts.size(); ++p)
            query.parts[p].grams.push_back(m_parts[p].segment->gramNumber(hash));
        const quint32 frequency = frequencyOf(query, &ShelfQuery::Numbers::grams, &IndexSegment::grams);
        query.gramIdf.push_back(frequency > 0 ? idf(frequency) : 0);
    }
    return query;
}

quint32 IndexShelf::frequencyOf(const ShelfQuery &query, std::vector<quint32> ShelfQuery::Numbers::*numbers,
    const InvertedField &(IndexSegment::*field)() const) const
{
    quint32 sum = 0;
    for (std::size_t p = 0; p < m_parts.size(); ++p) {
        const quint32 number = (query.parts[p].*numbers).back();
        if (number != TermTable::kUnknown)
            sum += ((*m_parts[p].segment).*field)().frequency(number, m_parts[p].live);
    }
    return sum;
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

bool IndexShelf::knowsWords(const QString &text) const
{
    const Tokenizer tokenizer(m_language);
    const QList<Token> tokens = tokenizer.tokens(text);
    return std::all_of(tokens.begin(), tokens.end(),
        [&](const Token &token) { return token.stop || frequency(termHash(tokenizer.stem(token))) > 0; });
}

Token IndexShelf::spelled(const Token &token, const Tokenizer &tokenizer) const
{
    const QString stem = tokenizer.stem(token);
    const bool isWord = token.kind == Token::Word && token.word.size() >= kLeastSpelled
        && std::all_of(token.word.begin(), token.word.end(), [](QChar c) { return c.isLetter(); });
    if (!isWord || frequency(termHash(stem)) > 0 || m_lexicon->knows(stem))
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
    for (const ConceptMention &mention : m_lexicon->mentions(stems, ConceptLexicon::Use::Question)) {
        auto topic = std::find_if(query.topics.begin(), query.topics.end(),
            [&](const QueryTopic &other) { return other.id == mention.topic; });
        if (topic == query.topics.end()) {
            for (std::size_t p = 0; p < m_parts.size(); ++p)
                query.parts[p].topics.push_back(m_parts[p].segment->topicNumber(mention.topic));
            const quint32 frequency = frequencyOf(query, &ShelfQuery::Numbers::topics, &IndexSegment::topics);
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
        if (term.weight < 1 && term.topic < 0) // it only asks
            term.weight = 0;
        if (term.topic >= 0 && query.topics[std::size_t(term.topic)].isKnown)
            term.idf = query.topics[std::size_t(term.topic)].idf;
        else if (known > 0)
            term.idf = std::min(term.idf, sum / known);
    }
}

/// The encoder is trusted less the more of the question's words the passages know and it has never seen:
/// names, and what a trade of its own talks about.
void IndexShelf::encode(const QList<Token> &tokens, ShelfQuery &query) const
{
    if (!m_encoder)
        return;
    double encoded = 0, known = 0, all = 0;
    for (const std::size_t t : query.distinct) {
        const QueryTerm &term = query.terms[t];
        const double weight = term.counts ? term.weight * term.idf : 0;
        all += weight;
        encoded += term.isEncoded ? weight : 0;
        known += term.isEncoded || term.isKnown ? weight : 0;
    }
    if (encoded == 0)
        return;
    query.vector = TextEncoder::packed(m_encoder->encode(tokens));
    query.understood = std::pow(encoded / all, kTrustPower);
    query.similarityWeight = kSimilarityWeight * std::pow(encoded / known, kTrustPower)
        * std::min(all, kMostReach * m_highestIdf);
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

} // namespace answerdesk::knowledge
